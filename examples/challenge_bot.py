"""A bot that plays a challenge with random legal turns, and prints its stars and its place.

python examples/challenge_bot.py http://127.0.0.1:8420 PQRST Robin
"""

import json
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from bot import messages_in, next_step
from websockets.sync.client import connect


def play(address: str, code: str, name: str) -> tuple[int, int]:
    browser = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie is who we are
    challenge = f"{address.rstrip('/')}/api/challenges/{code}"
    wish = Request(f"{challenge}/runs", json.dumps({"name": name}).encode(), {"content-type": "application/json"})
    with browser.open(wish) as answer:
        run = json.load(answer)
    stars = play_run(f"ws{address.rstrip('/').removeprefix('http')}/api/tables/{run['table']}/socket", run["token"])
    with browser.open(f"{challenge}/results") as answer:
        return stars, json.load(answer)["mine"]["place"]


def play_run(table: str, token: str) -> int:
    turn = 0
    with connect(table, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        for message in (each for frame in socket for each in messages_in(frame)):
            match message:
                case {"type": "welcome" | "roll", "roll": roll}:  # the first roll comes with the welcome
                    turn = roll["turn"]
                    socket.send(json.dumps({"type": "ask", "marks": ""}))
                case {"type": "options"} as options:
                    socket.send(json.dumps(next_step(options, turn)))
                case {"type": "refused", "says": says}:
                    print(says, file=sys.stderr)
                case {"type": "end", "ended": ended}:
                    return stars_in(ended)
    raise SystemExit("the table is gone")


def stars_in(ended: dict[str, Any]) -> int:
    return int(ended["standings"][0]["stars"])


if __name__ == "__main__":
    print(*play(*sys.argv[1:4]))
