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

castle-character-trader = Trader
    .acc = the trader
    .gen = the trader
    .dat = the trader
    .ins = the trader
    .nom = trader

castle-character-bricklayer = Bricklayer
    .acc = the bricklayer
    .gen = the bricklayer
    .dat = the bricklayer
    .ins = the bricklayer
    .nom = bricklayer

castle-character-stonemason = Stonemason
    .acc = the stonemason
    .gen = the stonemason
    .dat = the stonemason
    .ins = the stonemason
    .nom = stonemason

castle-character-worker = Worker
    .acc = the worker
    .gen = the worker
    .dat = the worker
    .ins = the worker
    .nom = worker

castle-character-architect = Architect
    .acc = the architect
    .gen = the architect
    .dat = the architect
    .ins = the architect
    .nom = architect

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

## Helper spaces: the building; several places of one building are numbered

castle-space-keep_1 = Keep
    .to = to the keep
    .scores = { castle-scoring-keep_free_spaces.scores }

castle-space-tavern_12 = Tavern, place 1
    .to = to the tavern
    .scores = { castle-scoring-tavern_full.scores }

castle-space-tavern_6 = Tavern, place 2
    .to = to the tavern
    .scores = { castle-scoring-tavern_half.scores }

castle-space-big_gate_1 = Big Gate
    .to = to the big gate
    .scores = { castle-scoring-big_gate.scores }

castle-space-small_gate_1 = Small Gate
    .to = to the small gate
    .scores = { castle-scoring-small_gate.scores }

castle-space-stable_16 = Stable, place 1
    .to = to the stable
    .scores = { castle-scoring-stable_high.scores }

castle-space-stable_12 = Stable, place 2
    .to = to the stable
    .scores = { castle-scoring-stable_low.scores }

castle-space-servants_1 = Servants’ Quarters, place 1
    .to = to the servants’ quarters
    .scores = { castle-scoring-servants_unbuilt.scores }

castle-space-servants_2 = Servants’ Quarters, place 2
    .to = to the servants’ quarters
    .scores = { castle-scoring-servants_unbuilt.scores }

castle-space-servants_3 = Servants’ Quarters, place 3
    .to = to the servants’ quarters
    .scores = { castle-scoring-servants_unbuilt.scores }

castle-space-market_1 = Market, place 1
    .to = to the market
    .scores = { castle-scoring-market_talers.scores }

castle-space-market_2 = Market, place 2
    .to = to the market
    .scores = { castle-scoring-market_talers.scores }

castle-space-palace_1 = Palace, place 1
    .to = to the palace
    .scores = { castle-scoring-palace_resources.scores }

castle-space-palace_2 = Palace, place 2
    .to = to the palace
    .scores = { castle-scoring-palace_resources.scores }

castle-space-forge_10 = Forge, place 1
    .to = to the forge
    .scores = { castle-scoring-forge_full.scores }

castle-space-forge_6 = Forge, place 2
    .to = to the forge
    .scores = { castle-scoring-forge_half.scores }

## Winter events

castle-winter-town_tavern = Town Tavern

castle-winter-granary = Granary

castle-winter-plague = Plague

castle-winter-broken_wall = Broken Wall

castle-winter-frozen_beauty = Frozen Beauty

castle-winter-snowfall = Snowfall

castle-winter-beggar = Beggar

castle-winter-hearth = Hearth

castle-winter-famine = Famine

castle-winter-robbers = Robbers

castle-winter-trade_tax = Trade Tax

castle-winter-new_road = New Road

## Variants

castle-variant-season = Season
    .text = Which side of the board is used. Winter adds event cards; everything else is the same.

castle-variant-season-summer = Summer
    .text = The quieter board: for a first game.

castle-variant-season-winter = Winter
    .text = The events of the winter cards come between you and your plans.

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
    .text = Whether an innkeeper may be sent freely, or needs a building erected in the same round and counts towards its two helpers.

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

