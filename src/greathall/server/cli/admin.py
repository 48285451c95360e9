"""``greathall admin``: what operators do, on the database beside a running server."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from greathall.server.cli.shared import add_database, database_of
from greathall.server.keys import is_table_id

if TYPE_CHECKING:
    from greathall.server.admin.acts import Desk

Told: TypeAlias = Sequence[Mapping[str, Any]] | str
Doing: TypeAlias = Callable[["Desk", argparse.Namespace], Awaitable[Told]]
TIMES = frozenset(("at", "created", "updated", "until", "settled"))


class _Parser(argparse.ArgumentParser):
    """Takes the id of a table for what it is, also when it begins with a dash."""

    def _parse_optional(self, arg_string: str) -> Any:
        return None if is_table_id(arg_string) else super()._parse_optional(arg_string)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    admin = commands.add_parser("admin", help="for operators: tables, addresses, people, reports, the audit log")
    inside = admin.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=_Parser)

    def command(name: str, text: str, doing: Doing) -> argparse.ArgumentParser:
        made = inside.add_parser(name, help=text)
        add_database(made)
        made.add_argument("--json", action="store_true", help="one JSON object per line")
        made.add_argument("--as", dest="who", default=_operator(), help="who does it, for the audit log")
        made.set_defaults(run=_run, doing=doing)
        return made

    tables = command("tables", "list tables, those changed last first", _tables)
    tables.add_argument("--status", choices=("open", "running", "over", "closed"), default="")
    tables.add_argument("--game", default="")
    command("show", "one table: seats, keys, chat, reports", _show).add_argument("table")
    close = command("close", "close a table to play; it can be read and exported", _close)
    close.add_argument("table")
    export = command("export", "the record of a table, also of one that goes on", _export)
    export.add_argument("table")
    export.add_argument("--out", type=Path, help="a file that is not there yet (default: standard output)")
    command("blocks", "list blocked addresses", _blocks)
    block = command("block", "turn an address or a network away", _block)
    block.add_argument("--days", type=float, default=0.0, help="for how long (default: until it is unblocked)")
    unblock = command("unblock", "let an address or a network in again", _unblock)
    for one in (block, unblock):
        one.add_argument("address")
    command("people", "list people who are known by name", _people)
    revoke = command("revoke", "void keys and passes: of a person, or of a seat", _revoke)
    whose = revoke.add_mutually_exclusive_group(required=True)
    whose.add_argument("--person", help="all passes and keys; signing in gives new ones")
    whose.add_argument("--table", help="with --seat: all keys of a seat; prints a new one")
    revoke.add_argument("--seat", type=int)
    command("delete-person", "delete a name, and name and words at all tables", _delete).add_argument("name")
    reports = command("reports", "what people report", _reports)
    reports.add_argument("--settled", action="store_true", help="also those that are settled")
    settle = command("settle", "a report has been looked into", _settle)
    settle.add_argument("report")
    for one in (close, block, settle):
        one.add_argument("--why", default="", help="for the audit log")
    log = command("log", "the audit log", _log)
    for one in (tables, log):
        one.add_argument("--limit", type=int, default=100)


def _operator() -> str:
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):  # a user without a name
        return str(os.getuid()) if hasattr(os, "getuid") else "?"


def _run(arguments: argparse.Namespace) -> int:
    told = asyncio.run(_do(arguments))
    if isinstance(told, str):
        sys.stdout.write(told if told.endswith("\n") or not told else told + "\n")
        return 0
    for one in told:
        print(json.dumps(one, ensure_ascii=False) if arguments.json else _line(one))
    return 0


async def _do(arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.acts import Desk
    from greathall.server.storage.opening import open_as_is
    from greathall.server.tables.presence import Presence

    store = open_as_is(database_of(arguments))
    try:
        await Presence(store, 10.0).set_clock()  # the log is written by the clock that servers go by
        doing: Doing = arguments.doing
        return await doing(Desk(store, arguments.who), arguments)
    finally:
        await store.close()


def _line(one: Mapping[str, Any]) -> str:
    """A line to be read by people; what is not there is left out."""
    return "  ".join(f"{name}={_word(name, value)}" for name, value in one.items() if value not in (None, "", []))


def _word(name: str, value: object) -> str:
    if name in TIMES and isinstance(value, int):
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(value / 1000)) if value else "-"
    if isinstance(value, str):
        return value if value.isprintable() and " " not in value else json.dumps(value, ensure_ascii=True)
    return json.dumps(value, ensure_ascii=True)


async def _tables(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.tables import list_tables

    return await list_tables(desk, arguments.status, arguments.game, arguments.limit)


async def _show(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.tables import show_table

    return [await show_table(desk, arguments.table)]


async def _close(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.tables import close_table

    await close_table(desk, arguments.table, arguments.why)
    return [{"closed": arguments.table}]


async def _export(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.tables import export_table

    record = await export_table(desk, arguments.table)
    if arguments.out is None:
        return [{"table": arguments.table, "record": record}] if arguments.json else record
    with arguments.out.open("x", encoding="utf-8", opener=_private) as file:
        file.write(record)
    return [{"table": arguments.table, "file": str(arguments.out)}]


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


async def _blocks(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.blocks import list_blocks

    return await list_blocks(desk)


async def _block(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.blocks import block

    return [{"blocked": await block(desk, arguments.address, arguments.days, arguments.why)}]


async def _unblock(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.blocks import unblock

    return [{"unblocked": await unblock(desk, arguments.address)}]


async def _people(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.people import list_people

    return await list_people(desk)


async def _revoke(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.acts import NotDone
    from greathall.server.admin.people import revoke_person, revoke_seat

    if arguments.person is not None:
        return [{"person": arguments.person, "revoked": await revoke_person(desk, arguments.person)}]
    if arguments.seat is None:
        raise NotDone("name the seat: --seat 0")
    key = await revoke_seat(desk, arguments.table, arguments.seat)
    return [{"table": arguments.table, "seat": arguments.seat, "key": key}]


async def _delete(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.people import delete_person

    return [{"deleted": arguments.name, "tables": await delete_person(desk, arguments.name)}]


async def _reports(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.people import list_reports

    return await list_reports(desk, settled=arguments.settled)


async def _settle(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.people import settle_report

    await settle_report(desk, arguments.report, arguments.why)
    return [{"settled": arguments.report}]


async def _log(desk: Desk, arguments: argparse.Namespace) -> Told:
    from greathall.server.admin.acts import newest_acts

    return [act._asdict() for act in await newest_acts(desk.store, arguments.limit)]
