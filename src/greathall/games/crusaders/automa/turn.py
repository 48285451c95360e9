"""An automa's turn: reveal a card and do what its table says (crusaders.ai.ranks)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders.automa import targets
from greathall.games.crusaders.automa.preferences import best, frontier
from greathall.games.crusaders.automa.strategy_rules import STRATEGY_RULES
from greathall.games.crusaders.battle import launch
from greathall.games.crusaders.crusade import allowance, crusades_open, leaders, set_out
from greathall.games.crusaders.entries import Card, Rank
from greathall.games.crusaders.event_targets import BeginEvent
from greathall.games.crusaders.family import GLITTERHOOF, MALE, heirs
from greathall.games.crusaders.overthrow import try_overthrow
from greathall.games.crusaders.plots import bribe, divorce, fabricate, murder, stir
from greathall.games.crusaders.realm import MOST_CARDS, Refill, buy, try_castle, why_not_build, why_not_own
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import holds, lift, of_type, use_up
from greathall.games.crusaders.war import mobilise, why_not_mobilise

ACTIONS_PER_ERA = 6
MARSHAL = "own_turn_start"
NONE = targets.NONE


@step("ai-turn")
class AutomaTurn(Step[Crusaders]):
    """Developments first, then the next card (crusaders.ai.developments, crusaders.ai.hand)."""

    seat: int
    rule: ClassVar[str] = "crusaders.ai.hand"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        _calm(s, self.seat, dealer)
        card = reveal(s, self.seat, dealer)
        if card is None:
            dealer.because(self.rule)
            dealer.say(log.PASSED, self.seat)
            return
        dealer.because(self.rule)
        dealer.say(log.REVEALED, self.seat, card.deck, card.event)
        push(s, BeginEvent(self.seat, card.event))
        act(s, self.seat, card.deck, dealer)


def _calm(s: Crusaders, seat: int, dealer: Dealer) -> None:
    """The Marshal calms the region with most unrest."""
    unruly = [r for r in s.regions_of(seat) if s.unrest[r]]
    if not unruly or MARSHAL in s.houses[seat].used or not holds(s, seat, MARSHAL):
        return
    dealer.applies("crusaders.ai.developments")
    dealer.because("crusaders.development.marshal")
    use_up(s, seat, MARSHAL)
    lift(s, best(unruly, lambda r: (-s.unrest[r],), dealer), "unrest", dealer)


def reveal(s: Crusaders, seat: int, dealer: Dealer) -> Card | None:
    """The top card; crusades beyond the allowance are skipped, the last action of the era must be one."""
    house = s.houses[seat]
    forced = crusades_open(s) and not house.crusades and house.played == ACTIONS_PER_ERA - 1
    forced = forced and any(s.box.cards[card].deck == "crusade" for card in house.hand)
    while house.hand:
        card = s.box.cards[dealer.draw("ai-card", house.hand)]
        insort(s.discard, card.id)
        crusade = card.deck == "crusade"
        if forced and not crusade:
            dealer.because("crusaders.ai.crusade-forced")
        elif crusade and crusades_open(s) and house.crusades >= allowance(s, seat):
            dealer.because("crusaders.ai.crusade-skip")
        else:
            house.played += 1
            return card
        dealer.say(log.AUTOMA_SKIPS, seat, card.deck)
    return None


def act(s: Crusaders, seat: int, deck: str, dealer: Dealer) -> None:
    """The highest rank with a legal target, else the fallback, else nothing."""
    dealer.applies("crusaders.ai.gold", "crusaders.ai.no-counter", "crusaders.ai.targets", "crusaders.ai.rest")
    if deck == "crusade":
        if crusades_open(s):
            set_out(s, seat, crusade_leader(s, seat), dealer)
        else:
            dealer.because("crusaders.ai.hand")
            dealer.say(log.PASSED, seat)
        return
    strategy = s.box.strategies[s.houses[seat].strategy]
    ranks = {"realm": strategy.realm, "intrigue": strategy.intrigue, "war": strategy.war}.get(deck, ())
    for i, rank in enumerate(ranks, start=1):
        plan = PLANS[rank.do](s, seat, rank, dealer)
        if plan is not None:
            dealer.applies("crusaders.ai.ranks")
            dealer.because(STRATEGY_RULES[strategy.id][deck])
            dealer.say(log.AUTOMA_RANK, seat, deck, i, rank.do)
            plan()
            return
    for deed in FALLBACK.get(deck, ()):
        plan = PLANS[deed](s, seat, Rank(do=deed, want=("any",), most=1), dealer)
        if plan is not None:
            dealer.because("crusaders.ai.fallback")
            dealer.say(log.AUTOMA_FALLBACK, seat, deed)
            plan()
            return
    dealer.because("crusaders.ai.fallback")
    dealer.say(log.PASSED, seat)


# Plans: None when a rank has no legal target, else what to do

Plan = Callable[[], None] | None


def plan_develop(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    """Every wanted face-up card that it lacks and has room for (crusaders.ai.develop)."""
    wanted = wanted_cards(s, seat, rank)
    if not wanted:
        return None

    def carry_out() -> None:
        push(s, Refill())
        for card in wanted:
            dealer.because("crusaders.ai.develop")
            buy(s, seat, card, 0, dealer)

    return carry_out


def wanted_cards(s: Crusaders, seat: int, rank: Rank) -> list[str]:
    found: list[str] = []
    room = {kind: MOST_CARDS - len(of_type(s, seat, kind)) for kind in ("councillor", "invention")}
    shown = list(dict.fromkeys(s.display))
    for want in rank.want:
        cards = shown if want == "any" else s.box.classes[want].cards if want in s.box.classes else (want,)
        for card in cards:
            kind = s.box.developments[card].type
            lacks = why_not_own(s, seat, card) is None and card not in found
            if card in shown and lacks and room[kind] > 0:
                found.append(card)
                room[kind] -= 1
    return found[: min(MOST_CARDS, rank.most)]


def plan_build(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    found = [r for r in s.regions_of(seat) if why_not_build(s, seat, r, (), 0) is None]
    if not found:
        return None
    return lambda: try_castle(s, seat, frontier(s, seat, found, dealer), (), 0, dealer)


def plan_overthrow(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    region = targets.overthrow_target(s, seat, dealer)
    return None if region == NONE else lambda: try_overthrow(s, seat, region, (), dealer)


def plan_fabricate(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    house = targets.claim_target(s, seat)
    return None if house == NONE else lambda: fabricate(s, seat, house, dealer)


def plan_murder_child(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    victim = targets.child_victim(s, seat)
    return (lambda: murder(s, seat, victim, dealer)) if victim else None


def plan_murder_ruler(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    victim = targets.ruler_victim(s, seat)
    return (lambda: murder(s, seat, victim, dealer)) if victim else None


def plan_bribe(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    house = targets.bribe_target(s, seat)
    return None if house == NONE else lambda: bribe(s, seat, house, dealer)


def plan_unrest(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    region = targets.unrest_target(s, seat, dealer)
    return None if region == NONE else lambda: stir(s, seat, region, dealer)


def plan_divorce(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    spouse = s.houses[seat].ruler.spouse
    return (lambda: divorce(s, seat, spouse, dealer)) if spouse else None


def _march(s: Crusaders, seat: int, region: int, dealer: Dealer) -> Plan:
    if region == NONE:
        return None

    def carry_out() -> None:
        source, helpers = targets.line_up(s, seat, region)
        launch(s, seat, ((source, region),), tuple((r, region) for r in helpers), False, dealer)

    return carry_out


def plan_invade(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    return _march(s, seat, targets.invasion_target(s, seat, rank, dealer), dealer)


def plan_annex(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    return _march(s, seat, targets.annex_target(s, seat, dealer), dealer)


def plan_invade_independent(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    return _march(s, seat, targets.independent_target(s, seat, dealer), dealer)


def plan_mobilise(s: Crusaders, seat: int, rank: Rank, dealer: Dealer) -> Plan:
    found = [r for r in s.regions_of(seat) if why_not_mobilise(s, seat, r) is None]
    if not found:
        return None
    return lambda: mobilise(s, seat, frontier(s, seat, found, dealer), dealer)


PLANS: dict[str, Callable[[Crusaders, int, Rank, Dealer], Plan]] = {
    "annex": plan_annex,
    "bribe": plan_bribe,
    "build": plan_build,
    "develop": plan_develop,
    "divorce": plan_divorce,
    "fabricate": plan_fabricate,
    "invade": plan_invade,
    "invade_independent": plan_invade_independent,
    "mobilise": plan_mobilise,
    "murder_child": plan_murder_child,
    "murder_ruler": plan_murder_ruler,
    "overthrow": plan_overthrow,
    "unrest": plan_unrest,
}

FALLBACK = {
    "realm": ("develop", "build"),
    "intrigue": ("overthrow", "fabricate", "unrest"),
    "war": ("annex", "invade_independent"),
}
"""Other legal actions of a card, in order (crusaders.ai.fallback)."""


def crusade_leader(s: Crusaders, seat: int) -> str:
    """The least important man: the last of each kind in succession (crusaders.ai.crusade)."""
    house = s.houses[seat]
    able = leaders(s, seat)
    line = heirs(s, house)
    sexes = s.box.sexes
    husbands = [one.spouse for one in line if one.spouse and sexes[one.spouse] == MALE]
    consort = [house.ruler.spouse] if house.ruler.spouse and sexes[house.ruler.spouse] == MALE else []
    brothers = [one.card for one in line if one in house.siblings and sexes[one.card] == MALE]
    sons = [one.card for one in line[1:] if one in house.children and sexes[one.card] == MALE]
    groups = ([GLITTERHOOF], husbands, consort, brothers, sons, [one.card for one in line[:1]])
    for group in groups:
        for card in reversed(group):
            if card in able:
                return card
    return house.ruler.card
