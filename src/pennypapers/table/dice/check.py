"""One check of a record's dice: a code with facts, and a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...messages import say

CHECKS = {
    "seal.good": (),
    "seal.wrong": (),
    "seal.none": (),
    "challenge.good": (),
    "challenge.wrong": (),
    "sealed.good": (),
    "sealed.wrong": (),
    "given.good": (),
    "given.wrong": ("given",),
    "server.good": (),
    "server.wrong": (),
    "server.none": (),
    "chain.good": ("player", "count"),
    "chain.wrong": ("player",),
    "chain.silent": ("player", "turns"),
    "chain.rested": ("player",),
    "links.none": (),
    "links.turns": ("turns",),
    "roll.good": ("roll",),
    "roll.wrong": ("roll", "due"),
    "roll.typed": ("roll",),
    "exchange.good": (),
    "exchange.late": ("names",),
    "exchange.wrong": ("player", "held", "due"),
    "exchange.none": ("player", "due"),
    "missed.good": ("player", "mark"),
    "missed.wrong": ("player", "mark", "found"),
    "missed.none": ("player", "mark"),
    "missed.broken": ("why",),
    "end.none": (),
    "signed.good": (),
    "signed.wrong": (),
    "signed.none": (),
}
"""The facts of each check, by code: before the dot what was checked, after it how it came out. The message
`replay-check-seal-good` is the sentence for `seal.good`."""

ABOUT_A_TURN = frozenset({"roll", "exchange", "missed"})
"""What is checked turn by turn: these have a turn too."""

BAD = frozenset({"wrong", "rested", "broken"})


@dataclass(frozen=True, slots=True)
class Check:
    """One check. The code and its facts are for translation; `says` is the sentence in English."""

    code: str
    turn: int | None = None
    facts: Mapping[str, str] = field(default_factory=dict)

    @property
    def good(self) -> bool:
        """Whether nothing is wrong; what could not be checked is not wrong, but see `verdict`."""
        about, _, result = self.code.partition(".")
        return result not in BAD and not (result == "none" and about in ("exchange", "missed"))

    @property
    def says(self) -> str:
        return say(f"replay-check-{self.code.replace('.', '-')}", turn=self.turn or 0, **self.facts)
