"""What a hostile client says: by type of message, the table at which it costs the most, and the messages."""

from __future__ import annotations

from support.server.attack.hostile_texts import BIG, FULL

Message = dict[str, object]

LONG = " ".join(f"{'abcdefghijklmnopqrst'[i % 20]}{i // 20 + 1}=5" for i in range(300))

MESSAGES: dict[str, tuple[str, tuple[Message, ...]]] = {
    "hello": ("playing", ({"token": "x"},)),
    "ask": ("playing", ({"marks": "a1=5"}, {"marks": ""}, {"marks": LONG}, {"spaces": "a1 b1"})),
    "explain": ("playing", ({"seat": 0}, {"seat": 50}, {"seat": 0, "marks": "a1=5"})),
    "ink": ("playing", ({"turn": 1, "marks": "a1=5"}, {"turn": 1, "marks": LONG}, {"turn": 2})),
    "type_roll": ("playing", ({"turn": 1, "roll": "1 2 5"}, {"turn": 1, "roll": "2 2 5"})),
    "hint": ("racing", ({},)),
    "skip": ("racing", ({},)),
    "pause": ("racing", ({"on": True}, {"on": False})),
    "allow_hints": ("racing", ({"on": False}, {"on": True})),
    "link": ("racing", ({"turn": 2, "link": "ab" * 32},)),
    "start": ("lobby", ({},)),
    "set_up": ("lobby", ({"layout": BIG}, {"adventure": "temple", "layout": "front"})),
    "lock": ("lobby", ({"on": True}, {"on": False})),
    "add_bot": ("lobby", ({"bot": "explorer"}, {"name": "bot"})),
    "remove": ("lobby", ({"seat": 5}, {"name": "p7"})),
    "leave": ("lobby", ({},)),
    "extend": ("lobby", ({"on": True}, {"on": False})),
    "add_paper": ("lobby", ({"name": "paper"}, {"name": "more"})),
    "pass_host": ("lobby", ({"seat": 0}, {"seat": 1})),
    "anchor": ("lobby", ({"anchor": "ab" * 32}, {"anchor": "cd" * 32})),
    "paper_done": ("over", ({"turn": 1, "full": True},)),
    "enter_sheet": ("over", ({"seat": 5, "sheet": FULL}, {"seat": 6, "sheet": FULL.replace("6", "7")})),
    "play_again": ("over", ({},)),
}

NONSENSE: tuple[str, ...] = ('{"type":"nonsense"}', "[" * 10_000, '{"type":"ink","marks":"' + "x" * 15_000 + '"}')
