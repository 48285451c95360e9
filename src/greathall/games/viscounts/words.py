"""The words Viscounts speaks: verbs for choices, events for the log, reasons for refusals."""

from __future__ import annotations

from greathall.core.speech.events import Move
from greathall.core.speech.vocabulary import Vocabulary

words = Vocabulary("viscounts")

# Choices

DRAFT = words.verb("draft", card="player_card", hero="townsfolk")
PLAY = words.verb("play", card="townsfolk")
MOVE = words.verb("move", location="location", n="int")
ACT = words.verb("act", action="action")
ACT_DISMISSING = words.verb("act-dismissing", action="action", card="townsfolk", n="int", effects="effect*")
ACT_DISMISSING_PRINTED = words.verb(
    "act-dismissing-printed", action="action", card="printed_townsfolk", n="int", effects="effect*"
)
NO_ACTION = words.verb("no-action")
DISMISS = words.verb("dismiss", card="townsfolk", n="int", effects="effect*")
DISMISS_PRINTED = words.verb("dismiss-printed", card="printed_townsfolk", n="int", effects="effect*")
DISMISS_NOBODY = words.verb("dismiss-nobody")
EXCHANGE = words.verb("exchange", times="int", n="int")
ENOUGH = words.verb("enough")
NEXT_CARD = words.verb("next-card", card="townsfolk")
NEXT_SLOT = words.verb("next-slot", slot="slot")
BUILD = words.verb("build", slot="slot")
SITE = words.verb("site", site="site")
LINK = words.verb("link", link="link")
PLACE = words.verb("place", workers="int", nobles="int")
PAY = words.verb("pay", ink="int", gold="int", stone="int", silver="int")
HIRE = words.verb("hire", card="townsfolk", n="int")
HIRE_NOBODY = words.verb("hire-nobody")
TAKE = words.verb("take", resource="resource")
TAKE_MANUSCRIPT = words.verb("take-manuscript", manuscript="manuscript")
FLIP = words.verb("flip", paper="paper")
CHOOSE = words.verb("choose", effects="effect*")
DISCARD = words.verb("discard", card="townsfolk")
DISCARD_TOP = words.verb("discard-top")
DESTROY = words.verb("destroy", card="townsfolk")
DESTROY_TOP = words.verb("destroy-top")
KEEP = words.verb("keep")
ARRANGE = words.verb("arrange", cards="townsfolk*")
SECTION = words.verb("section", section="section")
RISE = words.verb("rise", section="section")
STEP = words.verb("step", section="section", target="section")
STAY = words.verb("stay")
TRIM = words.verb("trim", owner="seat", section="section", tier="tier")

# Events, chapter by chapter.
#
# Places of moves are elements (``seat:0``, ``section:flip``, ``site:…``, ``location:…``, ``stack:…``, ``segment:…`` for
# the top of its piles), or parts of them: ``hand:0``, ``draw:0``, ``row:0``, ``discard:0`` and ``flipped:0`` of a seat,
# ``track:0:3`` for the third space of its track, ``below:coast`` of a segment's piles, ``section:flip:second`` for the
# second tier. Beside them there are ``offers``, ``schemes:pile`` and its like, ``removed``, ``box`` and ``supply``.

# Set-up

FIRST_PLAYER = words.event("first-player", "viscounts.setup.first-player", seat="seat", moves=[])
DRAFTED = words.event(
    "drafted",
    "viscounts.setup.draft-order",
    seat="seat",
    card="player_card",
    hero="townsfolk",
    moves=[Move("card", "offers", "seat"), Move("hero", "offers", "draw:{seat}")],
)
STARTS_AT = words.event(
    "starts-at", seat="seat", location="location", moves=[Move("viscount:{seat}", "supply", "location")]
)
DECK = words.event(
    "deck",
    "viscounts.setup.deck",
    seat="seat",
    cards="townsfolk+",
    moves=[Move("cards", "discard:{seat}", "draw:{seat}")],
)
LEFT_OVER = words.event(
    "left-over",
    "viscounts.setup.pairs",
    card="player_card",
    hero="townsfolk",
    moves=[Move("card", "offers", "box"), Move("hero", "offers", "box")],
)
STACKS = words.event(
    "stacks",
    "viscounts.setup.stacks",
    debts="int",
    deeds="int",
    moves=[
        Move("resource:debt", "supply", "stack:poverty", "debts"),
        Move("resource:deed", "supply", "stack:prosperity", "deeds"),
    ],
)

