"""Challenges on this device: opened as files, or made here to be sent as files. Whoever has the file has the seed, so
their runs are for fun and have no places. First runs and practice are told apart as everywhere.

The codes of challenges begin as those of tables of a device do, with a letter that no server gives."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, replace
from typing import Annotated

import msgspec
from msgspec import Meta

from ..challenges import Challenge, read_challenge
from ..errors import InvalidText
from ..hosting.codes import PATTERN, local_code
from ..hosting.finished_games import sheet_key
from ..hosting.new_challenges import challenge_of_game, fresh_challenge
from ..hosting.not_now import NotNow
from ..hosting.player_names import shown_name
from ..hosting.protocol import sizes
from ..hosting.runs import RunWish, revealed
from ..hosting.texts.text_answers import given_layout
from ..hosting.tokens import token_hash
from ..notation.record import write_record
from ..server.challenges.challenge_text import challenge_of
from ..server.identity import player_of, run_token
from ..server.session.table_registry import TableRegistry
from ..server.session.table_session import TableSession
from ..server.store.challenge_contract import RunTaken, StoredChallenge, StoredRun
from ..server.store.contract import CodeTaken
from ..table.dice.draws import SEED_BYTES
from .store.challenges import DeviceChallenges


class NewChallenge(msgspec.Struct, forbid_unknown_fields=True):
    """As the server's, without what a file cannot say: a clock, an end, and who may play it."""

    adventure: Annotated[str, Meta(max_length=20)] = ""
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] = "front"
    options: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    title: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    table: Annotated[str, Meta(pattern=PATTERN)] | None = None


class ChallengeFile(msgspec.Struct, forbid_unknown_fields=True):
    """A `*.challenge` file; that of a daily comes with its day."""

    text: Annotated[str, Meta(max_length=sizes.LONGEST_RECORD)]
    day: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")] | None = None


