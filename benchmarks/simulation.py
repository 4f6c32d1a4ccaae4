"""The compiled engine and the readable one at the same uniformly random games, in one run.

Games a second of processor time on one core, two processes against one (and two that only count), and what a fresh
process costs up to its first result when the kernels lie compiled in the cache.
"""

from __future__ import annotations

import subprocess
import sys
from random import Random
from time import process_time

from fresh_process import WITHOUT_COVERAGE, bytecode, least_and_median

from pennypapers import ADVENTURES, Adventure, Draft, Layout, Mark, Sheet, Write, all_rolls, builtin_layout
from pennypapers.lab.run import run
from pennypapers.simulation.jobs import Job
from pennypapers.simulation.simulate import simulate

ROUNDS = 5
SECONDS = 1.0
"""Of each round of the kernels; the readable engine gets as long."""
STARTS = 9

COUNTING = """
from time import perf_counter
input()
number, end = 0, perf_counter() + 2
while perf_counter() < end:
    number += 1
print(number)
"""
"""An upper bound for two processes on this machine: they only count, without memory access or messages."""

FIRST_RESULT = """
from pennypapers.cli import main
main(["simulate", {key!r}, "--games", "1"])
"""


def main() -> None:
    print(f"{'':8} {'readable':>12} {'kernels':>12} {'':>8} {'kernels':>12}")
    print(f"{'':8} {'games/s':>12} {'games/s':>12} {'ratio':>8} {'turns/s':>12}")
    rates = {}
    for key, rules in ADVENTURES.items():
        layout = builtin_layout(key, "front")
        readable = max(readable_rate(rules, layout, seed) for seed in range(ROUNDS))
        simulate(layout, "tourist", 1)
        rates[key], turns = max(kernel_rate(layout, seed) for seed in range(ROUNDS))
        ratio = rates[key] / readable
        print(f"{key:8} {readable:12,.1f} {rates[key]:12,.0f} {ratio:8,.0f} {turns:12,.0f}")
    print()
    job = Job(builtin_layout("temple", "front"), "tourist")
    games = int(3 * rates["temple"])
    one, two = (
        max(run(job, games, workers=workers, watch=lambda *_: None).games_per_second for _ in range(3))
        for workers in (1, 2)
    )
    print(f"temple, one process {one:,.0f} games/s, two {two:,.0f}: {two / one:.2f} ×")
    alone, together = (max(counting(processes) for _ in range(3)) for processes in (1, 2))
    print(f"two processes that only count, against one: {together / alone:.2f} ×")
    print()
    with bytecode() as environment:
        for key in ADVENTURES:
            code = f"{WITHOUT_COVERAGE}{FIRST_RESULT.format(key=key)}"
            least, middle = least_and_median(code, environment, STARTS)
            print(f"{key:8} first result of a fresh process: {least:.2f} s of processor time, median {middle:.2f}")


def counting(processes: int) -> int:
    """How far so many processes count in two seconds, together."""
    command = [sys.executable, "-c", COUNTING]
    started = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(processes)
    ]
    for process in started:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    return sum(int(process.communicate()[0]) for process in started)


def readable_rate(rules: Adventure, layout: Layout, seed: int) -> float:
    rng = Random(seed)
    games = 0
    began = process_time()
    while process_time() - began < SECONDS:
        readable_game(rules, layout, rng)
        games += 1
    return games / (process_time() - began)


def kernel_rate(layout: Layout, seed: int) -> tuple[float, float]:
    """Games and turns a second."""
    games = 1000
    while True:
        began = process_time()
        outcome = simulate(layout, "tourist", games, seed=seed)
        spent = process_time() - began
        if spent > SECONDS / 2:
            return games / spent, float(outcome.turns.sum()) / spent
        games *= 2


def readable_game(rules: Adventure, layout: Layout, rng: Random) -> None:
    """A game of Tourist by the readable rules."""
    sheet, turns = Sheet(layout), 0
    draft: Draft | None = None
    while rules.end((sheet,), turns=turns, solo=True) is None:
        draft = readable_turn(Draft.begin(rules, sheet, rng.choice(ROLLS), before=draft.filled if draft else ()), rng)
        sheet, turns = draft.sheet, turns + 1
    rules.score(sheet)


def readable_turn(draft: Draft, rng: Random) -> Draft:
    """Any legal next mark, each as likely, and inking as one more where it may be inked.

    As in the kernels the pairs of value and space are counted and not listed, so that the ratio is between two engines
    and not between two ways to draw lots.
    """
    while True:
        options = draft.options
        choices = options.choices
        found: tuple[Mark, ...] = (*options.circles, *options.discoveries, *options.crossings)
        if not choices and not found:
            return draft.commit()
        pairs = [len(choice.values) * len(choice.spaces) for choice in choices]
        pick = rng.randrange(sum(pairs) + len(found) + options.may_commit)
        for choice, many in zip(choices, pairs, strict=True):
            if pick < many:
                space, value = divmod(pick, len(choice.values))
                draft = draft.add(Write(choice.spaces[space], choice.values[value]))
                break
            pick -= many
        else:
            if pick == len(found):
                return draft.commit()
            draft = draft.add(found[pick])


ROLLS = all_rolls()

if __name__ == "__main__":
    main()
