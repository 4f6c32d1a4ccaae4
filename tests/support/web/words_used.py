"""Finds the ids of the messages that the page's modules and the package use, by parsing their source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from support.web.catalogue import WEB

_TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'')
_CALL = re.compile(r"(?<![\w.$])t\(")
_KEY = re.compile(r"\s*(?:([A-Za-z_$][\w$]*)|\"([^\"]+)\")\s*(?=[:,}]|$)")
_BEGINNING = re.compile(r"[a-z]+(-[a-z]+)+")
_ANY = "[A-Za-z0-9-]+"
_SAYS = re.compile(
    r"\b(?:words|speaker)\.say\(|messages\.translation import |from fluent\.runtime import "
    r"|^from \.+messages import .*\bsay\b",
    flags=re.MULTILINE,
)
_OPEN, _CLOSE = "([{", ")]}"


@dataclass(frozen=True)
class Call:
    """A call of `t(…)`: the ids and patterns of ids that it may use, and the variables that it passes (None if they
    cannot be read from the source)."""

    file: str
    ids: tuple[str, ...]
    families: tuple[re.Pattern[str], ...]
    given: frozenset[str] | None


@lru_cache(maxsize=1)
def modules() -> dict[str, str]:
    """The source of the page's modules without comments, by path."""
    return {
        path.relative_to(WEB).as_posix(): re.sub(
            r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        for path in sorted(WEB.rglob("*.js"))
    }


@lru_cache(maxsize=1)
def python_modules() -> dict[str, str]:
    """The source of the Python modules that use messages, by path; f-strings are rewritten as JavaScript templates."""

    def filled_in(found: re.Match[str]) -> str:
        return "`" + (found[1] or found[2]).replace("{", "${") + "`"

    return {
        path.relative_to(WEB.parent).as_posix(): re.sub(r"f'([^'\n]+)'|f\"([^\"\n]+)\"", filled_in, source)
        for path in sorted(WEB.parent.rglob("*.py"))
        if _SAYS.search(source := path.read_text(encoding="utf-8"))
    }


def literals() -> set[str]:
    """Every string literal."""
    return {text for source in (*modules().values(), *python_modules().values()) for text in _texts(source)}


@lru_cache(maxsize=1)
def families() -> tuple[re.Pattern[str], ...]:
    """Patterns of the ids that templates may give: `name-${adventure}`, or `${id}-${value}` with any literal id."""
    found: list[re.Pattern[str]] = []
    for source in (*modules().values(), *python_modules().values()):
        beginnings = [text for text in _texts(source) if _BEGINNING.fullmatch(text)]
        for pieces in _templates(source):
            if pieces[0]:
                found += _family(pieces)
            elif len(pieces) > 1 and pieces[1].startswith("-"):
                found += [
                    family for beginning in beginnings for family in _family([beginning + pieces[1], *pieces[2:]])
                ]
    return tuple(found)


def calls() -> Iterator[Call]:
    for name, source in modules().items():
        for found in _CALL.finditer(source):
            arguments = _arguments(source, found.end())
            first = arguments[0] if arguments else ""
            made = [family for pieces in _templates(first) for family in _family(pieces)]
            plain = "" if "`" in first else _chosen(first)
            yield Call(name, tuple(_texts(plain)), tuple(made), _given(arguments[1:]))


def _texts(source: str) -> list[str]:
    return [found[1] or found[2] or "" for found in _TEXT.finditer(source)]


def _chosen(expression: str) -> str:
    """The part of an expression that can be its value: of `a === "b" ? "c" : "d"`, the part after the `?`."""
    question, mark, rest = expression.partition("?")
    return rest if mark and not rest.startswith(("?", ".")) else question


def _family(pieces: list[str]) -> Iterator[re.Pattern[str]]:
    if len(pieces) > 1 and re.fullmatch(r"[a-z]+-", pieces[0][: pieces[0].find("-") + 1]):
        yield re.compile(_ANY.join(map(re.escape, pieces)))


def _templates(source: str) -> Iterator[list[str]]:
    """Every template literal, nested ones too, as the list of its texts between the `${…}`."""
    at = source.find("`")
    while at >= 0:
        pieces, begun = [], at + 1
        at += 1
        while at < len(source) and source[at] != "`":
            if source.startswith("${", at):
                pieces.append(source[begun:at])
                end = _end(source, at + 2)
                yield from _templates(source[at + 2 : end])
                at = begun = end + 1
            else:
                at += 2 if source[at] == "\\" else 1
        yield [*pieces, source[begun:at]]
        at = source.find("`", at + 1)


def _end(source: str, start: int) -> int:
    """The index of the bracket that closes the one just before `start`."""
    depth, at = 0, start
    while at < len(source):
        sign = source[at]
        if sign in "\"'":
            at = source.index(sign, at + 1)
        elif sign == "`":
            at = _template_end(source, at)
        elif sign in _OPEN:
            depth += 1
        elif sign in _CLOSE:
            if not depth:
                return at
            depth -= 1
        at += 1
    return at


def _template_end(source: str, start: int) -> int:
    at = start + 1
    while at < len(source) and source[at] != "`":
        at = _end(source, at + 2) + 1 if source.startswith("${", at) else at + 1
    return at


def _arguments(source: str, start: int) -> list[str]:
    """The arguments of a call whose opening bracket is just before `start`."""
    found, begun, at = [], start, start
    end = _end(source, start)
    while at < end:
        sign = source[at]
        if sign in "\"'":
            at = source.index(sign, at + 1)
        elif sign == "`":
            at = _template_end(source, at)
        elif sign in _OPEN:
            at = _end(source, at + 1)
        elif sign == ",":
            found.append(source[begun:at].strip())
            begun = at + 1
        at += 1
    return [each for each in [*found, source[begun:end].strip()] if each]


def _given(rest: list[str]) -> frozenset[str] | None:
    if not rest:
        return frozenset()
    if len(rest) > 1 or not rest[0].startswith("{") or "..." in rest[0]:
        return None
    keys = [_KEY.match(entry) for entry in _arguments(rest[0][1:-1] + ")", 0)]
    return frozenset(key[1] or key[2] for key in keys if key)
