"""The English that the package says without Fluent, from the catalogue, and the languages that the page offers.

`make words` writes both. Of the English only what Python code says is written, so that the file stays small. Messages
that another one names are put in their places.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from pennypapers.messages.languages import LANGUAGE_NAMES

MESSAGES = Path(__file__).parents[1] / "src" / "pennypapers" / "messages"
TARGET = MESSAGES / "english.json"
PAGE_LANGUAGES = MESSAGES.parent / "web" / "js" / "app" / "languages.js"

SAID = (
    *("refused-", "fact-", "name-", "play-face-", "learn-about-", "replay-check-", "replay-verdict-", "stars"),
    *("score-reason-", "score-part-", "score-tie-", "score-winner", "score-make-", "score-rank-", "score-title"),
    *("count-advice", "count-claimed", "count-crossing-", "count-left-out", "count-missing", "count-not-allowed"),
    *("count-overlooked", "count-total", "count-treasure", "count-unfounded", "sheet-", "side-"),
    *(
        "compare-",
        "hindsight-",
        "analysis-",
        "puzzle-",
        "challenge-",
        "remote-",
        "plain-",
        "terminal-go-on",
        "terminal-kept",
        "terminal-dice-faces",
    ),
    *("play-danger-", "play-drew-", "play-hold", "play-kind-", "play-tab", "play-use-cross", "play-use-treasure"),
    *("play-hint-stars", "play-hint-about", "play-key-enter", "help-", "cli-", "usage-"),
)
"""How the ids of messages begin that Python code says."""

WITHIN_A_LINE = "refused-"
"""These stand behind a line's number and a clause, so they begin small, are one sentence and have no full stop."""

NAMES = ("Dakota", "Penny", "Lockpick", "Navigation")
"""Words that keep their capital in the middle of a sentence."""

Pattern = str | dict[str, object] | list["Pattern"]


def catalogue() -> dict[str, ast.Pattern]:
    """All English messages by id."""
    return {
        entry.id.name: entry.value
        for path in sorted((MESSAGES / "en").glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value
    }


def english() -> str:
    """The whole of english.json: one message a line."""
    known = catalogue()
    said = {name: _pattern(value, known) for name, value in known.items() if name.startswith(SAID)}
    said = {name: _in_line(each) if name.startswith(WITHIN_A_LINE) else each for name, each in said.items()}
    lines = [f"{json.dumps(name)}: {json.dumps(each, ensure_ascii=False)}" for name, each in said.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def page_languages() -> str:
    """The whole of languages.js."""
    return f"""\
// The languages, each named in its own words. `make words` writes this file from `messages/languages.py`.

export const LANGUAGES = /** @type {{const}} */ ({json.dumps(LANGUAGE_NAMES, ensure_ascii=False)});
"""


def _pattern(pattern: ast.Pattern, known: dict[str, ast.Pattern]) -> Pattern:
    parts: list[Pattern] = []
    for element in pattern.elements:
        part = _element(element, known)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 else parts


def _element(element: ast.TextElement | ast.Placeable, known: dict[str, ast.Pattern]) -> Pattern:
    if isinstance(element, ast.TextElement):
        return _escaped(element.value)
    match element.expression:
        case ast.StringLiteral(value=value):
            return _escaped(value)
        case ast.VariableReference(id=name):
            return f"{{{name.name}}}"
        case ast.MessageReference(id=name):
            return _pattern(known[name.name], known)
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            cases = {_key(each.key): _pattern(each.value, known) for each in variants}
            default = next(_key(each.key) for each in variants if each.default)
            return {"by": name.name, "otherwise": cases.pop(default), "cases": cases}
        case other:
            raise TypeError(f"a message may not contain {type(other).__name__}")


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _in_line(pattern: Pattern) -> str:
    """`Pass first. Then cross out {space}.` as `pass first; then cross out {space}`."""
    if not isinstance(pattern, str):
        raise TypeError(f"a refusal may not have a selector: {pattern}")
    first, *others = re.split(r"(?<=[\w}’”])\. (?=[A-Z{“])", pattern.removesuffix("."))
    return "; ".join(map(_small, (first, *others)))


def _small(text: str) -> str:
    return text if text.startswith(NAMES) else text[0].lower() + text[1:]


if __name__ == "__main__":
    TARGET.write_text(english(), encoding="utf-8")
    PAGE_LANGUAGES.write_text(page_languages(), encoding="utf-8")
