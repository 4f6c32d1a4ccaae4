"""The example of a bot in `examples/`, which the documentation refers to, plays whole games."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import messages_in, request
from support.server.running_server import running_server
from support.texts import FILES, drawn
from websockets.sync.client import ClientConnection, connect

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
CHALLENGE_BOT = BOT.with_name("challenge_bot.py")


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with running_server(tmp_path_factory.mktemp("served")) as server:
        yield server.port


def test_the_bot_has_at_most_forty_lines() -> None:
    lines = BOT.read_text().partition("def play")[2].splitlines()
    assert len([line for line in lines if line.strip()]) <= 40


@pytest.mark.parametrize(
    ("adventure", "layout"), [("temple", "row.layout"), ("island", "islet.layout"), ("valley", "vale.layout")]
)
def test_two_bots_play_a_whole_game(port: int, adventure: str, layout: str) -> None:
    wish = {"adventure": adventure, "layout": drawn(FILES[layout])}
    opened = request(port, "POST", "/api/tables", wish).json()
    names = ["Ana", "Ben"]
    bots = [start_bot(port, opened["code"], name) for name in names]
    try:
        with connect(f"ws://127.0.0.1:{port}/api/tables/{opened['code']}/socket") as host:
            host.send(json.dumps({"type": "hello", "token": opened["token"]}))
            seats = heard(host, "seats", until=lambda news: sum(seat["is_here"] for seat in news["seats"]) == 2)
            host.send(json.dumps({"type": "start"}))
            ended = heard(host, "end")["ended"]
        printed = [bot.communicate(timeout=LONG_ENOUGH) for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()
    assert [bot.returncode for bot in bots] == [0, 0]
    assert [err for _, err in printed] == ["", ""], "every move was legal"
    stars = {seats["seats"][each["seat"]]["name"]: each["stars"] for each in ended["standings"]}
    assert [int(out) for out, _ in printed] == [stars[name] for name in names]


def test_a_bot_plays_a_challenge_and_says_its_place(port: int) -> None:
    wish = {"adventure": "temple", "layout": drawn(FILES["row.layout"])}
    code = request(port, "POST", "/api/challenges", wish).json()["code"]
    command = [sys.executable, str(CHALLENGE_BOT), f"http://127.0.0.1:{port}", code, "Robin"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG_ENOUGH, check=True)
    assert done.stderr == "", "every move was legal"
    stars, place = map(int, done.stdout.split())
    assert place in (1, 2, 3, 4), "bots may have played meanwhile"
    assert request(port, "GET", f"/api/challenges/{code}").json()["finished"] == 1
    assert stars < 100


def start_bot(port: int, code: str, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(BOT), f"http://127.0.0.1:{port}", code, name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def heard(socket: ClientConnection, kind: str, until: Any = lambda _: True) -> Any:
    """The next message of this type that meets a condition."""
    while True:
        for message in messages_in(str(socket.recv(timeout=LONG_ENOUGH))):
            assert message["type"] != "refused", message
            if message["type"] == kind and until(message):
                return message
