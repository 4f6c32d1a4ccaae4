"""Decorators for kernels: numba compiles them at the first call, caches them on disk, and runs them without the GIL.

Numba compiles a kernel once more for an argument that is a literal or a constant. So a large kernel is called with
`int(ZERO)` instead of `0`, and a variable begins with it if it is an argument later.

Importing a module that defines kernels imports numba, which takes most of a second. So modules that are imported when a
command or the server starts import such modules inside functions.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba

from .cache import cache_folder

Function = TypeVar("Function", bound=Callable[..., object])

ZERO = 0
"""In a kernel `int(ZERO)` is a number that is no literal."""

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


def merged(function: Function) -> Function:
    """Make a large function a part of its only caller.

    The machine code of a kernel contains all that it calls, so a chain of large kernels is compiled as often as it is
    long. A small function with several callers compiles sooner with `inlined`.
    """
    return _compiled(function, inline="always")


def _compiled(function: Function, **options: Any) -> Function:
    """Apply `numba.njit`. With `error_model="numpy"` a division by zero gives infinity or zero, so no kernel raises. No
    kernel is called by C code or passed as an argument, so the wrapper for that is not compiled."""
    assert isinstance(function, FunctionType)
    folder = cache_folder(Path(function.__code__.co_filename))
    njit: Any = numba.njit
    config: Any = numba.config
    with CACHE_DIR:
        usual = config.CACHE_DIR
        if folder:
            config.CACHE_DIR = str(
                folder
            )  # numba reads the setting while it decorates; it is reset below for functions of other packages
        try:
            compiled: Function = njit(
                cache=folder is not None, nogil=True, error_model="numpy", no_cfunc_wrapper=True, **options
            )(function)
        finally:
            config.CACHE_DIR = usual
    return compiled
