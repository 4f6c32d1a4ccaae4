"""The catalogue in any of its languages, read by Fluent's Python runtime, which only some extras install."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from .euphony import FILLED_IN, euphonic
from .numbers import with_minus

MESSAGES = Path(__file__).parent
SOFT_HYPHEN = "\u00ad"
"""Where the page may part a long word; terminals and files would show it as a gap or a hyphen."""


class Translation:
    """The messages of one language, from the texts of its files."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=True)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def listed(self, items: Iterable[str], last: str = "and") -> str:
        """Items as a sentence lists them; `last` is `and` or `or`."""
        *some, final = tuple(items)
        joint = self.say(f"list-{last}")
        return euphonic(f"{', '.join(some)} {joint} {FILLED_IN}{final}", self.language) if some else final

    def say(self, message: str, /, **facts: str | float) -> str:
        """The text of a message; KeyError if there is none, ValueError if a fact is missing."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, wrong = self._bundle.format_pattern(pattern, facts)
        if wrong:
            raise ValueError(f"{message} in {self.language}: {wrong[0]}")
        said = euphonic(str(text).replace(SOFT_HYPHEN, ""), self.language)
        return with_minus(said) if any(isinstance(fact, int | float) and fact < 0 for fact in facts.values()) else said


@lru_cache(maxsize=8)
def translation(language: str) -> Translation:
    """The messages of this language, read once."""
    paths = sorted((MESSAGES / language).glob("*.ftl"))
    return Translation(language, (path.read_text(encoding="utf-8") for path in paths))
