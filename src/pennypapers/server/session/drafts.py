"""Drafts that are not inked yet, kept in memory for a reload: by token hash, each for one turn."""

from __future__ import annotations


class Drafts:
    def __init__(self) -> None:
        self._kept: dict[str | None, tuple[int, str]] = {}

    def keep(self, token_hash: str | None, turn: int, marks: str) -> None:
        self._kept[token_hash] = (turn, marks)

    def of(self, token_hash: str | None, turn: int) -> str | None:
        """The draft for this turn, if the kept one is for it."""
        found, marks = self._kept.get(token_hash, (0, None))
        return marks if found == turn else None

    def rolled(self, turn: int) -> None:
        """Drop drafts for this turn and later: its roll is new. Latecomers' drafts are for earlier turns and stay."""
        self._kept = {key: kept for key, kept in self._kept.items() if kept[0] < turn}
