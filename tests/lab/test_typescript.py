"""Python types written as TypeScript."""

from __future__ import annotations

from typing import Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

import msgspec
import pytest

from greathall.lab.types.typescript import Interfaces

Suit: TypeAlias = Literal["cups", "swords"]


class Pair(NamedTuple):
    what: str
    n: int


class Card(TypedDict):
    """A card in somebody's hand."""

    id: str
    cost: int | None
    kind: Literal["build", "trade"]
    goods: list[tuple[str, int]]
    pair: Pair
    by_seat: dict[str, list[bool]]
    """Seats that have
    seen it."""
    by_suit: dict[Suit, int]
    note: NotRequired[str]


class Told(msgspec.Struct, tag_field="is", tag="told", rename={"from_": "from"}, omit_defaults=True):
    cards: tuple[Card, ...]
    from_: int | str
    again: bool = False


def test_typed_dicts_become_interfaces() -> None:
    found = Interfaces({Suit: "Suit"})
    assert found.of(Card) == "Card"
    assert found.text() == (
        "/** A card in somebody's hand. */\n"
        "export interface Card {\n"
        "  id: string;\n"
        "  cost: number | null;\n"
        '  kind: "build" | "trade";\n'
        "  goods: [string, number][];\n"
        "  pair: [string, number];\n"
        "  /** Seats that have seen it. */\n"
        "  by_seat: Record<string, boolean[]>;\n"
        "  by_suit: Partial<Record<Suit, number>>;\n"
        "  note?: string;\n"
        "}\n"
        "\n"
        'export type Suit = "cups" | "swords";\n'
    )


def test_structs_tell_their_tag_names_and_what_may_be_absent() -> None:
    found = Interfaces()
    found.alias("Message", Told | None)
    assert 'is: "told";\n  cards: Card[];\n  from: number | string;\n  again?: boolean;' in found.text()
    assert "export type Message = Told | null;" in found.text()
    assert found.text().startswith("/** A card")


def test_lists_of_alternatives_are_put_in_brackets() -> None:
    assert Interfaces().of(list[int | str]) == "(number | string)[]"


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two types are called Same"):
        Interfaces(rename=lambda cls: "Same").add(Told)


def test_what_has_no_fields_is_refused() -> None:
    with pytest.raises(TypeError, match="no fields"):
        Interfaces().of(complex)
