"""Reasons: why something may not be chosen, with the rule behind it and what is missing."""

from __future__ import annotations

from greathall.core.speech import plain
from greathall.core.speech.elements import Param, Value, element


class ReasonKind:
    """Why something may not be chosen: a code, the rule behind it, and what is missing."""

    __slots__ = ("_bare", "code", "game", "kinds", "rule")

    def __init__(self, game: str, code: str, rule: str, kinds: dict[str, str]) -> None:
        self.game = game
        self.code = code
        self.rule = rule
        self.kinds = kinds
        self._bare = Reason(self, ())

    def __call__(self, *values: Value) -> Reason:
        return Reason(self, values) if values else self._bare


class Reason:
    __slots__ = ("kind", "values")

    def __init__(self, kind: ReasonKind, values: tuple[Value, ...]) -> None:
        self.kind = kind
        self.values = values

    def __repr__(self) -> str:
        return f"<{self.message} {self.params} ({self.rule})>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.message, self.values) == (other.message, other.values)

    def __hash__(self) -> int:
        return hash((self.message, self.values))

    @property
    def code(self) -> str:
        return self.kind.code

    @property
    def rule(self) -> str:
        return self.kind.rule

    @property
    def message(self) -> str:
        return f"{self.kind.game}-why-{self.kind.code}"

    @property
    def params(self) -> dict[str, Param]:
        pairs = zip(self.kind.kinds.items(), self.values, strict=True)
        return {name: element(kind, value) for (name, kind), value in pairs}

    def to_dict(self) -> plain.Reason:
        return {"code": self.code, "message": self.message, "params": self.params, "rule": self.rule}
