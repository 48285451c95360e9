"""Plain HTTP: the lobby, the reference, and everything the socket can do for clients without one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from aiohttp import web

from greathall.server.lobby import archive, create_join, lists
from greathall.server.lobby.hall import Hall
from greathall.server.lobby.people import accounts
from greathall.server.lobby.seat_keys import Access
from greathall.server.match.guide import script_of
from greathall.server.match.start import check_game
from greathall.server.web import reference
from greathall.server.web.answers import Document, answer, bearer, body, read
from greathall.server.web.commands import Asker, handle
from greathall.server.web.openapi import Handler, Route, describe
from greathall.server.web.send_queue import SendQueue
from greathall.server.web.websocket import HEARTBEAT, Session
from greathall.server.wire import messages, requests, responses
from greathall.server.wire.encoding import encode
from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import is_number
from greathall.server.wire.limits import Crowd
from greathall.server.wire.table_info import TableInfo

HALL = web.AppKey("hall", Hall)
RATE = web.AppKey("rate", float)
CROWD = web.AppKey("crowd", Crowd)
IDLE = web.AppKey("idle", float)
QUEUE = web.AppKey("queue", SendQueue)
SESSIONS = web.AppKey("sessions", set[Session])
LISTENING = web.AppKey("listening", asyncio.Event)
"""Set once the port is open: tables are woken then, so that none of them keeps a server from answering."""


async def games(request: web.Request) -> web.Response:
    return _games().answer(request)


@cache
def _games() -> Document:
    return Document.of(encode(reference.games()))


async def rules(request: web.Request) -> web.Response:
    return await _in_language(request, _rules)


@cache
def _rules(game: str, lang: str) -> Document:
    return Document.of(encode(reference.rules(game, lang)))


async def components(request: web.Request) -> web.Response:
    version = request.query.get("data")
    if version is not None and not is_number(version):
        raise Refused("other-data", "a version of the data is a number")
    return await _in_language(request, partial(_components, version=None if version is None else int(version)))


@cache
def _components(game: str, lang: str, version: int | None) -> Document:
    return Document.of(encode(reference.components(game, lang, version)))


async def _in_language(request: web.Request, made: Callable[[str, str], Document]) -> web.Response:
    document = await asyncio.to_thread(made, request.match_info["game"], request.query.get("lang", "en"))
    return document.answer(request)


async def correctable(request: web.Request) -> web.Response:
    return (await asyncio.to_thread(_correctable, request.match_info["game"])).answer(request)


@cache
def _correctable(game: str) -> Document:
    return Document.of(encode(reference.correctable_of(game)))


async def correct(request: web.Request) -> web.Response:
    game, lang = request.match_info["game"], request.query.get("lang", "en")
    wanted = requests.read_body(await read(request, requests.MAX_OVERLAY), requests.Corrections)
    return answer(await reference.correct(request.app[HALL], game, wanted, lang))


async def guide(request: web.Request) -> web.Response:
    return answer(responses.Guide(list(script_of(request.match_info["game"]).step)))


async def begin_guide(request: web.Request) -> web.Response:
    newcomer = await body(request, requests.Newcomer)
    return answer(await create_join.create_guided(request.app[HALL], request.match_info["game"], newcomer), 201)


async def words(request: web.Request) -> web.Response:
    return _words(request.match_info["lang"], request.match_info["file"]).answer(request)


@cache
def _words(lang: str, file: str) -> Document:
    return Document.of(reference.words(lang, file).encode(), "text/plain")


async def create(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    visitor = await hall.doors.visitor(bearer(request))
    return answer(await create_join.create(hall, await body(request, requests.NewTable), visitor), 201)


async def public_tables(request: web.Request) -> web.Response:
    return answer(responses.PublicTables(await lists.public_tables(request.app[HALL].store)))


async def own_tables(request: web.Request) -> web.Response:
    hall, wanted = request.app[HALL], await body(request, requests.Keys)
    return answer(responses.OwnTables(await lists.own_tables(hall.store, hall.expiry, wanted.keys)))


async def statistics(request: web.Request) -> web.Response:
    wanted = await body(request, requests.Keys)
    return answer(responses.Statistics(await accounts.statistics(request.app[HALL], wanted.keys)))


async def sign_in(request: web.Request) -> web.Response:
    return answer(await accounts.sign_in(request.app[HALL], await body(request, requests.Person)))


async def forget_person(request: web.Request) -> web.Response:
    return answer(await accounts.forget(request.app[HALL], await body(request, requests.Gone)))


async def own_data(request: web.Request) -> web.Response:
    return answer(await accounts.own_data(request.app[HALL], await body(request, requests.Known)))


async def change_phrase(request: web.Request) -> web.Response:
    return answer(await accounts.change_phrase(request.app[HALL], await body(request, requests.NewPhrase)))


async def standing(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    return answer(await accounts.standing(hall, await hall.doors.visitor(bearer(request))))


async def keep_standing(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    visitor = await hall.doors.visitor(bearer(request))
    return answer(await accounts.keep_standing(hall, visitor, await body(request, requests.NewStanding)))


async def best_ratings(request: web.Request) -> web.Response:
    game, seats = check_game(request.match_info["game"]), request.query.get("seats", "2")
    if not is_number(seats):
        raise Refused("no-seat", "a number of seats is a number")
    return answer(responses.BestRated(await request.app[HALL].ratings.best(game, int(seats))))


async def table(request: web.Request) -> web.Response:
    live = await request.app[HALL].table(request.match_info["table"])
    async with live.steady():
        return answer(live.info())


async def join(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    visitor = await hall.doors.visitor(bearer(request))
    wish = await body(request, requests.Join)
    return answer(await create_join.join(hall, request.match_info["table"], wish, visitor), 201)


async def ask(request: web.Request) -> web.Response:
    """Any request that the socket knows, once: ``QUEUE /api/tables/{table}/ask?seat=0``."""
    hall = request.app[HALL]
    message = requests.read_message(await read(request, requests.MAX_MESSAGE))
    if isinstance(message, requests.Subscribe | requests.Look):
        raise Refused("bad-message", f"'{message.__struct_config__.tag}' is for the socket; here it is 'view'")
    access = await hall.doors.access_to(request.match_info["table"], bearer(request))
    live = await hall.table(access.table)
    return answer(await handle(Asker(hall, live, access, _seat(request, access)), message))


async def record(request: web.Request) -> web.Response:
    """The record as a file."""
    live = await request.app[HALL].table(request.match_info["table"])
    async with live.steady():
        text = archive.export(live.match)
    name = f"{live.match.header.game}-{live.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(text=text, content_type="text/plain", headers=headers)


async def import_record(request: web.Request) -> web.Response:
    wanted = requests.read_body(await read(request, requests.MAX_RECORD), requests.NewRecord)
    return answer(await archive.keep(request.app[HALL], wanted.record), 201)


def _seat(request: web.Request, access: Access) -> int | None:
    named = request.query.get("seat")
    if named is None:
        return next(iter(access.my_seats)) if len(access.my_seats) == 1 else None
    if not is_number(named):
        raise Refused("no-seat", "a seat is a number")
    access.may_look(int(named))
    return int(named)


async def openapi(request: web.Request) -> web.Response:
    return _described(request.app[ALL_ROUTES]).answer(request)


@cache
def _described(routes: tuple[Route, ...]) -> Document:
    return Document.of(encode(describe(routes)))


async def socket(request: web.Request) -> web.StreamResponse:
    with request.app[CROWD].enter():
        return await _serve_socket(request)


async def _serve_socket(request: web.Request) -> web.StreamResponse:
    response = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=requests.MAX_MESSAGE, compress=False)
    await response.prepare(request)
    if request.transport is None:
        return response  # gone before it was greeted
    session = Session(request.app[HALL], request.app[QUEUE], response, request.transport, request.app[RATE])
    session.expect_soon(request.app[IDLE])
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


ALL_ROUTES = web.AppKey("routes", tuple[Route, ...])

ROUTES = (
    _get("/api/openapi.json", openapi, "This description", dict[str, Any]),
    _get("/api/games", games, "The games, with seats, variants, colours and bots", responses.Games),
    _get("/api/games/{game}/rules", rules, "Every rule in rulebook order", responses.Rules, ("lang",)),
    _get(
        "/api/games/{game}/components",
        components,
        "Every component, with provenance",
        responses.Components,
        ("lang", "data"),
    ),
    _post(
        "/api/games/{game}/components",
        correct,
        "Do corrected components fit, and what do they change?",
        requests.Corrections,
        responses.Corrected,
    )._replace(query=("lang",)),
    _get(
        "/api/games/{game}/components/correctable",
        correctable,
        "Every field that can be corrected, as a file writes it",
        responses.Correctable,
    ),
    _get("/api/games/{game}/guide", guide, "The steps of a game's guided first round", responses.Guide),
    _post(
        "/api/games/{game}/guide",
        begin_guide,
        "Make a table for a guided first round",
        requests.Newcomer,
        responses.Made,
        201,
    ),
    _get("/api/games/{game}/ratings", best_ratings, "The best rated people", responses.BestRated, ("seats",)),
    _get("/api/tables", public_tables, "Public tables that are open or running", responses.PublicTables),
    _post("/api/tables", create, "Make a table", requests.NewTable, responses.Made, 201, key=True),
    _post(
        "/api/tables/own",
        own_tables,
        "The tables that keys open, and whose turn it is",
        requests.Keys,
        responses.OwnTables,
    ),
    _post("/api/tables/statistics", statistics, "One's finished games in figures", requests.Keys, responses.Statistics),
    _post("/api/people", sign_in, "Reach one's seats by name and pass phrase", requests.Person, responses.SignedIn),
    _post(
        "/api/people/forget", forget_person, "Delete one's name everywhere", requests.Gone, responses.PersonForgotten
    ),
    _post("/api/people/data", own_data, "All that is kept about oneself", requests.Known, responses.PersonData),
    _post(
        "/api/people/phrase",
        change_phrase,
        "Change one's pass phrase, and every pass and key on all devices",
        requests.NewPhrase,
        responses.SignedIn,
    ),
    _get(
        "/api/people/standing", standing, "What is answered for a person at all their tables", responses.StandingAnswers
    )._replace(key=True),
    _post(
        "/api/people/standing",
        keep_standing,
        "Answer for a person at all their tables of a game",
        requests.NewStanding,
        responses.StandingAnswers,
        key=True,
    ),
    _post(
        "/api/records", import_record, "Keep a record as a table that is over", requests.NewRecord, responses.Made, 201
    ),
    _get("/api/tables/{table}", table, "What everybody may know of a table", TableInfo),
    _post(
        "/api/tables/{table}/ask",
        ask,
        "Any request of the socket, once",
        requests.AtTable,
        messages.Answered,
        key=True,
    )._replace(query=("seat",)),
    _post("/api/tables/{table}/join", join, "Take a free seat", requests.Join, responses.Joined, 201, key=True),
    _get("/api/tables/{table}/record", record, "The record of a game that is over, as a file", str),
    _get("/api/socket", socket, "The websocket; see docs/protocol.md", None),
    _get("/locales/{lang}/{file}.ftl", words, "Fluent messages", str),
)
