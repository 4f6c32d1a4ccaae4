"""Random sheets and turns, for tests that must hold on any sheet."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pennypapers.rules import ADVENTURES, SIDES, Discovery, Draft, Sheet, adventure, all_rolls, builtin_layout
from pennypapers.rules.grid import Space

EVERY_SIDE = [(key, side) for key in ADVENTURES for side in SIDES]


def finished(draft: Draft, rng: random.Random) -> Draft:
    """Add random marks to a draft until it may be committed; discoveries are preferred whenever some are legal."""
    while True:
        options = draft.options
        marks = list(options.marks())
        if options.may_commit and (not marks or rng.random() < 0.3):
            return draft.commit()
        found = [mark for mark in marks if isinstance(mark, Discovery)]
        draft = draft.add(rng.choice(found or marks))


def played(key: str, side: str, seed: int) -> Iterator[Sheet]:
    """The sheet after every turn of a solo game."""
    rng, rules = random.Random(f"{key} {side} {seed}"), adventure(key)
    sheet, turns = Sheet(builtin_layout(key, side)), 0
    before: tuple[Space, ...] = ()
    while not rules.end([sheet], turns=turns, solo=True):
        draft = finished(Draft.begin(rules, sheet, rng.choice(all_rolls()), before=before), rng)
        sheet, before, turns = draft.sheet, draft.filled, turns + 1
        yield sheet


def some_sheets(key: str, side: str, *, games: int = 4, every: int = 6) -> Iterator[Sheet]:
    """Sheets from the beginning, the middle and the end of some games."""
    for seed in range(games):
        sheets = list(played(key, side, seed))
        yield Sheet(sheets[0].layout)
        yield from sheets[::every]
        yield sheets[-1]
