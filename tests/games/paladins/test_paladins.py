"""The twelve paladins (paladins.paladin.*)."""

from __future__ import annotations

import pytest

from tests.games.paladins.scenes import Scene

BOOSTS = {
    "anseis": (0, 1, 3),
    "berengier": (3, 0, 1),
    "engelier": (3, 1, 0),
    "gerier": (0, 3, 1),
    "gerin": (0, 0, 4),
    "girard": (0, 2, 2),
    "ivon": (1, 3, 0),
    "ivoire": (1, 0, 3),
    "oliver": (0, 4, 0),
    "otton": (2, 2, 0),
    "roland": (4, 0, 0),
    "samson": (2, 0, 2),
}


@pytest.mark.rule("paladins.paladin.boost")
@pytest.mark.ruling("paladins", 17)
@pytest.mark.parametrize("paladin", sorted(BOOSTS))
def test_boosts_count_for_requirements_only(paladin: str) -> None:
    scene = Scene(2).has(paladin=paladin, strength=12, faith=4, influence=8)
    before = scene.shown()["players"][0]["points"]
    totals = tuple(scene.s.total(0, i) for i in range(3))
    assert totals == tuple(a + b for a, b in zip((12, 4, 8), BOOSTS[paladin], strict=True))
    scene.player().paladin = ""
    assert scene.shown()["players"][0]["points"] == before
    assert len(scene.s.box.paladins[paladin].workers) == 2


@pytest.mark.rule("paladins.paladin.boost")
@pytest.mark.ruling("paladins", 17)
def test_the_track_ends_at_twelve() -> None:
    scene = Scene(2).has(strength=11).reward("convert:assassin_1")
    assert scene.attributes()["strength"] == 12


WAIVED = {
    "anseis": ("fortify", "provisions"),
    "berengier": ("garrison", "provisions"),
    "gerier": ("convert", "silver"),
    "ivon": ("commission", "provisions"),
    "ivoire": ("absolve", "silver"),
    "oliver": ("pray", "silver"),
    "roland": ("recruit", "silver"),
}


@pytest.mark.rule("paladins.paladin.waiver")
@pytest.mark.ruling("paladins", 20)
@pytest.mark.parametrize("paladin", sorted(WAIVED))
def test_waivers_spare_resources_but_never_workers(paladin: str) -> None:
    action, _ = WAIVED[paladin]
    scene = Scene(2).has(workers="criminal criminal criminal", silver=0, provisions=0, strength=1, faith=12)
    scene.has(converted="archer_1").board(hunt="l.").outsiders("archer_2").townsfolk("", "", "squire_1").begin()
    assert f"act {action}" not in scene.options()
    scene.has(paladin=paladin)
    assert f"act {action}" in scene.options()
    scene.has(workers="")
    assert f"act {action}" not in scene.options()


@pytest.mark.rule("paladins.paladin.waiver")
@pytest.mark.ruling("paladins", 20)
@pytest.mark.parametrize("mode", ["quest", "hire"])
def test_roland_waives_silver_for_both_ways_to_recruit(mode: str) -> None:
    scene = Scene(2).has(paladin="roland", workers="labourer fighter", silver=1).townsfolk("squire_2").begin()
    scene.play("act recruit", f"{mode} squire_2 silver 0", *(["place labourer"] if mode == "quest" else []))
    assert (scene.player().silver, scene.player().unpaid) == (1, 0)


@pytest.mark.rule("paladins.paladin.reduction")
@pytest.mark.ruling("paladins", 20)
def test_samson_makes_developing_cost_two() -> None:
    scene = Scene(2).has(paladin="samson", workers="labourer labourer", silver=2).begin()
    scene.play("act develop", "build attack 1")
    assert scene.player().silver == 0


@pytest.mark.rule("paladins.paladin.bonus")
@pytest.mark.ruling("paladins", 21)
@pytest.mark.parametrize(
    ("paladin", "choices", "silver", "provisions"),
    [
        ("gerin", ("act conspire", "place labourer"), 2, 0),
        ("otton", ("act trade", "place labourer"), 3, 0),
        ("girard", ("act hunt", "place labourer"), 0, 3),
        ("engelier", ("act attack", "attack invader_2 0"), 2, 0),
    ],
)
def test_bonuses_come_every_time_even_with_one_worker(
    paladin: str, choices: tuple[str, ...], silver: int, provisions: int
) -> None:
    scene = Scene(2).has(paladin=paladin, workers="labourer scout fighter", silver=0, provisions=0)
    scene.outsiders("invader_2").draws(("suspicion", "suspicion_0")).begin().play(*choices)
    assert (scene.player().silver, scene.player().provisions) == (silver, provisions)
    assert len(scene.player().suspicion) == (paladin == "gerin")
