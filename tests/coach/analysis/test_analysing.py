"""An analysis tells its progress and can be given up; what cannot be analysed is refused."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from support.analysed_games import FEW, assert_adds_up, game_of, played, stars_of

from pennypapers.coach.analysis import Analysis, Progress, analyse, analysing
from pennypapers.coach.analysis.analyse import MOST_PLAYERS
from pennypapers.coach.analysis.choice import CANDIDATES
from pennypapers.coach.analysis.estimator import Estimator, Samples
from pennypapers.coach.analysis.game import DRIFT, ENDERS, near_the_end
from pennypapers.errors import InvalidText, InvalidValue, PennyError, TextError
from pennypapers.notation.record import Entry
from pennypapers.rules import Sheet, Space, parse_mark, read_layout


def test_progress_is_told_turn_by_turn_and_an_analysis_can_be_given_up() -> None:
    record = played("temple", names=["Ana", "Ben"])
    told: list[Progress] = []
    whole = analyse(record, playouts=FEW, progress=told.append)
    total = 2 * len(record.turns)
    assert told == [Progress(done, total) for done in range(1, total + 1)]
    steps = analysing(record, playouts=FEW)
    assert next(steps) == Progress(1, total)
    steps.close()
    with pytest.raises(StopIteration):
        next(steps)
    assert isinstance(whole, Analysis)


def test_what_progress_raises_ends_the_analysis() -> None:
    class EnoughError(Exception):
        pass

    def stop(progress: Progress) -> None:
        raise EnoughError(progress)

    with pytest.raises(EnoughError):
        analyse(played("temple"), playouts=FEW, progress=stop)


def test_a_game_without_turns_is_refused() -> None:
    with pytest.raises(InvalidText) as refused:
        analyse(replace(played("temple"), turns=()))
    assert refused.value.code == "analysis.empty"


def test_a_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(InvalidText):
        analyse(played("temple"), players=["Zoe"])


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    record = played("temple")
    first = record.turns[0]
    wrong = replace(first, entries=(Entry("Ana", (parse_mark("z9=1"),)),))
    with pytest.raises(TextError):
        analyse(replace(record, turns=(wrong, *record.turns[1:])))


def test_a_layout_too_large_for_the_kernels_is_refused() -> None:
    rows = "\n".join("  " + " ".join("o" * 9) for _ in range(8))
    layout = read_layout(f"adventure: temple\nname: large\ngrid:\n{rows}\n")
    with pytest.raises(PennyError, match="large"):
        analyse(game_of(layout, ["1 1 2: a1=1"]), playouts=FEW)


def test_every_adventure_with_compiled_bots_is_analysed() -> None:
    from pennypapers.bots.compiled_bots import COMPILED_BOTS
    from pennypapers.coach.analysis.analyse import PLAYOUTS as COUNTS
    from pennypapers.coach.analysis.playouts import PLAYOUTS

    assert set(PLAYOUTS) == set(COUNTS) == set(DRIFT) == set(COMPILED_BOTS)


@pytest.mark.parametrize("playouts", [-1, 0, 7, 10_001])
def test_too_few_or_too_many_playouts_are_refused(playouts: int) -> None:
    with pytest.raises(PennyError, match=str(playouts)):
        analyse(played("temple"), playouts=playouts)


def test_the_command_takes_as_many_playouts_as_the_library() -> None:
    from pennypapers.cli import amounts
    from pennypapers.coach.analysis.analyse import LEAST_PLAYOUTS, MOST_PLAYOUTS

    assert (amounts.LEAST_PLAYOUTS, amounts.MOST_PLAYOUTS) == (LEAST_PLAYOUTS, MOST_PLAYOUTS)


MANY = [f"p{seat}" for seat in range(MOST_PLAYERS + 10)]
"""The players of a large table."""


def test_of_a_large_table_players_have_to_be_named() -> None:
    record = played("temple", names=MANY)
    with pytest.raises(InvalidValue, match=f"{len(MANY)} players.*{MOST_PLAYERS}"):
        analyse(record, playouts=FEW)
    with pytest.raises(InvalidValue):
        analyse(record, playouts=FEW, players=MANY[: MOST_PLAYERS + 1])


@pytest.mark.parametrize("key", ["temple", "island", "valley"])
def test_one_player_of_a_large_table_costs_no_more_sheets_than_those_that_may_end_the_game(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    record = played(key, names=MANY)
    played_on: dict[int, list[Samples]] = {}
    play = Estimator.play

    def counted(self: Estimator, samples: Samples, limits: NDArray[np.int64], first: int, last: int) -> None:
        known = played_on.setdefault(samples.spot.turns, [])
        if all(each is not samples for each in known):
            known.append(samples)
        play(self, samples, limits, first, last)

    monkeypatch.setattr(Estimator, "play", counted)
    (player,) = analyse(record, playouts=FEW, players=["p7"]).players
    assert_adds_up(player)
    assert player.final == stars_of(record)[7]
    own = 2 + CANDIDATES + 1  # the sheet as it stands, with limits and without, the candidates and what was played
    assert max(map(len, played_on.values())) <= own + 2 * ENDERS < len(MANY)


def test_the_sheets_that_may_end_a_game_are_the_fullest_and_those_with_the_most_treasures() -> None:
    land = read_layout("adventure: island\nname: land\ngrid:\n  ~ o o o o o\n  ~ o o o o o\n")
    plain = Sheet(land)
    fuller = plain.written(Space("c1"), 3)
    rich = plain.circled(Space("b1"), 5)
    sheets = [*[plain] * 20, fuller, rich]
    assert {20, 21} <= near_the_end(sheets, 0) <= set(range(1, 22))
    assert len(near_the_end(sheets, 0)) <= 2 * ENDERS
    assert near_the_end(sheets, 20).isdisjoint({20})
    assert near_the_end(sheets[:4], 1) == {0, 2, 3}, "of a small table all"
