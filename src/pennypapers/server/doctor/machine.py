"""Looks at this machine: versions, open files, and the addresses that others can type."""

from __future__ import annotations

import platform
import socket
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

from ..addresses import ListenError, listen, reachable_at
from ..sockets import raise_file_limit
from .finding import Finding, bad, doubtful, good

PACKAGES = ("pennypapers", "litestar", "uvicorn", "websockets", "msgspec")
FEW_FILES = 4096
"""Every connection is an open file."""


def look_at_machine(host: str, port: int | None) -> Iterator[Finding]:
    yield versions()
    yield open_files(raise_file_limit())
    yield from addresses(host, port)


def versions() -> Finding:
    found = []
    for name in PACKAGES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:  # run from its source, without having been installed
            continue
    return good("versions", "versions", python=platform.python_version(), packages=", ".join(found))


def open_files(most: int | None) -> Finding:
    if most is None:
        return good("files", "files-no-limit")
    if most < FEW_FILES:
        return doubtful("files", "files-few", count=str(most))
    return good("files", "files", count=str(most))


def addresses(host: str, port: int | None) -> Iterator[Finding]:
    """Where phones find a server that listens like this; the port is taken for a moment."""
    try:
        listener = listen(host, port)
    except ListenError as error:
        yield doubtful("port", "port", why=str(error))
        try:
            listener = listen(host, 0)
        except ListenError:
            return
    with listener:
        yield from _found(listener, host)


def _found(listener: socket.socket, host: str) -> Iterator[Finding]:
    urls = reachable_at(listener)
    if not urls:
        yield bad("address", "address-none")
    elif host in ("127.0.0.1", "localhost", "::1"):
        yield doubtful("address", "address-here", url=urls[0])
    else:
        yield good("address", "address", urls=", ".join(urls))