# Rounds and turns

ROUND = words.event("round", "viscounts.turn.rounds", n="int", moves=[])
TURN = words.event("turn", seat="seat", moves=[])

# Cards

DROPPED = words.event(
    "dropped",
    "viscounts.shift.shift",
    seat="seat",
    card="townsfolk",
    moves=[Move("card", "row:{seat}", "discard:{seat}")],
)
PLAYED = words.event(
    "played",
    "viscounts.shift.play",
    seat="seat",
    card="townsfolk",
    moves=[Move("card", "hand:{seat}", "row:{seat}")],
)
PLAYED_BLIND = words.event(
    "played-blind",
    "viscounts.shift.blind",
    seat="seat",
    card="townsfolk",
    moves=[Move("card", "draw:{seat}", "row:{seat}")],
)
DREW = words.event("drew", seat="seat", n="int", moves=[Move("townsfolk", "draw:{seat}", "hand:{seat}", "n")])
DREW_CARD = words.event("drew-card", seat="seat", card="townsfolk", moves=[Move("card", "draw:{seat}", "hand:{seat}")])
DREW_NOTHING = words.event("drew-nothing", "viscounts.draw.limit", seat="seat", moves=[])
SHUFFLED = words.event(
    "shuffled", seat="seat", cards="townsfolk+", moves=[Move("cards", "discard:{seat}", "draw:{seat}")]
)
DISCARDED = words.event(
    "discarded",
    "viscounts.effect.discard",
    seat="seat",
    card="townsfolk",
    moves=[Move("card", "hand:{seat}", "discard:{seat}")],
)
DISCARDED_TOP = words.event(
    "discarded-top",
    "viscounts.effect.discard",
    seat="seat",
    card="townsfolk",
    moves=[Move("card", "draw:{seat}", "discard:{seat}")],
)
DESTROYED = words.event(
    "destroyed",
    "viscounts.effect.destroy",
    seat="seat",
    card="townsfolk",
    moves=[Move("card", "hand:{seat}", "removed")],
)
DESTROYED_TOP = words.event(
    "destroyed-top",
    "viscounts.effect.destroy",
    seat="seat",
    card="townsfolk",
    moves=[Move("card", "draw:{seat}", "removed")],
)
DESTROYED_IN_SETUP = words.event(
    "destroyed-in-setup",
    "viscounts.setup.destroy",
    seat="seat",
    card="townsfolk",
    moves=[Move("card", "draw:{seat}", "removed")],
)
ARRANGED = words.event("arranged", "viscounts.effect.rearrange", seat="seat", moves=[])

# Townsfolk and manuscripts on the board

DISMISSED = words.event(
    "dismissed", seat="seat", card="townsfolk", segment="segment", moves=[Move("card", "segment", "removed")]
)
DISMISSED_PRINTED = words.event("dismissed-printed", seat="seat", card="printed_townsfolk", moves=[])
HIRED = words.event(
    "hired", seat="seat", card="townsfolk", segment="segment", moves=[Move("card", "segment", "discard:{seat}")]
)
NEXT_TOWNSFOLK = words.event(
    "next-townsfolk",
    "viscounts.setup.hidden-piles",
    card="townsfolk",
    segment="segment",
    moves=[Move("card", "below:{segment}", "segment")],
)
TRANSCRIBED = words.event(
    "transcribed",
    seat="seat",
    manuscript="manuscript",
    segment="segment",
    moves=[Move("manuscript", "segment", "seat")],
)
COPIED = words.event("copied", seat="seat", manuscript="printed_manuscript", moves=[])
NEXT_MANUSCRIPT = words.event(
    "next-manuscript",
    "viscounts.setup.hidden-piles",
    manuscript="manuscript",
    segment="segment",
    moves=[Move("manuscript", "below:{segment}", "segment")],
)
BONUS = words.event(
    "bonus", "viscounts.transcribe.bonus", seat="seat", bonus="bonus", moves=[Move("bonus", "supply", "seat")]
)

# Travel and actions

MOVED = words.event(
    "moved",
    seat="seat",
    start="location",
    location="location",
    moves=[Move("viscount:{seat}", "start", "location")],
)
ACTS = words.event("acts", seat="seat", action="action", moves=[])
PASSED = words.event("passed", "viscounts.action.pass", seat="seat", moves=[])
KEPT_TOWNSFOLK = words.event("kept-townsfolk", "viscounts.action.dismiss", seat="seat", moves=[])
STOPPED_TRADING = words.event("stopped-trading", "viscounts.trade.repeat", seat="seat", moves=[])

