"""``python -m greathall.server.bench``: moves per second beside boardgame.io, idle seats, cold loads.

Both servers play the same small game (25 tables of 4, every seat answers at once, a view to all four after each move)
in turn, round by round, so that whatever else the machine does falls on both. Ours writes every move to disk first;
boardgame.io's keeps matches in memory, as it comes. A real game of ours stands beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import aiohttp

import greathall
from greathall.core.registry import find
from greathall.server.bench.load import Load
from greathall.server.match import news as match_news
from greathall.server.match.info import info
from greathall.server.match.log import game_entries
from greathall.server.match.log.entries import Row
from greathall.server.match.log.header import Header, Place
from greathall.server.match.match import Match
from greathall.server.storage.base import Statement
from greathall.server.storage.snapshots import put_snapshot, snapshot_due
from greathall.server.storage.sqlite import SqliteStore
from greathall.server.storage.statements import insert_row, insert_table
from greathall.server.tables.loader import read_table

PEER = "boardgame.io@0.50.2"
PEER_CLIENT = "socket.io-client@4.8.4"
OURS, THEIRS = "greathall, tally", "boardgame.io, tally"
GOAL_MOVES = 1.0
GOAL_COLD_MS = 50.0
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(frozen=True)
class Round:
    """One server under load for some seconds."""

    server: str
    moves_per_second: float
    cpu_ms_per_move: float
    p50_ms: float
    p99_ms: float


def cpu_seconds(pid: int) -> float:
    """Processor time of a process with all its threads (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mb(pid: int) -> float:
    (row,) = [row for row in Path(f"/proc/{pid}/status").read_text().splitlines() if row.startswith("VmRSS")]
    return int(row.split()[1]) / 1024


class Server:
    """A server process; its first line with an address says where it is."""

    def __init__(self, name: str, command: Sequence[str], folder: Path) -> None:
        self.name = name
        surroundings = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder, env=surroundings
        )
        assert self.process.stdout is not None
        line = next(row for row in self.process.stdout if "http" in row)
        self.url = line.split()[-1].rstrip("/")

    def load(self, command: Sequence[str], folder: Path) -> Round:
        """Runs a load and tells what it saw, with the server's own processor time meanwhile."""
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as player:
            assert player.stdout is not None
            assert player.stdout.readline().strip() == "begin"
            before = cpu_seconds(self.process.pid)
            found = json.loads(player.stdout.readline())
            spent = cpu_seconds(self.process.pid) - before
        moves = found["moves"]
        return Round(self.name, moves / found["seconds"], 1000 * spent / max(1, moves), found["p50"], found["p99"])

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


def prepare_peer(folder: Path) -> Path | None:
    """boardgame.io in a folder of its own; None where it cannot be had."""
    if shutil.which("npm") is None:
        return None
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", PEER, PEER_CLIENT]
        if subprocess.run(command, cwd=folder, check=False).returncode != 0:
            return None
    for file in (Path(__file__).parent / "peer").glob("*.js"):
        shutil.copy(file, folder)
    return folder


def measure(rounds: int, seconds: float, tables: int, peer: Path | None, data: Path) -> list[Round]:
    found = []
    for number in range(rounds):
        ours = Server("greathall", [*PYTHON, f"{BENCH}.measured", str(data / f"{number}.sqlite3")], data)
        for game in ("tally", "paladins"):
            command = [*PYTHON, f"{BENCH}.load", ours.url, game, str(tables), str(seconds)]
            ours.name = f"greathall, {game}"
            found.append(ours.load(command, data))
        ours.stop()
        if peer is not None:
            theirs = Server(THEIRS, ["node", "server.js"], peer)
            found.append(theirs.load(["node", "load.js", theirs.url, str(tables), str(seconds)], peer))
            theirs.stop()
    return found


PYTHON = (sys.executable, "-m")
BENCH = "greathall.server.bench"


