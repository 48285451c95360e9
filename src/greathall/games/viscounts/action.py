"""Phase 3: one primary action, with a townsfolk dismissed for it or not (viscounts.action.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.viscounts.box import CRIMINAL, MERCHANT, Icons
from greathall.games.viscounts.build import Build, cheapest_building
from greathall.games.viscounts.effects import perform
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
from greathall.games.viscounts.piles import lift_townsfolk, tell_next_townsfolk
from greathall.games.viscounts.placing import Place
from greathall.games.viscounts.state import NOBODY, Viscounts
from greathall.games.viscounts.trade import Trade
from greathall.games.viscounts.transcribe import Transcribe, manuscript_cost
from greathall.games.viscounts.words import (
    ACT,
    ACT_DISMISSING,
    ACT_DISMISSING_PRINTED,
    ACTS,
    ALL_BUILT,
    DISMISS,
    DISMISS_NOBODY,
    DISMISS_PRINTED,
    DISMISSED,
    DISMISSED_PRINTED,
    INNER_ROAD,
    KEPT_TOWNSFOLK,
    MUST_DISMISS,
    NO_ACTION,
    NO_FREE_SITE,
    NO_WORKERS,
    OUTER_ROAD,
    PASSED,
    TOO_FEW_ICONS,
    TOO_FEW_WITH,
    TOO_FEW_WITH_PRINTED,
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


def to_pay(s: Viscounts, seat: int, action: str) -> int:
    """The icons that even the cheapest form of an action leaves to be paid for."""
    if why_not_here(s, seat, action) is not None:
        return 0
    return max(least(s, seat, action) - fund(s, seat, action).icons, 0)


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

    def option(self, s: Viscounts, seat: int) -> Option:
        verb = DISMISS_PRINTED if self.printed else DISMISS
        return verb(seat, self.card, self.cost, *self.effects(s))

    def option_with(self, s: Viscounts, seat: int, action: str) -> Option:
        """The action and the dismissal that alone makes it possible, chosen together."""
        verb = ACT_DISMISSING_PRINTED if self.printed else ACT_DISMISSING
        return verb(seat, action, self.card, self.cost, *self.effects(s))

    def effects(self, s: Viscounts) -> tuple[str, ...]:
        """What the upper effect brings, each noun as often as it is gained."""
        return s.box.programs[self.key].every_noun

    def fits(self, action: str, means: Fund) -> bool:
        """An icon of the action, a criminal, or a merchant that a board card converts (ruling 23)."""
        icons = self.icons
        return bool(icons[ICON_OF[action]] or icons[CRIMINAL] or (means.converts and icons[MERCHANT]))


def in_reach(s: Viscounts, seat: int, action: str, means: Fund, who: Dismissal) -> bool:
    """Somebody with a fitting icon who can be paid for (viscounts.action.dismiss-match)."""
    return who.fits(action, means) and who.cost <= s.players[seat].silver


def may_dismiss(s: Viscounts, seat: int, action: str, means: Fund, who: Dismissal) -> bool:
    """Whether the action can still be paid in full after the dismissal is paid."""
    return in_reach(s, seat, action, means, who) and most_with(s, seat, action, who) >= least(s, seat, action)


def most_with(s: Viscounts, seat: int, action: str, who: Dismissal) -> int:
    """The icons that a seat reaches after dismissing somebody."""
    return most(s, seat, fund(s, seat, action, who.icons), who.cost)


def why_not_here(s: Viscounts, seat: int, action: str) -> Reason | None:
    """Why an action has no place, whatever is paid, or None."""
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
    return None


def why_no_action(s: Viscounts, seat: int, action: str) -> Reason | None:
    """Why an action cannot be declared as it is, or None when it can be paid in full without dismissing anybody."""
    reason = why_not_here(s, seat, action)
    if reason is not None:
        return reason
    means = fund(s, seat, action)
    needed = least(s, seat, action)
    have = most(s, seat, means)
    if have >= needed:
        return None
    who = Dismissal(s, seat)
    if not in_reach(s, seat, action, means, who):
        return TOO_FEW_ICONS(needed, have, icon_name(action))
    if may_dismiss(s, seat, action, means, who):
        return MUST_DISMISS(needed, have)
    reach = max(have, most_with(s, seat, action, who))
    too_few = TOO_FEW_WITH_PRINTED if who.printed else TOO_FEW_WITH
    return too_few(needed, reach, icon_name(action), who.card)


def needs_dismissal(s: Viscounts, seat: int, action: str) -> bool:
    """An action that only the townsfolk next to the viscount makes possible."""
    why = why_no_action(s, seat, action)
    return why is not None and why.code == MUST_DISMISS.code


def possible(s: Viscounts, seat: int, action: str) -> bool:
    """An action that can be paid in full, with a dismissal or without."""
    why = why_no_action(s, seat, action)
    return why is None or why.code == MUST_DISMISS.code


@step("primary-action")
class PrimaryAction(Step[Viscounts]):
    seat: int

    rule: ClassVar[str] = "viscounts.action.one"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        if "" in s.players[self.seat].row:
            dealer.applies("viscounts.setup.starting-symbols")
        if any(possible(s, self.seat, action) for action in actions_here(s, self.seat)):
            push(s, ChooseAction(self.seat))
        else:
            dealer.say(PASSED, self.seat)


def actions_here(s: Viscounts, seat: int) -> tuple[str, ...]:
    """The two actions of the road that the viscount stands on."""
    return INNER_ACTIONS if s.players[seat].at % 3 == INNER else OUTER_ACTIONS


@step("choose-action")
class ChooseAction(Ask[Viscounts]):
    """One of four, or none (ruling 13). What must be dismissed for an action is chosen with it."""

    rule: ClassVar[str] = "viscounts.action.one"

    def candidates(self, s: Viscounts) -> list[Option]:
        acts = (ACT(self.seat, action) for action in ACTIONS)
        return [*acts, *self.dismissing(s), NO_ACTION(self.seat)]

    def dismissing(self, s: Viscounts) -> list[Option]:
        seat = self.seat
        needing = [action for action in actions_here(s, seat) if needs_dismissal(s, seat, action)]
        return [Dismissal(s, seat).option_with(s, seat, action) for action in needing]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        return why_no_action(s, self.seat, str(option.args[0])) if option.verb is ACT else None

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        """What each action will cost at least beyond free icons: it is told before anything is spent."""
        first, second = actions_here(s, self.seat)
        return {
            "first": f"action:{first}",
            "n": to_pay(s, self.seat, first),
            "second": f"action:{second}",
            "have": to_pay(s, self.seat, second),
        }

    def options(self, s: Viscounts) -> list[Option]:
        seat = self.seat
        found = [ACT(seat, one) for one in actions_here(s, seat) if why_no_action(s, seat, one) is None]
        return [*found, *self.dismissing(s), NO_ACTION(seat)]

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.action.one")
        if option.verb is NO_ACTION:
            dealer.applies("viscounts.action.pass")
            dealer.say(PASSED, self.seat)
            return
        action = str(option.args[0])
        dealer.because(PLACE_RULES[action])
        dealer.say(ACTS, self.seat, action)
        if s.criminals(self.seat):
            dealer.applies("viscounts.criminal.wild")
        # Once only: the action goes on without asking again.
        dealer.applies("viscounts.action.dismiss-once")
        if option.verb is ACT:
            push(s, OfferDismissal(self.seat, action))
        else:
            dismiss_for(s, self.seat, action, dealer)

    def default(self, s: Viscounts, options: Sequence[Option]) -> Option:
        return options[-1]


@step("offer-dismissal")
class OfferDismissal(Step[Viscounts]):
    """Asks whether to dismiss only where that is open."""

    seat: int
    action: str

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        means = fund(s, self.seat, self.action)
        if may_dismiss(s, self.seat, self.action, means, Dismissal(s, self.seat)):
            push(s, DismissFor(self.seat, self.action))
        else:
            dealer.applies("viscounts.action.dismiss-match")
            push(s, action_step(self.seat, self.action, ()))


@step("dismiss-for")
class DismissFor(Ask[Viscounts]):
    """The townsfolk next to the viscount, dismissed for its icons (viscounts.action.dismiss)."""

    action: str

    rule: ClassVar[str] = "viscounts.action.dismiss"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [DISMISS_NOBODY(self.seat), Dismissal(s, self.seat).option(s, self.seat)]

    def options(self, s: Viscounts) -> list[Option]:
        """Both: it is asked only where both are open."""
        return self.candidates(s)

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"action": f"action:{self.action}"}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        if option.verb is DISMISS_NOBODY:
            dealer.say(KEPT_TOWNSFOLK, self.seat)
            push(s, action_step(self.seat, self.action, ()))
        else:
            dismiss_for(s, self.seat, self.action, dealer)


def dismiss_for(s: Viscounts, seat: int, action: str, dealer: Dealer) -> None:
    """Pay, remove, resolve the upper effect; its icons then count for the action."""
    who = Dismissal(s, seat)
    cheap = any(s.box.slots[slot].dismiss_cost for slot in s.players[seat].slots)
    dealer.because("viscounts.slot.dismiss" if cheap else "viscounts.action.dismiss")
    spend(s, seat, "silver", who.cost, dealer)
    dealer.because("viscounts.action.dismiss-printed" if who.printed else "viscounts.action.dismiss")
    dismiss(s, seat, dealer)
    push(s, action_step(seat, action, who.icons))
    perform(s, seat, who.key)


def dismiss(s: Viscounts, seat: int, dealer: Dealer) -> None:
    """The card leaves the game; a printed one stays."""
    position = s.players[seat].at // 3
    if s.townsfolk[position]:
        card = lift_townsfolk(s, position, dealer)
        s.removed = (*s.removed, card)
        dealer.say(DISMISSED, seat, card, s.segments[position])
        tell_next_townsfolk(s, position, dealer)
    else:
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
