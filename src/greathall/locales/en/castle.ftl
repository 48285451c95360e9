### A Castle for All Seasons: names and sentences.

## The game

castle-title = A Castle for All Seasons

castle-tagline = Build a castle together, and be its master in the end

castle-about = Two to four players raise the same castle: towers, houses, gates and a palace. Each round everyone secretly picks a character; traders fetch goods, bricklayers, stonemasons and workers build, and the architect profits from what the others have built. Helpers sent into the finished buildings decide the game at the end. In winter, events upset the best of plans.

## Resources, talers, points, helpers

castle-resource-sand = Sand
    .acc = sand
    .gen = sand
    .n = { $n } sand
    .n-acc = { $n } sand
    .n-gen = { $n } sand

castle-resource-wood = Wood
    .acc = wood
    .gen = wood
    .n = { $n } wood
    .n-acc = { $n } wood
    .n-gen = { $n } wood

castle-resource-clay = Clay
    .acc = clay
    .gen = clay
    .n = { $n } clay
    .n-acc = { $n } clay
    .n-gen = { $n } clay

castle-resource-stone = Stone
    .acc = stone
    .gen = stone
    .n = { $n } stone
    .n-acc = { $n } stone
    .n-gen = { $n } stone

castle-resource-silver = Silver
    .acc = silver
    .gen = silver
    .n = { $n } silver
    .n-acc = { $n } silver
    .n-gen = { $n } silver

castle-currency-taler = Talers
    .acc = talers
    .gen = talers
    .n = { $n ->
        [one] { $n } taler
       *[other] { $n } talers
    }
    .n-acc = { $n ->
        [one] { $n } taler
       *[other] { $n } talers
    }
    .n-gen = { $n ->
        [one] { $n } taler
       *[other] { $n } talers
    }

castle-currency-point = Victory points
    .acc = victory points
    .gen = victory points
    .n = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .n-acc = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .n-gen = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

castle-piece-helper = Helper
    .acc = helper
    .gen = helper
    .n = { $n ->
        [one] { $n } helper
       *[other] { $n } helpers
    }
    .n-acc = { $n ->
        [one] { $n } helper
       *[other] { $n } helpers
    }
    .n-gen = { $n ->
        [one] { $n } helper
       *[other] { $n } helpers
    }

## Colours

castle-colour-red = Red

castle-colour-blue = Blue

castle-colour-yellow = Yellow
    .nom = yellow

castle-colour-green = Green

castle-colour-dark_brown = Dark brown
    .nom = dark brown

castle-colour-red_brown = Red-brown
    .nom = red-brown

castle-colour-grey = Grey
    .nom = grey

castle-colour-silver = Silver
    .nom = silver

## Characters and cards

castle-character-messenger = Messenger
    .acc = the messenger
    .gen = the messenger
    .dat = the messenger
    .ins = the messenger
    .nom = messenger
    .text = Brings 8 talers from the treasury.

castle-character-trader = Trader
    .acc = the trader
    .gen = the trader
    .dat = the trader
    .ins = the trader
    .nom = trader
    .text = Places a helper at a carrier; then every carrier serves its helper, and one piece of each kind goes to the defence tower.

castle-character-bricklayer = Bricklayer
    .acc = the bricklayer
    .gen = the bricklayer
    .dat = the bricklayer
    .ins = the bricklayer
    .nom = bricklayer
    .text = Takes all pieces of one kind from the defence tower; builds up to two buildings for 1 taler per piece paid; may then place helpers.
    .reward = Each building brings 1 taler per piece paid.

castle-character-stonemason = Stonemason
    .acc = the stonemason
    .gen = the stonemason
    .dat = the stonemason
    .ins = the stonemason
    .nom = stonemason
    .text = May buy a piece from another player’s worker; builds up to two buildings for their full points; may then place helpers.
    .reward = Each building brings its full points.

