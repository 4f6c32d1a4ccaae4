"""The Temple of Apikhabou, clause by clause (T). The tie-break at a table is in test_shared_table.py."""

from __future__ import annotations

import pytest
from support.drawn import draft, marked, refusal, sheet, spaces

from pennypapers.rules import Rank, Score, Sheet, Symbol, adventure

TEMPLE = adventure("temple")


def score(drawing: str) -> Score:
    return TEMPLE.score(sheet("temple", drawing))


def test_T1_there_are_plain_spaces_and_doors() -> None:
    assert TEMPLE.printed == {"o": "plain", "D": "door"}


@pytest.mark.parametrize("token", ["B", "H", "S", "M"])
def test_T1_other_marks_have_no_place_on_a_sheet(token: str) -> None:
    broken = TEMPLE.why_impossible(sheet("temple", f". . o:{token}"))
    assert broken is not None
    assert broken.clause == "T1"
    assert "c1" in broken.sentence


def test_T1_nothing_is_written_off_the_sheet() -> None:
    turn = draft("temple", ". - .", roll="2 3 5")
    for space in ("b1", "d1", "a2", "z99"):
        broken = refusal(turn, f"{space}=2")
        assert broken.clause == "T1"
        assert space in broken.sentence


def test_T2_the_number_goes_in_any_empty_plain_space() -> None:
    drawing = ". D . -|! . D:3 .|. 5 . D"
    assert marked(spaces("temple", drawing, roll="2 3 5")) == "x D x -|! x D:3 x|x 5 x D"


def test_T2_a_filled_space_is_refused() -> None:
    turn = draft("temple", "7 ! .", roll="2 3 5")
    for space in ("a1", "b1"):
        broken = refusal(turn, f"{space}=2")
        assert broken.clause == "T2"
        assert space in broken.sentence


def test_T2_a_door_is_refused_without_a_lockpick() -> None:
    broken = refusal(draft("temple", ". D .", roll="2 3 5"), "b1=2")
    assert broken.clause == "T2"
    assert broken.sentence == "without a Lockpick this number goes in a plain space; b1 is a door"


def test_T2_one_number_a_turn() -> None:
    turn = draft("temple", ". . .", roll="2 3 5")
    assert refusal(turn, "a1=2 b1=3").clause == "T2"
    written = draft("temple", ". . .", roll="2 3 5", marks="a1=2")
    assert written.options.may_commit
    assert list(written.options.marks()) == []


def test_T2_a_number_must_be_written() -> None:
    turn = draft("temple", ". . .", roll="2 3 5")
    broken = turn.why_unfinished()
    assert broken is not None
    assert broken.clause == "T2"
    assert refusal(turn, "-").clause == "T2"


@pytest.mark.parametrize("mark", ["a1=B", "a1=H", "a1*7", "city(a1,a2,a3,b1)"])
def test_T2_marks_of_the_other_adventures_are_refused(mark: str) -> None:
    assert refusal(draft("temple", ". . .", roll="2 D 5"), mark).clause == "T2"


def test_T3_a_lockpick_sends_the_number_to_a_door() -> None:
    drawing = ". D .|D:4 . D|. 5 ."
    assert marked(spaces("temple", drawing, roll="2 D 5")) == ". x .|D:4 . x|. 5 ."


def test_T3_the_refusal_names_the_clause_and_the_space() -> None:
    broken = refusal(draft("temple", ". D .", roll="2 D 5"), "c1=2")
    assert broken.clause == "T3"
    assert str(broken) == "T3: a Lockpick was rolled, so the number goes in a door space; c1 is plain"


def test_T3_the_lockpick_itself_gives_no_number() -> None:
    assert draft("temple", ". D .", roll="2 D 5").numbers == (2, 5, 7)


def test_T4_penny_gives_any_number_in_a_plain_space() -> None:
    turn = draft("temple", ". D", roll="P 3 5")
    assert turn.numbers == tuple(range(1, 16))
    assert marked(spaces("temple", ". D", roll="P 3 5", value=14)) == "x D"


def test_T4_penny_with_a_lockpick_gives_any_number_in_a_door() -> None:
    assert draft("temple", ". D", roll="P D 5").numbers == tuple(range(1, 16))
    assert marked(spaces("temple", ". D", roll="P D 5", value=14)) == ". x"
    assert refusal(draft("temple", ". D", roll="P D 5"), "a1=14").clause == "T3"


@pytest.mark.parametrize("roll", ["2 D 5", "P D 5"])
def test_T5_with_no_door_left_the_number_goes_in_a_plain_space(roll: str) -> None:
    assert marked(spaces("temple", ". D:1 .|7 D:2 !", roll=roll, value=5)) == "x D:1 x|7 D:2 !"


@pytest.mark.parametrize(
    ("drawing", "roll", "house", "exception"),
    [
        (". D:1 .", "2 D 5", "", "T5"),
        (". D .", "2 D 5", "", None),
        (". D:1 .", "2 3 5", "", None),
        (". D:1 .", "2 D !", "", None),
        (". D:1 .", "2 D 5", "no_door=pass", None),
    ],
)
def test_T5_is_the_exception_that_a_client_is_told_of(
    drawing: str, roll: str, house: str, exception: str | None
) -> None:
    turn = draft("temple", drawing, roll=roll, house=house)
    assert turn.adventure.exception(turn) == exception


