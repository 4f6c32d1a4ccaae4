"""Scores that explain themselves: parts, the reasons behind each part, and the spaces behind each reason."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from .grid import Space


class ToldBy(StrEnum):
    """What tells a reason from others of its kind when players tick off what they have counted."""

    SPACE = "space"
    """Where it lies, or the first space that makes it count."""
    VALUE = "value"
    KIND = "kind"
    """Nothing: there is one at most."""


class ShownAs(StrEnum):
    """How the spaces of a reason are shown on an explained sheet."""

    SPACES = "spaces"
    PATH = "path"
    """As steps one after the other."""
    GROUP = "group"
    """With a line round them."""
    TREASURE = "treasure"
    """By the coin in the space where it lies, which says its stars already."""


class ReasonKind(NamedTuple):
    """A kind of reason: the part of the score it belongs to and the clause that says when it counts."""

    part: str
    clause: str
    told_by: ToldBy = ToldBy.SPACE
    shown_as: ShownAs = ShownAs.SPACES


@dataclass(frozen=True, slots=True, repr=False)
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

    def __repr__(self) -> str:
        named = [self.kind, "" if self.value is None else str(self.value)]
        return f"<Reason {' '.join(filter(None, [*named, *self.all_spaces]))}: {self.stars} ({self.clause})>"


@dataclass(frozen=True, slots=True, repr=False)
class Part:
    """A line of the score: a key of the notation and the reasons that add up to its stars."""

    key: str
    reasons: tuple[Reason, ...] = ()
    stars: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "stars", sum([reason.stars for reason in self.reasons]))

    def __repr__(self) -> str:
        return f"<Part {self.key}: {self.stars}>"


@dataclass(frozen=True, slots=True, repr=False)
class Score:
    """The stars of a sheet, part by part, with the reasons for them."""

    parts: tuple[Part, ...]
    total: int = field(init=False, compare=False)
    """Added up once: a table of a hundred asks for it several times for each standing."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", sum([part.stars for part in self.parts]))

    def __getitem__(self, key: str) -> Part:
        return next(part for part in self.parts if part.key == key)

    def as_dict(self) -> dict[str, int]:
        return {part.key: part.stars for part in self.parts}

    def __repr__(self) -> str:
        parts = ", ".join(f"{key} {stars}" for key, stars in self.as_dict().items())
        return f"<Score {self.total}: {parts}>"


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
