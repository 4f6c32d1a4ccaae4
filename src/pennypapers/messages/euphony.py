"""Words that change before a vowel: French `de Ana` is said `d’Ana`, Spanish `y Inés` is said `e Inés`.

The catalogue writes the full word before what is filled in. `web/js/app/euphony.js` does the same for the page;
tests/web/test_fluent.py holds both against each other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

FILLED_IN, END = "\u2068", "\u2069"
"""Fluent's invisible marks round what is filled in."""

_LETTER = r"[^\W\d_]"
# Before h both forms are in use (`de Hugo`), so the full word stays; so it does before one letter or a space (a1).
_FRENCH_VOWEL = rf"(?:[aàâäáåeéèêëiîïíoôöóøuùûüúœæ](?={_LETTER})|y(?=[b-df-hj-np-tv-xz]))"
_SPANISH_I = r"h?[iíî](?![aeouáéóú])"
_SPANISH_O = rf"(?:h?[oóöô]{_LETTER}|8|11(?!\d))"

CHANGES: Mapping[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "fr": ((re.compile(rf"(?<!\w)(d|qu)e (?={FILLED_IN}+{_FRENCH_VOWEL})", re.IGNORECASE), r"\1’"),),
    "es": (
        (re.compile(rf" y (?={FILLED_IN}+{_SPANISH_I})", re.IGNORECASE), " e "),
        (re.compile(rf" o (?={FILLED_IN}+{_SPANISH_O})", re.IGNORECASE), " u "),
    ),
}
"""For each language that needs it: a word before what is filled in, and what it becomes."""


def euphonic(text: str, language: str) -> str:
    """The text as the language says it, without the marks round what is filled in.

    >>> euphonic("la fiche de \u2068Ana\u2069", "fr"), euphonic("à côté de \u2068a1\u2069", "fr")
    ('la fiche d’Ana', 'à côté de a1')
    """
    for word, said in CHANGES.get(language, ()):
        text = word.sub(said, text)
    return text.replace(FILLED_IN, "").replace(END, "")
