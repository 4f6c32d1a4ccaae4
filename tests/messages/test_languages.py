"""The languages, declared in Python once: the folders of the catalogue and the page have the same."""

from __future__ import annotations

import re

from support.web.catalogue import MESSAGES, WEB

from pennypapers.messages import ENGLISH, LANGUAGES


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert sorted(path.parent.name for path in MESSAGES.glob("*/play.ftl")) == sorted(LANGUAGES)


def test_english_is_the_first() -> None:
    assert LANGUAGES[0] == ENGLISH


def test_the_page_offers_the_same_languages_in_the_same_order() -> None:
    declared = re.search(
        r"export const LANGUAGES = .*\{(.*?)\}", (WEB / "js" / "app" / "language.js").read_text("utf-8")
    )
    assert declared
    assert tuple(re.findall(r"(\w+): \"", declared[1])) == LANGUAGES
