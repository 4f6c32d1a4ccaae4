"""Ghosts over HTTP: the stars of a finished run, turn by turn, beside one's own run of the same challenge."""

from __future__ import annotations

from dataclasses import dataclass

from litestar import Router, get
from litestar.datastructures import State

from ....hosting.texts.text_answers import stars_by_turn
from ...challenges.ghosts import Ghosts
from ...work.shared import Shared
from ..pooled_work import AnyRequest, in_pool, unless_gone
from .challenge_values import Code
from .challenges import RunNumber, find_challenge

STARS_KEPT = 2048
"""Of how many runs, up to how many turns each, the stars are kept."""


@dataclass(frozen=True, slots=True)
class GhostName:
    """`bot` is null for a person's run."""

    run: int
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class Ghost:
    """`stars` are those after each turn, for as many turns as one has played oneself."""

    run: int
    name: str
    bot: str | None
    stars: list[int]


@get("/challenges/{code:str}/ghosts", summary="Whose stars can be shown beside one's own run: those of bots")
async def ghosts_of_challenge(code: Code, request: AnyRequest, state: State) -> list[GhostName]:
    ghosts: Ghosts = state.ghosts
    return [GhostName(run.number, run.name, run.bot) for run in await ghosts.bots(await find_challenge(request, code))]


@get("/challenges/{code:str}/ghosts/{run:int}", summary="The stars of a finished run, as far as one's own has come")
async def ghost_of_challenge(code: Code, run: RunNumber, request: AnyRequest, state: State) -> Ghost:
    ghosts: Ghosts = state.ghosts
    found = await find_challenge(request, code)
    played = await ghosts.run(found, run)
    turns = await ghosts.turns(found)
    kept: Shared[tuple[str, int, int | None], tuple[int, ...]] = state.ghost_stars

    async def count() -> tuple[int, ...]:
        return await in_pool(request, stars_by_turn, await ghosts.record(found, run), turns)

    stars = await unless_gone(request, kept.get((found.code, run, turns), count)) if turns != 0 else ()
    return Ghost(played.number, played.name, played.bot, list(stars))


router = Router("/api", route_handlers=[ghosts_of_challenge, ghost_of_challenge])
