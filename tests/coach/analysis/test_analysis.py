"""The analysis of a game adds up, and is the same every time."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from support.analysed_games import ADVENTURES, FEW, assert_adds_up, game_of, played, stars_of

from pennypapers import Game
from pennypapers.bots import bot
from pennypapers.coach.analysis import analyse
from pennypapers.rules import read_layout


@pytest.mark.parametrize("names", [["Ana"], ["Ana", "Ben"], ["Ana", "Ben", "Cleo"]], ids=len)
@pytest.mark.parametrize("key", ADVENTURES)
def test_every_game_adds_up_to_its_final_stars(key: str, names: list[str]) -> None:
    for seed in range(3):
        record = played(key, seed=seed, names=names)
        found = analyse(record, playouts=FEW)
        assert [player.final for player in found.players] == stars_of(record)
        assert found.mode == ("solo" if len(names) == 1 else "table")
        assert found.over
        for player in found.players:
            assert len(player.turns) == found.turns == len(record.turns)
            assert_adds_up(player)


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_game_on_the_printed_layout_adds_up(key: str) -> None:
    game, luck = Game(key, players=["Ana"], seed=1), Random(1)
    while not game.is_over:
        game.play(bot("tourist").turn(game.position(), luck))
    found = analyse(game.record(), playouts=8)
    assert_adds_up(found.players[0])
    assert found.players[0].final == stars_of(game.record())[0]


@pytest.mark.parametrize("key", ADVENTURES)
def test_an_unfinished_game_ends_with_what_is_expected(key: str) -> None:
    record = played(key, seed=2)
    whole, part = analyse(record, playouts=FEW), analyse(replace(record, turns=record.turns[:3]), playouts=FEW)
    assert not part.over
    assert part.players[0].turns == whole.players[0].turns[:3]
    assert part.players[0].final == part.players[0].turns[-1].value
    assert_adds_up(part.players[0])


@pytest.mark.parametrize(
    ("key", "house"),
    [
        ("temple", "no_door=pass"),
        ("temple", "crossing=manual"),
        ("island", "crossing=manual"),
        ("valley", "valley_growth=buildings_too"),
    ],
)
def test_games_with_house_rules_add_up(key: str, house: str) -> None:
    for names in (["Ana"], ["Ana", "Ben"]):
        record = played(key, house=house, names=names)
        for player in analyse(record, playouts=FEW).players:
            assert_adds_up(player)


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_same_record_gives_the_same_analysis(key: str) -> None:
    record = played(key, names=["Ana", "Ben"])
    assert analyse(record, playouts=FEW) == analyse(record, playouts=FEW)


def test_the_expected_stars_at_the_start_are_those_of_the_layout() -> None:
    one, other = (analyse(played("island", seed=seed), playouts=FEW).players[0] for seed in (1, 2))
    assert one.start == other.start


def test_some_players_alone_have_the_analysis_that_they_have_among_all() -> None:
    record = played("island", names=["Ana", "Ben", "Cleo"])
    assert analyse(record, playouts=FEW, players=["Ben"]).players == (analyse(record, playouts=FEW).players[1],)


def test_a_danger_that_a_neighbour_drew_is_no_choice_of_the_owner() -> None:
    dangers = 0
    for seed in range(6):
        record = played("temple", seed=seed, names=["Ana", "Ben"])
        for name, player in zip(record.players, analyse(record, playouts=FEW).players, strict=True):
            for turn, entry in zip(player.turns, record.turns, strict=True):
                drawn = [each for each in entry.entries if each.owner == name]
                assert turn.facts.by == (drawn[0].player if drawn else None)
                if drawn:
                    dangers += 1
                    assert turn.loss == 0
                    assert turn.is_best
                    assert turn.facts.forced
                    assert turn.played == str(drawn[0].marks[0])
                else:
                    assert turn.neighbours == 0
    assert dangers > 0


def test_a_neighbour_who_draws_where_it_hurts_less_is_kind() -> None:
    """Measured against the worst place, which the play-outs expect."""
    found = [
        turn.neighbours
        for seed in range(8)
        for player in analyse(played("temple", seed=seed, names=["Ana", "Ben"]), playouts=64).players
        for turn in player.turns
        if turn.facts.by
    ]
    assert sum(found) > 0


def test_the_danger_of_a_solo_game_is_a_choice() -> None:
    layout = read_layout("adventure: temple\nname: row\ngrid:\n  o o o\n")
    record = game_of(layout, ["2 3 !: b1=!", "1 2 5: a1=1", "3 4 5: c1=5"])
    danger = analyse(record, playouts=FEW).players[0].turns[0]
    assert danger.facts.by is None
    assert not danger.facts.forced
    assert danger.neighbours == 0
    assert len(danger.alternatives) == 3
