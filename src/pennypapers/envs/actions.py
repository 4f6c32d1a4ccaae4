"""The actions of a layout: one number for every mark, and a turn as steps of one action each.

A turn is played mark by mark: each action adds one mark, and the last one ends the turn. It ends by itself as soon as
nothing can follow; only where its owner still has a choice, `commit` ends it. Treasures between which there is no
choice are noted by the commit (I11) and are not offered.

The numbers of the actions depend on the layout alone, whatever the house rules are:

    16 · i + v − 1       write the number v in the i-th of `spaces` (`writable` of them, fillable ones first)
    16 · i + 15          draw the danger there
    then                 for each symbol of the adventure: draw it in each space of its kind
    then                 cross out the danger in each space that can hold one
    then                 circle a treasure: 15 values for each space that can hold one
    then                 begin a discovery: one action for each kind; then for each fillable space: it is the next of
                         the discovery's spaces, which are named in their order among `spaces`
    then                 pass, and commit

What an adventure does not have takes no numbers, apart from pass and commit, which are always the last two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from ..errors import InvalidValue, RuleBroken
from ..rules.adventure import DISCOVERY, Adventure
from ..rules.grid import Space
from ..rules.house import HOUSE_RULES, Crossing
from ..rules.layout import FILL, Layout
from ..rules.library import adventure
from ..rules.mark import HIGHEST, NUMBERS, Circle, CrossOut, Discovery, Kind, Mark, Pass, Symbol, Write
from ..rules.turn import Draft
from .illegal_action import IllegalAction
from .kernels.encoding import STRIDE


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin a discovery of this kind; its spaces follow, one at a time."""

    kind: Kind

    def __str__(self) -> str:
        return str(self.kind)


@dataclass(frozen=True, slots=True)
class Pick:
    """The next space of the discovery that was begun."""

    space: Space

    def __str__(self) -> str:
        return f"+{self.space}"


@dataclass(frozen=True, slots=True)
class End:
    """Commit the turn as it stands."""

    def __str__(self) -> str:
        return "commit"


Action = Mark | Begin | Pick | End


@dataclass(frozen=True)
class Actions:
    """All actions of a layout, by their numbers. `len()` is how many there are."""

    layout: Layout

    @property
    def adventure(self) -> Adventure:
        return adventure(self.layout.adventure)

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """Every space of the layout: fillable ones, others for numbers, the rest; each in reading order. Observations
        list their cells in this order."""
        carries, kinds = self.adventure.carries, self.layout.kinds
        numbers = [space for space in self.layout.spaces if kinds[space] != FILL and int in carries[kinds[space]]]
        first = (*self.layout.of(FILL), *numbers)
        known = set(first)
        return (*first, *(space for space in self.layout.spaces if space not in known))

    @cached_property
    def writable(self) -> int:
        """How many spaces can hold numbers: the first ones of `spaces`."""
        return sum(int in self.adventure.carries[self.layout.kinds[space]] for space in self.spaces)

    @cached_property
    def cells(self) -> Mapping[Space, int]:
        """The index of each space among `spaces`."""
        return {space: index for index, space in enumerate(self.spaces)}

    @cached_property
    def all(self) -> tuple[Action, ...]:
        """The action of every number."""
        return tuple(self._all())

    @cached_property
    def numbers(self) -> Mapping[Action, int]:
        """The number of every action."""
        return {action: number for number, action in enumerate(self.all)}

    @property
    def commit(self) -> int:
        return len(self.all) - 1

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, number: int) -> Action:
        """The action of this number; InvalidValue if there is none."""
        if not 0 <= number < len(self.all):
            raise InvalidValue(f"action {number} is not one of 0 to {len(self.all) - 1} ({self.layout.name})")
        return self.all[number]

    def _all(self) -> Iterator[Action]:
        rules, kinds = self.adventure, self.layout.kinds
        for space in self.spaces[: self.writable]:
            yield from (Write(space, number) for number in NUMBERS)
            yield Write(space, Symbol.DANGER)
        for symbol in rules.symbols:
            yield from (Write(space, symbol) for space in self.spaces if symbol in rules.carries[kinds[space]])
        yield from (CrossOut(space) for space in self.spaces if Symbol.DANGER in rules.carries[kinds[space]])
        if rules.facts.treasures:
            for space in self.spaces:
                if not set(rules.symbols) & set(rules.carries[kinds[space]]):
                    yield from (Circle(space, value) for value in range(1, HIGHEST + 1))
        if rules.facts.discoveries:
            yield from map(Begin, rules.facts.discoveries)
            yield from (Pick(space) for space in self.layout.of(FILL))
        yield Pass()
        yield End()


@lru_cache(maxsize=64)
def actions_of(layout: Layout) -> Actions:
    """The actions of a layout."""
    return Actions(layout)


