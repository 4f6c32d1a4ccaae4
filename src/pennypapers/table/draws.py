"""Dice that can be checked: every draw follows from a seed, the players' entropy and its number, and from nothing else.

The k-th draw reads the bytes of HMAC-SHA256(seed, entropy ‖ k ‖ block), block after block. A byte that would favour
some faces is thrown away, so that every face and every exchange is exactly as likely as any other.
What a latecomer missed is drawn the same way, with their name behind the block; so is the exchange of paper sheets.
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
"""What is behind the block where paper changes hands; no player can be called so."""


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
    """The same where some play on paper: sheets change hands among those on screens as if there were no others, and
    among those on paper by a draw of its own. The only sheet of a kind stays."""
    holds = list(range(seats))
    for name, kind in (("", [each for each in holds if each not in paper]), (PAPER, sorted(paper))):
        if len(kind) > 1:
            for seat, owner in zip(kind, draw_exchange(seed, entropy, turn, len(kind), name), strict=True):
                holds[seat] = kind[owner]
    return tuple(holds)


def draw_danger(seed: bytes, entropy: bytes, turn: int, name: str, spaces: int) -> int:
    """In which of so many spaces the danger of a turn is drawn that a latecomer missed."""
    return _below(spaces, _bytes(seed, entropy, 2 * turn, name), size=2)


def draw_holder(seed: bytes, entropy: bytes, turn: int, name: str, seats: int) -> int:
    """The seat that takes a latecomer's sheet in a danger turn, and gives them the one it held."""
    return _below(seats, _bytes(seed, entropy, 2 * turn + 1, name))


def _face(side: int, special: Face) -> Face:
    return side + 1 if side < 5 else special


def _below(sides: int, source: Iterator[int], size: int = 1) -> int:
    """A number below `sides` from so many bytes at a time; a layout may have more spaces than a byte has values."""
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
