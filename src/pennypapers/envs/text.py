"""A game as plain text, for language models: what is on the table, what may be played, and why a turn is refused.

`TextGame` needs nothing but Python. It is one player's view: alone, or against bots. A turn is written in the notation
("c4=7", "b2=3 c3=4 forest(a1,a2,b2,b3,c3)"). A turn that the rules forbid changes nothing, and the answer is the
refusal with its clause and what that clause says, so that a model can try again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from ..errors import InvalidValue, PennyError, RuleBroken
from ..game_arguments import adventure_of, layout_of, roll_of, seed_of
from ..rules.dice import Roll
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import SIDES
from ..rules.mark import parse_marks
from ..rules.rulebook import clauses, section
from ..rules.turn import Draft
from ..table import Table, result
from ..table.dice.draws import KnownDraws
from .episode import Episode
from .opponents import Opponents, bots_of, names_of, new_lucks, play_others
from .options import start_of
from .settings import stars_of

LISTED = 400
"""How many legal turns are listed at most; in the Valley there can be tens of thousands."""
LONGEST = 2_000
"""The longest answer that is read, in characters."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of an answer of the model."""

    text: str
    """The next prompt; after a refusal why it was refused, and the prompt again."""
    reward: float
    """The stars gained when the turn closed; 0 after a refusal."""
    is_over: bool
    refused: str | None = None
    """The sentence of the refusal, with its clause."""
    clause: str | None = None
    """The clause that forbids the turn; None if the text could not be read, or nothing was refused."""


class TextGame:
    """A game that is played by text.

    >>> game = TextGame("temple", rolls=["1 2 3"])
    >>> game.play("a1=3").refused
    'T1: a1 is not on this sheet'
    """

    def __init__(
        self,
        adventure: str,
        *,
        layout: str | Path | Layout = SIDES[0],
        house: str | HouseRules = "",
        opponents: Opponents = (),
        seed: int = 0,
        rolls: Iterable[str | Roll] = (),
    ) -> None:
        """Begin a game. `rolls` are those of the first turns; the seed gives all others, as `Game` draws them."""
        rules = adventure_of(adventure)
        self._bots = bots_of(opponents)
        chosen = HouseRules.parse(house) if isinstance(house, str) else house
        dice = KnownDraws(seed_of(seed), rolls=tuple(map(roll_of, rolls)))
        self._episode = Episode(start_of(None, layout_of(rules, layout), chosen, names_of(self._bots)), dice)
        self._lucks = new_lucks(seed, 0, self._bots)
        self._refusals = 0
        self._listed: list[str] = []
        """The first legal turns of the position, one more than are listed in a prompt; empty until they are asked."""

    @property
    def table(self) -> Table:
        """The state of the game."""
        return self._episode.table

    @property
    def is_over(self) -> bool:
        return self._episode.is_over

    @property
    def stars(self) -> int:
        """The stars of the own sheet as it stands."""
        return stars_of(self.table)[0]

    @property
    def refusals(self) -> int:
        """How many answers were refused so far."""
        return self._refusals

    def rules(self) -> str:
        """The rules of the adventure, clause by clause."""
        letter = self.table.adventure.clauses.letter
        return "\n".join(clause.plain for part in ("G", letter) for clause in section(part))

    def prompt(self) -> str:
        """The position: dice, sheets, stars, what may be played."""
        table = self.table
        if self.is_over:
            return self._ending()
        held = table.held(0)
        lines = [
            f"{table.adventure.title}, layout {table.layout.name}. Turn {table.turns + 1}. "
            f"Dice (purple green red): {table.roll}.",
            f"Your stars: {self.stars}.",
        ]
        if held:
            lines.append(f"You hold the sheet of {table.seats[held]}: fewer stars for them are better for you.")
        lines += ["", str(table.sheets[held])]
        for seat in range(1, len(table.seats)):
            if seat != held:
                lines += ["", f"{table.seats[seat]}:", str(table.sheets[seat])]
        lines += ["", self._what_may_be_played()]
        return "\n".join(lines)

    def legal_turns(self, most: int | None = None) -> list[str]:
        """Whole legal turns in notation."""
        if most is None or most > LISTED:
            return [str(turn) for turn in islice(self._draft().turns(), most)]
        return list(islice(self._first_turns(), most))

    def _first_turns(self) -> list[str]:
        if not self._listed:
            self._listed = [str(turn) for turn in islice(self._draft().turns(), LISTED + 1)]
        return self._listed

    def play(self, text: str) -> Answer:
        """Play a turn. What cannot be read or is illegal is refused, and nothing is played."""
        if self.is_over:
            return Answer(self._ending(), 0.0, True, "the game is over")
        before = self.stars
        try:
            if len(text) > LONGEST:
                raise InvalidValue(f"a turn is a line of notation, not {len(text)} characters")
            marks = parse_marks(" ".join(text.split()))
            self._draft().add_all(marks).commit()
        except PennyError as error:
            return self._refused(error)
        self._episode.commit(0, marks)
        self._listed = []
        play_others(self._episode, self._bots, self._lucks)
        return Answer(self.prompt(), float(self.stars - before), self.is_over)

    def _refused(self, error: PennyError) -> Answer:
        self._refusals += 1
        clause = error.clause if isinstance(error, RuleBroken) else None
        lines = [f"Refused: {error}"]
        if clause:
            lines.append(f"The rule: {clauses()[clause].plain}")
        return Answer("\n".join([*lines, "Nothing was played.", "", self.prompt()]), 0.0, False, str(error), clause)

    def _draft(self) -> Draft:
        if self.is_over:
            raise RuleBroken(str(self.table.ended))
        return self.table.draft(0)

    def _what_may_be_played(self) -> str:
        turns = self._first_turns()
        if len(turns) <= LISTED:
            return "Legal turns:\n" + "\n".join(turns) + "\n\nAnswer with one of them."
        first = list(self._draft().options.marks())
        return (
            "There are more legal turns than can be listed. Legal first marks:\n"
            + "\n".join(map(str, first))
            + "\n\nAnswer with a whole turn: one mark, or several with spaces between them."
        )

    def _ending(self) -> str:
        table = self.table
        stars = ", ".join(f"{each.player} {each.score.total}" for each in result(table).standings)
        return f"The game is over after {table.turns} turns ({table.ended}). Stars: {stars}."
