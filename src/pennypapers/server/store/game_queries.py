"""Statements about a player's games that SQLite and PostgreSQL share; they are written as for PostgreSQL.

`{finished}` and `{touched}` stand for `run.finished` and `game_table.touched` as seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .game_contract import StoredGame, StoredRunGame, StoredTableGame

SIT = """
    INSERT INTO sitting (game_table, hashed, player, nonce)
    SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM sitting WHERE game_table = $1 AND player || '' = $3) < 8
    ON CONFLICT DO NOTHING
"""
"""Of one player at one table, some seats are listed: more than play at one device, and so few that lists stay short.
The seats of the table are looked through, not the player's."""

LEAVE = "DELETE FROM sitting WHERE game_table = $1 AND hashed = $2 AND finished IS NULL"

SITTERS = "SELECT hashed FROM sitting WHERE game_table = $1"

SAME_SEATS = """
    INSERT INTO sitting (game_table, hashed, player, nonce)
    SELECT $2, hashed, player, nonce FROM sitting WHERE game_table = $1
"""
"""The seats of a table, at the table of its rematch."""

GAME = """
    INSERT INTO game (game_table, code, sheet, layout, names, finished)
    SELECT id, code, $2, $3, $4, CAST($5 AS DOUBLE PRECISION) FROM game_table WHERE id = $1 ON CONFLICT DO NOTHING
"""

GAME_RECORD = """
    INSERT INTO game_record (game_table, record) VALUES ($1, $2)
    ON CONFLICT (game_table) DO UPDATE SET record = excluded.record
"""

SEAT = """
    UPDATE sitting SET seat = $3, stars = $4, place = $5, rank = $6,
    finished = (SELECT finished FROM game WHERE game.game_table = $1)
    WHERE game_table = $1 AND hashed = $2
"""

NOBODY = "DELETE FROM sitting WHERE game_table = $1 AND finished IS NULL"
"""Seats that were left before the end."""

NEVER_FINISHED = """
    DELETE FROM sitting WHERE finished IS NULL
    AND NOT EXISTS (SELECT 1 FROM game_table WHERE game_table.id = sitting.game_table)
"""

SITTINGS = """
    SELECT game_table.id, game_table.code, hashed, nonce, {touched}
    FROM sitting JOIN game_table ON game_table.id = sitting.game_table
    WHERE player = $1 AND finished IS NULL ORDER BY game_table.touched DESC, hashed LIMIT $2
"""

OPEN_RUNS = """
    SELECT run.challenge, run.attempt, run.table_code, challenge.text, challenge.day, {touched}
    FROM run JOIN challenge ON challenge.code = run.challenge JOIN game_table ON game_table.id = run.game_table
    WHERE run.player = $1 AND run.finished IS NULL AND NOT challenge.is_revealed
    AND (challenge.closes IS NULL OR challenge.closes > $3)
    ORDER BY game_table.touched DESC, run.challenge LIMIT $2
"""

COUNT = """
    SELECT (SELECT count(*) FROM sitting WHERE player = $1 AND finished IS NOT NULL)
    + (SELECT count(*) FROM run WHERE player = $1 AND finished IS NOT NULL)
"""

LISTED = """
    WITH listed AS (
        SELECT game_table, hashed, CAST(NULL AS TEXT) AS challenge, CAST(NULL AS BIGINT) AS number, finished AS moment
        FROM sitting WHERE player = $1 AND finished IS NOT NULL
        UNION ALL
        SELECT NULL, NULL, challenge, number, {finished} FROM run WHERE player = $1 AND finished IS NOT NULL
        ORDER BY moment {order}, challenge, number, game_table, hashed LIMIT $3 OFFSET $2
    )
"""
"""Without anything that is long, so that a long list is sorted quickly."""

GAMES = f"""
    {LISTED.replace("{order}", "DESC")}
    SELECT listed.moment, game.game_table, game.code, game.sheet, game.layout, game.names, sitting.seat, sitting.stars,
        sitting.place, sitting.rank,
        EXISTS (SELECT 1 FROM game_record WHERE game_record.game_table = game.game_table),
        run.challenge, run.number, run.attempt, run.stars, (
            SELECT CAST(1 + coalesce(sum(better.runs), 0) AS BIGINT) FROM field AS better
            WHERE better.challenge = run.challenge AND better.sort_key > run.sort_key
        ), run.rank, challenge.text, challenge.day
    FROM listed
    LEFT JOIN sitting ON sitting.game_table = listed.game_table AND sitting.hashed = listed.hashed
    LEFT JOIN game ON game.game_table = listed.game_table
    LEFT JOIN run ON run.challenge = listed.challenge AND run.number = listed.number
    LEFT JOIN challenge ON challenge.code = listed.challenge
    ORDER BY listed.moment DESC, listed.challenge, listed.number, listed.game_table, listed.hashed
"""

