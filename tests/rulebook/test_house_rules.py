"""The house rules (O)."""

from __future__ import annotations

import pytest
from support.drawn import draft, marked, refusal, spaces

from pennypapers.rules import Crossing, DiceFrom, Growth, HouseRules, NoDoor, adventure


@pytest.mark.parametrize(
    ("text", "house"),
    [
        ("no_door=pass", HouseRules(no_door=NoDoor.PASS)),
        ("valley_growth=buildings_too", HouseRules(valley_growth=Growth.BUILDINGS_TOO)),
        ("crossing=manual", HouseRules(crossing=Crossing.MANUAL)),
        ("dice=by_hand", HouseRules(dice=DiceFrom.BY_HAND)),
        (
            "no_door=pass valley_growth=buildings_too crossing=manual dice=by_hand",
            HouseRules(NoDoor.PASS, Growth.BUILDINGS_TOO, Crossing.MANUAL, DiceFrom.BY_HAND),
        ),
    ],
)
def test_O1_O2_O3_O4_options_are_read_and_written(text: str, house: HouseRules) -> None:
    assert HouseRules.parse(text) == house
    assert str(house) == text


def test_O1_O2_O3_O4_the_first_of_each_is_the_default() -> None:
    first = "no_door=plain valley_growth=numbers crossing=auto dice=fair"
    assert HouseRules.parse(first) == HouseRules.parse("") == HouseRules()
    assert str(HouseRules.parse(first)) == ""


@pytest.mark.parametrize("text", ["no_doors=pass", "no_door=skip", "no_door", "dice=fair dice=fair", "crossing="])
def test_O1_O2_O3_O4_an_unknown_option_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text.partition("=")[0]):
        HouseRules.parse(text)


def test_O1_with_no_door_left_the_turn_is_passed() -> None:
    turn = draft("temple", ". D:7 .", roll="2 D 5", house="no_door=pass")
    assert [str(mark) for mark in turn.options.marks()] == ["-"]
    broken = refusal(turn, "a1=2")
    assert broken.clause == "O1"
    assert "door" in broken.sentence


def test_O1_a_passed_turn_changes_nothing() -> None:
    turn = draft("temple", ". D:7 .", roll="2 D 5", house="no_door=pass")
    passed = draft("temple", ". D:7 .", roll="2 D 5", house="no_door=pass", marks="-").commit()
    assert passed.sheet == turn.sheet
    assert list(passed.options.marks()) == []
    assert refusal(passed, "-").clause == "T2"


def test_O1_the_turn_is_not_done_before_it_is_passed() -> None:
    assert not draft("temple", ". D:7 .", roll="2 D 5", house="no_door=pass").options.may_commit


def test_O1_after_passing_nothing_is_written() -> None:
    passed = draft("temple", ". D:7 .", roll="2 D 5", house="no_door=pass", marks="-")
    broken = refusal(passed, "a1=2")
    assert broken.clause == "O1"
    assert "there already" not in broken.sentence


@pytest.mark.parametrize(("drawing", "roll"), [(". D .", "2 D 5"), (". D:7 .", "2 3 5")])
def test_O1_no_pass_with_a_door_left_or_without_a_lockpick(drawing: str, roll: str) -> None:
    assert refusal(draft("temple", drawing, roll=roll, house="no_door=pass"), "-").clause == "T2"


def test_O1_no_pass_at_a_table_that_plays_plain() -> None:
    assert refusal(draft("temple", ". D:7 .", roll="2 D 5"), "-").clause == "T2"


def test_O1_a_pass_comes_first_and_a_crossing_after_it() -> None:
    house = "no_door=pass crossing=manual"
    assert draft("temple", "! D:9 .", roll="2 D 5", house=house, marks="- a1x").options.may_commit
    assert refusal(draft("temple", "! D:9 .", roll="2 D 5", house=house), "a1x").clause == "T2"


def test_O1_has_no_meaning_on_the_island_and_in_the_valley() -> None:
    assert refusal(draft("island", "~ 7 .", roll="2 D 5", house="no_door=pass"), "-").clause == "I2"
    assert refusal(draft("valley", "7 . .", roll="2 D 5", house="no_door=pass"), "-").clause == "V2"


