"""Results on disk, a line per game below a line that says what contest it is: a stopped contest goes on from there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from greathall.core.errors import GreathallError
from greathall.lab.arena.contest import Contest, Result


def begin(path: Path, contest: Contest) -> list[Result]:
    """The games that were played already; a new file where there is none. Another contest's file is refused."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(contest.to_dict()) + "\n", encoding="utf-8")
        return []
    told, found = read(path)
    if told != contest:
        raise GreathallError(f"{path} holds another contest: {told.name}, seed {told.seed}")
    return found


def read(path: Path) -> tuple[Contest, list[Result]]:
    """A contest and its games, in their order. A line that a stop cut short is left out."""
    first, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    try:
        told = json.loads(first)
        contest = Contest(**{**told, "bots": tuple(told["bots"])})
    except (ValueError, TypeError, KeyError):
        raise GreathallError(f"{path} holds no results of a contest") from None
    found = {result.number: result for line in lines if (result := _result(line)) is not None}
    return contest, [found[number] for number in sorted(found)]


def _result(line: str) -> Result | None:
    try:
        told: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return Result(**told)


def append(path: Path, results: Sequence[Result]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(asdict(result)) + "\n" for result in results)
