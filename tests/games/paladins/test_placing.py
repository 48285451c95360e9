"""Which workers go where (paladins.worker.*, paladins.action.*)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest

from greathall.games.paladins.box import load_box
from greathall.games.paladins.crews import ANY, CRIMINAL, WORKERS, Pattern
from greathall.games.paladins.entries import RIGHT
from tests.games.paladins.scenes import Scene
from tests.stage import Why


def fits(space: str, worker: str) -> bool:
    return space == ANY or worker in (space, WORKERS[CRIMINAL])


def every_crew(colours: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Crews by trying every arrangement: the plain reading of the rule."""
    for crew in combinations_with_replacement(WORKERS, len(colours)):
        if any(all(map(fits, colours, order)) for order in permutations(crew)):
            yield crew


@pytest.mark.rule("paladins.worker.clear-space", "paladins.worker.coloured-space", "paladins.worker.criminal")
@pytest.mark.parametrize("action", RIGHT)
def test_crews_are_exactly_those_that_can_be_arranged(action: str) -> None:
    colours = load_box(None).actions[action].spaces
    pattern = Pattern(colours, "...")
    assert sorted(crew.names for crew in pattern.crews) == sorted(every_crew(colours))
    assert len(pattern.by_names) == len(pattern.crews)


@pytest.mark.rule("paladins.worker.criminal")
def test_fits_agrees_with_the_crews() -> None:
    pattern = Pattern(("merchant", "any", "scout"), "...")
    for hand in combinations_with_replacement(range(6), 3):
        have = [hand.count(worker) for worker in range(6)]
        assert pattern.fits(have) == any(crew.at_hand(have) for crew in pattern.crews), hand


@pytest.mark.rule("paladins.fortify.workers", "paladins.action.attribute")
def test_action_spaces_fortify() -> None:
    """Worked example: a merchant, any worker and a scout; influence is needed, strength is the reward."""
    scene = Scene(2).has(workers="merchant fighter scout", provisions=1).draws(("wall", "wall_13"))
    scene.begin().play("act fortify")
    assert scene.spaces("fortify") == "mfs"
    assert scene.attributes() == {"strength": 1, "faith": 0, "influence": 0}
    assert scene.s.box.actions["fortify"].attribute == "influence"
    scene = Scene(2).has(workers="merchant fighter fighter", provisions=1).begin()
    assert scene.why_not("act fortify") == Why(
        "few-workers",
        "paladins.action.placing",
        {"needs": [("worker:any", 1), ("worker:merchant", 1), ("worker:scout", 1)]},
    )


WORKERS_OF = {
    "commission": "scout fighter cleric",
    "fortify": "merchant fighter scout",
    "garrison": "merchant cleric fighter",
    "absolve": "cleric scout merchant",
    "attack": "scout cleric fighter",
    "convert": "fighter scout cleric",
}


@pytest.mark.rule(
    "paladins.commission.workers",
    "paladins.garrison.workers",
    "paladins.absolve.workers",
    "paladins.attack.workers",
    "paladins.convert.workers",
    "paladins.action.attribute",
)
@pytest.mark.parametrize("action", RIGHT)
def test_each_right_hand_action_takes_its_three_workers(action: str) -> None:
    needs = {"commission": 3, "fortify": 3, "garrison": 4, "absolve": 3, "attack": 4, "convert": 2}
    scene = Scene(2).has(workers=WORKERS_OF[action], silver=9, provisions=9, strength=needs[action])
    scene.has(faith=2, influence=3).outsiders("archer_1").begin()
    assert f"act {action}" in scene.options()
    one, two, three = WORKERS_OF[action].split()
    for kept in (f"{one} {two}", f"{two} {three} {two}", f"{one} {two} {one}"):
        assert f"act {action}" not in scene.has(workers=kept).options()
    assert f"act {action}" in scene.has(workers=f"{one} {two} criminal").options()
    assert f"act {action}" in scene.has(workers="criminal criminal criminal").options()


@pytest.mark.rule("paladins.action.placing")
def test_the_choice_is_a_crew_and_equal_crews_are_one_choice() -> None:
    scene = Scene(2).has(workers="scout scout labourer cleric criminal", provisions=1).begin()
    scene.play("act commission", "commission r1_2")
    assert scene.asked == (0, "place")
    assert scene.options() == {
        "place labourer scout cleric",
        "place scout scout cleric",
        "place scout cleric criminal",
        "place labourer scout criminal",
        "place scout scout criminal",
        "place labourer cleric criminal",
    }
    why = scene.why_not("place scout cleric cleric")
    assert (why.code, why.params) == ("no-such-workers", {"missing": [("worker:cleric", 1)]})
    scene.play("place labourer scout criminal")
    assert scene.workers() == {"scout": 1, "cleric": 1}
    assert scene.spaces("commission") == "slx"


