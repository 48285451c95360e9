"""The database's shape, as migrations: applied in order, never changed once released. SQLite and PostgreSQL both
understand it."""

from __future__ import annotations

from greathall.server.wire.errors import StoreError

DEAD_AFTER = 3
"""Beats that a process may miss before it counts as gone (``processes``)."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            header TEXT NOT NULL,
            secret TEXT NOT NULL,
            public INTEGER NOT NULL,
            status TEXT NOT NULL,
            summary TEXT NOT NULL,
            created BIGINT NOT NULL,
            updated BIGINT NOT NULL
        )""",
        "CREATE INDEX tables_by_status ON tables (public, status, updated)",
        """CREATE TABLE log (
            table_id TEXT NOT NULL,
            revision INTEGER NOT NULL,
            at BIGINT NOT NULL,
            keeps INTEGER NOT NULL,
            actor INTEGER NOT NULL,
            opens INTEGER NOT NULL,
            entry TEXT NOT NULL,
            PRIMARY KEY (table_id, revision)
        )""",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY,
            revision INTEGER NOT NULL,
            release TEXT NOT NULL,
            save TEXT NOT NULL
        )""",
        """CREATE TABLE keys (
            hash TEXT PRIMARY KEY,
            table_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            seats TEXT NOT NULL,
            owner INTEGER NOT NULL,
            person TEXT
        )""",
        "CREATE INDEX keys_by_table ON keys (table_id)",
        "CREATE INDEX keys_by_person ON keys (person)",
        """CREATE TABLE people (
            name TEXT PRIMARY KEY,
            salt TEXT NOT NULL,
            hash TEXT NOT NULL,
            created BIGINT NOT NULL
        )""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            at BIGINT NOT NULL,
            seat INTEGER,
            name TEXT NOT NULL,
            ply INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
    ),
    (
        # A person's own id, under which results stay when the name is deleted; of those known before, the random salt.
        "ALTER TABLE people ADD COLUMN id TEXT",
        "UPDATE people SET id = salt",
        """CREATE TABLE results (
            table_id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            ended BIGINT NOT NULL,
            sides TEXT NOT NULL
        )""",
        "CREATE INDEX results_by_game ON results (game, seats, ended, table_id)",
    ),
    (  # Calls to the table: what people wish, the turns that are open, what has been called out.
        """CREATE TABLE wishes (
            id TEXT PRIMARY KEY,
            person TEXT UNIQUE,
            wanted TEXT NOT NULL,
            email TEXT NOT NULL,
            confirmed INTEGER NOT NULL,
            webhook TEXT NOT NULL,
            secret TEXT NOT NULL,
            created BIGINT NOT NULL
        )""",
        "CREATE TABLE wish_keys (hash TEXT PRIMARY KEY, wishes TEXT NOT NULL)",
        "CREATE INDEX wish_keys_by_wishes ON wish_keys (wishes)",
        """CREATE TABLE devices (
            endpoint TEXT PRIMARY KEY,
            wishes TEXT NOT NULL,
            p256dh TEXT NOT NULL,
            auth TEXT NOT NULL,
            added BIGINT NOT NULL
        )""",
        "CREATE INDEX devices_by_wishes ON devices (wishes)",
        """CREATE TABLE turns (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            turn INTEGER NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        """CREATE TABLE calls (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            turn INTEGER NOT NULL,
            wishes TEXT NOT NULL,
            number INTEGER NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat, turn, wishes, number)
        )""",
        "CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        "CREATE TABLE processes (id TEXT PRIMARY KEY, seen BIGINT NOT NULL)",
        """CREATE TABLE presence (
            process TEXT NOT NULL,
            table_id TEXT NOT NULL,
            seats TEXT NOT NULL,
            PRIMARY KEY (process, table_id)
        )""",
        "CREATE INDEX presence_by_table ON presence (table_id)",
    ),
    (  # What people want answered for them at all their tables.
        """CREATE TABLE standing (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            kind TEXT NOT NULL,
            answer TEXT NOT NULL,
            PRIMARY KEY (person, game, kind)
        )""",
    ),
    (  # How the game stood after a row, where that was noted.
        "ALTER TABLE log ADD COLUMN hash TEXT NOT NULL DEFAULT ''",
    ),
    (  # What operators did, who is kept out, what people report.
        """CREATE TABLE acts (
            number INTEGER PRIMARY KEY,
            at BIGINT NOT NULL,
            who TEXT NOT NULL,
            act TEXT NOT NULL,
            about TEXT NOT NULL,
            told TEXT NOT NULL
        )""",
        """CREATE TABLE blocked (
            network TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            until BIGINT,
            why TEXT NOT NULL
        )""",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            person TEXT,
            by_seat INTEGER NOT NULL,
            text TEXT NOT NULL,
            said TEXT NOT NULL,
            settled BIGINT
        )""",
        "CREATE INDEX reports_by_time ON reports (settled, at)",
    ),
)


def check_shape(version: int) -> None:
    if version > len(MIGRATIONS):
        raise StoreError(f"the database has shape {version}; this release knows up to {len(MIGRATIONS)}")
