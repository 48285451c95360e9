"""Phase 3: one primary action, with a townsfolk dismissed for it or not (viscounts.action.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Ask, Step, push, step
from greathall.core.words import Option, Reason
from greathall.games.viscounts.box import CRIMINAL, MERCHANT, Icons
from greathall.games.viscounts.build import Build, cheapest_building
from greathall.games.viscounts.castle import Place
from greathall.games.viscounts.goods import spend
from greathall.games.viscounts.kingdom import INNER
from greathall.games.viscounts.payment import (
    ACTIONS,
    ICON_OF,
    PLACE,
    RAISE,
    TRADE,
    TRANSCRIBE,
    Fund,
    fund,
    icon_name,
    most,
)
from greathall.games.viscounts.perform import perform
from greathall.games.viscounts.piles import lift_townsfolk
from greathall.games.viscounts.state import NOBODY, Viscounts
from greathall.games.viscounts.trade import Trade
from greathall.games.viscounts.transcribe import Transcribe, manuscript_cost
from greathall.games.viscounts.words import (
    ACT,
    ACTS,
    ALL_BUILT,
    DISMISS,
    DISMISS_NOBODY,
    DISMISS_PRINTED,
    DISMISSED,
    DISMISSED_PRINTED,
    INNER_ROAD,
    LEAVES_TOO_LITTLE,
    MUST_DISMISS,
    NO_ACTION,
    NO_FREE_SITE,
    NO_MATCH,
    NO_WORKERS,
    OUTER_ROAD,
    PASSED,
    SILVER_MISSING,
    TOO_FEW_ICONS,
)

OUTER_ACTIONS = (TRADE, RAISE)
INNER_ACTIONS = (PLACE, TRANSCRIBE)
PLACE_RULES = {
    TRADE: "viscounts.trade.outer",
    RAISE: "viscounts.build.outer",
    PLACE: "viscounts.castle.inner",
    TRANSCRIBE: "viscounts.transcribe.inner",
}


def least(s: Viscounts, seat: int, action: str) -> int:
    """The icons that the cheapest form of an action needs where the viscount stands."""
    at = s.players[seat].at
    if action == TRADE:
        return s.kingdom.exchange_rates[at]
    if action == RAISE:
        return cheapest_building(s, seat)
    if action == PLACE:
        return s.box.placings[-1][0]
    return manuscript_cost(s, at // 3)


class Dismissal:
    """The townsfolk next to a viscount, as somebody who could be dismissed."""

    __slots__ = ("card", "cost", "icons", "key", "printed")

    def __init__(self, s: Viscounts, seat: int) -> None:
        player = s.players[seat]
        position = player.at // 3
        self.card = s.townsfolk[position]
        self.printed = not self.card
        if self.printed:
            # viscounts.action.dismiss-printed
            self.card = s.segments[position]
            self.cost = s.box.printed_townsfolk[self.card].cost
            self.icons = s.box.printed_icons[self.card]
            self.key = f"printed_townsfolk:{self.card}.on_hire"
        else:
            self.cost = s.box.costs[self.card]
            self.icons = s.box.icons[self.card]
            self.key = f"townsfolk:{self.card}.on_hire"
        for slot in player.slots:
            # viscounts.slot.dismiss: exactly 1, even for cards that cost 1.
            cheap = s.box.slots[slot].dismiss_cost
            if cheap:
                self.cost = cheap

    def option(self, seat: int) -> Option:
        verb = DISMISS_PRINTED if self.printed else DISMISS
        return verb(seat, self.card, self.cost)

    def fits(self, action: str, means: Fund) -> bool:
        """An icon of the action, a criminal, or a merchant that a board card converts (ruling 23)."""
        icons = self.icons
        return bool(icons[ICON_OF[action]] or icons[CRIMINAL] or (means.converts and icons[MERCHANT]))


def why_no_dismissal(s: Viscounts, seat: int, action: str, means: Fund, who: Dismissal) -> Reason | None:
    """Why nobody can be dismissed for this action, or None."""
    silver = s.players[seat].silver
    if not who.fits(action, means):
        return NO_MATCH(icon_name(action))
    if who.cost > silver:
        return SILVER_MISSING(who.cost, silver)
    needed = least(s, seat, action)
    have = most(s, seat, fund(s, seat, action, who.icons), who.cost)
    return None if have >= needed else LEAVES_TOO_LITTLE(needed, have)


def why_no_action(s: Viscounts, seat: int, action: str) -> Reason | None:
    """Why an action cannot be declared, or None when it can be paid in full."""
    player = s.players[seat]
    inner = player.at % 3 == INNER
    if inner and action in OUTER_ACTIONS:
        return OUTER_ROAD(action)
    if not inner and action not in OUTER_ACTIONS:
        return INNER_ROAD(action)
    if action == RAISE:
        if len(player.slots) == len(s.box.slots):
            return ALL_BUILT()
        if all(s.owners[site] != NOBODY for site in s.kingdom.sites_at[player.at]):
            return NO_FREE_SITE()
    if action == PLACE and not player.workers:
        return NO_WORKERS()
    means = fund(s, seat, action)
    needed = least(s, seat, action)
    have = most(s, seat, means)
    if have >= needed:
        return None
    who = Dismissal(s, seat)
    if why_no_dismissal(s, seat, action, means, who) is None:
        return None
    return TOO_FEW_ICONS(needed, have, icon_name(action))


@step
class PrimaryAction(Step[Viscounts]):
    seat: int

    rule: ClassVar[str] = "viscounts.action.one"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        if "" in s.players[self.seat].row:
            dealer.rule("viscounts.setup.starting-symbols")
        if any(why_no_action(s, self.seat, action) is None for action in actions_here(s, self.seat)):
            push(s, ChooseAction(self.seat))
        else:
            dealer.say(PASSED, self.seat)


def actions_here(s: Viscounts, seat: int) -> tuple[str, ...]:
    """The two actions of the road that the viscount stands on."""
    return INNER_ACTIONS if s.players[seat].at % 3 == INNER else OUTER_ACTIONS


@step
class ChooseAction(Ask[Viscounts]):
    """One of four, or none (ruling 13)."""

    rule: ClassVar[str] = "viscounts.action.one"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [*(ACT(self.seat, action) for action in ACTIONS), NO_ACTION(self.seat)]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        if option.verb is NO_ACTION:
            return None
        return why_no_action(s, self.seat, str(option.args[0]))

    def options(self, s: Viscounts) -> list[Option]:
        seat = self.seat
        found = [ACT(seat, one) for one in actions_here(s, seat) if why_no_action(s, seat, one) is None]
        found.append(NO_ACTION(seat))
        return found

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.rule("viscounts.action.one")
        if option.verb is NO_ACTION:
            dealer.rule("viscounts.action.pass")
            dealer.say(PASSED, self.seat)
            return
        action = str(option.args[0])
        dealer.rule(PLACE_RULES[action])
        dealer.say(ACTS, self.seat, action)
        if s.criminals(self.seat):
            dealer.rule("viscounts.criminal.wild")
        push(s, OfferDismissal(self.seat, action))

    def default(self, s: Viscounts, options: Sequence[Option]) -> Option:
        return options[-1]


@step
class OfferDismissal(Step[Viscounts]):
    """Asks whether to dismiss only where that is open."""

    seat: int
    action: str

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        # Once only: the action goes on without asking again (viscounts.action.dismiss-once).
        dealer.rule("viscounts.action.dismiss-once")
        means = fund(s, self.seat, self.action)
        if why_no_dismissal(s, self.seat, self.action, means, Dismissal(s, self.seat)) is not None:
            dealer.rule("viscounts.action.dismiss-match")
            push(s, action_step(self.seat, self.action, ()))
        elif most(s, self.seat, means) < least(s, self.seat, self.action):
            dismiss_for(s, self.seat, self.action, dealer)
        else:
            push(s, DismissFor(self.seat, self.action))


@step
class DismissFor(Ask[Viscounts]):
    """The townsfolk next to the viscount, dismissed for its icons (viscounts.action.dismiss)."""

    action: str

    rule: ClassVar[str] = "viscounts.action.dismiss"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [DISMISS_NOBODY(self.seat), Dismissal(s, self.seat).option(self.seat)]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        means = fund(s, self.seat, self.action)
        if option.verb is not DISMISS_NOBODY:
            return why_no_dismissal(s, self.seat, self.action, means, Dismissal(s, self.seat))
        needed, have = least(s, self.seat, self.action), most(s, self.seat, means)
        return None if have >= needed else MUST_DISMISS(needed, have)

    def options(self, s: Viscounts) -> list[Option]:
        """Both: it is asked only where both are open."""
        return self.candidates(s)

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"action": f"action:{self.action}"}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        if option.verb is DISMISS_NOBODY:
            push(s, action_step(self.seat, self.action, ()))
        else:
            dismiss_for(s, self.seat, self.action, dealer)


def dismiss_for(s: Viscounts, seat: int, action: str, dealer: Dealer) -> None:
    """Pay, remove, resolve the upper effect; its icons then count for the action."""
    dealer.rule("viscounts.action.dismiss")
    who = Dismissal(s, seat)
    if "trading_post_2" in s.players[seat].slots:
        dealer.rule("viscounts.slot.dismiss")
    spend(s, seat, "silver", who.cost, dealer)
    dismiss(s, seat, dealer)
    push(s, action_step(seat, action, who.icons))
    perform(s, seat, who.key)


def dismiss(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """The card leaves the game; a printed one stays."""
    position = s.players[seat].at // 3
    if s.townsfolk[position]:
        card = lift_townsfolk(s, position, dealer)
        s.removed = (*s.removed, card)
        dealer.say(DISMISSED, seat, card)
    else:
        dealer.rule("viscounts.action.dismiss-printed")
        dealer.say(DISMISSED_PRINTED, seat, s.segments[position])


def action_step(seat: int, action: str, dismissed: Icons) -> Step[Viscounts]:
    """What an action does once it is known who was dismissed."""
    if action == TRADE:
        return Trade(seat, dismissed)
    if action == RAISE:
        return Build(seat, dismissed)
    if action == PLACE:
        return Place(seat, dismissed)
    assert action == TRANSCRIBE
    return Transcribe(seat, dismissed)
