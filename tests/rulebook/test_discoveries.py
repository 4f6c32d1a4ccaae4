"""The discoveries and buildings of the Valley (V9, V12) and the rulebook's worked example."""

from __future__ import annotations

import pytest
from support.drawn import draft, refusal, sheet

from pennypapers.rules import Draft, Sheet, adventure, parse_mark

VALLEY = adventure("valley")


def discoveries(turn: Draft, kind: str) -> list[str]:
    return [str(found) for found in turn.options.discoveries if found.kind == kind]


def after_a_use(drawing: str, known: str = "") -> Draft:
    """A draft after a 1 was written in the last empty space of the drawing."""
    last = sheet("valley", drawing).empty()[-1]
    return draft("valley", drawing, roll="1 2 2", discoveries=known, marks=f"{last}=1")


def test_V9_a_discovery_comes_after_a_use() -> None:
    turn = draft("valley", "6 7 8 .", roll="1 2 2")
    assert turn.options.discoveries == ()
    assert refusal(turn, "mountain(a1,b1,c1)").clause == "V9"
    assert draft("valley", "6 7 8 .", roll="1 2 2", marks="d1=1 mountain(a1,b1,c1)").options.may_commit


def test_V9_escaping_a_snake_is_a_use() -> None:
    turn = draft("valley", "6 7 8 . !", roll="4 5 1", marks="e1x mountain(a1,b1,c1)")
    assert turn.options.may_commit


def test_V9_a_number_of_this_turn_may_belong_to_it() -> None:
    turn = draft("valley", "6 7 . .", roll="4 5 1", marks="c1=9 mountain(a1,b1,c1)")
    assert turn.options.may_commit


def test_V9_one_discovery_a_turn_and_nothing_after_it() -> None:
    turn = draft("valley", "6 7 8 6 7 8 . .", roll="1 2 2", marks="g1=1 mountain(a1,b1,c1)")
    assert list(turn.options.marks()) == []
    assert refusal(turn, "mountain(d1,e1,f1)").clause == "V9"
    assert refusal(turn, "h1=2").clause == "V9"


def test_V9_nothing_after_it_not_even_an_escape() -> None:
    turn = draft("valley", "6 7 8 . ! !", roll="P 4 5", marks="e1x mountain(a1,b1,c1)")
    assert refusal(turn, "f1x").clause == "V9"


def test_V9_a_discovery_is_a_choice() -> None:
    assert draft("valley", "6 7 8 .", roll="1 2 2", marks="d1=1").options.may_commit


def test_V9_not_on_a_snake_turn() -> None:
    turn = draft("valley", "6 7 8 .", roll="1 2 !", marks="d1=!")
    assert turn.options.discoveries == ()
    assert refusal(turn, "mountain(a1,b1,c1)").clause == "V10"


@pytest.mark.parametrize(
    ("drawing", "found"),
    [
        ("6 7 8 9 10 .", "forest(a1,b1,c1,d1,e1)"),
        ("7 8 9 .|6 - 10 -", "forest(a1,b1,c1,a2,c2)"),
        ("5 - 5 .|- 5 - -|- - 5 -", "city(a1,c1,b2,c3)"),
        ("15 - 15 .|- 6 - -", "mountain(a1,c1,b2)"),
        ("10 11 12 .|- 15 - -", "pyramid(a1,b1,c1,b2)"),
        ("- 15 - -|10 11 12 .", "pyramid(b1,a2,b2,c2)"),
        ("10 - -|11 15 .|12 - -", "pyramid(a1,a2,b2,a3)"),
        ("- 10 -|15 11 .|- 12 -", "pyramid(b1,a2,b2,b3)"),
    ],
)
def test_V9_what_a_discovery_looks_like(drawing: str, found: str) -> None:
    turn = after_a_use(drawing)
    assert found in map(str, turn.options.discoveries)
    assert str(turn.add(parse_mark(found)).sheet.discoveries[0]) == found


