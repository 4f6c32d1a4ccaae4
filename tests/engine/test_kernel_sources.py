"""A kernel is compiled anew when any source has changed that it is compiled from."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

import pennypapers
from pennypapers.engine.core.cache import SOURCES, sources

ROOT = Path(pennypapers.__file__).parent
PATHS = [path for source in SOURCES for path in sorted(source.rglob("*.py")) if "kernel import " in path.read_text()]
"""The modules with kernels."""


def functions(path: Path) -> Iterator[FunctionType]:
    """What is compiled in a module."""
    module = import_module(".".join(("pennypapers", *path.relative_to(ROOT).with_suffix("").parts)))
    for value in vars(module).values():
        function = getattr(value, "py_func", None)
        if function is not None and function.__module__ == module.__name__:
            yield function


def called(function: FunctionType) -> Iterator[FunctionType]:
    """The kernels that a kernel names."""
    for name in function.__code__.co_names:
        found = getattr(function.__globals__.get(name), "py_func", None)
        if found is not None:
            yield found


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_sources_of_a_module_have_every_kernel_that_its_own_call(path: Path) -> None:
    found = sources(path)
    for function in functions(path):
        for other in called(function):
            assert Path(other.__code__.co_filename) in found


def test_kernels_that_call_others_are_found() -> None:
    """Otherwise the test above would find nothing to compare."""
    calls = [other for path in PATHS for function in functions(path) for other in called(function)]
    assert len({each.__code__.co_filename for each in calls}) > 20


@pytest.mark.parametrize("generic", ["bots/search.py", "puzzles/finish/search.py"])
def test_a_search_is_compiled_anew_when_a_function_that_is_registered_with_it_has_changed(generic: str) -> None:
    registering = ("explorer.py", "temple.py", "island.py", "valley.py")
    found = sources(ROOT / generic)
    users = [path for path in (ROOT / generic).parent.rglob("*.py") if path.name in registering]
    assert len(users) >= 3
    assert set(users) <= found
