"""The import graph: dependencies point one way, and pure packages use only pure parts of the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pennypapers

ROOT = Path(pennypapers.__file__).parent
MODULES = {
    ".".join(("pennypapers", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in sorted(ROOT.rglob("*.py"))
}

SHELLS = {"server", "terminal", "lab", "envs"}
PURE = {"rules", "notation", "drawing", "table", "counting", "challenges", "hosting"}

RULES = {"messages", "errors"}
TEXTS = RULES | {"rules"}
TABLE = TEXTS | {"notation", "drawing"}
BOTS = TABLE | {"table", "engine"}
HOSTING = BOTS | {"bots", "counting", "challenges", "puzzles"}
SHELL = HOSTING | {"simulation", "printing"}

MAY_IMPORT = {
    "messages": set(),
    "errors": {"messages"},
    "rules": RULES,
    "notation": TEXTS,
    "drawing": TEXTS,
    "engine": TEXTS,
    "printing": TEXTS | {"drawing"},
    "table": TABLE,
    "bots": BOTS,
    "simulation": TEXTS | {"engine", "bots"},
    "counting": TABLE | {"table"},
    "challenges": TABLE | {"table"},
    "coach": BOTS | {"bots"},
    "puzzles": BOTS | {"bots", "simulation", "challenges"},
    "hosting": HOSTING,
    **dict.fromkeys(SHELLS, SHELL),
    "envs": SHELL | {"files", "game_arguments", "coach"},
    "terminal": SHELL | {"coach"},
    "server": SHELL | {"hosting", "coach"},
    "worker": SHELL | {"hosting", "server"},
    "cli": SHELL | SHELLS | {"__init__", "files", "coach"},
    "__main__": {"cli"},
    "files": TEXTS | {"notation"},
    "game_arguments": BOTS | {"files"},
    "game": BOTS | {"bots", "game_arguments"},
    "__init__": {"errors", "rules", "notation", "table", "bots", "files", "game"},
}
"""messages ← errors ← rules ← {notation, drawing, engine} ← table ← {bots, counting, challenges}
← {simulation, coach} ← puzzles ← hosting ← shells.

`worker` runs parts of the server in a browser; `tests/worker` says which.

