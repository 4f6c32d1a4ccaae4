"""`pennypapers serve`: tables for people at different screens."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

NEEDS = ("litestar", "msgspec", "uvicorn", "websockets")

EXAMPLES = """examples:
  pennypapers serve                                  on this computer only
  pennypapers serve --host 0.0.0.0                   for everybody on the home network
  pennypapers serve --database sqlite:///tables.db   keep the tables in a file of your choice
  pennypapers serve --database postgresql://… --workers 4
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "serve",
        help="run the server",
        description="Run the server. With no options: this computer only, tables kept in your data folder.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=_port, default=8420, help="the port to listen on (default: %(default)s)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///PATH (the default) or postgresql://…")
    parser.add_argument("--workers", type=_workers, default=1, help="processes; more than one needs PostgreSQL")
    parser.add_argument("--proxy", metavar="ADDRESS", help="believe the forwarded headers of a proxy at this address")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if missing := [name for name in NEEDS if find_spec(name) is None]:
        return _fail(
            f"the server needs more than is installed ({', '.join(missing)}): pip install 'pennypapers[server]'"
        )
    from ..server.logs import set_up_logs
    from ..server.open_store import is_shared
    from ..server.workers import run_workers

    url = args.database or f"sqlite:///{_data_folder() / 'tables.db'}"
    if args.workers > 1 and not is_shared(url):
        return _fail("several workers share their tables through PostgreSQL; give --database postgresql://…")
    try:
        listener = socket.create_server((args.host, args.port), backlog=2048)
    except OSError as error:
        return _fail(f"cannot listen on {args.host}:{args.port}: {error.strerror}; choose another with --port")
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # or small messages wait for an answer to the last
    set_up_logs()
    print(f"The tables are at http://{args.host}:{listener.getsockname()[1]}/ (Ctrl-C ends the server)", flush=True)
    if args.workers == 1:
        return _work(args, url, listener)
    return run_workers(args.workers, lambda: _work(args, url, listener))


def _work(args: argparse.Namespace, url: str, listener: socket.socket) -> int:
    """One server process, from opening the store to the last write."""
    import asyncio

    from ..server.store import StoreError

    # The server hands a signal back once it has shut down; being told to end is no failure.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with asyncio.Runner(loop_factory=_quick_loop()) as runner:
            runner.run(_serve(args, url, listener))
    except StoreError as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        return 0
    return 0


async def _serve(args: argparse.Namespace, url: str, listener: socket.socket) -> None:
    import uvicorn

    from ..server.app import create_app
    from ..server.limits import Limits
    from ..server.open_store import open_store

    limits = Limits()
    config = uvicorn.Config(
        create_app(await open_store(url), limits),
        log_config=None,
        access_log=False,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=args.proxy is not None,
        forwarded_allow_ips=args.proxy or "",
        timeout_graceful_shutdown=5,
    )
    await uvicorn.Server(config).serve(sockets=[listener])


def _quick_loop() -> Callable[[], AbstractEventLoop] | None:
    """uvloop where it is installed; it cannot be had everywhere."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _fail(says: str) -> int:
    print(f"pennypapers serve: {says}", file=sys.stderr)
    return 1


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return int(text)


def _workers(text: str) -> int:
    if text not in map(str, range(1, 65)):
        raise argparse.ArgumentTypeError(f"1 to 64 processes, not {text!r}")
    return int(text)


def _data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "pennypapers"
