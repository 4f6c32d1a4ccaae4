"""What a device does not keep."""

from __future__ import annotations

from typing import Any

from ...server.store.contract import StoreError


class NotHere:
    """Evenings and what belongs to the owner of a server. No answer of a device uses them, so a call is a mistake in
    the code."""

    def __getattr__(self, name: str) -> Any:
        raise StoreError(f"a device keeps tables, games and challenges only, and knows no {name}")
