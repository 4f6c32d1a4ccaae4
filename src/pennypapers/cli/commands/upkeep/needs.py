"""What the commands of the owner have in common: the database that is meant, and what must be installed."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib.util import find_spec

from ....messages import say
from ...files import fail
from ...language import add_language_option
from ..serving.serve import NEEDS, add_databases, databases_of


def add_database(parser: argparse.ArgumentParser) -> None:
    add_databases(parser)
    add_language_option(parser)


def existing(args: argparse.Namespace) -> tuple[str, ...]:
    """The databases that are named; UpkeepError if one of them is a file that is not there, as nothing is made then."""
    from ....server.store.open_store import POSTGRES
    from ....server.upkeep.backup import file_of

    databases = databases_of(args)
    for url in databases:
        if not url.startswith(POSTGRES):
            file_of(url)
    return databases


def attempt(command: str, work: Callable[[], None]) -> int:
    """Do the work; the exit status. One line says what cannot be done."""
    if missing := [name for name in NEEDS if find_spec(name) is None]:
        install = "pip install 'pennypapers[server]'"
        return fail(command, say("cli-serve-needs", packages=", ".join(missing), install=install))
    from ....server.store.contract import StoreError
    from ....server.upkeep.backup_file import UpkeepError

    try:
        work()
    except (UpkeepError, StoreError) as error:
        return fail(command, str(error))
    return 0
