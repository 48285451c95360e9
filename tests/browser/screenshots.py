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
from greathall.core.speech.text import LANGUAGES
from tests.browser.conftest import WEB, find_chromium, running_server

WIDTHS = (360, 768, 1440)
MIDDLE = 0.45
"""How far a game has gone in the picture of its middle."""
VARIANTS = {"castle": {"season": "winter"}}
ANNA = {"kind": "person", "mine": True, "name": "Anna", "gender": "female"}
OLEH = {"kind": "person", "mine": True, "name": "Олег", "gender": "male"}
BOT = {"kind": "bot", "bot": "random"}


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

    def seat(self, game: str, *seats: dict[str, Any], public: bool = False) -> dict[str, Any]:
        """A table at its beginning."""
        wish = {"game": game, "variants": VARIANTS.get(game, {}), "seats": seats, "public": public}
        return self.call("api/tables", wish)

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


def scenes(hall: Hall, only: str | None) -> list[dict[str, Any]]:
    """What is looked at, in this order: whoever has been at a table finds it among their own ones afterwards."""
    if only:
        return of_game(hall, only)
    stranger = hall.seat("viscounts", OLEH, {"kind": "person"}, BOT, public=True)
    found = [whole("lobby", ""), whole("about", "about"), whole("join", f"table/{stranger['table']}")]
    for game in greathall.games():
        found += of_game(hall, game.id)
    found += [scene("curtain", path(hall.seat("castle", ANNA, OLEH)))]
    return [*found, whole("tables", ""), whole("person", "person"), whole("notifications", "notifications")]


def of_game(hall: Hall, game: str) -> list[dict[str, Any]]:
    early, end = hall.seat(game, ANNA, BOT, BOT), hall.seat(game, ANNA, BOT, BOT)
    middle = hall.branch(end, int(hall.play(end) * MIDDLE))
    return [
        whole(f"{game}-new", f"new/{game}"),
        scene(f"{game}-rules", f"rules/{game}"),
        scene(f"{game}-components", f"components/{game}"),
        scene(f"{game}-early", path(early)),
        scene(f"{game}-middle", path(middle)),
        scene(f"{game}-end", path(end)),
    ]


def path(made: dict[str, Any]) -> str:
    return f"table/{made['table']}#{made['key']}"


def scene(name: str, path: str) -> dict[str, Any]:
    """What is seen at once."""
    return {"name": name, "path": path, "whole": False}


def whole(name: str, path: str) -> dict[str, Any]:
    """A page down to its end."""
    return scene(name, path) | {"whole": True}


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
