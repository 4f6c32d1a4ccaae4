"""Tourist: plays uniformly at random."""

from __future__ import annotations

from random import Random

from ..rules.mark import Circle, CrossOut, Mark
from ..rules.turn import Draft
from .bot import Idea
from .position import Position


class Tourist:
    """Uniformly random legal play.

    A turn is built mark by mark. Before each mark the possibilities are every legal next mark that changes something
    (`Options.marks`: each number or symbol in each space, each escape, treasure and discovery, or the pass), and, where
    the turn may be committed as it stands, ending it there as one more. All of them are equally likely.

    In the Temple and on the Island a turn has one number, boat or danger, so this is a uniform choice among all pairs
    of value and space. Treasures between which the player has no choice are noted at once. Tourist never crosses out
    dangers itself, because the stars are the same either way (O3). A danger is drawn in any eligible space with the
    same probability, on any sheet.
    """

    name = "tourist"

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        return random_turn(position.draft, rng).marks

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        """Random turns, the same ones for the same position; their figure is the stars after the turn."""
        rng, found = Random(f"{position.turn} {position.roll} {position.seat}"), dict[tuple[Mark, ...], Idea]()
        for _ in range(4 * count):
            draft = random_turn(position.draft, rng)
            stars = position.adventure.score(draft.sheet).total
            found.setdefault(draft.marks, Idea(draft.marks, stars, is_forecast=False))
        sign = 1 if position.held == position.seat else -1
        return tuple(sorted(found.values(), key=lambda idea: -sign * idea.stars)[:count])


def random_turn(draft: Draft, rng: Random) -> Draft:
    """Add random marks to a draft until it is committed."""
    while True:
        options = draft.options
        marks = list(options.marks())
        if draft.adventure.nine_crosses:
            marks = [mark for mark in marks if not isinstance(mark, CrossOut)]  # G9, O3
        if options.may_commit:
            marks = [mark for mark in marks if not isinstance(mark, Circle)]  # I11: committing notes them
        pick = rng.randrange(len(marks) + options.may_commit)
        if pick == len(marks):
            return draft.commit()
        draft = draft.add(marks[pick])