RECORDS = f"""
    {LISTED.replace("{order}", "ASC")}
    SELECT coalesce(game.sheet, challenge.sheet), listed.moment, coalesce(game_record.record, run_record.record)
    FROM listed
    LEFT JOIN game ON game.game_table = listed.game_table
    LEFT JOIN game_record ON game_record.game_table = listed.game_table
    LEFT JOIN challenge ON challenge.code = listed.challenge
    LEFT JOIN run_record ON run_record.challenge = listed.challenge AND run_record.number = listed.number
    ORDER BY listed.moment, listed.challenge, listed.number, listed.game_table, listed.hashed
"""

COUNTED = """
    SELECT game.sheet AS sheet, sitting.stars AS stars, sitting.rank AS rank
    FROM sitting JOIN game ON game.game_table = sitting.game_table
    WHERE sitting.player = $1 AND sitting.finished IS NOT NULL
    UNION ALL
    SELECT challenge.sheet, run.stars, run.rank FROM run JOIN challenge ON challenge.code = run.challenge
    WHERE run.player = $1 AND run.finished IS NOT NULL AND run.attempt = 1
"""
"""All games that count: without practice."""

SUMS = f"""
    SELECT sheet, count(*), max(stars), CAST(sum(stars) AS BIGINT) FROM ({COUNTED}) AS counted
    GROUP BY sheet ORDER BY sheet
"""

RANKS = f"SELECT rank, count(*) FROM ({COUNTED}) AS counted WHERE rank IS NOT NULL GROUP BY rank ORDER BY rank"

AGAINST = """
    SELECT run.stars - bot.stars, challenge.text
    FROM run JOIN run AS bot ON bot.challenge = run.challenge AND bot.bot = $2
    JOIN challenge ON challenge.code = run.challenge
    WHERE run.player = $1 AND run.attempt = 1 AND run.finished IS NOT NULL AND bot.finished IS NOT NULL
    ORDER BY run.finished DESC, run.challenge LIMIT $3
"""

RECORD = """
    SELECT record FROM game_record JOIN sitting ON sitting.game_table = game_record.game_table
    WHERE sitting.player = $1 AND game_record.game_table = $2 AND sitting.finished IS NOT NULL
"""

NAME = "SELECT name FROM identity WHERE player = $1"

RENAME = "INSERT INTO identity (player, name) VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET name = excluded.name"

OUTDATED = "DELETE FROM move_code WHERE player = $1 OR expires <= $2"

OFFER = "INSERT INTO move_code (code, player, locked, expires) VALUES ($1, $2, $3, $4)"

TAKE = "DELETE FROM move_code WHERE code = $1 RETURNING locked, expires"

ADOPT = (
    "UPDATE sitting SET player = $1 WHERE player = $2",
    """
    UPDATE run SET player = $1 WHERE player = $2 AND finished IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM run AS own WHERE own.challenge = run.challenge AND own.player = $1)
    """,
    """
    UPDATE ticket SET player = $1 WHERE player = $2 AND NOT EXISTS (
        SELECT 1 FROM run WHERE run.challenge = ticket.challenge AND run.ticket = ticket.number AND run.player = $2
    )
    """,
    """
    INSERT INTO identity (player, name) SELECT $1, name FROM identity WHERE player = $2
    ON CONFLICT (player) DO NOTHING
    """,
    "DELETE FROM identity WHERE player = $2 AND $1 <> $2",
)
"""Each with the player and the other."""

OWN_TABLES = """
    SELECT run.game_table FROM run WHERE run.player = $1 AND run.game_table IS NOT NULL
    UNION SELECT sitting.game_table FROM sitting JOIN game ON game.game_table = sitting.game_table
    WHERE sitting.player = $1 AND sitting.rank IS NOT NULL
"""
"""The tables of runs and of finished solo games, at which nobody else has a seat."""

FORGET_PLAYER = (
    "DELETE FROM sitting WHERE player = $1",
    "DELETE FROM identity WHERE player = $1",
    "DELETE FROM move_code WHERE player = $1",
    "UPDATE ticket SET player = '' WHERE player = $1",
    "UPDATE challenge SET maker = '' WHERE maker = $1",
)
"""A ticket that was used stays so."""

SAT_AT = "SELECT DISTINCT game_table FROM sitting WHERE player = $1"

NOBODYS = """
    DELETE FROM game WHERE game_table = $1
    AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.game_table = game.game_table)
"""


def game_of(row: Sequence[Any]) -> StoredGame:
    """A row of `GAMES`: either a table's columns are empty or a run's."""
    finished, table, code, sheet, layout, names, seat, stars, place, rank, has_record = row[:11]
    if table is not None:
        everybody = tuple(names.split("\n"))
        return StoredTableGame(
            table, code, sheet, layout, everybody, seat, stars, place, rank, bool(has_record), finished
        )
    challenge, number, attempt, stars, place, rank, text, day = row[11:]
    counted = place if attempt == 1 else None
    return StoredRunGame(challenge, number, attempt, stars, counted, rank, text, day, finished)
