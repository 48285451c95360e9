"""Plain HTTP: the lobby, the reference, and everything the socket can do for clients without one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

from aiohttp import web

import greathall
from greathall.core.text import LANGUAGES
from greathall.server import people, records, reference, shapes, talk
from greathall.server.errors import Refused
from greathall.server.guide import script_of
from greathall.server.hall import Access, Hall
from greathall.server.openapi import Handler, Route, describe
from greathall.server.requests import Asker, handle, may_look
from greathall.server.sockets import HEARTBEAT, Post, Session

HALL = web.AppKey("hall", Hall)
RATE = web.AppKey("rate", float)
POST = web.AppKey("post", Post)
SESSIONS = web.AppKey("sessions", set[Session])

T = TypeVar("T")


def answer(told: object, status: int = 200) -> web.Response:
    return web.Response(body=talk.encode(told), status=status, content_type="application/json")


async def body(request: web.Request, kind: type[T]) -> T:
    return talk.read_body(await read(request, talk.MAX_BODY), kind)


async def read(request: web.Request, limit: int) -> bytes:
    data = await request.content.read(limit + 1)
    while len(data) <= limit and not request.content.at_eof():
        data += await request.content.read(limit + 1 - len(data))
    if len(data) > limit:
        raise Refused("too-large", f"at most {limit} bytes", 413)
    return data


def bearer(request: web.Request) -> str | None:
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" and key.strip() else None


async def health(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    await hall.store.read("SELECT 1")
    return answer(
        {
            "status": "ok",
            "release": greathall.__version__,
            "tables_in_memory": hall.tables_in_memory,
            "connections": len(request.app[SESSIONS]),
            "commits": hall.store.commits,
            "writes": hall.store.writes,
        }
    )


async def games(request: web.Request) -> web.Response:
    return answer({"games": reference.games(), "languages": LANGUAGES})


async def rules(request: web.Request) -> web.Response:
    game, lang = request.match_info["game"], request.query.get("lang", "en")
    return answer({"rules": await asyncio.to_thread(reference.rules, game, lang)})


async def components(request: web.Request) -> web.Response:
    game, lang = request.match_info["game"], request.query.get("lang", "en")
    return answer({"components": await asyncio.to_thread(reference.components, game, lang)})


async def guide(request: web.Request) -> web.Response:
    return answer({"steps": script_of(request.match_info["game"]).step})


async def begin_guide(request: web.Request) -> web.Response:
    newcomer = await body(request, talk.Newcomer)
    return answer(await request.app[HALL].create_guided(request.match_info["game"], newcomer), 201)


async def words(request: web.Request) -> web.Response:
    text = reference.words(request.match_info["lang"], request.match_info["file"])
    return web.Response(text=text, content_type="text/plain", headers={"Cache-Control": "no-cache"})


async def create(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    visitor = await hall.visitor(bearer(request))
    return answer(await hall.create(await body(request, talk.NewTable), visitor), 201)


async def public_tables(request: web.Request) -> web.Response:
    return answer({"tables": await request.app[HALL].public_tables()})


async def own_tables(request: web.Request) -> web.Response:
    wanted = await body(request, talk.Keys)
    return answer({"tables": await request.app[HALL].own_tables(wanted.keys)})


async def statistics(request: web.Request) -> web.Response:
    wanted = await body(request, talk.Keys)
    return answer({"statistics": await people.statistics(request.app[HALL], wanted.keys)})


async def sign_in(request: web.Request) -> web.Response:
    return answer(await people.sign_in(request.app[HALL], await body(request, talk.Person)))


async def forget_person(request: web.Request) -> web.Response:
    return answer(await people.forget(request.app[HALL], await body(request, talk.Gone)))


async def standing(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    return answer(await people.standing(hall, await hall.visitor(bearer(request))))


async def keep_standing(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    visitor = await hall.visitor(bearer(request))
    return answer(await people.keep_standing(hall, visitor, await body(request, talk.NewStanding)))


async def best_ratings(request: web.Request) -> web.Response:
    game, seats = reference.check_game(request.match_info["game"]), request.query.get("seats", "2")
    if not talk.is_number(seats):
        raise Refused("no-seat", "a number of seats is a number")
    return answer({"ratings": await request.app[HALL].ratings.best(game, int(seats))})


async def table(request: web.Request) -> web.Response:
    live = await request.app[HALL].table(request.match_info["table"])
    async with live.lock:
        return answer(live.info())


async def join(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    visitor = await hall.visitor(bearer(request))
    wish = await body(request, talk.Join)
    return answer(await hall.join(request.match_info["table"], wish, visitor), 201)


async def ask(request: web.Request) -> web.Response:
    """Any request that the socket knows, once: ``POST /api/tables/{table}/ask?seat=0``."""
    hall = request.app[HALL]
    message = talk.read_message(await read(request, talk.MAX_MESSAGE))
    if isinstance(message, talk.Subscribe | talk.Look):
        raise Refused("bad-message", f"'{message.__struct_config__.tag}' is for the socket; here it is 'view'")
    access = await hall.access_to(request.match_info["table"], bearer(request))
    live = await hall.table(access.table)
    return answer(await handle(Asker(hall, live, access, _seat(request, access)), message))


async def record(request: web.Request) -> web.Response:
    """The record as a file."""
    live = await request.app[HALL].table(request.match_info["table"])
    async with live.lock:
        text = records.export(live.sitting)
    name = f"{live.sitting.header.game}-{live.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(text=text, content_type="text/plain", headers=headers)


async def import_record(request: web.Request) -> web.Response:
    wanted = talk.read_body(await read(request, talk.MAX_RECORD), talk.NewRecord)
    return answer(await records.keep(request.app[HALL], wanted.record), 201)


def _seat(request: web.Request, access: Access) -> int | None:
    named = request.query.get("seat")
    if named is None:
        return next(iter(access.seats)) if len(access.seats) == 1 else None
    if not talk.is_number(named):
        raise Refused("no-seat", "a seat is a number")
    may_look(access, int(named))
    return int(named)


async def openapi(request: web.Request) -> web.Response:
    return answer(describe(request.app[ALL_ROUTES]))


async def socket(request: web.Request) -> web.StreamResponse:
    response = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=talk.MAX_MESSAGE, compress=False)
    await response.prepare(request)
    if request.transport is None:
        return response  # gone before it was greeted
    session = Session(request.app[HALL], request.app[POST], response, request.transport, request.app[RATE])
    sessions = request.app[SESSIONS]
    sessions.add(session)
    try:
        await session.run()
    finally:
        sessions.discard(session)
    return response


def _get(path: str, handler: Handler, told: str, answer: object, query: tuple[str, ...] = ()) -> Route:
    return Route("GET", path, handler, told, answer, query=query)


def _post(
    path: str, handler: Handler, told: str, body: object, answer: object, status: int = 200, key: bool = False
) -> Route:
    return Route("POST", path, handler, told, answer, body, status, key)


ALL_ROUTES = web.AppKey("routes", Sequence[Route])

ROUTES = (
    _get("/api/health", health, "Is the server well?", shapes.Health),
    _get("/api/openapi.json", openapi, "This description", dict[str, Any]),
    _get("/api/games", games, "The games, with seats, variants, colours and bots", shapes.Games),
    _get("/api/games/{game}/rules", rules, "Every rule in rulebook order", shapes.Rules, ("lang",)),
    _get("/api/games/{game}/components", components, "Every component, with provenance", shapes.Components, ("lang",)),
    _get("/api/games/{game}/guide", guide, "The steps of a game's guided first round", shapes.Guide),
    _post(
        "/api/games/{game}/guide", begin_guide, "Make a table for a guided first round", talk.Newcomer, shapes.Made, 201
    ),
    _get("/api/games/{game}/ratings", best_ratings, "The best rated people", shapes.BestRated, ("seats",)),
    _get("/api/tables", public_tables, "Public tables that are open or running", shapes.PublicTables),
    _post("/api/tables", create, "Make a table", talk.NewTable, shapes.Made, 201, key=True),
    _post(
        "/api/tables/own", own_tables, "The tables that keys open, and whose turn it is", talk.Keys, shapes.OwnTables
    ),
    _post("/api/tables/statistics", statistics, "One's finished games in figures", talk.Keys, shapes.Statistics),
    _post("/api/people", sign_in, "Reach one's seats by name and pass phrase", talk.Person, shapes.SignedIn),
    _post("/api/people/forget", forget_person, "Delete one's name everywhere", talk.Gone, shapes.Forgotten),
    _get(
        "/api/people/standing", standing, "What is answered for a person at all their tables", shapes.Standing
    )._replace(key=True),
    _post(
        "/api/people/standing",
        keep_standing,
        "Answer for a person at all their tables of a game",
        talk.NewStanding,
        shapes.Standing,
        key=True,
    ),
    _post("/api/records", import_record, "Keep a record as a table that is over", talk.NewRecord, shapes.Made, 201),
    _get("/api/tables/{table}", table, "What everybody may know of a table", shapes.TableInfo),
    _post(
        "/api/tables/{table}/ask", ask, "Any request of the socket, once", talk.AtTable, shapes.Answered, key=True
    )._replace(query=("seat",)),
    _post("/api/tables/{table}/join", join, "Take a free seat", talk.Join, shapes.Joined, 201, key=True),
    _get("/api/tables/{table}/record", record, "The record of a game that is over, as a file", str),
    _get("/api/socket", socket, "The websocket; see docs/protocol.md", None),
    _get("/locales/{lang}/{file}.ftl", words, "Fluent messages", str),
)
