"""``greathall bench``."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import NoReturn

from rich.console import Console

from greathall.lab.bench import report
from greathall.lab.bench.contenders import CATANATRON, PEERS, Contender, chosen, is_ready, ours
from greathall.lab.bench.goals import gains, judge
from greathall.lab.bench.history import keep
from greathall.lab.bench.rounds import MEASURES, Plan
from greathall.lab.bench.rounds import run as run_rounds

QUICK_ROUNDS, QUICK_SECONDS, QUICK_MEASURES = 2, 0.2, ["play", "clone", "search"]
"""Enough for a ratio while one works; nothing to write down."""


def parser() -> argparse.ArgumentParser:
    """The command's options."""
    told = argparse.ArgumentParser(
        prog="greathall bench",
        description="Measures every game beside catanatron, python-chess and open_spiel, in one run with one "
        "loop. The peers are installed, pinned, into environments of their own on first use.",
    )
    told.add_argument("--json", action="store_true", help="print the results as JSON")
    told.add_argument("--rounds", type=_count, default=5, metavar="N", help="interleaved rounds (default: 5)")
    told.add_argument(
        "--seconds", type=_amount, default=2.0, metavar="S", help="processor time of one playing (default: 2)"
    )
    told.add_argument("--only", default="", metavar="A,B", help="only these games and peers")
    told.add_argument("--measure", default=",".join(MEASURES), metavar="A,B", help="of: %(default)s")
    told.add_argument("--no-peers", action="store_true", help="only our own games; install nothing")
    told.add_argument("--seed", type=int, default=1, metavar="N", help="of the random play (default: 1)")
    told.add_argument(
        "--write",
        type=Path,
        nargs="?",
        const=Path("bench/results.md"),
        metavar="FILE",
        help="keep it as %(const)s",
    )
    told.add_argument("--peers-dir", type=Path, default=Path(".peers"), metavar="DIR", help="default: %(default)s")
    told.add_argument(
        "--keep",
        type=Path,
        nargs="?",
        const=Path("bench/history.jsonl"),
        metavar="FILE",
        help="add a line to %(const)s and draw it",
    )
    told.add_argument(
        "--compiled", type=Path, default=Path("build/compiled"), metavar="DIR", help="default: %(default)s"
    )
    told.add_argument("--quick", action="store_true", help="ratios alone, of what is installed")
    told.add_argument("--strict", action="store_true", help="exit with 1 when a goal is lost or not measured")
    return told


def _count(text: str) -> int:
    return int(_amount(text)) if text.isdecimal() else _refuse(text)


def _amount(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        return _refuse(text)
    return value if value > 0 else _refuse(text)


def _refuse(text: str) -> NoReturn:
    raise argparse.ArgumentTypeError(f"must be a number above 0, got {text!r}")


def run(argv: list[str]) -> int:
    """The command: 0, or with ``--strict`` 1 when a goal was not met."""
    told = parser()
    args = told.parse_args(argv)
    measures = args.measure.split(",") if not args.quick else QUICK_MEASURES
    if unknown := set(measures) - set(MEASURES):
        told.error(f"--measure is of {', '.join(MEASURES)}; got {', '.join(sorted(unknown))}")
    contenders = _contenders(args)
    if not contenders:
        told.error(f"--only: nobody is called {args.only}")
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if args.quick else (args.rounds, args.seconds)
    plan = Plan(rounds, seconds, measures, args.seed, args.peers_dir.absolute())
    console, progress = Console(), Console(stderr=True)
    with progress.status("starting") as status:
        rows = run_rounds(contenders, plan, status.update)
    verdicts = judge(rows)
    if args.json:
        print(json.dumps(report.as_json(rows, verdicts, plan), indent=2))
    elif args.quick:
        report.show_ratios(verdicts, gains(rows), console)
    else:
        report.show(rows, verdicts, console)
    if args.write:
        args.write.parent.mkdir(parents=True, exist_ok=True)
        args.write.write_text(report.markdown(rows, verdicts, plan), encoding="utf-8")
    if args.keep:
        keep(args.keep, verdicts, plan)
    return 1 if args.strict and not all(verdict.met for verdict in verdicts) else 0


def _contenders(args: argparse.Namespace) -> list[Contender]:
    peers = [
        one for one in PEERS if not args.quick or (one.peer is CATANATRON and is_ready(CATANATRON, args.peers_dir))
    ]
    everybody = [*ours(args.compiled), *(() if args.no_peers else peers)]
    return chosen(everybody, [name for name in args.only.split(",") if name])
