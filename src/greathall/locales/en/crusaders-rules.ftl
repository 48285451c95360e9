
## goal

crusaders-rule-goal-win = Winning
    .text = Whoever has the most victory points at the end of the game wins.

## setup

crusaders-rule-setup-scenario = Scenario
    .text = The scenario fixes the dynasties in play, their rulers, regions, gold, developments and castles.
crusaders-rule-setup-knights = Knights
    .text = Each starting region receives one knight of its dynasty, and a region never holds more than one knight.
crusaders-rule-setup-bag = The ruler’s bag
    .text = The ruler’s four starting traits go into the dynasty’s bag.
crusaders-rule-setup-family = Starting family
    .text = Relatives named by the scenario lie on the family board with the listed tokens on their cards.
crusaders-rule-setup-untitled-wives = Wives without a trait
    .text = A starting wife without a listed trait is a random woman of the own culture and brings no token.
crusaders-rule-setup-culture-decks = Culture decks
    .text = The culture cards not yet on the table form one shuffled deck for each culture; starting rulers never enter it.
crusaders-rule-setup-developments = Starting developments
    .text = Developments given by the scenario are taken out of the development deck.
crusaders-rule-setup-gold = Starting gold
    .text = Every dynasty begins with the gold its scenario names; the rest is the treasury.
crusaders-rule-setup-first-player = First player token
    .text = At the digital table the first player token goes to a random seat.
crusaders-rule-setup-closed-regions = Closed regions
    .text = Regions in the colour of an absent culture are out of play: they border nothing, hold nothing and cannot be entered.
crusaders-rule-setup-foreign-regions = Regions of a foreign colour
    .text = A region that the scenario gives to an active dynasty is in play whatever its colour.
crusaders-rule-setup-random-bag = General bag
    .text = The random tokens form the general bag; the only Stingy token joins the event supply instead.
crusaders-rule-setup-independents = Independent lords
    .text = Every region in play without a knight receives a face-up culture card of its colour with a random trait.
crusaders-rule-setup-glitterhoof = Glitterhoof
    .text = As an option the horse Glitterhoof replaces one random independent lord and brings a positive trait.
crusaders-rule-setup-display = Display
    .text = Three developments lie face up beside the deck.
crusaders-rule-setup-track = Tokens on the track
    .text = The first nine spaces of the crusade track each carry one crusader trait; Jerusalem carries none.
crusaders-rule-setup-supply = Supplies
    .text = Tokens of harvest, crop failure, plague and unrest, castles and gold wait in common supplies.

## order

crusaders-rule-order-game = Eras, rounds, turns
    .text = A game lasts three eras unless the scenario says otherwise; an era has three rounds, a round two turns.
crusaders-rule-order-first-player = Turn order
    .text = Play goes clockwise from the first player; when the token moves, the new order begins with the next turn.

## era

crusaders-rule-era-bonus-cards = Bonus cards
    .text = In turn order, bonus action cards are drawn first, on top of the eight and outside the limits by type.
crusaders-rule-era-draw-eight = Eight action cards
    .text = Each player draws eight action cards: 1–2 crusade, up to 3 each of realm, intrigue and war, up to 2 tax.
crusaders-rule-era-look-last = Looking at the hand
    .text = No card is looked at, bonus cards included, before all eight are drawn.

## refresh

crusaders-rule-refresh-hands = Refresh: hands
    .text = At the end of every era but the last, unplayed action cards are discarded.
crusaders-rule-refresh-independents = Refresh: lords
    .text = Each independent lord and its trait are replaced by new ones.
crusaders-rule-refresh-display = Refresh: developments
    .text = The three face-up developments are discarded and replaced.

## round

crusaders-rule-round-phases = Phases of a round
    .text = A round has a dynasty phase, a planning phase, two turns and an upkeep phase.

## dynasty

crusaders-rule-dynasty-turn = Dynasty phase
    .text = In turn order each player may try one marriage, then grant or revoke any number of titles.

## planning

crusaders-rule-planning-two-cards = Planning
    .text = All secretly lay two action cards face down, the one to be played first on top.
crusaders-rule-planning-crusade-duty = Compulsory crusade
    .text = Whoever has not crusaded in the era must lay a crusade card in its third round.

## turn

crusaders-rule-turn-action = Action
    .text = The revealed card allows one of its actions, which may be declined.
crusaders-rule-turn-event = Event
    .text = After the action the event of the card must be resolved, then the card is discarded.

## upkeep

crusaders-rule-upkeep-pay = Pay for armies
    .text = In upkeep each mobilised region costs 1 gold.
crusaders-rule-upkeep-unpaid = Unpaid armies
    .text = An unpaid army goes home and leaves one unrest token, if one is left.
crusaders-rule-upkeep-disband = Disbanding
    .text = After paying, armies may be sent home freely.
