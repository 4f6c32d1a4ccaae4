"""French and Spanish words that change before a vowel do so in every message that fills in a name there."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from support.web.catalogue import language_messages, needed, nodes

from pennypapers.messages.euphony import CHANGES
from pennypapers.messages.translation import translation

NAMES = {
    "name",
    "names",
    "owner",
    "holder",
    "player",
    "held",
    "due",
    "other",
    "one",
    "two",
    "higher",
    "lower",
    "winners",
}
"""Variables that hold what people are called."""

FRENCH = r"(?:^|[^\w])(le|la|de|je|me|te|se|ne|ce|si|que|jusque|lorsque|puisque|quoique) $"
SPANISH = r" (y) $"


def words_before_names(language: str, pattern: str) -> dict[str, set[str]]:
    """The messages in which a word of the pattern stands right before a name, with these words."""
    found: dict[str, set[str]] = {}
    for key, message in language_messages(language).items():
        for node in nodes(message):
            if isinstance(node, ast.Pattern):
                for text, filled in zip(node.elements, node.elements[1:], strict=False):
                    if (
                        isinstance(text, ast.TextElement)
                        and _is_name(filled)
                        and (word := re.search(pattern, text.value))
                    ):
                        found.setdefault(key, set()).add(word[1])
    return found


def _is_name(part: ast.TextElement | ast.Placeable) -> bool:
    return (
        isinstance(part, ast.Placeable)
        and isinstance(part.expression, ast.VariableReference)
        and part.expression.id.name in NAMES
    )


def said(language: str, key: str, name: str) -> str:
    """The message in all cases that depend on a number."""
    facts = needed(key, language_messages(language))
    texts = ({each: name if each in NAMES else count for each in facts} for count in (0, 1, 2))
    return "\n".join(translation(language).say(key, **given) for given in texts)


@pytest.mark.parametrize(
    ("name", "is_elided"), [("Ana", True), ("Éloïse", True), ("Yves", True), ("Ben", False), ("Hugo", False)]
)
def test_every_french_message_elides_before_a_name(name: str, is_elided: bool) -> None:
    messages = words_before_names("fr", FRENCH)
    assert len(messages) > 20
    for key, words in messages.items():
        text = said("fr", key, name)
        for word in words:
            assert (f"{word[:-1]}’{name}" in text) == is_elided, f"{key}: {text}"
            assert (f"{word} {name}" in text) != is_elided, f"{key}: {text}"


@pytest.mark.parametrize(("name", "joint"), [("Inés", "e"), ("Hilda", "e"), ("Iago", "y"), ("Ana", "y")])
def test_every_spanish_message_says_e_before_i(name: str, joint: str) -> None:
    messages = words_before_names("es", SPANISH)
    assert "play-thinking-two" in messages
    for key in messages:
        assert f" {joint} {name}" in said("es", key, name), key


@pytest.mark.parametrize(
    ("items", "last", "text"),
    [
        (("Ana", "Inés"), "and", "Ana e Inés"),
        (("Inés", "Ana"), "and", "Inés y Ana"),
        (("2", "5", "8"), "or", "2, 5 u 8"),
        (("10", "11"), "or", "10 u 11"),
        (("8", "10"), "or", "8 o 10"),
    ],
)
def test_a_spanish_list_says_e_and_u(items: tuple[str, ...], last: str, text: str) -> None:
    assert translation("es").listed(items, last) == text


@pytest.mark.parametrize("space", ["a1", "e5", "a1 ou e5"])
def test_a_space_is_no_name(space: str) -> None:
    assert f"à côté de {space}" in translation("fr").say("plain-draw-beside", before=space)


def test_only_languages_of_the_catalogue_change_words() -> None:
    assert {"fr", "es"} == CHANGES.keys()
