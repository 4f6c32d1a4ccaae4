"""Commands and events: what a table refuses, what it makes of a command, and that events alone change it."""

from __future__ import annotations

import pytest
from support.drawn import layout
from support.random_tables import SEATS, played_table

from pennypapers.errors import RuleBroken
from pennypapers.rules import HouseRules, Layout, Roll, adventure, builtin_layout, parse_marks
from pennypapers.table import (
    Command,
    Commit,
    Committed,
    Ended,
    Event,
    RollDice,
    Rolled,
    Table,
    TurnClosed,
    decide,
    evolve,
    fold,
    is_exchange,
    open_table,
    perform,
)

ROW = layout("temple", "o o o D")


def opened(*seats: str, on: Layout = ROW, house: str = "") -> Table:
    return evolve(None, open_table(adventure(on.adventure), on, seats, house=HouseRules.parse(house)))


def after(table: Table, *commands: Command) -> Table:
    return perform(table, *commands)[0]


def roll(faces: str, exchange: tuple[int, ...] | None = None) -> RollDice:
    return RollDice(Roll.parse(faces), exchange)


def ink(seat: int, marks: str) -> Commit:
    return Commit(seat, parse_marks(marks))


def code(table: Table, command: Command) -> str:
    with pytest.raises(RuleBroken) as broken:
        decide(table, command)
    assert broken.value.sentence
    return broken.value.code


def test_a_roll_begins_a_turn() -> None:
    assert decide(opened("ana", "ben"), roll("1 2 3")) == (Rolled(1, Roll.parse("1 2 3")),)


def test_a_seat_inks_and_the_turn_closes_with_the_last_of_them() -> None:
    table = after(opened("ana", "ben"), roll("1 2 3"))
    assert decide(table, ink(1, "a1=6")) == (Committed(1, parse_marks("a1=6")),)
    table = after(table, ink(1, "a1=6"))
    assert decide(table, ink(0, "b1=1")) == (Committed(0, parse_marks("b1=1")), TurnClosed(1))


def test_the_last_space_ends_the_game_with_the_turn() -> None:
    table = after(opened("ana", on=layout("temple", "o")), roll("1 2 3"))
    assert decide(table, ink(0, "a1=6")) == (Committed(0, parse_marks("a1=6")), TurnClosed(1), Ended("T8"))


def test_nothing_happens_before_the_first_roll() -> None:
    assert code(opened("ana", "ben"), ink(0, "a1=1")) == "G3.no_roll"
    assert opened("ana", "ben").waiting == ()


def test_no_roll_before_everyone_has_finished() -> None:
    table = after(opened("ana", "ben", "cleo"), roll("1 2 3"), ink(1, "a1=1"))
    assert table.waiting == (0, 2)
    with pytest.raises(RuleBroken, match="still thinking: ana and cleo"):
        decide(table, roll("1 2 3"))


def test_nobody_inks_twice() -> None:
    table = after(opened("ana", "ben"), roll("1 2 3"), ink(1, "a1=1"))
    assert code(table, ink(1, "a1=1")) == "G8.committed"
    assert code(table, ink(1, "b1=2")) == "G8.committed"


def test_after_the_end_nothing_is_accepted() -> None:
    table = after(opened("ana", on=layout("temple", "o")), roll("1 2 3"), ink(0, "a1=6"))
    assert code(table, roll("1 2 3")) == "T8"
    assert code(table, ink(0, "a1=6")) == "T8"
    with pytest.raises(RuleBroken, match="T8"):
        table.draft(0)


@pytest.mark.parametrize("exchange", [None, (), (1, 0), (0, 2, 1), (1, 1, 0), (1, 2, 3), (2, 0, 1, 3), (-1, 0, 1)])
def test_an_exchange_gives_everyone_somebody_elses_sheet(exchange: tuple[int, ...] | None) -> None:
    assert not is_exchange(exchange, 3)
    assert code(opened("ana", "ben", "cleo"), roll("1 2 !", exchange)) == "G6.exchange"


def test_sheets_are_exchanged_only_for_a_danger_among_several() -> None:
    assert code(opened("ana", "ben"), roll("1 2 3", (1, 0))) == "G6.no_swap"
    assert code(opened("ana"), roll("1 2 !", (0,))) == "G6.no_swap"
    assert not after(opened("ana"), roll("1 2 !")).exchange


def test_a_danger_that_is_ignored_exchanges_nothing() -> None:
    island = opened("ana", "ben", on=layout("island", "~ o o o o o o"))
    for column in "bcdef":
        island = after(island, roll("1 2 !", (1, 0)), ink(0, f"{column}1=!"), ink(1, f"{column}1=!"))
    assert code(island, roll("1 2 !", (1, 0))) == "I8.ignored"
    assert not after(island, roll("1 2 !")).is_danger


@pytest.mark.parametrize(
    ("marks", "refusal"),
    [
        ("", "T2.none"),
        ("a1=9", "G4"),
        ("d1=1", "T2.door"),
        ("a1=1 b1=2", "T2.one"),
        ("a1=!", "G6.none"),
        ("-", "T2.pass"),
    ],
)
def test_an_illegal_turn_is_refused_and_changes_nothing(marks: str, refusal: str) -> None:
    table = after(opened("ana", "ben"), roll("1 2 3"))
    assert code(table, ink(0, marks)) == refusal
    assert after(table, ink(0, "a1=1")).inked.keys() == {0}


def test_everyone_draws_on_the_sheet_in_hand() -> None:
    table = after(opened("ana", "ben", "cleo"), roll("1 2 !", (2, 0, 1)))
    assert [table.held(seat) for seat in range(3)] == [2, 0, 1]
    closed = after(table, ink(0, "a1=!"), ink(1, "b1=!"), ink(2, "c1=!"))
    assert [sheet.dangers for sheet in closed.sheets] == [("b1",), ("c1",), ("a1",)]
    assert (closed.exchange, closed.roll, closed.inked) == (None, None, {})


def test_the_treasures_that_nobody_had_to_choose_are_in_the_event() -> None:
    on = layout("island", "~ ~ ~|~ o ~|o o o|~ o ~")
    table = opened("ana", on=on)
    for marks in ("b2=7", "a3=7", "c3=7"):
        table = after(table, roll("P 1 1"), ink(0, marks))
    committed, *_ = decide(after(table, roll("P 1 1")), ink(0, "b4=7"))
    assert committed == Committed(0, parse_marks("b4=7 b3*7"))


def test_a_table_is_the_fold_of_its_events() -> None:
    table, events = played_table(builtin_layout("valley", "back"), SEATS[:3], seed=5)
    assert fold(events) == table
    assert table.ended == "V13"


def test_a_table_begins_by_being_opened() -> None:
    with pytest.raises(AssertionError, match="Opened"):
        fold([])
    with pytest.raises(AssertionError, match="Opened"):
        evolve(None, TurnClosed(1))


def test_events_leave_the_table_before_them_as_it_was() -> None:
    before = after(opened("ana", "ben"), roll("1 2 3"), ink(0, "a1=1"))
    kept = (before.sheets, before.turns, dict(before.inked))
    events: tuple[Event, ...] = decide(before, ink(1, "a1=2"))
    table = before
    for event in events:
        table = evolve(table, event)
    assert table.turns == 1
    assert (before.sheets, before.turns, dict(before.inked)) == kept
