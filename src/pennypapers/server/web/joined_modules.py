"""Modules joined into one script, for whoever opens the page for the first time: on a phone each file costs its time
again, and a game has eighty.

Each module becomes a function that gives back what it exports, called once, when another needs it. This is no compiler:
it knows only the lines with which our modules import and export, and says so when it meets another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

IMPORT = re.compile(
    r'^import (?:\* as (?P<whole>\w+)|(?P<default>\w+)|\{(?P<names>[^}\n]*)\}) from "\./(?P<of>[\w-]+\.js)";$',
    re.MULTILINE,
)
PASSED_ON = re.compile(r'^export \{(?P<names>[^}\n]*)\} from "\./(?P<of>[\w-]+\.js)";$', re.MULTILINE)
EXPORT = re.compile(
    r"^export (?P<default>default )?(?P<rest>(?:async )?(?:function\*?|class|const) (?P<name>\w+))", re.MULTILINE
)
VALUE = re.compile(r"^export default (?=\{)", re.MULTILINE)
LATER = re.compile(r'(?<!\{)\bimport\("\./([\w-]+\.js)"\)')
UNKNOWN = re.compile(r"^(?:import|export)\b(?!\().*", re.MULTILINE)
REMARK = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)
"""A comment that has its lines to itself. What stands behind code may be within a text, so it stays."""

REGISTRY = """\
const makers = new Map();
const made = new Map();
const define = (name, maker) => void (makers.has(name) || makers.set(name, maker));
const $need = (name) => {
  if (!made.has(name)) made.set(name, makers.get(name)($need, $load));
  return made.get(name);
};
const $load = async (name) => {
  await (makers.has(name) || import(`/web/joined/${name}`).then((script) => script.default(define)));
  return $need(name);
};
"""
"""In the script that comes first; later ones hand it what they bring. A module is made once, whoever brought it; one
that comes later is never made before the one that asks for it is, which it may need."""


class NotJoinedError(Exception):
    """A line that no module of ours has had so far."""


def first_script(modules: Iterable[tuple[str, str]], beginning: str) -> str:
    """These modules, by name and text, of which one begins the page."""
    return f'{REGISTRY}{_defined(modules)}$need("{beginning}");\n'


def later_script(modules: Iterable[tuple[str, str]]) -> str:
    return f"export default (define) => {{\n{_defined(modules)}}};\n"


def _defined(modules: Iterable[tuple[str, str]]) -> str:
    # In brackets, a function is compiled at once and not looked through first; nearly all are called at once.
    return "".join(f'define("{name}", (($need, $load) => {{\n{_body(name, text)}}}));\n' for name, text in modules)


def _body(name: str, text: str) -> str:
    exports = [found["name"] for found in EXPORT.finditer(text) if not found["default"]]
    exports += [f"default: {found['name']}" for found in EXPORT.finditer(text) if found["default"]]
    for found in PASSED_ON.finditer(text):
        for each in found["names"].split(","):
            name_there, _, name_here = each.strip().partition(" as ")
            exports.append(f'{name_here or name_there}: $need("{found["of"]}").{name_there}')
    if VALUE.search(text):
        exports.append("default: $value")
    text = REMARK.sub("", text)
    text = PASSED_ON.sub("", IMPORT.sub(_needed, text))
    text = VALUE.sub("const $value = ", EXPORT.sub(r"\g<rest>", text))
    if unknown := UNKNOWN.search(text):
        raise NotJoinedError(f"{name} cannot be joined with others because of this line: {unknown[0]}")
    text = LATER.sub(r'$load("\1")', text)
    return f"{text}return {{ {', '.join(exports)} }};\n"


def _needed(found: re.Match[str]) -> str:
    if found["whole"]:
        wanted = found["whole"]
    elif found["default"]:
        wanted = f"{{ default: {found['default']} }}"
    else:
        wanted = f"{{{found['names'].replace(' as ', ': ')}}}"
    return f'const {wanted} = $need("{found["of"]}");'