@pytest.mark.parametrize(
    ("drawing", "mark"),
    [
        ("6 7 8 9 .", "forest(a1,b1,c1,d1)"),
        ("6 7 8 9 10 11 .", "forest(a1,b1,c1,d1,e1,f1)"),
        ("6 7 8 9 6 .", "forest(a1,b1,c1,d1,e1)"),
        ("6 7 8 9 w 10 .", "forest(a1,b1,c1,d1,f1)"),
        ("6 7 8 9 .", "forest(a1,b1,c1,d1,d1)"),
        ("5 5 5 .", "city(a1,b1,c1)"),
        ("5 5 5 5 5 .", "city(a1,b1,c1,d1,e1)"),
        ("5 5 5 6 .", "city(a1,b1,c1,d1)"),
        ("5 5 6 5 5 .", "city(a1,b1,d1,e1)"),
        ("6 6 .", "mountain(a1,b1)"),
        ("6 6 6 6 .", "mountain(a1,b1,c1,d1)"),
        ("6 6 5 .", "mountain(a1,b1,c1)"),
        ("6 6 5 6 .", "mountain(a1,b1,d1)"),
        ("10 10 10 9 .|- 9 -", "pyramid(a1,b1,c1,b2)"),
        ("10 10 10 10 .", "pyramid(a1,b1,c1,d1)"),
        ("10 10 10 1 .|10 - - -", "pyramid(a1,b1,c1,a2)"),
        ("10 10 10 1 .|- - - -|- 10 -", "pyramid(a1,b1,c1,b3)"),
        ("10 - 10 1 .|- 10 -|- 10 -", "pyramid(a1,c1,b2,b3)"),
        ("10 10 1 1 .|10 10 -", "pyramid(a1,b1,a2,b2)"),
        ("6 ! 7 .", "mountain(a1,b1,c1)"),
        ("6 H 7 .", "mountain(a1,b1,c1)"),
        ("6 . 7 .", "mountain(a1,b1,c1)"),
        ("6 7 8 .", "mountain(a1,b1,z9)"),
    ],
)
def test_V9_what_is_no_discovery(drawing: str, mark: str) -> None:
    turn = after_a_use(drawing)
    broken = refusal(turn, mark)
    assert broken.clause == "V9"
    assert str(broken.facts["discovery"]) == mark
    assert mark not in map(str, turn.options.discoveries)


def test_V9_a_space_belongs_to_one_discovery() -> None:
    turn = after_a_use("6 7 8 9 .", known="mountain(a1,b1,c1)")
    broken = refusal(turn, "mountain(b1,c1,d1)")
    assert broken.clause == "V9"
    assert "b1" in broken.sentence
    assert discoveries(turn, "mountain") == []


def test_V9_no_second_city_of_a_number() -> None:
    turn = after_a_use("5 5 5 5 5 5 5 5 .", known="city(a1,b1,c1,d1)")
    assert discoveries(turn, "city") == []
    broken = refusal(turn, "city(e1,f1,g1,h1)")
    assert broken.clause == "V9"
    assert "5" in broken.sentence


def test_V9_a_city_of_another_number_and_more_of_the_other_kinds_are_fine() -> None:
    assert discoveries(after_a_use("5 5 5 5 6 6 6 6 .", known="city(a1,b1,c1,d1)"), "city") == ["city(e1,f1,g1,h1)"]
    assert discoveries(after_a_use("6 6 6 6 6 6 .", known="mountain(a1,b1,c1)"), "mountain") == ["mountain(d1,e1,f1)"]


def test_V9_the_stars_of_each() -> None:
    drawn = sheet(
        "valley",
        "1 2 3 4 5|4 4 4 4 .|6 7 8 . .|10 11 12 - -|- 13 - - -",
        "forest(a1,b1,c1,d1,e1) city(a2,b2,c2,d2) mountain(a3,b3,c3) pyramid(a4,b4,c4,b5)",
    )
    stars = VALLEY.score(drawn).as_dict()
    assert stars == {
        "forests": 5,
        "cities": 6,
        "mountains": 7,
        "pyramids": 15,
        "buildings": 0,
        "snakes": 0,
        "full": 0,
    }


