"""Python types as TypeScript: typed dicts, msgspec structs, dataclasses and what they are made of."""

from __future__ import annotations

import ast
import dataclasses
import enum
import inspect
import textwrap
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}
LISTS = (list, set, frozenset, Sequence, Iterable)
MAPS = (dict, Mapping)


class Interfaces:
    """Collects every named type that is reached, in the order in which it is met."""

    def __init__(
        self,
        aliases: Mapping[Any, str] | None = None,
        elsewhere: Mapping[Any, str] | None = None,
        parameters: Mapping[type[Any], str] | None = None,
        defaults: bool = False,
        rename: Callable[[type[Any]], str] = lambda cls: cls.__name__,
    ) -> None:
        """``aliases``: names for types without fields of their own, such as closed sets of words; ``elsewhere``: names
        of types that another file holds; ``parameters``: what is open in a type; ``defaults``: whether what has a
        default may be left out.
        """
        self._aliases = aliases or {}
        self._elsewhere = elsewhere or {}
        self._parameters = parameters or {}
        self._defaults = defaults
        self._rename = rename
        self._found: dict[str, type[Any]] = {}
        self._written: dict[str, str] = {}

    def add(self, cls: type[Any]) -> str:
        """The name of a type with fields; it is written together with all it needs."""
        name = self._rename(cls)
        known = self._found.setdefault(name, cls)
        if known is not cls:
            raise TypeError(f"two types are called {name}: {known.__module__} and {cls.__module__}")
        if name not in self._written:
            self._written[name] = ""  # a type may hold itself
            self._written[name] = self._interface(name, cls)
        return name

    def alias(self, name: str, hint: Any) -> None:
        """A name for a type that has no fields of its own, such as a union of messages."""
        self._written[name] = f"export type {name} = {self._unnamed(hint)};\n"

    def text(self) -> str:
        return "\n".join(self._written[name] for name in sorted(self._written))

    def of(self, hint: Any) -> str:
        """A hint as TypeScript."""
        if hint in self._elsewhere:
            return self._elsewhere[hint]
        name = self._aliases.get(hint)
        if name is None:
            return self._unnamed(hint)
        if name not in self._written:
            self.alias(name, hint)
        return name

    def _unnamed(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is None:
            return self._single(hint)
        if origin in (Annotated, Required, NotRequired):
            return self.of(args[0])
        if origin is Literal:
            return " | ".join(_literal(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(arg) for arg in args if arg is not msgspec.UnsetType))
        if origin in LISTS:
            return f"{self._inner(args[0])}[]"
        if origin is tuple:
            return self._tuple(args)
        if origin in MAPS:
            return self._map(*args)
        raise TypeError(f"no TypeScript for {hint!r}")

    def _single(self, hint: Any) -> str:
        """A type without parameters."""
        if hint is Any or hint is None:
            return "unknown" if hint is Any else "null"
        return PLAIN[hint] if hint in PLAIN else self._named(hint)

    def _named(self, cls: type[Any]) -> str:
        if issubclass(cls, enum.Enum):
            return " | ".join(_literal(member.value) for member in cls)
        if issubclass(cls, tuple) and hasattr(cls, "_fields"):
            return self._tuple(tuple(get_type_hints(cls)[name] for name in cls._fields))
        return self.add(cls)

    def _map(self, key: Any, value: Any) -> str:
        """Keys from a closed set are named, but need not all be there; numbers are text on the wire."""
        if is_closed(key):
            return f"Partial<Record<{self.of(key)}, {self.of(value)}>>"
        return f"Record<string, {self.of(value)}>"

    def _inner(self, hint: Any) -> str:
        text = self.of(hint)
        return f"({text})" if " | " in text else text

    def _tuple(self, args: tuple[Any, ...]) -> str:
        if len(args) == 2 and args[1] is Ellipsis:
            return f"{self._inner(args[0])}[]"
        return f"[{', '.join(self.of(arg) for arg in args)}]"

    def _interface(self, name: str, cls: type[Any]) -> str:
        parameter = f"<{self._parameters[cls]} = unknown>" if cls in self._parameters else ""
        rows = [f"export interface {name}{parameter} {{"]
        about = inspect.getdoc(cls) or ""
        if cls.__doc__ and about and not about.startswith(("dict(", f"{cls.__name__}(")):
            rows.insert(0, _comment(about.partition("\n\n")[0]))
        fields, notes = fields_of(cls, self._defaults), _notes(cls)
        for field, optional, hint in fields:
            if field in notes:
                rows.append(f"  {_comment(notes[field])}")
            rows.append(f"  {_key(field)}{'?' if optional else ''}: {self.of(hint)};")
        return "\n".join([*rows, "}", ""])


def is_closed(hint: Any) -> bool:
    """Whether a hint is a closed set of words."""
    if get_origin(hint) in (Union, types.UnionType):
        return all(is_closed(arg) for arg in get_args(hint))
    return get_origin(hint) is Literal


def _notes(cls: type[Any]) -> dict[str, str]:
    """What is written below the fields of a type and of those it is made from, by field."""
    found: dict[str, str] = {}
    for one in reversed(cls.__mro__):
        if one.__module__.startswith("greathall.") or one is cls:
            found |= _own_notes(one)
    return found


def _own_notes(cls: type[Any]) -> dict[str, str]:
    try:
        source = inspect.getsource(cls)
    except OSError:  # made by a call, so it has no lines of its own
        return {}
    made = ast.parse(textwrap.dedent(source)).body[0]
    body = made.body if isinstance(made, ast.ClassDef) else []
    found: dict[str, str] = {}
    for field, note in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
            found[field.target.id] = str(ast.literal_eval(note.value))
    return found


def _comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */".replace("``", "`")


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def _literal(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else "null" if value is None else str(value)


def fields_of(cls: type[Any], defaults: bool) -> list[tuple[str, bool, Any]]:
    """Every field of a type as it is on the wire: its name, whether it may be absent, its hint."""
    hints = get_type_hints(cls, include_extras=True)
    if is_typeddict(cls):
        # Read from the hints: annotations that are kept as text do not tell a typed dict which keys may be absent.
        return [(name, get_origin(hint) is NotRequired, hint) for name, hint in hints.items()]
    if issubclass(cls, msgspec.Struct):
        return _struct_fields(cls, hints, defaults)
    if dataclasses.is_dataclass(cls):
        return [(field.name, False, hints[field.name]) for field in dataclasses.fields(cls)]
    raise TypeError(f"{cls.__module__}.{cls.__qualname__} has no fields that could be told")


def _struct_fields(cls: type[msgspec.Struct], hints: dict[str, Any], defaults: bool) -> list[tuple[str, bool, Any]]:
    config = cls.__struct_config__
    found: list[tuple[str, bool, Any]] = []
    if config.tag_field is not None:
        found.append((config.tag_field, False, Literal[config.tag]))
    fields = msgspec.structs.fields(cls)
    for one in fields:
        absent = not one.required and (defaults or config.omit_defaults)
        found.append((one.encode_name, absent or msgspec.UnsetType in get_args(hints[one.name]), hints[one.name]))
    return found
