"""The server's answers to requests over a table's websocket. They go to the client that asked, and `re` is its `id`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

Sights = dict[str, tuple[str, ...]]
"""By the space of each treasure on a sheet: the marks that show it, for the dotted lines between them."""


@dataclass(frozen=True, slots=True)
class Inked:
    """The turn was saved."""

    type: ClassVar[str] = "inked"
    turn: int
    marks: str
    re: int | None = None


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why something cannot be done; `facts` are the values in the sentence, for translations."""

    code: str
    clause: str
    says: str
    facts: dict[str, str]


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """Values, any of which may go in any of these spaces."""

    values: tuple[str, ...]
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """What may come next: values that may go in spaces, single marks, and whether the draft may be inked.

    Dice are letters, p g r. `stars` and `parts` are those of the sheet in hand with `changes` on it.
    """

    marks: str
    choices: tuple[ChoiceView, ...]
    single: tuple[str, ...]
    may_pass: bool
    may_ink: bool
    stars: int
    parts: dict[str, int]
    ways: dict[str, tuple[str, ...]]
    """For every number that may be made now, the sets of dice that make it."""

    type: ClassVar[str] = "options"
    free: tuple[str, ...]
    """The sets of dice that may still be unused; a die that is in none of them is used."""
    closed: dict[str, WhyNot]
    """What this adventure has but this draft cannot use now, with the reason: symbols, `x` and `discover`."""
    changes: str
    """Every mark that inking this draft would add to the sheet in hand, including those the rules add by themselves."""
    sights: Sights = field(default_factory=dict)
    """Of the sheet in hand with `changes` on it."""
    more: bool = False
    """Whether there are more discoveries than `single` lists; those that hold certain spaces can be asked for."""
    exception: str | None = None
    """The clause by which this roll may go elsewhere than its dice say, as where no door is left (T5)."""
    unfinished: WhyNot | None = None
    """Why the draft may not be inked yet."""
    re: int | None = None


@dataclass(frozen=True, slots=True)
class ReasonView:
    """One thing that earns or costs stars: its space, the spaces that make it count, and its number."""

    kind: str
    clause: str
    stars: int
    space: str | None
    spaces: tuple[str, ...]
    value: int | None


@dataclass(frozen=True, slots=True)
class PartView:
    """One part of a score, and what it is made of."""

    key: str
    stars: int
    reasons: tuple[ReasonView, ...]


@dataclass(frozen=True, slots=True)
class Explained:
    """Why a sheet is worth what it is."""

    type: ClassVar[str] = "explained"
    seat: int
    stars: int
    parts: tuple[PartView, ...]
    re: int | None = None


@dataclass(frozen=True, slots=True)
class IdeaView:
    """A whole turn, and the stars that a bot expects of the sheet in hand at the end; None if it does not look so far
    ahead. `error` is the standard error of that, where it is known."""

    marks: str
    stars: float | None
    error: float | None = None


@dataclass(frozen=True, slots=True)
class Hinted:
    """The turns that a bot thinks best, the best first."""

    type: ClassVar[str] = "hinted"
    turn: int
    bot: str
    ideas: tuple[IdeaView, ...]
    re: int | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """A request without an answer of its own was carried out."""

    type: ClassVar[str] = "done"
    re: int | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """A request was refused; nothing was changed. A rule names its `clause`; `facts` are the values in the sentence."""

    type: ClassVar[str] = "refused"
    code: str
    says: str
    clause: str | None = None
    facts: dict[str, str] = field(default_factory=dict)
    re: int | None = None


AnyAnswer = Inked | Options | Explained | Hinted | Done | Refused
