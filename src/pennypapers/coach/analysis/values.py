"""An analysis of a game: the expected stars of every player after every turn, and what rolls and choices changed.

One identity holds for every player, to the last digit of the rounded numbers:

    final = start + Σ luck − Σ loss + Σ neighbours

All numbers are stars, rounded to hundredths.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the best turns that a player had. `value` is the expected stars after it, `error` its standard error
    against the turn that was played (0 for that turn itself)."""

    marks: str
    value: float
    error: float

    def as_json(self) -> dict[str, object]:
        return {"marks": self.marks, "value": self.value, "error": self.error}


@dataclass(frozen=True, slots=True)
class Facts:
    """What can be said of a turn without an opinion."""

    forced: bool = False
    """Whether there was only one turn to play, or none of the player's own: a danger that a neighbour drew."""
    mistake: bool = False
    """Whether the loss is more than one star and clear of its error."""
    by: str | None = None
    """The neighbour who drew the danger, in a danger turn with several players."""
    earned: Mapping[str, int] = field(default_factory=dict)
    """The stars that the sheet has more (or fewer) than before the turn, by part of the score; parts that did not
    change are left out."""
    clauses: tuple[str, ...] = ()
    """The clauses of the reasons that this turn added to the score."""
    margin: float = 0.0
    """How many stars the turn played is worth more than the best other turn; 0 if it is not clear of its error."""
    missed: Mapping[str, float] = field(default_factory=dict)
    """The stars expected at the end of the game that the best turn would have brought more (or fewer) than the one that
    was played, by part of the score; empty if the turn was no mistake."""

    def as_json(self) -> dict[str, object]:
        return {
            "forced": self.forced,
            "mistake": self.mistake,
            "by": self.by,
            "earned": dict(self.earned),
            "clauses": list(self.clauses),
            "margin": self.margin,
            "missed": dict(self.missed),
        }


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """One turn of one player, on their own sheet."""

    number: int
    roll: str
    value: float
    """The expected stars after the turn."""
    luck: float
    """What the roll changed: the value after the best turn with it, less the value before."""
    loss: float
    """How much less the turn played is worth than the best one that was found; measured on other play-outs than those
    that found it, so it may be a little below 0."""
    error: float
    """The standard error of the loss."""
    neighbours: float
    """What the neighbour who drew the danger changed, against the worst place for it."""
    played: str
    """What was written on the player's sheet."""
    alternatives: tuple[Alternative, ...]
    """Up to three of the best turns, best first."""
    is_best: bool
    """Whether no turn was clearly better."""
    facts: Facts

    def as_json(self) -> dict[str, object]:
        return {
            "number": self.number,
            "roll": self.roll,
            "value": self.value,
            "luck": self.luck,
            "loss": self.loss,
            "error": self.error,
            "neighbours": self.neighbours,
            "played": self.played,
            "alternatives": [each.as_json() for each in self.alternatives],
            "is_best": self.is_best,
            "facts": self.facts.as_json(),
        }


@dataclass(frozen=True, slots=True)
class Found:
    """What a card shows: a turn, and what made it worth showing."""

    turn: int
    roll: str
    marks: str
    stars: float
    """What it is about: the stars that a find earned, the luck of a roll, what another turn would have brought more."""
    kind: str
    """`choice` or `mark` for a find, `lucky` or `unlucky` for a roll, `better` for a turn to try again."""
    better: str = ""
    """The best turn, where it is another."""
    clauses: tuple[str, ...] = ()
    parts: Mapping[str, float] = field(default_factory=dict)
    """The parts of the score that changed, or that the better turn would have changed, in stars."""

    def as_json(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "roll": self.roll,
            "marks": self.marks,
            "stars": self.stars,
            "kind": self.kind,
            "better": self.better,
            "clauses": list(self.clauses),
            "parts": dict(self.parts),
        }


@dataclass(frozen=True, slots=True)
class Cards:
    """The three cards of a player: facts for sentences, and no sentence."""

    find: Found | None
    """The choice that earned most against the next best turn, or else the turn that brought the most stars at once;
    None if no turn did."""
    roll: Found | None
    """The roll with the most luck, good or bad; None if there was no turn."""
    again: Found | None
    """The turn with the largest clear loss; None if there is none. Then `steady` says something kind."""
    steady: int
    """How many turns were as good as the best."""
    choices: int
    """How many turns there were in which the player could choose."""

    def as_json(self) -> dict[str, object]:
        return {
            "find": None if self.find is None else self.find.as_json(),
            "roll": None if self.roll is None else self.roll.as_json(),
            "again": None if self.again is None else self.again.as_json(),
            "steady": self.steady,
            "choices": self.choices,
        }


@dataclass(frozen=True, slots=True)
class PlayerAnalysis:
    """The game of one player."""

    name: str
    start: float
    """The expected stars before the first roll."""
    final: float
    """The stars of the sheet; in an unfinished game those that are expected now."""
    turns: tuple[TurnAnalysis, ...]
    cards: Cards

    def as_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "start": self.start,
            "final": self.final,
            "turns": [turn.as_json() for turn in self.turns],
            "cards": self.cards.as_json(),
        }


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a game. The same record and options give the same analysis on every machine."""

    adventure: str
    layout: str
    mode: str
    """`solo` or `table`."""
    turns: int
    over: bool
    """Whether the game has ended."""
    policy: str
    """The bot that plays on in the play-outs."""
    playouts: int
    """The number of play-outs for one position."""
    players: tuple[PlayerAnalysis, ...]

    def as_json(self) -> dict[str, object]:
        return {
            "adventure": self.adventure,
            "layout": self.layout,
            "mode": self.mode,
            "turns": self.turns,
            "over": self.over,
            "policy": self.policy,
            "playouts": self.playouts,
            "players": [player.as_json() for player in self.players],
        }
