"""Token buckets with clocks that run, stand still and jump."""

from __future__ import annotations

from pennypapers.server.limits import Buckets, TokenBucket


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: TokenBucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_bucket_allows_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = TokenBucket(2, 5, clock)
    assert taken(bucket, 20) == 5
    clock.now += 1
    assert taken(bucket, 20) == 2
    clock.now += 3600
    assert taken(bucket, 20) == 5, "no more than at first, however long one waits"


def test_a_clock_that_jumps_back_gives_nothing_and_takes_nothing() -> None:
    clock = Clock()
    bucket = TokenBucket(2, 5, clock)
    assert taken(bucket, 3) == 3
    clock.now -= 500
    assert taken(bucket, 20) == 2
    clock.now += 1
    assert taken(bucket, 20) == 2, "it runs on from where it is"


def test_every_address_has_its_own_and_the_oldest_is_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    assert buckets.take("10.0.0.1")
    assert not buckets.take("10.0.0.1")
    assert buckets.take("10.0.0.2")
    for number in range(Buckets.MOST):
        buckets.take(f"number {number}")
    assert buckets.take("10.0.0.1"), "memory is bounded"
