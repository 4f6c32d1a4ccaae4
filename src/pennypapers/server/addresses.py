"""Where a server can be reached: the port it takes, and the addresses that others can type."""

from __future__ import annotations

import errno
import ipaddress
import socket
from collections.abc import Iterator
from contextlib import suppress

from ..messages import say

FIRST_PORT, LAST_PORT = 8420, 8430
"""The default ports: the first free one is taken."""

FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Reserved example addresses, used to ask the operating system for the outgoing interface."""


class ListenError(Exception):
    """The server cannot listen; the message is one sentence for the user."""


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on this port, or on the first free default port."""
    for number in range(FIRST_PORT, LAST_PORT + 1) if port is None else (port,):
        try:
            listener = _listener(host, number)
        except OSError as error:
            if port is None and error.errno == errno.EADDRINUSE:
                continue
            why = error.strerror or str(error)
            raise ListenError(say("cli-listen-not", address=f"{host}:{number}", why=why)) from None
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # send small messages without delay
        return listener
    raise ListenError(say("cli-listen-taken", first=str(FIRST_PORT), last=str(LAST_PORT), host=host))


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)


def reachable_at(listener: socket.socket) -> list[str]:
    """The URLs of a server, the likeliest first; none if it listens everywhere and this computer has no network."""
    host, port = listener.getsockname()[:2]
    if not ipaddress.ip_address(host).is_unspecified:
        return [url(host, port)]
    families = [socket.AF_INET, socket.AF_INET6] if host == "::" else [socket.AF_INET]
    found = [address for family in families for address in (*_way_out(family), *_named(family))]
    return [url(address, port) for address in dict.fromkeys(found) if _is_for_others(address)]


def url(address: str, port: int) -> str:
    return f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"


def visitor(client: tuple[str, int] | None) -> str:
    """What a client is counted by: its IPv4 address, or the /64 network of its IPv6 address, as a household has all of
    one; empty where the web server does not know.

    >>> visitor(("192.0.2.7", 50000)), visitor(("::ffff:192.0.2.7", 50000)), visitor(("2001:db8::a:b", 50000))
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    host = client[0] if client else ""
    if ":" not in host:  # IPv4, or a name that a proxy gave; every request passes here
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or ipaddress.IPv6Network((address, 64), strict=False))


def is_this_computer(host: str) -> bool:
    """Whether a host name is a loopback name or address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _way_out(family: socket.AddressFamily) -> Iterator[str]:
    """The address of the outgoing interface; no packet is sent to find it."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as line:
        line.connect((FAR[family], 9))
        yield line.getsockname()[0]


def _named(family: socket.AddressFamily) -> Iterator[str]:
    """The addresses of this computer's host name."""
    with suppress(OSError):
        for *_, where in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM):
            yield str(where[0])


def _is_for_others(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)
