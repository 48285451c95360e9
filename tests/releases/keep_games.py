"""Games as a release plays them: saves and records of every game, seat count and variant, running and finished."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator

import greathall
from tests.releases.kept import Json, facts

OVERLAYS: dict[str, dict[str, dict[str, object]]] = {
    "castle": {"building": {"well": {"cost": 14}}, "text": {"en": {"castle-building-well": "Fountain"}}},
    "paladins": {"tax_supply": {"players_2": {"silver": 5}}, "workshop": {"workshop_1": {"worker": "cleric"}}},
    "viscounts": {"townsfolk": {"acolyte": {"cost": 4}}},
    "crusaders": {"development": {"chancellor": {"copies": 3}}},
}
"""Corrections of components that travel with a game."""
ONWARD = 12
"""Choices that are kept after a save, with the state that they lead to."""


def wanted(game: greathall.GameInfo) -> Iterator[tuple[int, Json]]:
    """Every seat count, then every choice of every variant that is not the usual one."""
    for seats in game.seats:
        yield seats, {}
    for variant in game.variants:
        for number, choice in enumerate(variant.choices):
            if choice != variant.default:
                chosen = {variant.name: choice}
                counts = fitting(game, chosen)
                if counts:  # some choices go only together with others
                    yield counts[number % len(counts)], chosen
    if game.id == "castle":
        yield 4, {"season": "winter", "winter_cards": "6", "tavern_rules": "free"}


def fitting(game: greathall.GameInfo, variants: Json) -> list[int]:
    """The seat counts that a variant is made for."""
    counts = []
    for seats in game.seats:
        with contextlib.suppress(greathall.SetupError):
            begin(game.id, seats, variants, None)
            counts.append(seats)
    return counts


def begin(game: str, seats: int, variants: Json, components: dict[str, dict[str, object]] | None) -> greathall.Table:
    return greathall.new(game, seats=seats, seed=f"{game} {seats} {variants}", components=components, **variants)


def move(table: greathall.Table, rng: random.Random) -> str:
    option = rng.choice(rng.choice(table.decisions).options)
    table.play(option)
    if table.can_undo(option.seat) and rng.random() < 0.05:
        table.undo(option.seat)
    return option.notation


def played(table: greathall.Table, rng: random.Random) -> Iterator[tuple[str, greathall.Table]]:
    """A game some way on, with choices taken back on the way, and at its end."""
    half = rng.randrange(20, 60)
    while table.ply < half and not table.over:
        move(table, rng)
    if not table.over:
        yield "running", table.clone()
    while not table.over:
        move(table, rng)
    yield "over", table


def keep(name: str, table: greathall.Table) -> Json:
    kept: Json = {"name": name, "save": table.to_json(), "record": table.record(), **facts(table)}
    onward = greathall.from_json(kept["save"])
    rng = random.Random(name)
    kept["onward"] = []
    while len(kept["onward"]) < ONWARD and not onward.over:
        option = rng.choice(rng.choice(onward.decisions).options)
        onward.play(option)
        kept["onward"].append(option.notation)
    kept["then"] = facts(onward)
    return kept


def games_of(game: greathall.GameInfo) -> Iterator[Json]:
    for seats, variants in wanted(game):
        name = " ".join([game.id, str(seats), *(f"{what}={choice}" for what, choice in variants.items())])
        for stage, table in played(begin(game.id, seats, variants, None), random.Random(name)):
            yield keep(f"{name} {stage}", table)
    seats = max(2, game.seats[0])
    for stage, table in played(begin(game.id, seats, {}, OVERLAYS[game.id]), random.Random(2)):
        yield keep(f"{game.id} {seats} corrected {stage}", table)
    *_, (_, table) = played(resigned(game), random.Random(3))
    yield keep(f"{game.id} 3 resigned over", table)


def resigned(game: greathall.GameInfo) -> greathall.Table:
    """A game in which somebody has given up early."""
    table, rng = begin(game.id, 3, {}, None), random.Random(4)
    while table.ply < 15:
        move(table, rng)
    table.resign(1)
    return table


def all_games() -> str:
    kept = [one for game in greathall.games() for one in games_of(game)]
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
