"""A refusal as the terminal says it, in the language that is spoken."""

from __future__ import annotations

from ..errors import RuleBroken
from ..messages import speaker
from ..messages.speaker import Speaker


def refusal_words(broken: RuleBroken, words: Speaker | None = None) -> str:
    """A refusal with its clause: `T3: …`."""
    return broken.said_by(words or speaker())
