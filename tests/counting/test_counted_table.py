"""Several players of one table: places and ties."""

from __future__ import annotations

from support.paper_sheets import paper, sheet_text

from pennypapers.counting import count_table
from pennypapers.table.words import standings_words


def test_places_and_what_decides_between_level_players() -> None:
    papers = [
        paper(sheet_text("steps.layout", *rows, head=f"player: {name}"))
        for name, rows in {
            "ana": ("- 1 2 3 -",),  # a sequence of 3
            "ben": ("- 4 4 . -", ". 4"),  # a group
            "cleo": ("- 5 5 . -", ". 5"),
            "dan": ("- 1 2 . -",),
        }.items()
    ]
    table = count_table(papers)
    assert [(each.player, each.score.total, each.place) for each in table.standings] == [
        ("ana", 3, 1),
        ("ben", 3, 2),
        ("cleo", 3, 2),
        ("dan", 2, 4),
    ]
    told = list(standings_words(papers[0].adventure, table.standings))
    assert told[-1] == (
        "ana, ben and cleo each have 3 stars. The longer sequence decides: 3 for ana; 0 for ben and cleo (T13). "
        "ben and cleo share place 2."
    )


def test_sheets_without_names_are_numbered_and_those_of_different_layouts_are_not_ranked() -> None:
    steps, row = paper(sheet_text("steps.layout", "- 4")), paper(sheet_text("row.layout", "1 2 3 D"))
    assert count_table([steps, steps]).names == ("sheet 1", "sheet 2")
    assert count_table([steps, row]).standings == ()
