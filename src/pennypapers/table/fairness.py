"""Checking dice: whether every roll and every exchange of a record follows from the seed that was sealed before it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from ..errors import TextError
from ..notation.record import Record, RecordTurn
from ..rules.house import DiceFrom
from .draws import SEED_BYTES, draw_exchange, draw_roll

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
    checks = [*_seal(record, seed)]
    for turn in record.turns:
        checks += _turn(record, turn, seed, entropy)
    return checks


def _seal(record: Record, seed: bytes) -> Iterator[Check]:
    if SEAL not in record.extras:
        yield Check(
            True, "the record carries no seal: its dice follow from the seed, but the seed was not sealed before"
        )
    elif record.extras[SEAL] == seal(seed):
        yield Check(True, "the seed is the one that was sealed before the first roll")
    else:
        yield Check(False, "the seed is not the one that was sealed before the first roll")


def _turn(record: Record, turn: RecordTurn, seed: bytes, entropy: bytes) -> Iterator[Check]:
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
    drawn = draw_exchange(seed, entropy, number, len(record.players))
    for seat, player in enumerate(record.players):
        if owners.get(player) != record.players[drawn[seat]]:
            held, due = owners.get(player), record.players[drawn[seat]]
            yield Check(False, f"turn {number}: {player} held {held}'s sheet, but the seed gives {due}'s", number)
            return
    yield Check(True, f"turn {number}: the sheets were exchanged as the seed says", number)


def _bytes(record: Record, header: str, missing: bytes | None = None) -> bytes:
    if header not in record.extras:
        if missing is None:
            raise TextError(1, f"the record carries no '{header}:', so its dice cannot be checked")
        return missing
    try:
        return bytes.fromhex(record.extras[header])
    except ValueError:
        raise TextError(1, f"'{header}:' is not hexadecimal") from None
