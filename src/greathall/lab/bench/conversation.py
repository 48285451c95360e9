"""Talking to a contender's worker process."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from typing import Self, TypeAlias

Figures: TypeAlias = dict[str, float]

HERE = Path(__file__).parent
# Appended, not put first: nothing of ours may hide a module of the peer's.
BOOT = f"import sys; sys.path.append({str(HERE)!r}); from arena.worker import main; main()"
IMPORT = "import sys, time; begin = time.perf_counter(); __import__(sys.argv[1]); print(time.perf_counter() - begin)"

START = """\
import sys, time
begin = time.perf_counter()
import greathall
greathall.new(sys.argv[1], seats=int(sys.argv[2]))
print(time.perf_counter() - begin)
"""


class WorkerFailed(Exception):
    """A worker ended in the middle of the conversation; the message is the last thing it said."""


class Worker:
    """One contender's process, kept for the whole run and idle unless asked."""

    def __init__(self, python: Path, adapter: tuple[str, ...], build: Path | None = None) -> None:
        # A file, not a pipe: nobody reads it while the worker works.
        self.said = TemporaryFile("w+")  # noqa: SIM115 - closed with the worker
        self.process = subprocess.Popen(
            [python, "-P", "-c", BOOT, *adapter],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.said,
            text=True,
            env=environment(build),
        )
        self.version = str(self._answer()["version"])

    def measure(self, measure: str, seconds: float, seed: int) -> Figures:
        assert self.process.stdin is not None
        request = {"measure": measure, "seconds": seconds, "seed": seed}
        try:
            print(json.dumps(request), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise self._failed() from None
        return {name: float(value) for name, value in self._answer().items()}

    def close(self) -> None:
        """Ends the process; closing twice does no harm."""
        self.process.kill()
        if not self.said.closed:
            self.process.communicate()
            self.said.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _answer(self) -> dict[str, str | float]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise self._failed()
        answer: dict[str, str | float] = json.loads(line)
        return answer

    def _failed(self) -> WorkerFailed:
        self.process.wait()
        self.said.seek(0)
        words = self.said.read().strip().splitlines()
        self.close()
        return WorkerFailed(words[-1] if words else "ended without a word")


def environment(build: Path | None) -> dict[str, str]:
    """What a worker is started in: the compiled build comes before the source, which comes before nothing."""
    first = {} if build is None else {"PYTHONPATH": str(build)}
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | first


def import_seconds(python: Path, module: str, build: Path | None = None) -> float:
    """How long a fresh interpreter takes to import a module."""
    return _seconds([python, "-P", "-c", IMPORT, module], build, f"cannot import {module}")


def start_seconds(python: Path, game: str, seats: str, build: Path | None = None) -> float:
    """How long a fresh interpreter takes to import the package and to set up its first table of a game."""
    return _seconds([python, "-P", "-c", START, game, seats], build, f"cannot begin {game}")


def _seconds(command: list[str | Path], build: Path | None, trouble: str) -> float:
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment(build))
    if done.returncode:
        raise WorkerFailed((done.stderr.strip().splitlines() or [trouble])[-1])
    return float(done.stdout.split()[-1])
