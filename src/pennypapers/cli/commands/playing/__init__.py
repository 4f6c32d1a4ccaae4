"""Commands that play: a game, a daily, a challenge, a puzzle, one hint."""
