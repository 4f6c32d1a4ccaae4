"""The three cards are chosen from facts: a find, the roll that mattered most, and one turn to try again."""

from __future__ import annotations

import json
from dataclasses import replace

from pennypapers.coach.analysis import Alternative, Analysis, Cards, Facts, PlayerAnalysis, TurnAnalysis
from pennypapers.coach.analysis.cards import cards

PLAIN = TurnAnalysis(
    number=1,
    roll="1 2 3",
    value=30.0,
    luck=0.5,
    loss=0.0,
    error=0.2,
    neighbours=0.0,
    played="a1=1",
    alternatives=(Alternative("a1=1", 30.0, 0.0), Alternative("a2=1", 29.5, 0.2)),
    is_best=True,
    facts=Facts(),
)


def turn(number: int, *, luck: float = 0.0, loss: float = 0.0, facts: Facts = PLAIN.facts) -> TurnAnalysis:
    return replace(
        PLAIN, number=number, luck=luck, loss=loss, is_best=not facts.mistake, played=f"a{number}=1", facts=facts
    )


def test_without_turns_there_is_nothing_to_show() -> None:
    assert cards([]) == Cards(None, None, None, steady=0, choices=0)


def test_the_find_is_the_choice_with_the_largest_margin() -> None:
    shown = cards([turn(1, facts=Facts(margin=1.2)), turn(2, facts=Facts(margin=3.0)), turn(3)])
    assert shown.find is not None
    assert (shown.find.turn, shown.find.stars, shown.find.kind) == (2, 3.0, "choice")


def test_without_a_clear_choice_the_turn_that_brought_most_is_the_find() -> None:
    facts = Facts(margin=0.4, earned={"groups": 3, "mummies": -1}, clauses=("T10",))
    shown = cards([turn(1, facts=Facts(margin=0.9)), turn(2, facts=facts)])
    assert shown.find is not None
    assert (shown.find.turn, shown.find.stars, shown.find.kind) == (2, 2.0, "mark")
    assert shown.find.clauses == ("T10",)
    assert shown.find.parts == {"groups": 3, "mummies": -1}


def test_a_danger_that_a_neighbour_drew_is_no_find_and_no_turn_to_try_again() -> None:
    drawn = Facts(forced=True, by="Ben", margin=9.0, earned={"mummies": 3})
    shown = cards([turn(1, facts=drawn)])
    assert shown.find is None
    assert shown.again is None
    assert shown.choices == 0


def test_the_roll_that_mattered_most_may_have_been_bad() -> None:
    shown = cards([turn(1, luck=2.0), turn(2, luck=-3.5), turn(3, luck=3.5)])
    assert shown.roll is not None
    assert (shown.roll.turn, shown.roll.stars, shown.roll.kind) == (2, -3.5, "unlucky")


def test_the_largest_clear_loss_is_the_turn_to_try_again() -> None:
    facts = Facts(mistake=True, missed={"groups": 2.5})
    shown = cards([turn(1, loss=9.0), turn(2, loss=2.5, facts=facts), turn(3, loss=1.5, facts=Facts(mistake=True))])
    assert shown.again is not None
    assert (shown.again.turn, shown.again.stars, shown.again.better) == (2, 2.5, "a1=1")
    assert shown.again.parts == {"groups": 2.5}
    assert (shown.steady, shown.choices) == (1, 3)


def test_an_analysis_is_written_as_plain_json() -> None:
    turns = (turn(1, facts=Facts(mistake=True)),)
    player = PlayerAnalysis("Ana", 30.0, 31.0, turns, cards(turns))
    written = Analysis("temple", "front", "solo", 1, True, "voyager", 100, (player,)).as_json()
    assert json.loads(json.dumps(written)) == written
    assert list(written) == ["adventure", "layout", "mode", "turns", "over", "policy", "playouts", "players"]
    one = written["players"][0]["turns"][0]  # type: ignore[index]
    assert list(one) == [
        *("number", "roll", "value", "luck", "loss", "error", "neighbours", "played"),
        *("alternatives", "is_best", "facts"),
    ]
