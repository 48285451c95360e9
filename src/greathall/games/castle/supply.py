"""Moving pieces, talers and points, so that nothing is made or lost on the way."""

from __future__ import annotations

from collections.abc import Iterable

from greathall.core.rules.dealer import Dealer
from greathall.core.speech.elements import Bundle
from greathall.games.castle.entries import RESOURCE_INDEX, RESOURCES, SILVER
from greathall.games.castle.state import CATEGORY_INDEX, Castle
from greathall.games.castle.words import LOST_POINTS, PAID, POINTS


def bundle(pieces: Iterable[int]) -> Bundle:
    """Pieces as an event tells them."""
    return tuple((RESOURCES[i], n) for i, n in enumerate(pieces) if n)


def take_talers(s: Castle, seat: int, n: int) -> int:
    """From the treasury, as far as it reaches (castle.supply.talers); returns how many."""
    n = min(n, s.treasury)
    s.treasury -= n
    s.players[seat].talers += n
    return n


def pay_fee(s: Castle, seat: int, n: int) -> None:
    """To the treasury, where another event tells of it."""
    player = s.players[seat]
    assert player.talers >= n
    player.talers -= n
    s.treasury += n


def pay_talers(s: Castle, seat: int, n: int, dealer: Dealer) -> None:
    """To the treasury."""
    pay_fee(s, seat, n)
    if n:
        dealer.say(PAID, seat, n)


def give_back(s: Castle, seat: int, resource: int, n: int) -> None:
    """Own pieces to the carts; silver to the rider."""
    s.players[seat].pieces[resource] -= n
    s.stock[resource] += n
    assert s.players[seat].pieces[resource] >= 0


def swap_silver(s: Castle, seat: int, resource: int) -> None:
    """One silver to the forge, one piece from a cart (castle.build.silver)."""
    player = s.players[seat]
    assert player.pieces[SILVER] > 0
    assert s.stock[resource] > 0
    player.pieces[SILVER] -= 1
    s.forge += 1
    s.stock[resource] -= 1
    player.pieces[resource] += 1


def score(s: Castle, seat: int, n: int, category: str, dealer: Dealer) -> None:
    """Told even where it is nothing: somebody has counted on it."""
    s.players[seat].points[CATEGORY_INDEX[category]] += n
    dealer.say(POINTS, seat, n, category)


def lose_points(s: Castle, seat: int, n: int, dealer: Dealer) -> None:
    """Points never drop below 0."""
    player = s.players[seat]
    if n > player.total:
        dealer.because("castle.winter.points-floor")
        n = player.total
    if n:
        player.points[CATEGORY_INDEX["winter"]] -= n
        dealer.say(LOST_POINTS, seat, n)


def index(resource: object) -> int:
    """A resource option argument as an index."""
    return RESOURCE_INDEX[str(resource)]
