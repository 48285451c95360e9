# Paladins of the West Kingdom: the rules in our own words.

## goal

paladins-rule-goal-points = Most victory points win
    .text = After the last round everybody adds up victory points; the highest total wins.
## setup

paladins-rule-setup-townsfolk-row = Townsfolk row
    .text = Five townsfolk lie face up above the board; the others form a face-down deck.
paladins-rule-setup-outsider-row = Outsider row
    .text = Six outsiders lie face up below the six regions; the others form a face-down deck.
paladins-rule-setup-tax-supply = Tax supply at the start
    .text = The tax supply starts with 5, 6, 7 or 8 silver for one, two, three or four players.
paladins-rule-setup-decks = Face-down decks
    .text = Walls, suspicions and taverns are shuffled into face-down decks; debts lie unpaid side up.
paladins-rule-setup-kings-cards = The King’s cards
    .text = Three of six orders and five of ten favours are dealt face down; nobody sees the rest.
paladins-rule-setup-supply = General supply
    .text = Silver, provisions, workers and debts come from a general supply that never runs out.
paladins-rule-setup-player-pieces = Pieces of a player
    .text = Each player has eight workshops, seven monks, seven outposts and seven jars on the board.
paladins-rule-setup-start-resources = Starting resources
    .text = Everybody starts with 3 silver, 1 provision and all three attributes at zero.
paladins-rule-setup-paladin-deck = Paladin decks
    .text = Each player shuffles an own deck of the same twelve paladins.
paladins-rule-setup-first-player = First player
    .text = The first player is drawn at random.
paladins-rule-setup-free-hire = Free first hire
    .text = In reverse turn order, starting with the last player, each hires one townsfolk from the row without workers or payment.
paladins-rule-setup-hire-reward = Reward of the first hire
    .text = An instant reward on the hired card is received at once, also during set-up.
paladins-rule-setup-row-refill = Row after the first hires
    .text = When all have hired, the remaining townsfolk slide right and new cards fill the left slots.
## round

paladins-rule-round-count = Seven rounds
    .text = The game lasts seven rounds.
paladins-rule-round-first-player = First player moves on
    .text = From the second round on, the next player clockwise becomes first player.
paladins-rule-round-order-reveal = Orders are revealed
    .text = One King’s order is turned up in each of rounds 1, 2 and 3.
paladins-rule-round-favour-reveal = Favours are revealed
    .text = One King’s favour is turned up in each of rounds 3 to 7.
paladins-rule-round-taverns = Tavern cards
    .text = One tavern more than there are players is revealed each round.
paladins-rule-round-paladin-draw = Three paladins in hand
    .text = Everybody takes the top three paladins and chooses at the same time, unseen by the others.
paladins-rule-round-paladin-choice = Use one, top, bottom
    .text = Of the three paladins one is used this round, one goes on top of the own deck and one under it.
paladins-rule-round-paladin-spent = Used paladins are gone
    .text = A used paladin stays out of the game for good.
paladins-rule-round-paladin-reveal = Paladins are revealed
    .text = In turn order each player turns the chosen paladin up and takes its two workers.
paladins-rule-round-tavern-choice = Choosing a tavern
    .text = Right after revealing the paladin a player takes one free tavern and its four workers; one tavern is left over.
paladins-rule-round-tavern-criminals = Criminals from a tavern
    .text = Each criminal on the taken tavern draws its suspicion at that moment, so an inquisition can come before the first action.
paladins-rule-round-turns = One action at a time
    .text = From the first player clockwise each takes one action or passes, until all have passed.
paladins-rule-round-refresh-townsfolk = Townsfolk refresh
    .text = A card still in the rightmost slot is discarded, the others slide right, new ones fill the left.
paladins-rule-round-refresh-outsiders = Outsider refresh
    .text = A card still in the leftmost slot is discarded, the others slide left, new ones fill the right.
paladins-rule-round-refresh-taverns = Tavern refresh
    .text = All taverns of the round are discarded; an empty tavern deck is made anew from the discards.
paladins-rule-round-refresh-favours = Favours are freed
    .text = Workers on the King’s favours go back to the supply at the end of the round.
paladins-rule-round-decks-run-dry = Rows can run dry
    .text = Townsfolk and outsiders are never reshuffled: once their deck is gone, slots stay empty.