# What does not happen

DECLINED = words.event("declined", seat="seat", effect="effect", moves=[])
FIZZLED = words.event("fizzled", seat="seat", effect="effect", moves=[])
UNMET = words.event("unmet", seat="seat", effect="effect", moves=[])
HIRED_NOBODY = words.event("hired-nobody", "viscounts.recruit.one", seat="seat", moves=[])
CANNOT_HIRE = words.event("cannot-hire", "viscounts.recruit.one", seat="seat", card="townsfolk", n="int", moves=[])
NOBODY_TO_HIRE = words.event("nobody-to-hire", "viscounts.recruit.empty", seat="seat", segment="segment", moves=[])

# Goods, debts and deeds, the track

GAINED = words.event(
    "gained", seat="seat", n="int", resource="resource", moves=[Move("resource", "supply", "seat", "n")]
)
PAID = words.event("paid", seat="seat", n="int", resource="resource", moves=[Move("resource", "seat", "supply", "n")])
GAINED_FROM_STACK = words.event(
    "gained-from-stack",
    seat="seat",
    n="int",
    resource="resource",
    stack="stack",
    moves=[Move("resource", "stack", "seat", "n")],
)
PAID_DEBT = words.event("paid-debt", seat="seat", moves=[Move("resource:debt", "seat", "flipped:{seat}")])
APPROVED_DEED = words.event("approved-deed", seat="seat", moves=[Move("resource:deed", "seat", "flipped:{seat}")])
GAINED_ON_TRACK = words.event(
    "gained-on-track",
    seat="seat",
    n="int",
    resource="resource",
    corruption_from="int",
    corruption_to="int",
    virtue_from="int",
    virtue_to="int",
    moves=[
        Move("marker:corruption", "track:{seat}:{corruption_from}", "track:{seat}:{corruption_to}"),
        Move("marker:virtue", "track:{seat}:{virtue_from}", "track:{seat}:{virtue_to}"),
    ],
)
COLLIDES = words.event("collides", "viscounts.collision.check", seat="seat", n="int", moves=[])
RESET = words.event(
    "reset",
    "viscounts.collision.reset",
    seat="seat",
    n="int",
    moves=[
        Move("marker:corruption", "track:{seat}:{n}", "track:{seat}:1"),
        Move("marker:virtue", "track:{seat}:{n}", "track:{seat}:7"),
    ],
)

# Buildings and the castle

BUILT = words.event("built", seat="seat", building="building", site="site", moves=[Move("building", "seat", "site")])
LINKED = words.event("linked", "viscounts.build.link", seat="seat", owner="seat", link="link", moves=[])
LINKED_OWN = words.event("linked-own", "viscounts.build.link", seat="seat", link="link", moves=[])
PLACED = words.event(
    "placed", seat="seat", n="int", section="section", moves=[Move("worker:{seat}", "seat", "section", "n")]
)
ROSE = words.event(
    "rose",
    "viscounts.castle.rise",
    seat="seat",
    section="section",
    moves=[Move("worker:{seat}", "section", "section:{section}:second")],
)
ROSE_TO_THIRD = words.event(
    "rose-to-third",
    "viscounts.castle.third",
    seat="seat",
    section="section",
    moves=[Move("worker:{seat}", "section:{section}:second", "tier:third")],
)
SPREAD = words.event(
    "spread", seat="seat", section="section", target="section", moves=[Move("worker:{seat}", "section", "target")]
)
TRIMMED = words.event(
    "trimmed", seat="seat", owner="seat", section="section", moves=[Move("worker:{owner}", "section", "owner")]
)
TRIMMED_SECOND = words.event(
    "trimmed-second",
    seat="seat",
    owner="seat",
    section="section",
    moves=[Move("worker:{owner}", "section:{section}:second", "owner")],
)
LEADS = words.event(
    "leads", "viscounts.castle.leader", seat="seat", moves=[Move("leader:castle_leader", "supply", "seat")]
)
OVERTAKES = words.event(
    "overtakes",
    "viscounts.castle.leader",
    seat="seat",
    loser="seat",
    moves=[Move("leader:castle_leader", "loser", "seat")],
)

# The end

