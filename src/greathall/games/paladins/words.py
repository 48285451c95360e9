"""The words Paladins speaks: verbs for choices, events for the log, reasons for refusals."""

from __future__ import annotations

from greathall.core.speech.events import Move
from greathall.core.speech.vocabulary import Vocabulary

words = Vocabulary("paladins")

# Choices

HIRE = words.verb("hire", card="townsfolk", price="price", n="int")
QUEST = words.verb("quest", card="townsfolk", price="price", n="int")
"""The number is the silver paid."""
USE = words.verb("use", paladin="paladin", top="paladin", bottom="paladin")
TAVERN = words.verb("tavern", tavern="tavern")
ACT = words.verb("act", action="action")
FAVOUR = words.verb("favour", favour="favour")
FAVOUR_IN_VAIN = words.verb("favour-in-vain", favour="favour")
"""A favour whose whole reward would be lost now."""
PASS = words.verb("pass")
PLACE = words.verb("place", workers="worker*")
KEEP = words.verb("keep", workers="worker*")
BUILD = words.verb("build", action="action", n="int")
CLEAR = words.verb("clear", action="action")
COMMISSION = words.verb("commission", space="space")
GARRISON = words.verb("garrison", space="space")
JAR = words.verb("jar", slot="jar_slot")
ATTACK = words.verb("attack", card="outsider", n="int")
"""The number is the silver paid for missing strength."""
CONVERT = words.verb("convert", card="outsider")
CHOOSE = words.verb("choose", reward="reward")
ABILITY = words.verb("ability", card="townsfolk")
SKIP = words.verb("skip", card="townsfolk")
ABILITY_NONE = words.verb("ability-none")
DISCARD = words.verb("discard", n="int")
PAY_DEBT = words.verb("pay-debt")
DESTROY_DEBT = words.verb("destroy-debt")
DECLINE = words.verb("decline")

# Where pieces are: a seat's own supply is the seat itself, what stands on its board is on ``board:<seat>``; cards are
# in decks, rows and discards; what has no limit comes from the supply and returns to it.

BOARD = "board:{seat}"
TAX = "tax"
SILVER = "resource:silver"
ANY_WORKER = "worker:any"
"""The automa's workers have no colour."""


def _from_supply(what: str, n: str | int = 1) -> list[Move]:
    return [Move(what, "supply", "seat", n)]


def _to_supply(what: str, n: str | int = 1) -> list[Move]:
    return [Move(what, "seat", "supply", n)]


def _tax(target: str) -> list[Move]:
    """Taxes: what the tax supply covers, and what is short of it."""
    return [Move(SILVER, TAX, target, "covered"), Move(SILVER, "supply", target, "short")]


# Events of the round

FIRST_PLAYER = words.event("first-player", moves=[Move("first-player", "table", "seat")], seat="seat")
ROUND = words.event("round", "paladins.round.count", moves=[], n="int", of="int")
ORDER_REVEALED = words.event(
    "order-revealed",
    "paladins.round.order-reveal",
    moves=[Move("order", "deck:order", "row:order")],
    order="order",
    n="int",
    times="int",
)
FAVOUR_REVEALED = words.event(
    "favour-revealed",
    "paladins.round.favour-reveal",
    moves=[Move("favour", "deck:favour", "row:favour")],
    favour="favour",
)
TAVERN_REVEALED = words.event(
    "tavern-revealed",
    "paladins.round.taverns",
    moves=[Move("tavern", "deck:tavern", "row:tavern")],
    tavern="tavern",
    workers="worker+",
)
TAVERNS_CLOSED = words.event(
    "taverns-closed",
    "paladins.round.refresh-taverns",
    moves=[Move("taverns", "row:tavern", "discard:tavern")],
    taverns="tavern+",
)
TAVERNS_RESHUFFLED = words.event(
    "taverns-reshuffled",
    "paladins.round.refresh-taverns",
    moves=[Move("taverns", "discard:tavern", "deck:tavern")],
    taverns="tavern+",
)
DREW_PALADINS = words.event(
    "drew-paladins",
    "paladins.round.paladin-draw",
    moves=[Move("paladins", "deck:paladin:{seat}", "hand:{seat}")],
    seat="seat",
    paladins="paladin+",
)
STACKED = words.event(
    "stacked",
    "paladins.round.paladin-choice",
    moves=[
        Move("top", "hand:{seat}", "deck:paladin:{seat}"),
        Move("bottom", "hand:{seat}", "deck:paladin:{seat}"),
    ],
    seat="seat",
    top="paladin",
    bottom="paladin",
)
PALADIN = words.event(
    "paladin",
    "paladins.round.paladin-reveal",
    moves=[Move("paladin", "hand:{seat}", "seat")],
    seat="seat",
    paladin="paladin",
)
PALADIN_LEAVES = words.event(
    "paladin-leaves",
    "paladins.round.paladin-spent",
    moves=[Move("paladin", "seat", "spent:{seat}")],
    seat="seat",
    paladin="paladin",
)
TOOK_TAVERN = words.event("took-tavern", "paladins.round.tavern-choice", moves=[], seat="seat", tavern="tavern")
PASSED = words.event(
    "passed", "paladins.pass.clear", moves=[Move("workers", BOARD, "supply")], seat="seat", workers="worker+"
)
RETURNED = words.event("returned", "paladins.pass.keep", moves=_to_supply("workers"), seat="seat", workers="worker+")
NEW_TOWNSFOLK = words.event("new-townsfolk", moves=[Move("card", "deck:townsfolk", "row:townsfolk")], card="townsfolk")
NEW_OUTSIDER = words.event("new-outsider", moves=[Move("card", "deck:outsider", "row:outsider")], card="outsider")
TOWNSFOLK_LEAVES = words.event(
    "townsfolk-leaves", moves=[Move("card", "row:townsfolk", "discard:townsfolk")], card="townsfolk"
)
OUTSIDER_LEAVES = words.event(
    "outsider-leaves", moves=[Move("card", "row:outsider", "discard:outsider")], card="outsider"
)
FAVOUR_FREED = words.event(
    "favour-freed",
    "paladins.round.refresh-favours",
    moves=[Move("worker", "favour", "supply")],
    favour="favour",
    worker="worker",
)