crusaders-rule-upkeep-age = Age
    .text = Every ruler gets an age token at the end of upkeep, in turn order.
crusaders-rule-upkeep-fourth-age = Fourth age token
    .text = With the fourth age token one trait of choice may be removed from the bag, but not the last one.
crusaders-rule-upkeep-fifth-age = Death of old age
    .text = The fifth age token kills the ruler.

## succession

crusaders-rule-succession-order = Order of succession
    .text = The throne goes to the eldest son, else daughter, else brother, else sister, by order of arrival.
crusaders-rule-succession-spouse = The dead ruler’s spouse
    .text = The dead ruler and his spouse are discarded.
crusaders-rule-succession-tokens = Tokens of the heir
    .text = Tokens of the heir and of the heir’s spouse join the bag, which is never emptied; the new ruler has no age tokens.
crusaders-rule-succession-siblings = Children become siblings
    .text = The dead ruler’s other children become siblings and keep their titles.
crusaders-rule-succession-old-siblings = Old siblings
    .text = Siblings of the dead ruler leave the game unless one of them inherits.
crusaders-rule-succession-queens = Queens
    .text = Women inherit and reign by the same rules; only their crusading is restricted.

## crisis

crusaders-rule-crisis-regions = Crisis: regions
    .text = Without an heir half of the regions, rounded down, are lost; the owner picks them and castles and tokens stay.
crusaders-rule-crisis-gold = Crisis: gold
    .text = Half of the gold, rounded down, is lost.
crusaders-rule-crisis-ruler = Crisis: new ruler
    .text = A random culture card takes the throne and its random trait joins the bag; pacts stay.

## base

crusaders-rule-base-golden-rule = Golden rule
    .text = A card, track space or scenario beats the general rules.
crusaders-rule-base-private-bags = Private bags
    .text = A player may always look into the own bag and never into another.
crusaders-rule-base-limits = Limited pieces
    .text = What the box does not hold cannot be gained; only shields are unlimited.
crusaders-rule-base-price = Prices
    .text = A price is paid in full; what cannot be paid cannot be chosen.
crusaders-rule-base-reshuffle = Empty decks
    .text = An empty deck is made anew from its own discard.
crusaders-rule-base-empty-bag = Empty general bag
    .text = When the general bag is empty a new character gets no token and counts as negative; without cards there is no birth.

## trade

crusaders-rule-trade-goods = Trade
    .text = Any amount of gold, regions and developments, peace and the dropping of a casus belli may change hands by agreement.
crusaders-rule-trade-forbidden = Not for sale
    .text = Targets of declared actions, characters, pacts and traits cannot be traded; characters move only by marriage.
crusaders-rule-trade-windows = When to trade
    .text = The active seat offers in its dynasty phase and at the start of its turn, at most three times a phase, dropped offers included. While composing, an item may be thought better of three times.
crusaders-rule-trade-answer = Answering an offer
    .text = The partner accepts, refuses or answers once with a counter-offer; whoever drops the counter-offer still accepts or refuses.
crusaders-rule-trade-atomic = All or nothing
    .text = An offer is checked when made and when accepted, and is carried out whole or not at all.
crusaders-rule-trade-region = A traded region
    .text = Knights swap, castle and tokens stay, the army goes home and a title there ends; the last region is not for sale.

## check

crusaders-rule-check-draw = Trait check
    .text = A check draws tokens blindly from the own bag; a positive trait is a success, a negative one is not.
crusaders-rule-check-required = Required successes
    .text = Hard actions need several successes.
crusaders-rule-check-stop = Stopping
    .text = Drawing ends as soon as the check succeeds, and the tokens return to the bag after the check.
crusaders-rule-check-criticals = Critical traits
    .text = Each kind of check has one positive trait that fails and one negative trait that succeeds.
crusaders-rule-check-sacrifice-failure = Sacrificing a critical failure
    .text = A drawn critical positive trait may be given up for good to count as one success.
crusaders-rule-check-sacrifice-success = Sacrificing a critical success
    .text = A drawn critical negative trait may be given up for good; it then counts as a failure.
crusaders-rule-check-sacrificed-tokens = Fate of tokens
    .text = Random tokens return to the general bag, event tokens to their supply, starting and crusade tokens leave the game.
crusaders-rule-check-concede = Conceding
    .text = After each draw the check may be given up; gold is not returned.
crusaders-rule-check-modifiers = Modifiers
    .text = Track, developments and events change the free draws or the required successes.
crusaders-rule-check-invest = Investing
    .text = Before the first draw each gold spent adds one draw.
crusaders-rule-check-invest-cap = Limit of investing
    .text = Invested draws may raise the total to two more than the required successes; free draws may exceed that.
crusaders-rule-check-counter = Countering
    .text = Once per check the others may together pay two gold for each invested draw they cancel.
crusaders-rule-check-counter-floor = Limit of countering
    .text = Free draws cannot be cancelled, nor may the draws fall below the required successes; surplus pledges are returned.
