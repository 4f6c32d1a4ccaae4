"""Challenges at a server, for commands: make one, play a run, show the places."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..drawing.text.words import stars_words
from ..errors import PennyError
from ..messages import say
from ..notation.names import padded, printable
from ..rules.library import ADVENTURES
from ..terminal.remote.address import Place, place_of, server_address
from .commands.playing.play import play_game
from .files import fail

if TYPE_CHECKING:
    from ..terminal.remote.server import Server

MOST_PLACES = 100
"""As many as a server gives at once."""


def open_server(address: str) -> Server:
    """The server at this address, with the key that it has given us before."""
    from ..terminal.remote.key_file import KeyFile
    from ..terminal.remote.server import Server
    from ..terminal.save import games_folder

    folder = games_folder(os.environ, Path.home()).parent / "keys"
    return Server(address, KeyFile(folder, address))


def make_at_server(address: str, wish: dict[str, object]) -> int:
    """Make a challenge, and say its link."""
    try:
        server = server_address(address)
        code = str(open_server(server).send("/api/challenges", wish).get("code", ""))
        place = place_of(code, server)
    except PennyError as error:
        return fail("challenge new", error)
    print(printable(say("remote-made", link=place.link)))
    print(printable(say("remote-how", command=f"pennypapers challenge play {place.link}")))
    return 0


def play_at_server(args: argparse.Namespace, which: str, command: str) -> int:
    """Play a challenge: go on with a run, begin the first one, or another one for practice."""
    if find_spec("websockets") is None:
        return fail(command, say("remote-needs", install="pip install 'pennypapers[server]'"))
    try:
        place = place_of(which, args.server)
        return _play(args, open_server(place.server), place, command)
    except PennyError as error:
        return fail(command, error)


def _play(args: argparse.Namespace, server: Server, place: Place, command: str) -> int:
    from ..terminal.remote.remote_run import RemoteRun

    look = server.ask(f"/api/challenges/{place.code}")
    mine = _list(look.get("mine"))
    goes_on = any(not run.get("is_over") for run in mine)
    if not goes_on and not args.players:
        return fail(command, say("remote-name"), 2)
    if len(args.players or ()) > 1:
        return fail(command, say("challenge-alone"), 2)
    wish: dict[str, object] = {"name": args.players[0] if args.players else "", "again": bool(mine)}
    begun = server.send(f"/api/challenges/{place.code}/runs", wish)
    game = RemoteRun(server, place, begun, clock=_seconds(look.get("clock")), closes=_seconds(look.get("closes")))
    try:
        status = play_game(args, game)
    finally:
        game.close()
    if game.table.ended and game.attempt == 1:
        found = server.ask(f"/api/challenges/{place.code}/results?count=1")
        if isinstance(me := found.get("mine"), dict):
            print(_place(me, found))
    return status


def _place(me: dict[str, Any], found: dict[str, Any]) -> str:
    facts = {"place": me.get("place"), "total": found.get("total"), "percent": me.get("percentile")}
    return printable(say("remote-place", **{name: str(fact) for name, fact in facts.items()}))


def results_at_server(args: argparse.Namespace, which: str) -> int:
    """The places of a challenge, as far as this user may see them."""
    try:
        place = place_of(which, args.server)
        server = open_server(place.server)
        look = server.ask(f"/api/challenges/{place.code}")
        found = server.ask(f"/api/challenges/{place.code}/results?count={MOST_PLACES}")
    except PennyError as error:
        if args.json:
            print(json.dumps({"error": {"challenge": which, "message": str(error)}}))
            return 1
        return fail("challenge results", error)
    if args.json:
        print(json.dumps({"challenge": look, "results": found}))
    else:
        print("\n".join(_lines(look, found)))
    return 0


def _lines(look: dict[str, Any], found: dict[str, Any]) -> Iterator[str]:
    rules = ADVENTURES.get(str(look.get("adventure")))
    title = f"{rules.title if rules else look.get('adventure')}, {look.get('layout_name')}"
    yield printable(f"{look['title']} ({title})" if look.get("title") else title)
    yield ""
    places = _list(found.get("places"))
    if not places:
        yield say("challenge-no-runs")
    names = [printable(str(each.get("name"))) for each in places]
    width = max(map(len, names), default=0)
    for name, each in zip(names, places, strict=True):
        stars = stars_words(each["stars"]) if isinstance(each.get("stars"), int) else ""
        share = say("challenge-percentile", count=str(each.get("percentile")))
        yield printable(f"{each.get('place'):>3}. {padded(name, width)}  {stars}, {share}")
    more = found.get("total")
    if isinstance(more, int) and more > len(places):
        yield say("remote-more", count=more - len(places))


def _seconds(found: object) -> float | None:
    return float(found) if isinstance(found, int | float) else None


def _list(found: object) -> list[dict[str, Any]]:
    """A list of objects in an answer; whatever else it is, is left out."""
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []
