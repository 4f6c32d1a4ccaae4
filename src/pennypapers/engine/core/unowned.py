"""Passes arrays without numba's reference counting.

Numba increments and decrements a reference counter wherever it passes an array on, which in small kernels costs more
than the work: a Temple game takes twice as long. So a kernel with a loop begins with `grid = unowned(grid)`, and the
functions inlined into it do no reference counting. Use it for arguments only: their caller keeps them alive until the
kernel returns, whereas an array allocated inside the kernel would never be freed.
"""

from __future__ import annotations

from typing import Any, TypeVar

from numba import types
from numba.extending import intrinsic

from .kernel import inlined

Arrays = TypeVar("Arrays")
"""An array, or a NamedTuple with arrays in it."""


@intrinsic
def _unowned(_context: Any, arrays: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _without_owner(context, builder, signature.args[0], arguments[0])

    return arrays(arrays), generate


def _without_owner(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Array):
        array = context.make_array(kind)(context, builder, value)
        array.meminfo = array.meminfo.type(None)
        return array._getvalue()
    if isinstance(kind, types.BaseTuple):
        members: Any = kind
        for index, member in enumerate(members):
            bare = _without_owner(context, builder, member, builder.extract_value(value, index))
            value = builder.insert_value(value, bare, index)
    return value


@inlined
def unowned(arrays: Arrays) -> Arrays:
    return _unowned(arrays)  # type: ignore[call-arg]  # numba passes the context
