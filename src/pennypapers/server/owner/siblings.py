"""Questions to the other processes at the same store, such as how many seats they have, and their answers.

They travel as announcements about no table: `ask NUMBER WHAT`, and `say NUMBER ANSWER` with one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

from ..store.contract import Store

PATIENCE = 0.3
"""Seconds for the answers of all others: nobody knows how many there are."""

LONGEST = 7000
"""Characters of an answer; PostgreSQL carries 8000 bytes. Longer ones are not given."""

ASK, SAY = "ask", "say"

Answer = Callable[[str], object]
"""What this process answers to a question; None if it has nothing to say."""


class Siblings:
    def __init__(self, store: Store, answer: Answer) -> None:
        self._store, self._answer = store, answer
        self._asked: dict[str, list[Any]] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def ask(self, what: str) -> list[Any]:
        """The answers of the others; those that come too late are left out."""
        if not self._store.is_shared:
            return []
        number = secrets.token_hex(8)
        answers = self._asked[number] = []
        try:
            await self._store.announce("", f"{ASK} {number} {what}")
            await asyncio.sleep(PATIENCE)
        finally:
            del self._asked[number]
        return answers

    def heard(self, text: str) -> None:
        """Take in an announcement about no table; what is no question or answer is passed over."""
        kind, _, rest = text.partition(" ")
        number, _, what = rest.partition(" ")
        if kind == ASK:
            task = asyncio.create_task(self._say(number, what))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif kind == SAY and number in self._asked:
            self._asked[number].append(json.loads(what))

    async def _say(self, number: str, what: str) -> None:
        answer = self._answer(what)
        text = json.dumps(answer)
        if answer is not None and len(text) <= LONGEST:
            await self._store.announce("", f"{SAY} {number} {text}")
