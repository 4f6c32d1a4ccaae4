"""The key by which a server knows this user again: the value of its cookie, in a file that nobody else can read."""

from __future__ import annotations

import os
import re
from pathlib import Path

KEY = re.compile("[A-Za-z0-9_-]{1,200}")
ONLY_ME = 0o600


class KeyFile:
    """One file for each server, in the folder of the user's games."""

    def __init__(self, folder: Path, server: str) -> None:
        self._path = folder / f"{re.sub('[^a-z0-9.-]+', '-', server.lower())}.key"

    def read(self) -> str | None:
        try:
            found = self._path.read_text(encoding="ascii").strip()
        except (OSError, ValueError):
            return None
        return found if KEY.fullmatch(found) else None

    def write(self, key: str) -> None:
        """Keep this key; OSError if that is impossible."""
        if not KEY.fullmatch(key) or key == self.read():
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        draft = self._path.with_name(f".{self._path.name}.{os.getpid()}.tmp")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, ONLY_ME)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(f"{key}\n")
        os.replace(draft, self._path)
