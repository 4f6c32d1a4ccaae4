"""Text for terminals and files that have nothing but ASCII."""

from __future__ import annotations

from unicodedata import combining, normalize

_SIGNS = str.maketrans(
    {
        **dict.fromkeys("–—−‐", "-"),
        **dict.fromkeys("’‘", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("·•", "."),
        **dict.fromkeys("¿¡", ""),
        "…": "...",
        "×": "x",
        "‖": "||",
        "→": "->",
        "←": "<-",
        "★": "*",
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "ß": "ss",
    }
)


def as_ascii(text: str) -> str:
    """The same text with ASCII characters only: signs as people type them, letters without accents, the rest `?`.

    >>> as_ascii("−2 étoiles : « c4 »…")
    '-2 etoiles : " c4 "...'
    """
    letters = normalize("NFKD", text.translate(_SIGNS))
    return "".join(each for each in letters if not combining(each)).encode("ascii", "replace").decode("ascii")
