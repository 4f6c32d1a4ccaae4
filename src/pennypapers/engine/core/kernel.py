"""How kernels are compiled: by numba at their first call, cached on disk, without Python's global lock.

Importing a module that holds kernels imports numba, which takes most of a second. So modules that are on the start path
of a command or of the server import them inside functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba

from .cache import cache_folder

Function = TypeVar("Function", bound=Callable[..., object])


def kernel(function: Function) -> Function:
    """Compile a module-level function."""
    return _compiled(function)


def inlined(function: Function) -> Function:
    """Compile a small function into its callers.

    A layout's arrays are some fifty machine words as arguments. Unless told otherwise LLVM passes them on at every
    call, which costs three times as much as the game itself.
    """
    return _compiled(function, forceinline=True)


def _compiled(function: Function, **options: bool) -> Function:
    """`error_model="numpy"`: a division by zero gives infinity or zero, so that no kernel raises."""
    folder = cache_folder()
    njit: Any = numba.njit
    config: Any = numba.config
    usual = config.CACHE_DIR
    if folder:
        config.CACHE_DIR = str(folder)  # numba reads it as it decorates; kernels of other packages keep their folder
    try:
        compiled: Function = njit(cache=folder is not None, nogil=True, error_model="numpy", **options)(function)
    finally:
        config.CACHE_DIR = usual
    return compiled
