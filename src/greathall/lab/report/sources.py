"""Where a report's games come from: bots that play them, a folder of records, what a server keeps."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random

import greathall
from greathall.bots import drive, make
from greathall.core.errors import GreathallError, SetupError
from greathall.core.game import Setup
from greathall.core.registry import find
from greathall.core.rules.chance import Seeded
from greathall.core.table.table import Table
from greathall.lab.report.account import Account, account_of

UNKNOWN = "person"
"""Who sat on a seat of which a record does not tell it."""
SEATED = re.compile(r"^# seat (\d+) (\w+) (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Plan:
    """Games that bots play; game number n is the same in whatever process, and on whatever day, it is played."""

    game: str
    who: tuple[str, ...]
    """A bot for each seat; at larger tables they sit down again from the first one on."""
    seed: str
    setups: tuple[tuple[int, Mapping[str, str]], ...]
    """Seats and variants, by turns."""

    @property
    def name(self) -> str:
        setups = "; ".join(f"{seats} {dict(sorted(variants.items()))}" for seats, variants in self.setups)
        return f"{self.game} {','.join(self.who)} {self.seed} [{setups}]"

    def setup(self, number: int) -> Setup:
        seats, variants = self.setups[number % len(self.setups)]
        return find(self.game).make_setup(seats, variants, None, None)

    def seated(self, number: int) -> list[str]:
        """Every bot sits on every seat in turn."""
        seats = self.setups[number % len(self.setups)][0]
        turn = number // len(self.setups)
        return [self.who[(seat + turn) % len(self.who)] for seat in range(seats)]


def setups_of(
    game: str, seats: int, variants: Mapping[str, str], across: Sequence[str]
) -> tuple[tuple[int, Mapping[str, str]], ...]:
    """One setup, or one for every possible combination of what the report goes across (``seats`` or variants)."""
    found = find(game)
    choices = {variant.name: variant.choices for variant in found.variants}
    for name in across:
        if name not in (*choices, "seats"):
            raise SetupError(f"--across: {game} has no '{name}'; possible: {', '.join(('seats', *choices))}")
    counts = found.seats if "seats" in across else [seats]
    names = [name for name in across if name != "seats"]
    made: list[tuple[int, Mapping[str, str]]] = []
    wrong: SetupError | None = None
    for count, chosen in product(counts, product(*(choices[name] for name in names))):
        wanted = {**variants, **dict(zip(names, chosen, strict=True))}
        try:
            found.make_setup(count, wanted, None, None)
        except SetupError as refused:
            wrong = refused  # a combination that the rules do not know
        else:
            made.append((count, wanted))
    if wrong is not None and not made:
        raise wrong
    return tuple(made)


def play(plan: Plan, numbers: Sequence[int]) -> list[Account]:
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> Account:
    game, who, visited = find(plan.game), plan.seated(number), set[str]()
    seed = f"{plan.seed}/{number}"
    table = Table.begin(game, plan.setup(number), game.box(), Seeded(seed), visited)
    drive(table, {seat: make(name) for seat, name in enumerate(who)}, Random(f"{seed}/bots"))
    return account_of(str(number), table, who, visited)


# Records


def from_record(key: str, text: str) -> Account | None:
    """The account of a record; nothing where the game is not over."""
    visited: set[str] = set()
    table = greathall.replay(text, visited=visited)
    if not table.over:
        return None
    told = {int(seat): "person" if kind == "person" else who for seat, kind, who in SEATED.findall(text)}
    return account_of(key, table, [told.get(seat, UNKNOWN) for seat in range(table.setup.seats)], visited)


def game_of(text: str) -> str:
    """Which game a record is of, from its header."""
    found = re.search(r"^game (\w+)$", text[:2000], re.MULTILINE)
    return found[1] if found else ""


def records_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Every text below a folder, with its name."""
    if not folder.is_dir():
        raise GreathallError(f"{folder}: no such folder")
    for path in sorted(folder.rglob("*.txt")):
        yield str(path.relative_to(folder)), path.read_text(encoding="utf-8", errors="replace")


# Kept accounts: a line per game below a line that says what was played


def begin(path: Path, plan: Plan) -> list[Account]:
    """The games that were played already; a new file where there is none. Another plan's file is refused."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"plan": plan.name}) + "\n", encoding="utf-8")
        return []
    first, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    if first != json.dumps({"plan": plan.name}):
        raise GreathallError(f"{path} holds other games; this would be {plan.name}")
    return list({one.key: one for line in lines if (one := _kept(line)) is not None}.values())


def _kept(line: str) -> Account | None:
    try:
        return Account(**json.loads(line))
    except (ValueError, TypeError):
        return None  # a line that a stop cut short


def append(path: Path, accounts: Sequence[Account]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(one.to_dict()) + "\n" for one in accounts)
