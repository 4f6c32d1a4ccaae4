"""The list of legal marks, `is_legal`, `why_illegal` and `add` always agree."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.drawn import VALUES
from support.strategies import drafts, games, small_layouts, steady

from pennypapers.errors import RuleBroken
from pennypapers.rules import ADVENTURES, Circle, CrossOut, Discovery, Draft, Kind, Mark, Pass, Space, Write
from pennypapers.rules.grid import reading_order
from pennypapers.rules.mark import NUMBERS

RULES = Path(__file__).parents[2] / "docs" / "rules.md"
CLAUSES = set(re.findall(r"\*\*([GTIVO]\d+)", RULES.read_text(encoding="utf-8")))


def conceivable(draft: Draft, rng: random.Random) -> Iterator[Mark]:
    """Every mark that could be tried; of discoveries only a random selection."""
    spaces = [*draft.sheet.layout.spaces, Space("z1"), Space("a99"), Space("z99")]
    for space in spaces:
        yield from (Write(space, value) for value in VALUES)
        yield from (Circle(space, value) for value in NUMBERS)
        yield CrossOut(space)
    yield Pass()
    yield from draft.options.discoveries
    for kind in Kind:
        for size in (1, 3, 4, 5, 6):
            yield Discovery(kind, tuple(rng.choices(spaces, k=size)))
            yield Discovery(kind, tuple(rng.sample(spaces, k=min(size, len(spaces)))))
        for known in draft.options.discoveries[:20]:
            yield Discovery(kind, tuple(rng.sample(known.spaces, k=len(known.spaces))))


def listed(mark: Mark) -> Mark:
    """The mark as the options list it: the spaces of a discovery in reading order."""
    return Discovery(mark.kind, reading_order(mark.spaces)) if isinstance(mark, Discovery) else mark


def check(draft: Draft, seed: int) -> None:
    choices = [*draft.options.marks(), *draft.options.remarks]
    assert len(set(choices)) == len(choices), "a mark is listed twice"
    legal = set(choices)
    for mark in {*conceivable(draft, random.Random(seed)), *choices}:
        why = draft.why_illegal(mark)
        assert (why is None) == (listed(mark) in legal), f"{mark} in {draft.roll}: {why}"
        assert draft.is_legal(mark) == (why is None)
        if why is None:
            assert draft.add(mark).marks == (*draft.marks, mark)
            continue
        with pytest.raises(RuleBroken) as refused:
            draft.add(mark)
        assert (refused.value.code, refused.value.facts) == (why.code, why.facts)
        assert why.clause in CLAUSES
        assert str(why) == f"{why.clause}: {why.sentence}"
        assert "{" not in why.sentence


@pytest.mark.parametrize("key", ADVENTURES)
@steady(70)
@given(data=st.data(), seed=st.integers(0, 999))
def test_every_conceivable_mark_on_small_layouts(key: str, data: st.DataObject, seed: int) -> None:
    check(data.draw(drafts(games(key, small_layouts))), seed)


@pytest.mark.parametrize("key", ADVENTURES)
@steady(15)
@given(data=st.data(), seed=st.integers(0, 999))
def test_every_conceivable_mark_on_built_in_layouts(key: str, data: st.DataObject, seed: int) -> None:
    check(data.draw(drafts(games(key))), seed)


@steady(100)
@given(drafts(games("island", small_layouts, likes=(5, 9))), st.integers(0, 999))
def test_every_conceivable_mark_where_many_treasures_are_revealed(draft: Draft, seed: int) -> None:
    check(draft, seed)


@steady(60)
@given(drafts(games(layout=small_layouts, likes=(6, 9, 12))))
def test_a_draft_may_be_committed_or_goes_on(draft: Draft) -> None:
    options = draft.options
    assert options.may_commit or any(options.marks()), "the player is stuck"
    why = draft.why_unfinished()
    assert options.may_commit == (why is None)
    if why is None:
        assert draft.commit().why_unfinished() is None
        return
    assert why.clause in CLAUSES
    assert why.sentence
    with pytest.raises(RuleBroken) as refused:
        draft.commit()
    assert refused.value.code == why.code
