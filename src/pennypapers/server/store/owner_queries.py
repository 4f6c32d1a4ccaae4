"""Statements for the owner of the machine that SQLite and PostgreSQL share; they are written as for PostgreSQL.

`{touched}` stands for `game_table.touched` as seconds since 1970.
"""

from __future__ import annotations

TABLES = "SELECT id, code, last, {touched} FROM game_table ORDER BY game_table.touched DESC, code LIMIT $1"

DELETE = "DELETE FROM game_table WHERE code = $1 RETURNING id"

NOTE = "SELECT text FROM note WHERE name = $1"

WRITE_NOTE = "INSERT INTO note (name, text) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET text = excluded.text"

TAKE_NOTE = "DELETE FROM note WHERE name = $1 RETURNING text"

BLOCKS = "SELECT kind, what, made FROM block ORDER BY made, kind, what"

BLOCK = "INSERT INTO block (kind, what, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"

UNBLOCK = "DELETE FROM block WHERE kind = $1 AND what = $2"
