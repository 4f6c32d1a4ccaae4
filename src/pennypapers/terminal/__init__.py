"""The game in a terminal: plain prompts in the notation, alone or passed round; everything inked is on disk."""