castle-character-worker = Worker
    .acc = the worker
    .gen = the worker
    .dat = the worker
    .ins = the worker
    .nom = worker
    .text = Takes the pieces from his card; builds up to two buildings for half their points.
    .reward = Each building brings half its points.

castle-character-architect = Architect
    .acc = the architect
    .gen = the architect
    .dat = the architect
    .ins = the architect
    .nom = architect
    .text = Scores 5 points for each building the others erected this round, then takes all played cards back.

castle-card-messenger = Messenger
    .acc = the messenger
    .gen = the messenger
    .dat = the messenger
    .ins = the messenger
    .nom = messenger

castle-card-trader = Trader
    .acc = the trader
    .gen = the trader
    .dat = the trader
    .ins = the trader
    .nom = trader

castle-card-bricklayer = Bricklayer
    .acc = the bricklayer
    .gen = the bricklayer
    .dat = the bricklayer
    .ins = the bricklayer
    .nom = bricklayer

castle-card-stonemason = Stonemason
    .acc = the stonemason
    .gen = the stonemason
    .dat = the stonemason
    .ins = the stonemason
    .nom = stonemason

castle-card-worker_wood_silver = Worker (wood, silver)
    .acc = the worker (wood, silver)
    .gen = the worker (wood, silver)
    .dat = the worker (wood, silver)
    .ins = the worker (wood, silver)
    .nom = worker (wood, silver)

castle-card-worker_sand_clay = Worker (sand, clay)
    .acc = the worker (sand, clay)
    .gen = the worker (sand, clay)
    .dat = the worker (sand, clay)
    .ins = the worker (sand, clay)
    .nom = worker (sand, clay)

castle-card-worker_stone = Worker (stone, free choice)
    .acc = the worker (stone, free choice)
    .gen = the worker (stone, free choice)
    .dat = the worker (stone, free choice)
    .ins = the worker (stone, free choice)
    .nom = worker (stone, free choice)

castle-card-architect = Architect
    .acc = the architect
    .gen = the architect
    .dat = the architect
    .ins = the architect
    .nom = architect

## Carriers

castle-carrier-sand_cart = Sand cart
    .acc = the sand cart
    .gen = the sand cart
    .dat = the sand cart

castle-carrier-wood_cart = Wood cart
    .acc = the wood cart
    .gen = the wood cart
    .dat = the wood cart

castle-carrier-clay_cart = Clay cart
    .acc = the clay cart
    .gen = the clay cart
    .dat = the clay cart

castle-carrier-stone_cart = Stone cart
    .acc = the stone cart
    .gen = the stone cart
    .dat = the stone cart

castle-carrier-rider = Silver rider
    .acc = the silver rider
    .gen = the silver rider
    .dat = the silver rider

## Buildings

castle-building-tower_1 = Tower 1
    .acc = tower 1
    .gen = tower 1
    .pre = tower 1

castle-building-tower_2 = Tower 2
    .acc = tower 2
    .gen = tower 2
    .pre = tower 2

castle-building-tower_3 = Tower 3
    .acc = tower 3
    .gen = tower 3
    .pre = tower 3

castle-building-tower_4 = Tower 4
    .acc = tower 4
    .gen = tower 4
    .pre = tower 4

castle-building-tower_5 = Tower 5
    .acc = tower 5
    .gen = tower 5
    .pre = tower 5

castle-building-tower_6 = Tower 6
    .acc = tower 6
    .gen = tower 6
    .pre = tower 6

castle-building-tower_7 = Tower 7
    .acc = tower 7
    .gen = tower 7
    .pre = tower 7

castle-building-tower_8 = Tower 8
    .acc = tower 8
    .gen = tower 8
    .pre = tower 8

castle-building-tower_9 = Tower 9
    .acc = tower 9
    .gen = tower 9
    .pre = tower 9

castle-building-house_1 = House 1
    .acc = house 1
    .gen = house 1
    .pre = house 1

castle-building-house_2 = House 2
    .acc = house 2
    .gen = house 2
    .pre = house 2

