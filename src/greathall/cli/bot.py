"""``greathall bot``: a bot of one's own sits down at a table of a server."""

from __future__ import annotations

import argparse
import asyncio
import sys
from importlib.util import find_spec

from greathall.cli import options
from greathall.core.errors import SetupError


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "bot",
        "Seats a program at a table of a server, as a person would sit there, and plays to the end of the game. The "
        "link may be a seat's own, an invitation, or that of a table with a free seat.",
    )
    told.add_argument("--table", required=True, metavar="LINK", help="as https://example.org/table/<table>#<key>")
    told.add_argument(
        "--bot", required=True, metavar="BOT", help="my_module:MyBot, or the name under which a package offers it"
    )
    told.add_argument("--seed", default="1", metavar="SEED", help="where the bot's own chance begins (default: 1)")
    told.add_argument(
        "--patience", type=options.whole, default=60, metavar="N", help="seconds to call again when the line breaks"
    )
    options.add_json(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from greathall.bots import make

    if find_spec("aiohttp") is None:
        raise SetupError("bot needs aiohttp: pip install 'greathall[server]'")
    from greathall.lab.guest import Guest, read_link

    guest = Guest(read_link(args.table), make(args.bot), args.seed, _tell)
    outcome = asyncio.run(guest.play(args.patience))
    if args.json:
        options.print_json(outcome)
    else:
        points = ", ".join(str(points) for points in outcome["totals"].values())
        places = ", ".join(str(place) for place in outcome["places"].values())
        print(f"places {places}; points {points}")
    return 0


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
