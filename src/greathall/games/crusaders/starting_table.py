"""The table as a scenario begins: pieces, realms, strategies, claims and families (crusaders.setup.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greathall.core.game import Setup
from greathall.core.rules.dealer import Dealer
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders.automa.strategy_rules import STRATEGY_RULES
from greathall.games.crusaders.box import CULTURES, DECKS, CrusadersBox
from greathall.games.crusaders.defeat import take_starting_token
from greathall.games.crusaders.entries import Realm, Relative
from greathall.games.crusaders.family import FEMALE, GLITTERHOOF, MALE
from greathall.games.crusaders.state import CLOSED, NOBODY, Crusaders, House, Person, Switches
from greathall.games.crusaders.supply import STINGY, draw_character, into_bag

LEAST_HOUSES = 3
DRAWN = "random"
SEX_OF = {"wife": FEMALE, "daughter": FEMALE, "sister": FEMALE, "husband": MALE, "son": MALE, "brother": MALE}


def bare_table(setup: Setup, box: CrusadersBox, realms: Sequence[Realm]) -> Crusaders:
    scenario = box.scenarios[setup.variants["scenario"]]
    held = {region for realm in realms for region in realm.regions}
    active = {realm.culture for realm in realms} | set(scenario.never_closed)
    owner = [NOBODY if row.culture in active or row.id in held else CLOSED for row in box.regions.values()]
    n, seats = len(owner), len(realms)
    random = [token for token in box.tokens_of("random") if token != STINGY]
    developments = sorted(card.id for card in box.developments.values() for _ in range(card.copies))
    people: list[str] = sorted(box.characters)
    played = {realm.ruler for realm in realms}
    nothing: list[Any] = []
    return Crusaders(
        box,
        _switches(setup),
        stack=nothing,
        houses=[House(realm.dynasty, realm.culture, Person(realm.ruler)) for realm in realms],
        people=setup.seats,
        first=0,
        order=(),
        era=0,
        round=0,
        turn=0,
        owner=owner,
        army=[0] * n,
        castle=[0] * n,
        unrest=[0] * n,
        plague=[0] * n,
        harvest=[0] * n,
        crop_failure=[0] * n,
        duke=[""] * n,
        lord=[""] * n,
        lord_token=[""] * n,
        ally=[NOBODY] * n,
        claims=[0] * seats,
        wars=[0] * seats,
        pacts=[0] * seats,
        track=[NOBODY] * len(box.spaces),
        track_tokens=[()] * len(box.spaces),
        decks={deck: sorted(c.id for c in box.cards.values() if c.deck == deck) for deck in DECKS},
        discard=[],
        folk={c: [p for p in people if box.characters[p].culture == c] for c in CULTURES},
        folk_discard={culture: [] for culture in CULTURES},
        rulers=sorted(ruler for ruler in box.rulers if ruler not in played),
        development_deck=developments,
        development_discard=[],
        display=[],
        bag=random,
        event_tokens=sorted([*box.tokens_of("event"), STINGY]),
        starting_tokens=box.tokens_of("starting"),
        crusade_tokens=box.tokens_of("crusade"),
        gone=[GLITTERHOOF],
        achievements=[NOBODY] * len(box.achievements),
        left=_supplies(box),
        treasury=box.supply["gold"],
    )


def _switches(setup: Setup) -> Switches:
    chosen = setup.variants
    return Switches(
        chosen["scenario"], chosen["mode"], chosen["mobilisation"] == "literal", chosen["glitterhoof"] == "yes"
    )


def _supplies(box: CrusadersBox) -> dict[str, int]:
    """Tokens and castles that wait for use (crusaders.setup.supply)."""
    return {
        "unrest": box.supply["unrest_tokens"],
        "plague": box.supply["plague_tokens"],
        "harvest": box.supply["harvest_tokens"],
        "crop_failure": box.supply["crop_failure_tokens"],
        "castle": box.supply["castles"],
    }


def lay_track(s: Crusaders) -> None:
    """A crusader's trait on each of the first nine spaces; a scenario may replace one or add another."""
    scenario = s.box.scenarios[s.switches.scenario]
    for i, space in enumerate(s.box.spaces):
        tokens = [f"crusade_{space.trait}"] if space.trait else []
        if space.number == scenario.pious_space:
            tokens = ["crusade_pious"] if scenario.pious_replaces else [*tokens, "crusade_pious"]
        for token in tokens:
            s.crusade_tokens.remove(token)
        s.track_tokens[i] = tuple(tokens)