crusaders-rule-check-counter-plots = No countering of plots
    .text = Plots and overthrows cannot be countered, except a murder when the victim’s owner has the Royal Guard.
crusaders-rule-check-small-bag = Small bags
    .text = A bag smaller than the draws is drawn out; a player may not thin it below one token by choice.
crusaders-rule-check-hopeless = Too few draws
    .text = A check may be tried with fewer draws than required successes.
crusaders-rule-check-odds = Shown odds
    .text = The owner of the bag is shown the exact chance of success, with and without sacrifices.

## marriage

crusaders-rule-marriage-once = One attempt a round
    .text = A player has one marriage attempt in a dynasty phase; a failed check or a refusal uses it up, accepting costs nothing. Thinking better of it before anybody is asked leads back, up to three times a phase.
crusaders-rule-marriage-partners = Partners
    .text = An unmarried ruler, child or sibling may marry an independent lord, a member of another dynasty or a random noble.
crusaders-rule-marriage-opposite-sex = Opposite sexes
    .text = Spouses are of opposite sex; Glitterhoof marries anybody.
crusaders-rule-marriage-independent-check = Positive lords
    .text = Marrying an independent with a positive trait needs a marriage check.
crusaders-rule-marriage-independent-automatic = Negative lords
    .text = An independent with a negative trait accepts at once.
crusaders-rule-marriage-independent-pact = Pact with a region
    .text = Marrying an independent makes a pact with its region, which then holds the shield instead of a card.
crusaders-rule-marriage-dynasties = Marriage of dynasties
    .text = Two dynasties marry by consent and make a pact; a dowry may be agreed.
crusaders-rule-marriage-monarchs = No two monarchs
    .text = Two reigning rulers cannot marry each other.
crusaders-rule-marriage-ends-war = Marriage ends war
    .text = The marriage ends a war and all casus belli between the two dynasties.
crusaders-rule-marriage-random = Random noble
    .text = After a successful check a random card of the opposite sex from a participant’s deck, with a random trait; no pact.
crusaders-rule-marriage-ruler-spouse = Spouse of the ruler
    .text = The trait of the ruler’s spouse goes into the bag at once.
crusaders-rule-marriage-other-spouse = Other spouses
    .text = Other spouses lie under their partner with their trait and join the bag only on succession.
crusaders-rule-marriage-joins = Which dynasty
    .text = A ruler’s partner joins the ruler’s dynasty; two others belong to the dynasty that both houses agree on, and a counter-offer may name the other one.

## pact

crusaders-rule-pact-claim = Pact: claim
    .text = Whoever invades an ally gives the other partner of the pact a casus belli at once.
crusaders-rule-pact-draw = Pact: free draw
    .text = In an invasion each ally with a region bordering the target gives one free draw.
crusaders-rule-pact-parties = Two sides
    .text = A pact always has two sides; a dynasty may have any number of pacts, even with enemies of each other.
crusaders-rule-pact-end = End of a pact
    .text = A pact outlives divorce and death; it ends by refused support, by attacking the ally, by a change of hands or by defeat.

## divorce

crusaders-rule-divorce-ruler = Divorce of the ruler
    .text = The token of a ruler’s divorced or dead spouse stays in the bag.
crusaders-rule-divorce-others = Divorce of others
    .text = The divorced spouse of another member leaves with the token.

## family

crusaders-rule-family-glitterhoof = A horse in the family
    .text = A ruler married to Glitterhoof has no children; once discarded the horse is gone.
crusaders-rule-family-birth = Birth
    .text = A child is the next card of the own culture with a random trait on it.
crusaders-rule-family-slots = Room for children
    .text = A dynasty has at most three children and two siblings at a time; one who leaves frees the place.
crusaders-rule-family-only-rulers = Only rulers have children
    .text = Only a ruler with a human spouse has children, unless the event says otherwise.
crusaders-rule-family-death = Death
    .text = Random and event tokens of a dead character return to their bag or supply.
crusaders-rule-family-widows = Widows
    .text = When a member other than the ruler dies, the spouse leaves with the token.

## duke

crusaders-rule-duke-grant = Granting titles
    .text = In the dynasty phase children and siblings may be made dukes without a check, one title each. A revoked title may be granted anew, to a duke who moves as well; each person is given a title once a phase, which is enough for any arrangement.
crusaders-rule-duke-region = A duchy
    .text = A duchy lies in an own region, one in each at most.
crusaders-rule-duke-protects = A duke protects
    .text = Unrest, overthrow and invasion in a duchy need one more success.
crusaders-rule-duke-dies = A duke falls
    .text = If the duchy is overthrown or conquered, the duke and his spouse die.
crusaders-rule-duke-fights = A duke fights
    .text = The duke’s tokens join the bag for an invasion launched from his duchy and return afterwards.
