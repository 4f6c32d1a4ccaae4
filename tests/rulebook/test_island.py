"""Skull Island, clause by clause (I): where to write, sail and draw. Treasures are in test_treasures.py."""

from __future__ import annotations

import pytest
from support.drawn import draft, marked, refusal, sheet, spaces

from pennypapers.rules import Rank, Score, adventure

ISLAND = adventure("island")

ISLET = """
    ~ ~ ~ ~ ~ ~
    ~ . . . . ~
    ~ . ^ . . ~
    ~ . . . . ~
    ~ . . . . ~
    ~ ~ ~ ~ ~ ~
"""


def score(drawing: str) -> Score:
    return ISLAND.score(sheet("island", drawing))


def test_I1_there_are_land_mountains_and_sea() -> None:
    assert ISLAND.printed == {"~": "sea", "o": "land", "^": "mountain"}


@pytest.mark.parametrize("mark", ["a1=3", "c3=3", "c3=B", "b2=B"])
def test_I1_numbers_go_on_land_boats_on_the_sea_and_nothing_on_a_mountain(mark: str) -> None:
    broken = refusal(draft("island", ISLET, roll="3 D 1"), mark)
    assert broken.clause == "I1"
    assert mark[:2] in broken.sentence


@pytest.mark.parametrize("space", ["a1", "c3"])
def test_I1_a_danger_goes_on_land_only(space: str) -> None:
    assert refusal(draft("island", ISLET, roll="3 2 !"), f"{space}=!").clause == "I1"


@pytest.mark.parametrize(("roll", "mark"), [("3 1 1", "b1=3"), ("3 1 1", "c1=3"), ("3 1 !", "b1=!"), ("3 1 !", "c1=!")])
def test_I1_a_filled_space_is_refused(roll: str, mark: str) -> None:
    assert refusal(draft("island", "~ 7 ! .", roll=roll), mark).clause == "I1"


def test_I1_a_boat_needs_an_empty_sea_space() -> None:
    assert refusal(draft("island", "B . ~", roll="3 D 1"), "a1=B").clause == "I1"


def test_I1_nothing_is_written_off_the_sheet() -> None:
    turn = draft("island", "~ . -", roll="3 D 1")
    assert refusal(turn, "c1=3").clause == "I1"
    assert refusal(turn, "c1=B").clause == "I1"


@pytest.mark.parametrize("drawing", ["~:7 .", "^:7 ~ .", "o:B ~", "^:B ~ .", "~:! .", "^:! ~ .", "o:H ~"])
def test_I1_a_sheet_with_a_mark_out_of_place_cannot_stand(drawing: str) -> None:
    broken = ISLAND.why_impossible(sheet("island", drawing))
    assert broken is not None
    assert broken.clause == "I1"


def test_I2_the_number_goes_beside_a_number() -> None:
    drawing = "~ ~ ~ ~ ~ ~|~ . . . . ~|~ . 7 . . ~|~ . . ^ . ~|~ . . . . ~"
    expected = "~ ~ ~ ~ ~ ~|~ x x x . ~|~ x 7 x . ~|~ x x ^ . ~|~ . . . . ~"
    assert marked(spaces("island", drawing, roll="2 3 5")) == expected


def test_I2_or_beside_a_boat() -> None:
    drawing = "~ ~ B ~ ~ ~|~ . . . . ~|~ . . . . ~|~ . . . . ~|~ . . 7 . ~"
    expected = "~ ~ B ~ ~ ~|~ x x x . ~|~ . . . . ~|~ . x x x ~|~ . x 7 x ~"
    assert marked(spaces("island", drawing, roll="2 3 5")) == expected


def test_I2_but_not_beside_a_danger_alone() -> None:
    assert marked(spaces("island", "~ 7 . . ! .", roll="2 3 5")) == "~ 7 x . ! ."
    broken = refusal(draft("island", "~ 7 . . ! .", roll="2 3 5"), "d1=2")
    assert broken.clause == "I2"
    assert "d1" in broken.sentence


