"""The embedded store: SQLite."""

from .store import SqliteStore

__all__ = ["SqliteStore"]