class NewRun(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    again: bool = False


@dataclass(frozen=True, slots=True)
class MadeChallenge:
    code: str


@dataclass(frozen=True, slots=True)
class MyRun:
    run: int
    attempt: int
    table: str | None
    is_over: bool
    stars: int | None
    rank: str | None


@dataclass(frozen=True, slots=True)
class ChallengeLook:
    """As the server's; the last nine are always the same here."""

    code: str
    title: str
    adventure: str
    layout: str
    layout_name: str
    options: str
    seal: str
    known_rolls: int
    made: float
    day: str | None
    finished: int
    may_compare: bool
    mine: list[MyRun]
    clock: None
    hints: bool
    closes: None
    is_closed: bool
    tickets: int
    is_maker: bool
    bots: list[str]
    bots_to_come: int
    evening: None


@dataclass(frozen=True, slots=True)
class BegunRun:
    table: str
    token: str
    attempt: int


@dataclass(frozen=True, slots=True)
class KnownChallenge:
    """A challenge that this device knows, and one's first run of it."""

    code: str
    seal: str
    mine: MyRun | None


async def make(registry: TableRegistry, wish: NewChallenge) -> MadeChallenge:
    seed = secrets.token_bytes(SEED_BYTES)
    if wish.table is not None:
        made = challenge_of_game(seed, (await registry.find(wish.table)).hosted, wish.title)
    else:
        made = fresh_challenge(
            seed, adventure=wish.adventure, layout=wish.layout, options=wish.options, title=wish.title
        )
    return MadeChallenge(await _kept(registry, made))


async def open_file(registry: TableRegistry, sent: ChallengeFile) -> MadeChallenge:
    """A challenge that is opened; again under the same code. TextError says what is wrong with it."""
    return MadeChallenge(await _kept(registry, read_challenge(sent.text, given_layout(None)), sent.day))


async def look_at(registry: TableRegistry, key: str, code: str) -> ChallengeLook:
    stored = await _find(registry, code)
    challenge, mine = challenge_of(stored), await _store(registry).runs_of(stored.code, player_of(key))
    is_played = any(run.counts for run in mine)
    return ChallengeLook(
        code=stored.code,
        title=challenge.title,
        adventure=challenge.adventure.key,
        layout=str(challenge.layout),
        layout_name=challenge.layout.name,
        options=str(challenge.house),
        seal=challenge.seal,
        known_rolls=len(challenge.rolls),
        made=stored.made,
        day=stored.day,
        finished=int(is_played),
        may_compare=is_played,
        mine=[_my(run) for run in mine],
        clock=None,
        hints=True,
        closes=None,
        is_closed=False,
        tickets=0,
        is_maker=False,
        bots=[],
        bots_to_come=0,
        evening=None,
    )


async def known(registry: TableRegistry, key: str) -> list[KnownChallenge]:
    """All challenges of this device, with the first runs."""
    store, found = _store(registry), []
    for seal, code in (await store.codes()).items():
        mine = await store.runs_of(code, player_of(key))
        found.append(KnownChallenge(code, seal, _my(mine[0]) if mine else None))
    return found


async def text_of(registry: TableRegistry, code: str) -> str:
    """The challenge as a file."""
    return (await _find(registry, code)).text


async def begin(registry: TableRegistry, key: str, code: str, wish: NewRun) -> BegunRun:
    """Go on with the run that is not over, or begin the next one; after the first only with `again`."""
    stored = await _find(registry, code)
    while True:
        mine = await _store(registry).runs_of(stored.code, player_of(key))
        for run in mine:
            if not run.is_over and run.table is not None:
                return BegunRun(run.table, run_token(key, stored.code, run.attempt), run.attempt)
        if mine and not wish.again:
            raise NotNow("challenge.played")
        attempt = max((run.attempt for run in mine), default=0) + 1
        token = run_token(key, stored.code, attempt)
        run_wish = RunWish(stored.code, challenge_of(stored), _name(wish.name), token_hash(token), attempt)
        try:
            session = await registry.open_run(run_wish, player_of(key))
        except RunTaken:  # in another tab
            continue
        return BegunRun(session.stored.code, token, attempt)


async def record_of(registry: TableRegistry, key: str, code: str, number: int) -> str:
    """The record of a finished run, with the seed, so that its dice can be verified."""
    stored = await _find(registry, code)
    found = await _store(registry).kept(stored.code, number)
    if found is None or found.player != player_of(key):
        raise NotNow("run.unknown", run=number)
    if not found.record:
        raise NotNow("challenge.unfinished")
    return revealed(found.record, challenge_of(stored).seed.hex())


def record_of_table(session: TableSession) -> str:
    """The record of a run at its table; with the seed once it is over."""
    hosted = session.hosted
    text = write_record(hosted.record())
    return revealed(text, session.stored.seed.hex()) if hosted.phase == "over" else text


async def _kept(registry: TableRegistry, challenge: Challenge, day: str | None = None) -> str:
    """The code of a challenge, once it is stored."""
    store = _store(registry)
    stored = StoredChallenge("", str(challenge), time.time(), day=day, sheet=sheet_key(challenge.layout))
    while True:
        if code := await store.sealed(challenge.seal):
            return code
        code = local_code(0, secrets.choice)
        try:
            await store.add(replace(stored, code=code), seal=challenge.seal)
        except CodeTaken:  # or opened in another tab
            continue
        return code


async def _find(registry: TableRegistry, code: str) -> StoredChallenge:
    stored = await _store(registry).find(code.upper())
    if stored is None:
        raise NotNow("code.challenge", challenge=code.upper())
    return stored


def _store(registry: TableRegistry) -> DeviceChallenges:
    store = registry.store.challenges
    assert isinstance(store, DeviceChallenges), "this is the registry of a device"
    return store


def _name(name: str) -> str:
    try:
        return shown_name(name)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None


def _my(run: StoredRun) -> MyRun:
    return MyRun(run.number, run.attempt, run.table, run.is_over, run.stars, run.rank)
