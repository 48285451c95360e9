### A Castle for All Seasons: the rules reference.

## Setting up

castle-rule-setup-players = Number of players
    .text = Two, three or four players take part.

castle-rule-setup-season = The season
    .text = The board has a summer and a winter side, chosen before the game. All basic rules and numbers are the same on both.

castle-rule-setup-round-track = Talers on the round track
    .text = One taler lies on each round space in use: 12 with two or four players, 15 with three. Each taler is one round.

castle-rule-setup-tower = The defence tower at the start
    .text = One piece of each kind, silver included, lies on the defence tower.

castle-rule-setup-tiles = Building tiles
    .text = The 23 tiles cover their places on the board. A tile on the board is a building still to be erected.

castle-rule-setup-standing = Buildings that already stand
    .text = Market and forge have no tile: they stand from the beginning and take helpers at once.

castle-rule-setup-helpers = Helpers of each player
    .text = Each player has 6 helpers, or 7 in a game of two.

castle-rule-setup-characters = The set of cards
    .text = Each player holds the same eight cards: messenger, trader, bricklayer, stonemason, three different workers and the architect.

castle-rule-setup-start-goods = Goods at the start
    .text = Each player begins with 3 talers, one sand, one wood and no points.

castle-rule-setup-stock = The town stock
    .text = All other pieces lie sorted on the four carts, silver with the rider. This is the stock everyone draws from.

castle-rule-setup-treasury = The treasury
    .text = All talers that lie neither on the round track nor with the players form the treasury.

castle-rule-setup-start-player = The first start player
    .text = Lots decide who is start player in the first round, unless the table agrees otherwise.

## Pieces are limited; almost everything is open

castle-rule-supply-pieces = A limited number of pieces
    .text = There are 83 pieces: 20 sand, 18 wood and 15 each of clay, stone and silver. What is not in the stock cannot be taken.

castle-rule-supply-talers = A limited number of talers
    .text = There are 105 talers in all. Income is paid only as far as the treasury reaches, the rest is lost; changing coins is free.

castle-rule-supply-open = What is open and what is hidden
    .text = Hidden are only the cards chosen this round, until they are revealed, and the order of the winter deck. Everything else may be seen by all.

## The round

castle-rule-round-order = The course of a round
    .text = The start player takes the round’s taler; all choose cards; the cards are revealed; workers are equipped; the characters act in order. In winter lasting events come before the choice and a new event after it.

castle-rule-round-start-taler = The start player’s taler
    .text = At the start of each round the start player takes the taler from the round’s space.

castle-rule-round-countdown = Counting down
    .text = The taler comes from the highest occupied space. The talers still lying there are the rounds still to come.

castle-rule-round-start-player-passes = The marker is passed on
    .text = After each round the start player marker goes to the next player clockwise.

## Choosing characters

castle-rule-choose-hidden = A secret choice
    .text = Every player lays a character card from hand face down. Nobody knows the others’ choices until all have chosen.

castle-rule-choose-compulsory = Choosing is compulsory
    .text = Nobody may sit out a round: everyone plays as many cards as the number of players asks for.

castle-rule-choose-two-player = Two cards with two players
    .text = In a game of two, each player chooses two different cards every round.

castle-rule-choose-odd-hand = A single card left
    .text = When events have shrunk a set in a game of two and only one card is left in hand, its owner plays just that one.

castle-rule-choose-architect-needs-played = No architect with a full hand
    .text = The architect may be chosen only by a player who already has a played card to take back. So he is never chosen in the first round, nor in two rounds running. With two players the test is made before both cards are chosen.

castle-rule-choose-hand-never-empty = The hand never runs out
    .text = The last card in hand is always the architect, who brings the others back, and no event can remove him.

castle-rule-choose-reveal = Revealing together
    .text = When all have chosen, the cards are turned up at the same time.

## Equipping workers

castle-rule-equip-pieces = Equipping a worker
    .text = A revealed worker gets his pieces from the town stock at once, wherever helpers may stand. They are laid on his card.

castle-rule-equip-wood-silver = The wood and silver worker
    .text = This worker gets two wood and one silver.

castle-rule-equip-sand-clay = The sand and clay worker
    .text = This worker gets two sand and one clay.

castle-rule-equip-stone-choice = The stone worker and his choice
    .text = This worker gets one stone and two pieces of the owner’s choice among sand, wood and clay; both may be of one kind. The choice is made when equipping and stands.

