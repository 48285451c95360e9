"""Winter events: drawing, lasting and answering them (castle.winter.*). Their effects come from the data.

An event's first effect says what kind of question it is: an offer (``may``), a penalty (``one_of``), a fine per helper
(``per`` with ``one_of``), or something special with a room of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.effects import All, Effect, Gain, Lose, May, OneOf, Pay, Per, costs
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.castle.beauty import BEAUTY, CourtFirst, CourtOn
from greathall.games.castle.beggar import BEGGAR, Beg
from greathall.games.castle.box import RESOURCE_INDEX, RESOURCES
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import bundle, give_back, lose_points, pay_talers, score, take_talers
from greathall.games.castle.words import (
    GAVE,
    GIVE,
    GIVE_UP,
    LOST_CARD,
    PAY_FINES,
    PAY_TALERS,
    PIECES_MISSING,
    POINTS_LEFT,
    REWARD_POINTS,
    REWARD_TALERS,
    REWARDED,
    TALERS_MISSING,
    WINTER,
    WINTER_ENDS,
)

LASTING = ("game", "settled")


def rule_of(event: str) -> str:
    """The rule of a winter card."""
    return f"castle.winter.{event.replace('_', '-')}"


@step
class LastingEvents(Step[Castle]):
    """Frozen beauty and beggar act at the start of later rounds, in order of appearance (ruling 33)."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        if s.winter is None:
            return
        steps: dict[str, Step[Castle]] = {BEAUTY: CourtOn(), BEGGAR: Beg()}
        push(s, *(steps[event] for event in s.winter.open if event in steps))


@step
class DrawEvent(Step[Castle]):
    """After choosing, before the reveal, where the round's space shows the winter symbol (ruling 32)."""

    rule: ClassVar[str] = "castle.winter.timing"

    def run(self, s: Castle, dealer: Dealer) -> None:
        space = s.rounds + 1 - s.round
        if s.winter is None or not s.winter.deck or not s.box.round_spaces[space].winter:
            return
        for rule in ("side", "deck", "symbols", "timing", "this-round", "player-order", "face-down"):
            dealer.rule(f"castle.winter.{rule}")
        event = dealer.draw("winter", s.winter.deck)
        dealer.say(WINTER, event)
        if s.box.events[event].lasts in LASTING:
            dealer.rule("castle.winter.lasting")
            s.winter.open = (*s.winter.open, event)
        else:
            s.winter.past = (*s.winter.past, event)
        begin(s, event, dealer)


def begin(s: Castle, event: str, dealer: Dealer) -> None:
    """Puts the event's question to everybody, clockwise from the start player."""
    dealer.rule(rule_of(event))
    if event == BEAUTY:
        push(s, CourtFirst())
        return
    if event == BEGGAR:
        push(s, Beg())
        return
    effect = s.box.events[event].effects[0]
    questions: list[Step[Castle]] = []
    for seat in s.clockwise():
        if isinstance(effect, May):
            questions.append(Offer(seat, event))
        elif isinstance(effect, OneOf):
            questions.append(Penalise(seat, event))
        elif isinstance(effect, Per):
            questions.append(FineHelpers(seat, event))
    if questions:
        push(s, *questions, EventLeaves(event))


@step
class EventLeaves(Step[Castle]):
    event: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.rule("castle.winter.leaves")
        dealer.say(WINTER_ENDS, self.event)


# Offers: give pieces, get a reward (broken wall, hearth, new road)


