"""The store that one address names, or several."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from .contract import Store, StoreError
from .part_contract import PartStore
from .spread.opening import spread
from .sqlite import SqliteStore

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


async def open_store(*urls: str) -> Store:
    """`sqlite:///PATH` is a file, `postgresql://…` a server that several processes share; of several the first has
    everything but events of tables (`spread/`)."""
    opened: list[PartStore] = []
    try:
        for url in urls:
            opened.append(await open_one(url))  # noqa: PERF401  # what is open is closed if the next one fails
        return await spread(opened)
    except BaseException:
        for store in opened:
            with suppress(StoreError):
                await store.close()
        raise


async def open_one(url: str) -> PartStore:
    """One database, whether there are others or not."""
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


def is_shared(urls: Sequence[str]) -> bool:
    """Whether several processes can serve tables from them together."""
    return all(url.startswith(POSTGRES) for url in urls)
