"""The key-value database of a browser, through the page's module `device/key-values.js`."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol

from ...server.store.contract import StoreError


class Module(Protocol):
    """An object of JavaScript. JSON goes in and out; an answer has what was `done`, or why it `failed`."""

    def read(self, keys: str) -> Awaitable[str]: ...

    def under(self, asked: str) -> Awaitable[str]: ...

    def write(self, wish: str) -> Awaitable[str]: ...

    def tell(self, text: str) -> None: ...

    def listen(self, hear: Callable[[str], None]) -> None: ...

    def close(self) -> None: ...


class BrowserValues:
    def __init__(self, module: Module, as_callback: Callable[[Any], Any] = lambda function: function) -> None:
        """`as_callback` makes a function last that JavaScript is to call later."""
        self._module, self._as_callback = module, as_callback

    async def read(self, keys: Sequence[str]) -> list[str | None]:
        found: list[str | None] = _done(await self._module.read(json.dumps(list(keys))))
        return found

    async def under(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        found = _done(await self._module.under(json.dumps({"prefix": prefix, "after": after})))
        return [(key, value) for key, value in found]

    async def write(
        self, expected: Mapping[str, str | None], values: Mapping[str, str | None], forget: Sequence[str] = ()
    ) -> bool:
        wish = {"expected": dict(expected), "values": dict(values), "forget": list(forget)}
        return bool(_done(await self._module.write(json.dumps(wish))))

    def tell(self, text: str) -> None:
        self._module.tell(text)

    def listen(self, hear: Callable[[str], None]) -> None:
        self._module.listen(self._as_callback(hear))

    async def close(self) -> None:
        self._module.close()


def _done(answer: str) -> Any:
    found = json.loads(answer)
    if "failed" in found:
        raise StoreError(f"this browser cannot keep the game: {found['failed']}")
    return found["done"]
