"""Runs through a challenge: whole ones, what is accepted as one, and their places in the field."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pennypapers import bot
from pennypapers.bots import Position
from pennypapers.challenges import Challenge, NotComparable, check_run, compare, placed, whole_run
from pennypapers.errors import InvalidText
from pennypapers.notation.record import Record
from pennypapers.rules import HouseRules, Roll, read_layout
from pennypapers.rules.mark import Mark
from pennypapers.table import Table
from pennypapers.table.dice.fairness import verify

STRIP = read_layout("adventure: temple\nname: strip\ngrid:\n  o o o D\n  o o o o\n")
KNOWN = (Roll.parse("1 2 3"), Roll.parse("P 3 4"))
CHALLENGE = Challenge(STRIP, bytes(range(32)), rolls=KNOWN)


def tourist(table: Table) -> tuple[Mark, ...]:
    return bot("tourist").turn(Position.of(table, 0), Random(table.turns))


def pathfinder(table: Table) -> tuple[Mark, ...]:
    return bot("pathfinder").turn(Position.of(table, 0), Random(1))


@pytest.fixture(scope="module")
def run() -> Record:
    return whole_run(CHALLENGE, "Ana", tourist)


def test_a_run_begins_with_the_known_rolls_and_goes_on_with_those_of_the_seed(run: Record) -> None:
    assert tuple(turn.roll for turn in run.turns[:2]) == KNOWN
    assert len(run.turns) > 2
    assert [turn.roll for turn in run.turns] == [CHALLENGE.draws.roll(turn.number) for turn in run.turns]


def test_the_record_of_a_run_is_verified_by_the_challenges_seal(run: Record) -> None:
    assert verify(run, seal=CHALLENGE.seal).verdict == "good"
    assert verify(replace(run, extras={**run.extras, "x-rolls": "1 2 3"})).verdict == "wrong"
    assert verify(replace(run, house=HouseRules.parse("no_door=pass"))).verdict == "wrong"


def test_a_finished_run_is_accepted(run: Record) -> None:
    check_run(CHALLENGE, run, "ana.game")


def test_what_is_no_finished_run_is_refused_with_its_reason(run: Record) -> None:
    other_roll = replace(run.turns[0], roll=Roll.parse("1 2 4"))
    wrong = {
        "run.unfinished": replace(run, turns=run.turns[:-1]),
        "run.roll": replace(run, turns=(other_roll, *run.turns[1:])),
        "run.other": replace(run, house=HouseRules.parse("no_door=pass")),
        "run.table": replace(run, players=("Ana", "Ben")),
    }
    for code, record in wrong.items():
        with pytest.raises(NotComparable) as refused:
            check_run(CHALLENGE, record, "ana.game")
        assert isinstance(refused.value.why, InvalidText)
        assert refused.value.why.code == code


def test_percentiles_are_matchpoints_with_two_runs_in_the_middle_added(run: Record) -> None:
    records = {"a": run, "b": whole_run(CHALLENGE, "Ben", tourist), "c": whole_run(CHALLENGE, "Cleo", pathfinder)}
    standings = compare(records).standings
    assert [standing.place for standing in standings] == [2, 2, 1]
    assert [each.percentile for each in placed(standings)] == [38, 38, 75]
    assert [each.percentile for each in placed(standings[:1])] == [50], "alone nobody is ahead or behind"
