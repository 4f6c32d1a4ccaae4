"""Decorators for kernels: numba compiles them at the first call, caches them on disk, and runs them without the GIL.

Importing a module that defines kernels imports numba, which takes most of a second. So modules that are imported when a
command or the server starts import such modules inside functions.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

import numba

from .cache import cache_folder

Function = TypeVar("Function", bound=Callable[..., object])

CACHE_DIR = threading.Lock()
"""Lock held while numba's setting `CACHE_DIR` is changed, because two threads may import kernels at the same time."""


def kernel(function: Function) -> Function:
    """Compile a module-level function."""
    return _compiled(function)


def inlined(function: Function) -> Function:
    """Compile a small function and always inline it into its callers.

    The arrays of a layout are some fifty machine words as arguments. Without inlining LLVM copies them at every call,
    which takes three times as long as the work of the function.
    """
    return _compiled(function, forceinline=True)


def _compiled(function: Function, **options: bool) -> Function:
    """Apply `numba.njit`. With `error_model="numpy"` a division by zero gives infinity or zero, so no kernel raises."""
    folder = cache_folder()
    njit: Any = numba.njit
    config: Any = numba.config
    with CACHE_DIR:
        usual = config.CACHE_DIR
        if folder:
            config.CACHE_DIR = str(
                folder
            )  # numba reads the setting while it decorates; it is reset below for functions of other packages
        try:
            compiled: Function = njit(cache=folder is not None, nogil=True, error_model="numpy", **options)(function)
        finally:
            config.CACHE_DIR = usual
    return compiled
