"""Where the figures come from that rules and guides type: of the data, of the code, or of the rulebook's own words.

What can be read off the data is worked out from it; a figure that is a rule of its own is a named constant of the code;
what is left is part of the rule's sentence and is listed with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

AMOUNTS = ("n", "fee", "toll", "prize")


def amounts(value: object) -> Iterator[int]:
    """How much is gained, paid and lost inside a value, where that is more than one of something."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            one = getattr(value, field.name)
            if field.name in AMOUNTS and isinstance(one, int):
                yield one
            else:
                yield from amounts(one)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for one in value:
            yield from amounts(one)


CASTLE_SCORINGS = {
    "tavern-full": "tavern_full",
    "tavern-half": "tavern_half",
    "big-gate": "big_gate",
    "small-gate": "small_gate",
    "stable-high": "stable_high",
    "stable-low": "stable_low",
    "servants-quarters": "servants_unbuilt",
    "forge-full": "forge_full",
    "forge-half": "forge_half",
}
"""Rules of scorings that count something, and the scorings."""


def castle(e: Any) -> dict[str, Iterable[int]]:
    resources, seating, winter = e["resource"], e["seating"], e["winter"]
    scoring = {key: [one.effects[0].do.n] for key, one in e["scoring"].items() if hasattr(one.effects[0], "do")}
    rounds = [seating["two"].rounds, seating["three"].rounds]
    assert seating["four"].rounds == rounds[0]
    assert len({resources[one].pieces for one in ("clay", "stone", "silver")}) == 1
    return {
        "setup.round-track": rounds,
        "end.last-round": rounds,
        "setup.tiles": [sum(not one.standing for one in e["building"].values())],
        "setup.helpers": [seating["three"].helpers, seating["two"].helpers],
        "setup.start-goods": [e["start"]["player"].talers],
        "supply.pieces": [
            sum(one.pieces for one in resources.values()),
            *(resources[one].pieces for one in ("sand", "wood", "clay")),
        ],
        "supply.talers": [e["currency"]["taler"].total],
        "messenger.income": amounts(e["character"]["messenger"].effects),
        "messenger.short-treasury": amounts(e["character"]["messenger"].effects),
        "bricklayer.income": amounts(e["character"]["bricklayer"].reward),
        **{f"score.{rule}": scoring[one] for rule, one in CASTLE_SCORINGS.items()},
        "score.market-one": [1, e["scoring"]["market_talers"].by_helpers[0]],
        "score.market-two": [e["scoring"]["market_talers"].by_helpers[1]],
        "score.palace": [e["scoring"]["palace_resources"].by_helpers[0]],
        "score.palace-two": [e["scoring"]["palace_resources"].by_helpers[1]],
        "winter.plague": set(amounts(winter["plague"].effects)),
        "winter.broken-wall": [0, winter["broken_wall"].offers, max(amounts(winter["broken_wall"].effects))],
        "winter.snowfall": [max(amounts(winter["snowfall"].effects))],
        "winter.snowfall-no-worker": [max(amounts(winter["snowfall"].effects))],
        "winter.beggar": [min(amounts(winter["beggar"].effects))],
        "winter.robbers": [max(amounts(winter["robbers"].effects))],
        "winter.robbers-no-messenger": [max(amounts(winter["robbers"].effects))],
        "winter.new-road": [n for n in amounts(winter["new_road"].effects) if n > 1],
        "trader.yield": [one.yields for one in e["carrier"].values()],
        "architect.points": [e["character"]["architect"].effects[0].do.n],
        "build.values": [resources[one].value for one in ("sand", "wood", "clay", "stone")],
        "score.keep": scoring["keep_free_spaces"],
        "winter.town-tavern": [winter["town_tavern"].fee],
        "winter.town-tavern-toll": [winter["town_tavern"].toll],
        "winter.granary": [winter["granary"].fee],
        "winter.granary-points": e["scoring"]["granary_share"].by_helpers,
        "winter.frozen-beauty-win": [winter["frozen_beauty"].prize],
        "winter.beggar-refused": [max(amounts(winter["beggar"].effects))],
        "winter.hearth": amounts(winter["hearth"].effects),
        "winter.famine": amounts(winter["famine"].effects),
        "winter.trade-tax": amounts(winter["trade_tax"].effects),
    }


