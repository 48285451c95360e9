"""Carrying an invasion out: declaration, allies, check, victory, counterattack (crusaders.war.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.crusaders import words as w
from greathall.games.crusaders.asking import Question, ask
from greathall.games.crusaders.conquest import conquer
from greathall.games.crusaders.reach import by_navy, targets_from, why_not_attack
from greathall.games.crusaders.relations import add_claim, allied, break_pact, declare_war, members
from greathall.games.crusaders.state import CLOSED, NOBODY, Crusaders
from greathall.games.crusaders.supply import holds, hook
from greathall.games.crusaders.traits import begin_check, passed

Role: TypeAlias = tuple[int, int]
"""A source region and a target region."""


@step
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
    for source, target in attacks:
        dealer.say(w.COUNTERATTACKS if counter else w.INVADES, seat, names[source], names[target])
    for source, target in supports:
        dealer.say(w.SUPPORTS, seat, names[source], names[target])
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
            dealer.rule("crusaders.pact.claim")
            add_claim(s, friend, seat, dealer)
        return
    dealer.rule("crusaders.war.declare")
    if allied(s, seat, owner):
        dealer.rule("crusaders.pact.end")
        break_pact(s, seat, owner, dealer)
    declare_war(s, seat, owner, dealer)
    for friend in members(s.pacts[owner]):
        if friend != seat:
            dealer.rule("crusaders.pact.claim")
            add_claim(s, friend, seat, dealer)


# Figures of a battle


def defenders_army(s: Crusaders, region: int) -> int:
    """A real army, or an AI's region under the literal reading (crusaders.ai.mobilised)."""
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


@step
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
            return  # the army, or the quarrel, is gone
        if owner == NOBODY and s.ally[self.target] == self.seat:
            dealer.rule("crusaders.war.annex")
            conquer(s, self.seat, self.source, self.target, dealer, annexed=True)
            return
        asked = tuple(houses_allied(s, self.seat, self.target))
        push(s, CallAllies(self.seat, self.source, self.target, self.helpers, self.counter, asked, ()))


@step
class CallAllies(Step[Crusaders]):
    """Each bordering ally supports or breaks the pact (crusaders.war.ally-support); then the check."""

    seat: int
    source: int
    target: int
    helpers: tuple[int, ...]
    counter: bool
    asked: tuple[int, ...]
    allies: tuple[int, ...]

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
    dealer.rule("crusaders.war.border")
    for rule, applies in (
        ("war.required", required > 1),
        ("war.support", bool(helpers)),
        ("pact.draw", bool(call.allies or free_regions_allied(s, call.seat, call.target))),
        ("duke.protects", bool(s.duke[call.target])),
        ("build.castle", bool(s.castle[call.target])),
        ("ai.mobilised", s.is_ai(call.seat)),
    ):
        if applies:
            dealer.rule(f"crusaders.{rule}")
    free = free_draws(s, call.seat, call.target, helpers, call.allies)
    begin_check(s, call.seat, "war", required, free, dealer, duke=s.duke[call.source])


@step
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
            dealer.say(w.ALLY_SUPPORTS, self.attacker, self.seat)
            if s.is_ai(self.seat):
                dealer.rule("crusaders.ai.supports-allies")
            if s.owner[self.target] >= 0:
                add_claim(s, s.owner[self.target], self.seat, dealer)
        else:
            dealer.rule("crusaders.war.ally-refusal")
            dealer.say(w.ALLY_REFUSES, self.attacker, self.seat)
            break_pact(s, self.attacker, self.seat, dealer)
            add_claim(s, self.attacker, self.seat, dealer)
        push(
            s,
            CallAllies(self.attacker, self.source, self.target, self.helpers, self.counter, self.asked, allies),
        )


@step
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
            dealer.rule(self.rule)
            conquer(s, self.seat, self.source, self.target, dealer)
            return
        dealer.say(w.REPELLED, self.seat, s.box.look.regions[self.target])
        defender = s.owner[self.target]
        if self.counter or defender < 0 or not s.army[self.target]:
            return
        aims = counter_targets(s, self)
        if aims:
            ask(s, Answer(defender, self.target, aims), dealer)


def counter_targets(s: Crusaders, battle: BattleOutcome) -> tuple[int, ...]:
    """Regions that took part and are in reach of the attacked one (crusaders.war.counterattack)."""
    here = battle.target
    near = set(s.box.borders[here])
    if holds(s, s.owner[here], "invade_reach"):
        near |= set(s.box.look.by_sea[here])
    friends = [
        region
        for region in s.box.borders[here]
        if s.owner[region] in battle.allies or (s.owner[region] == NOBODY and s.ally[region] == battle.seat)
    ]
    return tuple(sorted({r for r in (battle.source, *battle.helpers, *friends) if r in near}))


@step
class Answer(Question):
    """A counterattack from the attacked region, at once; never answered in turn."""

    source: int
    aims: tuple[int, ...]
    rule: ClassVar[str] = "crusaders.war.counterattack"
    off_turn: ClassVar[bool] = True

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        return [w.DECLINE(self.seat), *(w.COUNTERATTACK(self.seat, names[r]) for r in self.aims)]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.DECLINE or s.owner[s.box.at[str(option.args[0])]] != self.seat:
            return None
        return w.OUT_OF_REACH(str(option.args[0]))

    def ai(self, s: Crusaders, options: Sequence[Option], dealer: Dealer) -> Option:
        """Whenever legal, at the fewest required successes (crusaders.ai.war)."""
        aims = [option for option in options if option.verb is w.COUNTERATTACK]
        if not aims:
            return options[0]
        return min(aims, key=lambda option: required_successes(s, s.box.at[str(option.args[0])]))

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DECLINE:
            return
        dealer.rule(self.rule)
        target = s.box.at[str(option.args[0])]
        role = (self.source, target)
        if s.is_ai(self.seat):
            helpers = [r for r in s.armies_of(self.seat) if r != self.source and target in s.box.borders[r]]
            launch(s, self.seat, (role,), tuple((r, target) for r in helpers), True, dealer)
            return
        push(s, Declare(self.seat, (role,), (), True))
