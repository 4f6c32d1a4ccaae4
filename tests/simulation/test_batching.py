"""How a simulation is split into batches."""

from __future__ import annotations

from pennypapers.simulation.batching import Batches


def test_batches_grow_to_a_fifth_of_a_second() -> None:
    batches = Batches(games=100_000, workers=1)
    sizes: list[int] = []
    for _, size in batches:
        sizes.append(size)
        batches.finished(size, size / 10_000)
    assert sizes[:6] == [1, 8, 64, 512, 2000, 2000]
    assert sum(sizes) == 100_000


def test_slow_games_come_in_batches_of_one() -> None:
    batches = Batches(games=5, workers=1)
    sizes: list[tuple[int, int]] = []
    for batch in batches:
        sizes.append(batch)
        batches.finished(1, 12.0)
    assert sizes == [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1)]


def test_the_last_batches_are_small_so_that_no_process_waits() -> None:
    batches = Batches(games=10_000, workers=2)
    sizes: list[int] = []
    for _, size in batches:
        sizes.append(size)
        batches.finished(size, 0.0)
    assert (max(sizes), sizes[-1], sum(sizes)) == (2353, 1, 10_000)
