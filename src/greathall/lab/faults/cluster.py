"""A PostgreSQL of one's own, which can be killed and started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import psycopg

USER = "postgres"
START_SECONDS = 30.0


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if it is installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


class Cluster:
    """Listens on a socket in its folder, and on a port where one is given."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        found = programs()
        if found is None:
            raise FileNotFoundError("PostgreSQL is not installed (Debian: apt-get install postgresql)")
        self.programs, self.folder, self.port = found, folder, port
        # PostgreSQL refuses to run as root; then it runs as the user that its package made.
        self.user = USER if os.getuid() == 0 else None
        if self.user:
            shutil.chown(folder, USER)
        self.data = folder / "data"
        flags = ("-U", USER, "--auth=trust", "-E", "UTF8", "--no-sync", "--wal-segsize=1")
        self._run(str(found / "initdb"), "-D", str(self.data), *flags)
        self._count = 0
        self.start()

    def start(self) -> None:
        # Not for the disk: whatever is killed here, it is not the machine.
        settings = ["fsync=off", "shared_buffers=16MB", "max_wal_size=32MB", "min_wal_size=4MB"]
        settings += [f"port={self.port}", "listen_addresses=127.0.0.1"] if self.port else ["listen_addresses="]
        flags = [flag for setting in settings for flag in ("-c", setting)]
        self.process = subprocess.Popen(
            [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.folder), *flags],
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
        )
        self._await_start()

    def _run(self, *command: str) -> None:
        subprocess.run(command, user=self.user, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def _await_start(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            try:
                psycopg.connect(self.url(USER), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise RuntimeError("PostgreSQL does not start")

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def url(self, database: str, port: int | None = None) -> str:
        """By its socket, or by a port that leads to it."""
        if port is not None:
            return f"postgresql://{USER}@127.0.0.1:{port}/{database}"
        also = f"&port={self.port}" if self.port else ""
        return f"postgresql:///{database}?host={self.folder}&user={USER}{also}"

    def new_database(self) -> str:
        """The name of an empty one."""
        self._count += 1
        name = f"test{self._count}"
        with psycopg.connect(self.url(USER), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return name

    def pids(self) -> list[int]:
        """The postmaster and all its children."""
        return [self.process.pid, *children(self.process.pid)] if self.running else []

    def signal(self, number: signal.Signals) -> None:
        for pid in self.pids():
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                continue

    def kill(self) -> None:
        """At once, with all that was under way."""
        pids = self.pids()
        self.signal(signal.SIGKILL)
        self.process.wait(START_SECONDS)
        while any(Path(f"/proc/{pid}").exists() for pid in pids[1:]):
            time.sleep(0.02)

    def ensure(self) -> None:
        """Starts it where it has given up, or cannot be reached any more."""
        until = time.monotonic() + 5
        while self.running and time.monotonic() < until:
            try:
                psycopg.connect(self.url(USER), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        self.stop()
        self.start()

    def stop(self) -> None:
        if self.running:
            self.kill()


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found