crusaders-rule-duke-revoke = Revoking titles
    .text = Any number of titles may be revoked in the dynasty phase.
crusaders-rule-duke-ends = End of a title
    .text = A title ends when the duke becomes ruler, dies or leaves the dynasty.

## build

crusaders-rule-build-check = Building
    .text = A castle needs a realm check and 3 gold, which must be left after investing; the region has no castle yet.
crusaders-rule-build-several = Several castles
    .text = One action may build in several regions, each with its own check and payment.
crusaders-rule-build-castle = What a castle does
    .text = Invasion, overthrow and unrest there need one more success, and the region pays one more gold.
crusaders-rule-build-stays = Castles stay
    .text = A castle remains when the region changes hands.

## develop

crusaders-rule-develop-buy = Developing
    .text = Without a check up to three face-up developments are bought for 1, 2 and 3 gold.
crusaders-rule-develop-refill = Refilling
    .text = The display is refilled only after all purchases.
crusaders-rule-develop-limit = Three of a kind
    .text = At most three councillors and three inventions; for a fourth an older card of its kind is discarded at once.
crusaders-rule-develop-no-duplicates = No duplicates
    .text = Nobody owns the same development twice.

## plot

crusaders-rule-plot-failure = A plot uncovered
    .text = A failed plot against another player gives that player a casus belli; a divorce gives none.
crusaders-rule-plot-repeat = Several plots
    .text = One action allows up to four plots of different types; the second to fourth cost 1, 2 and 3 gold.
crusaders-rule-plot-fabricate = Fabricating a casus belli
    .text = One success gives a casus belli against a player, good for any of his regions.
crusaders-rule-plot-unrest = Causing unrest
    .text = A bordering region of another player without an army receives an unrest token; the Spymaster reaches everywhere.
crusaders-rule-plot-unrest-successes = Successes for unrest
    .text = Castle and duchy each add one required success.
crusaders-rule-plot-unrest-tokens = Unrest tokens
    .text = Several may lie in a region; mobilising, the Marshal, events and an overthrow remove them.
crusaders-rule-plot-assassinate = Assassination
    .text = Any face-up character may be killed: a ruler needs three successes, others one; no rulers in the first round.
crusaders-rule-plot-assassinate-guard = Royal Guard
    .text = If the victim’s owner holds the Royal Guard, all others may counter the murder.
crusaders-rule-plot-assassinate-lords = Murdered lords
    .text = A murdered independent lord is replaced at once; nobody gains a claim from plots against independents or the own family.
crusaders-rule-plot-bribe = Bribery
    .text = After a success 2 gold buy one councillor of the named player that the plotter lacks; the gold must be left after investing.
crusaders-rule-plot-divorce = Divorce
    .text = One success removes the spouse of any own family member as if dead.

## overthrow

crusaders-rule-overthrow-target = Overthrow
    .text = Target is another player’s region with unrest bordering an own one; the Spymaster reaches everywhere.
crusaders-rule-overthrow-successes = Successes for an overthrow
    .text = Castle and duchy each add one required success.
crusaders-rule-overthrow-success = Overthrow succeeds
    .text = The knight leaves, the duke and his spouse die, all unrest goes, and an independent lord takes over.
crusaders-rule-overthrow-failure = Overthrow fails
    .text = One unrest token goes and the owner gains a casus belli.
crusaders-rule-overthrow-repeat = Several overthrows
    .text = Up to four in different regions; the second to fourth cost 1, 2 and 3 gold.

## war

crusaders-rule-war-claim = Reason for war
    .text = Invading a player needs a casus belli or a war; independents need none.
crusaders-rule-war-border = Army at the border
    .text = An invasion needs an own army in a region bordering the target.
crusaders-rule-war-routes = Sea routes
    .text = Dashed routes are borders for every purpose.
crusaders-rule-war-navy = Navy
    .text = With the Navy an army in a coastal region reaches any region on the same sea, one army for each invasion.
crusaders-rule-war-mobilise = Mobilising
    .text = Without a check armies are placed in own regions, one each, at most four in all; unrest there is removed.
crusaders-rule-war-roles = Roles first
    .text = Each army attacks or supports once, each region is attacked once; all roles are fixed before the first check.
crusaders-rule-war-declare = Declaring war
    .text = Declaring an invasion of a player turns the casus belli into a war of both.
crusaders-rule-war-required = Strength of the target
    .text = Castle, army, duchy and defensive modifiers each add one required success.
crusaders-rule-war-support = Supporting armies
    .text = Each supporting army bordering the target gives one free draw and cannot attack in this action.
crusaders-rule-war-ally-support = Support of allies
    .text = An allied dynasty that supports gives the defender a casus belli against itself.
crusaders-rule-war-ally-refusal = Refused support
    .text = An ally may break the pact instead; the attacker gains a casus belli against it.
crusaders-rule-war-victory = Victory
    .text = The defender’s figures leave and the attacker’s knight takes the region.
