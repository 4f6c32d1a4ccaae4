"""What a refusal says in English. The page does the same in every language, in `refusal.js`."""

from __future__ import annotations

from collections.abc import Mapping

from .english import catalogue, listed, say

FAMILIES = {"danger": "danger", "building": "building", "kind": "space", "mark": "mark", "die": "die"}
"""Facts that are words, such as `danger="mummy"`, and the family `fact-<family>-<word>` of messages that says them."""

TOKENS = {"!": "danger", "B": "boat", "H": "hut", "S": "statue", "M": "mine"}
"""What the tokens of symbols are called in `fact-mark-…`."""

ANY = ("before", "choices")
"""Facts that name several things, separated by spaces, of which any would do."""

ALL = {"names": ", ", "numbers": " "}
"""Facts that name several things which go together, and what separates them."""


def refusal_text(code: str, facts: Mapping[str, str]) -> str:
    """One line without a full stop, as it stands behind a clause: `T3: a Lockpick was rolled, …`."""
    return say(message_of(code), **{name: _fact(name, text) for name, text in facts.items()})


def message_of(code: str) -> str:
    """The message of a refusal's code: `refused-T2-taken` for `T2.taken`."""
    return f"refused-{code.replace('.', '-').replace('_', '-')}"


def _fact(name: str, text: str) -> str:
    if name in ANY:
        return listed(map(_treasure, text.split(" ")), "or")
    if name in ALL:
        return listed(text.split(ALL[name]))
    message = f"fact-{FAMILIES.get(name)}-{TOKENS.get(text, text)}"
    return say(message) if message in catalogue() else text


def _treasure(text: str) -> str:
    """`e5*7` in words; anything else stays as it is."""
    space, star, value = text.partition("*")
    return say("fact-treasure", space=space, value=value) if star else text
