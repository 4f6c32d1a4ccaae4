"""Hints in a running game: legal turns, the best first, with the stars of the estimator and how sure they are."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pennypapers import Game
from pennypapers.bots import Idea, Position, bot
from pennypapers.coach.analysis import analyse
from pennypapers.coach.analysis.ahead import measured_turns
from pennypapers.coach.hints import hints
from pennypapers.rules import ADVENTURES
from pennypapers.rules.mark import parse_marks

FEW = 16


def begun(adventure: str, players: int = 1, turns: int = 4) -> Game:
    game, luck = Game(adventure, players=[f"p{seat}" for seat in range(players)], seed=3), Random(3)
    for _ in range(turns * players):
        game.play(bot("pathfinder").turn(game.position(), luck))
    return game


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("players", [1, 2])
def test_turns_are_legal_different_and_ordered_and_say_how_sure_they_are(adventure: str, players: int) -> None:
    position = begun(adventure, players).position()
    ideas = measured_turns(position, 3, playouts=FEW)
    assert 1 <= len(ideas) <= 3
    assert len({idea.marks for idea in ideas}) == len(ideas)
    for idea in ideas:
        position.draft.add_all(idea.marks).commit()
    order = [idea.stars for idea in ideas]
    assert order == sorted(order, reverse=position.held == position.seat)
    assert all(idea.is_forecast and idea.error is not None and idea.error >= 0 for idea in ideas)
    assert measured_turns(position, 3, playouts=FEW) == ideas, "the same position gives the same hint"


def test_in_a_danger_turn_the_turn_that_costs_the_owner_most_comes_first() -> None:
    game = Game("island", players=["ana", "ben"], seed=1, rolls=["1 2 !"])
    position = game.position()
    assert position.held != position.seat
    ideas = measured_turns(position, 3, playouts=FEW)
    assert [idea.stars for idea in ideas] == sorted(idea.stars for idea in ideas)


def test_the_last_turn_of_a_game_is_certain() -> None:
    row = "adventure: temple\nname: row\ngrid:\n  o o o\n"
    game = Game("temple", players=["ana"], layout=row, rolls=["1 3 5", "1 3 5", "3 4 5"])
    game.play("a1=3")
    game.play("b1=3")
    best, *others = measured_turns(game.position(), 3, playouts=FEW)
    assert (best.marks, best.stars, best.error) == (parse_marks("c1=3"), 3.0, 0.0)
    assert all(idea.stars < 3 and idea.error == 0 for idea in others)


def test_a_hint_and_the_analysis_speak_of_the_same_stars() -> None:
    game = begun("temple")
    best, *_ = measured_turns(game.position(), 1, playouts=64)
    game.play(best.marks)
    record = game.record()
    value = analyse(replace(record, turns=record.turns[:5]), playouts=64).players[0].turns[-1].value
    assert best.error is not None
    assert abs(value - best.stars) < 4 * best.error


def test_a_bot_that_does_not_look_ahead_gives_its_own_turns() -> None:
    position = begun("temple").position()
    assert hints("pathfinder", position) == bot("pathfinder").ideas(position)
    assert all(idea.error is None for idea in hints("voyager", position))


def test_the_strongest_bot_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    position = begun("temple").position()
    found = (Idea(position.draft.marks, 1.0, error=0.5),)

    def measured(asked: Position, count: int) -> tuple[Idea, ...]:
        assert (asked, count) == (position, 2)
        return found

    monkeypatch.setattr("pennypapers.coach.analysis.ahead.measured_turns", measured)
    assert hints("explorer", position, 2) == found
