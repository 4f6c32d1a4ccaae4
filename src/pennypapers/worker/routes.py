"""What a device answers, by method and address: the same addresses as those of the server, with the same answers.

What no game needs is imported when it is first asked for, so that the first roll comes sooner.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

from ..bots import BOTS
from ..drawing.printed import outline_svg, printed_svg
from ..hosting.codes import PATTERN
from ..hosting.texts import text_answers
from ..notation.record import write_record
from ..rules.layout import Layout
from ..server.answers import drawings, games, me, rules, tables
from ..server.answers.bodies import LayoutIn, PuzzleExplainIn, PuzzlePlayIn, SheetsIn, TextIn
from ..server.players.game_list import GameList
from ..server.session.table_registry import TableRegistry
from .answer import Answer, Asked, json_answer

SVG = "image/svg+xml"
TEXT = "text/plain; charset=utf-8"
PARTS = {
    "code": PATTERN.strip("^$"),
    "seat": "[0-9]{1,3}",
    "game": "[0-9a-f]{32}",
    "local": "[Ll][A-Za-z]{4}",
    "number": "[1-9][0-9]{0,5}",
}
"""What may stand for a part of an address; anything without a slash for others."""


@dataclass(frozen=True, slots=True)
class Services:
    """What answers are made from; `key` is that of the player whose device it is."""

    registry: TableRegistry
    games: GameList
    key: str


Handler = Callable[[Services, Asked], Awaitable[Answer]]

ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, address: str) -> Callable[[Handler], Handler]:
    pattern = re.sub(r"{(\w+)}", lambda found: f"(?P<{found[1]}>{PARTS.get(found[1], '[^/]+')})", address)

    def added(handler: Handler) -> Handler:
        ROUTES.append((method, re.compile(pattern), handler))
        return handler

    return added


def handler_of(method: str, address: str) -> tuple[Handler, dict[str, str]] | None:
    """Who answers, and what the parts of the address are."""
    for each, pattern, handler in ROUTES:
        if each == method and (found := pattern.fullmatch(address)):
            return handler, found.groupdict()
    return None


@route("POST", "/api/tables")
async def open_table(here: Services, asked: Asked) -> Answer:
    return json_answer(await tables.open_table(here.registry, asked.read(tables.NewTable)), 201)


@route("GET", "/api/tables/{code}")
async def look_at_table(here: Services, asked: Asked) -> Answer:
    return json_answer(await tables.look_at_table(here.registry, asked.asker, asked.names["code"]))


@route("POST", "/api/tables/{code}/seats")
async def sit_down(here: Services, asked: Asked) -> Answer:
    wish = asked.read(tables.NewSeat)
    return json_answer(await tables.sit_down(here.registry, asked.asker, asked.names["code"], wish), 201)


@route("POST", "/api/tables/{code}/bots")
async def add_bot(here: Services, asked: Asked) -> Answer:
    wish = asked.read(tables.NewBot)
    return json_answer(await tables.add_bot(here.registry, asked.asker, asked.names["code"], wish), 201)


@route("DELETE", "/api/tables/{code}/seats/{seat}")
async def remove_seat(here: Services, asked: Asked) -> Answer:
    seat = int(asked.names["seat"])
    return json_answer(await tables.remove_seat(here.registry, asked.asker, asked.names["code"], seat))


@route("POST", "/api/tables/{code}/seat")
async def own_seat(here: Services, asked: Asked) -> Answer:
    return json_answer(await games.own_seat(here.registry, here.games, here.key, asked.names["code"]))


@route("GET", "/api/tables/{code}/record")
async def record_of_table(here: Services, asked: Asked) -> Answer:
    return Answer(await _record(here, asked), TEXT)


@route("GET", "/api/tables/{code}/steps")
async def steps_of_table(here: Services, asked: Asked) -> Answer:
    return json_answer(text_answers.steps_of(await _record(here, asked), None))


@route("GET", "/api/tables/{code}/verify")
async def verify_table(here: Services, asked: Asked) -> Answer:
    from . import challenges

    session = await tables.shown(here.registry, asked.asker, asked.names["code"])
    if session.hosted.is_run:
        return json_answer(text_answers.checks_of(challenges.record_of_table(session), None))
    record = await tables.whole_record_of(here.registry, asked.asker, asked.names["code"])
    return json_answer(text_answers.checks_of(write_record(record), None))


@route("GET", "/api/tables/{code}/art.svg")
async def table_art(here: Services, asked: Asked) -> Answer:
    session = await here.registry.find(asked.names["code"])
    return Answer(_printed(session.hosted.layout), SVG)


@route("GET", "/api/art/outline/{kind}")
async def outline_art(_: Services, asked: Asked) -> Answer:
    return Answer(outline_svg(drawings.discovery_of(asked.names["kind"], asked.query.get("spaces", ""))), SVG)


@route("GET", "/api/art/{adventure}/{side}")
async def builtin_art(_: Services, asked: Asked) -> Answer:
    return Answer(_printed(drawings.layout_named(asked.names["adventure"], asked.names["side"])), SVG)


@route("POST", "/api/art")
async def own_art(_: Services, asked: Asked) -> Answer:
    return Answer(_printed(drawings.sent_layout(asked.read(LayoutIn))), SVG)


@route("GET", "/api/bots")
async def bots(_: Services, __: Asked) -> Answer:
    """Those that need no compiler."""
    return json_answer(list(BOTS))


@route("GET", "/api/layouts")
async def layouts(_: Services, __: Asked) -> Answer:
    return json_answer(tables.layouts())


@route("GET", "/api/rules")
async def clauses(_: Services, __: Asked) -> Answer:
    return json_answer(rules.rules())


@route("POST", "/api/score")
async def score_sheet(_: Services, asked: Asked) -> Answer:
    sent = asked.read(TextIn)
    return json_answer(text_answers.score_of(sent.text, sent.layout))


@route("POST", "/api/replay")
async def replay_record(_: Services, asked: Asked) -> Answer:
    sent = asked.read(TextIn)
    return json_answer(text_answers.replay_of(sent.text, sent.layout))


@route("POST", "/api/steps")
async def steps_of_record(_: Services, asked: Asked) -> Answer:
    sent = asked.read(TextIn)
    return json_answer(text_answers.steps_of(sent.text, sent.layout))


@route("POST", "/api/verify")
async def verify_record(_: Services, asked: Asked) -> Answer:
    sent = asked.read(TextIn)
    return json_answer(text_answers.checks_of(sent.text, sent.layout))


@route("POST", "/api/count")
async def count_paper(_: Services, asked: Asked) -> Answer:
    from ..hosting.texts.counted_sheets import count_sheets

    sent = asked.read(SheetsIn)
    return json_answer(count_sheets(sent.sheets, sent.layout))


@route("GET", "/api/puzzles")
async def list_of_puzzles(_: Services, __: Asked) -> Answer:
    """The day is that of the device."""
    from ..hosting.texts.puzzle_answers import puzzle_list
    from ..puzzles import puzzle_of_the_day

    day = datetime.now().date()
    return json_answer(puzzle_list(day.isoformat(), puzzle_of_the_day(day).key))


@route("GET", "/api/puzzles/{puzzle}")
async def one_puzzle(_: Services, asked: Asked) -> Answer:
    from ..hosting.texts.puzzle_answers import puzzle_view

    return json_answer(puzzle_view(asked.names["puzzle"]))


@route("POST", "/api/puzzles/{puzzle}/play")
async def play_puzzle(_: Services, asked: Asked) -> Answer:
    from ..hosting.texts.puzzle_answers import puzzle_turn

    sent = asked.read(PuzzlePlayIn)
    return json_answer(puzzle_turn(asked.names["puzzle"], sent.turns, sent.marks, sent.spaces))


@route("POST", "/api/puzzles/{puzzle}/explain")
async def explain_puzzle(_: Services, asked: Asked) -> Answer:
    from ..hosting.texts.puzzle_answers import puzzle_explained

    sent = asked.read(PuzzleExplainIn)
    return json_answer(puzzle_explained(asked.names["puzzle"], sent.turns, sent.marks))


@route("GET", "/api/analyses")
async def look_at_coach(_: Services, __: Asked) -> Answer:
    return json_answer({"offered": False, "here": True})


@route("GET", "/api/me")
@route("POST", "/api/me")
async def who_am_i(here: Services, _: Asked) -> Answer:
    return json_answer(await me.who_is(here.registry.store, here.key))


@route("PUT", "/api/me")
async def rename(here: Services, asked: Asked) -> Answer:
    return json_answer(await me.rename(here.registry.store, here.key, asked.read(me.NewName)))


@route("DELETE", "/api/me")
async def forget_me(here: Services, _: Asked) -> Answer:
    """The key of the device stays: nobody else has it."""
    return json_answer(await me.forget(here.registry, here.key))


@route("GET", "/api/games")
async def finished_games(here: Services, asked: Asked) -> Answer:
    start = asked.number("start", 0, least=0, most=2**31)
    count = asked.number("count", 20, least=1, most=100)
    return json_answer(await games.finished_games(here.games, here.key, start, count))


@route("GET", "/api/games/unfinished")
async def unfinished_games(here: Services, _: Asked) -> Answer:
    return json_answer(await games.unfinished_games(here.games, here.key))


@route("GET", "/api/games/summary")
async def summary_of_games(here: Services, _: Asked) -> Answer:
    return json_answer(await games.summary_of_games(here.games, here.key))


@route("GET", "/api/games/{game}/record")
async def record_of_game(here: Services, asked: Asked) -> Answer:
    return Answer(await games.record_of_game(here.games, here.key, asked.names["game"]), TEXT)


@route("GET", "/api/games/{game}/steps")
async def steps_of_game(here: Services, asked: Asked) -> Answer:
    record = await games.record_of_game(here.games, here.key, asked.names["game"])
    return json_answer(text_answers.steps_of(record, None))


@route("POST", "/api/challenges")
async def make_challenge(here: Services, asked: Asked) -> Answer:
    from . import challenges

    return json_answer(await challenges.make(here.registry, asked.read(challenges.NewChallenge)), 201)


@route("POST", "/api/challenges/file")
async def open_challenge(here: Services, asked: Asked) -> Answer:
    """Only a device does this: a server keeps the seeds of its challenges to itself."""
    from . import challenges

    return json_answer(await challenges.open_file(here.registry, asked.read(challenges.ChallengeFile)), 201)


@route("GET", "/api/challenges")
async def known_challenges(here: Services, _: Asked) -> Answer:
    from . import challenges

    return json_answer(await challenges.known(here.registry, here.key))


@route("GET", "/api/challenges/{local}")
async def look_at_challenge(here: Services, asked: Asked) -> Answer:
    from . import challenges

    return json_answer(await challenges.look_at(here.registry, here.key, asked.names["local"]))


@route("GET", "/api/challenges/{local}/file")
async def file_of_challenge(here: Services, asked: Asked) -> Answer:
    from . import challenges

    return Answer(await challenges.text_of(here.registry, asked.names["local"]), TEXT)


@route("POST", "/api/challenges/{local}/runs")
async def begin_run(here: Services, asked: Asked) -> Answer:
    from . import challenges

    wish = asked.read(challenges.NewRun)
    return json_answer(await challenges.begin(here.registry, here.key, asked.names["local"], wish), 201)


@route("GET", "/api/challenges/{local}/runs/{number}/record")
async def record_of_run(here: Services, asked: Asked) -> Answer:
    return Answer(await _record_of_run(here, asked), TEXT)


@route("GET", "/api/challenges/{local}/runs/{number}/steps")
async def steps_of_run(here: Services, asked: Asked) -> Answer:
    return json_answer(text_answers.steps_of(await _record_of_run(here, asked), None))


async def _record_of_run(here: Services, asked: Asked) -> str:
    from . import challenges

    return await challenges.record_of(here.registry, here.key, asked.names["local"], int(asked.names["number"]))


async def _record(here: Services, asked: Asked) -> str:
    from . import challenges

    session = await tables.shown(here.registry, asked.asker, asked.names["code"])
    if session.hosted.is_run:
        return challenges.record_of_table(session)
    return write_record(await tables.record_of(here.registry, asked.asker, asked.names["code"]))


@lru_cache(maxsize=16)
def _printed(layout: Layout) -> str:
    return printed_svg(layout)
