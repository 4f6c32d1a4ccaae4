"""All that the owner's page shows, gathered from this process, the others at the same store, and the store."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version

from ...hosting.not_now import NotNow
from ..session.table_registry import TableRegistry
from ..session.table_session import TableSession
from ..store.contract import CLOSED, OWNER, RESTORED
from ..upkeep.backup import LAST_BACKUP
from .figures import Part, ProcessFigures, SeatAddress, addresses_of, figures_of
from .owner_decisions import OwnerDecisions
from .siblings import Siblings

FIGURES, ADDRESSES = "figures", "addresses"
"""What processes ask each other; the second is followed by the id of a table."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in the owner's list. `turns` have closed; `here` is how many of its players are connected, `written` when
    somebody last wrote to it, in seconds since 1970."""

    code: str
    adventure: str
    phase: str
    turns: int
    names: list[str]
    here: int
    is_run: bool
    written: float


@dataclass(frozen=True, slots=True)
class TableDetail:
    """A table with the addresses of those who are connected, at whichever process."""

    line: TableLine
    bots: list[bool]
    connected: list[SeatAddress]


def our_version() -> str:
    """The version that is installed; empty if it is run from its source."""
    try:
        return version("pennypapers")
    except PackageNotFoundError:
        return ""


class Overview:
    def __init__(self, registry: TableRegistry, owner_decisions: OwnerDecisions) -> None:
        self.owner_decisions = owner_decisions
        self._registry = registry
        self._began = 0.0
        self.siblings = Siblings(registry.store, self._answer)

    async def begin(self) -> None:
        """The process begins to serve."""
        self._began = self._registry.clock.time_of_day()
        await self.owner_decisions.read()

    def heard(self, table: str, number: int) -> None:
        """Another process has written to this table, or perhaps to any."""
        self._registry.heard(table, number)
        if not table:
            self.owner_decisions.changed()

    def announced(self, table: str, process: str, what: str) -> None:
        """Another process, or a command, has said something about a table, or about the whole database."""
        if table and what == CLOSED:
            self._registry.shut(table)
        elif table:
            self._registry.announced(table, process, what)
        elif what == RESTORED:
            self._registry.forget()
            self.owner_decisions.changed()
        elif what == OWNER:
            self.owner_decisions.changed()
        else:
            self.siblings.heard(what)

    async def processes(self) -> list[ProcessFigures]:
        """This process first."""
        others = [_read(answer) for answer in await self.siblings.ask(FIGURES)]
        return [self._figures(), *sorted(others, key=lambda each: each.process)]

    async def last_backup(self) -> float | None:
        text = await self._registry.store.owner.note(LAST_BACKUP)
        return None if text is None else float(text)

    async def tables(self, most: int) -> list[TableLine]:
        """The tables that were written last."""
        listed = await self._registry.store.owner.tables(most)
        found = []
        for each in listed:
            try:
                session = await self._registry.find(each.code)
            except NotNow:  # it was deleted meanwhile
                continue
            found.append(_line(session, each.touched))
        return found

    async def table(self, code: str) -> TableDetail:
        session = await self._registry.find(code)
        others = await self.siblings.ask(f"{ADDRESSES} {session.stored.table}")
        connected = {*addresses_of(session), *(SeatAddress(**each) for answer in others for each in answer)}
        return TableDetail(
            _line(session, 0.0),
            [seat.bot is not None for seat in session.hosted.seats],
            sorted(connected, key=lambda each: (each.seat is None, each.seat, each.address)),
        )

    def _answer(self, asked: str) -> object:
        what, _, table = asked.partition(" ")
        if what == FIGURES:
            return asdict(self._figures())
        if what == ADDRESSES:
            found = [each for each in self._registry.tables if each.stored.table == table]
            return [asdict(each) for session in found for each in addresses_of(session)]
        return None

    def _figures(self) -> ProcessFigures:
        return figures_of(self._registry, our_version(), self._began)


def _read(answer: dict[str, object]) -> ProcessFigures:
    parts = answer.pop("parts")
    assert isinstance(parts, list)
    return ProcessFigures(**answer, parts=[Part(**part) for part in parts])  # type: ignore[arg-type]


def _line(session: TableSession, written: float) -> TableLine:
    hosted = session.hosted
    return TableLine(
        session.stored.code,
        hosted.created.adventure,
        hosted.phase,
        hosted.game.turns if hosted.game else 0,
        [seat.name for seat in hosted.seats],
        len(session.here()),
        hosted.is_run,
        written,
    )