castle-rule-equip-order = The order of equipping
    .text = Workers are equipped clockwise from the start player.

castle-rule-equip-two-workers = Two workers of one player: who is equipped first
    .text = In a game of two, a player with two revealed workers decides which of them is equipped first where the stock is too short for both.

castle-rule-equip-shortage = Short stock when equipping
    .text = Pieces that the stock lacks are not placed and not replaced.

castle-rule-equip-on-card = Pieces on a worker card
    .text = Pieces on a worker card belong to nobody’s supply until the worker acts. His owner cannot pay with them for a building of another card.

## The order of the characters

castle-rule-order-characters = The order of the characters
    .text = Revealed cards act in this order: messenger, trader, bricklayer, stonemason, worker, architect. Nothing changes it.

castle-rule-order-ties = The same character twice
    .text = Players with the same character act clockwise from the start player.

castle-rule-order-two-workers = Two workers of one player
    .text = In a game of two, a player with two revealed workers decides which of them acts first; each may erect up to two buildings. Other pairs of cards act at their own places in the order.

castle-rule-order-played-row = The row of played cards
    .text = A card that has acted stays face up before its owner until an architect takes it back.

castle-rule-order-optional = What must be done and what may be
    .text = Income and the trader’s placement must be carried out. Buying, building and sending helpers are always voluntary.

## 1 Messenger

castle-rule-messenger-income = The messenger’s talers
    .text = The messenger brings 8 talers from the treasury.

castle-rule-messenger-short-treasury = A messenger and a short treasury
    .text = If the treasury holds less than 8, the messenger brings what is there. A later messenger may find it empty.

## 2 Trader

castle-rule-trader-place = Placing a helper at a carrier
    .text = The trader sends a helper from the supply to a cart or to the silver rider. It costs nothing.

castle-rule-trader-one-helper = One helper at each carrier
    .text = Each cart and the rider has room for a single helper, who stays until he is displaced or needed for a building; he is never moved to another carrier.

castle-rule-trader-rider = The silver rider
    .text = A helper may go to the rider only while all four carts are occupied.

castle-rule-trader-displace = Displacing a helper
    .text = While all four carts are occupied, by anyone, a trader may put a helper in the place of another player’s helper at a cart or at the rider.

castle-rule-trader-displace-fresh = Helpers placed this round are safe
    .text = A helper placed at a carrier this round cannot be displaced in the same round.

castle-rule-trader-displace-own = Own helpers are not displaced
    .text = A trader never displaces a helper of the same player.

castle-rule-trader-displaced-returns = A displaced helper goes home
    .text = A displaced helper returns to the owner’s supply.

castle-rule-trader-compulsory = Placing is compulsory
    .text = A trader with a helper in supply and a carrier open to him must place one.

castle-rule-trader-no-helper = No helper in supply
    .text = A trader without helpers in supply places none; only the own innkeeper of the town tavern may go instead. Helpers at carriers and in buildings stay where they are. The distribution takes place anyway.

castle-rule-trader-several = Several traders
    .text = All traders of a round place their helpers first, clockwise from the start player. Only then come the resources.

castle-rule-trader-distribution = One distribution a round
    .text = In a round with a trader, resources are handed out exactly once, to every player with a helper at a carrier.

castle-rule-trader-yield = What the carriers give
    .text = A helper earns 4 sand, 3 wood, 2 clay, 2 stone or 2 silver, depending on the carrier.

castle-rule-trader-tower-share = The tower’s share
    .text = Of each kind received, one piece goes to the defence tower; the player keeps the rest.

castle-rule-trader-shortage = Short stock at a carrier
    .text = When the stock is short, as much is handed out as there is, and the tower’s share still comes first. From a single piece the player gets nothing.

## 3 Bricklayer

castle-rule-bricklayer-tower = Taking from the defence tower
    .text = The bricklayer chooses one kind lying on the defence tower and takes all its pieces. While anything lies there, this must be done.

castle-rule-bricklayer-tower-empty = An empty defence tower
    .text = With nothing on the tower, the bricklayer takes nothing and goes on to build.

castle-rule-bricklayer-income = The bricklayer’s talers
    .text = For each piece paid for a building, the bricklayer’s owner gets 1 taler from the treasury. A piece swapped for silver counts once.

castle-rule-bricklayer-short-treasury = A bricklayer and a short treasury
    .text = The income ends when the treasury is empty.

## 4 Stonemason

