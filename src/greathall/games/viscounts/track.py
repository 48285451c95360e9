"""Virtue and corruption: two markers that come towards each other (viscounts.track.*)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.games.viscounts.effects import noun
from greathall.games.viscounts.state import TRACK_LENGTH, Player, Viscounts
from greathall.games.viscounts.words import GAINED_ON_TRACK


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


def tell(player: Player, seat: int, n: int, what: str, before: tuple[int, int], dealer: Dealer) -> None:
    """What was gained, and where the markers went from where they were (corruption, virtue)."""
    corruption, virtue = before
    if player.corruption == player.virtue:
        dealer.applies("viscounts.track.together")
        if player.virtue in (1, TRACK_LENGTH):
            dealer.applies("viscounts.track.ends")
    dealer.say(GAINED_ON_TRACK, seat, n, what, corruption, player.corruption, virtue, player.virtue)


@noun("corruption")
def gain_corruption(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    dealer.applies("viscounts.track.corruption")
    player = s.players[seat]
    before = player.corruption, player.virtue
    move_corruption(player, n)
    tell(player, seat, n, "corruption", before, dealer)


@noun("virtue")
def gain_virtue(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
    dealer.applies("viscounts.track.virtue")
    player = s.players[seat]
    before = player.corruption, player.virtue
    move_virtue(player, n)
    tell(player, seat, n, "virtue", before, dealer)
