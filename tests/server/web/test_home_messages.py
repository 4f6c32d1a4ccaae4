"""Home loads few messages, so what it says must be among them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from pennypapers.messages.languages import LANGUAGES
from pennypapers.server.web.web_files import MODULES, WebFiles

SAID = re.compile(r"""\bt\(\s*(?:"([\w-]+)"|`([\w-]+)\$)""")
"""`t("home-join")`, or the beginning of an id as in `t(`short-${adventure}`)`."""
SAID_LATER = {"comfort/install.js"}
"""Loaded with home, to listen to the browser; it speaks at the end of a game."""


def said_at_home(files: WebFiles) -> Iterator[tuple[str, str]]:
    """The ids, or beginnings of ids, of the messages in the modules of home, and in which module each is."""
    for name in files.static_imports("app/main.js", "app/home.js"):
        module = files.find(MODULES + name)
        assert module is not None
        for whole, beginning in SAID.findall(module.body.decode()):
            if name not in SAID_LATER:
                yield whole or beginning, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_home_says_is_among_the_messages_that_it_loads(language: str) -> None:
    files = WebFiles()
    messages = files.find(f"messages/{language}-home.ftl")
    assert messages is not None
    known = re.findall(r"^([a-z][\w-]*) =", messages.body.decode(), re.MULTILINE)
    said = list(said_at_home(files))
    assert len(said) > 30
    assert [(start, where) for start, where in said if not any(each.startswith(start) for each in known)] == []


def test_home_loads_a_fraction_of_the_messages() -> None:
    files = WebFiles()
    few, all_of_them = files.find("messages/en-home.ftl"), files.find("messages/en.ftl")
    assert few is not None
    assert all_of_them is not None
    assert len(few.squeezed) < len(all_of_them.squeezed) / 5
