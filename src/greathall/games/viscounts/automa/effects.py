"""What effects mean to the automa, by its reference card (viscounts.solo.silver to viscounts.solo.scheme-gain)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import push
from greathall.games.viscounts.action import dismiss
from greathall.games.viscounts.automa.schemes import futures_left, gain_future, plan_of, shuffle_schemes
from greathall.games.viscounts.box import RESOURCES
from greathall.games.viscounts.debts_deeds import flip_debts, flip_deeds
from greathall.games.viscounts.effects import automa_noun, fizzle, perform
from greathall.games.viscounts.goods import gain
from greathall.games.viscounts.placing import Enter
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.track import gain_virtue
from greathall.games.viscounts.words import AUTOMA_INSTEAD, GAINED

# Resources


@automa_noun("resource")
def take_resources(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """The first of its list that it holds too few of; the card automa keeps them all as one kind."""
    for _ in range(n):
        dealer.because("viscounts.solo.priority")
        keep_resource(s, seat, wanted(s, seat), 1, dealer)


def wanted(s: Viscounts, seat: int) -> str:
    """The resource it would take now (viscounts.solo.priority); empty for the card automa."""
    player = s.players[seat]
    held = {"ink": player.ink, "gold": player.gold, "stone": player.stone}
    for one in s.box.automas[plan_of(s).automa].priority:
        if not one.until or held[one.resource] < one.until:
            return one.resource
    return ""


def keep_resource(s: Viscounts, seat: int, what: str, n: int, dealer: Dealer) -> None:
    plan = plan_of(s)
    if s.box.automas[plan.automa].priority:
        gain(s, seat, what, n, dealer)
    else:
        dealer.because("viscounts.solo.pooled")
        plan.pooled += n
        dealer.say(GAINED, seat, n, "resource")


def _teach_resource(what: str) -> None:
    @automa_noun(what)
    def take(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
        keep_resource(s, seat, what, n, dealer)


for _name in RESOURCES:
    _teach_resource(_name)


@automa_noun("silver")
def silver(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """Every two become a resource; one left over is lost (ruling 62)."""
    dealer.because("viscounts.solo.silver")
    dealer.say(AUTOMA_INSTEAD, seat, "silver", "resource" if n > 1 else "nothing")
    take_resources(s, seat, n // 2, dealer)


@automa_noun("rearrange")
def rearrange(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    dealer.because("viscounts.solo.silver")
    dealer.say(AUTOMA_INSTEAD, seat, "rearrange", "resource")
    take_resources(s, seat, 1, dealer)


# Flips


@automa_noun("flip")
def flip(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """The kind it has flipped fewer of, a debt if equal, or whatever it can (viscounts.solo.flip)."""
    for _ in range(n):
        player = s.players[seat]
        if player.debts and (not player.deeds or player.paid <= player.approved):
            flip_debt(s, seat, 1, dealer)
        else:
            flip_deed(s, seat, 1, dealer)


@automa_noun("flip_debt")
def flip_debt(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    if s.players[seat].debts:
        flip_debts(s, seat, 1, dealer)
    else:
        _virtue_instead(s, seat, "flip_debt", 1, dealer)


@automa_noun("flip_deed")
def flip_deed(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    if s.players[seat].deeds:
        flip_deeds(s, seat, 1, dealer)
    else:
        _virtue_instead(s, seat, "flip_deed", 1, dealer)


@automa_noun("destroy")
def destroy(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    dealer.because("viscounts.solo.destroy")
    dealer.say(AUTOMA_INSTEAD, seat, "destroy", "flip")
    flip(s, seat, n, dealer)


# Virtue


@automa_noun("discard")
def discard(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    _virtue_instead(s, seat, "discard", n, dealer)


@automa_noun("castle_move")
def castle_move(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    _virtue_instead(s, seat, "castle_move", n, dealer)


def _virtue_instead(s: Viscounts, seat: int, what: str, n: int, dealer: Dealer) -> None:
    dealer.because("viscounts.solo.virtue")
    dealer.say(AUTOMA_INSTEAD, seat, what, "virtue")
    gain_virtue(s, seat, n, dealer)


# Schemes and townsfolk


@automa_noun("hire")
def hire(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    dealer.because("viscounts.solo.scheme-gain")
    dealer.say(AUTOMA_INSTEAD, seat, "hire", "scheme")
    schemes(s, seat, n, dealer)


@automa_noun("scheme")
def schemes(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    for _ in range(n):
        if futures_left(s) > 0:
            gain_future(s, seat, dealer)
        else:
            dealer.because("viscounts.solo.destroy")
            dealer.say(AUTOMA_INSTEAD, seat, "scheme", "flip")
            flip(s, seat, 1, dealer)


@automa_noun("shuffle")
def shuffle(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    if plan_of(s).discard:
        shuffle_schemes(s, seat, dealer)
    else:
        fizzle(seat, "shuffle", dealer, "viscounts.solo.shuffle")


@automa_noun("dismissal")
def dismissal(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """Without icons; an empty pile gives the printed effect (ruling 71)."""
    dealer.because("viscounts.solo.dismiss")
    position = s.players[seat].at // 3
    card = s.townsfolk[position]
    key = f"townsfolk:{card}.on_hire" if card else f"printed_townsfolk:{s.segments[position]}.on_hire"
    dismiss(s, seat, dealer)
    perform(s, seat, key)


@automa_noun("worker")
def workers(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """Free workers go to the section of its segment (viscounts.solo.workers)."""
    if s.players[seat].workers:
        dealer.applies("viscounts.solo.workers")
        push(s, Enter(seat, s.players[seat].at // 3, n))
    else:
        fizzle(seat, "worker", dealer, "viscounts.castle.supply")
