"""The rules by clause, which refusals refer to."""

from __future__ import annotations

from dataclasses import dataclass

from ...rules.library import ADVENTURES
from ...rules.rulebook import clauses

LETTERS = {each.clauses.letter: each.key for each in ADVENTURES.values()}
"""The letter that the clauses of an adventure begin with."""


@dataclass(frozen=True, slots=True)
class ClauseLook:
    """A clause. `text` is English without Markdown; `adventure` is null for general clauses."""

    id: str
    title: str
    text: str
    adventure: str | None


def rules() -> list[ClauseLook]:
    return [
        ClauseLook(clause.id, clause.title, clause.plain, LETTERS.get(clause.id[0])) for clause in clauses().values()
    ]
