"""The treasures of Skull Island (I9–I12, I15–I18) and the rulebook's worked example."""

from __future__ import annotations

import pytest
from support.drawn import draft, refusal, sheet

from pennypapers.errors import RuleBroken
from pennypapers.rules import Draft, Sheet, Space, adventure, parse_marks

ISLAND = adventure("island")


def circles(turn: Draft) -> list[str]:
    return [str(circle) for circle in turn.options.circles]


def why_impossible(drawing: str) -> RuleBroken:
    broken = ISLAND.why_impossible(sheet("island", drawing))
    assert broken is not None
    return broken


@pytest.mark.parametrize("middle", [".", "3", "!", "!x", "^"])
def test_I9_four_of_a_number_reveal_a_treasure_on_land_or_a_mountain(middle: str) -> None:
    drawing = f"~ ~ ~ ~ ~|~ 9 7 . ~|~ 7 {middle} 7 ~|~ . . . ~|~ ~ ~ ~ ~"
    turn = draft("island", drawing, roll="2 5 1", marks="c4=7")
    assert circles(turn) == ["c3*7"]


def test_I9_the_marks_that_show_a_treasure_are_the_nearest_numbers_or_else_boats() -> None:
    turn = draft("island", "~ ~ B ~ ~|~ . 5 . ~|B 7 . 7 ~|~ . . . ~|~ . 7 . ~", roll="2 5 1", marks="c4=7")
    assert ISLAND.sights(turn.as_inked().sheet) == {"c3": ("b3", "d3", "c1", "c4")}
    assert ISLAND.sights(sheet("island", "~ ~ ~|~ .*7 ~|~ ~ ~")) == {}


def test_I9_never_in_the_sea() -> None:
    drawing = ". 7 .|7 ~ 7|. . ."
    turn = draft("island", drawing, roll="2 5 1", marks="b3=7")
    assert circles(turn) == []
    assert refusal(turn, "b2*7").clause == "I9"


def test_I9_at_any_distance_whatever_lies_between() -> None:
    drawing = "~ ~ ~ 7 ~ ~ ~|~ . . ^ . . ~|7 ! - . B 4 7|~ . . ~ . . ~|~ . . 4 . . ~|~ . . . . . ~"
    turn = draft("island", drawing, roll="2 5 1", marks="d6=7")
    assert circles(turn) == ["d3*7"]


def test_I9_all_four_sides_are_needed() -> None:
    turn = draft("island", "~ ~ ~ ~ ~|~ . 7 . ~|~ 7 . . ~|~ . . . ~", roll="2 5 1", marks="c4=7")
    assert circles(turn) == []
    broken = refusal(turn, "c3*7")
    assert broken.clause == "I9"
    assert "c3" in broken.sentence


def test_I9_other_numbers_do_not_help() -> None:
    turn = draft("island", "~ ~ ~ ~ ~|~ . 7 . ~|~ 7 . 6 ~|~ . . . ~", roll="2 5 1", marks="c4=7")
    assert circles(turn) == []


def test_I9_one_boat_in_the_row_and_one_in_the_column() -> None:
    turn = draft("island", "~ ~ B ~ ~|~ . . . ~|B . . 7 ~|~ . . . ~", roll="2 5 1", marks="c4=7")
    assert circles(turn) == ["c3*7"]


def test_I9_two_boats_in_one_row_do_not_help() -> None:
    turn = draft("island", "~ ~ ~ ~ ~|~ . 7 . ~|B . . . B|~ . . 1 ~", roll="2 5 1", marks="c4=7")
    assert circles(turn) == []


def test_I9_a_number_before_a_boat_saves_the_boat() -> None:
    turn = draft("island", "~ ~ ~ ~ ~|~ . 7 . ~|B 7 . . B|~ . . . ~", roll="2 5 1", marks="c4=7")
    assert circles(turn) == ["c3*7"]


def test_I9_a_diagonal_is_no_line() -> None:
    turn = draft("island", "~ ~ ~ ~ ~|~ 7 . 7 ~|~ . . 1 ~|~ 7 . . ~", roll="2 5 1", marks="d4=7")
    assert circles(turn) == []


@pytest.mark.parametrize(
    ("drawing", "clause"),
    [
        ("~ . 7 .|~ 7 .*7 .|~ . 7 .", "I9"),
        (". 7 .|7 ~*7 7|. 7 .", "I9"),
        (". 7 . 7|7 .*7 . 7|. 7 . 7|. . 7 .|. 7 .*7 7|~ . 7 .", "I10"),
    ],
)
def test_I9_a_sheet_with_a_treasure_that_cannot_be_there_cannot_stand(drawing: str, clause: str) -> None:
    assert why_impossible(drawing).clause == clause


