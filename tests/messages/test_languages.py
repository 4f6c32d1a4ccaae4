"""The languages, declared once: the folders of the catalogue and the page have the same."""

from __future__ import annotations

import pytest
from english import PAGE_LANGUAGES, page_languages
from support.web.catalogue import MESSAGES, language_messages, needed, texts

from pennypapers.messages import ENGLISH, LANGUAGES
from pennypapers.messages.translation import translation


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert sorted(path.parent.name for path in MESSAGES.glob("*/play.ftl")) == sorted(LANGUAGES)


def test_english_is_the_first() -> None:
    assert LANGUAGES[0] == ENGLISH


def test_the_page_offers_the_same_languages() -> None:
    assert PAGE_LANGUAGES.read_text(encoding="utf-8") == page_languages(), "run `make words`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_page_may_part_a_word_is_not_printed(language: str) -> None:
    """A terminal would show a soft hyphen as a gap."""
    messages = language_messages(language)
    parted = [key for key, message in messages.items() if "\u00ad" in "".join(texts(message))]
    for key in parted:
        assert "\u00ad" not in translation(language).say(key, **dict.fromkeys(needed(key, messages), "a1"))
    assert parted or language not in {"de", "nl"}, "nothing was tried"
