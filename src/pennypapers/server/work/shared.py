"""Results that several clients ask for at once: made once, kept for later, cancelled when no client waits any more."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
T = TypeVar("T")


class _Entry(Generic[T]):
    def __init__(self, making: asyncio.Future[T]) -> None:
        self.making = making
        self.askers = 0


class Shared(Generic[Key, T]):
    """The results of the latest `most` keys; with 0 a result is for those alone who ask while it is being made."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._entries: OrderedDict[Key, _Entry[T]] = OrderedDict()

    async def get(self, key: Key, make: Callable[[], Awaitable[T]]) -> T:
        entry = self._entries.get(key)
        if entry is None:
            entry = self._entries[key] = _Entry(asyncio.ensure_future(make()))
            if len(self._entries) > self._most > 0:
                self._entries.popitem(last=False)
        else:
            self._entries.move_to_end(key)
        entry.askers += 1
        try:
            return await asyncio.shield(entry.making)
        except Exception:
            self._forget(key, entry)
            raise
        finally:
            entry.askers -= 1
            if not entry.askers and not entry.making.done():
                entry.making.cancel()
                self._forget(key, entry)
            elif not self._most:
                self._forget(key, entry)
            del entry  # as it leads to an exception that leads to this frame

    def _forget(self, key: Key, entry: _Entry[T]) -> None:
        if self._entries.get(key) is entry:
            del self._entries[key]
