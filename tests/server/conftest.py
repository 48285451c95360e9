"""What the tests of the server share."""

from __future__ import annotations

import inspect
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.server.house import PROCESSES, run

POSTGRES = "postgres"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in the event loop that the server runs in."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


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
        self._run(str(programs / "initdb"), "-D", str(data), "-U", POSTGRES, "--auth=trust", "-E", "UTF8", "--no-sync")
        # Not for the disk: whatever the tests kill, it is not the machine.
        settings = ("listen_addresses=", "fsync=off", "full_page_writes=off", "shared_buffers=16MB")
        flags = [flag for setting in settings for flag in ("-c", setting)]
        self.process = subprocess.Popen(
            [*self.become, str(programs / "postgres"), "-D", str(data), "-k", str(folder), *flags],
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
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


@contextmanager
def new_cluster() -> Iterator[Cluster]:
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path("/tmp") / f"greathall-pg-{time.time_ns()}"  # a socket's path must be short
    folder.mkdir()
    made = Cluster(programs, folder)
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with new_cluster() as made:
        yield made


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty database."""
    return cluster.new_database()
