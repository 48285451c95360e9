"""``greathall serve``: starts the table server."""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import os
import sys
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from greathall.core.errors import GreathallError
from greathall.server.cli.shared import SETTINGS, add_settings, data_folder, database_of
from greathall.server.observe import add_request

if TYPE_CHECKING:
    from greathall.server.notify.delivery import CallSettings


class ServeError(GreathallError):
    """The server cannot start."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    serve = commands.add_parser("serve", help="start the table server")
    add_settings(serve, *SETTINGS)
    serve.add_argument("--origin", action="append", default=[], help="another origin whose pages may use this server")
    serve.add_argument("--host-name", action="append", default=[], help="name under which people find this server")
    serve.add_argument("--bot-seconds", type=float, default=20.0, help="time limit of a bot's choice")
    serve.add_argument("--bot-workers", type=int, default=None, help="worker processes for bots")
    serve.add_argument("--private-calls", action="store_true", help="webhooks and pushes may go to private addresses")
    serve.add_argument("--beat-seconds", type=float, default=10.0, help="between signs of life to other servers")
    serve.add_argument("--behind-proxy", action="store_true", help="trust X-Forwarded-For")
    serve.add_argument("--tables-per-hour", type=float, default=120.0, help="tables that one address may make")
    serve.add_argument("--names-per-hour", type=float, default=20.0, help="names that one address may take")
    serve.add_argument(
        "--abandoned-days", type=_days, default=365, help="tables that nobody touches are closed; 0: never"
    )
    serve.add_argument("--access-log", action="store_true", help="log every request, with the address it came from")
    serve.add_argument("--json-logs", action="store_true", help="log as one JSON object per line")
    serve.add_argument("--open", action="store_true", help="open the browser")
    serve.set_defaults(run=run_serve)


class JsonLines(logging.Formatter):
    """One JSON object per line, for machines that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        request = getattr(record, "request", "")
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **({"request": request} if request else {}),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up_logs(*, as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s [%(request)s]: %(message)s")
    handler.addFilter(add_request)
    handler.setFormatter(JsonLines() if as_json else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)


def run_serve(arguments: argparse.Namespace) -> int:
    try:
        from greathall.server.cli.run import run
        from greathall.server.storage.backup import alone
        from greathall.server.web.settings import Settings
    except ModuleNotFoundError as missing:
        raise ServeError(f"the server needs '{missing.name}': pip install 'greathall[server]'") from None

    set_up_logs(as_json=arguments.json_logs)
    database = database_of(arguments)
    shared = "://" in database
    settings = Settings(
        database=database,
        base=arguments.base.rstrip("/"),
        origins=tuple(arguments.origin),
        hosts=_hosts(arguments),
        bot_workers=arguments.bot_workers,
        bot_seconds=arguments.bot_seconds,
        beat_seconds=arguments.beat_seconds,
        behind_proxy=arguments.behind_proxy,
        tables_per_hour=arguments.tables_per_hour,
        people_per_hour=arguments.names_per_hour,
        metrics_key=os.environ.get("GREATHALL_METRICS_KEY", ""),
        abandoned_days=arguments.abandoned_days,
        access_log=arguments.access_log,
        calls=_calls(arguments),
    )
    try:
        with contextlib.nullcontext() if shared else alone(data_folder(arguments.data)):
            run(settings, arguments.host, _port(arguments.port), open_browser=arguments.open)
    except OSError as wrong:
        raise ServeError(f"cannot listen at {arguments.host}:{arguments.port}: {wrong.strerror or wrong}") from None
    except ModuleNotFoundError as missing:
        raise ServeError(f"this database needs '{missing.name}': pip install 'greathall[postgres]'") from None
    return 0


def _hosts(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The names that were given, and that of --url. A server for its own machine alone goes by localhost."""
    named = [name.lower() for name in arguments.host_name]
    if arguments.url:
        named.append(urlsplit(arguments.url).hostname or "")
    alone = arguments.host in ("127.0.0.1", "::1", "localhost") and not arguments.behind_proxy
    return (*named, "localhost") if named or alone else ()


def _calls(arguments: argparse.Namespace) -> CallSettings:
    from greathall.server.notify.delivery import CallSettings

    url = arguments.url.rstrip("/")
    if arguments.smtp and not url:
        raise ServeError("--smtp needs --url: letters have links in them")
    return CallSettings(url, arguments.smtp, arguments.smtp_from, arguments.private_calls)


def _days(text: str) -> int:
    if not text.isdecimal() or int(text) > 36500:
        raise argparse.ArgumentTypeError(f"days are a number from 0 to 36500, not '{text}'")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ServeError(f"a port is a number from 0 to 65535, not '{text}'")
    return int(text)
