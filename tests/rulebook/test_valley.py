"""The Valley of Wiraqocha, clause by clause (V). Its discoveries and buildings are in test_discoveries.py."""

from __future__ import annotations

import pytest
from support.drawn import draft, marked, refusal, sheet, spaces

from pennypapers.rules import Draft, Rank, adventure

VALLEY = adventure("valley")


def numbers(turn: Draft) -> set[str]:
    return {str(value) for choice in turn.options.choices for value in choice.values}


def test_V1_there_are_open_spaces_and_lakes() -> None:
    assert VALLEY.printed == {"o": "open", "w": "lake"}


@pytest.mark.parametrize(("roll", "mark"), [("2 3 5", "b1=2"), ("2 D 5", "b1=H"), ("2 3 !", "b1=!")])
def test_V1_lakes_are_never_filled(roll: str, mark: str) -> None:
    broken = refusal(draft("valley", "7 w .", roll=roll), mark)
    assert broken.clause == "V1"
    assert "b1" in broken.sentence


def test_V1_nothing_is_written_off_the_sheet() -> None:
    assert refusal(draft("valley", "7 - .", roll="2 3 5"), "b1=2").clause == "V1"


@pytest.mark.parametrize("drawing", [". w:7", ". w:!", ". w:H", ". o:B"])
def test_V1_a_sheet_with_a_mark_out_of_place_cannot_stand(drawing: str) -> None:
    broken = VALLEY.why_impossible(sheet("valley", drawing))
    assert broken is not None
    assert broken.clause == "V1"


def test_V1_a_lake_is_not_cloud_but_a_gap_is() -> None:
    around_lake = "o o o o o|o o o o o|o o w o o|o o o o o|o o o o o"
    assert marked(spaces("valley", around_lake, roll="2 3 5")) == "x x x x x|x o o o x|x o w o x|x o o o x|x x x x x"
    around_gap = around_lake.replace("w", "-")
    assert marked(spaces("valley", around_gap, roll="2 3 5")) == "x x x x x|x x x x x|x x - x x|x x x x x|x x x x x"


@pytest.mark.parametrize(
    "marks",
    [
        "b1=2 c1=3 d1=5",
        "b1=7 c1=3",
        "b1=8 c1=2",
        "b1=5 c1=5",
        "b1=10",
        "b1=5",
    ],
)
def test_V2_each_die_serves_once_alone_or_in_a_sum(marks: str) -> None:
    assert draft("valley", "7 . . . .", roll="2 3 5", marks=marks).options.may_commit


@pytest.mark.parametrize(
    "marks",
    [
        "b1=2 c1=2",
        "b1=7 c1=5",
        "b1=10 c1=2",
        "b1=5 c1=5 d1=2",
        "b1=2 c1=3 d1=5 e1=2",
    ],
)
def test_V2_no_die_serves_twice(marks: str) -> None:
    broken = refusal(draft("valley", "7 . . . .", roll="2 3 5"), marks)
    assert broken.clause == "V2"
    assert marks.rpartition("=")[2] in broken.sentence


def test_V2_the_way_a_number_was_made_stays_open() -> None:
    turn = draft("valley", "7 . . . .", roll="2 3 5", marks="b1=5")
    assert numbers(turn) == {"2", "3", "5"}


def test_V2_a_number_the_dice_never_make_breaks_G4() -> None:
    assert refusal(draft("valley", "7 . . . .", roll="2 3 5"), "b1=4").clause == "G4"


def test_V2_at_least_one_use_is_required() -> None:
    turn = draft("valley", "7 . . . .", roll="2 3 5")
    broken = turn.why_unfinished()
    assert broken is not None
    assert broken.clause == "V2"
    assert refusal(turn, "-").clause == "V2"


def test_V2_other_dice_may_be_left() -> None:
    assert draft("valley", "7 . . . .", roll="2 3 5", marks="b1=2").options.may_commit


@pytest.mark.parametrize("mark", ["b1=B", "b1*7"])
def test_V2_marks_of_the_island_are_refused(mark: str) -> None:
    assert refusal(draft("valley", "7 . .", roll="2 D 5"), mark).clause == "V2"


