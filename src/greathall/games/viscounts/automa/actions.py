"""What the automa does: building, placing workers, transcribing, paid or free (viscounts.solo.build and after)."""

from __future__ import annotations

from collections.abc import Callable

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import push
from greathall.games.viscounts.automa.effects import flip
from greathall.games.viscounts.automa.schemes import plan_of
from greathall.games.viscounts.build import ANYWHERE, BUILDINGS, HERE, free_sites, raise_building
from greathall.games.viscounts.effects import automa_noun, fizzle
from greathall.games.viscounts.goods import spend
from greathall.games.viscounts.kingdom import POSITIONS
from greathall.games.viscounts.payment import ICON_OF, PLACE, RAISE, RESOURCE_OF, TRANSCRIBE, held
from greathall.games.viscounts.placing import Enter
from greathall.games.viscounts.state import Viscounts
from greathall.games.viscounts.transcribe import Copy, fitting, manuscript_cost, take_manuscript
from greathall.games.viscounts.words import AUTOMA_CANNOT, AUTOMA_CANNOT_PAY, AUTOMA_TRIES, PAID

FLIP = "flip"


def icons_for(s: Viscounts, seat: int, action: str) -> int:
    """Schemes, uncovered printed spaces, slots and bonus cards; criminals are wild (ruling 64)."""
    return s.wild_icons(seat, ICON_OF[action])


def resources_for(s: Viscounts, seat: int, action: str) -> int:
    plan = plan_of(s)
    pooled = not s.box.automas[plan.automa].priority
    return plan.pooled if pooled else held(s, seat, RESOURCE_OF[action])


def pay(s: Viscounts, seat: int, action: str, needed: int, dealer: Dealer) -> None:
    """Icons first, then the fewest resources that reach."""
    dealer.because("viscounts.solo.paying")
    missing = max(needed - icons_for(s, seat, action), 0)
    plan = plan_of(s)
    if s.box.automas[plan.automa].priority:
        spend(s, seat, RESOURCE_OF[action], missing, dealer)
    elif missing:
        plan.pooled -= missing
        dealer.say(PAID, seat, missing, "resource")


def attempt(s: Viscounts, seat: int, action: str, dealer: Dealer) -> bool:
    """Tries an action; True when it was done."""
    if action == "focus":
        dealer.applies("viscounts.solo.focus")
        action = s.box.automas[plan_of(s).automa].focus
    dealer.say(AUTOMA_TRIES, seat, action)
    return ATTEMPTS[action](s, seat, dealer)


def attempt_build(s: Viscounts, seat: int, dealer: Dealer) -> bool:
    """The leftmost building it can pay for, on the first free site of its bank (ruling 65)."""
    dealer.because("viscounts.solo.build")
    sites = free_sites(s, seat, HERE)
    slots = unbuilt(s, seat)
    if not sites or not slots:
        dealer.say(AUTOMA_CANNOT, seat, RAISE)
        return False
    have = icons_for(s, seat, RAISE) + resources_for(s, seat, RAISE)
    costs = {slot: s.box.buildings[s.box.slot_building[slot]].cost for slot in slots}
    for slot, cost in costs.items():
        if cost <= have:
            pay(s, seat, RAISE, cost, dealer)
            dealer.because("viscounts.solo.build")
            raise_building(s, seat, slot, sites[0], dealer)
            return True
    dealer.say(AUTOMA_CANNOT_PAY, seat, RAISE, min(costs.values()), have)
    return False


def unbuilt(s: Viscounts, seat: int, building: str = "") -> list[str]:
    """Its covered slots from the left, of one kind or of all: guildhalls come first."""
    built = s.players[seat].slots
    return [
        slot.id
        for slot in s.box.automa_slots[plan_of(s).automa]
        if slot.id not in built and building in ("", slot.building)
    ]


def attempt_place(s: Viscounts, seat: int, dealer: Dealer) -> bool:
    """As many workers as it can pay for, never one alone (ruling 72)."""
    dealer.because("viscounts.solo.workers")
    have = icons_for(s, seat, PLACE) + resources_for(s, seat, PLACE)
    supply = s.players[seat].workers
    placings = [(nobles, workers) for nobles, workers in s.box.automa_placings if workers <= supply]
    if not placings:
        dealer.because("viscounts.castle.supply")
        dealer.say(AUTOMA_CANNOT, seat, PLACE)
        return False
    for nobles, workers in placings:
        if nobles <= have:
            pay(s, seat, PLACE, nobles, dealer)
            push(s, Enter(seat, s.players[seat].at // 3, workers))
            return True
    dealer.say(AUTOMA_CANNOT_PAY, seat, PLACE, placings[-1][0], have)
    return False


def attempt_transcribe(s: Viscounts, seat: int, dealer: Dealer) -> bool:
    """The manuscript of its segment, printed if the pile is empty (ruling 73)."""
    dealer.applies("viscounts.solo.transcribe")
    position = s.players[seat].at // 3
    cost = manuscript_cost(s, position)
    have = icons_for(s, seat, TRANSCRIBE) + resources_for(s, seat, TRANSCRIBE)
    if cost > have:
        dealer.say(AUTOMA_CANNOT_PAY, seat, TRANSCRIBE, cost, have)
        return False
    pay(s, seat, TRANSCRIBE, cost, dealer)
    push(s, Copy(seat, position))
    return True


def attempt_flip(s: Viscounts, seat: int, dealer: Dealer) -> bool:
    """The card automa's focus; it fails with nothing to flip (ruling 69)."""
    player = s.players[seat]
    if not (player.debts or player.deeds):
        dealer.because("viscounts.solo.flip")
        dealer.say(AUTOMA_CANNOT, seat, FLIP)
        return False
    flip(s, seat, 1, dealer)
    return True


ATTEMPTS: dict[str, Callable[[Viscounts, int, Dealer], bool]] = {
    RAISE: attempt_build,
    PLACE: attempt_place,
    TRANSCRIBE: attempt_transcribe,
    FLIP: attempt_flip,
}


# Free buildings and manuscripts


def _teach_building(building: str) -> None:
    @automa_noun(building)
    def anywhere(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
        build_free(s, seat, building, ANYWHERE, dealer)

    @automa_noun(f"{building}_here")
    def here(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
        build_free(s, seat, building, HERE, dealer)


for _building in BUILDINGS:
    _teach_building(_building)


def build_free(s: Viscounts, seat: int, building: str, where: str, dealer: Dealer) -> None:
    """Its leftmost piece of the kind, on the first free site clockwise from its viscount (ruling 65)."""
    slots = unbuilt(s, seat, building)
    sites = free_sites(s, seat, where)
    if not slots or not sites:
        fizzle(seat, building if where == ANYWHERE else f"{building}_here", dealer, "viscounts.solo.build-free")
        return
    dealer.because("viscounts.solo.build-free")
    start = s.kingdom.sites_at[s.players[seat].at][0]
    nearest = min(sites, key=lambda site: (site - start) % len(s.owners))
    raise_building(s, seat, slots[0], nearest, dealer)


@automa_noun("manuscript")
def free_manuscript(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    """From its segment, or the next one clockwise whose manuscript fits; none fits: nothing (ruling 73)."""
    positions = fitting(s)
    if not positions:
        fizzle(seat, "manuscript", dealer, "viscounts.solo.transcribe-free")
        return
    dealer.because("viscounts.solo.transcribe-free")
    own = s.players[seat].at // 3
    take_manuscript(s, seat, min(positions, key=lambda at: (at - own) % POSITIONS), dealer)
