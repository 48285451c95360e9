"""Keeps a table of each game as this release plays it: ``python -m tests.server.keep_release``, once per release.

Later releases must open these tables and give, row by row, what was logged; a table begun today is played on tomorrow.
Until a release is out, its files may be made anew when a rule changes.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import greathall
from greathall.server import log
from greathall.server.log import Header, Place, Row
from greathall.server.sitting import Sitting
from greathall.server.talk import encode

FOLDER = Path(__file__).parent / "releases"
SECRET = "a table of an older release"


def header_of(game: greathall.GameInfo) -> Header:
    seats = min(3, game.seats[-1])
    rules = greathall.new(game.id, seats=seats, seed=1).game.rules_version
    places = tuple(Place("person", name, taken=True) for name in "ABC"[:seats])
    return Header(game.id, rules, greathall.__version__, {}, places)


def play(header: Header) -> tuple[Sitting, list[Row]]:
    """About half a game, with a choice taken back and an agreed step back in it."""
    rng = random.Random(3)
    sitting = Sitting(header, SECRET)
    rows = [sitting.apply(log.Start(sitting.game.colours[: len(header.places)]), 0)]
    while sitting.playing.ply < 60 and not sitting.over:
        option = rng.choice(rng.choice(sitting.decisions).options)
        rows.append(sitting.apply(log.Choose(option.notation), len(rows)))
        if sitting.playing.can_undo(option.seat) and rng.random() < 0.1:
            rows.append(sitting.apply(log.Undo(option.seat, "step"), len(rows)))
        if len(rows) == 50:
            rows.append(sitting.apply(log.Rewind(sitting.playing.ply - 10), len(rows)))
    return sitting, rows


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in greathall.games():
        header = header_of(game)
        sitting, rows = play(header)
        kept = {
            "header": json.loads(encode(header)),
            "secret": SECRET,
            "rows": [json.loads(encode(row)) for row in rows],
            "hash": sitting.playing.hash(),
        }
        file = FOLDER / f"{game.id}-{greathall.__version__}.json"
        text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
        file.write_text(text.replace('{"revision"', '\n{"revision"') + "\n", encoding="utf-8")
        print(file.name, len(rows), "rows")


if __name__ == "__main__":
    main()
