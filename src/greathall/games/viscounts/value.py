"""What a seat may hope for: the value that the simple bots look at. Estimates, not rules.

Points now; goods, cards and papers at what they tend to become; and what pending steps promise, so that a choice is
worth something before its last question is answered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greathall.core.rules.steps import Step
from greathall.games.viscounts.action import ChooseAction, DismissFor, actions_here, possible
from greathall.games.viscounts.build import HERE, Build, ChooseBuilding, ChooseFreeBuilding, ChooseSite, Put, free_sites
from greathall.games.viscounts.cards import all_cards
from greathall.games.viscounts.debts_deeds import FlipPaper
from greathall.games.viscounts.effect_programs import Program
from greathall.games.viscounts.effects import ChooseEffect, Perform
from greathall.games.viscounts.goods import TakeResource
from greathall.games.viscounts.movement import Travel
from greathall.games.viscounts.order import ChooseNext, InOrder
from greathall.games.viscounts.payment import PLACE, RAISE, TRADE, TRANSCRIBE, fund, held, most
from greathall.games.viscounts.placing import ChooseSection, ChooseWorkers, Enter, Place
from greathall.games.viscounts.recruit import HireAnywhere
from greathall.games.viscounts.scoring import building_points, resources, set_points, standings
from greathall.games.viscounts.state import Player, Viscounts
from greathall.games.viscounts.trade import ChooseExchanges, ExchangeAgain, Trade
from greathall.games.viscounts.transcribe import Copy, TakeManuscript, Transcribe, manuscript_cost

SILVER, RESOURCE, CARD, ICON = 0.3, 0.8, 0.2, 0.35
WORKER, RISE, ABILITY, SITE = 1.4, 2.0, 1.5, 1.2
OPEN_DEBT, OPEN_DEED = 1.1, 0.7
"""What flipping a card later is worth now."""
NOUN_VALUE = {
    "silver": SILVER,
    "ink": RESOURCE,
    "gold": RESOURCE,
    "stone": RESOURCE,
    "resource": RESOURCE,
    "virtue": 0.6,
    "corruption": -0.2,
    "debt": -0.9,
    "deed": 1.7,
    "flip": 1.8,
    "flip_debt": 1.8,
    "flip_deed": 1.3,
    "destroy": 0.4,
    "discard": 0.1,
    "rearrange": 0.1,
    "shuffle": 0.1,
    "hire": 0.9,
    "castle_move": 0.3,
    "worker": WORKER,
    "manuscript": 4.0,
    "workshop": 4.0,
    "trading_post": 6.0,
    "guildhall": 8.0,
}
COLLISION = (0.0, 5.4, 3.7, 2.0, 1.4, -0.3, -0.9, -1.5)
"""A collision's reward by its space."""


def value(s: Viscounts, seat: int) -> float:
    """A seat's prospects: larger is better."""
    player = s.players[seat]
    cards = sum(CARD + ICON * sum(s.box.icons[card]) for card in all_cards(player))
    goods = SILVER * min(player.silver, 12) + RESOURCE * resources(s, seat)
    papers = OPEN_DEBT * player.debts + OPEN_DEED * player.deeds
    promised = sum(promise(s, seat, step) for step in s.stack)
    return standings(s)[seat].total + goods + papers + cards + track_value(player) + promised


def track_value(player: Player) -> float:
    """Nearer to a collision, the more its reward counts; where it will be is the middle between the markers."""
    middle = (player.virtue + player.corruption) // 2
    return COLLISION[middle] * (7 - (player.virtue - player.corruption)) / 7


def program_value(s: Viscounts, program: Program) -> float:
    total = 0.0
    for op in program.ops:
        if op.branches:
            total += max(program_value(s, s.box.programs[branch]) for branch in op.branches)
        else:
            total += NOUN_VALUE.get(op.noun, 0.5) * op.n
    return total


def promise(s: Viscounts, seat: int, step: Step[Any]) -> float:
    """What a pending step of this seat will bring."""
    if getattr(step, "seat", None) != seat:
        return 0.0
    action = ACTION_OF.get(type(step))
    if action is not None:
        return action_value(s, seat, action)
    reading = PROMISES.get(type(step))
    return 0.0 if reading is None else reading(s, step)


ACTION_OF: dict[type[Step[Any]], str] = {
    Trade: TRADE,
    ChooseExchanges: TRADE,
    ExchangeAgain: TRADE,
    Build: RAISE,
    ChooseBuilding: RAISE,
    Place: PLACE,
    ChooseWorkers: PLACE,
    Transcribe: TRANSCRIBE,
}
"""Steps of a declared action."""

