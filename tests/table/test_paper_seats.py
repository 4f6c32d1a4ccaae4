"""Seats on paper at a table: their sheets are not seen, change hands among themselves, and are entered at the end."""

from __future__ import annotations

import pytest

from pennypapers.errors import RuleBroken
from pennypapers.rules import Roll, Sheet, Space, adventure, parse_marks, read_layout
from pennypapers.table import evolve, open_table, perform, result
from pennypapers.table.dice.draws import draw_exchange, draw_exchange_of_kinds
from pennypapers.table.events import Commit, Entered, RollDice
from pennypapers.table.table import Table, is_exchange

ROW = read_layout("adventure: temple\nname: row\ngrid:\n  o o o D\n")
ISLE = read_layout("adventure: island\nname: isle\ngrid:\n  ~ ~ ~\n  o o o\n  o o o\n  o o o\n")
SEED, LUCK = bytes(32), b"luck"


def seated(*names: str, paper: tuple[int, ...] = (), layout: object = ROW) -> Table:
    assert layout in (ROW, ISLE)
    chosen = ISLE if layout is ISLE else ROW
    return evolve(None, open_table(adventure(chosen.adventure), chosen, names, paper=paper))


def after(table: Table, *commands: RollDice | Commit) -> Table:
    return perform(table, *commands)[0]


def roll(text: str, *exchange: int) -> RollDice:
    return RollDice(Roll.parse(text), exchange or None)


def test_a_turn_waits_for_paper_but_asks_for_no_marks() -> None:
    table = after(seated("ana", "ben", paper=(1,)), roll("1 2 3"), Commit(0, parse_marks("a1=1")))
    assert (table.waiting, table.turns) == ((1,), 0)
    table = after(table, Commit(1))
    assert (table.turns, table.sheets[0].numbers, table.sheets[1]) == (1, {Space("a1"): 1}, Sheet(ROW))


def test_a_full_sheet_of_paper_ends_the_game_with_the_turn() -> None:
    table = after(seated("ana", "ben", paper=(1,)), roll("1 2 3"), Commit(1, full=True))
    assert table.ended is None
    assert after(table, Commit(0, parse_marks("a1=1"))).ended == "T8"


def test_paper_sheets_are_exchanged_among_themselves_and_a_single_one_stays() -> None:
    table = seated("ana", "ben", "cleo", "dan", paper=(1, 3))
    for wrong in ((1, 0, 3, 2), (0, 3, 2, 1), (2, 1, 0, 3)):
        with pytest.raises(RuleBroken, match="G6"):
            after(table, roll("1 2 !", *wrong))
    assert after(table, roll("1 2 !", 2, 3, 0, 1)).exchange == (2, 3, 0, 1)
    assert is_exchange((1, 0, 2), 3, {2})
    assert not is_exchange((0, 2, 1), 3, {2})
    assert is_exchange((0, 1), 2, {1})


@pytest.mark.parametrize("paper", [(), (0,), (1, 4), (0, 1, 2, 3), (0, 1, 2, 3, 4)])
def test_exchanges_are_drawn_by_kind_and_screens_as_if_alone(paper: tuple[int, ...]) -> None:
    for turn in range(1, 40):
        drawn = draw_exchange_of_kinds(SEED, LUCK, turn, 5, paper)
        assert is_exchange(drawn, 5, paper)
        screens = [seat for seat in range(5) if seat not in paper]
        if len(screens) > 1:
            alone = draw_exchange(SEED, LUCK, turn, len(screens))
            assert [screens.index(drawn[seat]) for seat in screens] == list(alone)


def test_I8_where_all_is_paper_danger_turns_are_counted() -> None:
    table = seated("ana", "ben", paper=(0, 1), layout=ISLE)
    for _ in range(5):
        table = after(table, roll("1 2 !", 1, 0), Commit(0), Commit(1))
    assert table.dangers == 5
    table = after(table, roll("1 2 !"))
    assert not table.is_danger


def test_sheets_entered_at_the_end_make_the_places_whole() -> None:
    table = after(seated("ana", "ben", paper=(1,)), roll("1 2 3"), Commit(0, parse_marks("a1=1")), Commit(1, full=True))
    assert [each.place for each in result(table).standings] == [1, 1]
    sheet = Sheet(ROW, {Space("a1"): 1, Space("b1"): 2, Space("c1"): 3})
    entered = evolve(table, Entered(1, sheet))
    assert [(each.score.total, each.place) for each in result(entered).standings] == [(0, 2), (3, 1)]
