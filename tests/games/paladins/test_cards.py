"""Every card with a reward gives it: townsfolk, outsiders, walls, spaces, jar slots, taverns."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from greathall.games.paladins.crews import WORKERS
from greathall.games.paladins.entries import ATTRIBUTES
from tests.games.paladins.scenes import Scene

FILES = ("townsfolk", "outsiders", "decks", "main_board", "player_board", "king")


def rows(kind: str) -> list[dict[str, Any]]:
    """The data as written, not as the code has read it."""
    folder = resources.files("greathall.games.paladins") / "data"
    found: list[dict[str, Any]] = []
    for name in FILES:
        found += tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")).get(kind, [])
    return found


def written(effects: list[dict[str, Any]]) -> dict[str, int]:
    """What plain effects add up to."""
    total: dict[str, int] = {}
    for effect in effects:
        if "gain" in effect:
            noun, n = effect["gain"], effect["n"]
            total["silver" if noun == "tax" else noun] = total.get("silver" if noun == "tax" else noun, 0) + n
        elif "lose" in effect:
            total[effect["lose"]] = total.get(effect["lose"], 0) - effect["n"]
        elif effect.get("pay") == "debt":
            total["debt"] = total.get("debt", 0) - 1
            total["paid"] = total.get("paid", 0) + 1
    return total


def holdings(scene: Scene) -> dict[str, int]:
    player = scene.player()
    held = dict(zip(WORKERS, player.workers, strict=True)) | dict(zip(ATTRIBUTES, player.attributes, strict=True))
    return held | {
        "silver": player.silver,
        "provisions": player.provisions,
        "suspicion": len(player.suspicion),
        "debt": player.unpaid,
        "paid": player.paid,
    }


def taken(key: str, free: bool = False) -> tuple[dict[str, int], set[str]]:
    """What a reward changes when everything it offers is accepted, and what it asked."""
    scene = Scene(4).has(suspicion=2, unpaid=1, workers="labourer").townsfolk("squire_1").board(hunt="l.")
    # Neither of two criminals ever brings taxes here, so that only the card itself is seen.
    scene.draws(*[("suspicion", "suspicion_0")] * 2)
    before = holdings(scene)
    scene.reward(key)
    asked = set()
    while scene.asked is not None:
        asked.add(scene.asked[1])
        if scene.asked[1] in ("free-recruit", "choose-cleared", "choose-site"):
            scene.play("decline")
        else:
            scene.play(scene.decision.default.notation)
    after = holdings(scene)
    return {noun: after[noun] - n for noun, n in before.items() if after[noun] != n}, asked


def expected(effects: list[dict[str, Any]]) -> dict[str, int]:
    """As written; a criminal also brings its suspicion, and a choice takes its left side."""
    flat = [effect["one_of"][0] if "one_of" in effect else effect for effect in effects]
    total = written(flat)
    if total.get("criminal"):
        total["suspicion"] = total.get("suspicion", 0) + total["criminal"]
    return {noun: n for noun, n in total.items() if n}


SPECIAL = {"pray": "choose-cleared", "recruit": "free-recruit", "develop": "choose-site"}


def check(key: str, effects: list[dict[str, Any]]) -> None:
    changed, asked = taken(key)
    assert changed == expected(effects)
    for effect in effects:
        if "special" in effect:
            assert SPECIAL[effect["special"]] in asked


@pytest.mark.rule("paladins.recruit.quest", "paladins.recruit.hire")
@pytest.mark.parametrize("card", rows("townsfolk"), ids=lambda card: card["id"])
def test_townsfolk(card: dict[str, Any]) -> None:
    check(f"quest:{card['id']}", card["quest"])
    check(f"hire:{card['id']}", card.get("reward", []))
    do = card["ability"]["do"]
    check(f"ability:{card['id']}", [do.get("do", do) if "if" in do else do])


@pytest.mark.rule("paladins.attack.reward", "paladins.convert.reward")
@pytest.mark.parametrize("card", rows("outsider"), ids=lambda card: card["id"])
def test_outsiders(card: dict[str, Any]) -> None:
    check(f"attack:{card['id']}", card["attack"])
    check(f"convert:{card['id']}", card["convert"])
    assert written(card["attack"]).get("influence", 0) >= 1
    assert written(card["convert"]).get("strength", 0) >= 1


@pytest.mark.rule("paladins.fortify.wall")
@pytest.mark.parametrize("card", rows("wall"), ids=lambda card: card["id"])
def test_walls(card: dict[str, Any]) -> None:
    check(f"wall:{card['id']}", card["reward"])
    assert written(card["reward"])["strength"] >= 1


@pytest.mark.rule("paladins.region.reward")
@pytest.mark.parametrize("space", rows("space"), ids=lambda space: space["id"])
def test_region_spaces(space: dict[str, Any]) -> None:
    check(f"space:{space['id']}", space["reward"])


@pytest.mark.rule("paladins.absolve.jar-slot")
@pytest.mark.parametrize("slot", rows("jar_slot"), ids=lambda slot: slot["id"])
def test_jar_slots(slot: dict[str, Any]) -> None:
    check(f"jar:{slot['id']}", slot["reward"])


@pytest.mark.rule("paladins.round.tavern-choice")
@pytest.mark.parametrize("tavern", rows("tavern"), ids=lambda tavern: tavern["id"])
def test_taverns(tavern: dict[str, Any]) -> None:
    from greathall.games.paladins.round import PickTavern

    scene = Scene(2).draws(*[("suspicion", "suspicion_0")] * 2).has(workers="")
    scene.s.taverns, scene.s.taken = (tavern["id"],), (-1,)
    scene.begin(PickTavern(0)).play(f"tavern {tavern['id']}")
    if scene.asked is not None:
        scene.play(scene.decision.default.notation)
    workers = tavern["workers"]
    assert scene.workers() == {name: workers.count(name) for name in WORKERS if name in workers}
    assert len(scene.player().suspicion) == workers.count("criminal")


ACTS = {
    "develop": ("act develop", "build attack 1"),
    "commission": ("act commission", "commission r1_2"),
    "fortify": ("act fortify",),
    "garrison": ("act garrison", "garrison r1_2"),
    "absolve": ("act absolve", "jar jar_slot_5"),
    "attack": ("act attack", "attack invader_2 0"),
    "convert": ("act convert", "convert invader_2"),
}


@pytest.mark.rule("paladins.townsfolk.action")
@pytest.mark.parametrize("card", rows("townsfolk"), ids=lambda card: card["id"])
def test_abilities_answer_to_their_own_action_only(card: dict[str, Any]) -> None:
    trigger = card["ability"]["when"]
    for action, choices in ACTS.items():
        scene = Scene(2).has(workers="criminal criminal criminal", silver=9, provisions=9, strength=5)
        scene.has(townsfolk=card["id"]).outsiders("invader_2").draws(("wall", "wall_03")).begin().play(*choices)
        used = [told["card"] for told in scene.told("ability-used")]
        assert used == ([f"townsfolk:{card['id']}"] if trigger == action else [])


@pytest.mark.rule("paladins.townsfolk.debt-collector")
@pytest.mark.ruling("paladins", 27)
@pytest.mark.parametrize("key", ["space:r3_8", "jar:jar_slot_8", "wall:wall_04", "favour:clemency"])
def test_debt_collectors_answer_to_every_payment(key: str) -> None:
    scene = Scene(3).has(unpaid=2, workers="", townsfolk="debt_collector_2 debt_collector_3").reward(key)
    scene.play("pay-debt" if "pay-debt" in scene.options() else "choose pay_debt")
    assert scene.workers() == {"scout": 1, "fighter": 1}
    assert scene.player().paid == 1


@pytest.mark.rule("paladins.townsfolk.debt-collector")
@pytest.mark.ruling("paladins", 27)
def test_destroying_a_debt_is_not_paying_it() -> None:
    scene = Scene(2).has(unpaid=1, workers="", townsfolk="debt_collector_2").reward("quest:abbot_2")
    scene.play("destroy-debt")
    assert scene.workers() == {}
