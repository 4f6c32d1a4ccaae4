"""Scores explain themselves: every reason whole, with its clause, its stars and the spaces behind it."""

from __future__ import annotations

from support.drawn import sheet

from pennypapers.rules import Reason, Space, adventure


def told(key: str, drawing: str, discoveries: str = "") -> list[str]:
    """Each reason in one line: part, kind, clause, stars, value, where it lies, what makes it count."""
    score = adventure(key).score(sheet(key, drawing, discoveries))
    return [f"{part.key}: {line(reason)}" for part in score.parts for reason in part.reasons]


def line(reason: Reason) -> str:
    spaces = " ".join(reason.spaces)
    return f"{reason.kind} {reason.clause} {reason.stars:+} value {reason.value} in {reason.space} by {spaces or None}"


def test_T9_T10_T11_the_temple_tells_its_stars() -> None:
    drawing = """
        1 2 3 ! .
        7 7 9 . .
        . 7 . . !
        5 5 5 . .
    """
    assert told("temple", drawing) == [
        "sequence: sequence T9 +3 value 1 in None by a1 b1 c1",
        "groups: group T10 +3 value 5 in None by a4 b4 c4",
        "groups: group T10 +3 value 7 in None by a2 b2 b3",
        "mummies: vanquished T11 +2 value 9 in d1 by c2",
        "mummies: mummy T11 -2 value None in e3 by None",
    ]


def test_T9_a_temple_without_a_sequence_tells_none() -> None:
    assert told("temple", "1 3 .") == []


def test_I14_I15_I17_the_island_tells_its_stars() -> None:
    drawing = """
        . 7 . ~ .
        7 !*7 7 ~ !
        . 7 4 ~ .
        9 . . ~ .
        ! 4 .*4 B .
        . . 4 ~ .
    """
    assert told("island", drawing) == [
        "treasures: lost I15 +0 value 7 in b2 by a2 c2 b1 b3",
        "treasures: treasure I17 +4 value 4 in c5 by b5 d5 c3 c6",
        "dangers: danger I14 -4 value 4 in b2 by c3",
        "dangers: danger I14 +0 value 0 in e2 by None",
        "dangers: overcome I14 +4 value 4 in a5 by b5",
    ]


def test_V9_V11_V12_V13_the_valley_tells_its_stars() -> None:
    drawing = """
        1 2 3 6 7 8
        4 5 H ! M S
        7 7 7 7 !x !
        12 10 11 13 ! .
    """
    found = "forest(a1,b1,c1,a2,b2) mountain(d1,e1,f1) city(a3,b3,c3,d3)"
    assert told("valley", drawing, found) == [
        "forests: forest V9 +5 value None in None by a1 b1 c1 a2 b2",
        "cities: city V9 +6 value None in None by a3 b3 c3 d3",
        "mountains: mountain V9 +7 value None in None by d1 e1 f1",
        "buildings: hut V12 +6 value None in c2 by b1 c1 b2",
        "buildings: statue V12 +0 value None in f2 by None",
        "buildings: mine V12 +6 value None in e2 by d1 e1 f1",
        "snakes: snake V11 -7 value 7 in d2 by e1 c3 d3",
        "snakes: escaped V11 +0 value None in e3 by None",
        "snakes: snake V11 +0 value 0 in f3 by None",
        "snakes: snake V11 -13 value 13 in e4 by d4",
    ]


def test_V9_V13_a_pyramid_and_a_full_valley_tell_their_stars() -> None:
    assert told("valley", "10 11 12|- 13 -", "pyramid(a1,b1,c1,b2)") == [
        "pyramids: pyramid V9 +15 value None in None by a1 b1 c1 b2",
        "full: full V13 +7 value None in None by None",
    ]


def test_the_spaces_of_a_reason_begin_with_its_own() -> None:
    mummy = adventure("temple").score(sheet("temple", "! 9 .")).parts[2].reasons[0]
    assert mummy.all_spaces == (Space("a1"), Space("b1"))
    group = adventure("temple").score(sheet("temple", "5 5 5")).parts[1].reasons[0]
    assert group.all_spaces == (Space("a1"), Space("b1"), Space("c1"))