castle-building-house_3 = House 3
    .acc = house 3
    .gen = house 3
    .pre = house 3

castle-building-house_4 = House 4
    .acc = house 4
    .gen = house 4
    .pre = house 4

castle-building-house_5 = House 5
    .acc = house 5
    .gen = house 5
    .pre = house 5

castle-building-house_6 = House 6
    .acc = house 6
    .gen = house 6
    .pre = house 6

castle-building-well = Well
    .acc = the well
    .gen = the well
    .pre = the well

castle-building-keep = Keep
    .acc = the keep
    .gen = the keep
    .pre = the keep

castle-building-tavern = Tavern
    .acc = the tavern
    .gen = the tavern
    .pre = the tavern

castle-building-big_gate = Big Gate
    .acc = the big gate
    .gen = the big gate
    .pre = the big gate

castle-building-small_gate = Small Gate
    .acc = the small gate
    .gen = the small gate
    .pre = the small gate

castle-building-stable = Stable
    .acc = the stable
    .gen = the stable
    .pre = the stable

castle-building-servants_quarters = Servants’ Quarters
    .acc = the servants’ quarters
    .gen = the servants’ quarters
    .pre = the servants’ quarters

castle-building-palace = Palace
    .acc = the palace
    .gen = the palace
    .pre = the palace

castle-building-market = Market
    .acc = the market
    .gen = the market
    .pre = the market

castle-building-forge = Forge
    .acc = the forge
    .gen = the forge
    .pre = the forge

castle-kind-tower = Towers
    .n = { $n ->
        [one] { $n } tower
       *[other] { $n } towers
    }

castle-kind-house = Houses
    .n = { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }

## Helper spaces: the building and the fee; equal fees are numbered

castle-space-keep_1 = Keep, 14 talers
    .to = to the keep
    .points = { castle-scoring-keep_free_spaces.points }

castle-space-tavern_12 = Tavern, 12 talers
    .to = to the tavern
    .points = { castle-scoring-tavern_full.points }

castle-space-tavern_6 = Tavern, 6 talers
    .to = to the tavern
    .points = { castle-scoring-tavern_half.points }

castle-space-big_gate_1 = Big Gate, 10 talers
    .to = to the big gate
    .points = { castle-scoring-big_gate.points }

castle-space-small_gate_1 = Small Gate, 5 talers
    .to = to the small gate
    .points = { castle-scoring-small_gate.points }

castle-space-stable_16 = Stable, 16 talers
    .to = to the stable
    .points = { castle-scoring-stable_high.points }

castle-space-stable_12 = Stable, 12 talers
    .to = to the stable
    .points = { castle-scoring-stable_low.points }

castle-space-servants_1 = Servants’ Quarters, 6 talers (1)
    .to = to the servants’ quarters
    .points = { castle-scoring-servants_unbuilt.points }

castle-space-servants_2 = Servants’ Quarters, 6 talers (2)
    .to = to the servants’ quarters
    .points = { castle-scoring-servants_unbuilt.points }

castle-space-servants_3 = Servants’ Quarters, 6 talers (3)
    .to = to the servants’ quarters
    .points = { castle-scoring-servants_unbuilt.points }

castle-space-market_1 = Market, 6 talers (1)
    .to = to the market
    .points = { castle-scoring-market_talers.points }

castle-space-market_2 = Market, 6 talers (2)
    .to = to the market
    .points = { castle-scoring-market_talers.points }

castle-space-palace_1 = Palace, 17 talers (1)
    .to = to the palace
    .points = { castle-scoring-palace_resources.points }

castle-space-palace_2 = Palace, 17 talers (2)
    .to = to the palace
    .points = { castle-scoring-palace_resources.points }

castle-space-forge_10 = Forge, 10 talers
    .to = to the forge
    .points = { castle-scoring-forge_full.points }

castle-space-forge_6 = Forge, 6 talers
    .to = to the forge
    .points = { castle-scoring-forge_half.points }

