"""Begins the server of a device. The page's worker calls it with objects of JavaScript."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .device_server import DeviceServer, device_server
from .store.browser_values import BrowserValues, Module


async def begin(module: Module, post: Callable[[str], None], as_callback: Callable[[Any], Any]) -> DeviceServer:
    """`module` is the database, `post` sends a text to the page, and `as_callback` makes a function of Python last that
    JavaScript is to call later. Texts from the page go to the server's `hear`."""
    return await device_server(BrowserValues(module, as_callback), post)
