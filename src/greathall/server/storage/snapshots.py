"""Snapshots: when one is due, how it is written, which one can be read.

A snapshot is a copy of the game at some revision of its log. It only makes loading faster: what was logged after it is
played again, and without one the whole log is.
"""

from __future__ import annotations

import greathall
from greathall.server.storage.base import Rows, Statement

EVERY = 32
SHARE = 8
"""Log rows between snapshots: at least so many, and an eighth of all, because each snapshot holds the whole game."""
READ = "SELECT revision, release, save FROM snapshots WHERE table_id = ?"
PUT = """
    INSERT INTO snapshots (table_id, revision, release, save) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE
    SET revision = excluded.revision, release = excluded.release, save = excluded.save"""


def snapshot_due(revision: int, last: int) -> bool:
    """Whether a table that had its last snapshot at one revision wants another."""
    return revision - last >= max(EVERY, revision // SHARE)


def put_snapshot(table_id: str, revision: int, save: str) -> Statement:
    return PUT, (table_id, revision, greathall.__version__, save)


def usable_snapshot(found: Rows) -> tuple[int, str] | None:
    """Revision and save of what was read; a snapshot of another release is none."""
    if not found or found[0][1] != greathall.__version__:
        return None
    revision, _, save = found[0]
    assert isinstance(revision, int)
    return revision, str(save)
