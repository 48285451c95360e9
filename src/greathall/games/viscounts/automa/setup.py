"""The automa's place at the table (viscounts.solo.board to viscounts.solo.start-items)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.game import Setup
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.games.viscounts.box import ViscountsBox
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.state import FUTURE, Plan, Viscounts
from greathall.games.viscounts.words import AUTOMA_SITS, STARTS_AT


def make_plan(setup: Setup, box: ViscountsBox) -> Plan:
    """Its board names schemes to remove; harder games mix future schemes in, unseen (viscounts.solo.difficulty)."""
    automa = setup.variants["automa"]
    removed = box.automas[automa].removed
    kept = [scheme for scheme in box.schemes.values() if scheme.id not in removed]
    mixed = int(setup.variants["difficulty"])
    return Plan(
        automa=automa,
        draw=tuple(sorted([one.id for one in kept if one.group == "starting"] + [FUTURE] * mixed)),
        future=tuple(sorted(one.id for one in kept if one.group == "future")),
    )


@step("automa-start")
class AutomaStart(Step[Viscounts]):
    """It starts at the number of the pair left over, with the items of its board."""

    seat: int

    rule: ClassVar[str] = "viscounts.solo.start-items"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.solo.board")
        dealer.applies("viscounts.solo.first")
        dealer.applies("viscounts.solo.schemes")
        dealer.applies("viscounts.solo.start-items")
        assert s.plan is not None
        if FUTURE in s.plan.draw:
            dealer.applies("viscounts.solo.difficulty")
        card, _hero = s.offers[0]
        player = s.players[self.seat]
        player.card = card
        player.at = s.kingdom.location_of_number[s.box.player_cards[card].location]
        dealer.say(AUTOMA_SITS, self.seat, s.plan.automa)
        dealer.because("viscounts.solo.draft")
        dealer.say(STARTS_AT, self.seat, s.kingdom.places[player.at])
        push(s, Perform(self.seat, f"automa:{s.plan.automa}.start"))
