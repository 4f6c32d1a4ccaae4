"""A player in forty lines: takes a seat, plays legal turns until the game is over, and prints its stars.

python examples/bot.py http://127.0.0.1:8420 KXWP Robin
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(address: str, code: str, name: str) -> int:
    table = f"{address.rstrip('/')}/api/tables/{code}"
    wish = Request(f"{table}/seats", json.dumps({"name": name}).encode(), {"content-type": "application/json"})
    with urlopen(wish) as answer:
        taken = json.load(answer)
    seat, turn = taken["seat"], 0
    with connect("ws" + table.removeprefix("http") + "/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": taken["token"]}))
        for message in (each for frame in socket for each in messages_in(frame)):
            match message:
                case {"type": "seats", "seats": seats}:  # in the lobby they move up when somebody leaves
                    seat = [each["name"] for each in seats].index(name)
                case {"type": "roll", "roll": roll}:
                    turn = roll["turn"]
                    socket.send(json.dumps({"type": "ask", "marks": ""}))
                case {"type": "options"} as options:
                    socket.send(json.dumps(next_step(options, turn)))
                case {"type": "refused", "says": says}:  # say, the clock ran out and a bot has played for us
                    print(says, file=sys.stderr)
                case {"type": "end", "ended": ended}:
                    return int(ended["standings"][seat]["stars"])
    raise SystemExit("the table is gone")


def messages_in(frame: str | bytes) -> list[dict[str, Any]]:
    """One message, or several as a list."""
    found = json.loads(frame)
    return found if isinstance(found, list) else [found]


def next_step(options: dict[str, Any], turn: int) -> dict[str, Any]:
    """One mark more, or ink what there is."""
    marks = list(options["single"])
    if not marks and options["may_ink"]:
        return {"type": "ink", "turn": turn, "marks": options["marks"]}
    if not marks:
        marks = [f"{space}={value}" for c in options["choices"] for space in c["spaces"] for value in c["values"]]
    luck = random.Random(str(options))  # so that it plays the same when it is handed the same
    return {"type": "ask", "marks": f"{options['marks']} {luck.choice(marks or ['-'])}".strip()}


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
