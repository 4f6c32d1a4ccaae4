"""How a game stands or ended: places, winners, ranks, and the words for it."""

from __future__ import annotations

import pytest
from support.drawn import sheet

from pennypapers.rules import HouseRules, Rank, Sheet, adventure
from pennypapers.table import Table, result, result_words
from pennypapers.table.result import Tie, ties

ROWS = {
    "ten": "1 2 3 4 5 6 7 8 9 10 D",
    "six": "1 2 3 4 5 6 1 1 D . D",
    "group": "7 7 7 1 2 3 9 9 9 . D",
    "none": "1 3 5 7 9 11 13 15 1 3 D",
    "minus": "! ! 1 3 5 7 11 13 1 3 D",
}
"""Temple rows: 10 and 6 stars for a sequence; 9 for two groups and a sequence of three; none; minus 4."""


def table(key: str, sheets: dict[str, Sheet], *, ended: str | None) -> Table:
    first, *_ = sheets.values()
    return Table(adventure(key), first.layout, tuple(sheets), HouseRules(), tuple(sheets.values()), 9, ended=ended)


def temple(ended: str | None = "T8", **rows: str) -> Table:
    return table("temple", {name: sheet("temple", ROWS[row]) for name, row in rows.items()}, ended=ended)


@pytest.mark.parametrize(
    ("rows", "places", "winners"),
    [
        ({"ana": "ten", "ben": "six"}, (1, 2), ("ana",)),
        ({"ana": "six", "ben": "ten"}, (2, 1), ("ben",)),
        ({"ana": "six", "ben": "ten", "cleo": "ten"}, (3, 1, 1), ("ben", "cleo")),
        ({"ana": "ten", "ben": "six", "cleo": "six", "dan": "none"}, (1, 2, 2, 4), ("ana",)),
        ({"ana": "none", "ben": "none", "cleo": "none"}, (1, 1, 1), ("ana", "ben", "cleo")),
        ({"ana": "minus", "ben": "none"}, (2, 1), ("ben",)),
    ],
)
def test_players_level_on_everything_share_a_place(
    rows: dict[str, str], places: tuple[int, ...], winners: tuple[str, ...]
) -> None:
    outcome = result(temple(**rows))
    assert tuple(standing.place for standing in outcome.standings) == places
    assert outcome.winners == winners
    assert outcome.rank is None


def test_standings_keep_the_order_of_the_seats() -> None:
    outcome = result(temple(zoe="none", ana="ten"))
    assert [(each.player, each.score.total) for each in outcome.standings] == [("zoe", 0), ("ana", 10)]


def test_an_unfinished_game_has_places_and_no_winner() -> None:
    outcome = result(temple(None, ana="six", ben="ten"))
    assert [standing.place for standing in outcome.standings] == [2, 1]
    assert outcome.winners == ()


def test_alone_there_is_a_rank_at_the_end_and_no_winner() -> None:
    assert result(temple(None, ana="ten")).rank is None
    outcome = result(temple(ana="ten"))
    assert (outcome.rank, outcome.winners) == (Rank.TOURIST, ())
    assert [standing.place for standing in outcome.standings] == [1]


@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (-1, "tourist"),
        (0, "tourist"),
        (14, "tourist"),
        (15, "pathfinder"),
        (24, "pathfinder"),
        (25, "voyager"),
        (29, "voyager"),
        (30, "explorer"),
        (99, "explorer"),
    ],
)
def test_ranks_start_at_their_thresholds(total: int, rank: str) -> None:
    assert Rank.of(total, adventure("temple").ranks) == rank


def test_snakes_lower_the_valleys_thresholds_but_a_negative_score_is_a_tourists() -> None:
    many = sheet("valley", " ".join(["!"] * 23 + ["5"]))
    assert adventure("valley").thresholds(many) == (90 - 92, 110 - 92, 130 - 92)
    assert adventure("valley").rank(many) is Rank.PATHFINDER, "7 for the full sheet, 5 for the snake beside the 5"
    bitten = sheet("valley", " ".join(["!"] * 23 + ["1", "."]))
    assert adventure("valley").score(bitten).total == -1
    assert adventure("valley").rank(bitten) is Rank.TOURIST


