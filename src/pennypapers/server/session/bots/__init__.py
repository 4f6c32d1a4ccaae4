"""Bots at a table: they play for bots, for seats that are away or out of time, and give hints."""
