"""The words Castle speaks: verbs for choices, events for the log, reasons for refusals."""

from __future__ import annotations

from greathall.core.speech.events import Move
from greathall.core.speech.vocabulary import Vocabulary

words = Vocabulary("castle")

# Choices

CHOOSE = words.verb("choose", cards="card*")
EQUIP = words.verb("equip", resources="resource*")
PLACE = words.verb("place", carrier="carrier")
KEEP_BACK = words.verb("keep-back")
SEND = words.verb("send", place="place")
"""Which helper moves: from the supply, a carrier or the town tavern."""
TAKE = words.verb("take", resource="resource")
BUY = words.verb("buy", owner="seat", card="card", resource="resource")
BUY_NOTHING = words.verb("buy-nothing")
SELL = words.verb("sell")
REFUSE = words.verb("refuse")
FIRST = words.verb("first", card="card")
BUILD = words.verb("build", building="building")
BUILD_NOTHING = words.verb("build-nothing")
SWAP = words.verb("swap", resource="resource")
SWAP_NO_MORE = words.verb("swap-no-more")
PAY_PIECES = words.verb("pay-pieces", n="int", resource="resource")
HOUSE = words.verb("house", space="space", talers="int")
OPEN_TOWN_TAVERN = words.verb("open-inn", talers="int")
STORE = words.verb("store", talers="int")
HOUSE_NOBODY = words.verb("house-nobody")
REMOVE_HELPER = words.verb("remove-helper", carrier="carrier")
GIVE = words.verb("give", points="int", resources="resource*")
GIVE_FOR_TALERS = words.verb("give-for-talers", talers="int", resources="resource*")
DECLINE = words.verb("decline")
GIVE_UP = words.verb("give-up", card="card")
PAY_TALERS = words.verb("pay-talers", n="int")
PAY_FINES = words.verb("pay-fines", n="int")
REFUSE_BEGGAR = words.verb("refuse-beggar", n="int")
COURT = words.verb("court", resource="resource")
COURT_TALER = words.verb("court-taler")
COURT_SILVER = words.verb("court-silver", resource="resource")
STOP_COURTING = words.verb("stop-courting")
BEGIN_COURTING = words.verb("begin-courting")
NOT_YET = words.verb("not-yet")
LOOT = words.verb("loot", resource="resource")
LOOT_TALER = words.verb("loot-taler")
CONVERT = words.verb("convert", resource="resource")
CONVERT_SILVER = words.verb("convert-silver", resource="resource")
CONVERT_NO_MORE = words.verb("convert-no-more")

# Events. Pieces move between: "seat:<seat>" (its own goods and points), "treasury", "track" (the round track),
# "stock" (the carts' goods), "tower", "building:forge", "card:<seat>:<card>" (a worker's card), "place:<id>" (a carrier
# or a winter card), "space:<id>"; cards between "unplayed:<seat>", "played:<seat>" and "gone:<seat>".

TALER, POINT, HELPER, MARKER = "currency:taler", "currency:point", "helper:{seat}", "marker:start_player"

