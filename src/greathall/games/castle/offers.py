"""Winter offers: give pieces, get a reward (broken wall, hearth, new road); silver may stand in at the forge."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import All, Effect, Gain, May, OneOf, costs
from greathall.core.rules.steps import Ask, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.castle.effects import EVENT_RULES
from greathall.games.castle.entries import BUILDING_KINDS, RESOURCES, SILVER
from greathall.games.castle.payment import Pieces, first_four
from greathall.games.castle.state import Castle
from greathall.games.castle.supply import bundle, give_back, index, score, swap_silver, take_talers
from greathall.games.castle.words import (
    CART_EMPTY,
    DECLINE,
    DECLINED,
    GAVE,
    GIVE,
    GIVE_FOR_TALERS,
    PIECES_MISSING,
    REWARDED,
    SWAP,
    SWAP_NO_MORE,
    SWAP_NOT_ASKED,
    SWAPPED,
)


@step("offer")
class Offer(Ask[Castle]):
    """Give the asked pieces for the reward, up to a number of times, or decline."""

    event: str

    def cites(self) -> str:
        return EVENT_RULES[self.event]

    def candidates(self, s: Castle) -> list[Option]:
        effect, found = offered(s, self.event), [DECLINE(self.seat)]
        for times in range(1, s.box.events[self.event].offers + 1):
            pieces = [name for name, n in costs(effect).items() for _ in range(n * times)]
            for gain in rewards(effect):
                if gain.what == "point":
                    found.append(GIVE(self.seat, gain.n * times, *pieces))
                else:
                    found.append(GIVE_FOR_TALERS(self.seat, gain.n * times, *pieces))
        return found

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        return None if option.verb is DECLINE else why_not_given(s, self.seat, asked_pieces(option))

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"event": f"winter:{self.event}"}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            dealer.say(DECLINED, self.seat, self.event)
            return
        points, talers = (option.args[0], 0) if option.verb is GIVE else (0, option.args[0])
        give = SwapForEvent(self.seat, self.event, asked_pieces(option), int(points), int(talers))
        give.ask(s, dealer)


def offered(s: Castle, event: str) -> Effect:
    """What an offer asks and brings, once."""
    effect = s.box.events[event].effects[0]
    assert isinstance(effect, May)
    return effect.do


def rewards(effect: Effect) -> list[Gain]:
    """What an offer brings, one of these."""
    parts = effect.parts if isinstance(effect, All) else (effect,)
    found: list[Gain] = []
    for part in parts:
        choices = part.choices if isinstance(part, OneOf) else (part,)
        found += [choice for choice in choices if isinstance(choice, Gain)]
    return found


def asked_pieces(option: Option) -> Pieces:
    names = option.args[1:]
    return first_four([names.count(name) for name in BUILDING_KINDS])


def lacking(s: Castle, seat: int, asked: Pieces) -> list[int]:
    own = s.players[seat].pieces
    return [max(0, n - own[kind]) for kind, n in enumerate(asked)]


def why_not_given(s: Castle, seat: int, asked: Pieces) -> Reason | None:
    """Why these pieces cannot be given, not even with silver swapped for them."""
    missing = lacking(s, seat, asked)
    if sum(missing) > s.players[seat].pieces[SILVER]:
        return PIECES_MISSING(bundle(missing))
    short = next((kind for kind, n in enumerate(missing) if n > s.stock[kind]), None)
    return None if short is None else CART_EMPTY(RESOURCES[short])


@step("swap-for-event")
class SwapForEvent(Ask[Castle]):
    """Silver goes to the forge for pieces that the card asks for; every swapped piece is given to it."""

    event: str
    asked: Pieces
    points: int
    talers: int
    """What the offer brings."""
    swapped: Pieces = (0, 0, 0, 0)

    rule: ClassVar[str] = "castle.winter.silver"

    def ask(self, s: Castle, dealer: Dealer) -> None:
        """Asks only while a piece of silver could still stand in."""
        if any(self.why_not(s, SWAP(self.seat, name)) is None for name in BUILDING_KINDS):
            push(s, self)
        else:
            self.give(s, dealer)

    def candidates(self, s: Castle) -> list[Option]:
        return [SWAP_NO_MORE(self.seat), *(SWAP(self.seat, name) for name in BUILDING_KINDS)]

    def why_not(self, s: Castle, option: Option) -> Reason | None:
        missing = lacking(s, self.seat, self.asked)
        if option.verb is SWAP_NO_MORE:
            return PIECES_MISSING(bundle(missing)) if any(missing) else None
        kind = index(option.args[0])
        if self.swapped[kind] >= self.asked[kind]:
            return SWAP_NOT_ASKED(option.args[0])
        if not s.stock[kind]:
            return CART_EMPTY(option.args[0])
        needed = sum(missing) + (not missing[kind])
        return PIECES_MISSING(bundle(missing)) if needed > s.players[self.seat].pieces[SILVER] else None

    def prompt(self, s: Castle) -> dict[str, int | str]:
        return {"event": f"winter:{self.event}", "n": s.players[self.seat].pieces[SILVER]}

    def resolve(self, s: Castle, option: Option, dealer: Dealer) -> None:
        if option.verb is SWAP_NO_MORE:
            self.give(s, dealer)
            return
        kind = index(option.args[0])
        dealer.applies("castle.build.silver-when", "castle.build.silver-stays")
        swap_silver(s, self.seat, kind)
        dealer.say(SWAPPED, self.seat, option.args[0])
        swapped = list(self.swapped)
        swapped[kind] += 1
        replace(self, swapped=first_four(swapped)).ask(s, dealer)

    def give(self, s: Castle, dealer: Dealer) -> None:
        dealer.because(EVENT_RULES[self.event])
        for kind, n in enumerate(self.asked):
            give_back(s, self.seat, kind, n)
        dealer.say(GAVE, self.seat, bundle(self.asked))
        if self.points:
            score(s, self.seat, self.points, "winter", dealer)
        else:
            got = take_talers(s, self.seat, self.talers)
            if got < self.talers:
                dealer.because("castle.supply.talers")
            dealer.say(REWARDED, self.seat, got, self.event)
