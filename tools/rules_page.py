"""The rules page `docs/rules.md`, from its frame and the catalogue: `make words` writes it.

`rules_page.md` is the frame: everything but the titles and texts of the clauses, which are the messages `clause-…` of
the catalogue, as the page and the printed rules say them. A line `- T3 remark` of the frame is the place of a clause,
with what is to be added to it for those who want it exactly.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from english import catalogue
from fluent.syntax import ast

ROOT = Path(__file__).parents[1]
FRAME = Path(__file__).with_suffix(".md")
TARGET = ROOT / "docs" / "rules.md"
WIDTH = 120

_PLACE = re.compile(r"- ([A-Z][1-9][0-9]?)\b ?(.*)")


def rules_page() -> str:
    texts = _texts()
    lines: list[str] = []
    for line in FRAME.read_text(encoding="utf-8").splitlines():
        place = _PLACE.fullmatch(line)
        lines += _clause(place[1], place[2], texts) if place else [line]
    return "\n".join(lines) + "\n"


def _clause(name: str, remark: str, texts: dict[str, str]) -> list[str]:
    """A clause as an item of a list. Two lines of its text are one paragraph; of more, all but the first are cases."""
    first, *others = texts[f"clause-{name}"].splitlines()
    cases = others if len(others) > 1 else []
    said = first if cases else " ".join([first, *others])
    whole = " ".join(filter(None, [f"**{name} {texts[f'clause-{name}-title']}.**", said, remark]))
    return [
        *_wrapped(whole, "- ", "  "),
        *(line for case in cases for line in _wrapped(case, "  - ", "    ")),
    ]


def _wrapped(text: str, first: str, others: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=others, break_long_words=False, break_on_hyphens=False
    )


def _texts() -> dict[str, str]:
    """The titles and texts of the clauses by their messages; none of them takes a fact."""
    return {
        name: "".join(_text(element) for element in pattern.elements)
        for name, pattern in catalogue().items()
        if name.startswith("clause-")
    }


def _text(element: ast.TextElement | ast.Placeable) -> str:
    if not isinstance(element, ast.TextElement):
        raise TypeError("the text of a clause may not have variables")
    return element.value


if __name__ == "__main__":
    TARGET.write_text(rules_page(), encoding="utf-8")