castle-scoring-keep_free_spaces = Keep
    .scores = points for free helper spaces

castle-scoring-tavern_full = Tavern, place 1
    .scores = points for helpers in the castle

castle-scoring-tavern_half = Tavern, place 2
    .scores = points for helpers in the castle

castle-scoring-big_gate = Big gate
    .scores = points for towers

castle-scoring-small_gate = Small gate
    .scores = points for towers

castle-scoring-stable_high = Stable, place 1
    .scores = points for houses

castle-scoring-stable_low = Stable, place 2
    .scores = points for houses

castle-scoring-servants_unbuilt = Servants’ quarters
    .scores = points for buildings left unbuilt

castle-scoring-market_talers = Market
    .scores = points for talers left

castle-scoring-palace_resources = Palace
    .scores = points for pieces handed in

castle-scoring-forge_full = Forge, place 1
    .scores = points for silver in the forge

castle-scoring-forge_half = Forge, place 2
    .scores = points for silver in the forge

castle-scoring-granary_share = Granary
    .scores = the fewer helpers there, the more points for each

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

## What components say: put together from their data (games/castle/texts.py)

castle-text-pay = pay { NAME("currency:taler", $n, form: "n-acc") }

castle-text-give = give { NAME($pieces, form: "n-acc") }

castle-text-gain-point = score { NAME("currency:point", $n, form: "n-acc") }

castle-text-gain-taler = receive { NAME("currency:taler", $n, form: "n-acc") }

castle-text-lose-point = lose { NAME("currency:point", $n, form: "n-acc") }

castle-text-lose-played_card = remove { $n ->
        [one] { $n } own played card
       *[other] { $n } own played cards
    } from the game

castle-text-lose-worker_card = remove { $n ->
        [one] { $n } worker card
       *[other] { $n } worker cards
    } (in hand or played) from the game

castle-text-lose-messenger_card = remove { $n ->
        [1] the messenger
       *[other] { $n } messengers
    } from the game

castle-text-or = { $first } or { $last }

castle-text-and = { $first } and { $last }

castle-text-event_ends = { $do }, and the card leaves the game

castle-text-per = { $do } { $counter }

castle-text-per-choice = { $do } { $counter }

castle-text-may = Each player may { $n ->
        [1] once
       *[other] up to { $n } times
    } { $do }.

castle-text-must = Each player must { $do }.

castle-text-every-round = Now and at the start of every round each player in turn must { $do }.

castle-text-lasts-game = Stays for the rest of the game.

castle-text-lasts-settled = Stays until it is settled.

castle-text-town_tavern = With a bricklayer or stonemason a helper may become innkeeper for { NAME("currency:taler", $fee, form: "n-acc") }. Whoever plays a trader pays the innkeeper’s owner { NAME("currency:taler", $toll, form: "n-acc") }; while there is no innkeeper, the talers wait on the card for the next one.

castle-text-granary = With a bricklayer or stonemason, after building, up to { NAME("piece:helper", $spaces, form: "n") } may be sent here for { NAME("currency:taler", $fee, form: "n-acc") } each. At the end of the game: { $points }.

castle-text-frozen_beauty = At the start of every later round any player may begin the courting. From then on each player who is still in gives a piece or a taler every round, or is out for the rest of the game. The last suitor scores { NAME("currency:point", $prize, form: "n-acc") }; all others share out the gifts in turn.

castle-text-does-gain-taler = brings { NAME("currency:taler", $n, form: "n-acc") } from the treasury

castle-text-does-gain-point = scores { NAME("currency:point", $n, form: "n-acc") }

castle-text-does-score = scores { $gain }

castle-text-does-place_at_carrier = places a helper at a carrier

castle-text-does-distribution = then every carrier serves its helper, and part of each delivery goes to the defence tower

castle-text-does-take_from_tower = takes all pieces of one kind from the defence tower

castle-text-does-buy_from_worker = may buy a piece from another player’s worker

