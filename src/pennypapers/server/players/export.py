"""All finished games of a player as one ZIP file, made while it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..store.game_contract import GameStore, StoredRecord

AT_A_TIME = 10
"""Records that are in memory: one may be large."""


async def zipped_records(store: GameStore, player: str) -> AsyncIterator[bytes]:
    """Each game as a file with its record, the earliest first."""
    pipe = Pipe()
    archive = ZipFile(pipe, "w", ZIP_DEFLATED)
    start = number = 0
    total = await store.count(player)
    while start < total:
        records = await store.records(player, start, AT_A_TIME)
        start += AT_A_TIME
        await asyncio.to_thread(_add, archive, records, number)
        number += len(records)
        yield pipe.take()
    archive.close()
    yield pipe.take()


def _add(archive: ZipFile, records: list[StoredRecord], number: int) -> None:
    for at, each in enumerate(records, number + 1):
        when = datetime.fromtimestamp(each.finished, UTC)
        name = f"{when:%Y-%m-%d}-{at:05}-{each.sheet.replace(' ', '-')}.game"
        file = ZipInfo(name, (max(1980, when.year), when.month, when.day, when.hour, when.minute, when.second))
        file.compress_type = ZIP_DEFLATED
        archive.writestr(file, each.record)


class Pipe(BytesIO):
    """A buffer without seeking, so that an archive is written to it from beginning to end and can be sent meanwhile."""

    def seekable(self) -> bool:
        return False

    def tell(self) -> int:
        raise OSError("a pipe has no place")

    def take(self) -> bytes:
        """What was written since the last call."""
        found = self.getvalue()
        self.seek(0)
        self.truncate()
        return found
