"""Facts of the adventures: complete, and in agreement with the rules."""

from __future__ import annotations

import re
from dataclasses import asdict

import pytest

from pennypapers.rules import ADVENTURES, SIDES, Adventure, HouseRules, builtin_layout
from pennypapers.rules.house import HOUSE_RULES
from pennypapers.rules.rulebook import clauses

EACH = pytest.mark.parametrize("rules", ADVENTURES.values(), ids=ADVENTURES)


@EACH
def test_every_kind_of_space_has_a_shape(rules: Adventure) -> None:
    assert rules.facts.shapes.keys() == rules.printed.keys()


@EACH
def test_every_part_of_the_score_is_described_in_its_order(rules: Adventure) -> None:
    assert tuple(rules.facts.parts) == rules.part_keys
    assert {part.clause for part in rules.facts.parts.values()} <= clauses().keys()
    assert [part.discovery for part in rules.facts.parts.values() if part.discovery] == list(rules.facts.discoveries)


@EACH
def test_what_a_printed_sheet_reminds_of_are_clauses_of_its_own(rules: Adventure) -> None:
    assert all(clause in clauses() and clause[0] == rules.clauses.letter for clause, _ in rules.facts.legend)


@EACH
def test_colours_are_plain_ones(rules: Adventure) -> None:
    for palette in (rules.facts.day, rules.facts.night):
        colours = asdict(palette)
        discoveries = colours.pop("discoveries")
        assert set(discoveries) == set(rules.facts.discoveries)
        assert all(re.fullmatch("#[0-9a-f]{6}", each) for each in (*colours.values(), *discoveries.values()))


@EACH
def test_the_built_in_layouts_are_of_good_sizes(rules: Adventure) -> None:
    for side in SIDES:
        layout = builtin_layout(rules.key, side)
        for token, sizes in rules.facts.sizes.items():
            assert len(layout.of(token)) in sizes


@EACH
def test_house_rules_are_known_ones(rules: Adventure) -> None:
    assert set(rules.facts.house_rules) <= HOUSE_RULES.keys()


def test_every_house_rule_means_something_somewhere_and_has_its_clause() -> None:
    assert {name for rules in ADVENTURES.values() for name in rules.facts.house_rules} == HOUSE_RULES.keys()
    assert HOUSE_RULES.keys() == asdict(HouseRules()).keys()
    for name, rule in HOUSE_RULES.items():
        assert f"`{name}: {' | '.join(rule.values)}`" in clauses()[rule.clause].text
        assert getattr(HouseRules(), name) is next(iter(rule.values))
