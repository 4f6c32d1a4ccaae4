"""The simplest sensible player: always a legal turn, always the same one for the same luck, and better than chance."""

from __future__ import annotations

import random
from statistics import mean

import pytest
from random_play import EVERY_SIDE, finished, some_sheets

from pennypapers.bots import sensible_turn
from pennypapers.rules import (
    Crossing,
    Draft,
    HouseRules,
    NoDoor,
    Pass,
    Roll,
    Sheet,
    Symbol,
    Write,
    adventure,
    all_rolls,
    builtin_layout,
    read_layout,
)
from pennypapers.rules.grid import Space

HOUSES = [HouseRules(), HouseRules(crossing=Crossing.MANUAL, no_door=NoDoor.PASS)]


@pytest.mark.parametrize("house", HOUSES, ids=["rules as written", "house rules"])
@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
@pytest.mark.parametrize("own", [True, False])
def test_every_turn_is_legal_and_whole(key: str, side: str, house: HouseRules, own: bool) -> None:
    rules, rng = adventure(key), random.Random(f"{key} {side}")
    for sheet in some_sheets(key, side, games=2):
        if sheet.is_full:
            continue
        draft = Draft.begin(rules, sheet, rng.choice(all_rolls()), house=house)
        marks = sensible_turn(draft, random.Random(1), own=own)
        whole = draft.add_all(marks)
        assert whole.why_unfinished() is None
        assert whole.commit().marks == marks, "nothing is left for the table to add"


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_the_same_luck_makes_the_same_turn(key: str, side: str) -> None:
    rules = adventure(key)
    for number, sheet in enumerate(some_sheets(key, side, games=1)):
        if not sheet.is_full:
            draft = Draft.begin(rules, sheet, Roll.parse("2 3 5"))
            assert sensible_turn(draft, random.Random(number)) == sensible_turn(draft, random.Random(number))


def test_a_turn_that_must_be_passed_is_passed() -> None:
    """O1: a Lockpick and no door left, at a table that passes then."""
    layout = read_layout("adventure: temple\nname: shut\ngrid:\no o o\n")
    draft = Draft.begin(adventure("temple"), Sheet(layout), Roll.parse("1 D 3"), house=HouseRules(no_door=NoDoor.PASS))
    assert sensible_turn(draft, random.Random(1)) == (Pass(),)


@pytest.mark.parametrize("key", ["temple", "island", "valley"])
def test_a_danger_is_drawn_where_it_hurts_others_and_not_oneself(key: str) -> None:
    """Over many sheets, what it draws on its own costs less than what it draws on somebody else's."""
    rules, danger = adventure(key), Roll.parse("1 2 !")
    left: dict[bool, list[int]] = {True: [], False: []}
    for sheet in some_sheets(key, "front", games=4):
        draft = Draft.begin(rules, sheet, danger)
        if sheet.is_full or not draft.is_danger:
            continue
        for own in (True, False):
            marks = sensible_turn(draft, random.Random(7), own=own)
            assert len(marks) == 1
            assert isinstance(marks[0], Write)
            assert marks[0].value is Symbol.DANGER
            left[own].append(rules.score(draft.add_all(marks).sheet).total)
    assert mean(left[True]) >= mean(left[False])


def solo_stars(key: str, seed: int, *, sensible: bool) -> int:
    """A whole solo game with the dice of this seed."""
    rules, dice, luck = adventure(key), random.Random(seed), random.Random(seed)
    sheet, turns = Sheet(builtin_layout(key, "front")), 0
    before: tuple[Space, ...] = ()
    while not rules.end([sheet], turns=turns, solo=True):
        draft = Draft.begin(rules, sheet, dice.choice(all_rolls()), before=before)
        played = draft.add_all(sensible_turn(draft, luck)) if sensible else finished(draft, luck)
        sheet, before, turns = played.sheet, played.filled, turns + 1
    return rules.score(sheet).total


@pytest.mark.parametrize("key", ["temple", "island", "valley"])
def test_it_plays_better_than_chance(key: str) -> None:
    games = range(8)
    assert mean(solo_stars(key, seed, sensible=True) for seed in games) > mean(
        solo_stars(key, seed, sensible=False) for seed in games
    )