crusaders-rule-war-move-in = Moving in
    .text = The attacking army may move in, which mobilises the region and removes its unrest.
crusaders-rule-war-deaths = Deaths
    .text = Lords and dukes in a conquered region die.
crusaders-rule-war-pillage = Pillage
    .text = The victor may take 2 gold and leave an unrest token; then no army moves in.
crusaders-rule-war-counterattack = Counterattack
    .text = After a failed attack on a region with an army its owner may at once invade one region that took part, from any army in reach and with support as in every invasion. A counterattack is not answered by another.
crusaders-rule-war-annex = Annexing
    .text = An allied independent region next to an own army is taken by an invasion without a check.
crusaders-rule-war-eight-regions = Eight regions
    .text = On taking a ninth region another one is given up and becomes independent.

## tax

crusaders-rule-tax-yield = Collecting taxes
    .text = Every own region pays 1 gold, with a castle 1 more; bonuses are added once for each action.
crusaders-rule-tax-harvest = Harvest
    .text = A harvest token adds 1 gold and one is removed.
crusaders-rule-tax-crop-failure = Crop failure
    .text = The region pays nothing and one crop failure is removed.
crusaders-rule-tax-duchy = Duchies and taxes
    .text = A duchy pays 1 gold less, never below 0.
crusaders-rule-tax-plague = Plague
    .text = The region pays nothing; the token goes and a check for each bordering region without success leaves an ending plague there.
crusaders-rule-tax-plague-ending = Ending plague
    .text = An ending plague stops the income once and is removed; it never spreads.
crusaders-rule-tax-several = Several tokens
    .text = Each kind of token is handled by itself; what is laid by this action counts at the next tax.

## crusade

crusaders-rule-crusade-once = One crusade an era
    .text = A player crusades once in an era, or twice with the Archbishop held when the cards are chosen.
crusaders-rule-crusade-leader = Leader
    .text = The king, a son, a brother, the husband of a family member or Glitterhoof leads the crusade.
crusaders-rule-crusade-queen = The queen goes
    .text = A reigning queen leads only when there is no male in the dynasty.
crusaders-rule-crusade-success = Crusade succeeds
    .text = The player gets the first player token, sets a shield on the lowest free space and takes its token.
crusaders-rule-crusade-four-shields = Four shields
    .text = Nobody has more than four shields on the track; a further success gives only the first player token.
crusaders-rule-crusade-bonus = Bonuses of the track
    .text = Bonuses of own spaces add up; a lost shield loses its bonus but not the trait.
crusaders-rule-crusade-jerusalem = Jerusalem
    .text = A shield on the tenth space ends the game at once and gives King of Jerusalem.
crusaders-rule-crusade-failure = Crusade fails
    .text = The leader of a failed crusade falls in battle.
crusaders-rule-crusade-decline = Declining a crusade
    .text = A crusade may be declined, but not the last chance of an era with a leader at hand.

## event

crusaders-rule-event-self = Events on oneself
    .text = Such an event hits the player of the card, and is ignored if the condition fails.
crusaders-rule-event-other = Events on another
    .text = The event passes clockwise to the first player who meets the condition, never back to the active one.
crusaders-rule-event-condition = Conditions
    .text = Conditions are tested when the event resolves, on the house that it concerns; some only decide which of two things happens.
crusaders-rule-event-asked-traits = Traits in question
    .text = An event that asks about traits looks into the bag; all learn the answer, nobody sees more than that.
crusaders-rule-event-impossible = What cannot be done
    .text = What an event cannot do in full is skipped; where the card names something instead, that happens.
crusaders-rule-event-check = Checks in events
    .text = Investing and countering are allowed in checks of events, and a space of the track may add a draw; criticals only if the event names a kind.
crusaders-rule-event-births = Birth events
    .text = Children are born while there is room; some events draw two traits and keep one.
crusaders-rule-event-gold = Gold events
    .text = Gold is gained, or lost up to what is owned, at times for each castle, duke, army or shield; stolen gold goes to another player.
crusaders-rule-event-pay-or = Pay or suffer
    .text = The target pays the price in full or the rest of the event happens.
crusaders-rule-event-tokens = Tokens by events
    .text = Events lay or remove tokens in chosen regions; unrest never lies with an army, plague never twice.
crusaders-rule-event-traits = Traits by events
    .text = An event trait goes to the bag, to the heir or to the youngest child. It comes from the event supply, else a random token of that trait, else a plain one of its sign.
crusaders-rule-event-deaths = Deaths by events
    .text = An event may kill a chosen member of the family; the Court Physician may save it.
crusaders-rule-event-age = Ageing by events
    .text = An event may add age tokens to the ruler.
crusaders-rule-event-weddings = Weddings by events
    .text = An unmarried member of the family marries a random noble of the own culture, without a check and without a pact.
