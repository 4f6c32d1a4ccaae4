"""How a kernel is compiled: once, kept in a cache beside its module, without the interpreter's lock."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import numba

Function = TypeVar("Function", bound=Callable[..., object])


def kernel(function: Function) -> Function:
    """Compile a module-level function at its first call."""
    return _compiled(function, forceinline=False)


def inlined(function: Function) -> Function:
    """Compile a small function into those that call it.

    A layout's arrays are some fifty words as arguments: left to itself LLVM passes them on at every call, which
    costs three times as much as the game.
    """
    return _compiled(function, forceinline=True)


def _compiled(function: Function, *, forceinline: bool) -> Function:
    """Divisions follow numpy's way, so that nothing in a kernel has to raise.

    Where no cache can be written (an install that is read-only, without a home) every process compiles anew.
    """
    try:
        return cast(
            Function, numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=forceinline)(function)
        )
    except RuntimeError:  # numba: "cannot cache function …: no locator available"
        return cast(Function, numba.njit(nogil=True, error_model="numpy", forceinline=forceinline)(function))