PROMISES: dict[type[Step[Any]], Callable[[Viscounts, Any], float]] = {
    Perform: lambda s, step: program_value(s, s.box.programs[step.key]) if step.at == 0 else 0.5,
    InOrder: lambda s, step: sum(program_value(s, s.box.programs[key]) for key in step.keys),
    ChooseNext: lambda s, step: sum(program_value(s, s.box.programs[key]) for key in step.keys),
    TakeResource: lambda s, step: RESOURCE * step.left,
    ChooseEffect: lambda s, step: max(program_value(s, s.box.programs[branch]) for branch in step.branches),
    FlipPaper: lambda s, step: NOUN_VALUE["flip"],
    HireAnywhere: lambda s, step: NOUN_VALUE["hire"],
    TakeManuscript: lambda s, step: NOUN_VALUE["manuscript"],
    Enter: lambda s, step: WORKER * step.workers,
    ChooseSection: lambda s, step: WORKER * step.workers,
    Put: lambda s, step: slot_gain(s, step.seat, step.slot) + SITE,
    ChooseSite: lambda s, step: slot_gain(s, step.seat, step.slot) + SITE,
    ChooseFreeBuilding: lambda s, step: NOUN_VALUE[step.building],
    Copy: lambda s, step: manuscript_gain(s, step.seat, step.position),
    DismissFor: lambda s, step: action_value(s, step.seat, step.action),
    ChooseAction: lambda s, step: best_action(s, step.seat),
    Travel: lambda s, step: best_journey(s, step.seat, step),
}


def best_journey(s: Viscounts, seat: int, step: Travel) -> float:
    player = s.players[seat]
    start, best = player.at, 0.0
    for option in step.options(s):
        player.at = s.kingdom.place_index[str(option.args[0])]
        best = max(best, best_action(s, seat) - SILVER * int(option.args[1]))
    player.at = start
    return best


def best_action(s: Viscounts, seat: int) -> float:
    return max(
        0.0,
        *(action_value(s, seat, action) if possible(s, seat, action) else 0.0 for action in actions_here(s, seat)),
    )


def action_value(s: Viscounts, seat: int, action: str) -> float:
    """What an action where the viscount stands would bring, less what it costs."""
    means = fund(s, seat, action)
    return VALUES[action](s, seat, means.icons, most(s, seat, means))


def trade_value(s: Viscounts, seat: int, icons: int, have: int) -> float:
    at = s.players[seat].at
    rate = s.kingdom.exchange_rates[at]
    times = max(icons // rate, 1)
    each = program_value(s, s.box.programs[s.kingdom.exchange_keys[at]])
    return times * each - SILVER * max(times * rate - icons, 0)


def build_value(s: Viscounts, seat: int, icons: int, have: int) -> float:
    if not free_sites(s, seat, HERE):
        return 0.0
    built, buildings = s.players[seat].slots, s.box.buildings
    costs = {key: buildings[slot.building].cost for key, slot in s.box.slots.items() if key not in built}
    gains = [slot_gain(s, seat, key) - RESOURCE * max(cost - icons, 0) for key, cost in costs.items() if cost <= have]
    return max(gains, default=0.0) + SITE


def place_value(s: Viscounts, seat: int, icons: int, have: int) -> float:
    there = s.first_tier[s.players[seat].at // 3 * len(s.players) + seat]
    gains = [
        WORKER * workers + (RISE if there + workers >= 3 else 0.0) - RESOURCE * max(nobles - icons, 0)
        for nobles, workers in s.box.placings
        if nobles <= have
    ]
    return max(gains, default=WORKER)


def transcribe_value(s: Viscounts, seat: int, icons: int, have: int) -> float:
    position = s.players[seat].at // 3
    spent = min(max(manuscript_cost(s, position) - icons, 0), held(s, seat, "ink"))
    return manuscript_gain(s, seat, position) - RESOURCE * spent


VALUES: dict[str, Callable[[Viscounts, int, int, int], float]] = {
    TRADE: trade_value,
    RAISE: build_value,
    PLACE: place_value,
    TRANSCRIBE: transcribe_value,
}


def slot_gain(s: Viscounts, seat: int, slot: str) -> float:
    """Points that one more building of a kind adds, and its ability."""
    player = s.players[seat]
    before = building_points(s, player)
    built = player.slots
    player.slots = (*built, slot)
    after = building_points(s, player)
    player.slots = built
    return after - before + ABILITY


def manuscript_gain(s: Viscounts, seat: int, position: int) -> float:
    """Points of the larger set and what is written on the manuscript."""
    script = s.manuscripts[position]
    if not script:
        return program_value(s, s.box.programs[f"printed_manuscript:{s.segments[position]}.effect"])
    player = s.players[seat]
    before = set_points(s, player)
    owned = player.manuscripts
    player.manuscripts = (*owned, script)
    after = set_points(s, player)
    player.manuscripts = owned
    key = f"manuscript:{script}.effect"
    written = program_value(s, s.box.programs[key]) if key in s.box.programs else 2.5
    return after - before + written
