"""Phase 5: markers that share a space collide, in four steps for all players (viscounts.collision.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.games.viscounts.effects import Perform
from greathall.games.viscounts.order import InOrder
from greathall.games.viscounts.state import TRACK_LENGTH, Viscounts
from greathall.games.viscounts.words import COLLIDES, RESET


@step("resolve-collision")
class ResolveCollision(Step[Viscounts]):
    """Only here, only for the active seat's own markers (ruling 46)."""

    seat: int

    rule: ClassVar[str] = "viscounts.collision.check"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        player = s.players[self.seat]
        if player.virtue != player.corruption:
            return
        dealer.applies("viscounts.collision.check")
        dealer.say(COLLIDES, self.seat, player.virtue)
        answers = s.box.answers["collision"]
        order = s.clockwise(self.seat)
        # Step 1: slots; step 2: cards, both in turn order from the active seat (ruling 48).
        first = [Perform(seat, answers[slot]) for seat in order for slot in s.players[seat].slots if slot in answers]
        cards = {seat: tuple(answers[card] for card in s.row_of(seat) if card in answers) for seat in order}
        second = [InOrder(seat, keys) for seat, keys in cards.items() if keys]
        if first:
            dealer.applies("viscounts.collision.workshop")
            dealer.applies("viscounts.slot.collision")
        if second:
            dealer.applies("viscounts.collision.cards")
        push(s, *first, *second, OwnReward(self.seat), OthersRewards(self.seat), ResetMarkers(self.seat))


def space_of(s: Viscounts, seat: int) -> str:
    """The space of the track as it is now: every step before may have moved both markers (ruling 47)."""
    return f"track:space_{s.players[seat].virtue}"


@step("own-reward")
class OwnReward(Step[Viscounts]):
    """Step 3: what is shown above the markers."""

    seat: int

    rule: ClassVar[str] = "viscounts.collision.own"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.collision.own")
        automa = self.seat == s.automa
        if automa:
            dealer.applies("viscounts.solo.collision")
        push(s, Perform(self.seat, f"{space_of(s, self.seat)}.{'above_automa' if automa else 'above'}"))


@step("others-rewards")
class OthersRewards(Step[Viscounts]):
    """Step 4: what is shown below the markers, where step 3 has left them."""

    seat: int

    rule: ClassVar[str] = "viscounts.collision.others"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.collision.others")
        key = f"{space_of(s, self.seat)}.below"
        push(s, *(Perform(seat, key) for seat in s.clockwise(self.seat)[1:]))


@step("reset-markers")
class ResetMarkers(Step[Viscounts]):
    seat: int

    rule: ClassVar[str] = "viscounts.collision.reset"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        dealer.applies("viscounts.collision.reset")
        player = s.players[self.seat]
        dealer.say(RESET, self.seat, player.virtue)
        player.corruption, player.virtue = 1, TRACK_LENGTH