def paladins(e: Any) -> dict[str, Iterable[int]]:
    action, regions, debt = e["action"], e["region"].values(), e["debt"]["debt"]
    ladders = ("commission", "fortify", "garrison", "absolve", "convert")
    scored = ("develop", "commission", "fortify", "garrison", "absolve")
    steps = list(e["track_step"].values())
    orders = [one.points for one in e["order_slot"].values()]
    favours = [one.round for one in e["favour_slot"].values()]
    outsiders = e["outsider"].values()

    def least(what: str, rewards: Iterable[Iterable[Any]]) -> int:
        found: list[int] = [sum(one.n for one in reward if getattr(one, "what", "") == what) for reward in rewards]
        return min(found)

    def scores(*kinds: str) -> set[int]:
        return {n for one in outsiders if one.kind in kinds for n in amounts(one.scoring)}

    return {
        "setup.tax-supply": [one.silver for one in e["tax_supply"].values()],
        "setup.start-resources": [e["start"]["player"].silver, e["start"]["player"].provisions],
        "round.order-reveal": [one.round for one in e["order_slot"].values()],
        "order.points": orders,
        "score.orders": orders,
        "round.favour-reveal": [min(favours), max(favours)],
        "paladin.boost": [steps[-1].step],
        "commission.influence": amounts(action["commission"].always),
        "garrison.faith": amounts(action["garrison"].always),
        "absolve.every-time": set(amounts(action["absolve"].always)),
        "attack.reward": [least("influence", (one.attack for one in outsiders))],
        "convert.reward": [least("strength", (one.convert for one in outsiders))],
        "fortify.wall": [least("strength", (one.reward for one in e["wall"].values()))],
        "outsider.per-two-actions": scores("adventurer", "archer", "guardian", "lookout", "vigilante"),
        "outsider.hunter": scores("hunter"),
        "outsider.per-four-points": scores("armourer", "marauder", "warrior"),
        "outsider.per-attacked": scores("assassin", "barbarian", "invader"),
        "outsider.champion": [*scores("champion")] * 2,
        "outsider.mercenary": [*scores("mercenary")] * 2,
        "outsider.protector": scores("protector"),
        "outsider.thief": scores("thief"),
        "outsider.traitor": scores("traitor"),
        "develop.cost": amounts(action["develop"].cost),
        "pray.cost": amounts(action["pray"].cost),
        "recruit.price": [one.silver for one in e["townsfolk_slot"].values()],
        "hunt.one": amounts(action["hunt"].one),
        "hunt.two": amounts(action["hunt"].two),
        "trade.one": amounts(action["trade"].one),
        "trade.two": amounts(action["trade"].two),
        "commission.faith": [one.faith for one in regions],
        "garrison.strength": [one.strength for one in regions],
        "attack.strength": [one.strength for one in regions],
        "convert.faith": [one.faith for one in regions],
        "fortify.influence": action["fortify"].needs,
        "absolve.influence": action["absolve"].needs,
        "suspicion.taxes": [one.taxes for one in e["suspicion"].values()],
        "debt.take": [-debt.unpaid],
        "debt.pay": [debt.paid],
        "score.debts": [debt.paid, -debt.unpaid],
        "score.attributes": [steps[0].points, steps[-1].points, steps[-1].step],
        **{f"{one}.cost": action[one].ladder for one in ladders},
        **{f"score.{one}": action[one].points.values() for one in scored},
    }


