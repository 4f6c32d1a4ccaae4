"""A sheet, a roll and a score in plain sentences: whatever the picture shows can be said to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ...messages import labelled, listed, say, speaker
from ...messages.numbers import number, signed
from ...messages.speaker import ENGLISH_SPEAKER
from ...rules.adventure import Adventure
from ...rules.dice import DICE, Roll, Special
from ...rules.grid import Space, reading_order
from ...rules.layout import FILL
from ...rules.library import adventure
from ...rules.mark import Symbol
from ...rules.scoring import Reason, Score
from ...rules.sheet import Sheet

TOTAL = "total"


def sheet_words(sheet: Sheet, score: Score | None = None) -> str:
    """What the sheet is, what stands where row by row, its treasures and discoveries, and the stars if given.

    >>> from pennypapers.rules import Sheet, Space, read_layout
    >>> layout = read_layout("adventure: temple\\nname: hut\\ngrid:\\n  o D\\n  o o")
    >>> print(sheet_words(Sheet(layout, {Space("a1"): 7})))
    The Temple of Apikhabou, layout hut, 2 rows and 2 columns, 4 spaces: 3 plain, 1 door. 1 filled, 3 empty.
    Row 1: a1, 7. b1, door, empty.
    Row 2: a2 and b2, plain, empty.
    """
    told = [_opening(sheet), *_rows(sheet), *_treasures(sheet), *_discoveries(sheet)]
    return "\n".join([*told, *(_stars(score) if score else ())])


def space_words(sheet: Sheet, space: Space) -> str:
    """One space: its name, its kind where that matters, what stands there ("d6, door, 9").

    >>> from pennypapers.rules import Sheet, Space, builtin_layout
    >>> space_words(Sheet(builtin_layout("temple", "front")), Space("d2"))
    'd2, door, empty'
    """
    if space not in sheet.layout.kinds:
        return f"{space}, {say('plain-not-on-sheet')}"
    return f"{space}, {_state(sheet, space)}"


def roll_words(roll: Roll, rules: Adventure) -> str:
    """The three dice, each with its colour.

    >>> from pennypapers.rules import Roll, adventure
    >>> roll_words(Roll.parse("2 D 5"), adventure("temple"))
    'purple 2, green Lockpick, red 5'
    """
    dice = zip(DICE, roll.faces, strict=True)
    return ", ".join(say(f"plain-die-{colour}", face=face_words(face, rules)) for (_, colour, _), face in dice)


def face_words(face: int | Special, rules: Adventure) -> str:
    """What one die shows, by the name it has in this adventure."""
    match face:
        case Special.PENNY:
            return say(f"play-face-{rules.key}-penny")
        case Special.DAKOTA:
            return rules.helper_name
        case Special.DANGER:
            return say(f"play-face-{rules.key}-danger")
        case _:
            return str(face)


def reason_words(reason: Reason) -> str:
    """One sentence: what it is, where, how many stars, by which clause.

    >>> from pennypapers.rules import Reason, Space
    >>> reason_words(Reason("mummy", "T11", -2, space=Space("d5")))
    'Mummy in d5, undefeated: minus 2 stars (T11).'
    """
    return f"{labelled(_reason(reason), stars_words(reason.stars))} ({reason.clause})."


def score_text(score: Score) -> str:
    """The parts with their stars, under each its reasons, and the total; for people.

    >>> from pennypapers.rules import Part, Reason, Score, Space
    >>> print(score_text(Score((Part("mummies", (Reason("mummy", "T11", -2, space=Space("d5")),)),))))
    mummies   −2
                 −2  Mummy in d5, undefeated (T11)
    total     −2
    """
    total = part_words(TOTAL)
    width = max(len(name) for name in (total, *(part_words(part.key) for part in score.parts)))
    return "\n".join(_lines(score, total, width))


def part_words(key: str) -> str:
    """A part of the score, or the total: in English by its key, as the notation and JSON have it."""
    if speaker() is ENGLISH_SPEAKER:
        return key
    return say("count-total" if key == TOTAL else f"score-part-{key}")


def symbol_words(symbol: Symbol, rules: Adventure) -> str:
    """What a drawn symbol is called: `mummy`, `boat`."""
    return say(f"sheet-{rules.danger_name if symbol is Symbol.DANGER else symbol.name.lower()}")


def reason_message(reason: Reason) -> tuple[str, dict[str, str | int]]:
    """The message that says what a reason is and where, without its stars, and what it speaks of.

    The page says the same, in `reason.js`.
    """
    first = reason.value or 0
    return f"score-reason-{reason.kind}", {
        "space": reason.space or "",
        "spaces": " ".join(reason.spaces),
        "count": len(reason.spaces),
        "value": first,
        "last": first + len(reason.spaces) - 1,
    }


def stars_words(stars: int) -> str:
    """`1 star`, `minus 2 stars`."""
    return say("stars-below-zero" if stars < 0 else "stars", count=abs(stars))


def capital(text: str) -> str:
    """The text with a capital at its start, and nothing else changed."""
    return text[:1].upper() + text[1:]


def counted(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


def _opening(sheet: Sheet) -> str:
    rules, layout = adventure(sheet.layout.adventure), sheet.layout
    kinds = (f"{len(spaces)} {_kind(rules, kind)}" for kind, spaces in layout.by_kind.items())
    empty = sum(len(sheet.empty(kind)) for kind in layout.by_kind if rules.carries[kind])
    return say(
        "plain-sheet",
        name=rules.title,
        layout=layout.name,
        rows=layout.height,
        columns=layout.width,
        spaces=len(layout.spaces),
        kinds=", ".join(kinds),
        filled=len(sheet.writing),
        empty=empty,
    )


def _rows(sheet: Sheet) -> Iterator[str]:
    """One sentence for each row; neighbouring spaces in the same state are listed together."""
    for row, spaces in groupby(sheet.layout.spaces, key=lambda space: space.row):
        runs = groupby(spaces, key=lambda space: _state(sheet, space))
        said = [f"{_run(tuple(run))}, {state}." for state, run in runs]
        yield f"{say('plain-row', row=row + 1)} {' '.join(said)}"


def _run(spaces: tuple[Space, ...]) -> str:
    """Neighbours in a row by their names: `a1`, `a1 and b1`, `a1 to d1`, and both sides of a gap."""
    pieces: list[list[Space]] = []
    for space in spaces:
        if pieces and space.col == pieces[-1][-1].col + 1:
            pieces[-1].append(space)
        else:
            pieces.append([space])
    return listed(name for piece in pieces for name in ((_span(piece),) if len(piece) > 2 else piece))


def _span(spaces: list[Space]) -> str:
    return say("plain-span", first=spaces[0], last=spaces[-1])


def _state(sheet: Sheet, space: Space) -> str:
    """What is to be said of a space after its name."""
    rules = adventure(sheet.layout.adventure)
    kind, value = sheet.layout.kinds[space], sheet.writing.get(space)
    said = [_kind(rules, kind)] if value is None or kind != FILL else []
    if value is None:
        if rules.carries[kind]:
            said.append(say("sheet-empty"))
    else:
        said.append(symbol_words(value, rules) if isinstance(value, Symbol) else str(value))
    if space in sheet.crossed:
        said.append(say("sheet-crossed"))
    if space in sheet.treasures:
        said.append(say("sheet-treasure", value=sheet.treasures[space]))
    said.extend(say(f"sheet-in-{found.kind}") for found in sheet.discoveries if space in found.spaces)
    return ", ".join(said)


def _kind(rules: Adventure, kind: str) -> str:
    return say(f"sheet-kind-{rules.printed[kind]}")


def _treasures(sheet: Sheet) -> Iterator[str]:
    if sheet.treasures:
        spaces = reading_order(sheet.treasures)
        found = (say("fact-treasure", value=sheet.treasures[space], space=space) for space in spaces)
        yield say("plain-treasures", list=listed(found))


def _discoveries(sheet: Sheet) -> Iterator[str]:
    for found in sheet.discoveries:
        spaces = (f"{space} {sheet.writing[space]}" for space in found.spaces)
        yield f"{labelled(say(f'play-kind-{found.kind}'), ', '.join(spaces))}."


def _stars(score: Score) -> Iterator[str]:
    yield say("plain-in-all", stars=capital(stars_words(score.total)))
    for part in score.parts:
        yield from map(reason_words, part.reasons)


def _reason(reason: Reason) -> str:
    message, facts = reason_message(reason)
    return say(message, **facts)


def _lines(score: Score, total: str, width: int) -> Iterator[str]:
    for part in score.parts:
        yield f"{part_words(part.key):<{width}}  {number(part.stars):>3}"
        for reason in part.reasons:
            yield f"{'':<{width}}  {signed(reason.stars):>6}  {_reason(reason)} ({reason.clause})"
    yield f"{total:<{width}}  {number(score.total):>3}"
