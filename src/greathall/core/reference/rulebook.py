"""The rules reference: ids in rulebook order, the clause map that ties paragraphs to them, and coverage.

Coverage fails when a paragraph of a rulebook or a ruling is mapped to nothing, when a map or a test names a rule that
does not exist, or when a rule or ruling has no test that names it. Rules that random play never reaches are reported.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from greathall.core.errors import GreathallError, SetupError
from greathall.core.game import AnyGame, Setup
from greathall.core.registry import find
from greathall.core.rules.chance import Seeded
from greathall.core.table.table import Table

RULINGS = "rulings"


class Rule(NamedTuple):
    id: str
    source: str

    @property
    def topic(self) -> str:
        """The chapter of the reference that it stands in; its rules follow one another."""
        return self.id.split(".")[1]


@cache
def rules(game: str) -> list[Rule]:
    """Every rule of a game, in rulebook order."""
    package = find(game).package
    rows = tomllib.loads((resources.files(package) / "rules.toml").read_text(encoding="utf-8"))["rule"]
    return [Rule(row["id"], row["source"]) for row in rows]


@dataclass
class Coverage:
    """What a coverage check found; ``problems`` make it fail."""

    rules: int = 0
    paragraphs: int = 0
    rulings: int = 0
    problems: list[str] = field(default_factory=list)
    unreached: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        return not self.problems


def coverage(game: str, tests: Path, games: int = 2) -> Coverage:
    """Checks a game's rules against its clause map, its tests and (with ``games`` > 0) random play."""
    if not (tests / "clauses" / f"{game}.toml").is_file():
        raise GreathallError(f"no clause map of {game} below {tests}: coverage needs a source checkout")
    known = [rule.id for rule in rules(game)]
    found = Coverage(rules=len(known))
    _check_clauses(found, known, tomllib.loads((tests / "clauses" / f"{game}.toml").read_text(encoding="utf-8")))
    _check_tests(found, known, tests / "games" / game, game)
    if games:
        reached = reached_in_random_play(find(game), games)
        found.problems += [f"code cites '{rule}', which is no rule" for rule in sorted(reached - set(known))]
        found.unreached = [rule for rule in known if rule not in reached]
    return found


def _check_clauses(found: Coverage, known: list[str], data: dict[str, Any]) -> None:
    mapped: set[str] = set()
    seen: dict[str, set[int]] = {}
    for clause in data["clause"]:
        where = f"{clause['source']} {clause['p']}"
        for number in _numbers(clause["p"]):
            if number in seen.setdefault(clause["source"], set()):
                found.problems.append(f"{clause['source']} {number} is mapped twice")
            seen[clause["source"]].add(number)
        ids = clause.get("rules", [])
        if bool(ids) == bool(clause.get("none")):
            found.problems.append(f"{where} needs either rules or a reason why it has none")
        found.problems += [f"{where} names '{rule}', which is no rule" for rule in ids if rule not in known]
        mapped |= set(ids)
    for source in data["source"]:
        count = source["paragraphs"]
        if source["id"] == RULINGS:
            found.rulings += count
        else:
            found.paragraphs += count
        missing = sorted(set(range(1, count + 1)) - seen.get(source["id"], set()))
        found.problems += [f"{source['id']} {number} is not mapped" for number in missing]
    found.problems += [f"'{rule}' comes from no paragraph and no ruling" for rule in known if rule not in mapped]


def _numbers(p: int | str) -> Iterable[int]:
    if isinstance(p, int):
        return (p,)
    first, _, last = p.partition("-")
    return range(int(first), int(last or first) + 1)


def _check_tests(found: Coverage, known: list[str], folder: Path, game: str) -> None:
    tested: set[str] = set()
    ruled: set[int] = set()
    for name, args in _marks(folder):
        if name == "rule":
            tested |= {str(arg) for arg in args}
        elif args and args[0] == game:
            ruled |= {int(arg) for arg in args[1:]}
    found.problems += [f"a test names '{rule}', which is no rule" for rule in sorted(tested - set(known))]
    found.problems += [f"'{rule}' has no test" for rule in known if rule not in tested]
    found.problems += [f"ruling {n} has no test" for n in range(1, found.rulings + 1) if n not in ruled]


def _marks(folder: Path) -> Iterator[tuple[str, list[Any]]]:
    """Every ``pytest.mark.rule(...)`` and ``pytest.mark.ruling(...)`` written in the tests of a folder."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in ("rule", "ruling") and ast.unparse(node.func.value) == "pytest.mark":
                yield node.func.attr, [ast.literal_eval(arg) for arg in node.args]


def reached_in_random_play(game: AnyGame, games: int) -> set[str]:
    """Rules that are cited, asked by or refused by while random games are played in every seat count and variant."""
    reached: set[str] = set()
    for seed in range(games):
        for setup in _setups(game):
            table = Table.begin(game, setup, game.box(), Seeded(str(seed)), visited=reached)
            _play_and_listen(table, Random(seed), reached)
    return reached


def _setups(game: AnyGame) -> Iterator[Setup]:
    """Every seat count, and every choice of every variant at the first seat count that allows it."""
    for seats in game.seats:
        yield game.make_setup(seats, {}, None, None)
    for i, (name, choice) in enumerate((v.name, c) for v in game.variants for c in v.choices if c != v.default):
        for k in range(len(game.seats)):
            try:
                yield game.make_setup(game.seats[(i + k) % len(game.seats)], {name: choice}, None, None)
                break
            except SetupError:
                continue


def _play_and_listen(table: Table, rng: Random, reached: set[str]) -> None:
    while not table.over:
        for decision in table.decisions:
            reached.add(decision.rule)
            reached |= {blocked.reason.rule for blocked in decision.blocked()}
        table.play(rng.choice(rng.choice(table.decisions).options))
    reached |= {event.rule for _, event in table._happened(-1) if event.rule}
