"""Setting the table: board, castle, piles, and the pairs that players choose in reverse order (viscounts.setup.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.errors import SetupError
from greathall.core.game import Seat, Setup, Variant
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.games.viscounts.automa.setup import AutomaStart, make_plan
from greathall.games.viscounts.box import ViscountsBox
from greathall.games.viscounts.cards import bundle, destroy, draw_card, without
from greathall.games.viscounts.draw import HAND_LIMIT
from greathall.games.viscounts.effects import Perform, noun
from greathall.games.viscounts.kingdom import POSITIONS
from greathall.games.viscounts.state import NOBODY, Player, Viscounts
from greathall.games.viscounts.turn import Turn
from greathall.games.viscounts.words import (
    DECK,
    DECLINED,
    DESTROY,
    DESTROYED_IN_SETUP,
    DRAFT,
    DRAFTED,
    DREW,
    DREW_CARD,
    FIRST_PLAYER,
    KEEP,
    LEFT_OVER,
    STACKS,
    STARTS_AT,
)

COLOURS = ("red", "blue", "yellow", "green")
AUTOMA = Variant("automa", ("cleric", "builder", "noble", "cards"), "cleric", solo=True)
DIFFICULTY = Variant("difficulty", ("0", "1", "2", "3"), "0", solo=True)
PILES = (13, 13, 13, 12, 12)
"""Townsfolk below the top card of each pile (viscounts.setup.townsfolk-piles)."""
SMALL_SIDE_SEATS = 2
SETUP_RULES = (
    "viscounts.setup.segments",
    "viscounts.setup.castle",
    "viscounts.setup.townsfolk-piles",
    "viscounts.setup.manuscript-piles",
    "viscounts.setup.hidden-piles",
    "viscounts.setup.supply",
    "viscounts.setup.player-pieces",
    "viscounts.setup.first-player",
    "viscounts.setup.pairs",
)


# Before the game


def seating(setup: Setup) -> list[Seat]:
    """Those who decide, then the automa of a solo game."""
    seats = [Seat(i, "decides", i, colour) for i, colour in enumerate(setup.colours)]
    if setup.seats == 1:
        colour = next(colour for colour in COLOURS if colour not in setup.colours)
        seats.append(Seat(1, "automa", 1, colour))
    return seats


def check_setup(setup: Setup) -> None:
    """Automas sit only at a solo table."""
    if setup.seats == 1:
        return
    for variant in (AUTOMA, DIFFICULTY):
        if setup.variants[variant.name] != variant.default:
            raise SetupError(f"viscounts: variant '{variant.name}' is for the solo game, with 1 seat")


def max_plies(setup: Setup) -> int:
    """Every shuffle brings a collision nearer and every collision uses up a stack; random games stay far below."""
    return 3000 + 3000 * setup.seats


# The table


def set_up(setup: Setup, box: ViscountsBox, dealer: Dealer) -> Viscounts:
    dealer.applies(*SETUP_RULES)
    s = _lay_table(setup, box, dealer)
    if setup.seats == 1:
        s.players.append(Player())
        s.plan = make_plan(setup, box)
    dealer.say(FIRST_PLAYER, s.first)
    order = [seat for seat in reversed(s.clockwise(s.first)) if seat != s.automa]
    push(s, *(ChoosePair(seat) for seat in order))
    s.stack.insert(0, Stacks())
    if s.plan is not None:
        s.stack.insert(1, AutomaStart(s.automa))
    return s


def _lay_table(setup: Setup, box: ViscountsBox, dealer: Dealer) -> Viscounts:
    """Everything that lies on the table before the first choice, without the automa's things."""
    seats = max(setup.seats, 2)  # the automa has a seat, too
    side = "small" if setup.seats <= SMALL_SIDE_SEATS else "large"
    segments = tuple(dealer.shuffled("segments", box.segments))
    townsfolk_pool = box.group("neutral")
    townsfolk = tuple(dealer.draw("townsfolk", townsfolk_pool) for _ in range(POSITIONS))
    gray = sorted(key for key, one in box.manuscripts.items() if one.back == "gray")
    black = sorted(key for key, one in box.manuscripts.items() if one.back != "gray")
    manuscripts = tuple(dealer.shuffled("gray_manuscripts", gray))
    first = _first_player(setup, dealer)
    sites = len(box.kingdom(side, segments).sites)
    starting = tuple(box.group("starting"))
    return Viscounts(
        box=box,
        stack=[],
        players=[Player(draw=starting) for _ in range(setup.seats)],
        first=first,
        side=side,
        segments=segments,
        sections=_turned_castle(box, dealer),
        townsfolk=townsfolk,
        townsfolk_below=PILES,
        townsfolk_pool=tuple(townsfolk_pool),
        manuscripts=manuscripts,
        manuscripts_below=(len(black) // POSITIONS,) * POSITIONS,
        manuscripts_pool=tuple(black),
        owners=(NOBODY,) * sites,
        standing=("",) * sites,
        first_tier=[0] * (POSITIONS * seats),
        second_tier=[0] * (POSITIONS * seats),
        third_tier=[0] * seats,
        offers=_pairs(box, setup.seats + 1, dealer),
    )


def _first_player(setup: Setup, dealer: Dealer) -> int:
    """By lot, unless the players agreed on somebody; alone you begin (viscounts.solo.first)."""
    if setup.first is not None:
        return setup.first
    return 0 if setup.seats == 1 else dealer.pick("first_player", list(range(setup.seats)))


def _turned_castle(box: ViscountsBox, dealer: Dealer) -> tuple[str, ...]:
    """Sections keep their order; which one faces the first segment is chance (viscounts.setup.castle)."""
    facing = box.sections.index(dealer.pick("castle", list(box.sections)))
    return box.sections[facing:] + box.sections[:facing]


def _pairs(box: ViscountsBox, count: int, dealer: Dealer) -> tuple[tuple[str, str], ...]:
    cards, heroes = sorted(box.player_cards), box.group("hero")
    return tuple((dealer.draw("player_cards", cards), dealer.draw("heroes", heroes)) for _ in range(count))


@step("choose-pair")
class ChoosePair(Ask[Viscounts]):
    """A player card with the hero below it."""

    rule: ClassVar[str] = "viscounts.setup.draft-order"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [DRAFT(self.seat, card, hero) for card, hero in s.offers]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.setup.draft-order")
        card, hero = (str(arg) for arg in option.args)
        s.offers = tuple(pair for pair in s.offers if pair[0] != card)
        player = s.players[self.seat]
        player.card = card
        player.draw = tuple(sorted((*player.draw, hero)))
        player.at = s.kingdom.location_of_number[s.box.player_cards[card].location]
        dealer.say(DRAFTED, self.seat, card, hero)
        dealer.because("viscounts.setup.viscount")
        dealer.say(STARTS_AT, self.seat, s.kingdom.places[player.at])
        dealer.applies("viscounts.setup.items")
        dealer.applies("viscounts.setup.extra-effect")
        push(
            s,
            Perform(self.seat, f"player_card:{card}.start"),
            Perform(self.seat, f"player_card:{card}.extra"),
            FormDeck(self.seat),
        )


@noun("destroy_any")
def destroy_any(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    push(s, DestroyAny(seat))


@step("destroy-any")
class DestroyAny(Ask[Viscounts]):
    """Player card 9: any own card before the first shuffle, the hero too (ruling 75)."""

    rule: ClassVar[str] = "viscounts.setup.destroy"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [KEEP(self.seat), *(DESTROY(self.seat, card) for card in s.players[self.seat].draw)]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        if option.verb is KEEP:
            dealer.say(DECLINED, self.seat, "destroy_any")
            return
        dealer.because("viscounts.setup.destroy")
        player = s.players[self.seat]
        card = str(option.args[0])
        player.draw = without(player.draw, card)
        destroy(s, self.seat, card, DESTROYED_IN_SETUP, dealer)

    def default(self, s: Viscounts, options: Sequence[Option]) -> Option:
        return options[0]


@step("form-deck")
class FormDeck(Step[Viscounts]):
    """Not a shuffle that moves a marker (ruling 74). Three cards are the first hand."""

    seat: int

    rule: ClassVar[str] = "viscounts.setup.deck"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.because("viscounts.setup.deck")
        player = s.players[self.seat]
        dealer.say(DECK, self.seat, bundle(player.discard))
        player.draw = tuple(sorted(player.draw + player.discard))
        player.discard = ()
        for _ in range(HAND_LIMIT):
            card = draw_card(s, self.seat, dealer)
            player.hand = (*player.hand, card)
            dealer.say(DREW_CARD, self.seat, card, only=(self.seat,))
        dealer.say(DREW, self.seat, HAND_LIMIT, hide_from=self.seat)


@step("stacks")
class Stacks(Step[Viscounts]):
    """Debts on Poverty, deeds on Prosperity, by the number of players; only now (ruling 52)."""

    rule: ClassVar[str] = "viscounts.setup.stacks"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.setup.stacks")
        deciding = len(s.players) - (s.plan is not None)
        s.debts_left = s.box.stacks["poverty"].on_top[deciding - 1]
        s.deeds_left = s.box.stacks["prosperity"].on_top[deciding - 1]
        for card, hero in s.offers:
            dealer.say(LEFT_OVER, card, hero)
        dealer.say(STACKS, s.debts_left, s.deeds_left)
        push(s, Turn(s.first))
