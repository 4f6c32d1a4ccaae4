"""The page's messages: the same in every language, none missing, none unused, a sentence for every refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as fluent
from support.hosting.refusals import refusal_calls
from support.web import words_used
from support.web.catalogue import (
    ALLOWED,
    command_refusals,
    files,
    language_messages,
    messages,
    needed,
    nodes,
    references,
    refusal,
    selector_keys,
    texts,
    variables,
)
from support.web.words_used import calls, families, literals

from pennypapers.messages import LANGUAGES
from pennypapers.rules.dice import DICE
from pennypapers.rules.library import ADVENTURES
from pennypapers.rules.mark import Symbol
from pennypapers.rules.rulebook import clauses
from pennypapers.table.dice.check import ABOUT_A_TURN, CHECKS

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}

SAME = dict(
    line.split(": ")
    for line in Path(__file__).with_name("same_words.txt").read_text(encoding="utf-8").splitlines()
    if line[0] != "#"
)
"""Messages that may be the same in English and in another language."""

OF_THE_PAGE = {"offline", "in-line", "in-file"}
"""Refusals that the page itself makes, and what stands before one that concerns a line of a text or a file."""


def serialized(message: fluent.Message) -> str:
    return FluentSerializer().serialize_entry(fluent.Message(message.id, message.value))


def server_codes() -> list[str]:
    table = PROTOCOL.read_text(encoding="utf-8").partition("\n## Refusals\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([\w.]+)` \|", table, flags=re.MULTILINE)


# -- one catalogue, five languages ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_made_of_what_the_page_can_read(language: str) -> None:
    strange = {
        f"{key}: {type(node).__name__}"
        for key, message in language_messages(language).items()
        for node in nodes(message)
        if not isinstance(node, ALLOWED)
    }
    assert strange == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_and_messages_of_english(language: str) -> None:
    assert {name: list(messages(text)) for name, text in files(language).items()} == {
        name: list(messages(text)) for name, text in files("en").items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_speaks_of_the_same_things_in_every_language(language: str) -> None:
    english, there = language_messages("en"), language_messages(language)
    assert english.keys() == there.keys()
    assert {key: needed(key, there) for key in there} == {key: needed(key, english) for key in english}


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_by_words_offers_the_same_words(language: str) -> None:
    def by_words(name: str) -> dict[str, dict[str, set[str]]]:
        return {
            key: {name: keys - PLURALS for name, keys in selector_keys(message).items() if keys - PLURALS}
            for key, message in language_messages(name).items()
        }

    assert language_messages(language)
    assert by_words(language) == by_words("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    english, there = language_messages("en"), language_messages(language)
    assert there
    worded = {key for key, message in english.items() if re.search(r"[^\W\d_]{2}", "".join(texts(message)))}
    same = {key for key in worded & there.keys() if serialized(english[key]) == serialized(there[key])}
    assert same == {*SAME["all"].split(), *SAME[language].split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_blank(language: str) -> None:
    found = language_messages(language)
    assert found
    blank = {key for key, message in found.items() if not "".join(texts(message)).strip() and not needed(key, found)}
    assert blank == set()


# -- what the page asks for ----------------------------------------------------------------------------------


def test_no_message_is_missing() -> None:
    known = language_messages("en")
    missing = {f"{call.file}: {key}" for call in calls() for key in call.ids if key not in known}
    empty = {
        f"{call.file}: {family.pattern}"
        for call in calls()
        for family in call.families
        if not any(family.fullmatch(key) for key in known)
    }
    assert missing | empty == set()


def test_every_check_of_the_dice_has_its_words() -> None:
    known = {key for key in language_messages("en") if key.startswith("replay-check-")}
    assert known == {f"replay-check-{code.replace('.', '-')}" for code in CHECKS}


def test_a_check_is_said_with_the_facts_that_come_with_it() -> None:
    for code, facts in CHECKS.items():
        said = variables(language_messages("en")[f"replay-check-{code.replace('.', '-')}"])
        assert said == {*facts, *(["turn"] if code.partition(".")[0] in ABOUT_A_TURN else [])}, code


@pytest.mark.parametrize("family", ["score-reason", "score-sum", "count-tick"])
def test_every_kind_of_reason_has_its_words(family: str) -> None:
    known = {key for key in language_messages("en") if key.startswith(f"{family}-")}
    assert known - {"count-tick-how"} == {
        f"{family}-{kind}" for adventure in ADVENTURES.values() for kind in adventure.reason_kinds
    }


def test_no_message_is_unused() -> None:
    known = language_messages("en")
    used = literals().union(*map(references, known.values()))
    unused = {key for key in known if key not in used and not any(family.fullmatch(key) for family in families())}
    assert unused == set()


def test_every_variable_of_a_message_is_given() -> None:
    known = language_messages("en")
    asked = [(call, key) for call in calls() for key in call.ids if key in known and call.given is not None]
    assert len(asked) > 20
    missing = {f"{call.file}: {key}: {needed(key, known) - (call.given or set())}" for call, key in asked}
    assert {each for each in missing if not each.endswith("set()")} == set()


def test_the_test_reads_calls_of_every_form(monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
    t("a-one", { count, name: who.name, "odd-key": f(1, 2) });
    t(isOn === "x" ? "b-on" : "b-off");
    t(`name-${{ P: "penny" }[face] ?? "other"}-title`, given);
    table.t("not-ours"); list("nor-this"); t("c-all", { ...facts, line: 1 });
    """
    monkeypatch.setattr(words_used, "modules", lambda: {"some.js": source})
    found = list(calls())
    assert [call.ids for call in found] == [("a-one",), ("b-on", "b-off"), (), ("c-all",)]
    assert [call.given for call in found] == [{"count", "name", "odd-key"}, set(), None, None]
    assert [family.pattern for call in found for family in call.families] == ["name\\-[A-Za-z0-9-]+\\-title"]
    assert {"a-one", "nor-this", "penny"} <= literals()


