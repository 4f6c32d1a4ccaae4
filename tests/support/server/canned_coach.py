"""A coach for tests of the page: at once, the same every time, and without a search."""

from __future__ import annotations

import asyncio
import json
from random import Random

from pennypapers.bots import Position, bot
from pennypapers.coach.analysis import Alternative, Analysis, Facts, PlayerAnalysis, TurnAnalysis
from pennypapers.coach.analysis.cards import cards
from pennypapers.hosting.texts.text_answers import given_layout
from pennypapers.notation.layout import carried_layout, reference
from pennypapers.notation.names import ALONE
from pennypapers.notation.record import read_record, write_record
from pennypapers.server.analyses.analysis_registry import Asked, Stages, Told
from pennypapers.server.analyses.coach_work import FinishedGame, HindsightView, TriedTurn
from pennypapers.server.codec import encode
from pennypapers.table import Commit, Event, RollDice, evolve, open_table, perform, record_of, replay
from pennypapers.table.replay import play_turn

MORE = 7
"""The canned bound is so much above what was found."""


async def _hindsight(_: str, game: FinishedGame, told: Told) -> bytes:
    told(0.5)
    return encode(await asyncio.to_thread(canned_hindsight, game.text))


async def _analysis(_: str, game: FinishedGame, told: Told) -> bytes:
    told(0.5)
    if game.player is None:
        return b"null"
    return json.dumps((await asyncio.to_thread(canned_analysis, game.text, game.player)).as_json()).encode()


def canned_hindsight(text: str) -> HindsightView:
    """The game of a weak bot with the dice of this one, as if it were the best found."""
    record = read_record(text, given_layout(None))
    opened = open_table(record.adventure, record.layout, (ALONE,), house=record.house)
    table, events = evolve(None, opened), list[Event]([opened])
    rolls = [turn.roll for turn in record.turns]
    for number, roll in enumerate(rolls, 1):
        if table.ended:
            break
        table, happened = perform(table, RollDice(roll, None))
        marks = bot("tourist").turn(Position.of(table, 0), Random(number))
        table, inked = perform(table, Commit(0, marks))
        events += [*happened, *inked]
    found = record_of(events, reference(record.layout), carried_layout(record.layout))
    stars = record.adventure.score(table.sheets[0]).total
    own = record.adventure.score(replay(record).table.sheets[0]).total
    if record.solo and own > stars:
        return HindsightView(own, own, proven=True, record=text)
    return HindsightView(stars, stars + MORE, proven=False, record=write_record(found))


def canned_analysis(text: str, player: str) -> Analysis:
    """Every third turn of a player was lucky, every fourth a mistake, and another turn would have been better."""
    record = read_record(text, given_layout(None))
    seat = record.players.index(player)
    opened = open_table(record.adventure, record.layout, record.players, house=record.house)
    table = evolve(None, opened)
    value, turns = 10.0, list[TurnAnalysis]()
    for turn in record.turns:
        before = table
        table, events = play_turn(table, turn)
        rolled = evolve(before, events[0])
        entry = next(each for each in turn.entries if (each.owner or each.player) == player)
        luck = 4.25 if turn.number % 3 == 0 else -0.5
        is_drawn = rolled.exchange is not None
        loss = 2.5 if turn.number % 4 == 2 and not is_drawn else 0.0
        other = " ".join(map(str, bot("tourist").turn(Position.of(rolled, seat), Random(turn.number))))
        played = " ".join(map(str, entry.marks))
        marks = [played] if is_drawn or other == played else [other, played] if loss else [played, other]
        best = value + luck
        facts = Facts(
            forced=is_drawn,
            mistake=loss > 1,
            by=entry.player if is_drawn else None,
            margin=1.5 if turn.number == 5 else 0.0,
            missed={record.adventure.part_keys[0]: loss} if loss else {},
        )
        value = best - loss
        alternatives = tuple(Alternative(each, best - at * 2.5, 0.4) for at, each in enumerate(marks))
        turns.append(
            TurnAnalysis(
                turn.number, str(turn.roll), value, luck, loss, 0.4, 0.0, played, alternatives, loss == 0, facts
            )
        )
    found = PlayerAnalysis(player, 10.0, value, tuple(turns), cards(turns))
    return Analysis(
        record.adventure.key,
        record.layout.name,
        "solo" if record.solo else "table",
        len(turns),
        table.ended is not None,
        "canned",
        0,
        (found,),
    )


async def _try(_: str, asked: Asked) -> bytes:
    """Every try is worth 30 stars, and the best that was found 33."""
    marks = asked[-1]
    return encode(TriedTurn(marks, 30.2, marks, 33.1, 0.4, is_best=False))


CANNED = Stages([("hindsight", 0.5, _hindsight), ("analysis", 0.5, _analysis)], _try)
