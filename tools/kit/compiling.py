"""Compiles the standard library and our package for the browser. Runs inside Pyodide, whose Python is that of the kit.

The bytecode stands where its source would stand, so that Python reads it without looking for a source. Docstrings are
left out; the assertions of our own package stay.
"""

from __future__ import annotations

import ast
import importlib.util
import marshal
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

UNCHECKED = (1).to_bytes(4, "little")
"""The flags of bytecode that names its source by a hash which nobody compares."""
MOMENT = (1980, 1, 1, 0, 0, 0)


def compile_all(folder: str) -> None:
    """In a folder: the whole library as a zip, the names of the modules that are kept, our package and a wheel."""
    here = Path(folder)
    names = (here / "library.txt").read_text(encoding="utf-8").split()
    (wheel,) = here.glob("*.whl")
    unreached = {line.partition(":")[0] for line in (here / "unreached.txt").read_text(encoding="utf-8").split("\n")}
    if astray := leading_out(here / "whole.zip", names, here / "package", unreached):
        told = "\n".join(f"{module} is imported by {', '.join(by)}" for module, by in astray.items())
        raise SystemExit(f"{told}\nAdd them to tools/kit/library.txt, or say in unreached.txt why nobody comes there.")
    library_zip(here / "whole.zip", names, here / "python_stdlib.zip")
    game_zip(here / "package", wheel, here / "game.zip")


def library_zip(whole: Path, names: list[str], target: Path) -> None:
    """Stored without compression: it travels compressed."""
    with zipfile.ZipFile(whole) as source, zipfile.ZipFile(target, "w") as made:
        known = set(source.namelist())
        for name in names:
            path = name.replace(".", "/")
            file = next((each for each in (f"{path}/__init__.py", f"{path}.py") if each in known), None)
            if file is None:
                raise SystemExit(f"the standard library has no {name}; correct tools/kit/library.txt")
            _add(made, f"{file}c", compiled(source.read(file), file, keeps_assertions=False))


def leading_out(whole: Path, names: list[str], package: Path, unreached: set[str]) -> dict[str, list[str]]:
    """The modules of the whole library that something in the kit may import, wherever the import stands, but that are
    neither kept nor listed as unreached; each with who imports it."""
    found: dict[str, list[str]] = {}
    with zipfile.ZipFile(whole) as source:
        known = {
            each.removesuffix(".py").removesuffix("/__init__").replace("/", "."): each for each in source.namelist()
        }
        texts = [(name, known[name], source.read(known[name])) for name in names if name in known]
    texts += [("", path.relative_to(package).as_posix(), path.read_bytes()) for path in sorted(package.rglob("*.py"))]
    for name, file, text in texts:
        inside = name if file.endswith("__init__.py") else name.rpartition(".")[0]
        for module in imports(ast.parse(text), inside.split(".")):
            if module in known and module not in names and module not in unreached:
                found.setdefault(module, []).append(name or file)
    return found


def imports(tree: ast.AST, package: list[str]) -> list[str]:
    """Every module that is named in an import."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            found += [source, *(f"{source}.{each.name}" for each in node.names)]
    return found


def game_zip(package: Path, wheel: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w") as made:
        for path in sorted(each for each in package.rglob("*") if each.is_file()):
            name = path.relative_to(package).as_posix()
            if path.suffix == ".py":
                _add(made, f"{name}c", compiled(path.read_bytes(), name, keeps_assertions=True))
            else:
                _add(made, name, path.read_bytes())
        with zipfile.ZipFile(wheel) as source:
            for name in sorted(source.namelist()):
                if name.endswith(".py"):
                    _add(made, f"{name}c", compiled(source.read(name), name, keeps_assertions=False))
                elif name.endswith(".so"):
                    _add(made, name, source.read(name))


def compiled(source: bytes, name: str, *, keeps_assertions: bool) -> bytes:
    tree = ast.parse(source, name)
    if keeps_assertions:
        _leave_docstrings_out(tree)
    code = lean(compile(tree, name, "exec", dont_inherit=True, optimize=0 if keeps_assertions else 2))
    body = marshal.dumps(marshal.loads(marshal.dumps(code)))  # what was read has the same references every time
    return importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source) + body


def lean(code: CodeType) -> CodeType:
    """The same code with its lines, but without the columns of errors, which make up a fifth of it."""
    inside = tuple(lean(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=inside, co_linetable=bytes(_line_table(code)))


def _line_table(code: CodeType) -> Iterator[int]:
    """As Python reads it: https://github.com/python/cpython/blob/3.14/InternalDocs/code_objects.md"""
    last = code.co_firstlineno
    for start, end, line in code.co_lines():
        units = (end - start) // 2
        for count in [8] * (units // 8) + [units % 8] * (units % 8 > 0):
            if line is None:
                yield 0x80 | 15 << 3 | count - 1
            else:
                yield 0x80 | 13 << 3 | count - 1
                yield from _signed(line - last)
                last = line


def _signed(number: int) -> Iterator[int]:
    left = -number << 1 | 1 if number < 0 else number << 1
    while left > 63:
        yield 0x40 | left & 63
        left >>= 6
    yield left


def _leave_docstrings_out(tree: ast.Module) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node, clean=False
        ):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]


def _add(made: zipfile.ZipFile, name: str, body: bytes) -> None:
    made.writestr(zipfile.ZipInfo(name, MOMENT), body)
