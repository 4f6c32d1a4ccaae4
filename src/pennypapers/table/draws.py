"""Dice that can be verified: every draw is computed from a seed, the players' entropy and the draw's number alone.

The k-th draw reads the bytes of HMAC-SHA256(seed, entropy ‖ k ‖ block) for block 0, 1, 2 and so on. Bytes that would
make some results more likely are skipped (rejection sampling), so that every face and every exchange has the same
chance. Draws for a latecomer's missed turns append their name to the message; draws for paper sheets append `PAPER`.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Iterator
from itertools import islice

from ..errors import InvalidValue
from ..rules.dice import DICE, Face, Roll
from .events import Exchange

SEED_BYTES = 32
PAPER = "#paper"
"""Appended to the message for exchanges of paper sheets; `#` is not allowed in a player's name."""


def numbered_seed(number: int) -> bytes:
    """The seed that a small number stands for, so that a game can be played again; InvalidValue below 0."""
    try:
        return number.to_bytes(SEED_BYTES, "big")
    except OverflowError:
        raise InvalidValue(f"a seed is a number from 0 to 2^{8 * SEED_BYTES} - 1, not {number}") from None


def draw_roll(seed: bytes, entropy: bytes, turn: int) -> Roll:
    """The three dice of a turn."""
    source = _bytes(seed, entropy, 2 * turn)
    purple, green, red = (_face(_below(6, source), special) for _, _, special in DICE)
    return Roll(purple, green, red)


def draw_exchange(seed: bytes, entropy: bytes, turn: int, seats: int, name: str = "") -> Exchange:
    """G6: whose sheet each seat holds, uniformly among the permutations that leave nobody with their own."""
    assert seats > 1, "alone nobody can hold somebody else's sheet"
    source = _bytes(seed, entropy, 2 * turn + 1, name)
    while True:
        owners = list(range(seats))
        for last in range(seats - 1, 0, -1):
            other = _below(last + 1, source)
            owners[last], owners[other] = owners[other], owners[last]
        if all(seat != owner for seat, owner in enumerate(owners)):
            return tuple(owners)


def draw_exchange_of_kinds(seed: bytes, entropy: bytes, turn: int, seats: int, paper: Collection[int]) -> Exchange:
    """The exchange at a table where some seats play on paper: one exchange among the seats on screens, and a separate
    draw among the seats on paper. A seat that is the only one of its kind keeps its sheet."""
    holds = list(range(seats))
    for name, kind in (("", [each for each in holds if each not in paper]), (PAPER, sorted(paper))):
        if len(kind) > 1:
            for seat, owner in zip(kind, draw_exchange(seed, entropy, turn, len(kind), name), strict=True):
                holds[seat] = kind[owner]
    return tuple(holds)


def draw_danger(seed: bytes, entropy: bytes, turn: int, name: str, spaces: int) -> int:
    """The index, among `spaces` legal spaces, of the danger that is drawn for a latecomer in a turn they missed."""
    return _below(spaces, _bytes(seed, entropy, 2 * turn, name), size=2)


def draw_holder(seed: bytes, entropy: bytes, turn: int, name: str, seats: int) -> int:
    """The seat that is recorded as holding a latecomer's sheet in a danger turn they missed (see `splice`)."""
    return _below(seats, _bytes(seed, entropy, 2 * turn + 1, name))


def _face(side: int, special: Face) -> Face:
    return side + 1 if side < 5 else special


def _below(sides: int, source: Iterator[int], size: int = 1) -> int:
    """A uniform number below `sides`, from `size` bytes at a time: a layout may have more than 256 spaces."""
    values = 256**size
    fair = values - values % sides
    while True:
        drawn = int.from_bytes(bytes(islice(source, size)), "big")
        if drawn < fair:
            return drawn % sides


def _bytes(seed: bytes, entropy: bytes, draw: int, name: str = "") -> Iterator[int]:
    block = 0
    while True:
        message = entropy + draw.to_bytes(8, "big") + block.to_bytes(8, "big") + name.encode()
        yield from hmac.digest(seed, message, "sha256")
        block += 1
