"""A replay gives the same sheets as the game; of an illegal record the legal beginning is kept and the error named."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.random_tables import SEATS, played_table
from support.strategies import houses, keys, layouts, steady
from support.texts import drawn, file_text, replay_of

from pennypapers.notation import Record, read_record, write_record
from pennypapers.rules import HouseRules, Layout, builtin_layout
from pennypapers.table import Event, TurnClosed, fold, record_of, replay

STEPS = """
    adventure: temple
    layout: steps.layout
    mode: table              # table (the default), or solo: exactly one player
    players: ana, ben, cleo le grand
    options: no_door=pass    # separated by white space

    1. P 3 5 | ana: b2=15 | ben: c2=9 | cleo le grand: b3=3
    2. 2 2 ! | ana>ben: d2=! | ben>cleo le grand: a2=! | cleo le grand>ana: c3=!
    3. 1 D 4 | ana: c1=5 | ben: e3=5 d2x | cleo le grand: a3=1
    """


def from_text(text: str, layout: Layout) -> Record:
    return read_record(text, lambda _: str(layout))


def test_the_record_of_the_notation_page_is_good() -> None:
    played = replay_of(STEPS)
    assert played.failure is None
    assert played.table.turns == 3
    assert [sheet.dangers for sheet in played.table.sheets] == [("c3",), ("d2",), ("a2",)]
    assert played.table.sheets[1].crossed == {"d2"}


@given(keys.flatmap(layouts), houses, st.integers(0, 10**6), st.integers(1, 6))
@steady(60)
def test_a_replay_equals_the_game(layout: Layout, house: HouseRules, seed: int, seats: int) -> None:
    table, events = played_table(layout, SEATS[:seats], seed=seed, house=house)
    assert table.ended
    played = replay(from_text(write_record(record_of(events, "x.layout")), layout))
    assert played.failure is None
    assert played.table == table
    assert fold(played.events) == table


def test_a_replay_of_100_seats_equals_the_game() -> None:
    layout = builtin_layout("island", "front")
    seats = [f"player {number}" for number in range(100)]
    table, events = played_table(layout, seats, seed=1, turns=12)
    played = replay(from_text(write_record(record_of(events, "x.layout")), layout))
    assert played.failure is None
    assert played.table == table
    assert played.table.turns == 12


def test_a_replay_gives_the_events_of_the_game() -> None:
    """Seats may ink in any order; the record keeps the order of the seats."""
    _, events = played_table(builtin_layout("valley", "front"), SEATS[:4], seed=3)
    assert _by_turn(replay(record_of(events, "front")).events) == _by_turn(events)


def _by_turn(events: Iterable[Event]) -> list[list[str]]:
    """The events by turn, sorted, as seats may ink in any order."""
    turns: list[list[str]] = [[]]
    for event in events:
        turns[-1].append(repr(event))
        if isinstance(event, TurnClosed):
            turns[-1].sort()
            turns.append([])
    return turns


def test_the_record_of_an_open_turn_holds_the_closed_ones() -> None:
    _, events = played_table(builtin_layout("temple", "front"), SEATS[:2], seed=2, turns=3)
    last = max(index for index, event in enumerate(events) if isinstance(event, TurnClosed))
    assert [turn.number for turn in record_of(events[:last], "front").turns] == [1, 2]
    assert [turn.number for turn in record_of(events, "front").turns] == [1, 2, 3]


@pytest.mark.parametrize("stop", range(1, 7))
def test_a_record_may_stop_anywhere(stop: int) -> None:
    lines = drawn(STEPS).splitlines()[: 5 + stop]
    played = replay(read_record("\n".join(lines), file_text))
    assert played.failure is None
    assert played.table.turns == max(0, stop - 1) if stop < 5 else 3


def test_the_good_part_is_kept_and_the_first_failure_named() -> None:
    broken = STEPS.replace("a2=!", "a3=!").replace("a3=1", "a3=99")
    played = replay_of(broken)
    assert played.failure is not None
    assert (played.failure.line, played.failure.player, played.failure.clause) == (8, "ben", "T6")
    assert played.table == replay_of("\n".join(STEPS.splitlines()[:8])).table
    assert played.table.turns == 1
    assert fold(played.events) == played.table


def test_a_turn_that_cannot_be_read_fails_after_the_good_part() -> None:
    played = replay_of(STEPS.replace("a3=1", "a3=99"))
    assert played.failure is not None
    assert (played.failure.line, played.failure.player, played.failure.clause) == (9, "cleo le grand", None)
    assert played.table.turns == 2


def test_nothing_of_a_broken_turn_is_played() -> None:
    played = replay_of(STEPS.replace("cleo le grand: a3=1", "cleo le grand: b1=1"))
    assert played.failure is not None
    assert played.failure.clause == "T3"
    assert played.table.roll is None
    assert not played.table.inked
    assert "c1" not in played.table.sheets[0].writing
