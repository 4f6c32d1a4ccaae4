"""The rules page as the program reads it."""

from __future__ import annotations

import re

from pennypapers.rules.rulebook import clauses, plain, rulebook, section


def test_every_clause_of_the_page_is_found_once_in_order() -> None:
    on_page = re.findall(r"^- \*\*([GTIVO]\d+)", rulebook(), flags=re.MULTILINE)
    assert list(clauses()) == on_page
    assert len(on_page) == 68


def test_a_clause_is_its_own_text_and_no_more() -> None:
    assert (
        clauses()["T3"].plain
        == "T3 Lockpick. When the green die shows the Lockpick, the number must go in an empty door."
    )
    assert clauses()["G4"].text.startswith("**G4 Numbers.** A number is one die")
    assert "G5" not in clauses()["G4"].text
    assert "T1" not in clauses()["G12"].text


def test_the_cases_of_a_clause_belong_to_it() -> None:
    discovery = clauses()["V9"].plain.splitlines()
    cases = [line.strip("- ").partition(",")[0] for line in discovery if line.startswith("  - ")]
    assert cases == ["Forest", "City", "Mountain", "Pyramid"]
    assert discovery[-1].endswith("three in a line and one beside the middle.")


def test_a_section_is_the_clauses_of_one_letter() -> None:
    assert [clause.id for clause in section("O")] == ["O1", "O2", "O3", "O4"]
    assert {clause.id[0] for clause in section("V")} == {"V"}


def test_plain_text_has_no_signs_of_markdown() -> None:
    assert plain("**T3 Lockpick** is *the* `D` face. **[ruling]** 3 * 4 *five six*") == (
        "T3 Lockpick is the D face. [ruling] 3 * 4 five six"
    )
