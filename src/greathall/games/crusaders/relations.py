"""Claims, wars and pacts between houses, and pacts with independent regions."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.speech.events import EventKind
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders.state import NOBODY, Crusaders
from greathall.games.crusaders.supply import settle_lord


def has_claim(s: Crusaders, seat: int, against: int) -> bool:
    return bool(s.claims[seat] >> against & 1)


def at_war(s: Crusaders, seat: int, against: int) -> bool:
    return bool(s.wars[seat] >> against & 1)


def allied(s: Crusaders, seat: int, other: int) -> bool:
    return bool(s.pacts[seat] >> other & 1)


def members(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def add_claim(s: Crusaders, seat: int, against: int, dealer: Dealer) -> None:
    """A casus belli, unless it is held already or war is on."""
    if seat == against or has_claim(s, seat, against) or at_war(s, seat, against):
        return
    if not (s.houses[seat].alive and s.houses[against].alive):
        return
    s.claims[seat] |= 1 << against
    dealer.say(log.CLAIM, seat, against)


def drop_claim(s: Crusaders, seat: int, against: int, dealer: Dealer) -> None:
    if has_claim(s, seat, against):
        s.claims[seat] &= ~(1 << against)
        dealer.say(log.CLAIM_ENDED, seat, against)


def declare_war(s: Crusaders, seat: int, against: int, dealer: Dealer) -> None:
    """The casus belli is used up; the war is mutual (crusaders.war.declare)."""
    for holder, other in ((seat, against), (against, seat)):
        if has_claim(s, holder, other):
            s.claims[holder] &= ~(1 << other)
            dealer.say(log.CLAIM_USED, holder, other)
    if not at_war(s, seat, against):
        s.wars[seat] |= 1 << against
        s.wars[against] |= 1 << seat
        dealer.say(log.WAR, seat, against)


def make_peace(s: Crusaders, seat: int, other: int, dealer: Dealer) -> None:
    """Ends a war with the claims of both sides."""
    end_quarrel(s, seat, other, log.PEACE, dealer)


def end_quarrel(s: Crusaders, seat: int, other: int, told: EventKind, dealer: Dealer) -> None:
    drop_claim(s, seat, other, dealer)
    drop_claim(s, other, seat, dealer)
    if at_war(s, seat, other):
        s.wars[seat] &= ~(1 << other)
        s.wars[other] &= ~(1 << seat)
        dealer.say(told, seat, other)


def make_pact(s: Crusaders, seat: int, other: int, dealer: Dealer) -> None:
    """Marriage allies two houses and ends their quarrels (crusaders.marriage.ends-war)."""
    dealer.because("crusaders.marriage.ends-war")
    make_peace(s, seat, other, dealer)
    if not allied(s, seat, other):
        dealer.applies("crusaders.pact.parties")
        s.pacts[seat] |= 1 << other
        s.pacts[other] |= 1 << seat
        dealer.say(log.PACT, seat, other)


def break_pact(s: Crusaders, seat: int, other: int, dealer: Dealer) -> None:
    if allied(s, seat, other):
        s.pacts[seat] &= ~(1 << other)
        s.pacts[other] &= ~(1 << seat)
        dealer.say(log.PACT_ENDED, seat, other)


def ally_region(s: Crusaders, seat: int, region: int, dealer: Dealer) -> None:
    """The shield replaces the lord until the region changes hands (crusaders.marriage.independent-pact)."""
    s.ally[region] = seat
    dealer.applies("crusaders.marriage.independent-pact")
    dealer.say(log.PACT_REGION, seat, s.box.look.regions[region])


def end_region_pact(s: Crusaders, region: int, dealer: Dealer) -> None:
    """A pact with a region that is still independent brings a new lord at once (crusaders.pact.end)."""
    if s.ally[region] != NOBODY:
        dealer.applies("crusaders.pact.end")
        dealer.say(log.PACT_REGION_ENDED, s.ally[region], s.box.look.regions[region])
        s.ally[region] = NOBODY
        dealer.because("crusaders.setup.independents")
        settle_lord(s, region, dealer)


def forget_house(s: Crusaders, seat: int, dealer: Dealer) -> None:
    """A defeated house has no claims, wars or pacts, and nobody has any with it (crusaders.defeat.when)."""
    for other in range(len(s.houses)):
        end_quarrel(s, seat, other, log.WAR_ENDED, dealer)
        break_pact(s, seat, other, dealer)
    for region, ally in enumerate(s.ally):
        if ally == seat:
            end_region_pact(s, region, dealer)
