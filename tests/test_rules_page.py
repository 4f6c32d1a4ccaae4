"""Refusals and the rules page: every code that the program uses has a sentence, and every sentence is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from string import Formatter

import pytest
from rules_page import rules_page

import pennypapers
from pennypapers.messages.english import catalogue
from pennypapers.messages.refusals import message_of
from pennypapers.rules import ADVENTURES, Kind
from pennypapers.rules.rulebook import clauses, rulebook

ROOT = Path(pennypapers.__file__).parent
PAGE = ROOT.parents[1] / "docs" / "rules.md"

FILLS = {
    "self.clauses.turn": [each.clauses.turn for each in ADVENTURES.values()],
    "self._rules.clauses.spaces": [each.clauses.spaces for each in ADVENTURES.values()],
    "self.clauses.spaces": [each.clauses.spaces for each in ADVENTURES.values()],
    "self.adventure.clauses.spaces": [each.clauses.spaces for each in ADVENTURES.values()],
    "self.adventure.clauses.turn": [each.clauses.turn for each in ADVENTURES.values()],
    "kind": [kind.value for kind in Kind],
}
"""The values of the placeholders in codes that are written as f-strings."""

ENDS = {clause for each in ADVENTURES.values() for clause in (each.clauses.end,)} | {"V16"}
"""The clauses that end a game are codes of their own."""


def codes(node: ast.expr) -> Iterator[str]:
    """The codes that an expression may evaluate to."""
    match node:
        case ast.Constant(value=str(code)):
            yield code
        case ast.IfExp(body=body, orelse=orelse):
            yield from codes(body)
            yield from codes(orelse)
        case ast.JoinedStr(values=values):
            pieces = [
                FILLS[ast.unparse(value.value)] if isinstance(value, ast.FormattedValue) else [ast.literal_eval(value)]
                for value in values
            ]
            yield from ("".join(chosen) for chosen in product(*pieces))


def calls() -> Iterator[tuple[str, int, ast.Call]]:
    """Every `RuleBroken(...)` in the source."""
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "RuleBroken":
                yield path.name, node.lineno, node


CALLS = list(calls())


def assigned() -> Iterator[str]:
    """Codes that are assigned to a variable first: `code = "G11.table" if …`."""
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "code":
                yield from codes(node.value)


OVERRIDDEN = {"V2.one", "V2.discovery", "I2.treasure"}
"""Codes that the braces allow, for adventures that give another answer: the Valley has uses, the Island treasures."""

USED = {code for _, _, call in CALLS for code in codes(call.args[0])} | set(assigned()) | ENDS


def test_the_rules_page_is_made_of_its_frame_and_the_catalogue() -> None:
    assert PAGE.read_text(encoding="utf-8") == rules_page(), "run `make words`"


def test_the_page_in_the_package_is_the_page_in_the_docs() -> None:
    assert PAGE.read_text(encoding="utf-8") == rulebook()
    assert list(clauses()) == re.findall(r"^- \*\*([GTIVO]\d+)\b", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


SENTENCES = {message: text for message, text in catalogue().items() if re.match("refused-[A-Z]", message)}
"""What the rules refuse; the table's and the server's own refusals have codes in small letters."""


def test_every_code_that_is_used_has_a_sentence() -> None:
    assert {code for code in USED if message_of(code) not in SENTENCES} == OVERRIDDEN


def test_every_sentence_is_used() -> None:
    assert SENTENCES.keys() - set(map(message_of, USED)) == set()


def facts(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg}


@pytest.mark.parametrize(
    ("file", "line", "call"), CALLS, ids=lambda value: None if isinstance(value, ast.Call) else str(value)
)
def test_a_refusal_gives_all_the_facts_that_its_sentence_speaks_of(file: str, line: int, call: ast.Call) -> None:
    for code in codes(call.args[0]):
        text = SENTENCES.get(message_of(code), "")
        assert isinstance(text, str), "a refusal has no choices"
        assert {name for _, name, _, _ in Formatter().parse(text) if name} <= facts(call), f"{file}:{line} {code}"


def test_a_sentence_is_one_line_without_a_full_stop() -> None:
    assert SENTENCES
    assert [text for text in SENTENCES.values() if re.search(r"\n|\.$|\. ", str(text))] == []
