"""What is kept of a finished game at a table, for the lists of those who sat there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ..notation.layout import reference
from ..notation.record import write_record
from ..rules.layout import Layout
from ..rules.library import SIDES
from ..table.result import result
from .hosted import Hosted

LEAST_ON_SCREENS = 2
"""A record leaves out players on paper; with fewer than these left it would be another game."""


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """The result of one seat. `hashed` is the hash of its token; only a solo game has a rank."""

    hashed: str
    seat: int
    stars: int
    place: int
    rank: str | None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """`sheet` is what was played on, as in `sheet_key`; `names` has everybody at the table, in the order of the seats.

    There is no record if paper leaves too few players for one.
    """

    sheet: str
    layout: str
    names: tuple[str, ...]
    record: str | None
    seats: tuple[FinishedSeat, ...]


def finished_game(hosted: Hosted, hashes: Collection[str]) -> FinishedGame | None:
    """What is kept of a game that is over, for the seats with these hashes; None for runs, and until it is over."""
    game = hosted.game
    if hosted.is_run or game is None or game.ended is None:
        return None
    outcome = result(game)
    seats = [
        FinishedSeat(seat.token_hash, number, standing.score.total, standing.place, outcome.rank)
        for number, (seat, standing) in enumerate(zip(hosted.seats, outcome.standings, strict=True))
        if seat.token_hash is not None and seat.token_hash in hashes
    ]
    has_record = not game.paper or len(hosted.seats) - len(game.paper) >= LEAST_ON_SCREENS
    return FinishedGame(
        sheet_key(hosted.layout),
        hosted.layout.name,
        tuple(seat.name for seat in hosted.seats),
        write_record(hosted.record()) if has_record else None,
        tuple(seats),
    )


def sheet_key(layout: Layout) -> str:
    """The adventure and the side that is played, by which results are compared; a layout of one's own has no side.

    >>> from pennypapers.rules.library import builtin_layout
    >>> sheet_key(builtin_layout("temple", "front"))
    'temple front'
    """
    side = reference(layout)
    return f"{layout.adventure} {side}" if side in SIDES else layout.adventure
