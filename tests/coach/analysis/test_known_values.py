"""Values of turns that can be worked out by hand or from all dice are those of the analysis."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from support.analysed_games import ADVENTURES, FEW, assert_adds_up, game_of, played

from pennypapers.coach.analysis import analyse
from pennypapers.coach.analysis.estimator import Estimator, Samples, Spot
from pennypapers.rules import HouseRules, adventure, read_layout
from pennypapers.rules.dice import Roll, all_rolls
from pennypapers.table import Commit, RollDice, Table, evolve, open_table, perform

TINY = {
    "temple": "adventure: temple\nname: tiny\ngrid:\n  o D\n  o o\n",
    "island": "adventure: island\nname: tiny\ngrid:\n  ~ ~ ~\n  ~ o ~\n  ~ o ~\n  ~ ~ ~\n",
    "valley": "adventure: valley\nname: tiny\ngrid:\n  o o o\n",
}


@pytest.mark.parametrize("key", ADVENTURES)
def test_on_a_tiny_layout_the_values_are_those_of_the_policy(key: str) -> None:
    """The expectation over all dice of all turns is worked out with the readable rules and the policy's choices."""
    layout = read_layout(TINY[key])
    estimator = Estimator(layout, HouseRules(), alone=True, rows=216 * 8)
    rules = adventure(key)

    @cache
    def expected(table: Table) -> float:
        if table.ended:
            return rules.score(table.sheets[0]).total
        return sum(expected(policy(perform(table, RollDice(roll))[0])) for roll in all_rolls()) / len(all_rolls())

    def policy(table: Table) -> Table:
        (marks,) = estimator.candidates(table.draft(0), [], table.turns + 1, 1, hurts=False)
        return perform(table, Commit(0, marks))[0]

    start = evolve(None, open_table(rules, layout, ["you"]))
    rolled, _ = perform(start, RollDice(Roll.parse("2 3 4")))
    table = start if key != "valley" else policy(rolled)
    spot = Spot(table.sheets[0], table.before, table.turns, len(table.sheets[0].empty()))
    stars = Samples(estimator, spot).stars(0, estimator.rows)
    error = float(np.std(stars)) / len(stars) ** 0.5
    assert abs(float(stars.mean()) - expected(table)) <= 4 * error + 1e-9


def test_a_last_turn_is_worth_what_is_on_the_sheet() -> None:
    """With one space left in a solo Temple, the values of all turns are their stars, and the loss is exact."""
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["1 1 2: a1=1", "1 2 5: b1=2", "3 4 5: c1=5"])
    turn = analyse(record, playouts=FEW).players[0].turns[-1]
    assert (turn.value, turn.loss, turn.error) == (2.0, 1.0, 0.0)
    assert (turn.alternatives[0].marks, turn.alternatives[0].value) == ("c1=3", 3.0)
    assert not turn.is_best
    assert not turn.facts.mistake, "one star is not more than one star"


def test_a_forced_turn_loses_nothing() -> None:
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["1 1 2: a1=1", "1 2 5: b1=2", "3 4 !: c1=!"])
    turn = analyse(record, playouts=FEW).players[0].turns[-1]
    assert turn.facts.forced
    assert (turn.loss, turn.error, turn.is_best) == (0.0, 0.0, True)


def test_turns_that_are_equally_good_are_all_best() -> None:
    """In the middle of nowhere the last number can make nothing: whatever is written is best."""
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o - o\n")
    for mark in ("c1=1", "c1=2", "c1=3"):
        record = game_of(layout, ["1 1 2: a1=1", f"1 1 2: {mark}"])
        turn = analyse(record, playouts=FEW).players[0].turns[-1]
        assert turn.is_best
        assert (turn.loss, turn.error) == (0.0, 0.0)
        assert turn.alternatives[0].marks == mark
        assert not turn.facts.mistake


def test_a_clear_loss_of_more_than_a_star_is_a_mistake_and_says_what_was_missed() -> None:
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["1 3 5: a1=3", "1 3 5: b1=3", "3 4 5: c1=5"])
    player = analyse(record, playouts=FEW).players[0]
    turn = player.turns[-1]
    assert (turn.loss, turn.facts.mistake, turn.is_best) == (3.0, True, False)
    assert turn.facts.missed == {"groups": 3.0}
    assert player.cards.again is not None
    assert (player.cards.again.turn, player.cards.again.better) == (3, "c1=3")


def test_the_order_of_treasures_is_the_owners_choice() -> None:
    """A turn that notes treasures in another way than the policy would is compared with it and not refused."""
    for seed in range(30):
        record = played("island", seed=seed)
        assert_adds_up(analyse(record, playouts=8).players[0])


def test_facts_say_what_the_turn_earned() -> None:
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["1 3 5: a1=3", "1 3 5: b1=3", "3 4 5: c1=3"])
    facts = analyse(record, playouts=FEW).players[0].turns[-1].facts
    assert facts.earned == {"groups": 3}
    assert facts.clauses == ("T10",)
    assert facts.margin > 0
