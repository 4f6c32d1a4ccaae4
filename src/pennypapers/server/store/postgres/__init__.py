"""The store that several processes share: PostgreSQL."""

from .store import PostgresStore

__all__ = ["PostgresStore"]