def test_I2_one_number_a_turn() -> None:
    assert refusal(draft("island", "~ 7 . .", roll="2 3 5"), "c1=2 d1=3").clause == "I2"
    assert refusal(draft("island", "~ 7 . .", roll="2 D 5"), "c1=2 a1=B").clause == "I2"
    assert refusal(draft("island", "~ 7 . .", roll="2 D 5"), "a1=B c1=2").clause == "I2"


def test_I2_a_number_must_be_written() -> None:
    turn = draft("island", "~ 7 . .", roll="2 3 5")
    broken = turn.why_unfinished()
    assert broken is not None
    assert broken.clause == "I2"
    assert refusal(turn, "-").clause == "I2"


@pytest.mark.parametrize("mark", ["c1=H", "c1=S", "c1=M", "forest(a1,b1,c1,d1,e1)"])
def test_I2_marks_of_the_valley_are_refused(mark: str) -> None:
    assert refusal(draft("island", "~ 7 . .", roll="2 D 5"), mark).clause == "I2"


def test_I3_the_first_number_lands_on_the_coast() -> None:
    drawing = "~ ~ ~ ~ ~|~ . . . ~|~ . . . ~|~ . . . ~|~ ~ ~ ~ ~"
    assert marked(spaces("island", drawing, roll="2 3 5")) == "~ ~ ~ ~ ~|~ x x x ~|~ x . x ~|~ x x x ~|~ ~ ~ ~ ~"
    broken = refusal(draft("island", drawing, roll="2 3 5"), "c3=2")
    assert broken.clause == "I3"
    assert "c3" in broken.sentence


def test_I3_beside_what_is_off_the_sheet_is_coast_too() -> None:
    assert marked(spaces("island", "o o o o o|o o o o o|o o - o o|o o o o ~", roll="2 3 5")) == (
        "x x x x x|x x x x x|x x - x x|x x x x ~"
    )
    assert marked(spaces("island", "o o o o o|o o o o o|o o o o o|o o o o -|~", roll="2 3 5")) == (
        "x x x x x|x o o o x|x o o x x|x x x x -|~"
    )


def test_I3_a_mountain_is_no_coast() -> None:
    drawing = "~ ~ ~ ~ ~|~ ^ ^ ^ ~|~ ^ . ^ ~|~ . . . ~|~ ~ ~ ~ ~"
    assert marked(spaces("island", drawing, roll="2 3 5")) == "~ ~ ~ ~ ~|~ ^ ^ ^ ~|~ ^ . ^ ~|~ x x x ~|~ ~ ~ ~ ~"


def test_I3_a_boat_or_a_danger_before_does_not_change_it() -> None:
    drawing = "~ B ~ ~ ~|~ ! . . ~|~ . . . ~|~ . . . ~|~ ~ ~ ~ ~"
    assert marked(spaces("island", drawing, roll="2 3 5")) == "~ B ~ ~ ~|~ ! x x ~|~ x . x ~|~ x x x ~|~ ~ ~ ~ ~"


def test_I4_cut_off_any_empty_land_space_will_do() -> None:
    assert marked(spaces("island", "~ 7 ! . .", roll="2 3 5")) == "~ 7 ! x x"
    assert marked(spaces("island", "~ 7 ^ . .", roll="2 3 5")) == "~ 7 ^ x x"


def test_I4_cut_off_before_the_landing() -> None:
    drawing = "~ ~ ~ ~ ~|~ ! ! ! ~|~ ! . ! ~|~ ! ! ^ ~|~ ~ ~ ~ ~"
    assert marked(spaces("island", drawing, roll="2 3 5")) == "~ ~ ~ ~ ~|~ ! ! ! ~|~ ! x ! ~|~ ! ! ^ ~|~ ~ ~ ~ ~"


