"""Setting a scenario up (crusaders.setup.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.errors import SetupError
from greathall.core.game import Seat, Setup
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.automa.preferences import frontier
from greathall.games.crusaders.box import CULTURES, CrusadersBox, load_box
from greathall.games.crusaders.era import Era
from greathall.games.crusaders.family import GLITTERHOOF
from greathall.games.crusaders.questions import Question, ask
from greathall.games.crusaders.realm import raise_castle
from greathall.games.crusaders.starting_table import (
    DRAWN,
    LEAST_HOUSES,
    bare_table,
    deal_strategies,
    give_claims,
    lay_track,
    named_automas,
    place_realm,
    seat_family,
)
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.supply import refill_display, send_lord_away, settle_lord, tell_trait

PLIES_PER_SEAT = 20_000
"""Nine rounds with every offer made and countered and every check played out stay below this; random play needs 200."""

SCENARIO_RULES = {
    "kingdom_of_jerusalem": "crusaders.scenario.kingdom-of-jerusalem",
    "crusade_of_1101": "crusaders.scenario.crusade-of-1101",
    "second_crusade": "crusaders.scenario.second-crusade",
    "barons_crusade": "crusaders.scenario.barons-crusade",
    "ninth_crusade": "crusaders.scenario.ninth-crusade",
    "kingdom_of_jerusalem_tournament": "crusaders.scenario.tournament",
}


# Who sits at the table


def automa_houses(setup: Setup) -> int:
    """Automa dynasties: as asked, else those named, else enough for three in play (crusaders.mode.tables)."""
    wanted = setup.variants["ai"]
    return max(len(named_automas(setup)), LEAST_HOUSES - setup.seats) if wanted == "auto" else int(wanted)


def cultures_in_play(setup: Setup, box: CrusadersBox) -> list[str]:
    """The culture of each seat: people by colour, then the automas that were named, then as many as are lacking.

    France is left out last (crusaders.mode.left-out).
    """
    people = [box.colours[colour] for colour in setup.colours]
    scenario = setup.variants["scenario"]
    named = named_automas(setup)
    rest = [c for c in CULTURES if c not in people and c not in named and f"{scenario}_{c}" in box.realms]
    rest.sort(key=lambda culture: culture != "france")
    return [*people, *[*named, *rest][: automa_houses(setup)]]


def seating(setup: Setup) -> list[Seat]:
    """People first, then the automa dynasties; people who play together are one side (crusaders.mode.together)."""
    box = load_box()
    colour_of = {culture: colour for colour, culture in box.colours.items()}
    together = setup.variants["mode"] == "together"
    seats = []
    for i, culture in enumerate(cultures_in_play(setup, box)):
        decides = i < setup.seats
        side = (0 if decides else 1) if together else i
        seats.append(Seat(i, "decides" if decides else "automa", side, colour_of[culture]))
    return seats


def max_plies(setup: Setup) -> int:
    return PLIES_PER_SEAT * setup.seats


def check_setup(setup: Setup) -> None:
    """Refuses tables that the scenario or the mode does not know."""
    box = load_box()
    scenario = box.scenarios[setup.variants["scenario"]]
    total = setup.seats + automa_houses(setup)
    if total > scenario.most_dynasties:
        raise SetupError(
            f"crusaders: '{scenario.id}' has {scenario.most_dynasties} dynasties; "
            f"asked for {setup.seats} seats and {automa_houses(setup)} AI dynasties"
        )
    if setup.seats < LEAST_HOUSES and automa_houses(setup) < 1:
        raise SetupError(f"crusaders: {setup.seats} seats need at least one AI dynasty")
    for colour in setup.colours:
        if f"{scenario.id}_{box.colours[colour]}" not in box.realms:
            raise SetupError(f"crusaders: '{scenario.id}' has no dynasty in {colour}")
    check_automas(setup, box)
    mode = setup.variants["mode"]
    if mode == "together" and (setup.seats < 2 or automa_houses(setup) < 1):
        raise SetupError("crusaders: people play together from two seats on, against at least one AI dynasty")
    if mode == "allied" and setup.seats != 1:
        raise SetupError("crusaders: allied AI dynasties are for one seat; use mode 'together' for more")


def check_automas(setup: Setup, box: CrusadersBox) -> None:
    """The dynasties named for the AI must be free, and their strategies' cards theirs alone (crusaders.ai.strategy)."""
    named = named_automas(setup)
    if len(named) > automa_houses(setup):
        raise SetupError(f"crusaders: {len(named)} dynasties are named for the AI; asked for {automa_houses(setup)}")
    scenario = setup.variants["scenario"]
    cultures = cultures_in_play(setup, box)
    for culture in named:
        if f"{scenario}_{culture}" not in box.realms:
            raise SetupError(f"crusaders: '{scenario}' has no dynasty of {culture}")
        if culture in cultures[: setup.seats]:
            raise SetupError(f"crusaders: {culture} has a seat and cannot be led by the AI")
    realms = {culture: box.realm(scenario, culture) for culture in cultures}
    taken = [card for realm in realms.values() for card in realm.developments]
    for culture, strategy in named.items():
        for card in box.strategies[strategy].developments if strategy != DRAWN else ():
            if card in realms[culture].developments or taken.count(card) >= box.developments[card].copies:
                raise SetupError(f"crusaders: '{strategy}' does not suit {culture}: its card {card} is taken")
            taken.append(card)


