"""The store that an address names."""

from __future__ import annotations

from .contract import Store, StoreError
from .sqlite import SqliteStore

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


async def open_store(url: str) -> Store:
    """`sqlite:///PATH` is a file, `postgresql://…` a server that several processes share."""
    if url.startswith(SQLITE):
        return SqliteStore(url.removeprefix(SQLITE))
    if not url.startswith(POSTGRES):
        scheme = url.partition(":")[0]
        raise StoreError(f"{scheme!r} is no database this server knows; write {SQLITE}PATH or {POSTGRES[0]}…")
    try:
        from .postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs one package more: pip install 'pennypapers[postgres]'") from None
    return await PostgresStore.connect(url)


def is_shared(url: str) -> bool:
    """Whether several processes can serve tables from it together."""
    return url.startswith(POSTGRES)
