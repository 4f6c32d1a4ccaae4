"""Tourist: chooses every legal mark with the same probability."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pennypapers.bots import Position, bot
from pennypapers.rules import (
    Crossing,
    CrossOut,
    HouseRules,
    Roll,
    Sheet,
    Symbol,
    adventure,
    builtin_layout,
    read_layout,
)

FEW = {"temple": "o o D", "island": "~ o o ~", "valley": "o o"}


@pytest.mark.parametrize("key", FEW)
@pytest.mark.parametrize("roll", ["2 2 2", "1 2 !"])
def test_each_first_mark_is_as_likely_as_any_other(key: str, roll: str) -> None:
    layout = read_layout(f"adventure: {key}\nname: few\ngrid:\n{FEW[key]}\n")
    position = Position(adventure(key), HouseRules(), (Sheet(layout),), 0, 0, 1, Roll.parse(roll))
    rng, times = Random(5), 3000
    found = Counter(bot("tourist").turn(position, rng)[0] for _ in range(times))
    marks = list(position.draft.options.marks())
    assert found.keys() == set(marks)
    fair = times / len(marks)
    assert all(abs(count - fair) < 5 * fair**0.5 for count in found.values()), found


def test_ending_the_turn_is_as_likely_as_any_mark() -> None:
    """V2: after one die of the roll 1 1 1 is used, the turn may be ended or another die used."""
    layout = read_layout("adventure: valley\nname: few\ngrid:\no o\n")
    position = Position(adventure("valley"), HouseRules(), (Sheet(layout),), 0, 0, 1, Roll.parse("1 1 1"))
    rng = Random(6)
    turns = [bot("tourist").turn(position, rng) for _ in range(4000)]
    begun = [turn for turn in turns if str(turn[0]).endswith("=1")]
    ended = sum(len(turn) == 1 for turn in begun)
    possibilities = 3  # a 1 or a 2 in the other space, or the end
    assert abs(ended / len(begun) - 1 / possibilities) < 0.05


def test_tourist_never_crosses_out_dangers() -> None:
    """O3: crossing out does not change the stars, so it is not among the random choices."""
    house = HouseRules(crossing=Crossing.MANUAL)
    layout = builtin_layout("temple", "front")
    one = layout.of("o")[0]
    two = next(near for near in layout.around[one] if near in layout.of("o"))
    sheet = Sheet(layout).written(one, 9).written(two, Symbol.DANGER)
    position = Position(adventure("temple"), house, (sheet,), 0, 0, 3, Roll.parse("1 2 3"))
    assert position.draft.options.crossings == (CrossOut(two),)
    rng = Random(1)
    assert all(len(bot("tourist").turn(position, rng)) == 1 for _ in range(200))
