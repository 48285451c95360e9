"""What lies where on a board, as a spectator sees it: (place, what) to how many. Places are those of ``log_words``."""

from __future__ import annotations

from collections import Counter

from greathall.games.crusaders.view_types import Board, House, Region


def holdings(board: Board) -> dict[tuple[str, str], int]:
    found: Counter[tuple[str, str]] = Counter({("treasury", "piece:gold"): board["treasury"]})
    for seat, house in enumerate(board["houses"]):
        found.update(_before(seat, house))
    for name, region in board["regions"].items():
        found.update(_in_region(f"region:{name}", region))
    for one in board["track"]:
        place = f"space:{one['space']}"
        found.update((place, f"token:{token}") for token in one["tokens"])
        if one["holder"] is not None:
            found[place, f"shield:{one['holder']}"] += 1
    for achievement, holder in board["achievements"].items():
        if holder is not None:
            found[f"seat:{holder}", f"achievement:{achievement}"] += 1
    found.update(("display", f"development:{card}") for card in board["display"])
    found[f"seat:{board['first']}", "token_kind:first_player"] += 1
    found.update(_supply(board))
    _drawn(board, found)
    return {key: n for key, n in found.items() if n}


def _supply(board: Board) -> dict[tuple[str, str], int]:
    left = board["left"]
    return {
        ("supply", "piece:castle"): left["castle"],
        ("supply", "token_kind:unrest"): left["unrest"],
        ("supply", "token_kind:plague"): left["plague"],
        ("supply", "token_kind:harvest"): left["harvest"],
        ("supply", "token_kind:crop_failure"): left["crop_failure"],
    }


def _before(seat: int, house: House) -> Counter[tuple[str, str]]:
    """What lies before a house, and what all have seen go into its bag."""
    place = f"seat:{seat}"
    found: Counter[tuple[str, str]] = Counter()
    found[place, "piece:gold"] = house["gold"] or 0
    found[place, "token_kind:age"] = house["age"]
    found.update((place, f"development:{card}") for card in house["developments"])
    found.update((place, f"claim:{other}") for other in house["claims"])
    found.update((place, f"war:{other}") for other in house["wars"])
    found.update((place, f"pact:{other}") for other in house["pacts"])
    cards = house["cards"]
    found[place, "deck:realm"] = cards["realm"]
    found[place, "deck:intrigue"] = cards["intrigue"]
    found[place, "deck:war"] = cards["war"]
    found[place, "deck:tax"] = cards["tax"]
    found[place, "deck:crusade"] = cards["crusade"]
    people = [house["ruler"], *house["children"], *house["siblings"]]
    for person in people:
        for card, tokens in ((person["card"], person["tokens"]), (person["spouse"], person["spouse_tokens"])):
            if card:
                found[place, f"character:{card}"] = 1
                found.update((f"character:{card}", f"token:{token}") for token in tokens)
    found.update((f"bag:{seat}", f"token:{token}") for token in house["bag_seen"])
    return found


def _in_region(place: str, region: Region) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    if region["owner"] is not None:
        found[place, f"knight:{region['owner']}"] = 1
    if region["ally"] is not None:
        found[place, f"pact:{region['ally']}"] = 1
    if region["lord"] is not None:
        found[place, f"character:{region['lord']}"] = 1
    if region["lord_token"] is not None:
        found[f"character:{region['lord']}", f"token:{region['lord_token']}"] = 1
    found[place, "piece:army"] = int(region["army"])
    found[place, "piece:castle"] = int(region["castle"])
    found[place, "piece:duke"] = int(region["duke"] is not None)
    found[place, "token_kind:plague"] = int(region["plague"] is not None)
    found[place, "token_kind:unrest"] = region["unrest"]
    found[place, "token_kind:harvest"] = region["harvest"]
    found[place, "token_kind:crop_failure"] = region["crop_failure"]
    return found


def _drawn(board: Board, found: Counter[tuple[str, str]]) -> None:
    """Tokens of a running check lie beside the bag until it ends."""
    check = board["check"]
    if check is None:
        return
    for token in check["drawn"]:
        if token is not None:
            found[f"bag:{check['seat']}", f"token:{token}"] -= 1
            found["check", f"token:{token}"] += 1
