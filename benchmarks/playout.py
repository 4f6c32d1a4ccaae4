"""Random complete solo games on the readable engine, which the speed benchmarks time.

Each choice is uniform over what the options offer; in the Valley a player goes on using dice while a coin says so,
and reveals a random discovery when there is one.
"""

from __future__ import annotations

from random import Random

from pennypapers import Adventure, Draft, Layout, Roll, Sheet, Write, all_rolls

ROLLS = all_rolls()


def random_game(adventure: Adventure, layout: Layout, rng: Random) -> tuple[Sheet, int]:
    """The final sheet and the number of turns."""
    sheet = Sheet(layout)
    turns = 0
    draft: Draft | None = None
    while adventure.end((sheet,), turns=turns, solo=True) is None:
        draft = random_turn(adventure, sheet, rng.choice(ROLLS), draft, rng)
        sheet = draft.sheet
        turns += 1
    return sheet, turns


def random_turn(adventure: Adventure, sheet: Sheet, roll: Roll, last: Draft | None, rng: Random) -> Draft:
    draft = Draft.begin(adventure, sheet, roll, before=last.filled if last else ())
    options = draft.options
    while options.choices and (not draft.marks or rng.random() < 0.5):
        choice = rng.choice(options.choices)
        draft = draft.add(Write(rng.choice(choice.spaces), rng.choice(choice.values)))
        options = draft.options
    while options.circles:
        draft = draft.add(rng.choice(options.circles))
        options = draft.options
    if options.discoveries:
        draft = draft.add(rng.choice(options.discoveries))
    return draft.commit()
