"""The languages, declared once: the folders of the catalogue and the page have the same."""

from __future__ import annotations

from english import PAGE_LANGUAGES, page_languages
from support.web.catalogue import MESSAGES

from pennypapers.messages import ENGLISH, LANGUAGES


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert sorted(path.parent.name for path in MESSAGES.glob("*/play.ftl")) == sorted(LANGUAGES)


def test_english_is_the_first() -> None:
    assert LANGUAGES[0] == ENGLISH


def test_the_page_offers_the_same_languages() -> None:
    assert PAGE_LANGUAGES.read_text(encoding="utf-8") == page_languages(), "run `make words`"
