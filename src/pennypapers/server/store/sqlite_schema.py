"""The tables of the SQLite database, and how an older one becomes a newer one."""

from __future__ import annotations

MIGRATIONS = (
    (
        """
        CREATE TABLE game_table (
            id TEXT PRIMARY KEY,
            code TEXT NOT NULL UNIQUE,
            seed BLOB NOT NULL,
            last INTEGER NOT NULL,
            touched REAL NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX game_table_touched ON game_table (touched)",
        """
        CREATE TABLE event (
            game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (game_table, number)
        ) WITHOUT ROWID
        """,
    ),
    (
        """
        CREATE TABLE challenge (
            code TEXT PRIMARY KEY,
            text TEXT NOT NULL,
            made REAL NOT NULL,
            closes REAL,
            clock REAL,
            hints INTEGER NOT NULL,
            is_revealed INTEGER NOT NULL,
            day TEXT,
            adventure TEXT,
            runs INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID
        """,
        "CREATE INDEX challenge_made ON challenge (made)",
        "CREATE UNIQUE INDEX challenge_daily ON challenge (day, adventure) WHERE day IS NOT NULL",
        """
        CREATE TABLE run (
            challenge TEXT NOT NULL REFERENCES challenge (code) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            player TEXT,
            attempt INTEGER NOT NULL,
            name TEXT NOT NULL,
            bot TEXT,
            game_table TEXT UNIQUE,
            table_code TEXT,
            stars INTEGER,
            sort_key INTEGER,
            rank TEXT,
            finished REAL,
            PRIMARY KEY (challenge, number),
            UNIQUE (challenge, player, attempt),
            UNIQUE (challenge, bot)
        ) WITHOUT ROWID
        """,
        """
        CREATE INDEX run_place ON run (challenge, sort_key DESC, number)
        WHERE finished IS NOT NULL AND attempt = 1
        """,
        """
        CREATE TABLE run_record (
            challenge TEXT NOT NULL,
            number INTEGER NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (challenge, number),
            FOREIGN KEY (challenge, number) REFERENCES run (challenge, number) ON DELETE CASCADE
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE field (
            challenge TEXT NOT NULL REFERENCES challenge (code) ON DELETE CASCADE,
            sort_key INTEGER NOT NULL,
            runs INTEGER NOT NULL,
            PRIMARY KEY (challenge, sort_key)
        ) WITHOUT ROWID
        """,
    ),
)
"""Step n takes a database from version n to n + 1. `challenge.runs` is the number of the last run, and `field.runs` how
many runs of a challenge's field have a sort key. Dailies alone have `challenge.day` and `challenge.adventure`. Records
have a table of their own, so that runs are short rows."""
