"""What a refusal says. The page does the same, in `refusal.js`."""

from __future__ import annotations

from collections.abc import Mapping

from .speaker import ENGLISH_SPEAKER, Speaker

FAMILIES = {"danger": "danger", "building": "building", "kind": "space", "mark": "mark", "die": "die"}
"""Facts that are words, such as `danger="mummy"`, and the family `fact-<family>-<word>` of messages that says them."""

TOKENS = {"!": "danger", "B": "boat", "H": "hut", "S": "statue", "M": "mine"}
"""What the tokens of symbols are called in `fact-mark-…`."""

ANY = ("before", "choices")
"""Facts that name several things, separated by spaces, of which any would do."""

ALL = {"names": ", ", "numbers": " "}
"""Facts that name several things which go together, and what separates them."""


def refusal_text(code: str, facts: Mapping[str, str], speaker: Speaker = ENGLISH_SPEAKER) -> str:
    """One line without a full stop, as it stands behind a clause: `T3: a Lockpick was rolled, …`."""
    return speaker.say(message_of(code), **{name: _fact(name, text, speaker) for name, text in facts.items()})


def message_of(code: str) -> str:
    """The message of a refusal's code: `refused-T2-taken` for `T2.taken`."""
    return f"refused-{code.replace('.', '-').replace('_', '-')}"


def _fact(name: str, text: str, speaker: Speaker) -> str:
    if name in ANY:
        return speaker.listed((_treasure(each, speaker) for each in text.split(" ")), "or")
    if name in ALL:
        return speaker.listed(text.split(ALL[name]))
    message = f"fact-{FAMILIES.get(name)}-{TOKENS.get(text, text)}"
    return speaker.say(message) if message in speaker else text


def _treasure(text: str, speaker: Speaker) -> str:
    """`e5*7` in words; anything else stays as it is."""
    space, star, value = text.partition("*")
    return speaker.say("fact-treasure", space=space, value=value) if star else text
