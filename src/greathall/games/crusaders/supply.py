"""Gold, cards, characters and tokens moving between supplies, seats and regions."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable

from greathall.core.rules.dealer import Dealer
from greathall.core.speech.elements import Bundle
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders.state import NOBODY, Crusaders

STINGY = "random_stingy"
"""Printed without a rim, it belongs to the event tokens (crusaders.setup.random-bag)."""


def bundle(things: Iterable[str]) -> Bundle:
    """Things with their numbers, as events tell them."""
    return tuple(sorted(Counter(things).items()))


# Gold


def gain(s: Crusaders, seat: int, n: int, dealer: Dealer, *, tell: bool = True) -> None:
    """Gold from the treasury, as far as it goes (crusaders.base.limits); an automa keeps none (crusaders.ai.gold)."""
    if s.is_automa(seat):
        return
    n = min(n, s.treasury)
    if n > 0:
        s.treasury -= n
        s.houses[seat].gold += n
        if tell:
            dealer.say(log.GAINED, seat, n)


def pay(s: Crusaders, seat: int, n: int, dealer: Dealer, *, tell: bool = True) -> None:
    """Gold to the treasury; not told where another line of the log says it anyway."""
    if n <= 0 or s.is_automa(seat):
        return
    assert s.houses[seat].gold >= n
    s.houses[seat].gold -= n
    s.treasury += n
    if tell:
        dealer.say(log.PAID, seat, n)


def give_gold(s: Crusaders, source: int, to: int, n: int, dealer: Dealer) -> None:
    """From hand to hand; an automa pays and is paid through the treasury (crusaders.ai.gold)."""
    if n <= 0:
        return
    if s.is_automa(source):
        gain(s, to, n, dealer)
        return
    if s.is_automa(to):
        pay(s, source, n, dealer)
        return
    s.houses[source].gold -= n
    s.houses[to].gold += n
    dealer.say(log.GOLD_GIVEN, to, source, n)


# Action cards


def cards_left(s: Crusaders, deck: str) -> int:
    """Cards of a type that can still be drawn, the discard included."""
    cards = s.box.cards
    return len(s.decks[deck]) + sum(1 for card in s.discard if cards[card].deck == deck)


def draw_card(s: Crusaders, deck: str, dealer: Dealer) -> str:
    """The next action card; an empty deck is made anew from its discard (crusaders.base.reshuffle).

    Empty when there is none anywhere.
    """
    pool = s.decks[deck]
    if not pool:
        cards = s.box.cards
        dealer.applies("crusaders.base.reshuffle")
        pool.extend(sorted(card for card in s.discard if cards[card].deck == deck))
        s.discard = [card for card in s.discard if cards[card].deck != deck]
    return dealer.draw(deck, pool) if pool else ""


# Characters


def draw_character(s: Crusaders, culture: str, dealer: Dealer, sex: str = "") -> str:
    """The next card of a culture (of a sex); empty when there is none anywhere (crusaders.base.empty-bag)."""
    pool = s.folk[culture]
    wanted = _of_sex(s, pool, sex)
    if not wanted:
        dealer.applies("crusaders.base.reshuffle")
        pool.extend(s.folk_discard[culture])
        pool.sort()
        s.folk_discard[culture] = []
        wanted = _of_sex(s, pool, sex)
        if not wanted:
            return ""
    card = dealer.pick("folk", wanted)
    pool.remove(card)
    return card


def _of_sex(s: Crusaders, pool: list[str], sex: str) -> list[str]:
    if not sex:
        return pool
    return [card for card in pool if s.box.sexes[card] == sex]


def discard_character(s: Crusaders, card: str) -> None:
    """Culture cards to their discard; starting rulers and Glitterhoof leave the game (crusaders.family.glitterhoof)."""
    character = s.box.characters.get(card)
    if character is None or not character.culture:
        insort(s.gone, card)
    else:
        insort(s.folk_discard[character.culture], card)


# Trait tokens


def draw_trait(s: Crusaders, dealer: Dealer) -> str:
    """A random trait; empty when the general bag is (crusaders.base.empty-bag)."""
    if s.bag:
        return dealer.draw("trait", s.bag)
    dealer.applies("crusaders.base.empty-bag")
    return ""


def return_token(s: Crusaders, token: str) -> None:
    """Where a token goes when it is lost (crusaders.check.sacrificed-tokens)."""
    pool = s.box.pool_of[token]
    if pool == "event" or token == STINGY:
        insort(s.event_tokens, token)
    elif pool == "random":
        insort(s.bag, token)
    else:
        insort(s.gone, token)


def from_general_bag(s: Crusaders, token: str) -> bool:
    return s.box.pool_of[token] == "random" and token != STINGY


def tell_trait(s: Crusaders, card: str, token: str, dealer: Dealer) -> None:
    """A token lies on a character; some languages bend the trait for a woman."""
    if token:
        dealer.say(log.TRAIT_ON_HER if s.box.sexes[card] == "female" else log.TRAIT_ON, card, token)


def into_bag(s: Crusaders, seat: int, token: str, dealer: Dealer) -> None:
    """A token joins a dynasty's bag in sight of all."""
    if token:
        put_into_bag(s, seat, token)
        dealer.say(log.TRAIT_GAINED, seat, token)


