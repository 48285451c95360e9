"""The server's rooms: each imports only those above it, none is crowded, and a match needs nothing but the engine."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import greathall
from tests.core.test_layers import imports

ROOT = Path(greathall.__file__).parent / "server"
LAYERS = (
    "keys",
    "observe",
    "wire",
    "match",
    "storage",
    "tables",
    "notify",
    "lobby",
    "admin",
    "web",
    "cli",
    "__main__",
    "bench",
)
"""From the top down: each may import itself and what stands before it."""
MOST_SIBLINGS = 13
PAGE = ROOT.parents[2] / "docs" / "server.md"


def layer_of(file: Path) -> str:
    return file.relative_to(ROOT).parts[0].removesuffix(".py")


FILES = [file for file in sorted(ROOT.rglob("*.py")) if file != ROOT / "__init__.py"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_module_imports_only_from_its_own_layer_and_those_above(file: Path) -> None:
    allowed = LAYERS[: LAYERS.index(layer_of(file)) + 1]
    wanted = {name.split(".")[2] for name in imports(file) if name.startswith("greathall.server.")}
    assert wanted <= set(allowed), f"{layer_of(file)} reaches for what lies below it"
    assert not any(name.startswith(("greathall.cli", "greathall.lab")) for name in imports(file))


def test_no_room_is_crowded() -> None:
    for folder in [ROOT, *(item for item in ROOT.rglob("*") if item.is_dir() and not hidden(item))]:
        siblings = [item for item in folder.iterdir() if not hidden(item) and item.name != "__init__.py"]
        assert len(siblings) <= MOST_SIBLINGS, folder


def test_an_action_at_a_table_touches_few_rooms() -> None:
    """Resigning, as docs/server.md counts it: in 0.1.0 eight edits in four modules and the browser's types by hand."""
    rooms = {file.relative_to(ROOT).as_posix() for file in FILES if re.search(r"\bResign\b", file.read_text("utf-8"))}
    # What records of closed games show is beside: not every entry is a line of a record.
    assert rooms - {"match/closed.py"} == {"wire/requests.py", "web/commands.py", "match/log/game_entries.py"}


def hidden(item: Path) -> bool:
    return {"__pycache__", "static"} & set(item.relative_to(ROOT).parts) != set()


ALONE = """
import importlib.abc, sys
REFUSED = {"aiohttp", "asyncio", "sqlite3", "psycopg", "uvloop", "openskill", "cryptography"}
class Refusing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in REFUSED:
            raise ImportError(f"a match needs no {name}")
sys.meta_path.insert(0, Refusing())
for name in [one for one in sys.modules if one.partition(".")[0] in REFUSED]:
    del sys.modules[name]

import importlib, pkgutil
import greathall.server.match as package
for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(found.name)

from greathall.core.registry import find
from greathall.server.match import auto_answers, info, news
from greathall.server.match.log import entries, game_entries
from greathall.server.match.log.header import Header, Place
from greathall.server.match.match import Match
places = tuple(Place("person", name, taken=True) for name in "AB")
match = Match(Header("castle", find("castle").rules_version, "0", {}, places), "secret")
rows = [match.apply(game_entries.Start(("red", "blue")), 0)]
for at in range(40):
    entry = auto_answers.automatic(match) or game_entries.Choose.of(match.decisions[0].options[0])
    rows.append(match.apply(entry, at))
again = Match(match.header, "secret")
again.restore([entries.Row(*row[:5], entries.read(row[5])) for row in
               [(r.revision, r.at, r.common_ply, r.actor, r.asks_others, entries.write(r.entry)) for r in rows]])
assert again.playing.hash() == match.playing.hash()
first, second = (news.news(one, -1, 0, info.info("t", one, set(), 0), news.plies(one, -1)) for one in (match, again))
assert first == second
assert info.summary(match)["ply"] == match.ply
assert not REFUSED & {name.partition(".")[0] for name in sys.modules}
"""


def test_a_match_is_played_with_nothing_but_the_engine() -> None:
    """No event loop, no database, no threads: a log is all it takes."""
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_map_in_the_documentation_names_every_module_and_no_other() -> None:
    """In the block under "How it is built" a line that is not indented begins with a room, or with modules of none."""
    block = PAGE.read_text(encoding="utf-8").split("## How it is built")[1].split("```")[1]
    named: set[str] = set()
    room = ""
    for line in filter(str.strip, block.splitlines()):
        first = line.split()[0]
        if not line.startswith(" "):
            room = first if first.endswith("/") else ""
        named |= {room + word for word in line.split() if word.endswith(".py")}
    here = {file.relative_to(ROOT).as_posix() for file in FILES if file.name != "__init__.py"}
    assert named == here
