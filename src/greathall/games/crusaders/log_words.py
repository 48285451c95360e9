"""What is told in the log, and which pieces move with it.

Places: ``treasury`` (gold), ``supply`` (all other common pieces), ``seat:0`` (what lies before a house), ``bag:0`` (its
traits, as far as all have seen them go in), ``region:<id>``, ``space:<id>`` (of the crusade track), ``character:<id>``
(tokens on a card), ``deck:<id>`` and ``discard`` (action cards, known by their backs), ``display``,
``development_deck``, ``development_discard``, ``folk`` (characters), ``check`` (tokens drawn in a running check).

Knights, shields, pacts, claims and wars bear a seat: ``knight:0`` belongs to a house, ``claim:1`` is held against one.
"""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.speech.events import EventKind, Move
from greathall.games.crusaders.box import DECKS
from greathall.games.crusaders.words import words


def still(name: str, rule: str = "", /, **kinds: str) -> EventKind:
    """Something that moves no piece."""
    return words.event(name, rule, moves=[], **kinds)


def of_both(bond: str, other: str) -> list[Move]:
    """A bond of two houses lies before both."""
    return [Move(f"{bond}:{{{other}}}", "supply", "seat"), Move(f"{bond}:{{seat}}", "supply", other)]


def back(moves: Sequence[Move]) -> list[Move]:
    """The same pieces the other way."""
    return [move._replace(source=move.target, target=move.source) for move in moves]


def tokens_of(person: str) -> list[Move]:
    """What lies on a card goes back when the card leaves."""
    return [Move("tokens", person, "supply")]


GETS = [Move("piece:gold", "treasury", "seat", "n")]
PAYS = back(GETS)
CLAIMS = [Move("claim:{against}", "supply", "seat")]
KNIGHT_COMES = [Move("knight:{seat}", "supply", "region")]
BACK_TO_BAG = [Move("tokens", "check", "bag:{seat}")]

# What passes with time

ERA = still("era", "crusaders.order.game", n="int")
ROUND = still("round", "crusaders.round.phases", n="int")
TURN = still("turn", "crusaders.order.first-player", n="int")
FIRST_PLAYER = words.event("first-player", moves=[Move("token_kind:first_player", "supply", "seat")], seat="seat")
FIRST_PLAYER_TAKEN = words.event(
    "first-player-taken",
    "crusaders.crusade.success",
    moves=[Move("token_kind:first_player", "owner", "seat")],
    seat="seat",
    owner="seat",
)
DREW = words.event(
    "drew",
    moves=[Move(f"deck:{deck}", f"deck:{deck}", "seat", deck) for deck in DECKS],
    seat="seat",
    realm="int",
    intrigue="int",
    war="int",
    tax="int",
    crusade="int",
)
BONUS_DRAWN = words.event(
    "bonus-drawn", "crusaders.era.bonus-cards", moves=[Move("deck", "deck", "seat")], seat="seat", deck="deck"
)
REVEALED = words.event("revealed", moves=[Move("deck", "seat", "discard")], seat="seat", deck="deck", event="event")
PASSED = still("passed", seat="seat")
ENOUGH = still("enough", seat="seat")
REFRESHED = still("refreshed", "crusaders.refresh.hands")
HAND_DISCARDED = words.event(
    "hand-discarded", "crusaders.refresh.hands", moves=[Move("cards", "seat", "discard")], seat="seat", cards="deck+"
)
FINAL = still("final")

# What happens in checks

