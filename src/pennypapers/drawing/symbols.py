"""Our one file of symbols, and the ones that a document uses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

from .pen import element, figure
from .theme import Theme

_SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"([^>]*)>(.*?)</symbol>', re.DOTALL)
_COLOUR = re.compile(r"var\((--[a-z-]+)(?:,([^)]*))?\)")
_SIGNS = re.compile(r"\W+")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A symbol as it stands in the file: its view box, whether it may reach beyond it, and its strokes."""

    view: tuple[float, float, float, float]
    overflows: bool
    strokes: str
    colours: tuple[str, ...]
    """The custom properties that it takes colours from, each once."""


@lru_cache(maxsize=1)
def all_symbols() -> Mapping[str, Drawn]:
    text = resources.files(__package__).joinpath("symbols.svg").read_text(encoding="utf-8")
    return {
        name: Drawn(
            view=_view(view),
            overflows="visible" in rest,
            strokes=strokes.replace("\n", ""),
            colours=tuple(dict.fromkeys(found[1] for found in _COLOUR.finditer(strokes))),
        )
        for name, view, rest, strokes in _SYMBOL.findall(text)
    }


def symbol(name: str) -> Drawn:
    """The symbol of that id."""
    return all_symbols()[name]


def _view(text: str) -> tuple[float, float, float, float]:
    left, top, width, height = map(float, text.split())
    return left, top, width, height


class Definitions:
    """What a document draws more than once: each is defined once, under an id that says what it holds.

    A symbol's id carries its colours, so that sheets of several adventures, and several documents in one page,
    never disagree about an id.
    """

    def __init__(self) -> None:
        self._defined: dict[str, str] = {}

    def add(self, name: str, content: str) -> str:
        """Define an element that carries this id, once; gives the reference to it."""
        self._defined.setdefault(name, content)
        return f"#{name}"

    def add_symbol(self, name: str, colours: Mapping[str, str]) -> str:
        drawn = symbol(name)
        paints = [colours[each] for each in drawn.colours if each in colours]
        ident = "-".join(["pp", name, *(_SIGNS.sub("-", paint).strip("-") for paint in paints)])
        if ident not in self._defined:
            self._defined[ident] = element(
                "symbol",
                _COLOUR.sub(lambda found: colours.get(found[1], found[2] or "none"), drawn.strokes),
                id=ident,
                viewBox=" ".join(map(figure, drawn.view)),
                overflow="visible" if drawn.overflows else None,
            )
        return f"#{ident}"

    def __contains__(self, name: str) -> bool:
        return name in self._defined

    def __str__(self) -> str:
        return element("defs", *self._defined.values()) if self._defined else ""


class Canvas:
    """Where one sheet is drawn: its colours, and the definitions of the document it is part of."""

    def __init__(self, theme: Theme, definitions: Definitions) -> None:
        self.theme = theme
        self.definitions = definitions
        self._colours = {"--sheet": theme.sheet, "--star-fill": theme.gold}

    def use(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        *,
        colours: Mapping[str, str] | None = None,
        **attributes: str | float | None,
    ) -> str:
        """A symbol in a box; `colours` replaces custom properties, the rest are attributes of the `use`."""
        href = self.definitions.add_symbol(name, {**self._colours, **(colours or {})})
        return element(
            "use", href=href, x=x, y=y, width=width, height=width if height is None else height, **attributes
        )

    def shared(self, name: str, content: str, **attributes: str | float | None) -> str:
        """An element that is defined once and drawn here; `content` carries the id `name`."""
        return element("use", href=self.definitions.add(name, content), **attributes)
