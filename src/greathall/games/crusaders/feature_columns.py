"""The features of a seat by name, and the figure of each that is scaled to 1."""

from __future__ import annotations

from greathall.core.features import Columns, each, of_rivals
from greathall.games.crusaders.box import CULTURES, DECKS

ACHIEVEMENTS = ("crusader", "builder", "inventor", "king_of_jerusalem")
DEVELOPMENTS = (
    *("chancellor", "court_physician", "steward", "spymaster", "marshal", "archbishop"),
    *("navy", "longbow", "plate_armor", "royal_guard", "bank", "library"),
)
SPACES = (
    *("constantinople", "nicaea", "dorylaeum", "edessa", "antioch"),
    *("tripoli", "acre", "jaffa", "bethlehem", "jerusalem"),
)
CHECKS = ("marriage", "realm", "intrigue", "war")
"""Kinds of checks by their critical traits; crusades share those of war."""
TONES = ("helps_self", "harms_self", "helps_other", "harms_other")

RIVAL: Columns = (
    ("score", 8),
    ("regions", 8),
    ("shields", 3),
    ("gold", 12),  # an automa needs none
    ("castles", 3),
    ("armies", 4),
    ("unrest", 3),
    ("developments", 6),
    ("kin", 4),
    ("married", 1),
    ("age", 4),
    ("bag", 8),
    ("bag.good", 1),  # the share of good ones among the tokens that were seen to enter it
    ("cards", 8),
    ("war_cards", 3),  # held or laid, by their backs
    ("claim.mine", 1),
    ("claim.theirs", 1),
    ("at_war", 1),
    ("allied", 1),
    ("border", 5),  # their regions that border mine
)

COLUMNS: Columns = (
    ("houses", 5),
    ("people", 5),
    ("mode.together", 1),
    ("mode.allied", 1),
    ("era", 3),
    ("eras_left", 3),
    ("round", 3),
    ("turn", 2),
    ("rounds_left", 9),  # to the end of the last era
    ("order", 4),  # houses before one's own, clockwise from the first player
    ("own.alive", 1),
    ("own.score", 8),
    ("own.regions", 8),
    *each("own.achievement", ACHIEVEMENTS),
    *each("rival.achievement", ACHIEVEMENTS),
    *each("race", ACHIEVEMENTS[:3], 3),  # own measure above the best rival's
    *each("missing", ACHIEVEMENTS[:3], 4),  # up to what an achievement needs
    ("own.gold", 12),
    ("own.income", 12),  # what taxes would bring now
    ("own.castles", 3),
    ("own.armies", 4),
    ("own.unrest", 3),
    ("own.plague", 2),
    ("own.harvest", 2),
    ("own.crop_failure", 2),
    ("own.dukes", 3),
    *each("own.culture", CULTURES, 5),  # regions
    ("own.age", 4),
    ("own.children", 3),
    ("own.siblings", 2),
    ("own.sons", 3),
    ("own.heirs", 3),
    ("own.heir.good", 1),
    ("own.married", 1),
    ("own.unmarried", 4),
    ("own.family.good", 4),  # tokens that children and siblings would bring
    ("own.family.bad", 4),
    ("own.bag", 8),
    ("own.bag.good", 1),
    *each("own.odds", CHECKS),  # the share of tokens that succeed
    *each("own.critical", CHECKS),  # the share of those that fail everything
    *each("own.development", DEVELOPMENTS),
    *each("own.space", SPACES),
    *each("own.hand", DECKS, 3),
    *each("own.next", DECKS),  # the card that is laid to be played next
    *each("own.after", DECKS),
    *each("own.events", TONES, 4),  # of the cards in hand and laid
    ("own.crusades", 1),
    ("own.claims", 3),
    ("own.wars", 3),
    ("own.pacts", 3),
    ("own.region_pacts", 3),
    ("claims_against", 3),
    ("frontier.free", 8),  # independent regions at the border
    ("frontier.open", 8),  # regions of others that may be invaded
    ("frontier.hostile", 8),  # own regions that somebody may invade
    ("frontier.bare", 8),  # of them those without castle and army
    ("frontier.easiest", 4),  # successes that the weakest of those that may be invaded requires
    ("space.next", 10),
    ("spaces_left", 10),
    ("display.new", 5),  # developments on display that one has not
    ("castles_left", 10),
    ("check.own", 1),
    ("check.odds", 1),
    ("check.rival", 1),
    ("offer", 1),  # one is made to or by this seat
    ("offer.own", 1),
    ("offer.gold", 6),  # what it would bring, less what it would cost
    ("offer.regions", 1),
    ("offer.developments", 1),
    ("offer.claims", 1),
    ("offer.peace", 1),
    ("offer.marriage", 1),
    *of_rivals(RIVAL),
    ("lead.best", 5),
    ("lead.mean", 5),
    ("lead.side", 10),  # the sum of one's side above the automas', for people who play together
)
