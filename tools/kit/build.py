"""Builds the kit: all that a browser needs to play without a server. `make kit`.

Pyodide comes from npm and msgspec from PyPI, by name and pinned by hash. The standard library is cut down to what
`library.txt` lists, our own package to what the worker imports; both are compiled. What is large is compressed and cut
into parts, so that a download can go on where it stopped, whatever host the kit lies on.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PYODIDE = ROOT / "node_modules" / "pyodide"
TARGET = ROOT / "kit" / "src" / "pennypapers_kit" / "files"
START = "pennypapers.worker.start"

PLATFORM = ("--python-version=3.14", "--implementation=cp", "--abi=cp314", "--platform=pyemscripten_2026_0_wasm32")
DOWNLOAD = (
    *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
    *("--only-binary=:all:", "--require-hashes", "--requirement", str(HERE / "wheels.txt"), *PLATFORM),
)
MODULES = ("pyodide.mjs", "pyodide.asm.mjs")
"""What is loaded by its address; all else is data."""
DATA = ("pyodide.asm.wasm", "python_stdlib.zip", "game.zip")
PART = 256 * 1024
DATA_OF_PACKAGE = {".json", ".layout", ".md", ".svg", ".txt"}
DATA_FOLDERS = ("data", "layouts")
OF_COMPILED_BOTS = {"weights.json"}

NOT_IN_A_BROWSER = (
    "pennypapers.bots.learned",
    "pennypapers.coach",
    "pennypapers.puzzles.finish",
    "pennypapers.puzzles.mining",
    "pennypapers.puzzles.solver",
    "pennypapers.game",
    "pennypapers.files",
    "pennypapers.messages.translation",
)
"""What is imported inside functions that are never called there: compiled bots, what looks at finished games with them,
and the entrance of the library."""


def library() -> list[str]:
    """The modules of the standard library that are kept."""
    return [line for line in (HERE / "library.txt").read_text(encoding="utf-8").split("\n") if line and line[0] != "#"]


def parts() -> list[str]:
    """The modules of our package that the worker imports, at once or when it comes to it."""
    found, left = set[str](), [START]
    while left:
        module = left.pop()
        if module in found or any(f"{module}.".startswith(f"{each}.") for each in NOT_IN_A_BROWSER):
            continue
        found.add(module)
        left += [each for each in imports_of(module) if path_of(each) is not None]
        left += [module.rpartition(".")[0]] if "." in module else []
    return sorted(found)


def package_files() -> list[str]:
    """The files of our package that go into the kit: its modules, and the data beside them."""
    modules = [path for path in map(path_of, parts()) if path is not None]
    folders = {path.parent for path in modules if path.name == "__init__.py"}
    folders |= {folder / name for folder in folders for name in DATA_FOLDERS if (folder / name).is_dir()}
    data = [
        path
        for folder in folders
        for path in folder.iterdir()
        if path.suffix in DATA_OF_PACKAGE and path.name not in OF_COMPILED_BOTS
    ]
    return sorted(path.relative_to(ROOT / "src").as_posix() for path in [*modules, *data])


def path_of(module: str) -> Path | None:
    """The file of one of our modules."""
    if module.split(".")[0] != "pennypapers":
        return None
    base = ROOT / "src" / Path(*module.split("."))
    return next((each for each in (base / "__init__.py", base.with_suffix(".py")) if each.is_file()), None)


def imports_of(module: str) -> Iterator[str]:
    """Every module that one of ours names in an import, wherever that stands, but not for types only."""
    path = path_of(module)
    assert path is not None
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    yield from imported(ast.parse(path.read_text(encoding="utf-8")), package)


def imported(tree: ast.AST, package: list[str]) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            continue
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            yield from (source, *(f"{source}.{each.name}" for each in node.names))
        else:
            yield from imported(node, package)


def build(target: Path = TARGET) -> dict[str, object]:
    """Build the kit into an empty folder; what stands in its list."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        subprocess.run([*DOWNLOAD, "--dest", folder], check=True)
        (made / "library.txt").write_text("\n".join(library()), encoding="utf-8")
        shutil.copy(PYODIDE / "python_stdlib.zip", made / "whole.zip")
        for name in ("compiling.py", "unreached.txt"):
            shutil.copy(HERE / name, made)
        for name in package_files():
            (made / "package" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / "src" / name, made / "package" / name)
        subprocess.run(["node", HERE / "compile.js", made], check=True, cwd=ROOT)
        shutil.copy(PYODIDE / "pyodide.asm.wasm", made)
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        listed = _written(made, target)
    (target / "kit.json").write_text(json.dumps(listed, indent=1), encoding="utf-8")
    return listed


def _written(made: Path, target: Path) -> dict[str, object]:
    modules = {name: (PYODIDE / name).read_bytes() for name in MODULES}
    place = _hash(b"".join(modules.values()))[:12]
    (target / place).mkdir()
    for name, body in modules.items():
        (target / place / name).write_bytes(body)
    files = {name: list(_cut(gzip.compress((made / name).read_bytes(), 9, mtime=0), target)) for name in DATA}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    listed: dict[str, object] = {
        "modules": {f"{place}/{name}": [_hash(body), len(body)] for name, body in modules.items()},
        "files": files,
        "lock": {"info": lock["info"], "packages": {}},
    }
    sizes = [len(gzip.compress(body, 9)) for body in modules.values()]
    sizes += [size for each in files.values() for _, size in each]
    return {"version": _hash(json.dumps(listed).encode())[:12], "bytes": sum(sizes), **listed}


def _cut(body: bytes, target: Path) -> Iterator[tuple[str, int]]:
    """Write the parts of a file, each under its hash."""
    for start in range(0, len(body), PART):
        part = body[start : start + PART]
        name = _hash(part)
        (target / f"{name}.part").write_bytes(part)
        yield name, len(part)


def _hash(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


if __name__ == "__main__":
    listed = build()
    print(f"The kit {listed['version']} has {int(str(listed['bytes'])) / 1e6:.2f} MB: {TARGET.relative_to(ROOT)}")