crusaders-rule-event-titles = Titles by events
    .text = An event may make a child or sibling of the ruler duke of an own region without one, or end a title.
crusaders-rule-event-claims = Claims by events
    .text = Events give or clear a casus belli; none arises between allies, at war or twice.
crusaders-rule-event-peace = Peace by events
    .text = An event may end a war with all claims of both sides.
crusaders-rule-event-developments = Developments by events
    .text = Events let players lose, buy or take developments within the limits.
crusaders-rule-event-armies = Armies by events
    .text = Events mobilise or send home armies.
crusaders-rule-event-castles = Castles by events
    .text = An event may raise a castle for free where there is none, or tear one down.
crusaders-rule-event-shields = Shields by events
    .text = An event may replace a shield on the track by the own one; the bonus moves, tokens do not.
crusaders-rule-event-choice = A choice
    .text = The chooser takes an outcome that can be carried out in full, else the last one as far as possible.

## development

crusaders-rule-development-chancellor = Chancellor
    .text = More free draws in marriage checks and when a casus belli is fabricated.
crusaders-rule-development-court-physician = Court Physician
    .text = Once a round its owner may try to save a family member from an event or from old age with a check.
crusaders-rule-development-steward = Steward
    .text = More free draws when building, and a lower price for the first castle that an action builds.
crusaders-rule-development-spymaster = Spymaster
    .text = Unrest and overthrow reach every region.
crusaders-rule-development-marshal = Marshal
    .text = At the start of the own turn, once a round, one unrest token may be removed from an own region.
crusaders-rule-development-archbishop = Archbishop
    .text = Two crusades an era instead of one.
crusaders-rule-development-longbow = Longbow
    .text = More free draws in invasions.
crusaders-rule-development-plate-armor = Plate Armour
    .text = Invasions of the owner’s regions need more successes.
crusaders-rule-development-bank = Bank
    .text = More gold whenever taxes are collected.
crusaders-rule-development-library = Library
    .text = Several traits are drawn for a newborn child, and one is kept.

## achievement

crusaders-rule-achievement-crusader = Crusader
    .text = First to have two shields on the crusade track.
crusaders-rule-achievement-builder = Builder
    .text = First to control three castles; counted when a ninth region has been given up.
crusaders-rule-achievement-inventor = Inventor
    .text = First to own four developments; counted when a fourth card of a kind has been discarded.
crusaders-rule-achievement-king-of-jerusalem = King of Jerusalem
    .text = Whoever sets a shield on Jerusalem.
crusaders-rule-achievement-moves = Achievements move
    .text = Whoever overtakes the holder alone takes the token; a tie leaves it. It is lost below the threshold, and goes back to the supply when several overtake the holder, until one of them leads.

## end

crusaders-rule-end-eras = End of the game
    .text = The game ends after the last era or with Jerusalem.
crusaders-rule-end-points = Victory points
    .text = 1 point for each region and each achievement; Pious tokens score nothing.
crusaders-rule-end-tie-break = Ties
    .text = More shields on the track win; else the place is shared.

## defeat

crusaders-rule-defeat-when = Defeat
    .text = Whoever loses the last region is defeated; family, developments and all shields go.
crusaders-rule-defeat-free-spaces = Freed spaces
    .text = Spaces freed on the track can be taken again, without a token.
crusaders-rule-defeat-return = A new dynasty
    .text = The player may come back with an unused dynasty of the culture, its ruler and the gold kept; an AI does not.
crusaders-rule-defeat-region = Where to return
    .text = One knight in an independent region, else in one with unrest, else anywhere; not a player’s last region if avoidable.

## scenario

crusaders-rule-scenario-kingdom-of-jerusalem = Scenario 1
    .text = Kingdom of Jerusalem: five dynasties, no special rules.
crusaders-rule-scenario-crusade-of-1101 = Scenario 2
    .text = Crusade of 1101: the track ends at space 7, where Pious takes the place of the printed token; nobody becomes King of Jerusalem, defeat is final.
crusaders-rule-scenario-second-crusade = Scenario 3
    .text = Second Crusade: families, ages, unrest and armies as printed, even where both lie together.
crusaders-rule-scenario-barons-crusade = Scenario 4
    .text = Barons’ Crusade: an additional Pious on space 7, defeat is final, Italian regions are never closed.
crusaders-rule-scenario-arpads = Arpads
    .text = The Arpads play the Italian culture; Hungary and Dalmatia stay German and are in play even without Germany.
crusaders-rule-scenario-ninth-crusade = Scenario 5
    .text = Ninth Crusade: England places one more castle in an own region at setup.
crusaders-rule-scenario-tournament = Scenario 6
    .text = Tournament: three or four dynasties, two eras, and everyone starts with a casus belli.

## mode

crusaders-rule-mode-tables = Modes
    .text = Three to five people; two or one with AI; people together against AI; a full table with AI for the rest. Which dynasties the AI leads may be chosen.
