"""The catalogue in any of its languages, read by Fluent's Python runtime, which only some extras install."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

MESSAGES = Path(__file__).parent


class Translation:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Invisible marks round what is filled in would be printed as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((MESSAGES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def listed(self, items: Iterable[str], last: str = "and") -> str:
        """Items as a sentence lists them; `last` is `and` or `or`."""
        *some, final = tuple(items)
        joint = self.say(f"list-{last}")
        return f"{', '.join(some)} {joint} {final}" if some else final

    def say(self, message: str, /, **facts: str | int) -> str:
        """The text of a message; KeyError if there is none, ValueError if a fact is missing."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, wrong = self._bundle.format_pattern(pattern, facts)
        if wrong:
            raise ValueError(f"{message} in {self.language}: {wrong[0]}")
        return str(text)


@lru_cache(maxsize=8)
def translation(language: str) -> Translation:
    """The messages of this language, read once."""
    return Translation(language)