def bring(s: Crusaders, seat: int, card: str, token: str, dealer: Dealer) -> None:
    """A token on a card joins the bag of its dynasty."""
    put_into_bag(s, seat, token)
    dealer.say(log.TRAIT_BROUGHT, seat, card, token)


def put_into_bag(s: Crusaders, seat: int, token: str) -> None:
    insort(s.houses[seat].bag, token)
    insort(s.houses[seat].seen, token)


def out_of_bag(s: Crusaders, seat: int, token: str, dealer: Dealer) -> None:
    """A token of the owner's choice leaves the bag; which random one it was, nobody else learns."""
    house = s.houses[seat]
    house.bag.remove(token)
    return_token(s, token)
    if from_general_bag(s, token):
        dealer.applies("crusaders.base.private-bags")
        dealer.say(log.TRAIT_REMOVED, seat, token, only=(seat,))
        dealer.say(log.TRAIT_REMOVED_SECRETLY, seat, hide_from=seat)
    else:
        house.seen.remove(token)
        dealer.say(log.TRAIT_REMOVED, seat, token)


# Tokens and lords in regions


def place(s: Crusaders, region: int, token: str, dealer: Dealer) -> bool:
    """Lays a token of the common supply in a region if there is one (crusaders.base.limits)."""
    if s.left[token] <= 0:
        dealer.say(log.SUPPLY_EMPTY, s.box.look.regions[region], token)
        return False
    if token == "plague":
        if s.plague[region]:
            return False
        s.plague[region] = 1
    else:
        _pile(s, token)[region] += 1
    s.left[token] -= 1
    dealer.say(log.TOKEN_PLACED, s.box.look.regions[region], token)
    return True


def lift(s: Crusaders, region: int, token: str, dealer: Dealer) -> None:
    """Takes one token from a region back to the supply."""
    if token == "plague":
        s.plague[region] = 0
    else:
        _pile(s, token)[region] -= 1
    s.left[token] += 1
    dealer.say(log.TOKEN_REMOVED, s.box.look.regions[region], token)


def lift_unrest(s: Crusaders, region: int, dealer: Dealer) -> None:
    while s.unrest[region]:
        lift(s, region, "unrest", dealer)


def _pile(s: Crusaders, token: str) -> list[int]:
    if token == "unrest":
        return s.unrest
    return s.harvest if token == "harvest" else s.crop_failure


def settle_lord(s: Crusaders, region: int, dealer: Dealer) -> None:
    """A new lord with a random trait for an independent region without one (crusaders.setup.independents)."""
    if s.owner[region] != NOBODY or s.lord[region] or s.ally[region] != NOBODY:
        return
    card = draw_character(s, s.box.look.cultures[region], dealer)
    if card:
        s.lord[region] = card
        s.lord_token[region] = draw_trait(s, dealer)
        dealer.say(log.LORD_ARRIVED, s.box.look.regions[region], card)
        tell_trait(s, card, s.lord_token[region], dealer)
    else:
        dealer.say(log.NO_LORD, s.box.look.regions[region])