crusaders-rule-mode-together = Together against AI
    .text = The summed score of the people is compared with that of the AI dynasties. Allied AI dynasties never choose each other as a target.
crusaders-rule-mode-left-out = Dynasties left out
    .text = With fewer dynasties some stay out; France is left out last, and scenario 6 leaves out the Hautevilles first.

## ai

crusaders-rule-ai-strategy = Dealing strategies
    .text = Every AI has the strategy chosen for it, else one drawn without repetition. A strategy whose start card the dynasty already has cannot be chosen and is drawn again.
crusaders-rule-ai-hand = AI hand
    .text = The AI draws the types its strategy names, shuffles them and reveals the top card on each turn.
crusaders-rule-ai-gold = AI gold
    .text = The AI has no gold and can always pay; payments to or from it go through the treasury.
crusaders-rule-ai-developments = AI developments
    .text = The AI uses its developments as early as possible.
crusaders-rule-ai-no-counter = AI never counters
    .text = The AI never counters anybody.
crusaders-rule-ai-mobilised = AI regions are mobilised
    .text = AI regions count as mobilised to launch and support invasions; for defence, unrest and upkeep only real armies count.
crusaders-rule-ai-mobilised-literal = Literal mobilisation
    .text = As an option AI regions count as mobilised always: for defence, for counterattacks and against unrest too.
crusaders-rule-ai-draws = AI draws
    .text = The AI draws the larger of its free draws and one more than the required successes; nobody can counter it.
crusaders-rule-ai-support = AI support
    .text = The AI invades one region with all the support it can get: up to three more regions, one of them by sea with the Navy, and every ally.
crusaders-rule-ai-supports-allies = AI supports allies
    .text = The AI always supports its allies.
crusaders-rule-ai-marriage = AI marriage
    .text = The AI marries its ruler, then its children, by its table; last of all the ruler weds a random noble of the own culture, unless the table rules unknown traits out.
crusaders-rule-ai-crusade-skip = AI skips crusades
    .text = A crusade card beyond the AI’s allowance is skipped for the next card.
crusaders-rule-ai-crusade-forced = AI’s forced crusade
    .text = If the sixth action of the era comes without a crusade made, cards are revealed until a crusade appears.
crusaders-rule-ai-ranks = Ranks
    .text = The AI carries out the highest rank of its table that has a legal target, once for each card.
crusaders-rule-ai-fallback = When no rank applies
    .text = Annex, invade an independent, overthrow, fabricate, unrest, buy, build — the first legal one the card allows; else pass.
crusaders-rule-ai-targets = Choosing targets
    .text = Fewest required successes first, then the tie-breaks of the table; what remains equal is decided by chance.
crusaders-rule-ai-develop = AI purchases
    .text = The AI buys every face-up card of the wanted class it lacks and has room for.
crusaders-rule-ai-war = AI in war
    .text = After a victory it moves one soldier in and never pillages; it counterattacks whenever it may, though never another allied AI.
crusaders-rule-ai-crusade = AI crusaders
    .text = The AI always goes, sending the least important leader it has.
crusaders-rule-ai-tokens = AI and its bag
    .text = It sacrifices a critical failure only to complete a check and never concedes; with age it drops a negative trait.
crusaders-rule-ai-events = AI in events
    .text = It pays every price, takes every gain, and places tokens by fixed preferences.
crusaders-rule-ai-rest = What the AI never does
    .text = It grants no titles, does not trade, makes no peace but by marriage or event, and never returns from defeat.

## ferox

crusaders-rule-ferox-start = Ferox: start
    .text = Starts with the Longbow.
crusaders-rule-ferox-marriage = Ferox: proposals
    .text = Independents with Strong, Cruel or Swordmaster, else the nearest independent; never proposes to players.
crusaders-rule-ferox-answer = Ferox: answers
    .text = Gives a negative child for 5 gold or more, a positive one for 7 or more.
crusaders-rule-ferox-cards = Ferox: cards
    .text = 1 realm, 3 intrigue, 3 war, 1 crusade.
crusaders-rule-ferox-realm = Ferox: realm
    .text = Buys offensive developments, else builds one castle.
crusaders-rule-ferox-intrigue = Ferox: intrigue
    .text = Overthrow; casus belli; murder of a positive child; murder of a ruler.
crusaders-rule-ferox-war = Ferox: war
    .text = Invades a player region that needs two or more successes, else one that needs one.

## postis

crusaders-rule-postis-start = Postis: start
    .text = Starts with the Longbow.
crusaders-rule-postis-marriage = Postis: proposals
    .text = Independents with Honest or Ambitious, else with a positive trait; never another negative trait, so no random noble either.
crusaders-rule-postis-answer = Postis: answers
    .text = Gives any child but the heir for 3 gold or more.