def test_V3_a_number_goes_beside_a_number() -> None:
    assert marked(spaces("valley", ". . .|. 7 .|. . w", roll="2 3 5")) == "x x x|x 7 x|x x w"
    assert marked(spaces("valley", "7 . . !|. . . .", roll="2 3 5")) == "7 x . !|x x . ."


def test_V3_not_beside_a_snake_or_a_building() -> None:
    assert marked(spaces("valley", "7 . . ! .|7 . . . H", roll="2 3 5")) == "7 x . ! .|7 x . . H"
    broken = refusal(draft("valley", "7 . . H", roll="2 3 5"), "c1=2")
    assert broken.clause == "V3"
    assert broken.sentence == "this goes beside a number; c1 touches none"


def test_V3_in_an_empty_space() -> None:
    turn = draft("valley", "7 ! H .", roll="2 3 5")
    assert [refusal(turn, f"{space}=2").clause for space in ("a1", "b1", "c1")] == ["V3", "V3", "V3"]


def test_V3_a_number_written_earlier_in_the_turn_counts() -> None:
    turn = draft("valley", "7 . . . .", roll="2 3 5")
    assert refusal(turn, "c1=3").clause == "V3"
    assert turn.add_all(draft("valley", "7 . . . .", roll="2 3 5", marks="b1=2 c1=3").marks).filled == ("b1", "c1")


def test_V4_the_first_number_arrives_at_the_edge() -> None:
    drawing = "o o o o|o o o o|o o o o|o o o -"
    assert marked(spaces("valley", drawing, roll="2 3 5")) == "x x x x|x o o x|x o x x|x x x -"
    broken = refusal(draft("valley", drawing, roll="2 3 5"), "b2=2")
    assert broken.clause == "V4"
    assert "b2" in broken.sentence


def test_V4_a_snake_before_changes_nothing() -> None:
    assert marked(spaces("valley", "! o o|o o o|o o o", roll="2 3 5")) == "! x x|x o x|x x x"


def test_V4_a_building_cannot_come_first() -> None:
    turn = draft("valley", ". . .", roll="2 D 5")
    broken = refusal(turn, "a1=H")
    assert broken.clause == "V4"
    assert "hut" in broken.sentence
    assert draft("valley", ". . .", roll="2 D 5", marks="a1=2 b1=H").options.may_commit


def test_V5_cut_off_any_empty_space_will_do() -> None:
    assert marked(spaces("valley", "7 ! . .", roll="2 3 5")) == "7 ! x x"
    assert marked(spaces("valley", "7 ! . .", roll="2 D 5", value="H")) == "7 ! x x"


def test_V5_cut_off_before_the_arrival() -> None:
    drawing = "! ! !|! . !|! ! !"
    assert marked(spaces("valley", drawing, roll="2 3 5", value=2)) == "! ! !|! x !|! ! !"
    assert refusal(draft("valley", drawing, roll="2 D 5"), "b2=H").clause == "V4"


def test_V5_not_while_one_space_is_in_reach() -> None:
    assert marked(spaces("valley", "7 . . .", roll="2 3 5")) == "7 x . ."


@pytest.mark.parametrize("building", ["H", "S", "M"])
def test_V6_dakota_draws_a_building_where_a_number_could_go(building: str) -> None:
    drawing = ". . .|. 7 .|. . w|. . ."
    assert marked(spaces("valley", drawing, roll="2 D 5", value=building)) == "x x x|x 7 x|x x w|. . ."
    assert refusal(draft("valley", "7 . .", roll="2 D 5"), f"c1={building}").clause == "V3"


def test_V6_each_building_once_a_game() -> None:
    turn = draft("valley", "7 . H S", roll="2 D 5")
    assert numbers(turn) == {"2", "5", "7", "M"}
    broken = refusal(turn, "b1=H")
    assert broken.clause == "V6"
    assert "hut" in broken.sentence


def test_V6_not_without_dakota() -> None:
    assert refusal(draft("valley", "7 . .", roll="2 3 5"), "b1=S").clause == "V6"


def test_V6_one_building_for_one_dakota() -> None:
    assert refusal(draft("valley", "7 . .|. . .", roll="2 D 5"), "b1=H a2=S").clause == "V6"


