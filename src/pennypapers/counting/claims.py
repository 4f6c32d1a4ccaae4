"""What players have counted themselves, from the `x-` headers of a sheet: stars by part, or what they have ticked off.

x-claims: sequence=9 groups=9 total=20
x-ticks: sequence group:4 group:7 mummy:c3
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from ..errors import InvalidText
from ..rules.adventure import Adventure
from ..rules.scoring import Reason, ToldBy
from ..rules.text import words

CLAIMS, TICKS = "x-claims", "x-ticks"
TOTAL = "total"
_STARS = re.compile(r"[+-]?[0-9]{1,4}")


@dataclass(frozen=True, slots=True)
class Claims:
    """Stars by part, or by `total`; `ticks` is None where nothing is ticked off."""

    stars: Mapping[str, int] = field(default_factory=dict)
    ticks: frozenset[str] | None = None

    @classmethod
    def read(cls, extras: Mapping[str, str], adventure: Adventure) -> Claims:
        """Read the headers of a sheet; InvalidText says what cannot be read."""
        ticks = parse_ticks(extras[TICKS], adventure) if TICKS in extras else None
        return cls(parse_claims(extras.get(CLAIMS, ""), adventure), ticks)


def parse_claims(text: str, adventure: Adventure) -> dict[str, int]:
    """Read `groups=9 total=20`; a minus may be a hyphen or the sign U+2212."""
    stars: dict[str, int] = {}
    for token in words(text.replace("−", "-")):
        key, _, value = token.partition("=")
        if key not in (*adventure.part_keys, TOTAL) or not _STARS.fullmatch(value):
            known = ", ".join((*adventure.part_keys, TOTAL))
            raise InvalidText("text.claim", text=repr(token[:40]), parts=known)
        stars[key] = int(value)
    return stars


def parse_ticks(text: str, adventure: Adventure) -> frozenset[str]:
    """Read `sequence group:4 mummy:c3`; only the kinds are checked, not whether such a reason is on the sheet."""
    ticks = words(text)
    for tick in ticks:
        if kind_of(tick) not in adventure.reason_kinds:
            known = ", ".join(adventure.reason_kinds)
            raise InvalidText("text.tick", text=repr(tick[:40]), kinds=known)
    return frozenset(ticks)


def kind_of(tick: str) -> str:
    return tick.partition(":")[0]


def tick_of(reason: Reason, adventure: Adventure) -> str:
    """What is ticked for a reason: its kind, and the space or number that tells it from others of its kind."""
    match adventure.reason_kinds[reason.kind].told_by:
        case ToldBy.SPACE:
            return f"{reason.kind}:{reason.all_spaces[0]}"
        case ToldBy.VALUE:
            return f"{reason.kind}:{reason.value}"
        case ToldBy.KIND:
            return reason.kind
