"""House rules as kernels read them: bits of one number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.house import Crossing, Growth, HouseRules, NoDoor

if TYPE_CHECKING:
    pass


PASS_WITHOUT_DOOR, BUILDINGS_TOO, CROSS_BY_HAND = 1, 2, 4
"""House rules (O1, O2, O3) as bits of one number."""


def house_bits(house: HouseRules) -> int:
    return (
        PASS_WITHOUT_DOOR * (house.no_door is NoDoor.PASS)
        | BUILDINGS_TOO * (house.valley_growth is Growth.BUILDINGS_TOO)
        | CROSS_BY_HAND * (house.crossing is Crossing.MANUAL)
    )
