"""Evenings over HTTP: several challenges made together, one's progress in them, and everybody's total."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from ....hosting.codes import PATTERN
from ....hosting.not_now import NotNow
from ....hosting.protocol import sizes
from ...addresses import visitor
from ...challenges.challenge_registry import FoundChallenge
from ...challenges.evening_registry import LEAST, MOST, EveningRegistry, FoundEvening
from ...challenges.evening_standing import Line, as_csv
from ...identity import key_in
from ..pooled_work import AnyRequest
from ..qr import qr_of
from .challenges import MOST_PLACES, MOST_RUNS, OpenChallenge, wish_of

Code = Annotated[str, PathParameter(pattern=PATTERN, description="The letters of the evening")]
SEPARATORS = {"comma": ",", "semicolon": ";"}


class NewEvening(msgspec.Struct, forbid_unknown_fields=True):
    """From 3 to 10 challenges, each as for `POST /api/challenges` without tickets; they are made with it."""

    challenges: Annotated[list[OpenChallenge], Meta(min_length=LEAST, max_length=MOST)]
    title: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    total: Literal["matchpoints", "stars"] = "matchpoints"


@dataclass(frozen=True, slots=True)
class MadeEvening:
    code: str
    challenges: list[str]


@dataclass(frozen=True, slots=True)
class EveningChallenge:
    """One's own state: `new`, `begun` or `finished`; `stars` are those of one's first run, null until it is over."""

    code: str
    title: str
    adventure: str
    layout_name: str
    closes: float | None
    is_closed: bool
    state: Literal["new", "begun", "finished"]
    stars: int | None
    may_compare: bool


@dataclass(frozen=True, slots=True)
class EveningLook:
    """`next` is the challenge to play next, or null. `counted` are those that the visitor's standing counts: all once
    `is_whole`."""

    code: str
    title: str
    total: str
    made: float
    challenges: list[EveningChallenge]
    next: str | None
    counted: list[str]
    is_whole: bool


@dataclass(frozen=True, slots=True)
class EveningScore:
    stars: int
    matchpoints: int
    run: int


@dataclass(frozen=True, slots=True)
class EveningPlace:
    """`scores` has one for each counted challenge, null where it is not finished; `played` is how many are."""

    place: int
    name: str
    bot: str | None
    is_me: bool
    scores: list[EveningScore | None]
    played: int
    total: int


@dataclass(frozen=True, slots=True)
class EveningResults:
    """Of the `counted` challenges alone, in order. `total` is how many there are in the list."""

    total: int
    start: int
    counted: list[str]
    places: list[EveningPlace]
    mine: EveningPlace | None


@post("/evenings", summary="Make an evening of several challenges")
async def make_evening(data: JSONBody[NewEvening], request: AnyRequest, state: State) -> MadeEvening:
    if not state.new_challenges.take(visitor(request.client), len(data.challenges)):
        raise NotNow("slowly")
    made = await _evenings(state).make(data.title, data.total, [wish_of(each) for each in data.challenges])
    for code in made.challenges:
        state.bot_field.add(code)
    return MadeEvening(made.code, list(made.challenges))


@get("/evenings/{code:str}", summary="Look at an evening")
async def look_at_evening(code: Code, request: AnyRequest) -> EveningLook:
    found = await _found(request, code)
    return EveningLook(
        code=found.stored.code,
        title=found.stored.title,
        total=found.stored.total,
        made=found.stored.made,
        challenges=[_challenge(each) for each in found.challenges],
        next=found.next,
        counted=_counted(found),
        is_whole=len(found.counted) == len(found.challenges),
    )


@get("/evenings/{code:str}/results", summary="Totals of an evening, the best first")
async def results_of_evening(
    code: Code,
    request: AnyRequest,
    state: State,
    start: Annotated[int, QueryParameter(gt=-1, lt=MOST_RUNS)] = 0,
    count: Annotated[int, QueryParameter(gt=0, le=MOST_PLACES)] = 50,
) -> EveningResults:
    found = await _found(request, code)
    lines = await _evenings(state).standing(found)
    mine = next((each for each in lines if found.player and each.player == found.player), None)
    return EveningResults(
        total=len(lines),
        start=start,
        counted=_counted(found),
        places=[_place(each, found) for each in lines[start : start + count]],
        mine=_place(mine, found) if mine else None,
    )


@get("/evenings/{code:str}/results.csv", summary="Totals of an evening for a spreadsheet", media_type="text/csv")
async def csv_of_evening(
    code: Code,
    request: AnyRequest,
    state: State,
    separator: Annotated[Literal["comma", "semicolon"], QueryParameter(description="Between two cells")] = "comma",
) -> Response[str]:
    if not state.prints.take(visitor(request.client)):
        raise NotNow("slowly")
    found = await _found(request, code)
    text = as_csv(await _evenings(state).standing(found), [at + 1 for at in found.counted], SEPARATORS[separator])
    headers = {"content-disposition": f'attachment; filename="evening-{found.stored.code}.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/evenings/{code:str}/qr.svg", summary="The link of an evening as a QR code", media_type="image/svg+xml")
async def qr_of_evening(code: Code, request: AnyRequest) -> Response[str]:
    return await qr_of(request, f"e/{(await _found(request, code)).stored.code}")


def _challenge(found: FoundChallenge) -> EveningChallenge:
    return EveningChallenge(
        code=found.code,
        title=found.challenge.title,
        adventure=found.challenge.adventure.key,
        layout_name=found.challenge.layout.name,
        closes=found.stored.closes,
        is_closed=found.is_closed,
        state="finished" if found.first else "begun" if found.mine else "new",
        stars=found.first.stars if found.first else None,
        may_compare=found.may_compare,
    )


def _place(line: Line, found: FoundEvening) -> EveningPlace:
    scores = [EveningScore(each.stars, each.matchpoints, each.run) if each else None for each in line.scores]
    return EveningPlace(
        place=line.place,
        name=line.name,
        bot=line.bot,
        is_me=bool(found.player) and line.player == found.player,
        scores=scores,
        played=sum(each is not None for each in scores),
        total=line.total,
    )


def _counted(found: FoundEvening) -> list[str]:
    return [found.challenges[at].code for at in found.counted]


async def _found(request: AnyRequest, code: str) -> FoundEvening:
    """The evening of a code, for the visitor who asks."""
    return await _evenings(request.app.state).find(code, key_in(request.cookies))


def _evenings(state: State) -> EveningRegistry:
    evenings = state.evenings
    assert isinstance(evenings, EveningRegistry)
    return evenings


router = Router(
    "/api",
    route_handlers=[make_evening, look_at_evening, results_of_evening, csv_of_evening, qr_of_evening],
)
