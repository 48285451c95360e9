"""State to JSON and back, by the types of its fields. Explicit and strict: a wrong save names the field."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from greathall.core.errors import SaveError
from greathall.core.rules.steps import Step

Json: TypeAlias = Any
StepKinds: TypeAlias = dict[str, type[Step[Any]]]
Decoder: TypeAlias = Callable[[Json, str, StepKinds], Any]

SHARED = "box"
"""The field that holds shared definitions; it is not part of a save."""


def encode(value: object) -> Json:
    if value is None or isinstance(value, bool | int | str | float):
        return value
    if isinstance(value, list | tuple):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, Step):
        body = {f.name: encode(getattr(value, f.name)) for f in fields(value)}  # type: ignore[arg-type]
        return {"step": value.kind, **body}
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: encode(getattr(value, f.name)) for f in fields(value) if f.name != SHARED}
    raise TypeError(f"{type(value).__name__} cannot be part of a state")


def decode_state(cls: type[Any], data: Json, box: object, steps: StepKinds) -> Any:
    """A state of class ``cls`` from its JSON form."""
    return _decode_fields(cls, data, "state", steps, box)


def _decode_fields(cls: Any, data: Json, path: str, steps: StepKinds, box: object = None) -> Any:
    if not isinstance(data, dict):
        raise SaveError(f"{path}: expected an object")
    kinds = field_decoders(cls)
    wanted = {name for name in kinds if name != SHARED}
    if set(data) != wanted:
        odd = sorted(set(data) ^ wanted)
        raise SaveError(f"{path}: missing or unknown fields: {', '.join(odd)}")
    values = {name: kinds[name](data[name], f"{path}.{name}", steps) for name in kinds if name != SHARED}
    if SHARED in kinds:
        values[SHARED] = box
    return cls(**values)


@cache
def field_decoders(cls: Any) -> dict[str, Decoder]:
    hints = get_type_hints(cls)
    return {f.name: (_shared if f.name == SHARED else decoder(hints[f.name])) for f in fields(cls) if f.init}


def _shared(data: Json, path: str, steps: StepKinds) -> Any:
    raise SaveError(f"{path}: shared definitions are not saved")


@cache
def decoder(hint: Any) -> Decoder:
    """A function that checks and converts JSON to a value of the hinted type."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in (int, str, bool, float):
        return _scalar(hint)
    if hint is type(None):
        return _none
    if origin in (Union, types.UnionType):
        return _union([decoder(arg) for arg in args])
    if origin is list:
        return _many(decoder(args[0]), list)
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return _many(decoder(args[0]), tuple)
        return _row([decoder(arg) for arg in args])
    if origin is dict:
        return _mapping(args[0], decoder(args[1]))
    cls = origin or hint
    if isinstance(cls, type) and issubclass(cls, Step):
        return _step
    if is_dataclass(cls):
        return lambda data, path, steps: _decode_fields(cls, data, path, steps)
    raise TypeError(f"{hint!r} cannot be part of a state")


def _scalar(kind: type[Any]) -> Decoder:
    def decode(data: Json, path: str, steps: StepKinds) -> Any:
        if type(data) is not kind:
            raise SaveError(f"{path}: expected {kind.__name__}, got {data!r}")
        return data

    return decode


def _none(data: Json, path: str, steps: StepKinds) -> Any:
    if data is not None:
        raise SaveError(f"{path}: expected nothing, got {data!r}")
    return None


def _union(kinds: list[Decoder]) -> Decoder:
    def decode(data: Json, path: str, steps: StepKinds) -> Any:
        for kind in kinds[:-1]:
            try:
                return kind(data, path, steps)
            except SaveError:
                continue
        return kinds[-1](data, path, steps)

    return decode


def _many(item: Decoder, build: Callable[[Any], Any]) -> Decoder:
    def decode(data: Json, path: str, steps: StepKinds) -> Any:
        if not isinstance(data, list):
            raise SaveError(f"{path}: expected a list, got {data!r}")
        return build(item(one, f"{path}[{i}]", steps) for i, one in enumerate(data))

    return decode


def _row(items: list[Decoder]) -> Decoder:
    def decode(data: Json, path: str, steps: StepKinds) -> Any:
        if not isinstance(data, list) or len(data) != len(items):
            raise SaveError(f"{path}: expected {len(items)} values, got {data!r}")
        return tuple(item(one, f"{path}[{i}]", steps) for i, (item, one) in enumerate(zip(items, data, strict=True)))

    return decode


def _mapping(key: type[Any], item: Decoder) -> Decoder:
    def decode(data: Json, path: str, steps: StepKinds) -> Any:
        if not isinstance(data, dict):
            raise SaveError(f"{path}: expected an object, got {data!r}")
        try:
            return {key(k): item(v, f"{path}.{k}", steps) for k, v in data.items()}
        except ValueError as wrong:
            raise SaveError(f"{path}: {wrong}") from None

    return decode


def _step(data: Json, path: str, steps: StepKinds) -> Any:
    if not isinstance(data, dict) or data.get("step") not in steps:
        raise SaveError(f"{path}: not a step of this game: {data!r}")
    body = {name: value for name, value in data.items() if name != "step"}
    return _decode_fields(steps[data["step"]], body, path, steps)
