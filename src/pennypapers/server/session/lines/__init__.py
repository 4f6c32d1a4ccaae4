"""A line to a table: the websocket or local line, what is said on it, and messages to all lines of a table."""