FIRST_PLAYER = words.event(
    "first-player", "castle.setup.start-player", seat="seat", moves=[Move(MARKER, "supply", "seat")]
)
MARKER_PASSED = words.event(
    "marker-passed",
    "castle.round.start-player-passes",
    seat="seat",
    owner="seat",
    moves=[Move(MARKER, "owner", "seat")],
)
ROUND = words.event("round", "castle.round.order", n="int", of="int", moves=[])
ROUND_TALER = words.event("round-taler", "castle.round.start-taler", seat="seat", moves=[Move(TALER, "track", "seat")])
REVEAL = words.event(
    "reveal",
    "castle.choose.reveal",
    seat="seat",
    card="card",
    moves=[Move("card", "unplayed:{seat}", "played:{seat}")],
)
EQUIPPED = words.event(
    "equipped", seat="seat", card="card", pieces="resource+", moves=[Move("pieces", "stock", "card:{seat}:{card}")]
)
UNEQUIPPED = words.event("unequipped", "castle.equip.shortage", seat="seat", card="card", moves=[])
GAINED = words.event("gained", seat="seat", n="int", card="card", moves=[Move(TALER, "treasury", "seat", "n")])
PLACED = words.event(
    "placed",
    "castle.trader.place",
    seat="seat",
    carrier="carrier",
    moves=[Move(HELPER, "seat", "place:{carrier}")],
)
DISPLACED = words.event(
    "displaced",
    "castle.trader.displace",
    seat="seat",
    owner="seat",
    carrier="carrier",
    moves=[Move("helper:{owner}", "place:{carrier}", "owner")],
)
MOVED = words.event(
    "moved",
    "castle.winter.town-tavern-moves",
    seat="seat",
    source="place",
    carrier="carrier",
    moves=[Move(HELPER, "source", "place:{carrier}")],
)
KEPT_BACK = words.event("kept-back", "castle.trader.no-helper", seat="seat", moves=[])
NO_HELPER = words.event("no-helper", "castle.trader.no-helper", seat="seat", moves=[])
NO_CARRIER = words.event("no-carrier", "castle.trader.displace-own", seat="seat", moves=[])
UNDELIVERED = words.event("undelivered", "castle.trader.shortage", seat="seat", carrier="carrier", moves=[])
DELIVERED = words.event("delivered", seat="seat", pieces="resource+", moves=[Move("pieces", "stock", "seat")])
TOWER_SHARE = words.event(
    "tower-share", "castle.trader.tower-share", pieces="resource+", moves=[Move("pieces", "stock", "tower")]
)
TOOK_TOWER = words.event(
    "took-tower",
    "castle.bricklayer.tower",
    seat="seat",
    n="int",
    resource="resource",
    moves=[Move("resource", "tower", "seat", "n")],
)
TOWER_EMPTY = words.event("tower-empty", "castle.bricklayer.tower-empty", seat="seat", moves=[])
BOUGHT = words.event(
    "bought",
    "castle.stonemason.buy",
    seat="seat",
    owner="seat",
    card="card",
    resource="resource",
    moves=[Move("resource", "card:{owner}:{card}", "seat"), Move(TALER, "seat", "owner")],
)
BOUGHT_NO_MORE = words.event("bought-no-more", seat="seat", moves=[])
BOUGHT_NOTHING = words.event("bought-nothing", seat="seat", moves=[])
REFUSED = words.event("refused", "castle.stonemason.last-piece", seat="seat", owner="seat", moves=[])
TOOK_CARD = words.event(
    "took-card",
    "castle.worker.take",
    seat="seat",
    card="card",
    pieces="resource+",
    moves=[Move("pieces", "card:{seat}:{card}", "seat")],
)
CARD_EMPTY = words.event("card-empty", "castle.worker.take", seat="seat", card="card", moves=[])
SWAPPED = words.event(
    "swapped",
    seat="seat",
    resource="resource",
    moves=[Move("resource:silver", "seat", "building:forge"), Move("resource", "stock", "seat")],
)
BUILT_NO_MORE = words.event("built-no-more", seat="seat", card="card", moves=[])
BUILT_NOTHING = words.event("built-nothing", seat="seat", card="card", moves=[])
BUILT = words.event(
    "built",
    "castle.build.exact",
    seat="seat",
    building="building",
    pieces="resource+",
    moves=[Move("pieces", "seat", "stock"), Move("building", "tiles", "castle")],
)
POINTS = words.event("points", seat="seat", n="int", category="score", moves=[Move(POINT, "supply", "seat", "n")])
LOST_POINTS = words.event("lost-points", seat="seat", n="int", moves=[Move(POINT, "seat", "supply", "n")])
RECALLED = words.event("recalled", seat="seat", source="place", moves=[Move(HELPER, "source", "seat")])
HOUSED = words.event(
    "housed",
    "castle.helper.fee",
    seat="seat",
    space="space",
    n="int",
    moves=[Move(TALER, "seat", "treasury", "n"), Move(HELPER, "seat", "space")],
)
HOUSED_NO_MORE = words.event("housed-no-more", seat="seat", card="card", moves=[])
HOUSED_NOBODY = words.event("housed-nobody", seat="seat", card="card", moves=[])
TOOK_BACK = words.event(
    "took-back",
    "castle.architect.return",
    seat="seat",
    n="int",
    cards="card+",
    moves=[Move("cards", "played:{seat}", "unplayed:{seat}")],
)
WINTER = words.event("winter", event="winter", moves=[Move("event", "winter-deck", "winter-past")])
WINTER_LASTS = words.event("winter-lasts", event="winter", moves=[Move("event", "winter-deck", "winter-open")])
WINTER_ENDS = words.event("winter-ends", "castle.winter.leaves", event="winter", moves=[])
WINTER_SETTLED = words.event("winter-settled", event="winter", moves=[Move("event", "winter-open", "winter-past")])
REWARDED = words.event("rewarded", seat="seat", n="int", event="winter", moves=[Move(TALER, "treasury", "seat", "n")])
PAID = words.event("paid", seat="seat", n="int", moves=[Move(TALER, "seat", "treasury", "n")])
SPARED = words.event("spared", seat="seat", event="winter", moves=[])
BEGGAR_REFUSED = words.event("beggar-refused", "castle.winter.beggar-refused", seat="seat", moves=[])
DECLINED = words.event("declined", seat="seat", event="winter", moves=[])
GAVE = words.event("gave", seat="seat", pieces="resource+", moves=[Move("pieces", "seat", "stock")])
LOST_CARD = words.event(
    "lost-card", seat="seat", card="card", pile="pile", moves=[Move("card", "{pile}:{seat}", "gone:{seat}")]
)
TOWN_TAVERN_OPENED = words.event(
    "town-tavern-opened",
    "castle.winter.town-tavern",
    seat="seat",
    n="int",
    moves=[Move(TALER, "seat", "treasury", "n"), Move(HELPER, "seat", "place:town_tavern")],
)
TOWN_TAVERN_COINS = words.event(
    "town-tavern-coins",
    "castle.winter.town-tavern-coins",
    seat="seat",
    n="int",
    moves=[Move(TALER, "place:town_tavern", "seat", "n")],
)
TOLL = words.event(
    "toll",
    "castle.winter.town-tavern-toll",
    seat="seat",
    owner="seat",
    n="int",
    moves=[Move(TALER, "seat", "owner", "n")],
)
TOLL_WAITS = words.event(
    "toll-waits",
    "castle.winter.town-tavern-coins",
    seat="seat",
    n="int",
    moves=[Move(TALER, "seat", "place:town_tavern", "n")],
)
TOLL_UNPAID = words.event(
    "toll-unpaid",
    "castle.winter.town-tavern-unpaid",
    seat="seat",
    carrier="carrier",
    moves=[Move(HELPER, "place:{carrier}", "seat")],
)
TOLL_WAIVED = words.event("toll-waived", "castle.winter.town-tavern-unpaid", seat="seat", moves=[])
STORED = words.event(
    "stored",
    "castle.winter.granary",
    seat="seat",
    n="int",
    moves=[Move(TALER, "seat", "treasury", "n"), Move(HELPER, "seat", "place:granary")],
)
COURTED = words.event(
    "courted",
    "castle.winter.frozen-beauty-courting",
    seat="seat",
    resource="resource",
    moves=[Move("resource", "seat", "place:frozen_beauty")],
)
COURTED_TALER = words.event(
    "courted-taler",
    "castle.winter.frozen-beauty-courting",
    seat="seat",
    moves=[Move(TALER, "seat", "place:frozen_beauty")],
)
COURTING_BEGUN = words.event("courting-begun", "castle.winter.frozen-beauty", seat="seat", moves=[])
NOT_COURTING_YET = words.event("not-courting-yet", "castle.winter.frozen-beauty", seat="seat", moves=[])
NOBODY_COURTS = words.event("nobody-courts", "castle.winter.frozen-beauty", moves=[])
DROPPED_OUT = words.event("dropped-out", "castle.winter.frozen-beauty-drop-out", seat="seat", moves=[])
BEAUTY_WON = words.event("beauty-won", "castle.winter.frozen-beauty-win", seat="seat", moves=[])
BEAUTY_UNDECIDED = words.event("beauty-undecided", "castle.winter.frozen-beauty-unresolved", moves=[])
LOOTED = words.event(
    "looted",
    "castle.winter.frozen-beauty-loot",
    seat="seat",
    resource="resource",
    moves=[Move("resource", "place:frozen_beauty", "seat")],
)
LOOTED_TALER = words.event(
    "looted-taler",
    "castle.winter.frozen-beauty-loot",
    seat="seat",
    moves=[Move(TALER, "place:frozen_beauty", "seat")],
)
ALL_BUILT = words.event("all-built", "castle.end.all-built", moves=[])
FINAL = words.event("final", "castle.score.order", moves=[])
WENT_HOME = words.event(
    "went-home",
    "castle.score.carriers-leave",
    seat="seat",
    carrier="carrier",
    moves=[Move(HELPER, "place:{carrier}", "seat")],
)
SOLD_TALERS = words.event(
    "sold-talers", seat="seat", n="int", points="int", moves=[Move(TALER, "seat", "treasury", "n")]
)
CONVERTED = words.event(
    "converted",
    "castle.score.palace",
    seat="seat",
    resource="resource",
    points="int",
    moves=[Move("resource", "seat", "stock")],
)
CONVERTED_NO_MORE = words.event("converted-no-more", "castle.score.palace-choice", seat="seat", moves=[])

