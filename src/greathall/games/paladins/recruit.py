"""Recruit: a quest with one worker, a hire with two, silver or a debt (paladins.recruit.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.debts import take_debt
from greathall.games.paladins.deeds import Deed
from greathall.games.paladins.effects import Resolve, deed, lose
from greathall.games.paladins.entries import ACTION_INDEX
from greathall.games.paladins.placing import HIRE_CREW, QUEST_CREW, send, why_no_crew, why_too_dear
from greathall.games.paladins.state import Paladins, Player
from greathall.games.paladins.supply import note_help, pay
from greathall.games.paladins.townsfolk import react
from greathall.games.paladins.words import (
    DECLINE,
    DECLINED,
    FEW_WORKERS,
    HIRE,
    HIRED,
    NO_TOWNSFOLK,
    QUEST,
    WENT_ON_QUEST,
)

SILVER, DEBT, FREE = "silver", "debt", "free"


def slot_price(s: Paladins, player: Player, slot: int) -> int:
    """By slot, unless the paladin waives it (paladins.recruit.price)."""
    waived = bool(player.paladin) and s.box.paladins[player.paladin].waives == "recruit"
    return 0 if waived else s.box.townsfolk_slots[slot].silver


def why_not(s: Paladins, seat: int) -> Reason | None:
    player = s.players[seat]
    at = ACTION_INDEX["recruit"]
    if player.board[at] not in s.box.patterns[at] or not any(player.workers):
        return why_no_crew(s, player, "recruit")
    cheapest = -1
    for slot, card in enumerate(s.townsfolk):
        if card:
            if s.box.townsfolk_slots[slot].debt:
                return None
            price = slot_price(s, player, slot)
            cheapest = price if cheapest < 0 else min(cheapest, price)
    return NO_TOWNSFOLK() if cheapest < 0 else why_too_dear(player.silver, cheapest, "silver")


def begin(s: Paladins, seat: int, dealer: Dealer) -> None:
    push(s, ChooseTownsfolk(seat))


@deed("recruit")
def _free(s: Paladins, seat: int, one: Deed, dealer: Dealer) -> None:
    """No workers, no silver, no debt; a quest or a hire (paladins.recruit.free)."""
    dealer.applies("paladins.recruit.free")
    if any(s.townsfolk):
        push(s, FreeRecruit(seat))
    else:
        lose(seat, one.what, dealer)


@step("choose-townsfolk")
class ChooseTownsfolk(Ask[Paladins]):
    """Whom to recruit, for a quest or for good, and how to pay."""

    rule: ClassVar[str] = "paladins.recruit.decide-at-once"

    def candidates(self, s: Paladins) -> list[Option]:
        player = s.players[self.seat]
        found = []
        for slot, card in enumerate(s.townsfolk):
            if not card:
                continue
            silver = slot_price(s, player, slot)
            for verb in (QUEST, HIRE):
                found.append(verb(self.seat, card, SILVER, silver))
                if s.box.townsfolk_slots[slot].debt and silver:
                    found.append(verb(self.seat, card, DEBT, 0))
        return found

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        player = s.players[self.seat]
        pattern = s.box.quest_pattern if option.verb is QUEST else s.box.hire_pattern
        if not pattern.fits(player.workers):
            return FEW_WORKERS(pattern.needs)
        return why_too_dear(player.silver, int(option.args[2]), "silver")

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        card, price = str(option.args[0]), str(option.args[1])
        quest = option.verb is QUEST
        crew = QUEST_CREW if quest else HIRE_CREW
        send(s, self.seat, "recruit", Engage(self.seat, card, quest, price), dealer, crew)


@step("free-recruit")
class FreeRecruit(Ask[Paladins]):
    """A reward; it may be declined, and the recruit action stays as it is."""

    rule: ClassVar[str] = "paladins.recruit.free"

    def candidates(self, s: Paladins) -> list[Option]:
        cards = [card for card in s.townsfolk if card]
        return [*(verb(self.seat, card, FREE, 0) for card in cards for verb in (QUEST, HIRE)), DECLINE(self.seat)]

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        if option.verb is DECLINE:
            dealer.say(DECLINED, self.seat, "recruit")
        else:
            push(s, Engage(self.seat, str(option.args[0]), option.verb is QUEST, FREE))


@step("engage")
class Engage(Step[Paladins]):
    """The card leaves the row: to the discards after a quest, to its new master after a hire."""

    seat: int
    card: str
    quest: bool
    price: str

    rule: ClassVar[str] = "paladins.recruit.hire"

    def cites(self) -> str:
        return "paladins.recruit.quest" if self.quest else self.rule

    def run(self, s: Paladins, dealer: Dealer) -> None:
        self._pay(s, dealer)
        react(s, self.seat, "recruit")
        free = self.price == FREE
        dealer.because("paladins.recruit.free" if free else self.cites())
        if self.quest:
            send_on_quest(s, self.seat, self.card, dealer)
            return
        if free:  # the abilities that answer to the action were looked up before this card came
            dealer.applies("paladins.action.new-townsfolk")
        s.players[self.seat].hires += 1
        hire(s, self.seat, self.card, dealer)

    def _pay(self, s: Paladins, dealer: Dealer) -> None:
        if self.price == DEBT:
            dealer.applies("paladins.recruit.debt")
            take_debt(s, self.seat, dealer)
        elif self.price == SILVER:
            note_help(s, self.seat, "recruit", dealer)
            dealer.because("paladins.recruit.price")
            pay(s, self.seat, "silver", slot_price(s, s.players[self.seat], s.townsfolk.index(self.card)), dealer)


def send_on_quest(s: Paladins, seat: int, card: str, dealer: Dealer) -> None:
    """The card leaves the row; only the reward in its upper corner counts (paladins.recruit.quest)."""
    s.townsfolk[s.townsfolk.index(card)] = ""
    s.townsfolk_discard += (card,)
    s.players[seat].quests += 1
    dealer.say(WENT_ON_QUEST, seat, card)
    push(s, Resolve(seat, f"quest:{card}"))


def hire(s: Paladins, seat: int, card: str, dealer: Dealer) -> None:
    """The instant reward now, the ability from the next time on (paladins.recruit.hire)."""
    s.townsfolk[s.townsfolk.index(card)] = ""
    s.players[seat].townsfolk += (card,)
    dealer.say(HIRED, seat, card)
    push(s, Resolve(seat, f"hire:{card}"))
