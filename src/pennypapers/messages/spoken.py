"""Messages as the current speaker says them: in English, unless a command lets another speak with `speaking`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from . import speaker as speakers
from .speaker import ENGLISH_SPEAKER, Speaker

_speaker: ContextVar[Speaker] = ContextVar("speaker", default=ENGLISH_SPEAKER)


def say(message: str, /, **facts: str | float) -> str:
    """The text of a message; KeyError if there is no such message."""
    return _speaker.get().say(message, **facts)


def listed(items: Iterable[str], last: str = "and") -> str:
    """Items as a sentence lists them: `a1, b2 and c3`; `last` is `and` or `or`."""
    return _speaker.get().listed(items, last)


def labelled(label: str, text: str) -> str:
    """A text behind what it is about: `Ana: …`."""
    return speakers.labelled(_speaker.get(), label, text)


def speaker() -> Speaker:
    """Who says messages here and now."""
    return _speaker.get()


@contextmanager
def speaking(speaker: Speaker) -> Iterator[None]:
    """Let this speaker say all messages meanwhile."""
    token = _speaker.set(speaker)
    try:
        yield
    finally:
        _speaker.reset(token)
