"""A second verifier, written from docs/dice.md alone: it shares no code with the first, and must find the same.

It reads records with its own few lines and knows no rule of a game but which spaces of the Temple can hold a danger.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest

T = TypeVar("T")

DATA = Path(__file__).parents[1] / "data" / "dice"


class Chain(NamedTuple):
    name: str
    since: int
    anchor: str
    at: int
    link: str
    silent: set[int]
    """The rolls for which it was away or asked in vain."""


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def earlier(link: str, steps: int) -> str:
    value = bytes.fromhex(link)
    for _ in range(steps):
        value = sha(value)
    return value.hex()


def numbers(text: str) -> set[int]:
    """`2-4+9`, or `-` for none."""
    found: set[int] = set()
    for run in text.split("+") if text != "-" else ():
        first, _, last = run.partition("-")
        found |= set(range(int(first), int(last or first) + 1))
    return found


class Dice:
    """Everything that a record says of its dice, and what follows from it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.headers: dict[str, str] = dict(re.findall(r"^([a-z-]+): (.*)$", text, re.MULTILINE))
        self.turns: list[tuple[str, str, str]] = re.findall(r"^(\d+)\. (\S+ \S+ \S+) \| (.*)$", text, re.MULTILINE)
        self.chains = [self._chain(each) for each in self.headers["x-chains"].split(", ")]
        self.anchor, self.key = self.headers["x-server"].split(" ")
        number, self.server_link = self.headers["x-server-link"].split(" ")
        self.server_number = int(number)
        self.late = {each.rpartition(" ")[0]: int(each.rpartition(" ")[2]) for each in self._list("x-late")}
        self.players = self._list("players")
        self.base = sha(f"{self.headers['x-seal']}\n{self.links(1)}".encode()).hex()

    def _list(self, header: str) -> list[str]:
        return self.headers[header].split(", ") if header in self.headers else []

    @staticmethod
    def _chain(text: str) -> Chain:
        name, since, anchor, at, link, away, vain = text.rsplit(" ", 6)
        return Chain(name, int(since), anchor, int(at), link, numbers(away) | numbers(vain))

    def seal(self) -> str:
        anchors = {chain.name: chain.anchor for chain in self.chains if chain.since == 1}
        lines = [
            "pennypapers dice 2",
            f"table {self.headers['x-table']}",
            f"adventure {self.headers['adventure']}",
            f"layout {self.headers['x-layout']}",
            f"options {self.headers.get('options', '')}",
            f"links {self.headers['x-dice'].split(' ')[1]}",
            f"server {self.headers['x-server']}",
            *(f"seat {anchors.get(name, '-')} {name}" for name in self.players if name not in self.late),
            *(f"paper {name}" for name in self._list("x-paper")),
        ]
        return sha("".join(f"{line}\n" for line in lines).encode()).hex()

    def links(self, roll: int) -> str:
        """`PLACE LINK` for everybody who gave a link for a roll."""
        given = [
            f"{place} {earlier(chain.link, chain.at - roll)}\n"
            for place, chain in enumerate(self.chains)
            if chain.since <= roll <= chain.at and roll not in chain.silent
        ]
        return "".join(given)

    def stream(self, roll: int, what: str) -> Iterator[int]:
        server = earlier(self.server_link, self.server_number - min(roll, self.server_number))
        message = f"{self.base}\n{roll}\n{self.links(roll) if roll > 1 else ''}"
        key = hmac.digest(bytes.fromhex(server), message.encode(), "sha256")
        for block in count():
            yield from hmac.digest(key, f"{what} {block}".encode(), "sha256")

    def roll(self, turn: int) -> str:
        source = self.stream(turn, "roll")
        return " ".join(f"12345{special}"[below(6, source)] for special in "PD!")

    def exchange(self, turn: int) -> dict[str, str]:
        """Whose sheet each player holds, with those who joined later put in."""
        later = [name for name, closed in self.late.items() if closed >= turn]
        source, seats = self.stream(turn, "exchange"), len(self.players) - len(later)
        while True:
            held = shuffled(list(range(seats)), source)
            if all(owner != seat for seat, owner in enumerate(held)):
                break
        for _ in later:
            holder = below(len(held), self.stream(turn, f"holder {len(held)}"))
            held.append(held[holder])
            held[holder] = len(held) - 1
        return {self.players[seat]: self.players[owner] for seat, owner in enumerate(held)}

    def missed(self, turn: int) -> list[str]:
        """The order in which spaces are tried for a danger that a latecomer missed."""
        rows = self.headers["x-layout"].split(" | ")[1:]
        spaces = [
            f"{'abcdefghij'[col]}{row}"
            for row, tokens in enumerate(rows, 1)
            for col, token in enumerate(tokens.split(" "))
            if token != "-"
        ]
        return shuffled(spaces, self.stream(turn, "late"), size=2)

    def is_signed(self) -> bool:
        text = re.sub(r"^x-(signature|layout): .*\n", "", self.text, flags=re.MULTILINE)
        digits = [int(digit, 16) for digit in sha(text.encode()).hex()[:32]]
        digits += [int(digit, 16) for digit in f"{sum(15 - digit for digit in digits):03x}"]
        signature, ends = bytes.fromhex(self.headers["x-signature"]), b""
        for place, digit in enumerate(digits):
            value = signature[16 * place : 16 * place + 16]
            for step in range(digit, 15):
                value = sha(bytes((place, step)) + value)[:16]
            ends += value
        return sha(ends).hex() == self.key


def below(k: int, source: Iterator[int], size: int = 1) -> int:
    values = 256**size
    while True:
        drawn = int.from_bytes(bytes(next(source) for _ in range(size)))
        if drawn < values - values % k:
            return drawn % k


def shuffled(entries: list[T], source: Iterator[int], size: int = 1) -> list[T]:
    for i in range(len(entries) - 1, 0, -1):
        other = below(i + 1, source, size)
        entries[i], entries[other] = entries[other], entries[i]
    return entries


def wrong(text: str) -> list[str]:
    """What the verifier finds wrong with a record."""
    dice = Dice(text)
    found = [] if dice.seal() == dice.headers["x-seal"] else ["seal"]
    found += [chain.name for chain in dice.chains if earlier(chain.link, chain.at) != chain.anchor]
    if earlier(dice.server_link, dice.server_number) != dice.anchor:
        found.append("server")
    is_typed = "dice=by_hand" in dice.headers.get("options", "")
    filled: dict[str, set[str]] = {name: set() for name in dice.late}
    for number, roll, entries in dice.turns:
        turn = int(number)
        if not is_typed and dice.roll(turn) != roll:
            found.append(f"roll {turn}")
        played = [re.fullmatch(r"(.*?)(?:>(.*))?: (.*)", entry) for entry in entries.split(" | ")]
        parts = [(each[1], each[2], each[3]) for each in played if each]
        held = {player: owner for player, owner, _ in parts if owner}
        if len(dice.players) > 1 and held and held != dice.exchange(turn):
            found.append(f"exchange {turn}")
        for player, owner, marks in parts:
            sheet = owner or player
            if sheet in dice.late:
                if held and turn <= dice.late[sheet]:
                    plain = [space for space in dice.missed(turn) if space not in filled[sheet]]
                    if f"{next(space for space in plain if is_plain(dice, space))}=!" != marks:
                        found.append(f"missed {turn}")
                filled[sheet] |= set(re.findall(r"(\w+)=", marks))
    return found if dice.is_signed() else [*found, "signature"]


def is_plain(dice: Dice, space: str) -> bool:
    """A mummy can be drawn in an empty plain space."""
    row = dice.headers["x-layout"].split(" | ")[int(space[1:])]
    return row.split(" ")["abcdefghij".index(space[0])] == "o"


@pytest.mark.parametrize("name", ["eventful", "first", "solo", "typed"])
def test_it_finds_honest_records_good(name: str) -> None:
    assert wrong((DATA / f"{name}.game").read_text(encoding="utf-8")) == []


def test_the_record_it_is_tried_on_has_everything() -> None:
    """Somebody silent, somebody away, latecomers, dangers that they missed, and exchanges."""
    text = (DATA / "eventful.game").read_text(encoding="utf-8")
    dice = Dice(text)
    assert len(dice.late) == 2
    assert any(chain.silent for chain in dice.chains)
    assert sum(">" in entries for _, _, entries in dice.turns) > 3


@pytest.mark.parametrize(
    ("pattern", "changed", "finds"),
    [
        (r"^(\d+\. )(\S)", lambda m: m[1] + ("2" if m[2] != "2" else "3"), {"roll 1", "signature"}),
        (r"^(x-table: ).*$", lambda m: f"{m[1]}WXYZ", {"seal", "signature"}),
        (r"^(x-chains: ana 1 \w+ \d+ )\w+", lambda m: m[1] + "ab" * 32, {"ana", "signature"}),
        (r"^(x-server-link: \d+ )\w+", lambda m: m[1] + "ab" * 32, {"server", "signature"}),
        (r"(ana: \w+=)(\d)", lambda m: f"{m[1]}{(int(m[2]) + 1) % 10}", {"signature"}),
    ],
)
def test_it_finds_what_was_changed(pattern: str, changed: Callable[[re.Match[str]], str], finds: set[str]) -> None:
    text = (DATA / "eventful.game").read_text(encoding="utf-8")
    lie = re.sub(pattern, changed, text, count=1, flags=re.MULTILINE)
    assert lie != text
    assert finds <= set(wrong(lie))
