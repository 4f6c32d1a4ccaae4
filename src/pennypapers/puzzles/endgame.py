"""The last turns of a solo game with known dice, played by the readable rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ..errors import RuleBroken
from ..rules.adventure import Adventure
from ..rules.dice import Roll
from ..rules.grid import Space
from ..rules.layout import Layout
from ..rules.library import adventure
from ..rules.mark import Mark
from ..rules.sheet import Sheet
from ..rules.turn import Draft


@dataclass(frozen=True)
class Endgame:
    """A sheet late in a solo game and the rolls that are still to come.

    The stars are counted after the last of these rolls, or when the game ends by the rules, whichever comes first.
    """

    sheet: Sheet
    before: tuple[Space, ...]
    """The spaces filled on the turn before (G12)."""
    rolls: tuple[Roll, ...]
    played: int
    """How many turns were played before."""

    @cached_property
    def adventure(self) -> Adventure:
        return adventure(self.layout.adventure)

    @property
    def layout(self) -> Layout:
        return self.sheet.layout

    @property
    def start(self) -> Standing:
        return Standing(self, self.sheet, self.before, 0)

    def play(self, turns: Iterable[Iterable[Mark]]) -> Standing:
        """Play these turns, committed one after the other; RuleBroken if one is not legal or comes after the end."""
        standing = self.start
        for marks in turns:
            standing = standing.play(marks)
        return standing


@dataclass(frozen=True)
class Standing:
    """An endgame after some of its turns."""

    endgame: Endgame
    sheet: Sheet
    before: tuple[Space, ...]
    turns: int

    @property
    def is_over(self) -> bool:
        return self.turns == len(self.endgame.rolls) or self.ended is not None

    @property
    def ended(self) -> str | None:
        """The clause that ends the game, or None if it would go on."""
        total = self.endgame.played + self.turns
        return self.endgame.adventure.end((self.sheet,), turns=total, solo=True)

    @property
    def draft(self) -> Draft:
        """An empty draft for the next roll; RuleBroken if there is none."""
        if self.ended is not None:
            raise RuleBroken(self.ended)
        if self.is_over:
            raise RuleBroken("G3.no_roll")
        roll = self.endgame.rolls[self.turns]
        return Draft.begin(self.endgame.adventure, self.sheet, roll, before=self.before)

    @property
    def stars(self) -> int:
        return self.endgame.adventure.score(self.sheet).total

    def play(self, marks: Iterable[Mark]) -> Standing:
        """The standing after a whole turn; RuleBroken if it is not legal."""
        return self.commit(self.draft.add_all(marks))

    def commit(self, draft: Draft) -> Standing:
        whole = draft.commit()
        return Standing(self.endgame, whole.sheet, whole.filled, self.turns + 1)