paladins-rule-round-row-gaps = Gaps stay until the refresh
    .text = A slot emptied during the round stays empty; prices and flags belong to the slot.
## order

paladins-rule-order-points = King’s orders
    .text = The orders are worth 4, 6 and 8 points to everybody who has done the pictured action five times by the end.
## favour

paladins-rule-favour-once-per-round = One use per favour
    .text = Each revealed favour takes one worker per round, from whoever comes first.
paladins-rule-favour-at-once = Usable when revealed
    .text = A favour may be used in the very round in which it is turned up.
paladins-rule-favour-worker = Worker of a favour
    .text = A favour needs one worker of the colour on its space; criminals fit everywhere.
paladins-rule-favour-cost = Price of a favour
    .text = Some favours also cost silver or a provision, and one makes its user take a debt.
paladins-rule-favour-not-cleared = Favours stay occupied
    .text = Neither praying nor passing frees a favour; its worker stays until the refresh.
## paladin

paladins-rule-paladin-boost = Temporary boosts
    .text = The paladin’s boosts count towards requirements this round, even past 12, but never for scoring.
paladins-rule-paladin-bonus = Paladins that pay
    .text = Engelier, Gérin, Otton and Girard give two silver or provisions after each attack, conspiracy, trade or hunt.
paladins-rule-paladin-waiver = Paladins that waive a cost
    .text = Seven paladins waive the silver or provisions of one kind of action; workers are always needed.
paladins-rule-paladin-reduction = Samson builds cheaper
    .text = With Samson, developing costs two silver less.
## worker

paladins-rule-worker-clear-space = Clear spaces
    .text = A clear space takes a worker of any colour.
paladins-rule-worker-coloured-space = Coloured spaces
    .text = A coloured space takes a worker of that colour.
paladins-rule-worker-criminal = Criminals are wild
    .text = A criminal fits every space, coloured or clear.
## action

paladins-rule-action-placing = Placing workers
    .text = An action is taken by placing workers from the own supply on the own board or on a revealed favour.
paladins-rule-action-attribute = One attribute asks, another grows
    .text = Each action on the right side needs one attribute and raises another.
paladins-rule-action-free-spaces = An action must be free
    .text = An action can be taken only while all its spaces are empty or hold workshops; one worker blocks the other spaces too.
paladins-rule-action-seven-times = Seven times each
    .text = Commission, fortify, garrison, absolve and convert can each be done seven times per game; nothing else limits them per round.
paladins-rule-action-attack-unlimited = No limit on attacks
    .text = Attacks may be made any number of times per game.
paladins-rule-action-payment-first = Pay before the reward
    .text = The whole cost must be at hand before the action; its own reward cannot pay for it.
paladins-rule-action-effect-order = Order within an action
    .text = Workers and payment, then the card or space, then the fixed rewards, the paladin’s bonus and last the townsfolk.
paladins-rule-action-new-townsfolk = New townsfolk wait
    .text = A townsfolk hired as the reward of an action does not yet react to that action.
paladins-rule-action-decline = What may be declined
    .text = Discards, paying or destroying debts, prayers, free recruits and developments, either-or rewards and townsfolk at an inquisition may be declined, each by itself. Everything else gained is compulsory, criminals and taxes included.
paladins-rule-action-lost = Rewards without use
    .text = A reward that can do nothing now, such as a prayer with nothing to clear or a discard without suspicions, is lost; what brings it may be taken all the same.
## develop

paladins-rule-develop-cost = Cost of developing
    .text = Developing takes two workers of any colour and 4 silver.
paladins-rule-develop-leftmost = Leftmost workshop
    .text = The leftmost workshop of the board is the next to be placed, so all eight can be placed.
paladins-rule-develop-spaces = Where workshops go
    .text = A workshop covers one of the two left spaces of a right-hand action; an action holds two at most.
paladins-rule-develop-fewer-workers = Workshops save workers
    .text = Each workshop on an action replaces the worker of its space from then on.
paladins-rule-develop-worker = Worker under the workshop
    .text = The worker pictured under the placed workshop is received at once.
paladins-rule-develop-occupied-space = Workshop on an occupied space
    .text = A workshop may go on a space with a worker; that worker returns to the supply.
