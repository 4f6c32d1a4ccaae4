"""Scores that explain themselves: parts, the reasons behind each part, and the spaces behind each reason."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .grid import Space


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that earns or costs stars.

    `kind` names it ("sequence", "treasure"), `clause` is the rule. `space` is where it lies (the danger, the
    treasure's space, the building), `spaces` are what makes it count, in order (the path of the sequence,
    the four marks round a treasure). `value` is its number: the group's, the treasure's, the one that counted.
    """

    kind: str
    clause: str
    stars: int
    spaces: tuple[Space, ...] = ()
    space: Space | None = None
    value: int | None = None

    @property
    def all_spaces(self) -> tuple[Space, ...]:
        """Every space to light up, where it lies first."""
        return self.spaces if self.space is None else (self.space, *self.spaces)


@dataclass(frozen=True, slots=True)
class Part:
    """A line of the score: a key of the notation and the reasons that add up to its stars."""

    key: str
    reasons: tuple[Reason, ...] = ()

    @property
    def stars(self) -> int:
        return sum(reason.stars for reason in self.reasons)


@dataclass(frozen=True, slots=True)
class Score:
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        return sum(part.stars for part in self.parts)

    def __getitem__(self, key: str) -> Part:
        return next(part for part in self.parts if part.key == key)

    def as_dict(self) -> dict[str, int]:
        return {part.key: part.stars for part in self.parts}


class Rank(StrEnum):
    """What a solo score earns (G11), lowest first."""

    TOURIST = "tourist"
    PATHFINDER = "pathfinder"
    VOYAGER = "voyager"
    EXPLORER = "explorer"

    @classmethod
    def of(cls, total: int, thresholds: tuple[int, int, int]) -> Rank:
        """G11: a negative score is always a Tourist's, however low the thresholds."""
        if total < 0:
            return cls.TOURIST
        return list(cls)[sum(total >= threshold for threshold in thresholds)]
