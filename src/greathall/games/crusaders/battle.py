"""Carrying an invasion out: declaration, allies, check, victory, counterattack (crusaders.war.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.army_reach import by_navy, by_route, targets_from, why_not_attack
from greathall.games.crusaders.automa.preferences import fellows, order_of_battle
from greathall.games.crusaders.conquest import conquer
from greathall.games.crusaders.questions import Question, ask
from greathall.games.crusaders.relations import add_claim, allied, break_pact, declare_war, members
from greathall.games.crusaders.state import CLOSED, NOBODY, Crusaders
from greathall.games.crusaders.supply import hook, note_developments
from greathall.games.crusaders.trait_check import begin_check, passed

Role: TypeAlias = tuple[int, int]
"""A source region and a target region."""
NEVER = 99


@step("declare")
class Declare(Question):
    """Every army's role is fixed before the first check (crusaders.war.roles)."""

    attacks: tuple[tuple[int, int], ...]
    supports: tuple[tuple[int, int], ...] = ()
    counter: bool = False
    """A counterattack: one attack only."""
    rule: ClassVar[str] = "crusaders.war.roles"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        busy = {source for source, _ in (*self.attacks, *self.supports)}
        attacked = {target for _, target in self.attacks}
        found = [w.LAUNCH(self.seat)]
        for source in s.armies_of(self.seat):
            if source in busy:
                continue
            for target in targets_from(s, self.seat, source):
                if target in attacked:
                    found.append(w.SUPPORT(self.seat, names[source], names[target]))
                elif not self.counter:
                    found.append(w.ATTACK(self.seat, names[source], names[target]))
        return found

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.LAUNCH:
            return None
        source, target = s.box.at[str(option.args[0])], s.box.at[str(option.args[1])]
        if by_navy(s, source, target) and any(by_navy(s, *role) for role in (*self.attacks, *self.supports)):
            # crusaders.war.navy: one army by sea for each invasion.
            return w.NAVY_USED()
        return why_not_attack(s, self.seat, target)

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.LAUNCH:
            launch(s, self.seat, self.attacks, self.supports, self.counter, dealer)
            return
        role = (s.box.at[str(option.args[0])], s.box.at[str(option.args[1])])
        if option.verb is w.ATTACK:
            push(s, Declare(self.seat, (*self.attacks, role), self.supports))
        else:
            push(s, Declare(self.seat, self.attacks, (*self.supports, role), self.counter))


def launch(
    s: Crusaders,
    seat: int,
    attacks: tuple[Role, ...],
    supports: tuple[Role, ...],
    counter: bool,
    dealer: Dealer,
) -> None:
    """Declares the whole invasion, then fights battle by battle (crusaders.war.declare)."""
    names = s.box.look.regions
    dealer.because("crusaders.ai.support" if s.is_automa(seat) else "crusaders.war.roles")
    for source, target in attacks:
        dealer.say(log.COUNTERATTACKS if counter else log.INVADES, seat, names[source], names[target])
    for source, target in supports:
        dealer.say(log.SUPPORTS, seat, names[source], names[target])
    for _, target in attacks:
        _declare(s, seat, target, dealer)
    for source, target in reversed(attacks):
        helpers = tuple(region for region, aim in supports if aim == target)
        push(s, Assault(seat, source, target, helpers, counter))


def _declare(s: Crusaders, seat: int, target: int, dealer: Dealer) -> None:
    """War on the owner; friends of the invaded gain a casus belli (crusaders.pact.claim)."""
    owner = s.owner[target]
    if owner == NOBODY:
        friend = s.ally[target]
        if friend not in (NOBODY, seat):
            dealer.because("crusaders.pact.claim")
            add_claim(s, friend, seat, dealer)
        return
    dealer.applies("crusaders.war.declare")
    if allied(s, seat, owner):
        dealer.applies("crusaders.pact.end")
        break_pact(s, seat, owner, dealer)
    declare_war(s, seat, owner, dealer)
    for friend in members(s.pacts[owner]):
        if friend != seat:
            dealer.because("crusaders.pact.claim")
            add_claim(s, friend, seat, dealer)


# Figures of a battle