@pytest.mark.rule("paladins.action.placing")
def test_inside_a_turn_everything_can_be_taken_back() -> None:
    scene = Scene(2).has(workers="scout scout labourer cleric", provisions=1).begin()
    start = scene.table.hash()
    scene.play("act commission", "commission r1_2", "place labourer scout cleric")
    assert scene.asked == (1, "take-turn")
    scene.table.undo(0, to="turn")
    assert scene.table.hash() == start


@pytest.mark.rule("paladins.action.free-spaces")
@pytest.mark.ruling("paladins", 7)
def test_an_occupied_action_is_closed_until_its_workers_leave() -> None:
    scene = Scene(2).has(workers="scout scout scout scout", silver=2).board(hunt="l.").begin()
    assert scene.why_not("act hunt") == Why("occupied", "paladins.action.free-spaces", {"action": "action:hunt"})
    scene.board(hunt="..")
    assert "act hunt" in scene.options()
    scene.board(commission="#l.").has(provisions=3, faith=3, workers="cleric cleric")
    assert scene.why_not("act commission").code == "occupied"
    scene.board(commission="##.")
    assert "act commission" in scene.options()


@pytest.mark.rule("paladins.action.seven-times")
@pytest.mark.ruling("paladins", 8)
@pytest.mark.parametrize(
    ("action", "seven"),
    [
        ("commission", {"commissions": 7}),
        ("garrison", {"garrisons": 7}),
        ("fortify", {"walls": "wall_01 " * 7}),
        ("absolve", {"jars": " ".join(f"jar_slot_{i}" for i in range(1, 8))}),
        ("convert", {"converted": " ".join(f"mercenary_{i % 4 + 1}" for i in range(7))}),
    ],
)
def test_seven_times_each_and_no_more(action: str, seven: dict[str, object]) -> None:
    scene = Scene(2).has(workers=WORKERS_OF[action], silver=9, provisions=9, strength=12, faith=12, influence=12)
    scene.outsiders("archer_1").begin()
    assert f"act {action}" in scene.options()
    scene.has(**seven)
    assert scene.why_not(f"act {action}") == Why("done-enough", "paladins.action.seven-times", {"n": 7})


@pytest.mark.rule("paladins.action.seven-times", "paladins.pray.clear")
@pytest.mark.ruling("paladins", 8)
def test_an_action_may_be_repeated_in_a_round_once_cleared() -> None:
    scene = Scene(2).has(workers="criminal " * 9, provisions=9, silver=9, faith=9)
    scene.begin()
    for space in ("r1_2", "r2_2"):
        scene.play("act commission", f"commission {space}", "s1 pass" if space == "r1_2" else "act hunt")
        if space == "r1_2":
            scene.play("act pray", "clear commission")
    assert scene.player().commissions == 2


@pytest.mark.rule("paladins.action.attack-unlimited")
def test_attacks_have_no_limit() -> None:
    scene = Scene(2).has(workers="criminal criminal criminal", strength=12).outsiders("archer_1")
    scene.has(attacked=" ".join(f"mercenary_{i % 4 + 1}" for i in range(9)))
    scene.begin().play("act attack", "attack archer_1 0")
    assert len(scene.player().attacked) == 10


@pytest.mark.rule("paladins.action.payment-first")
@pytest.mark.ruling("paladins", 18)
def test_a_reward_cannot_pay_for_its_own_action() -> None:
    """The gatekeeper would return a silver, but three are needed first."""
    scene = Scene(2).townsfolk("", "", "gatekeeper_1").has(workers="labourer fighter", silver=1).begin()
    assert scene.why_not("act recruit") == Why(
        "too-dear", "paladins.action.payment-first", {"n": 2, "resource": "resource:silver", "missing": 1}
    )
    scene = Scene(2).has(workers="merchant labourer scout", provisions=0, townsfolk="gatekeeper_1").begin()
    assert scene.why_not("act fortify").params["missing"] == 1


@pytest.mark.rule("paladins.action.effect-order")
@pytest.mark.ruling("paladins", 42)
def test_space_then_flag_then_paladin_then_townsfolk() -> None:
    scene = Scene(2).has(workers="scout labourer fighter", paladin="engelier", townsfolk="defender_2")
    scene.outsiders("guardian_2").begin().play("act attack", "attack guardian_2 0")
    kinds = [kind for kind in scene.kinds() if kind != "passed"]
    assert kinds == [
        "placed",
        "attacked",
        "rose",
        "workers-came",
        "gained",
        "paladin-helps",
        "gained",
        "ability-used",
        "gained",
    ]
    scene = Scene(2).has(workers="merchant labourer fighter", strength=1, provisions=1, townsfolk="watchman_2")
    scene.begin().play("act garrison", "garrison r1_2")
    assert [kind for kind in scene.kinds() if kind in ("gained", "rose", "ability-used")] == [
        "gained",
        "rose",
        "ability-used",
        "gained",
    ]


