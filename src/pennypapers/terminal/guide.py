"""What `?` answers: what may be done now and by which clauses, what a space is for, what a clause says."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..drawing.text.words import space_words
from ..messages import listed, say, speaker
from ..messages.english import say as english_say
from ..rules.grid import Space
from ..rules.mark import Symbol
from ..rules.rulebook import Clause, clauses, section
from ..rules.turn import Draft
from .choices import why_nothing
from .refusal import refusal_words
from .screen import Screen, Tone

WORDS = ("undo", "stars", "sheet", "words", "hint")
"""Commands that the help lists."""

SAMPLES = {Symbol.BOAT: "plain-sample-boat", Symbol.HUT: "plain-sample-hut"}


def explain_turn(draft: Draft, screen: Screen) -> None:
    """The clauses behind this roll, then what can be typed."""
    for clause in relevant_clauses(draft):
        tell_clause(clause, screen)
    screen.say()
    for symbol, sample in SAMPLES.items():
        if symbol in draft.adventure.symbols and draft.roll.dakota and not draft.is_danger:
            screen.say(say(sample))
    commands = list(_commands())
    width = max(len(command) for command, _ in commands)
    for command, meaning in commands:
        screen.say(f"  {command:<{width}}  {meaning}", indent=" " * (width + 4))


def _commands() -> Iterator[tuple[str, str]]:
    """What can be typed, and what it does."""
    yield "c4=7", say("plain-command-mark")
    yield say("play-key-enter"), say("plain-command-enter")
    yield from ((say(f"plain-word-{word}"), say(f"plain-command-{word}")) for word in WORDS)
    yield "? c4  ? T3", say("plain-command-about")
    yield say("plain-word-quit"), say("plain-command-quit")


def explain_topic(topic: str, draft: Draft, screen: Screen) -> None:
    """A clause by its id, or a space by its name."""
    if clause := clauses().get(topic.upper()):
        tell_clause(clause, screen)
        return
    try:
        space = Space.parse(topic.lower())
    except ValueError:
        screen.say(say("plain-nothing-to-say", topic=topic))
        return
    screen.say(about_space(draft, space))


def about_space(draft: Draft, space: Space) -> str:
    """What stands in a space and what may go there now, or why nothing may."""
    said = f"{space_words(draft.sheet, space)}."
    values = [str(value) for choice in draft.options.choices if space in choice.spaces for value in choice.values]
    if values:
        return f"{said} {say('plain-may-go', values=listed(values, 'or'), mark=f'{space}={values[-1]}')}"
    broken = why_nothing(draft, space)
    return f"{said} {refusal_words(broken).removesuffix('.')}." if broken else said


def relevant_clauses(draft: Draft) -> Iterator[Clause]:
    """The turn's own clause, and those that this roll brings into play; an adventure need not have all of them."""
    known = {clause.title: clause for clause in section(draft.adventure.clauses.turn[0])}
    return (known[title] for title in _titles(draft) if title in known)


def _titles(draft: Draft) -> Iterator[str]:
    """The titles of those clauses on the rules page, which is in English."""
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
        yield english_say(f"play-face-{rules.key}-helper")
    if options.circles:
        yield "Treasure"
    if options.discoveries:
        yield "Discoveries"
    if roll.danger:
        yield "Five dangers"


def tell_clause(clause: Clause, screen: Screen) -> None:
    """A clause as one paragraph, and each of its cases as another."""
    for paragraph in re.split(r"\n(?=\s*- )", clause_words(clause)):
        screen.say(re.sub(r"[ \n]+", " ", paragraph).strip(), Tone.QUIET, indent="  ")


def clause_words(clause: Clause) -> str:
    """A clause with its id and title: as the rules page has it, or as the catalogue says it in another language."""
    if f"clause-{clause.id}" not in speaker():
        return clause.plain
    first, *cases = say(f"clause-{clause.id}").splitlines()
    return "\n".join([f"{clause.id} {say(f'clause-{clause.id}-title')}. {first}", *(f"- {each}" for each in cases)])