paladins-rule-develop-free = Free development
    .text = A development won from a favour places a workshop without workers or silver and counts in every way as one.
## recruit

paladins-rule-recruit-decide-at-once = One or two workers at once
    .text = A recruiter decides at once between one worker and two; the second cannot follow later in the round.
paladins-rule-recruit-price = Price by slot
    .text = The slot sets the price in silver: 3, 2, 2, 1 and 0 from left to right.
paladins-rule-recruit-debt = Debt instead of silver
    .text = In the two left slots a debt may be taken instead of paying, for a quest as for a hire.
paladins-rule-recruit-quest = Quest
    .text = With one worker of any colour a townsfolk is discarded from the row for the reward in its upper corner.
paladins-rule-recruit-hire = Hire
    .text = With two workers, one of them a fighter, a townsfolk joins for the rest of the game, with any instant reward at once.
paladins-rule-recruit-free = Free recruiting
    .text = A free recruit needs no workers, silver or debt, leaves the action free, and is a quest or a hire as the player likes.
## hunt

paladins-rule-hunt-one = Small hunt
    .text = One worker of any colour brings 1 provision.
paladins-rule-hunt-two = Great hunt
    .text = Two workers, one of them a scout, bring 3 provisions.
## trade

paladins-rule-trade-one = Small trade
    .text = One worker of any colour brings 1 silver.
paladins-rule-trade-two = Great trade
    .text = Two workers, one of them a merchant, bring 3 silver.
## gather

paladins-rule-gather-decide-at-once = Hunting and trading at once
    .text = One or two workers are placed in a single turn; a second worker cannot be added later in the round.
## pray

paladins-rule-pray-cost = Cost of praying
    .text = Praying takes one cleric and 2 silver.
paladins-rule-pray-clear = Clearing an action
    .text = All workers on one action of the own board return to the supply, so it can be used again this round.
paladins-rule-pray-not-itself = Prayer does not free itself
    .text = The pray action cannot clear its own space.
paladins-rule-pray-icon = Prayer as a reward
    .text = A prayer won as a reward costs nothing and may clear any own action, even pray or the one just taken; with nothing to clear it is lost.
## conspire

paladins-rule-conspire-criminal = Conspiring
    .text = One worker of any colour brings a criminal, and with it a suspicion.
## region

paladins-rule-region-one-piece = One piece per space
    .text = A space on the regions holds one monk or one outpost for the rest of the game.
paladins-rule-region-player-count = Spaces for more players
    .text = Marked spaces are open only with three or more, or only with four players; the solo game uses none of them.
paladins-rule-region-reward = Reward of the space
    .text = The reward pictured on the space is received at once.
## commission

paladins-rule-commission-workers = Workers for a commission
    .text = A commission takes a scout, any worker and a cleric.
paladins-rule-commission-cost = Provisions for monks
    .text = The monks leave from left to right and cost 1, 1, 1, 2, 2, 3 and 3 provisions.
paladins-rule-commission-faith = Faith opens regions
    .text = A monk may go to a region whose faith flag is met: 0, 2, 4, 6, 8 and 10 from left to right.
paladins-rule-commission-influence = Influence from monks
    .text = Each commission raises influence by 1.
## fortify

paladins-rule-fortify-workers = Workers for a wall
    .text = Fortifying takes a merchant, any worker and a scout.
paladins-rule-fortify-cost = Provisions for walls
    .text = Walls go from left to right and cost 1, 1, 1, 2, 2, 3 and 3 provisions.
paladins-rule-fortify-influence = Influence for walls
    .text = The walls need influence 0, 1, 3, 5, 7, 9 and 11 in turn.
paladins-rule-fortify-wall = Drawing a wall
    .text = The top wall card is placed and gives its rewards at once, always with at least 1 strength.
paladins-rule-fortify-no-cards = No walls left
    .text = When the wall deck is empty, nobody can fortify.
## garrison

paladins-rule-garrison-workers = Workers for a garrison
    .text = A garrison takes a merchant, any worker and a fighter.
paladins-rule-garrison-cost = Provisions for outposts
    .text = The outposts leave from left to right and cost 1, 1, 1, 2, 2, 3 and 3 provisions.