@dataclass(frozen=True, slots=True)
class Steps:
    """A turn that is being played, action by action."""

    actions: Actions
    draft: Draft
    begun: Kind | None = None
    """The kind of discovery whose spaces are being named."""
    picked: tuple[Space, ...] = ()

    def legal(self) -> list[int]:
        """The number of every action that may come next."""
        numbers, index = self.actions.numbers, self.actions.cells
        if self.begun is not None:
            return [numbers[Pick(space)] for space in self._next_spaces()]
        options = self.draft.options
        found: list[int] = []
        for choice in options.choices:
            for value in choice.values:
                if not isinstance(value, Symbol):
                    found += [STRIDE * index[space] + value - 1 for space in choice.spaces]
                elif value is Symbol.DANGER:
                    found += [STRIDE * index[space] + STRIDE - 1 for space in choice.spaces]
                else:
                    found += [numbers[Write(space, value)] for space in choice.spaces]
        found += [numbers[crossing] for crossing in options.crossings]
        may_commit = options.may_commit
        if not may_commit:
            found += [numbers[circle] for circle in options.circles]
        found += [numbers[Begin(kind)] for kind in self._kinds()]
        if options.may_pass:
            found.append(self.actions.commit - 1)
        if may_commit:
            found.append(self.actions.commit)
        return found

    def _kinds(self) -> list[Kind]:
        """The kinds of discovery of which there is one."""
        if not self.draft.adventure.facts.discoveries:
            return []
        return list(dict.fromkeys(found.kind for found in self.draft.options.some_discoveries(1)[0]))

    def then(self, number: int) -> tuple[Steps, list[int]]:
        """The turn after the action of this number, and what may follow; nothing may where the turn is whole."""
        steps, commit = self.take(self.actions[number]), self.actions.commit
        legal = [] if number == commit else steps.legal()
        return steps, [] if legal == [commit] else legal

    def take(self, action: Action) -> Steps:
        """The turn after one more action; raises IllegalAction with the clause if it may not come next."""
        if self.begun is not None and not isinstance(action, Pick):
            raise self._refused(action, f"a {self.begun} was begun; its spaces come first")
        match action:
            case Begin(kind):
                return self._begin(action, kind)
            case Pick(space):
                return self._pick(action, space)
            case Circle() if self.draft.is_legal(action) and self.draft.options.may_commit:
                clause = self.draft.adventure.clauses.noting
                raise IllegalAction(str(action), clause, "there is no choice between treasures; the commit notes them")
            case CrossOut() if self._crosses_by_itself and self.draft.is_legal(action):
                raise IllegalAction(str(action), HOUSE_RULES["crossing"].clause, "dangers cross themselves out here")
            case _:
                try:
                    return self._with(self.draft.commit() if isinstance(action, End) else self.draft.add(action))
                except RuleBroken as broken:
                    raise IllegalAction.by(action, broken) from None

    @property
    def _crosses_by_itself(self) -> bool:
        """O3: a crossing would be a remark that changes nothing."""
        draft = self.draft
        return draft.adventure.nine_crosses and draft.house.crossing is Crossing.AUTO

    def _begin(self, action: Begin, kind: Kind) -> Steps:
        options = self.draft.options
        if kind in self._kinds():
            return Steps(self.actions, self.draft, kind)
        if self.draft.is_danger or not self.draft.adventure.facts.discoveries:
            broken = self.draft.why_illegal(Discovery(kind, ()))
        else:
            broken = options.closed.get(DISCOVERY)
        raise IllegalAction.by(action, broken) if broken else self._refused(action, f"no {kind} can be made here now")

    def _pick(self, action: Pick, space: Space) -> Steps:
        """V9: one more space of the discovery that was begun."""
        if self.begun is None:
            raise self._refused(action, "no discovery was begun; first say which kind")
        picked = (*self.picked, space)
        found = next(self._matching(picked), None)
        if found is None:
            raise self._refused(action, f"no {self.begun} has {space} as its next space")
        if len(found.spaces) == len(picked):
            return self._with(self.draft.add(found))
        return Steps(self.actions, self.draft, self.begun, picked)

    def _next_spaces(self) -> list[Space]:
        order = self.actions.cells
        after = len(self.picked)
        return sorted({_ordered(found, order)[after] for found in self._matching(self.picked)}, key=order.__getitem__)

    def _matching(self, picked: tuple[Space, ...]) -> Iterator[Discovery]:
        """The discoveries of the kind that was begun whose first spaces are these."""
        order = self.actions.cells
        for found in self.draft.options.discoveries:
            if found.kind is self.begun and tuple(_ordered(found, order)[: len(picked)]) == picked:
                yield found

    def _with(self, draft: Draft) -> Steps:
        return Steps(self.actions, draft)

    def _refused(self, action: Action, why: str) -> IllegalAction:
        clauses = self.draft.adventure.clauses
        return IllegalAction(str(action), clauses.discovery or clauses.turn, why)


def _ordered(found: Discovery, order: Mapping[Space, int]) -> Sequence[Space]:
    return sorted(found.spaces, key=order.__getitem__)