def defenders_army(s: Crusaders, region: int) -> int:
    """A real army, or an automa's region under the literal reading (crusaders.ai.mobilised)."""
    owner = s.owner[region]
    return 1 if s.army[region] or (s.switches.literal and owner >= s.people) else 0


def required_successes(s: Crusaders, region: int) -> int:
    """One, and one more for castle, army, duchy and each defensive modifier (crusaders.war.required)."""
    owner = s.owner[region]
    guard = hook(s, owner, "defence") if owner >= 0 else 0
    return 1 + s.castle[region] + defenders_army(s, region) + (1 if s.duke[region] else 0) + guard


def free_regions_allied(s: Crusaders, seat: int, target: int) -> list[int]:
    """Independent allies at the border of the target: one draw for each pact (crusaders.pact.draw)."""
    return [r for r in s.borders(target) if s.ally[r] == seat and s.owner[r] == NOBODY]


def houses_allied(s: Crusaders, seat: int, target: int) -> list[int]:
    """Allied houses with a region at the border of the target."""
    return [
        other
        for other in s.others(seat)
        if allied(s, seat, other) and other != s.owner[target] and s.touches(other, target)
    ]


def free_draws(s: Crusaders, seat: int, target: int, helpers: Sequence[int], allies: Sequence[int]) -> int:
    return 1 + len(helpers) + len(allies) + len(free_regions_allied(s, seat, target)) + hook(s, seat, "invade_check")


# Battles


@step("assault")
class Assault(Step[Crusaders]):
    """One declared attack."""

    seat: int
    source: int
    target: int
    helpers: tuple[int, ...]
    counter: bool
    rule: ClassVar[str] = "crusaders.war.victory"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        owner = s.owner[self.target]
        if not s.houses[self.seat].alive or s.owner[self.source] != self.seat or owner in (self.seat, CLOSED):
            # The army, or the quarrel, is gone.
            dealer.say(log.CALLED_OFF, self.seat, s.box.look.regions[self.target])
            return
        if owner == NOBODY and s.ally[self.target] == self.seat:
            dealer.applies("crusaders.war.annex")
            conquer(s, self.seat, self.source, self.target, dealer, annexed=True)
            return
        asked = tuple(houses_allied(s, self.seat, self.target))
        push(s, CallAllies(self.seat, self.source, self.target, self.helpers, self.counter, asked, ()))


@step("call-allies")
class CallAllies(Step[Crusaders]):
    """Each bordering ally supports or breaks the pact (crusaders.war.ally-support); then the check."""

    seat: int
    source: int
    target: int
    helpers: tuple[int, ...]
    counter: bool
    asked: tuple[int, ...]
    allies: tuple[int, ...]
    rule: ClassVar[str] = "crusaders.war.ally-support"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if self.asked:
            ask(
                s,
                AllyCalled(
                    self.asked[0],
                    self.seat,
                    self.source,
                    self.target,
                    self.helpers,
                    self.counter,
                    self.asked[1:],
                    self.allies,
                ),
                dealer,
            )
            return
        fight(s, self, dealer)


def fight(s: Crusaders, call: CallAllies, dealer: Dealer) -> None:
    helpers = tuple(region for region in call.helpers if s.owner[region] == call.seat)
    push(
        s,
        BattleOutcome(call.seat, call.source, call.target, helpers, call.counter, call.allies),
    )
    required = required_successes(s, call.target)
    for rule, applies in (
        ("crusaders.war.border", True),
        ("crusaders.war.routes", by_route(s, call.source, call.target)),
        ("crusaders.war.required", required > 1),
        ("crusaders.war.support", bool(helpers)),
        ("crusaders.pact.draw", bool(call.allies or free_regions_allied(s, call.seat, call.target))),
        ("crusaders.duke.protects", bool(s.duke[call.target])),
        ("crusaders.build.castle", bool(s.castle[call.target])),
        ("crusaders.ai.mobilised", s.is_automa(call.seat)),
    ):
        if applies:
            dealer.applies(rule)
    note_developments(s, call.seat, "invade_check", dealer)
    note_developments(s, s.owner[call.target], "defence", dealer)
    free = free_draws(s, call.seat, call.target, helpers, call.allies)
    begin_check(s, call.seat, "war", required, free, dealer, duke=s.duke[call.source])