paladins-rule-garrison-strength = Strength opens regions
    .text = An outpost may go to a region whose strength flag is met: 1, 3, 5, 7, 9 and 11 from left to right.
paladins-rule-garrison-faith = Faith from outposts
    .text = Each garrison raises faith by 1.
## absolve

paladins-rule-absolve-workers = Workers for absolution
    .text = Absolving takes a cleric, any worker and a merchant.
paladins-rule-absolve-cost = Silver for jars
    .text = The jars move from left to right and cost 1, 2, 2, 2, 3, 3 and 3 silver.
paladins-rule-absolve-influence = Influence for jars
    .text = The jars need influence 0, 2, 4, 6, 8, 10 and 12 in turn, the numbers that stand on them.
paladins-rule-absolve-jar-slot = Where jars go
    .text = The jar moves to any free slot at the right and gives the reward of that slot; there are more slots than jars.
paladins-rule-absolve-every-time = Every absolution
    .text = Each absolution raises faith by 1 and lets the player discard one suspicion.
paladins-rule-absolve-no-suspicion = Nothing to absolve
    .text = Absolving without suspicions is allowed; only the discard is lost.
## attack

paladins-rule-attack-workers = Workers for an attack
    .text = An attack takes a scout, any worker and a fighter.
paladins-rule-attack-strength = Strength for an attack
    .text = The target’s flag must be met by strength: 1, 3, 5, 7, 9 and 11 from left to right.
paladins-rule-attack-silver-for-strength = Silver for missing strength
    .text = For every 2 missing strength, or a part of it, 1 silver may be paid; no other action allows this.
paladins-rule-attack-reward = Spoils of an attack
    .text = The rewards in the upper corner are received, always with at least 1 influence.
paladins-rule-attack-face-down = Attacked outsiders
    .text = The attacked card stays face down beside the board and counts as an attack of its people.
## convert

paladins-rule-convert-workers = Workers for a conversion
    .text = Converting takes a fighter, any worker and a cleric.
paladins-rule-convert-cost = Silver for conversions
    .text = Conversions cost 0, 1, 2, 2, 2, 3 and 3 silver in turn.
paladins-rule-convert-faith = Faith for a conversion
    .text = The target’s flag must be met by faith: 0, 2, 4, 6, 8 and 10 from left to right.
paladins-rule-convert-reward = Reward of a conversion
    .text = The convert raises strength by 1 or more at once.
paladins-rule-convert-face-up = Converted outsiders
    .text = The convert lies face up in the leftmost empty slot and scores at the end of the game.
## tax

paladins-rule-tax-take = Taking taxes
    .text = Taxes are silver taken from the tax supply, and taking them is compulsory.
paladins-rule-tax-shortfall = Too little in the tax supply
    .text = What the tax supply cannot cover comes from the general supply.
## suspicion

paladins-rule-suspicion-draw = Criminals bring suspicion
    .text = For each criminal received a suspicion is drawn at once and kept face up; neither can be refused.
paladins-rule-suspicion-taxes = Taxes on a suspicion
    .text = The drawn suspicion makes its owner take 0, 1 or 2 taxes.
paladins-rule-suspicion-one-by-one = One suspicion at a time
    .text = Several suspicions are drawn and resolved one after another, an inquisition included.
paladins-rule-suspicion-reshuffle = Empty suspicion deck
    .text = An empty suspicion deck is made anew from its discards.
paladins-rule-suspicion-none-left = No suspicion to draw
    .text = If deck and discards are both empty, an inquisition is held first and then the card is drawn as usual.
paladins-rule-suspicion-newest-first = Newest suspicion leaves first
    .text = Whenever suspicions are discarded, the newest go first.
## debt

paladins-rule-debt-take = Taking a debt
    .text = A debt is taken unpaid side up and costs 3 points at the end.
paladins-rule-debt-pay = Paying a debt
    .text = A paid debt is turned over, stays with its owner and is worth 1 point.
paladins-rule-debt-destroy = Destroying a debt
    .text = A destroyed debt is an unpaid one that returns to the deck.
## inquisition

paladins-rule-inquisition-trigger = When the inquisition comes
    .text = The inquisition is held whenever the last silver leaves the tax supply, also by an exact draw.
paladins-rule-inquisition-at-once = At that very moment
    .text = It interrupts whatever is going on; remaining effects follow afterwards.