castle-rule-stonemason-buy = Buying from a worker
    .text = Before building, the stonemason may buy a piece lying on a worker card another player revealed this round.

castle-rule-stonemason-price = The price of a piece
    .text = A piece costs 1 taler, paid to the worker’s owner. No taler, no purchase.

castle-rule-stonemason-one-piece = How many pieces
    .text = A stonemason buys one piece in all. A variant allows one from each worker card.

castle-rule-stonemason-order = Several stonemasons
    .text = Several stonemasons act one after the other, and each buys from what his predecessors have left.

castle-rule-stonemason-only-from-cards = Only from the card
    .text = Only pieces on worker cards are for sale, never a player’s own supply.

castle-rule-stonemason-own-worker = Not from an own worker
    .text = A stonemason never buys from a worker of the same player.

castle-rule-stonemason-last-piece = The last piece
    .text = A worker’s owner must sell, except when a single piece is left on the card: that sale may be refused.

castle-rule-stonemason-refused = After a refusal
    .text = A buyer who was refused may turn to another worker card or buy nothing.

castle-rule-stonemason-no-refill = No refilling
    .text = Pieces sold from a worker card are not replaced.

castle-rule-stonemason-points = The stonemason’s points
    .text = Each building erected by a stonemason scores all points printed on its tile, at once.

## 5 Worker

castle-rule-worker-take = Taking the pieces from the card
    .text = When the worker acts, whatever is left on his card passes to the owner’s supply.

castle-rule-worker-half-points = The worker’s points
    .text = Each building erected by a worker scores half the points printed on its tile, at once.

castle-rule-worker-even-points = Halves come out even
    .text = All printed points are even, so halving never needs rounding.

castle-rule-worker-no-helpers = Workers send no helpers
    .text = A worker builds, but sends no helpers into the castle.

## 6 Architect

castle-rule-architect-points = The architect’s points
    .text = The architect scores 5 points for every building that other players erected this round, whichever card built it. Every architect of the round scores.

castle-rule-architect-own-buildings = Own buildings do not count
    .text = A building erected by the architect’s owner in the same round scores nothing for the architect.

castle-rule-architect-points-first = Points first
    .text = The architect first scores and then takes the cards back.

castle-rule-architect-return = Taking cards back
    .text = All played cards of the player return to the hand, the architect and the other card of this round included.

castle-rule-architect-no-build = The architect does not build
    .text = The architect erects no buildings and sends no helpers.

## Building

castle-rule-build-who = Who builds
    .text = Buildings are erected by bricklayers, stonemasons and workers: the first for talers, the second for full points, the third for half.

castle-rule-build-any-tile = Any building
    .text = Any tile still on the board may be chosen. When it is paid for, the tile leaves the board and the building stands.

castle-rule-build-values = What pieces are worth
    .text = When building, sand is worth 1, wood 2, clay 4 and stone 5.

castle-rule-build-exact = Paying exactly
    .text = The pieces paid must be worth exactly the cost of the building, neither less nor more.

castle-rule-build-three-kinds = Three kinds at least
    .text = Every building is paid with at least three different kinds of resource.

castle-rule-build-even = All costs are even
    .text = Every building has an even cost, so pieces with an odd sum pay for none.

castle-rule-build-pieces-return = Paid pieces return
    .text = The pieces paid go back to the town stock at once.

castle-rule-build-two = Up to two buildings
    .text = With one card a player erects no, one or two buildings.

castle-rule-build-separate = Each building on its own
    .text = Two buildings are paid one after the other; each needs its own exact payment of three kinds and brings its reward before the next begins.

castle-rule-build-sequence = The order within a card
    .text = A card is carried out in a fixed order: first take or buy, then build, then send helpers.

castle-rule-build-silver = Silver while building
    .text = While paying for a building, silver may be handed to the forge; each piece is swapped for one piece of sand, wood, clay or stone from the carts.

castle-rule-build-silver-spent = Swapped pieces are spent
    .text = Any number of silver may be swapped for one building, in any order, but every piece taken must be spent on that building.

castle-rule-build-silver-kind = Silver is no kind of its own
    .text = Swapped silver counts as the kind taken for it and never as a further kind.

castle-rule-build-silver-source = Where swapped pieces come from
    .text = A swap takes from the carts as they stand at that moment, never from the tower or a worker card. What a first building returned may be taken for the second; an empty cart gives nothing.

castle-rule-build-silver-when = When silver may be swapped
    .text = Silver is swapped while paying for a building, for what a winter card asks, and in the palace at the end of the game; at no other time.