## Winter events

castle-winter-town_tavern = Town Tavern
    .text = Stays for the rest of the game. For 3 talers a helper becomes innkeeper. Whoever plays a trader pays the innkeeper’s owner 1 taler; while there is no innkeeper, the talers wait on the card for the next one.

castle-winter-granary = Granary
    .text = Stays for the rest of the game. Up to three helpers may be sent here for 5 talers each. At the end one helper scores 10 points, two score 7 each, three score 3 each.

castle-winter-plague = Plague
    .text = Each player removes one played card from the game, or pays 1 taler for every card lying played.

castle-winter-broken_wall = Broken Wall
    .text = Each player may give up to three stone for the repairs and scores 3 points for each.

castle-winter-frozen_beauty = Frozen Beauty
    .text = To court her, lay a taler or a piece on the card now and again at the start of every round. The last suitor wins 8 points; then all players share out the gifts in turn.

castle-winter-snowfall = Snowfall
    .text = Each player removes a worker card from hand or from the played cards, or pays 3 talers.

castle-winter-beggar = Beggar
    .text = Now and at the start of every round each player in turn pays 1 taler. The first who does not loses 5 points, and the beggar leaves.

castle-winter-hearth = Hearth
    .text = Each player may give two wood and score 3 points.

castle-winter-famine = Famine
    .text = For each own helper in the castle a player pays 3 talers or loses 2 points. Helpers at the carriers do not count.

castle-winter-robbers = Robbers
    .text = Each player pays 3 talers or removes the messenger from the game.

castle-winter-trade_tax = Trade Tax
    .text = For each own helper at a carrier a player pays 1 taler or loses 2 points.

castle-winter-new_road = New Road
    .text = Each player may give one stone, one clay and one sand, and receives 4 points or 5 talers.

## Variants

castle-variant-season = Season
    .text = Which side of the board is used. Winter adds event cards; everything else is the same.

castle-variant-season-summer = Summer

castle-variant-season-winter = Winter

castle-variant-winter_cards = Winter cards
    .text = Which deck the winter events are drawn from: the six of the first edition, or all twelve.

castle-variant-winter_cards-6 = Six cards

castle-variant-winter_cards-12 = Twelve cards

castle-variant-stonemason_purchase = Stonemason’s purchase
    .text = How many pieces a stonemason may buy: one in all, or one from each worker card.

castle-variant-stonemason_purchase-total = One piece in all

castle-variant-stonemason_purchase-per_worker = One piece per worker card

castle-variant-keep_counts = Spaces the keep counts
    .text = Which free helper spaces score for the keep: those of standing buildings, or all printed on the board.

castle-variant-keep_counts-standing = Standing buildings

castle-variant-keep_counts-all = All buildings

castle-variant-tavern_rules = Innkeeper of the town tavern
    .text = Whether an innkeeper needs a building erected with the same card and counts towards the two helpers, or may be sent freely.

castle-variant-tavern_rules-helper_rules = As any helper

castle-variant-tavern_rules-free = Freely

## Where points come from

castle-score-build = Building

castle-score-architect = Architect

castle-score-winter = Winter events

castle-score-keep = Keep

castle-score-tavern = Tavern

castle-score-gates = Gates

castle-score-stable = Stable

castle-score-servants_quarters = Servants’ Quarters

castle-score-market = Market

castle-score-palace = Palace

castle-score-forge = Forge

castle-score-granary = Granary

## What decides between equal points

castle-tie-talers = talers left

castle-tie-resources = building value of the resources left

## Scorings, decks and other entries of the component browser

castle-scoring-keep_free_spaces = Keep: { castle-scoring-keep_free_spaces.points }
    .points = 3 points per free helper space

castle-scoring-tavern_full = Tavern: { castle-scoring-tavern_full.points }
    .points = 1 point per helper in the castle

