"""The English that the package says without Fluent: generated from the catalogue, and formatted as Fluent would."""

from __future__ import annotations

import subprocess
import sys

import pytest
from english import TARGET, WITHIN_A_LINE, english
from support.web.catalogue import language_messages, needed

from pennypapers.messages import listed, say
from pennypapers.messages.english import catalogue
from pennypapers.messages.translation import translation


def test_english_json_is_what_the_catalogue_says() -> None:
    assert TARGET.read_text(encoding="utf-8") == english(), "run `make words`"


def test_every_message_that_is_written_can_be_read() -> None:
    assert catalogue().keys() >= {"refused-T3", "fact-treasure"}


def test_a_fact_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="space"):
        say("refused-T3")


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError, match="refused-X1"):
        say("refused-X1")


@pytest.mark.parametrize(("items", "text"), [("a", "a"), ("ab", "a and b"), ("abc", "a, b and c")])
def test_a_list_reads_like_a_sentence(items: str, text: str) -> None:
    assert listed(items) == text


@pytest.mark.parametrize("number", [-2, -1, 0, 1, 2, 11, 101])
def test_a_message_says_what_fluent_says(number: int) -> None:
    """Refusals are left out: they are written anew, to stand within a line."""
    known = language_messages("en")
    said = [message for message in catalogue() if not message.startswith(WITHIN_A_LINE)]
    assert "score-reason-hut" in said, "it has a case for 0 and one for each plural"
    for message in said:
        facts = dict.fromkeys(needed(message, known), number)
        assert say(message, **facts) == translation("en").say(message, **facts)


def test_importing_the_package_reads_no_messages() -> None:
    code = "import pennypapers; from pennypapers.messages import english; print(english.catalogue.cache_info().misses)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "0\n"
