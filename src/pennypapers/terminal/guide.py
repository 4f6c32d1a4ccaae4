"""What `?` answers: what may be done now and by which clauses, what a space is for, what a clause says."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..drawing.words import space_words
from ..messages import listed
from ..rules.grid import Space
from ..rules.mark import Symbol
from ..rules.rulebook import Clause, clauses, section
from ..rules.turn import Draft
from .choices import why_nothing
from .screen import Screen, Tone

COMMANDS = (
    ("c4=7", "write a 7 in c4; several marks at once are parted by spaces"),
    ("Enter", "ink what is in pencil (done does the same)"),
    ("undo", "take back the last mark, until it is inked"),
    ("stars", "the score as it stands, and why"),
    ("sheet", "draw the sheet again; sheet NAME shows somebody else's"),
    ("words", "the sheet in words"),
    ("hint", "what a bot would play, and the stars it expects"),
    ("? c4  ? T3", "about a space, about a clause of the rules"),
    ("quit", "leave; the game is saved and can be gone on with"),
)

SAMPLES = {Symbol.BOAT: "a1=B draws a boat in a1", Symbol.HUT: "c4=H draws a hut in c4 (S a statue, M a mine)"}


def explain_turn(draft: Draft, screen: Screen) -> None:
    """The clauses behind this roll, then what can be typed."""
    for clause in relevant_clauses(draft):
        tell_clause(clause, screen)
    screen.say()
    for symbol, sample in SAMPLES.items():
        if symbol in draft.adventure.symbols and draft.roll.dakota and not draft.is_danger:
            screen.say(sample)
    width = max(len(command) for command, _ in COMMANDS)
    for command, meaning in COMMANDS:
        screen.say(f"  {command:<{width}}  {meaning}", indent=" " * (width + 4))


def explain_topic(topic: str, draft: Draft, screen: Screen) -> None:
    """A clause by its id, or a space by its name."""
    if clause := clauses().get(topic.upper()):
        tell_clause(clause, screen)
        return
    try:
        space = Space.parse(topic.lower())
    except ValueError:
        screen.say(f"There is nothing to say about {topic!r}. Ask about a space (? c4) or a clause (? T3).")
        return
    screen.say(about_space(draft, space))


def about_space(draft: Draft, space: Space) -> str:
    """What stands in a space and what may go there now, or why nothing may."""
    said = f"{space_words(draft.sheet, space)}."
    values = [str(value) for choice in draft.options.choices if space in choice.spaces for value in choice.values]
    if values:
        return f"{said} {listed(values, 'or')} may go there: {space}={values[-1]}."
    broken = why_nothing(draft, space)
    return f"{said} {broken}." if broken else said


def relevant_clauses(draft: Draft) -> Iterator[Clause]:
    """The turn's own clause, and those that this roll brings into play; an adventure need not have all of them."""
    known = {clause.title: clause for clause in section(draft.adventure.clauses.turn[0])}
    return (known[title] for title in _titles(draft) if title in known)


def _titles(draft: Draft) -> Iterator[str]:
    """The titles of those clauses on the rules page."""
    rules, roll, options = draft.adventure, draft.roll, draft.options
    if draft.is_danger:
        yield rules.danger_name.capitalize()
        if draft.before:
            yield f"The {rules.danger_name}, alone"
        return
    yield "Your turn"
    if not draft.sheet.numbers:
        yield from ("Landing", "Arrival")
    if roll.penny:
        yield "Penny"
    if roll.dakota:
        yield rules.helper_name
    if options.circles:
        yield "Treasure"
    if options.discoveries:
        yield "Discoveries"
    if roll.danger:
        yield "Five dangers"


def tell_clause(clause: Clause, screen: Screen) -> None:
    """A clause as one paragraph, and each of its cases as another."""
    for paragraph in re.split(r"\n(?=\s*- )", clause.plain):
        screen.say(" ".join(paragraph.split()), Tone.QUIET, indent="  ")
