"""The finished games of a server, from a copy of its database: the database itself is left as it is."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from greathall.core.errors import GreathallError


def finished(where: str, game: str) -> Iterator[tuple[str, str]]:
    """The records of a game's tables that are over, with their ids; ``where`` is a data folder or postgresql://..."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        _copy(where, copy)
        yield from asyncio.run(_records(copy, game))


def _copy(where: str, copy: Path) -> None:
    if where.startswith(("postgresql://", "postgres://")):
        from greathall.server.storage import backup_postgres

        backup_postgres.backup(where, copy)
        return
    if not Path(where).is_dir():
        raise GreathallError(f"{where}: no such folder")
    from greathall.server.storage.backup import backup

    backup(Path(where), copy)


async def _records(copy: Path, game: str) -> list[tuple[str, str]]:
    from greathall.server.lobby.archive import export
    from greathall.server.storage.opening import open_store
    from greathall.server.tables.loader import read_table
    from greathall.server.wire.errors import Refused

    found: list[tuple[str, str]] = []
    store = open_store(str(copy))
    try:
        rows = await store.read("SELECT id FROM tables WHERE game = ? AND status = ? ORDER BY id", (game, "over"))
        for (table_id,) in rows:
            match = (await read_table(str(table_id), store)).match
            try:
                found.append((str(table_id), export(match)))
            except Refused:
                continue  # grew out of an imagined position: there is no record of it
    finally:
        await store.close()
    return found
