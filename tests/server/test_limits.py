"""Token buckets with clocks that run, stand still or jump; addresses that share a bucket; guesses of codes."""

from __future__ import annotations

import asyncio

import pytest
from support.server.event_loop import Run

from pennypapers.server.addresses import visitor
from pennypapers.server.limits import Buckets, Guesses, TokenBucket


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


def test_every_address_has_its_own_bucket_and_the_least_recent_is_dropped() -> None:
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    assert buckets.take("10.0.0.1")
    assert not buckets.take("10.0.0.1")
    assert buckets.take("10.0.0.2")
    for number in range(Buckets.MOST):
        buckets.take(f"number {number}")
    assert buckets.take("10.0.0.1"), "memory is bounded"


def test_an_address_that_guesses_waits_its_turn_in_a_queue_that_is_limited(run: Run) -> None:
    async def scenario() -> None:
        guesses = Guesses(1000, 2, asyncio.get_running_loop().time)
        guesses.found("ana", "abcd")
        while guesses.is_free("ana", "EFGH"):
            guesses.missed("ana")
        assert guesses.is_free("ana", "ABCD")
        assert guesses.is_free("ben", "EFGH")
        waiting = [asyncio.create_task(guesses.wait("ana")) for _ in range(Guesses.MOST_WAITING)]
        await asyncio.sleep(0)
        assert await guesses.wait("ana") is False
        assert await guesses.wait("ben")
        assert all(await asyncio.gather(*waiting))

    run(scenario())


def test_of_the_wrong_codes_of_an_address_one_at_a_time_is_answered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pausing: list[asyncio.Future[None]] = []

    async def sleep(_: float) -> None:
        pausing.append(asyncio.get_running_loop().create_future())
        await pausing[-1]

    async def scenario() -> None:
        guesses, yields = Guesses(1000, 2, asyncio.get_running_loop().time), asyncio.sleep
        monkeypatch.setattr("pennypapers.server.limits.asyncio.sleep", sleep)
        waiting = [asyncio.create_task(guesses.wait("ana")) for _ in range(3)]
        for number in range(3):
            for _ in range(5):
                await yields(0)
            assert len(pausing) == number + 1
            pausing[-1].set_result(None)
        assert all(await asyncio.gather(*waiting))

    run(scenario())


@pytest.mark.parametrize(
    ("client", "counted_by"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:3::1", 1), "2001:db8:1:3::/64"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("unix:", 0), "unix:"),
        (None, ""),
    ],
)
def test_an_ipv6_network_of_64_bits_counts_as_one_address(client: tuple[str, int] | None, counted_by: str) -> None:
    assert visitor(client) == counted_by
