"""Scenes whose log lines are looked at, one for each thing that can be told."""

from __future__ import annotations

from greathall.games.paladins.automa.turn import AutomaTavern, AutomaTurn
from greathall.games.paladins.inquisition import Inquisition
from greathall.games.paladins.round import EndRound
from greathall.games.paladins.taxes import DrawSuspicion
from tests.games.paladins.scenes import Scene


def hunt(workers: str, *placed: str) -> Scene:
    return Scene(2).has(workers=workers).begin().play("act hunt", *placed)


def trade(workers: str, *placed: str) -> Scene:
    return Scene(2).has(workers=workers).begin().play("act trade", *placed)


def conspire() -> Scene:
    scene = Scene(2).tax(6).has(workers="scout").draws(("suspicion", "suspicion_2")).begin()
    return scene.play("act conspire")


def develop() -> Scene:
    scene = Scene(2).has(workers="labourer labourer", silver=4).board(fortify="mls").begin()
    return scene.play("act develop", "build fortify 2")


def develop_free() -> Scene:
    scene = Scene(2).favours("works").has(workers="merchant", provisions=1).begin()
    return scene.play("favour works", "choose develop", "build commission 2")


def recruit(*choices: str) -> Scene:
    scene = Scene(2).townsfolk("gatekeeper_1").has(workers="labourer fighter", silver=3)
    return scene.begin().play("act recruit", *choices)


def recruit_free(choice: str) -> Scene:
    return Scene(2).townsfolk("gatekeeper_1").reward("favour:recruit").play(choice)


def first_hire() -> Scene:
    scene = Scene(2)
    card = min(scene.options())
    return scene.play(f"s1 {card}")


def pray() -> Scene:
    scene = Scene(2).has(workers="cleric", silver=2).board(trade="lm").begin()
    return scene.play("act pray", "clear trade")


def prayer_won() -> Scene:
    return Scene(2).board(trade="lm").reward("favour:prayer").play("clear trade")


def commission() -> Scene:
    scene = Scene(2).has(workers="scout labourer cleric", provisions=1, faith=2, influence=1).begin()
    return scene.play("act commission", "commission r2_3")


def garrison() -> Scene:
    scene = Scene(2).has(workers="merchant labourer fighter", provisions=1, strength=5).board(trade="lm").begin()
    return scene.play("act garrison", "garrison r3_4", "clear trade")


def fortify() -> Scene:
    scene = Scene(2).has(workers="merchant labourer scout", provisions=1).draws(("wall", "wall_09")).begin()
    return scene.play("act fortify")


def absolve() -> Scene:
    scene = Scene(2).has(workers="cleric labourer merchant", silver=1, suspicion=1).begin().play("act absolve")
    slot = min(scene.options())
    scene.play(slot)
    while scene.asked and scene.asked[1] in ("offer-discard", "offer-debt", "choose-cleared", "free-recruit"):
        scene.play(min(scene.options() - {"decline"}))
    return scene


def attack() -> Scene:
    scene = Scene(2).outsiders("archer_1").has(workers="scout labourer fighter", silver=1).begin()
    return scene.play("act attack", "attack archer_1 1")


def convert() -> Scene:
    scene = Scene(2).outsiders("archer_1").has(workers="fighter labourer cleric", silver=1, converted="thief_1")
    return scene.begin().play("act convert", "convert archer_1")


def at_the_end() -> Scene:
    return Scene(2).has(influence=12).reward("always:commission")


def paladin_helps() -> Scene:
    return Scene(2).has(workers="labourer", paladin="otton").begin().play("act trade")


def favour() -> Scene:
    scene = Scene(2).favours("clemency").has(workers="fighter", silver=1, suspicion=1).begin()
    return scene.play("favour clemency", "choose lose_suspicion_2")


def declines() -> Scene:
    return Scene(2).has(unpaid=1).reward("space:r3_8").play("decline")


def pays_debt() -> Scene:
    return Scene(2).has(unpaid=1, townsfolk="debt_collector_1").reward("space:r3_8").play("pay-debt")


def destroys_debt() -> Scene:
    return Scene(2).has(unpaid=1).reward("attack:traitor_1").play("destroy-debt")


def declines_choice() -> Scene:
    return Scene(2).has(unpaid=1).reward("favour:clemency").play("decline")


def loses() -> Scene:
    return Scene(2).reward("favour:clemency")


def skips() -> Scene:
    scene = Scene(2).tax(0).has(townsfolk="conspirator_1 conspirator_2", suspicion=2).begin(Inquisition())
    return scene.play("skip conspirator_1", "ability-none")


def discards() -> Scene:
    return Scene(2).has(suspicion=2).reward("space:r2_4").play("discard 1")


def short_of_taxes() -> Scene:
    return Scene(2).tax(1).reward("attack:mercenary_3")


def inquisition(*suspicions: int) -> Scene:
    scene = Scene(len(suspicions)).tax(0)
    for seat, n in enumerate(suspicions):
        scene.has(seat, suspicion=n)
    return scene.begin(Inquisition())


