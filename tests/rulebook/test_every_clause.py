"""Every clause of docs/rules.md has a test whose name contains its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pennypapers.messages.english import catalogue

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"
CLAUSES = re.findall(r"^- \*\*([GTIVO]\d+)\b", RULES.read_text(encoding="utf-8"), re.MULTILINE)
NAMES = [
    name
    for file in HERE.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
]


def test_the_rules_have_all_their_clauses() -> None:
    expected = {"G": 12, "T": 15, "I": 20, "V": 17, "O": 4}
    assert [f"{letter}{number}" for letter, last in expected.items() for number in range(1, last + 1)] == CLAUSES


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test_that_names_it(clause: str) -> None:
    assert any(clause in name.split("_") for name in NAMES)


@pytest.mark.parametrize("message", [each for each in catalogue() if re.match("refused-[A-Z]", each)])
def test_every_refusal_of_a_rule_names_a_clause(message: str) -> None:
    assert message.split("-")[1] in CLAUSES
