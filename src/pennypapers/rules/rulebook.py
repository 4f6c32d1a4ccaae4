"""The rules page, clause by clause: what `pennypapers rules` prints and refusals point at."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

_CLAUSE = re.compile(r"- \*\*([A-Z][1-9][0-9]?)\b")
_TITLE = re.compile(r"\*\*[A-Z]\d+ ([^*]*)\.\*\*")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: its id and its text, as one paragraph of Markdown with its list of cases, if it has one."""

    id: str
    text: str

    @property
    def title(self) -> str:
        """What it is called."""
        found = _TITLE.match(self.text)
        return found[1] if found else ""

    @property
    def plain(self) -> str:
        """The text without Markdown's signs."""
        return plain(self.text)


@lru_cache(maxsize=1)
def rulebook() -> str:
    """The whole rules page, in Markdown."""
    return resources.files(__package__).joinpath("rulebook.md").read_text(encoding="utf-8")


@lru_cache(maxsize=1)
def clauses() -> Mapping[str, Clause]:
    """Every clause of the rules page by its id, in order."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in rulebook().splitlines():
        if start := _CLAUSE.match(line):
            current = found.setdefault(start[1], [])
            current.append(line.removeprefix("- "))
        elif current is not None and line.startswith("  "):
            current.append(line)
        else:
            current = None
    return {name: Clause(name, "\n".join(lines)) for name, lines in found.items()}


def section(letter: str) -> tuple[Clause, ...]:
    """The clauses of one part by its letter: G for what all share, O for house rules, or an adventure's."""
    return tuple(clause for name, clause in clauses().items() if name[0] == letter)


def plain(text: str) -> str:
    """Markdown without its signs, as a terminal shows it."""
    text = re.sub(r"\*\*\[ruling\]\*\*", "[ruling]", text)
    text = re.sub(r"\*\*|`", "", text)
    return re.sub(r"(?<!\w)\*(\w[^*]*)\*", r"\1", text)
