"""Virtue and corruption: two markers that come towards each other (viscounts.track.*)."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.games.viscounts.perform import noun
from greathall.games.viscounts.state import TRACK_LENGTH, Player, Viscounts
from greathall.games.viscounts.words import GAINED


def move_corruption(player: Player, n: int) -> None:
    """To the right, up to the virtue marker; from there both move together, and stop at the end."""
    alone = min(n, player.virtue - player.corruption)
    player.corruption += alone
    together = n - alone
    if together:
        player.corruption = player.virtue = min(player.virtue + together, TRACK_LENGTH)


def move_virtue(player: Player, n: int) -> None:
    """To the left, up to the corruption marker; from there both move together, and stop at the end."""
    alone = min(n, player.virtue - player.corruption)
    player.virtue -= alone
    together = n - alone
    if together:
        player.corruption = player.virtue = max(player.virtue - together, 1)


def cite_meeting(player: Player, dealer: Dealer) -> None:
    dealer.rule("viscounts.track.together")
    if player.virtue in (1, TRACK_LENGTH):
        dealer.rule("viscounts.track.ends")


@noun("corruption")
def gain_corruption(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    dealer.rule("viscounts.track.corruption")
    player = s.players[seat]
    move_corruption(player, n)
    if player.corruption == player.virtue:
        cite_meeting(player, dealer)
    dealer.say(GAINED, seat, n, "corruption")


@noun("virtue")
def gain_virtue(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    dealer.rule("viscounts.track.virtue")
    player = s.players[seat]
    move_virtue(player, n)
    if player.corruption == player.virtue:
        cite_meeting(player, dealer)
    dealer.say(GAINED, seat, n, "virtue")
