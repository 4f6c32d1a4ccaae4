"""What is pencilled and not inked yet: kept in memory for a reload, by whose token it is and for which turn."""

from __future__ import annotations


class Drafts:
    def __init__(self) -> None:
        self._kept: dict[str | None, tuple[int, str]] = {}

    def keep(self, token_hash: str | None, turn: int, marks: str) -> None:
        self._kept[token_hash] = (turn, marks)

    def of(self, token_hash: str | None, turn: int) -> str | None:
        """The draft for this turn; one for another turn is worth nothing."""
        found, marks = self._kept.get(token_hash, (0, None))
        return marks if found == turn else None

    def rolled(self, turn: int) -> None:
        """A roll may be typed again, and drafts for it go. Latecomers are at turns before it and keep theirs."""
        self._kept = {key: kept for key, kept in self._kept.items() if kept[0] < turn}
