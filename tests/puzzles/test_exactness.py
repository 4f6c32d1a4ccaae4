"""The best finish against all finishes, which the readable rules list one by one on tiny layouts."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from pennypapers.bots.tourist import random_turn
from pennypapers.puzzles import Endgame, Standing
from pennypapers.puzzles.solver import TooLong, best_finish
from pennypapers.rules import Sheet, adventure, read_layout
from pennypapers.rules.dice import Roll, all_rolls

TINY = {
    "temple": "adventure: temple\nname: tiny\ngrid:\n  o o D o\n  D o o o\n",
    "island": "adventure: island\nname: tiny\ngrid:\n  ~ ~ ~ ~ ~\n  ~ o o o ~\n  ~ o ^ o ~\n  ~ o o o ~\n  ~ ~ ~ ~ ~\n",
    "valley": "adventure: valley\nname: tiny\ngrid:\n  o o o o\n  o o o o\n  - o w o\n",
}
LEFT = {"temple": 3, "island": 2, "valley": 2}
EMPTY = {"temple": 4, "island": 5, "valley": 3}
"""How many spaces are left, at most."""
FEW_NUMBERS = {"island": (Roll.parse("3 D 3"), Roll.parse("1 2 3"), Roll.parse("3 3 3"), Roll.parse("P 3 !"))}
"""Rolls with which treasures come about on an islet; among all of them there would hardly be any."""


def endgame(key: str, seed: int) -> Endgame:
    """A random game on a tiny layout, some turns before its end, with random dice to come."""
    layout, luck = read_layout(TINY[key]), Random(f"{key} {seed}")
    rolls = FEW_NUMBERS.get(key, all_rolls()) if seed % 2 else all_rolls()
    coming = tuple(luck.choice(rolls) for _ in range(60))
    standing = Endgame(Sheet(layout), (), coming, 0).start
    while len(standing.sheet.empty()) > EMPTY[key]:
        standing = standing.commit(random_turn(standing.draft, luck))
    last = adventure(key).solo_turns
    start = standing.turns if last is None else last - LEFT[key]
    return Endgame(standing.sheet, standing.before, tuple(luck.choice(rolls) for _ in range(LEFT[key])), start)


def brute(standing: Standing) -> int:
    """The stars of the best finish, by listing all turns."""

    @cache
    def best(sheet: Sheet, before: frozenset[object], turns: int) -> int:
        now = Standing(standing.endgame, sheet, tuple(sorted(before, key=str)), turns)  # type: ignore[arg-type]
        if now.is_over:
            return now.stars
        after = (now.commit(draft) for draft in now.draft.turns())
        return max(best(each.sheet, frozenset(each.before), each.turns) for each in after)

    return best(standing.sheet, frozenset(standing.before), standing.turns)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("key", TINY)
def test_no_finish_is_better_than_the_best(key: str, seed: int) -> None:
    found = endgame(key, seed)
    wanted = brute(found.start)
    finish = best_finish(found)
    assert finish is not None
    assert finish.stars == wanted
    assert found.play(finish.turns).stars == wanted
    assert best_finish(found, floor=wanted) is None
    assert best_finish(found, floor=wanted - 1) is not None


def test_a_search_that_would_take_too_long_is_given_up() -> None:
    with pytest.raises(TooLong):
        best_finish(endgame("temple", 1), most_nodes=2)
