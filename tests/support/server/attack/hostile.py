"""One attack, in a process of its own: `python -m support.server.attack.hostile NAME PORT`.

It imports what the client needs and nothing of the server, because a run starts one for every attack.
"""

from __future__ import annotations

import asyncio
import os
import sys

from support.server.attack.attacks import ATTACKS

NICE = 10
"""A hostile client is another computer: it must not take the processor from the server and the honest clients."""


async def be_hostile(name: str, port: int) -> None:
    await ATTACKS[name](port, f"127.0.1.{1 + list(ATTACKS).index(name)}")


if __name__ == "__main__":
    os.nice(NICE)
    asyncio.run(be_hostile(sys.argv[1], int(sys.argv[2])))
