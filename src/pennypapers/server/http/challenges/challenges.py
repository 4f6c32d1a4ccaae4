"""Challenges over HTTP: make one, begin a run of it, see the field and others' runs once one's own is finished."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from ....hosting.codes import PATTERN
from ....hosting.not_now import NotNow
from ....hosting.protocol import sizes
from ....hosting.runs import revealed
from ....hosting.texts.text_answers import steps_of
from ....hosting.views.timeline import Timeline
from ...addresses import visitor
from ...challenges.bot_field import BotField
from ...challenges.challenge_registry import ChallengeRegistry, ChallengeWish, FoundChallenge
from ...challenges.challenge_text import challenge_of
from ...challenges.places import Field
from ...identity import key_in, new_key
from ...store.challenge_contract import StoredRun
from ...work.encoded import encoded
from ...work.shared import Shared
from ..cookies import cookie_with
from ..encoded_response import EncodedResponse
from ..games import PRIVATE
from ..pooled_work import AnyRequest, as_json, in_pool, unless_gone
from ..qr import qr_of
from .challenge_values import Code, MyRun
from .tickets import TicketLook, held, looks

MOST_RUNS = 2**31
LEAST_HOURS, MOST_HOURS = 0.001, 24 * 366
"""Until a challenge closes."""
MOST_PLACES = 100
"""In one answer."""

RUN_ANSWERS = 64
"""How many timelines of runs are kept."""

RunNumber = Annotated[int, PathParameter(gt=0, lt=MOST_RUNS, description="The number of a run, as in the results")]


class OpenChallenge(msgspec.Struct, forbid_unknown_fields=True):
    """A challenge for everybody. `layout` is front, back, or the text of your own layout; `clock` is seconds a turn.

    With `table`, the code of a finished table, its adventure, layout, house rules and rolls are taken; after these
    the dice are new.
    """

    adventure: Annotated[str, Meta(max_length=20)] = ""
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] = "front"
    options: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    title: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    clock: Annotated[float, Meta(ge=sizes.SHORTEST_CLOCK, le=sizes.LONGEST_CLOCK)] | None = None
    hints: bool = True
    closes_in_hours: Annotated[float, Meta(ge=LEAST_HOURS, le=MOST_HOURS)] | None = None
    table: Annotated[str, Meta(pattern=PATTERN)] | None = None


class NewChallenge(OpenChallenge, forbid_unknown_fields=True):
    """`tickets` are the names of those who may play it, each with a ticket; null for everybody."""

    tickets: Annotated[list[Annotated[str, Meta(max_length=sizes.LONGEST_WORD)]], Meta(max_length=1000)] | None = None


@dataclass(frozen=True, slots=True)
class MadeChallenge:
    code: str
    tickets: list[TicketLook]


@dataclass(frozen=True, slots=True)
class BotStars:
    bot: str
    stars: int | None
    run: int


@dataclass(frozen=True, slots=True)
class ChallengeLook:
    """`known_rolls` is how many rolls were known before, as those of a finished game are. `finished` is how many people
    have finished their first run, `bots_to_come` how many bots have not played yet; who still plays is told of a bot
    a minute or two later, so that nobody can tell from its time how long its game was. `made` and `closes` are seconds
    since 1970. A daily has its `day`, as 2026-11-18.
    `tickets` is how many there are; with 0 everybody can play. `is_maker` says that one has made them. `evening` is the
    code of the one it belongs to."""

    code: str
    title: str
    adventure: str
    layout: str
    layout_name: str
    options: str
    seal: str
    known_rolls: int
    clock: float | None
    hints: bool
    made: float
    day: str | None
    closes: float | None
    is_closed: bool
    finished: int
    may_compare: bool
    tickets: int
    is_maker: bool
    bots: list[BotStars]
    bots_to_come: int
    mine: list[MyRun]
    evening: str | None


class NewRun(msgspec.Struct, forbid_unknown_fields=True):
    """The name that the results show. `again` begins another run when the first is finished: practice.

    A challenge with tickets needs one, which also gives the name; who has begun with it need not send it again.
    """

    name: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    again: bool = False
    ticket: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] | None = None


@dataclass(frozen=True, slots=True)
class BegunRun:
    """The table of the run, and the token of its only seat."""

    table: str
    token: str
    attempt: int


@dataclass(frozen=True, slots=True)
class PlacedRun:
    """`percentile` is the share of the others that it has beaten; `bot` is null for a person's run."""

    place: int
    name: str
    bot: str | None
    stars: int | None
    percentile: int
    is_me: bool
    run: int
    rank: str | None


