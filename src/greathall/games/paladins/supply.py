"""Silver, provisions, workers and attributes: what comes from the supply and returns to it (paladins.setup.supply)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.games.paladins.crews import CRIMINAL, WORKER_INDEX, WORKERS, bundle
from greathall.games.paladins.deeds import Deed
from greathall.games.paladins.effects import deed
from greathall.games.paladins.entries import ATTRIBUTE_INDEX, ATTRIBUTES, RESOURCES, TRACK_END
from greathall.games.paladins.state import Paladins, Player
from greathall.games.paladins.words import AT_THE_END, GAINED, PAID, ROSE, WORKERS_CAME


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
    note_help(s, seat, action, dealer)
    pay(s, seat, s.box.resource_of[action], s.price(s.players[seat], action), dealer)


def note_help(s: Paladins, seat: int, action: str, dealer: Dealer) -> None:
    """The paladin of the round may take an action's price off, or lower it."""
    name = s.players[seat].paladin
    if name and s.box.paladins[name].waives == action:
        dealer.applies("paladins.paladin.waiver")
    if name and s.box.paladins[name].cheaper == action:
        dealer.applies("paladins.paladin.reduction")


def holds(player: Player, resource: str) -> int:
    return player.silver if resource == "silver" else player.provisions


def welcome(s: Paladins, seat: int, counts: tuple[tuple[int, int], ...], dealer: Dealer) -> None:
    """Workers come from the general supply."""
    if not counts:
        return
    workers = s.players[seat].workers
    if s.players[seat].passed:
        dealer.applies("paladins.pass.late-workers")
    for worker, n in counts:
        workers[worker] += n
    dealer.say(WORKERS_CAME, seat, bundle(counts))


def climb(s: Paladins, seat: int, attribute: int, n: int, dealer: Dealer) -> None:
    """An attribute rises for good, at most to the end of the track."""
    attributes = s.players[seat].attributes
    steps = min(n, TRACK_END - attributes[attribute])
    if steps:
        attributes[attribute] += steps
        dealer.say(ROSE, seat, ATTRIBUTES[attribute], steps, attributes[attribute])
    if steps < n:
        dealer.say(AT_THE_END, seat, ATTRIBUTES[attribute], n - steps)


@deed(*RESOURCES)
def _gain_resource(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    gain(s, seat, one.what, one.n, dealer)


@deed(*WORKERS[:CRIMINAL])
def _gain_workers(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    welcome(s, seat, ((WORKER_INDEX[one.what], one.n),), dealer)


@deed(*ATTRIBUTES)
def _gain_attribute(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    climb(s, seat, ATTRIBUTE_INDEX[one.what], one.n, dealer)
