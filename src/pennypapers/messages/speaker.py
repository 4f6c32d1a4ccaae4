"""Who says a message: English from the generated catalogue, or a translation with the same methods."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from .english import catalogue, listed, say


class Speaker(Protocol):
    """Says the messages of one language."""

    def say(self, message: str, /, **facts: str | float) -> str: ...

    def __contains__(self, message: str) -> bool: ...

    def listed(self, items: Iterable[str], last: str = "and") -> str:
        """Items as a sentence lists them; `last` is `and` or `or`."""
        ...


class EnglishSpeaker:
    """English, without Fluent."""

    def say(self, message: str, /, **facts: str | float) -> str:
        return say(message, **facts)

    def __contains__(self, message: str) -> bool:
        return message in catalogue()

    def listed(self, items: Iterable[str], last: str = "and") -> str:
        return listed(items, last)


ENGLISH_SPEAKER = EnglishSpeaker()


def labelled(speaker: Speaker, label: str, text: str) -> str:
    """A text behind what it is about: `T3: …`, with the space before the colon that French has."""
    return speaker.say("plain-labelled", label=label, text=text)