def place_realm(s: Crusaders, seat: int, realm: Realm, dealer: Dealer) -> None:
    at = s.box.at
    house = s.houses[seat]
    house.age = realm.age
    if not s.is_automa(seat):
        house.gold = realm.gold
        s.treasury -= realm.gold
    for region in realm.regions:
        s.owner[at[region]] = seat
    for region in realm.castles:
        s.castle[at[region]] = 1
        s.left["castle"] -= 1
    for region in realm.unrest:
        s.unrest[at[region]] += 1
        s.left["unrest"] -= 1
    for region in realm.armies:
        # crusaders.scenario.second-crusade: army and unrest may lie together at the start.
        s.army[at[region]] = 1
    for card in realm.developments:
        s.development_deck.remove(card)
        house.developments.append(card)
    dealer.because("crusaders.setup.bag")
    for trait in realm.traits:
        into_bag(s, seat, take_starting_token(s, trait), dealer)


def named_automas(setup: Setup) -> dict[str, str]:
    """Cultures that the AI is to lead, with the strategy chosen or DRAWN (crusaders.ai.strategy)."""
    wanted = {culture: setup.variants[f"ai_{culture}"] for culture in CULTURES}
    return {culture: strategy for culture, strategy in wanted.items() if strategy != "auto"}


def deal_strategies(s: Crusaders, setup: Setup, dealer: Dealer) -> None:
    """As chosen; else without repetition, and one whose card the house has, or of which none is left, is dealt again.

    Chosen strategies take their cards before others are drawn.
    """
    chosen = {culture: strategy for culture, strategy in named_automas(setup).items() if strategy != DRAWN}
    used = list(chosen.values())
    seats = range(s.people, len(s.houses))
    for seat in sorted(seats, key=lambda one: s.houses[one].culture not in chosen):
        house = s.houses[seat]
        strategy = chosen.get(house.culture) or _draw_strategy(s, seat, used, dealer)
        used.append(strategy)
        house.strategy = strategy
        dealer.applies("crusaders.ai.strategy")
        dealer.because(STRATEGY_RULES[strategy]["start"])
        dealer.say(log.AUTOMA_STRATEGY, seat, strategy)
        for card in s.box.strategies[strategy].developments:
            s.development_deck.remove(card)
            house.developments.append(card)
        for trait in s.box.strategies[strategy].traits:
            into_bag(s, seat, take_starting_token(s, trait), dealer)


def _draw_strategy(s: Crusaders, seat: int, used: Sequence[str], dealer: Dealer) -> str:
    fitting = [key for key in s.box.strategies if _suits(s, seat, key)]
    fresh = [key for key in fitting if key not in used]
    return dealer.pick("strategy", fresh or fitting)


def _suits(s: Crusaders, seat: int, strategy: str) -> bool:
    cards = s.box.strategies[strategy].developments
    return all(card not in s.houses[seat].developments and card in s.development_deck for card in cards)


def give_claims(s: Crusaders, realms: Sequence[Realm]) -> None:
    """Printed claims against dynasties in play (crusaders.scenario.tournament)."""
    seats = {realm.dynasty: seat for seat, realm in enumerate(realms)}
    for seat, realm in enumerate(realms):
        claims = realm.casus_belli
        if len(realms) == LEAST_HOUSES and realm.casus_belli_of_three:
            claims = realm.casus_belli_of_three
        for dynasty in claims:
            if dynasty in seats:
                s.claims[seat] |= 1 << seats[dynasty]


def seat_family(s: Crusaders, seat: int, realm: Realm, dealer: Dealer) -> None:
    house = s.houses[seat]
    dealer.because("crusaders.setup.family")
    for relative in realm.family:
        person = _relative(s, realm.culture, relative, dealer)
        if relative.role in ("wife", "husband"):
            house.ruler = Person(house.ruler.card, (), person.card, ())
            for token in person.tokens:
                into_bag(s, seat, token, dealer)
        elif relative.role in ("son", "daughter"):
            house.children.append(person)
        else:
            house.siblings.append(person)


def _relative(s: Crusaders, culture: str, relative: Relative, dealer: Dealer) -> Person:
    """A random card of the right sex with the listed tokens (crusaders.setup.untitled-wives)."""
    card = draw_character(s, culture, dealer, SEX_OF[relative.role])
    if not relative.traits:
        dealer.applies("crusaders.setup.untitled-wives")
    tokens = [take_starting_token(s, trait) for trait in relative.traits]
    return Person(card, tuple(sorted(token for token in tokens if token)))