castle-rule-build-silver-stays = Silver stays in the forge
    .text = Silver handed to the forge remains there until the end of the game.

## Helpers

castle-rule-helper-who = Who sends helpers
    .text = Only bricklayers and stonemasons send helpers into the castle, after building.

castle-rule-helper-needs-building = A building first
    .text = Helpers may be sent only by a player who has erected at least one building this round, with whichever card.

castle-rule-helper-two = Up to two helpers
    .text = In one round a player sends no, one or two helpers, also with a bricklayer and a stonemason together.

castle-rule-helper-standing = Only into standing buildings
    .text = A helper goes to a free space of a building that stands, no matter who erected it.

castle-rule-helper-no-space = Buildings without helpers
    .text = The well, towers and houses take no helpers.

castle-rule-helper-one-per-space = One helper per space
    .text = Each space holds a single helper; a taken space is closed to others.

castle-rule-helper-fee = The fee
    .text = Before a helper is placed, the fee of the space is paid to the treasury from the player’s own talers.

castle-rule-helper-one-per-building = Different buildings
    .text = Two helpers of one round go to different buildings.

castle-rule-helper-later-rounds = More helpers later
    .text = In later rounds further helpers may join an own helper in the same building while there is a free space.

castle-rule-helper-from-carrier = Helpers from the carriers
    .text = Instead of one from the supply, a player may send a helper standing at a carrier, also to the granary or the town tavern.

castle-rule-helper-stays = Helpers stay
    .text = A helper in a building stays there until the end of the game.

castle-rule-helper-optional = Nobody has to send a helper
    .text = Erecting a building obliges nobody to send a helper there or anywhere else.

## The end

castle-rule-end-last-round = The last round
    .text = The game ends after round 12 with two or four players, after round 15 with three.

castle-rule-end-all-built = All buildings stand
    .text = When the last tile leaves the board, the current round is the last one. It is played out, the architects included.

## Final scoring

castle-rule-score-carriers-leave = Helpers at the carriers
    .text = Before scoring, the helpers at the carriers go home. They score nothing.

castle-rule-score-order = The order of scoring
    .text = Buildings score in this order: keep, tavern, gates, stable, servants’ quarters, market, palace, forge, granary.

castle-rule-score-keep = The keep
    .text = The helper in the keep scores 3 points for each free helper space in the castle.

castle-rule-score-keep-standing = Spaces the keep counts
    .text = The keep counts free spaces of standing buildings, market and forge included. Carriers, winter cards and spaces under tiles do not count. A variant counts all spaces of the board.

castle-rule-score-tavern-full = The tavern for 12 talers
    .text = This helper scores 1 point for each helper in the castle, whoever owns it, itself included.

castle-rule-score-tavern-half = The tavern for 6 talers
    .text = This helper scores 1 point for every two helpers in the castle, rounded down.

castle-rule-score-in-castle = Helpers in the castle
    .text = In the castle are the helpers on spaces of buildings. Those at the carriers, in the town tavern and in the granary are not.

castle-rule-score-big-gate = The big gate
    .text = The helper at the big gate scores 2 points for each tower erected by anyone.

castle-rule-score-small-gate = The small gate
    .text = The helper at the small gate scores 1 point for each tower erected by anyone.

castle-rule-score-stable-high = The stable for 16 talers
    .text = This helper scores 3 points for each house erected by anyone.

castle-rule-score-stable-low = The stable for 12 talers
    .text = This helper scores 2 points for each house erected by anyone.

castle-rule-score-servants-quarters = The servants’ quarters
    .text = Each helper here scores 1 point for every tile still on the board.

castle-rule-score-market-one = The market with one helper
    .text = A player with one helper at the market gets 1 point for every 2 talers handed in. An odd taler is kept.

castle-rule-score-market-two = The market with two helpers
    .text = A player with both spaces of the market gets 1 point for every taler handed in.

castle-rule-score-market-automatic = Talers are exchanged by themselves
    .text = Points come before any tie-break, so as many talers as possible are exchanged without asking.

castle-rule-score-palace = The palace
    .text = A player with one helper in the palace may hand in up to 5 pieces for their building values in points.

castle-rule-score-palace-two = The palace with two helpers
    .text = With both spaces of the palace a player may hand in up to 10 pieces.

castle-rule-score-palace-silver = Silver in the palace
    .text = Silver is first swapped as in building: it goes to the forge, and the piece taken from the carts is handed in.

