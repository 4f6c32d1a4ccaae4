"""Statements for one database of several that SQLite and PostgreSQL share; they are written as for PostgreSQL."""

from __future__ import annotations

OPEN_RUN = """
    SELECT 1 FROM run JOIN challenge ON challenge.code = run.challenge
    WHERE run.game_table = game_table.id AND run.finished IS NULL
    AND NOT challenge.is_revealed AND (challenge.closes IS NULL OR challenge.closes > {now})
"""
"""Whether a table is that of an unfinished run whose challenge is open; `{now}` is in seconds since 1970."""

NEWER = "UPDATE game_table SET last = $2 WHERE id = $1 AND last < $2 RETURNING id"
"""A table whose events are elsewhere has here the number of the last event of which something is kept."""

ADD_NOTE = "INSERT INTO note (name, text) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"

NOTES = "SELECT name FROM note WHERE substr(name, 1, length($1)) = $1 ORDER BY name"
