"""Events of action cards: whom they hit (crusaders.event.self, crusaders.event.other)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.automa.preferences import rivals
from greathall.games.crusaders.effects import Operations
from greathall.games.crusaders.event_conditions import meets
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.state import Crusaders


@step("begin-event")
class BeginEvent(Step[Crusaders]):
    """Finds the target of an event (crusaders.event.self, crusaders.event.other)."""

    seat: int
    event: str
    rule: ClassVar[str] = "crusaders.turn.event"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not s.houses[self.seat].alive:
            return
        dealer.applies(self.rule)
        event = s.box.events[self.event]
        if event.target == "self":
            dealer.because("crusaders.event.self")
            found = [self.seat] if meets(s, self.seat, event.conditions) else []
        else:
            dealer.because("crusaders.event.other")
            # crusaders.mode.together: an automa names no fellow automa.
            found = rivals(s, self.seat) if event.target == "other_choice" else s.others(self.seat)
            found = [one for one in found if meets(s, one, event.conditions)]
        if event.conditions:
            dealer.applies("crusaders.event.condition")
        if s.is_automa(self.seat):
            dealer.applies("crusaders.ai.events")
        if not found:
            dealer.say(log.EVENT_IGNORED, self.event)
        elif event.target == "other_choice":
            ask_if_open(s, ChooseTarget(self.seat, self.event, tuple(found)), dealer)
        else:
            _hit(s, self.seat, found[0], self.event, dealer)


def _hit(s: Crusaders, active: int, target: int, event: str, dealer: Dealer) -> None:
    dealer.say(log.EVENT_TARGET, event, target)
    n = len(s.box.events[event].effects)
    push(s, Operations(active, target, tuple(f"{event}/{i}" for i in range(n))))


@step("choose-target")
class ChooseTarget(Question):
    """The active player names another player who meets the condition."""

    event: str
    found: tuple[int, ...]
    rule: ClassVar[str] = "crusaders.event.other"

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.CHOOSE_HOUSE(self.seat, one) for one in self.found]

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"event": f"event:{self.event}"}

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """The player with most regions (crusaders.ai.events)."""
        return max(options, key=lambda option: len(s.regions_of(int(option.args[0]))))

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        _hit(s, self.seat, int(option.args[0]), self.event, dealer)
