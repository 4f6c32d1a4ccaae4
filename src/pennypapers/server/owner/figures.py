"""What a process says of itself on the owner's page: counts, refusals, and what takes long."""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass
from operator import attrgetter

from ...hosting.not_now import NotNow
from ..metrics import Metrics
from ..session.lines.connection import Connection
from ..session.table_registry import TableRegistry
from ..session.table_session import TableSession

MOST_REFUSALS, MOST_PARTS, MOST_ADDRESSES = 12, 8, 100


@dataclass(frozen=True, slots=True)
class Part:
    """A kind of request, how often it was answered, and how long that took, in milliseconds."""

    name: str
    count: int
    mean: float
    longest: float


@dataclass(frozen=True, slots=True)
class ProcessFigures:
    """One server process since it began, by its machine and its number there.

    `turns` counts inked turns of seats; within `half` and `most` milliseconds half and 99 of 100 changes of a table
    were decided, saved and sent.
    """

    process: str
    version: str
    began: float
    tables: int
    games: int
    seats: int
    connections: int
    turns: int
    half: float | None
    most: float | None
    refusals: dict[str, int]
    parts: list[Part]


@dataclass(frozen=True, slots=True)
class SeatAddress:
    """From which address somebody is connected; `seat` is null for those who watch and for who opened the table."""

    seat: int | None
    address: str


def figures_of(registry: TableRegistry, version: str, began: float) -> ProcessFigures:
    sessions, metrics = registry.tables, registry.metrics
    connected = [session for session in sessions if session.connections]
    return ProcessFigures(
        f"{socket.gethostname()} {os.getpid()}",
        version,
        began,
        tables=len(connected),
        games=sum(session.hosted.phase == "playing" for session in connected),
        seats=sum(len(_seats_of(session)) for session in connected),
        connections=sum(len(session.connections) for session in connected),
        turns=metrics.events["committed"],
        half=metrics.within(0.5),
        most=metrics.within(0.99),
        refusals=dict(metrics.refusals.most_common(MOST_REFUSALS)),
        parts=slowest(metrics),
    )


def slowest(metrics: Metrics) -> list[Part]:
    """The requests with the longest mean."""
    parts = [
        Part(name, taken.count, round(taken.seconds / taken.count * 1000, 1), round(taken.longest * 1000, 1))
        for name, taken in metrics.parts.items()
    ]
    return sorted(parts, key=attrgetter("mean"), reverse=True)[:MOST_PARTS]


def addresses_of(session: TableSession) -> list[SeatAddress]:
    """Who is connected to a table at this process."""
    found = {SeatAddress(_seat_of(session, each), each.address) for each in session.connections}
    return sorted(found, key=lambda each: (each.seat is None, each.seat, each.address))[:MOST_ADDRESSES]


def _seats_of(session: TableSession) -> set[int]:
    seats = {_seat_of(session, each) for each in session.connections}
    return {seat for seat in seats if seat is not None}


def _seat_of(session: TableSession, connection: Connection) -> int | None:
    try:
        return connection.who(session.hosted).seat
    except NotNow:  # the seat was taken away
        return None
