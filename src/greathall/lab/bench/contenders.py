"""Who is measured: our registered games, and the peers, each peer pinned in an environment of its own."""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import greathall


class PeerUnavailable(Exception):
    """A peer's environment could not be made; the message says why."""


@dataclass(frozen=True, slots=True)
class Peer:
    """An engine of others: what to install, exactly."""

    name: str
    pins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contender:
    """One row of the bench."""

    name: str
    plays: str
    adapter: tuple[str, ...]
    """What the worker is started with: an adapter of the arena and its arguments."""
    module: str
    """What ``import`` is timed on."""
    peer: Peer | None = None
    build: Path | None = None
    """The folder of the compiled build, where that is measured."""


CATANATRON = Peer("catanatron", ("catanatron==3.2.1", "networkx==3.6.1"))
PYTHON_CHESS = Peer("python-chess", ("chess==1.11.2",))
OPEN_SPIEL = Peer(
    "open_spiel",
    (
        "open_spiel==2.0.2",
        "absl-py==2.5.1",
        "attrs==26.1.0",
        "ml_collections==1.1.0",
        "numpy==2.4.6",
        "PyYAML==6.0.3",
        "scipy==1.17.1",
    ),
)

PEERS = (
    Contender("catanatron", "Catan, 4 players", ("catanatron",), "catanatron", CATANATRON),
    Contender("python-chess", "chess", ("python_chess",), "chess", PYTHON_CHESS),
    Contender("open_spiel chess", "chess (C++)", ("open_spiel", "chess"), "pyspiel", OPEN_SPIEL),
    Contender("open_spiel backgammon", "backgammon (C++)", ("open_spiel", "backgammon"), "pyspiel", OPEN_SPIEL),
)


def ours(compiled: Path | None = None) -> list[Contender]:
    """Every registered game, with as many seats as it has: through the public table, then on the path of a search; both
    again on the compiled build, where there is one."""
    found = [(game.id, max(game.seats)) for game in greathall.games()]
    builds: list[tuple[str, str, Path | None]] = [("", "", None)]
    if compiled is not None and (compiled / "greathall").is_dir():
        builds.append((" compiled", ", compiled", compiled.absolute()))
    return [
        Contender(f"{game}{path}{build}", f"{n} players{how}{told}", (adapter, game, str(n)), "greathall", build=folder)
        for build, told, folder in builds
        for path, how, adapter in (("", "", "greathall"), (" lean", ", lean path", "lean"))
        for game, n in found
    ]


def interpreter(contender: Contender, peers_dir: Path) -> Path:
    """The Python that runs a contender."""
    return Path(sys.executable) if contender.peer is None else peers_dir / contender.peer.name / "bin" / "python"


def prepare(peer: Peer, peers_dir: Path) -> None:
    """Makes the peer's environment, once per set of pins."""
    if is_ready(peer, peers_dir):
        return
    home = peers_dir / peer.name
    venv.create(home, with_pip=True, clear=True, symlinks=True)
    install = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps", *peer.pins]
    done = subprocess.run([home / "bin" / "python", *install], capture_output=True, text=True, check=False)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["pip failed"]
        raise PeerUnavailable(f"{peer.name}: {last[0]}")
    (home / ".ready").write_text("\n".join(peer.pins))


def is_ready(peer: Peer, peers_dir: Path) -> bool:
    """Whether the peer's environment is there, with these pins."""
    ready = peers_dir / peer.name / ".ready"
    return ready.exists() and ready.read_text() == "\n".join(peer.pins)


def chosen(contenders: Iterable[Contender], only: Iterable[str]) -> list[Contender]:
    """Those whose name, or whose peer's name, is listed; all when nothing is."""
    wanted = set(only)
    return [one for one in contenders if not wanted or one.name in wanted or (one.peer and one.peer.name in wanted)]
