"""Copies of the database: taken while the server runs, put back while it does not."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from greathall.core.errors import GreathallError
from greathall.server.storage.private import keep_private
from greathall.server.storage.schema import MIGRATIONS

DATABASE = "greathall.sqlite3"
LOCK = "greathall.lock"


class BackupError(GreathallError):
    """A copy that cannot be taken or put back."""


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Holds a data folder for one server; the system lets go of it even if that is killed."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock; there, two servers on one folder are the operator's care
        yield
        return
    with (folder / LOCK).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BackupError(f"a server is using {folder}") from None
        yield


def backup(folder: Path, to: Path) -> int:
    """A consistent copy, also of a running server; returns the number of tables in it."""
    source = folder / DATABASE
    if not source.is_file():
        raise BackupError(f"there is no database in {folder}")
    if to.exists():
        raise BackupError(f"{to} exists already")
    partial = to.with_name(to.name + ".partial")
    keep_private(partial)
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(partial)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")
    tables = check(partial)
    partial.rename(to)
    return tables


def restore(file: Path, folder: Path) -> int:
    """Puts a copy in the place of the database, which is kept beside it; returns the number of tables."""
    tables = check(file)
    with alone(folder):
        target = folder / DATABASE
        if target.is_file():
            backup(folder, free_name(folder))
        keep_private(target)
        with contextlib.closing(sqlite3.connect(file)) as old, contextlib.closing(sqlite3.connect(target)) as new:
            old.backup(new)
    return tables


def free_name(folder: Path) -> Path:
    number = 1
    while (found := folder / f"before-restore-{number}.sqlite3").exists():
        number += 1
    return found


def check(file: Path) -> int:
    """The number of tables in a copy; an error names what is wrong with it."""
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
            (shape,) = connection.execute("PRAGMA user_version").fetchone()
            if verdict != "ok" or not 1 <= shape <= len(MIGRATIONS):
                raise BackupError(f"{file}: not a sound copy of a database of this release or an older one")
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.DatabaseError as wrong:
        raise BackupError(f"{file}: {wrong}") from None
    return int(tables)
