"""Effects of the data, compiled once into short programs that steps can name by a key.

A key such as ``townsfolk:acolyte.on_hire`` is plain data, so a pending effect can be saved, copied and read. A program
is a row of operations carried out in order; a choice names the keys of its branches.
"""

from __future__ import annotations

from collections.abc import Iterator

from greathall.core.errors import ComponentError
from greathall.core.reference.overlays import LARGEST
from greathall.core.rules.effects import All, Effect, Gain, If, OneOf, Special, When

CHOOSE = "choose"
CRIMINALS = "criminals"
NO_CRIMINALS = "no_criminals"
CONDITIONS = frozenset((CRIMINALS, NO_CRIMINALS))

COUNTED = frozenset(
    (
        *("silver", "ink", "gold", "stone", "resource", "virtue", "corruption", "debt", "deed"),
        *("destroy", "discard", "worker", "scheme"),
    )
)
"""What is gained several at once; several of anything else are gained one after the other."""
NOUNS = COUNTED | frozenset(
    (
        *("flip", "flip_debt", "flip_deed", "rearrange", "shuffle", "hire", "castle_move", "manuscript"),
        *("trading_post", "guildhall", "workshop", "trading_post_here", "guildhall_here", "workshop_here"),
        "dismissal",
    )
)
SPECIALS = frozenset(("destroy_any", "build", "place", "transcribe", "focus"))
TRIGGERS = frozenset(
    (
        *("own_trade", "own_build", "own_place", "own_transcribe", "collision", "own_debt_flip"),
        *("own_debt_gain", "own_hire", "own_flip", "own_scheme", "own_shuffle"),
    )
)


class Op:
    """One operation: so many of a noun, or a choice between branches; perhaps under a condition."""

    __slots__ = ("branches", "condition", "n", "noun")

    def __init__(self, noun: str, n: int, condition: str = "", branches: tuple[str, ...] = ()) -> None:
        self.noun = noun
        self.n = n
        self.condition = condition
        self.branches = branches

    def __repr__(self) -> str:
        return f"<{self.noun} {self.n}{' if ' + self.condition if self.condition else ''}>"


class Program:
    """Operations in order. ``every_noun`` names each as often as it is gained: how an option tells the whole."""

    __slots__ = ("choices", "every_noun", "moves_both_markers", "n", "nouns", "ops", "rule")

    def __init__(self, ops: tuple[Op, ...]) -> None:
        self.ops = ops
        self.rule = ""
        """What the log cites for everything the program does; the box knows where the program is printed."""
        self.nouns = tuple(dict.fromkeys(op.noun for op in ops))
        self.every_noun = tuple(op.noun for op in ops for _ in range(op.n))
        self.n = sum(op.n for op in ops) if len(self.nouns) == 1 else 1
        self.choices = any(op.branches for op in ops)
        self.moves_both_markers = "corruption" in self.nouns and "virtue" in self.nouns


Programs = dict[str, Program]


def compile_into(programs: Programs, key: str, effect: Effect) -> list[str]:
    """Adds the program of an effect, and those of its branches, under its key; the keys that were added."""
    made: list[str] = []
    _compile(programs, key, effect, made)
    return made


def _compile(programs: Programs, key: str, effect: Effect, made: list[str]) -> None:
    programs[key] = Program(tuple(_ordered(list(_ops(programs, key, effect, "", made)))))
    made.append(key)


def _ops(programs: Programs, key: str, effect: Effect, condition: str, made: list[str]) -> Iterator[Op]:
    match effect:
        case Gain(what, n):
            if _known(what, NOUNS, key) in COUNTED:
                yield Op(what, _some(n, key), condition)
            else:
                yield from (Op(what, 1, condition) for _ in range(_some(n, key)))
        case All(parts):
            for part in parts:
                yield from _ops(programs, key, part, condition, made)
        case If(name, do):
            yield from _ops(programs, key, do, _known(name, CONDITIONS, key), made)
        case OneOf(choices):
            for i, choice in enumerate(choices):
                _compile(programs, f"{key}/{i}", choice, made)
            yield Op(CHOOSE, 1, condition, tuple(f"{key}/{i}" for i in range(len(choices))))
        case Special(name):
            yield Op(_known(name, SPECIALS, key), 1, condition)
        case When(_, do):
            yield from _ops(programs, key, do, condition, made)
        case _:
            raise ComponentError(f"{key}: {type(effect).__name__.lower()} has no meaning here", "effect")


def _some(n: int, key: str) -> int:
    if n < 1:
        raise ComponentError(f"{key}: its numbers must be above 0", "bounds", least=1, most=LARGEST)
    return n


def _known(name: str, names: frozenset[str], key: str) -> str:
    if name not in names:
        known = ", ".join(sorted(names))
        raise ComponentError(f"{key}: '{name}' is none of {known}", "unknown", value=name, known=known)
    return name


def _ordered(ops: list[Op]) -> list[Op]:
    """Corruption gained together with virtue moves first (viscounts.track.both)."""
    nouns = [op.noun for op in ops]
    if "corruption" in nouns and "virtue" in nouns:
        ops.sort(key=lambda op: op.noun != "corruption")
    return ops


def trigger_of(effect: Effect | None, where: str) -> str:
    """The trigger of a lasting effect, or an empty text."""
    if not isinstance(effect, When):
        return ""
    return _known(effect.trigger, TRIGGERS, where)
