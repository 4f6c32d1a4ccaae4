"""English sentences by the ids of their messages, formatted with the standard library alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypedDict, cast

from .numbers import with_minus


class Choice(TypedDict):
    """A part of a message that depends on a fact: its value, or its plural class if it is a number."""

    by: str
    cases: dict[str, Pattern]
    otherwise: Pattern


Pattern = str | Choice | list["Pattern"]
"""A template for `str.format`, a choice between patterns, or several patterns in a row."""


def say(message: str, **facts: object) -> str:
    """The English text of a message; KeyError if there is no such message or a fact is missing.

    >>> say("refused-T3", space="c4")
    'a Lockpick was rolled, so the number goes in a door space; c4 is plain'
    """
    said = _text(catalogue()[message], facts)
    return with_minus(said) if any(isinstance(fact, int | float) and fact < 0 for fact in facts.values()) else said


@lru_cache(maxsize=1)
def catalogue() -> Mapping[str, Pattern]:
    """The messages that the package says, by id."""
    import json  # both are slow to import, and not everybody asks for a sentence
    from importlib import resources

    text = resources.files(__package__).joinpath("english.json").read_text(encoding="utf-8")
    return cast(Mapping[str, Pattern], json.loads(text))


def listed(items: Iterable[str], last: str = "and") -> str:
    """Items as a sentence lists them: `a1, b2 and c3`."""
    *some, final = tuple(items)
    return f"{', '.join(some)} {last} {final}" if some else final


def _shown(fact: object) -> object:
    """A fact as Fluent writes it: a large number with commas."""
    return f"{fact:,}" if isinstance(fact, int | float) else fact


def _text(pattern: Pattern, facts: Mapping[str, object]) -> str:
    if isinstance(pattern, str):
        return pattern.format_map({name: _shown(fact) for name, fact in facts.items()})
    if isinstance(pattern, list):
        return "".join(_text(part, facts) for part in pattern)
    value, cases = facts[pattern["by"]], pattern["cases"]
    plural = ("one" if abs(value) == 1 else "other") if isinstance(value, int) else ""
    return _text(cases.get(str(value)) or cases.get(plural) or pattern["otherwise"], facts)
