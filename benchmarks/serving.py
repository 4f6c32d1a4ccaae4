"""A server in a process of its own, ours or the bare one.

It prints its port, and what it has used so far for each line it reads; it ends when its input does, so that no server
is left behind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import socket
import sys
import threading
from typing import TextIO

import uvicorn
import uvloop
from bare_server import create_bare_app

from pennypapers.server.app import create_app
from pennypapers.server.limits import Limits
from pennypapers.server.logs import set_up_logs
from pennypapers.server.serving import Settings, collect_seldom, server_config
from pennypapers.server.store.open_store import open_store

NO_LIMITS = Limits(
    connections_per_address=100_000,
    requests_per_second=1e9,
    request_burst=1e9,
    messages_per_second=1e9,
    message_burst=1e9,
    cost_share=1e9,
)
"""All seats of the benchmark come from one address."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", metavar="URL", help="as for 'pennypapers serve'; without it, the bare server")
    parser.add_argument("--turn-bytes", type=int, default=0, help="how long the bare server's 'turn' is")
    parser.add_argument("--links", action="store_true", help="let the bare server ask for links before every roll")
    args = parser.parse_args()
    allow_many_files()
    set_up_logs("critical")  # a seat that hangs up while it is being written to is no news here
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # as 'pennypapers serve' does
        runner.run(_serve(args))


async def _serve(args: argparse.Namespace) -> None:
    collect_seldom()
    listener = socket.create_server(("127.0.0.1", 0), backlog=4096)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio sets it only where the protocol is named
    config = await _ours(args.database) if args.database else _bare(args.turn_bytes, links=args.links)
    server = uvicorn.Server(config)
    print(listener.getsockname()[1], flush=True)
    threading.Thread(target=_report, args=(sys.stdin, server), daemon=True).start()
    await server.serve(sockets=[listener])


async def _ours(database: str) -> uvicorn.Config:
    app = create_app(await open_store(database), NO_LIMITS)
    return server_config(app, Settings((database,), NO_LIMITS))


def _bare(turn_bytes: int, *, links: bool) -> uvicorn.Config:
    """As uvicorn comes, but for compression, which ours does not do either."""
    app = create_bare_app(turn_bytes, links=links)
    return uvicorn.Config(
        app, log_config=None, access_log=False, ws_per_message_deflate=False, timeout_graceful_shutdown=1
    )


def allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _report(lines: TextIO, server: uvicorn.Server) -> None:
    for _ in lines:
        used = resource.getrusage(resource.RUSAGE_SELF)
        kilobyte = 1 if sys.platform == "darwin" else 1024
        figures = {"cpu_seconds": used.ru_utime + used.ru_stime, "peak_bytes": used.ru_maxrss * kilobyte}
        print(json.dumps(figures), flush=True)
    server.should_exit = True


if __name__ == "__main__":
    main()