CHECK = still("check", seat="seat", critical="critical", n="int", draws="int")
INVESTED = words.event("invested", "crusaders.check.invest", moves=PAYS, seat="seat", n="int")
COUNTERED = words.event("countered", "crusaders.check.counter", moves=PAYS, seat="seat", n="int")
DRAWN = words.event("drawn", moves=[Move("token", "bag:{seat}", "check")], seat="seat", token="token")
SACRIFICED = words.event("sacrificed", moves=[Move("token", "check", "supply")], seat="seat", token="token")
TOKEN_KEPT = still("token-kept", seat="seat", token="token")
CONCEDED = still("conceded", "crusaders.check.concede", seat="seat")
CHECK_WON = words.event("check-won", "crusaders.check.stop", moves=BACK_TO_BAG, seat="seat", n="int", tokens="token+")
CHECK_LOST = words.event("check-lost", "crusaders.check.draw", moves=BACK_TO_BAG, seat="seat", n="int", tokens="token+")

# What happens to gold, cards and tokens

GAINED = words.event("gained", moves=GETS, seat="seat", n="int")
PAID = words.event("paid", moves=PAYS, seat="seat", n="int")
BOUGHT = words.event("bought", moves=[Move("development", "display", "seat")], seat="seat", development="development")
DROPPED = words.event(
    "dropped", moves=[Move("development", "seat", "development_discard")], seat="seat", development="development"
)
TOOK_CARD = words.event(
    "took-card", moves=[Move("development", "owner", "seat")], seat="seat", owner="seat", development="development"
)
DISPLAYED = words.event(
    "displayed", moves=[Move("development", "development_deck", "display")], development="development"
)
WITHDRAWN = words.event(
    "withdrawn",
    "crusaders.refresh.display",
    moves=[Move("development", "display", "development_discard")],
    development="development",
)
TOKEN_PLACED = words.event(
    "token-placed", moves=[Move("token", "supply", "region")], region="region", token="token_kind"
)
TOKEN_REMOVED = words.event(
    "token-removed", moves=[Move("token", "region", "supply")], region="region", token="token_kind"
)
TRAIT_GAINED = words.event("trait-gained", moves=[Move("token", "supply", "bag:{seat}")], seat="seat", token="token")
TRAIT_WON = words.event(
    "trait-won",
    "crusaders.crusade.success",
    moves=[Move("token", "space", "bag:{seat}")],
    seat="seat",
    space="space",
    token="token",
)
TRAIT_LENT = words.event(
    "trait-lent",
    "crusaders.duke.fights",
    moves=[Move("token", "person", "bag:{seat}")],
    seat="seat",
    person="character",
    token="token",
)
TRAIT_RETURNED = words.event(
    "trait-returned",
    "crusaders.duke.fights",
    moves=[Move("token", "bag:{seat}", "person")],
    seat="seat",
    person="character",
    token="token",
)
TRAIT_BROUGHT = words.event(
    "trait-brought",
    moves=[Move("token", "person", "bag:{seat}")],
    seat="seat",
    person="character",
    token="token",
)
TRAIT_ON = words.event("trait-on", moves=[Move("token", "supply", "person")], person="character", token="token")
TRAIT_ON_HER = words.event("trait-on-her", moves=[Move("token", "supply", "person")], person="character", token="token")
TRAIT_OFF = words.event("trait-off", moves=[Move("token", "person", "supply")], person="character", token="token")
TRAIT_REMOVED = words.event("trait-removed", moves=[Move("token", "bag:{seat}", "supply")], seat="seat", token="token")
TRAIT_REMOVED_SECRETLY = still("trait-removed-secretly", seat="seat")
BAG_EMPTIED = words.event(
    "bag-emptied", "crusaders.defeat.when", moves=[Move("tokens", "bag:{seat}", "supply")], seat="seat", tokens="token+"
)
CASTLE_BUILT = words.event(
    "castle-built", moves=[Move("piece:castle", "supply", "region")], seat="seat", region="region"
)
BUILT_IN_VAIN = still("built-in-vain", "crusaders.build.check", seat="seat", region="region")
CASTLE_FELL = words.event(
    "castle-fell", "crusaders.event.castles", moves=[Move("piece:castle", "region", "supply")], region="region"
)
ACHIEVED = words.event(
    "achieved", moves=[Move("achievement", "supply", "seat")], seat="seat", achievement="achievement"
)
ACHIEVEMENT_LOST = words.event(
    "achievement-lost",
    "crusaders.achievement.moves",
    moves=[Move("achievement", "seat", "supply")],
    seat="seat",
    achievement="achievement",
)
AGED = words.event("aged", moves=[Move("token_kind:age", "supply", "seat")], seat="seat", n="int")
AGE_CLEARED = words.event(
    "age-cleared",
    "crusaders.succession.tokens",
    moves=[Move("token_kind:age", "seat", "supply", "n")],
    seat="seat",
    n="int",
)