def test_O2_a_space_beside_a_building_is_eligible_too() -> None:
    drawing = "7 . . . H . .|. . . . . . S|. . . . . . ."
    numbers_only = "7 x . . H . .|x x . . . . S|. . . . . . ."
    buildings_too = "7 x . x H x x|x x . x x x S|. . . . . x x"
    assert marked(spaces("valley", drawing, roll="2 3 5")) == numbers_only
    assert marked(spaces("valley", drawing, roll="2 3 5", house="valley_growth=buildings_too")) == buildings_too


def test_O2_a_building_of_this_turn_counts_and_a_snake_never() -> None:
    drawing = "7 . . . !|. . . . !"
    turn = draft("valley", drawing, roll="2 D 5", house="valley_growth=buildings_too", marks="b1=H c1=2")
    assert turn.options.may_commit
    assert marked(spaces("valley", drawing, roll="2 D 5", house="valley_growth=buildings_too")) == "7 x . . !|x x . . !"
    assert refusal(draft("valley", drawing, roll="2 D 5"), "b1=H c1=2").clause == "V3"


def test_O2_a_building_still_cannot_come_first() -> None:
    broken = refusal(draft("valley", ". . .", roll="2 D 5", house="valley_growth=buildings_too"), "a1=H")
    assert broken.clause == "V4"


def test_O3_auto_crosses_out_at_once() -> None:
    turn = draft("temple", "! . !", roll="4 5 1", marks="b1=9")
    assert turn.sheet.crossed == {"a1", "c1"}
    assert turn.options.crossings == ()


def test_O3_auto_takes_a_crossing_as_a_remark_that_must_be_true() -> None:
    turn = draft("temple", "! . . !", roll="4 5 1", marks="b1=9")
    assert [str(mark) for mark in turn.options.remarks] == ["a1x"]
    assert turn.add(turn.options.remarks[0]).sheet == turn.sheet
    assert refusal(turn, "d1x").clause == "G9"
    assert refusal(turn, "b1x").clause == "G9"


def test_O3_auto_remarks_on_a_drawn_sheet_are_those_that_are_true() -> None:
    turn = draft("temple", "! 9 . !", roll="4 5 1")
    assert [str(mark) for mark in turn.options.remarks] == ["a1x"]
    assert turn.is_legal(turn.options.remarks[0])


def test_O3_manual_leaves_the_moment_to_the_owner() -> None:
    turn = draft("temple", "! . !", roll="4 5 1", house="crossing=manual", marks="b1=9")
    assert turn.sheet.crossed == frozenset()
    assert [str(mark) for mark in turn.options.crossings] == ["a1x", "c1x"]
    assert turn.options.may_commit
    assert turn.add(turn.options.crossings[0]).sheet.crossed == {"a1"}


def test_O3_a_crossing_alone_is_no_turn() -> None:
    turn = draft("temple", "! 9 .", roll="4 5 1", house="crossing=manual", marks="a1x")
    assert not turn.options.may_commit
    assert turn.add_all(draft("temple", "! 9 .", roll="4 5 1", marks="c1=4").marks).options.may_commit


@pytest.mark.parametrize("key", ["temple", "island"])
def test_O3_the_stars_are_the_same_either_way(key: str) -> None:
    drawing = "~ ! . 7".replace("~", "~" if key == "island" else ".")
    auto = draft(key, drawing, roll="4 5 1", marks="c1=9").sheet
    manual = draft(key, drawing, roll="4 5 1", house="crossing=manual", marks="c1=9").sheet
    assert adventure(key).score(auto) == adventure(key).score(manual)
    assert auto != manual


def test_O3_has_no_meaning_in_the_valley() -> None:
    for house in ("", "crossing=manual"):
        turn = draft("valley", "7 9 !", roll="P 1 1", house=house)
        assert [str(mark) for mark in turn.options.crossings] == ["c1x"]
        assert turn.options.remarks == ()
        assert refusal(draft("valley", "7 9 !", roll="1 1 1", house=house), "c1x").clause == "V8"


def test_O4_dice_of_the_program_or_of_the_table() -> None:
    assert [HouseRules.parse(f"dice={each}").dice for each in ("fair", "by_hand")] == [DiceFrom.FAIR, DiceFrom.BY_HAND]
