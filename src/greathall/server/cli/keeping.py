"""Commands about what a server keeps: copies of it, what a release would change of it, proofs of fairness."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from greathall.server.cli.shared import add_database, data_folder


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    backup = commands.add_parser("backup", help="copy the server's database, also while it runs")
    restore = commands.add_parser("restore", help="put a copy back; the server must be stopped")
    for command, text in ((backup, "where the copy goes"), (restore, "the copy")):
        command.add_argument("file", type=Path, metavar="FILE", help=text)
        add_database(command)
    backup.set_defaults(run=run_backup)
    restore.set_defaults(run=run_restore)
    upgrade = commands.add_parser("check-upgrade", help="say what this release would change of a server's tables")
    add_database(upgrade)
    upgrade.add_argument("--json", action="store_true", help="one JSON object per table")
    upgrade.set_defaults(run=run_check_upgrade)
    verify = commands.add_parser("verify", help="check that the chance of a record is what was promised")
    verify.add_argument("file", type=Path, metavar="FILE", help="a record, as the server exports it")
    verify.set_defaults(run=run_verify)


def run_backup(arguments: argparse.Namespace) -> int:
    from greathall.server.storage.backup import backup

    if arguments.database:
        from greathall.server.storage import backup_postgres

        tables = backup_postgres.backup(arguments.database, arguments.file)
    else:
        tables = backup(data_folder(arguments.data), arguments.file)
    print(f"{arguments.file}: {tables} tables")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    from greathall.server.storage.backup import free_name, restore

    folder = data_folder(arguments.data)
    if arguments.database:
        from greathall.server.storage import backup_postgres

        tables = backup_postgres.restore(arguments.file, arguments.database, free_name(folder))
    else:
        tables = restore(arguments.file, folder)
    print(f"{tables} tables restored")
    return 0


def run_check_upgrade(arguments: argparse.Namespace) -> int:
    """Reads a copy: the database itself is left as it is. Fails when a table would differ or could not be read."""
    import asyncio
    import tempfile

    from greathall.server.lobby.upgrade import DIFFERENT, UNREADABLE
    from greathall.server.storage.backup import backup

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        if arguments.database:
            from greathall.server.storage import backup_postgres

            backup_postgres.backup(arguments.database, copy)
        else:
            backup(data_folder(arguments.data), copy)
        counted = asyncio.run(_check_upgrade(copy, as_json=arguments.json))
    if not arguments.json:
        print(", ".join(f"{n} {verdict}" for verdict, n in sorted(counted.items())) or "no tables")
    return 1 if counted[DIFFERENT] or counted[UNREADABLE] else 0


async def _check_upgrade(copy: Path, *, as_json: bool) -> Counter[str]:
    from greathall.server.lobby.upgrade import SAME, check_all
    from greathall.server.storage.opening import open_store

    counted: Counter[str] = Counter()
    store = open_store(str(copy))
    try:
        async for found in check_all(store):
            counted[found.verdict] += 1
            if as_json:
                print(json.dumps(found._asdict(), ensure_ascii=False))
            elif found.verdict != SAME:
                print(f"{found.table} ({found.game}, {found.status}): {found.verdict}: {found.text}")
    finally:
        await store.close()
    return counted


def run_verify(arguments: argparse.Namespace) -> int:
    from greathall.server.match.fairness import verify

    found = verify(arguments.file.read_text(encoding="utf-8"))
    print(
        f"{arguments.file}: the secret is the promised one, and every outcome follows from it "
        f"({found.game}, {found.plies} plies, {found.outcomes} outcomes, drawn anew {found.rewinds} times)."
    )
    return 0
