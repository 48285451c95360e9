"""Crusades: leaders, the track and Jerusalem (crusaders.crusade.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.family import FEMALE, GLITTERHOOF, MALE, kill
from greathall.games.crusaders.questions import Question
from greathall.games.crusaders.scoring import end_game
from greathall.games.crusaders.state import NOBODY, Crusaders
from greathall.games.crusaders.supply import hook, note_developments, put_into_bag
from greathall.games.crusaders.trait_check import begin_check, passed


def last_space(s: Crusaders) -> int:
    """Spaces of the track in use (crusaders.scenario.crusade-of-1101)."""
    return s.box.scenarios[s.switches.scenario].last_space


def crusades_open(s: Crusaders) -> bool:
    """Whether a space is left; without one a crusade does nothing."""
    return NOBODY in s.track[: last_space(s)]


def allowance(s: Crusaders, seat: int) -> int:
    """Crusades in an era: one, or what the Archbishop allows (crusaders.crusade.once)."""
    return max(1, hook(s, seat, "crusades_per_era"))


def leaders(s: Crusaders, seat: int) -> list[str]:
    """The men of the dynasty and Glitterhoof, else the reigning queen (crusaders.crusade.leader)."""
    house = s.houses[seat]
    sexes = s.box.sexes
    people = [house.ruler, *house.children, *house.siblings]
    found = [card for one in people for card in (one.card, one.spouse) if card and sexes[card] == MALE]
    horse = [one.spouse for one in people if one.spouse == GLITTERHOOF]
    return [*found, *horse] if found else [house.ruler.card, *horse]


def must_go(s: Crusaders, seat: int) -> bool:
    """The last crusade card of a house that has not crusaded in the era (crusaders.crusade.decline)."""
    house = s.houses[seat]
    cards = s.box.cards
    later = any(cards[card].deck == "crusade" for card in (*house.hand, *house.laid))
    return not house.crusades and (s.round == 3 or not later)


@step("crusade-action")
class CrusadeAction(Question):
    """Who leads the crusade."""

    rule: ClassVar[str] = "crusaders.crusade.leader"

    def candidates(self, s: Crusaders) -> list[Option]:
        house = s.houses[self.seat]
        cards = leaders(s, self.seat)
        if house.ruler.card not in cards:
            cards = [*cards, house.ruler.card]
        return [*(w.CRUSADE(self.seat, card) for card in cards), w.PASS(self.seat)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.PASS:
            return w.MUST_CRUSADE() if must_go(s, self.seat) else None
        return None if option.args[0] in leaders(s, self.seat) else w.MALE_FIRST()

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.PASS:
            dealer.because("crusaders.crusade.decline")
            dealer.say(log.PASSED, self.seat)
        else:
            set_out(s, self.seat, str(option.args[0]), dealer)


def set_out(s: Crusaders, seat: int, leader: str, dealer: Dealer) -> None:
    s.houses[seat].crusades += 1
    note_developments(s, seat, "crusades_per_era", dealer)
    dealer.because(_leads_by(s, seat, leader))
    dealer.say(log.LEADS, seat, leader)
    push(s, Homecoming(seat, leader))
    begin_check(s, seat, "crusade", 1, 1 + hook(s, seat, "crusade_check"), dealer)


def _leads_by(s: Crusaders, seat: int, leader: str) -> str:
    """Which rule sends this leader."""
    if s.is_automa(seat):
        return "crusaders.ai.crusade"
    return "crusaders.crusade.queen" if s.box.sexes[leader] == FEMALE else "crusaders.crusade.leader"


@step("homecoming")
class Homecoming(Step[Crusaders]):
    """Success brings a shield on the track; failure kills the leader."""

    seat: int
    leader: str
    rule: ClassVar[str] = "crusaders.crusade.success"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not passed(s):
            dealer.because("crusaders.crusade.failure")
            kill(s, self.leader, dealer)
            return
        dealer.applies(self.rule)
        if s.first != self.seat:
            dealer.say(log.FIRST_PLAYER_TAKEN, self.seat, s.first)
            s.first = self.seat
        if s.shields(self.seat) >= s.box.limits["shields_on_crusade_track_per_player"]:
            dealer.say(log.NO_SHIELD, self.seat)
        elif crusades_open(s):
            take_space(s, self.seat, dealer)


def take_space(s: Crusaders, seat: int, dealer: Dealer) -> None:
    """The lowest free space, its tokens and its bonus."""
    space = s.track.index(NOBODY)
    s.track[space] = seat
    dealer.applies("crusaders.crusade.bonus")
    dealer.say(log.SHIELD, seat, s.box.spaces[space].id)
    for token in s.track_tokens[space]:
        put_into_bag(s, seat, token)
        dealer.say(log.TRAIT_WON, seat, s.box.spaces[space].id, token)
    s.track_tokens[space] = ()
    update(s, dealer)
    if space == len(s.track) - 1:
        # crusaders.crusade.jerusalem: at once, before the card's event.
        dealer.because("crusaders.crusade.jerusalem")
        end_game(s, dealer)