paladins-rule-inquisition-abilities = Townsfolk first
    .text = Townsfolk that react to an inquisition act before the suspicions are compared, from the first player clockwise.
paladins-rule-inquisition-owner-order = The owner sets the order
    .text = Each owner uses these townsfolk in any order and may leave any of them out without losing the others.
paladins-rule-inquisition-most = The most suspected
    .text = Whoever has the most suspicions takes one debt; all who tie for most do.
paladins-rule-inquisition-nobody = Nobody suspected
    .text = If nobody has a suspicion, nobody takes a debt.
paladins-rule-inquisition-half = Half is forgotten
    .text = Those who took a debt discard half of their suspicions, rounded down.
paladins-rule-inquisition-refill = Taxes return
    .text = Afterwards the tax supply is filled up to its starting value.
paladins-rule-inquisition-passed = Passed players too
    .text = Players who have passed still take part in inquisitions, with their townsfolk.
## pass

paladins-rule-pass-clear = Passing clears the board
    .text = A passing player returns all workers from the own board to the supply.
paladins-rule-pass-keep = Keeping three
    .text = Up to three unplaced workers may be kept for the next round; the others return.
paladins-rule-pass-final = Passing is final
    .text = After passing a player takes no more actions this round.
paladins-rule-pass-late-workers = Workers after passing
    .text = Workers received after passing are kept, even beyond three.
## score

paladins-rule-score-end = End of the game
    .text = The game ends after the seventh round, and everybody scores.
paladins-rule-score-orders = Points for orders
    .text = Fulfilled orders score 4, 6 and 8 points.
paladins-rule-score-attributes = Points for attributes
    .text = Each attribute scores by its step, from 0 up to 20 points at step 12.
paladins-rule-score-develop = Points for developing
    .text = Six, seven or eight placed workshops score 1, 3 or 6 points.
paladins-rule-score-commission = Points for commissions
    .text = Five, six or seven commissions score 2, 5 or 9 points.
paladins-rule-score-fortify = Points for walls
    .text = Five, six or seven walls score 1, 3 or 6 points, besides the points on the cards.
paladins-rule-score-garrison = Points for garrisons
    .text = Five, six or seven garrisons score 2, 5 or 9 points.
paladins-rule-score-absolve = Points for absolutions
    .text = Five, six or seven absolutions score 1, 3 or 6 points.
paladins-rule-score-converted = Points for converts
    .text = Each converted outsider scores by its own text.
paladins-rule-score-debts = Points for debts
    .text = A paid debt scores 1 point, an unpaid one loses 3.
paladins-rule-score-leftovers = Points for leftovers
    .text = Silver and provisions together score 1 point for every three.
paladins-rule-score-tie-orders = First tie-break
    .text = Tied players compare their points for orders.
paladins-rule-score-tie-suspicion = Second tie-break
    .text = If still tied, the player with fewer suspicions wins.
paladins-rule-score-tie-shared = Shared victory
    .text = If that too is equal, the victory is shared.
## outsider

paladins-rule-outsider-per-two-actions = Two actions, one point
    .text = Adventurer, archer, guardian, lookout and vigilante score 1 point for every two commissions, garrisons, developments, walls or absolutions.
paladins-rule-outsider-hunter = Hunter
    .text = The hunter scores 1 point for every two hired townsfolk; as an option, for every two recruits made in rounds, quests included and the first hire of the set-up not.
paladins-rule-outsider-per-four-points = Four steps, one point
    .text = Armourer, marauder and warrior score 1 point for every four steps of strength, influence or faith.
paladins-rule-outsider-per-attacked = Attacked peoples
    .text = Assassin, barbarian and invader score 1 point for each attacked Saracen, Byzantine or Viking.
paladins-rule-outsider-champion = Champion
    .text = The champion scores 1 point, and 1 more for each fulfilled order.
paladins-rule-outsider-mercenary = Mercenary
    .text = Each mercenary scores 1 point, and 1 more for each converted mercenary, itself included.
paladins-rule-outsider-protector = Protector
    .text = The protector scores 1 point for each paid debt.
paladins-rule-outsider-thief = Thief
    .text = The thief scores 1 point for each suspicion left at the end.
