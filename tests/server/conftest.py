"""What the tests of the server share."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.house import PROCESSES

POSTGRES = "postgres"


@pytest.fixture(autouse=True)
def _no_server_is_left() -> Iterator[None]:
    yield
    while PROCESSES:
        PROCESSES.pop().end(signal.SIGKILL)


class Cluster:
    """A real PostgreSQL for tests, on a socket of its own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        # PostgreSQL refuses to run as root; then it runs as the user that its package made.
        self.become = ("runuser", "-u", POSTGRES, "--") if os.getuid() == 0 else ()
        if self.become:
            shutil.chown(folder, POSTGRES)
        data = folder / "data"
        self._run(str(programs / "initdb"), "-D", str(data), "-U", POSTGRES, "--auth=trust", "-E", "UTF8")
        self.process = subprocess.Popen(
            [*self.become, str(programs / "postgres"), "-D", str(data), "-k", str(folder), "-c", "listen_addresses="],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=folder,
        )
        self._count = 0
        self._await_start()

    def _run(self, *command: str) -> None:
        subprocess.run([*self.become, *command], check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def _await_start(self) -> None:
        for _ in range(300):
            try:
                psycopg.connect(self.url(POSTGRES)).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise RuntimeError("PostgreSQL does not start")

    def url(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user={POSTGRES}"

    def new_database(self) -> str:
        self._count += 1
        name = f"test{self._count}"
        with psycopg.connect(self.url(POSTGRES), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def stop(self) -> None:
        self._run(str(self.programs / "pg_ctl"), "-D", str(self.folder / "data"), "stop", "-m", "immediate")
        self.process.wait(30)


def _programs() -> Path | None:
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path("/tmp") / f"greathall-pg-{time.time_ns()}"  # a socket's path must be short
    folder.mkdir()
    made = Cluster(programs, folder)
    yield made
    made.stop()
    shutil.rmtree(folder)


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty database."""
    return cluster.new_database()
