"""The wheel in environments that have nothing else: every command works with the extra that is named for it.

`PENNYPAPERS_PYTHON` names another interpreter; `.ci/matrix` runs these tests with every one that it finds.
"""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

PYTHON = os.environ.get("PENNYPAPERS_PYTHON", sys.executable)
INSTALL_SECONDS, RUN_SECONDS = 300, 300
OFFLINE = ("No matching distribution", "Could not find a version", "Max retries", "Temporary failure")

Install = Callable[[str], Path]


@pytest.fixture
def install(released: dict[str, Path], tmp_path: Path) -> Install:
    """A function that makes an environment with the wheel and these extras, and returns the command.

    The pip that runs the tests fills it, so that it needs none of its own, and only what is imported is compiled.
    """

    def made(extras: str) -> Path:
        folder = tmp_path / "clean"
        subprocess.run([PYTHON, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=INSTALL_SECONDS)
        pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python")]
        command = [*pip, "install", "--quiet", "--no-compile", f"{released['wheel']}{extras}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=False)
        if done.returncode and any(word in done.stderr for word in OFFLINE):
            pytest.skip("*** THE WHEEL IS NOT INSTALLED: no package index can be reached here")
        assert done.returncode == 0, done.stderr
        return folder / "bin" / "pennypapers"

    return made


def run(command: Path, *args: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(command), *args],
        capture_output=True,
        text=True,
        timeout=RUN_SECONDS,
        cwd=command.parent,
        env={**clean, "LC_ALL": "C", "HOME": str(command.parent)},
        check=False,
    )
    assert done.returncode == status, done.stderr
    return done


def test_without_extras_everything_that_needs_none_works(install: Install) -> None:
    command = install("")
    assert run(command, "--version").stdout.startswith("pennypapers ")
    assert "T3" in run(command, "rules", "T3").stdout
    assert "Temple" in run(command, "layouts", "list").stdout or run(command, "layouts", "list").stdout
    assert "pip install 'pennypapers[server]'" in run(command, "serve", status=1).stderr
    assert "pip install" in run(command, "print", "temple", status=1).stderr


def test_server_serves_the_page_and_a_table(install: Install, tmp_path: Path) -> None:
    command = install("[server]")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    args = [str(command), "serve", "--port", "0", "--no-daily", "--database", database]
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            assert select.select([server.stdout], [], [], 60)[0], "the server says nothing"
            found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
            assert found is not None
            page = urlopen(found[0], timeout=30).read().decode()
            assert "<title>" in page
            for module in re.findall(r'(?:src|href)="/?([^"]+\.js)"', page):
                assert urlopen(found[0] + module.removeprefix("/"), timeout=30).status == 200
            assert b'"temple"' in urlopen(found[0] + "api/layouts", timeout=30).read()
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) == 0
    saved = run(command, "backup", "b", "--database", database)
    assert "written and read again" in saved.stdout


def test_print_prints(install: Install, tmp_path: Path) -> None:
    out = tmp_path / "pad.pdf"
    run(install("[print]"), "print", "temple", "--out", str(out))
    assert out.read_bytes().startswith(b"%PDF")


def test_fast_simulates(install: Install) -> None:
    done = run(install("[fast]"), "simulate", "temple", "--games", "10", "--bot", "tourist", "--json")
    assert '"games": 10' in done.stdout
