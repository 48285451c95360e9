"""Silver, provisions, workers and attributes: what comes and goes without further ado (paladins.setup.supply)."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.games.paladins.box import ATTRIBUTE_INDEX, ATTRIBUTES, RESOURCES, TRACK_END, Deed
from greathall.games.paladins.crews import CRIMINAL, WORKER_INDEX, WORKERS, bundle
from greathall.games.paladins.resolve import deed
from greathall.games.paladins.state import Paladins, Player
from greathall.games.paladins.words import GAINED, PAID, ROSE, WORKERS_CAME


def gain(s: Paladins, seat: int, resource: str, n: int, dealer: Dealer) -> None:
    player = s.players[seat]
    if resource == "silver":
        player.silver += n
    else:
        player.provisions += n
    dealer.say(GAINED, seat, n, resource)


def pay(s: Paladins, seat: int, resource: str, n: int, dealer: Dealer) -> None:
    if not n:
        return
    player = s.players[seat]
    if resource == "silver":
        player.silver -= n
    else:
        player.provisions -= n
    dealer.say(PAID, seat, n, resource)


def pay_price(s: Paladins, seat: int, action: str, dealer: Dealer) -> None:
    """What the next use of an action costs, after the paladin's help."""
    pay(s, seat, s.box.resource_of[action], s.price(s.players[seat], action), dealer)


def holds(player: Player, resource: str) -> int:
    return player.silver if resource == "silver" else player.provisions


def welcome(s: Paladins, seat: int, counts: tuple[tuple[int, int], ...], dealer: Dealer) -> None:
    """Workers come from the general supply."""
    if not counts:
        return
    workers = s.players[seat].workers
    if s.players[seat].passed:
        dealer.rule("paladins.pass.late-workers")
    for worker, n in counts:
        workers[worker] += n
    dealer.say(WORKERS_CAME, seat, bundle(counts))


def climb(s: Paladins, seat: int, attribute: int, n: int, dealer: Dealer) -> None:
    """An attribute rises for good, at most to the end of the track."""
    attributes = s.players[seat].attributes
    attributes[attribute] = min(TRACK_END, attributes[attribute] + n)
    dealer.say(ROSE, seat, ATTRIBUTES[attribute], n, attributes[attribute])


@deed(*RESOURCES)
def _gain_resource(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    gain(s, seat, one.what, one.n, dealer)


@deed(*WORKERS[:CRIMINAL])
def _gain_workers(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    welcome(s, seat, ((WORKER_INDEX[one.what], one.n),), dealer)


@deed(*ATTRIBUTES)
def _gain_attribute(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    climb(s, seat, ATTRIBUTE_INDEX[one.what], one.n, dealer)
