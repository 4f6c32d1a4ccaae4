"""Schemathesis against a running server: what its schema allows, and what it does not.

    python tests/fuzz.py .venv-fuzz/bin/schemathesis

It has a virtual environment of its own (`make fuzz`): Litestar would import some of what it brings, and start slowly.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from support.server.guest import request
from support.server.running_server import running_server

SEED, EXAMPLES = 8420, 25
MOST_SECONDS = 600
"""A timeout: it takes some thirty seconds on a quiet machine, most of them for printing."""

FREE = [
    f"--limit={name}=1000000"
    for name in (
        *("requests_per_second", "request_burst", "misses_per_second", "miss_burst"),
        *("prints_per_second", "print_burst"),
        *("challenges_per_second", "challenge_burst", "runs_per_second", "run_burst"),
    )
]
"""Limits without effect: all requests come from one address, and most codes are wrong."""

SETTINGS = """
[[operations]]
include-path-regex = "^/api/(score|count|replay|verify|steps|art|analyses|analyses/positions|analyses/tries)$"
checks.positive_data_acceptance.enabled = false  # a schema cannot say which strings are sheets, records and layouts

[[operations]]
include-path-regex = "^/api/print.(pdf|svg)$"
parameters = {{ layout = "back" }}  # so that all else is held to the schema; `art` is given any text for a layout

[[operations]]
include-path-regex = "^/api/tables/.code./"
parameters = {{ code = "{code}" }}  # of a table that there is, by its host: or hardly any request would get that far
headers = {{ Authorization = "Bearer {token}" }}

[[operations]]
include-path-regex = "^/api/challenges/.code."
parameters = {{ code = "{challenge}" }}  # of a challenge that is closed, so that everybody may see everything of it

[[operations]]
include-path-regex = "^/api/challenges/.code./(runs|ghosts)/.run."
parameters = {{ code = "{challenge}" }}
checks.negative_data_rejection.enabled = false  # a wrong code is replaced by this one, and the answer is right

[[operations]]
include-path-regex = "^/api/evenings/.code."
parameters = {{ code = "{evening}" }}  # of one whose challenges are closed

[[operations]]
include-path-regex = "^/api/puzzles/.puzzle."
parameters = {{ puzzle = "valley-1" }}
checks.negative_data_rejection.enabled = false  # a wrong name is replaced by this one, and the answer is right
checks.positive_data_acceptance.enabled = false  # a schema cannot say which strings are legal turns
"""


def main(schemathesis: str) -> int:
    with (
        tempfile.TemporaryDirectory() as name,
        running_server(Path(name), None, *FREE, "--limit=tables=100000") as server,
    ):
        settings = Path(name) / "schemathesis.toml"
        opened = request(server.port, "POST", "/api/tables", {"adventure": "temple"}).json()
        closed = {"adventure": "temple", "closes_in_hours": 0.001}
        made = request(server.port, "POST", "/api/challenges", closed).json()
        evening = request(server.port, "POST", "/api/evenings", {"challenges": [closed] * 3}).json()
        settings.write_text(SETTINGS.format(**opened, challenge=made["code"], evening=evening["code"]))
        home = f"http://127.0.0.1:{server.port}"
        command = [
            *(schemathesis, "--config-file", str(settings), "run", f"{home}/schema/openapi.json", "--url", home),
            *("--phases", "coverage,fuzzing", "--max-examples", str(EXAMPLES), "--seed", str(SEED)),
            *("--generation-database", "none", "--continue-on-failure"),
        ]
        status = subprocess.run(command, cwd=name, check=False, timeout=MOST_SECONDS).returncode
        if "Traceback" in server.log:
            print(server.log, file=sys.stderr)
            return 1
        return status or server.stop()


if __name__ == "__main__":
    raise SystemExit(main(str(Path(sys.argv[1]).absolute())))
