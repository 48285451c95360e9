"""The final score, category by category; also how things stand meanwhile (viscounts.score.*)."""

from __future__ import annotations

from greathall.core.rules.effects import Gain, Per
from greathall.core.table.outcome import Standing
from greathall.games.viscounts.box import ICON_INDEX, RIBBONS
from greathall.games.viscounts.cards import all_cards
from greathall.games.viscounts.state import Player, Viscounts

FEW = 2


def building_points(s: Viscounts, player: Player) -> int:
    kinds = [s.box.slot_building[slot] for slot in player.slots]
    return sum([s.box.buildings[kind].points[kinds.count(kind) - 1] for kind in set(kinds)])


def castle_workers(s: Viscounts, seat: int) -> tuple[int, int, int]:
    n = len(s.players)
    return sum(s.first_tier[seat::n]), sum(s.second_tier[seat::n]), s.third_tier[seat]


def worker_points(s: Viscounts, seat: int) -> int:
    tiers = s.box.tiers.values()
    return sum(n * tier.points for n, tier in zip(castle_workers(s, seat), tiers, strict=True))


def set_points(s: Viscounts, player: Player) -> int:
    """Largest sets of different ribbons first (ruling 57)."""
    found = [s.box.manuscripts[one].ribbon for one in player.manuscripts]
    left, total = [n for n in map(found.count, RIBBONS) if n], 0
    while left:
        total += s.box.set_points[len(left)]
        left = [n - 1 for n in left if n > 1]
    return total


def manuscript_points(s: Viscounts, seat: int) -> int:
    total = 0
    for script in s.players[seat].manuscripts:
        points = s.box.manuscripts[script].points
        if isinstance(points, Per) and isinstance(points.do, Gain):
            # Rounded down on each manuscript (ruling 55).
            total += count(s, seat, points.counter) // points.group * points.do.n
    return total


def count(s: Viscounts, seat: int, counter: str) -> int:
    """What a manuscript counts."""
    player = s.players[seat]
    match counter:
        case "building":
            return len(player.slots)
        case "manuscript":
            return len(player.manuscripts)
        case "worker_in_castle":
            return sum(castle_workers(s, seat))
        case "flipped_debt":
            return player.paid
        case "flipped_deed":
            return player.approved
        case "resource":
            return resources(s, seat)
        case _:
            return count_icons(s, seat, ICON_INDEX[counter.removeprefix("icon_")])


def resources(s: Viscounts, seat: int) -> int:
    player = s.players[seat]
    pooled = s.plan.pooled if s.plan is not None and seat == s.automa else 0
    return player.ink + player.gold + player.stone + pooled


def count_icons(s: Viscounts, seat: int, icon: int) -> int:
    """On all own cards, uncovered slots and bonus cards; abilities change nothing (ruling 54)."""
    box, player = s.box, s.players[seat]
    cards = all_cards(player)
    if s.plan is not None and seat == s.automa:
        cards = s.plan.schemes
    return sum(box.icons[card][icon] for card in cards) + s.lasting_icons(seat, icon)


def majority(counts: list[int], places: tuple[int, ...]) -> list[int]:
    """Tied seats share the values of the places they take, rounded down; none flipped, none gained (ruling 53)."""
    points = [0] * len(counts)
    place = 0
    for value in sorted({n for n in counts if n}, reverse=True):
        tied = [seat for seat, n in enumerate(counts) if n == value]
        share = sum(places[place : place + len(tied)]) // len(tied)
        for seat in tied:
            points[seat] = share
        place += len(tied)
    return points


def standings(s: Viscounts) -> list[Standing]:
    box, players = s.box, s.players
    places = box.majorities["few" if len(players) <= FEW else "many"].places
    nothing = [0] * len(players)
    begun = not s.setting_up
    poverty = majority([p.approved for p in players], places) if begun and not s.debts_left else nothing
    prosperity = majority([p.paid for p in players], places) if begun and not s.deeds_left else nothing
    debt, deed = box.papers["debt"], box.papers["deed"]
    found = []
    for seat, player in enumerate(players):
        points = {
            "buildings": building_points(s, player),
            "workers": worker_points(s, seat),
            "sets": set_points(s, player),
            "manuscripts": manuscript_points(s, seat),
            "leader": box.leader.points if s.leader == seat else 0,
            "bonuses": sum(box.bonuses[bonus].points for bonus in player.bonuses),
            "debts": debt.points * player.debts + debt.flipped_points * player.paid,
            "deeds": deed.points * player.deeds,
            "approved": deed.flipped_points * player.approved,
            "poverty": poverty[seat],
            "prosperity": prosperity[seat],
        }
        if s.plan is not None:
            points["resources"] = resources(s, seat) if seat == s.automa else 0
        found.append(Standing(seat, points, _tie_breaks(s, seat)))
    return found


def _tie_breaks(s: Viscounts, seat: int) -> tuple[tuple[str, int], ...]:
    """Silver and resources together; alone only more points than the automa win (viscounts.solo.win)."""
    if s.plan is not None:
        return (("automa", 1 if seat == s.automa else 0),)
    return (("goods", s.players[seat].silver + resources(s, seat)),)
