"""The game on disk: a record that is complete after every roll and every turn, and can be resumed.

What the record's turns cannot hold yet is in `x-` headers: the seed, and the open turn (see `table.open_turn`).
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from ..challenges import Challenge
from ..challenges.attempt import attempt_of
from ..errors import InvalidText, PennyError, TextError
from ..notation.record import Record, read_record, write_record
from ..rules.text import decode
from ..table import Event, Table, record_of
from ..table.dice.challenge_seal import CHALLENGE
from ..table.dice.fairness import SEED
from ..table.open_turn import EXCHANGE, TURN, open_turn, resume

OURS = (SEED, TURN, EXCHANGE)

MOST_UNFINISHED = 6
LOOKED_AT = 20
"""How many unfinished games are listed, and how many of the newest files are read to find them."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game read back: its events so far, the table they lead to, and what its headers add."""

    record: Record
    events: tuple[Event, ...]
    table: Table
    seed: bytes | None


class Keeping(Protocol):
    """Where a game is kept. `place` is a file or an address, `go_on` the command that goes on with the game."""

    @property
    def place(self) -> str: ...

    @property
    def go_on(self) -> str: ...

    @property
    def attempt(self) -> int: ...

    def write(self, events: Iterable[Event], table: Table) -> None:
        """Keep the game as it is now; OSError if that is impossible."""


class Save:
    """One file, replaced as a whole every time, so that it is never seen half written."""

    def __init__(
        self, path: Path, layout_ref: str, *, seed: bytes | None, extras: Mapping[str, str] | None = None
    ) -> None:
        self.path = path
        self._layout_ref = layout_ref
        self._seed = seed
        self._extras = {key: value for key, value in (extras or {}).items() if key not in OURS}

    @property
    def place(self) -> str:
        return str(self.path)

    @property
    def go_on(self) -> str:
        """The command that goes on with the game."""
        return f"pennypapers play --resume {shlex.quote(self.place)}"

    @property
    def attempt(self) -> int:
        return attempt_of(self._extras)

    def write(self, events: Iterable[Event], table: Table) -> None:
        extras = dict(self._extras)
        if self._seed is not None:
            extras[SEED] = self._seed.hex()
        extras.update(open_turn(table))
        replace_file(self.path, write_record(record_of(events, self._layout_ref, extras)))


def read_save(path: Path) -> Saved:
    """A game to go on with; raises TextError, or OSError where the file cannot be read."""
    record = read_record(decode(path.read_bytes()), lambda name: decode((path.parent / name).read_bytes()))
    played = resume(record)
    return Saved(record, played.events, played.table, _seed(record))


def runs_in(folder: Path, challenge: Challenge) -> Iterator[tuple[Path, Table]]:
    """All runs of a challenge that were saved in a folder."""
    for path in sorted(folder.glob("*.game")):
        with contextlib.suppress(PennyError, OSError, ValueError):
            saved = read_save(path)
            if saved.record.extras.get(CHALLENGE) == challenge.seal:
                yield path, saved.table


def unfinished(folder: Path) -> list[tuple[Path, Table]]:
    """The newest games of a folder that can be gone on with."""
    found: list[tuple[Path, Table]] = []
    with contextlib.suppress(OSError):
        for path in sorted(folder.glob("*.game"), key=lambda path: path.stat().st_mtime, reverse=True)[:LOOKED_AT]:
            with contextlib.suppress(PennyError, OSError, ValueError):
                table = read_save(path).table
                if not table.ended and len(found) < MOST_UNFINISHED:
                    found.append((path, table))
    return found


def new_path(adventure: str, folder: Path, now: datetime) -> Path:
    """A new file name for a game."""
    return folder / f"{adventure}-{now:%Y%m%d-%H%M}-{secrets.token_hex(2)}.game"


def games_folder(environment: Mapping[str, str], home: Path) -> Path:
    """Where games go by default: the user's data folder."""
    data = environment.get("XDG_DATA_HOME", "")
    return (Path(data) if os.path.isabs(data) else home / ".local" / "share") / "pennypapers" / "games"


def replace_file(path: Path, text: str) -> None:
    """Replace a file atomically: it has the old content or the new one, also after a crash."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Flush the folder entry to disk too, where the system allows to open a folder."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _seed(record: Record) -> bytes | None:
    try:
        return bytes.fromhex(record.extras[SEED]) if SEED in record.extras else None
    except ValueError:
        raise TextError(1, InvalidText("text.hexadecimal", header=SEED)) from None
