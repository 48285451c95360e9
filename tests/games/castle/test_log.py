"""The log tells the whole game: from events alone a spectator can follow every taler, piece, point, card and helper."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import cast

import pytest

import greathall
from greathall.core.speech.elements import Bundle
from greathall.core.speech.events import Event
from greathall.core.speech.options import Option
from greathall.games.castle.entries import RESOURCES
from greathall.games.castle.state import NOBODY, Castle
from greathall.games.castle.words import words


class Follower:
    """Keeps the books by listening; it knows the set-up and no rule."""

    def __init__(self, s: Castle) -> None:
        seats = range(len(s.players))
        self.talers = [3 for _ in seats]
        self.points = [0 for _ in seats]
        self.pieces = [dict.fromkeys(RESOURCES, 0) | {"sand": 1, "wood": 1} for _ in seats]
        self.helpers = [7 if len(s.players) == 2 else 6 for _ in seats]
        self.played: list[set[str]] = [set() for _ in seats]
        self.gone: list[set[str]] = [set() for _ in seats]
        self.tower = dict.fromkeys(RESOURCES, 1)
        self.forge = 0
        self.built: list[str] = []
        self.places: dict[str, int] = {}
        """Who stands at which carrier or on which space."""
        self.granary: list[int] = []
        self.open: list[str] = []
        self.round = 0
        self.start = -1

    def hear(self, event: Event) -> None:
        listen = getattr(self, f"on_{event.kind.name.replace('-', '_')}", None)
        if listen is not None:
            listen(*event.values)
        elif event.kind.game == "castle" and event.kind.name not in IN_PASSING:
            pytest.fail(f"nobody listens to {event.kind.name}")

    def hand_over(self, seat: int, bundle: Bundle, sign: int) -> None:
        for name, n in bundle:
            self.pieces[seat][name] += sign * n

    def on_round(self, n: int, of: int) -> None:
        self.round = n

    def on_first_player(self, seat: int) -> None:
        self.start = seat

    def on_marker_passed(self, seat: int, owner: int) -> None:
        assert self.start == owner
        self.start = seat

    def on_round_taler(self, seat: int) -> None:
        self.talers[seat] += 1

    def on_reveal(self, seat: int, card: str) -> None:
        self.played[seat].add(card)

    def on_gained(self, seat: int, n: int, card: str) -> None:
        self.talers[seat] += n

    def on_placed(self, seat: int, carrier: str) -> None:
        self.helpers[seat] -= 1
        self.places[carrier] = seat

    def on_displaced(self, seat: int, owner: int, carrier: str) -> None:
        self.helpers[owner] += 1
        assert self.places.pop(carrier) == owner

    def on_moved(self, seat: int, source: str, carrier: str) -> None:
        assert self.places.pop(source) == seat
        self.places[carrier] = seat

    def on_recalled(self, seat: int, source: str) -> None:
        assert self.places.pop(source) == seat
        self.helpers[seat] += 1

    def on_delivered(self, seat: int, bundle: Bundle) -> None:
        self.hand_over(seat, bundle, 1)

    def on_tower_share(self, bundle: Bundle) -> None:
        for resource, n in bundle:
            self.tower[resource] += n

    def on_took_tower(self, seat: int, n: int, resource: str) -> None:
        self.pieces[seat][resource] += n
        self.tower[resource] -= n

    def on_bought(self, seat: int, owner: int, card: str, resource: str) -> None:
        self.pieces[seat][resource] += 1
        self.talers[seat] -= 1
        self.talers[owner] += 1

    def on_took_card(self, seat: int, card: str, bundle: Bundle) -> None:
        self.hand_over(seat, bundle, 1)

    def on_swapped(self, seat: int, resource: str) -> None:
        self.pieces[seat]["silver"] -= 1
        self.pieces[seat][resource] += 1
        self.forge += 1

    def on_built(self, seat: int, building: str, bundle: Bundle) -> None:
        self.hand_over(seat, bundle, -1)
        self.built.append(building)

    def on_points(self, seat: int, n: int, category: str) -> None:
        self.points[seat] += n

    def on_lost_points(self, seat: int, n: int) -> None:
        self.points[seat] -= n

    def on_housed(self, seat: int, space: str, n: int) -> None:
        self.talers[seat] -= n
        self.helpers[seat] -= 1
        self.places[space] = seat

    def on_took_back(self, seat: int, n: int, cards: Bundle) -> None:
        assert len(self.played[seat]) == n
        assert {card for card, _ in cards} == self.played[seat]
        self.played[seat].clear()

    def on_winter(self, event: str) -> None:
        self.open.append(event)

    def on_winter_lasts(self, event: str) -> None:
        self.open.append(event)

    def on_winter_ends(self, event: str) -> None:
        self.open.remove(event)

    def on_winter_settled(self, event: str) -> None:
        self.open.remove(event)

    def on_rewarded(self, seat: int, n: int, event: str) -> None:
        self.talers[seat] += n

    def on_paid(self, seat: int, n: int) -> None:
        self.talers[seat] -= n

    def on_gave(self, seat: int, bundle: Bundle) -> None:
        self.hand_over(seat, bundle, -1)

    def on_lost_card(self, seat: int, card: str, pile: str) -> None:
        self.played[seat].discard(card)
        self.gone[seat].add(card)

    def on_town_tavern_opened(self, seat: int, n: int) -> None:
        self.talers[seat] -= n
        self.helpers[seat] -= 1
        self.places["town_tavern"] = seat

    def on_town_tavern_coins(self, seat: int, n: int) -> None:
        self.talers[seat] += n

    def on_toll(self, seat: int, owner: int, n: int) -> None:
        self.talers[seat] -= n
        self.talers[owner] += n

    def on_toll_waits(self, seat: int, n: int) -> None:
        self.talers[seat] -= n

    def on_toll_unpaid(self, seat: int, carrier: str) -> None:
        self.helpers[seat] += 1
        assert self.places.pop(carrier) == seat

    def on_stored(self, seat: int, n: int) -> None:
        self.talers[seat] -= n
        self.helpers[seat] -= 1
        self.granary.append(seat)

    def on_courted(self, seat: int, resource: str) -> None:
        self.pieces[seat][resource] -= 1

    def on_courted_taler(self, seat: int) -> None:
        self.talers[seat] -= 1

    def on_looted(self, seat: int, resource: str) -> None:
        self.pieces[seat][resource] += 1

    def on_looted_taler(self, seat: int) -> None:
        self.talers[seat] += 1

    def on_went_home(self, seat: int, carrier: str) -> None:
        self.helpers[seat] += 1
        assert self.places.pop(carrier) == seat

    def on_sold_talers(self, seat: int, n: int, points: int) -> None:
        self.talers[seat] -= n

    def on_converted(self, seat: int, resource: str, points: int) -> None:
        self.pieces[seat][resource] -= 1

    def compare(self, s: Castle) -> None:
        """What was heard is what is."""
        assert self.round == s.round
        assert self.start == s.start
        assert self.talers == [player.talers for player in s.players]
        assert self.points == [player.total for player in s.players]
        assert [list(held.values()) for held in self.pieces] == [player.pieces for player in s.players]
        assert self.helpers == [player.helpers for player in s.players]
        assert self.played == [set(player.played) for player in s.players]
        assert self.gone == [set(player.gone) for player in s.players]
        assert list(self.tower.values()) == s.tower
        assert self.forge == s.forge
        assert self.built == list(s.built)
        standing = {one.id: holder for one, holder in zip(s.box.carriers, s.carriers, strict=True) if holder != NOBODY}
        if s.winter is not None:
            settled = [event for event in self.open if event not in s.winter.past[-1:]]  # the last may still be asked
            assert settled == list(s.winter.open)
            assert self.granary == list(s.winter.granary)
            if s.winter.innkeeper != NOBODY:
                standing["town_tavern"] = s.winter.innkeeper
        assert self.places == standing | s.spaces


IN_PASSING = {
    "beggar-refused",
    "bought-no-more",
    "bought-nothing",
    "built-no-more",
    "card-empty",
    "converted-no-more",
    "housed-no-more",
    "not-courting-yet",
    "spared",
    "toll-waived",
    "tower-empty",
    "undelivered",
    "unequipped",
    "final",
    "built-nothing",
    "equipped",
    "housed-nobody",
    "kept-back",
    "no-carrier",
    "no-helper",
    "refused",
    "dropped-out",
    "beauty-won",
    "beauty-undecided",
    "courting-begun",
    "declined",
    "nobody-courts",
    "all-built",
}
"""Told, but followed by another event wherever something changes hands."""


RARE = {"toll-unpaid"}
"""Told so seldom that they are shown in scenes of their own."""

DULL = {"build-nothing", "house-nobody", "convert-no-more"}


def eager(options: list[Option], rng: Random, chosen: Counter[str]) -> Option:
    """A lively player: rather something than nothing, and now and then what nobody has done yet."""
    lively = [option for option in options if option.verb.name not in DULL] or options
    if rng.random() < 0.3:
        return min(lively, key=lambda option: chosen[option.verb.name])
    return rng.choice(lively)


@pytest.mark.rule("castle.supply.open", "castle.supply.pieces", "castle.supply.talers")
@pytest.mark.ruling("castle", 42)
def test_a_spectator_can_follow_every_game_by_its_log() -> None:
    told: set[str] = set()
    chosen: Counter[str] = Counter()
    for seats, (season, seed) in product((2, 3, 4), [("summer", 1), *(("winter", seed) for seed in range(24))]):
        table = greathall.new("castle", seats=seats, seed=seed, season=season)
        follower, rng, heard = Follower(table.state), Random(seed), -1
        while True:
            for _, event in table.events(heard, None):
                follower.hear(event)
                told.add(event.kind.name)
            heard = table.ply
            follower.compare(cast("Castle", table.state))
            if table.over:
                break
            option = eager(rng.choice(table.decisions).options, rng, chosen)
            chosen[option.verb.name] += 1
            table.play(option)
    assert set(words.events) - IN_PASSING - RARE <= told
