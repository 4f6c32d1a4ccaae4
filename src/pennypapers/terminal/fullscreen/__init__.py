"""The game on the whole screen of a terminal, drawn by Textual (extra `tui`)."""
