"""The messages of the catalogue, parsed by the Python implementation of Fluent."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pennypapers
from pennypapers.server.web.web_files import TERMINAL

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
"""The Fluent syntax nodes that messages may use; the page supports no others."""


def files(language: str) -> dict[str, str]:
    """The text of each file of a language, by its name."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted((MESSAGES / language).glob("*.ftl"))}


@lru_cache(maxsize=64)
def messages(source: str) -> dict[str, ast.Message]:
    """The messages of a file by their ids; asserts that it holds only messages and comments."""
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
    """All syntax nodes of a message, itself included."""
    visitor = _Nodes()
    visitor.visit(message)
    return visitor.found


def variables(message: ast.Message) -> set[str]:
    """The variables of a message."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


def references(message: ast.Message) -> set[str]:
    """The other messages that a message refers to."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def needed(key: str, known: dict[str, ast.Message]) -> set[str]:
    """The variables of a message and of all messages that it refers to."""
    message = known[key]
    return variables(message).union(*(needed(other, known) for other in references(message)))


def texts(message: ast.Message) -> Iterator[str]:
    """The literal texts of a message: outside its placeables, and in quotes inside them."""
    for node in nodes(message):
        if isinstance(node, ast.TextElement | ast.StringLiteral):
            yield node.value


def selector_keys(message: ast.Message) -> dict[str, set[str]]:
    """The variant keys of a message's select expressions, by variable."""
    found: dict[str, set[str]] = {}
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
            found.setdefault(node.selector.id.name, set()).update(keys)
    return found


def refusal(code: str) -> str:
    return f"refused-{code.replace('.', '-').replace('_', '-')}"


def command_refusals() -> set[str]:
    """The messages of refusals that only commands say, in files that the page does not load."""
    stems = [name.removesuffix(".ftl") for name in TERMINAL]
    return {key for stem in stems for key in messages(files("en")[stem]) if key.startswith("refused-")}