def test_T5_a_temple_without_doors_needs_none() -> None:
    assert marked(spaces("temple", ". 3 .", roll="2 D 5")) == "x 3 x"


def test_T6_a_mummy_is_drawn_in_an_empty_plain_space() -> None:
    assert marked(spaces("temple", ". D .|! 7 D:3", roll="2 3 !", value="!")) == "x D x|! 7 D:3"


@pytest.mark.parametrize("space", ["b1", "a2", "b2", "c2"])
def test_T6_a_mummy_in_a_door_or_a_filled_space_is_refused(space: str) -> None:
    broken = refusal(draft("temple", ". D .|! 7 D:3", roll="2 3 !"), f"{space}=!")
    assert broken.clause == "T6"
    assert space in broken.sentence


def test_T6_a_mummy_makes_its_space_unusable() -> None:
    after = draft("temple", ". .", roll="2 3 !", marks="a1=!").sheet
    assert after.empty() == ("b1",)


def test_T6_a_sheet_with_a_mummy_in_a_door_cannot_stand() -> None:
    broken = TEMPLE.why_impossible(sheet("temple", ". D:! ."))
    assert broken is not None
    assert broken.clause == "T6"


@pytest.mark.parametrize("nine", ["9", "D:9"])
def test_T7_a_9_beside_it_vanquishes_a_mummy(nine: str) -> None:
    drawing = f". . {nine}|. ! .|. . ."
    turn = draft("temple", drawing, roll="1 1 1", house="crossing=manual", marks="b2x")
    assert turn.sheet.crossed == {"b2"}
    (reason,) = score(drawing)["mummies"].reasons
    assert (reason.kind, reason.space, reason.spaces) == ("vanquished", "b2", ("c1",))


def test_T7_a_9_two_spaces_away_does_not() -> None:
    assert refusal(draft("temple", "9 . !", roll="1 1 1", house="crossing=manual"), "c1x").clause == "G9"


def test_T8_the_game_ends_when_a_sheet_has_no_empty_plain_space() -> None:
    def end(*drawings: str) -> str | None:
        return TEMPLE.end([sheet("temple", drawing) for drawing in drawings], turns=9, solo=False)

    assert end("1 2 D:3|. ! 4", ". . D|. . .") is None
    assert end("1 2 D:3|5 . 4", "1 2 D|7 ! 4") == "T8"


def test_T8_doors_may_stay_empty_and_count_for_nothing() -> None:
    assert sheet("temple", "1 D 2").is_full
    assert not sheet("temple", "1 D:7 .").is_full


def test_T9_a_star_for_each_space_of_the_longest_sequence() -> None:
    (reason,) = score("3 4 9|. 5 .|7 6 .")["sequence"].reasons
    assert reason.stars == 5
    assert reason.spaces == ("a1", "b1", "b2", "b3", "a3")
    assert reason.clause == "T9"


def test_T9_the_numbers_rise_by_exactly_one() -> None:
    assert score("1 3 5 7")["sequence"].stars == 0
    assert score("1 2 2 3")["sequence"].stars == 2


def test_T9_the_spaces_are_adjacent() -> None:
    assert score("1 2 . 3 4 5")["sequence"].stars == 3
    assert score("1 .|. 2")["sequence"].stars == 2


def test_T9_doors_count() -> None:
    assert score("1 D:2 3")["sequence"].stars == 3


def test_T9_only_the_longest_counts() -> None:
    assert score("1 2 3 . 7 8 9 10")["sequence"].stars == 4


def test_T9_one_space_is_no_sequence() -> None:
    assert score("7 . .")["sequence"].stars == 0
    assert score("7 . .")["sequence"].reasons == ()
    assert score("7 8 .")["sequence"].stars == 2


def test_T9_mummies_break_it() -> None:
    assert score("1 2 ! 3 4")["sequence"].stars == 2


def test_T10_three_stars_for_each_value_with_a_group() -> None:
    part = score("4 4 .|. . 4|7 7 7")["groups"]
    assert [(reason.value, reason.stars, reason.spaces) for reason in part.reasons] == [
        (4, 3, ("a1", "b1", "c2")),
        (7, 3, ("a3", "b3", "c3")),
    ]


def test_T10_two_spaces_are_no_group() -> None:
    assert score("4 4 . 4")["groups"].stars == 0


def test_T10_a_bigger_group_is_worth_no_more() -> None:
    part = score("4 4 4 4 4 4")["groups"]
    assert part.stars == 3
    assert len(part.reasons[0].spaces) == 6


def test_T10_a_second_group_of_a_value_adds_nothing() -> None:
    part = score("4 4 4 .|. . . .|4 4 4 .")["groups"]
    assert part.stars == 3
    assert part.reasons[0].spaces == ("a1", "b1", "c1")


