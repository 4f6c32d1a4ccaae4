"""What the sheets of each adventure remind of: every part of its stars, and only clauses that there are."""

from __future__ import annotations

import pytest

from pennypapers.drawing.symbols import all_symbols
from pennypapers.printing.job import LANGUAGES
from pennypapers.printing.pads import PADS
from pennypapers.printing.words import MESSAGES, words_of
from pennypapers.rules import ADVENTURES
from pennypapers.rules.rulebook import clauses


def test_every_adventure_has_its_pad() -> None:
    assert PADS.keys() == ADVENTURES.keys()


def test_every_language_of_the_page_can_be_printed() -> None:
    assert sorted(LANGUAGES) == sorted(path.name for path in MESSAGES.iterdir())


@pytest.mark.parametrize("key", ADVENTURES)
def test_every_part_of_the_stars_has_a_box(key: str) -> None:
    assert tuple(each.part for each in PADS[key].stars) == ADVENTURES[key].part_keys


@pytest.mark.parametrize("key", ADVENTURES)
def test_reminders_name_clauses_and_symbols_that_there_are(key: str) -> None:
    pad, letter = PADS[key], ADVENTURES[key].clauses.turn[0]
    named = [*((each.clause, each.symbol) for each in pad.stars), *pad.legend]
    assert all(clause in clauses() and clause[0] == letter for clause, _ in named)
    assert {symbol for _, symbol in named} | {pad.helper} <= all_symbols().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_not_there_is_an_error(language: str) -> None:
    with pytest.raises(KeyError):
        words_of(language).say("print-nothing")
    with pytest.raises(ValueError, match="print-solo-turns"):
        words_of(language).say("print-solo-turns")
