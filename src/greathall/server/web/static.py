"""The browser's bundle: static files, and one page for every address that is not a file."""

from __future__ import annotations

from html import escape
from pathlib import Path

from aiohttp import web

from greathall.server.wire.errors import Refused

BASE = web.AppKey("base", str)
"""The path below which everything is served, as ``/greathall``."""
BUNDLE = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self';"
    " frame-ancestors 'none'"
)
HEADERS = {
    "Server": "Greathall",
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    # Seat links carry their key in the fragment; still, no address of ours is anybody else's business.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Greathall</title>
<h1>Greathall</h1>
<p>The server is running, but the browser's table has not been built. Run <code>make web</code> and reload.</p>
<p>The protocol is described in <code>docs/protocol.md</code>; <a href="api/games">api/games</a> answers already.</p>
</html>
"""


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the bundle, or its index page: the browser finds its own way from there."""
    asked = request.match_info.get("path", "")
    if asked.startswith("api/"):
        raise Refused("no-address", "there is nothing at this address", 404)
    found = _file(asked)
    if found is not None:
        caching = FOREVER if "/assets/" in f"/{asked}" else "no-cache"
        return web.FileResponse(found, headers={"Cache-Control": caching})
    index = BUNDLE / "index.html"
    if index.is_file():
        # Addresses in the page are relative to <base>, so that it works below any path and at any depth.
        text = index.read_text(encoding="utf-8").replace(
            '<base href="/"', f'<base href="{escape(request.app.get(BASE, ""))}/"'
        )
        return web.Response(text=text, content_type="text/html", headers={"Cache-Control": "no-cache"})
    return web.Response(text=UNBUILT, content_type="text/html", headers={"Cache-Control": "no-cache"})


def _file(asked: str) -> Path | None:
    """A file inside the bundle, never one outside it."""
    if not asked or "\0" in asked:
        return None
    try:
        path = (BUNDLE / asked).resolve()
        return path if path.is_relative_to(BUNDLE.resolve()) and path.is_file() else None
    except OSError:  # longer than any name of a file
        return None
