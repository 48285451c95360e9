"""The application: routes, guards, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from greathall.core.errors import GreathallError
from greathall.server.admin.following import Follower
from greathall.server.lobby.hall import Hall
from greathall.server.notify.scheduler import PostOffice
from greathall.server.storage.opening import open_store
from greathall.server.tables.bots.pool import BotPool
from greathall.server.tables.presence import Presence
from greathall.server.web import static
from greathall.server.web.answers import BODY_SECONDS
from greathall.server.web.guard import ORIGINS, add_headers, guard
from greathall.server.web.health import METRICS_KEY, PULSE, STOPPING, Pulse
from greathall.server.web.health import ROUTES as HEALTH_ROUTES
from greathall.server.web.notify_routes import OFFICE
from greathall.server.web.notify_routes import ROUTES as CALL_ROUTES
from greathall.server.web.routes import ALL_ROUTES, CROWD, HALL, IDLE, LISTENING, QUEUE, RATE, SESSIONS
from greathall.server.web.routes import ROUTES as TABLE_ROUTES
from greathall.server.web.send_queue import SendQueue
from greathall.server.web.settings import Settings
from greathall.server.web.websocket import Session
from greathall.server.wire.limits import Barred, Crowd
from greathall.server.wire.requests import MAX_RECORD

LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 60
BARRED = web.AppKey("barred", Barred)
FOLLOWER = web.AppKey("follower", Follower)
ROUTES = (*HEALTH_ROUTES, *TABLE_ROUTES, *CALL_ROUTES)


def make_app(settings: Settings) -> web.Application:
    barred = Barred()
    outer = web.Application(client_max_size=MAX_RECORD, middlewares=[guard(settings, barred)])
    outer[BARRED] = barred
    for route in ROUTES:
        outer.router.add_route(route.method, settings.base + route.path, route.handler)
    outer.router.add_get(settings.base + "/{path:.*}", static.page)
    outer[ALL_ROUTES] = ROUTES
    outer[static.BASE] = settings.base
    outer[SESSIONS] = set()
    outer[LISTENING] = asyncio.Event()
    outer[RATE] = settings.messages_per_second
    outer[IDLE] = settings.idle_seconds
    outer[BODY_SECONDS] = settings.body_seconds
    outer[QUEUE] = SendQueue()
    outer[CROWD] = Crowd(settings.sockets_each, settings.sockets_in_all)
    outer[ORIGINS] = settings.origins
    outer[STOPPING] = asyncio.Event()
    outer[METRICS_KEY] = settings.metrics_key
    outer.cleanup_ctx.append(_hall(settings))
    outer.on_shutdown.append(_hang_up)
    outer.on_response_prepare.append(add_headers)
    return outer


def _not_the_callers_fault(record: logging.LogRecord) -> bool:
    """What is no HTTP is answered with 400; a traceback of the library's parser helps nobody."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


def make_runner(settings: Settings, shutdown_seconds: float = 5.0) -> web.AppRunner:
    """The application with limits on what a connection may do before there is a request to be looked at."""
    logging.getLogger("aiohttp.server").addFilter(_not_the_callers_fault)
    return web.AppRunner(
        make_app(settings),
        shutdown_timeout=shutdown_seconds,
        keepalive_timeout=settings.idle_seconds,
        lingering_time=min(settings.body_seconds, 5.0),
        auto_decompress=False,
        access_log=None,
    )


def _hall(settings: Settings) -> Callable[[web.Application], AsyncIterator[None]]:
    async def run(app: web.Application) -> AsyncIterator[None]:
        store = open_store(settings.database)
        pool = BotPool(settings.bot_workers, settings.bot_seconds)
        presence = Presence(store, settings.beat_seconds)
        hall = app[HALL] = Hall(
            store, pool, presence, settings.tables_per_hour, settings.people_per_hour, settings.abandoned_days
        )
        app[PULSE] = Pulse(store)
        office = app[OFFICE] = PostOffice(store, hall.registry.present, settings.calls)
        await office.delivery.open()
        await presence.set_clock()
        follower = app[FOLLOWER] = Follower(store, hall.registry, app[BARRED], lambda: _turn_away(app))
        await follower.open()
        await hall.expiry.open()

        async def wake() -> None:
            await app[LISTENING].wait()
            await hall.registry.resume()

        helpers = [
            asyncio.create_task(_wake_tables(wake)),
            asyncio.create_task(_sweep(hall)),
            asyncio.create_task(hall.expiry.run()),
            asyncio.create_task(store.listen(hall.registry.heard)),
            asyncio.create_task(office.run()),
            asyncio.create_task(follower.run()),
            asyncio.create_task(presence.run(wake, hall.registry.hold_all)),
        ]
        yield
        for helper in helpers:
            helper.cancel()
        await asyncio.gather(*helpers, return_exceptions=True)
        await office.delivery.close()
        await pool.close()
        await hall.registry.close()
        await presence.close()
        await store.close()

    return run


async def _wake_tables(wake: Callable[[], Awaitable[None]]) -> None:
    try:
        await wake()
    except GreathallError as wrong:
        LOG.error("tables could not be woken: %s", wrong)  # noqa: TRY400 - the message says all


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        hall.registry.forget_idle()


def _turn_away(app: web.Application) -> None:
    """Whoever is connected from an address that has been blocked is cut off."""
    sessions: set[Session] = app[SESSIONS]
    for session in list(sessions):
        if app[BARRED].covers(session.caller):
            session.hang_up()


async def _hang_up(app: web.Application) -> None:
    """Graceful stop: clients are told to reconnect, what is under way is finished."""
    app[STOPPING].set()
    sessions: set[Session] = app[SESSIONS]
    for session in list(sessions):
        with contextlib.suppress(ConnectionError):
            session.hang_up()
    await asyncio.sleep(0.05)
