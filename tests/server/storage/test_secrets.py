"""What nobody else is to read: files of the database and of copies, passwords and people's addresses in logs."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from greathall.server.cli import main as command
from greathall.server.storage.opening import open_store
from greathall.server.storage.private import without_password
from tests.server.house import Process
from tests.server.notify.desk import MINUTE, desk, mail_server, pair


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX")
def test_only_the_owner_reads_database_and_copies(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        folder = tmp_path / "data"
        server = Process(folder)
        copy = tmp_path / "copy.sqlite3"
        assert command(["backup", str(copy), "--data", str(folder)]) == 0
        written = [*folder.glob("*.sqlite3*"), copy]
        assert len(written) >= 3  # the journal is one of them
        assert {file.name: oct(file.stat().st_mode & 0o777) for file in written if file.stat().st_mode & 0o077} == {}
        assert folder.stat().st_mode & 0o077 == 0
        server.end(signal.SIGTERM)
        assert command(["restore", str(copy), "--data", str(folder)]) == 0
        assert not [file for file in folder.glob("*.sqlite3*") if file.stat().st_mode & 0o077]
    finally:
        os.umask(before)


async def test_a_database_of_before_is_closed_to_others(tmp_path: Path) -> None:
    file = tmp_path / "greathall.sqlite3"
    file.touch(0o644)
    await open_store(str(file)).close()
    assert file.stat().st_mode & 0o777 == 0o600


def test_the_log_does_not_tell_the_databases_password(tmp_path: Path, postgres: str) -> None:
    server = Process(tmp_path, "--database", f"{postgres}&password=hunter2")
    server.process.send_signal(signal.SIGTERM)
    out, logged = server.process.communicate()
    assert "database postgresql:" in logged
    assert "hunter2" not in out + logged


def test_addresses_without_passwords() -> None:
    url = "postgresql://hall:hunter2@db.example:5432/hall?sslmode=require"
    assert without_password(url, url) == "postgresql://hall:…@db.example:5432/hall?sslmode=require"
    assert without_password('no host "hunter2@db"', "postgresql://hall:hunter2@db@x/") == 'no host "…"'
    assert without_password("host=db password=hunter2 user=hall", "") == "host=db password=… user=hall"
    assert without_password("/var/lib/greathall/greathall.sqlite3", "") == "/var/lib/greathall/greathall.sqlite3"


async def test_the_log_names_nobody_who_could_not_be_reached(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with mail_server() as mail, desk(tmp_path, smtp=mail.url) as d:
        table = await pair(d.h)
        await d.address(table.anna, mail, "anna@post.example")
        await d.ask("/webhook", table.anna, address="http://hooks.invalid/secret-path")
        mail.refused["anna@post.example"] = "450 <anna@post.example> is over quota"
        await d.look()
        await d.after(MINUTE)
    said = "\n".join(one.getMessage() for one in caplog.records)
    assert "the address is refused: 450" in said
    assert "channel=webhook" in said
    assert "anna@" not in said
    assert "hooks.invalid" not in said