def none_left() -> Scene:
    scene = Scene(2).has(0, suspicion=8).has(1, suspicion=10).tax(3)
    scene.s.suspicion_deck = []
    return scene.begin(DrawSuspicion(0, 1))


def reshuffled() -> Scene:
    scene = Scene(2)
    scene.s.suspicion_deck, scene.s.suspicion_discard = [], ("suspicion_1", "suspicion_0")
    return scene.begin(DrawSuspicion(0, 2))


def squire() -> Scene:
    return Scene(2).tax(0).has(townsfolk="squire_1").begin(Inquisition())


def peddler() -> Scene:
    return Scene(2).tax(0).has(townsfolk="peddler_1", suspicion=2).begin(Inquisition())


def conspirator() -> Scene:
    scene = Scene(2).tax(0).has(townsfolk="conspirator_1", suspicion=2).begin(Inquisition())
    return scene.play("ability conspirator_1")


def gatekeeper() -> Scene:
    return fortify_with("gatekeeper_1")


def fortify_with(card: str) -> Scene:
    scene = Scene(2).has(workers="merchant labourer scout", provisions=1, townsfolk=card)
    return scene.draws(("wall", "wall_03")).begin().play("act fortify")


def passes() -> Scene:
    scene = Scene(2).has(workers="labourer labourer labourer scout").begin().play("pass")
    return scene.play(min(scene.options()))


def new_round() -> Scene:
    scene = Scene(2).favours("works")
    scene.s.round, scene.s.guests = 2, ("0m",)
    scene.has(paladin="otton")
    scene.s.taverns, scene.s.taken = ("tavern_01",), (0,)
    scene.s.tavern_deck.remove("tavern_01")
    return scene.begin(EndRound())


def end() -> Scene:
    scene = Scene(2).orders("fortify").has(strength=11, commissions=6, garrisons=6, unpaid=1, silver=3)
    scene.has(walls="wall_02 wall_03 wall_01 wall_06 wall_07 wall_08", converted="mercenary_1")
    scene.has(jars="a b c d e").board(commission="##.", fortify="##.", garrison="##.")
    scene.s.round = 7
    return scene.begin(EndRound())


def scheme(name: str, workers: int = 4) -> Scene:
    """An automa about to reveal this scheme, with an empty right side."""
    scene = Scene(1)
    scene.board(1, commission="...", fortify="...", garrison="...", absolve="...", attack="...", convert="...")
    scene.automa.workers = workers
    if name not in scene.automa.schemes:
        scene.automa.schemes = sorted([*scene.automa.schemes, name])
    return scene.draws(("scheme", name)).townsfolk("squire_2", "abbot_2", "abbot_3", "peddler_1", "peddler_2")


def acts(name: str, **facts: int) -> Scene:
    return scheme(name).has(1, **facts).begin(AutomaTurn())


def attacks_the_sixth() -> Scene:
    scene = scheme("attack").has(1, strength=12).outsiders("", "", "", "", "", "archer_1")
    scene.automa.marker = 5
    return scene.begin(AutomaTurn())


def falls_back_to(name: str, workers: int = 2) -> Scene:
    scene = scheme("attack", workers)
    order = ("recruit", "pray", "trade", "conspire", "rest")
    scene.automa.used = order[: order.index(name)]
    return scene.begin(AutomaTurn())


def follows_orders(done: bool) -> Scene:
    scene = scheme("kings_order").orders("attack").has(1, attacked="archer_1 " * (5 if done else 0))
    return scene.outsiders().begin(AutomaTurn())


def uses_favour() -> Scene:
    return scheme("kings_favour").favours("levy").begin(AutomaTurn())


def finds_no_favour() -> Scene:
    return scheme("kings_favour").favours().begin(AutomaTurn())


def schemes_run_out() -> Scene:
    scene = scheme("attack", workers=1)
    scene.automa.schemes, scene.automa.scheme_discard = [], ("convert", "attack")
    return scene.draws().begin(AutomaTurn())


def recruits() -> Scene:
    return scheme("recruit").begin(AutomaTurn())


def is_done() -> Scene:
    return scheme("attack", workers=0).begin(AutomaTurn())


def tavern_left() -> Scene:
    scene = Scene(1)
    scene.s.taverns, scene.s.taken = ("tavern_01", "tavern_02"), (0, -1)
    return scene.begin(AutomaTavern())


def wraps() -> Scene:
    scene = Scene(1)
    scene.automa.marker = 5
    return scene.reward("one:hunt", seat=1)


def third_round() -> Scene:
    scene = Scene(1)
    scene.s.round = 2
    return scene.start_round()


def solo_end() -> Scene:
    scene = Scene(1)
    scene.s.round = 7
    return scene.begin(EndRound())


def solo_refresh() -> Scene:
    scene = Scene(1)
    scene.s.round = 1
    return scene.begin(EndRound())
