"""What is told of a game in no language, as plain data: the types of what ``to_dict`` gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias, TypedDict

DecisionKind: TypeAlias = Annotated[str, "DecisionKind"]
OptionKind: TypeAlias = Annotated[str, "OptionKind"]
EventKind: TypeAlias = Annotated[str, "EventKind"]
ReasonCode: TypeAlias = Annotated[str, "ReasonCode"]

Param: TypeAlias = int | str | Sequence[str | tuple[str, int]]
"""A number, an element such as ``resource:wood``, a list of elements, or a bundle of elements with their counts."""
Params: TypeAlias = Mapping[str, Param]


class Option(TypedDict):
    notation: str
    seat: int
    kind: OptionKind
    message: str
    params: Params
    touches: Sequence[str]
    """The board elements that it is about."""


class Reason(TypedDict):
    code: ReasonCode
    message: str
    params: Params
    rule: str


class Prospect(TypedDict):
    """Something that may happen, and the share of tries in which it does."""

    share: float
    event: GameEvent


class Preview(TypedDict):
    """What a choice brings."""

    choice: str
    events: list[GameEvent]
    """What is certain to happen."""
    points: dict[str, int]
    """Points won or lost for certain, by seat."""
    until: Literal["asked", "turn", "over", "chance", "others"]
    """What ends foresight."""
    prospects: list[Prospect]
    """What chance may bring then."""


class BlockedOption(TypedDict):
    """A candidate that may not be chosen now, and why."""

    option: Option
    reason: Reason


class Decision(TypedDict):
    id: str
    seat: int
    kind: DecisionKind
    rule: str
    message: str
    params: Params
    options: Sequence[Option]
    default: str
    """The notation of what a clock would play."""


Move = TypedDict("Move", {"what": str, "from": str, "to": str, "n": int})
"""Pieces that went from one place to another."""


class GameEvent(TypedDict):
    kind: EventKind
    message: str
    params: Params
    rule: str
    """The rule it follows from; empty where there is none."""
    moves: Sequence[Move]
    """The pieces that moved."""


class Seat(TypedDict):
    index: int
    kind: Literal["decides", "automa"]
    side: int
    colour: str


class Setup(TypedDict):
    seats: int
    variants: Mapping[str, str]
    colours: Sequence[str]
    first: int | None


class Outcome(TypedDict):
    ranking: Sequence[Sequence[int]]
    """Sides by place; a shared place holds several."""
    places: Mapping[str, int]
    winners: Sequence[int]
    tie_breaks_used: Sequence[str]
    breakdown: Mapping[str, Mapping[str, int]]
    totals: Mapping[str, int]
    resigned: Sequence[int]
    eliminated: Sequence[int]
    extra: Mapping[str, Any]
    """What only one game tells."""
