"""What is printed from the facts of an adventure exists: symbols, clauses and messages."""

from __future__ import annotations

import pytest

from pennypapers.drawing.pieces import example_sheet
from pennypapers.drawing.symbols import all_symbols
from pennypapers.messages import LANGUAGES
from pennypapers.messages.translation import translation
from pennypapers.printing.strip import strip_values
from pennypapers.rules import ADVENTURES, builtin_layout


@pytest.mark.parametrize("key", ADVENTURES)
def test_facts_for_printing_name_existing_symbols(key: str) -> None:
    facts = ADVENTURES[key].facts
    named = {part.symbol for part in facts.parts.values()} | {symbol for _, symbol in facts.legend}
    assert named | {facts.danger, f"face-{facts.danger}", f"face-{facts.helper}"} <= all_symbols().keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_a_strip_says_what_it_is_for(key: str, language: str) -> None:
    rules = ADVENTURES[key]
    values = strip_values(rules, translation(language))
    assert values["strip"] == {"temple": "none", "island": "treasures", "valley": "symbols"}[key]


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_example_on_the_rules_page_shows_every_part_of_the_score(key: str) -> None:
    sheet = example_sheet(builtin_layout(key, "front"))
    score = ADVENTURES[key].score(sheet)
    unexplained = {part.key for part in score.parts if not part.reasons}
    assert unexplained <= {"full"}  # no example is full
    assert sheet.crossed == ADVENTURES[key].crossed_out(sheet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_an_error(language: str) -> None:
    with pytest.raises(KeyError):
        translation(language).say("print-nothing")
    with pytest.raises(ValueError, match="print-solo-turns"):
        translation(language).say("print-solo-turns")
