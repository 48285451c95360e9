"""Setting a scenario up (crusaders.setup.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from greathall.core.dealer import Dealer
from greathall.core.errors import SetupError
from greathall.core.game import Setup
from greathall.core.steps import Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.ai.tastes import frontier
from greathall.games.crusaders.asking import Question, ask
from greathall.games.crusaders.box import CULTURES, DECKS, CrusadersBox
from greathall.games.crusaders.defeat import take_starting_token
from greathall.games.crusaders.entries import Realm, Relative
from greathall.games.crusaders.era import Era
from greathall.games.crusaders.kin import FEMALE, GLITTERHOOF, MALE
from greathall.games.crusaders.realm import raise_castle
from greathall.games.crusaders.state import CLOSED, NOBODY, Crusaders, House, Person, Switches
from greathall.games.crusaders.supply import (
    STINGY,
    draw_character,
    into_bag,
    refill_display,
    remove_lord,
    settle_lord,
    tell_trait,
)

LEAST_HOUSES = 3
SEX_OF = {"wife": FEMALE, "daughter": FEMALE, "sister": FEMALE, "husband": MALE, "son": MALE, "brother": MALE}


SET_UP = (
    "setup.scenario",
    "setup.knights",
    "setup.bag",
    "setup.family",
    "setup.culture-decks",
    "setup.developments",
    "setup.gold",
    "setup.first-player",
    "setup.closed-regions",
    "setup.foreign-regions",
    "setup.random-bag",
    "setup.display",
    "setup.track",
    "setup.supply",
    "mode.tables",
    "mode.left-out",
)
"""Rules that every set-up applies."""


def _scenario_rules(s: Crusaders) -> list[str]:
    scenario = s.switches.scenario
    rules = [f"scenario.{'tournament' if scenario.endswith('tournament') else scenario.replace('_', '-')}"]
    if any(house.dynasty == "arpad" for house in s.houses):
        rules.append("scenario.arpads")
    if s.switches.mode == "together":
        rules.append("mode.together")
    if s.switches.literal:
        rules.append("ai.mobilised-literal")
    return rules


# Who sits at the table


def ai_houses(setup: Setup) -> int:
    """AI dynasties: as asked, else enough for three in play (crusaders.mode.tables)."""
    wanted = setup.variants["ai"]
    return max(0, LEAST_HOUSES - setup.seats) if wanted == "auto" else int(wanted)


def cultures_in_play(setup: Setup, box: CrusadersBox) -> list[str]:
    """The culture of each seat: people by colour, then AI; France is left out last (crusaders.mode.left-out)."""
    people = [box.colours[colour] for colour in setup.colours]
    scenario = setup.variants["scenario"]
    rest = [c for c in CULTURES if c not in people and f"{scenario}_{c}" in box.realms]
    rest.sort(key=lambda culture: culture != "france")
    return [*people, *rest[: ai_houses(setup)]]


def check_setup(setup: Setup, box: CrusadersBox) -> None:
    """Refuses tables that the scenario or the mode does not know."""
    scenario = box.scenarios[setup.variants["scenario"]]
    total = setup.seats + ai_houses(setup)
    if total > scenario.most_dynasties:
        raise SetupError(
            f"crusaders: '{scenario.id}' has {scenario.most_dynasties} dynasties; "
            f"asked for {setup.seats} seats and {ai_houses(setup)} AI dynasties"
        )
    if setup.seats < LEAST_HOUSES and ai_houses(setup) < 1:
        raise SetupError(f"crusaders: {setup.seats} seats need at least one AI dynasty")
    for colour in setup.colours:
        if f"{scenario.id}_{box.colours[colour]}" not in box.realms:
            raise SetupError(f"crusaders: '{scenario.id}' has no dynasty in {colour}")
    mode = setup.variants["mode"]
    if mode == "together" and (setup.seats < 2 or ai_houses(setup) < 1):
        raise SetupError("crusaders: people play together from two seats on, against at least one AI dynasty")
    if mode == "allied" and setup.seats != 1:
        raise SetupError("crusaders: allied AI dynasties are for one seat; use mode 'together' for more")


# The pieces


def set_up(setup: Setup, box: CrusadersBox, dealer: Dealer) -> Crusaders:
    cultures = cultures_in_play(setup, box)
    realms = [box.realm(setup.variants["scenario"], culture) for culture in cultures]
    s = _bare_table(setup, box, realms)
    for rule in (*SET_UP, *_scenario_rules(s)):
        dealer.rule(f"crusaders.{rule}")
    _lay_track(s)
    for seat, realm in enumerate(realms):
        _place_realm(s, seat, realm, dealer)
    _deal_strategies(s, setup, dealer)
    _give_claims(s, realms)
    for seat, realm in enumerate(realms):
        _seat_family(s, seat, realm, dealer)
    s.first = setup.first if setup.first is not None else dealer.pick("first", list(range(len(cultures))))
    s.order = tuple(s.clockwise(s.first))
    dealer.say(w.FIRST_PLAYER, s.first)
    refill_display(s, dealer)
    update(s, dealer)
    castles = [FreeCastle(i) for i, realm in enumerate(realms) for _ in range(realm.free_castles)]
    push(s, *castles, Populate(), Era())
    return s


def _bare_table(setup: Setup, box: CrusadersBox, realms: Sequence[Realm]) -> Crusaders:
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
        Switches(
            scenario.id,
            setup.variants["mode"],
            setup.variants["mobilisation"] == "literal",
            setup.variants["glitterhoof"] == "yes",
        ),
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
        left={
            "unrest": box.supply["unrest_tokens"],
            "plague": box.supply["plague_tokens"],
            "harvest": box.supply["harvest_tokens"],
            "crop_failure": box.supply["crop_failure_tokens"],
            "castle": box.supply["castles"],
        },
        treasury=box.supply["gold"],
    )


def _lay_track(s: Crusaders) -> None:
    """A crusader's trait on each of the first nine spaces, a second one where the scenario says so."""
    extra = s.box.scenarios[s.switches.scenario].extra_pious_space
    for i, space in enumerate(s.box.spaces):
        tokens = [f"crusade_{space.trait}"] if space.trait else []
        if space.number == extra:
            tokens.append("crusade_pious")
        for token in tokens:
            s.crusade_tokens.remove(token)
        s.track_tokens[i] = tuple(tokens)


