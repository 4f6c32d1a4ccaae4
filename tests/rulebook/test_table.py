"""The clauses about tables, tested with records of whole small games."""

from __future__ import annotations

import pytest
from support.texts import game_of, record_of_text, refused, refused_last

from pennypapers.rules import Rank
from pennypapers.table import Result, result

TEMPLE = "adventure: temple\nlayout: row.layout\n"
TWO = TEMPLE + "players: ana, ben\n"
SOLO = TEMPLE + "mode: solo\nplayers: ana\n"


def outcome(text: str) -> Result:
    return result(game_of(text).table)


def places(text: str) -> list[int]:
    return [standing.place for standing in outcome(text).standings]


def turns(*rolls_and_fields: str) -> str:
    return "\n".join(f"{number}. {turn}" for number, turn in enumerate(rolls_and_fields, start=1))


def test_G1_a_record_seats_1_to_100() -> None:
    names = ", ".join(f"n{number}" for number in range(100))
    assert len(record_of_text(f"{TEMPLE}players: {names}").players) == 100
    assert refused(record_of_text, f"{TEMPLE}players: {names}, one more") == (3, None, "G1")


def test_G3_everybody_has_a_turn_for_every_roll() -> None:
    assert refused_last(TWO + "1. 1 2 3 | ben: a1=1", saying="ana") == (4, "ana", "G3")
    assert game_of(TWO + "1. 1 2 3 | ben: a1=1 | ana: b1=6").table.turns == 1


def test_G6_sheets_change_hands_so_that_nobody_holds_their_own() -> None:
    three = TEMPLE + "players: ana, ben, cleo\n"
    drawn = game_of(three + "1. 1 2 ! | ana>ben: a1=! | ben>cleo: b1=! | cleo>ana: c1=!").table
    assert [sheet.dangers for sheet in drawn.sheets] == [("c1",), ("a1",), ("b1",)]
    assert refused_last(three + "1. 1 2 ! | ana>ben: a1=! | ben>ana: b1=! | cleo>cleo: c1=!") == (4, "cleo", "G6")
    assert refused_last(three + "1. 1 2 ! | ana>ben: a1=! | ben>ana: b1=! | cleo>ana: c1=!") == (4, "cleo", "G6")
    assert refused_last(three + "1. 1 2 ! | ana>ben: a1=! | ben>cleo: b1=! | cleo: c1=1") == (4, "cleo", "G6")


def test_G8_a_mark_is_permanent() -> None:
    first = TWO + "1. 1 2 3 | ana: a1=1 | ben: a1=1\n"
    assert refused_last(first + "2. 1 2 3 | ana: a1=2 | ben: b1=1", saying="filled already") == (5, "ana", "T2")


SEQUENCE = turns("1 2 3 | ana: a1=1 | ben: a1=1", "1 2 4 | ana: b1=2 | ben: b1=4", "1 2 3 | ana: c1=3 | ben: c1=3")
"""ana writes 1 2 3, ben 1 4 3."""


def test_G10_most_stars_win() -> None:
    assert outcome(TWO + SEQUENCE).winners == ("ana",)
    assert places(TWO + SEQUENCE) == [1, 2]


def test_G10_players_level_on_everything_share_the_win_and_the_place() -> None:
    level = turns(
        "1 2 3 | ana: a1=1 | ben: a1=1 | cleo: a1=1",
        "1 2 4 | ana: b1=2 | ben: b1=4 | cleo: b1=2",
        "1 2 3 | ana: c1=3 | ben: c1=3 | cleo: c1=3",
    )
    three = f"{TEMPLE}players: ana, ben, cleo\n{level}"
    assert outcome(three).winners == ("ana", "cleo")
    assert places(three) == [1, 3, 1]


def test_G11_one_player_is_a_solo_game_with_a_rank_at_its_end() -> None:
    alone = "\n".join(line.partition(" | ben")[0] for line in SEQUENCE.splitlines())
    assert outcome(SOLO + alone).rank is Rank.TOURIST
    assert outcome(SOLO + alone).winners == ()
    assert outcome("\n".join((SOLO + alone).splitlines()[:-1])).rank is None
    assert refused(record_of_text, TEMPLE + "players: ana\n") == (3, None, "G11")


def test_T8_the_temple_ends_when_a_sheet_has_no_plain_space_left() -> None:
    over = game_of(TWO + SEQUENCE).table
    assert over.ended == "T8"
    assert "d1" not in over.sheets[0].writing, "the door stays empty"
    assert refused_last(f"{TWO}{SEQUENCE}\n4. 1 D 3 | ana: d1=1 | ben: d1=1") == (7, None, "T8")


