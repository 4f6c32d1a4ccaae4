"""The colours of an adventure by day and by lantern light, as plain values; and as the page's own, by name."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Theme:
    """What every sheet of an adventure is coloured with; scenery adds its own."""

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
    forest: str = "#1f6b2d"
    city: str = "#8a3b12"
    mountain: str = "#4a3c8c"
    pyramid: str = "#a86200"
    dark: bool = False

    def pick(self, light: str, dark: str) -> str:
        """The colour that scenery wants in this light."""
        return dark if self.dark else light


@dataclass(frozen=True, slots=True)
class NamedTheme(Theme):
    """Colours by the names that the page gives them: its style sheet says which light it is."""

    def pick(self, light: str, dark: str) -> str:
        """The night's colour if the style sheet names it, otherwise the day's."""
        return f"var(--night-{dark.removeprefix('#')},{light})"


PAGE = NamedTheme(
    desk="var(--desk2)", paper="var(--paper)", sheet="var(--sheet)", wash="var(--wash)", ink="var(--ink)",
    ink2="var(--ink2)", line="var(--line)", accent="var(--accent)", on="var(--on)", hi="var(--hi)",
    danger="var(--danger)", gold="var(--gold)", gold_ink="var(--gold-ink)", ring="var(--ring)",
    forest="var(--forest)", city="var(--city)", mountain="var(--mountain)", pyramid="var(--pyramid)",
)  # fmt: skip
"""What the page draws its sheets with, whatever the adventure and the light."""


@dataclass(frozen=True, slots=True)
class PrintedTheme(Theme):
    """Colours for a printer: lines as dark as ever, whatever is filled so pale that it costs next to no ink."""

    def pick(self, light: str, dark: str) -> str:  # noqa: ARG002  # paper has no night
        return paled(light)


def printed(day: Theme) -> PrintedTheme:
    """The same adventure on white paper."""
    return PrintedTheme(
        desk=paled(day.desk), paper=WHITE, sheet=WHITE, wash=paled(day.wash), ink=day.ink, ink2=day.ink2, line=day.line,
        accent=day.accent, on=day.on, hi=day.hi,
    )  # fmt: skip


def paled(colour: str) -> str:
    """A light colour, so a fill, is thinned with white; a dark one, so a line, stays.

    >>> paled("#1e5f73"), paled("#f7cf73")
    ('#1e5f73', '#fdf1d5')
    """
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    lightness = 0.299 * red + 0.587 * green + 0.114 * blue
    share = min(1.0, max(_LEAST_SHARE, 1 - (lightness - 0.5) / 0.2 * (1 - _LEAST_SHARE)))
    return mix(colour, share, WHITE)


WHITE = "#ffffff"
_LEAST_SHARE = 0.3

_LANTERN = {
    "danger": "#ff9a8c",
    "gold_ink": "#ffd27a",
    "ring": "#ffcf66",
    "forest": "#8fdc8f",
    "city": "#ffae86",
    "mountain": "#c3b8ff",
    "pyramid": "#ffcf5a",
}


def night(day: Theme, **colours: str) -> Theme:
    """The same adventure by lantern light; what is not named here is the same in all of them."""
    return replace(day, **{**_LANTERN, "on": "#1c120a", **colours}, dark=True)


def mix(colour: str, share: float, other: str) -> str:
    """So much of one colour and the rest of another, both as #rrggbb; colours by name are left to whoever shows them.

    >>> mix("#ff0000", 0.5, "#0000ff")
    '#800080'
    >>> mix("var(--wash)", 0.74, "#0000ff")
    'color-mix(in srgb,var(--wash) 74%,#0000ff)'
    """
    if not (colour.startswith("#") and other.startswith("#")):
        return f"color-mix(in srgb,{colour} {share:.0%},{other})"
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one * share + two * (1 - share) + 1e-9):02x}" for one, two in pairs)
