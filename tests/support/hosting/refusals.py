"""Finds every refusal that is not a rule of the game, by parsing the calls in the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pennypapers

SOURCES = sorted(Path(str(pennypapers.__file__)).parent.rglob("*.py"))
SAY_CODES = ("NotNow", "InvalidText", "PrintError", "Refused", "Refusal")
"""The functions and classes that take the code of a refusal as their first argument."""


@dataclass(frozen=True)
class RefusalCall:
    """One such call: the code, the names of the facts that it passes, and its file and line (`where`)."""

    where: str
    code: str
    facts: frozenset[str]


def refusal_calls() -> Iterator[RefusalCall]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node) in SAY_CODES and node.args:
                where = f"{path.name}:{node.lineno}"
                for code in _texts(node.args[0]):
                    yield RefusalCall(where, code, _facts(node))


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _texts(argument: ast.expr) -> Iterator[str]:
    """The code in a string literal, or both codes in `"a" if condition else "b"`."""
    if isinstance(argument, ast.IfExp):
        yield from _texts(argument.body)
        yield from _texts(argument.orelse)
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value


def _facts(call: ast.Call) -> frozenset[str]:
    """The keyword names of a call of NotNow; in other calls, the keys of a dictionary among the arguments."""
    given = {keyword.arg for keyword in call.keywords if keyword.arg}
    for argument in (*call.args, *(keyword.value for keyword in call.keywords)):
        if isinstance(argument, ast.Dict):
            given |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
    return frozenset(given)
