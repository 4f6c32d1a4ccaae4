"""What players overlook: marks that they could still note, and stars that they have not counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import brute
from support.paper_sheets import count, sheet_text
from support.strategies import sheets, steady

from pennypapers.counting import count_paper
from pennypapers.counting.claims import tick_of
from pennypapers.counting.words import overlooked
from pennypapers.notation.paper import PaperFile
from pennypapers.rules import Circle, Sheet, Symbol, adventure
from pennypapers.rules.adventures.discovery import possible_discoveries
from pennypapers.rules.adventures.treasure import MOST
from pennypapers.rules.mark import Writing

GROUPS = ("- 4 4 2 -", "7 4 2 2 7", "D 7 7 . D")
"""Groups of 4s, of 2s and of 7s."""


def told(text: str) -> list[str]:
    return list(overlooked(count(text)))


def test_a_mummy_beside_a_nine_counts_as_crossed_out_anyway() -> None:
    found = count(sheet_text("steps.layout", "- ! 9 !x -"))
    assert [(str(each.mark), each.clause, each.stars) for each in found.unnoted] == [("b1x", "G9", 0)]
    assert found.score["mummies"].stars == 4
    assert list(overlooked(found)) == [
        "The mummy in b1 has a 9 beside it in c1, so it counts as crossed out (G9).",
    ]


def test_a_treasure_that_is_not_circled_is_reported() -> None:
    found = count(sheet_text("islet.layout", "~ ~ ~ ~ ~", "~ . 7 . ~", "~ 7 ^ 7 ~", "~ . . . ~", "~ ~ B ~ ~"))
    assert [(str(each.mark), each.clause, each.stars) for each in found.unnoted] == [("c3*7", "I11", 7)]
    assert found.score.total == 0


def test_discoveries_that_might_have_been_are_advice() -> None:
    found = count(sheet_text("vale.layout", "7 7 7 .", ". . . w", "5 5 ! 5"))
    assert [(str(each.mark), each.clause, each.stars, each.is_advice) for each in found.unnoted] == [
        ("mountain(a1,b1,c1)", "V9", 7, True)
    ]
    assert "Only in a turn" in told(sheet_text("vale.layout", "7 7 7 ."))[0]


def test_the_one_group_that_is_missing_from_a_sum_is_named() -> None:
    lines = told(sheet_text("steps.layout", "- 4 4 2 -", ". 4", head="x-claims: groups=0"))
    assert lines == [
        "Groups: you counted 0, it is 3.",
        "You have not counted: Group of 4s in b1 c1 b2: 3 stars (T10).",
    ]


def test_all_reasons_that_would_explain_a_difference_are_named() -> None:
    first, second = told(sheet_text("steps.layout", *GROUPS, head="x-claims: groups=6"))
    assert first == "Groups: you counted 6, it is 9."
    assert [f"Group of {value}s" in second for value in (2, 4, 7, 9)] == [True, True, True, False]


def test_what_was_not_ticked_is_named() -> None:
    lines = told(sheet_text("steps.layout", *GROUPS, head="x-ticks: group:2 group:7"))
    assert lines == ["You have not counted: Group of 4s in b1 c1 b2: 3 stars (T10)."]
    assert told(sheet_text("steps.layout", *GROUPS, head="x-ticks: group:2 group:4 group:7")) == []


def test_what_was_ticked_and_brings_nothing_is_named_with_its_clause() -> None:
    ticked = "x-ticks: group:2 group:4 group:7 group:9 sequence vanquished:b1"
    assert told(sheet_text("steps.layout", *GROUPS, head=ticked)) == [
        "You counted this, but it brings no stars: sequence (T9).",
        "You counted this, but it brings no stars: group:9 (T10).",
        "You counted this, but it brings no stars: vanquished:b1 (T11).",
    ]
    loose = told(sheet_text("steps.layout", "- ! 3", head="x-ticks: vanquished:b1"))
    assert [line.partition(":")[0] for line in loose] == [
        "You have not counted",
        "You counted this, but it brings no stars",
    ]


def test_a_tick_of_no_kind_is_refused_in_a_line_that_names_the_kinds() -> None:
    (error,) = count(sheet_text("vale.layout", ". 5", head="x-ticks: group:4")).unreadable
    assert "'group:4' cannot be ticked" in str(error)
    assert "forest, city, mountain, pyramid, hut, statue, mine, snake, escaped, full" in str(error)


def test_reasons_and_lookalikes_can_be_ticked() -> None:
    assert count(sheet_text("steps.layout", "- ! 9 4 -")).tickable == {
        "sequence": ("sequence",),
        "groups": ("group:4", "group:9"),
        "mummies": ("vanquished:b1", "mummy:b1"),
    }
    islet = ("~ ~ ~ ~ ~", "~ . 7 . ~", "~ 7 ^*7 7 ~", "~ ! . . ~", "~ ~ B ~ ~")
    assert count(sheet_text("islet.layout", *islet)).tickable == {
        "treasures": ("treasure:c3",),
        "dangers": ("overcome:b4", "danger:b4"),
    }
    vale = count(sheet_text("vale.layout", "7 7 7 M", ". ! . w", found="mountain a1 b1 c1")).tickable
    assert {part: ticks for part, ticks in vale.items() if ticks} == {
        "mountains": ("mountain:a1",),
        "buildings": ("mine:d1",),
        "snakes": ("snake:b2",),
        "full": ("full",),
    }


def test_a_snake_that_is_crossed_out_is_offered_as_escaped() -> None:
    tickable = count(sheet_text("vale.layout", "7 7 7 .", "! !x . w")).tickable
    assert tickable["snakes"] == ("snake:a2", "escaped:b2")


MARKS: dict[str, tuple[Writing | None, ...]] = {
    "temple": (None, 3, 4, 4, 9, Symbol.DANGER),
    "island": (None, 5, 5, 9, Symbol.BOAT, Symbol.DANGER),
    "valley": (6, 7, 7, 12, Symbol.HUT, Symbol.MINE, Symbol.DANGER),
}


@pytest.mark.parametrize("name", MARKS)
@steady(60)
@given(st.data())
def test_ticking_all_that_counts_leaves_nothing_overlooked(name: str, data: st.DataObject) -> None:
    rules, sheet = adventure(name), data.draw(sheets(name, MARKS[name]))
    for mark in rules.unnoted(sheet):
        sheet = sheet.noted(mark)
    parts = rules.score(sheet).parts
    assert all(rules.reason_kinds[why.kind][:2] == (part.key, why.clause) for part in parts for why in part.reasons)
    ticks = [tick_of(why, rules) for part in parts for why in part.reasons if why.stars]
    assert len(set(ticks)) == len(ticks), "a tick is one thing"
    found = count_paper(PaperFile(rules, sheet, "front", None, {"x-ticks": " ".join(ticks)}))
    assert found.miscounted == ()
    assert set(ticks) <= {tick for some in found.tickable.values() for tick in some}


def test_two_dangers_that_make_up_a_difference() -> None:
    rows = ("~ ~ ~ ~ ~", "~ ! 7 . ~", "~ . ^ . ~", "~ ! 4 . ~")
    assert told(sheet_text("islet.layout", *rows, head="x-claims: dangers=-7"))[1].startswith(
        "You have not counted: Danger in b4"
    )
    assert len(told(sheet_text("islet.layout", *rows, head="x-claims: dangers=0"))) == 3


def test_a_wrong_total_is_reported_and_a_right_one_is_not() -> None:
    right = "x-claims: groups=9 sequence=0 mummies=0 total=9"
    assert told(sheet_text("steps.layout", *GROUPS, head=right)) == []
    assert told(sheet_text("steps.layout", *GROUPS, head="x-claims: total=12")) == ["Total: you counted 12, it is 9."]
    assert told(sheet_text("steps.layout", *GROUPS)) == []


@steady(150)
@given(sheets("island", (None, 3, 5, 5, 9, Symbol.BOAT, Symbol.BOAT, Symbol.DANGER)))
def test_the_treasures_advised_are_the_best_that_fit_together(sheet: Sheet) -> None:
    rules = adventure("island")
    circles = [mark for mark in rules.unnoted(sheet) if isinstance(mark, Circle)]
    after = sheet
    for circle in circles:
        after = after.noted(circle)
    assert rules.why_impossible(after) is None
    lost = {space for space in sheet.dangers if not sheet.has_nine_beside(space)}
    best = max(_sums([each for each in brute.possible_treasures(sheet) if each[0] not in lost]))
    assert rules.score(after)["treasures"].stars == best


def _sums(possible: list[tuple[str, int]], taken: frozenset[object] = frozenset()) -> list[int]:
    """The values of every set of treasures that I10 allows, summed."""
    sums = [0]
    for at, (space, value) in enumerate(possible):
        if len(taken) < 2 * MOST and not {space, value} & taken:
            sums += [value + rest for rest in _sums(possible[at + 1 :], taken | {space, value})]
    return sums


@steady(100)
@given(sheets("valley", (None, 6, 6, 7, 11, 12)))
def test_the_discoveries_advised_stand_together_until_nothing_is_left(sheet: Sheet) -> None:
    rules = adventure("valley")
    for mark in rules.unnoted(sheet):
        sheet = sheet.noted(mark)
    assert rules.why_impossible(sheet) is None
    assert list(possible_discoveries(sheet)) == []
