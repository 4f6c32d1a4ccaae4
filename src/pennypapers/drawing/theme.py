"""The colours that a sheet is drawn in, as plain values by day or by night, or as custom properties of the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pennypapers.rules.facts import Palette
from pennypapers.rules.mark import Kind


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of every sheet of an adventure; a scenery adds its own. Defaults are those by day."""

    desk: str
    paper: str
    sheet: str
    wash: str
    ink: str
    ink2: str
    line: str
    accent: str
    on: str
    hi: str
    danger: str = "#a3202a"
    gold: str = "#f3b73b"
    gold_ink: str = "#8a5200"
    ring: str = "#9a5a00"
    discoveries: Mapping[Kind, str] = field(default_factory=dict)
    dark: bool = False

    def pick(self, light: str, dark: str) -> str:
        """One of two colours of a scenery, by day or by night."""
        return dark if self.dark else light


@dataclass(frozen=True, slots=True)
class NamedTheme(Theme):
    """Colours as the page's custom properties: its style sheet decides between day and night."""

    def pick(self, light: str, dark: str) -> str:
        """The custom property for the colour by night, if the style sheet defines it; otherwise the colour by day."""
        return f"var(--night-{dark.removeprefix('#')},{light})"


PAGE = NamedTheme(
    desk="var(--desk2)", paper="var(--paper)", sheet="var(--sheet)", wash="var(--wash)", ink="var(--ink)",
    ink2="var(--ink2)", line="var(--line)", accent="var(--accent)", on="var(--on)", hi="var(--hi)",
    danger="var(--danger)", gold="var(--gold)", gold_ink="var(--gold-ink)", ring="var(--ring)",
    discoveries={kind: f"var(--discovery-{kind})" for kind in Kind},
)  # fmt: skip
"""For drawings of the page: the same for every adventure, by day and by night."""


@dataclass(frozen=True, slots=True)
class PrintedTheme(Theme):
    """Colours for a printer: dark lines, but pale fills that cost little ink."""

    def pick(self, light: str, dark: str) -> str:  # noqa: ARG002  # paper has no night
        return paled(light)


def printed(day: Theme) -> PrintedTheme:
    """The theme for printing on white paper."""
    return PrintedTheme(
        desk=paled(day.desk), paper=WHITE, sheet=WHITE, wash=paled(day.wash), ink=day.ink, ink2=day.ink2, line=day.line,
        accent=day.accent, on=day.on, hi=day.hi, discoveries=day.discoveries,
    )  # fmt: skip


def paled(colour: str) -> str:
    """A light colour, which is used for fills, mixed with white; a dark one, which is used for lines, as it is.

    >>> paled("#1e5f73"), paled("#f7cf73")
    ('#1e5f73', '#fdf1d5')
    """
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    lightness = 0.299 * red + 0.587 * green + 0.114 * blue
    share = min(1.0, max(_LEAST_SHARE, 1 - (lightness - 0.5) / 0.2 * (1 - _LEAST_SHARE)))
    return mix(colour, share, WHITE)


WHITE = "#ffffff"
_LEAST_SHARE = 0.3

_NIGHT: Mapping[str, str] = {
    "danger": "#ff9a8c",
    "gold_ink": "#ffd27a",
    "ring": "#ffcf66",
}


def theme(palette: Palette, *, dark: bool) -> Theme:
    """The theme for an adventure's palette, which is its day's or its night's."""
    return Theme(
        desk=palette.desk2, paper=palette.paper, sheet=palette.sheet, wash=palette.wash, ink=palette.ink,
        ink2=palette.ink2, line=palette.line, accent=palette.accent, on=palette.on, hi=palette.hi,
        discoveries=palette.discoveries, **(_NIGHT if dark else {}), dark=dark,
    )  # fmt: skip


def mix(colour: str, share: float, other: str) -> str:
    """A share of one colour and the rest of another, both as #rrggbb; custom properties are mixed by CSS.

    >>> mix("#ff0000", 0.5, "#0000ff")
    '#800080'
    >>> mix("var(--wash)", 0.74, "#0000ff")
    'color-mix(in srgb,var(--wash) 74%,#0000ff)'
    """
    if not (colour.startswith("#") and other.startswith("#")):
        return f"color-mix(in srgb,{colour} {share:.0%},{other})"
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one * share + two * (1 - share) + 1e-9):02x}" for one, two in pairs)
