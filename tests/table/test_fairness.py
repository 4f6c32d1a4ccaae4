"""Verifying a record's dice: it succeeds, or fails if one die, exchange, seed or seal was changed."""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from support.random_tables import played_table

from pennypapers.errors import TextError
from pennypapers.notation import Record, read_record
from pennypapers.rules import DiceFrom, HouseRules, Roll, all_rolls, builtin_layout
from pennypapers.table import record_of
from pennypapers.table.dice.chain_record import SEAL
from pennypapers.table.dice.check import CHECKS, Check
from pennypapers.table.dice.fairness import ENTROPY, SEED, check_dice, dice_headers, seal, verify

SEATS = ("ana", "ben", "cleo")
SECRET = (7).to_bytes(32, "big")


def played_record(*seats: str, house: HouseRules | None = None, turns: int = 30) -> Record:
    _, events = played_table(builtin_layout("temple", "front"), seats, seed=7, house=house, turns=turns)
    return record_of(events, "front", dice_headers(SECRET, b""))


RECORD = played_record(*SEATS)
DANGERS = [turn.number for turn in RECORD.turns if turn.roll.danger]


def check_all(record: Record) -> list[Check]:
    """The checks of a record, each with the facts that its code promises."""
    checks = check_dice(record)
    assert all(tuple(check.facts) == CHECKS[check.code] for check in checks)
    return checks


def wrong(record: Record) -> list[Check]:
    return [check for check in check_all(record) if not check.good]


def with_roll(record: Record, number: int, roll: Roll) -> Record:
    return replace(record, turns=tuple(replace(t, roll=roll) if t.number == number else t for t in record.turns))


def with_owners(record: Record, number: int, owners: tuple[str, ...]) -> Record:
    turns = list(record.turns)
    turn = turns[number - 1]
    entries = tuple(replace(entry, owner=owner) for entry, owner in zip(turn.entries, owners, strict=True))
    turns[number - 1] = replace(turn, entries=entries)
    return replace(record, turns=tuple(turns))


def with_header(record: Record, key: str, value: str | None) -> Record:
    kept = {name: text for name, text in record.extras.items() if name != key}
    return replace(record, extras=kept if value is None else {**kept, key: value})


def test_the_dice_of_an_honest_table_are_good() -> None:
    checks = check_all(RECORD)
    assert all(check.good for check in checks)
    assert len(checks) == 1 + len(RECORD.turns) + len(DANGERS)
    assert checks[0].says == "The seed is the one that was sealed before the first roll."
    assert [check.turn for check in checks][:3] == [None, 1, 2 if 1 not in DANGERS else 1]
    assert DANGERS, "the game has an exchange to check"


@pytest.mark.parametrize("number", [1, 2, len(RECORD.turns)])
def test_every_changed_roll_is_found(number: int) -> None:
    honest = RECORD.turns[number - 1].roll
    for roll in all_rolls():
        if roll == honest:
            continue
        (found, *_) = wrong(with_roll(RECORD, number, roll))
        assert found.turn == number
        assert found.says == f"Turn {number}: the record says {roll}, but {honest} was due."


def test_every_changed_exchange_is_found() -> None:
    number = DANGERS[0]
    honest = tuple(entry.owner for entry in RECORD.turns[number - 1].entries)
    for owners in permutations(SEATS):
        if owners != honest:
            (found,) = wrong(with_owners(RECORD, number, owners))
            assert found.turn == number
            assert found.says.startswith(f"Turn {number}: ")
            assert "was due" in found.says


def test_dice_rolled_by_hand_are_not_checked_but_the_exchange_is() -> None:
    record = replace(RECORD, house=HouseRules(dice=DiceFrom.BY_HAND))
    other = with_roll(record, 1, Roll.parse("1 1 1"))
    checks = check_all(other)
    assert all(check.good for check in checks)
    assert checks[1].says == "Turn 1: 1 1 1, real dice."
    honest = tuple(entry.owner for entry in RECORD.turns[DANGERS[0] - 1].entries)
    lie = next(owners for owners in permutations(SEATS) if owners != honest)
    assert [check.turn for check in wrong(with_owners(record, DANGERS[0], lie))] == [DANGERS[0]]