@step
class Offer(Ask[Castle]):
    """Give the asked pieces up to a number of times; 0 declines. Silver stands for nothing here."""

    event: str

    def cites(self) -> str:
        return rule_of(self.event)

    def effect(self, s: Castle) -> Effect:
        effect = s.box.events[self.event].effects[0]
        assert isinstance(effect, May)
        return effect.do

    def candidates(self, s: Castle) -> list[Option]:
        return [GIVE(self.seat, n) for n in range(s.box.events[self.event].offers + 1)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        own, times = s.players[self.seat].pieces, int(option.args[0])
        missing = {what: n * times - own[RESOURCE_INDEX[what]] for what, n in costs(self.effect(s)).items()}
        lacking = tuple((what, n) for what, n in missing.items() if n > 0)
        return PIECES_MISSING(lacking) if lacking else None

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"event": f"winter:{self.event}"}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        times, effect = int(option.args[0]), self.effect(s)
        if not times:
            return
        dealer.rule(self.cites())
        dealer.rule("castle.winter.no-silver-swap")
        given = [0] * len(RESOURCES)
        for what, n in costs(effect).items():
            given[RESOURCE_INDEX[what]] = n * times
            give_back(s, self.seat, RESOURCE_INDEX[what], n * times)
        dealer.say(GAVE, self.seat, bundle(given))
        for part in effect.parts if isinstance(effect, All) else (effect,):
            if isinstance(part, Gain):
                score(s, self.seat, part.n * times, "winter", dealer)
            elif isinstance(part, OneOf):
                push(s, ChooseReward(self.seat, self.event))


@step
class ChooseReward(Ask[Castle]):
    """New road: points or talers."""

    event: str

    def cites(self) -> str:
        return rule_of(self.event)

    def rewards(self, s: Castle) -> dict[str, int]:
        effect = s.box.events[self.event].effects[0]
        assert isinstance(effect, May)
        assert isinstance(effect.do, All)
        choice = next(part for part in effect.do.parts if isinstance(part, OneOf))
        return {gain.what: gain.n for gain in choice.choices if isinstance(gain, Gain)}

    def candidates(self, s: Castle) -> list[Option]:
        return [REWARD_POINTS(self.seat), REWARD_TALERS(self.seat)]

    def prompt(self, s: Castle) -> dict[str, int | str]:
        rewards = self.rewards(s)
        return {"event": f"winter:{self.event}", "points": rewards["point"], "talers": rewards["taler"]}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        rewards = self.rewards(s)
        if option.verb is REWARD_POINTS:
            score(s, self.seat, rewards["point"], "winter", dealer)
        else:
            got = take_talers(s, self.seat, rewards["taler"])
            dealer.say(REWARDED, self.seat, got, self.event)


# Penalties: lose a card or pay talers (plague, snowfall, robbers)


def eligible_cards(s: Castle, seat: int, what: str) -> list[str]:
    """Cards that a penalty may take; face-down cards only where the event names no zone (ruling 34)."""
    player = s.players[seat]
    if what == "played_card":
        return sorted(player.played)
    if what == "worker_card":
        return sorted(card for card in player.hand + player.played if s.box.cards[card].character == "worker")
    every = player.hand + player.played + player.down
    return [card for card in every if s.box.cards[card].character == "messenger"]


NO_CARD_RULES = {"snowfall": "castle.winter.snowfall-no-worker", "robbers": "castle.winter.robbers-no-messenger"}


@step
class Penalise(Step[Castle]):
    """Asks for a card or talers; who has neither to choose from is treated as the rulings say."""

    seat: int
    event: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        question = PayOrLoseCard(self.seat, self.event)
        if self.event == "plague" and not s.players[self.seat].played:
            dealer.rule("castle.winter.plague-spared")
            return
        if question.options(s):
            push(s, question)
        else:
            # No card to give and too few talers, so all there are.
            dealer.rule("castle.winter.cannot-pay")
            dealer.rule(NO_CARD_RULES[self.event])
            pay_talers(s, self.seat, s.players[self.seat].talers, dealer)


