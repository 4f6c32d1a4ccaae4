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

ALL = {"names": ", ", "numbers": " ", "sides": " "}
"""Facts that name several things which go together, and what separates them."""

TOKENS_OF_KINDS = "tokens"
"""The fact that lists tokens with what they stand for: `o=plain D=door`."""

LINE, IN_FILE = "line", "in_file"
"""The facts that say in which line of a text something is wrong, and in which file; they stand before the sentence."""


def refusal_text(code: str, facts: Mapping[str, str], speaker: Speaker = ENGLISH_SPEAKER) -> str:
    """One line without a full stop, as it stands behind a clause: `T3: a Lockpick was rolled, …`."""
    why = speaker.say(message_of(code), **{name: _fact(name, text, speaker) for name, text in facts.items()})
    if IN_FILE in facts:
        return speaker.say("refused-in-file", file=facts[IN_FILE], line=facts[LINE], why=why)
    return speaker.say("refused-in-line", line=facts[LINE], why=why) if LINE in facts else why


def message_of(code: str) -> str:
    """The message of a refusal's code: `refused-T2-taken` for `T2.taken`."""
    return f"refused-{code.replace('.', '-').replace('_', '-')}"


def _fact(name: str, text: str, speaker: Speaker) -> str:
    if name in ANY:
        return speaker.listed((_treasure(each, speaker) for each in text.split(" ")), "or")
    if name in ALL:
        return speaker.listed(text.split(ALL[name]))
    if name == TOKENS_OF_KINDS:
        return ", ".join(_token(each, speaker) for each in text.split(" "))
    message = f"fact-{FAMILIES.get(name)}-{TOKENS.get(text, text)}"
    return speaker.say(message) if message in speaker else text


def _token(text: str, speaker: Speaker) -> str:
    """`D=door` in words."""
    token, _, kind = text.partition("=")
    return f"{token} ({_fact('kind', kind, speaker)})"


def _treasure(text: str, speaker: Speaker) -> str:
    """`e5*7` in words; anything else stays as it is."""
    space, star, value = text.partition("*")
    return speaker.say("fact-treasure", space=space, value=value) if star else text
