"""House rules (O1–O4): options of a table; the first value of each is the default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum

from ..errors import InvalidText
from .text import words


class NoDoor(StrEnum):
    PLAIN = "plain"
    PASS = "pass"


class Growth(StrEnum):
    NUMBERS = "numbers"
    BUILDINGS_TOO = "buildings_too"


class Crossing(StrEnum):
    AUTO = "auto"
    MANUAL = "manual"


class DiceFrom(StrEnum):
    FAIR = "fair"
    BY_HAND = "by_hand"


@dataclass(frozen=True, slots=True, repr=False)
class HouseRules:
    """`str()` of it is the notation's `options:` value; `parse` reads it back.

    >>> str(HouseRules.parse("no_door=pass")), str(HouseRules())
    ('no_door=pass', '')
    """

    no_door: NoDoor = NoDoor.PLAIN
    valley_growth: Growth = Growth.NUMBERS
    crossing: Crossing = Crossing.AUTO
    dice: DiceFrom = DiceFrom.FAIR

    @classmethod
    def parse(cls, text: str) -> HouseRules:
        chosen: dict[str, StrEnum] = {}
        for token in words(text):
            name, equals, value = token.partition("=")
            if not equals or name not in HOUSE_RULES:
                options = ", ".join(f"{known}={'|'.join(rule.values)}" for known, rule in HOUSE_RULES.items())
                raise InvalidText("options.unknown", option=repr(token), options=options)
            if name in chosen:
                raise InvalidText("options.twice", option=name)
            values = HOUSE_RULES[name].values
            if value not in list(values):
                raise InvalidText("options.value", option=name, choices=" ".join(values), value=repr(value))
            chosen[name] = values(value)
        return cls(**chosen)  # type: ignore[arg-type]  # each value is of its own field's enum

    def __str__(self) -> str:
        defaults = HouseRules()
        return " ".join(
            f"{field.name}={getattr(self, field.name)}"
            for field in fields(self)
            if getattr(self, field.name) != getattr(defaults, field.name)
        )

    def __repr__(self) -> str:
        return f"HouseRules.parse({str(self)!r})"


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One option of a table: the clause that describes it and its values, the default first."""

    clause: str
    values: type[StrEnum]


HOUSE_RULES: Mapping[str, HouseRule] = {
    "no_door": HouseRule("O1", NoDoor),
    "valley_growth": HouseRule("O2", Growth),
    "crossing": HouseRule("O3", Crossing),
    "dice": HouseRule("O4", DiceFrom),
}
"""By the names of the fields of `HouseRules`, which are also their names in the notation."""
