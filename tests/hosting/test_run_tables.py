"""The table of a run without a server: its dice, its end, its record, and all that it refuses."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from pennypapers.bots import Position, bot
from pennypapers.challenges import Challenge, check_run
from pennypapers.errors import TextError
from pennypapers.hosting import events as log
from pennypapers.hosting.actor import Actor, actor
from pennypapers.hosting.dealer import Dealer
from pennypapers.hosting.decisions.decide import commit, take_over, take_seat
from pennypapers.hosting.decisions.decide_request import decide_request
from pennypapers.hosting.decisions.late import come_late
from pennypapers.hosting.hosted import Hosted, fold
from pennypapers.hosting.not_now import NotNow
from pennypapers.hosting.protocol import requests
from pennypapers.hosting.runs import RunWish, finished_run, revealed, run_events, sort_key, stars_of
from pennypapers.hosting.tokens import token_hash
from pennypapers.hosting.views.table_views import welcome
from pennypapers.notation import read_record
from pennypapers.rules import Roll, adventure, builtin_layout, read_layout
from pennypapers.rules.library import ADVENTURES
from pennypapers.table.dice.fairness import verify
from pennypapers.table.result import standings_of

SEED = bytes(range(32))
SMALL = "adventure: temple\nname: small\ngrid:\no o o\no D o\n"
KNOWN = (Roll.parse("1 2 3"), Roll.parse("4 4 4"))
CLOSES = 1000.0
SEATED = Actor(0, is_host=False)


def begun(challenge: Challenge, **wish: object) -> Hosted:
    return fold(run_events(RunWish("KLMNP", challenge, "Ana", token_hash("ana"), **wish)))  # type: ignore[arg-type]


def dealer(now: float = 0.0) -> Dealer:
    return Dealer(SEED, "ABCD", lambda _: (), lambda: now)


def played(hosted: Hosted) -> Hosted:
    """The table when a bot has played the run to its end."""
    rng = Random(1)
    while hosted.phase == "playing":
        assert hosted.game is not None
        marks = bot("tourist").turn(Position.of(hosted.game, 0), rng)
        turn = hosted.game.turns + 1
        *_, (_, hosted) = commit(hosted, 0, turn, " ".join(map(str, marks)), dealer())
    return hosted


@pytest.mark.parametrize("key", ADVENTURES)
@pytest.mark.parametrize("side", ["front", "back"])
def test_a_finished_run_is_one_of_the_challenge_and_keeps_its_seed(key: str, side: str) -> None:
    challenge = Challenge(builtin_layout(key, side), SEED, rolls=KNOWN)
    over = played(begun(challenge))
    assert over.published is not None
    assert (over.seed, over.published.seed, over.published.link) == (None, "", "")
    kept = finished_run(over)
    assert kept is not None
    assert SEED.hex() not in kept.record
    with pytest.raises(TextError, match="revealed when it is closed"):
        verify(read_record(kept.record, lambda _: ""))
    record = read_record(revealed(kept.record, SEED.hex()), lambda _: "")
    check_run(challenge, record, "ana")
    assert verify(record, seal=challenge.seal).verdict == "good"
    assert over.game is not None
    (standing,) = standings_of(adventure(key), ["Ana"], over.game.sheets)
    assert (kept.stars, kept.sort_key) == (standing.score.total, sort_key(standing.score.total, standing.tie_break))
    assert stars_of(kept.sort_key) == kept.stars


def test_known_rolls_come_first_and_then_those_of_the_seed() -> None:
    challenge = Challenge(read_layout(SMALL), SEED, rolls=KNOWN)
    over = played(begun(challenge))
    rolls = [turn.roll for turn in over.turns]
    assert len(rolls) > len(KNOWN)
    assert rolls == [challenge.draws.roll(turn) for turn in range(1, len(rolls) + 1)]
    assert rolls[:2] == list(KNOWN)
    assert over.record().extras["x-rolls"] == "1 2 3, 4 4 4"


def test_a_run_of_a_layout_of_ones_own_carries_it() -> None:
    challenge = Challenge(read_layout(SMALL), SEED)
    kept = finished_run(played(begun(challenge, attempt=2)))
    assert kept is not None

    def no_file(name: str) -> str:
        raise FileNotFoundError(name)

    record = read_record(kept.record, no_file)
    assert (record.layout, record.extras["x-try"]) == (challenge.layout, "2")


def test_nothing_is_kept_until_a_run_is_over_and_nothing_of_other_tables() -> None:
    assert finished_run(begun(Challenge(read_layout(SMALL), SEED))) is None
    plain = log.Created("temple", SMALL, "small.layout", "s", "h")
    assert finished_run(fold([plain])) is None


def test_whoever_has_no_token_is_nobody_there_and_nobody_hosts() -> None:
    hosted = begun(Challenge(read_layout(SMALL), SEED))
    for token in (None, "", "other"):
        with pytest.raises(NotNow, match="not yours"):
            actor(hosted, token)
    assert actor(hosted, "ana") == SEATED


@pytest.mark.parametrize(
    "request_",
    [
        requests.Start(),
        requests.SetUp(),
        requests.Pause(),
        requests.Lock(),
        requests.AllowHints(),
        requests.AddBot(),
        requests.Remove(seat=0),
        requests.PassHost(),
        requests.TypeRoll(roll="1 2 3"),
        requests.Leave(),
        requests.AddPaper(name="Ben"),
        requests.PaperDone(),
        requests.EnterSheet(),
        requests.Anchor(anchor="0" * 64),
    ],
)
@pytest.mark.parametrize("is_host", [False, True])
def test_only_ink_and_more_time_are_allowed(request_: requests.TableRequest, is_host: bool) -> None:
    hosted = begun(Challenge(read_layout(SMALL), SEED))
    with pytest.raises(NotNow) as refused:
        decide_request(hosted, Actor(0, is_host=is_host), request_, dealer=dealer())
    assert refused.value.code == "challenge.run"


def test_nobody_else_sits_down_takes_over_or_catches_up() -> None:
    hosted = begun(Challenge(read_layout(SMALL), SEED))
    newcomers: list[Callable[[], object]] = [
        lambda: take_seat(hosted, name="Ben", hashed="b"),
        lambda: take_over(hosted, 0, hashed="b"),
        lambda: come_late(hosted, name="Ben", hashed="b", dealer=dealer()),
    ]
    for decide in newcomers:
        with pytest.raises(NotNow) as refused:
            decide()
        assert refused.value.code == "challenge.run"
    assert decide_request(hosted, SEATED, requests.Extend(), dealer=dealer()) == [log.Extended(0, on=True)]


def test_a_closed_challenge_is_not_played_on() -> None:
    hosted = begun(Challenge(read_layout(SMALL), SEED), closes=CLOSES)
    assert hosted.game is not None
    mark = str(next(hosted.game.draft(0).options.marks()))
    with pytest.raises(NotNow) as refused:
        commit(hosted, 0, 1, mark, dealer(CLOSES))
    assert refused.value.code == "challenge.closed"
    steps = commit(hosted, 0, 1, mark, dealer(CLOSES - 1))
    assert steps
    assert commit(steps[-1][1], 0, 1, mark, dealer(CLOSES)) == [], "what is inked may be sent again"


def test_the_view_names_the_challenge_and_hints_are_as_it_says() -> None:
    challenge = Challenge(read_layout(SMALL), SEED)
    for hints in (True, False):
        hosted = begun(challenge, hints=hints, attempt=3)
        seen = welcome(hosted, SEATED, number=1, code="ABCD", here={0}, sheets=(), ended=None)
        assert (seen.challenge, seen.attempt, seen.hints, seen.seal) == ("KLMNP", 3, hints, challenge.seal)
        assert seen.dice is None