def test_T8_one_full_sheet_is_enough_and_mummies_fill_too() -> None:
    pair = turns(
        "1 D 3 | ana: d1=1 | ben: d1=1",
        "1 1 ! | ana>ben: a1=! | ben>ana: a1=!",
        "1 1 ! | ana>ben: b1=! | ben>ana: b1=!",
        "1 1 ! | ana>ben: c1=! | ben>ana: c1=!",
    )
    assert game_of(TWO + pair).table.ended == "T8"


def test_T13_level_on_stars_the_longer_sequence_wins() -> None:
    level = turns("4 5 1 | ana: a1=4 | ben: a1=1", "P 5 1 | ana: b1=5 | ben: b1=1", "P 5 1 | ana: c1=6 | ben: c1=1")
    ana, ben = outcome(TWO + level).standings
    assert (ana.score.as_dict(), ana.place) == ({"sequence": 3, "groups": 0, "mummies": 0}, 1)
    assert (ben.score.as_dict(), ben.place) == ({"sequence": 0, "groups": 3, "mummies": 0}, 2)
    assert outcome(TWO + level).winners == ("ana",)


ISLAND = "adventure: island\nlayout: islet.layout\nplayers: ana, ben\n"


def both(*marks: str) -> str:
    return turns(*(f"P D 1 | ana: {mark} | ben: {mark}" for mark in marks))


def test_I16_the_island_ends_when_a_sheet_has_no_land_left() -> None:
    full = ISLAND + both("b2=1", "c2=2", "d2=3", "b3=4", "d3=5", "b4=6", "c4=7", "d4=8")
    assert game_of(full).table.ended == "I16"
    assert refused_last(f"{full}\n9. P D 1 | ana: a1=B | ben: a1=B") == (12, None, "I16")


def test_I18_level_on_stars_the_higher_best_treasure_wins() -> None:
    """ana finds a 3 and ben a 2; each has a danger that costs as much."""
    ring = "c2={0} b3={0} d3={0} c4={0}"
    rows = [f"P D 1 | ana: {a} | ben: {b}" for a, b in zip(ring.format(3).split(), ring.format(2).split(), strict=True)]
    danger = "1 1 ! | ana>ben: b2=! | ben>ana: d4=!"
    ana, ben = outcome(ISLAND + turns(*rows, danger)).standings
    assert (ana.score.as_dict(), ana.place) == ({"treasures": 3, "dangers": -3}, 1)
    assert (ben.score.as_dict(), ben.place) == ({"treasures": 2, "dangers": -2}, 2)


VALLEY = "adventure: valley\nlayout: vale.layout\n"
FILL = ["a1=1 b1=1 c1=1", "d1=1 a2=1 b2=1", "c2=1 a3=1 b3=1", "c3=1 d3=1"]


def test_V13_the_valley_ends_when_a_sheet_is_full_and_a_full_one_scores_7() -> None:
    half = ["a1=1", "b1=1", "c1=1", "d1=1"]
    rows = [f"1 1 1 | ana: {marks} | ben: {few}" for marks, few in zip(FILL, half, strict=True)]
    text = f"{VALLEY}players: ana, ben\n{turns(*rows)}"
    assert game_of(text).table.ended == "V13"
    assert [standing.score["full"].stars for standing in outcome(text).standings] == [7, 0]
    assert refused_last(f"{text}\n5. 1 1 1 | ana: a1=1 | ben: a2=1") == (8, None, "V13")


def test_V14_level_on_stars_more_building_stars_win() -> None:
    """A mountain of 7 each; a mine beside all three of its spaces against a city."""
    text = f"{VALLEY}players: ana, ben\n" + turns(
        "P 3 3 | ana: a1=6 b1=6 | ben: a1=6 b1=6",
        "P 3 3 | ana: a2=6 mountain(a1,b1,a2) | ben: a2=6 b2=6 city(a1,b1,a2,b2)",
        "P D 3 | ana: b2=M | ben: c1=7",
        "P 3 4 | ana: c1=1 | ben: c2=7 c3=7 mountain(c1,c2,c3)",
    )
    ana, ben = outcome(text).standings
    assert (ana.score.total, ana.tie_break, ana.place) == (7 + 6, 6, 1)
    assert (ben.score.total, ben.tie_break, ben.place) == (7 + 6, 0, 2)


@pytest.mark.parametrize(("played", "ended"), [(24, None), (25, "V16")])
def test_V16_alone_the_valley_lasts_25_turns(played: int, ended: str | None) -> None:
    spaces = [f"{column}{row}" for row in range(3, 6) for column in "abcdefg"] + ["b2", "c2", "d2", "e2"]
    text = f"{VALLEY}mode: solo\nplayers: ana\n".replace("vale.layout", "front")
    game = text + turns(*(f"1 1 1 | ana: {space}=1" for space in spaces[:played]))
    assert game_of(game).table.ended == ended
