"""The page's messages as the Python runtime reads them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pennypapers

WEB = Path(pennypapers.__file__).parent / "web"
MESSAGES = WEB.parent / "messages"

ALLOWED = (
    ast.Resource,
    ast.Message,
    ast.Identifier,
    ast.Pattern,
    ast.TextElement,
    ast.Placeable,
    ast.VariableReference,
    ast.MessageReference,
    ast.StringLiteral,
    ast.SelectExpression,
    ast.Variant,
    ast.NumberLiteral,
    ast.Span,
    ast.BaseComment,
)
"""What a message may be made of; the page reads nothing else."""


def files(language: str) -> dict[str, str]:
    """The text of each file of a language, by its name."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted((MESSAGES / language).glob("*.ftl"))}


@lru_cache(maxsize=64)
def messages(source: str) -> dict[str, ast.Message]:
    """The messages of a file by their ids; nothing in it may be anything else."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{entry.annotations[0].message}: {entry.content}"
        if isinstance(entry, ast.BaseComment):
            continue
        assert isinstance(entry, ast.Message), entry
        assert entry.id.name not in found, f"{entry.id.name} is given twice"
        found[entry.id.name] = entry
    return found


def language_messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    found: dict[str, ast.Message] = {}
    for name, source in files(language).items():
        for key, message in messages(source).items():
            assert key not in found, f"{key} of {name}.ftl stands in another file too"
            found[key] = message
    return found


class _Nodes(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        self.found.append(node)
        super().generic_visit(node)


def nodes(message: ast.Message) -> list[ast.BaseNode]:
    """The message and everything in it."""
    visitor = _Nodes()
    visitor.visit(message)
    return visitor.found


def variables(message: ast.Message) -> set[str]:
    """What a message itself speaks of."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


def references(message: ast.Message) -> set[str]:
    """The other messages that it says."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def needed(key: str, known: dict[str, ast.Message]) -> set[str]:
    """What a message speaks of, and those that it says."""
    message = known[key]
    return variables(message).union(*(needed(other, known) for other in references(message)))


def texts(message: ast.Message) -> Iterator[str]:
    """What stands in a message between the braces, and in quotes."""
    for node in nodes(message):
        if isinstance(node, ast.TextElement | ast.StringLiteral):
            yield node.value


def selector_keys(message: ast.Message) -> dict[str, set[str]]:
    """The keys that a message chooses by, for each variable."""
    found: dict[str, set[str]] = {}
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
            found.setdefault(node.selector.id.name, set()).update(keys)
    return found
