"""House rules encoded as the bits of one integer, for kernels."""

from __future__ import annotations

from ...rules.house import Crossing, Growth, HouseRules, NoDoor

AS_WRITTEN = 0
"""No house rule."""
PASS_WITHOUT_DOOR, BUILDINGS_TOO, CROSS_BY_HAND = 1, 2, 4
"""O1: pass if a Lockpick finds no empty door. O2: in the Valley numbers may also go beside buildings. O3: players cross
out dangers themselves."""


def house_bits(house: HouseRules) -> int:
    return (
        PASS_WITHOUT_DOOR * (house.no_door is NoDoor.PASS)
        | BUILDINGS_TOO * (house.valley_growth is Growth.BUILDINGS_TOO)
        | CROSS_BY_HAND * (house.crossing is Crossing.MANUAL)
    )
