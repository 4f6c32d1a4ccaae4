"""What every value of the library promises: it hashes, survives pickling, and its `repr` is short and true."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.random_tables import SEATS, played_table
from support.strategies import Game, drafts, games, houses, keys, layouts, rolls, small_layouts, steady

import pennypapers
from pennypapers.bots import Position
from pennypapers.errors import InvalidText, InvalidValue, PennyError, RuleBroken, TextError
from pennypapers.rules import (
    ADVENTURES,
    Adventure,
    Draft,
    HouseRules,
    Layout,
    Roll,
    Sheet,
    Space,
    adventure,
    builtin_layout,
    parse_mark,
)
from pennypapers.table import RollDice, perform, record_of

LONGEST_REPR = 120
NAMES = {name: getattr(pennypapers, name) for name in ("Roll", "HouseRules", "Space", "parse_mark", "adventure")}


def round_trip(value: object) -> None:
    """The value comes back from a pickle, and from a deep copy, equal and with the same hash."""
    for again in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
        assert type(again) is type(value)
        assert again == value
        assert hash(again) == hash(value)
    assert value in {value}


@pytest.mark.parametrize("key", ADVENTURES)
def test_an_unpickled_adventure_is_the_adventure_itself(key: str) -> None:
    rules = adventure(key)
    assert pickle.loads(pickle.dumps(rules)) is rules
    assert copy.deepcopy(rules) is rules
    assert eval(repr(rules), dict(NAMES)) is rules


@steady(40)
@given(rolls, houses, keys.flatmap(layouts))
def test_rolls_house_rules_and_layouts_come_back(roll: Roll, house: HouseRules, layout: Layout) -> None:
    assert roll.numbers is not None, "what a roll has worked out is no part of it"
    assert layout.around is not None
    for value in (roll, house, layout):
        round_trip(value)
    assert eval(repr(roll), dict(NAMES)) == roll
    assert eval(repr(house), dict(NAMES)) == house
    assert repr(layout).startswith(f"<Layout {layout.adventure} {layout.name}:")


@steady(60)
@given(drafts(games(layout=small_layouts)))
def test_drafts_sheets_marks_and_scores_come_back(draft: Draft) -> None:
    score = draft.sheet.score
    reasons = [reason for part in score.parts for reason in part.reasons]
    for value in (draft, draft.sheet, *draft.marks, score, *score.parts, *reasons, *draft.sheet.layout.spaces):
        round_trip(value)
        assert len(repr(value)) <= LONGEST_REPR + len(" ".join(map(str, draft.marks)))
    for mark in draft.marks:
        assert eval(repr(mark), dict(NAMES)) == mark
    assert repr(score).startswith(f"<Score {score.total}: ")
    assert str(draft) in repr(draft)


@steady(30)
@given(games(layout=small_layouts))
def test_the_order_of_writing_is_no_part_of_a_sheet(game: Game) -> None:
    *_, last = game.drafts()
    sheet = last.sheet
    backwards = Sheet(
        sheet.layout,
        dict(reversed(list(sheet.writing.items()))),
        sheet.crossed,
        dict(reversed(list(sheet.treasures.items()))),
        sheet.discoveries,
    )
    assert backwards == sheet
    assert hash(backwards) == hash(sheet)


@pytest.mark.parametrize("key", ADVENTURES)
@pytest.mark.parametrize("players", [1, 3])
def test_tables_positions_and_records_come_back(key: str, players: int) -> None:
    table, events = played_table(builtin_layout(key, "front"), SEATS[:players], seed=7, turns=6)
    table, _ = perform(table, RollDice(Roll.parse("2 3 5")))
    record = record_of(events, "front", {"x-from": "a test"})
    for value in (table, Position.of(table, 0), record, *record.turns, *events):
        round_trip(value)
    for value in (table, Position.of(table, 0), record):
        assert f"{key} front" in repr(value)
        assert len(repr(value)) <= LONGEST_REPR


@steady(20)
@given(st.sampled_from(sorted(ADVENTURES)).map(adventure))
def test_a_sheet_knows_its_adventure_and_its_stars(rules: Adventure) -> None:
    table, _ = played_table(builtin_layout(rules.key, "back"), SEATS[:1], seed=3, turns=9)
    (sheet,) = table.sheets
    assert sheet.adventure is rules
    assert sheet.score == rules.score(sheet)


def test_a_sheet_prints_as_its_drawing_and_shows_itself_in_a_notebook() -> None:
    sheet = Sheet(builtin_layout("temple", "front")).written(Space("d2"), 7)
    assert "│" in str(sheet)
    assert " 7 " in str(sheet)
    assert sheet._repr_svg_().startswith("<svg ")
    assert repr(sheet) == "<Sheet temple front: 1 of 34 spaces written>"


ERRORS: list[PennyError] = [
    RuleBroken("T3", space=Space("c4"), roll=Roll.parse("P 3 5")),
    TextError(14, InvalidText("name.long", most=40, name="'ana…'", count=41), player="ana"),
    TextError(14, RuleBroken("T3", space="c4"), player="ana"),
    TextError(2, InvalidText("name.empty")),
    InvalidText("notation.mark", text="'x'"),
    InvalidValue("'x' is not a space"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_come_back_from_a_pickle(error: PennyError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: parse_mark("c4"),
        lambda: parse_mark("c4=16"),
        lambda: Roll.parse("1 2"),
        lambda: Space.parse("44"),
        lambda: HouseRules.parse("no_window=pass"),
        lambda: adventure("castle"),
        lambda: builtin_layout("temple", "middle"),
        lambda: pennypapers.read_layout("adventure: temple"),
    ],
)
def test_whatever_is_refused_is_a_penny_error(wrong: object) -> None:
    assert callable(wrong)
    with pytest.raises(PennyError):
        wrong()
