"""How a kernel is compiled: once, kept in a cache, without the interpreter's lock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

from .cache import cache_folder

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
    """Divisions follow numpy's way, so that nothing in a kernel has to raise."""
    folder = cache_folder()
    config: Any = numba.config
    usual = config.CACHE_DIR
    if folder:
        config.CACHE_DIR = str(folder)  # numba looks there as it decorates; others' kernels keep their place
    try:
        compiled = numba.njit(cache=folder is not None, nogil=True, error_model="numpy", forceinline=forceinline)(
            function
        )
    finally:
        config.CACHE_DIR = usual
    return cast(Function, compiled)