def test_I4_a_boat_keeps_its_shore_in_reach() -> None:
    assert marked(spaces("island", "~ 7 ! . . B", roll="2 3 5")) == "~ 7 ! . x B"


def test_I5_a_boat_goes_on_empty_sea_that_borders_the_island() -> None:
    drawing = "~ ~ ~ ~ ~|~ ~ B ~ ~|~ ~ . ~ ~|~ ~ ~ ~ ~|~ ~ ~ ~ ~"
    expected = "~ ~ ~ ~ ~|~ x B x ~|~ x . x ~|~ x x x ~|~ ~ ~ ~ ~"
    assert marked(spaces("island", drawing, roll="2 D 5", value="B")) == expected
    broken = refusal(draft("island", drawing, roll="2 D 5"), "a1=B")
    assert broken.clause == "I5"
    assert "a1" in broken.sentence


def test_I5_a_mountain_is_island_too() -> None:
    assert marked(spaces("island", "~ ~ ^ . . ~ ~", roll="2 D 5", value="B")) == "~ x ^ . . x ~"


def test_I5_a_boat_needs_navigation() -> None:
    broken = refusal(draft("island", "~ 7 .", roll="2 3 5"), "a1=B")
    assert broken.clause == "I5"
    assert broken.sentence == "a boat needs Navigation on the green die"


def test_I5_or_a_number_from_the_dice_that_show_numbers() -> None:
    turn = draft("island", "~ 7 . .", roll="2 D 5")
    assert turn.numbers == (2, 5, 7)
    assert sorted(map(str, turn.options.marks())) == ["a1=B", "c1=2", "c1=5", "c1=7"]


def test_I5_a_boat_is_the_whole_turn() -> None:
    turn = draft("island", "~ . .", roll="2 D 5", marks="a1=B")
    assert turn.options.may_commit
    assert list(turn.options.marks()) == []


def test_I5_a_sheet_with_a_boat_off_the_coast_cannot_stand() -> None:
    broken = ISLAND.why_impossible(sheet("island", "B ~ . ~"))
    assert broken is not None
    assert broken.clause == "I5"


def test_I6_penny_gives_any_number() -> None:
    turn = draft("island", "~ 7 . .", roll="P 1 1")
    assert {str(mark) for mark in turn.options.marks()} == {f"c1={number}" for number in range(1, 16)}


def test_I6_with_navigation_a_boat_or_any_number_but_not_both() -> None:
    turn = draft("island", "~ 7 . .", roll="P D 1")
    assert {str(mark) for mark in turn.options.marks()} == {"a1=B", *(f"c1={number}" for number in range(1, 16))}
    assert refusal(turn, "a1=B c1=15").clause == "I2"


def test_I7_a_danger_goes_in_any_empty_land_space() -> None:
    drawing = "~ ~ ~ ~|~ 7 . .|~ ! ^ .|B . . ."
    assert marked(spaces("island", drawing, roll="2 3 !", value="!")) == "~ ~ ~ ~|~ 7 x x|~ ! ^ x|B x x x"


def test_I7_a_space_circled_for_a_treasure_is_eligible_while_empty() -> None:
    drawing = "~ ~ B ~ ~|~ . 7 . ~|~ 7 .*7 7 ~|~ . 7 . ~|~ ~ ~ ~ ~"
    after = draft("island", drawing, roll="2 3 !", marks="c3=!").sheet
    assert after.dangers == ("c3",)
    assert after.treasures == {"c3": 7}


def test_I8_after_five_dangers_the_face_is_ignored() -> None:
    drawing = "~ 7 . . ! ! ! ! !"
    turn = draft("island", drawing, roll="2 3 !")
    assert turn.numbers == (2, 3, 5)
    assert {str(mark) for mark in turn.options.marks()} == {"c1=2", "c1=3", "c1=5"}
    assert refusal(turn, "d1=!").clause == "I8"


def test_I8_the_fifth_danger_is_still_drawn() -> None:
    assert marked(spaces("island", "~ 7 . . ! ! ! !", roll="2 3 !")) == "~ 7 x x ! ! ! !"


