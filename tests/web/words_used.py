"""Which messages the page's modules ask for, as far as can be read off them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from web.catalogue import WEB

_TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'')
_TEMPLATE = re.compile(r"`((?:[^`\\]|\\.)*)`")
_FAMILY = re.compile(r"[a-z]+-(?:[\w-]|\$\{[^{}]*\})*")
_CALL = re.compile(r"(?<![\w.$])t\(")
_KEY = re.compile(r"\s*(?:([A-Za-z_$][\w$]*)|\"([^\"]+)\")\s*(?=[:,}]|$)")
_OPEN, _CLOSE = "([{", ")]}"


@dataclass(frozen=True)
class Call:
    """`t(…)` somewhere: the ids it may ask for, and the variables it gives; None where they cannot be read off."""

    file: str
    ids: tuple[str, ...]
    families: tuple[re.Pattern[str], ...]
    given: frozenset[str] | None


@lru_cache(maxsize=1)
def modules() -> dict[str, str]:
    """The page's modules without their comments."""
    return {
        path.name: re.sub(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for path in sorted(WEB.rglob("*.js"))
    }


def literals() -> set[str]:
    """Every text in quotes."""
    return {found[1] or found[2] for source in modules().values() for found in _TEXT.finditer(source)}


def families() -> list[re.Pattern[str]]:
    """Every text that is put together and begins like an id: `name-${adventure}`."""
    return [pattern for source in modules().values() for pattern in _families(source)]


def calls() -> Iterator[Call]:
    for name, source in modules().items():
        for found in _CALL.finditer(source):
            arguments = _arguments(source, found.end())
            first = arguments[0] if arguments else ""
            ids = tuple(text[1] or text[2] for text in _TEXT.finditer(_chosen(first)))
            yield Call(name, ids, tuple(_families(first)), _given(arguments[1:]))


def _chosen(expression: str) -> str:
    """Of `a === "b" ? "c" : "d"` what it may come to: not the question."""
    question, mark, rest = expression.partition("?")
    return rest if mark and not rest.startswith(("?", ".")) else question


def _families(source: str) -> Iterator[re.Pattern[str]]:
    for found in _TEMPLATE.finditer(source):
        if "${" in found[1] and _FAMILY.fullmatch(found[1]):
            pieces = [re.escape(piece) for piece in re.split(r"\$\{[^{}]*\}", found[1])]
            yield re.compile("[A-Za-z0-9-]+".join(pieces))


def _arguments(source: str, start: int) -> list[str]:
    """The arguments of a call whose bracket opened just before `start`."""
    found, depth, begun, quote = [], 0, start, ""
    for at in range(start, len(source)):
        sign = source[at]
        if quote:
            quote = "" if sign == quote and source[at - 1] != "\\" else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in _OPEN:
            depth += 1
        elif sign in _CLOSE and depth:
            depth -= 1
        elif (sign == "," and not depth) or sign in _CLOSE:
            found.append(source[begun:at].strip())
            begun = at + 1
            if sign in _CLOSE:
                break
    return [each for each in found if each]


def _given(rest: list[str]) -> frozenset[str] | None:
    if not rest:
        return frozenset()
    if len(rest) > 1 or not rest[0].startswith("{") or "..." in rest[0]:
        return None
    keys = [_KEY.match(entry) for entry in _arguments(rest[0][1:-1] + ")", 0)]
    return frozenset(key[1] or key[2] for key in keys if key)