@pytest.mark.rule("paladins.action.new-townsfolk")
@pytest.mark.ruling("paladins", 43)
def test_a_townsfolk_hired_by_an_action_waits_for_the_next() -> None:
    scene = Scene(2).has(workers="scout labourer cleric", provisions=1, silver=0).townsfolk("acolyte_2")
    scene.begin().play("act commission", "commission r1_1", "hire acolyte_2 free 0")
    assert scene.player().silver == 1
    assert scene.told("ability-used") == []
    scene.has(workers="scout labourer cleric", provisions=1).board(commission="...")
    scene.begin().play("act commission", "commission r1_2")
    assert scene.player().silver == 4
    assert len(scene.told("ability-used")) == 1


@pytest.mark.rule("paladins.action.decline")
@pytest.mark.ruling("paladins", 15)
@pytest.mark.parametrize(
    ("reward", "kind"),
    [
        ("space:r1_1", "free-recruit"),
        ("space:r3_4", "choose-cleared"),
        ("space:r3_8", "offer-debt"),
        ("quest:abbot_2", "offer-debt"),
        ("space:r2_4", "offer-discard"),
        ("favour:works", "choose-reward"),
        ("favour:works/develop", "choose-site"),
    ],
)
def test_what_may_be_declined(reward: str, kind: str) -> None:
    scene = Scene(2).has(unpaid=1, suspicion=2).board(hunt="l.").townsfolk("abbot_1").reward(reward)
    assert scene.asked == (0, kind)
    before = (scene.player().unpaid, scene.player().suspicion, scene.workers(), scene.spaces("hunt"))
    scene.play("decline")
    assert (scene.player().unpaid, scene.player().suspicion, scene.workers(), scene.spaces("hunt")) == before
    assert scene.asked is None


@pytest.mark.rule("paladins.action.decline", "paladins.tax.take")
@pytest.mark.ruling("paladins", 15)
def test_taxes_are_forced() -> None:
    scene = Scene(2).has(silver=0)
    assert scene.reward("quest:architect_3").asked is None
    assert scene.player().silver == 2


@pytest.mark.rule("paladins.action.decline", "paladins.suspicion.draw")
@pytest.mark.ruling("paladins", 15)
@pytest.mark.parametrize(
    ("reward", "criminals"),
    [("one:conspire", 1), ("quest:architect_1", 1), ("favour:outlaws", 2), ("attack:thief_1", 1)],
)
def test_criminals_come_unasked_each_with_its_suspicion(reward: str, criminals: int) -> None:
    scene = Scene(2).has(silver=0, workers="").draws(*[("suspicion", "suspicion_1")] * criminals).reward(reward)
    assert scene.asked is None
    assert scene.workers() == {"criminal": criminals}
    assert scene.player().suspicion == ("suspicion_1",) * criminals
    assert scene.player().silver == criminals
    assert scene.told("declined") == []


@pytest.mark.rule("paladins.action.lost")
@pytest.mark.ruling("paladins", 19)
@pytest.mark.parametrize(
    ("reward", "lost"),
    [
        ("space:r1_1", ["recruit"]),
        ("space:r3_4", ["pray"]),
        ("space:r3_8", ["pay_debt"]),
        ("quest:abbot_2", ["lose_debt"]),
        ("space:r2_4", ["lose_suspicion"]),
        ("always:absolve", ["lose_suspicion"]),
        ("favour:clemency", ["pay_debt", "lose_suspicion"]),
        ("favour:works/develop", ["develop"]),
    ],
)
def test_a_reward_without_use_is_lost_and_told(reward: str, lost: list[str]) -> None:
    scene = Scene(2).townsfolk().has(workshops=0).reward(reward)
    assert scene.asked is None
    assert [line["offer"] for line in scene.told("lost")] == [f"offer:{what}" for what in lost]


@pytest.mark.rule("paladins.action.lost")
def test_a_step_beyond_the_end_of_the_track_is_told() -> None:
    scene = Scene(2).has(influence=11).reward("attack:invader_2")
    assert [(line["n"], line["to"]) for line in scene.told("rose")] == [(1, 12)]
    assert [line["n"] for line in scene.told("at-the-end")] == [1]
    scene = Scene(2).has(influence=12).reward("attack:invader_2")
    assert (scene.told("rose"), [line["n"] for line in scene.told("at-the-end")]) == ([], [2])


@pytest.mark.rule("paladins.action.decline")
@pytest.mark.ruling("paladins", 15)
def test_the_log_names_what_was_declined() -> None:
    scene = Scene(2).has(unpaid=1).reward("quest:abbot_2").play("decline")
    assert scene.told("declined") == [{"seat": "seat:0", "offer": "offer:lose_debt"}]
    scene = Scene(2).has(suspicion=2).reward("favour:clemency").play("decline")
    assert scene.told("declined-choice")[0]["rewards"] == [("reward:pay_debt", 1), ("reward:lose_suspicion_2", 1)]
