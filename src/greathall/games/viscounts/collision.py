"""Phase 5: markers that share a space collide, in four steps for all players (viscounts.collision.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.games.viscounts.perform import Perform
from greathall.games.viscounts.state import TRACK_LENGTH, Viscounts
from greathall.games.viscounts.words import COLLIDES, RESET


@step
class ResolveCollision(Step[Viscounts]):
    """Only here, only for the active seat's own markers (ruling 46)."""

    seat: int

    rule: ClassVar[str] = "viscounts.collision.check"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        player = s.players[self.seat]
        if player.virtue != player.corruption:
            return
        dealer.rule("viscounts.collision.check")
        dealer.say(COLLIDES, self.seat, player.virtue)
        answers = s.box.answers["collision"]
        order = s.clockwise(self.seat)
        # Step 1: slots; step 2: cards, both in turn order from the active seat (ruling 48).
        first = [Perform(seat, answers[slot]) for seat in order for slot in s.players[seat].slots if slot in answers]
        second = [Perform(seat, answers[card]) for seat in order for card in s.row_of(seat) if card in answers]
        if first:
            dealer.rule("viscounts.collision.workshop")
            dealer.rule("viscounts.slot.collision")
        if second:
            dealer.rule("viscounts.collision.cards")
        push(s, *first, *second, CollisionRewards(self.seat))


@step
class CollisionRewards(Step[Viscounts]):
    """Steps 3 and 4 read the space after the first two steps (ruling 47); then the markers go home."""

    seat: int

    rule: ClassVar[str] = "viscounts.collision.own"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.rule("viscounts.collision.own")
        dealer.rule("viscounts.collision.others")
        if self.seat == s.automa:
            dealer.rule("viscounts.solo.collision")
        space = f"track:space_{s.players[self.seat].virtue}"
        above = f"{space}.above_automa" if self.seat == s.automa else f"{space}.above"
        others = [Perform(seat, f"{space}.below") for seat in s.clockwise(self.seat)[1:]]
        push(s, Perform(self.seat, above), *others, ResetMarkers(self.seat))


@step
class ResetMarkers(Step[Viscounts]):
    seat: int

    rule: ClassVar[str] = "viscounts.collision.reset"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.rule("viscounts.collision.reset")
        player = s.players[self.seat]
        player.corruption, player.virtue = 1, TRACK_LENGTH
        dealer.say(RESET, self.seat)
