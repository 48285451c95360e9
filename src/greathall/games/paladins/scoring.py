"""Final scoring by category, and what breaks ties (paladins.score.*, paladins.outsider.*)."""

from __future__ import annotations

from greathall.core.outcome import Standing
from greathall.games.paladins.box import ATTRIBUTE_INDEX, ATTRIBUTES
from greathall.games.paladins.state import COUNTERS, Paladins, Player

CATEGORIES = (
    "orders",
    *ATTRIBUTES,
    "develop",
    "commission",
    "fortify",
    "walls",
    "garrison",
    "absolve",
    "converted",
    "debts",
    "leftovers",
)
SET_OF_LEFTOVERS = 3


def fulfils(s: Paladins, player: Player, order: str) -> bool:
    """Five of the pictured action (paladins.order.points)."""
    card = s.box.orders[order]
    return s.uses(player, card.action) >= card.count


def order_points(s: Paladins, player: Player) -> int:
    return sum(
        slot.points for slot, order in zip(s.box.order_slots, s.orders, strict=False) if fulfils(s, player, order)
    )


def action_points(s: Paladins, player: Player, action: str) -> int:
    """The highest step reached."""
    done = s.uses(player, action)
    return max((points for n, points in s.box.actions[action].points.items() if done >= n), default=0)


def count(s: Paladins, player: Player, counter: str) -> int:
    """What a convert counts; attributes by the track alone (paladins.paladin.boost)."""
    if counter in COUNTERS:
        return s.uses(player, counter)
    if counter in ATTRIBUTE_INDEX:
        return player.attributes[ATTRIBUTE_INDEX[counter]]
    if counter == "fulfilled_order":
        return sum(fulfils(s, player, order) for order in s.orders)
    if counter == "paid_debt":
        return player.paid
    if counter == "unpaid_debt":
        return player.unpaid
    if counter == "suspicion":
        return len(player.suspicion)
    what, _, which = counter.partition("_")
    if what == "attacked":
        return sum(s.box.outsiders[card].faction == which for card in player.attacked)
    return sum(s.box.outsiders[card].kind == which for card in player.converted)


def convert_points(s: Paladins, player: Player, card: str) -> int:
    base, counted = s.box.scoring[card]
    return base + sum(count(s, player, counter) // group * points for counter, group, points in counted)


def converted_points(s: Paladins, seat: int) -> int:
    """Each of the bot's converts is worth at least one point (paladins.solo.minimum)."""
    player = s.players[seat]
    least = 1 if seat == s.bot_seat else 0
    return sum(max(least, convert_points(s, player, card)) for card in player.converted)


def points_of(s: Paladins, seat: int) -> dict[str, int]:
    """Points by category as if the game ended now."""
    player = s.players[seat]
    box = s.box
    bot = seat == s.bot_seat
    points = {"orders": order_points(s, player)}
    for i, name in enumerate(ATTRIBUTES):
        points[name] = box.track[player.attributes[i]]
    # The bot scores neither workshops nor leftovers (paladins.solo.score).
    points["develop"] = 0 if bot else action_points(s, player, "develop")
    points["commission"] = action_points(s, player, "commission")
    points["fortify"] = action_points(s, player, "fortify")
    points["walls"] = sum(box.walls[wall].points for wall in player.walls)
    points["garrison"] = action_points(s, player, "garrison")
    points["absolve"] = action_points(s, player, "absolve")
    points["converted"] = converted_points(s, seat)
    points["debts"] = player.paid * box.debt.paid + player.unpaid * box.debt.unpaid
    points["leftovers"] = 0 if bot else (player.silver + player.provisions) // SET_OF_LEFTOVERS
    return points


def standings(s: Paladins) -> list[Standing]:
    """Ties: points for orders, then fewer suspicions, then shared (paladins.score.tie-*)."""
    found = []
    for seat, player in enumerate(s.players):
        points = points_of(s, seat)
        ties = (("orders", points["orders"]), ("fewer_suspicions", -len(player.suspicion)))
        found.append(Standing(seat, points, ties))
    return found
