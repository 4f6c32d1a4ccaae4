"""Hypothesis strategies: layouts, house rules, and drafts from random games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from pennypapers.rules import (
    ADVENTURES,
    SIDES,
    Adventure,
    Crossing,
    Discovery,
    Draft,
    Growth,
    HouseRules,
    Layout,
    Mark,
    NoDoor,
    Roll,
    Sheet,
    Space,
    Write,
    adventure,
    all_rolls,
    builtin_layout,
)
from pennypapers.rules.mark import Writing


def steady(examples: int) -> settings:
    """Settings with the same examples on every run and without a deadline."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


keys = st.sampled_from(sorted(ADVENTURES))
rolls = st.sampled_from(all_rolls())
houses = st.builds(
    HouseRules,
    no_door=st.sampled_from(NoDoor),
    valley_growth=st.sampled_from(Growth),
    crossing=st.sampled_from(Crossing),
)


@st.composite
def small_layouts(draw: st.DrawFn, key: str) -> Layout:
    """A random layout of at most 20 spaces: irregular, with gaps, not always connected."""
    rules = adventure(key)
    tokens = st.sampled_from(["-", "o", "o", "o", *rules.printed])
    rows = draw(st.lists(st.lists(tokens, min_size=1, max_size=5), min_size=1, max_size=4))
    layout = Layout(key, "small", tuple(map(tuple, rows)))
    if all(map(layout.of, rules.needs)):
        return layout
    return replace(layout, rows=(*layout.rows, rules.needs))


@st.composite
def layouts(draw: st.DrawFn, key: str) -> Layout:
    """A built-in layout or a small one."""
    side = draw(st.sampled_from([*SIDES, None]))
    return builtin_layout(key, side) if side else draw(small_layouts(key))


@dataclass(frozen=True)
class Game:
    """A random game on one sheet. `likes` are numbers that are preferred, so that equal numbers often come together."""

    adventure: Adventure
    layout: Layout
    house: HouseRules
    solo: bool
    seed: int
    likes: tuple[int, ...] = ()

    def drafts(self) -> Iterator[Draft]:
        """Every state of every draft: with no mark yet, after each mark, and committed."""
        rng = random.Random(self.seed)
        sheet, turns = Sheet(self.layout), 0
        before: tuple[Space, ...] = ()
        while not self.adventure.end([sheet], turns=turns, solo=self.solo):
            roll = rng.choice(all_rolls())
            draft = Draft.begin(self.adventure, sheet, roll, house=self.house, before=before if self.solo else ())
            for moment in self._turn(draft, rng):
                yield moment
            sheet, before, turns = moment.sheet, moment.filled, turns + 1

    def _turn(self, draft: Draft, rng: random.Random) -> Iterator[Draft]:
        yield draft
        while True:
            options = draft.options
            marks = list(options.marks())
            if options.may_commit and (not marks or rng.random() < 0.3):
                yield draft.commit()
                return
            draft = draft.add(rng.choice(self._preferred(marks)))
            yield draft

    def _preferred(self, marks: list[Mark]) -> list[Mark]:
        liked = [mark for mark in marks if not (isinstance(mark, Write) and self._is_dull(mark.value))]
        found: list[Mark] = [mark for mark in marks if isinstance(mark, Discovery)]
        return found or liked or marks

    def _is_dull(self, value: Writing) -> bool:
        return bool(self.likes) and isinstance(value, int) and value not in self.likes


def games(
    key: str | None = None, layout: Callable[[str], st.SearchStrategy[Layout]] = layouts, likes: tuple[int, ...] = ()
) -> st.SearchStrategy[Game]:
    def of(chosen: str) -> st.SearchStrategy[Game]:
        return st.builds(
            Game,
            st.just(adventure(chosen)),
            layout(chosen),
            houses,
            solo=st.booleans(),
            seed=st.integers(0, 10**6),
            likes=st.just(likes),
        )

    return of(key) if key else keys.flatmap(of)


@st.composite
def drafts(draw: st.DrawFn, of: st.SearchStrategy[Game]) -> Draft:
    """One of the drafts of a random game."""
    chosen = draw(st.integers(0, 99))
    moments = list(islice(draw(of).drafts(), chosen + 1))
    return moments[chosen % len(moments)]


@st.composite
def sheets(draw: st.DrawFn, key: str, values: tuple[Writing | None, ...]) -> Sheet:
    """A small sheet with random ones of these values in the spaces that can hold them; no game needs to lead to it."""
    layout = draw(small_layouts(key))
    sheet = Sheet(layout)
    for space in layout.spaces:
        value = draw(st.sampled_from(values))
        if value is not None:
            written = sheet.written(space, value)
            sheet = written if adventure(key).why_impossible(written) is None else sheet
    return sheet


def permuted(roll: Roll, order: list[int]) -> Roll:
    """The same roll with the faces of the number dice in another order."""
    places = [name for name in ("purple", "green", "red") if isinstance(getattr(roll, name), int)]
    values = [getattr(roll, name) for name in places]
    shuffled = [values[index] for index in order if index < len(values)]
    return replace(roll, **dict(zip(places, shuffled, strict=True)))
