"""Final scoring by category, and what breaks ties (paladins.score.*, paladins.outsider.*)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.table.outcome import Standing
from greathall.games.paladins.entries import ATTRIBUTE_INDEX, ATTRIBUTES
from greathall.games.paladins.state import COUNTERS, Paladins, Player
from greathall.games.paladins.words import FINAL, POINTS, TOTAL

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

CATEGORY_RULES = {
    "orders": "paladins.score.orders",
    "strength": "paladins.score.attributes",
    "faith": "paladins.score.attributes",
    "influence": "paladins.score.attributes",
    "develop": "paladins.score.develop",
    "commission": "paladins.score.commission",
    "fortify": "paladins.score.fortify",
    "walls": "paladins.score.fortify",
    "garrison": "paladins.score.garrison",
    "absolve": "paladins.score.absolve",
    "converted": "paladins.score.converted",
    "debts": "paladins.score.debts",
    "leftovers": "paladins.score.leftovers",
}
CONVERT_RULES = {
    "adventurer": "paladins.outsider.per-two-actions",
    "archer": "paladins.outsider.per-two-actions",
    "guardian": "paladins.outsider.per-two-actions",
    "lookout": "paladins.outsider.per-two-actions",
    "vigilante": "paladins.outsider.per-two-actions",
    "armourer": "paladins.outsider.per-four-points",
    "marauder": "paladins.outsider.per-four-points",
    "warrior": "paladins.outsider.per-four-points",
    "assassin": "paladins.outsider.per-attacked",
    "barbarian": "paladins.outsider.per-attacked",
    "invader": "paladins.outsider.per-attacked",
    "hunter": "paladins.outsider.hunter",
    "champion": "paladins.outsider.champion",
    "mercenary": "paladins.outsider.mercenary",
    "protector": "paladins.outsider.protector",
    "thief": "paladins.outsider.thief",
    "traitor": "paladins.outsider.traitor",
}
"""What a converted outsider scores for, by its kind."""


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
    reached = s.box.reached[action]
    return reached[min(s.uses(player, action), len(reached) - 1)]


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
    """Each of the automa's converts is worth at least one point (paladins.solo.minimum)."""
    player = s.players[seat]
    least = 1 if seat == s.automa_seat else 0
    return sum(max(least, convert_points(s, player, card)) for card in player.converted)


def points_of(s: Paladins, seat: int) -> dict[str, int]:
    """Points by category as if the game ended now."""
    player = s.players[seat]
    box = s.box
    automa = seat == s.automa_seat
    points = {"orders": order_points(s, player)}
    for i, name in enumerate(ATTRIBUTES):
        points[name] = box.track[player.attributes[i]]
    # The automa scores neither workshops nor leftovers (paladins.solo.score).
    points["develop"] = 0 if automa else action_points(s, player, "develop")
    points["commission"] = action_points(s, player, "commission")
    points["fortify"] = action_points(s, player, "fortify")
    points["walls"] = sum(box.walls[wall].points for wall in player.walls)
    points["garrison"] = action_points(s, player, "garrison")
    points["absolve"] = action_points(s, player, "absolve")
    points["converted"] = converted_points(s, seat)
    points["debts"] = player.paid * box.debt.paid + player.unpaid * box.debt.unpaid
    points["leftovers"] = 0 if automa else (player.silver + player.provisions) // SET_OF_LEFTOVERS
    return points


def score(s: Paladins, dealer: Dealer) -> None:
    """Tells what everybody scores for what, and the totals."""
    dealer.say(FINAL)
    for seat in range(len(s.players)):
        _tell_points(s, seat, dealer)
    note_tie(s, dealer)


def _tell_points(s: Paladins, seat: int, dealer: Dealer) -> None:
    points = points_of(s, seat)
    for category, n in points.items():
        if n:
            dealer.because(CATEGORY_RULES[category])
            dealer.say(POINTS, seat, n, category)
    for card in s.players[seat].converted:
        dealer.applies(CONVERT_RULES[s.box.outsiders[card].kind])
    if points["orders"]:
        dealer.applies("paladins.order.points")
    automa = seat == s.automa_seat
    if automa and points["converted"]:
        dealer.applies("paladins.solo.minimum")
    dealer.because("paladins.solo.score" if automa else "paladins.goal.points")
    dealer.say(TOTAL, seat, sum(points.values()))


def note_tie(s: Paladins, dealer: Dealer) -> None:
    """The tie-break that was needed to tell who has won, if any."""
    found = [(one.total, *(n for _, n in one.tie_breaks)) for one in standings(s)]
    best = max(found)
    if found.count(best) > 1:
        dealer.applies("paladins.score.tie-shared")
    elif sum(one[:2] == best[:2] for one in found) > 1:
        dealer.applies("paladins.score.tie-suspicion")
    elif sum(one[0] == best[0] for one in found) > 1:
        dealer.applies("paladins.score.tie-orders")


def standings(s: Paladins) -> list[Standing]:
    """Ties: points for orders, then fewer suspicions, then shared."""
    found = []
    for seat, player in enumerate(s.players):
        points = points_of(s, seat)
        ties = (("orders", points["orders"]), ("fewer_suspicions", -len(player.suspicion)))
        found.append(Standing(seat, points, ties))
    return found
