"""What the server's commands share: where the database is."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

SETTINGS = {
    "host": ("GREATHALL_HOST", "127.0.0.1", "address to listen on; 0.0.0.0 lets other machines in"),
    "port": ("GREATHALL_PORT", "8000", "port to listen on; 0 takes a free one"),
    "data": ("GREATHALL_DATA", "", "folder for the database (default: ~/.local/share/greathall)"),
    "database": ("GREATHALL_DATABASE", "", "postgresql://... to share tables between servers (default: a file)"),
    "url": (
        "GREATHALL_URL",
        "",
        "where people find the server, as https://example.org/greathall; for links in letters",
    ),
    "smtp": ("GREATHALL_SMTP", "", "mail server for calls to the table, as smtp://user:password@host:587"),
    "smtp-from": ("GREATHALL_SMTP_FROM", "", "address that e-mail comes from"),
    "base": ("GREATHALL_BASE", "", "path to serve below, as /greathall, behind a proxy"),
}


def data_folder(named: str) -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = Path(named) if named else home / "greathall"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def add_database(command: argparse.ArgumentParser) -> None:
    """The flags that say which database is meant."""
    add_settings(command, "data", "database")


def add_settings(command: argparse.ArgumentParser, *names: str) -> None:
    for name in names:
        variable, default, text = SETTINGS[name]
        command.add_argument(f"--{name}", default=os.environ.get(variable, default), help=f"{text} [{variable}]")


def database_of(arguments: argparse.Namespace) -> str:
    """The address of the database that is meant."""
    from greathall.server.storage.backup import DATABASE

    return arguments.database or str(data_folder(arguments.data) / DATABASE)
