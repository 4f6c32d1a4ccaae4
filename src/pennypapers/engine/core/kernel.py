"""How a kernel is compiled: at its first call, kept in a cache, without the interpreter's lock.

Numba takes most of a second to be imported, and whoever plays games that were compiled before does not need it (see
`native`). So what it makes is deferred until somebody calls it or compiles something that does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

from .cache import cache_folder

Function = TypeVar("Function", bound=Callable[..., object])


class Deferred:
    """Something of numba's that is made when it is needed; inside kernels it is what was made."""

    def __init__(self, function: Callable[..., object], make: Callable[[Callable[..., object]], Any]) -> None:
        self.function = function
        self.make = make
        self.made: Any = None
        self.__doc__ = function.__doc__

    def resolve(self) -> Any:
        if self.made is None:
            _teach_numba()
            self.made = self.make(self.function)
        return self.made

    def __call__(self, *arguments: object) -> Any:
        return self.resolve()(*arguments)


def kernel(function: Function) -> Function:
    """Compile a module-level function."""
    return cast(Function, Deferred(function, _compiled))


def inlined(function: Function) -> Function:
    """Compile a small function into those that call it.

    A layout's arrays are some fifty words as arguments: left to itself LLVM passes them on at every call, which
    costs three times as much as the game.
    """
    return cast(Function, Deferred(function, lambda plain: _compiled(plain, forceinline=True)))


def intrinsic(function: Function) -> Function:
    """A function that writes machine code."""
    return cast(Function, Deferred(function, _numba_intrinsic))


def _compiled(function: Callable[..., object], **options: bool) -> Any:
    """Divisions follow numpy's way, so that nothing in a kernel has to raise."""
    import numba

    folder = cache_folder()
    njit: Any = numba.njit
    config: Any = numba.config
    usual = config.CACHE_DIR
    if folder:
        config.CACHE_DIR = str(folder)  # numba looks there as it decorates; others' kernels keep their place
    try:
        return njit(cache=folder is not None, nogil=True, error_model="numpy", **options)(function)
    finally:
        config.CACHE_DIR = usual


def machine_code(deferred: Deferred, arguments: tuple[object, ...]) -> tuple[str, bytes]:
    """The symbol and the machine code of a kernel for such arguments, without what the interpreter would need."""
    import numba

    _teach_numba()
    njit: Any = numba.njit
    type_of: Any = numba.typeof
    options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = njit(nogil=True, error_model="numpy", **options)(deferred.function)
    dispatcher.compile(tuple(map(type_of, arguments)))
    (made,) = dispatcher.overloads.values()
    return made.fndesc.llvm_func_name, made.library.serialize_using_object_code()[2][0]


def _numba_intrinsic(function: Callable[..., object]) -> Any:
    from numba.core.registry import cpu_target
    from numba.extending import intrinsic as make

    made = make(function)
    context: Any = cpu_target.typing_context
    context.refresh()  # numba looks for new ones only as it begins to compile, and by now it has
    return made


@cache
def _teach_numba() -> None:
    """Let numba see through what is deferred."""
    from numba.core.registry import cpu_target
    from numba.extending import typeof_impl

    @typeof_impl.register(Deferred)
    def _type_of(deferred: Deferred, _context: object) -> Any:
        return cpu_target.typing_context.resolve_value_type(deferred.resolve())
