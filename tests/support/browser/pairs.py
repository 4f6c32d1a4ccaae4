"""The sizes, languages and themes in which states are checked, and which of them are combined.

All combinations would take hours. Instead every pair meets: every state is seen in every size and every language, every
size in every language, and each of them in both themes.
"""

from __future__ import annotations

from dataclasses import dataclass

SIZES = [
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 664),
    (412, 732),
    (640, 360),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
LANGUAGES = ["en", "fr", "nl", "de", "es"]


@dataclass(frozen=True)
class Look:
    """How a state is looked at once."""

    width: int
    height: int
    language: str
    dark: bool

    def __str__(self) -> str:
        return f"{self.width}x{self.height} {self.language}{' dark' if self.dark else ''}"


def looks(number: int) -> list[Look]:
    """How the state of this number is looked at: once in every size, ordered by language and theme.

    The languages take turns over the sizes, and every state begins with another one, so that five states in a row bring
    every size together with every language. The theme changes with every round of languages and every five states.
    """
    found = [
        Look(
            width,
            height,
            LANGUAGES[(at + number) % len(LANGUAGES)],
            dark=(at // len(LANGUAGES) + number // len(LANGUAGES) + at) % 2 == 1,
        )
        for at, (width, height) in enumerate(SIZES)
    ]
    return sorted(found, key=lambda look: (LANGUAGES.index(look.language), look.dark))
