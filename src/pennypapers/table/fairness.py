"""Checking dice: whether every roll and every exchange of a record follows from the seed that was sealed before it.

Where somebody came late, so must the place they were given in the exchanges of before, and the dangers they missed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ..errors import TextError
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
    """What a table publishes before the first roll: nobody can find the seed from it, nor another seed for it."""
    return hashlib.sha256(seed).hexdigest()


def dice_headers(seed: bytes, entropy: bytes) -> dict[str, str]:
    """What a record carries so that anybody can check its dice."""
    return {SEAL: seal(seed), ENTROPY: entropy.hex(), SEED: seed.hex()}


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was checked, in plain words."""

    good: bool
    says: str
    turn: int | None = None


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
        yield Check(
            True, "the record carries no seal: its dice follow from the seed, but the seed was not sealed before"
        )
    elif record.extras[SEAL] == seal(seed):
        yield Check(True, "the seed is the one that was sealed before the first roll")
    else:
        yield Check(False, "the seed is not the one that was sealed before the first roll")


def _turn(record: Record, turn: RecordTurn, seed: bytes, entropy: bytes, late: Late) -> Iterator[Check]:
    number = turn.number
    roll = draw_roll(seed, entropy, number)
    if record.house.dice is DiceFrom.BY_HAND:
        yield Check(True, f"turn {number}: {turn.roll}, real dice typed by hand", number)
    elif roll != turn.roll:
        yield Check(False, f"turn {number}: the record says {turn.roll}, but the seed gives {roll}", number)
    else:
        yield Check(True, f"turn {number}: {roll}", number)
    owners = {entry.player: entry.owner for entry in turn.entries if entry.owner is not None}
    if record.solo or not owners:
        return
    drawn = _exchange(record, number, seed, entropy, late)
    for seat, player in enumerate(record.players):
        if owners.get(player) != record.players[drawn[seat]]:
            held, due = owners.get(player), record.players[drawn[seat]]
            yield Check(False, f"turn {number}: {player} held {held}'s sheet, but the seed gives {due}'s", number)
            return
    later = " and ".join(_after(late, number))
    put_in = f", and {later} put in later as it says too" if later else ""
    yield Check(True, f"turn {number}: the sheets were exchanged as the seed says{put_in}", number)


def _exchange(record: Record, number: int, seed: bytes, entropy: bytes, late: Late) -> Exchange:
    """Drawn for those who were there; whoever came after that turn was put in when they joined, one by one."""
    later = _after(late, number)
    drawn = draw_exchange(seed, entropy, number, len(record.players) - len(later))
    for name in later:
        drawn = splice_exchange(drawn, draw_holder(seed, entropy, number, name, len(drawn)))
    return drawn


def _missed(record: Record, seed: bytes, entropy: bytes, late: Late) -> Iterator[Check]:
    """The dangers on a late sheet from before it joined; where they may lie follows from what stood there."""
    table = evolve(None, open_table(record.adventure, record.layout, record.players, house=record.house))
    for turn in record.turns[: max(late.values())]:
        before = table
        try:
            table, _ = play_turn(table, turn)
        except TextError as broken:
            yield Check(False, f"turn {turn.number} breaks a rule, so what was missed cannot be checked: {broken}")
            return
        if before.adventure.is_danger_turn(before.sheets[0], turn.roll):
            for name in _after(late, turn.number):
                yield _missed_danger(before, turn, name, seed, entropy)


def _missed_danger(table: Table, turn: RecordTurn, name: str, seed: bytes, entropy: bytes) -> Check:
    draft = Draft.begin(table.adventure, table.sheets[table.seats.index(name)], turn.roll, house=table.house)
    spaces = table.adventure.danger_spaces(draft)
    due = (Write(spaces[draw_danger(seed, entropy, turn.number, name, len(spaces))], Symbol.DANGER),)
    found = next((entry.marks for entry in turn.entries if entry.owner == name), ())
    if found == due:
        return Check(True, f"turn {turn.number}: {name} missed {due[0]}, drawn as the seed says", turn.number)
    said = " ".join(map(str, found)) or "nothing"
    return Check(
        False, f"turn {turn.number}: {name} missed {due[0]} by the seed, but the record says {said}", turn.number
    )


def _late(record: Record) -> Late:
    """Who came late and after how many turns, in the order in which they joined: theirs are the last seats."""
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
    """Who came only after this turn."""
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