@dataclass(frozen=True, slots=True)
class ChallengeResults:
    """`stars` has how many runs of the whole field have how many stars, the fewest first."""

    total: int
    start: int
    places: list[PlacedRun]
    mine: PlacedRun | None
    stars: list[tuple[int, int]]


@post("/challenges", summary="Make a challenge")
async def make_challenge(data: JSONBody[NewChallenge], request: AnyRequest, state: State) -> Response[MadeChallenge]:
    key = key_in(request.cookies) or new_key() if data.tickets is not None else None
    wish = replace(wish_of(data), tickets=None if data.tickets is None else tuple(data.tickets))
    for name in data.tickets or ():
        state.registry.refuse_name(name)
    if not state.new_challenges.take(visitor(request.client)):
        raise NotNow("slowly")
    made, tickets = await _challenges(state).make(wish, key)
    field: BotField = state.bot_field
    field.add(made.code)
    if key is None:
        return EncodedResponse(MadeChallenge(made.code, []), status_code=201)
    shown = looks(request, made.code, challenge_of(made), key, tickets)
    cookies = [cookie_with(key, request.scope)]
    return EncodedResponse(MadeChallenge(made.code, shown), status_code=201, cookies=cookies, headers=PRIVATE)


@get("/challenges/{code:str}", summary="Look at a challenge")
async def look_at_challenge(code: Code, request: AnyRequest, state: State) -> ChallengeLook:
    found = await find_challenge(request, code)
    bots = await _challenges(state).bots(found)
    stored, challenge = found.stored, found.challenge
    players: BotField = state.bot_field
    return ChallengeLook(
        code=found.code,
        title=challenge.title,
        adventure=challenge.adventure.key,
        layout=str(challenge.layout),
        layout_name=challenge.layout.name,
        options=str(challenge.house),
        seal=challenge.seal,
        known_rolls=len(challenge.rolls),
        clock=stored.clock,
        hints=stored.hints,
        made=stored.made,
        day=stored.day,
        closes=stored.closes,
        is_closed=found.is_closed,
        finished=await _challenges(state).people(found),
        may_compare=found.may_compare,
        tickets=stored.tickets,
        is_maker=found.is_maker,
        bots=[BotStars(run.bot or "", run.stars, run.number) for run in bots] if found.may_compare else [],
        bots_to_come=len(set(players.players(challenge)) - {run.bot for run in bots}),
        mine=[MyRun(run.number, run.attempt, run.table, run.is_over, run.stars) for run in found.mine],
        evening=await state.evenings.of_challenge(found.code),
    )


@post("/challenges/{code:str}/runs", summary="Begin a run, or go on with one")
async def begin_run(code: Code, data: JSONBody[NewRun], request: AnyRequest, state: State) -> Response[BegunRun]:
    key = key_in(request.cookies) or new_key()

    def take() -> None:
        if not state.new_runs.take(visitor(request.client)):
            raise NotNow("slowly")

    ticket = None
    if data.ticket is not None:
        ticket = await held(request, await _challenges(state).find(code, key), key, data.ticket)
    state.registry.refuse_name(data.name)
    begun = await _challenges(state).begin(code, key, data.name, again=data.again, take=take, ticket=ticket)
    answer = BegunRun(begun.table, begun.token, begun.attempt)
    return EncodedResponse(answer, status_code=201, cookies=[cookie_with(key, request.scope)])


