"""Analyses are queued, shared, given up when nobody asks for them, and kept when they are finished."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from support.server.event_loop import Run
from support.server.manual_clock import ManualClock

from pennypapers.hosting.not_now import NotNow
from pennypapers.server.analyses import analysis_registry
from pennypapers.server.analyses.analysis_registry import Analysis, AnalysisRegistry, Stages, Told
from pennypapers.server.analyses.coach_work import FinishedGame
from pennypapers.server.limits import Limits
from pennypapers.server.session.executor import WorkerError

ANA, BEN = "192.0.2.1", "192.0.2.2"
LIMITS = Limits(analysis_waiting=2, analysis_patience=10)
GAME = FinishedGame("a" * 32, "game", None)


def game(letter: str) -> FinishedGame:
    return FinishedGame(letter * 32, letter, None)


async def no_tries(_: str, asked: object) -> bytes:
    raise AssertionError(f"nobody tries {asked}")


class Coach:
    """Two stages that take as long as the test wants, and what they were asked to look at."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.clock = ManualClock()
        self.began: list[tuple[str, str]] = []
        self.given_up: list[str] = []
        self.tells: list[Told] = []
        self.first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.second: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        stages = Stages(
            [("one", 0.25, self._stage("one", self.first)), ("two", 0.75, self._stage("two", self.second))], no_tries
        )
        self.registry = AnalysisRegistry(stages, limits, self.clock)

    def _stage(self, name: str, result: asyncio.Future[bytes]) -> analysis_registry.Stage:
        async def stage(address: str, game: FinishedGame, told: Told) -> bytes:
            assert address, "somebody pays for it"
            self.began.append((name, game.text))
            self.tells.append(told)
            try:
                return await asyncio.shield(result)
            except asyncio.CancelledError:
                self.given_up.append(game.text)
                raise

        return stage


async def settle(analysis: Analysis) -> None:
    assert analysis.task is not None
    await asyncio.gather(analysis.task, return_exceptions=True)


async def moment() -> None:
    """Let everything happen that can happen now."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_stages_are_done_one_after_the_other_and_each_is_told_as_soon_as_it_is_found(run: Run) -> None:
    async def scenario() -> None:
        coach = Coach()
        analysis = coach.registry.begin(GAME, ANA)
        await moment()
        assert (analysis.state, analysis.progress, coach.began) == ("queued", 0, [("one", "game")])
        coach.tells[0](0.5)
        assert (analysis.state, analysis.progress) == ("running", 0.125)
        coach.first.set_result(b"1")
        await moment()
        assert (analysis.state, analysis.progress, analysis.found) == ("running", 0.25, {"one": b"1"})
        coach.tells[1](0.5)
        assert analysis.progress == 0.625
        coach.second.set_result(b"2")
        await settle(analysis)
        assert (analysis.state, analysis.progress, analysis.found) == ("done", 1, {"one": b"1", "two": b"2"})
        assert coach.registry.begin(GAME, BEN) is analysis
        assert coach.registry.look(GAME.id, BEN) is analysis
        assert len(coach.began) == 2

    run(scenario())


def test_who_asks_for_the_same_game_waits_for_the_same_analysis(run: Run) -> None:
    async def scenario() -> None:
        coach = Coach()
        analysis = coach.registry.begin(GAME, ANA)
        assert coach.registry.begin(GAME, BEN) is analysis
        await moment()
        coach.registry.leave(GAME.id, ANA)
        await moment()
        assert not coach.given_up
        coach.registry.leave(GAME.id, BEN)
        await settle(analysis)
        assert coach.given_up == ["game"]
        with pytest.raises(NotNow, match="does not know"):
            coach.registry.look(GAME.id, ANA)

    run(scenario())


def test_an_analysis_goes_on_as_long_as_somebody_looks(run: Run) -> None:
    async def scenario() -> None:
        coach = Coach()
        analysis = coach.registry.begin(GAME, ANA)
        await moment()
        for _ in range(5):
            await coach.clock.pass_by(9)
            coach.registry.look(GAME.id, ANA)
        assert not coach.given_up
        await coach.clock.pass_by(11)
        await settle(analysis)
        assert coach.given_up == ["game"]

    run(scenario())


def test_an_address_has_a_limited_number_of_them(run: Run) -> None:
    async def scenario() -> None:
        coach = Coach()
        for letter in "bc":
            coach.registry.begin(game(letter), ANA)
        with pytest.raises(NotNow) as refused:
            coach.registry.begin(game("d"), ANA)
        assert refused.value.code == "slowly"
        coach.registry.begin(game("d"), BEN)
        coach.registry.leave(game("b").id, ANA)
        coach.registry.begin(game("e"), ANA)
        await coach.registry.close()

    run(scenario())


def test_all_addresses_together_have_a_limited_number(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(analysis_registry, "MOST", 3)
        coach = Coach()
        for number, letter in enumerate("bcd"):
            coach.registry.begin(game(letter), f"192.0.2.{number}")
        with pytest.raises(NotNow) as refused:
            coach.registry.begin(game("e"), "192.0.2.9")
        assert refused.value.code == "slowly"
        await coach.registry.close()

    run(scenario())


@pytest.mark.parametrize("failure", [NotNow("analysis.large"), WorkerError("trace")])
def test_a_failure_is_told_and_tried_again_by_who_begins_anew(run: Run, failure: Exception) -> None:
    async def scenario() -> None:
        coach = Coach()
        analysis = coach.registry.begin(GAME, ANA)
        coach.first.set_exception(failure)
        await settle(analysis)
        assert analysis.state == "failed"
        assert analysis.error is not None
        assert analysis.error.code == ("work" if isinstance(failure, WorkerError) else "analysis.large")
        assert coach.registry.look(GAME.id, ANA) is analysis
        again = coach.registry.begin(GAME, ANA)
        assert again is not analysis
        await settle(again)

    run(scenario())


def test_what_is_finished_is_kept_up_to_a_number_and_a_size(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        coach = Coach(replace(LIMITS, analysis_waiting=9))
        coach.first.set_result(b"1" * 10)
        coach.second.set_result(b"2" * 10)
        monkeypatch.setattr(analysis_registry, "KEPT", 2)
        for letter in "bcd":
            await settle(coach.registry.begin(game(letter), ANA))
        with pytest.raises(NotNow):
            coach.registry.look(game("b").id, ANA)
        assert coach.registry.look(game("c").id, ANA).state == "done"
        monkeypatch.setattr(analysis_registry, "KEPT_BYTES", 30)
        await settle(coach.registry.begin(game("e"), ANA))
        with pytest.raises(NotNow):
            coach.registry.look(game("d").id, ANA)

    run(scenario())


def test_a_server_that_ends_gives_everything_up(run: Run) -> None:
    async def scenario() -> None:
        coach = Coach()
        coach.registry.begin(GAME, ANA)
        await moment()
        await coach.registry.close()
        assert coach.given_up == ["game"]

    run(scenario())
