"""`pennypapers serve`: tables for people at different screens."""

from __future__ import annotations

import argparse
import os
import signal
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ....messages import labelled, say
from ....notation.layout import reason
from ...files import fail
from ...help import add_command, wrong
from ...language import add_language_option

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

    from ....server.challenges.day_zone import DayZone
    from ....server.serving import Settings

NEEDS = ("litestar", "msgspec", "segno", "uvicorn", "websockets")
LIMITS = "PENNYPAPERS_LIMITS"
AGAIN = -1
"""What a process answers that ends so that it is started again."""

EXAMPLES = (
    ("pennypapers serve --open", "here"),
    ("pennypapers serve --host 0.0.0.0", "home"),
    ("pennypapers serve --database sqlite:///tables.db", "file"),
    ("pennypapers serve --limit connections_per_address=1000 --limit requests_per_second=50", ""),
    ("pennypapers serve --proxy 127.0.0.1 --root-path /games/penny", "below"),
    ("pennypapers serve --database postgresql://… --workers 4", ""),
    ("pennypapers serve --database postgresql://one… --database postgresql://two…", "several"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "serve", EXAMPLES)
    parser.add_argument("--host", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument("--port", type=port_number, help=say("help-serve-port"))
    parser.add_argument("--open", action="store_true", help=say("help-serve-open"))
    parser.add_argument("--no-qr", action="store_true", help=say("help-serve-no-qr"))
    add_databases(parser)
    parser.add_argument("--workers", type=_workers, default=1, help=say("help-serve-workers"))
    parser.add_argument("--proxy", metavar="ADDRESS", help=say("help-serve-proxy"))
    parser.add_argument("--root-path", metavar="PATH", type=_root, help=say("help-serve-root-path"))
    parser.add_argument(
        "--limit",
        metavar="NAME=VALUE",
        type=_limit,
        action="append",
        dest="limits",
        default=[],
        help=say("help-serve-limit"),
    )
    parser.add_argument(
        "--idle-days",
        metavar="DAYS",
        type=_idle_days,
        action="append",
        dest="limits",
        help=say("help-serve-idle-days"),
    )
    parser.add_argument("--day-zone", metavar="ZONE", type=_day_zone, help=say("help-serve-day-zone"))
    parser.add_argument("--no-daily", action="store_true", help=say("help-serve-no-daily"))
    parser.add_argument("--no-coach", action="store_true", help=say("help-serve-no-coach"))
    parser.add_argument("--trace", metavar="URL", type=_collector, help=say("help-serve-trace"))
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if missing := [name for name in NEEDS if find_spec(name) is None]:
        install = "pip install 'pennypapers[server]'"
        return fail("serve", say("cli-serve-needs", packages=", ".join(missing), install=install))
    from ....lab.daily_layout import daily_layout
    from ....server.addresses import FIRST_PORT, ListenError, listen, reachable_at, url
    from ....server.limits import Limits, parse_limit
    from ....server.logs import set_up_logs
    from ....server.owner.access import link_below, new_secret
    from ....server.restart import ignore_signal, start_again, taken_over
    from ....server.serving import Settings
    from ....server.store.contract import StoreError
    from ....server.store.open_store import is_shared
    from ....server.traces.collector import missing_packages
    from ....server.workers import run_workers
    from ...welcome import open_browser, welcome

    if args.trace and (missing := missing_packages()):
        install = "pip install 'pennypapers[server,trace]'"
        return fail("serve", say("cli-serve-needs", packages=", ".join(missing), install=install))
    ignore_signal()
    databases = databases_of(args)
    if args.workers > 1 and not is_shared(databases):
        return fail("serve", say("cli-serve-workers"))
    try:
        usual = [parse_limit(text) for text in os.environ.get(LIMITS, "").replace(",", " ").split()]
        before = taken_over()
        listener = socket.socket(fileno=before.listener) if before else listen(args.host, args.port)
    except ValueError as error:
        return fail("serve", labelled(LIMITS, reason(error)))
    except ListenError as error:
        return fail("serve", str(error))
    port = listener.getsockname()[1]
    urls = reachable_at(listener)
    secret = new_secret()
    settings = Settings(
        databases,
        Limits(**dict(usual + args.limits)),
        args.proxy,
        args.root_path,
        next(iter(urls), None),
        zone=args.day_zone,
        has_dailies=not args.no_daily,
        has_coach=not args.no_coach,
        new_layout=daily_layout,
        owner_link=secret if args.workers == 1 else None,
        collector=args.trace,
    )
    set_up_logs()

    def ready() -> None:
        known = [f"{each.rstrip('/')}{args.root_path or ''}/" for each in urls or [url("127.0.0.1", port)]]
        taken = FIRST_PORT if args.port is None and port != FIRST_PORT else None
        with suppress(OSError):  # standard output is closed: the server runs without it
            welcome(
                known,
                taken=taken,
                behind_proxy=args.proxy is not None,
                qr=not (args.no_qr or before),
                owner=link_below(known[0], secret),
            )
        if args.open and not before:
            open_browser(known[0])

    if args.workers == 1:
        kept = listener.dup()  # a server that ends closes its own
        status = _work(settings, listener, ready)
        return start_again(kept) if status == AGAIN else status

    def ready_with_link() -> None:
        with suppress(StoreError):  # they will say so; `owner link` makes another one
            offer(databases, secret)
        ready()

    parent = os.getpid()
    restart = partial(os.kill, parent, signal.SIGUSR1)
    return run_workers(
        args.workers,
        lambda ready: _work(settings, listener, ready, restart),
        ready_with_link,
        listener,
        before,
    )


def offer(databases: Sequence[str], secret: str) -> None:
    """Let a link to the owner's page open it; StoreError if the store cannot be reached."""
    import asyncio

    from ....server.owner.access import offer_link
    from ....server.store.open_store import open_store

    async def whole() -> None:
        store = await open_store(*databases)
        try:
            await offer_link(store.owner, secret)
        finally:
            await store.close()

    asyncio.run(whole())


def _work(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    restart: Callable[[], None] | None = None,
) -> int:
    """One server process; its exit status, or AGAIN if it shall be started again."""
    import asyncio

    from ....server.serving import serve
    from ....server.store.contract import StoreError

    # The server hands a signal back once it has shut down; being told to end is no failure.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with asyncio.Runner(loop_factory=_quick_loop()) as runner:
            if runner.run(serve(settings, listener, ready, restart)):
                return AGAIN
    except StoreError as error:
        return fail("serve", str(error))
    except KeyboardInterrupt:
        return 0
    return 0


def _quick_loop() -> Callable[[], AbstractEventLoop] | None:
    """A factory of uvloop's event loops, or None where it is not installed, as on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def port_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(say("cli-port", text=repr(text)))
    return int(text)


def _workers(text: str) -> int:
    if text not in map(str, range(1, 65)):
        raise argparse.ArgumentTypeError(say("cli-amount-workers", least=1, most="64", text=repr(text)))
    return int(text)


def _root(text: str) -> str:
    from ....server.root_path import parse_root

    try:
        return parse_root(text)
    except ValueError as error:
        raise wrong(error) from None


def _limit(text: str) -> tuple[str, float]:
    from ....server.limits import parse_limit

    try:
        return parse_limit(text)
    except ValueError as error:
        raise wrong(error) from None


def _idle_days(text: str) -> tuple[str, float]:
    from ....server.limits import parse_number

    try:
        return "idle_seconds", parse_number(text) * 24 * 3600
    except ValueError as error:
        raise wrong(error) from None


def _day_zone(text: str) -> DayZone:
    from ....server.challenges.day_zone import parse_zone

    try:
        return parse_zone(text)
    except ValueError as error:
        raise wrong(error) from None


def _collector(text: str) -> str:
    from ....server.traces.collector import parse_collector

    try:
        return parse_collector(text)
    except ValueError as error:
        raise wrong(error) from None


def add_databases(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", action="append", dest="databases", help=say("help-serve-database"))


def databases_of(args: argparse.Namespace) -> tuple[str, ...]:
    """The databases that are named, the first one first."""
    return tuple(args.databases or [usual_database()])


def usual_database() -> str:
    """Where the tables are if nobody says where: a file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return f"sqlite:///{folder / 'pennypapers' / 'tables.db'}"