castle-scoring-tavern_half = Tavern: { castle-scoring-tavern_half.points }
    .points = 1 point per two helpers in the castle

castle-scoring-big_gate = Big gate: { castle-scoring-big_gate.points }
    .points = 2 points per tower

castle-scoring-small_gate = Small gate: { castle-scoring-small_gate.points }
    .points = 1 point per tower

castle-scoring-stable_high = Stable: { castle-scoring-stable_high.points }
    .points = 3 points per house

castle-scoring-stable_low = Stable: { castle-scoring-stable_low.points }
    .points = 2 points per house

castle-scoring-servants_unbuilt = Servants’ quarters: { castle-scoring-servants_unbuilt.points }
    .points = 1 point per building left unbuilt

castle-scoring-market_talers = Market: { castle-scoring-market_talers.points }
    .points = 1 point per 2 talers left, with both helpers per taler

castle-scoring-palace_resources = Palace: { castle-scoring-palace_resources.points }
    .points = up to 5 pieces for their worth in points, with both helpers up to 10

castle-scoring-forge_full = Forge: { castle-scoring-forge_full.points }
    .points = 1 point per silver in the forge

castle-scoring-forge_half = Forge: { castle-scoring-forge_half.points }
    .points = 1 point per two silver in the forge

castle-scoring-granary_share = Granary: 10, 7 or 3 points per helper

castle-deck-six = Six winter cards

castle-deck-twelve = Twelve winter cards

castle-seating-two = Two players

castle-seating-three = Three players

castle-seating-four = Four players

castle-start-player = Each player at the start

castle-start-defence_tower = Defence tower at the start

castle-round_space-round_15 = Round track, space 15

castle-round_space-round_14 = Round track, space 14

castle-round_space-round_13 = Round track, space 13

castle-round_space-round_12 = Round track, space 12

castle-round_space-round_11 = Round track, space 11

castle-round_space-round_10 = Round track, space 10

castle-round_space-round_9 = Round track, space 9

castle-round_space-round_8 = Round track, space 8

castle-round_space-round_7 = Round track, space 7

castle-round_space-round_6 = Round track, space 6

castle-round_space-round_5 = Round track, space 5

castle-round_space-round_4 = Round track, space 4

castle-round_space-round_3 = Round track, space 3

castle-round_space-round_2 = Round track, space 2

castle-round_space-round_1 = Round track, space 1

## Where a helper comes from

castle-place-supply = from the supply

castle-place-town_tavern = from the town tavern

castle-place-sand_cart = from the sand cart

castle-place-wood_cart = from the wood cart

castle-place-clay_cart = from the clay cart

castle-place-stone_cart = from the stone cart

castle-place-rider = from the silver rider

## Places and phases

castle-term-treasury = Treasury

castle-term-stock = Town stock

castle-term-defence_tower = Defence tower

castle-term-start_player = Start player

castle-term-innkeeper = Innkeeper

castle-term-round = Round

castle-term-hand = Hand

castle-term-played = Played cards

castle-term-removed = Out of the game

castle-term-supply = Supply

## What happens

castle-event-start-player = { $seat } is the start player.

castle-event-round = Round { $n } of { $of }

castle-event-round-taler = { $seat } takes the round’s taler.

castle-event-reveal = { $seat } reveals { NAME($card, form: "acc") }.

castle-event-equipped = { $seat } equips { NAME($card, form: "acc") } with { NAME($pieces, form: "n-acc") }.

castle-event-income = { $seat } receives { NAME("currency:taler", $n, form: "n-acc") } thanks to { NAME($card, form: "acc") }.

castle-event-placed = { $seat } sends a helper to { NAME($carrier, form: "acc") }.

castle-event-displaced = { $seat } displaces a helper at { NAME($carrier, form: "acc") }; { $owner } takes it back.

castle-event-moved = { $seat } moves a helper { NAME($source) } to { NAME($carrier, form: "acc") }.

castle-event-kept-back = { $seat } places no helper.

