"""Verify the dice of a record: every roll and every exchange must follow from the seed that the record carries.

For players who joined late it also verifies the dangers drawn for the turns they missed, and their place in the
exchanges of those turns.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ..errors import TextError
from ..messages import say
from ..notation.record import Record, RecordTurn
from ..rules.house import DiceFrom
from ..rules.mark import Symbol, Write
from ..rules.turn import Draft
from .draws import SEED_BYTES, draw_danger, draw_exchange, draw_holder, draw_roll
from .events import Exchange
from .replay import play_turn
from .splice import LATE, read_late, splice_exchange
from .table import Table, evolve, open_table

Late = Mapping[str, int]
"""How many turns were closed when each latecomer joined."""

SEED, ENTROPY, SEAL = "x-seed", "x-entropy", "x-seal"


def seal(seed: bytes) -> str:
    """The SHA-256 of a seed, which a table publishes before the first roll: a commitment that hides the seed."""
    return hashlib.sha256(seed).hexdigest()


def dice_headers(seed: bytes, entropy: bytes) -> dict[str, str]:
    """The headers with which anybody can verify the dice of a record."""
    return {SEAL: seal(seed), ENTROPY: entropy.hex(), SEED: seed.hex()}


CHECKS = {
    "seal.good": (),
    "seal.wrong": (),
    "seal.none": (),
    "roll.good": ("roll",),
    "roll.wrong": ("roll", "due"),
    "roll.typed": ("roll",),
    "exchange.good": (),
    "exchange.late": ("names",),
    "exchange.wrong": ("player", "held", "due"),
    "exchange.none": ("player", "due"),
    "missed.good": ("player", "mark"),
    "missed.wrong": ("player", "mark", "found"),
    "missed.none": ("player", "mark"),
    "missed.broken": ("why",),
}
"""The facts of each check, by code: before the dot what was checked, after it how it came out. All but those of the
seal have a turn too. The message `replay-check-seal-good` is the sentence for `seal.good`."""

GOOD = frozenset({"seal.good", "seal.none", "roll.good", "roll.typed", "exchange.good", "exchange.late", "missed.good"})


@dataclass(frozen=True, slots=True)
class Check:
    """One check. The code and its facts are for translation; `says` is the sentence in English."""

    code: str
    turn: int | None = None
    facts: Mapping[str, str] = field(default_factory=dict)

    @property
    def good(self) -> bool:
        return self.code in GOOD

    @property
    def says(self) -> str:
        return say(f"replay-check-{self.code.replace('.', '-')}", turn=self.turn, **self.facts)


def check_dice(record: Record) -> list[Check]:
    """Every check of a record's dice, in order; TextError if it carries no seed to check them with."""
    seed, entropy = _bytes(record, SEED), _bytes(record, ENTROPY, missing=b"")
    if len(seed) != SEED_BYTES:
        raise TextError(1, f"the seed in '{SEED}:' has {len(seed)} bytes, not {SEED_BYTES}")
    late = _late(record)
    checks = [*_seal(record, seed)]
    for turn in record.turns:
        checks += _turn(record, turn, seed, entropy, late)
    return [*checks, *_missed(record, seed, entropy, late)] if late else checks


def _seal(record: Record, seed: bytes) -> Iterator[Check]:
    if SEAL not in record.extras:
        yield Check("seal.none")
    else:
        yield Check("seal.good" if record.extras[SEAL] == seal(seed) else "seal.wrong")


def _turn(record: Record, turn: RecordTurn, seed: bytes, entropy: bytes, late: Late) -> Iterator[Check]:
    number, said = turn.number, {"roll": str(turn.roll)}
    due = draw_roll(seed, entropy, number)
    if record.house.dice is DiceFrom.BY_HAND:
        yield Check("roll.typed", number, said)
    elif due != turn.roll:
        yield Check("roll.wrong", number, {**said, "due": str(due)})
    else:
        yield Check("roll.good", number, said)
    owners = {entry.player: entry.owner for entry in turn.entries if entry.owner is not None}
    if not record.solo and owners:
        yield _exchanged(record, number, owners, _exchange(record, number, seed, entropy, late), _after(late, number))


