"""Everything that stands between a request and who answers it: origin, limits, refusals, headers."""

from __future__ import annotations

import ipaddress
import logging
import re
import secrets
import time
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Middleware

from greathall.core.errors import GreathallError
from greathall.server.observe import FAULTS, REFUSED, REQUEST, REQUESTS
from greathall.server.web import static
from greathall.server.web.answers import answer
from greathall.server.web.openapi import Handler
from greathall.server.web.settings import Settings
from greathall.server.wire.errors import Refused, explain
from greathall.server.wire.limits import CALLER, Barred, Buckets
from greathall.server.wire.responses import Failed, Problem

LOG = logging.getLogger(__name__)
ACCESS = logging.getLogger("greathall.access")
NUMBER = web.RequestKey("number", str)
NUMBERS = re.compile(r"[A-Za-z0-9_-]{8,64}")
METHODS = frozenset(("GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"))
"""What else somebody makes up is counted as one."""
COMPRESS_FROM = 1400
"""Bytes that fit into one packet are sent as they are."""
SWITCHING = 101
ORIGINS = web.AppKey("origins", tuple[str, ...])
SHARED = {
    "Vary": "Origin, Accept-Encoding",
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Expose-Headers": "X-Request-ID",
    "Access-Control-Max-Age": "600",
}
"""For pages of other origins that may use this server. Keys are shown in headers and bodies: no cookies are needed."""
READING = frozenset(("GET", "HEAD"))


def guard(settings: Settings, barred: Barred) -> Middleware:
    doors = Doors(settings, barred)

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        began = time.perf_counter()
        request[NUMBER] = _number(request, settings)
        REQUEST.set(request[NUMBER])
        response = await _answered(request, handler, doors)
        _note(request, response, time.perf_counter() - began, doors.caller(request) if settings.access_log else "")
        if isinstance(response, web.Response) and not response.prepared and _gains_by_compression(response):
            response.enable_compression()
        return response

    return guarded


def _number(request: web.Request, settings: Settings) -> str:
    """The request's number, by which its lines in all logs are found; a proxy may have given it one already."""
    told = request.headers.get("X-Request-ID", "") if settings.behind_proxy else ""
    return told if NUMBERS.fullmatch(told) else secrets.token_hex(8)


def _note(request: web.Request, response: web.StreamResponse, seconds: float, caller: str) -> None:
    """Addresses of tables are as good as invitations: what is noted is the pattern of an address."""
    resource = request.match_info.route.resource
    route = resource.canonical if resource is not None else "none"
    method = request.method if request.method in METHODS else "other"
    if response.status != SWITCHING:  # a socket lasts as long as a game
        REQUESTS.add(seconds, method, route, str(response.status))
    if caller:
        facts = {"method": method, "route": route, "status": response.status, "ms": round(seconds * 1000, 1)}
        told = " ".join(f"{name}={fact}" for name, fact in facts.items())
        ACCESS.info("%s from=%s", told, caller, extra={"facts": {**facts, "from": caller}})


async def _answered(request: web.Request, handler: Handler, doors: Doors) -> web.StreamResponse:
    try:
        CALLER.set(doors.caller(request))
        doors.check(request)
        return web.Response(status=204) if doors.is_preflight(request) else await handler(request)
    except GreathallError as wrong:
        status, told = explain(wrong)
        REFUSED.add(told.code)
        return answer(Failed(told), status)
    except web.HTTPException as wrong:
        response = answer(Failed(Problem("http", wrong.reason)), wrong.status)
        if "Allow" in wrong.headers:
            response.headers["Allow"] = wrong.headers["Allow"]
        return response
    except (ConnectionError, web.RequestPayloadError):
        # Whoever hung up in the middle of a request is told nothing, and it is no fault of ours.
        return answer(Failed(Problem("gone", "the request did not arrive")), 400)
    except Exception:
        FAULTS.add()
        LOG.exception("%s %s failed", request.method, request.path)
        return answer(Failed(Problem("fault", "something went wrong here")), 500)


def _gains_by_compression(response: web.Response) -> bool:
    return (response.content_length or 0) > COMPRESS_FROM and "Content-Encoding" not in response.headers


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """To every answer, sockets and files included."""
    response.headers.update(static.HEADERS)
    origin = request.headers.get("Origin", "")
    if origin in request.app[ORIGINS]:
        response.headers.update({**SHARED, "Access-Control-Allow-Origin": origin})
    response.headers["X-Request-ID"] = request.get(NUMBER, "")


class Doors:
    """Who may ask at all, and how often."""

    def __init__(self, settings: Settings, barred: Barred) -> None:
        self._settings = settings
        self._barred = barred
        self._changes = Buckets(settings.changes_per_second, int(settings.changes_per_second * 5))
        self._reads = Buckets(settings.reads_per_second, int(settings.reads_per_second * 10))

    def check(self, request: web.Request) -> None:
        if self._barred.covers(self.caller(request)):
            raise Refused("blocked", "this server is closed to your address", 403)
        self._check_host(request)
        self._check_origin(request)
        limits = self._reads if request.method in READING else self._changes
        if not limits.take(self.caller(request)):
            raise Refused("too-fast", "too many requests; slow down", 429)
        if request.headers.get("Content-Encoding", "identity").lower() != "identity":
            # A few bytes could become gigabytes, and nothing that we are sent is worth compressing.
            raise Refused("bad-encoding", "bodies are sent uncompressed", 415)

    def is_preflight(self, request: web.Request) -> bool:
        """Whether a browser asks if a page of another origin may ask."""
        asked = request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers
        return asked and request.headers.get("Origin") in self._settings.origins

    def _check_host(self, request: web.Request) -> None:
        """A name that was made to lead here would let its page pass for our own (DNS rebinding)."""
        name = _name_of(request.host)
        if self._settings.hosts and name not in self._settings.hosts and not _is_number(name):
            raise Refused("bad-host", "this server goes by another name", 421)

    def _check_origin(self, request: web.Request) -> None:
        """A page of another site may neither change anything nor open a socket."""
        origin = request.headers.get("Origin")
        if origin is None or origin in self._settings.origins:
            return
        if _host_of(origin) != request.host:
            raise Refused("origin", "pages of other sites may not talk to this server", 403)

    def caller(self, request: web.Request) -> str:
        told = request.headers.get("X-Forwarded-For", "") if self._settings.behind_proxy else ""
        return told.rpartition(",")[2].strip() or request.remote or "?"


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # as of "http://["
        return None


def _name_of(host: str) -> str:
    """A host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
