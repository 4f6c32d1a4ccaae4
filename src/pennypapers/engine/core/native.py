"""Kernels as machine code on disk: a process that finds its kernel there plays without numba, and so at once.

A kernel is called here the way compiled kernels call each other: a place for the result, a place for an error, then
every argument as words, an array as owner, parent, items, item size, address, shape and strides. Owners are left out:
nobody counts references. What machine code needs besides is memory, and the few lines of `MEMORY` give it.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

import numpy as np

from .cache import cache_folder
from .kernel import Deferred, machine_code

MEMORY = """
declare ptr @malloc(i64)
declare void @free(ptr)

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %step = zext i32 %align to i64
  %more = add i64 %step, 64
  %room = add i64 %size, %more
  %owner = call ptr @malloc(i64 %room)
  %start = ptrtoint ptr %owner to i64
  %above = add i64 %start, %more
  %last = sub i64 %above, 1
  %mask = sub i64 0, %step
  %data = and i64 %last, %mask
  store i64 1, ptr %owner
  %field = getelementptr i64, ptr %owner, i64 3
  store i64 %data, ptr %field
  ret ptr %owner
}

define void @NRT_MemInfo_call_dtor(ptr %owner) {
  call void @free(ptr %owner)
  ret void
}
"""
"""Numba's header of an array in memory: how many hold it comes first, where the data lie fourth."""

Play = Callable[..., None]


@cache
def native(name: str, play: Play) -> Play:
    """A kernel under this name from the disk, or compiled and put there; itself where that cannot be done."""
    folder = cache_folder()
    if folder is None or not isinstance(play, Deferred):
        return play
    path = folder / f"{name}-{_machine()}.kernel"
    loaded: list[Play] = []

    def playing(*arguments: object) -> None:
        if not loaded:
            if not path.exists():
                _save(play, arguments, path)
            loaded.append(_load(path) if path.stat().st_size else play.resolve())
        loaded[0](*arguments)

    return playing


def _machine() -> str:
    """Machine code is for one processor and one way of loading it."""
    import llvmlite
    from llvmlite import binding

    features = binding.get_host_cpu_features().flatten()
    described = f"{sys.platform} {binding.get_host_cpu_name()} {features} {llvmlite.__version__}"
    return sha256(described.encode()).hexdigest()[:12]


def _save(play: Deferred, arguments: tuple[object, ...], path: Path) -> None:
    """Compile, and keep it if a process of its own can load it: one that cannot would end without a word.

    An empty file says that this kernel needs numba, here and with these versions; so nobody tries again.
    """
    draft = path.with_suffix(f".{os.getpid()}")
    try:
        symbol, code = machine_code(play, arguments)
        draft.write_bytes(symbol.encode() + b"\n" + code)
        is_good = subprocess.run([sys.executable, "-c", TRIAL, str(draft)], capture_output=True).returncode == 0
    except (AttributeError, IndexError, TypeError, ValueError):  # a numba that keeps its code elsewhere
        is_good = False
    if not is_good:
        draft.write_bytes(b"")
    draft.replace(path)


TRIAL = "import sys, pathlib; from pennypapers.engine.core.native import _load; _load(pathlib.Path(sys.argv[1]))"

_LOADED: list[object] = []
"""What must not be forgotten while its code may run."""


def _load(path: Path) -> Play:
    from llvmlite import binding

    symbol, _, code = path.read_bytes().partition(b"\n")
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine(jit=True)
    engine = binding.create_mcjit_compiler(binding.parse_assembly(MEMORY), machine)
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    address = engine.get_function_address(symbol.decode())
    if not address:
        raise OSError(f"{path} holds no kernel")
    _LOADED.append(engine)

    def play(*arguments: object) -> None:
        words = [word for argument in arguments for word in _words(argument)]
        kind = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *[ctypes.c_uint64] * len(words))
        result, error = ctypes.c_uint64(), ctypes.c_void_p()
        if kind(address)(ctypes.addressof(result), ctypes.addressof(error), *words) != 0:
            raise MemoryError("a kernel could not go on")

    return play


def _words(argument: object) -> list[int]:
    if isinstance(argument, np.ndarray):
        assert argument.flags.c_contiguous
        return [0, 0, argument.size, argument.itemsize, argument.ctypes.data, *argument.shape, *argument.strides]
    if isinstance(argument, tuple):
        return [word for member in argument for word in _words(member)]
    assert isinstance(argument, int | np.integer), f"{type(argument)} cannot be handed to a kernel"
    return [int(argument) & (1 << 64) - 1]
