"""The HTTP interface as an OpenAPI 3.1 document, made from the routes and the types that decode their bodies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

import greathall

Described: TypeAlias = tuple[str, str, str, object, bool, tuple[str, ...]]
"""Method, path, what it is for, type of the body, whether a key matters, query parameters."""

ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"type": "string"},
                "message": {"type": "string"},
                "reason": {"type": "object", "description": "message id, parameters and rule of a refused choice"},
            },
        }
    },
}


def describe(routes: Sequence[Described]) -> dict[str, Any]:
    bodies = [body for _, _, _, body, _, _ in routes if body is not None]
    schemas, components = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for method, path, told, body, key, query in routes:
        schema = next(found) if body is not None else None
        paths.setdefault(path, {})[method.lower()] = _operation(path, told, schema, key, query)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Greathall", "version": greathall.__version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": {**components, "Error": ERROR},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "the key of a seat link"}},
        },
    }


def _operation(path: str, told: str, schema: object, key: bool, query: tuple[str, ...]) -> dict[str, Any]:
    inside = [(name, "path") for name in re.findall(r"{(\w+)}", path)]
    asked = [(name, "query") for name in query]
    refused = {"description": "Refused", "content": _json({"$ref": "#/components/schemas/Error"})}
    operation: dict[str, Any] = {
        "summary": told,
        "parameters": [
            {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
            for name, where in (*inside, *asked)
        ],
        "responses": {"2XX": {"description": "As docs/protocol.md says"}, "4XX": refused},
    }
    if schema is not None:
        operation["requestBody"] = {"required": True, "content": _json(schema)}
    if key:
        operation["security"] = [{"key": []}, {}]
    return operation


def _json(schema: object) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
