"""House rules (O1–O4): options of a table; the first of each is the default."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum

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


@dataclass(frozen=True, slots=True)
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
            if not equals or name not in _VALUES:
                options = ", ".join(f"{known}={'|'.join(values)}" for known, values in _VALUES.items())
                raise ValueError(f"{token!r} is no option; there are {options}")
            if name in chosen:
                raise ValueError(f"the option {name} is given twice")
            if value not in _VALUES[name]:
                raise ValueError(f"{name} is {' or '.join(_VALUES[name])}, not {value!r}")
            chosen[name] = _VALUES[name][value]
        return cls(**chosen)  # type: ignore[arg-type]  # each value is of its own field's enum

    def __str__(self) -> str:
        defaults = HouseRules()
        return " ".join(
            f"{field.name}={getattr(self, field.name)}"
            for field in fields(self)
            if getattr(self, field.name) != getattr(defaults, field.name)
        )


_VALUES: dict[str, dict[str, StrEnum]] = {
    "no_door": {each.value: each for each in NoDoor},
    "valley_growth": {each.value: each for each in Growth},
    "crossing": {each.value: each for each in Crossing},
    "dice": {each.value: each for each in DiceFrom},
}