# What happens in families

MARRIED = still("married", seat="seat", member="character", spouse="character")
LEFT_HOME = words.event(
    "left-home",
    "crusaders.marriage.joins",
    moves=[Move("person", "owner", "seat")],
    seat="seat",
    owner="seat",
    person="character",
)
WOOED_IN_VAIN = still("wooed-in-vain", seat="seat", member="character")
NO_SUIT = still("no-suit", "crusaders.marriage.once", seat="seat")
WOOING_DROPPED = still("wooing-dropped", "crusaders.marriage.once", seat="seat", member="character")
DIVORCED = words.event(
    "divorced",
    "crusaders.plot.divorce",
    moves=[Move("spouse", "seat", "folk"), *tokens_of("spouse")],
    seat="seat",
    spouse="character",
    tokens="token+",
)
BORN = words.event(
    "born", "crusaders.family.birth", moves=[Move("child", "folk", "seat")], seat="seat", child="character"
)
NOBLE_JOINS = words.event("noble-joins", moves=[Move("person", "folk", "seat")], seat="seat", person="character")
LORD_JOINS = words.event(
    "lord-joins",
    "crusaders.marriage.independent-pact",
    moves=[Move("lord", "region", "seat")],
    seat="seat",
    region="region",
    lord="character",
)
LEFT_FAMILY = words.event(
    "left-family",
    moves=[Move("person", "seat", "folk"), *tokens_of("person")],
    seat="seat",
    person="character",
    tokens="token+",
)
LEFT_GAME = words.event(
    "left-game",
    "crusaders.succession.old-siblings",
    moves=[Move("person", "seat", "supply"), *tokens_of("person")],
    seat="seat",
    person="character",
    tokens="token+",
)
DIED = words.event(
    "died",
    moves=[Move("person", "seat", "folk"), *tokens_of("person")],
    seat="seat",
    person="character",
    tokens="token+",
)
LORD_DIED = words.event(
    "lord-died",
    moves=[Move("person", "region", "folk"), *tokens_of("person")],
    region="region",
    person="character",
    tokens="token+",
)
LORD_LEFT = words.event(
    "lord-left",
    moves=[Move("lord", "region", "folk"), *tokens_of("lord")],
    region="region",
    lord="character",
    tokens="token+",
)
SAVED = still("saved", "crusaders.development.court-physician", seat="seat", person="character")
PHYSICIAN_CALLED = still("physician-called", "crusaders.development.court-physician", seat="seat", person="character")
PHYSICIAN_NOT_CALLED = still(
    "physician-not-called", "crusaders.development.court-physician", seat="seat", person="character"
)
TITLES_STAND = still("titles-stand", "crusaders.duke.grant", seat="seat")
CROWNED = still("crowned", seat="seat", ruler="character")
CRISIS = still("crisis", "crusaders.crisis.regions", seat="seat")
GRANTED = words.event(
    "granted",
    "crusaders.duke.grant",
    moves=[Move("piece:duke", "supply", "region")],
    seat="seat",
    member="character",
    region="region",
)
TITLE_ENDED = words.event("title-ended", moves=[Move("piece:duke", "region", "supply")], seat="seat", region="region")
LORD_ARRIVED = words.event("lord-arrived", moves=[Move("lord", "folk", "region")], region="region", lord="character")

# What happens between houses

