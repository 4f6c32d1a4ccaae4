"""Which adventures the vector environment has kernels for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from types import ModuleType

from ...errors import PennyError


def _temple() -> ModuleType:
    from . import temple

    return temple


def _island() -> ModuleType:
    from . import island

    return island


def _valley() -> ModuleType:
    from . import valley

    return valley


KERNELS: Mapping[str, Callable[[], ModuleType]] = {"temple": _temple, "island": _island, "valley": _valley}
"""Imports the kernels of an adventure when they are first needed, because importing kernels takes time.

Each module has `step`, or for games against bots its parts `act`, `oppose` and `finish`; `TALLY`, `blank_sheet`,
`scratch_of`, `readable_sheet` and `spaces_before`; with the same arguments.
"""


def kernels_of(key: str) -> ModuleType:
    """The kernels of an adventure; PennyError says what to do without them."""
    if find_spec("numba") is None:
        raise PennyError("the vector environment needs numba: pip install 'pennypapers[gym]'")
    if key not in KERNELS:
        raise PennyError(f"there are no kernels for {key!r}; make it with vectorization_mode='sync'")
    return KERNELS[key]()
