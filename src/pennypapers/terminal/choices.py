"""What may be done now, in a few labelled lines: numbers and how they are made, where they go, what else there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..drawing.text.words import stars_words, symbol_words
from ..errors import RuleBroken
from ..messages import listed, say
from ..rules.dice import DICE, PURPLE
from ..rules.grid import Space
from ..rules.mark import Discovery, Mark, Pass, Symbol, Write
from ..rules.turn import Draft

FEW = 9
"""The most spaces that are listed by name; of more, only the number is given."""

SUGGESTED = 5
A_KIND = 2
LOOKED_AT = 60
"""Discoveries: how many are suggested, how many of one kind, and how many of a kind are weighed."""

Labelled = tuple[str, str]


def choice_lines(draft: Draft, *, sign: str | None, picks: Sequence[Mark]) -> Iterator[Labelled]:
    """Every kind of mark that may come next, with a label. `sign` marks legal spaces on the sheet, if it is drawn."""
    options = draft.options
    for choice in options.choices:
        symbols = [value for value in choice.values if isinstance(value, Symbol)]
        if symbols:
            names = (f"{value} {symbol_words(value, draft.adventure)}" for value in symbols)
            where = _where(draft, choice.spaces, sign)
            yield say("plain-label-draw"), say("plain-draw-where", what=listed(names, "or"), where=where)
        else:
            yield say("plain-label-numbers"), number_words(draft)
            yield say("plain-label-where"), _where(draft, choice.spaces, sign)
    if options.crossings:
        marks = listed(map(str, options.crossings), "or")
        spends = not draft.adventure.nine_crosses
        yield say("plain-label-cross"), say("plain-spends-nine", marks=marks) if spends else marks
    if options.may_pass:
        yield say("plain-label-pass"), "-"
    for number, pick in enumerate(picks, start=1):
        kind = "reveal" if isinstance(pick, Discovery) else "treasure"
        yield "" if number > 1 else say(f"plain-label-{kind}"), f"{number}) {pick}{_worth(draft, pick)}"


def number_words(draft: Draft) -> str:
    """The numbers that the unused dice make, and how.

    >>> from pennypapers.rules import Roll, Sheet, adventure, builtin_layout
    >>> number_words(Draft.begin(adventure("temple"), Sheet(builtin_layout("temple", "front")), Roll.parse("2 3 5")))
    '2,  3,  5 (also 2+3),  7 = 2+5,  8 = 3+5,  10 = 2+3+5'
    """
    made = []
    for number in draft.numbers:
        ways = dict.fromkeys(_sum(draft, dice) for dice in _ways(draft, number))
        sums = [way for way in ways if way != str(number)]
        if sums:
            said = listed(sums, "or")
            also = str(number) in ways
            made.append(say("plain-also", number=number, sums=said) if also else f"{number} = {said}")
        elif ways:
            made.append(str(number))
    plain = ",  ".join(made)
    if not (draft.roll.penny and any(free & PURPLE for free in draft.free)):
        return plain
    return say("plain-penny-or", numbers=plain) if made and _uses_several(draft) else say("plain-penny")


def suggestions(draft: Draft) -> tuple[Mark, ...]:
    """What may be picked from a list: treasures to choose between, or a few discoveries, best first."""
    options = draft.options
    if options.circles and not options.may_commit:
        return options.circles
    found: dict[str, list[Discovery]] = {}
    for discovery in options.discoveries:
        kind = found.setdefault(discovery.kind, [])
        if len(kind) < LOOKED_AT:
            kind.append(discovery)
    best = [
        discovery
        for kind in found.values()
        for discovery in sorted(kind, key=lambda each: -stars_with(draft, each))[:A_KIND]
    ]
    return tuple(sorted(best, key=lambda each: -stars_with(draft, each))[:SUGGESTED])


def stars_with(draft: Draft, mark: Mark) -> int:
    """How many stars this mark adds or takes."""
    score = draft.adventure.score
    return score(draft.add(mark).sheet).total - score(draft.sheet).total


def mark_samples(draft: Draft) -> Iterator[str]:
    """How each kind of mark of this adventure is written."""
    rules, options = draft.adventure, draft.options
    yield "c4=7"
    yield from (f"c4={symbol}" for symbol in rules.symbols)
    yield f"c4={Symbol.DANGER}"
    yield "d2x"
    if options.circles:
        yield str(options.circles[0])
    if rules.clauses.discovery:
        yield "forest(a1,…)"
    if options.may_pass:
        yield "-"


def legal_spaces(draft: Draft) -> frozenset[Space]:
    return frozenset(space for choice in draft.options.choices for space in choice.spaces)


def why_nothing(draft: Draft, space: Space) -> RuleBroken | None:
    """Why nothing can be written in a space now; None if something can, or if the dice give nothing to write."""
    values = (Symbol.DANGER,) if draft.is_danger else draft.roll.numbers
    return draft.why_illegal(Write(space, values[0])) if values else None


def spaces_of(mark: Mark) -> tuple[Space, ...]:
    """The spaces that a mark fills, crosses out, circles or joins."""
    match mark:
        case Discovery(_, spaces):
            return spaces
        case Pass():
            return ()
        case _:
            return (mark.space,)


def _where(draft: Draft, spaces: Sequence[Space], sign: str | None) -> str:
    found = sorted({draft.adventure.printed[draft.sheet.layout.kinds[space]] for space in spaces})
    kinds = ", ".join(say(f"sheet-kind-{kind}") for kind in found)
    if len(spaces) <= FEW or sign is None:
        return f"{listed(spaces, 'or')} ({kinds})"
    return say("plain-any-of", count=len(spaces), sign=sign, kinds=kinds)


def _ways(draft: Draft, number: int) -> Iterator[int]:
    """The sets of unused dice that make a number, Penny's left out."""
    for dice in draft.roll.ways[number]:
        if not (draft.roll.penny and dice == PURPLE) and any(free & dice == dice for free in draft.free):
            yield dice


def _sum(draft: Draft, dice: int) -> str:
    faces = [str(face) for (die, _, _), face in zip(DICE, draft.roll.faces, strict=True) if die & dice]
    return "+".join(sorted(faces))


def _uses_several(draft: Draft) -> bool:
    """V2: whether dice are left over once a number is written."""
    first = draft.options.choices[0]
    return draft.adventure.dice_left(draft, Write(first.spaces[0], first.values[0])) != frozenset({0})


def _worth(draft: Draft, mark: Mark) -> str:
    return f", {stars_words(stars_with(draft, mark))}"
