"""`serve --trace`: spans reach a collector, and a collector that is stuck keeps nobody waiting."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue

import pytest
from support.server.guest import PATIENCE, request
from support.server.running_server import running_server

SOON = "OTEL_BSP_SCHEDULE_DELAY"
"""After how many milliseconds spans are sent, as OpenTelemetry names it."""

Received = Queue[tuple[str, bytes]]


@contextmanager
def collector() -> Iterator[tuple[int, Received]]:
    received: Received = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.put((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port, received
        server.shutdown()


def test_spans_reach_the_collector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOON, "20")
    with (
        collector() as (port, received),
        running_server(tmp_path, None, "--trace", f"http://127.0.0.1:{port}/") as server,
    ):
        assert request(server.port, "GET", "/api/layouts").status == 200
        body = b""
        while b"GET /api/layouts" not in body:  # the checks of its health may come before
            path, body = received.get(timeout=PATIENCE)
            assert path == "/v1/traces"
        assert b"service.name" in body
        assert server.stop() == 0


def test_a_collector_that_never_answers_keeps_no_server_from_its_end(tmp_path: Path) -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as mute,
        running_server(tmp_path, None, "--trace", f"http://127.0.0.1:{mute.getsockname()[1]}") as server,
    ):
        assert request(server.port, "GET", "/api/layouts").status == 200
        assert server.seconds_to_stop() < 5, "the exporter itself would wait for 10 seconds"
