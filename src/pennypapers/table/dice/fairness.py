"""Verify a record: its dice, that it keeps the rules, whether it is whole, and what could not be checked.

Records of two versions are verified. Since version 2 the dice of a table come from hash chains (`chain_fairness.py`);
before, and in the terminal, from one seed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...errors import InvalidText, RuleBroken, TextError
from ...notation.record import Record
from ...rules.dice import Roll
from ...rules.house import DiceFrom
from ..replay import replay
from .chain_fairness import check_chains
from .chain_record import SEAL, has_chains
from .challenge_seal import CHALLENGE, ROLLS, challenge_seal, read_rolls
from .check import Check
from .draw_checks import draw_checks
from .draws import SEED_BYTES, KnownDraws

SEED, ENTROPY = "x-seed", "x-entropy"


def seal(seed: bytes) -> str:
    """The SHA-256 of a seed, which a table of version 1 published before the first roll."""
    return hashlib.sha256(seed).hexdigest()


def dice_headers(seed: bytes, entropy: bytes) -> dict[str, str]:
    """The headers with which anybody can verify the dice of a record of version 1."""
    return {SEAL: seal(seed), ENTROPY: entropy.hex(), SEED: seed.hex()}


def check_dice(record: Record) -> list[Check]:
    """Every check of a record's dice, in order; TextError if it carries nothing to check them with."""
    if has_chains(record):
        return check_chains(record)
    seed, entropy = _bytes(record, SEED), _bytes(record, ENTROPY, missing=b"")
    if len(seed) != SEED_BYTES:
        raise TextError(1, InvalidText("text.seed_length", header=SEED, bytes=len(seed), right=SEED_BYTES))
    rolls = known_rolls(record)
    return [*_seal(record, seed, rolls), *draw_checks(record, KnownDraws(seed, entropy, rolls))]


VERDICTS = ("good", "wrong", "edited", "unfinished", "unsealed", "typed", "server")
"""What a verification comes to. `good`: all of it holds. `edited`: it is not the record that was published when the
game ended. `wrong`: it is, but its dice, chains or seal do not fit. The others: nothing is wrong, but the game is not
over, or its dice were not sealed before it, were typed by hand, or are those of the server alone (`server`)."""


@dataclass(frozen=True, slots=True)
class Verified:
    """All checks of a record, and the one word that they come to."""

    verdict: str
    checks: Sequence[Check]

    @property
    def good(self) -> bool:
        """Whether nothing is wrong. Only the verdict `good` says that everything could be checked."""
        return all(check.good for check in self.checks)


def verify(record: Record, *, seal: str | None = None) -> Verified:
    """Verify a record; TextError if it breaks a rule or carries nothing to check its dice with.

    `seal` is what somebody noted before the first roll, or the beginning of it: the record must have the same.
    """
    if CHALLENGE in record.extras and SEED not in record.extras:
        raise TextError(1, InvalidText("challenge.open"))
    played = replay(record)
    if played.failure:
        raise played.failure
    checks = [*_given(record, seal), *_checkable(record)]
    if not played.table.ended:
        checks.append(Check("end.none"))
    return Verified(_verdict(record, checks, is_over=played.table.ended is not None), checks)


def _checkable(record: Record) -> list[Check]:
    """The checks of the dice; those of a table of version 1 whose seed is still secret are to come."""
    if SEED in record.extras or has_chains(record):
        return check_dice(record)
    return [Check("server.none" if SEAL in record.extras else "seal.none")]


def _verdict(record: Record, checks: Sequence[Check], *, is_over: bool) -> str:
    codes = {check.code for check in checks}
    if "signed.wrong" in codes or (is_over and codes & {"signed.none", "server.none"}):
        return "edited"  # a finished game is published whole
    if not all(check.good for check in checks):
        return "wrong"
    if not is_over:
        return "unfinished"
    if "links.none" in codes:
        return "server"
    if record.house.dice is DiceFrom.BY_HAND:  # real dice have no seal, in the terminal not even their exchanges
        return "typed"
    return "unsealed" if "seal.none" in codes else "good"


def _given(record: Record, given: str | None) -> Iterator[Check]:
    if given is not None:
        found = record.extras.get(CHALLENGE, record.extras.get(SEAL, "")).startswith(given.lower())
        yield Check("given.good") if found else Check("given.wrong", facts={"given": given})


def known_rolls(record: Record) -> tuple[Roll, ...]:
    """The rolls of a challenge that were known before this run of it; none in other records."""
    try:
        return read_rolls(record.extras.get(ROLLS, ""))
    except RuleBroken as broken:
        raise TextError(1, broken) from None


def _seal(record: Record, seed: bytes, rolls: Sequence[Roll]) -> Iterator[Check]:
    if CHALLENGE in record.extras:
        is_sealed = record.extras[CHALLENGE] == challenge_seal(record.layout, record.house, seed, rolls)
        yield Check("challenge.good" if is_sealed else "challenge.wrong")
    elif SEAL not in record.extras:
        yield Check("seal.none")
    else:
        yield Check("seal.good" if record.extras[SEAL] == seal(seed) else "seal.wrong")


def _bytes(record: Record, header: str, missing: bytes | None = None) -> bytes:
    if header not in record.extras:
        if missing is None:
            raise TextError(1, InvalidText("text.no_seed", header=header))
        return missing
    try:
        return bytes.fromhex(record.extras[header])
    except ValueError:
        raise TextError(1, InvalidText("text.hexadecimal", header=header)) from None