def lord_tokens(s: Crusaders, region: int) -> Bundle:
    return bundle([s.lord_token[region]] if s.lord_token[region] else [])


def remove_lord(s: Crusaders, region: int) -> None:
    """The lord of a region leaves the table with the token."""
    if s.lord[region]:
        discard_character(s, s.lord[region])
        s.lord[region] = ""
        if s.lord_token[region]:
            return_token(s, s.lord_token[region])
            s.lord_token[region] = ""


def send_lord_away(s: Crusaders, region: int, dealer: Dealer) -> None:
    """The lord of a region leaves alive."""
    if s.lord[region]:
        dealer.say(log.LORD_LEFT, s.box.look.regions[region], s.lord[region], lord_tokens(s, region))
        remove_lord(s, region)


# Armies


def raise_army(s: Crusaders, region: int, dealer: Dealer) -> None:
    """An army in an own region; unrest there ends (crusaders.war.mobilise)."""
    s.army[region] = 1
    lift_unrest(s, region, dealer)
    dealer.say(log.MOBILISED, s.owner[region], s.box.look.regions[region])


def dismiss_army(s: Crusaders, region: int, dealer: Dealer) -> None:
    s.army[region] = 0
    dealer.say(log.WENT_HOME, s.owner[region], s.box.look.regions[region])


# Developments


def refill_display(s: Crusaders, dealer: Dealer) -> None:
    while len(s.display) < 3:
        if not s.development_deck:
            s.development_deck.extend(sorted(s.development_discard))
            s.development_discard.clear()
        if not s.development_deck:
            return
        card = dealer.draw("development", s.development_deck)
        s.display.append(card)
        dealer.say(log.DISPLAYED, card)


def drop_development(s: Crusaders, seat: int, card: str, dealer: Dealer) -> None:
    s.houses[seat].developments.remove(card)
    insort(s.development_discard, card)
    dealer.say(log.DROPPED, seat, card)


def of_type(s: Crusaders, seat: int, kind: str) -> list[str]:
    """A seat's councillors or inventions, oldest first."""
    cards = s.box.developments
    return [card for card in s.houses[seat].developments if cards[card].type == kind]


def hook(s: Crusaders, seat: int, name: str, plot: str = "") -> int:
    """What a seat's developments and track spaces add at a hook; equal ones add up (crusaders.crusade.bonus)."""
    total = 0
    cards = s.box.developments
    for card in s.houses[seat].developments:
        for one in cards[card].hooks:
            if one.hook == name and one.plot in ("", plot):
                total += one.n
    for space, holder in zip(s.box.spaces, s.track, strict=True):
        if holder == seat:
            for one in space.hooks:
                if one.hook == name and one.plot in ("", plot):
                    total += one.n
    return total


DEVELOPMENT_RULES = {
    "chancellor": "crusaders.development.chancellor",
    "court_physician": "crusaders.development.court-physician",
    "steward": "crusaders.development.steward",
    "spymaster": "crusaders.development.spymaster",
    "marshal": "crusaders.development.marshal",
    "archbishop": "crusaders.development.archbishop",
    "longbow": "crusaders.development.longbow",
    "plate_armor": "crusaders.development.plate-armor",
    "bank": "crusaders.development.bank",
    "library": "crusaders.development.library",
}


def note_developments(s: Crusaders, seat: int, name: str, dealer: Dealer) -> None:
    """Notes the developments of a seat that change the rules at a hook."""
    if seat == NOBODY or dealer.visited is None:  # asked for in every check
        return
    for card in s.houses[seat].developments:
        if name in s.box.hook_names[card] and card in DEVELOPMENT_RULES:
            dealer.applies(DEVELOPMENT_RULES[card])


def use_up(s: Crusaders, seat: int, name: str) -> None:
    """Marks a hook that serves once a round as used."""
    cards = s.box.developments
    if any(
        one.hook == name and one.once_per_round for card in s.houses[seat].developments for one in cards[card].hooks
    ):
        s.houses[seat].used += (name,)


def holds(s: Crusaders, seat: int, name: str) -> bool:
    """Whether a development of the seat has this hook."""
    return any(name in s.box.hook_names[card] for card in s.houses[seat].developments)
