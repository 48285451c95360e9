"""``greathall rules``: the rules reference, and whether it is complete."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

import greathall
from greathall.cli import options
from greathall.cli.lookup import find_rules, show_rules
from greathall.core.reference.rulebook import Coverage, coverage
from greathall.core.registry import find
from greathall.core.speech.text import Speaker


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "rules",
        "Prints the rules of a game in the order of the rulebook, or those that hold all the given words.",
    )
    told.add_argument("game", metavar="GAME", help="see `greathall games`")
    told.add_argument("words", nargs="*", metavar="WORD", help="what to look for: words, or a rule's id")
    told.add_argument(
        "--coverage",
        action="store_true",
        help="check that every paragraph of the rulebook became a rule and every rule has a test "
        "(needs a source checkout)",
    )
    options.add_language(told)
    options.add_json(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    if args.coverage:
        return _coverage(game.id, args.json)
    speaker = Speaker(options.language(args), game.id)
    words = " ".join(args.words)
    found = find_rules(speaker, words)
    if args.json:
        options.print_json([rule._asdict() for rule in found])
    else:
        Console(highlight=False).print(show_rules(found, speaker, words))
    return 0 if found else 1


def _coverage(game: str, as_json: bool) -> int:
    checkout = Path(greathall.__file__).parents[2] / "tests"
    found = coverage(game, checkout if checkout.is_dir() else Path("tests"))
    if as_json:
        options.print_json(_figures(found))
    else:
        _show(found)
    return 0 if found.complete else 1


def _figures(found: Coverage) -> dict[str, object]:
    return {
        "complete": found.complete,
        "rules": found.rules,
        "paragraphs": found.paragraphs,
        "rulings": found.rulings,
        "problems": found.problems,
        "unreached": found.unreached,
    }


def _show(found: Coverage) -> None:
    """For developers, so in English."""
    print(f"{found.rules} rules, {found.paragraphs} paragraphs, {found.rulings} rulings")
    for problem in found.problems:
        print(f"problem: {problem}")
    for rule in found.unreached:
        print(f"not reached in random play: {rule}")
    print("complete" if found.complete else f"not complete: {len(found.problems)} problems")
