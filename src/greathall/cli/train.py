"""``greathall train``: a net learns a game by playing against itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

from greathall.cli import options


def add_to(commands: options.Commands) -> None:
    told = options.command(
        commands,
        "train",
        "A net plays a game against itself, learns how its games ended and has to beat what it was before. It may be "
        "stopped at any time: the same command goes on. The same seed gives the same net.",
    )
    told.add_argument("game", metavar="GAME", help="see `greathall games`")
    told.add_argument("--games", type=options.count, default=3000, metavar="N", help="to learn from (default: 3000)")
    told.add_argument("--gate", type=options.count, default=200, metavar="N", help="games of a match (default: 200)")
    told.add_argument(
        "--positions", type=options.count, default=24, metavar="N", help="looked at for each choice (default: 24)"
    )
    told.add_argument("--jobs", type=options.count, default=1, metavar="N", help="processes (default: 1)")
    told.add_argument(
        "--start", type=Path, metavar="FILE", help="a net to go on from (default: the rule of thumb, and chance)"
    )
    told.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the net is written (.npz)")
    options.add_table(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    options.needs_numpy("train")
    from greathall.bots.net import file
    from greathall.lab.train.course import Course, Plan
    from greathall.lab.train.curve import picture
    from greathall.lab.train.lesson import Lesson

    game = options.find_with_features(args.game)
    seats = args.seats if args.seats is not None else options.usual_seats(args.game)
    fixed = options.variants(args)
    game.make_setup(seats, fixed, None, None)
    seed = args.seed if args.seed is not None else "1"
    lesson = Lesson(args.game, seats, str(seed), args.positions, fixed)
    words = [f"greathall train {args.game} --seats {seats} --games {args.games} --gate {args.gate}"]
    words += [f"--positions {args.positions} --seed {seed}"]
    words += [f"--{name.replace('_', '-')} {choice}" for name, choice in fixed.items()]
    start = file.load(args.start) if args.start else None
    words += [f"--start {args.start.name}"] if args.start else []
    plan = Plan(lesson, args.games, args.gate, " ".join(words), start is not None)
    course = Course(plan, args.out, args.jobs, _Ticker(), start)
    try:
        progress = course.run()
    finally:
        if course.progress.curve:
            options.write_text(course.folder / "curve.svg", picture(" ".join(words), course.progress))
    print(f"{args.out}: {progress.games} games; {course.folder / 'curve.svg'} shows how it learned", file=sys.stderr)
    return 0


class _Ticker:
    """Tells on one line what is being done and how long it will take."""

    def __init__(self) -> None:
        self.what = ""
        self.begun = monotonic()

    def __call__(self, what: str, done: int, of: int) -> None:
        if what != self.what:
            self.what, self.begun = what, monotonic()
        left = (monotonic() - self.begun) / max(1, done) * (of - done)
        end = "\n" if done == of else "\r"
        print(f"{what}: {done} of {of} games, {left:.0f} s left   ", end=end, file=sys.stderr, flush=True)