# Before the first ply


def set_up(setup: Setup, box: CrusadersBox, dealer: Dealer) -> Crusaders:
    cultures = cultures_in_play(setup, box)
    realms = [box.realm(setup.variants["scenario"], culture) for culture in cultures]
    s = bare_table(setup, box, realms)
    _apply_rules(s, dealer)
    lay_track(s)
    for seat, realm in enumerate(realms):
        place_realm(s, seat, realm, dealer)
    deal_strategies(s, setup, dealer)
    give_claims(s, realms)
    for seat, realm in enumerate(realms):
        seat_family(s, seat, realm, dealer)
    s.first = setup.first if setup.first is not None else dealer.pick("first", list(range(len(cultures))))
    s.order = tuple(s.clockwise(s.first))
    dealer.because("crusaders.setup.first-player")
    dealer.say(log.FIRST_PLAYER, s.first)
    dealer.because("crusaders.setup.display")
    refill_display(s, dealer)
    update(s, dealer)
    castles = [FreeCastle(i) for i, realm in enumerate(realms) for _ in range(realm.free_castles)]
    push(s, *castles, Populate(), Era())
    return s


def _apply_rules(s: Crusaders, dealer: Dealer) -> None:
    """Rules that the set-up applies, and those of the scenario and the mode."""
    dealer.applies(
        "crusaders.setup.scenario",
        "crusaders.setup.knights",
        "crusaders.setup.culture-decks",
        "crusaders.setup.developments",
        "crusaders.setup.gold",
        "crusaders.setup.closed-regions",
        "crusaders.setup.foreign-regions",
        "crusaders.setup.random-bag",
        "crusaders.setup.track",
        "crusaders.setup.supply",
        "crusaders.mode.tables",
        "crusaders.mode.left-out",
        SCENARIO_RULES[s.switches.scenario],
    )
    if any(house.dynasty == "arpad" for house in s.houses):
        dealer.applies("crusaders.scenario.arpads")
    if s.switches.mode == "together":
        dealer.applies("crusaders.mode.together")
    if s.switches.literal:
        dealer.applies("crusaders.ai.mobilised-literal")


# What happens before the first era


@step("free-castle")
class FreeCastle(Step[Crusaders]):
    seat: int

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        ask(s, PlaceFreeCastle(self.seat), dealer)


@step("place-free-castle")
class PlaceFreeCastle(Question):
    """A castle in any own region, before lords are laid (crusaders.scenario.ninth-crusade)."""

    rule: ClassVar[str] = "crusaders.scenario.ninth-crusade"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.PLACE_CASTLE(self.seat, s.box.look.regions[r]) for r in s.regions_of(self.seat)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        region = str(option.args[0])
        return w.HAS_CASTLE(region) if s.castle[s.box.at[region]] else None

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        free = [r for r in s.regions_of(self.seat) if not s.castle[r]]
        return w.PLACE_CASTLE(self.seat, s.box.look.regions[frontier(s, self.seat, free, dealer)])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        raise_castle(s, s.box.at[str(option.args[0])], dealer)


@step("populate")
class Populate(Step[Crusaders]):
    """Lords for the independent regions; Glitterhoof may stand in for one (crusaders.setup.independents)."""

    rule: ClassVar[str] = "crusaders.setup.independents"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        dealer.applies(self.rule)
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
    dealer.because("crusaders.setup.glitterhoof")
    region = dealer.pick("glitterhoof", free)
    send_lord_away(s, region, dealer)
    s.gone.remove(GLITTERHOOF)
    token = dealer.pick("glitterhoof-trait", good)
    s.bag.remove(token)
    s.lord[region], s.lord_token[region] = GLITTERHOOF, token
    dealer.say(log.LORD_ARRIVED, s.box.look.regions[region], GLITTERHOOF)
    tell_trait(s, GLITTERHOOF, token, dealer)