@step
class PayOrLoseCard(Ask[Castle]):
    event: str

    def cites(self) -> str:
        return rule_of(self.event)

    def parts(self, s: Castle) -> tuple[str, int]:
        """Which cards can be lost, and how many talers are asked instead."""
        effect = s.box.events[self.event].effects[0]
        assert isinstance(effect, OneOf)
        what, talers = "", 0
        for choice in effect.choices:
            if isinstance(choice, Lose):
                what = choice.what
            elif isinstance(choice, Pay):
                talers = choice.n
            elif isinstance(choice, Per) and isinstance(choice.do, Pay):
                talers = choice.do.n * len(s.players[self.seat].played)
        return what, talers

    def candidates(self, s: Castle) -> list[Option]:
        what, talers = self.parts(s)
        cards = [GIVE_UP(self.seat, card) for card in eligible_cards(s, self.seat, what)]
        return [PAY_TALERS(self.seat, talers), *cards]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        if option.verb is GIVE_UP:
            return None
        missing = int(option.args[0]) - s.players[self.seat].talers
        return TALERS_MISSING(missing) if missing > 0 else None

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"event": f"winter:{self.event}"}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        dealer.rule(self.cites())
        if self.event == "plague" and len(self.options(s)) < len(self.candidates(s)):
            dealer.rule("castle.winter.plague-poor")
        if option.verb is PAY_TALERS:
            pay_talers(s, self.seat, int(option.args[0]), dealer)
        else:
            lose_card(s, self.seat, str(option.args[0]), dealer)


def lose_card(s: Castle, seat: int, card: str, dealer: Dealer) -> None:
    """A character leaves the game; a face-down one leaves unresolved (castle.winter.robbers-face-down)."""
    player = s.players[seat]
    if card in player.down:
        dealer.rule("castle.winter.robbers-face-down")
        dealer.reveal()
    player.hand = tuple(one for one in player.hand if one != card)
    player.played = tuple(one for one in player.played if one != card)
    player.down = tuple(one for one in player.down if one != card)
    player.gone = (*player.gone, card)
    dealer.say(LOST_CARD, seat, card)


# Fines: talers or points for every helper (famine, trade tax)


@step
class FineHelpers(Step[Castle]):
    seat: int
    event: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        if PayForHelpers(self.seat, self.event).helpers(s):
            push(s, PayForHelpers(self.seat, self.event))


@step
class PayForHelpers(Ask[Castle]):
    """For how many helpers to pay talers; points are lost for the others (ruling 35)."""

    event: str

    def cites(self) -> str:
        return rule_of(self.event)

    def prices(self, s: Castle) -> tuple[str, int, int]:
        effect = s.box.events[self.event].effects[0]
        assert isinstance(effect, Per)
        assert isinstance(effect.do, OneOf)
        talers = next(part.n for part in effect.do.choices if isinstance(part, Pay))
        points = next(part.n for part in effect.do.choices if isinstance(part, Lose))
        return effect.counter, talers, points

    def helpers(self, s: Castle) -> int:
        if self.prices(s)[0] == "own_castle_helper":
            return sum(1 for seat in s.spaces.values() if seat == self.seat)
        return s.carriers.count(self.seat)

    def candidates(self, s: Castle) -> list[Option]:
        return [PAY_FINES(self.seat, n) for n in range(self.helpers(s) + 1)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        """Among what can be afforded in full; points fall short only when talers do too."""
        _, talers, points = self.prices(s)
        player, paid = s.players[self.seat], int(option.args[0])
        most = min(self.helpers(s), player.talers // talers)
        if paid > most:
            return TALERS_MISSING(paid * talers - player.talers)
        least = max(0, min(most, self.helpers(s) - player.total // points))
        return POINTS_LEFT() if paid < least else None

    def default(self, s: Castle, options: Sequence[Option]) -> Option:
        return options[-1]

    def prompt(self, s: Castle) -> dict[str, int | str]:
        _, talers, points = self.prices(s)
        return {
            "event": f"winter:{self.event}",
            "helpers": self.helpers(s),
            "talers": talers,
            "points": points,
        }

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        dealer.rule(self.cites())
        _, talers, points = self.prices(s)
        unpaid = self.helpers(s) - int(option.args[0])
        pay_talers(s, self.seat, int(option.args[0]) * talers, dealer)
        lose_points(s, self.seat, unpaid * points, dealer)