castle-text-does-take_from_card = takes the pieces from his card

castle-text-does-take_back_cards = then takes all played cards back

castle-text-does-build = builds up to { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }: { $reward }

castle-text-does-send = may then send up to { NAME("piece:helper", $n, form: "n") } a round into the castle

castle-text-tile_point = { $group ->
        [1] { $n ->
            [1] the full points of each
           *[other] the points of each times { $n }
        }
        [2] { $n ->
            [1] half the points of each
           *[other] half the points of each times { $n }
        }
       *[other] { NAME("currency:point", $n, form: "n") } for every { $group } points of each
    }

castle-text-equips = gets { NAME($pieces, form: "n-acc") }

castle-text-equips-freely = gets { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    } of its owner’s choice among { NAME($kinds, form: "acc") }

castle-text-for = { $gain } { $counter }

castle-text-space = { NAME("currency:taler", $n, form: "n") }: { $points }

castle-text-sell_talers = { NAME("piece:helper", $helpers, form: "n") } – { NAME("currency:point", 1, form: "n") } { $n ->
        [1] for each taler left
       *[other] for every { $n } talers left
    }

castle-text-sell_resources = { NAME("piece:helper", $helpers, form: "n") } – up to { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    } for their building values in points

castle-text-granary_share = { NAME("piece:helper", $helpers, form: "n") } – { NAME("currency:point", $n, form: "n") } each

castle-counter-free_space = { $n ->
        [1] for each free helper space
       *[other] for every { $n } free helper spaces
    }

castle-counter-castle_helper = { $n ->
        [1] for each helper in the castle
       *[other] for every { $n } helpers in the castle
    }

castle-counter-tower = { $n ->
        [1] for each tower
       *[other] for every { $n } towers
    }

castle-counter-house = { $n ->
        [1] for each house
       *[other] for every { $n } houses
    }

castle-counter-tile_left = { $n ->
        [1] for each building left unbuilt
       *[other] for every { $n } buildings left unbuilt
    }

castle-counter-forge_silver = { $n ->
        [1] for each silver in the forge
       *[other] for every { $n } silver in the forge
    }

castle-counter-piece_paid = { $n ->
        [1] for each piece paid
       *[other] for every { $n } pieces paid
    }

castle-counter-tile_point = { $n ->
        [1] for each point of the building
       *[other] for every { $n } points of the building
    }

castle-counter-building_by_others = { $n ->
        [1] for each building the others erected this round
       *[other] for every { $n } buildings the others erected this round
    }

castle-counter-played_card = { $n ->
        [1] for each own played card
       *[other] for every { $n } own played cards
    }

castle-counter-own_castle_helper = { $n ->
        [1] for each own helper in the castle
       *[other] for every { $n } own helpers in the castle
    }

castle-counter-own_carrier_helper = { $n ->
        [1] for each own helper at a carrier
       *[other] for every { $n } own helpers at the carriers
    }

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

castle-event-first-player = { $seat } is the start player.

castle-event-marker-passed = { $seat } is now the start player.

castle-event-round = Round { $n } of { $of }

castle-event-round-taler = { $seat } takes the round’s taler.

castle-event-reveal = { $seat } reveals { NAME($card, form: "acc") }.

castle-event-equipped = { $seat } equips { NAME($card, form: "acc") } with { NAME($pieces, form: "n-acc") }.

castle-event-unequipped = { $seat }: nothing is left in the stock for { NAME($card, form: "acc") }.

castle-event-gained = { $seat } receives { NAME("currency:taler", $n, form: "n-acc") } thanks to { NAME($card, form: "acc") }.

castle-event-placed = { $seat } sends a helper to { NAME($carrier, form: "acc") }.

castle-event-displaced = { $seat } displaces a helper at { NAME($carrier, form: "acc") }; { $owner } takes it back.

castle-event-moved = { $seat } moves a helper { NAME($source) } to { NAME($carrier, form: "acc") }.