paladins-rule-outsider-traitor = Traitor
    .text = Each traitor makes every unpaid debt cost 1 point less.
## townsfolk

paladins-rule-townsfolk-action = Helpers of an action
    .text = Abbot, acolyte, architect, defender, gatekeeper, missionary and watchman give their reward after each action of their kind.
paladins-rule-townsfolk-conspirator = Conspirator
    .text = At each inquisition the conspirator allows one suspicion to be discarded.
paladins-rule-townsfolk-debt-collector = Debt collector
    .text = The debt collector brings a worker for each debt paid, whatever paid it.
paladins-rule-townsfolk-peddler = Peddler
    .text = At an inquisition the peddler pays an owner who has two or more suspicions.
paladins-rule-townsfolk-squire = Squire
    .text = At an inquisition the squire raises an attribute of an owner without suspicions.
## solo

paladins-rule-solo-bot-pieces = The bot’s board
    .text = The bot has seven monks, outposts and jars like a player, and its resource marker starts at the left.
paladins-rule-solo-marker-stack = Stacked markers
    .text = The bot’s attribute markers start as a stack: influence, faith, strength on top. A marker that reaches an occupied step goes on top.
paladins-rule-solo-scheme-deck = Scheme deck
    .text = Twelve schemes form the deck: one for each right-hand action, one recruit and five orders; the five favour schemes wait on the face-down favours.
paladins-rule-solo-difficulty = Difficulty
    .text = One, three or five orders drawn at the start each put a bot workshop on their action.
paladins-rule-solo-order-workshops = Workshops with the orders
    .text = When an order is revealed, a further bot workshop goes to that action.
paladins-rule-solo-favour-schemes = Schemes with the favours
    .text = When a favour is revealed, a favour scheme joins the discarded schemes.
paladins-rule-solo-human-first = You always start
    .text = The person takes the first action of every round; there is no first player marker.
paladins-rule-solo-taverns = Two taverns
    .text = Two taverns are revealed; the bot takes no workers but draws a suspicion for each criminal on the one left.
paladins-rule-solo-resource-steps = Resource marker
    .text = Each silver, provision or tax moves the bot’s resource marker one step right instead.
paladins-rule-solo-taxes = Taxes of the bot
    .text = Its taxes leave the tax supply for the general supply; the marker moves for every tax, even uncovered ones, before an inquisition.
paladins-rule-solo-wrap = Wrapping round
    .text = A step beyond the right end returns the marker to the left and raises the bot’s lowest attribute by 1.
paladins-rule-solo-lowest-tie = Lowest attribute
    .text = If attributes tie for lowest, the top marker of that stack rises.
paladins-rule-solo-card-pointer = The marker points at cards
    .text = The bot takes the townsfolk, favour or outsider at the marker’s position, else the next to the right, then from the left.
paladins-rule-solo-sixth-outsider = Sixth outsider
    .text = After the fifth outsider the bot looks at the sixth before going back to the first.
paladins-rule-solo-missing-card = Nothing to discard
    .text = If the bot should discard a suspicion or a debt it lacks, 1 silver leaves the tax supply and the marker stays.
paladins-rule-solo-ignores-costs = No costs for the bot
    .text = The bot never pays silver or provisions.
paladins-rule-solo-generic-workers = Workers without colour
    .text = All workers are alike to the bot; a criminal still brings a suspicion.
paladins-rule-solo-workers-per-round = Workers per round
    .text = The bot starts each round with three workers more than the round’s number and keeps none.
paladins-rule-solo-scheme = Schemes choose actions
    .text = After each action of the person the bot reveals a scheme and tries its action.
paladins-rule-solo-fallback = Fallback row
    .text = If the scheme is blocked or workers are short, the bot takes the leftmost free action of recruit, pray, trade, conspire, rest for one worker.
paladins-rule-solo-fallback-once = Fallback once per round
    .text = A fallback action stays blocked for the rest of the round; the bot’s prayer does not clear it.
paladins-rule-solo-until-done = When the bot stops
    .text = The bot acts until it has no workers or has rested; the person acts until passing.
paladins-rule-solo-empty-schemes = Schemes run out
    .text = An empty scheme deck is made anew from its discards.
paladins-rule-solo-recruit = The bot recruits
    .text = It discards the townsfolk the marker points at and takes the quest reward.