TWO_SPACES = "~ . 7 . .|~ 7 . . 7|~ 7 . . 7|~ . . . ."
"""A 7 in c4 shows a treasure of 7 in c2 and in c3."""


def test_I10_no_two_treasures_of_one_value() -> None:
    turn = draft("island", TWO_SPACES, roll="2 5 1", marks="c4=7 c3*7")
    assert circles(turn) == []
    broken = refusal(turn, "c2*7")
    assert broken.clause == "I10"
    assert "7" in broken.sentence


def test_I10_no_two_treasures_in_one_space() -> None:
    drawing = "~ ~ ~ ~ ~ ~|~ . . 7 . ~|~ 7 8 . 7 8|~ . . 7 . ~|~ . . 8 . ~|~ ~ ~ ~ ~ ~"
    turn = draft("island", drawing, roll="5 D 3", marks="d1=B")
    assert circles(turn) == ["d3*7", "d3*8"]
    assert refusal(turn, "d3*7 d3*8").clause == "I10"


def test_I10_five_at_most() -> None:
    five = "~ ~ ~ ~ ~ ~ ~|~ . 7 . . . ~|~ 7 . 7 . . ~|~ .*1 .*2 .*3 .*4 .*5 ~"
    turn = draft("island", five, roll="2 5 1", marks="c4=7")
    assert circles(turn) == []
    broken = refusal(turn, "c3*7")
    assert broken.clause == "I10"
    assert "five" in broken.sentence


def test_I11_what_a_mark_reveals_must_be_noted() -> None:
    turn = draft("island", "~ . 7 .|~ 7 . 7|~ . . .", roll="2 5 1", marks="c3=7")
    assert turn.commit().sheet.treasures == {"c2": 7}
    assert str(turn.commit().marks[-1]) == "c2*7"


def test_I11_where_spaces_compete_the_owner_chooses() -> None:
    turn = draft("island", TWO_SPACES, roll="2 5 1", marks="c4=7")
    assert circles(turn) == ["c2*7", "c3*7"]
    broken = turn.why_unfinished()
    assert broken is not None
    assert broken.clause == "I11"
    assert broken.sentence == "you cannot have all these treasures; choose 7 in c2 or 7 in c3"
    assert turn.add_all(parse_marks("c3*7")).commit().sheet.treasures == {"c3": 7}


def test_I11_what_is_crowded_out_is_crowded_out_for_good() -> None:
    chosen = draft("island", TWO_SPACES, roll="2 5 1", marks="c4=7 c3*7").commit()
    later = Draft.begin(ISLAND, chosen.sheet, chosen.roll).add_all(parse_marks("d4=7"))
    assert circles(later) == []


def test_I11_a_boat_can_reveal_several_and_all_are_noted() -> None:
    drawing = "~ ~ ~ ~ ~ ~|~ 7 . 7 . ~|~ . 7 . . ~|~ 8 . 8 . ~|~ . 8 . . ~"
    turn = draft("island", drawing, roll="2 D 1", marks="c1=B")
    assert circles(turn) == ["c2*7", "c4*8"]
    assert turn.commit().sheet.treasures == {"c2": 7, "c4": 8}


def test_I11_a_circle_comes_after_the_mark_that_reveals_it() -> None:
    turn = draft("island", "~ . 7 .|~ 7 . 7|~ . 7 .", roll="2 5 1")
    assert refusal(turn, "c2*7").clause == "I11"
    assert refusal(turn, "d1=1 c2*7").clause == "I11"


def test_I11_drawing_a_danger_reveals_nothing() -> None:
    turn = draft("island", "~ . 7 .|~ 7 . 7|~ . 7 .|~ . . .", roll="2 5 !", marks="c4=!")
    assert turn.commit().marks == turn.marks


def test_I11_only_so_many_that_five_are_not_exceeded() -> None:
    drawing = "~ ~ ~ ~ ~ ~|~ 7 . 7 .*1 ~|~ . 7 . .*2 ~|~ 8 . 8 .*3 ~|~ . 8 . .*4 ~"
    turn = draft("island", drawing, roll="2 D 1", marks="c1=B")
    broken = turn.why_unfinished()
    assert broken is not None
    assert broken.clause == "I11"
    assert turn.add_all(parse_marks("c4*8")).commit().sheet.treasures[Space("c4")] == 8


def test_I12_one_boat_serves_several_treasures() -> None:
    drawing = "~ ~ B ~ ~ ~|~ . . . . ~|~ 7 .*7 7 . ~|~ . 7 . . ~|~ 8 . 8 . ~|~ . . . . ~"
    turn = draft("island", drawing, roll="5 3 1", marks="c6=8")
    assert circles(turn) == ["c5*8"]
    served = ISLAND.score(turn.commit().sheet)["treasures"].reasons
    assert all("c1" in reason.spaces for reason in served)
    assert len(served) == 2