# Reasons

NO_PLAYED_CARD = words.reason("no-played-card", "castle.choose.architect-needs-played")
STOCK_SHORT = words.reason("stock-short", "castle.equip.shortage", resource="resource")
EMPTY_CART_FIRST = words.reason("empty-cart-first", "castle.trader.displace")
RIDER_LATER = words.reason("rider-later", "castle.trader.rider")
OWN_HELPER = words.reason("own-helper", "castle.trader.displace-own")
FRESH_HELPER = words.reason("fresh-helper", "castle.trader.displace-fresh", owner="seat")
MUST_PLACE = words.reason("must-place", "castle.trader.compulsory")
TOWER_HAS_NONE = words.reason("tower-has-none", "castle.bricklayer.tower", resource="resource")
CARD_HAS_NONE = words.reason("card-has-none", "castle.stonemason.no-refill", resource="resource")
NO_TALER = words.reason("no-taler", "castle.stonemason.price", n="int")
OWNER_REFUSED = words.reason("owner-refused", "castle.stonemason.refused", owner="seat")
BOUGHT_THERE = words.reason("bought-there", "castle.stonemason.one-piece")
TOO_LITTLE = words.reason("too-little", "castle.build.exact", n="int", have="int")
TWO_KINDS = words.reason("two-kinds", "castle.build.three-kinds", kinds="int")
NOT_EXACT = words.reason("not-exact", "castle.build.exact", n="int")
CART_EMPTY = words.reason("cart-empty", "castle.build.silver-source", resource="resource")
SWAP_UNSPENT = words.reason("swap-unspent", "castle.build.silver-spent")
SWAP_NOT_ASKED = words.reason("swap-not-asked", "castle.winter.silver", resource="resource")
SWAP_NEEDED = words.reason("swap-needed", "castle.build.exact")
WRONG_AMOUNT = words.reason("wrong-amount", "castle.build.exact")
NOT_STANDING = words.reason("not-standing", "castle.helper.standing", building="building")
SPACE_TAKEN = words.reason("space-taken", "castle.helper.one-per-space", owner="seat")
ONE_PER_BUILDING = words.reason("one-per-building", "castle.helper.one-per-building", building="building")
FEE_MISSING = words.reason("fee-missing", "castle.helper.fee", n="int")
ALREADY_TWO = words.reason("already-two", "castle.helper.two", n="int")
NO_BUILDING = words.reason("no-building", "castle.helper.needs-building")
TOWN_TAVERN_TAKEN = words.reason("town-tavern-taken", "castle.winter.town-tavern", owner="seat")
GRANARY_FULL = words.reason("granary-full", "castle.winter.granary-capacity")
ONE_PER_GRANARY = words.reason("one-per-granary", "castle.winter.granary")
TALERS_MISSING = words.reason("talers-missing", "castle.winter.cannot-pay", n="int")
PIECES_MISSING = words.reason("pieces-missing", "castle.winter.cannot-pay", pieces="resource+")
POINTS_LEFT = words.reason("points-left", "castle.winter.cannot-pay")
BEGUN_BY_YOU = words.reason("begun-by-you", "castle.winter.frozen-beauty")
NO_TALER_TO_GIVE = words.reason("no-taler-to-give", "castle.winter.frozen-beauty-courting")
NOTHING_OF_THIS = words.reason("nothing-of-this", "castle.winter.frozen-beauty-courting", resource="resource")
NO_GIFT_TALER = words.reason("no-gift-taler", "castle.winter.frozen-beauty-loot")
NO_GIFT = words.reason("no-gift", "castle.winter.frozen-beauty-loot", resource="resource")
NO_PIECE = words.reason("no-piece", "castle.score.palace", resource="resource")
NO_SILVER = words.reason("no-silver", "castle.score.palace-silver")
