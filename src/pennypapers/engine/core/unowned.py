"""Arrays without the counting of who holds them.

Numba counts references to arrays wherever it passes them on, which in small kernels costs more than the work: a Temple
game takes twice as long. So a kernel that loops borrows its arguments at its top (`grid = borrowed(grid)`), and what is
inlined below it counts nothing. Only arguments may be borrowed: their caller holds them until the kernel returns,
while an array that a function makes itself would be freed after the loan. See `play_tourist` in `temple.py`.
"""

from __future__ import annotations

from typing import Any, TypeVar

from .kernel import inlined, intrinsic

Arrays = TypeVar("Arrays")
"""An array, or a NamedTuple with arrays in it."""


@intrinsic
def _borrowed(_context: Any, arrays: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _without_owner(context, builder, signature.args[0], arguments[0])

    return arrays(arrays), generate


def _without_owner(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    from numba import types

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
def borrowed(arrays: Arrays) -> Arrays:
    return _borrowed(arrays)  # type: ignore[call-arg, no-any-return]  # numba hands in the context
