"""`examples/learn.py`: its policy plays legally, and learns in seconds what random play never finds."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "examples"))

import learn  # noqa: E402

sys.path.pop(0)


def test_any_weights_play_whole_games_by_the_rules() -> None:
    env: Any = gymnasium.make_vec(learn.ENV, num_envs=64, rewards="end", copy=False, illegal="raise")
    sheet = learn.sheet_of(env)
    rng = np.random.default_rng(1)
    for seed in range(3):
        stars = learn.play(env, sheet, rng.normal(size=learn.COUNT), seed)
        assert stars.shape == (64,)
    assert sheet.is_door.sum() == len(env.layout.of("D"))


def test_it_learns(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    wish = ["--generations", "8", "--games", "64", "--test", "1000", "--out", str(out)]
    ran = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "learn.py"), *wish], capture_output=True, text=True, check=True
    )
    assert ran.stderr == ""
    found = re.search(r"^(-?[\d.]+) ± [\d.]+ stars in 1,000 games on other dice$", ran.stdout, re.MULTILINE)
    assert found
    assert float(found[1]) > 12, "a Tourist, who plays at random, makes none"
    assert len(json.loads(out.read_text())) == learn.COUNT