def test_escaped_snakes_lower_the_thresholds_too() -> None:
    assert adventure("valley").thresholds(sheet("valley", "! !x . 5")) == (82, 102, 122)


def test_a_tie_has_all_players_level_on_stars_best_first() -> None:
    sheets = {
        "ana": sheet("temple", "1 2 3 4 5 6 1 3 5 D"),
        "ben": sheet("temple", "7 7 7 9 9 9 1 3 5 D"),
        "cleo": sheet("temple", "1 3 5 7 1 3 5 7 9 D"),
        "dan": sheet("temple", "1 3 5 7 1 3 5 7 9 D"),
    }
    outcome = result(table("temple", sheets, ended="T8"))
    assert ties(adventure("temple"), outcome.standings) == (
        Tie((0, 1), shared=False, clause="T13"),
        Tie((2, 3), shared=True, clause="G10"),
    )
    assert [each.place for each in outcome.standings] == [1, 2, 3, 3]
    assert outcome.winners == ("ana",)
    words = result_words(table("temple", sheets, ended="T8"), outcome)
    assert words.splitlines() == [
        "  1. ana   6 stars",
        "  2. ben   6 stars",
        "  3. cleo  0 stars",
        "  3. dan   0 stars",
        "ana and ben each have 6 stars. The longer sequence decides: 6 for ana; 0 for ben (T13).",
        "cleo and dan each have 0 stars, and all else is equal too: they share the place (G10).",
        "ana wins. (T8 ended the game.)",
    ]


def test_three_and_more_level_players_are_told_together() -> None:
    level = "7 7 7 9 9 9 1 3 5 D"
    sheets = {
        "ana": sheet("temple", level),
        "ben": sheet("temple", "1 2 3 4 5 6 1 3 5 D"),
        "cleo": sheet("temple", level),
        "dan": sheet("temple", "1 3 5 7 1 3 5 7 9 D"),
        "eve": sheet("temple", "1 3 5 7 1 3 5 7 9 D"),
        "fay": sheet("temple", "1 3 5 7 1 3 5 7 9 D"),
    }
    ended = table("temple", sheets, ended="T8")
    outcome = result(ended)
    assert ties(adventure("temple"), outcome.standings) == (
        Tie((1, 0, 2), shared=False, clause="T13"),
        Tie((3, 4, 5), shared=True, clause="G10"),
    )
    assert result_words(ended, outcome).splitlines()[6:] == [
        "ben, ana and cleo each have 6 stars. The longer sequence decides: 6 for ben; 0 for ana and cleo (T13). "
        "ana and cleo share place 2.",
        "dan, eve and fay each have 0 stars, and all else is equal too: they share the place (G10).",
        "ben wins. (T8 ended the game.)",
    ]


RARE = "Explorer is a dream here: even with all dice known beforehand, only about one game in ten gets that far."


def test_the_end_of_a_game_in_words() -> None:
    def last(at: Table) -> str:
        return result_words(at, result(at)).splitlines()[-1]

    assert last(temple(ana="ten", ben="ten")) == "ana and ben share the win. (T8 ended the game.)"
    assert last(temple(None, ana="ten", ben="ten")).startswith("The game is not over")
    assert last(temple(ana="ten")) == "10 stars make you a Tourist. (The ranks start at 15, 25, 30; T15.)"
    valley = table("valley", {"ana": sheet("valley", "5 ! . .")}, ended="V13")
    assert last(valley).endswith("(The ranks start at 86, 106, 126; V17.) " + RARE)
    best = table("valley", {"ana": sheet("valley", " ".join(["!"] * 34 + ["5"]))}, ended="V13")
    assert "Explorer. (" in last(best)
    assert RARE not in last(best), "whoever has earned it is not told that it is a dream"
    assert len(result_words(temple(ana="ten"), result(temple(ana="ten"))).splitlines()) == 1


def test_words_hold_nothing_that_a_terminal_might_obey() -> None:
    at = table("temple", {"a\x1b[2J": sheet("temple", ROWS["ten"]), "ben": sheet("temple", ROWS["ten"])}, ended="T8")
    assert "\x1b" not in result_words(at, result(at))