castle-event-delivered = { $seat } receives { $pieces } from the carriers.

castle-event-tower-share = The defence tower receives { $pieces }.

castle-event-took-tower = { $seat } takes { NAME($resource, $n, form: "n-acc") } from the defence tower.

castle-event-bought = { $seat } buys { NAME($resource, 1, form: "n-acc") } from { $owner } for { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-refused = { $owner } refuses to sell the last piece; { $seat } may look elsewhere.

castle-event-took-card = { $seat } takes { NAME($pieces, form: "n-acc") } from the worker card.

castle-event-swapped = { $seat } hands 1 silver to the forge and takes { NAME($resource, 1, form: "n-acc") }.

castle-event-built-nothing = { $seat } builds nothing with { NAME($card, form: "acc") }.

castle-event-built = { $seat } builds { NAME($building, form: "acc") } with { NAME($pieces, form: "n-acc") }.

castle-event-points = { NAME($category) }: { $seat } scores { NAME("currency:point", $n, form: "n-acc") }.

castle-event-lost-points = { $seat } loses { NAME("currency:point", $n, form: "n-acc") }.

castle-event-recalled = { $seat } calls a helper away { NAME($source) }.

castle-event-housed = { $seat } pays { NAME("currency:taler", $n, form: "n-acc") } and sends a helper { NAME($space, form: "to") }.

castle-event-took-back = { $seat } takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } back.

castle-event-winter = Winter event: { NAME($event) }.

castle-event-winter-ends = The card “{ NAME($event) }” leaves the game.

