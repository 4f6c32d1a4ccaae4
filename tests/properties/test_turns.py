"""Turns: a committed one can be played again from its marks, and playing never changes what was there."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.strategies import Game, drafts, games, small_layouts, steady

from pennypapers.rules import ADVENTURES, Draft, HouseRules, parse_marks


@pytest.mark.parametrize("key", ADVENTURES)
@steady(50)
@given(data=st.data())
def test_a_turn_played_again_gives_the_same_sheet(key: str, data: st.DataObject) -> None:
    game = data.draw(games(key))
    began: Draft | None = None
    for moment in game.drafts():
        if not moment.marks:
            began = moment
        elif moment.options.may_commit:
            assert began is not None
            inked = moment.commit()
            text = " ".join(map(str, inked.marks))
            assert began.add_all(parse_marks(text)) == inked
            assert inked.commit() == inked


@pytest.mark.parametrize("key", ADVENTURES)
@steady(40)
@given(data=st.data())
def test_playing_never_changes_the_old_sheet(key: str, data: st.DataObject) -> None:
    draft = data.draw(drafts(games(key, small_layouts)))
    sheet, marks, free = deepcopy(draft.sheet), draft.marks, draft.free
    after = [draft.add(mark) for mark in draft.options.marks()]
    assert (draft.sheet, draft.marks, draft.free) == (sheet, marks, free)
    assert all(each.sheet.layout is draft.sheet.layout for each in after)
    assert all(each.marks[:-1] == marks for each in after)


@steady(20)
@given(drafts(games(layout=small_layouts)))
def test_values_are_frozen(draft: Draft) -> None:
    score = draft.adventure.score(draft.sheet)
    values: list[tuple[object, str]] = [
        (draft, "sheet"),
        (draft.sheet, "writing"),
        (draft.roll, "red"),
        (draft.house, "dice"),
        (draft.sheet.layout, "rows"),
        (score, "parts"),
        *((part, "reasons") for part in score.parts),
        *((reason, "stars") for part in score.parts for reason in part.reasons),
    ]
    for value, name in values:
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, None)


@pytest.mark.parametrize("key", ADVENTURES)
@steady(30)
@given(data=st.data())
def test_nothing_inked_is_ever_removed(key: str, data: st.DataObject) -> None:
    game = data.draw(games(key))
    last: Draft | None = None
    for moment in game.drafts():
        if last is not None:
            assert last.sheet.writing.items() <= moment.sheet.writing.items()
            assert last.sheet.crossed <= moment.sheet.crossed
            assert last.sheet.treasures.items() <= moment.sheet.treasures.items()
            assert last.sheet.discoveries == moment.sheet.discoveries[: len(last.sheet.discoveries)]
        last = moment


@steady(60)
@given(games(layout=small_layouts))
def test_every_sheet_of_a_game_can_stand_and_every_game_ends(game: Game) -> None:
    moments = list(game.drafts())
    assert all(game.adventure.why_impossible(moment.sheet) is None for moment in moments)
    sheet = moments[-1].sheet
    assert game.adventure.end([sheet], turns=25, solo=game.solo) is not None


@pytest.mark.parametrize("key", ["temple", "island"])
@steady(40)
@given(data=st.data())
def test_crossing_by_hand_or_not_the_stars_are_the_same(key: str, data: st.DataObject) -> None:
    draft = data.draw(drafts(games(key, small_layouts, likes=(9, 5))))
    auto = Draft.begin(draft.adventure, draft.sheet, draft.roll, house=HouseRules.parse("crossing=auto"))
    manual = Draft.begin(draft.adventure, draft.sheet, draft.roll, house=HouseRules.parse("crossing=manual"))
    for choice in auto.options.choices:
        for space in choice.spaces:
            (mark,) = parse_marks(f"{space}={choice.values[0]}")
            assert auto.adventure.score(auto.add(mark).sheet) == manual.adventure.score(manual.add(mark).sheet)
