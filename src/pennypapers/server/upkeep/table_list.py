"""The tables of a database as their owner sees them: who plays what, since when, and the records."""

from __future__ import annotations

from dataclasses import dataclass

from ...hosting.hosted import Hosted, fold
from ...notation.record import write_record
from ..codec import decode_events
from ..store.contract import Store
from ..store.owner_contract import ListedTable
from .backup_file import UpkeepError


@dataclass(frozen=True, slots=True)
class TableNow:
    """A table; `phase` is `lobby`, `playing` or `over`, `written` the time of its last event in seconds since 1970."""

    code: str
    adventure: str
    layout: str
    phase: str
    players: tuple[str, ...]
    turns: int
    events: int
    written: float
    is_run: bool


async def list_tables(store: Store, most: int) -> list[TableNow]:
    """The tables that were written last."""
    return [_table(each, await _hosted(store, each.table)) for each in await store.owner.tables(most)]


async def table_of(store: Store, code: str) -> TableNow:
    found = await store.find(code.upper())
    if found is not None:
        for each in await store.owner.tables(await store.count()):
            if each.table == found.table:
                return _table(each, await _hosted(store, each.table))
    raise UpkeepError("no-table", code=repr(code))


async def record_of(store: Store, code: str) -> str:
    """The record of a table's game, up to its last closed turn."""
    found = await store.find(code.upper())
    if found is None:
        raise UpkeepError("no-table", code=repr(code))
    hosted = await _hosted(store, found.table)
    if hosted.game is None:
        raise UpkeepError("lobby", code=found.code)
    return write_record(hosted.record())


async def _hosted(store: Store, table: str) -> Hosted:
    return fold(decode_events(await store.load(table)))


def _table(listed: ListedTable, hosted: Hosted) -> TableNow:
    return TableNow(
        listed.code,
        hosted.created.adventure,
        hosted.created.layout_ref,
        hosted.phase,
        tuple(seat.name for seat in hosted.seats),
        hosted.game.turns if hosted.game else 0,
        listed.events,
        listed.touched,
        hosted.is_run,
    )
