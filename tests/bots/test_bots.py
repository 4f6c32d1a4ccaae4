"""What all bots have in common: whole legal turns in any position, the same seed gives the same turn, sorted ideas."""

from __future__ import annotations

from random import Random

import pytest
from support.bot_positions import EVERY_BOT, EVERY_LAYOUT, HOUSES, positions

from pennypapers.bots import BOTS, USUAL, Bot, Position, bot, play_game
from pennypapers.rules import (
    HouseRules,
    NoDoor,
    Pass,
    Roll,
    Sheet,
    Symbol,
    Write,
    adventure,
    builtin_layout,
    read_layout,
)

pytestmark = pytest.mark.usefixtures("small_search_budget")


@EVERY_BOT
@EVERY_LAYOUT
@pytest.mark.parametrize("house", HOUSES, ids=["rules as written", "house rules"])
def test_every_turn_is_legal_and_whole(name: str, key: str, side: str, house: HouseRules) -> None:
    for number, position in enumerate(positions(key, side, house=house)):
        marks = bot(name).turn(position, Random(number))
        whole = position.draft.add_all(marks)
        assert whole.why_unfinished() is None
        assert whole.commit().marks == marks, "nothing is left for the table to add"


@EVERY_BOT
@EVERY_LAYOUT
def test_the_same_seed_makes_the_same_turn(name: str, key: str, side: str) -> None:
    for number, position in enumerate(positions(key, side, games=1)):
        first, again = (bot(name).turn(position, Random(number)) for _ in range(2))
        assert first == again


@EVERY_BOT
@EVERY_LAYOUT
def test_ideas_are_different_legal_turns_the_best_first(name: str, key: str, side: str) -> None:
    for position in positions(key, side, games=1):
        ideas = bot(name).ideas(position)
        assert 1 <= len(ideas) <= 3
        assert len({frozenset(idea.marks) for idea in ideas}) == len(ideas)
        for idea in ideas:
            assert position.draft.add_all(idea.marks).commit().marks == idea.marks
        stars = [idea.stars for idea in ideas]
        assert stars == sorted(stars, reverse=position.held == position.seat)
        assert bot(name).ideas(position) == ideas
        assert len(bot(name).ideas(position, count=1)) == 1


@EVERY_BOT
@pytest.mark.parametrize("key", ["temple", "island", "valley"])
def test_a_bot_plays_whole_games_alone_and_at_a_table(name: str, key: str) -> None:
    rules, layout = adventure(key), builtin_layout(key, "back")
    for seats in (1, 3):
        table = play_game(rules, layout, [bot(name)] * seats, seed=seats)
        assert table.ended
        assert table == play_game(rules, layout, [bot(name)] * seats, seed=seats), "the same seed, the same game"


@EVERY_BOT
def test_a_turn_that_must_be_passed_is_passed(name: str) -> None:
    """O1: the roll is a Lockpick, no door is empty, and the house rule says to pass then."""
    layout = read_layout("adventure: temple\nname: shut\ngrid:\no o o\n")
    house = HouseRules(no_door=NoDoor.PASS)
    position = Position(adventure("temple"), house, (Sheet(layout),), 0, 0, 1, Roll.parse("1 D 3"))
    assert bot(name).turn(position, Random(1)) == (Pass(),)
    assert [idea.marks for idea in bot(name).ideas(position)] == [(Pass(),)]


def test_a_bot_has_the_name_that_it_is_registered_under() -> None:
    assert [bot(name).name for name in BOTS] == list(BOTS)
    assert USUAL in BOTS


def test_an_unknown_bot_name_raises_an_error_of_one_line() -> None:
    with pytest.raises(ValueError, match=r"^there is no bot called 'deep blue'; there are tourist, pathfinder") as told:
        bot("deep blue")
    assert "\n" not in str(told.value)


class Cautious:
    """A bot that has only the methods of the interface, no base class; it plays the first legal mark."""

    name = "cautious"

    def turn(self, position: Position, rng: Random) -> tuple[Write, ...]:
        assert rng.random() < 1
        choice = position.draft.options.choices[0]
        return (Write(choice.spaces[0], choice.values[0]),)

    def ideas(self, position: Position, count: int = 3) -> tuple[()]:
        assert position.turn
        assert count
        return ()


def test_any_object_with_the_interface_of_a_bot_can_play() -> None:
    """A bot that is not in the registry plays a game against one of the package."""
    own: Bot = Cautious()
    table = play_game(adventure("temple"), builtin_layout("temple", "front"), [own, bot("tourist")], seed=4)
    assert table.ended == "T8"
    assert table.seats == ("cautious 1", "tourist 2")


def test_a_position_gives_the_sheets_and_the_draft_of_its_seat() -> None:
    table = play_game(adventure("temple"), builtin_layout("temple", "front"), [bot("tourist")] * 2, seed=1)
    danger = Position(table.adventure, table.house, table.sheets, 0, 1, 9, Roll.parse("1 2 !"))
    assert danger.own is table.sheets[0]
    assert danger.in_hand is table.sheets[1]
    assert danger.draft.sheet is table.sheets[1]
    assert danger.is_danger
    assert not danger.solo
    assert danger.layout is table.layout
    assert all(mark.value is Symbol.DANGER for mark in danger.draft.options.marks() if isinstance(mark, Write))
