"""Constants of actions and observations. They stand here because kernels are compiled with them: the name of the cache
folder is a hash of this folder too (`engine/core/cache.py`). No numba is needed to import them."""

from __future__ import annotations

from ...rules.mark import KINDS, Symbol

STRIDE = 16
"""How many actions each writable space has: fifteen numbers and the danger."""

SYMBOLS = tuple(Symbol)
FIRST_SYMBOL = 16
"""What an observation shows for the first of the symbols."""

KIND_NAMES = tuple(KINDS.values())
NAMED = len(KIND_NAMES)
"""Added to the kind of a discovery, counted from 1, while its spaces are being named."""

SPECIAL = 6
"""What an observation shows for the special face of a die."""

ROLL, TURN = 3, 4
"""The length of the arrays `roll` and `turn`."""
NUMBER, HELD, UNUSED, BEGUN = range(TURN)
"""The entries of `turn`."""