def test_I8_the_other_two_dice_keep_their_faces() -> None:
    turn = draft("island", "~ 7 . . ! ! ! ! !", roll="P D !")
    assert {str(mark) for mark in turn.options.marks()} >= {"a1=B", "c1=15"}


def test_I8_crossed_out_dangers_fill_their_boxes_too() -> None:
    assert not draft("island", "~ 9 !x . ! ! !x ! .", roll="2 3 !").is_danger


def test_I8_a_sheet_with_six_dangers_cannot_stand() -> None:
    broken = ISLAND.why_impossible(sheet("island", "~ ! ! ! ! ! !"))
    assert broken is not None
    assert broken.clause == "I8"
    assert ISLAND.why_impossible(sheet("island", "~ ! ! ! ! !")) is None


def test_I13_a_9_beside_it_overcomes_a_danger() -> None:
    assert draft("island", "~ 7 ! . .", roll="4 5 1", marks="d1=9").sheet.crossed == {"c1"}
    assert draft("island", "~ 9 . . .", roll="4 5 !", marks="c1=!").sheet.crossed == {"c1"}
    assert draft("island", "~ 9 . . .", roll="4 5 !", marks="d1=!").sheet.crossed == frozenset()


def test_I14_a_danger_counts_the_smallest_number_beside_it() -> None:
    part = score("~ 7 4 12|~ 3 ! .|~ . . 5")["dangers"]
    (reason,) = part.reasons
    assert (reason.stars, reason.space, reason.spaces, reason.value) == (-3, "c2", ("b2",), 3)


def test_I14_added_when_crossed_out() -> None:
    (reason,) = score("~ 7 4 9|~ . ! .|~ . 4 5")["dangers"].reasons
    assert (reason.kind, reason.stars, reason.spaces) == ("overcome", 4, ("c1", "c3"))


def test_I14_nothing_without_a_number_beside_it() -> None:
    assert score("~ ! . 7")["dangers"].stars == 0


def test_I14_each_danger_counts() -> None:
    assert score("~ ! 2 ! . 9 ! 8")["dangers"].stars == -2 - 2 + 8


def test_I19_alone_the_danger_goes_beside_the_space_filled_before() -> None:
    drawing = "~ ~ ~ ~ ~|~ . . . ~|~ . 7 ^ ~|~ . . . .|~ . . . ."
    expected = "~ ~ ~ ~ ~|~ x x x ~|~ x 7 ^ ~|~ x x x .|~ . . . ."
    assert marked(spaces("island", drawing, roll="1 1 !", before="c3")) == expected
    broken = refusal(draft("island", drawing, roll="1 1 !", before="c3"), "e5=!")
    assert broken.clause == "I19"
    assert "c3" in broken.sentence


def test_I19_a_boats_sea_space_counts() -> None:
    assert marked(spaces("island", "B . .|~ . .", roll="1 1 !", before="a1")) == "B x .|~ x ."


def test_I19_with_no_space_there_any_empty_land_will_do() -> None:
    assert marked(spaces("island", "~ 7 ^ . .", roll="1 1 !", before="b1")) == "~ 7 ^ x x"


def test_I20_where_the_ranks_start() -> None:
    thresholds = ISLAND.thresholds(sheet("island", "~ ."))
    earned = {total: Rank.of(total, thresholds) for total in (0, 59, 60, 74, 75, 89, 90)}
    assert earned == {
        0: Rank.TOURIST,
        59: Rank.TOURIST,
        60: Rank.PATHFINDER,
        74: Rank.PATHFINDER,
        75: Rank.VOYAGER,
        89: Rank.VOYAGER,
        90: Rank.EXPLORER,
    }


def test_I20_a_negative_score_is_a_tourists() -> None:
    assert ISLAND.rank(sheet("island", "~ 5 !")) is Rank.TOURIST