castle-event-kept-back = { $seat } leaves the innkeeper in the town tavern and places no helper.

castle-event-no-helper = { $seat } has no helper in supply: the trader places none.

castle-event-no-carrier = { $seat }: no carrier is open to a helper, the trader places none.

castle-event-delivered = { $seat } receives { $pieces } from the carriers.

castle-event-undelivered = { $seat } receives nothing from { NAME($carrier, form: "acc") }: the stock is too short.

castle-event-tower-share = The defence tower receives { $pieces }.

castle-event-took-tower = { $seat } takes { NAME($resource, $n, form: "n-acc") } from the defence tower.

castle-event-tower-empty = { $seat } finds the defence tower empty.

castle-event-bought = { $seat } buys { NAME($resource, 1, form: "n-acc") } from { $owner } for { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-bought-no-more = { $seat } buys no more from the workers.

castle-event-bought-nothing = { $seat } buys nothing from the workers.

castle-event-refused = { $owner } refuses to sell the last piece; { $seat } may look elsewhere.

castle-event-took-card = { $seat } takes { NAME($pieces, form: "n-acc") } from the worker card.

castle-event-card-empty = { $seat } finds nothing left on the card: { NAME($card, form: "nom") }.

castle-event-swapped = { $seat } hands 1 silver to the forge and takes { NAME($resource, 1, form: "n-acc") }.

castle-event-built-no-more = { $seat } builds no more with { NAME($card, form: "acc") }.

castle-event-built-nothing = { $seat } builds nothing with { NAME($card, form: "acc") }.

castle-event-built = { $seat } builds { NAME($building, form: "acc") } with { NAME($pieces, form: "n-acc") }.

castle-event-points = { NAME($category) }: { $seat } scores { NAME("currency:point", $n, form: "n-acc") }.

castle-event-lost-points = { $seat } loses { NAME("currency:point", $n, form: "n-acc") }.

castle-event-recalled = { $seat } calls a helper away { NAME($source) }.

castle-event-housed = { $seat } pays { NAME("currency:taler", $n, form: "n-acc") } and sends a helper { NAME($space, form: "to") }.

castle-event-housed-no-more = { $seat } sends no more helpers with { NAME($card, form: "acc") }.

castle-event-housed-nobody = { $seat } sends no helper with { NAME($card, form: "acc") }.

castle-event-took-back = { $seat } takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } back.

castle-event-winter = Winter event: { NAME($event) }.

castle-event-winter-lasts = Winter event: { NAME($event) }. The card stays.

castle-event-winter-ends = The card “{ NAME($event) }” leaves the game.

castle-event-winter-settled = “{ NAME($event) }” is over, and the card leaves the game.