def test_I15_a_treasure_under_a_danger_is_lost() -> None:
    drawing = "~ . 7 .|~ 7 !*7 7|~ . 7 ."
    (reason,) = ISLAND.score(sheet("island", drawing))["treasures"].reasons
    assert (reason.kind, reason.clause, reason.stars, reason.space) == ("lost", "I15", 0, "c2")


def test_I15_crossed_out_it_is_not() -> None:
    (reason,) = ISLAND.score(sheet("island", "~ 9 7 .|~ 7 !*7 7|~ . 7 ."))["treasures"].reasons
    assert (reason.kind, reason.stars) == ("treasure", 7)


def test_I15_a_lost_treasure_still_fills_its_slot() -> None:
    drawing = "~ . 7 . .|~ 7 !*7 . 7|~ . 7 . .|~ 7 . . 7|~ . . . ."
    turn = draft("island", drawing, roll="5 2 1", marks="c5=7")
    assert circles(turn) == []


def test_I16_the_game_ends_with_a_fifth_treasure() -> None:
    four = sheet("island", "~ . .*1 .*2 .*3 .*4 7")
    five = sheet("island", "~ . .*1 .*2 .*3 .*4 .*5")
    assert ISLAND.end([four, four], turns=9, solo=False) is None
    assert ISLAND.end([four, five], turns=9, solo=False) == "I16"


def test_I16_or_with_no_empty_land() -> None:
    assert ISLAND.end([sheet("island", "~ ^ 7 ! B")], turns=9, solo=True) == "I16"
    assert ISLAND.end([sheet("island", "~ ^ 7 . B")], turns=9, solo=True) is None


def test_I17_treasures_and_dangers_add_up() -> None:
    stars = ISLAND.score(sheet("island", "~ . 7 . .|~ 7 .*7 7 !|~ . 7 . ."))
    assert stars.as_dict() == {"treasures": 7, "dangers": -7}
    assert stars.total == 0


def test_I18_the_tie_is_broken_by_the_best_treasure() -> None:
    assert ISLAND.tie_break(sheet("island", "~ . .*4 .*12 .*7")) == 12
    assert ISLAND.tie_break(sheet("island", "~ . . .")) == 0


def test_I18_a_lost_treasure_does_not_count() -> None:
    assert ISLAND.tie_break(sheet("island", "~ . .*4 !*12 .*7")) == 7


EXAMPLE = """
    ~  ~  ~   ~   ~  B     ~    ~  ~
    ~  !  1   .   .  .     .    .  ~
    ~  1  .*1 4   .  .     .    1  ~
    ~  .  .   10  .  !x*10 .    .  B
    ~  4  9   ^*4 4  5*9   9    .  ~
    ~  .  .   .   .  10    7    .  ~
    ~  .  .   4   7  .     11*7 !  B
    ~  .  1   .   .  9     .    .  ~
    ~  ~  ~   ~   ~  ~     B    ~  ~
"""


def example() -> Sheet:
    return sheet("island", EXAMPLE)


def test_I17_the_rulebooks_example_counts_27() -> None:
    counted = ISLAND.score(example())
    assert counted.as_dict() == {"treasures": 31, "dangers": -4}
    assert counted.total == 27
    assert ISLAND.why_impossible(example()) is None


def test_I9_the_rulebooks_example_names_the_four_marks() -> None:
    reasons = ISLAND.score(example())["treasures"].reasons
    assert {reason.value: (reason.space, reason.spaces) for reason in reasons} == {
        4: ("d5", ("b5", "e5", "d3", "d7")),
        1: ("c3", ("b3", "h3", "c2", "c8")),
        9: ("f5", ("c5", "g5", "f1", "f8")),
        7: ("g7", ("e7", "i7", "g6", "g9")),
        10: ("f4", ("d4", "i4", "f1", "f6")),
    }


def test_I14_the_rulebooks_example_has_three_dangers() -> None:
    reasons = ISLAND.score(example())["dangers"].reasons
    assert {reason.space: (reason.stars, reason.spaces) for reason in reasons} == {
        "b2": (-1, ("c2", "b3")),
        "f4": (4, ("e5",)),
        "h7": (-7, ("g6",)),
    }


def test_I16_the_rulebooks_example_ends_with_the_treasure_of_10() -> None:
    drawing = EXAMPLE.replace("!x*10", "!x   ").replace("10    7", ".     7")
    turn = draft("island", drawing, roll="5 4 1", marks="f6=10").commit()
    assert str(turn.marks[-1]) == "f4*10"
    assert turn.sheet.treasures == example().treasures
    assert ISLAND.end([turn.sheet], turns=20, solo=False) == "I16"
