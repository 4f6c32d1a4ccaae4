"""Training: the games that are played for it, and the file that the command writes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from pennypapers.bots.compiled_bots import COMPILED_BOTS, compiled_bots
from pennypapers.bots.lineup import NAMES, load_lineup
from pennypapers.lab.train import main
from pennypapers.rules.library import builtin_layout
from pennypapers.simulation.simulate import simulate

GAMES, SEED = 6, 11
SMALL = ("--seed", "3", "--rounds", "2", "--games", "8")


@pytest.mark.parametrize("key", COMPILED_BOTS)
def test_the_same_seed_gives_the_same_sums(key: str) -> None:
    """Every turn adds its features and the stars gained after it to the sums of the fit."""
    bots, layout = compiled_bots(key), builtin_layout(key, "front")
    tables, size = bots.engine.tables(bots.engine.board(layout)), bots.features * bots.knots
    means, sums = [], []
    for _ in range(2):
        normal, moment = np.zeros((size, size)), np.zeros(size)
        means.append(bots.learn(tables, load_lineup(key, ["voyager"]), 0, np.uint64(SEED), GAMES, normal, moment))
        sums.append((normal, moment))
    (normal, moment), (normal_again, moment_again) = sums
    assert means[0] == means[1]
    assert np.array_equal(normal, normal_again)
    assert np.array_equal(moment, moment_again)
    assert np.allclose(normal, normal.T)
    assert moment.any()
    assert (normal.diagonal()[moment != 0] > 0).all(), "only features that were seen have stars to come"


@pytest.mark.parametrize("key", ["temple", "island"])
def test_games_without_random_turns_are_those_of_a_simulation(key: str) -> None:
    """The seed decides the dice of both. The Valley is left out, because its training uses a narrower beam."""
    bots, layout = compiled_bots(key), builtin_layout(key, "front")
    tables, size = bots.engine.tables(bots.engine.board(layout)), bots.features * bots.knots
    normal, moment = np.zeros((size, size)), np.zeros(size)
    mean = bots.learn(tables, load_lineup(key, ["voyager"]), 0, np.uint64(SEED), GAMES, normal, moment)
    assert mean == simulate(layout, "voyager", GAMES, seed=SEED, workers=1).totals.mean()


def test_the_same_command_writes_the_same_weights_for_every_bot_and_kind_of_game(tmp_path: Path) -> None:
    first, again, other = (tmp_path / name for name in ("first.json", "again.json", "other.json"))
    main(["temple", *SMALL, "--out", str(first)])
    main(["temple", *SMALL, "--out", str(again)])
    main(["temple", *SMALL[2:], "--seed", "4", "--out", str(other)])
    assert first.read_bytes() == again.read_bytes()
    found, different = json.loads(first.read_text()), json.loads(other.read_text())
    assert found["made_by"] == "python -m pennypapers.lab.train temple --seed 3 --rounds 2 --games 8"
    assert found["solo"] != different["solo"]
    bots = compiled_bots("temple")
    assert found["budget"] == list(bots.budget)
    for kind in ("solo", "table"):
        assert list(found[kind]) == list(NAMES[2:])
        for weights in found[kind].values():
            assert np.array(weights).shape == (bots.features, bots.knots)
        voyager = np.array(found[kind]["voyager"])
        assert voyager[: bots.voyager_features].any()
        assert not voyager[bots.voyager_features :].any(), "Voyager is trained on its own features only"