@get("/challenges/{code:str}/results", summary="Places in a challenge, the best first")
async def results_of_challenge(
    code: Code,
    request: AnyRequest,
    state: State,
    start: Annotated[int, QueryParameter(gt=-1, lt=MOST_RUNS)] = 0,
    count: Annotated[int, QueryParameter(gt=0, le=MOST_PLACES)] = 50,
) -> ChallengeResults:
    found = await find_challenge(request, code)
    found.compares()
    field = await _challenges(state).field(found)
    page = await _challenges(state).page(found, field, start, count)
    return ChallengeResults(
        total=field.total,
        start=start,
        places=[_placed(run, field, found) for run in page],
        mine=_placed(found.first, field, found) if found.first else None,
        stars=field.by_stars(),
    )


@get("/challenges/{code:str}/runs/{run:int}/record", summary="The record of a run", media_type="text/plain")
async def record_of_run(code: Code, run: RunNumber, request: AnyRequest) -> str:
    return await unless_gone(request, _record(request, await find_challenge(request, code), run))


@get("/challenges/{code:str}/runs/{run:int}/steps", summary="A run step by step, for a replay")
async def steps_of_run(code: Code, run: RunNumber, request: AnyRequest, state: State) -> Response[Timeline]:
    found = await find_challenge(request, code)
    record = await unless_gone(request, _record(request, found, run))
    kept: Shared[str, bytes] = state.run_answers
    made: bytes = await unless_gone(
        request, kept.get(record, lambda: in_pool(request, encoded, steps_of, record, None))
    )
    answer: Response[Any] = as_json(made)
    return answer


@get("/challenges/{code:str}/file", summary="A closed challenge as a file, with its seed", media_type="text/plain")
async def file_of_challenge(code: Code, request: AnyRequest, state: State) -> str:
    return await _challenges(state).reveal(await find_challenge(request, code))


@get("/challenges/{code:str}/qr.svg", summary="The link of a challenge as a QR code", media_type="image/svg+xml")
async def qr_of_challenge(code: Code, request: AnyRequest) -> Response[str]:
    return await qr_of(request, f"c/{(await find_challenge(request, code)).code}")


def wish_of(data: OpenChallenge) -> ChallengeWish:
    return ChallengeWish(
        data.adventure,
        data.layout,
        data.options,
        data.title,
        data.clock,
        hints=data.hints,
        closes_in_hours=data.closes_in_hours,
        table=data.table,
    )


async def _record(request: AnyRequest, found: FoundChallenge, run: int) -> str:
    """The record of a run; of a closed challenge with its seed, from which the dice can be verified."""
    challenges = _challenges(request.app.state)
    record = await challenges.record(found, run)
    if not found.is_closed:
        return record
    await challenges.reveal(found)
    return await in_pool(request, revealed, record, found.challenge.seed.hex())


def _placed(run: StoredRun, field: Field, found: FoundChallenge) -> PlacedRun:
    assert run.sort_key is not None, "a run in the field is finished"
    return PlacedRun(
        place=field.place(run.sort_key),
        name=run.name,
        bot=run.bot,
        stars=run.stars,
        percentile=field.percentile(run.sort_key),
        is_me=any(run.number == each.number for each in found.mine),
        run=run.number,
        rank=run.rank,
    )


async def find_challenge(request: AnyRequest, code: str) -> FoundChallenge:
    """The challenge of a code, for the visitor who asks."""
    return await _challenges(request.app.state).find(code, key_in(request.cookies))


def _challenges(state: State) -> ChallengeRegistry:
    challenges = state.challenges
    assert isinstance(challenges, ChallengeRegistry)
    return challenges


router = Router(
    "/api",
    route_handlers=[
        make_challenge,
        look_at_challenge,
        begin_run,
        results_of_challenge,
        record_of_run,
        steps_of_run,
        file_of_challenge,
        qr_of_challenge,
    ],
)