# Gains and losses; together they account for every holding

GAINED = words.event("gained", moves=_from_supply("resource", "n"), seat="seat", n="int", resource="resource")
PAID = words.event("paid", moves=_to_supply("resource", "n"), seat="seat", n="int", resource="resource")
WORKERS_CAME = words.event("workers-came", moves=_from_supply("workers"), seat="seat", workers="worker+")
PLACED = words.event("placed", moves=[Move("workers", "seat", BOARD)], seat="seat", action="action", workers="worker+")
PLACED_FAVOUR = words.event(
    "placed-favour",
    "paladins.favour.worker",
    moves=[Move("workers", "seat", "favour")],
    seat="seat",
    favour="favour",
    workers="worker+",
)
CLEARED = words.event(
    "cleared", moves=[Move("workers", BOARD, "supply")], seat="seat", action="action", workers="worker+"
)
DISPLACED = words.event(
    "displaced",
    "paladins.develop.occupied-space",
    moves=[Move("worker", BOARD, "supply")],
    seat="seat",
    worker="worker",
)
ROSE = words.event("rose", moves=_from_supply("attribute", "n"), seat="seat", attribute="attribute", n="int", to="int")
AT_THE_END = words.event("at-the-end", moves=[], seat="seat", attribute="attribute", n="int")
TAXES = words.event("taxes", moves=_tax("seat"), seat="seat", n="int", left="int", covered="int", short="int")
DREW_SUSPICION = words.event(
    "drew-suspicion",
    "paladins.suspicion.draw",
    moves=[Move("card", "deck:suspicion", "seat")],
    seat="seat",
    card="suspicion",
    n="int",
)
DISCARDED_SUSPICION = words.event(
    "discarded-suspicion",
    moves=[Move("cards", "seat", "discard:suspicion")],
    seat="seat",
    n="int",
    left="int",
    cards="suspicion+",
)
SUSPICIONS_RESHUFFLED = words.event(
    "suspicions-reshuffled",
    "paladins.suspicion.reshuffle",
    moves=[Move("cards", "discard:suspicion", "deck:suspicion")],
    cards="suspicion+",
)
TOOK_DEBT = words.event("took-debt", "paladins.debt.take", moves=_from_supply("debt:unpaid"), seat="seat")
PAID_DEBT = words.event(
    "paid-debt", "paladins.debt.pay", moves=[*_to_supply("debt:unpaid"), *_from_supply("debt:paid")], seat="seat"
)
DESTROYED_DEBT = words.event("destroyed-debt", "paladins.debt.destroy", moves=_to_supply("debt:unpaid"), seat="seat")
DECLINED = words.event("declined", "paladins.action.decline", moves=[], seat="seat", offer="offer")
DECLINED_CHOICE = words.event("declined-choice", "paladins.action.decline", moves=[], seat="seat", rewards="reward+")
LOST = words.event("lost", "paladins.action.lost", moves=[], seat="seat", offer="offer")

# Events of the actions