def test_T10_of_two_groups_of_a_value_the_bigger_is_named() -> None:
    part = score("4 4 4 .|. . . .|4 4 4 4")["groups"]
    assert [reason.spaces for reason in part.reasons] == [("a3", "b3", "c3", "d3")]


def test_T10_doors_count() -> None:
    assert score("4 D:4 4")["groups"].stars == 3


def test_T11_two_stars_for_a_vanquished_mummy_minus_two_for_another() -> None:
    part = score("9 ! . !|. . . .|! . . .")["mummies"]
    assert [(reason.space, reason.stars) for reason in part.reasons] == [("b1", 2), ("d1", -2), ("a3", -2)]
    assert part.stars == -2


def test_T12_one_space_serves_sequence_group_and_against_mummies() -> None:
    stars = score("9 9 !|9 10 .").as_dict()
    assert stars == {"sequence": 2, "groups": 3, "mummies": 2}


def test_T13_the_tie_is_broken_by_the_sequence() -> None:
    assert TEMPLE.tie_break(sheet("temple", "1 2 3 7 7 7")) == 3
    assert TEMPLE.tie_break(sheet("temple", "1 3 5 7 7 7")) == 0


def test_T14_alone_the_mummy_goes_beside_the_space_filled_before() -> None:
    drawing = ". D . .|. 7 . .|. 8 . ."
    assert marked(spaces("temple", drawing, roll="1 1 !", before="b2")) == "x D x .|x 7 x .|x 8 x ."
    broken = refusal(draft("temple", drawing, roll="1 1 !", before="b2"), "d1=!")
    assert broken.clause == "T14"
    assert "b2" in broken.sentence
    assert "d1" in broken.sentence


def test_T14_a_door_filled_before_counts_too() -> None:
    assert marked(spaces("temple", "D:7 . .", roll="1 1 !", before="a1")) == "D:7 x ."


def test_T14_with_no_space_there_any_empty_plain_space_will_do() -> None:
    assert marked(spaces("temple", "7 D . .", roll="1 1 !", before="a1")) == "7 D x x"


@pytest.mark.parametrize(
    ("mummies", "sequence", "rank"),
    [
        (1, 0, Rank.TOURIST),
        (0, 14, Rank.TOURIST),
        (0, 15, Rank.PATHFINDER),
    ],
)
def test_T15_ranks_of_whole_sheets(mummies: int, sequence: int, rank: Rank) -> None:
    row = " ".join([*map(str, range(1, sequence + 1)), *("! " * mummies).split()])
    assert TEMPLE.rank(sheet("temple", row)) is rank


def test_T15_where_the_ranks_start() -> None:
    thresholds = TEMPLE.thresholds(sheet("temple", ". ."))
    earned = {total: Rank.of(total, thresholds) for total in (0, 14, 15, 24, 25, 29, 30, 99)}
    assert earned == {
        0: Rank.TOURIST,
        14: Rank.TOURIST,
        15: Rank.PATHFINDER,
        24: Rank.PATHFINDER,
        25: Rank.VOYAGER,
        29: Rank.VOYAGER,
        30: Rank.EXPLORER,
        99: Rank.EXPLORER,
    }


EXAMPLE = """
     -     3    4    4    !x   -
     6     2    5    4    9    9
     2     5    5    6    !x   9
     D:2   !    12   D:7  8    12
     13    !x   7    7    9    !x
     11    9    1    3    D:10 6
"""


def example() -> Sheet:
    return sheet("temple", EXAMPLE)


def test_T11_the_rulebooks_example_counts_30() -> None:
    counted = TEMPLE.score(example())
    assert counted.as_dict() == {"sequence": 9, "groups": 15, "mummies": 6}
    assert counted.total == 30
    assert TEMPLE.rank(example()) is Rank.EXPLORER


def test_T9_the_rulebooks_example_runs_from_2_to_10() -> None:
    (reason,) = TEMPLE.score(example())["sequence"].reasons
    assert reason.spaces == ("b2", "b1", "c1", "c2", "d3", "d4", "e4", "e5", "e6")
    assert [example().number(space) for space in reason.spaces] == list(range(2, 11))


def test_T10_the_rulebooks_example_has_five_groups() -> None:
    reasons = TEMPLE.score(example())["groups"].reasons
    assert {reason.value: reason.spaces for reason in reasons} == {
        2: ("b2", "a3", "a4"),
        4: ("c1", "d1", "d2"),
        5: ("c2", "b3", "c3"),
        7: ("d4", "c5", "d5"),
        9: ("e2", "f2", "f3"),
    }


def test_T7_the_rulebooks_example_vanquishes_four_mummies_of_five() -> None:
    reasons = TEMPLE.score(example())["mummies"].reasons
    assert {reason.space: (reason.stars, reason.spaces) for reason in reasons} == {
        "e1": (2, ("e2", "f2")),
        "e3": (2, ("e2", "f2", "f3")),
        "b4": (-2, ()),
        "b5": (2, ("b6",)),
        "f5": (2, ("e5",)),
    }


def test_T8_the_rulebooks_example_is_full() -> None:
    assert example().is_full
    assert TEMPLE.why_impossible(example()) is None
    assert Symbol.DANGER in example().writing.values()
