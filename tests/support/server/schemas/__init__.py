"""Databases as earlier versions of the schema left them, as SQL."""
