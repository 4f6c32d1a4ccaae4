"""The catalogues use the terms of docs/glossaries, none of the synonyms, and the punctuation of their language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pytest
from support.web.catalogue import language_messages, texts

from pennypapers.messages import LANGUAGES

GLOSSARIES = Path(__file__).parents[2] / "docs" / "glossaries"


@dataclass(frozen=True)
class Term:
    """A row of a glossary."""

    english: str
    forms: tuple[str, ...]
    never: tuple[str, ...]
    source: str


def glossary(language: str) -> list[Term]:
    lines = (GLOSSARIES / f"{language}.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [Term(english, _listed(forms), _listed(never), source) for english, forms, never, source in rows[1:]]


@lru_cache(maxsize=len(LANGUAGES))
def said(language: str) -> dict[str, str]:
    """What each message says, in small letters; a gap stands for what is filled in."""
    return {
        key: " ".join(" ".join(texts(message)).lower().replace("\u202f", " ").split())
        for key, message in language_messages(language).items()
    }


SOFT_HYPHEN = "\u00ad"
"""Where a word may be parted at the end of a line; seen nowhere else."""


def occurrences(language: str, form: str) -> list[str]:
    """The messages in which a form occurs as a whole word, or as the beginning of one if it ends in `*`."""
    word = re.escape(form.lower().removesuffix("*"))
    pattern = re.compile(rf"(?<!\w){word}" if form.endswith("*") else rf"(?<!\w){word}(?!\w)")
    return [key for key, text in said(language).items() if pattern.search(text.replace(SOFT_HYPHEN, ""))]


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(form.strip() for form in cell.split(",") if form.strip())


def _terms() -> Iterator[tuple[str, Term]]:
    return ((language, term) for language in LANGUAGES for term in glossary(language))


TERMS = [pytest.param(language, term, id=f"{language}-{term.english}") for language, term in _terms()]


@pytest.mark.parametrize(("language", "term"), TERMS)
def test_every_term_occurs(language: str, term: Term) -> None:
    assert term.forms, f"docs/glossaries/{language}.md has no word for {term.english!r}"
    assert any(occurrences(language, form) for form in term.forms), (
        f"no message says {' or '.join(term.forms)}: use it for {term.english!r} in messages/{language}/, "
        f"or take the row out of docs/glossaries/{language}.md"
    )


@pytest.mark.parametrize(("language", "term"), TERMS)
def test_no_synonym_occurs(language: str, term: Term) -> None:
    found = {form: where for form in term.never if (where := occurrences(language, form))}
    assert found == {}, f"say {' or '.join(term.forms)} ({term.source}) instead, in messages/{language}/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_says_where_it_comes_from(language: str) -> None:
    terms = glossary(language)
    assert terms
    assert [term.english for term in terms if not term.source] == []
    assert len({term.english for term in terms}) == len(terms), "a term stands there once"


def test_a_synonym_is_found() -> None:
    """The search finds whole words, endings and upper case, and nothing within another word."""
    assert "short-island" in occurrences("fr", "île aux crânes")
    assert "home-count" in occurrences("fr", "fich*")
    assert occurrences("fr", "fich") == []
    assert occurrences("fr", "feuille*") == []


# -- punctuation ---------------------------------------------------------------------------------------------


def _breaking(language: str, pattern: str) -> dict[str, str]:
    """Messages with a piece of text in which the pattern is found; pieces end where something is filled in."""
    known = language_messages(language)
    return {key: piece for key, message in known.items() for piece in texts(message) if re.search(pattern, piece)}


def test_french_has_a_narrow_space_before_double_marks() -> None:
    wrong = _breaking("fr", r"[\s\u00a0][!?;:»](?<!\u202f.)|\w[!?;»](?!\w)|«(?!\u202f)")
    assert {key: piece for key, piece in wrong.items() if "Sit Down!" not in piece} == {}, "use U+202F"


def test_german_quotes_are_german() -> None:
    assert _breaking("de", r"[“”](?=\w)|[\"«»]") == {}


def test_a_spanish_question_or_cry_opens_and_closes() -> None:
    """A mark that is typed, such as `? c4` or `d2=!`, does not stand behind a word."""
    plain = {key: text.replace("sit down!", "") for key, text in said("es").items()}
    uneven = {
        key: text
        for key, text in plain.items()
        if any(len(re.findall(opens, text)) != len(re.findall(closes, text)) for opens, closes in SPANISH_PAIRS)
    }
    assert uneven == {}


SPANISH_PAIRS = (("¿", r"\w\s?\?"), ("¡", r"\w!"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_words_of_another_tone(language: str) -> None:
    """Messages say what to do, then why, without "please" or "invalid"; players are addressed as du, tu, je, tú."""
    words = {
        "en": ("please", "invalid", "error"),
        "fr": ("s’il vous plaît", "veuillez", "invalide", "votre", "cliquez"),
        "nl": ("alstublieft", "u", "uw", "ongeldig"),
        "de": ("bitte", "ungültig", "Ihr Name", "klicken Sie"),
        "es": ("por favor", "no válido", "usted", "inválido"),
    }[language]
    assert {word: found for word in words if (found := occurrences(language, word))} == {}