PACT = words.event("pact", "crusaders.marriage.dynasties", moves=of_both("pact", "ally"), seat="seat", ally="seat")
PACT_REGION = words.event(
    "pact-region",
    "crusaders.marriage.independent-pact",
    moves=[Move("pact:{seat}", "supply", "region")],
    seat="seat",
    region="region",
)
PACT_ENDED = words.event(
    "pact-ended", "crusaders.pact.end", moves=back(of_both("pact", "ally")), seat="seat", ally="seat"
)
PACT_REGION_ENDED = words.event(
    "pact-region-ended",
    "crusaders.pact.end",
    moves=[Move("pact:{seat}", "region", "supply")],
    seat="seat",
    region="region",
)
CLAIM = words.event("claim", moves=CLAIMS, seat="seat", against="seat")
CLAIM_ENDED = words.event("claim-ended", moves=back(CLAIMS), seat="seat", against="seat")
CLAIM_USED = words.event("claim-used", "crusaders.war.declare", moves=back(CLAIMS), seat="seat", against="seat")
WAR = words.event("war", "crusaders.war.declare", moves=of_both("war", "against"), seat="seat", against="seat")
PEACE = words.event("peace", moves=back(of_both("war", "against")), seat="seat", against="seat")
WAR_ENDED = words.event(
    "war-ended", "crusaders.defeat.when", moves=back(of_both("war", "against")), seat="seat", against="seat"
)
PLOTTED_AGAINST = still("plotted-against", seat="seat", plot="plot", against="seat")
PLOTTED_AT = still("plotted-at", seat="seat", plot="plot", region="region")
PLOTTED_ON = still("plotted-on", seat="seat", plot="plot", person="character")
ROSE = still("rose", "crusaders.overthrow.target", seat="seat", region="region")
OVERTHROWN = words.event(
    "overthrown",
    "crusaders.overthrow.success",
    moves=[Move("knight:{owner}", "region", "supply")],
    owner="seat",
    region="region",
)
MOBILISED = words.event("mobilised", moves=[Move("piece:army", "supply", "region")], seat="seat", region="region")
WENT_HOME = words.event("went-home", moves=[Move("piece:army", "region", "supply")], seat="seat", region="region")
INVADES = still("invades", seat="seat", source="region", target="region")
SUPPORTS = still("supports", "crusaders.war.support", seat="seat", source="region", target="region")
ALLY_SUPPORTS = still("ally-supports", seat="seat", ally="seat")
ALLY_REFUSES = still("ally-refuses", "crusaders.war.ally-refusal", seat="seat", ally="seat")
CONQUERED = words.event("conquered", "crusaders.war.victory", moves=KNIGHT_COMES, seat="seat", region="region")
LOST_REGION = words.event(
    "lost-region", moves=[Move("knight:{owner}", "region", "supply")], owner="seat", region="region"
)
ANNEXED = words.event("annexed", "crusaders.war.annex", moves=KNIGHT_COMES, seat="seat", region="region")
REPELLED = still("repelled", "crusaders.war.required", seat="seat", region="region")
MOVED_IN = words.event(
    "moved-in",
    "crusaders.war.move-in",
    moves=[Move("piece:army", "source", "region")],
    seat="seat",
    source="region",
    region="region",
)
PILLAGED = still("pillaged", "crusaders.war.pillage", seat="seat", region="region", n="int")
GAVE_UP = words.event("gave-up", moves=back(KNIGHT_COMES), seat="seat", region="region")
COUNTERATTACKS = still("counterattacks", "crusaders.war.counterattack", seat="seat", source="region", target="region")
COUNTERATTACK_DECLINED = still("counterattack-declined", "crusaders.war.counterattack", seat="seat")
TAXED = words.event("taxed", "crusaders.tax.yield", moves=GETS, seat="seat", n="int")
PLAGUE_SPREADS = words.event(
    "plague-spreads", "crusaders.tax.plague", moves=[Move("token_kind:plague", "supply", "region")], region="region"
)
PLAGUE_HELD = still("plague-held", "crusaders.tax.plague", region="region")
LEADS = still("leads", seat="seat", leader="character")
SHIELD = words.event("shield", moves=[Move("shield:{seat}", "supply", "space")], seat="seat", space="space")
SHIELD_LOST = words.event("shield-lost", moves=[Move("shield:{seat}", "space", "supply")], seat="seat", space="space")
EVENT_TARGET = still("event-target", event="event", target="seat")
EVENT_IGNORED = still("event-ignored", event="event")
EVENT_IDLE = still("event-idle", event="event", target="seat")
EVENT_DECLINED = still("event-declined", event="event", seat="seat")
NOT_PAID = still("not-paid", "crusaders.event.pay-or", seat="seat", n="int")
NO_CHILD = still("no-child", seat="seat")
SUPPLY_EMPTY = still("supply-empty", "crusaders.base.limits", region="region", token="token_kind")
CALLED_OFF = still("called-off", "crusaders.war.roles", seat="seat", region="region")
NO_SHIELD = still("no-shield", "crusaders.crusade.four-shields", seat="seat")
TRAITS_KEPT = still("traits-kept", seat="seat")
PLOT_FAILED = still("plot-failed", "crusaders.plot.failure", seat="seat", plot="plot")
NO_LORD = still("no-lord", "crusaders.base.empty-bag", region="region")
DEFEATED = still("defeated", "crusaders.defeat.when", seat="seat")
RETIRED = still("retired", "crusaders.defeat.return", seat="seat")
RETURNED = words.event(
    "returned", "crusaders.defeat.return", moves=KNIGHT_COMES, seat="seat", ruler="character", region="region"
)

