"""`pennypapers doctor`: whether a server can run here, and whether it can be reached through its public address."""

from __future__ import annotations

import argparse
import json
import ssl
from collections.abc import Iterator
from dataclasses import asdict
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ....messages import ENGLISH, say, speaking
from ....notation.names import printable
from ...files import add_json_option, fail
from ...help import add_command, paragraph
from ...language import add_language_option, speaker_of
from .serve import NEEDS, add_databases, databases_of, port_number

if TYPE_CHECKING:
    from ....server.doctor.finding import Finding

EXAMPLES = (
    ("pennypapers doctor --host 0.0.0.0", "home"),
    ("pennypapers doctor --url https://play.example.org", "public"),
    ("pennypapers doctor --database postgresql://… --json", ""),
)
SIGNS = {"good": "✓", "doubtful": "?", "bad": "✗"}


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "doctor", EXAMPLES, paragraph("help-doctor-status"))
    add_databases(parser)
    parser.add_argument("--host", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument("--port", type=port_number, help=say("help-serve-port"))
    parser.add_argument("--url", metavar="URL", help=say("help-doctor-url"))
    parser.add_argument("--certificate", metavar="FILE.pem", help=say("help-doctor-certificate"))
    add_json_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if missing := [name for name in NEEDS if find_spec(name) is None]:
        install = "pip install 'pennypapers[server]'"
        return fail("doctor", say("cli-serve-needs", packages=", ".join(missing), install=install))
    from ....errors import PennyError
    from ....terminal.remote.address import server_address

    try:
        url = server_address(args.url) if args.url else None
        trust = ssl.create_default_context(cafile=args.certificate)
    except PennyError as error:
        return fail("doctor", error, 2)
    except (OSError, ssl.SSLError) as error:
        return fail("doctor", say("cli-doctor-certificate", file=repr(args.certificate), why=str(error)), 2)
    if args.json:
        with speaking(speaker_of(ENGLISH)):
            findings = list(_findings(args, url, trust))
        print(json.dumps([asdict(each) for each in findings]))
    else:
        findings = []
        for each in _findings(args, url, trust):
            findings.append(each)
            print(f"{SIGNS[each.state]} {printable(each.says)}", flush=True)
            if each.to_do:
                print(f"  → {printable(each.to_do)}", flush=True)
        counts = {state: sum(each.state == state for each in findings) for state in SIGNS}
        print(say("cli-doctor-sum", good=counts["good"], doubtful=counts["doubtful"], bad=counts["bad"]))
    return int(any(each.state == "bad" for each in findings))


def _findings(args: argparse.Namespace, url: str | None, trust: ssl.SSLContext) -> Iterator[Finding]:
    from ....server.doctor.database import look_at_store
    from ....server.doctor.databases import look_at_databases
    from ....server.doctor.machine import look_at_machine
    from ....server.doctor.public import PublicAddress, look_at_public

    yield from look_at_machine(args.host, args.port)
    databases = databases_of(args)
    for each in databases:
        yield from look_at_store(each)
    yield from look_at_databases(databases)
    if url is not None:
        yield from look_at_public(PublicAddress(url, trust))
