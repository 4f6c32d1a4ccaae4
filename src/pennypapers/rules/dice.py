"""Dice (G2) and what they make (G4, G5). Rolls are always handed in: nothing here is random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from itertools import product
from typing import TYPE_CHECKING

from ..errors import RuleBroken
from .mark import NUMBERS
from .text import words

if TYPE_CHECKING:
    from fractions import Fraction


class Special(StrEnum):
    """The sixth face of each die; the value is its token."""

    PENNY = "P"
    DAKOTA = "D"
    DANGER = "!"


Face = int | Special

PURPLE, GREEN, RED = 1, 2, 4
"""Dice are counted as bits, so that a set of dice is a small number."""
ALL_DICE = PURPLE | GREEN | RED

DICE = (
    (PURPLE, "purple", Special.PENNY),
    (GREEN, "green", Special.DAKOTA),
    (RED, "red", Special.DANGER),
)


@dataclass(frozen=True)
class Roll:
    """Three faces, always in the order purple, green, red.

    >>> str(Roll.parse("P 3 5")), Roll.parse("2 3 5").numbers
    ('P 3 5', (2, 3, 5, 7, 8, 10))
    """

    purple: Face
    green: Face
    red: Face

    @classmethod
    def parse(cls, text: str) -> Roll:
        tokens = words(text)
        if len(tokens) != 3:
            raise RuleBroken("G2.three", text=text)
        return cls(*(_face(token, colour, special) for token, (_, colour, special) in zip(tokens, DICE, strict=True)))

    @property
    def faces(self) -> tuple[Face, Face, Face]:
        return self.purple, self.green, self.red

    @cached_property
    def penny(self) -> bool:
        return self.purple is Special.PENNY

    @cached_property
    def dakota(self) -> bool:
        return self.green is Special.DAKOTA

    @cached_property
    def danger(self) -> bool:
        return self.red is Special.DANGER

    @cached_property
    def ways(self) -> Mapping[int, tuple[int, ...]]:
        """For every number that can be made, the sets of dice that make it (G4, G5), fewest dice first."""
        shown = [(die, face) for (die, _, _), face in zip(DICE, self.faces, strict=True) if isinstance(face, int)]
        found: dict[int, list[int]] = {}
        if self.penny:
            for number in NUMBERS:
                found[number] = [PURPLE]
        for dice in range(1, 2 ** len(shown)):
            used = [shown[i] for i in range(len(shown)) if dice >> i & 1]
            found.setdefault(sum(face for _, face in used), []).append(sum(die for die, _ in used))
        return {
            number: tuple(sorted(found[number], key=lambda dice: (dice.bit_count(), dice))) for number in sorted(found)
        }

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """All the numbers that can be made, rising."""
        return tuple(self.ways)

    @property
    def choices(self) -> tuple[str, ...]:
        """The numbers as a refusal lists them; all of them, which Penny gives, in one piece."""
        return (f"{NUMBERS[0]}–{NUMBERS[-1]}",) if self.penny else tuple(map(str, self.numbers))

    @cached_property
    def _uses(self) -> dict[frozenset[int], Mapping[int, frozenset[int]]]:
        return {}

    def uses(self, free: frozenset[int]) -> Mapping[int, frozenset[int]]:
        """For every number that unused dice can make, the sets of dice that may be left then (V2).

        `free` holds the sets of dice that may be unused; a number is made with dice that are all in one of them.
        """
        if free not in self._uses:
            left = {
                number: frozenset([unused & ~dice for unused in free for dice in ways if unused & dice == dice])
                for number, ways in self.ways.items()
            }
            self._uses[free] = {number: sets for number, sets in left.items() if sets}
        return self._uses[free]

    def __str__(self) -> str:
        return " ".join(map(str, self.faces))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the faces alone: what was worked out from them can be worked out again."""
        return Roll, self.faces

    def __repr__(self) -> str:
        return f"Roll.parse({str(self)!r})"


def letters(dice: int) -> str:
    """A set of dice by the first letters of their colours.

    >>> letters(PURPLE | RED), letters(ALL_DICE)
    ('pr', 'pgr')
    """
    return "".join(colour[0] for die, colour, _ in DICE if dice & die)


def roll_outcomes() -> Iterator[tuple[Roll, Fraction]]:
    """All 216 rolls with their chances: the chance node for solvers."""
    from fractions import Fraction  # slow to import, and only solvers want it

    yield from ((roll, Fraction(1, 216)) for roll in all_rolls())


@lru_cache(maxsize=1)
def all_rolls() -> tuple[Roll, ...]:
    plain: tuple[Face, ...] = (1, 2, 3, 4, 5)
    purple, green, red = ((*plain, special) for _, _, special in DICE)
    return tuple(Roll(*faces) for faces in product(purple, green, red))


def _face(token: str, colour: str, special: Special) -> Face:
    if token == special:
        return special
    if token in ("1", "2", "3", "4", "5"):
        return int(token)
    raise RuleBroken("G2.face", die=colour, special=special, token=token)