def test_a_solo_game_has_no_exchange_to_check() -> None:
    record = played_record("ana")
    assert len(check_dice(record)) == 1 + len(record.turns)
    assert not wrong(record)


def test_another_seed_breaks_the_seal_and_the_dice() -> None:
    found = wrong(with_header(RECORD, SEED, bytes(32).hex()))
    assert found[0].says == "The seed is not the one that was sealed before the first roll."
    assert len(found) > len(RECORD.turns) // 2


def test_a_changed_seal_is_found_and_a_missing_one_reported() -> None:
    (found,) = wrong(with_header(RECORD, SEAL, seal(bytes(32))))
    assert found.turn is None
    unsealed = check_all(with_header(RECORD, SEAL, None))
    assert all(check.good for check in unsealed)
    assert unsealed[0].says.startswith("There is no seal: ")


def test_other_entropy_gives_other_dice() -> None:
    assert wrong(with_header(RECORD, ENTROPY, "00"))
    assert not wrong(with_header(RECORD, ENTROPY, None)), "no entropy is the same as none given"


@pytest.mark.parametrize(
    ("header", "value", "says"),
    [
        (SEED, None, "the record carries no 'x-seed:', so its dice cannot be checked"),
        (SEED, "not hex", "'x-seed:' is not hexadecimal"),
        (SEED, "00", "the seed in 'x-seed:' has 1 bytes, not 32"),
        (ENTROPY, "0", "'x-entropy:' is not hexadecimal"),
    ],
)
def test_a_record_that_cannot_be_checked_says_why(header: str, value: str | None, says: str) -> None:
    with pytest.raises(TextError) as refusal:
        check_dice(with_header(RECORD, header, value))
    assert refusal.value.message == says


OLD = Path(__file__).parents[1] / "data" / "old" / "version-1.game"
"""A table of version 1 with a latecomer, stored once and never written again."""


def no_file(name: str) -> str:
    """The record carries its layout."""
    raise FileNotFoundError(name)


def test_a_stored_record_of_version_1_is_still_verified() -> None:
    text = OLD.read_text(encoding="utf-8")
    record = read_record(text, no_file)
    verified = verify(record)
    assert verified.verdict == "good"
    assert {"seal.good", "roll.good", "exchange.good", "exchange.late", "missed.good"} <= {
        c.code for c in verified.checks
    }
    rolled = re.search(r"^7\. (\S)", text, re.MULTILINE)
    assert rolled
    lie = text.replace(rolled[0], f"7. {'2' if rolled[1] != '2' else '3'}", 1)
    assert "roll.wrong" in {check.code for check in check_dice(read_record(lie, no_file))}


def test_its_dice_follow_as_the_document_says() -> None:
    """Written from docs/dice.md alone: draw 2t of the seed and the entropy is the roll of turn t."""
    text = OLD.read_text(encoding="utf-8")
    headers = dict(re.findall(r"^(x-[a-z]+): (.*)$", text, re.MULTILINE))
    seed, entropy = bytes.fromhex(headers["x-seed"]), bytes.fromhex(headers["x-entropy"])
    assert hashlib.sha256(seed).hexdigest() == headers["x-seal"]
    for number, roll in re.findall(r"^(\d+)\. (\S+ \S+ \S+)", text, re.MULTILINE):
        draw = (2 * int(number)).to_bytes(8, "big")
        stream = b"".join(hmac.digest(seed, entropy + draw + block.to_bytes(8, "big"), "sha256") for block in range(2))
        faces = [byte % 6 for byte in stream if byte < 252]
        assert " ".join(f"12345{special}"[face] for face, special in zip(faces, "PD!", strict=False)) == roll
