"""Which rules a step has just applied, for coverage runs: they report rules that random play never reaches."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.games.paladins.box import ACTION_INDEX, ATTRIBUTE_INDEX, RIGHT
from greathall.games.paladins.crews import CRIMINAL, WORKSHOP, Crew
from greathall.games.paladins.state import Paladins

SETUP = (
    "paladins.setup.townsfolk-row",
    "paladins.setup.outsider-row",
    "paladins.setup.tax-supply",
    "paladins.setup.decks",
    "paladins.setup.kings-cards",
    "paladins.setup.supply",
    "paladins.setup.player-pieces",
    "paladins.setup.start-resources",
    "paladins.setup.paladin-deck",
    "paladins.setup.first-player",
)
SOLO_SETUP = (
    "paladins.solo.bot-pieces",
    "paladins.solo.marker-stack",
    "paladins.solo.scheme-deck",
    "paladins.solo.difficulty",
    "paladins.solo.human-first",
    "paladins.solo.never",
)
START = ("paladins.round.count", "paladins.round.taverns", "paladins.round.paladin-draw")
OF_ACTION = {
    "develop": ("develop.cost", "develop.worker"),
    "recruit": ("recruit.price",),
    "hunt": ("gather.decide-at-once",),
    "trade": ("gather.decide-at-once",),
    "pray": ("pray.cost",),
    "conspire": ("conspire.criminal",),
    "commission": ("commission.workers", "commission.cost", "commission.faith", "commission.influence"),
    "fortify": ("fortify.workers", "fortify.cost", "fortify.influence"),
    "garrison": ("garrison.workers", "garrison.cost", "garrison.strength", "garrison.faith"),
    "absolve": ("absolve.workers", "absolve.cost", "absolve.influence", "absolve.every-time"),
    "attack": ("attack.workers", "attack.reward", "action.attack-unlimited"),
    "convert": ("convert.workers", "convert.cost", "convert.reward"),
}
SCORED = {
    "orders": ("score.orders", "order.points"),
    "strength": ("score.attributes",),
    "faith": ("score.attributes",),
    "influence": ("score.attributes",),
    "develop": ("score.develop",),
    "commission": ("score.commission",),
    "fortify": ("score.fortify",),
    "walls": ("score.fortify",),
    "garrison": ("score.garrison",),
    "absolve": ("score.absolve",),
    "converted": ("score.converted",),
    "debts": ("score.debts",),
    "leftovers": ("score.leftovers",),
}
CONVERTS = {
    **dict.fromkeys(("adventurer", "archer", "guardian", "lookout", "vigilante"), "outsider.per-two-actions"),
    **dict.fromkeys(("armourer", "marauder", "warrior"), "outsider.per-four-points"),
    **dict.fromkeys(("assassin", "barbarian", "invader"), "outsider.per-attacked"),
    **{kind: f"outsider.{kind}" for kind in ("hunter", "champion", "mercenary", "protector", "thief", "traitor")},
}
ABILITIES = {"conspirator": "conspirator", "debt_collector": "debt-collector", "peddler": "peddler", "squire": "squire"}


def cite(dealer: Dealer, *rules: str) -> None:
    for rule in rules:
        dealer.rule(rule)


def cite_action(s: Paladins, seat: int, action: str, crew: Crew, dealer: Dealer) -> None:
    """The rules behind a crew that has just been placed on an action."""
    player = s.players[seat]
    rules = list(OF_ACTION[action])
    wanted = {name for name, _ in s.box.patterns[ACTION_INDEX[action]][cleared_look(crew)].needs}
    rules += ["worker.clear-space"] * ("any" in wanted) + ["worker.coloured-space"] * (wanted != {"any"})
    rules += ["worker.criminal"] * any(worker == CRIMINAL for worker, _ in crew.counts)
    rules += ["develop.fewer-workers"] * (WORKSHOP in crew.spaces)
    if player.paladin:
        paladin = s.box.paladins[player.paladin]
        rules += ["paladin.waiver"] * (paladin.waives == action)
        rules += ["paladin.reduction"] * (paladin.cheaper == action)
        if action in RIGHT:
            attribute = ATTRIBUTE_INDEX[s.box.actions[action].attribute]
            rules += ["paladin.boost", "action.attribute"] * bool(paladin.boost[attribute])
    cite(dealer, *(f"paladins.{rule}" for rule in rules))


def cleared_look(crew: Crew) -> str:
    return "".join(WORKSHOP if mark == WORKSHOP else "." for mark in crew.spaces)


def cite_scores(s: Paladins, seat: int, points: dict[str, int], dealer: Dealer) -> None:
    """The rules behind a final score."""
    for category, n in points.items():
        if n:
            cite(dealer, *(f"paladins.{rule}" for rule in SCORED[category]))
    for card in s.players[seat].converted:
        dealer.rule(f"paladins.{CONVERTS[s.box.outsiders[card].kind]}")
    cite(dealer, "paladins.goal.points")
    if seat == s.bot_seat:
        cite(dealer, "paladins.solo.score", "paladins.solo.result")
        if s.players[seat].converted:
            dealer.rule("paladins.solo.minimum")


def cite_ability(s: Paladins, card: str, dealer: Dealer) -> None:
    dealer.rule(f"paladins.townsfolk.{ABILITIES.get(s.box.townsfolk[card].kind, 'action')}")
    dealer.rule("paladins.action.effect-order")
