"""``greathall serve`` and the commands around it."""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from greathall.core.errors import GreathallError

if TYPE_CHECKING:
    from greathall.server.notify.delivery import CallSettings

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


class ServeError(GreathallError):
    """The server cannot start."""


class JsonLines(logging.Formatter):
    """One JSON object per line, for machines that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the server's commands to the ``greathall`` command line."""
    serve = commands.add_parser("serve", help="start the table server")
    for name, (variable, default, text) in SETTINGS.items():
        serve.add_argument(f"--{name}", default=os.environ.get(variable, default), help=f"{text} [{variable}]")
    serve.add_argument("--origin", action="append", default=[], help="another origin whose pages may use this server")
    serve.add_argument("--bot-seconds", type=float, default=20.0, help="time limit of a bot's choice")
    serve.add_argument("--bot-workers", type=int, default=None, help="worker processes for bots")
    serve.add_argument("--private-calls", action="store_true", help="webhooks and pushes may go to private addresses")
    serve.add_argument("--beat-seconds", type=float, default=10.0, help="between signs of life to other servers")
    serve.add_argument("--behind-proxy", action="store_true", help="trust X-Forwarded-For")
    serve.add_argument("--json-logs", action="store_true", help="log as one JSON object per line")
    serve.add_argument("--open", action="store_true", help="open the browser")
    serve.set_defaults(run=run_serve)
    backup = commands.add_parser("backup", help="copy the server's database, also while it runs")
    restore = commands.add_parser("restore", help="put a copy back; the server must be stopped")
    for command, text in ((backup, "where the copy goes"), (restore, "the copy")):
        command.add_argument("file", type=Path, metavar="FILE", help=text)
        for name in ("data", "database"):
            variable, default, about = SETTINGS[name]
            command.add_argument(f"--{name}", default=os.environ.get(variable, default), help=f"{about} [{variable}]")
    backup.set_defaults(run=run_backup)
    restore.set_defaults(run=run_restore)
    verify = commands.add_parser("verify", help="check that the chance of a record is what was promised")
    verify.add_argument("file", type=Path, metavar="FILE", help="a record, as the server exports it")
    verify.set_defaults(run=run_verify)


def data_folder(named: str) -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = Path(named) if named else home / "greathall"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def set_up_logs(*, as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)


def run_serve(arguments: argparse.Namespace) -> int:
    try:
        from greathall.server.app import Settings
        from greathall.server.backup import DATABASE, alone
        from greathall.server.serve import run
    except ModuleNotFoundError as missing:
        raise ServeError(f"the server needs '{missing.name}': pip install 'greathall[server]'") from None

    set_up_logs(as_json=arguments.json_logs)
    folder = data_folder(arguments.data)
    database = arguments.database or str(folder / DATABASE)
    shared = "://" in database
    settings = Settings(
        database=database,
        base=arguments.base.rstrip("/"),
        origins=tuple(arguments.origin),
        bot_workers=arguments.bot_workers,
        bot_seconds=arguments.bot_seconds,
        beat_seconds=arguments.beat_seconds,
        behind_proxy=arguments.behind_proxy,
        calls=_calls(arguments),
    )
    try:
        with contextlib.nullcontext() if shared else alone(folder):
            run(settings, arguments.host, _port(arguments.port), open_browser=arguments.open)
    except OSError as wrong:
        raise ServeError(f"cannot listen at {arguments.host}:{arguments.port}: {wrong.strerror or wrong}") from None
    except ModuleNotFoundError as missing:
        raise ServeError(f"this database needs '{missing.name}': pip install 'greathall[postgres]'") from None
    return 0


def _calls(arguments: argparse.Namespace) -> CallSettings:
    from greathall.server.notify.delivery import CallSettings

    url = arguments.url.rstrip("/")
    if arguments.smtp and not url:
        raise ServeError("--smtp needs --url: letters have links in them")
    return CallSettings(url, arguments.smtp, arguments.smtp_from, arguments.private_calls)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ServeError(f"a port is a number from 0 to 65535, not '{text}'")
    return int(text)


def run_backup(arguments: argparse.Namespace) -> int:
    from greathall.server.backup import backup

    if arguments.database:
        from greathall.server import copying

        tables = copying.backup(arguments.database, arguments.file)
    else:
        tables = backup(data_folder(arguments.data), arguments.file)
    print(f"{arguments.file}: {tables} tables")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    from greathall.server.backup import free_name, restore

    folder = data_folder(arguments.data)
    if arguments.database:
        from greathall.server import copying

        tables = copying.restore(arguments.file, arguments.database, free_name(folder))
    else:
        tables = restore(arguments.file, folder)
    print(f"{tables} tables restored")
    return 0


def run_verify(arguments: argparse.Namespace) -> int:
    from greathall.server.fairness import verify

    found = verify(arguments.file.read_text(encoding="utf-8"))
    print(
        f"{arguments.file}: the secret is the promised one, and every outcome follows from it "
        f"({found.game}, {found.plies} plies, {found.outcomes} outcomes, drawn anew {found.rewinds} times)."
    )
    return 0


def main(argv: list[str] | None = None) -> int:
    """``python -m greathall.server``: the same commands without the rest."""
    parser = argparse.ArgumentParser(prog="greathall", description=__doc__)
    add_to(parser.add_subparsers(required=True, metavar="COMMAND"))
    arguments = parser.parse_args(argv)
    try:
        code: int = arguments.run(arguments)
    except (GreathallError, OSError) as wrong:
        print(f"greathall: {wrong}", file=sys.stderr)
        return 2
    return code
