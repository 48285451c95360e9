"""The database that an evening at the hall leaves, and everything that it must tell again."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import greathall
from tests.releases.evening import PHRASE, Evening
from tests.releases.kept import Json, write_packed
from tests.releases.seated import Seated
from tests.server.conftest import new_cluster
from tests.server.house import Inside, run
from tests.server.notify.desk import Browser, Clock, Desk, desk, mail_server

MINUTE = 61.0


async def spend(folder: Path, **changed: Any) -> Json:
    """An evening at a server; what it must tell when it is opened again."""
    async with mail_server() as mail, desk(folder, Clock(time.time()), mail.url, **changed) as d:
        evening = Evening(d.h)
        await evening.come_in()
        await evening.too_late()
        for game in greathall.games():
            await evening.of(game)
        anna, guest = evening.passes["Anna"], next(one.owner for one in evening.tables if one.about == "castle running")
        await d.address(anna, mail, "anna@post.example", remind={"minutes": 60, "times": 2})
        await d.look()
        await d.after(MINUTE)  # letters go out: turns and calls are kept
        await d.wish(anna, lang="uk", zone="Europe/Kyiv", quiet={"from": "22:00", "to": "07:00"}, over=False)
        await reach(d, guest)
        return {
            "release": greathall.__version__,
            "tables": [await kept(d.h, table) for table in evening.tables],
            "people": {name: await known(d.h, name, key) for name, key in evening.passes.items()},
            "ratings": {game.id: await ratings(d.h, game.id) for game in greathall.games()},
            "public": sorted(one["table"] for one in (await d.h.get("api/tables"))["tables"]),
            "wishes": {key: await d.h.post("api/notifications/read", {"keys": [key]}) for key in (anna, guest)},
            "push": (await d.h.get("api/notifications"))["push"],
        }


async def reach(d: Desk, key: str) -> None:
    """Somebody without a name is called by a webhook and in a browser; nothing is sent there any more."""
    await d.wish(key, lang="ru")
    await d.h.post("api/notifications/webhook", {"keys": [key], "address": "https://calls.example/hook"})
    subscription = Browser("https://push.example/1").subscription()
    await d.h.post("api/notifications/push", {"keys": [key], "subscription": subscription})


async def kept(h: Inside, table: Seated) -> Json:
    playing = (await h.hall.table(table.table)).match.table
    return {**table.opened_by(), "told": await table.told(), "hash": playing.hash() if playing is not None else None}


async def known(h: Inside, name: str, key: str) -> Json:
    told = await h.post("api/people", {"name": name, "phrase": PHRASE})
    keys = [one["key"] for one in told["keys"]]
    standing = await h.get("api/people/standing", headers={"Authorization": f"Bearer {key}"})
    return {
        "phrase": PHRASE,
        "pass": key,
        "tables": sorted({one["table"] for one in told["keys"]}),
        "standing": standing["standing"],
        "statistics": (await h.post("api/tables/statistics", {"keys": keys}))["statistics"],
    }


async def ratings(h: Inside, game: str) -> list[Json]:
    found: list[Json] = (await h.get(f"api/games/{game}/ratings?seats=2"))["ratings"]
    return found


def keep_sqlite(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        told = run(spend(Path(place)))
        connection = sqlite3.connect(Path(place) / "test.sqlite3")
        ((shape,),) = connection.execute("PRAGMA user_version").fetchall()
        text = "\n".join([*connection.iterdump(), f"PRAGMA user_version = {shape};"])
        connection.close()
    write(folder, "sqlite", told, text)


def keep_postgres(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place, new_cluster() as cluster:
        database = cluster.new_database()
        told = run(spend(Path(place), database=database))
        dump = [str(cluster.programs / "pg_dump"), "--inserts", "--no-owner", "--no-privileges", database]
        text = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
    # Lines that begin so are for the program psql.
    rows = [row for row in text.splitlines() if not row.startswith(("\\restrict", "\\unrestrict"))]
    write(folder, "postgres", told, "\n".join(rows))


def write(folder: Path, kind: str, told: Json, text: str) -> None:
    write_packed(folder / f"{kind}.sql.gz", text + "\n")
    plain = json.dumps(told, ensure_ascii=False, indent=1)
    (folder / f"{kind}.json").write_text(plain + "\n", encoding="utf-8")
