"""The puzzles that are shipped: what each says can be checked by the readable rules, and a sample by searching all
finishes. `make puzzles` searches those of all."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from pennypapers.errors import InvalidText
from pennypapers.puzzles import Grade, find, how_many, puzzle_of_the_day, puzzles_of
from pennypapers.puzzles.finish.compiled import ROLLS
from pennypapers.puzzles.mining import GAIN
from pennypapers.puzzles.puzzle import TRIALS
from pennypapers.puzzles.solver import why_no_answer, why_wrong
from pennypapers.rules.library import ADVENTURES

MANY = 300
"""At least so many puzzles are shipped for each adventure."""

SAMPLED = 12
"""How many puzzles of each adventure are searched here."""


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_answer_of_every_puzzle_is_legal_and_brings_its_stars(key: str) -> None:
    assert {puzzle.key: why for puzzle in puzzles_of(key) if (why := why_no_answer(puzzle))} == {}


@pytest.mark.parametrize("key", ADVENTURES)
def test_puzzles_are_worth_it_and_no_two_are_alike(key: str) -> None:
    puzzles = puzzles_of(key)
    assert [puzzle.number for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
    assert len({puzzle.endgame.sheet for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert puzzle.best - puzzle.usual >= GAIN
        assert len(puzzle.pathfinder) == TRIALS
        assert len(puzzle.endgame.rolls) == ROLLS[key]
        assert puzzle.best >= max(*puzzle.pathfinder, puzzle.voyager)


@pytest.mark.parametrize("key", ADVENTURES)
def test_there_are_hundreds_of_puzzles(key: str) -> None:
    assert how_many(key) >= MANY


@pytest.mark.parametrize("key", ADVENTURES)
def test_there_are_puzzles_on_both_sides_and_of_every_grade(key: str) -> None:
    sides = Counter(puzzle.endgame.layout.name for puzzle in puzzles_of(key))
    grades = Counter(puzzle.grade for puzzle in puzzles_of(key))
    assert min(sides["front"], sides["back"]) > how_many(key) / 5
    assert set(grades) == set(Grade)


@pytest.mark.parametrize("at", range(SAMPLED))
@pytest.mark.parametrize("key", ADVENTURES)
def test_no_finish_of_a_sample_is_better(key: str, at: int) -> None:
    puzzle = puzzles_of(key)[at * how_many(key) // SAMPLED]
    assert why_wrong(puzzle) is None


def test_every_day_has_a_puzzle_and_none_comes_back_soon() -> None:
    fewest = min(map(how_many, ADVENTURES))
    days = [date(2026, 11, 18) + timedelta(days=n) for n in range(fewest * len(ADVENTURES))]
    keys = [puzzle_of_the_day(day).key for day in days]
    assert len(set(keys)) == len(keys)
    assert {key.split("-")[0] for key in keys[: len(ADVENTURES)]} == set(ADVENTURES)


@pytest.mark.parametrize(
    "name", ["temple-0", "temple-01", "temple-99999", "temple", "temple--1", "castle-1", "temple-²"]
)
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(InvalidText) as raised:
        find(name)
    assert raised.value.code == "puzzle.unknown"
