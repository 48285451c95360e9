"""The HTTP interface as an OpenAPI 3.1 document, made from the routes and the types of what goes in and out."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from aiohttp import web

import greathall
from greathall.core.speech.text import LANGUAGES
from greathall.server.wire.responses import Failed

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Route(NamedTuple):
    """An address, who answers there, and what is said."""

    method: str
    path: str
    handler: Handler
    told: str
    """What it is for."""
    answer: object
    """The type of the answer: plain text where it is ``str``, the websocket where it is None."""
    body: object = None
    """The type of the body, where there is one."""
    status: int = 200
    key: bool = False
    """Whether it looks at the bearer's key."""
    query: tuple[str, ...] = ()


def describe(routes: Sequence[Route]) -> dict[str, Any]:
    types = [kind for route in routes for kind in (route.body, route.answer) if kind is not None] + [Failed]
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = iter(found)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        body = next(schemas) if route.body is not None else None
        answer = next(schemas) if route.answer is not None else None
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, body, answer)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Greathall", "version": greathall.__version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "the key of a seat link"}},
        },
    }


def _operation(route: Route, body: object, answer: object) -> dict[str, Any]:
    inside = [(name, "path") for name in re.findall(r"{(\w+)}", route.path)]
    asked = [(name, "query") for name in route.query]
    operation: dict[str, Any] = {
        "summary": route.told,
        "parameters": [
            {"name": name, "in": where, "required": where == "path", "schema": _parameter(name)}
            for name, where in (*inside, *asked)
        ],
        "responses": {
            **_answered(route, answer),
            "4XX": {"description": "Refused", "content": _json({"$ref": "#/components/schemas/Failed"})},
        },
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _json(body)}
    if route.key:
        operation["security"] = [{"key": []}, {}]
    return operation


def _parameter(name: str) -> dict[str, object]:
    if name in ("seat", "seats"):
        return {"type": "string", "pattern": "^[0-9]{1,2}$"}
    known = {"game": [game.id for game in greathall.games()], "lang": LANGUAGES}.get(name)
    return {"type": "string"} if known is None else {"enum": list(known)}


def _answered(route: Route, answer: object) -> dict[str, Any]:
    if answer is None:
        return {"101": {"description": "The websocket; see docs/protocol.md"}}
    content = {"text/plain": {"schema": answer}} if route.answer is str else _json(answer)
    return {str(route.status): {"description": "As docs/protocol.md says", "content": content}}


def _json(schema: object) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