def _exchanged(record: Record, number: int, owners: Mapping[str, str], drawn: Exchange, later: Sequence[str]) -> Check:
    for seat, player in enumerate(record.players):
        due, held = record.players[drawn[seat]], owners.get(player)
        if held is None:
            return Check("exchange.none", number, {"player": player, "due": due})
        if held != due:
            return Check("exchange.wrong", number, {"player": player, "held": held, "due": due})
    return Check("exchange.late", number, {"names": ", ".join(later)}) if later else Check("exchange.good", number)


def _exchange(record: Record, number: int, seed: bytes, entropy: bytes, late: Late) -> Exchange:
    """The exchange that is due: drawn for the seats of that time, then each later player spliced in, one by one."""
    later = _after(late, number)
    drawn = draw_exchange(seed, entropy, number, len(record.players) - len(later))
    for name in later:
        drawn = splice_exchange(drawn, draw_holder(seed, entropy, number, name, len(drawn)))
    return drawn


def _missed(record: Record, seed: bytes, entropy: bytes, late: Late) -> Iterator[Check]:
    """Check the dangers that were drawn for latecomers. The legal spaces depend on the sheet at that time, so the
    turns are replayed."""
    table = evolve(None, open_table(record.adventure, record.layout, record.players, house=record.house))
    for turn in record.turns[: max(late.values())]:
        before = table
        try:
            table, _ = play_turn(table, turn)
        except TextError as broken:
            yield Check("missed.broken", turn.number, {"why": str(broken)})
            return
        if before.adventure.is_danger_turn(before.sheets[0], turn.roll):
            for name in _after(late, turn.number):
                yield _missed_danger(before, turn, name, seed, entropy)


def _missed_danger(table: Table, turn: RecordTurn, name: str, seed: bytes, entropy: bytes) -> Check:
    draft = Draft.begin(table.adventure, table.sheets[table.seats.index(name)], turn.roll, house=table.house)
    spaces = table.adventure.danger_spaces(draft)
    due = (Write(spaces[draw_danger(seed, entropy, turn.number, name, len(spaces))], Symbol.DANGER),)
    found = next((entry.marks for entry in turn.entries if entry.owner == name), ())
    facts = {"player": name, "mark": str(due[0])}
    if found == due:
        return Check("missed.good", turn.number, facts)
    if not found:
        return Check("missed.none", turn.number, facts)
    return Check("missed.wrong", turn.number, {**facts, "found": " ".join(map(str, found))})


def _late(record: Record) -> Late:
    """The latecomers with the number of turns closed before each, in the order of joining; they have the last seats."""
    if LATE not in record.extras:
        return {}
    try:
        late = read_late(record.extras[LATE])
    except ValueError as error:
        raise TextError(1, str(error)) from None
    names, turns = [name for name, _ in late], [turn for _, turn in late]
    if record.players[2:][-len(late) :] != tuple(names):
        raise TextError(1, f"'{LATE}:' names the last players in their order, and two were there before them")
    if turns != sorted(turns) or turns[-1] > len(record.turns):
        raise TextError(1, f"'{LATE}:' goes by the turns, and the record has {len(record.turns)}")
    return dict(late)


def _after(late: Late, number: int) -> list[str]:
    """The players who joined after this turn was closed."""
    return [name for name, turns in late.items() if turns >= number]


def _bytes(record: Record, header: str, missing: bytes | None = None) -> bytes:
    if header not in record.extras:
        if missing is None:
            raise TextError(1, f"the record carries no '{header}:', so its dice cannot be checked")
        return missing
    try:
        return bytes.fromhex(record.extras[header])
    except ValueError:
        raise TextError(1, f"'{header}:' is not hexadecimal") from None
