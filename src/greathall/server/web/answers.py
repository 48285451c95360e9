"""What goes in and out over HTTP: bodies, keys, JSON, and documents that are the same for everybody."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import NamedTuple, TypeVar

from aiohttp import web

from greathall.server.wire import requests
from greathall.server.wire.encoding import encode
from greathall.server.wire.errors import Refused

BODY_SECONDS = web.AppKey("body_seconds", float)

T = TypeVar("T")


def answer(told: object, status: int = 200) -> web.Response:
    """How something stands now. It may hold keys: nothing on the way is to keep it."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=encode(told), status=status, content_type="application/json", headers=headers)


class Document(NamedTuple):
    """Something that stays the same as long as the server runs, put into words and compressed once."""

    plain: bytes
    compressed: bytes
    tag: str
    kind: str

    @classmethod
    def of(cls, told: bytes, kind: str = "application/json") -> Document:
        return cls(told, gzip.compress(told, 6), f'"{hashlib.sha256(told).hexdigest()[:32]}"', kind)

    def answer(self, request: web.Request) -> web.Response:
        headers = {"Cache-Control": "no-cache", "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("If-None-Match", ""):
            return web.Response(status=304, headers=headers)
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return web.Response(body=self.compressed, content_type=self.kind, charset="utf-8", headers=headers)
        return web.Response(body=self.plain, content_type=self.kind, charset="utf-8", headers=headers)


async def body(request: web.Request, kind: type[T]) -> T:
    return requests.read_body(await read(request, requests.MAX_BODY), kind)


async def read(request: web.Request, limit: int) -> bytes:
    try:
        async with asyncio.timeout(request.app[BODY_SECONDS]):
            data = await request.content.read(limit + 1)
            while len(data) <= limit and not request.content.at_eof():
                data += await request.content.read(limit + 1 - len(data))
    except TimeoutError:
        raise Refused("too-slow", "the request took too long to arrive", 408) from None
    if len(data) > limit:
        raise Refused("too-large", f"at most {limit} bytes", 413)
    return data


def bearer(request: web.Request) -> str | None:
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    key = key.strip()
    if scheme.lower() != "bearer" or not key:
        return None
    if not key.isascii():  # also what is no text at all
        raise Refused("no-key", "this link opens no seat", 403)
    return key