@pytest.mark.parametrize(
    "known",
    ["mountain(a1,b1,c1) mountain(c1,d1,e1)", "city(a1,b1,c1,d1)", "mountain(a1,b1)", "mountain(a1,b1,f1)"],
)
def test_V9_a_sheet_with_discoveries_that_cannot_be_there_cannot_stand(known: str) -> None:
    broken = VALLEY.why_impossible(sheet("valley", "6 7 8 9 10 .", known))
    assert broken is not None
    assert broken.clause == "V9"


@pytest.mark.parametrize(
    ("building", "known", "near"),
    [
        ("H", "forest(a1,b1,c1,a2,a3)", ("a1", "b1", "c1", "a2", "a3")),
        ("S", "city(c2,c3,b3,c4)", ("c2", "b3", "c3")),
        ("M", "mountain(c2,c3,c4)", ("c2", "c3")),
        ("H", "city(c2,c3,b3,c4)", ()),
        ("M", "pyramid(c2,c3,c4,b3)", ()),
    ],
)
def test_V12_two_stars_for_each_space_beside_the_building(building: str, known: str, near: tuple[str, ...]) -> None:
    drawn = sheet("valley", f"1 2 3|4 {building} 10|5 10 10|. . 10", known)
    (reason,) = VALLEY.score(drawn)["buildings"].reasons
    assert reason.spaces == near
    assert reason.stars == 2 * len(near)
    assert reason.space == "b2"


EXAMPLE = """
    1  2  3  5  5  5  -  -
    4  H  !  9  S  5  !x 6
    6  8  8  8  7  6  7  8
    .  8  1  2  M  1  2  10
    4  5  4  3  .  4  3  -
    4  4  4  .  10 11 12 -
    !  6  -  -  -  13 !  -
"""
FORESTS = "forest(a1,b1,c1,a2,a3) forest(c4,d4,b5,c5,d5) forest(g3,f4,g4,f5,g5)"
CITIES = "city(d1,e1,f1,f2) city(b3,c3,d3,b4) city(a5,a6,b6,c6)"
MOUNTAINS = "mountain(d2,e3,f3) mountain(h2,h3,h4)"
PYRAMID = "pyramid(e6,f6,g6,f7)"


def example() -> Sheet:
    return sheet("valley", EXAMPLE, f"{FORESTS} {CITIES} {MOUNTAINS} {PYRAMID}")


def test_V9_the_rulebooks_example_adds_up() -> None:
    assert VALLEY.why_impossible(example()) is None
    counted = VALLEY.score(example())
    assert counted.as_dict() == {
        "forests": 15,
        "cities": 18,
        "mountains": 14,
        "pyramids": 15,
        "buildings": 24,
        "snakes": -28,
        "full": 0,
    }
    assert counted.total == 58


def test_V9_the_rulebooks_example_names_the_spaces() -> None:
    counted = VALLEY.score(example())
    named = [
        f"{reason.kind}({','.join(reason.spaces)})"
        for key in ("forests", "cities", "mountains", "pyramids")
        for reason in counted[key].reasons
    ]
    assert named == f"{FORESTS} {CITIES} {MOUNTAINS} {PYRAMID}".split()


def test_V12_the_rulebooks_example_has_three_buildings() -> None:
    reasons = VALLEY.score(example())["buildings"].reasons
    assert {reason.kind: (reason.stars, reason.space, set(reason.spaces)) for reason in reasons} == {
        "hut": (10, "b2", {"a1", "b1", "c1", "a2", "a3"}),
        "statue": (10, "e2", {"d1", "e1", "f1", "f2", "d3"}),
        "mine": (4, "e4", {"e3", "f3"}),
    }
    assert VALLEY.tie_break(example()) == 24


def test_V11_the_rulebooks_example_has_three_snakes_that_bite_and_one_escaped() -> None:
    reasons = VALLEY.score(example())["snakes"].reasons
    assert {reason.space: (reason.kind, reason.stars, reason.spaces) for reason in reasons} == {
        "c2": ("snake", -9, ("d2",)),
        "g2": ("escaped", 0, ()),
        "a7": ("snake", -6, ("b7",)),
        "g7": ("snake", -13, ("f7",)),
    }


def test_V17_the_rulebooks_example_lowers_the_ranks_by_16() -> None:
    assert VALLEY.thresholds(example()) == (74, 94, 114)
