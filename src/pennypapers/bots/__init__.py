"""Players that are not people. They see what a player sees, and never the coming dice."""

from .bot import Bot, Idea
from .game import play_game
from .position import Position
from .registry import BOTS, USUAL, bot, strongest

__all__ = ["BOTS", "USUAL", "Bot", "Idea", "Position", "bot", "play_game", "strongest"]
