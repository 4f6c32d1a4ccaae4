"""Masks: a set of spaces of one layout as a whole number with one bit for each space."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from .grid import Space


class Masks:
    """The bit of each space of a layout, lowest first in reading order.

    Masks are joined with `|`, cut with `&` and compared as numbers, which is quick however many spaces they hold. A row
    takes one bit more than the layout is wide; it is never set, so that the last space of a row and the first of the
    next do not become neighbours when a mask is shifted.
    """

    __slots__ = ("_last", "_rows", "all", "bit", "kind", "layer", "near", "rim", "row", "sight", "space")

    def __init__(
        self,
        kinds: Mapping[Space, str],
        around: Mapping[Space, tuple[Space, ...]],
        sight: Mapping[Space, tuple[tuple[Space, ...], ...]],
    ) -> None:
        self.row = 2 + max((space.col for space in kinds), default=0)
        """By how many bits a mask is shifted to move it down one row."""
        self.bit = {space: 1 << space.row * self.row + space.col for space in kinds}
        self.space = {bit: space for space, bit in self.bit.items()}
        self._rows = [
            _Row(self.space, row * self.row) for row in range(1 + max((space.row for space in kinds), default=0))
        ]
        self.layer = self.row * (1 + len(self._rows))
        """By how many bits a mask is shifted to put it on the next layer (see `layers`); one empty row parts them."""
        self._last: tuple[int, tuple[Space, ...]] = 0, ()
        self.all = self.of(kinds)
        self.kind = {kind: self.of(space for space in kinds if kinds[space] == kind) for kind in kinds.values()}
        """The spaces of each printed kind."""
        self.near = {self.bit[space]: self.of(beside) for space, beside in around.items()}
        """G7: the neighbours of each space, by its bit."""
        self.rim = self.of(space for space, beside in around.items() if len(beside) < 8)
        """Spaces with at least one of their eight neighbours off the sheet (I3, V1)."""
        self.sight = {self.bit[space]: tuple(map(self.of, sides)) for space, sides in sight.items()}
        """I9: what lies to the left, right, above and below each space, by its bit."""

    def of(self, spaces: Iterable[Space]) -> int:
        """The mask of these spaces."""
        mask = 0
        for space in spaces:
            mask |= self.bit[space]
        return mask

    def spaces(self, mask: int) -> tuple[Space, ...]:
        """The spaces of a mask, in reading order. The last result is cached: a turn often asks twice for one mask."""
        last, spaces = self._last
        if mask != last:
            spaces = self._spaces(mask)
            self._last = mask, spaces
        return spaces

    def _spaces(self, mask: int) -> tuple[Space, ...]:
        found: list[Space] = []
        left, width, one_row = mask, self.row, (1 << self.row) - 1
        for row in self._rows:
            found += row[left & one_row]
            left >>= width
        return tuple(found)

    def around(self, mask: int) -> int:
        """G7: every space that is adjacent to at least one space of the mask."""
        beside = mask << 1 | mask >> 1
        rows = beside | mask
        return (beside | rows << self.row | rows >> self.row) & self.all

    def layers(self, by_number: Mapping[int, int]) -> int:
        """Masks of several numbers side by side in one whole number, so that one step of arithmetic works on all."""
        stacked = 0
        for number, mask in by_number.items():
            stacked |= mask << number * self.layer
        return stacked

    def beside_in_layers(self, layers: int) -> int:
        """What is adjacent to a space of its layer, or lies off the sheet there."""
        beside = layers << 1 | layers >> 1
        rows = beside | layers
        return beside | rows << self.row | rows >> self.row

    def beside_two_in_layers(self, layers: int) -> int:
        """What is adjacent to at least two spaces of its layer, or lies off the sheet there."""
        one = two = 0
        for shift in (1, self.row - 1, self.row, self.row + 1):
            for moved in (layers << shift, layers >> shift):
                two |= one & moved
                one |= moved
        return two

    def in_line(self, mask: int) -> tuple[int, int, int, int]:
        """I9: every space that lies to the left, to the right, above and below one of these."""
        left = right = above = below = 0
        for bit in bits(mask):
            sight = self.sight[bit]
            left |= sight[0]
            right |= sight[1]
            above |= sight[2]
            below |= sight[3]
        return left, right, above, below


class _Row(dict[int, tuple[Space, ...]]):
    """A cache of the spaces of one row by the row's bits, filled as it is asked."""

    def __init__(self, space: Mapping[int, Space], shift: int) -> None:
        super().__init__()
        self._space, self._shift = space, shift

    def __missing__(self, row: int) -> tuple[Space, ...]:
        spaces = self[row] = tuple([self._space[bit << self._shift] for bit in bits(row)])
        return spaces


def bits(mask: int) -> Iterator[int]:
    """The single bits of a mask, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit
