"""``greathall perft``: the legal lines of a game, counted."""

from __future__ import annotations

import argparse
from time import perf_counter

import greathall
from greathall.cli import options
from greathall.lab.perft import Depth, advance, deepening, divide


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "perft",
        "Counts the legal lines of a game, depth by depth. Simultaneous choices are taken in seat order, chance is "
        "fixed by the seed: the numbers stay the same until a rule changes.",
    )
    told.add_argument("game", metavar="GAME", help="see `greathall games`")
    told.add_argument("--depth", type=options.count, default=3, metavar="N", help="choices in a line (default: 3)")
    told.add_argument(
        "--after", type=options.whole, default=0, metavar="N", help="begin after so many random choices (default: 0)"
    )
    told.add_argument("--divide", action="store_true", help="split the last number by first choices")
    options.add_table(told)
    options.add_json(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seats = args.seats if args.seats is not None else options.usual_seats(args.game)
    seed = str(args.seed if args.seed is not None else "1")
    table = greathall.new(args.game, seats=seats, seed=seed, components=options.overlay(args), **options.variants(args))
    advance(table, args.after, seed)
    begun = perf_counter()

    def told(one: Depth) -> None:
        if not args.json:
            print(
                f"{one.depth:>3}  {one.lines:>14,}  {one.ended:>10,} ended  {perf_counter() - begun:8.2f} s", flush=True
            )

    found = deepening(table, args.depth, told)
    parts = dict(divide(table, args.depth)) if args.divide else {}
    if args.json:
        options.print_json(
            {
                "game": args.game,
                "seats": seats,
                "variants": dict(table.setup.variants),
                "seed": seed,
                "after": args.after,
                "rules": table.game.rules_version,
                "depths": [one._asdict() for one in found],
                **({"divided": parts} if args.divide else {}),
            }
        )
        return 0
    for notation, lines in parts.items():
        print(f"     {lines:>14,}  {notation}")
    return 0
