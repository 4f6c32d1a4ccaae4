"""`pennypapers tables`: the tables of a server, for whoever owns the machine."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ....messages import say
from ....notation.names import printable
from ...amounts import tables as amount
from ...files import add_json_option
from ...help import add_command, heading
from .needs import add_database, attempt, existing

if TYPE_CHECKING:
    from ....server.store.contract import Store
    from ....server.upkeep.table_list import TableNow

EXAMPLES = (
    ("pennypapers tables list", "list"),
    ("pennypapers tables export KLMN --out sunday.game", "export"),
    ("pennypapers tables expire --idle-days 30", "expire"),
)
USUAL_MOST, USUAL_DAYS = 50, 14.0


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "tables", EXAMPLES)
    does = parser.add_subparsers(
        title=heading("help-commands"), metavar="list|show|export|expire", dest="does", required=True
    )
    listed = add_command(does, "list", (), about="tables-list")
    listed.add_argument("--most", type=amount, default=USUAL_MOST, metavar="N", help=say("help-tables-most"))
    shown = add_command(does, "show", (), about="tables-show")
    exported = add_command(does, "export", (), about="tables-export")
    for each in (shown, exported):
        each.add_argument("code", metavar="CODE", help=say("help-tables-code"))
    exported.add_argument("--out", type=Path, metavar="FILE", help=say("help-tables-out"))
    expired = add_command(does, "expire", (), about="tables-expire")
    expired.add_argument("codes", nargs="*", metavar="CODE", help=say("help-tables-codes"))
    expired.add_argument("--idle-days", type=float, default=None, metavar="DAYS", help=say("help-tables-idle-days"))
    for each, run in ((listed, _list), (shown, _show), (exported, _export), (expired, _expire)):
        if each in (listed, shown):
            add_json_option(each)
        add_database(each)
        each.set_defaults(run=run)


def _list(args: argparse.Namespace) -> int:
    async def work(store: Store) -> None:
        from ....server.upkeep.table_list import list_tables

        tables = await list_tables(store, args.most)
        if args.json:
            print(json.dumps([asdict(each) for each in tables]))
            return
        for each in tables:
            print(line_of(each))
        print(say("cli-upkeep-count", shown=len(tables), count=await store.count()))

    return _at_store(args, work)


def _show(args: argparse.Namespace) -> int:
    async def work(store: Store) -> None:
        from ....server.upkeep.table_list import table_of

        table = await table_of(store, args.code)
        print(json.dumps(asdict(table)) if args.json else line_of(table))
        if not args.json:
            for number, name in enumerate(table.players, 1):
                print(printable(f"  {number}  {name}"))

    return _at_store(args, work)


def _export(args: argparse.Namespace) -> int:
    async def work(store: Store) -> None:
        from ....server.upkeep.backup_file import UpkeepError
        from ....server.upkeep.table_list import record_of

        text = await record_of(store, args.code)
        if args.out is None:
            print(text, end="" if text.endswith("\n") else "\n")
        elif args.out.exists():
            raise UpkeepError("exists", path=str(args.out))
        else:
            args.out.write_text(text, encoding="utf-8")

    return _at_store(args, work)


def _expire(args: argparse.Namespace) -> int:
    async def work(store: Store) -> None:
        from ....server.upkeep.backup_file import UpkeepError

        count = 0
        for code in args.codes:
            if await store.owner.delete(code.upper()) is None:
                raise UpkeepError("no-table", code=repr(code))
            count += 1
        if not args.codes or args.idle_days is not None:
            count += await store.expire((USUAL_DAYS if args.idle_days is None else args.idle_days) * 24 * 3600)
        print(say("cli-upkeep-expired", count=count))

    return _at_store(args, work)


def _at_store(args: argparse.Namespace, work: Callable[[Store], Awaitable[None]]) -> int:
    async def whole() -> None:
        from ....server.store.open_store import open_store

        store = await open_store(*existing(args))
        try:
            await work(store)
        finally:
            await store.close()

    return attempt(f"tables {args.does}", lambda: asyncio.run(whole()))


def line_of(table: TableNow) -> str:
    written = datetime.fromtimestamp(table.written).isoformat(" ", "minutes")
    phase = say(f"cli-upkeep-phase-{table.phase}", turns=table.turns)
    names = ", ".join(table.players)
    return printable(f"{table.code:5}  {written}  {table.adventure:8}{table.layout:12} {phase:14}{names}")
