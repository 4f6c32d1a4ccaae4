"""The server of one device: answers requests and keeps lines open, by texts that go between a page and its worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Literal
from urllib.parse import parse_qsl

import msgspec

from ..errors import RuleBroken, TextError
from ..hosting.codes import local_code
from ..hosting.not_now import NotNow
from ..server.answers.asker import Asker
from ..server.answers.refusals import BadRequest, of_error, of_request, status_of
from ..server.costs import Costs
from ..server.identity import new_key
from ..server.limits import Guesses, Limits
from ..server.logs import LOGGER
from ..server.metrics import Metrics
from ..server.players.game_list import GameList
from ..server.session.lines.dialogue import FAILED, Gates, converse
from ..server.session.lines.line import Disconnected
from ..server.session.table_registry import TableRegistry
from ..server.store.contract import StoreError
from .answer import Answer, Asked, json_answer
from .local_line import LocalLine
from .loop_executor import LoopExecutor
from .routes import Services, handler_of
from .store import DeviceStore, keys
from .store.key_values import KeyValues

A_YEAR = 366 * 86_400.0
PLENTY = 1e6
"""No limits: a device has one user, its owner."""

LIMITS = Limits(idle_seconds=A_YEAR, messages_per_second=PLENTY, message_burst=int(PLENTY), cost_share=PLENTY)
NOT_HERE = 501


class Request(msgspec.Struct, tag_field="do", tag="answer"):
    """A request as it would go over HTTP; `token` is what it would come with."""

    id: int
    method: str
    address: str
    token: str | None = None
    body: str = ""


class Open(msgspec.Struct, tag_field="do", tag="open"):
    """A line to a table, as a websocket would be."""

    line: int
    code: str


class Say(msgspec.Struct, tag_field="do", tag="say"):
    line: int
    text: str


class Close(msgspec.Struct, tag_field="do", tag="close"):
    line: int


class Answered(msgspec.Struct, tag_field="did", tag="answer"):
    id: int
    status: int
    type: str
    body: str


class Said(msgspec.Struct, tag_field="did", tag="say"):
    line: int
    text: str


class Closed(msgspec.Struct, tag_field="did", tag="close"):
    line: int
    code: Annotated[int, msgspec.Meta(ge=0)]
    reason: str


Method = Literal["GET", "POST", "PUT", "DELETE"]


class DeviceServer:
    def __init__(self, services: Services, post: Callable[[str], None]) -> None:
        """`post` sends a text to the page."""
        self._services, self._post = services, post
        clock = services.registry.clock.now
        limits = services.registry.limits
        self._gates = Gates(
            Costs(limits.cost_share, clock), Guesses(limits.misses_per_second, limits.miss_burst, clock)
        )
        self._lines: dict[int, LocalLine] = {}
        self._working: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        """The page sends a text. It is answered later."""
        match _DECODER.decode(text):
            case Request() as request:
                self._begin(self._answer(request))
            case Open(line, code):
                here = self._lines[line] = LocalLine(
                    lambda said: self._tell(Said(line, said)),
                    lambda number, reason: self._tell(Closed(line, number, reason)),
                )
                self._begin(self._converse(line, here, code))
            case Say(line, said) if line in self._lines:
                self._lines[line].hear(said)
            case Close(line) if line in self._lines:
                self._lines[line].hear(None)

    async def answer(self, request: Request) -> Answer:
        """What the server would answer to this request."""
        address, _, query = request.address.partition("?")
        found = handler_of(request.method, address)
        if found is None:
            return json_answer(of_request(f"{address} is not answered on this device"), NOT_HERE)
        handler, names = found
        asker = Asker(request.token, self._services.key)
        try:
            return await handler(self._services, Asked(names, dict(parse_qsl(query)), asker, request.body))
        except (NotNow, RuleBroken, TextError) as error:
            return json_answer(of_error(error), status_of(error))
        except BadRequest as error:
            return json_answer(of_request(str(error)), error.status)
        except msgspec.MsgspecError as error:
            return json_answer(of_request(f"body: {error}"), 400)
        except StoreError as error:
            LOGGER.error("%s", error)
            return json_answer(of_error(NotNow("store")), 503)
        except Exception:
            LOGGER.exception("%s %s failed", request.method, address)
            return json_answer(of_error(NotNow("failed", request="")), 500)

    async def _answer(self, request: Request) -> None:
        answer = await self.answer(request)
        self._tell(Answered(request.id, answer.status, answer.media_type, answer.body))

    async def _converse(self, number: int, line: LocalLine, code: str) -> None:
        try:
            await converse(self._services.registry, line, code, self._gates)
        except Disconnected:
            pass
        except Exception:
            LOGGER.exception("a line to table %s failed", code)
            await line.close(FAILED, "the worker failed")
        finally:
            del self._lines[number]

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    def _tell(self, what: Answered | Said | Closed) -> None:
        self._post(_ENCODER.encode(what).decode())


async def device_server(values: KeyValues, post: Callable[[str], None]) -> DeviceServer:
    """The server of a device whose database this is."""
    store = DeviceStore(values)
    registry = TableRegistry(store, LIMITS, Metrics(), LoopExecutor(), code=local_code)
    server = DeviceServer(Services(registry, GameList(registry), await _own_key(values)), post)
    server._begin(store.watch(registry.heard, registry.announced))
    return server


async def _own_key(values: KeyValues) -> str:
    """The key of the player whose device it is. It is made once, also if two tabs begin at the same moment."""
    await values.write({keys.ME: None}, {keys.ME: new_key()})
    (key,) = await values.read([keys.ME])
    assert key is not None
    return key


_DECODER = msgspec.json.Decoder(Request | Open | Say | Close)
_ENCODER = msgspec.json.Encoder()
