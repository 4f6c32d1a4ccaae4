"""What argparse says about wrong usage, in the language of the user."""

from __future__ import annotations

import re

from ..messages import say

SENTENCES = (
    ("required", r"the following arguments are required: (?P<names>.+)"),
    ("one-required", r"one of the arguments (?P<names>.+) is required"),
    ("unknown", r"unrecognized arguments: (?P<names>.+)"),
    ("argument", r"argument (?P<name>[^:]+): (?P<why>.+)"),
    ("choice", r"invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)"),
    ("value-one", r"expected one argument"),
    ("value-some", r"expected at least one argument"),
    ("with", r"not allowed with argument (?P<name>.+)"),
    ("no-value", r"ignored explicit argument (?P<value>.+)"),
    ("value", r"invalid .+ value: (?P<value>.+)"),
    ("ambiguous", r"ambiguous option: (?P<name>.+) could match (?P<names>.+)"),
)
"""Messages `usage-…` of the catalogue, and the sentences of argparse that they translate."""


def usage_words(sentence: str) -> str:
    """The sentence in the language that is spoken; one that argparse did not say stays as it is.

    >>> usage_words("argument --games: expected one argument")
    '--games: a value is missing'
    """
    for message, pattern in SENTENCES:
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            facts = {name: _fact(name, text) for name, text in found.groupdict().items()}
            return say(f"usage-{message}", **facts)
    return sentence


def _fact(name: str, text: str) -> str:
    """The reason why an argument is wrong is a sentence of its own; choices are quoted by some versions of Python."""
    if name == "why":
        return usage_words(text)
    return text.replace("'", "") if name == "choices" else text