# What comes of offers

OFFERED = still("offered", "crusaders.trade.windows", seat="seat", partner="seat")
OFFERS_GOLD = still("offers-gold", "crusaders.trade.goods", seat="seat", n="int")
OFFERS_REGION = still("offers-region", "crusaders.trade.goods", seat="seat", region="region")
OFFERS_CARD = still("offers-card", "crusaders.trade.goods", seat="seat", development="development")
OFFERS_CLAIM = still("offers-claim", "crusaders.trade.goods", seat="seat")
OFFERS_PEACE = still("offers-peace", "crusaders.trade.goods", seat="seat")
OFFERS_MARRIAGE = still(
    "offers-marriage", "crusaders.marriage.dynasties", seat="seat", member="character", other="character", house="seat"
)
OFFER_DROPPED = still("offer-dropped", "crusaders.trade.windows", seat="seat", partner="seat")
OFFER_ACCEPTED = still("offer-accepted", seat="seat", partner="seat")
OFFER_REFUSED = still("offer-refused", seat="seat", partner="seat")
REGION_SOLD = words.event(
    "region-sold",
    "crusaders.trade.region",
    moves=[Move("knight:{owner}", "region", "supply"), Move("knight:{seat}", "supply", "region")],
    seat="seat",
    owner="seat",
    region="region",
)
GOLD_GIVEN = words.event(
    "gold-given", moves=[Move("piece:gold", "owner", "seat", "n")], seat="seat", owner="seat", n="int"
)

# How an automa decides

AUTOMA_STRATEGY = still("automa-strategy", "crusaders.ai.strategy", seat="seat", strategy="strategy")
AUTOMA_RANK = still("automa-rank", seat="seat", deck="deck", n="int", deed="deed")
AUTOMA_FALLBACK = still("automa-fallback", "crusaders.ai.fallback", seat="seat", deed="deed")
AUTOMA_SUIT = still("automa-suit", seat="seat", member="character", n="int")
AUTOMA_UNWED = still("automa-unwed", seat="seat")
AUTOMA_SKIPS = words.event("automa-skips", moves=[Move("deck", "seat", "discard")], seat="seat", deck="deck")
AUTOMA_ANSWERS = still("automa-answers", seat="seat", n="int")
AUTOMA_GOLD = still("automa-gold", "crusaders.ai.gold", seat="seat")