def test_V6_a_sheet_with_a_building_twice_cannot_stand() -> None:
    broken = VALLEY.why_impossible(sheet("valley", "H 7 H"))
    assert broken is not None
    assert broken.clause == "V6"


def test_V6_a_building_is_no_number_to_grow_from() -> None:
    assert refusal(draft("valley", "7 . . .|. . . .", roll="2 D 5"), "b1=H c1=2").clause == "V3"


def test_V7_penny_writes_any_number() -> None:
    turn = draft("valley", "7 . .", roll="P 3 5")
    assert numbers(turn) == {str(number) for number in range(1, 16)}
    assert refusal(turn, "c1=14").clause == "V3"


def test_V7_all_faces_may_be_used_in_one_turn() -> None:
    turn = draft("valley", "7 . . .|. . . .", roll="P D 3", marks="a2=H b1=14 c1=3")
    assert turn.options.may_commit
    assert turn.options.choices == ()


def test_V7_penny_is_spent_once_and_stands_alone() -> None:
    turn = draft("valley", "7 . . .", roll="P 3 5")
    assert refusal(turn, "b1=14 c1=13").clause == "V2"
    assert refusal(turn, "b1=14 c1=8 d1=3").clause == "V2"
    assert draft("valley", "7 . . .", roll="P 3 5", marks="b1=3 c1=3 d1=5").options.may_commit


@pytest.mark.parametrize("roll", ["4 5 1", "3 1 5", "P 1 1", "5 D 4"])
def test_V8_a_9_crosses_out_a_snake(roll: str) -> None:
    turn = draft("valley", "7 . !", roll=roll, marks="c1x")
    assert turn.sheet.crossed == {"c1"}
    assert turn.filled == ()
    assert turn.options.may_commit


def test_V8_exactly_9_is_needed() -> None:
    broken = refusal(draft("valley", "7 . !", roll="5 5 5"), "c1x")
    assert broken.clause == "V8"
    assert "c1" in broken.sentence


def test_V8_the_dice_spent_are_used_up() -> None:
    turn = draft("valley", "7 . !", roll="4 5 1")
    assert refusal(turn, "c1x b1=4").clause == "V2"
    assert refusal(turn, "b1=4 c1x").clause == "V8"
    assert draft("valley", "7 . !", roll="4 5 1", marks="c1x b1=1").options.may_commit


def test_V8_one_9_one_snake() -> None:
    turn = draft("valley", "7 . ! !", roll="P 4 5", marks="c1x d1x")
    assert turn.sheet.crossed == {"c1", "d1"}
    assert refusal(draft("valley", "7 . ! !", roll="4 5 1"), "c1x d1x").clause == "V8"


@pytest.mark.parametrize("space", ["a1", "b1", "d1", "z9"])
def test_V8_only_a_snake_that_still_bites(space: str) -> None:
    assert refusal(draft("valley", "7 . ! !x", roll="4 5 1"), f"{space}x").clause == "V8"


def test_V8_a_written_9_crosses_out_nothing() -> None:
    turn = draft("valley", "7 . !", roll="4 5 1", marks="b1=9")
    assert turn.sheet.crossed == frozenset()
    assert VALLEY.score(turn.sheet)["snakes"].stars == -9
    assert draft("valley", "9 . .", roll="4 5 !", marks="b1=!").sheet.crossed == frozenset()


def test_V10_a_snake_goes_in_any_empty_space() -> None:
    drawing = "7 . . w|! H . .|. . . !x"
    assert marked(spaces("valley", drawing, roll="2 3 !", value="!")) == "7 x x w|! H x x|x x x !x"


@pytest.mark.parametrize("space", ["a1", "a2", "b2", "d3"])
def test_V10_a_filled_space_is_refused(space: str) -> None:
    broken = refusal(draft("valley", "7 . . w|! H . .|. . . !x", roll="2 3 !"), f"{space}=!")
    assert broken.clause == "V10"
    assert space in broken.sentence


def test_V10_no_escape_on_such_a_turn() -> None:
    assert refusal(draft("valley", "7 . ! .", roll="4 5 !"), "c1x").clause == "G6"