@step("ally-called")
class AllyCalled(Question):
    """An ally of the attacker answers the call, or breaks the pact (crusaders.war.ally-refusal)."""

    attacker: int
    source: int
    target: int
    helpers: tuple[int, ...]
    counter: bool
    asked: tuple[int, ...]
    allies: tuple[int, ...]
    rule: ClassVar[str] = "crusaders.war.ally-support"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        return [w.STAND_BY(self.seat, self.attacker), w.BREAK_PACT(self.seat, self.attacker)]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        allies = self.allies
        if option.verb is w.STAND_BY:
            allies = (*allies, self.seat)
            dealer.because("crusaders.ai.supports-allies" if s.is_automa(self.seat) else self.rule)
            dealer.say(log.ALLY_SUPPORTS, self.attacker, self.seat)
            dealer.because(self.rule)
            if s.owner[self.target] >= 0:
                add_claim(s, s.owner[self.target], self.seat, dealer)
        else:
            dealer.because("crusaders.war.ally-refusal")
            dealer.say(log.ALLY_REFUSES, self.attacker, self.seat)
            break_pact(s, self.attacker, self.seat, dealer)
            add_claim(s, self.attacker, self.seat, dealer)
        push(
            s,
            CallAllies(self.attacker, self.source, self.target, self.helpers, self.counter, self.asked, allies),
        )


@step("battle-outcome")
class BattleOutcome(Step[Crusaders]):
    """Victory takes the region; a beaten attack may be answered."""

    seat: int
    source: int
    target: int
    helpers: tuple[int, ...]
    counter: bool
    allies: tuple[int, ...]
    rule: ClassVar[str] = "crusaders.war.victory"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if passed(s):
            dealer.applies(self.rule)
            conquer(s, self.seat, self.source, self.target, dealer)
            return
        dealer.say(log.REPELLED, self.seat, s.box.look.regions[self.target])
        defender = s.owner[self.target]
        if self.counter or defender < 0 or not defenders_army(s, self.target):
            return
        roles = counter_roles(s, self)
        if roles:
            ask(s, Answer(defender, roles), dealer)


def counter_roles(s: Crusaders, battle: BattleOutcome) -> tuple[Role, ...]:
    """From where the defender can strike at which region that took part (crusaders.war.counterattack)."""
    defender = s.owner[battle.target]
    friends = [
        region
        for region in s.box.borders[battle.target]
        if s.owner[region] in battle.allies or (s.owner[region] == NOBODY and s.ally[region] == battle.seat)
    ]
    involved = (battle.source, *battle.helpers, *friends)
    return tuple(
        (source, target)
        for source in s.regions_of(defender)
        if defenders_army(s, source)
        for target in targets_from(s, defender, source)
        if target in involved
    )


@step("answer")
class Answer(Question):
    """A counterattack, at once and like any invasion; never answered in turn."""

    roles: tuple[tuple[int, int], ...]
    rule: ClassVar[str] = "crusaders.war.counterattack"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        strikes = [w.COUNTERATTACK(self.seat, names[source], names[target]) for source, target in self.roles]
        return [w.DECLINE(self.seat), *strikes]

    def automa_choice(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """Whenever legal, at the fewest required successes, never at a fellow automa (crusaders.ai.war)."""
        spared = fellows(s, self.seat)

        def effort(option: Option) -> int:
            target = s.box.at[str(option.args[1])]
            return NEVER if s.owner[target] in spared else required_successes(s, target)

        found = min(options[1:], key=effort)
        return found if effort(found) < NEVER else options[0]

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DECLINE:
            dealer.say(log.COUNTERATTACK_DECLINED, self.seat)
            return
        role = (s.box.at[str(option.args[0])], s.box.at[str(option.args[1])])
        if s.is_automa(self.seat):
            target = role[1]
            source, helpers = order_of_battle(s, target, [one for one, aim in self.roles if aim == target])
            launch(s, self.seat, ((source, target),), tuple((r, target) for r in helpers), True, dealer)
            return
        push(s, Declare(self.seat, (role,), (), True))
