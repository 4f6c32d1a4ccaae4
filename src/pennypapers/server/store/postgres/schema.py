"""The tables of the PostgreSQL database, and how an older one becomes a newer one."""

from __future__ import annotations

MIGRATIONS = (
    """
    CREATE TABLE game_table (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        seed BYTEA NOT NULL,
        last BIGINT NOT NULL,
        touched TIMESTAMPTZ NOT NULL DEFAULT now()
    );
    CREATE INDEX game_table_touched ON game_table (touched);
    CREATE TABLE event (
        game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        number BIGINT NOT NULL,
        body BYTEA NOT NULL,
        PRIMARY KEY (game_table, number)
    );
    """,
    """
    CREATE TABLE challenge (
        code TEXT PRIMARY KEY,
        text TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        closes DOUBLE PRECISION,
        clock DOUBLE PRECISION,
        hints BOOLEAN NOT NULL,
        is_revealed BOOLEAN NOT NULL,
        day TEXT COLLATE "C",
        adventure TEXT COLLATE "C",
        runs BIGINT NOT NULL DEFAULT 0
    );
    CREATE INDEX challenge_made ON challenge (made);
    CREATE UNIQUE INDEX challenge_daily ON challenge (day, adventure) WHERE day IS NOT NULL;
    CREATE TABLE run (
        challenge TEXT NOT NULL REFERENCES challenge (code) ON DELETE CASCADE,
        number BIGINT NOT NULL,
        player TEXT,
        attempt BIGINT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT,
        game_table TEXT UNIQUE,
        table_code TEXT,
        stars BIGINT,
        sort_key BIGINT,
        rank TEXT,
        finished TIMESTAMPTZ,
        PRIMARY KEY (challenge, number),
        UNIQUE (challenge, player, attempt),
        UNIQUE (challenge, bot)
    );
    CREATE INDEX run_place ON run (challenge, sort_key DESC, number) WHERE finished IS NOT NULL AND attempt = 1;
    CREATE TABLE run_record (
        challenge TEXT NOT NULL,
        number BIGINT NOT NULL,
        record TEXT NOT NULL,
        PRIMARY KEY (challenge, number),
        FOREIGN KEY (challenge, number) REFERENCES run (challenge, number) ON DELETE CASCADE
    );
    CREATE TABLE field (
        challenge TEXT NOT NULL REFERENCES challenge (code) ON DELETE CASCADE,
        sort_key BIGINT NOT NULL,
        runs BIGINT NOT NULL,
        PRIMARY KEY (challenge, sort_key)
    );
    """,
    """
    CREATE TABLE identity (player TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE move_code (
        code TEXT PRIMARY KEY,
        player TEXT NOT NULL,
        locked BYTEA NOT NULL,
        expires DOUBLE PRECISION NOT NULL
    );
    CREATE TABLE sitting (
        game_table TEXT NOT NULL,
        hashed TEXT NOT NULL,
        player TEXT NOT NULL,
        nonce TEXT NOT NULL,
        seat BIGINT,
        stars BIGINT,
        place BIGINT,
        rank TEXT COLLATE "C",
        finished DOUBLE PRECISION,
        PRIMARY KEY (game_table, hashed)
    );
    CREATE INDEX sitting_player ON sitting (player, finished);
    CREATE TABLE game (
        game_table TEXT PRIMARY KEY,
        code TEXT NOT NULL,
        sheet TEXT COLLATE "C" NOT NULL,
        layout TEXT NOT NULL,
        names TEXT NOT NULL,
        finished DOUBLE PRECISION NOT NULL
    );
    CREATE TABLE game_record (
        game_table TEXT PRIMARY KEY REFERENCES game (game_table) ON DELETE CASCADE,
        record TEXT NOT NULL
    );
    CREATE INDEX run_player ON run (player, finished) WHERE player IS NOT NULL;
    ALTER TABLE challenge ADD COLUMN sheet TEXT COLLATE "C" NOT NULL DEFAULT '';
    UPDATE challenge SET sheet = coalesce(substring(text FROM E'\\nadventure: ([^\\n]*)'), '')
        || coalesce(' ' || substring(text FROM E'\\nlayout: (front|back)\\n'), '');
    """,
    """
    ALTER TABLE challenge ADD COLUMN maker TEXT NOT NULL DEFAULT '', ADD COLUMN tickets BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE ticket (
        challenge TEXT NOT NULL REFERENCES challenge (code) ON DELETE CASCADE,
        number BIGINT NOT NULL,
        hashed TEXT NOT NULL,
        name TEXT NOT NULL,
        player TEXT,
        PRIMARY KEY (challenge, number),
        UNIQUE (challenge, hashed)
    );
    CREATE INDEX ticket_player ON ticket (player) WHERE player IS NOT NULL;
    ALTER TABLE run ADD COLUMN ticket BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE run DROP CONSTRAINT run_challenge_player_attempt_key, ADD UNIQUE (challenge, player, ticket, attempt);
    CREATE UNIQUE INDEX run_ticket ON run (challenge, ticket, attempt) WHERE ticket > 0;
    """,
    """
    CREATE TABLE evening (
        code TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        total TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL
    );
    CREATE TABLE evening_challenge (
        evening TEXT NOT NULL REFERENCES evening (code) ON DELETE CASCADE,
        position BIGINT NOT NULL,
        challenge TEXT NOT NULL UNIQUE REFERENCES challenge (code) ON DELETE CASCADE,
        PRIMARY KEY (evening, position)
    );
    """,
    """
    CREATE TABLE note (name TEXT PRIMARY KEY, text TEXT NOT NULL);
    CREATE TABLE block (
        kind TEXT COLLATE "C" NOT NULL,
        what TEXT COLLATE "C" NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (kind, what)
    );
    -- Without an index on what every turn changes, PostgreSQL writes the new row beside the old one, in the same page.
    DROP INDEX game_table_touched;
    ALTER TABLE game_table SET (fillfactor = 60);
    -- Whoever writes an event holds its table locked: to check that the table exists would cost as much as the event.
    ALTER TABLE event DROP CONSTRAINT event_game_table_fkey;
    CREATE FUNCTION delete_events() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            DELETE FROM event WHERE game_table = OLD.id;
            RETURN NULL;
        END
    $$;
    CREATE TRIGGER delete_events AFTER DELETE ON game_table FOR EACH ROW EXECUTE FUNCTION delete_events();
    """,
)
"""Step n takes a database from version n to n + 1. The columns mean the same as in `sqlite/schema.py`."""
