"""The dailies of a month over HTTP. A daily is played as any challenge is, by its code."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated

from litestar import Router, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from ...challenges.challenge_text import challenge_of
from ...challenges.dailies import Dailies
from ...identity import key_in, player_of
from ...store.challenge_contract import ChallengeStore, StoredDaily
from ..pooled_work import AnyRequest

MONTH = "^[0-9]{4}-(0[1-9]|1[0-2])(?!\\n)$"
FIRST, LAST = "-01", "-31"
"""Days are compared as texts, so that every month may have 31."""


@dataclass(frozen=True, slots=True)
class MyDaily:
    """The first run of the visitor; `stars` and `place` are null until it is over."""

    stars: int | None
    place: int | None
    is_over: bool


@dataclass(frozen=True, slots=True)
class DailyLook:
    day: str
    adventure: str
    code: str
    layout_name: str
    mine: MyDaily | None


@dataclass(frozen=True, slots=True)
class MonthOfDailies:
    """`today` is the day at this server. `days` has the dailies of the month up to today, in order. `before` and
    `after` are the nearest months that have dailies too. `played` is of how many days the visitor has finished one."""

    today: str
    days: list[DailyLook]
    before: str | None
    after: str | None
    played: int


@get("/dailies", summary="The dailies of a month, up to today")
async def dailies_of_month(
    request: AnyRequest,
    state: State,
    month: Annotated[
        str | None, QueryParameter(pattern=MONTH, description="As 2026-11; this month if left out")
    ] = None,
) -> MonthOfDailies:
    dailies: Dailies = state.dailies
    store: ChallengeStore = state.registry.store.challenges
    now = dailies.today
    await dailies.make(now)
    today, tomorrow = now.isoformat(), (now + timedelta(days=1)).isoformat()
    month = month or today[: -len(FIRST)]
    player = player_of(key_in(request.cookies))
    found = await store.dailies(month + FIRST, min(month + LAST, today), player)
    before = await store.day_before(min(month + FIRST, tomorrow))
    after = await store.day_after(month + LAST)
    return MonthOfDailies(
        today=today,
        days=[_look(each) for each in found],
        before=_month(before),
        after=_month(after) if after is not None and after <= today else None,
        played=await store.days_played(player),
    )


def _look(daily: StoredDaily) -> DailyLook:
    stored, mine = daily.challenge, daily.mine
    assert stored.day is not None
    assert stored.adventure is not None
    run = None if mine is None else MyDaily(mine.stars, daily.place, mine.is_over)
    return DailyLook(stored.day, stored.adventure, stored.code, challenge_of(stored).layout.name, run)


def _month(day: str | None) -> str | None:
    return None if day is None else day[: -len(FIRST)]


router = Router("/api", route_handlers=[dailies_of_month])
