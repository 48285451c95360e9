"""What the effects of cards do: what they count, what they bring, and what they take away."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import Effect, Gain, Lose, OneOf, Pay, Per, walk
from greathall.games.castle.state import NOBODY, Castle
from greathall.games.castle.words import LOST_CARD, WINTER_SETTLED

EVENT_RULES = {
    "town_tavern": "castle.winter.town-tavern",
    "granary": "castle.winter.granary",
    "plague": "castle.winter.plague",
    "broken_wall": "castle.winter.broken-wall",
    "frozen_beauty": "castle.winter.frozen-beauty",
    "snowfall": "castle.winter.snowfall",
    "beggar": "castle.winter.beggar",
    "hearth": "castle.winter.hearth",
    "famine": "castle.winter.famine",
    "robbers": "castle.winter.robbers",
    "trade_tax": "castle.winter.trade-tax",
    "new_road": "castle.winter.new-road",
}
"""The rule that says what a winter card does."""


# Counting


def counted(s: Castle, counter: str, seat: int = NOBODY) -> int:
    """How many there are of what an effect counts, for the whole castle or for one seat."""
    match counter:
        case "building_by_others":
            return sum(1 for builder in s.builders if builder != seat)
        case "own_castle_helper":
            return sum(1 for owner in s.spaces.values() if owner == seat)
        case "own_carrier_helper":
            return s.carriers.count(seat)
        case "played_card":
            return len(s.players[seat].played)
        case "free_space":
            return sum(1 for space in s.box.spaces.values() if _counts_free(s, space.building, space.id))
        case "castle_helper":
            return len(s.spaces)
        case "tile_left":
            return len(s.box.tiles) - len(s.built)
        case "forge_silver":
            return s.forge
        case _:
            return sum(1 for tile in s.built if s.box.tiles[tile].kind == counter)


def _counts_free(s: Castle, building: str, space: str) -> bool:
    """Free copper spaces of standing buildings; tiles cover the others, unless owners count them (ruling 27)."""
    standing = s.box.buildings[building].standing or building in s.built
    return space not in s.spaces and (standing or s.switches.keep_counts_all)


def brought(effect: Per, n: int) -> int:
    """What an effect brings for ``n`` of what it counts."""
    assert isinstance(effect.do, Gain)
    return n // effect.group * effect.do.n


# Winter events that leave a choice between a payment and a loss


def talers_asked(s: Castle, effect: OneOf, seat: int) -> int:
    """How many talers a seat pays to lose nothing."""
    return max(_price(s, choice, seat) for choice in effect.choices)


def _price(s: Castle, choice: Effect, seat: int) -> int:
    if isinstance(choice, Per):
        return counted(s, choice.counter, seat) * _price(s, choice.do, seat)
    return choice.n if isinstance(choice, Pay) else 0


def loss(effect: OneOf) -> Lose:
    """What is lost by whoever does not pay."""
    return next(part for part in walk(effect) if isinstance(part, Lose))


def cards_to_lose(s: Castle, seat: int, what: str) -> list[str]:
    """Cards that an event may take; face-down cards only where the event names no zone (ruling 34)."""
    player = s.players[seat]
    if what == "played_card":
        return sorted(player.played)
    if what == "worker_card":
        return sorted(card for card in player.hand + player.played if s.box.cards[card].character == "worker")
    every = player.hand + player.played + player.down
    return [card for card in every if s.box.cards[card].character == "messenger"]


def lose_card(s: Castle, seat: int, card: str, dealer: Dealer) -> None:
    """A character leaves the game; a face-down one leaves without having acted."""
    player = s.players[seat]
    if card in player.down:
        dealer.because("castle.winter.robbers-face-down")
        dealer.reveal()
    pile = "played" if card in player.played else "unplayed"
    player.hand = tuple(one for one in player.hand if one != card)
    player.played = tuple(one for one in player.played if one != card)
    player.down = tuple(one for one in player.down if one != card)
    player.gone = (*player.gone, card)
    dealer.say(LOST_CARD, seat, card, pile)


def settle_event(s: Castle, event: str, dealer: Dealer) -> None:
    """A lasting event is over: its card leaves the game."""
    assert s.winter is not None
    s.winter.open = tuple(other for other in s.winter.open if other != event)
    s.winter.past = (*s.winter.past, event)
    dealer.say(WINTER_SETTLED, event)