crusaders-rule-postis-cards = Postis: cards
    .text = 2 realm, 2 intrigue, 3 war, 1 crusade.
crusaders-rule-postis-realm = Postis: realm
    .text = Buys any development until all six places are full, else builds one castle.
crusaders-rule-postis-intrigue = Postis: intrigue
    .text = Bribe below three councillors; overthrow; casus belli; murder of a positive child; unrest.
crusaders-rule-postis-war = Postis: war
    .text = Invades an independent allied to another player, annexes an own ally, else a player region that needs one success.

## munitio

crusaders-rule-munitio-start = Munitio: start
    .text = Starts with the Plate Armour.
crusaders-rule-munitio-marriage = Munitio: proposals
    .text = Children of players at war with it or with a claim on it, for 1 gold (negative) or 4 (positive); else only independents with a positive trait.
crusaders-rule-munitio-answer = Munitio: answers
    .text = Gives any child but the heir for 2 gold or more.
crusaders-rule-munitio-cards = Munitio: cards
    .text = 2 realm, 2 intrigue, 3 war, 1 crusade.
crusaders-rule-munitio-realm = Munitio: realm
    .text = Builds one castle, else buys defensive developments.
crusaders-rule-munitio-intrigue = Munitio: intrigue
    .text = Overthrow; murder of a positive child; murder of a ruler; unrest.
crusaders-rule-munitio-war = Munitio: war
    .text = Invades an independent allied to another player, else the player with the fewest regions.

## amandit

crusaders-rule-amandit-start = Amandit: start
    .text = Starts with a Lustful and an Attractive token more.
crusaders-rule-amandit-marriage = Amandit: proposals
    .text = Positive traits, then Lustful, then Deceitful; independents first, then players with 3 gold for each own child given.
crusaders-rule-amandit-answer = Amandit: answers
    .text = Accepts for every member but the heir.
crusaders-rule-amandit-cards = Amandit: cards
    .text = 2 realm, 2 intrigue, 3 war, 1 crusade.
crusaders-rule-amandit-realm = Amandit: realm
    .text = Buys one or two defensive developments, else builds one castle.
crusaders-rule-amandit-intrigue = Amandit: intrigue
    .text = Divorces its ruler; overthrow; unrest.
crusaders-rule-amandit-war = Amandit: war
    .text = Annexes an own ally, invades an independent allied to another player, else the player with the fewest children.

## aperio

crusaders-rule-aperio-start = Aperio: start
    .text = Starts with the Archbishop.
crusaders-rule-aperio-marriage = Aperio: proposals
    .text = Anyone with Cruel, else the nearest independent.
crusaders-rule-aperio-answer = Aperio: answers
    .text = Gives any child but the heir for 2 gold or more.
crusaders-rule-aperio-cards = Aperio: cards
    .text = 1 realm, 2 intrigue, 3 war, 2 crusade.
crusaders-rule-aperio-realm = Aperio: realm
    .text = Buys Archbishop, Marshal, Bank, then other defensive cards, else builds one castle.
crusaders-rule-aperio-intrigue = Aperio: intrigue
    .text = Overthrow; else causing unrest.
crusaders-rule-aperio-war = Aperio: war
    .text = Invades the player with most shields on the track, else any legal region, else mobilises one region.

## Chapters

crusaders-topic-goal = The aim of the game
crusaders-topic-setup = Setting up
crusaders-topic-order = The course of the game
crusaders-topic-era = The beginning of an era
crusaders-topic-refresh = Refreshing
crusaders-topic-round = The round
crusaders-topic-dynasty = Dynasty phase
crusaders-topic-planning = Planning
crusaders-topic-turn = The turn
crusaders-topic-upkeep = Upkeep
crusaders-topic-succession = Succession
crusaders-topic-crisis = Crises
crusaders-topic-base = Basics
crusaders-topic-trade = Trade and offers
crusaders-topic-check = Trait checks
crusaders-topic-marriage = Marriages
crusaders-topic-pact = Pacts
crusaders-topic-divorce = Divorce
crusaders-topic-family = The family
crusaders-topic-duke = Dukes
crusaders-topic-build = Building
crusaders-topic-develop = Developing
crusaders-topic-plot = Plots
crusaders-topic-overthrow = Overthrows
crusaders-topic-war = War
crusaders-topic-tax = Taxes
crusaders-topic-crusade = Crusades
crusaders-topic-event = Events
crusaders-topic-development = Developments
crusaders-topic-achievement = Achievements
crusaders-topic-end = The end of the game
crusaders-topic-defeat = Defeat
crusaders-topic-scenario = Scenarios
crusaders-topic-mode = Modes of play
crusaders-topic-ai = AI dynasties
crusaders-topic-ferox = AI: Ferox
crusaders-topic-postis = AI: Postis
crusaders-topic-munitio = AI: Munitio
crusaders-topic-amandit = AI: Amandit
crusaders-topic-aperio = AI: Aperio