paladins-rule-solo-pray = The bot prays
    .text = The right side of its board is cleared, or it gains a worker if that was empty; then all schemes are shuffled together.
paladins-rule-solo-trade = The bot trades
    .text = The resource marker moves one step.
paladins-rule-solo-conspire = The bot conspires
    .text = It draws a suspicion, with its taxes, and gains two workers.
paladins-rule-solo-rest = The bot rests
    .text = The marker moves one step and one more per unused worker; then the bot passes.
paladins-rule-solo-region-attribute = Regions of the bot
    .text = It commissions and garrisons only where its attribute reaches, and raises influence or faith like a player.
paladins-rule-solo-region-priority = Which space it takes
    .text = Free recruit first, then paying a debt if it has one, prayer, two workers, one worker, silver, and last a suspicion discard.
paladins-rule-solo-region-leftmost = Leftmost of equals
    .text = Among equal spaces the bot takes the leftmost.
paladins-rule-solo-free-icons = Icons for the bot
    .text = A free recruit is always a quest for it, and a prayer icon works like its own prayer.
paladins-rule-solo-absolve = The bot absolves
    .text = With influence for its next jar it turns that jar over, gains 1 faith, discards a suspicion, then pays a debt or else discards another.
paladins-rule-solo-fortify = The bot fortifies
    .text = With influence for its next wall it draws one and takes the rewards.
paladins-rule-solo-choices = Choices of the bot
    .text = It takes the left reward if it can, the lowest attribute where attributes are offered, workers instead of a workshop, and a debt where a favour costs one.
paladins-rule-solo-attack = The bot attacks
    .text = It attacks the pointed outsider its strength reaches and never pays for missing strength.
paladins-rule-solo-convert = The bot converts
    .text = It converts the pointed outsider its faith reaches, seven at most.
paladins-rule-solo-minimum = At least one point
    .text = Every outsider the bot converted scores at least 1 point.
paladins-rule-solo-orders-scheme = Scheme of orders
    .text = The bot tries the action of the rightmost revealed order it has not fulfilled, then those to the left.
paladins-rule-solo-orders-all-done = Fulfilled orders come last
    .text = If no order left to fulfil is possible, the bot tries the fulfilled ones from the right, and falls back only after that.
paladins-rule-solo-favour-scheme = Scheme of favours
    .text = The bot uses the pointed free favour with one worker.
paladins-rule-solo-no-shuffle = Schemes between rounds
    .text = Schemes are not shuffled between rounds.
paladins-rule-solo-refresh = Solo refresh
    .text = The two rightmost townsfolk slots and the two leftmost outsider slots are emptied at the end of a round.
paladins-rule-solo-score = The bot’s score
    .text = The bot scores like a player, but nothing for workshops or leftovers; guardians count its workshops.
paladins-rule-solo-result = Winning alone
    .text = The totals are compared; ties go by the usual list.
paladins-rule-solo-never = What the bot never does
    .text = It never hires, keeps workers, uses paladins or takes part in the first hire.

## Chapters

paladins-topic-goal = The aim of the game
paladins-topic-setup = Setting up
paladins-topic-round = The round
paladins-topic-order = King’s orders
paladins-topic-favour = King’s favours
paladins-topic-paladin = Paladins
paladins-topic-worker = Workers and spaces
paladins-topic-action = Actions
paladins-topic-develop = Develop
paladins-topic-recruit = Recruit
paladins-topic-hunt = Hunt
paladins-topic-trade = Trade
paladins-topic-gather = Hunt and trade together
paladins-topic-pray = Pray
paladins-topic-conspire = Conspire
paladins-topic-region = Regions
paladins-topic-commission = Commission
paladins-topic-fortify = Fortify
paladins-topic-garrison = Garrison
paladins-topic-absolve = Absolve
paladins-topic-attack = Attack
paladins-topic-convert = Convert
paladins-topic-tax = Taxes
paladins-topic-suspicion = Suspicion
paladins-topic-debt = Debts
paladins-topic-inquisition = The inquisition
paladins-topic-pass = Passing
paladins-topic-score = The end and scoring
paladins-topic-outsider = Outsiders
paladins-topic-townsfolk = Townsfolk
paladins-topic-solo = Playing alone
