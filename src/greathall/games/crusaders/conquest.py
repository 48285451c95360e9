"""Taking a region: who dies, who moves in, what is given up (crusaders.war.victory)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.achievements import update
from greathall.games.crusaders.automa.preferences import least_dear
from greathall.games.crusaders.defeat import check_defeat
from greathall.games.crusaders.family import free_region, kill_duke
from greathall.games.crusaders.questions import Question, ask, ask_if_open
from greathall.games.crusaders.relations import end_region_pact
from greathall.games.crusaders.state import NOBODY, Crusaders
from greathall.games.crusaders.supply import dismiss_army, gain, lift_unrest, lord_tokens, place, remove_lord

PILLAGE_GOLD = 2


def conquer(s: Crusaders, seat: int, source: int, target: int, dealer: Dealer, annexed: bool = False) -> None:
    """The region changes hands; castle and tokens stay (crusaders.build.stays)."""
    loser = s.owner[target]
    name = s.box.look.regions[target]
    dealer.say(log.ANNEXED if annexed else log.CONQUERED, seat, name)
    dealer.because("crusaders.war.victory")
    if loser != NOBODY:
        dealer.say(log.LOST_REGION, loser, name)
    if s.army[target]:
        dismiss_army(s, target, dealer)
    if s.castle[target]:
        dealer.applies("crusaders.build.stays")
    if s.is_automa(seat):
        dealer.applies("crusaders.ai.war")
    push(s, Aftermath(seat, target, loser))
    kill_duke(s, target, dealer)
    if s.lord[target]:
        dealer.because("crusaders.war.deaths")
        dealer.say(log.LORD_DIED, name, s.lord[target], lord_tokens(s, target))
        remove_lord(s, target)
    s.owner[target] = seat
    end_region_pact(s, target, dealer)
    ask(s, Spoils(seat, source, target, annexed), dealer)


@step("spoils")
class Spoils(Question):
    """Move in, pillage, or leave it (crusaders.war.move-in, crusaders.war.pillage)."""

    source: int
    target: int
    annexed: bool
    rule: ClassVar[str] = "crusaders.war.move-in"

    def candidates(self, s: Crusaders) -> list[Option]:
        name = s.box.look.regions[self.target]
        found = [w.HOLD(self.seat, name), w.MOVE_IN(self.seat, name)]
        return found if self.annexed else [*found, w.PILLAGE(self.seat, name)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is not w.MOVE_IN or s.army[self.source] or s.is_automa(self.seat):
            return None
        return w.ARMY_GONE(s.box.look.regions[self.source])

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """One soldier moves in while one is left; it never pillages (crusaders.ai.war)."""
        free = s.army[self.source] or len(s.armies_of(self.seat)) < s.box.limits["armies_per_player"]
        return options[1] if free else options[0]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        name = s.box.look.regions[self.target]
        if option.verb is w.MOVE_IN:
            dealer.applies(self.rule)
            self._move_in(s, dealer)
        elif option.verb is w.PILLAGE:
            dealer.because("crusaders.war.pillage")
            dealer.say(log.PILLAGED, self.seat, name, PILLAGE_GOLD)
            gain(s, self.seat, PILLAGE_GOLD, dealer)
            place(s, self.target, "unrest", dealer)

    def _move_in(self, s: Crusaders, dealer: Dealer) -> None:
        """The army comes from the source; an automa that has none there takes one from the supply."""
        name = s.box.look.regions[self.target]
        if s.army[self.source]:
            s.army[self.source] = 0
            dealer.say(log.MOVED_IN, self.seat, s.box.look.regions[self.source], name)
        else:
            dealer.because("crusaders.ai.war")
            dealer.say(log.MOBILISED, self.seat, name)
            dealer.because(self.rule)
        s.army[self.target] = 1
        lift_unrest(s, self.target, dealer)


@step("aftermath")
class Aftermath(Step[Crusaders]):
    """The limit of eight regions, achievements and the loser's fate."""

    seat: int
    region: int
    loser: int
    rule: ClassVar[str] = "crusaders.war.eight-regions"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        check_defeat(s, self.loser, dealer)
        if len(s.regions_of(self.seat)) > s.box.limits["regions_per_player"]:
            # crusaders.achievement.builder counts what is left when the ninth is given up.
            dealer.applies(self.rule)
            ask_if_open(s, GiveUpOne(self.seat, self.region), dealer)
        else:
            update(s, dealer)


@step("give-up-one")
class GiveUpOne(Question):
    """A region other than the new one becomes independent (crusaders.war.eight-regions)."""

    gained: int
    rule: ClassVar[str] = "crusaders.war.eight-regions"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [w.GIVE_UP(self.seat, names[r]) for r in s.regions_of(self.seat) if r != self.gained]

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        held = [r for r in s.regions_of(self.seat) if r != self.gained]
        return w.GIVE_UP(self.seat, s.box.look.regions[least_dear(s, self.seat, held, dealer)])

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        free_region(s, s.box.at[str(option.args[0])], dealer)