HIRED = words.event("hired", moves=[Move("card", "row:townsfolk", "seat")], seat="seat", card="townsfolk")
WENT_ON_QUEST = words.event(
    "went-on-quest", moves=[Move("card", "row:townsfolk", "discard:townsfolk")], seat="seat", card="townsfolk"
)
BUILT = words.event("built", moves=[Move("workshop", "seat", BOARD)], seat="seat", action="action", n="int")
MONK_SENT = words.event("monk-sent", moves=[Move("monk:{seat}", "seat", "space")], seat="seat", space="space")
OUTPOST_SENT = words.event("outpost-sent", moves=[Move("outpost:{seat}", "seat", "space")], seat="seat", space="space")
WALL_RAISED = words.event("wall-raised", moves=[Move("wall", "deck:wall", "seat")], seat="seat", wall="wall")
JAR_MOVED = words.event(
    "jar-moved",
    "paladins.absolve.jar-slot",
    moves=[Move("jar", "seat", "jars:{seat}")],
    seat="seat",
    slot="jar_slot",
)
ATTACKED = words.event(
    "attacked",
    moves=[Move("card", "row:outsider", "attacked:{seat}")],
    seat="seat",
    card="outsider",
    faction="faction",
)
CONVERTED = words.event(
    "converted", moves=[Move("card", "row:outsider", "converted:{seat}")], seat="seat", card="outsider"
)
ABILITY_USED = words.event("ability-used", moves=[], seat="seat", card="townsfolk")
ABILITY_SKIPPED = words.event("ability-skipped", "paladins.action.decline", moves=[], seat="seat", card="townsfolk")
NOBODY_ELSE_ACTS = words.event("nobody-else-acts", "paladins.action.decline", moves=[], seat="seat", cards="townsfolk+")
PALADIN_HELPS = words.event("paladin-helps", "paladins.paladin.bonus", moves=[], seat="seat", paladin="paladin")
INQUISITION = words.event("inquisition", moves=[])
SUSPECTED = words.event("suspected", "paladins.inquisition.most", moves=[], seat="seat", n="int")
NOBODY_SUSPECTED = words.event("nobody-suspected", "paladins.inquisition.nobody", moves=[])
TAXES_REFILLED = words.event(
    "taxes-refilled", "paladins.inquisition.refill", moves=[Move(SILVER, "supply", TAX, "added")], n="int", added="int"
)

# The end of the game

FINAL = words.event("final", "paladins.score.end", moves=[])
POINTS = words.event("points", moves=[], seat="seat", n="int", category="score")
TOTAL = words.event("total", moves=[], seat="seat", n="int")

# The automa explains itself

