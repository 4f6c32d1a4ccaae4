"""What the worker imports: a browser loads all of it, so nothing of the web framework and little of the standard
library."""

from __future__ import annotations

import subprocess
import sys

LOADED = """
import sys
before = set(sys.modules)
import pennypapers.worker.start
print(" ".join(sorted(set(sys.modules) - before)))
"""

OF_THE_SERVER = {
    "answers", "challenges", "codec", "costs", "identity", "limits", "logs", "metrics", "players", "session", "store",
    "traces", "work",
}  # fmt: skip
"""The parts of the server that run in a browser as they do at a server."""

OF_ITS_WORK = {"pennypapers.server.work", "pennypapers.server.work.shared"}
OF_ITS_TRACES = {"pennypapers.server.traces", "pennypapers.server.traces.span"}
OF_ITS_CHALLENGES = {"pennypapers.server.challenges", "pennypapers.server.challenges.challenge_text"}

NOT_IN_A_BROWSER = {
    "litestar", "uvicorn", "uvloop", "websockets", "prometheus_client", "segno", "asyncpg", "sqlite3", "numba", "numpy",
    "fluent", "typst", "textual", "multiprocessing", "xml", "http.client", "http.server", "email", "urllib.request",
    "zoneinfo", "html.parser", "unittest", "pydoc", "argparse", "tomllib", "xmlrpc", "concurrent.futures.process",
}  # fmt: skip


def loaded() -> set[str]:
    """The modules that an interpreter without other packages loads for the worker."""
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, timeout=60)
    return set(done.stdout.split())


def test_the_worker_loads_no_framework_and_little_of_the_standard_library() -> None:
    found = loaded()
    wrong = {name for name in found if name in NOT_IN_A_BROWSER or name.split(".")[0] in NOT_IN_A_BROWSER}
    assert not wrong, "a browser would have to load these too"


def test_the_worker_loads_only_these_parts_of_the_server() -> None:
    server = {name for name in loaded() if name.startswith("pennypapers.server.")}
    assert {name.split(".")[2] for name in server} == OF_THE_SERVER
    assert {name for name in server if name.startswith("pennypapers.server.work")} == OF_ITS_WORK
    assert {name for name in server if name.startswith("pennypapers.server.traces")} == OF_ITS_TRACES
    assert {name for name in server if name.startswith("pennypapers.server.challenges")} == OF_ITS_CHALLENGES
