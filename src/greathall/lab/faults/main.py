"""``make faults``: plays while things break, on both databases, and says whether anything was lost."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from greathall.lab.faults.checker import Verdict, check_record, check_table
from greathall.lab.faults.nemesis import Nemesis
from greathall.lab.faults.notes import Json, SeatNotes
from greathall.lab.faults.player import Player
from greathall.lab.faults.stage import Stage, stage
from greathall.lab.faults.started import HASHES
from greathall.lab.faults.summary import Run, table_of
from greathall.server.storage.opening import open_store

KINDS = ("sqlite", "postgres")
PERSON: Json = {"kind": "person"}
RANDOM_BOT: Json = {"kind": "bot", "bot": "random"}
TABLES: tuple[tuple[str, int, bool], ...] = (
    ("castle", 3, False),
    ("paladins", 2, False),
    ("castle", 2, True),
    ("viscounts", 2, False),
    ("paladins", 1, False),
    ("crusaders", 2, False),
)
"""Game, people, and whether a bot plays too. One person alone meets a rulebook's automa."""
SETTLE_SECONDS = 30.0
CLOCK_SECONDS = 600


@dataclass(frozen=True)
class Plan:
    """How much of it."""

    faults: int
    moves: int
    tables: int
    seed: int
    seconds: float = 3600.0
    """It ends by then, whatever has been reached."""


@dataclass
class Table:
    id: str
    seats: list[SeatNotes]
    players: list[Player] = field(default_factory=list)


class Conductor:
    """Keeps so many tables going: where a game is over, the next begins."""

    def __init__(self, stage: Stage, plan: Plan, session: aiohttp.ClientSession) -> None:
        self.stage, self.plan, self.session = stage, plan, session
        self.rng = random.Random(f"{plan.seed} players")
        self.tables: list[Table] = []
        self.playing = True

    def address(self) -> str:
        return self.rng.choice(self.stage.servers).url

    def moves(self) -> int:
        """So many were acknowledged."""
        return sum(
            attempt.fate == "done" and attempt.do != "say"
            for table in self.tables
            for seat in table.seats
            for attempt in seat.attempts
        )

    async def keep_going(self, number: int) -> None:
        game, people, bot = TABLES[number % len(TABLES)]
        while self.playing:
            table = await self._open(game, people, bot)
            if table is None:
                await asyncio.sleep(0.2)
                continue
            self.tables.append(table)
            await asyncio.gather(*(player.play() for player in table.players))

    async def _open(self, game: str, people: int, bot: bool) -> Table | None:
        """A new table with everybody at it; None where something broke meanwhile."""
        seats = [{**PERSON, "mine": True, "name": "P0"}, *[PERSON] * (people - 1), *([RANDOM_BOT] if bot else [])]
        clock = {"clock": {"seconds": CLOCK_SECONDS, "per": "decision"}} if self.stage.cluster is not None else {}
        made = await self._post("api/tables", {"game": game, "seats": seats, **clock})
        if made is None:
            return None
        keys = [made["key"]]
        for seat in range(1, people):
            joined = await self._post(f"api/tables/{made['table']}/join", {"name": f"P{seat}", "seat": seat})
            if joined is None:
                return None
            keys.append(joined["key"])
        notes = [SeatNotes(made["table"], seat, key) for seat, key in enumerate(keys)]
        draw = self.rng.random
        players = [Player(one, self.address, self.session, random.Random(draw())) for one in notes]
        return Table(made["table"], notes, players)

    async def _post(self, path: str, body: Json) -> Json | None:
        try:
            async with asyncio.timeout(6), self.session.post(f"{self.address()}/{path}", json=body) as response:
                told: Json = await response.json()
                return told if response.status < 300 else None
        except (aiohttp.ClientError, OSError, TimeoutError):
            return None

    def stop(self) -> None:
        self.playing = False
        for table in self.tables:
            for player in table.players:
                player.playing = False

    # Afterwards

    async def finish(self, table: Table) -> None:
        """People agree to end what is not over, so that its record can be exported."""
        for number, seat in enumerate(table.seats):
            ask = {"do": "answer", "yes": True} if number else {"do": "propose", "what": "finish"}
            await self.ask(table, seat, ask)

    async def ask(self, table: Table, seat: SeatNotes, message: Json) -> Json:
        url = f"{self.stage.servers[0].url}/api/tables/{table.id}/ask?seat={seat.seat}"
        async with self.session.post(url, json=message, headers={"Authorization": f"Bearer {seat.key}"}) as response:
            told: Json = await response.json()
            return told

    async def hashes(self) -> list[dict[str, tuple[int, str]]]:
        found = []
        for server in self.stage.servers:
            async with self.session.get(f"{server.url}{HASHES}") as response:
                found.append(await response.json())
        return found

    async def records(self, table: Table) -> list[str]:
        """As each process exports it."""
        found = []
        for server in self.stage.servers:
            async with self.session.get(f"{server.url}/api/tables/{table.id}/record") as response:
                found.append(await response.text() if response.status == 200 else "")
        return found


