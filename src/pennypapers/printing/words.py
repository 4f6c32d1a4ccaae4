"""What is printed in words: the page's own catalogue, read by Fluent's Python runtime."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

MESSAGES = Path(__file__).parents[1] / "messages"


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Invisible marks round what is filled in would be printed as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((MESSAGES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, message: str, **facts: str) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, wrong = self._bundle.format_pattern(pattern, facts)
        if wrong:
            raise ValueError(f"{message} in {self.language}: {wrong[0]}")
        return str(text)


@lru_cache(maxsize=8)
def words_of(language: str) -> Words:
    return Words(language)
