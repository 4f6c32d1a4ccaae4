"""The colours of the adventures as CSS, made from their facts: custom properties by adventure, for day and night."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache

from ...rules.facts import Palette
from ...rules.library import ADVENTURES

DARK = "[data-theme=dark]"


@cache
def palettes_css() -> str:
    """`data-adv` on an element chooses an adventure and `data-theme` the night; without `data-adv` it is the first."""
    first = next(iter(ADVENTURES.values())).facts
    rules = [_rule(":root", first.day), _rule(DARK, first.night)]
    for key, adventure in ADVENTURES.items():
        chosen = f"[data-adv={key}]"
        rules += [
            _rule(chosen, adventure.facts.day),
            _rule(f"{DARK}{chosen}, {DARK} {chosen}", adventure.facts.night),
        ]
    return "".join(rules)


def _rule(selector: str, palette: Palette) -> str:
    lines = "".join(f"  --{name}: {colour};\n" for name, colour in _colours(palette))
    return f"{selector} {{\n{lines}}}\n"


def _colours(palette: Palette) -> Iterator[tuple[str, str]]:
    for each in fields(palette):
        if each.name != "discoveries":
            yield each.name.replace("_", "-"), getattr(palette, each.name)
    for kind, colour in palette.discoveries.items():
        yield f"discovery-{kind}", colour