async def one_run(kind: str, plan: Plan) -> Run:
    began = time.monotonic()
    async with (
        stage(kind) as made,
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, force_close=True)) as session,
    ):
        conductor = Conductor(made, plan, session)
        nemesis = Nemesis(made, random.Random(f"{plan.seed} nemesis"))
        playing = [asyncio.create_task(conductor.keep_going(number)) for number in range(plan.tables)]
        until = began + plan.seconds
        while time.monotonic() < until and (nemesis.done.total() < plan.faults or conductor.moves() < plan.moves):
            if nemesis.done.total() < plan.faults:
                await nemesis.run(nemesis.done.total() + 1, conductor.moves)
            else:
                await asyncio.sleep(0.1)
        await made.heal()
        conductor.stop()
        await asyncio.gather(*playing)
        verdict = await judge(conductor, made)
        reconnects = sum(player.reconnects for table in conductor.tables for player in table.players)
        tables, faults, skipped = len(conductor.tables), dict(nemesis.done), nemesis.skipped
        errors = logged_faults(made)
        if verdict.wrong or errors:
            keep_logs(made)
    verdict.wrong = [*(verdict.wrong or []), *errors]
    return Run(kind, plan.seed, time.monotonic() - began, tables, reconnects, faults, skipped, verdict)


def keep_logs(made: Stage) -> None:
    for server in made.servers:
        print(f"--- server {server.number}\n{server.log.read_text()[-6000:]}", file=sys.stderr)


def logged_faults(made: Stage) -> list[str]:
    """What the servers themselves call a fault: none of what was broken is their rules', or theirs."""
    return [
        f"server {server.number} logged: {line}"
        for server in made.servers
        for line in server.log.read_text().splitlines()
        if "a request failed" in line or "a fault in the rules" in line or " failed\n" in f"{line}\n"
    ]


async def judge(conductor: Conductor, made: Stage) -> Verdict:
    """Everything is mended, nobody plays: what was told, what is kept and what the processes hold have to agree."""
    verdict = Verdict(wrong=[])
    for table in conductor.tables:
        await conductor.finish(table)
    await settle(conductor)
    in_memory = await conductor.hashes()
    store = open_store(made.database)
    try:
        for table in conductor.tables:
            told = await check_table(store, table.id, table.seats, verdict)
            held = {one[table.id][1] for one in in_memory if table.id in one}
            verdict.hashes += len(held)
            verdict.add(table.id, [f"a process has {one}, the log {told}" for one in held - {told}])
            records = await conductor.records(table)
            if len(set(records)) != 1 or not records[0]:
                verdict.add(table.id, ["processes export different records, or none"])
                continue
            verdict.records += len(records)
            verdict.add(table.id, await asyncio.to_thread(check_record, records[0], told))
    finally:
        await store.close()
    return verdict


async def settle(conductor: Conductor) -> None:
    """Waits until all processes have heard of everything."""
    until = time.monotonic() + SETTLE_SECONDS
    before: object = None
    while time.monotonic() < until:
        now = await conductor.hashes()
        shared = set(now[0]).intersection(*now[1:])
        if now == before and all(len({tuple(one[table]) for one in now}) == 1 for table in shared):
            return
        before = now
        await asyncio.sleep(0.5)


def run(argv: Sequence[str] | None = None) -> int:
    """The command: 0 when nothing was lost."""
    parser = argparse.ArgumentParser(prog="faults", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--faults", type=int, default=100, help="on each database (default: %(default)s)")
    parser.add_argument("--moves", type=int, default=10_000, help="acknowledged, at least (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=12, help="at a time (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--out", type=Path, help="where the summary goes, as Markdown")
    args = parser.parse_args(argv)
    plan = Plan(args.faults, args.moves, args.tables, args.seed)
    runs = []
    for kind in [args.only] if args.only else KINDS:
        runs.append(asyncio.run(one_run(kind, plan)))
        print(table_of(runs[-1:]), flush=True)
    if args.out:
        args.out.write_text(table_of(runs), encoding="utf-8")
    return 1 if any(one.verdict.wrong for one in runs) else 0