def _place_realm(s: Crusaders, seat: int, realm: Realm, dealer: Dealer) -> None:
    at = s.box.at
    house = s.houses[seat]
    house.age = realm.age
    if not s.is_ai(seat):
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
    dealer.rule("crusaders.setup.bag")
    for trait in realm.traits:
        into_bag(s, seat, take_starting_token(s, trait), dealer)


def _deal_strategies(s: Crusaders, setup: Setup, dealer: Dealer) -> None:
    """Without repetition; one whose card the house has, or of which none is left, is dealt again."""
    wanted = setup.variants["strategy"]
    used: list[str] = []
    for seat in range(s.people, len(s.houses)):
        fresh = [key for key in s.box.strategies if key not in used and _suits(s, seat, key)]
        fitting = fresh or [key for key in s.box.strategies if _suits(s, seat, key)]
        first = seat == s.people and wanted in fitting
        strategy = wanted if first else dealer.pick("strategy", fitting)
        used.append(strategy)
        house = s.houses[seat]
        house.strategy = strategy
        dealer.rule("crusaders.ai.strategy")
        dealer.rule(f"crusaders.{strategy}.start")
        dealer.say(w.AI_STRATEGY, seat, strategy)
        for card in s.box.strategies[strategy].developments:
            s.development_deck.remove(card)
            house.developments.append(card)
        for trait in s.box.strategies[strategy].traits:
            into_bag(s, seat, take_starting_token(s, trait), dealer)


def _suits(s: Crusaders, seat: int, strategy: str) -> bool:
    cards = s.box.strategies[strategy].developments
    return all(card not in s.houses[seat].developments and card in s.development_deck for card in cards)


def _give_claims(s: Crusaders, realms: Sequence[Realm]) -> None:
    """Printed claims against dynasties in play (crusaders.scenario.tournament)."""
    seats = {realm.dynasty: seat for seat, realm in enumerate(realms)}
    for seat, realm in enumerate(realms):
        claims = realm.casus_belli
        if len(realms) == LEAST_HOUSES and realm.casus_belli_of_three:
            claims = realm.casus_belli_of_three
        for dynasty in claims:
            if dynasty in seats:
                s.claims[seat] |= 1 << seats[dynasty]


def _seat_family(s: Crusaders, seat: int, realm: Realm, dealer: Dealer) -> None:
    house = s.houses[seat]
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
        dealer.rule("crusaders.setup.untitled-wives")
    tokens = [take_starting_token(s, trait) for trait in relative.traits]
    return Person(card, tuple(sorted(token for token in tokens if token)))


# What happens before the first era


@step
class FreeCastle(Step[Crusaders]):
    seat: int

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        ask(s, PlaceFreeCastle(self.seat), dealer)


@step
class PlaceFreeCastle(Question):
    """A castle in any own region, before lords are laid (crusaders.scenario.ninth-crusade)."""

    rule: ClassVar[str] = "crusaders.scenario.ninth-crusade"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.PLACE_CASTLE(self.seat, s.box.look.regions[r]) for r in s.regions_of(self.seat)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        region = str(option.args[0])
        return w.HAS_CASTLE(region) if s.castle[s.box.at[region]] else None

    def ai(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        free = [r for r in s.regions_of(self.seat) if not s.castle[r]]
        return w.PLACE_CASTLE(self.seat, s.box.look.regions[frontier(s, self.seat, free, dealer)])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        raise_castle(s, s.box.at[str(option.args[0])], dealer)


@step
class Populate(Step[Crusaders]):
    """Lords for the independent regions; Glitterhoof may stand in for one (crusaders.setup.independents)."""

    rule: ClassVar[str] = "crusaders.setup.independents"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.rule(self.rule)
        for region in range(len(s.owner)):
            settle_lord(s, region, dealer)
        if s.switches.glitterhoof:
            _saddle(s, dealer)


def _saddle(s: Crusaders, dealer: Dealer) -> None:
    """Glitterhoof takes a random lord's place, with a positive trait (crusaders.setup.glitterhoof)."""
    free = [region for region, lord in enumerate(s.lord) if lord]
    good = [token for token in s.bag if token in s.box.positive]
    if not free or not good:
        return
    dealer.rule("crusaders.setup.glitterhoof")
    region = dealer.pick("glitterhoof", free)
    remove_lord(s, region)
    s.gone.remove(GLITTERHOOF)
    token = dealer.pick("glitterhoof-trait", good)
    s.bag.remove(token)
    s.lord[region], s.lord_token[region] = GLITTERHOOF, token
    dealer.say(w.LORD_ARRIVED, s.box.look.regions[region], GLITTERHOOF)
    tell_trait(s, GLITTERHOOF, token, dealer)
