"""``make screenshots``: every page and every game early, in the middle and at the end, in all sizes and languages.

The pictures go to build/screenshots; ARGS="--only castle --lang uk --width 360" takes fewer.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import greathall
from greathall.core.text import LANGUAGES
from tests.browser.conftest import WEB, find_chromium, running_server

WIDTHS = (360, 768, 1440)
MIDDLE = 0.45
"""How far a game has gone in the picture of its middle."""
VARIANTS = {"castle": {"season": "winter"}}


class Hall:
    """A server to whose tables bots are sent, so that there is something to see."""

    def __init__(self, address: str) -> None:
        self.address = address

    def call(self, path: str, body: dict[str, Any], key: str = "") -> dict[str, Any]:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            told: dict[str, Any] = json.load(answer)
            return told

    def table(self, game: str) -> dict[str, Any]:
        """A table at its beginning."""
        person = {"kind": "person", "mine": True, "name": "Anna", "gender": "female"}
        seats = [person, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        return self.call("api/tables", {"game": game, "variants": VARIANTS.get(game, {}), "seats": seats})

    def play(self, made: dict[str, Any]) -> int:
        """Lets bots play to the end; tells how many plies that took."""
        ask = f"api/tables/{made['table']}/ask"
        self.call(ask, {"do": "hand-over", "bot": "random"}, made["key"])
        while True:
            view = self.call(ask, {"do": "view"}, made["key"])["view"]
            if view["over"]:
                return int(view["ply"])
            time.sleep(0.25)

    def branch(self, made: dict[str, Any], ply: int) -> dict[str, Any]:
        """The same game at one of its plies, with the person at the table again."""
        return self.call(f"api/tables/{made['table']}/ask", {"do": "branch", "ply": ply, "bot": "random"}, made["key"])


def scenes(hall: Hall, only: str | None) -> list[dict[str, str]]:
    found = [] if only else [{"name": "lobby", "path": ""}, {"name": "about", "path": "about"}]
    for game in (one.id for one in greathall.games() if only in (None, one.id)):
        found += [{"name": f"{game}-{page}", "path": f"{page}/{game}"} for page in ("new", "rules", "components")]
        early, end = hall.table(game), hall.table(game)
        middle = hall.branch(end, int(hall.play(end) * MIDDLE))
        for stage, made in (("early", early), ("middle", middle), ("end", end)):
            found.append({"name": f"{game}-{stage}", "path": f"table/{made['table']}#{made['key']}"})
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    parser.add_argument("--only", choices=[one.id for one in greathall.games()])
    parser.add_argument("--lang", choices=LANGUAGES, action="append")
    parser.add_argument("--width", type=int, action="append")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--to", type=Path, default=Path("build/screenshots"))
    wanted = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        print("No Chromium here: install it (Debian: apt-get install chromium) or name it in GREATHALL_CHROMIUM.")
        return 1
    wanted.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as address:
        plan = {
            "address": address,
            "chromium": chromium,
            "scenes": scenes(Hall(address), wanted.only),
            "langs": wanted.lang or LANGUAGES,
            "widths": wanted.width or WIDTHS,
            "theme": wanted.theme,
            "to": str(wanted.to.resolve()),
        }
        return subprocess.run(
            ["node", "scripts/screenshots.mjs"], cwd=WEB, input=json.dumps(plan), text=True, check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main())
