"""The tables of the SQLite database, and how an older one becomes a newer one."""

from __future__ import annotations


def _header(name: str) -> str:
    """An expression for the value of a header in the text of a challenge."""
    rest = f"substr(text, instr(text, char(10) || '{name}: ') + {len(name) + 3})"
    return f"substr({rest}, 1, instr({rest}, char(10)) - 1)"


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
    (
        "CREATE TABLE identity (player TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID",
        """
        CREATE TABLE move_code (
            code TEXT PRIMARY KEY,
            player TEXT NOT NULL,
            locked BLOB NOT NULL,
            expires REAL NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE sitting (
            game_table TEXT NOT NULL,
            hashed TEXT NOT NULL,
            player TEXT NOT NULL,
            nonce TEXT NOT NULL,
            seat INTEGER,
            stars INTEGER,
            place INTEGER,
            rank TEXT,
            finished REAL,
            PRIMARY KEY (game_table, hashed)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX sitting_player ON sitting (player, finished)",
        """
        CREATE TABLE game (
            game_table TEXT PRIMARY KEY,
            code TEXT NOT NULL,
            sheet TEXT NOT NULL,
            layout TEXT NOT NULL,
            names TEXT NOT NULL,
            finished REAL NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE game_record (
            game_table TEXT PRIMARY KEY REFERENCES game (game_table) ON DELETE CASCADE,
            record TEXT NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX run_player ON run (player, finished) WHERE player IS NOT NULL",
        "ALTER TABLE challenge ADD COLUMN sheet TEXT NOT NULL DEFAULT ''",
        f"UPDATE challenge SET sheet = {_header('adventure')}",
        f"""
        UPDATE challenge SET sheet = sheet || ' ' || {_header("layout")}
        WHERE {_header("layout")} IN ('front', 'back')
        """,
    ),
    (
        "ALTER TABLE challenge ADD COLUMN maker TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE challenge ADD COLUMN tickets INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE ticket (
            challenge TEXT NOT NULL REFERENCES challenge (code) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            hashed TEXT NOT NULL,
            name TEXT NOT NULL,
            player TEXT,
            PRIMARY KEY (challenge, number),
            UNIQUE (challenge, hashed)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX ticket_player ON ticket (player) WHERE player IS NOT NULL",
        # SQLite cannot change a constraint: the tables of runs and records are written anew.
        """
        CREATE TABLE new_run (
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
            ticket INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (challenge, number),
            UNIQUE (challenge, player, ticket, attempt),
            UNIQUE (challenge, bot)
        ) WITHOUT ROWID
        """,
        "INSERT INTO new_run SELECT *, 0 FROM run",
        """
        CREATE TABLE new_record (
            challenge TEXT NOT NULL,
            number INTEGER NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (challenge, number),
            FOREIGN KEY (challenge, number) REFERENCES new_run (challenge, number) ON DELETE CASCADE
        ) WITHOUT ROWID
        """,
        "INSERT INTO new_record SELECT * FROM run_record",
        "DROP TABLE run_record",
        "DROP TABLE run",
        "ALTER TABLE new_run RENAME TO run",
        "ALTER TABLE new_record RENAME TO run_record",
        """
        CREATE INDEX run_place ON run (challenge, sort_key DESC, number)
        WHERE finished IS NOT NULL AND attempt = 1
        """,
        "CREATE INDEX run_player ON run (player, finished) WHERE player IS NOT NULL",
        "CREATE UNIQUE INDEX run_ticket ON run (challenge, ticket, attempt) WHERE ticket > 0",
    ),
    (
        """
        CREATE TABLE evening (
            code TEXT PRIMARY KEY,
            title TEXT NOT NULL,
            total TEXT NOT NULL,
            made REAL NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE evening_challenge (
            evening TEXT NOT NULL REFERENCES evening (code) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            challenge TEXT NOT NULL UNIQUE REFERENCES challenge (code) ON DELETE CASCADE,
            PRIMARY KEY (evening, position)
        ) WITHOUT ROWID
        """,
    ),
    (
        "CREATE TABLE note (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
        """
        CREATE TABLE block (
            kind TEXT NOT NULL,
            what TEXT NOT NULL,
            made REAL NOT NULL,
            PRIMARY KEY (kind, what)
        ) WITHOUT ROWID
        """,
    ),
)
"""Step n takes a database from version n to n + 1. `challenge.runs` is the number of the last run, and `field.runs` how
many runs of a challenge's field have a sort key. Dailies alone have `challenge.day` and `challenge.adventure`. Records
have a table of their own, so that runs are short rows. A `sitting` is a seat of a player whose games are listed; it and
`game` outlive the table. `sheet` is an adventure and, of built-in layouts, the side. A `ticket` has the `player` who
began with it; `run.ticket` is its number, 0 for none: of a ticket, each try is begun once.
Challenges of an `evening` are counted together. A `note` and a `block` are the owner's (`../owner_contract.py`)."""
