"""A table that people are connected to: its queue, connections, clock, broadcasts and bots."""
