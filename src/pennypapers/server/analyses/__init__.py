"""What the coach says of finished games: queued, bounded, cached by the game, given up when nobody asks any more."""
