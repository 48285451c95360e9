# Viscounts of the West Kingdom: names and sentences.

viscounts-title = Viscounts of the West Kingdom
viscounts-tagline = Travel the kingdom, win its people, and wait for the crown to fall
viscounts-about = Move your viscount round the kingdom, keep a row of townsfolk at work, and trade, build, fill the castle and copy manuscripts before the land falls into poverty or prosperity. One to four players, with four automas for solo play.

## Resources and things counted

viscounts-resource-ink = Ink well
    .n = { $n ->
            [one] { $n } ink well
           *[other] { $n } ink wells
        }
    .n-acc = { $n ->
            [one] { $n } ink well
           *[other] { $n } ink wells
        }
viscounts-resource-gold = Gold
    .n = { $n ->
            [one] { $n } gold
           *[other] { $n } gold
        }
    .n-acc = { $n ->
            [one] { $n } gold
           *[other] { $n } gold
        }
viscounts-resource-stone = Stone
    .n = { $n ->
            [one] { $n } stone
           *[other] { $n } stones
        }
    .n-acc = { $n ->
            [one] { $n } stone
           *[other] { $n } stones
        }
viscounts-resource-silver = Silver
    .n = { $n ->
            [one] { $n } silver
           *[other] { $n } silver
        }
    .n-acc = { $n ->
            [one] { $n } silver
           *[other] { $n } silver
        }
viscounts-resource-resource = Resource of choice
    .n = { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        }
    .n-acc = { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        }
viscounts-resource-virtue = Virtue
    .n = { $n ->
            [one] { $n } virtue
           *[other] { $n } virtue
        }
    .n-acc = { $n ->
            [one] { $n } virtue
           *[other] { $n } virtue
        }
viscounts-resource-corruption = Corruption
    .n = { $n ->
            [one] { $n } corruption
           *[other] { $n } corruption
        }
    .n-acc = { $n ->
            [one] { $n } corruption
           *[other] { $n } corruption
        }
viscounts-resource-debt = Debt
    .n = { $n ->
            [one] { $n } debt
           *[other] { $n } debts
        }
    .n-acc = { $n ->
            [one] { $n } debt
           *[other] { $n } debts
        }
viscounts-resource-deed = Deed
    .n = { $n ->
            [one] { $n } deed
           *[other] { $n } deeds
        }
    .n-acc = { $n ->
            [one] { $n } deed
           *[other] { $n } deeds
        }
viscounts-resource-worker = Worker
    .n = { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }
    .n-acc = { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }
viscounts-resource-point = Point
    .n = { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
    .n-acc = { $n ->
            [one] { $n } point
           *[other] { $n } points
        }

## Icons and effects

viscounts-icon-merchant = Merchant
    .n = { $n ->
            [one] { $n } merchant
           *[other] { $n } merchants
        }
    .n-acc = { $n ->
            [one] { $n } merchant
           *[other] { $n } merchants
        }
viscounts-icon-builder = Builder
    .n = { $n ->
            [one] { $n } builder
           *[other] { $n } builders
        }
    .n-acc = { $n ->
            [one] { $n } builder
           *[other] { $n } builders
        }
viscounts-icon-noble = Noble
    .n = { $n ->
            [one] { $n } noble
           *[other] { $n } nobles
        }
    .n-acc = { $n ->
            [one] { $n } noble
           *[other] { $n } nobles
        }
viscounts-icon-cleric = Cleric
    .n = { $n ->
            [one] { $n } cleric
           *[other] { $n } clerics
        }
    .n-acc = { $n ->
            [one] { $n } cleric
           *[other] { $n } clerics
        }
viscounts-icon-criminal = Criminal
    .n = { $n ->
            [one] { $n } criminal
           *[other] { $n } criminals
        }
    .n-acc = { $n ->
            [one] { $n } criminal
           *[other] { $n } criminals
        }
viscounts-effect-flip = Flip a debt or deed
viscounts-effect-flip_debt = Flip a debt
viscounts-effect-flip_deed = Flip a deed
viscounts-effect-destroy = Destroy a card
viscounts-effect-discard = Discard a card
viscounts-effect-rearrange = Rearrange the board
viscounts-effect-shuffle = Shuffle
viscounts-effect-hire = Hire free
viscounts-effect-castle_move = Castle move
viscounts-effect-worker = Place workers
viscounts-effect-manuscript = Free manuscript
viscounts-effect-trading_post = Free trading post
viscounts-effect-guildhall = Free guildhall
viscounts-effect-workshop = Free workshop
viscounts-effect-trading_post_here = Free trading post here
viscounts-effect-workshop_here = Free workshop here
viscounts-effect-guildhall_here = Free guildhall here
viscounts-effect-scheme = Future scheme
viscounts-effect-dismissal = Free dismissal
viscounts-effect-destroy_any = Destroy any own card
viscounts-effect-focus = Focus
viscounts-effect-nothing = Nothing
viscounts-effect-ink = Ink well
viscounts-effect-gold = Gold
viscounts-effect-stone = Stone
viscounts-effect-silver = Silver
viscounts-effect-resource = Resource of choice
viscounts-effect-virtue = Virtue
viscounts-effect-corruption = Corruption
viscounts-effect-debt = Debt
viscounts-effect-deed = Deed

## Actions and phases

viscounts-action-trade = Trade
    .to = trade
viscounts-action-build = Construct a building
    .to = construct a building
viscounts-action-place = Place workers
    .to = place workers
viscounts-action-transcribe = Transcribe a manuscript
    .to = transcribe a manuscript
viscounts-action-flip = Flip a debt or deed
    .to = flip a debt or deed

## Seats and papers

viscounts-colour-red = Red
viscounts-colour-blue = Blue
viscounts-colour-yellow = Yellow
viscounts-colour-green = Green
viscounts-colour-gray = Grey
viscounts-ribbon-gray = Grey ribbon
viscounts-ribbon-black = Black ribbon
viscounts-ribbon-yellow = Yellow ribbon
viscounts-ribbon-blue = Blue ribbon
viscounts-stack-poverty = Poverty
viscounts-stack-prosperity = Prosperity
viscounts-paper-debt = Unpaid debt
    .flip = Pay a debt and take a resource
viscounts-paper-debt_flipped = Paid debt
    .does = pays a debt
viscounts-paper-deed = Acquired deed
    .flip = Get a deed approved for more points
viscounts-paper-deed_flipped = Approved deed
    .does = gets a deed approved
viscounts-leader-castle_leader = Castle Leader
    .text = 5 points and a hand limit one larger.
viscounts-bonus-gray = Cleric Bonus (grey)
    .text = 1 builder; 3 points.
viscounts-bonus-black = Cleric Bonus (black)
    .text = 1 cleric; 3 points.
viscounts-bonus-yellow = Cleric Bonus (yellow)
    .text = 1 noble; 3 points.
viscounts-bonus-blue = Cleric Bonus (blue)
    .text = 2 merchants; 3 points.

## Board

viscounts-segment-coast = Coast
viscounts-location-coast_left = Coast, left (1)
viscounts-location-coast_right = Coast, right (2)
viscounts-location-coast_inner = Coast, inner road
viscounts-site-coast_small_1 = Coast, site 1
    .text = Gain 1 gold.
viscounts-site-coast_small_2 = Coast, site 2
    .text = Hire a townsfolk free.
viscounts-site-coast_small_3 = Coast, site 3
    .text = Flip a debt or deed.
viscounts-site-coast_small_4 = Coast, site 4
    .text = You may destroy a card.
viscounts-site-coast_large_1 = Coast, site 1
    .text = Gain 1 ink well.
viscounts-site-coast_large_2 = Coast, site 2
    .text = Hire a townsfolk free.
viscounts-site-coast_large_3 = Coast, site 3
    .text = Gain 1 resource of choice.
viscounts-site-coast_large_4 = Coast, site 4
    .text = Flip a debt or deed.
viscounts-site-coast_large_5 = Coast, site 5
    .text = You may destroy a card.
viscounts-link-coast_small_1_2 = Coast, link 1–2
    .text = Gain 1 virtue.
viscounts-link-coast_small_3_4 = Coast, link 3–4
    .text = Gain 1 ink well.
viscounts-link-coast_small_4_next = Coast, link 4 to the next segment
    .text = You may move a worker in the castle.
viscounts-link-coast_large_1_2 = Coast, link 1–2
    .text = Gain 1 virtue.
viscounts-link-coast_large_3_4 = Coast, link 3–4
    .text = Gain 1 debt.
viscounts-link-coast_large_4_5 = Coast, link 4–5
    .text = You may move a worker in the castle.
viscounts-link-coast_large_5_next = Coast, link 5 to the next segment
    .text = Gain 1 virtue.
viscounts-printed_townsfolk-coast = printed townsfolk (Coast)
    .text = 1 merchant. Hired or dismissed: gain 1 virtue.
viscounts-printed_manuscript-coast = printed manuscript (Coast)
    .text = Gain 1 deed.
viscounts-segment-foothills = Foothills
viscounts-location-foothills_left = Foothills, left (3)
viscounts-location-foothills_right = Foothills, right (4)
viscounts-location-foothills_inner = Foothills, inner road
viscounts-site-foothills_small_1 = Foothills, site 1
    .text = Gain 1 ink well.
viscounts-site-foothills_small_2 = Foothills, site 2
    .text = Gain 1 stone.
viscounts-site-foothills_small_3 = Foothills, site 3
    .text = Hire a townsfolk free.
viscounts-site-foothills_small_4 = Foothills, site 4
    .text = You may destroy a card.
viscounts-site-foothills_large_1 = Foothills, site 1
    .text = Gain 1 ink well.
viscounts-site-foothills_large_2 = Foothills, site 2
    .text = Gain 1 stone.
viscounts-site-foothills_large_3 = Foothills, site 3
    .text = Gain 1 deed.
viscounts-site-foothills_large_4 = Foothills, site 4
    .text = Hire a townsfolk free.
viscounts-site-foothills_large_5 = Foothills, site 5
    .text = Flip a debt or deed.
viscounts-link-foothills_small_1_2 = Foothills, link 1–2
    .text = Gain 2 silver.
viscounts-link-foothills_small_3_4 = Foothills, link 3–4
    .text = Gain 1 virtue.
viscounts-link-foothills_small_4_next = Foothills, link 4 to the next segment
    .text = Gain 1 gold.
viscounts-link-foothills_large_1_2 = Foothills, link 1–2
    .text = Gain 2 silver.
viscounts-link-foothills_large_2_3 = Foothills, link 2–3
    .text = Gain 1 debt.
viscounts-link-foothills_large_4_5 = Foothills, link 4–5
    .text = You may destroy a card.
viscounts-link-foothills_large_5_next = Foothills, link 5 to the next segment
    .text = Gain 1 gold.
viscounts-printed_townsfolk-foothills = printed townsfolk (Foothills)
    .text = 1 builder. Hired or dismissed: gain 1 virtue.
viscounts-printed_manuscript-foothills = printed manuscript (Foothills)
    .text = Gain 2 resources of choice.
viscounts-segment-forest = Forest
viscounts-location-forest_left = Forest, left (5)
viscounts-location-forest_right = Forest, right (6)
viscounts-location-forest_inner = Forest, inner road
viscounts-site-forest_small_1 = Forest, site 1
    .text = Gain 1 virtue.
viscounts-site-forest_small_2 = Forest, site 2
    .text = Gain 1 ink well.
viscounts-site-forest_small_3 = Forest, site 3
    .text = Gain 1 deed.
viscounts-site-forest_small_4 = Forest, site 4
    .text = Gain 1 stone.
viscounts-site-forest_large_1 = Forest, site 1
    .text = Gain 1 virtue.
viscounts-site-forest_large_2 = Forest, site 2
    .text = Gain 1 gold.
viscounts-site-forest_large_3 = Forest, site 3
    .text = You may rearrange your board.
viscounts-site-forest_large_4 = Forest, site 4
    .text = Flip a debt or deed.
viscounts-site-forest_large_5 = Forest, site 5
    .text = Gain 1 stone.
viscounts-link-forest_small_2_3 = Forest, link 2–3
    .text = Gain 1 virtue.
viscounts-link-forest_small_4_next = Forest, link 4 to the next segment
    .text = Gain 1 virtue.
viscounts-link-forest_large_1_2 = Forest, link 1–2
    .text = Flip a debt or deed.
viscounts-link-forest_large_2_3 = Forest, link 2–3
    .text = Gain 1 virtue.
viscounts-link-forest_large_4_5 = Forest, link 4–5
    .text = Gain 1 virtue.
viscounts-link-forest_large_5_next = Forest, link 5 to the next segment
    .text = Hire a townsfolk free.
viscounts-printed_townsfolk-forest = printed townsfolk (Forest)
    .text = 1 criminal. Hired or dismissed: gain 1 corruption.
viscounts-printed_manuscript-forest = printed manuscript (Forest)
    .text = Gain 1 virtue and 1 resource of choice.
viscounts-segment-lakeside = Lakeside
viscounts-location-lakeside_left = Lakeside, left (7)
viscounts-location-lakeside_right = Lakeside, right (8)
viscounts-location-lakeside_inner = Lakeside, inner road
viscounts-site-lakeside_small_1 = Lakeside, site 1
    .text = Gain 1 deed.
viscounts-site-lakeside_small_2 = Lakeside, site 2
    .text = You may destroy a card.
viscounts-site-lakeside_small_3 = Lakeside, site 3
    .text = Flip a debt or deed.
viscounts-site-lakeside_small_4 = Lakeside, site 4
    .text = Gain 1 gold.
viscounts-site-lakeside_large_1 = Lakeside, site 1
    .text = Gain 1 deed.
viscounts-site-lakeside_large_2 = Lakeside, site 2
    .text = Gain 1 ink well.
viscounts-site-lakeside_large_3 = Lakeside, site 3
    .text = You may destroy a card.
viscounts-site-lakeside_large_4 = Lakeside, site 4
    .text = Gain 1 resource of choice.
viscounts-site-lakeside_large_5 = Lakeside, site 5
    .text = Gain 1 gold.
viscounts-link-lakeside_small_2_3 = Lakeside, link 2–3
    .text = You may move a worker in the castle.
viscounts-link-lakeside_small_3_4 = Lakeside, link 3–4
    .text = Gain 1 debt.
viscounts-link-lakeside_small_4_next = Lakeside, link 4 to the next segment
    .text = Gain 1 virtue.
viscounts-link-lakeside_large_2_3 = Lakeside, link 2–3
    .text = Hire a townsfolk free.
viscounts-link-lakeside_large_3_4 = Lakeside, link 3–4
    .text = You may move a worker in the castle.
viscounts-link-lakeside_large_4_5 = Lakeside, link 4–5
    .text = Gain 1 virtue.
viscounts-link-lakeside_large_5_next = Lakeside, link 5 to the next segment
    .text = Gain 1 ink well.
viscounts-printed_townsfolk-lakeside = printed townsfolk (Lakeside)
    .text = 1 cleric. Hired or dismissed: gain 1 virtue.
viscounts-printed_manuscript-lakeside = printed manuscript (Lakeside)
    .text = Gain 2 virtue.
viscounts-segment-mountains = Mountains
viscounts-location-mountains_left = Mountains, left (9)
viscounts-location-mountains_right = Mountains, right (10)
viscounts-location-mountains_inner = Mountains, inner road
viscounts-site-mountains_small_1 = Mountains, site 1
    .text = Flip a debt or deed.
viscounts-site-mountains_small_2 = Mountains, site 2
    .text = You may rearrange your board.
viscounts-site-mountains_small_3 = Mountains, site 3
    .text = Gain 1 resource of choice.
viscounts-site-mountains_small_4 = Mountains, site 4
    .text = Gain 1 virtue.
viscounts-site-mountains_large_1 = Mountains, site 1
    .text = You may rearrange your board.
viscounts-site-mountains_large_2 = Mountains, site 2
    .text = Flip a debt or deed.
viscounts-site-mountains_large_3 = Mountains, site 3
    .text = Gain 1 gold.
viscounts-site-mountains_large_4 = Mountains, site 4
    .text = Gain 1 deed.
viscounts-site-mountains_large_5 = Mountains, site 5
    .text = Gain 1 virtue.
viscounts-link-mountains_small_2_3 = Mountains, link 2–3
    .text = Gain 1 deed.
viscounts-link-mountains_small_3_4 = Mountains, link 3–4
    .text = Gain 1 stone.
viscounts-link-mountains_small_4_next = Mountains, link 4 to the next segment
    .text = You may rearrange your board.
viscounts-link-mountains_large_1_2 = Mountains, link 1–2
    .text = Gain 2 silver.
viscounts-link-mountains_large_2_3 = Mountains, link 2–3
    .text = Gain 1 deed.
viscounts-link-mountains_large_3_4 = Mountains, link 3–4
    .text = Gain 1 virtue.
viscounts-link-mountains_large_5_next = Mountains, link 5 to the next segment
    .text = You may rearrange your board.
viscounts-printed_townsfolk-mountains = printed townsfolk (Mountains)
    .text = 1 noble. Hired or dismissed: gain 1 virtue.
viscounts-printed_manuscript-mountains = printed manuscript (Mountains)
    .text = Flip a debt or deed.
viscounts-section-ink_stone = Ink and Stone section
    .text = Gain 1 ink well and 1 stone.
viscounts-section-flip = Flip section
    .text = Flip a debt or deed.
viscounts-section-gold_move = Gold or Move section
    .text = Gain 1 gold or move a worker in the castle.
viscounts-section-hire_destroy = Hire or Destroy section
    .text = Hire a townsfolk free or destroy a card.
viscounts-section-virtue = Virtue section
    .text = Gain 2 virtue.
viscounts-tier-first = First tier
    .acc = first tier
viscounts-tier-second = Second tier
    .acc = second tier
viscounts-tier-third = Third tier
    .acc = third tier

## Player board

viscounts-building-trading_post = Trading Post
    .acc = trading post
viscounts-slot-trading_post_1 = Trading Post, slot 1
    .text = The viscount may go one location further for free.
viscounts-slot-trading_post_2 = Trading Post, slot 2
    .text = Every dismissal costs 1 silver.
viscounts-slot-trading_post_3 = Trading Post, slot 3
    .text = 2 merchants.
viscounts-building-guildhall = Guildhall
    .acc = guildhall
viscounts-slot-guildhall_1 = Guildhall, slot 1
    .text = 1 builder.
viscounts-slot-guildhall_2 = Guildhall, slot 2
    .text = 1 noble.
viscounts-slot-guildhall_3 = Guildhall, slot 3
    .text = 1 cleric.
viscounts-building-workshop = Workshop
    .acc = workshop
viscounts-slot-workshop_1 = Workshop, slot 1
    .text = Whenever you hire: you may discard a card.
viscounts-slot-workshop_2 = Workshop, slot 2
    .text = At any player’s collision, without criminals: gain 1 virtue.
viscounts-slot-workshop_3 = Workshop, slot 3
    .text = The hand limit is one larger.
viscounts-space-left = Left space
viscounts-space-middle = Middle space
viscounts-space-right = Right space
viscounts-player_card-card_1 = Player Card 1
    .text = Gain 1 stone, 2 ink wells, 8 silver, 2 deeds and 1 debt. Gain 1 virtue.
viscounts-player_card-card_2 = Player Card 2
    .text = Gain 2 resources of choice, 6 silver, 3 deeds and 1 debt. Flip a deed.
viscounts-player_card-card_3 = Player Card 3
    .text = Gain 1 gold, 1 ink well, 5 silver, 1 deed and 1 debt. Hire a townsfolk free.
viscounts-player_card-card_4 = Player Card 4
    .text = Gain 2 gold, 1 stone, 7 silver, 1 deed and 2 debts. Flip a debt.
viscounts-player_card-card_5 = Player Card 5
    .text = Gain 1 gold, 1 stone, 4 silver, 1 deed and 1 debt. Place 2 workers free.
viscounts-player_card-card_6 = Player Card 6
    .text = Gain 1 ink well, 3 silver, 1 deed and 1 debt. Take a visible manuscript of cost 3 or 4.
viscounts-player_card-card_7 = Player Card 7
    .text = Gain 1 gold, 2 ink wells, 8 silver, 2 deeds and 2 debts. Gain 1 virtue.
viscounts-player_card-card_8 = Player Card 8
    .text = Gain 1 resource of choice, 1 silver, 1 deed and 1 debt. Build a trading post free at your viscount.
viscounts-player_card-card_9 = Player Card 9
    .text = Gain 2 stones, 5 silver, 1 deed and 1 debt. You may destroy any one of your cards.
viscounts-player_card-card_10 = Player Card 10
    .text = Gain 1 stone, 1 gold, 1 ink well, 10 silver, 1 deed and 2 debts. Gain 2 corruption.

## Townsfolk

viscounts-townsfolk-acolyte = Acolyte
    .text = 1 cleric, 1 merchant. When it drops off: flip a debt or deed. Hired or dismissed: you may discard a card.
viscounts-townsfolk-antagonist = Antagonist
    .text = 2 criminals. When played: gain 1 debt. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-architect = Architect
    .text = 1 builder, 1 merchant. When played: rearrange your board or discard up to 2 cards. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-aristocrat = Aristocrat
    .text = 1 noble, 1 merchant. When played: destroy a card or discard a card. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-artisan = Artisan
    .text = 1 builder, 1 merchant. When it drops off: flip a debt or deed. Hired or dismissed: you may discard a card.
viscounts-townsfolk-artist = Artist
    .text = 1 noble. For placing workers, one gold counts as two nobles. Hired or dismissed: you may discard a card.
viscounts-townsfolk-benefactor = Benefactor
    .text = 2 merchants. For placing workers, every two merchants count as a noble. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-bishop = Bishop
    .text = 2 clerics. After you transcribe: gain 1 corruption. Hired or dismissed: gain 1 debt.
viscounts-townsfolk-charlatan = Charlatan
    .text = 2 builders. After you build: gain 1 corruption. Hired or dismissed: gain 1 debt.
viscounts-townsfolk-chevalier = Chevalier
    .text = 1 noble, 1 merchant. When it drops off: flip a debt or deed. Hired or dismissed: you may discard a card.
viscounts-townsfolk-clergyman = Clergyman
    .text = 1 cleric, 1 merchant. For transcribing, 2 silver pay for a cleric. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-conspirator = Conspirator
    .text = 1 criminal. When it drops off: gain 1 virtue. Hired or dismissed: you may discard a card.
viscounts-townsfolk-courier = Courier
    .text = 3 merchants. When played: destroy a card or discard up to 2 cards. Hired or dismissed: shuffle your discards into the draw pile.
viscounts-townsfolk-deacon_destroy = Deacon (destroy)
    .text = 1 cleric. After you transcribe: destroy a card or discard a card. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-deacon_virtue = Deacon (virtue)
    .text = 1 cleric. After you transcribe: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-debt_collector_flip_deed = Debt Collector (deed)
    .text = 1 criminal. When you flip a debt: flip a deed. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-debt_collector_hire = Debt Collector (hire)
    .text = 1 criminal. When you flip a debt: hire a townsfolk free or destroy a card. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-debt_collector_silver = Debt Collector (silver)
    .text = 1 criminal. When you flip a debt: gain 1 silver and 1 virtue. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-debt_collector_resource = Debt Collector (resource)
    .text = 1 criminal. When you flip a debt: gain 1 resource of choice. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-defender = Defender
    .text = 1 builder, 1 merchant. When it drops off: hire a townsfolk free or destroy a card. Hired or dismissed: shuffle your discards into the draw pile.
viscounts-townsfolk-diplomat = Diplomat
    .text = 1 noble, 1 merchant. For placing workers, 2 silver pay for a noble. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-disciple = Disciple
    .text = 1 cleric, 1 merchant. When it drops off: hire a townsfolk free or destroy a card. Hired or dismissed: shuffle your discards into the draw pile.
viscounts-townsfolk-enforcer = Enforcer
    .text = 2 nobles. After you place workers: gain 1 corruption. Hired or dismissed: gain 1 debt.
viscounts-townsfolk-foreman = Foreman
    .text = 1 builder, 1 merchant. When played: destroy a card or discard a card. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-friar = Friar
    .text = 1 cleric. When played: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-gatekeeper = Gatekeeper
    .text = 1 noble, 1 merchant. When played: rearrange your board or discard up to 2 cards. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-illusionist = Illusionist
    .text = 1 criminal. When played: rearrange your board or discard up to 2 cards. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-jeweller = Jeweller
    .text = 2 merchants. After you trade: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-lookout = Lookout
    .text = 1 criminal. When played: hire a townsfolk free or destroy a card. Hired or dismissed: shuffle your discards into the draw pile.
viscounts-townsfolk-mason = Mason
    .text = 1 builder, 1 merchant. For building, 2 silver pay for a builder. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-meddler = Meddler
    .text = 1 criminal. When it drops off: gain 1 deed and 1 debt. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-miner = Miner
    .text = 1 builder. When played: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-missionary_dropoff = Missionary (drop-off)
    .text = 1 cleric, 1 merchant. When it drops off: gain 2 ink wells. Hired or dismissed: you may discard a card.
viscounts-townsfolk-missionary_instant = Missionary (instant)
    .text = 1 cleric, 1 merchant. When played: gain 1 ink well. Hired or dismissed: you may discard a card.
viscounts-townsfolk-overseer_destroy = Overseer (destroy)
    .text = 1 noble. After you place workers: destroy a card or discard a card. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-overseer_virtue = Overseer (virtue)
    .text = 1 noble. After you place workers: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-pastor = Pastor
    .text = 1 cleric, 1 merchant. When played: rearrange your board or discard up to 2 cards. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-patron_dropoff = Patron (drop-off)
    .text = 1 noble, 1 merchant. When it drops off: gain 2 gold. Hired or dismissed: you may discard a card.
viscounts-townsfolk-patron_instant = Patron (instant)
    .text = 1 noble, 1 merchant. When played: gain 1 gold. Hired or dismissed: you may discard a card.
viscounts-townsfolk-peddler_ink = Peddler (ink)
    .text = 3 merchants. At any player’s collision: gain 1 ink well. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-peddler_gold = Peddler (gold)
    .text = 3 merchants. At any player’s collision: gain 1 gold. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-peddler_stone = Peddler (stone)
    .text = 3 merchants. At any player’s collision: gain 1 stone. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-peddler_silver = Peddler (silver)
    .text = 3 merchants. At any player’s collision: gain 2 silver. Hired or dismissed: you may discard a card.
viscounts-townsfolk-pickpocket = Pickpocket
    .text = 1 criminal. When played: destroy a card or gain 2 silver. Hired or dismissed: you may discard a card.
viscounts-townsfolk-priest = Priest
    .text = 1 cleric. For transcribing, one ink well counts as two clerics. Hired or dismissed: you may discard a card.
viscounts-townsfolk-princess = Princess
    .text = 1 noble. When played: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-racketeer_destroy = Racketeer (destroy)
    .text = 1 criminal. When you gain a debt: destroy a card or discard a card. Hired or dismissed: shuffle your discards into the draw pile.
viscounts-townsfolk-racketeer_rearrange = Racketeer (rearrange)
    .text = 1 criminal. When you gain a debt: rearrange your board or discard a card. Hired or dismissed: shuffle your discards into the draw pile.
viscounts-townsfolk-scoundrel_gold = Scoundrel (gold)
    .text = 1 criminal. When played: gain 1 gold. Hired or dismissed: you may discard a card.
viscounts-townsfolk-scoundrel_ink = Scoundrel (ink)
    .text = 1 criminal. When played: gain 1 ink well. Hired or dismissed: you may discard a card.
viscounts-townsfolk-scoundrel_stone = Scoundrel (stone)
    .text = 1 criminal. When played: gain 1 stone. Hired or dismissed: you may discard a card.
viscounts-townsfolk-sculptor = Sculptor
    .text = 1 builder. For building, one stone counts as two builders. Hired or dismissed: you may discard a card.
viscounts-townsfolk-stonecutter_dropoff = Stonecutter (drop-off)
    .text = 1 builder, 1 merchant. When it drops off: gain 2 stones. Hired or dismissed: you may discard a card.
viscounts-townsfolk-stonecutter_instant = Stonecutter (instant)
    .text = 1 builder, 1 merchant. When played: gain 1 stone. Hired or dismissed: you may discard a card.
viscounts-townsfolk-strongman = Strongman
    .text = 2 merchants. For building, every two merchants count as a builder. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-swindler_stone = Swindler (stone)
    .text = 1 criminal. When it drops off: gain 2 stones. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-swindler_gold = Swindler (gold)
    .text = 1 criminal. When it drops off: gain 2 gold. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-swindler_ink = Swindler (ink)
    .text = 1 criminal. When it drops off: gain 2 ink wells. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-tinker_cleric_noble = Tinker (cleric, noble)
    .text = 1 cleric, 1 noble. When it drops off: gain 1 stone. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-tinker_builder_cleric = Tinker (builder, cleric)
    .text = 1 builder, 1 cleric. When it drops off: gain 1 gold. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-tinker_builder_noble = Tinker (builder, noble)
    .text = 1 builder, 1 noble. When it drops off: gain 1 ink well. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-traitor = Traitor
    .text = 1 criminal. When it drops off: gain 1 resource of choice. Hired or dismissed: shuffle your discards into the draw pile.
viscounts-townsfolk-traveller = Traveller
    .text = 2 merchants. For transcribing, every two merchants count as a cleric. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-trickster = Trickster
    .text = 1 criminal. When it drops off: flip a debt or deed. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-vicar = Vicar
    .text = 1 cleric, 1 merchant. When played: destroy a card or discard a card. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-watchman = Watchman
    .text = 1 noble, 1 merchant. When it drops off: hire a townsfolk free or destroy a card. Hired or dismissed: shuffle your discards into the draw pile.
viscounts-townsfolk-woodcutter_virtue = Woodcutter (virtue)
    .text = 1 builder. After you build: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-woodcutter_destroy = Woodcutter (destroy)
    .text = 1 builder. After you build: destroy a card or discard a card. Hired or dismissed: you may rearrange your board.
viscounts-townsfolk-ada = Ada
    .text = 1 criminal. At any player’s collision: gain 1 virtue and 1 resource of choice.
viscounts-townsfolk-bertha = Bertha
    .text = 1 noble, 1 merchant. When played: move a worker in the castle or gain 1 virtue.
viscounts-townsfolk-clovis = Clovis
    .text = 1 criminal, 1 merchant. When played: hire a townsfolk free.
viscounts-townsfolk-emma = Emma
    .text = 1 cleric. For transcribing, gold and stones count as clerics too.
viscounts-townsfolk-guntram = Guntram
    .text = 1 cleric, 1 merchant. When it drops off: gain 1 debt and flip a deed or gain 1 deed and flip a debt.
viscounts-townsfolk-judith = Judith
    .text = 1 builder, 1 merchant. When played: destroy a card or flip a debt or deed.
viscounts-townsfolk-lothaire = Lothaire
    .text = 1 merchant. When played: gain 1 stone, 1 gold and 1 ink well.
viscounts-townsfolk-merovech = Merovech
    .text = 1 builder. After you build: rearrange your board or discard a card.
viscounts-townsfolk-rudolf = Rudolf
    .text = 1 noble. When it drops off: destroy up to 2 cards or gain 2 resources of choice.
viscounts-townsfolk-therese = Therese
    .text = 3 merchants. When it drops off: you may discard a card and gain 2 virtue.
viscounts-townsfolk-abbot = Abbot
    .text = 1 cleric.
viscounts-townsfolk-financier = Financier
    .text = 1 merchant. When played: you may discard a card and gain 2 silver.
viscounts-townsfolk-journeyman = Journeyman
    .text = 2 merchants. When it drops off: hire a townsfolk free and gain 1 virtue.
viscounts-townsfolk-labourer = Labourer
    .text = 1 builder.
viscounts-townsfolk-lender = Lender
    .text = 2 merchants. When it drops off: flip a debt or deed.
viscounts-townsfolk-squire = Squire
    .text = 1 noble.
viscounts-townsfolk-thief = Thief
    .text = 1 criminal. When it drops off: gain 1 debt and 1 silver.
viscounts-townsfolk-trader = Trader
    .text = 1 merchant. After you trade: gain 1 silver.

## Manuscripts

viscounts-manuscript-gray_3_flip = Charter of Review
    .text = Flip a debt or deed.
viscounts-manuscript-gray_3_virtue = Builder’s Psalm
    .text = Gain 1 virtue.
viscounts-manuscript-gray_4_workshop = Workshop Plans
    .text = Build a workshop free.
viscounts-manuscript-gray_4_stone = Quarry Ledger
    .text = Gain 2 stones.
viscounts-manuscript-gray_5_trading_post = Trading Post Plans
    .text = Build a trading post free.
viscounts-manuscript-gray_5_resources = Treasury Roll
    .text = At the end: 1 point for every two resources.
viscounts-manuscript-gray_5_builders = Guild Register of Builders
    .text = At the end: 1 point for each builder.
viscounts-manuscript-gray_6_buildings = Chronicle of Buildings
    .text = At the end: 1 point for each building.
viscounts-manuscript-gray_7_guildhall = Guildhall Plans
    .text = Build a guildhall free.
viscounts-manuscript-black_3_flip = Register of Debts
    .text = Flip a debt or deed.
viscounts-manuscript-black_3_resource = Almoner’s Note
    .text = Gain 1 resource of choice.
viscounts-manuscript-black_4_ink = Scribe’s Manual
    .text = Gain 2 ink wells.
viscounts-manuscript-black_4_virtue = Book of Hours
    .text = Gain 2 virtue.
viscounts-manuscript-black_5_clerics = Roll of Clerics
    .text = At the end: 1 point for each cleric.
viscounts-manuscript-black_5_deed = Land Register
    .text = Gain 1 deed and flip a debt or deed.
viscounts-manuscript-black_6_manuscripts = Library Catalogue
    .text = At the end: 1 point for every two manuscripts.
viscounts-manuscript-black_6_flipped_deeds = Register of Deeds
    .text = At the end: 1 point for each approved deed.
viscounts-manuscript-black_7_manuscript = Master Copy
    .text = Take a visible manuscript of cost 3 or 4.
viscounts-manuscript-yellow_3_resource = Steward’s Letter
    .text = Gain 1 resource of choice.
viscounts-manuscript-yellow_3_flip = Court Petition
    .text = Flip a debt or deed.
viscounts-manuscript-yellow_4_virtue = Mirror of Princes
    .text = Gain 2 virtue.
viscounts-manuscript-yellow_4_gold = Royal Ledger
    .text = Gain 2 gold.
viscounts-manuscript-yellow_5_nobles = Roll of Nobles
    .text = At the end: 1 point for each noble.
viscounts-manuscript-yellow_5_workers = Summons to Service
    .text = Place 2 workers free.
viscounts-manuscript-yellow_6_flipped_debts = Book of Settled Debts
    .text = At the end: 1 point for each paid debt.
viscounts-manuscript-yellow_6_workers = Muster of the Castle
    .text = At the end: 1 point for every two workers in the castle.
viscounts-manuscript-yellow_7_workers = Great Summons
    .text = Place 4 workers free.
viscounts-manuscript-blue_3_hire = Letter of Hire
    .text = Hire a townsfolk free.
viscounts-manuscript-blue_3_silver = Market Privilege
    .text = Gain 4 silver.
viscounts-manuscript-blue_4_resources = Caravan Inventory
    .text = Gain 2 resources of choice.
viscounts-manuscript-blue_4_destroy = Writ of Banishment
    .text = You may destroy up to 2 cards.
viscounts-manuscript-blue_5_merchants = Roll of Merchants
    .text = At the end: 1 point for every two merchants.
viscounts-manuscript-blue_5_hire = Guild Contract
    .text = Hire a townsfolk free and gain 2 silver.
viscounts-manuscript-blue_6_criminals = Rogues’ Gallery
    .text = At the end: 1 point for each criminal.
viscounts-manuscript-blue_7_resources = Great Fair Charter
    .text = Gain 4 resources of choice.

## Automas and schemes

viscounts-automa-cleric = Cleric automa
viscounts-automa-builder = Builder automa
viscounts-automa-noble = Noble automa
viscounts-automa-cards = Card automa
viscounts-automa_slot-cleric_1 = Cleric automa, slot 1
    .text = 1 cleric.
viscounts-automa_slot-cleric_2 = Cleric automa, slot 2
    .text = 1 builder.
viscounts-automa_slot-cleric_3 = Cleric automa, slot 3
    .text = 1 noble.
viscounts-automa_slot-cleric_4 = Cleric automa, slot 4
    .text = When built: gain 1 future scheme.
viscounts-automa_slot-cleric_5 = Cleric automa, slot 5
    .text = At any player’s collision, without criminals: gain 1 virtue.
viscounts-automa_slot-cleric_6 = Cleric automa, slot 6
    .text = On each flip: gain 1 resource of choice.
viscounts-automa_slot-cleric_7 = Cleric automa, slot 7
    .text = On each scheme gained: dismiss the townsfolk next to the viscount.
viscounts-automa_slot-cleric_8 = Cleric automa, slot 8
    .text = On each shuffle: gain 1 virtue.
viscounts-automa_slot-cleric_9 = Cleric automa, slot 9
    .text = On each shuffle: gain 1 resource of choice.
viscounts-automa_slot-builder_1 = Builder automa, slot 1
    .text = 1 builder.
viscounts-automa_slot-builder_2 = Builder automa, slot 2
    .text = 1 noble.
viscounts-automa_slot-builder_3 = Builder automa, slot 3
    .text = 1 cleric.
viscounts-automa_slot-builder_4 = Builder automa, slot 4
    .text = When built: gain 1 future scheme.
viscounts-automa_slot-builder_5 = Builder automa, slot 5
    .text = At any player’s collision, without criminals: gain 1 virtue.
viscounts-automa_slot-builder_6 = Builder automa, slot 6
    .text = On each flip: gain 1 resource of choice.
viscounts-automa_slot-builder_7 = Builder automa, slot 7
    .text = On each scheme gained: dismiss the townsfolk next to the viscount.
viscounts-automa_slot-builder_8 = Builder automa, slot 8
    .text = On each shuffle: gain 1 virtue.
viscounts-automa_slot-builder_9 = Builder automa, slot 9
    .text = On each shuffle: gain 1 resource of choice.
viscounts-automa_slot-noble_1 = Noble automa, slot 1
    .text = 1 noble.
viscounts-automa_slot-noble_2 = Noble automa, slot 2
    .text = 1 cleric.
viscounts-automa_slot-noble_3 = Noble automa, slot 3
    .text = 1 builder.
viscounts-automa_slot-noble_4 = Noble automa, slot 4
    .text = When built: gain 1 future scheme.
viscounts-automa_slot-noble_5 = Noble automa, slot 5
    .text = At any player’s collision, without criminals: gain 1 virtue.
viscounts-automa_slot-noble_6 = Noble automa, slot 6
    .text = On each flip: gain 1 resource of choice.
viscounts-automa_slot-noble_7 = Noble automa, slot 7
    .text = On each scheme gained: dismiss the townsfolk next to the viscount.
viscounts-automa_slot-noble_8 = Noble automa, slot 8
    .text = On each shuffle: gain 1 virtue.
viscounts-automa_slot-noble_9 = Noble automa, slot 9
    .text = On each shuffle: gain 1 resource of choice.
viscounts-automa_slot-cards_1 = Card automa, slot 1
    .text = 1 builder.
viscounts-automa_slot-cards_2 = Card automa, slot 2
    .text = 1 noble.
viscounts-automa_slot-cards_3 = Card automa, slot 3
    .text = 1 cleric.
viscounts-automa_slot-cards_4 = Card automa, slot 4
    .text = When built: gain 1 future scheme.
viscounts-automa_slot-cards_5 = Card automa, slot 5
    .text = At any player’s collision, without criminals: gain 1 virtue.
viscounts-automa_slot-cards_6 = Card automa, slot 6
    .text = On each flip: gain 1 resource of choice.
viscounts-automa_slot-cards_7 = Card automa, slot 7
    .text = On each scheme gained: dismiss the townsfolk next to the viscount.
viscounts-automa_slot-cards_8 = Card automa, slot 8
    .text = On each shuffle: gain 1 virtue.
viscounts-automa_slot-cards_9 = Card automa, slot 9
    .text = On each shuffle: gain 1 resource of choice.
viscounts-scheme-start_builder_noble = Starting scheme: Builder, noble
    .text = 1 builder, 1 noble. Gain 1 resource of choice. Move 1. Tries: build; its focus; gain 1 debt and flip a deed.
viscounts-scheme-start_noble = Starting scheme: Noble
    .text = 1 noble. Dismiss the townsfolk next to the viscount. Move 2. Tries: place workers; flip a debt or deed and gain 1 virtue.
viscounts-scheme-start_criminal_1 = Starting scheme: Criminal 1
    .text = 1 criminal. Gain 1 future scheme. Move 1. Tries: its focus; gain 1 deed and flip a debt.
viscounts-scheme-start_builder = Starting scheme: Builder
    .text = 1 builder. Dismiss the townsfolk next to the viscount. Move 2. Tries: build; flip a debt or deed and gain 1 virtue.
viscounts-scheme-start_cleric = Starting scheme: Cleric
    .text = 1 cleric. Dismiss the townsfolk next to the viscount. Move 2. Tries: transcribe; flip a debt or deed and gain 1 virtue.
viscounts-scheme-start_builder_cleric = Starting scheme: Builder, cleric
    .text = 1 builder, 1 cleric. Gain 1 resource of choice. Move 1. Tries: transcribe; its focus; gain 1 debt and flip a deed.
viscounts-scheme-start_cleric_noble = Starting scheme: Cleric, noble
    .text = 1 cleric, 1 noble. Gain 1 resource of choice. Move 1. Tries: place workers; its focus; gain 1 debt and flip a deed.
viscounts-scheme-start_criminal_2 = Starting scheme: Criminal 2
    .text = 1 criminal. Gain 1 future scheme. Move 3. Tries: its focus; gain 1 debt and flip a deed.
viscounts-scheme-future_cleric = Future scheme: Cleric
    .text = 1 cleric. Gain 1 virtue and dismiss the townsfolk next to the viscount. Move 4. Tries: transcribe; place workers; gain 1 deed and 1 debt.
viscounts-scheme-future_builder_cleric = Future scheme: Builder, cleric
    .text = 1 builder, 1 cleric. Gain 2 resources of choice. Move 2. Tries: build; its focus; gain 1 debt and flip a deed.
viscounts-scheme-future_builder = Future scheme: Builder
    .text = 1 builder. Gain 1 virtue and dismiss the townsfolk next to the viscount. Move 4. Tries: build; transcribe; gain 1 deed and 1 debt.
viscounts-scheme-future_noble = Future scheme: Noble
    .text = 1 noble. Gain 1 virtue and dismiss the townsfolk next to the viscount. Move 4. Tries: place workers; build; gain 1 deed and 1 debt.
viscounts-scheme-future_builder_noble = Future scheme: Builder, noble
    .text = 1 builder, 1 noble. Gain 2 resources of choice. Move 2. Tries: place workers; its focus; gain 1 debt and flip a deed.
viscounts-scheme-future_cleric_noble = Future scheme: Cleric, noble
    .text = 1 cleric, 1 noble. Gain 2 resources of choice. Move 2. Tries: transcribe; its focus; gain 1 debt and flip a deed.
viscounts-scheme-future_criminal_1 = Future scheme: Criminal 1
    .text = 2 criminals. Gain 1 future scheme. Move 3. Tries: its focus; gain 1 deed and flip a debt or deed.
viscounts-scheme-future_criminal_2 = Future scheme: Criminal 2
    .text = 2 criminals. Gain 1 resource of choice. Move 2. Tries: its focus; gain 1 debt and flip a deed.

## Variants

viscounts-variant-automa = Automa
    .text = Who plays against you when you play alone.
viscounts-variant-automa-cleric = Cleric
viscounts-variant-automa-builder = Builder
viscounts-variant-automa-noble = Noble
viscounts-variant-automa-cards = Card collector
viscounts-variant-difficulty = Difficulty
    .text = How many future schemes are shuffled into the automa’s pile at the start.
viscounts-variant-difficulty-0 = As printed
viscounts-variant-difficulty-1 = One future scheme
viscounts-variant-difficulty-2 = Two future schemes
viscounts-variant-difficulty-3 = Three future schemes

## Scores

viscounts-score-buildings = Buildings
viscounts-score-workers = Workers in the castle
viscounts-score-sets = Ribbon sets
viscounts-score-manuscripts = Manuscripts
viscounts-score-leader = Castle leader
viscounts-score-bonuses = Cleric bonus cards
viscounts-score-debts = Unpaid debts
viscounts-score-deeds = Acquired deeds
viscounts-score-approved = Approved deeds
viscounts-score-poverty = Poverty
viscounts-score-prosperity = Prosperity
viscounts-score-resources = Resources left
viscounts-tie-goods = silver and resources
viscounts-tie-automa = the automa wins ties

## Tables of the boards

viscounts-exchange-coast_left_small = Coast, left (1–2 players)
viscounts-exchange-coast_right_small = Coast, right (1–2 players)
viscounts-exchange-coast_left_large = Coast, left (3–4 players)
viscounts-exchange-coast_right_large = Coast, right (3–4 players)
viscounts-exchange-foothills_left_small = Foothills, left (1–2 players)
viscounts-exchange-foothills_right_small = Foothills, right (1–2 players)
viscounts-exchange-foothills_left_large = Foothills, left (3–4 players)
viscounts-exchange-foothills_right_large = Foothills, right (3–4 players)
viscounts-exchange-forest_left_small = Forest, left (1–2 players)
viscounts-exchange-forest_right_small = Forest, right (1–2 players)
viscounts-exchange-forest_left_large = Forest, left (3–4 players)
viscounts-exchange-forest_right_large = Forest, right (3–4 players)
viscounts-exchange-lakeside_left_small = Lakeside, left (1–2 players)
viscounts-exchange-lakeside_right_small = Lakeside, right (1–2 players)
viscounts-exchange-lakeside_left_large = Lakeside, left (3–4 players)
viscounts-exchange-lakeside_right_large = Lakeside, right (3–4 players)
viscounts-exchange-mountains_left_small = Mountains, left (1–2 players)
viscounts-exchange-mountains_right_small = Mountains, right (1–2 players)
viscounts-exchange-mountains_left_large = Mountains, left (3–4 players)
viscounts-exchange-mountains_right_large = Mountains, right (3–4 players)
viscounts-placing-workers_1 = 1 worker
viscounts-placing-workers_2 = 2 workers
viscounts-placing-workers_3 = 3 workers
viscounts-placing-workers_4 = 4 workers
viscounts-automa_placing-workers_2 = 2 workers
viscounts-automa_placing-workers_3 = 3 workers
viscounts-automa_placing-workers_4 = 4 workers
viscounts-track-space_1 = Space 1 of the track
viscounts-track-space_2 = Space 2 of the track
viscounts-track-space_3 = Space 3 of the track
viscounts-track-space_4 = Space 4 of the track
viscounts-track-space_5 = Space 5 of the track
viscounts-track-space_6 = Space 6 of the track
viscounts-track-space_7 = Space 7 of the track
viscounts-majority-few = 1–2 players
viscounts-majority-many = 3–4 players
viscounts-ribbon_set-ladder = Sets of different ribbons

## Questions

viscounts-ask-choose-pair = Choose a player card with its hero.
viscounts-ask-destroy-any = Destroy one of your cards before the first shuffle?
viscounts-ask-play-card = Which townsfolk do you play?
viscounts-ask-travel = Where does your viscount go? The card moves it { $n ->
      [1] one location
     *[other] { $n } locations
    }.
viscounts-ask-choose-action = Which action do you take?
viscounts-ask-dismiss-for = { NAME($action) }: dismiss the townsfolk next to your viscount for its icons?
viscounts-ask-choose-exchanges = { NAME($effect) } for { NAME("icon:merchant", $n, form: "n-acc") }: how many times?
viscounts-ask-choose-building = Which building do you build? Free of charge: { NAME("icon:builder", $n, form: "n") }; what is missing is paid.
viscounts-ask-choose-free-building = { NAME($building) }: which slot do you uncover?
viscounts-ask-choose-site = { NAME($slot) }: on which site?
viscounts-ask-choose-link = Two links are complete: which one comes first?
viscounts-ask-choose-workers = How many workers do you place? Free of charge: { NAME("icon:noble", $n, form: "n") }; what is missing is paid.
viscounts-ask-pay = How do you pay?
viscounts-ask-hire-adjacent = Hire the townsfolk next to your viscount?
viscounts-ask-hire-anywhere = Whom do you hire for free?
    .topic = Hiring for free
viscounts-ask-take-resource =
    { $n ->
      [1] Which resource do you take?
     *[other] Which resource do you take? Still to take: { $n }.
    }
    .topic = A resource of your choice
viscounts-ask-take-manuscript = Which manuscript do you take for free?
viscounts-ask-flip-paper = Flip a debt or a deed?
    .topic = Flipping a debt or a deed
viscounts-ask-choose-effect = Which effect do you choose?
    .topic = One of several effects
viscounts-ask-discard-card =
    { $n ->
      [1] Discard a card?
     *[other] Discard a card? Up to { $n } more.
    }
viscounts-ask-destroy-card =
    { $n ->
      [1] Destroy a card for its silver?
     *[other] Destroy a card for its silver? Up to { $n } more.
    }
    .topic = Destroying a card for its silver
viscounts-ask-rearrange = In which order, from the left, shall the cards on your board lie?
    .topic = Rearranging your board cards when somebody meets you
viscounts-ask-choose-section = Into which section go { NAME("resource:worker", $n, form: "n-acc") }?
viscounts-ask-choose-rise = From which section does a worker rise first?
viscounts-ask-castle-move = Move a worker to a neighbouring section?
    .topic = A move of your worker in the castle
viscounts-ask-choose-trim = Too crowded: the { NAME($tier, form: "acc") } of the { NAME($section) }. Whose worker leaves?

## Choices

viscounts-do-draft = { NAME($card) } with { NAME($hero) }
viscounts-do-play = Play { NAME($card) }
viscounts-do-move =
    { $n ->
      [0] Go to { NAME($location) }
     *[other] Go to { NAME($location) }, for { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-act = { NAME($action) }
viscounts-do-no-action = No action
viscounts-do-dismiss = Dismiss { NAME($card) } for { NAME("resource:silver", $n, form: "n-acc") }
viscounts-do-dismiss-printed = Dismiss { NAME($card) } for { NAME("resource:silver", $n, form: "n-acc") }
viscounts-do-dismiss-nobody = Dismiss nobody
viscounts-do-exchange =
    { $times ->
        [one] Once
       *[other] { $times } times
    }{ $n ->
      [0] { "" }
     *[other] { "" }, spending { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-build = { NAME($slot) }
viscounts-do-site = { NAME($site) }
viscounts-do-link = { NAME($link) }
viscounts-do-place = Place { NAME("resource:worker", $workers, form: "n-acc") } for { NAME("icon:noble", $nobles, form: "n-acc") }
viscounts-do-pay = Pay{ $ink ->
      [0] { "" }
     *[other] { " · " }{ NAME("resource:ink", $ink, form: "n-acc") }
    }{ $gold ->
      [0] { "" }
     *[other] { " · " }{ NAME("resource:gold", $gold, form: "n-acc") }
    }{ $stone ->
      [0] { "" }
     *[other] { " · " }{ NAME("resource:stone", $stone, form: "n-acc") }
    }{ $silver ->
      [0] { "" }
     *[other] { " · " }{ NAME("resource:silver", $silver, form: "n-acc") }
    }
viscounts-do-hire =
    { $n ->
      [0] Hire { NAME($card) }
     *[other] Hire { NAME($card) } for { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-hire-nobody = Hire nobody
viscounts-do-take = { NAME($resource) }
viscounts-do-take-manuscript = { NAME($manuscript) }
viscounts-do-flip = { NAME($paper, form: "flip") }
viscounts-do-choose =
    { $n ->
      [1] { $effects }
     *[other] { $effects } × { $n }
    }
viscounts-do-discard = Discard { NAME($card) }
viscounts-do-discard-top = Discard the top of the draw pile, unseen
viscounts-do-destroy = Destroy { NAME($card) }
viscounts-do-destroy-top = Destroy the top of the draw pile, unseen
viscounts-do-keep = Keep the cards
viscounts-do-arrange = { NAME($cards) }
viscounts-do-section = { NAME($section) }
viscounts-do-rise = { NAME($section) }
viscounts-do-step = From { NAME($section) } to { NAME($target) }
viscounts-do-stay = Move nobody
viscounts-do-trim = { $owner }’s worker

## Log

viscounts-event-first-player = { $seat } goes first.
viscounts-event-drafted = { $seat } chooses { NAME($card) } with { NAME($hero) }.
viscounts-event-starts-at = { $seat } starts at { NAME($location) }.
viscounts-event-stacks = { NAME("resource:debt", $debts, form: "n") } lie on Poverty, { NAME("resource:deed", $deeds, form: "n") } on Prosperity.
viscounts-event-round = Round { $n }
viscounts-event-turn = { $seat }’s turn
viscounts-event-dropped = { NAME($card) } drops off { $seat }’s board.
viscounts-event-played = { $seat } plays { NAME($card) }.
viscounts-event-played-blind = { $seat } plays a card unseen: { NAME($card) }.
viscounts-event-moved = { $seat } travels to { NAME($location) }.
viscounts-event-acts = { $seat } decides to { NAME($action, form: "to") }.
viscounts-event-passed = { $seat } takes no action.
viscounts-event-dismissed = { $seat } dismisses { NAME($card) }.
viscounts-event-dismissed-printed = { $seat } dismisses { NAME($card) }.
viscounts-event-gained = { $seat } gains { NAME($resource, $n, form: "n-acc") }.
viscounts-event-spent = { $seat } spends { NAME($resource, $n, form: "n-acc") }.
viscounts-event-flipped = { $seat } { NAME($paper, form: "does") }.
viscounts-event-built = { $seat } builds a { NAME($building, form: "acc") } on { NAME($site) }.
viscounts-event-linked = { NAME($link) } joins buildings of { $seat } and { $owner }.
viscounts-event-linked-own = { NAME($link) } joins two buildings of { $seat }.
viscounts-event-placed = { $seat } places { NAME("resource:worker", $n, form: "n-acc") } in the { NAME($section) }.
viscounts-event-rose = A worker of { $seat } rises to the { NAME($tier, form: "acc") } of the { NAME($section) }.
viscounts-event-spread = A worker of { $seat } moves from the { NAME($section) } to the { NAME($target) }.
viscounts-event-trimmed = { $seat } sends a worker of { $owner } home from the { NAME($tier, form: "acc") } of the { NAME($section) }.
viscounts-event-leads = { $seat } becomes castle leader.
viscounts-event-transcribed = { $seat } transcribes “{ NAME($manuscript) }”.
viscounts-event-copied = { $seat } copies for its effect: { NAME($manuscript) }.
viscounts-event-bonus = { $seat } takes the { NAME($bonus) }.
viscounts-event-hired = { $seat } hires { NAME($card) }.
viscounts-event-collides = { $seat }’s markers collide on space { $n }.
viscounts-event-reset = { $seat }’s markers return to their ends.
viscounts-event-drew =
    { $seat } draws { $n ->
      [one] { $n } card
     *[other] { $n } cards
    }.
viscounts-event-drew-card = { $seat } draws { NAME($card) }.
viscounts-event-shuffled = { $seat } shuffles the discard pile.
viscounts-event-discarded = { $seat } discards { NAME($card) }.
viscounts-event-destroyed = { $seat } destroys { NAME($card) }.
viscounts-event-arranged = { $seat } rearranges the cards on the board.
viscounts-event-uncovered = { NAME($stack) } is uncovered.
viscounts-event-last-round = Round { $n } will be the last.
viscounts-event-divided = A divided kingdom: both cards will score.
viscounts-event-finished = The game is over; the points are counted.
viscounts-event-scored = { NAME($category) }: { $seat } scores { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-scored-less = { NAME($category) }: { $seat } loses { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-automa = Across the table sits the { NAME($automa) }.
viscounts-event-scheme = { $seat } reveals “{ NAME($scheme) }”.
viscounts-event-scheme-dropped = { $seat } drops “{ NAME($scheme) }”.
viscounts-event-got-scheme = { $seat } gains “{ NAME($scheme) }”.
viscounts-event-tries = { $seat } tries to { NAME($action, form: "to") }.
viscounts-event-cannot-pay = { $seat } cannot pay for that: { $n } needed, { $have } at hand.
viscounts-event-cannot = { $seat } cannot do that now.
viscounts-event-instead = For { $seat }, “{ NAME($effect) }” becomes “{ NAME($other) }”.

## Terminal

viscounts-board-points = VP
viscounts-board-silver = Silver
viscounts-board-ink = Ink
viscounts-board-gold = Gold
viscounts-board-stone = Stone
viscounts-board-track = Track
viscounts-board-debts = Debts
viscounts-board-deeds = Deeds
viscounts-board-workers = Workers
viscounts-board-cards = Cards
viscounts-board-segment = Segment
viscounts-board-townsfolk = Townsfolk
viscounts-board-manuscript = Manuscript
viscounts-board-buildings = Sites
viscounts-board-castle = Castle
viscounts-board-hand = Hand
viscounts-board-discards = Discards
viscounts-board-legend = M merchant, B builder, N noble, C cleric, X criminal; then the cost; +n lie below. ¹ goes first, ♛ leads the castle.
viscounts-board-left = ◁
viscounts-board-inner = ◈
viscounts-board-right = ▷
viscounts-board-icon-merchant = M
viscounts-board-icon-builder = B
viscounts-board-icon-noble = N
viscounts-board-icon-cleric = C
viscounts-board-icon-criminal = X
viscounts-board-ribbon-gray = grey
viscounts-board-ribbon-black = black
viscounts-board-ribbon-yellow = yellow
viscounts-board-ribbon-blue = blue

## Why not

viscounts-why-too-far = That far costs { NAME("resource:silver", $n, form: "n-acc") }; you have { $have }.
viscounts-why-outer-road = From the inner road nobody can { NAME($action, form: "to") }.
viscounts-why-inner-road = From the outer road nobody can { NAME($action, form: "to") }.
viscounts-why-too-few-icons = Needs { NAME($icon, $n, form: "n-acc") }; you can bring up { $have }.
viscounts-why-no-free-site = No free site on this side of the river.
viscounts-why-all-built = All nine buildings are built.
viscounts-why-no-workers = No worker is left in your supply.
viscounts-why-site-taken = A building of { $owner } stands there.
viscounts-why-other-bank = Your viscount cannot reach this site.
viscounts-why-no-match = No fitting icon: { NAME($icon) } or criminal needed.
viscounts-why-silver-missing = Costs { NAME("resource:silver", $n, form: "n-acc") }; you have { $have }.
viscounts-why-must-dismiss = Without it you have { $have } of the icons needed: { $n }.
viscounts-why-leaves-too-little = After paying you would have { $have } of the icons needed: { $n }.
viscounts-why-already-built = This building has left your board.
viscounts-why-three-cards = You must keep at least three cards.
viscounts-why-no-cards-left = Draw pile and discard pile are empty.
viscounts-why-wrong-cost = It costs { $n }; only 3 or 4 can be taken.
viscounts-why-nothing-to-flip = There is no such card to flip.
viscounts-why-nobody-there = None of your workers is in the { NAME($section) }.
viscounts-why-not-three = Your workers there: { $n }; three are needed.

## On the board in the browser

viscounts-term-own-board = My board
viscounts-term-kingdom = Kingdom
viscounts-term-players = Players
viscounts-term-details = Details
viscounts-term-status = How the game stands
viscounts-term-round = Round { $n }
viscounts-term-set-up = Set-up
viscounts-term-last-round = Last round: { $n }
viscounts-term-first = First player
viscounts-term-market = Top cards of the piles
viscounts-term-you-are-here = Your viscount is here
viscounts-term-from-near = Segment seen from near
viscounts-term-whole = The whole kingdom
viscounts-term-hand = Hand
viscounts-term-draw = Draw pile
viscounts-term-discard = Discard pile
viscounts-term-cards = Which cards?
viscounts-term-hand-or-draw = In hand or draw pile
viscounts-term-hidden = Only their owner knows these cards.
viscounts-term-order-hidden = Nobody knows their order.
viscounts-term-row = Cards on the board, from the left
viscounts-term-library = Manuscripts and bonus cards
viscounts-term-actions = Actions
viscounts-term-action-trade = Trade
viscounts-term-action-build = Build
viscounts-term-action-place = Castle
viscounts-term-action-transcribe = Manuscript
viscounts-term-icons-on-board = On your board: { $icons }.
viscounts-term-wild = Stand for any other icon.
viscounts-term-wild-short = Any
viscounts-term-choices = Choose
viscounts-term-offers = Player cards and heroes
viscounts-term-points-so-far = Points so far: { $n }
viscounts-term-points = Points so far
viscounts-term-slots = Buildings built: { $n }
viscounts-term-covered = A building still stands on it.
viscounts-term-uncovered = Uncovered: it lasts.
viscounts-term-building-text = Needs { $icons }. Points for one, two, three: { $points }.
viscounts-term-slot-step = One further step of movement is free.
viscounts-term-slot-dismiss = Dismissing costs only { $n } silver.
viscounts-term-slot-hand = The hand may be one card larger.
viscounts-term-in-supply = In supply.
viscounts-term-workers-supply = Workers in supply
viscounts-term-track = Corruption on space { $corruption }, virtue on space { $virtue }
viscounts-term-track-space = Collision on space { $n }
viscounts-term-track-above = Whose markers collide: { $effect }.
viscounts-term-track-below = All others: { $effect }.
viscounts-term-cost = Silver and steps: { $n }.
viscounts-term-needs = Clerics needed: { $n }.
viscounts-term-at-end = At the end: { $effect }
viscounts-term-below = Cards below: { $n }.
viscounts-term-on-hire = Hired or dismissed: { $effect }
viscounts-term-timing-instant = When played: { $effect }
viscounts-term-timing-dropoff = When it drops off: { $effect }
viscounts-term-timing-ongoing = While on the board: { $effect }
viscounts-term-funding = { $action }: { $pays } give { $icons }, any number of times
viscounts-term-funding-once = { $action }: { $pays } give { $icons }, once
viscounts-term-or = { " " }or{ " " }
viscounts-term-if-criminals = with criminals on the board, { $effect }
viscounts-term-if-no_criminals = without criminals on the board, { $effect }
viscounts-term-when-own_trade = with every trade: { $effect }
viscounts-term-when-own_build = with every building: { $effect }
viscounts-term-when-own_place = whenever workers are placed: { $effect }
viscounts-term-when-own_transcribe = with every manuscript transcribed: { $effect }
viscounts-term-when-collision = at every collision: { $effect }
viscounts-term-when-own_debt_flip = with every debt flipped: { $effect }
viscounts-term-when-own_debt_gain = with every debt gained: { $effect }
viscounts-term-when-own_hire = with every townsfolk hired: { $effect }
viscounts-term-when-own_flip = with every card flipped: { $effect }
viscounts-term-when-own_scheme = with every future scheme: { $effect }
viscounts-term-when-own_shuffle = with every shuffle: { $effect }
viscounts-term-per-building = { $effect } per building
viscounts-term-per-manuscript = { $effect } per manuscript
viscounts-term-per-worker_in_castle = { $effect } per worker in the castle
viscounts-term-per-flipped_debt = { $effect } per paid debt
viscounts-term-per-flipped_deed = { $effect } per approved deed
viscounts-term-per-resource = { $effect } for every { $n } resources
viscounts-term-per-icon_merchant = { $effect } per merchant
viscounts-term-per-icon_builder = { $effect } per builder
viscounts-term-per-icon_noble = { $effect } per noble
viscounts-term-per-icon_cleric = { $effect } per cleric
viscounts-term-per-icon_criminal = { $effect } per criminal
viscounts-term-exchange = Trade: { $icons } → { $effect }.
viscounts-term-stand-here = Here: { $names }.
viscounts-term-section-gives = Rising to the second tier brings: { $effect }.
viscounts-term-tier-points = Every worker: { $points }.
viscounts-term-tier-trimmed = Sent home from here: { $effect }.
viscounts-term-tier-enter = Entering brings: { $effect }.
viscounts-term-leader-text = { $points }; larger hand: +{ $n }.
viscounts-term-stack-left = Still on it: { $papers }.
viscounts-term-bonus-text = For manuscripts of this ribbon: { $n }. Gives { $effect }.
viscounts-term-schemes = Schemes, from the left
viscounts-term-scheme-pile = Scheme pile
viscounts-term-future-schemes = Future schemes not seen yet
viscounts-term-scheme-text = Steps: { $n }. Icons: { $icons }. Effect: { $effect }. Tries: { $attempts }.
viscounts-term-priority = Resources it prefers
viscounts-term-value-neutral = neutral
viscounts-term-value-starting = starting
viscounts-term-value-hero = hero
viscounts-term-value-future = future
viscounts-term-value-small = 1–2 players
viscounts-term-value-large = 3–4 players
viscounts-term-value-left = left
viscounts-term-value-right = right
