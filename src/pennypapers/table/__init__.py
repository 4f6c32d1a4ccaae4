"""A game as a state machine: `decide(table, command)` gives events, `evolve(table, event)` gives the next table."""

from .dice.draws import draw_exchange, draw_roll
from .events import Command, Commit, Committed, Ended, Event, Exchange, Joined, Opened, RollDice, Rolled, TurnClosed
from .late import Latecomer, join
from .replay import Replay, entry_of, play_turn, record_of, replay
from .result import Result, Standing, result
from .table import Table, decide, evolve, fold, is_exchange, open_table, perform
from .view import View, view
from .words import result_words

__all__ = [
    "Command",
    "Commit",
    "Committed",
    "Ended",
    "Event",
    "Exchange",
    "Joined",
    "Latecomer",
    "Opened",
    "Replay",
    "Result",
    "RollDice",
    "Rolled",
    "Standing",
    "Table",
    "TurnClosed",
    "View",
    "decide",
    "draw_exchange",
    "draw_roll",
    "entry_of",
    "evolve",
    "fold",
    "is_exchange",
    "join",
    "open_table",
    "perform",
    "play_turn",
    "record_of",
    "replay",
    "result",
    "result_words",
    "view",
]
