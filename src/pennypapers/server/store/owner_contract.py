"""The part of a store's contract that is for whoever owns the machine: tables as a list, notes, and who is kept out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

BlockKind = Literal["address", "name"]


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table, without its seed and its events. `events` is how many there are, `touched` when somebody last wrote to
    it, in seconds since 1970."""

    table: str
    code: str
    events: int
    touched: float


@dataclass(frozen=True, slots=True)
class Block:
    """An address that gets no answer, or a name that gets no seat."""

    kind: BlockKind
    what: str
    made: float


class OwnerStore(Protocol):
    async def tables(self, most: int) -> list[ListedTable]:
        """Tables, the last written first."""

    async def delete(self, code: str) -> str | None:
        """Delete a table with its events; its id, or None if no table has the code."""

    async def note(self, name: str) -> str | None:
        """A short text that all processes share."""

    async def write_note(self, name: str, text: str) -> None:
        """Keep a text under this name, in place of an earlier one."""

    async def take_note(self, name: str) -> str | None:
        """A text, which is deleted by this: of all who ask, one gets it."""

    async def blocks(self) -> list[Block]:
        """All that is blocked, the earliest first."""

    async def block(self, block: Block) -> None:
        """Block it, if it is not blocked already."""

    async def unblock(self, kind: BlockKind, what: str) -> None:
        """Block it no longer."""
