"""The port a server takes, and the addresses that others can type."""

from __future__ import annotations

import socket
from contextlib import ExitStack, suppress

import pytest
from support.server.guest import PATIENCE

from pennypapers.server.addresses import (
    FIRST_PORT,
    LAST_PORT,
    ListenError,
    is_this_computer,
    listen,
    reachable_at,
    url,
)


def port_of(listener: socket.socket) -> int:
    return int(listener.getsockname()[1])


def test_a_port_that_is_asked_for_is_taken_or_refused() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = port_of(taken)
        with pytest.raises(ListenError, match=rf"cannot listen on 127\.0\.0\.1:{port}: .*--port"):
            listen("127.0.0.1", port)


def test_where_none_is_asked_for_the_next_that_is_free_is_taken() -> None:
    with listen("127.0.0.1", None) as one, listen("127.0.0.1", None) as other:
        assert FIRST_PORT <= port_of(one) < port_of(other) <= LAST_PORT


def test_when_all_are_taken_it_is_said() -> None:
    with ExitStack() as listeners:
        for port in range(FIRST_PORT, LAST_PORT + 1):
            with suppress(ListenError):  # somebody else has it
                listeners.enter_context(listen("127.0.0.1", port))
        with pytest.raises(ListenError, match=f"ports {FIRST_PORT} to {LAST_PORT} are all taken on 127.0.0.1"):
            listen("127.0.0.1", None)


@pytest.mark.parametrize("port", [None, 0])
def test_an_address_that_is_not_ours_is_one_sentence_and_not_eleven_tries(port: int | None) -> None:
    with pytest.raises(ListenError, match=r"cannot listen on 203\.0\.113\.77:"):
        listen("203.0.113.77", port)
    with pytest.raises(ListenError, match=r"cannot listen on no such host:"):
        listen("no such host", port)


def test_one_address_is_reached_at_itself() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert reachable_at(listener) == [url("127.0.0.1", port_of(listener))]


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_every_address_that_is_named_for_others_can_be_reached(host: str) -> None:
    if host == "::" and not socket.has_dualstack_ipv6():
        pytest.skip("this computer has no IPv6")
    with listen(host, 0) as listener:
        for each in reachable_at(listener):
            address = each.removeprefix("http://").removesuffix(f":{port_of(listener)}/").strip("[]")
            assert not is_this_computer(address)
            socket.create_connection((address, port_of(listener)), timeout=PATIENCE).close()


def test_an_ipv6_address_stands_in_brackets() -> None:
    assert url("fd00::2", 8420) == "http://[fd00::2]:8420/"


@pytest.mark.parametrize(
    ("host", "ours"),
    [("localhost", True), ("127.0.1.1", True), ("::1", True), ("192.168.1.2", False), ("play.example.org", False)],
)
def test_which_names_mean_this_computer(host: str, ours: bool) -> None:
    assert is_this_computer(host) == ours
