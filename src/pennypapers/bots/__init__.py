"""Computer players. A bot is given what a human player sees: never future dice, never other players' open turns."""

from .bot import Bot, Idea
from .game import play_game
from .position import Position
from .registry import BOTS, USUAL, bot, strongest

__all__ = ["BOTS", "USUAL", "Bot", "Idea", "Position", "bot", "play_game", "strongest"]