castle-rule-score-palace-choice = Choosing what to hand in
    .text = The player hands in any pieces, one at a time and in any order, and may stop at any time: silver left in the forge can feed another player’s helper there.

castle-rule-score-palace-order = The order in the palace
    .text = In a building with a choice the players decide clockwise from the start player of the last round. Pieces handed in are back on the carts at once and may be taken by a later swap.

castle-rule-score-forge-full = The forge for 10 talers
    .text = This helper scores 1 point for each silver in the forge.

castle-rule-score-forge-half = The forge for 6 talers
    .text = This helper scores 1 point for every two silver in the forge, rounded down.

castle-rule-score-track = Beyond 90 points
    .text = The score track ends at 90; a marker that passes it starts again at 1, and 90 points are added.

## The winner

castle-rule-winner-points = Most points win
    .text = The player with the most points wins.

castle-rule-winner-talers = A tie: talers
    .text = Among players tied on points, the one with more talers wins. Talers exchanged for points no longer count.

castle-rule-winner-resources = A further tie: resources
    .text = If talers are equal too, the pieces left are compared by their building value. Silver is worth nothing here.

castle-rule-winner-shared = A shared victory
    .text = Players still tied share the victory.

## Winter

castle-rule-winter-side = The winter side
    .text = In winter the snowy side of board and tiles is used. Costs, points and fees stay the same; only events are added.

castle-rule-winter-deck = The winter deck
    .text = The winter cards are shuffled and lie face down. At most six are drawn in a game, the rest stay unseen. The deck has twelve cards, or six as in the first edition.

castle-rule-winter-symbols = Rounds with an event
    .text = A winter event is drawn in every round whose space on the round track bears the winter symbol.

castle-rule-winter-timing = When the event is drawn
    .text = The event is drawn after all have chosen their cards and before the cards are revealed. What it demands at once is settled in between.

castle-rule-winter-this-round = In force at once
    .text = A lasting card already rules the round in which it is drawn.

castle-rule-winter-player-order = The order of the players
    .text = Events are settled clockwise from the start player. Several lasting cards act in the order in which they appeared.

castle-rule-winter-lasting = Lasting events
    .text = Town tavern and granary stay to the end of the game; frozen beauty and beggar stay until they are settled. Several may lie out together.

castle-rule-winter-leaves = Events that leave
    .text = All other events are settled once and leave the game.

castle-rule-winter-face-down = Cards lying face down
    .text = Cards chosen this round and still face down are neither in hand nor played: the plague does not count them, and snowfall cannot remove them.

castle-rule-winter-cannot-pay = When one cannot pay
    .text = Only a demand that can be met in full may be chosen. If none can, a player pays what there is, or loses points as far as there are any.

castle-rule-winter-points-floor = Never below zero
    .text = Losing points never takes anyone below 0.

castle-rule-winter-silver = Silver for winter cards
    .text = Silver may be swapped for the pieces that a winter card asks for, as in building: the silver goes to the forge, any piece of a cart is taken for it and given at once. Two silver, for instance, bring the two wood for the hearth.

## Winter events

castle-rule-winter-town-tavern = Town tavern: the innkeeper
    .text = With a bricklayer or stonemason a player may send a helper here for 3 talers, if the place is free. He becomes innkeeper.

castle-rule-winter-town-tavern-rules = Town tavern: no building needed
    .text = Sending an innkeeper needs no building and does not count towards the two helpers of the round. A variant makes him a helper like any other.

castle-rule-winter-town-tavern-toll = Town tavern: the trader pays
    .text = Whoever plays a trader first pays 1 taler to the innkeeper’s owner. The innkeeper’s own owner pays nothing.

castle-rule-winter-town-tavern-coins = Town tavern: talers on the card
    .text = While there is no innkeeper, the traders’ talers are laid on the card. The next innkeeper’s owner takes them all.

castle-rule-winter-town-tavern-unpaid = Town tavern: who cannot pay
    .text = A trader without a taler takes one of the player’s own helpers from a carrier back to the supply. With no helper there, nothing happens.

castle-rule-winter-town-tavern-moves = Town tavern: leaving again
    .text = The innkeeper may leave when the owner plays a trader, to a carrier, or a bricklayer or stonemason, to a building.

castle-rule-winter-town-tavern-kept = Town tavern: nobody is displaced
    .text = An innkeeper cannot be displaced by other players.

castle-rule-winter-town-tavern-no-points = Town tavern: no points
    .text = The innkeeper scores nothing at the end.

