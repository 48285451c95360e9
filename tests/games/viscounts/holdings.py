"""What lies where on the board of Viscounts, counted as anybody may count it."""

from __future__ import annotations

from collections import Counter

from greathall.games.viscounts.box import load_box
from greathall.games.viscounts.view_types import Board, Player, Segment

BOX = load_box()
GOODS = ("silver", "ink", "gold", "stone")


def holdings(board: Board) -> dict[tuple[str, str], int]:
    """(place, what) to how many, in a spectator's view. What never runs out is not counted in the supply."""
    found: Counter[tuple[str, str]] = Counter()
    found["stack:poverty", "resource:debt"] = board["debts_left"]
    found["stack:prosperity", "resource:deed"] = board["deeds_left"]
    for card in board["removed"]:
        found["removed", f"townsfolk:{card}"] += 1
    for offer in board["offers"]:
        found["offers", f"player_card:{offer['card']}"] += 1
        found["offers", f"townsfolk:{offer['hero']}"] += 1
    for site, standing in board["sites"].items():
        if standing is not None:
            found[f"site:{site}", f"building:{standing['building']}"] += 1
    for segment in board["segments"]:
        found += on_segment(segment)
    for seat, workers in enumerate(board["third_tier"]):
        found["tier:third", f"worker:{seat}"] = workers
    if board["leader"] is not None:
        found[f"seat:{board['leader']}", "leader:castle_leader"] = 1
    for seat, player in enumerate(board["players"]):
        found += of_player(seat, player)
    return dict(found + of_automa(board))


def on_segment(segment: Segment) -> Counter[tuple[str, str]]:
    """The tops of its piles, and the workers in the castle section that faces it."""
    found: Counter[tuple[str, str]] = Counter()
    place, section = f"segment:{segment['segment']}", f"section:{segment['section']}"
    if segment["townsfolk"] is not None:
        found[place, f"townsfolk:{segment['townsfolk']}"] = 1
    if segment["manuscript"] is not None:
        found[place, f"manuscript:{segment['manuscript']}"] = 1
    for tier, counts in ((section, segment["first_tier"]), (f"{section}:second", segment["second_tier"])):
        for seat, workers in enumerate(counts):
            found[tier, f"worker:{seat}"] = workers
    return found


def of_player(seat: int, player: Player) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    own = f"seat:{seat}"
    for what, n in zip(GOODS, (player["silver"], player["ink"], player["gold"], player["stone"]), strict=True):
        found[own, f"resource:{what}"] = n
    found[own, "resource:debt"], found[f"flipped:{seat}", "resource:debt"] = player["debts"], player["paid"]
    found[own, "resource:deed"], found[f"flipped:{seat}", "resource:deed"] = player["deeds"], player["approved"]
    found[own, f"worker:{seat}"] = player["workers"]
    for building, entry in BOX.buildings.items():
        built = sum(BOX.slot_building[slot] == building for slot in player["slots"])
        found[own, f"building:{building}"] = entry.count - built
    for script in player["manuscripts"]:
        found[own, f"manuscript:{script}"] += 1
    for bonus in player["bonuses"]:
        found[own, f"bonus:{bonus}"] += 1
    for place, cards in (("row", player["row"]), ("discard", player["discard"])):
        for card in cards:
            if card is not None:
                found[f"{place}:{seat}", f"townsfolk:{card}"] += 1
    found[f"track:{seat}:{player['corruption']}", "marker:corruption"] = 1
    found[f"track:{seat}:{player['virtue']}", "marker:virtue"] = 1
    if player["at"] is not None:
        found[f"location:{player['at']}", f"viscount:{seat}"] = 1
    return found


def of_automa(board: Board) -> Counter[tuple[str, str]]:
    """Its schemes that lie open, and the card automa's resources of one kind."""
    found: Counter[tuple[str, str]] = Counter()
    automa = board["automa"]
    if automa is None:
        return found
    found[f"seat:{len(board['players']) - 1}", "resource:resource"] = automa["pooled"]
    for place, schemes in (("row", automa["row"]), ("discard", automa["discard"])):
        for scheme in schemes:
            if scheme is not None:
                found[f"schemes:{place}", f"scheme:{scheme}"] += 1
    return found
