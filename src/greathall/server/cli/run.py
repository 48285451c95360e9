"""Runs the application until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import webbrowser
from collections.abc import Callable

from aiohttp import web

from greathall.core.registry import find, ids
from greathall.server.storage.private import without_password
from greathall.server.web.app import make_runner
from greathall.server.web.routes import LISTENING
from greathall.server.web.settings import Settings

LOG = logging.getLogger(__name__)


def run(settings: Settings, host: str, port: int, *, open_browser: bool = False) -> None:
    """Serves until it is told to stop."""
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(_serve(settings, host, port, open_browser=open_browser))


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop takes a tenth of the processor's time off every move; not every system has it."""
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:
        return None
    return new_event_loop


async def _serve(settings: Settings, host: str, port: int, *, open_browser: bool) -> None:
    stop = _stop_signal()
    runner = make_runner(settings)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        runner.app[LISTENING].set()
        address = f"http://{host}:{_port(runner)}{settings.base}/"
        print(f"Greathall is open at {address}", flush=True)
        LOG.info("listening at %s, database %s", address, without_password(settings.database, settings.database))
        await asyncio.to_thread(_fetch_games)
        gc.freeze()  # modules and boxes of components stay: they need not be looked through for garbage again and again
        if open_browser:
            await asyncio.to_thread(webbrowser.open, address)
        await stop.wait()
        LOG.info("stopping: finishing what is under way")
    finally:
        await runner.cleanup()


def _fetch_games() -> None:
    """Reads every game and its components, about a second's work, before somebody has to wait for it."""
    for name in ids():
        game = find(name)
        game.data_of(game.box())


def _port(runner: web.AppRunner) -> int:
    port: int = runner.addresses[0][1]
    return port


def _stop_signal() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    return stop