async def idle(url: str, pid: int, seats: int) -> dict[str, float]:
    """Seats that are connected and do nothing."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        load = Load(url)
        before = memory_mb(pid)
        sockets = []
        for _ in range(seats // 4):
            for table, key in await load.table(session, "castle"):
                socket = await session.ws_connect(f"{url}/api/socket")
                await socket.send_json({"do": "subscribe", "table": table, "key": key})
                while (await socket.receive_json())["is"] != "welcome":
                    pass
                sockets.append(socket)
        after = memory_mb(pid)
        async with session.get(f"{url}/api/health") as response:
            connections = (await response.json())["connections"]
        await asyncio.gather(*(socket.close() for socket in sockets))
    return {
        "seats": connections,
        "memory_mb": round(after, 1),
        "kb_per_seat": round((after - before) * 1024 / seats, 1),
    }


def long_life(plies: int) -> tuple[Match, list[Row], list[Statement]]:
    """A table that has seen so many plies (or as many as its game has), with its rows and snapshots."""
    rng = random.Random(1)
    best: tuple[Match, list[Row], list[Statement]] | None = None
    for game in greathall.games():
        places = tuple(Place("person", name, taken=True) for name in "ABCD"[: game.seats[-1]])
        match = Match(Header(game.id, find(game.id).rules_version, "0", {}, places), "secret")
        rows = [match.apply(game_entries.Start(match.game.colours[: len(places)]), 0)]
        snapshots: list[Statement] = []
        last = 0
        while match.playing.ply < plies and not match.over:
            rows.append(match.apply(game_entries.Choose(rng.choice(match.decisions[0].options).notation), 0))
            if snapshot_due(match.revision, last):
                last = match.revision
                snapshots = [put_snapshot("t", last, match.playing.to_json())]
        if best is None or len(rows) > len(best[1]):
            best = match, rows, snapshots
    assert best is not None
    return best


async def cold_load(data: Path, plies: int = 500) -> dict[str, object]:
    """How long a table of so many plies takes to be read from disk, and then to be shown with its whole log of events.

    Processor time is what it costs; what it takes on the clock besides is waiting for a busy machine.
    """
    match, rows, snapshots = long_life(plies)
    store = SqliteStore(data / "cold.sqlite3").start()
    made = insert_table("t", match.header, "secret", "running", {}, 0)
    await store.write([made, *snapshots, *(insert_row("t", row) for row in rows)])
    read, shown = Stopwatch(), Stopwatch()
    for _ in range(15):
        with read:
            found = (await read_table("t", store)).match
        with shown:
            match_news.news(found, -1, 0, info("bench", found, set(), 0), match_news.plies(found, -1))
    await store.close()
    return {
        "game": match.header.game,
        "plies": match.playing.ply,
        "read_ms": read.wall,
        "read_cpu_ms": read.cpu,
        "first_view_ms": shown.wall,
        "first_view_cpu_ms": shown.cpu,
    }


class Stopwatch:
    """Medians of what is done inside it, by the clock and by the processor, in milliseconds."""

    def __init__(self) -> None:
        self._walls: list[float] = []
        self._cpus: list[float] = []

    def __enter__(self) -> None:
        self._began = time.perf_counter(), time.process_time()

    def __exit__(self, *wrong: object) -> None:
        self._walls.append((time.perf_counter() - self._began[0]) * 1000)
        self._cpus.append((time.process_time() - self._began[1]) * 1000)

    @property
    def wall(self) -> float:
        return round(statistics.median(self._walls), 2)

    @property
    def cpu(self) -> float:
        return round(statistics.median(self._cpus), 2)


def medians(found: Sequence[Round]) -> list[Round]:
    names = list(dict.fromkeys(one.server for one in found))
    told = []
    for name in names:
        rows = [one for one in found if one.server == name]
        figures = zip(*((r.moves_per_second, r.cpu_ms_per_move, r.p50_ms, r.p99_ms) for r in rows), strict=True)
        told.append(Round(name, *(round(statistics.median(column), 3) for column in figures)))
    return told


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench-server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each round")
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--idle", type=int, default=1000, help="seats that are connected and do nothing")
    parser.add_argument("--peers", type=Path, default=Path(".peers") / "boardgame.io")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(argv)
    peer = prepare_peer(args.peers.resolve())
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        played = measure(args.rounds, args.seconds, args.tables, peer, data)
        server = Server("greathall", [*PYTHON, f"{BENCH}.measured", str(data / "idle.sqlite3")], data)
        held = asyncio.run(idle(server.url, server.process.pid, args.idle))
        server.stop()
        cold = asyncio.run(cold_load(data))
    found = medians(played)
    others: dict[str, object] = {"idle": held, "cold": cold, "goals": goals(played, cold)}
    report = {"rounds": [asdict(one) for one in found], **others}
    print(json.dumps(report, indent=2) if args.json else in_words(found, others))
    return 0


def goals(played: Sequence[Round], cold: dict[str, object]) -> dict[str, object]:
    """What was to be reached. Both servers are compared round by round: what the machine does besides falls on both."""
    speeds = {name: [one.moves_per_second for one in played if one.server == name] for name in (OURS, THEIRS)}
    ratios = [round(ours / theirs, 2) for ours, theirs in zip(speeds[OURS], speeds[THEIRS], strict=False)]
    return {
        "moves_beside_boardgame_io": statistics.median(ratios) if ratios else None,
        "of_each_round": ratios,
        "moves_met": statistics.median(ratios) >= GOAL_MOVES if ratios else None,
        "cold_load_met": float(str(cold["read_ms"])) < GOAL_COLD_MS,
        "cold_load_met_in_processor_time": float(str(cold["read_cpu_ms"])) < GOAL_COLD_MS,
    }


def in_words(found: Sequence[Round], others: dict[str, object]) -> str:
    lines = [f"{'server':22} {'moves/s':>9} {'CPU ms/move':>12} {'p50 ms':>8} {'p99 ms':>8}"]
    lines += [
        f"{one.server:22} {one.moves_per_second:9.0f} {one.cpu_ms_per_move:12.3f} {one.p50_ms:8.1f} {one.p99_ms:8.1f}"
        for one in found
    ]
    lines += [f"{name}: {value}" for name, value in others.items()]
    if len(found) == 2:
        lines.append("boardgame.io could not be installed (npm); it was not measured")
    return "\n".join(lines)
