"""What all three adventures share, clause by clause (G). The clauses of the table are in test_shared_table.py."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from support.drawn import draft, layout, marked, refusal, sheet, spaces

from pennypapers.errors import RuleBroken
from pennypapers.rules import (
    ADVENTURES,
    Rank,
    Roll,
    Space,
    Symbol,
    Write,
    adventure,
    all_rolls,
    parse_marks,
    roll_outcomes,
)

EVERY_ADVENTURE = pytest.mark.parametrize("key", ADVENTURES)

ANY_SHEET = {
    "temple": ". . .|. 7 .|. . D",
    "island": "~ ~ ~ ~ ~|~ . . . ~|~ . 7 . ~|~ . . . ~|~ ~ ~ ~ ~",
    "valley": ". . .|. 7 .|. . w",
}


def test_G2_each_die_has_five_numbers_and_its_own_special_face() -> None:
    for position, special in enumerate("PD!"):
        shown = {str(roll.faces[position]) for roll in all_rolls()}
        assert shown == {"1", "2", "3", "4", "5", special}


def test_G2_the_dice_are_fair() -> None:
    outcomes = dict(roll_outcomes())
    assert len(outcomes) == 216
    assert set(outcomes.values()) == {Fraction(1, 216)}


@pytest.mark.parametrize("text", ["6 1 1", "0 1 1", "D 1 1", "1 P 1", "1 1 P", "! 1 1", "1 1", "1 1 1 1", "", "1 x 1"])
def test_G2_no_other_face_is_rolled(text: str) -> None:
    with pytest.raises(RuleBroken) as broken:
        Roll.parse(text)
    assert broken.value.clause == "G2"


def test_G2_the_special_faces_are_called_differently_in_each_adventure() -> None:
    names = {each.key: (each.helper_name, each.danger_name) for each in ADVENTURES.values()}
    assert names == {
        "temple": ("Lockpick", "mummy"),
        "island": ("Navigation", "danger"),
        "valley": ("Dakota", "snake"),
    }


@pytest.mark.parametrize(
    ("roll", "numbers"),
    [
        ("2 3 5", (2, 3, 5, 7, 8, 10)),
        ("1 1 1", (1, 2, 3)),
        ("5 5 5", (5, 10, 15)),
        ("1 2 4", (1, 2, 3, 4, 5, 6, 7)),
        ("1 D 4", (1, 4, 5)),
        ("3 D 3", (3, 6)),
    ],
)
def test_G4_a_number_is_one_die_or_the_sum_of_two_or_three(roll: str, numbers: tuple[int, ...]) -> None:
    assert Roll.parse(roll).numbers == numbers


@EVERY_ADVENTURE
def test_G4_a_number_the_dice_do_not_make_is_refused(key: str) -> None:
    broken = refusal(draft(key, ANY_SHEET[key], roll="2 3 5"), "b2=6" if key != "island" else "c2=6")
    assert broken.clause == "G4"
    assert (
        broken.sentence == "these dice make 2, 3, 5, 7, 8 and 10, not 6; a number is one die, or two or three added up"
    )


@pytest.mark.parametrize("roll", ["P 3 5", "P D 5", "P 1 1", "P D !"])
def test_G5_penny_gives_any_number_from_1_to_15(roll: str) -> None:
    assert Roll.parse(roll).numbers == tuple(range(1, 16))


def test_G5_penny_is_never_added_to_another_die() -> None:
    purple = 1
    for number, ways in Roll.parse("P 3 5").ways.items():
        others = [dice for dice in ways if dice & purple]
        assert others == [purple], f"{number} uses Penny with another die"


@EVERY_ADVENTURE
def test_G6_on_a_danger_one_danger_is_drawn_and_no_number_written(key: str) -> None:
    turn = draft(key, ANY_SHEET[key], roll="2 3 !")
    assert {mark.value for mark in turn.options.marks() if isinstance(mark, Write)} == {Symbol.DANGER}
    broken = refusal(turn, "b2=2")
    assert broken.clause == "G6"
    assert adventure(key).danger_name in broken.sentence


@EVERY_ADVENTURE
def test_G6_the_other_two_dice_are_ignored(key: str) -> None:
    turns = [draft(key, ANY_SHEET[key], roll=roll) for roll in ("2 3 !", "P 3 !", "2 D !", "P D !")]
    first, *others = [Counter(map(str, turn.options.marks())) for turn in turns]
    assert all(other == first for other in others)


@EVERY_ADVENTURE
def test_G6_one_danger_and_no_second(key: str) -> None:
    turn = draft(key, ANY_SHEET[key], roll="2 3 !")
    first, second, *_ = turn.options.marks()
    drawn = turn.add(first)
    assert drawn.why_unfinished() is None
    assert refusal(drawn, str(second)).clause == "G6"


@EVERY_ADVENTURE
def test_G6_a_danger_must_be_drawn(key: str) -> None:
    broken = draft(key, ANY_SHEET[key], roll="2 3 !").why_unfinished()
    assert broken is not None
    assert broken.clause == "G6"


@EVERY_ADVENTURE
def test_G6_without_a_danger_face_no_danger_is_drawn(key: str) -> None:
    broken = refusal(draft(key, ANY_SHEET[key], roll="2 3 5"), "b2=!")
    assert broken.clause == "G6"
    assert "b2" in broken.sentence


def test_G6_the_space_is_the_holders_choice_among_the_empty_ones() -> None:
    assert marked(spaces("valley", ". . .|. 7 .|. . w", roll="2 3 !")) == "x x x|x 7 x|x x w"


@EVERY_ADVENTURE
def test_G7_adjacent_means_the_eight_spaces_around(key: str) -> None:
    around = layout(key, "o o o o|o o o o|o o o o").around
    assert set(around[Space("b2")]) == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    assert set(around[Space("a1")]) == {"b1", "a2", "b2"}
    assert set(around[Space("d2")]) == {"c1", "d1", "c2", "c3", "d3"}


def test_G7_what_is_off_the_sheet_is_adjacent_to_nothing() -> None:
    assert set(layout("temple", "o - o|o o -").around[Space("b2")]) == {"a1", "c1", "a2"}


NINE_BESIDE = {
    "temple": "9 ! . .|. . . !",
    "island": "~ ~ ~ ~ ~ ~|~ 9 ! . . ~|~ . . . ! ~|~ ~ ~ ~ ~ ~",
}
TEMPLE_AND_ISLAND = pytest.mark.parametrize("key", NINE_BESIDE)


@TEMPLE_AND_ISLAND
def test_G9_a_danger_beside_a_9_may_be_crossed_out(key: str) -> None:
    danger, other = ("b1", "d2") if key == "temple" else ("c2", "e3")
    turn = draft(key, NINE_BESIDE[key], roll="1 1 1", house="crossing=manual")
    assert [str(mark) for mark in turn.options.crossings] == [f"{danger}x"]
    assert danger in turn.add_all(parse_marks(f"{danger}x")).sheet.crossed
    broken = refusal(turn, f"{other}x")
    assert broken.clause == "G9"
    assert other in broken.sentence


@TEMPLE_AND_ISLAND
def test_G9_only_a_danger_is_crossed_out_and_only_once(key: str) -> None:
    danger, nine = ("b1", "a1") if key == "temple" else ("c2", "b2")
    turn = draft(key, NINE_BESIDE[key], roll="1 1 1", house="crossing=manual")
    assert refusal(turn, f"{nine}x").clause == "G9"
    assert refusal(turn, "z99x").clause == "G9"
    assert refusal(turn, f"{danger}x {danger}x").clause == "G9"


@TEMPLE_AND_ISLAND
def test_G9_not_while_a_danger_is_drawn(key: str) -> None:
    danger = "b1" if key == "temple" else "c2"
    broken = refusal(draft(key, NINE_BESIDE[key], roll="1 1 !", house="crossing=manual"), f"{danger}x")
    assert broken.clause == "G9"


def test_G9_the_9_may_be_older_than_the_danger() -> None:
    after = draft("temple", "9 . .", roll="1 1 !", marks="b1=!").sheet
    assert after.crossed == {"b1"}


def test_G9_one_9_serves_any_number_of_dangers() -> None:
    after = draft("temple", "! ! !|! . !|! ! !", roll="4 5 1", marks="b2=9").sheet
    assert len(after.crossed) == 8
    assert adventure("temple").score(after)["mummies"].stars == 16


@TEMPLE_AND_ISLAND
def test_G9_a_count_takes_as_crossed_out_all_that_may_be(key: str) -> None:
    counted = adventure(key).score(sheet(key, NINE_BESIDE[key]))
    struck = adventure(key).score(sheet(key, NINE_BESIDE[key].replace("9 !", "9 !x")))
    assert counted == struck
    kinds = [reason.kind for reason in counted.parts[-1].reasons]
    assert kinds == (["vanquished", "mummy"] if key == "temple" else ["overcome", "danger"])


@pytest.mark.parametrize("thresholds", [(15, 25, 30), (-10, -5, -1)])
def test_G11_a_negative_score_is_a_tourists(thresholds: tuple[int, int, int]) -> None:
    assert Rank.of(-1, thresholds) is Rank.TOURIST


def test_G11_the_four_ranks_in_order() -> None:
    assert [Rank.of(total, (1, 2, 3)) for total in range(5)] == [
        Rank.TOURIST,
        Rank.PATHFINDER,
        Rank.VOYAGER,
        Rank.EXPLORER,
        Rank.EXPLORER,
    ]


@pytest.mark.parametrize(
    ("key", "drawing", "roll", "marks", "filled"),
    [
        ("temple", ". . D", "2 3 5", "b1=7", ["b1"]),
        ("temple", ". . D", "2 D 5", "c1=7", ["c1"]),
        ("temple", ". . D", "2 3 !", "a1=!", ["a1"]),
        ("island", "~ ~ ~|~ . ~|~ ~ ~", "2 D 5", "a1=B", ["a1"]),
        ("valley", ". . . 7", "1 D 5", "c1=H", ["c1"]),
        ("valley", ". . . 7", "1 3 5", "c1=1 b1=3 a1=5", ["c1", "b1", "a1"]),
        ("valley", ". ! . 7", "5 4 1", "b1x c1=1", ["c1"]),
        ("valley", "9 . .", "1 3 !", "c1=!", ["c1"]),
    ],
)
def test_G12_any_mark_that_fills_a_space_counts(
    key: str, drawing: str, roll: str, marks: str, filled: list[str]
) -> None:
    assert list(draft(key, drawing, roll=roll, marks=marks).filled) == filled


@pytest.mark.parametrize(
    ("key", "drawing", "roll", "house", "marks"),
    [
        ("temple", ". . D:7", "2 D 5", "no_door=pass", "-"),
        ("valley", ". ! 7", "5 4 1", "", "b1x"),
    ],
)
def test_G12_a_turn_may_fill_no_space(key: str, drawing: str, roll: str, house: str, marks: str) -> None:
    turn = draft(key, drawing, roll=roll, house=house, marks=marks)
    assert turn.options.may_commit
    assert turn.filled == ()


@EVERY_ADVENTURE
def test_G12_with_no_space_filled_before_the_choice_is_free(key: str) -> None:
    empty = sheet(key, ANY_SHEET[key]).empty()
    free = spaces(key, ANY_SHEET[key], roll="1 2 !", before="")
    assert free.found == empty
