"""The environments beside others, in one run: steps a second of processor time on one core, random legal actions.

Ours: the kernels' own turns (Tourist), the vector environment, single environments. Beside them, as far as they are
installed (extra `bench`): OpenSpiel, PettingZoo's connect_four, and Pgx on the CPU.

python benchmarks/envs.py [GAMES IN A VECTOR …]
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import gymnasium
import numpy as np

import pennypapers.envs
from pennypapers import ADVENTURES, builtin_layout
from pennypapers.simulation.jobs import Job
from pennypapers.simulation.simulate import play_batch

ROUNDS = 3
SECONDS = 0.5
COUNTS = (256, 1024, 4096)


def rate(play: Callable[[], int]) -> float:
    """Steps a second of processor time: the best of the rounds. `play` takes some steps and returns how many."""
    play()
    best = 0.0
    for _ in range(ROUNDS):
        steps, began = 0, process_time()
        while (spent := process_time() - began) < SECONDS:
            steps += play()
        best = max(best, steps / spent)
    return best


def kernels(key: str) -> Callable[[], int]:
    """Whole games of Tourists, as `simulate` plays them: the upper bound."""
    job, first = Job(builtin_layout(key, "front"), "tourist"), iter(range(10**9))

    def play() -> int:
        return int(play_batch(job, 200 * next(first), 200).turns.sum())

    return play


def vector(key: str, count: int, **settings: Any) -> Callable[[], int]:
    """Steps with random legal actions; drawing them is counted too."""
    many: Any = gymnasium.make_vec(pennypapers.envs.env_id(key), num_envs=count, **settings)
    many.reset(seed=1)

    def play() -> int:
        for _ in range(8):
            many.step(many.random_actions())
        return 8 * count

    return play


def vector_alone(key: str, count: int, **settings: Any) -> float:
    """Steps a second of the call of `step` alone, without drawing the actions."""
    many: Any = gymnasium.make_vec(pennypapers.envs.env_id(key), num_envs=count, **settings)
    many.reset(seed=1)
    best = 0.0
    for _ in range(ROUNDS):
        steps, spent = 0, 0.0
        while spent < SECONDS:
            actions = many.random_actions()
            began = process_time()
            many.step(actions)
            spent += process_time() - began
            steps += count
        best = max(best, steps / spent)
    return best


def single(key: str) -> Callable[[], int]:
    one = gymnasium.make(pennypapers.envs.env_id(key), disable_env_checker=True).unwrapped
    rng = np.random.default_rng(1)
    state = [one.reset(seed=1)[0]]

    def play() -> int:
        observation, _, ended, _, _ = one.step(rng.choice(np.flatnonzero(state[0]["action_mask"])))
        state[0] = one.reset()[0] if ended else observation
        return 1

    return play


def pettingzoo_connect_four() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3

    table, rng = connect_four_v3.env(), np.random.default_rng(1)
    table.reset(seed=1)

    def play() -> int:
        observation, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.reset()
            return 0
        table.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return 1

    return play


def open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    state = [game.new_initial_state()]

    def play() -> int:
        if state[0].is_terminal():
            state[0] = game.new_initial_state()
        if state[0].is_chance_node():
            outcomes, chances = zip(*state[0].chance_outcomes(), strict=True)
            state[0].apply_action(int(rng.choice(outcomes, p=chances)))
            return 0
        legal = state[0].legal_actions()
        state[0].observation_tensor(state[0].current_player())
        state[0].apply_action(legal[int(rng.integers(len(legal)))])
        return 1

    return play


def pgx(name: str, count: int) -> Callable[[], int]:
    """A batch of games with random legal actions, compiled as one function, with its automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    game = pgx.make(name)
    step, init = auto_reset(game.step, game.init), jax.vmap(game.init)

    def one(state: Any, key: Any) -> Any:
        choose, roll = jax.random.split(key)
        action = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        return step(state, action, roll)

    def many(state: Any, key: Any) -> tuple[Any, Any]:
        key, keys = jax.random.split(key)
        return jax.vmap(one)(state, jax.random.split(keys, count)), key

    compiled = jax.jit(many)
    key = jax.random.PRNGKey(1)
    held = [init(jax.random.split(key, count)), key]

    def play() -> int:
        for _ in range(8):
            held[0], held[1] = compiled(held[0], held[1])
        jax.block_until_ready(held[0])
        return 8 * count

    return play


def main(counts: tuple[int, ...]) -> None:
    for key in ADVENTURES:
        bound = rate(kernels(key))
        print(f"{key}: kernels {bound:,.0f} turns/s", flush=True)
        for count in counts:
            for name, settings in (
                ("as made", {}),
                ("views, rewards at the end", {"copy": False, "rewards": "end"}),
            ):
                with_draws = rate(vector(key, count, **settings))
                alone = vector_alone(key, count, **settings)
                print(
                    f"  {count:5} games, {name}: {with_draws:,.0f} steps/s ({with_draws / bound:.2f} ×); "
                    f"step alone {alone:,.0f} ({alone / bound:.2f} ×)",
                    flush=True,
                )
        print(f"  single: {rate(single(key)):,.0f} steps/s", flush=True)
    for name, make in (
        ("PettingZoo connect_four", pettingzoo_connect_four),
        ("OpenSpiel connect_four", lambda: open_spiel("connect_four")),
        ("OpenSpiel 2048", lambda: open_spiel("2048")),
        ("OpenSpiel pig", lambda: open_spiel("pig")),
        *((f"Pgx 2048, {count} games", lambda count=count: pgx("2048", count)) for count in counts),
        *((f"Pgx connect_four, {count} games", lambda count=count: pgx("connect_four", count)) for count in counts),
    ):
        needs = {"PettingZoo": "pettingzoo", "OpenSpiel": "pyspiel", "Pgx": "pgx"}[name.split()[0]]
        if find_spec(needs) is None:
            print(f"{name}: not installed")
            continue
        try:
            print(f"{name}: {rate(make()):,.0f} steps/s", flush=True)
        except ImportError as error:
            print(f"{name}: {error}")


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or COUNTS)
