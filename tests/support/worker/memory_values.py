"""Keys and values in memory, for tests of what stands above them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence


class MemoryValues:
    """A database; `tab` gives one more that shares it, as another tab does."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        self._tabs: list[MemoryValues] = [self]
        self._hear: Callable[[str], None] = lambda _: None

    def tab(self) -> MemoryValues:
        other = MemoryValues()
        other._texts, other._tabs = self._texts, self._tabs
        self._tabs.append(other)
        return other

    async def read(self, keys: Sequence[str]) -> list[str | None]:
        await asyncio.sleep(0)
        return [self._texts.get(key) for key in keys]

    async def under(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        await asyncio.sleep(0)
        return [(key, self._texts[key]) for key in sorted(self._texts) if key.startswith(prefix) and key > after]

    async def write(
        self, expected: Mapping[str, str | None], values: Mapping[str, str | None], forget: Sequence[str] = ()
    ) -> bool:
        await asyncio.sleep(0)
        if any(self._texts.get(key) != value for key, value in expected.items()):
            return False
        for key in [key for key in self._texts if key.startswith(tuple(forget))] if forget else []:
            del self._texts[key]
        for key, value in values.items():
            if value is None:
                self._texts.pop(key, None)
            else:
                self._texts[key] = value
        return True

    def tell(self, text: str) -> None:
        for tab in self._tabs:
            if tab is not self:
                tab._hear(text)

    def listen(self, hear: Callable[[str], None]) -> None:
        self._hear = hear

    async def close(self) -> None:
        self._tabs.remove(self)