UNCOVERED = words.event("uncovered", "viscounts.end.trigger", stack="stack", moves=[])
LAST_ROUND = words.event("last-round", "viscounts.end.trigger", n="int", moves=[])
DIVIDED = words.event("divided", "viscounts.end.divided", moves=[])
FINAL = words.event("final", "viscounts.end.trigger", moves=[])
POINTS = words.event("points", seat="seat", n="int", category="score", moves=[])
LOST_POINTS = words.event("lost-points", seat="seat", n="int", category="score", moves=[])

# The automa

AUTOMA_SITS = words.event("automa-sits", "viscounts.solo.board", seat="seat", automa="automa", moves=[])
AUTOMA_SCHEME = words.event(
    "automa-scheme",
    "viscounts.solo.turn",
    seat="seat",
    scheme="scheme",
    moves=[Move("scheme", "schemes:pile", "schemes:row")],
)
AUTOMA_DROPS_SCHEME = words.event(
    "automa-drops-scheme",
    "viscounts.solo.turn",
    seat="seat",
    scheme="scheme",
    moves=[Move("scheme", "schemes:row", "schemes:discard")],
)
AUTOMA_GAINS_SCHEME = words.event(
    "automa-gains-scheme",
    "viscounts.solo.scheme-gain",
    seat="seat",
    scheme="scheme",
    moves=[Move("scheme", "schemes:future", "schemes:discard")],
)
AUTOMA_SHOWS_SCHEME = words.event(
    "automa-shows-scheme",
    seat="seat",
    scheme="scheme",
    moves=[Move("scheme", "schemes:future", "schemes:pile")],
)
AUTOMA_SHUFFLES = words.event(
    "automa-shuffles",
    "viscounts.solo.shuffle",
    seat="seat",
    schemes="scheme+",
    moves=[Move("schemes", "schemes:discard", "schemes:pile")],
)
AUTOMA_TRIES = words.event("automa-tries", "viscounts.solo.attempts", seat="seat", action="action", moves=[])
AUTOMA_CANNOT_PAY = words.event(
    "automa-cannot-pay", "viscounts.solo.paying", seat="seat", action="action", n="int", have="int", moves=[]
)
AUTOMA_CANNOT = words.event("automa-cannot", seat="seat", action="action", moves=[])
AUTOMA_INSTEAD = words.event("automa-instead", seat="seat", effect="effect", other="effect", moves=[])

# Reasons

TOO_FAR = words.reason("too-far", "viscounts.move.extra", n="int", have="int")
OUTER_ROAD = words.reason("outer-road", "viscounts.action.one", action="action")
INNER_ROAD = words.reason("inner-road", "viscounts.action.one", action="action")
TOO_FEW_ICONS = words.reason("too-few-icons", "viscounts.action.paying", n="int", have="int", icon="icon")
TOO_FEW_WITH = words.reason(
    "too-few-with", "viscounts.action.paying", n="int", have="int", icon="icon", card="townsfolk"
)
TOO_FEW_WITH_PRINTED = words.reason(
    "too-few-with-printed", "viscounts.action.paying", n="int", have="int", icon="icon", card="printed_townsfolk"
)
TOO_FEW_WORKERS = words.reason("too-few-workers", "viscounts.castle.supply", n="int", have="int")
NO_FREE_SITE = words.reason("no-free-site", "viscounts.build.bank")
ALL_BUILT = words.reason("all-built", "viscounts.build.none-left")
NO_WORKERS = words.reason("no-workers", "viscounts.castle.supply")
SITE_TAKEN = words.reason("site-taken", "viscounts.build.bank", owner="seat")
OTHER_BANK = words.reason("other-bank", "viscounts.build.bank")
SILVER_MISSING = words.reason("silver-missing", "viscounts.card.cost", n="int", have="int")
MUST_DISMISS = words.reason("must-dismiss", "viscounts.action.dismiss", n="int", have="int")
ALREADY_BUILT = words.reason("already-built", "viscounts.build.any")
THREE_CARDS = words.reason("three-cards", "viscounts.shift.minimum")
NO_CARDS_LEFT = words.reason("no-cards-left", "viscounts.effect.empty-pile")
WRONG_COST = words.reason("wrong-cost", "viscounts.effect.manuscript", n="int")
NOTHING_TO_FLIP = words.reason("nothing-to-flip", "viscounts.papers.flip-either")
NOBODY_THERE = words.reason("nobody-there", "viscounts.effect.castle-move", section="section")
NOT_THREE = words.reason("not-three", "viscounts.castle.rise", n="int")
