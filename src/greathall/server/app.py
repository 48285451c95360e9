"""The application: routes, guards, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from urllib.parse import urlsplit

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware

from greathall.core.errors import GreathallError
from greathall.server import pages
from greathall.server.botpool import BotPool
from greathall.server.errors import Refused, explain
from greathall.server.hall import Hall
from greathall.server.http import ALL_ROUTES, HALL, POST, RATE, SESSIONS, answer
from greathall.server.http import ROUTES as TABLE_ROUTES
from greathall.server.limits import Buckets
from greathall.server.notify.addresses import OFFICE
from greathall.server.notify.addresses import ROUTES as CALL_ROUTES
from greathall.server.notify.delivery import CallSettings
from greathall.server.notify.office import PostOffice
from greathall.server.openapi import Handler
from greathall.server.presence import Presence
from greathall.server.sockets import Post, Session
from greathall.server.store import open_store
from greathall.server.talk import MAX_RECORD

LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 60
ROUTES = (*TABLE_ROUTES, *CALL_ROUTES)
COMPRESS_FROM = 1400
"""Bytes that fit into one packet are sent as they are."""


class Settings(msgspec.Struct, frozen=True):
    """How a server runs."""

    database: str
    """The path of an SQLite file, or ``postgresql://...``."""
    base: str = ""
    """Path below which everything is served, as ``/greathall``."""
    origins: tuple[str, ...] = ()
    """Origins of pages besides our own that may talk to this server."""
    bot_workers: int | None = None
    bot_seconds: float = 20.0
    changes_per_second: float = 20.0
    """HTTP requests that change something, per address."""
    messages_per_second: float = 20.0
    """Socket messages that are read, per socket."""
    beat_seconds: float = 10.0
    """How often a process that shares its database says that it is alive."""
    behind_proxy: bool = False
    """Whether X-Forwarded-For tells the caller's address."""
    calls: CallSettings = CallSettings()


def make_app(settings: Settings) -> web.Application:
    outer = web.Application(client_max_size=MAX_RECORD, middlewares=[_guard(settings)])
    for route in ROUTES:
        outer.router.add_route(route.method, settings.base + route.path, route.handler)
    outer.router.add_get(settings.base + "/{path:.*}", pages.page)
    outer[ALL_ROUTES] = ROUTES
    outer[pages.BASE] = settings.base
    outer[SESSIONS] = set()
    outer[RATE] = settings.messages_per_second
    outer[POST] = Post()
    outer.cleanup_ctx.append(_hall(settings))
    outer.on_shutdown.append(_hang_up)
    return outer


def _hall(settings: Settings) -> Callable[[web.Application], AsyncIterator[None]]:
    async def run(app: web.Application) -> AsyncIterator[None]:
        store = open_store(settings.database)
        pool = BotPool(settings.bot_workers, settings.bot_seconds)
        presence = Presence(store, settings.beat_seconds)
        hall = app[HALL] = Hall(store, pool, presence)
        await hall.resume()
        office = app[OFFICE] = PostOffice(hall, settings.calls)
        await office.delivery.open()
        helpers = [
            asyncio.create_task(_sweep(hall)),
            asyncio.create_task(store.listen(hall.heard)),
            asyncio.create_task(office.run()),
            asyncio.create_task(presence.run(hall.resume, hall.hold_all)),
        ]
        yield
        for helper in helpers:
            helper.cancel()
        await asyncio.gather(*helpers, return_exceptions=True)
        await office.delivery.close()
        await pool.close()
        await hall.close()
        await presence.close()
        await store.close()

    return run


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        hall.forget_idle()


async def _hang_up(app: web.Application) -> None:
    """Graceful stop: clients are told to reconnect, what is under way is finished."""
    sessions: set[Session] = app[SESSIONS]
    for session in list(sessions):
        with contextlib.suppress(ConnectionError):
            session.hang_up()
    await asyncio.sleep(0.05)


def _guard(settings: Settings) -> Middleware:
    changes = Buckets(settings.changes_per_second, int(settings.changes_per_second * 5))

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            _check_origin(request, settings.origins)
            if request.method != "GET" and not changes.take(_caller(request, settings)):
                raise Refused("too-fast", "too many requests; slow down", 429)  # noqa: TRY301
            response = await handler(request)
        except GreathallError as wrong:
            status, told = explain(wrong)
            response = answer({"error": told}, status)
        except web.HTTPException as wrong:
            response = answer({"error": {"code": "http", "message": wrong.reason}}, wrong.status)
            if "Allow" in wrong.headers:
                response.headers["Allow"] = wrong.headers["Allow"]
        except Exception:
            LOG.exception("%s %s failed", request.method, request.path)
            response = answer({"error": {"code": "fault", "message": "something went wrong here"}}, 500)
        if not response.prepared:
            response.headers.update(pages.HEADERS)
            if isinstance(response, web.Response) and (response.content_length or 0) > COMPRESS_FROM:
                response.enable_compression()
        return response

    return guard


def _check_origin(request: web.Request, allowed: tuple[str, ...]) -> None:
    """A page of another site may neither change anything nor open a socket."""
    origin = request.headers.get("Origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc != request.host:
        raise Refused("origin", "pages of other sites may not talk to this server", 403)


def _caller(request: web.Request, settings: Settings) -> str:
    told = request.headers.get("X-Forwarded-For", "") if settings.behind_proxy else ""
    return told.rpartition(",")[2].strip() or request.remote or "?"