castle-rule-winter-granary = Granary: sending a helper
    .text = With a bricklayer or stonemason a player may send a helper here for 5 talers, under all the rules for helpers.

castle-rule-winter-granary-capacity = Granary: three places
    .text = The granary holds up to three helpers, of one player or of several; they stay there.

castle-rule-winter-granary-points = Granary: the points
    .text = At the end a single helper scores 10 points; two score 7 each; three score 3 each.

castle-rule-winter-plague = Plague
    .text = Each player removes one of the own played cards from the game, or pays the treasury 1 taler for every played card.

castle-rule-winter-plague-spared = Plague: nothing played
    .text = A player without played cards is spared.

castle-rule-winter-plague-poor = Plague: too poor
    .text = Who cannot pay for all played cards must remove one.

castle-rule-winter-broken-wall = Broken wall
    .text = Each player may give 0 to 3 stone to the stock and scores 3 points for each.

castle-rule-winter-frozen-beauty = Frozen beauty: the courting begins
    .text = The card stays until the beauty is won. At the start of every later round, after the round’s taler, each player in turn may begin the courting; whoever begins it must give.

castle-rule-winter-frozen-beauty-courting = Frozen beauty: courting
    .text = In the round in which the courting begins and at the start of every round after it, each player who is not out, from the start player on, lays one taler or one piece on the card, or is out.

castle-rule-winter-frozen-beauty-drop-out = Frozen beauty: dropping out
    .text = Whoever lays nothing, from choice or from need, is out for the rest of the game, also in the round in which the courting begins.

castle-rule-winter-frozen-beauty-win = Frozen beauty: the last suitor
    .text = When a single suitor is left who has given, he wins 8 points; he does not give again.

castle-rule-winter-frozen-beauty-loot = Frozen beauty: the gifts
    .text = After the win all players but the winner, suitors or not, take one gift each in turn from the start player on, until the card is bare. Then it leaves.

castle-rule-winter-frozen-beauty-unresolved = Frozen beauty: undecided
    .text = If nobody has won the beauty when the game ends, nobody gets points, and the gifts stay on the card.

castle-rule-winter-snowfall = Snowfall
    .text = Each player removes a worker card from hand or from the played cards, or pays 3 talers to the treasury.

castle-rule-winter-snowfall-no-worker = Snowfall: no worker
    .text = Who has no worker to send pays 3 talers, or as many as there are.

castle-rule-winter-beggar = Beggar
    .text = When the card appears and at the start of every later round, each player in turn pays 1 taler to the treasury or refuses.

castle-rule-winter-beggar-refused = Beggar: the refusal
    .text = The first player who does not pay, willingly or not, loses 5 points. The card leaves at once, and nobody after him pays.

castle-rule-winter-hearth = Hearth
    .text = Each player may once give 2 wood to the stock and score 3 points.

castle-rule-winter-famine = Famine
    .text = For each own helper in the castle a player pays 3 talers or loses 2 points, choosing for every helper anew.

castle-rule-winter-robbers = Robbers
    .text = Each player pays 3 talers to the treasury or removes the messenger from the game.

castle-rule-winter-robbers-face-down = Robbers: a messenger already chosen
    .text = A messenger lying face down may be given up too. He leaves without effect, and his owner has one card fewer this round.

castle-rule-winter-robbers-no-messenger = Robbers: no messenger
    .text = Who no longer has the messenger pays 3 talers, or as many as there are.

castle-rule-winter-trade-tax = Trade tax
    .text = For each own helper at a carrier a player pays 1 taler to the treasury or loses 2 points, choosing for every helper anew.

castle-rule-winter-new-road = New road
    .text = Each player may once give a stone, a clay and a sand to the stock and receives 4 points or 5 talers.

## Chapters

castle-topic-setup = Setting up
castle-topic-supply = Supplies and open knowledge
castle-topic-round = The round
castle-topic-choose = Choosing characters
castle-topic-equip = Equipping workers
castle-topic-order = The order of the characters
castle-topic-messenger = The messenger
castle-topic-trader = The trader
castle-topic-bricklayer = The bricklayer
castle-topic-stonemason = The stonemason
castle-topic-worker = The worker
castle-topic-architect = The architect
castle-topic-build = Building
castle-topic-helper = Helpers
castle-topic-end = The end of the game
castle-topic-score = Final scoring
castle-topic-winner = The winner
castle-topic-winter = Winter
