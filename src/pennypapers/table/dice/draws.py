"""Dice that can be verified: every draw is computed from values that can be published, and from its number.

`Draws` is what a game needs; `SeedDraws` computes it from one seed, as the terminal and `Game` do and as tables did
before their dice came from hash chains (`chain_draws.py`).

The k-th draw of a seed reads the bytes of HMAC-SHA256(seed, entropy ‖ k ‖ block) for block 0, 1, 2 and so on. Bytes
that would make some results more likely are skipped (rejection sampling), so that every face and every exchange has
the same chance. Draws for a latecomer's missed turns append their name to the message; draws for paper sheets append
`PAPER`.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Protocol, TypeVar

from ...errors import InvalidValue
from ...rules.dice import DICE, Face, Roll
from ...rules.grid import Space
from ...rules.layout import Layout
from ..events import Exchange

T = TypeVar("T")

SEED_BYTES = 32
PAPER = "#paper"
"""Appended to the message for exchanges of paper sheets; `#` is not allowed in a player's name."""


class Draws(Protocol):
    """Everything that chance decides at a table, by turn."""

    def roll(self, turn: int) -> Roll:
        """The three dice of a turn."""

    def exchange(self, turn: int, seats: int, paper: Collection[int] = ()) -> Exchange:
        """G6: whose sheet each seat holds. Screens and paper are exchanged apart; the only one of a kind stays."""

    def missed(self, turn: int, name: str, layout: Layout, legal: Sequence[Space], /) -> Space:
        """The space of the danger that is drawn for a latecomer in a turn they missed, one of the `legal` ones."""

    def holder(self, turn: int, name: str, seats: int, /) -> int:
        """The seat that is recorded as holding a latecomer's sheet in a danger turn they missed (see `splice`)."""


@dataclass(frozen=True, slots=True)
class SeedDraws:
    """`Draws` from one seed and what the players have added to it."""

    seed: bytes
    entropy: bytes = b""

    def roll(self, turn: int) -> Roll:
        return draw_roll(self.seed, self.entropy, turn)

    def exchange(self, turn: int, seats: int, paper: Collection[int] = ()) -> Exchange:
        return draw_exchange_of_kinds(self.seed, self.entropy, turn, seats, paper)

    def missed(self, turn: int, name: str, _layout: Layout, legal: Sequence[Space]) -> Space:
        return legal[draw_danger(self.seed, self.entropy, turn, name, len(legal))]

    def holder(self, turn: int, name: str, seats: int) -> int:
        return draw_holder(self.seed, self.entropy, turn, name, seats)


@dataclass(frozen=True, slots=True)
class KnownDraws(SeedDraws):
    """Rolls that are known, such as those of a finished game, and when these are used up those of the seed."""

    rolls: tuple[Roll, ...] = ()

    def roll(self, turn: int) -> Roll:
        return self.rolls[turn - 1] if turn <= len(self.rolls) else draw_roll(self.seed, self.entropy, turn)


def numbered_seed(number: int) -> bytes:
    """The seed that a small number stands for, so that a game can be played again; InvalidValue below 0."""
    try:
        return number.to_bytes(SEED_BYTES, "big")
    except OverflowError:
        raise InvalidValue(f"a seed is a number from 0 to 2^{8 * SEED_BYTES} - 1, not {number}") from None


def draw_roll(seed: bytes, entropy: bytes, turn: int) -> Roll:
    """The three dice of a turn."""
    return roll_from(_bytes(seed, entropy, 2 * turn))


def roll_from(source: Iterator[int]) -> Roll:
    """Three dice from a stream of random bytes."""
    purple, green, red = (_face(below(6, source), special) for _, _, special in DICE)
    return Roll(purple, green, red)


def draw_exchange(seed: bytes, entropy: bytes, turn: int, seats: int, name: str = "") -> Exchange:
    """G6: whose sheet each seat holds, uniformly among the permutations that leave nobody with their own."""
    return exchange_from(_bytes(seed, entropy, 2 * turn + 1, name), seats)


def exchange_from(source: Iterator[int], seats: int) -> Exchange:
    """An exchange from a stream of random bytes."""
    assert seats > 1, "alone nobody can hold somebody else's sheet"
    while True:
        owners = shuffled(range(seats), source)
        if all(seat != owner for seat, owner in enumerate(owners)):
            return tuple(owners)


def shuffled(values: Sequence[T], source: Iterator[int], size: int = 1) -> list[T]:
    """Values in a random order, from a stream of random bytes that are read `size` at a time."""
    order = list(values)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, source, size)
        order[last], order[other] = order[other], order[last]
    return order


def draw_exchange_of_kinds(seed: bytes, entropy: bytes, turn: int, seats: int, paper: Collection[int]) -> Exchange:
    """The exchange at a table where some seats play on paper: one exchange among the seats on screens, and a separate
    draw among the seats on paper. A seat that is the only one of its kind keeps its sheet."""
    return by_kind(
        seats,
        paper,
        screens=lambda count: draw_exchange(seed, entropy, turn, count),
        papers=lambda count: draw_exchange(seed, entropy, turn, count, PAPER),
    )


def by_kind(
    seats: int, paper: Collection[int], *, screens: Callable[[int], Exchange], papers: Callable[[int], Exchange]
) -> Exchange:
    """An exchange that is made of one among the seats on screens and one among those on paper."""
    holds = list(range(seats))
    for draw, kind in ((screens, [each for each in holds if each not in paper]), (papers, sorted(paper))):
        if len(kind) > 1:
            for seat, owner in zip(kind, draw(len(kind)), strict=True):
                holds[seat] = kind[owner]
    return tuple(holds)


def draw_danger(seed: bytes, entropy: bytes, turn: int, name: str, spaces: int) -> int:
    """The index, among `spaces` legal spaces, of the danger that is drawn for a latecomer in a turn they missed."""
    return below(spaces, _bytes(seed, entropy, 2 * turn, name), size=2)


def draw_holder(seed: bytes, entropy: bytes, turn: int, name: str, seats: int) -> int:
    """The seat that is recorded as holding a latecomer's sheet in a danger turn they missed (see `splice`)."""
    return below(seats, _bytes(seed, entropy, 2 * turn + 1, name))


def _face(side: int, special: Face) -> Face:
    return side + 1 if side < 5 else special


def below(sides: int, source: Iterator[int], size: int = 1) -> int:
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
        hashed = _hashed(seed, entropy).copy()
        hashed.update(draw.to_bytes(8, "big") + block.to_bytes(8, "big") + name.encode())
        yield from hashed.digest()
        block += 1


@lru_cache(maxsize=4)
def _hashed(seed: bytes, entropy: bytes) -> hmac.HMAC:
    """The beginning of every message of a seed, hashed once: a record may carry a megabyte of entropy."""
    return hmac.new(seed, entropy, "sha256")