castle-event-paid = { $seat } pays { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-gave = { $seat } gives { NAME($pieces, form: "n-acc") } to the town stock.

castle-event-lost-card = { $seat } removes { NAME($card, form: "acc") } from the game.

castle-event-inn-opened = { $seat } pays { NAME("currency:taler", $n, form: "n-acc") }, and a helper becomes innkeeper of the town tavern.

castle-event-inn-coins = { $seat } takes { NAME("currency:taler", $n, form: "n-acc") } from the town tavern.

castle-event-toll = Town tavern: { $seat } pays { $owner } { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-toll-waits = { $seat } lays { NAME("currency:taler", 1, form: "n-acc") } on the town tavern.

castle-event-toll-unpaid = { $seat } cannot pay the town tavern and takes the helper back from { NAME($carrier, form: "acc") }.

castle-event-stored = { $seat } pays { NAME("currency:taler", $n, form: "n-acc") } and sends a helper to the granary.

castle-event-courted = { $seat } gives the frozen beauty { NAME($resource, 1, form: "n-acc") }.

castle-event-courted-taler = { $seat } gives the frozen beauty { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-dropped-out = { $seat } turns away from the frozen beauty.

castle-event-beauty-won = { $seat } wins the heart of the frozen beauty.

castle-event-beauty-leaves = Nobody courts the frozen beauty, and she leaves.

castle-event-looted = { $seat } takes { NAME($resource, 1, form: "n-acc") } from the gifts.

castle-event-looted-taler = { $seat } takes { NAME("currency:taler", 1, form: "n-acc") } from the gifts.

castle-event-all-built = All buildings stand: that was the last round.

castle-event-final-scoring = Final scoring

castle-event-sold-talers = Market: { $seat } exchanges { NAME("currency:taler", $n, form: "n-acc") } for { NAME("currency:point", $points, form: "n-acc") }.

castle-event-converted = Palace: { $seat } hands in { NAME($resource, 1, form: "n-acc") } for { NAME("currency:point", $points, form: "n-acc") }.

castle-event-rewarded = { NAME($event) }: { $seat } receives { NAME("currency:taler", $n, form: "n-acc") }.

## Questions

castle-ask-choose-cards =
    { $n ->
        [one] Choose a card to play this round.
       *[other] Choose { $n } cards to play this round.
    }

castle-ask-equip-freely = Choose two pieces for the stone worker.

castle-ask-first-worker = Which of your workers acts first?

castle-ask-place-helper = Where does the trader send a helper?

castle-ask-send-to-carrier = Which helper goes to { NAME($carrier, form: "acc") }?

castle-ask-take-from-tower = Which resource do you take from the defence tower?

castle-ask-buy-piece = Buy a piece from a worker?

castle-ask-sell-last-piece = { $buyer } wants the last piece on your worker card: { NAME($resource, 1, form: "n-acc") }. Sell it?
    .topic = Selling the last piece on your worker card

castle-ask-build = { NAME($card) }: what do you build? { NAME($character, form: "reward") } This card may still erect { $left ->
        [one] { $left } building
       *[other] { $left } buildings
    }.

castle-ask-swap-silver = Swap silver to build { NAME($building, form: "acc") } (cost { $cost })? Each silver stands in for a piece of any kind; you have { $n }.

castle-ask-pay-pieces = How much { NAME($resource, form: "acc") } goes into { NAME($building, form: "acc") }? Each is worth { $value }; still to be paid: { $due }.

castle-ask-house-helper = Send a helper into the castle? There it stays and scores at the end of the game.

castle-ask-send-helper = Which helper do you send? Destination: { NAME($place) }.

castle-ask-withdraw-helper = You cannot pay the town tavern. Which helper do you take back?

castle-ask-offer = { NAME($event) }. { NAME($event, form: "text") }

castle-ask-choose-reward = { NAME($event) }: take { NAME("currency:point", $points, form: "n-acc") } or { NAME("currency:taler", $talers, form: "n-acc") }?

castle-ask-pay-or-lose-card = { NAME($event) }. { NAME($event, form: "text") }

castle-ask-pay-for-helpers = { NAME($event) }: for each helper pay { NAME("currency:taler", $talers, form: "n-acc") } or lose { NAME("currency:point", $points, form: "n-acc") }. Helpers: { $helpers }. For how many do you pay talers?

castle-ask-court = Court the frozen beauty with a gift?

castle-ask-take-gift = Which gift do you take?

castle-ask-answer-beggar = Give the beggar a taler?

castle-ask-convert-piece = Palace: hand in a piece for points? You may still hand in { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }.

## Choices

castle-do-choose = Play { NAME($cards, form: "acc") }

castle-do-equip = Take { NAME($resources, form: "n-acc") }

castle-do-place = Send a helper to { NAME($carrier, form: "acc") }

castle-do-keep-back = Place no helper

castle-do-send = The helper { NAME($place) }

castle-do-take = Take all { NAME($resource, form: "acc") }

castle-do-buy = Buy { NAME($resource, 1, form: "n-acc") } for { NAME("currency:taler", 1, form: "n-acc") } from { $owner }: { NAME($card, form: "nom") }

castle-do-buy-nothing = Buy nothing

castle-do-sell = Sell it

castle-do-refuse = Keep it

castle-do-first = Begin with { NAME($card, form: "acc") }

castle-do-build = Build { NAME($building, form: "acc") }

castle-do-build-nothing = Finish building

castle-do-swap = Swap silver for { NAME($resource, 1, form: "n-acc") }

castle-do-swap-no-more = Swap no more silver

castle-do-pay-pieces =
    { $n ->
        [0] Pay no { NAME($resource, form: "gen") }
       *[other] Pay { NAME($resource, $n, form: "n-acc") }
    }

castle-do-house = { NAME($space) }: { NAME($space, form: "points") }

castle-do-open-inn = Send a helper to the town tavern as innkeeper

castle-do-store = Send a helper to the granary

castle-do-house-nobody = Send no more helpers

castle-do-remove-helper = Take the helper back from { NAME($carrier, form: "acc") }

castle-do-give =
    { $n ->
        [0] Decline
        [1] Accept
        [2] Accept twice
       *[other] Accept { $n } times
    }

castle-do-reward-points = Take the points

castle-do-reward-talers = Take the talers

castle-do-give-up = Remove { NAME($card, form: "acc") } from the game

castle-do-pay-talers = Pay { NAME("currency:taler", $n, form: "n-acc") }

castle-do-pay-fines =
    { $n ->
        [0] Lose points for every helper
       *[other] Pay talers for { NAME("piece:helper", $n, form: "n-acc") }
    }

castle-do-refuse-beggar = Refuse and lose { NAME("currency:point", $n, form: "n-acc") }

castle-do-court = Give { NAME($resource, 1, form: "n-acc") }

castle-do-court-taler = Give { NAME("currency:taler", 1, form: "n-acc") }

castle-do-stop-courting = Give her nothing

castle-do-loot = Take { NAME($resource, 1, form: "n-acc") }

castle-do-loot-taler = Take { NAME("currency:taler", 1, form: "n-acc") }

castle-do-convert = Hand in { NAME($resource, 1, form: "n-acc") }

castle-do-convert-silver = Swap silver and hand in { NAME($resource, 1, form: "n-acc") }

castle-do-convert-no-more = Hand in no more

## Why not

castle-why-no-played-card = The architect has nothing to take back: none of your cards has been played yet.

castle-why-empty-cart-first = A cart is still free. Helpers are displaced only when all four carts are taken.

castle-why-rider-later = The silver rider accepts a helper only when all four carts are taken.

castle-why-own-helper = Your own helper already stands here.

castle-why-fresh-helper = { $owner } placed this helper only this round; it cannot be displaced yet.

castle-why-must-place = You have a helper in your supply, so the trader must place one.

castle-why-tower-has-none = There is no { NAME($resource, form: "gen") } on the defence tower.

castle-why-card-has-none = There is no { NAME($resource, form: "gen") } on this card.

castle-why-no-taler = You are { NAME("currency:taler", $n, form: "n-gen") } short.

castle-why-owner-refused = { $owner } keeps the last piece.

castle-why-bought-there = You have already bought from this card.

castle-why-too-little = The building costs { $n }; your pieces are worth { $have } at most.

castle-why-two-kinds = Three kinds of resource are needed; you have { $kinds }.

castle-why-not-exact = Your pieces cannot make exactly { $n } with three kinds of resource.

castle-why-stock-short = There is not enough { NAME($resource, form: "gen") } left on the cart.

castle-why-cart-empty = There is no { NAME($resource, form: "gen") } left on the cart.

castle-why-swap-unspent = A piece taken for silver must be spent on this building, and this one would not fit.

castle-why-swap-needed = The payment does not come out exactly yet: swap more silver.

castle-why-wrong-amount = With this number the payment cannot come out exactly.

castle-why-not-standing = Not built yet: { NAME($building) }.

castle-why-space-taken = The space is taken ({ $owner }).

castle-why-one-per-building = You have already sent a helper there this round: { NAME($building) }.

castle-why-fee-missing = You are { NAME("currency:taler", $n, form: "n-gen") } short of the fee.

castle-why-already-two = Two helpers have already been sent with this card.

castle-why-no-building = No building has been erected with this card.

castle-why-inn-taken = The town tavern already has an innkeeper ({ $owner }).

castle-why-granary-full = The granary is full.

castle-why-one-per-granary = You have already sent a helper to the granary this round.

castle-why-talers-missing = You are { NAME("currency:taler", $n, form: "n-gen") } short.

castle-why-pieces-missing = You lack { NAME($pieces, form: "n-gen") }.

castle-why-points-left = You have too few points for that: pay talers for more helpers.

castle-why-no-taler-to-give = You have no taler to give.

castle-why-nothing-of-this = You have no { NAME($resource, form: "gen") }.

castle-why-no-gift = There is no { NAME($resource, form: "gen") } among the gifts.

castle-why-no-piece = You have no { NAME($resource, form: "gen") }.

castle-why-no-silver = You have no silver to swap.

castle-why-no-gift-taler = There is no taler among the gifts.