def test_V11_a_snake_costs_the_largest_number_beside_it() -> None:
    (reason,) = VALLEY.score(sheet("valley", "7 4 12|3 ! .|12 . 5"))["snakes"].reasons
    assert (reason.stars, reason.space, reason.spaces, reason.value) == (-12, "b2", ("c1", "a3"), 12)


def test_V11_nothing_without_a_number_beside_it() -> None:
    assert VALLEY.score(sheet("valley", "! . 7|H . ."))["snakes"].stars == 0


def test_V11_nothing_when_crossed_out() -> None:
    (reason,) = VALLEY.score(sheet("valley", "7 !x"))["snakes"].reasons
    assert (reason.kind, reason.stars, reason.space) == ("escaped", 0, "b1")


def test_V13_the_game_ends_when_a_sheet_is_full() -> None:
    full, open_ = sheet("valley", "7 ! H|w 3 -"), sheet("valley", "7 ! .|w 3 -")
    assert VALLEY.end([open_, open_], turns=40, solo=False) is None
    assert VALLEY.end([open_, full], turns=9, solo=False) == "V13"


def test_V13_a_full_sheet_scores_7() -> None:
    assert VALLEY.score(sheet("valley", "7 3 H|w 3 -"))["full"].stars == 7
    assert VALLEY.score(sheet("valley", "7 3 .|w 3 -"))["full"].stars == 0


def test_V14_the_tie_is_broken_by_building_stars() -> None:
    drawn = sheet("valley", "8 8 8|H M S|4 4 4|4 . .", "mountain(a1,b1,c1) city(a3,b3,c3,a4)")
    assert VALLEY.tie_break(drawn) == 6 + 4
    assert VALLEY.tie_break(sheet("valley", "8 8 8|H M S")) == 0


def test_V15_alone_the_snake_goes_beside_one_of_the_spaces_filled_before() -> None:
    drawing = "7 . . .|. . . .|. . . 8"
    assert marked(spaces("valley", drawing, roll="1 1 !", before="a1 d3")) == "7 x . .|x x x x|. . x 8"
    broken = refusal(draft("valley", drawing, roll="1 1 !", before="a1 d3"), "a3=!")
    assert broken.clause == "V15"
    assert "a1" in broken.sentence
    assert "d3" in broken.sentence


def test_V15_with_no_space_there_any_empty_space_will_do() -> None:
    assert marked(spaces("valley", "7 w . .", roll="1 1 !", before="a1")) == "7 w x x"


@pytest.mark.parametrize(("turns", "solo", "clause"), [(24, True, None), (25, True, "V16"), (25, False, None)])
def test_V16_alone_the_game_lasts_25_turns(turns: int, solo: bool, clause: str | None) -> None:
    assert VALLEY.end([sheet("valley", "7 . .")], turns=turns, solo=solo) == clause


@pytest.mark.parametrize("turns", [24, 25])
def test_V16_or_until_the_sheet_is_full_which_scores_7(turns: int) -> None:
    full = sheet("valley", "7 3 2")
    assert VALLEY.end([full], turns=turns, solo=True) == "V13"
    assert VALLEY.score(full)["full"].stars == 7


def test_V17_where_the_ranks_start() -> None:
    thresholds = VALLEY.thresholds(sheet("valley", ". . ."))
    earned = {total: Rank.of(total, thresholds) for total in (0, 89, 90, 109, 110, 129, 130)}
    assert earned == {
        0: Rank.TOURIST,
        89: Rank.TOURIST,
        90: Rank.PATHFINDER,
        109: Rank.PATHFINDER,
        110: Rank.VOYAGER,
        129: Rank.VOYAGER,
        130: Rank.EXPLORER,
    }


def test_V17_every_snake_lowers_them_by_4_escaped_or_not() -> None:
    assert VALLEY.thresholds(sheet("valley", "! !x ! ! !")) == (70, 90, 110)


def test_V17_a_negative_score_stays_a_tourists() -> None:
    many = sheet("valley", "|".join(["! ! ! ! ! ! ! ! ! ! !"] * 3 + ["w w w w w w w w w . w 1"]))
    assert VALLEY.thresholds(many) == (-42, -22, -2)
    assert VALLEY.score(many).total == -1
    assert VALLEY.rank(many) is Rank.TOURIST
