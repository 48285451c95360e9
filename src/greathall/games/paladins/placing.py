"""Placing workers: which crew takes an action (paladins.action.placing, paladins.worker.*)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.paladins.crews import CRIMINAL, LETTERS, WORKERS, WORKSHOP, Crew, Pattern, WorkerKind, bundle
from greathall.games.paladins.entries import ACTION_INDEX, ATTRIBUTE_INDEX
from greathall.games.paladins.state import Paladins, Player
from greathall.games.paladins.supply import holds
from greathall.games.paladins.words import (
    FEW_CRIMINALS,
    FEW_WORKERS,
    NO_SUCH_WORKERS,
    OCCUPIED,
    PLACE,
    PLACED,
    PLACED_FAVOUR,
    TOO_DEAR,
)

QUEST_CREW = "quest"
HIRE_CREW = "hire"
FAVOUR_CREW = "favour"


def why_no_crew(s: Paladins, player: Player, action: str) -> Reason | None:
    """An action must be free, and its workers at hand (paladins.action.free-spaces)."""
    at = ACTION_INDEX[action]
    pattern = s.box.patterns[at].get(player.board[at])
    if pattern is None:
        return OCCUPIED(action)
    return None if pattern.fits(player.workers) else why_few_workers(pattern)


def why_few_workers(pattern: Pattern) -> Reason:
    """What is needed; nobody can stand in for a criminal (paladins.worker.criminal)."""
    criminals = dict(pattern.coloured).get(CRIMINAL, 0)
    return FEW_CRIMINALS(criminals) if criminals else FEW_WORKERS(pattern.needs)


def why_too_dear(have: int, price: int, resource: str) -> Reason | None:
    """The whole price is needed before the action (paladins.action.payment-first)."""
    return None if have >= price else TOO_DEAR(price, resource, price - have)


def why_not_payable(s: Paladins, player: Player, action: str) -> Reason | None:
    """Whether the next use of an action can be paid for."""
    resource = s.box.resource_of[action]
    return why_too_dear(holds(player, resource), s.price(player, action), resource)


def send(s: Paladins, seat: int, action: str, then: Step[Any], dealer: Dealer, crew: str = "") -> None:
    """Asks which workers go, unless only one crew can; then the action is carried out."""
    ask = Place(seat, action, crew, then)
    found = ask.options(s)
    if len(found) == 1:
        ask.resolve(s, found[0], dealer)
    else:
        push(s, ask)


@step("place")
class Place(Ask[Paladins]):
    """The crew for an action (or a favour, which ``action`` then names)."""

    action: str
    crew: str
    then: Step[Any]

    rule: ClassVar[str] = "paladins.action.placing"

    def pattern(self, s: Paladins) -> Pattern:
        if self.crew == QUEST_CREW:
            return s.box.quest_pattern
        if self.crew == HIRE_CREW:
            return s.box.hire_pattern
        if self.crew == FAVOUR_CREW:
            return s.box.favour_patterns[self.action]
        at = ACTION_INDEX[self.action]
        return s.box.patterns[at][s.players[self.seat].board[at]]

    def candidates(self, s: Paladins) -> list[Option]:
        return [PLACE(self.seat, *crew.names) for crew in self.pattern(s).crews]

    def why_not(self, s: Paladins, option: Option) -> Reason | None:
        have = s.players[self.seat].workers
        crew = self.pattern(s).by_names[_names(option)]
        missing = tuple((worker, n - have[worker]) for worker, n in crew.counts if have[worker] < n)
        return NO_SUCH_WORKERS(bundle(missing)) if missing else None

    def options(self, s: Paladins) -> list[Option]:
        have = s.players[self.seat].workers
        seat = self.seat
        found = []
        for crew in self.pattern(s).crews:
            for worker, n in crew.counts:
                if have[worker] < n:
                    break
            else:
                found.append(PLACE(seat, *crew.names))
        return found

    def resolve(self, s: Paladins, option: Option, dealer: Dealer) -> None:
        crew = self.pattern(s).by_names[_names(option)]
        player = s.players[self.seat]
        for worker, n in crew.counts:
            player.workers[worker] -= n
        if self.crew == FAVOUR_CREW:
            self._visit(s, crew, dealer)
        else:
            self._note_workers(s, crew, dealer)
            player.board[ACTION_INDEX[self.action]] = crew.spaces
            dealer.because(self.then.cites())  # the action's own step names the rule about its workers
            dealer.say(PLACED, self.seat, self.action, bundle(crew.counts))
        push(s, self.then)

    def _note_workers(self, s: Paladins, crew: Crew, dealer: Dealer) -> None:
        """What let this crew take the action: colours, criminals, workshops, the paladin's boost."""
        dealer.applies("paladins.worker.clear-space")
        if self.pattern(s).coloured:
            dealer.applies("paladins.worker.coloured-space")
        if LETTERS[CRIMINAL] in crew.spaces:
            dealer.applies("paladins.worker.criminal")
        if WORKSHOP in crew.spaces:
            dealer.applies("paladins.develop.fewer-workers")
        attribute = s.box.actions[self.action].attribute
        if attribute and s.box.boosts[s.players[self.seat].paladin][ATTRIBUTE_INDEX[attribute]]:
            dealer.applies("paladins.paladin.boost", "paladins.action.attribute")

    def _visit(self, s: Paladins, crew: Crew, dealer: Dealer) -> None:
        """A worker on a favour stays there until the refresh (paladins.favour.not-cleared)."""
        guests = list(s.guests)
        guests[s.favours.index(self.action)] = f"{self.seat}{crew.spaces}"
        s.guests = tuple(guests)
        dealer.say(PLACED_FAVOUR, self.seat, self.action, bundle(crew.counts))

    def prompt(self, s: Paladins) -> dict[str, Arg]:
        kind = "favour" if self.crew == FAVOUR_CREW else "action"
        sizes = {len(option.args) for option in self.options(s)}
        return {"action": f"{kind}:{self.action}", "sizes": len(sizes)}


def _names(option: Option) -> tuple[str, ...]:
    return tuple(str(arg) for arg in option.args)


def guest_worker(guest: str) -> WorkerKind | Literal["any"]:
    """The worker on a favour, for views; the automa's workers have no colour."""
    letter = guest[-1:]
    return WORKERS[LETTERS.index(letter)] if letter and letter in LETTERS else "any"
