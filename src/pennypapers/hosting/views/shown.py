"""The sheets and the result of a table as everybody sees them: made once, however many connect."""

from __future__ import annotations

from ...rules.sheet import Sheet
from ..hosted import Hosted
from ..protocol import messages as wire
from .table_views import end_view, sheet_view


class Shown:
    """Views of the latest sheets of one table.

    To write the sheets of a hundred seats on a large layout takes a thousand times as long as the rest of a welcome,
    and whoever connects again and again would keep the event loop from others.
    """

    def __init__(self) -> None:
        self._written: tuple[tuple[Sheet, wire.SheetView], ...] = ()
        self._sheets: tuple[Sheet, ...] = ()
        self._seed: str | None = None
        self._ended: wire.EndView | None = None
        """The result of these sheets with this seed."""

    def sheets(self, hosted: Hosted) -> tuple[wire.SheetView, ...]:
        """Every sheet as of the last closed turn; only those that have changed are written again, and the empty one
        that all have at the start once for all of them."""
        latest = hosted.game.sheets if hosted.game else ()
        known = {id(sheet): view for sheet, view in self._written}
        for sheet in latest:
            if id(sheet) not in known:
                known[id(sheet)] = sheet_view(hosted, sheet)
        self._written = tuple((sheet, known[id(sheet)]) for sheet in latest)
        return tuple(view for _, view in self._written)

    def ended(self, hosted: Hosted) -> wire.EndView | None:
        """The result of the game; None while it is being played."""
        game = hosted.game
        if game is None or game.ended is None:
            return None
        if self._sheets is not game.sheets or self._seed != hosted.seed:
            self._sheets, self._seed, self._ended = game.sheets, hosted.seed, end_view(game, hosted.seed)
        return self._ended
