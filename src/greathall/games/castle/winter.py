"""Winter events: drawing, lasting and answering them (castle.winter.*). Their effects come from the data.

An event's first effect says what kind of question it is: an offer (``may``, in ``offers.py``), a penalty (``one_of``),
a fine per helper (``per`` with ``one_of``), or something special with a file of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import May, OneOf, Per
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle.beauty import BEAUTY, CourtAtStart
from greathall.games.castle.beggar import BEGGAR, Beg
from greathall.games.castle.effects import EVENT_RULES, cards_to_lose, counted, lose_card, loss, talers_asked
from greathall.games.castle.offers import Offer
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import lose_points, pay_talers
from greathall.games.castle.words import (
    GIVE_UP,
    PAY_FINES,
    PAY_TALERS,
    POINTS_LEFT,
    SPARED,
    TALERS_MISSING,
    WINTER,
    WINTER_ENDS,
    WINTER_LASTS,
)

LASTING = ("game", "settled")


@step("lasting-events")
class LastingEvents(Step[Castle]):
    """Frozen beauty and beggar act at the start of later rounds, in order of appearance (ruling 33)."""

    def run(self, s: Castle, dealer: Dealer) -> None:
        if s.winter is None:
            return
        steps: dict[str, Step[Castle]] = {BEAUTY: CourtAtStart(), BEGGAR: Beg()}
        push(s, *(steps[event] for event in s.winter.open if event in steps))


@step("draw-event")
class DrawEvent(Step[Castle]):
    """After choosing, before the reveal, where the round's space shows the winter symbol (ruling 32)."""

    rule: ClassVar[str] = "castle.winter.timing"

    def run(self, s: Castle, dealer: Dealer) -> None:
        space = s.rounds + 1 - s.round
        if s.winter is None or not s.winter.deck or not s.box.round_spaces[space].winter:
            return
        dealer.applies("castle.winter.side", "castle.winter.deck", "castle.winter.symbols", "castle.winter.timing")
        dealer.applies("castle.winter.player-order", "castle.winter.face-down")
        event = dealer.draw("winter", s.winter.deck)
        dealer.because(EVENT_RULES[event])
        if s.box.events[event].lasts in LASTING:
            dealer.applies("castle.winter.lasting", "castle.winter.this-round")
            s.winter.open = (*s.winter.open, event)
            dealer.say(WINTER_LASTS, event)
        else:
            s.winter.past = (*s.winter.past, event)
            dealer.say(WINTER, event)
        begin(s, event)


def begin(s: Castle, event: str) -> None:
    """Puts the event's question to everybody, clockwise from the start player."""
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


@step("event-leaves")
class EventLeaves(Step[Castle]):
    event: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        dealer.say(WINTER_ENDS, self.event)


# Penalties: lose a card or pay talers (plague, snowfall, robbers)

NO_CARD_RULES = {"snowfall": "castle.winter.snowfall-no-worker", "robbers": "castle.winter.robbers-no-messenger"}


@step("penalise")
class Penalise(Step[Castle]):
    """Asks for a card or talers; who has neither to choose from is treated as the rulings say."""

    seat: int
    event: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        question = PayOrLoseCard(self.seat, self.event)
        if self.event == "plague" and not s.players[self.seat].played:
            dealer.because("castle.winter.plague-spared")
            dealer.say(SPARED, self.seat, self.event)
            return
        if question.options(s):
            push(s, question)
        else:
            # No card to give and too few talers, so all there are.
            dealer.applies("castle.winter.cannot-pay")
            dealer.because(NO_CARD_RULES[self.event])
            if s.players[self.seat].talers:
                pay_talers(s, self.seat, s.players[self.seat].talers, dealer)
            else:
                dealer.say(SPARED, self.seat, self.event)


@step("pay-or-lose-card")
class PayOrLoseCard(Ask[Castle]):
    event: str

    def cites(self) -> str:
        return EVENT_RULES[self.event]

    def parts(self, s: Castle) -> tuple[str, int]:
        """Which cards can be lost, and how many talers are asked instead."""
        effect = s.box.events[self.event].effects[0]
        assert isinstance(effect, OneOf)
        return loss(effect).what, talers_asked(s, effect, self.seat)

    def candidates(self, s: Castle) -> list[Option]:
        what, talers = self.parts(s)
        cards = [GIVE_UP(self.seat, card) for card in cards_to_lose(s, self.seat, what)]
        return [PAY_TALERS(self.seat, talers), *cards]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        if option.verb is GIVE_UP:
            return None
        missing = int(option.args[0]) - s.players[self.seat].talers
        return TALERS_MISSING(missing) if missing > 0 else None

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"event": f"winter:{self.event}"}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if self.event == "plague" and len(self.options(s)) < len(self.candidates(s)):
            dealer.because("castle.winter.plague-poor")
        if option.verb is PAY_TALERS:
            pay_talers(s, self.seat, int(option.args[0]), dealer)
        else:
            lose_card(s, self.seat, str(option.args[0]), dealer)


# Fines: talers or points for every helper (famine, trade tax)


@step("fine-helpers")
class FineHelpers(Step[Castle]):
    seat: int
    event: str

    def run(self, s: Castle, dealer: Dealer) -> None:
        if PayForHelpers(self.seat, self.event).helpers(s):
            push(s, PayForHelpers(self.seat, self.event))
        else:
            dealer.because(EVENT_RULES[self.event])
            dealer.say(SPARED, self.seat, self.event)


@step("pay-for-helpers")
class PayForHelpers(Ask[Castle]):
    """For how many helpers to pay talers; points are lost for the others (ruling 35)."""

    event: str

    def cites(self) -> str:
        return EVENT_RULES[self.event]

    def prices(self, s: Castle) -> tuple[str, int, int]:
        """Which helpers are counted, and what each costs in talers or in points."""
        effect = s.box.events[self.event].effects[0]
        assert isinstance(effect, Per)
        assert isinstance(effect.do, OneOf)
        return effect.counter, talers_asked(s, effect.do, self.seat), loss(effect.do).n

    def helpers(self, s: Castle) -> int:
        return counted(s, self.prices(s)[0], self.seat)

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
        _, talers, points = self.prices(s)
        unpaid = self.helpers(s) - int(option.args[0])
        if not option.args[0] and not s.players[self.seat].total:
            dealer.because("castle.winter.cannot-pay")
            dealer.say(SPARED, self.seat, self.event)
            return
        pay_talers(s, self.seat, int(option.args[0]) * talers, dealer)
        lose_points(s, self.seat, unpaid * points, dealer)
