"""Options that several commands share."""

from __future__ import annotations

import argparse
import json
import os
import secrets
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from greathall.bots import bots
from greathall.bots.plugged import offered
from greathall.core.errors import GreathallError, SetupError
from greathall.core.game import AnyGame
from greathall.core.reference.overlays import Overlay, read_overlay
from greathall.core.registry import find, ids
from greathall.core.speech.text import LANGUAGES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - it has no public name

ME = "me"
USUAL_SEATS = 3


def command(commands: Commands, name: str, long: str) -> argparse.ArgumentParser:
    """A command's own options; its line in the list of commands is in ``commands.py``."""
    return commands.add_parser(name, description=long, allow_abbrev=False)


def add_json(told: argparse.ArgumentParser) -> None:
    told.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_language(told: argparse.ArgumentParser) -> None:
    told.add_argument(
        "--lang", choices=LANGUAGES, metavar="LANG", help=f"{', '.join(LANGUAGES)} (default: as your system)"
    )


def add_components(told: argparse.ArgumentParser) -> None:
    told.add_argument("--components", type=Path, metavar="FILE", help="your corrections of component data (TOML)")


def add_table(told: argparse.ArgumentParser) -> None:
    """How many sit, and where chance begins. Variants follow when the game is known: ``add_variants``."""
    told.set_defaults(has_variants=True)
    told.add_argument("--seats", type=whole, metavar="N", help="how many seats decide: a number")
    told.add_argument("--seed", metavar="SEED", help="where chance begins; the same seed, the same chance")
    add_components(told)


def add_variants(told: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """An option per variant, of the game that is named or of all: importing a game takes a moment."""
    known = ids()
    games = [find(name) for name in ([name for name in known if name in words] or known)]
    possible: dict[str, dict[str, str]] = {}
    for game in games:
        for variant in game.variants:
            choices = f"{' | '.join(variant.choices)} (default: {variant.default})"
            possible.setdefault(variant.name, {})[game.id] = choices
    for game in games:
        group = told.add_argument_group(f"variants of {game.id}")
        for name in [variant.name for variant in game.variants if next(iter(possible[variant.name])) == game.id]:
            group.add_argument(
                f"--{name.replace('_', '-')}", dest=f"variant_{name}", metavar="CHOICE", help=_choices(possible[name])
            )


def _choices(by_game: Mapping[str, str]) -> str:
    """What can be chosen; an option that several games have tells it for each of them."""
    if len(by_game) == 1:
        return next(iter(by_game.values()))
    return "; ".join(f"{game}: {choices}" for game, choices in by_game.items())


def whole(text: str) -> int:
    """A number of things, or none."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"must be a whole number, got {text!r}")
    return int(text)


def count(text: str) -> int:
    """A number of things that must be there."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a number above 0, got {text!r}")
    return int(text)


def needs_numpy(command: str) -> None:
    """Refuses what cannot be done without numpy, and says where it comes from."""
    if find_spec("numpy") is None:
        raise SetupError(f"{command} needs numpy: pip install 'greathall[lab]'")


def find_with_features(game: str) -> AnyGame:
    """A game whose positions can be told to a net."""
    found = find(game)
    if not found.feature_names:
        raise SetupError(f"{game} has no features that a net could learn from")
    return found


def language(args: argparse.Namespace) -> str:
    """The language that was asked for, or else the system's."""
    if args.lang:
        return str(args.lang)
    told = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return told[:2].lower() if told[:2].lower() in LANGUAGES else LANGUAGES[0]


def variants(args: argparse.Namespace) -> dict[str, Any]:
    """The variants that were given; the engine checks them against the game."""
    prefix = "variant_"
    return {
        name.removeprefix(prefix): value
        for name, value in vars(args).items()
        if name.startswith(prefix) and value is not None
    }


def overlay(args: argparse.Namespace) -> Overlay | None:
    return read_overlay(args.components) if args.components else None


def seed(args: argparse.Namespace) -> str:
    return str(args.seed) if args.seed is not None else secrets.token_hex(8)


def seated(game: str, seats: int | None, who: str | None, usual: str, allow_me: bool) -> list[str]:
    """Who sits where: as told, or filled up with the usual one."""
    allowed = [*([ME] if allow_me else []), *bots(), *offered()]
    if who is None:
        return [usual] * (seats if seats is not None else usual_seats(game))
    names = [name.strip() for name in who.split(",")]
    for name in names:
        if name not in allowed and ":" not in name:
            raise SetupError(f"--who: nobody is called '{name}'; possible: {', '.join(allowed)}")
    if seats is not None and len(names) != seats:
        raise SetupError(f"--who names {len(names)}, --seats says {seats}")
    return names


def usual_seats(game: str) -> int:
    possible = find(game).seats
    return min(max(USUAL_SEATS, possible[0]), possible[-1])


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as wrong:
        raise GreathallError(f"{path}: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise GreathallError(f"{path}: not a text file") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise GreathallError(f"{path}: {wrong.strerror}") from None


def print_json(data: Mapping[str, Any] | Sequence[Any]) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
