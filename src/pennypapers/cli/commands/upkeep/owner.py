"""`pennypapers owner link`: a link that opens the owner's page once."""

from __future__ import annotations

import argparse

from ....messages import say
from ...help import add_command, heading, wrong
from ..serving.serve import offer
from .needs import add_database, attempt, existing

EXAMPLES = (
    ("pennypapers owner link", "link"),
    ("pennypapers owner link --url https://play.example.org --database postgresql://…", "public"),
)
USUAL_URL = "http://127.0.0.1:8420"


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "owner", EXAMPLES)
    does = parser.add_subparsers(title=heading("help-commands"), metavar="link", dest="does", required=True)
    link = add_command(does, "link", (), about="owner-link")
    link.add_argument("--url", type=_url, default=USUAL_URL, help=say("help-owner-url"))
    add_database(link)
    link.set_defaults(run=_link)


def _link(args: argparse.Namespace) -> int:
    def work() -> None:
        from ....server.owner.access import link_below, new_secret

        secret = new_secret()
        offer(existing(args), secret)
        print(say("cli-owner-link", url=link_below(args.url, secret)))

    return attempt("owner link", work)


def _url(text: str) -> str:
    if not text.startswith(("http://", "https://")) or "#" in text:
        raise wrong(ValueError(say("cli-owner-url", text=repr(text))))
    return text