castle-event-paid = { $seat } pays { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-declined = { NAME($event) }: { $seat } declines.

castle-event-spared = { NAME($event) }: there is nothing to take from { $seat }.

castle-event-beggar-refused = { $seat } does not pay the beggar.

castle-event-gave = { $seat } gives { NAME($pieces, form: "n-acc") } to the town stock.

castle-event-lost-card = { $seat } removes { NAME($card, form: "acc") } from the game.

castle-event-town-tavern-opened = { $seat } pays { NAME("currency:taler", $n, form: "n-acc") }, and a helper becomes innkeeper of the town tavern.

castle-event-town-tavern-coins = { $seat } takes { NAME("currency:taler", $n, form: "n-acc") } from the town tavern.

castle-event-toll = { NAME("winter:town_tavern") }: { $seat } pays { NAME("currency:taler", $n, form: "n-acc") } to { $owner }.

castle-event-toll-waits = { $seat } lays { NAME("currency:taler", $n, form: "n-acc") } on the town tavern.

castle-event-toll-unpaid = { $seat } cannot pay the town tavern and takes the helper back from { NAME($carrier, form: "acc") }.

castle-event-toll-waived = { $seat } has neither a taler for the town tavern nor a helper at a carrier to take back.

castle-event-stored = { $seat } pays { NAME("currency:taler", $n, form: "n-acc") } and sends a helper to the granary.

castle-event-courted = { $seat } gives the frozen beauty { NAME($resource, 1, form: "n-acc") }.

castle-event-courted-taler = { $seat } gives the frozen beauty { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-courting-begun = { $seat } begins to court the frozen beauty.

castle-event-not-courting-yet = { $seat } does not begin to court the frozen beauty yet.

castle-event-nobody-courts = Nobody begins to court the frozen beauty this round.

castle-event-dropped-out = { $seat } gives the frozen beauty nothing and is out for the rest of the game.

castle-event-beauty-won = { $seat } wins the heart of the frozen beauty.

castle-event-beauty-undecided = The frozen beauty has not been won: her card and the gifts are nobody’s.

castle-event-looted = { $seat } takes { NAME($resource, 1, form: "n-acc") } from the gifts.

castle-event-looted-taler = { $seat } takes { NAME("currency:taler", 1, form: "n-acc") } from the gifts.

castle-event-all-built = All buildings stand: that was the last round.

castle-event-final = Final scoring

castle-event-went-home = { $seat } takes the helper back from { NAME($carrier, form: "acc") }.

castle-event-sold-talers = Market: { $seat } exchanges { NAME("currency:taler", $n, form: "n-acc") } for { NAME("currency:point", $points, form: "n-acc") }.

castle-event-converted = Palace: { $seat } hands in { NAME($resource, 1, form: "n-acc") } for { NAME("currency:point", $points, form: "n-acc") }.

castle-event-converted-no-more = Palace: { $seat } hands in no more pieces.

castle-event-rewarded = { NAME($event) }: { $seat } receives { NAME("currency:taler", $n, form: "n-acc") }.

## Questions

castle-ask-choose-cards =
    { $n ->
        [one] Choose a card to play this round.
       *[other] Choose { $n } cards to play this round.
    }

castle-ask-equip-freely = { NAME($card) }: choose { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    } for him.

castle-ask-equip-first = The stock is too short for both of your workers. Which of them is equipped first?

castle-ask-first-worker = Which of your workers acts first?

castle-ask-place-helper = Where does the trader send a helper?

castle-ask-send-to-carrier = Which helper goes to { NAME($carrier, form: "acc") }?

castle-ask-take-from-tower = Which resource do you take from the defence tower?

castle-ask-buy-piece = Buy a piece from a worker?

castle-ask-sell-last-piece = { $buyer } wants the last piece on your worker card: { NAME($resource, 1, form: "n-acc") }. Sell it?
    .topic = Selling the last piece on your worker card

castle-ask-build = { NAME($card) }: what do you build? { $counter ->
        [piece_paid] Each piece paid brings { NAME("currency:taler", $gain, form: "n-acc") }.
       *[tile_point] A building brings { $group ->
            [1] its full points.
            [2] half its points.
           *[other] { NAME("currency:point", $gain, form: "n-acc") } for every { $group } of its points.
        }
    } This card may still erect { $left ->
        [one] { $left } building
       *[other] { $left } buildings
    }.

castle-ask-swap-silver = Swap silver to build { NAME($building, form: "acc") } (cost { $cost })? Each silver stands in for a piece of any kind; you have { $n }.

castle-ask-pay-pieces = How much { NAME($resource, form: "acc") } goes into { NAME($building, form: "acc") }? Each is worth { $value }; still to be paid: { $due }.

castle-ask-house-helper = Send a helper? In a building or in the granary he stays and scores at the end of the game; an innkeeper scores nothing.

castle-ask-send-helper = Which helper do you send? Destination: { NAME($place) }.

castle-ask-withdraw-helper = You cannot pay the town tavern. Which helper do you take back?

castle-ask-offer = { NAME($event) }: do you accept the offer?

castle-ask-swap-for-event = { NAME($event) }: swap silver for a piece that the card asks? The silver goes to the forge; you have { $n }.

castle-ask-pay-or-lose-card = { NAME($event) }: pay talers, or remove a card from the game?

castle-ask-pay-for-helpers = { NAME($event) }: for each helper pay { NAME("currency:taler", $talers, form: "n-acc") } or lose { NAME("currency:point", $points, form: "n-acc") }. Helpers: { $helpers }. For how many do you pay talers?

castle-ask-begin-courting = Begin to court the frozen beauty? Then each player gives one piece or one taler every round or is out for the rest of the game; the last one left scores { NAME("currency:point", $prize, form: "n-acc") }.
    .topic = Beginning to court the frozen beauty

castle-ask-court = What do you give the frozen beauty? The last suitor scores { NAME("currency:point", $prize, form: "n-acc") }; whoever gives nothing is out for the rest of the game.

castle-ask-take-gift = Which gift do you take?

castle-ask-answer-beggar = Do you pay the beggar? Whoever refuses first ends his visits.

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

castle-do-house = { NAME($space) }, { NAME("currency:taler", $talers, form: "n") }: { NAME($space, form: "scores") }

castle-do-open-inn = { NAME("winter:town_tavern") }, { NAME("currency:taler", $talers, form: "n") }: an innkeeper, whom traders pay and who scores nothing

castle-do-store = { NAME("winter:granary") }, { NAME("currency:taler", $talers, form: "n") }: { castle-scoring-granary_share.scores }

castle-do-house-nobody = Send no more helpers

castle-do-remove-helper = Take the helper back from { NAME($carrier, form: "acc") }

castle-do-give = Give { NAME($resources, form: "n-acc") } for { NAME("currency:point", $points, form: "n-acc") }

castle-do-give-for-talers = Give { NAME($resources, form: "n-acc") } for { NAME("currency:taler", $talers, form: "n-acc") }

castle-do-decline = Decline

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

castle-do-court-silver = Swap silver and give { NAME($resource, 1, form: "n-acc") }

castle-do-begin-courting = Begin the courting

castle-do-not-yet = Not this round

castle-do-stop-courting = Give nothing and be out for the rest of the game

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

castle-why-swap-not-asked = The card does not ask for more { NAME($resource, form: "gen") }.

castle-why-swap-needed = The payment does not come out exactly yet: swap more silver.

castle-why-wrong-amount = With this number the payment cannot come out exactly.

castle-why-not-standing = Not built yet: { NAME($building) }.

castle-why-space-taken = The space is taken ({ $owner }).

castle-why-one-per-building = You have already sent a helper there this round: { NAME($building) }.

castle-why-fee-missing = You are { NAME("currency:taler", $n, form: "n-gen") } short of the fee.

castle-why-already-two = { $n ->
        [one] { $n } helper has already been sent this round, and no more may be.
       *[other] { $n } helpers have already been sent this round, and no more may be.
    }

castle-why-no-building = You have erected no building this round.

castle-why-town-tavern-taken = The town tavern already has an innkeeper ({ $owner }).

castle-why-granary-full = The granary is full.

castle-why-one-per-granary = You have already sent a helper to the granary this round.

castle-why-talers-missing = You are { NAME("currency:taler", $n, form: "n-gen") } short.

castle-why-pieces-missing = You lack { NAME($pieces, form: "n-gen") }.

castle-why-points-left = You have too few points for that: pay talers for more helpers.

castle-why-begun-by-you = You have begun the courting, so you give something.

castle-why-no-taler-to-give = You have no taler to give.

castle-why-nothing-of-this = You have no { NAME($resource, form: "gen") }.

castle-why-no-gift = There is no { NAME($resource, form: "gen") } among the gifts.

castle-why-no-piece = You have no { NAME($resource, form: "gen") }.

castle-why-no-silver = You have no silver to swap.

castle-why-no-gift-taler = There is no taler among the gifts.
