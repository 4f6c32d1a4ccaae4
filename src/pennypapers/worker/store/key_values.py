"""What the store needs of a database: keys and values, written in transactions. In a browser it is IndexedDB."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol


class KeyValues(Protocol):
    """Texts by keys. Several tabs may use one database at once; writes take effect in the order in which they came."""

    async def read(self, keys: Sequence[str]) -> list[str | None]:
        """The values of these keys, None where there is none."""

    async def under(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        """All keys that begin with a prefix, and that come after another key, with their values, in order."""

    async def write(
        self, expected: Mapping[str, str | None], values: Mapping[str, str | None], forget: Sequence[str] = ()
    ) -> bool:
        """Write all of these in one transaction, None for a key to be deleted; before, delete keys with these prefixes.

        Only if the expected keys have these values, None for a key that is not there; whether that was so.
        """

    def tell(self, text: str) -> None:
        """Tell all other tabs."""

    def listen(self, hear: Callable[[str], None]) -> None:
        """Call this for whatever other tabs tell."""

    async def close(self) -> None: ...