# -- rules and refusals --------------------------------------------------------------------------------------


def test_every_refusal_of_the_server_has_a_sentence_and_every_sentence_a_refusal() -> None:
    known = {key for key in language_messages("en") if re.match("refused-[a-z]", key)}
    assert known - command_refusals() == {refusal(code) for code in [*server_codes(), *OF_THE_PAGE]}


def test_every_refusal_of_the_commands_alone_is_used() -> None:
    assert command_refusals() <= {refusal(call.code) for call in refusal_calls()}


def test_a_refusal_of_the_server_is_said_with_the_facts_that_come_with_it() -> None:
    calls = list(refusal_calls())
    assert len(calls) > 60
    said = {call: variables(language_messages("en")[refusal(call.code)]) for call in calls}
    lacking = {f"{call.where}: {call.code}: {said[call] - call.facts - {'line'}}" for call in calls}
    assert {each for each in lacking if not each.endswith("set()")} == set()


def test_every_word_that_is_a_fact_has_its_message() -> None:
    kinds = {kind for adventure in ADVENTURES.values() for kind in adventure.printed.values()}
    marks = {symbol.name.lower() for symbol in Symbol}
    families = {
        "danger": {adventure.danger_name for adventure in ADVENTURES.values()},
        "building": {symbol.name.lower() for symbol in ADVENTURES["valley"].symbols},
        "space": kinds,
        "mark": marks,
        "die": {colour for _, colour, _ in DICE},
    }
    expected = {f"fact-{family}-{word}" for family, words in families.items() for word in words} | {"fact-treasure"}
    assert {key for key in language_messages("en") if key.startswith("fact-")} == expected


def test_every_clause_has_a_title_and_a_text() -> None:
    expected = [key for clause in clauses() for key in (f"clause-{clause}-title", f"clause-{clause}")]
    assert [key for key in language_messages("en") if key.startswith("clause-")] == expected