def viscounts(e: Any) -> dict[str, Iterable[int]]:
    building, stack, paper = e["building"], e["stack"], e["paper"]
    kinds = ("workshop", "trading_post", "guildhall")
    players = [1, len(stack["poverty"].on_top)]
    placing = e["placing"].values()
    many = next(one.places for one in e["majority"].values() if len(one.places) == 3)
    ladder = e["ribbon_set"]["ladder"].points[1:]
    neutral = sum(one.group == "neutral" for one in e["townsfolk"].values())
    cards = {one.location: one.extra for one in e["player_card"].values()}
    slot, leader = e["slot"], e["leader"]["castle_leader"]
    by_silver = [one for one in e["townsfolk"].values() for paid in one.funding if paid.pays == "silver"]
    return {
        "setup.stacks": [*players, *stack["poverty"].on_top, *stack["prosperity"].on_top],
        "setup.townsfolk-piles": [neutral, -(-neutral // 5), neutral // 5],
        "setup.own-location": [n for n, extra in cards.items() if getattr(extra, "what", "").endswith("_here")],
        "setup.destroy": [n for n, extra in cards.items() if getattr(extra, "name", "") == "destroy_any"],
        "action.silver-icons": {paid.amount for one in by_silver for paid in one.funding},
        "slot.dismiss": [slot["trading_post_2"].dismiss_cost],
        "slot.collision": amounts(slot["workshop_2"].effect),
        "slot.hand": [slot["workshop_3"].hand_limit],
        "collision.workshop": amounts(slot["workshop_2"].effect),
        "castle.section-effect": amounts(e["section"]["virtue"].effect),
        "castle.trim-second": set(amounts(e["tier"]["second"].trimmed)),
        "castle.leader-hand": [leader.hand_limit],
        "score.few-players": [many[1]],
        "papers.flip-deed": [paper["deed"].points, paper["deed"].flipped_points],
        "score.deeds": [paper["deed"].points, paper["deed"].flipped_points],
        "score.debts": [-paper["debt"].points],
        "build.cost": [building[one].cost for one in kinds],
        "score.buildings": [points for one in kinds for points in building[one].points],
        "castle.cost": [*(one.nobles for one in placing), *(one.workers for one in placing)],
        "castle.trim-first": amounts(e["tier"]["first"].trimmed),
        "score.workers": [one.points for one in e["tier"].values()],
        "score.sets": [*ladder, 1, len(ladder)],
        "score.poverty": many,
        "score.prosperity": many,
        "score.cards": [e["leader"]["castle_leader"].points, max(one.points for one in e["bonus"].values())],
    }


def crusaders(e: Any) -> dict[str, Iterable[int]]:
    strategies, decks, scenarios = e["strategy"], e["deck"], e["scenario"]
    three = {decks[one].most for one in ("realm", "intrigue", "war")}
    return {
        "era.draw-eight": [decks["crusade"].least, decks["crusade"].most, *three, decks["tax"].most],
        "scenario.crusade-of-1101": {scenarios["crusade_of_1101"].last_space, scenarios["crusade_of_1101"].pious_space},
        "scenario.barons-crusade": [scenarios["barons_crusade"].pious_space],
        **{f"{key}.cards": one.cards.values() for key, one in strategies.items()},
        **{f"{key}.answer": {a.gold for a in one.accepts if a.gold} for key, one in strategies.items()},
    }


OF_DATA = {"castle": castle, "paladins": paladins, "viscounts": viscounts, "crusaders": crusaders}

CODE = {
    "castle": {"stonemason.price": "stonemason:PRICE"},
    "paladins": {},
    "viscounts": {
        "setup.player-pieces": "state:WORKERS",
        "solo.board": "state:WORKERS",
        "draw.limit": "draw:HAND_LIMIT",
        "effect.manuscript": "transcribe:FREE_COSTS",
    },
    "crusaders": {
        "build.check": "realm:CASTLE_PRICE",
        "plot.bribe": "plots:BRIBE_PRICE",
        "war.pillage": "conquest:PILLAGE_GOLD",
    },
}
"""Figures that are rules of their own: the constant in the game's code."""

ONE_EACH = "the rule is this one"
PRICES = "the second costs 1, the third 2, the fourth 3: the price is how many came before"
SENTENCES = {
    "castle": {
        "score.track": ([1, 90, 90], "how the printed track ends; points are numbers here"),
        "winter.points-floor": ([0], "points are never negative"),
    },
    "paladins": {
        "attack.silver-for-strength": ([1, 2], ONE_EACH),
        "score.leftovers": ([1], ONE_EACH),
        "solo.wrap": ([1], ONE_EACH),
        "solo.missing-card": ([1], ONE_EACH),
        "solo.absolve": ([1], ONE_EACH),
        "solo.minimum": ([1], ONE_EACH),
    },
    "viscounts": {
        "setup.segments": ([1, 2, 3, 4], "numbers of players"),
        "setup.any-segment": ([3, 5, 6], "names of cards"),
        "shift.criminal": ([1], ONE_EACH),
        "move.extra": ([1], ONE_EACH),
        "trade.silver": ([1], ONE_EACH),
        "collision.check": ([5], "the name of a phase"),
        "collision.others": ([3], "the name of a step"),
        "draw.shuffle-marker": ([1, 1], ONE_EACH),
        "solo.silver": ([2], ONE_EACH),
        "solo.virtue": ([1], ONE_EACH),
        "solo.score": ([1], ONE_EACH),
        "solo.difficulty": ([1, 2, 3], "the choices of the variant"),
    },
    "crusaders": {
        "upkeep.pay": ([1], ONE_EACH),
        "develop.buy": ([1, 2, 3], PRICES),
        "plot.repeat": ([1, 2, 3], PRICES),
        "overthrow.repeat": ([1, 2, 3], PRICES),
        "tax.yield": ([1, 1], ONE_EACH),
        "tax.harvest": ([1], ONE_EACH),
        "tax.duchy": ([0, 1], ONE_EACH),
        "end.points": ([1], ONE_EACH),
        "mode.left-out": ([6], "the name of a scenario"),
        "munitio.marriage": ([1, 4], "the price in the strategy's text"),
        "amandit.marriage": ([3], "the price in the strategy's text"),
    },
}
"""Figures that belong to the sentence of a rule, with the reason why no data and no constant has them."""


def castle_guide(e: Any) -> dict[str, Iterable[int]]:
    values = {one: e["resource"][one].value for one in ("sand", "wood", "clay", "stone")}
    tower, house = e["building"]["tower_1"], e["building"]["house_1"]
    architect = e["character"]["architect"].effects[0].do.n
    pieces = ("sand", "clay", "stone")
    assert sum(values[one] for one in pieces) == house.cost
    return {
        "tower": [*values.values(), tower.cost],
        "pay": [tower.cost, values["stone"], values["wood"], values["sand"]],
        "half": [tower.points, tower.points // 2, tower.points],
        "second-round": amounts(e["character"]["messenger"].effects),
        "in-order": [architect],
        "house": [house.cost, len(pieces) * e["character"]["bricklayer"].reward.do.n],
        "done": [architect],
    }


def paladins_guide(e: Any) -> dict[str, Iterable[int]]:
    girard, commission = e["paladin"]["girard"], e["action"]["commission"]
    space = amounts(e["space"]["r2_2"].reward)
    return {
        "tavern": [10],  # its name
        "hunt": [*amounts(e["action"]["hunt"].two), *amounts(girard.bonus)],
        "space": [girard.faith, *space],
        "rewards": [*amounts(e["space"]["r2_2"].reward), *amounts(commission.always)],
        "rival-debt": [-e["debt"]["debt"].unpaid],
        "develop": amounts(e["action"]["develop"].cost),
    }


def viscounts_guide(e: Any) -> dict[str, Iterable[int]]:
    tinkers = {folk.cost for key, folk in e["townsfolk"].items() if key.startswith("tinker")}
    virtue = {folk.on_hire.n for key, folk in e["townsfolk"].items() if key.startswith("tinker")}
    above, ten = e["track"]["space_4"].above.parts, e["player_card"]["card_10"]
    return {
        "draft": [ten.location, ten.extra.n],  # it is named after its location
        "move": [1],  # a silver for each location further: viscounts.move.extra
        "criminal": [1],  # viscounts.shift.criminal
        "further": [2],  # from one location to three
        "transcribe": amounts(e["manuscript"]["black_4_virtue"].effect),
        "hire": virtue,
        "collision": [one.n for one in above if one.what == "silver"],
        "dismiss": [*tinkers, *virtue],
        "flip": [-e["paper"]["debt"].points],
        "drop-off": [one.n for one in e["townsfolk"]["thief"].effect.parts if one.what == "silver"],
    }


def crusaders_guide(e: Any) -> dict[str, Iterable[int]]:
    return {
        "map": [1],  # the mark of the first seat
        "development": [1, 2, 3],  # crusaders.develop.buy
    }


OF_GUIDES = {
    "castle": castle_guide,
    "paladins": paladins_guide,
    "viscounts": viscounts_guide,
    "crusaders": crusaders_guide,
}