`cli` imports all of them. `engine` is imported by `bots` and what is above. Of the shells only the server imports
`hosting`. `printing` stands on `drawing` and serves every shell that prints.
"""

SHOWS_ITSELF = {"pennypapers.rules.sheet": {"drawing"}}
"""The one exception: `print(sheet)` draws it. The import stands in the method, so that the rules load no drawing."""

READS_TRANSLATIONS = "pennypapers.messages.translation"
"""The one module of `messages` that needs Fluent and reads files. Only the shells and the printer import it."""

PURE_LIBRARY = {
    "__future__",
    "abc",
    "collections",
    "contextlib",
    "contextvars",
    "dataclasses",
    "enum",
    "errno",
    "fractions",
    "functools",
    "hashlib",
    "hmac",
    "html",
    "importlib.resources",
    "itertools",
    "json",
    "math",
    "re",
    "statistics",
    "string",
    "textwrap",
    "typing",
    "unicodedata",
    "xml",
    "zlib",
}
"""No clock, no files but their own data, no randomness, no logging, no async."""

HEAVY = ("numba", "ortools", "litestar", "textual", "typst", "numpy", "asyncio", "argparse")


def part_of(module: str) -> str:
    """The part of the package that a module belongs to: `rules`, `errors`, `__init__`."""
    return module.split(".")[1] if "." in module else "__init__"


def imported(module: str) -> Iterator[str]:
    """Every module that this one imports anywhere, by its full name; from a package also the names it takes."""
    path = MODULES[module]
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{source}.{name.name}" for name in node.names]
            yield from [name for name in names if name in MODULES or name == "importlib.resources"] or [source]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            assert part_of(module) in ("cli", "__init__"), f"{module} imports what nobody can read off it"


def ours(module: str) -> list[str]:
    return [name for name in imported(module) if name.split(".")[0] == "pennypapers"]


def theirs(module: str) -> list[str]:
    return [name for name in imported(module) if name.split(".")[0] != "pennypapers"]


def test_every_module_belongs_to_a_part_of_the_design() -> None:
    assert {part_of(module) for module in MODULES} <= MAY_IMPORT.keys()


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_one_way(module: str) -> None:
    part = part_of(module)
    allowed = MAY_IMPORT[part] | {part} | SHOWS_ITSELF.get(module, set())
    wrong = [name for name in ours(module) if part_of(name) not in allowed]
    assert not wrong


@pytest.mark.parametrize("module", [module for module in MODULES if part_of(module) in SHELLS])
def test_no_shell_knows_another(module: str) -> None:
    assert not {part_of(name) for name in ours(module)} & (SHELLS - {part_of(module)})


@pytest.mark.parametrize(
    "module",
    [each for each in MODULES if part_of(each) in PURE | {"errors", "messages"} and each != READS_TRANSLATIONS],
)
def test_what_is_pure_uses_the_pure_standard_library_only(module: str) -> None:
    strangers = [name for name in theirs(module) if name not in PURE_LIBRARY and name.split(".")[0] not in PURE_LIBRARY]
    assert not strangers


@pytest.mark.parametrize(
    "module", [module for module in MODULES if part_of(module) not in SHELLS | {"cli", "printing"}]
)
def test_translations_are_read_by_shells_and_the_printer_only(module: str) -> None:
    assert READS_TRANSLATIONS not in ours(module)


@pytest.mark.parametrize("module", [module for module in MODULES if part_of(module) in PURE])
def test_what_is_pure_opens_no_file_and_asks_nobody(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    assert not called & {"open", "input", "print", "exec", "eval", "compile", "breakpoint"}


def test_the_test_sees_imports_of_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
import random, os.path
from . import table
from .. import errors
from ..cli.files import read_text
from importlib import resources
def late():
    from pennypapers.terminal import screen
"""
    path = tmp_path / "sheet.py"
    path.write_text(source, encoding="utf-8")
    monkeypatch.setitem(MODULES, "pennypapers.rules.sheet", path)
    assert set(imported("pennypapers.rules.sheet")) == {
        "random",
        "os.path",
        "pennypapers.rules",
        "pennypapers.errors",
        "pennypapers.cli.files",
        "importlib.resources",
        "pennypapers.terminal.screen",
    }


def loaded_by(statement: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after this."""
    code = f"{statement}\nimport sys\nprint(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    return set(done.stdout.split())


def test_importing_the_library_loads_nothing_heavy() -> None:
    found = loaded_by("import pennypapers")
    assert "pennypapers.rules" in found
    assert not found & set(HEAVY)
    assert not {
        name for name in found if name.startswith(("pennypapers.cli", "pennypapers.table", "pennypapers.drawing"))
    }


def test_scoring_loads_nothing_heavy() -> None:
    sheet = "adventure: temple\\nlayout: front\\ngrid:\\n"
    found = loaded_by(
        "import io, sys\n"
        f"sys.stdin = io.TextIOWrapper(io.BytesIO(b'{sheet}'))\n"
        "sys.stderr = io.StringIO()\n"
        "from pennypapers.cli import main\nassert main(['score', '-']) == 1"
    )
    assert not found & (set(HEAVY) - {"argparse"})


@pytest.mark.parametrize(
    "statement",
    [
        "import pennypapers.server.app",
        "import pennypapers.terminal.dialogue, pennypapers.terminal.begin",
        "from pennypapers.cli import build_parser\nbuild_parser()",
        "import pennypapers.bots",
        "import pennypapers.engine.core.engine",
    ],
)
def test_nobody_starts_with_the_compiler(statement: str) -> None:
    assert not loaded_by(statement) & {"numba", "llvmlite", "numpy"}


def test_the_server_starts_without_what_prints_and_speaks() -> None:
    """`pip install 'pennypapers[server]'` brings neither."""
    assert not loaded_by("import pennypapers.server.serving") & {"fluent", "fluent.runtime", "typst", "textual"}


def test_nobody_who_wants_no_traces_loads_what_makes_them() -> None:
    """`pip install 'pennypapers[server]'` does not bring it."""
    assert "opentelemetry" not in loaded_by("import pennypapers.server.serving, pennypapers.cli.commands.serving.serve")
