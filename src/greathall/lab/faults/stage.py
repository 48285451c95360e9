"""What is played on: server processes behind proxies, on a database that can break too."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from signal import SIGCONT, SIGKILL, Signals

import msgspec

from greathall.lab.faults.cluster import Cluster
from greathall.lab.faults.disk import SmallDisk
from greathall.lab.faults.proxy import Proxy
from greathall.lab.faults.started import Mischief

DISK_MEGABYTES = 192
START_SECONDS = 300.0
"""On a machine that does much else, with least priority, it takes its time."""


class ServerProcess:
    """A server behind a proxy: the address stays, whatever becomes of the process."""

    def __init__(self, number: int, database: str, folder: Path) -> None:
        self.number = number
        self.database = database
        self.front = Proxy()
        self.log = folder / f"server-{number}.log"
        self._mischief = folder / f"mischief-{number}.json"
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.front.port}"

    def make(self, mischief: Mischief) -> None:
        """What is wrong with its clock and its disk from now on."""
        new = self._mischief.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(mischief))
        new.replace(self._mischief)

    async def start(self) -> bool:
        """Whether it could: not without its database."""
        line = await asyncio.wait_for(asyncio.to_thread(self._begin), START_SECONDS)
        if "http" not in line:
            await self.end(SIGKILL)
            return False
        self.front.backend = int(line.rstrip().rstrip("/").rpartition(":")[2])
        return True

    def _begin(self) -> str:
        """The first line that the process says."""
        command = [sys.executable, "-m", "greathall.lab.faults.started", self.database, str(self._mischief)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def signal(self, number: Signals) -> None:
        if self._process is not None and self.running:
            self._process.send_signal(number)

    async def end(self, how: Signals) -> None:
        self.front.backend = None
        self.signal(how)
        if self._process is not None:
            await asyncio.to_thread(self._process.wait, START_SECONDS)
            assert self._process.stdout is not None
            self._process.stdout.close()


class Stage:
    """One database with its servers."""

    def __init__(self, kind: str, folder: Path, disk: SmallDisk) -> None:
        self.kind = kind
        self.disk = disk
        self.folder = folder
        self.cluster: Cluster | None = None
        self.database = str(folder / "disk" / "hall.sqlite3")
        """Where the checker reads, past all proxies."""
        self.lines: list[Proxy] = []
        """Between each server and PostgreSQL."""
        self.servers: list[ServerProcess] = []

    async def open(self, processes: int) -> None:
        if self.kind == "sqlite":
            self.servers = [ServerProcess(0, self.database, self.folder)]
        else:
            self.cluster = await asyncio.to_thread(Cluster, self.folder / "disk", free_port())
            name = await asyncio.to_thread(self.cluster.new_database)
            self.database = self.cluster.url(name)
            for number in range(processes):
                line = Proxy()
                await line.open()
                line.backend = self.cluster.port
                self.lines.append(line)
                self.servers.append(ServerProcess(number, self.cluster.url(name, line.port), self.folder))
        for server in self.servers:
            await server.front.open()
        for started in await asyncio.gather(*(server.start() for server in self.servers)):
            assert started, self.servers[0].log.read_text()

    async def heal(self) -> None:
        """Everything is as it should be again."""
        self.disk.clear()
        for server in self.servers:
            server.make(Mischief())
            server.signal(SIGCONT)
            server.front.let_go()
        if self.cluster is not None:
            for line in self.lines:
                line.backend = self.cluster.port
                line.let_go()
            self.cluster.signal(SIGCONT)
            if not self.cluster.running:
                await asyncio.to_thread(self.cluster.start)
        await asyncio.gather(*(self._revive(server) for server in self.servers if not server.running))

    async def _revive(self, server: ServerProcess) -> None:
        for _ in range(10):
            if await server.start():
                return
            await asyncio.sleep(0.5)
        raise RuntimeError(f"server {server.number} does not start: {server.log.read_text()[-2000:]}")

    async def close(self) -> None:
        for server in self.servers:
            await server.end(SIGKILL)
            await server.front.close()
        for line in self.lines:
            await line.close()
        if self.cluster is not None:
            await asyncio.to_thread(self.cluster.stop)


@contextlib.asynccontextmanager
async def stage(kind: str, processes: int = 2) -> AsyncIterator[Stage]:
    """``kind``: sqlite, with one process, or postgres."""
    disk = _new_disk()
    made = Stage(kind, disk.folder.parent, disk)
    try:
        await made.open(processes)
        yield made
    finally:
        await made.close()
        disk.remove()
        shutil.rmtree(made.folder)


def _new_disk() -> SmallDisk:
    folder = Path(tempfile.mkdtemp(prefix="greathall-faults-", dir="/tmp"))  # a socket's path must be short
    folder.chmod(0o755)
    (folder / "disk").mkdir()
    return SmallDisk(folder / "disk", DISK_MEGABYTES)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