AUTOMA_PREPARES = words.event(
    "automa-prepares",
    moves=[Move("workshop", "seat", BOARD), Move(ANY_WORKER, BOARD, "supply", "displaced")],
    seat="seat",
    action="action",
    displaced="int",
)
AUTOMA_WORKERS = words.event(
    "automa-workers",
    "paladins.solo.workers-per-round",
    moves=[
        Move(ANY_WORKER, "seat", "supply", "unused"),
        Move(ANY_WORKER, BOARD, "supply", "used"),
        Move(ANY_WORKER, "supply", "seat", "n"),
    ],
    seat="seat",
    n="int",
    unused="int",
    used="int",
)
AUTOMA_GAINS_WORKERS = words.event(
    "automa-gains-workers", moves=_from_supply(ANY_WORKER, "n"), seat="seat", n="int", left="int"
)
AUTOMA_SCHEME = words.event(
    "automa-scheme",
    "paladins.solo.scheme",
    moves=[Move("scheme", "deck:scheme", "discard:scheme")],
    seat="seat",
    scheme="scheme",
)
AUTOMA_SCHEME_JOINS = words.event(
    "automa-scheme-joins",
    "paladins.solo.favour-schemes",
    moves=[Move("scheme", "row:favour", "discard:scheme")],
    seat="seat",
    scheme="scheme",
)
AUTOMA_RESHUFFLES = words.event(
    "automa-reshuffles",
    "paladins.solo.empty-schemes",
    moves=[Move("schemes", "discard:scheme", "deck:scheme")],
    seat="seat",
    schemes="scheme+",
)
AUTOMA_BLOCKED = words.event("automa-blocked", moves=[], seat="seat", action="action", why="obstacle")
AUTOMA_NO_FAVOUR = words.event("automa-no-favour", "paladins.solo.favour-scheme", moves=[], seat="seat")
AUTOMA_FALLBACK = words.event(
    "automa-fallback",
    "paladins.solo.fallback",
    moves=_to_supply(ANY_WORKER, "n"),
    seat="seat",
    action="fallback",
    n="int",
)
AUTOMA_TAKES = words.event(
    "automa-takes",
    "paladins.solo.scheme",
    moves=_to_supply(ANY_WORKER, "n"),
    seat="seat",
    action="fallback",
    n="int",
)
AUTOMA_PLACES = words.event(
    "automa-places",
    "paladins.solo.generic-workers",
    moves=[Move(ANY_WORKER, "seat", BOARD, "n")],
    seat="seat",
    action="action",
    n="int",
)
AUTOMA_USES_FAVOUR = words.event(
    "automa-uses-favour",
    "paladins.solo.favour-scheme",
    moves=[Move(ANY_WORKER, "seat", "favour")],
    seat="seat",
    favour="favour",
)
AUTOMA_POINTS_AT = words.event("automa-points-at", moves=[], seat="seat", n="int", to="int")
AUTOMA_PREFERS = words.event(
    "automa-prefers", "paladins.solo.region-priority", moves=[], seat="seat", space="space", why="priority"
)
AUTOMA_MARKER = words.event("automa-marker", moves=[], seat="seat", n="int", to="int")
AUTOMA_LOWEST = words.event("automa-lowest", "paladins.solo.wrap", moves=[], seat="seat", attribute="attribute")
AUTOMA_TAXES = words.event(
    "automa-taxes",
    "paladins.solo.taxes",
    moves=[Move(SILVER, TAX, "supply", "covered")],
    seat="seat",
    n="int",
    left="int",
    covered="int",
)
AUTOMA_LACKS = words.event(
    "automa-lacks", "paladins.solo.missing-card", moves=[Move(SILVER, TAX, "supply")], seat="seat", left="int"
)
AUTOMA_CLEARS = words.event(
    "automa-clears", "paladins.solo.pray", moves=[Move(ANY_WORKER, BOARD, "supply", "n")], seat="seat", n="int"
)
AUTOMA_SHUFFLES = words.event(
    "automa-shuffles",
    "paladins.solo.pray",
    moves=[Move("schemes", "discard:scheme", "deck:scheme")],
    seat="seat",
    schemes="scheme+",
)
AUTOMA_RESTS = words.event("automa-rests", "paladins.solo.rest", moves=[], seat="seat", n="int")
AUTOMA_DONE = words.event("automa-done", "paladins.solo.until-done", moves=[], seat="seat")
AUTOMA_TURNS_JAR = words.event(
    "automa-turns-jar", "paladins.solo.absolve", moves=[Move("jar", "seat", "jars:{seat}")], seat="seat", n="int"
)
AUTOMA_TAVERN = words.event("automa-tavern", "paladins.solo.taverns", moves=[], seat="seat", tavern="tavern", n="int")

# Reasons

OCCUPIED = words.reason("occupied", "paladins.action.free-spaces", action="action")
DONE_ENOUGH = words.reason("done-enough", "paladins.action.seven-times", n="int")
FEW_CRIMINALS = words.reason("few-criminals", "paladins.action.placing", n="int")
NO_WORKSHOP = words.reason("no-workshop", "paladins.develop.leftmost")
SPACE_BUILT = words.reason("space-built", "paladins.develop.spaces", action="action")
FEW_WORKERS = words.reason("few-workers", "paladins.action.placing", needs="worker+")
TOO_DEAR = words.reason("too-dear", "paladins.action.payment-first", n="int", resource="resource", missing="int")
TOO_LOW = words.reason("too-low", "paladins.action.attribute", n="int", attribute="attribute", missing="int")
NO_TOWNSFOLK = words.reason("no-townsfolk", "paladins.round.row-gaps")
NO_OUTSIDERS = words.reason("no-outsiders", "paladins.round.row-gaps")
NO_WALLS = words.reason("no-walls", "paladins.fortify.no-cards")
NO_SPACE = words.reason("no-space", "paladins.region.one-piece")
SPACE_TAKEN = words.reason("space-taken", "paladins.region.one-piece", owner="seat")
MORE_PLAYERS = words.reason("more-players", "paladins.region.player-count", n="int")
SLOT_TAKEN = words.reason("slot-taken", "paladins.absolve.jar-slot")
NOTHING_TO_CLEAR = words.reason("nothing-to-clear", "paladins.pray.clear")
NOT_ITSELF = words.reason("not-itself", "paladins.pray.not-itself")
FAVOUR_TAKEN = words.reason("favour-taken", "paladins.favour.once-per-round", owner="seat")
TAVERN_TAKEN = words.reason("tavern-taken", "paladins.round.tavern-choice", owner="seat")
NO_SUCH_WORKERS = words.reason("no-such-workers", "paladins.action.placing", missing="worker+")
NO_DEBT = words.reason("no-debt", "paladins.debt.pay")
NO_SUSPICION = words.reason("no-suspicion", "paladins.suspicion.newest-first")
NEEDS_SUSPICION = words.reason("needs-suspicion", "paladins.townsfolk.peddler", n="int")
NEEDS_INNOCENCE = words.reason("needs-innocence", "paladins.townsfolk.squire")
