"""One sheet on its paper: title, picture, notes and stars, from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator

from pennypapers.rules import Score, Sheet, Space, adventure

from ..lettering import Line
from ..pen import corner, element, group, moved
from ..scenery.scenery import NOTES, Scenery, seed_of
from ..symbols import Canvas
from .coordinates import coordinates
from .discoveries import discovery
from .highlight import Highlight, Tone
from .marks import mark
from .paper import Box, frame, paper
from .stars import Stars
from .treasures import sight_lines, treasure

_EDGE = 10
_TITLE = 38
_LETTERS = 21


class Panel:
    """A sheet laid out on its paper; `width` and `height` are known before it is drawn.

    A score is explained on the sheet; with `has_stars` its parts stand below it too, in English.
    """

    def __init__(
        self,
        canvas: Canvas,
        scenery: Scenery,
        sheet: Sheet,
        *,
        title: str | None = None,
        score: Score | None = None,
        has_stars: bool = True,
    ) -> None:
        self._canvas = canvas
        self._scenery = scenery
        self._sheet = sheet
        rules = adventure(sheet.layout.adventure)
        self._highlight = Highlight(rules, score)
        self._title = Line.of(title or "")
        self._box = scenery.box(sheet.layout)
        self._stars = Stars(score, self._box.width) if score is not None and has_stars else None
        # A count takes as crossed out all that may be (G9), so an explained sheet shows it.
        self._crossed = sheet.crossed if score is None else rules.crossed_out(sheet)
        self._top = _EDGE + (_TITLE if self._title.letters else 0)
        self.width = self._box.width + 2 * _EDGE
        self.height = (
            self._top
            + self._box.height
            + (NOTES if scenery.has_notes else 0)
            + (self._stars.height + 4 if self._stars else 0)
            + _EDGE
        )

    def draw(self, *, compact: bool = False) -> str:
        """The whole sheet. Compact: what is printed is drawn once for all sheets of a layout in the document."""
        canvas, layout = self._canvas, self._sheet.layout
        parts = [paper(self.width, self.height, canvas.theme)]
        if self._title.letters:
            parts.append(
                self._title.draw(
                    canvas,
                    x=self.width / 2,
                    y=_EDGE + 5,
                    height=_LETTERS,
                    colour=canvas.theme.ink,
                    anchor="middle",
                    most=self._box.width - 16,
                    class_="lettering",
                )
            )
        parts.append(self._picture(compact=compact))
        y = self._top + self._box.height
        if self._scenery.has_notes:
            notes = self._scenery.notes(canvas, self._sheet, self._box.width)
            parts.append(group(notes, class_="notes", transform=moved(_EDGE, y)))
            y += NOTES
        if self._stars:
            parts.append(group(self._stars.draw(canvas), class_="stars", transform=moved(_EDGE, y + 6)))
        explained = " explained" if self._highlight.score else ""
        return group(*parts, class_=f"sheet {layout.adventure}{explained}", data_layout=layout.name)

    def _picture(self, *, compact: bool) -> str:
        box = self._box
        return element(
            "svg",
            self._printed_once() if compact else self._backdrop(),
            group(*self._spaces(compact=compact), class_="spaces"),
            *self._over(),
            x=_EDGE,
            y=self._top,
            width=box.width,
            height=box.height,
            viewBox=box.view,
            class_="picture",
        ) + frame(Box(_EDGE, self._top, box.width, box.height), self._canvas.theme)

    def _backdrop(self) -> str:
        layout, box = self._sheet.layout, self._box
        backdrop = self._scenery.backdrop(self._canvas, layout, box)
        return group(
            backdrop, coordinates(self._canvas, box, columns=layout.width, rows=layout.height), class_="scenery"
        )

    def _printed_once(self) -> str:
        layout = self._sheet.layout
        name = f"printed-{seed_of(layout):08x}-{'dark' if self._canvas.theme.dark else 'light'}"
        if name in self._canvas.definitions:
            return element("use", href=f"#{name}")
        spaces = (group(self._printed(space, Tone.USUAL), transform=moved(*corner(space))) for space in layout.spaces)
        return self._canvas.shared(name, element("g", self._backdrop(), *spaces, id=name))

    def _printed(self, space: Space, tone: Tone) -> str:
        return self._scenery.space(self._canvas, self._sheet.layout, space, tone)

    def _spaces(self, *, compact: bool) -> Iterator[str]:
        sheet = self._sheet
        names = adventure(sheet.layout.adventure).printed
        for space, kind in sheet.layout.kinds.items():
            tone = self._highlight.tone(space)
            content = "" if compact and not tone.is_filled else self._printed(space, tone)
            if space in sheet.writing:
                content += mark(
                    self._canvas,
                    space,
                    sheet.writing[space],
                    danger=self._scenery.danger,
                    crossed=space in self._crossed,
                    tone=tone,
                    room=self._scenery.room(kind),
                )
            if content:
                yield group(
                    content,
                    class_=" ".join(filter(None, ("sp", names[kind], tone.value))),
                    data_space=str(space),
                    transform=moved(*corner(space)),
                )

    def _over(self) -> Iterator[str]:
        """What lies across several spaces: discoveries, treasures and the explanation."""
        sheet, canvas = self._sheet, self._canvas
        yield sight_lines(canvas, sheet)
        yield group(*(discovery(canvas, found) for found in sheet.discoveries), class_="discoveries")
        lost = {reason.space for reason in self._highlight.reasons if reason.kind == "lost"}
        yield group(
            *(treasure(canvas, space, value, lost=space in lost) for space, value in sheet.treasures.items()),
            class_="treasures",
        )
        yield self._highlight.draw(canvas)
