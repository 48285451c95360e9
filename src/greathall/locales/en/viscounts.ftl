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
    .n = { $n ->
            [1] flip a debt or deed
           *[other] flip a debt or deed, { $n } times
        }
viscounts-effect-flip_debt = Flip a debt
    .n = { $n ->
            [1] flip a debt
           *[other] flip a debt, { $n } times
        }
viscounts-effect-flip_deed = Flip a deed
    .n = { $n ->
            [1] flip a deed
           *[other] flip a deed, { $n } times
        }
viscounts-effect-destroy = Destroy a card
    .n = { $n ->
            [1] you may destroy a card
           *[other] you may destroy up to { $n } cards
        }
viscounts-effect-discard = Discard a card
    .n = { $n ->
            [1] you may discard a card
           *[other] you may discard up to { $n } cards
        }
viscounts-effect-rearrange = Rearrange the board
    .n = { $n ->
            [1] you may rearrange your board
           *[other] you may rearrange your board, { $n } times
        }
viscounts-effect-shuffle = Shuffle
    .n = { $n ->
            [1] shuffle your discards into the draw pile
           *[other] shuffle your discards into the draw pile, { $n } times
        }
viscounts-effect-hire = Hire free
    .n = { $n ->
            [1] hire a townsfolk for free
           *[other] hire { $n } townsfolk for free
        }
viscounts-effect-castle_move = Castle move
    .n = { $n ->
            [1] you may move a worker in the castle
           *[other] you may move a worker in the castle, up to { $n } times
        }
viscounts-effect-worker = Place workers
    .n = { $n ->
            [one] place { $n } worker for free
           *[other] place { $n } workers for free
        }
viscounts-effect-manuscript = Free manuscript
    .n = { $n ->
            [1] take a visible manuscript of cost 3 or 4 for free
           *[other] take a visible manuscript of cost 3 or 4 for free, { $n } times
        }
viscounts-effect-trading_post = Free trading post
    .n = { $n ->
            [1] build a trading post for free
           *[other] build a trading post for free, { $n } times
        }
viscounts-effect-guildhall = Free guildhall
    .n = { $n ->
            [1] build a guildhall for free
           *[other] build a guildhall for free, { $n } times
        }
viscounts-effect-workshop = Free workshop
    .n = { $n ->
            [1] build a workshop for free
           *[other] build a workshop for free, { $n } times
        }
viscounts-effect-trading_post_here = Free trading post here
    .n = { $n ->
            [1] build a trading post for free at your viscount
           *[other] build a trading post for free at your viscount, { $n } times
        }
viscounts-effect-workshop_here = Free workshop here
    .n = { $n ->
            [1] build a workshop for free at your viscount
           *[other] build a workshop for free at your viscount, { $n } times
        }
viscounts-effect-guildhall_here = Free guildhall here
    .n = { $n ->
            [1] build a guildhall for free at your viscount
           *[other] build a guildhall for free at your viscount, { $n } times
        }
viscounts-effect-scheme = Future scheme
    .n = { $n ->
            [one] { $n } future scheme
           *[other] { $n } future schemes
        }
viscounts-effect-dismissal = Free dismissal
    .n = { $n ->
            [1] dismissal of the townsfolk next to the viscount
           *[other] dismissal of the townsfolk next to the viscount, { $n } times
        }
viscounts-effect-destroy_any = Destroy any own card
    .n = { $n ->
            [1] you may destroy any one of your cards
           *[other] you may destroy any one of your cards, { $n } times
        }
viscounts-effect-focus = Focus
    .n = { $n ->
            [1] its focus
           *[other] its focus, { $n } times
        }
viscounts-effect-choose = One of several effects
    .n = { $n ->
            [1] one of several effects
           *[other] one of several effects, { $n } times
        }
viscounts-effect-nothing = Nothing
    .n = { $n ->
            [1] nothing
           *[other] nothing, { $n } times
        }
viscounts-effect-ink = Ink well
    .n = { viscounts-resource-ink.n }
viscounts-effect-gold = Gold
    .n = { viscounts-resource-gold.n }
viscounts-effect-stone = Stone
    .n = { viscounts-resource-stone.n }
viscounts-effect-silver = Silver
    .n = { viscounts-resource-silver.n }
viscounts-effect-resource = Resource of choice
    .n = { $n ->
            [one] { $n } resource of choice
           *[other] { $n } resources of choice
        }
viscounts-effect-virtue = Virtue
    .n = { viscounts-resource-virtue.n }
viscounts-effect-corruption = Corruption
    .n = { viscounts-resource-corruption.n }
viscounts-effect-debt = Debt
    .n = { viscounts-resource-debt.n }
viscounts-effect-deed = Deed
    .n = { viscounts-resource-deed.n }

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
viscounts-paper-deed = Acquired deed
    .flip = Get a deed approved for more points
viscounts-paper-deed_flipped = Approved deed
viscounts-leader-castle_leader = Castle Leader
viscounts-bonus-gray = Cleric Bonus (grey)
viscounts-bonus-black = Cleric Bonus (black)
viscounts-bonus-yellow = Cleric Bonus (yellow)
viscounts-bonus-blue = Cleric Bonus (blue)

## Board

viscounts-segment-coast = Coast
viscounts-location-coast_left = Coast, left (1)
viscounts-location-coast_right = Coast, right (2)
viscounts-location-coast_inner = Coast, inner road
viscounts-site-coast_small_1 = Coast, site 1
viscounts-site-coast_small_2 = Coast, site 2
viscounts-site-coast_small_3 = Coast, site 3
viscounts-site-coast_small_4 = Coast, site 4
viscounts-site-coast_large_1 = Coast, site 1
viscounts-site-coast_large_2 = Coast, site 2
viscounts-site-coast_large_3 = Coast, site 3
viscounts-site-coast_large_4 = Coast, site 4
viscounts-site-coast_large_5 = Coast, site 5
viscounts-link-coast_small_1_2 = Coast, link 1–2
viscounts-link-coast_small_3_4 = Coast, link 3–4
viscounts-link-coast_small_4_next = Coast, link 4 to the next segment
viscounts-link-coast_large_1_2 = Coast, link 1–2
viscounts-link-coast_large_3_4 = Coast, link 3–4
viscounts-link-coast_large_4_5 = Coast, link 4–5
viscounts-link-coast_large_5_next = Coast, link 5 to the next segment
viscounts-printed_townsfolk-coast = printed townsfolk (Coast)
viscounts-printed_manuscript-coast = printed manuscript (Coast)
viscounts-segment-foothills = Foothills
viscounts-location-foothills_left = Foothills, left (3)
viscounts-location-foothills_right = Foothills, right (4)
viscounts-location-foothills_inner = Foothills, inner road
viscounts-site-foothills_small_1 = Foothills, site 1
viscounts-site-foothills_small_2 = Foothills, site 2
viscounts-site-foothills_small_3 = Foothills, site 3
viscounts-site-foothills_small_4 = Foothills, site 4
viscounts-site-foothills_large_1 = Foothills, site 1
viscounts-site-foothills_large_2 = Foothills, site 2
viscounts-site-foothills_large_3 = Foothills, site 3
viscounts-site-foothills_large_4 = Foothills, site 4
viscounts-site-foothills_large_5 = Foothills, site 5
viscounts-link-foothills_small_1_2 = Foothills, link 1–2
viscounts-link-foothills_small_3_4 = Foothills, link 3–4
viscounts-link-foothills_small_4_next = Foothills, link 4 to the next segment
viscounts-link-foothills_large_1_2 = Foothills, link 1–2
viscounts-link-foothills_large_2_3 = Foothills, link 2–3
viscounts-link-foothills_large_4_5 = Foothills, link 4–5
viscounts-link-foothills_large_5_next = Foothills, link 5 to the next segment
viscounts-printed_townsfolk-foothills = printed townsfolk (Foothills)
viscounts-printed_manuscript-foothills = printed manuscript (Foothills)
viscounts-segment-forest = Forest
viscounts-location-forest_left = Forest, left (5)
viscounts-location-forest_right = Forest, right (6)
viscounts-location-forest_inner = Forest, inner road
viscounts-site-forest_small_1 = Forest, site 1
viscounts-site-forest_small_2 = Forest, site 2
viscounts-site-forest_small_3 = Forest, site 3
viscounts-site-forest_small_4 = Forest, site 4
viscounts-site-forest_large_1 = Forest, site 1
viscounts-site-forest_large_2 = Forest, site 2
viscounts-site-forest_large_3 = Forest, site 3
viscounts-site-forest_large_4 = Forest, site 4
viscounts-site-forest_large_5 = Forest, site 5
viscounts-link-forest_small_2_3 = Forest, link 2–3
viscounts-link-forest_small_4_next = Forest, link 4 to the next segment
viscounts-link-forest_large_1_2 = Forest, link 1–2
viscounts-link-forest_large_2_3 = Forest, link 2–3
viscounts-link-forest_large_4_5 = Forest, link 4–5
viscounts-link-forest_large_5_next = Forest, link 5 to the next segment
viscounts-printed_townsfolk-forest = printed townsfolk (Forest)
viscounts-printed_manuscript-forest = printed manuscript (Forest)
viscounts-segment-lakeside = Lakeside
viscounts-location-lakeside_left = Lakeside, left (7)
viscounts-location-lakeside_right = Lakeside, right (8)
viscounts-location-lakeside_inner = Lakeside, inner road
viscounts-site-lakeside_small_1 = Lakeside, site 1
viscounts-site-lakeside_small_2 = Lakeside, site 2
viscounts-site-lakeside_small_3 = Lakeside, site 3
viscounts-site-lakeside_small_4 = Lakeside, site 4
viscounts-site-lakeside_large_1 = Lakeside, site 1
viscounts-site-lakeside_large_2 = Lakeside, site 2
viscounts-site-lakeside_large_3 = Lakeside, site 3
viscounts-site-lakeside_large_4 = Lakeside, site 4
viscounts-site-lakeside_large_5 = Lakeside, site 5
viscounts-link-lakeside_small_2_3 = Lakeside, link 2–3
viscounts-link-lakeside_small_3_4 = Lakeside, link 3–4
viscounts-link-lakeside_small_4_next = Lakeside, link 4 to the next segment
viscounts-link-lakeside_large_2_3 = Lakeside, link 2–3
viscounts-link-lakeside_large_3_4 = Lakeside, link 3–4
viscounts-link-lakeside_large_4_5 = Lakeside, link 4–5
viscounts-link-lakeside_large_5_next = Lakeside, link 5 to the next segment
viscounts-printed_townsfolk-lakeside = printed townsfolk (Lakeside)
viscounts-printed_manuscript-lakeside = printed manuscript (Lakeside)
viscounts-segment-mountains = Mountains
viscounts-location-mountains_left = Mountains, left (9)
viscounts-location-mountains_right = Mountains, right (10)
viscounts-location-mountains_inner = Mountains, inner road
viscounts-site-mountains_small_1 = Mountains, site 1
viscounts-site-mountains_small_2 = Mountains, site 2
viscounts-site-mountains_small_3 = Mountains, site 3
viscounts-site-mountains_small_4 = Mountains, site 4
viscounts-site-mountains_large_1 = Mountains, site 1
viscounts-site-mountains_large_2 = Mountains, site 2
viscounts-site-mountains_large_3 = Mountains, site 3
viscounts-site-mountains_large_4 = Mountains, site 4
viscounts-site-mountains_large_5 = Mountains, site 5
viscounts-link-mountains_small_2_3 = Mountains, link 2–3
viscounts-link-mountains_small_3_4 = Mountains, link 3–4
viscounts-link-mountains_small_4_next = Mountains, link 4 to the next segment
viscounts-link-mountains_large_1_2 = Mountains, link 1–2
viscounts-link-mountains_large_2_3 = Mountains, link 2–3
viscounts-link-mountains_large_3_4 = Mountains, link 3–4
viscounts-link-mountains_large_5_next = Mountains, link 5 to the next segment
viscounts-printed_townsfolk-mountains = printed townsfolk (Mountains)
viscounts-printed_manuscript-mountains = printed manuscript (Mountains)
viscounts-section-ink_stone = Ink and Stone section
viscounts-section-flip = Flip section
viscounts-section-gold_move = Gold or Move section
viscounts-section-hire_destroy = Hire or Destroy section
viscounts-section-virtue = Virtue section
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
viscounts-slot-trading_post_2 = Trading Post, slot 2
viscounts-slot-trading_post_3 = Trading Post, slot 3
viscounts-building-guildhall = Guildhall
    .acc = guildhall
viscounts-slot-guildhall_1 = Guildhall, slot 1
viscounts-slot-guildhall_2 = Guildhall, slot 2
viscounts-slot-guildhall_3 = Guildhall, slot 3
viscounts-building-workshop = Workshop
    .acc = workshop
viscounts-slot-workshop_1 = Workshop, slot 1
viscounts-slot-workshop_2 = Workshop, slot 2
viscounts-slot-workshop_3 = Workshop, slot 3
viscounts-space-left = Left space
viscounts-space-middle = Middle space
viscounts-space-right = Right space
viscounts-player_card-card_1 = Player Card 1
viscounts-player_card-card_2 = Player Card 2
viscounts-player_card-card_3 = Player Card 3
viscounts-player_card-card_4 = Player Card 4
viscounts-player_card-card_5 = Player Card 5
viscounts-player_card-card_6 = Player Card 6
viscounts-player_card-card_7 = Player Card 7
viscounts-player_card-card_8 = Player Card 8
viscounts-player_card-card_9 = Player Card 9
viscounts-player_card-card_10 = Player Card 10

## Townsfolk

viscounts-townsfolk-acolyte = Acolyte
viscounts-townsfolk-antagonist = Antagonist
viscounts-townsfolk-architect = Architect
viscounts-townsfolk-aristocrat = Aristocrat
viscounts-townsfolk-artisan = Artisan
viscounts-townsfolk-artist = Artist
viscounts-townsfolk-benefactor = Benefactor
viscounts-townsfolk-bishop = Bishop
viscounts-townsfolk-charlatan = Charlatan
viscounts-townsfolk-chevalier = Chevalier
viscounts-townsfolk-clergyman = Clergyman
viscounts-townsfolk-conspirator = Conspirator
viscounts-townsfolk-courier = Courier
viscounts-townsfolk-deacon_destroy = Deacon (destroy)
viscounts-townsfolk-deacon_virtue = Deacon (virtue)
viscounts-townsfolk-debt_collector_flip_deed = Debt Collector (deed)
viscounts-townsfolk-debt_collector_hire = Debt Collector (hire)
viscounts-townsfolk-debt_collector_silver = Debt Collector (silver)
viscounts-townsfolk-debt_collector_resource = Debt Collector (resource)
viscounts-townsfolk-defender = Defender
viscounts-townsfolk-diplomat = Diplomat
viscounts-townsfolk-disciple = Disciple
viscounts-townsfolk-enforcer = Enforcer
viscounts-townsfolk-foreman = Foreman
viscounts-townsfolk-friar = Friar
viscounts-townsfolk-gatekeeper = Gatekeeper
viscounts-townsfolk-illusionist = Illusionist
viscounts-townsfolk-jeweller = Jeweller
viscounts-townsfolk-lookout = Lookout
viscounts-townsfolk-mason = Mason
viscounts-townsfolk-meddler = Meddler
viscounts-townsfolk-miner = Miner
viscounts-townsfolk-missionary_dropoff = Missionary (drop-off)
viscounts-townsfolk-missionary_instant = Missionary (instant)
viscounts-townsfolk-overseer_destroy = Overseer (destroy)
viscounts-townsfolk-overseer_virtue = Overseer (virtue)
viscounts-townsfolk-pastor = Pastor
viscounts-townsfolk-patron_dropoff = Patron (drop-off)
viscounts-townsfolk-patron_instant = Patron (instant)
viscounts-townsfolk-peddler_ink = Peddler (ink)
viscounts-townsfolk-peddler_gold = Peddler (gold)
viscounts-townsfolk-peddler_stone = Peddler (stone)
viscounts-townsfolk-peddler_silver = Peddler (silver)
viscounts-townsfolk-pickpocket = Pickpocket
viscounts-townsfolk-priest = Priest
viscounts-townsfolk-princess = Princess
viscounts-townsfolk-racketeer_destroy = Racketeer (destroy)
viscounts-townsfolk-racketeer_rearrange = Racketeer (rearrange)
viscounts-townsfolk-scoundrel_gold = Scoundrel (gold)
viscounts-townsfolk-scoundrel_ink = Scoundrel (ink)
viscounts-townsfolk-scoundrel_stone = Scoundrel (stone)
viscounts-townsfolk-sculptor = Sculptor
viscounts-townsfolk-stonecutter_dropoff = Stonecutter (drop-off)
viscounts-townsfolk-stonecutter_instant = Stonecutter (instant)
viscounts-townsfolk-strongman = Strongman
viscounts-townsfolk-swindler_stone = Swindler (stone)
viscounts-townsfolk-swindler_gold = Swindler (gold)
viscounts-townsfolk-swindler_ink = Swindler (ink)
viscounts-townsfolk-tinker_cleric_noble = Tinker (cleric, noble)
viscounts-townsfolk-tinker_builder_cleric = Tinker (builder, cleric)
viscounts-townsfolk-tinker_builder_noble = Tinker (builder, noble)
viscounts-townsfolk-traitor = Traitor
viscounts-townsfolk-traveller = Traveller
viscounts-townsfolk-trickster = Trickster
viscounts-townsfolk-vicar = Vicar
viscounts-townsfolk-watchman = Watchman
viscounts-townsfolk-woodcutter_virtue = Woodcutter (virtue)
viscounts-townsfolk-woodcutter_destroy = Woodcutter (destroy)
viscounts-townsfolk-ada = Ada
viscounts-townsfolk-bertha = Bertha
viscounts-townsfolk-clovis = Clovis
viscounts-townsfolk-emma = Emma
viscounts-townsfolk-guntram = Guntram
viscounts-townsfolk-judith = Judith
viscounts-townsfolk-lothaire = Lothaire
viscounts-townsfolk-merovech = Merovech
viscounts-townsfolk-rudolf = Rudolf
viscounts-townsfolk-therese = Therese
viscounts-townsfolk-abbot = Abbot
viscounts-townsfolk-financier = Financier
viscounts-townsfolk-journeyman = Journeyman
viscounts-townsfolk-labourer = Labourer
viscounts-townsfolk-lender = Lender
viscounts-townsfolk-squire = Squire
viscounts-townsfolk-thief = Thief
viscounts-townsfolk-trader = Trader

## Manuscripts

viscounts-manuscript-gray_3_flip = Charter of Review
viscounts-manuscript-gray_3_virtue = Builder’s Psalm
viscounts-manuscript-gray_4_workshop = Workshop Plans
viscounts-manuscript-gray_4_stone = Quarry Ledger
viscounts-manuscript-gray_5_merchants = Toll Register
viscounts-manuscript-gray_5_resources = Treasury Roll
viscounts-manuscript-gray_5_builders = Guild Register of Builders
viscounts-manuscript-gray_6_buildings = Chronicle of Buildings
viscounts-manuscript-gray_7_guildhall = Guildhall Plans
viscounts-manuscript-black_3_flip = Register of Debts
viscounts-manuscript-black_3_resource = Almoner’s Note
viscounts-manuscript-black_4_ink = Scribe’s Manual
viscounts-manuscript-black_4_virtue = Book of Hours
viscounts-manuscript-black_5_clerics = Roll of Clerics
viscounts-manuscript-black_5_resources = Tithe Book
viscounts-manuscript-black_6_manuscripts = Library Catalogue
viscounts-manuscript-black_6_flipped_deeds = Register of Deeds
viscounts-manuscript-black_7_manuscript = Master Copy
viscounts-manuscript-yellow_3_resource = Steward’s Letter
viscounts-manuscript-yellow_3_flip = Court Petition
viscounts-manuscript-yellow_4_virtue = Mirror of Princes
viscounts-manuscript-yellow_4_gold = Royal Ledger
viscounts-manuscript-yellow_5_nobles = Roll of Nobles
viscounts-manuscript-yellow_5_resources = Treasury Roll
viscounts-manuscript-yellow_6_flipped_debts = Book of Settled Debts
viscounts-manuscript-yellow_6_workers = Muster of the Castle
viscounts-manuscript-yellow_7_workers = Great Summons
viscounts-manuscript-blue_3_hire = Letter of Hire
viscounts-manuscript-blue_3_silver = Market Privilege
viscounts-manuscript-blue_4_resources = Caravan Inventory
viscounts-manuscript-blue_4_destroy = Writ of Banishment
viscounts-manuscript-blue_5_merchants = Roll of Merchants
viscounts-manuscript-blue_5_resources = Warehouse Tally
viscounts-manuscript-blue_6_criminals = Rogues’ Gallery
viscounts-manuscript-blue_7_resources = Great Fair Charter

## Automas and schemes

viscounts-automa-cleric = Cleric automa
viscounts-automa-builder = Builder automa
viscounts-automa-noble = Noble automa
viscounts-automa-cards = Card collector automa
viscounts-automa_slot-cleric_1 = Cleric automa, slot 1
viscounts-automa_slot-cleric_2 = Cleric automa, slot 2
viscounts-automa_slot-cleric_3 = Cleric automa, slot 3
viscounts-automa_slot-cleric_4 = Cleric automa, slot 4
viscounts-automa_slot-cleric_5 = Cleric automa, slot 5
viscounts-automa_slot-cleric_6 = Cleric automa, slot 6
viscounts-automa_slot-cleric_7 = Cleric automa, slot 7
viscounts-automa_slot-cleric_8 = Cleric automa, slot 8
viscounts-automa_slot-cleric_9 = Cleric automa, slot 9
viscounts-automa_slot-builder_1 = Builder automa, slot 1
viscounts-automa_slot-builder_2 = Builder automa, slot 2
viscounts-automa_slot-builder_3 = Builder automa, slot 3
viscounts-automa_slot-builder_4 = Builder automa, slot 4
viscounts-automa_slot-builder_5 = Builder automa, slot 5
viscounts-automa_slot-builder_6 = Builder automa, slot 6
viscounts-automa_slot-builder_7 = Builder automa, slot 7
viscounts-automa_slot-builder_8 = Builder automa, slot 8
viscounts-automa_slot-builder_9 = Builder automa, slot 9
viscounts-automa_slot-noble_1 = Noble automa, slot 1
viscounts-automa_slot-noble_2 = Noble automa, slot 2
viscounts-automa_slot-noble_3 = Noble automa, slot 3
viscounts-automa_slot-noble_4 = Noble automa, slot 4
viscounts-automa_slot-noble_5 = Noble automa, slot 5
viscounts-automa_slot-noble_6 = Noble automa, slot 6
viscounts-automa_slot-noble_7 = Noble automa, slot 7
viscounts-automa_slot-noble_8 = Noble automa, slot 8
viscounts-automa_slot-noble_9 = Noble automa, slot 9
viscounts-automa_slot-cards_1 = Card collector automa, slot 1
viscounts-automa_slot-cards_2 = Card collector automa, slot 2
viscounts-automa_slot-cards_3 = Card collector automa, slot 3
viscounts-automa_slot-cards_4 = Card collector automa, slot 4
viscounts-automa_slot-cards_5 = Card collector automa, slot 5
viscounts-automa_slot-cards_6 = Card collector automa, slot 6
viscounts-automa_slot-cards_7 = Card collector automa, slot 7
viscounts-automa_slot-cards_8 = Card collector automa, slot 8
viscounts-automa_slot-cards_9 = Card collector automa, slot 9
viscounts-scheme-start_builder_noble = Starting scheme: Builder, noble
viscounts-scheme-start_noble = Starting scheme: Noble
viscounts-scheme-start_criminal_1 = Starting scheme: Criminal 1
viscounts-scheme-start_builder = Starting scheme: Builder
viscounts-scheme-start_cleric = Starting scheme: Cleric
viscounts-scheme-start_builder_cleric = Starting scheme: Builder, cleric
viscounts-scheme-start_cleric_noble = Starting scheme: Cleric, noble
viscounts-scheme-start_criminal_2 = Starting scheme: Criminal 2
viscounts-scheme-future_cleric = Future scheme: Cleric
viscounts-scheme-future_builder_cleric = Future scheme: Builder, cleric
viscounts-scheme-future_builder = Future scheme: Builder
viscounts-scheme-future_noble = Future scheme: Noble
viscounts-scheme-future_builder_noble = Future scheme: Builder, noble
viscounts-scheme-future_cleric_noble = Future scheme: Cleric, noble
viscounts-scheme-future_criminal_1 = Future scheme: Criminal 1
viscounts-scheme-future_criminal_2 = Future scheme: Criminal 2

## Variants

viscounts-variant-automa = Automa
    .text = Who plays against you when you play alone.
viscounts-variant-automa-cleric = Cleric
    .text = Copies manuscripts before all else.
viscounts-variant-automa-builder = Builder
    .text = Builds before all else.
viscounts-variant-automa-noble = Noble
    .text = Fills the castle with workers before all else.
viscounts-variant-automa-cards = Card collector
    .text = Turns debts and deeds over before all else.
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

viscounts-ask-choose-pair = Choose a player card with its hero townsfolk.
viscounts-ask-destroy-any = Destroy one of your cards before the first shuffle?
viscounts-ask-play-card = Which townsfolk do you play?
viscounts-ask-travel = Where does your viscount go? The card moves it { $n ->
      [1] one location
     *[other] { $n } locations
    }.
viscounts-ask-choose-action =
    { $n ->
        [0] { $have ->
            [0] Which action do you take?
           *[other] Which action do you take? Icons to be paid for at least: { NAME($first) } { $n }, { NAME($second) } { $have }.
        }
       *[other] Which action do you take? Icons to be paid for at least: { NAME($first) } { $n }, { NAME($second) } { $have }.
    }
viscounts-ask-dismiss-for = { NAME($action) }: dismiss the townsfolk next to your viscount for its icons?
viscounts-ask-choose-exchanges = { NAME($effect) } for { NAME("icon:merchant", $n, form: "n-acc") }: how many times? You have { NAME("icon:merchant", $have, form: "n-acc") } free of charge.
viscounts-ask-exchange-again = { NAME($effect) } for { NAME("icon:merchant", $n, form: "n-acc") }: once more? You have { NAME("icon:merchant", $have, form: "n-acc") } left free of charge.
viscounts-ask-choose-building = Which building do you build? Free of charge: { NAME("icon:builder", $n, form: "n") }; what is missing is paid.
viscounts-ask-choose-free-building = { NAME($building) }: which slot do you uncover?
viscounts-ask-choose-site = { NAME($slot) }: on which site?
viscounts-ask-choose-link = Several links are complete: which one comes first?
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
viscounts-ask-choose-next = Several of your effects happen now: which one comes first?
    .topic = The order of your effects
viscounts-ask-discard-card =
    { $n ->
      [1] Discard a card?
     *[other] Discard a card? Up to { $n } in all.
    }
    .topic = Discarding a card
viscounts-ask-destroy-card =
    { $n ->
      [1] Destroy a card for its silver?
     *[other] Destroy a card for its silver? Up to { $n } in all.
    }
    .topic = Destroying a card for its silver
viscounts-ask-rearrange = In which order, from the left, shall the cards on your board lie?
    .topic = Rearranging your board cards
viscounts-ask-choose-section = Into which section go { NAME("resource:worker", $n, form: "n-acc") }?
viscounts-ask-choose-rise = From which section does a worker rise first?
viscounts-ask-castle-move = Move a worker to a neighbouring section?
    .topic = A move of your worker in the castle
viscounts-ask-choose-spread = { NAME($section) }: only one of your workers is left there to step aside. Which way?
    .topic = The way of your last worker in a section
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
viscounts-do-act-dismissing = { NAME($action) }, dismissing { NAME($card) } for { NAME("resource:silver", $n, form: "n-acc") }; effect: { NAME($effects, form: "n") }
viscounts-do-act-dismissing-printed = { viscounts-do-act-dismissing }
viscounts-do-no-action = No action
viscounts-do-dismiss = Dismiss { NAME($card) } for { NAME("resource:silver", $n, form: "n-acc") }; effect: { NAME($effects, form: "n") }
viscounts-do-dismiss-printed = Dismiss { NAME($card) } for { NAME("resource:silver", $n, form: "n-acc") }; effect: { NAME($effects, form: "n") }
viscounts-do-dismiss-nobody = Dismiss nobody
viscounts-do-exchange =
    { $times ->
        [one] Once
       *[other] { $times } times
    }{ $n ->
      [0] { "" }
     *[other] { "" }, spending { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-enough = No more
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
viscounts-do-choose = Choose: { NAME($effects, form: "n") }
viscounts-do-next-card = First: { NAME($card) }
viscounts-do-next-slot = First: { NAME($slot) }
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
viscounts-event-deck = { $seat } shuffles the first draw pile.
viscounts-event-left-over = The pair left over goes back into the box: { NAME($card) } with { NAME($hero) }.
viscounts-event-stacks = { NAME("resource:debt", $debts, form: "n") } lie on Poverty, { NAME("resource:deed", $deeds, form: "n") } on Prosperity.
viscounts-event-round = Round { $n }
viscounts-event-turn = { $seat }’s turn
viscounts-event-dropped = { NAME($card) } drops off { $seat }’s board.
viscounts-event-played = { $seat } plays { NAME($card) }.
viscounts-event-played-blind = { $seat } plays a card unseen: { NAME($card) }.
viscounts-event-drew =
    { $seat } draws { $n ->
      [one] { $n } card
     *[other] { $n } cards
    }.
viscounts-event-drew-card = { $seat } draws { NAME($card) }.
viscounts-event-drew-nothing = { $seat } draws no card.
viscounts-event-shuffled = { $seat } shuffles the discard pile.
viscounts-event-discarded = { $seat } discards { NAME($card) }.
viscounts-event-discarded-top = { $seat } discards the top of the draw pile, unseen: { NAME($card) }.
viscounts-event-destroyed = { $seat } destroys { NAME($card) }.
viscounts-event-destroyed-top = { $seat } destroys the top of the draw pile, unseen: { NAME($card) }.
viscounts-event-destroyed-in-setup = { viscounts-event-destroyed }
viscounts-event-arranged = { $seat } rearranges the cards on the board.
viscounts-event-dismissed = { $seat } dismisses { NAME($card) }.
viscounts-event-dismissed-printed = { $seat } dismisses { NAME($card) }.
viscounts-event-hired = { $seat } hires { NAME($card) }.
viscounts-event-next-townsfolk = { NAME($segment) }: { NAME($card) } now lies on top.
viscounts-event-transcribed = { $seat } transcribes “{ NAME($manuscript) }”.
viscounts-event-copied = { $seat } copies for its effect: { NAME($manuscript) }.
viscounts-event-next-manuscript = { NAME($segment) }: “{ NAME($manuscript) }” now lies on top.
viscounts-event-bonus = { $seat } takes the { NAME($bonus) }.
viscounts-event-moved = { $seat } travels to { NAME($location) }.
viscounts-event-acts = { $seat } decides to { NAME($action, form: "to") }.
viscounts-event-passed = { $seat } takes no action.
viscounts-event-kept-townsfolk = { $seat } dismisses nobody.
viscounts-event-stopped-trading = { $seat } trades no more this turn.
viscounts-event-declined = { $seat } does without: { NAME($effect) }.
viscounts-event-fizzled = { $seat }: “{ NAME($effect) }” brings nothing now.
viscounts-event-unmet = { $seat } does not meet the condition about criminals, so no “{ NAME($effect) }”.
viscounts-event-hired-nobody = { $seat } hires nobody.
viscounts-event-cannot-hire = { $seat } cannot pay for { NAME($card) }: { NAME("resource:silver", $n, form: "n-acc") }.
viscounts-event-nobody-to-hire = { NAME($segment) }: the pile is empty, so { $seat } can hire nobody.
viscounts-event-gained = { $seat } gains { NAME($resource, $n, form: "n-acc") }.
viscounts-event-paid = { $seat } spends { NAME($resource, $n, form: "n-acc") }.
viscounts-event-gained-from-stack = { viscounts-event-gained }
viscounts-event-paid-debt = { $seat } pays a debt.
viscounts-event-approved-deed = { $seat } gets a deed approved.
viscounts-event-gained-on-track = { viscounts-event-gained }
viscounts-event-collides = { $seat }’s markers collide on space { $n }.
viscounts-event-reset = { $seat }’s markers return to their ends.
viscounts-event-built = { $seat } builds a { NAME($building, form: "acc") } on { NAME($site) }.
viscounts-event-linked = { NAME($link) } joins buildings of { $seat } and { $owner }.
viscounts-event-linked-own = { NAME($link) } joins two buildings of { $seat }.
viscounts-event-placed = { $seat } places { NAME("resource:worker", $n, form: "n-acc") } in the { NAME($section) }.
viscounts-event-rose = A worker of { $seat } rises to the { NAME("tier:second", form: "acc") } of the { NAME($section) }.
viscounts-event-rose-to-third = A worker of { $seat } rises from the { NAME($section) } to the { NAME("tier:third", form: "acc") }.
viscounts-event-spread = A worker of { $seat } moves from the { NAME($section) } to the { NAME($target) }.
viscounts-event-trimmed = { $seat } sends a worker of { $owner } home from the { NAME("tier:first", form: "acc") } of the { NAME($section) }.
viscounts-event-trimmed-second = { $seat } sends a worker of { $owner } home from the { NAME("tier:second", form: "acc") } of the { NAME($section) }.
viscounts-event-leads = { $seat } becomes castle leader.
viscounts-event-overtakes = { $seat } becomes castle leader in place of { $loser }.
viscounts-event-uncovered = { NAME($stack) } is uncovered.
viscounts-event-last-round = Round { $n } will be the last.
viscounts-event-divided = A divided kingdom: both cards will score.
viscounts-event-final = The game is over; the points are counted.
viscounts-event-points = { NAME($category) }: { $seat } scores { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-lost-points = { NAME($category) }: { $seat } loses { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-automa-sits = Across the table sits the { NAME($automa) }.
viscounts-event-automa-scheme = { $seat } reveals “{ NAME($scheme) }”.
viscounts-event-automa-drops-scheme = { $seat } drops “{ NAME($scheme) }”.
viscounts-event-automa-gains-scheme = { $seat } gains “{ NAME($scheme) }”.
viscounts-event-automa-shows-scheme = { $seat } shows what was shuffled in unseen: “{ NAME($scheme) }”.
viscounts-event-automa-shuffles = { $seat } shuffles the discarded schemes.
viscounts-event-automa-tries = { $seat } tries to { NAME($action, form: "to") }.
viscounts-event-automa-cannot-pay = { $seat } cannot { NAME($action, form: "to") }: icons and resources needed: { $n }, at hand: { $have }.
viscounts-event-automa-cannot = { $seat } cannot { NAME($action, form: "to") } now.
viscounts-event-automa-instead = For { $seat }, “{ NAME($effect) }” becomes “{ NAME($other) }”.

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
viscounts-board-track-automa = The automa at its own collision: { $effect }.
viscounts-board-start-location = Starts at location { $n }.
viscounts-board-tier-room = A section holds { $n } workers; with { $have } of one colour one rises.

## Why not

viscounts-why-too-far = That far costs { NAME("resource:silver", $n, form: "n-acc") }; you have { $have }.
viscounts-why-outer-road = From the inner road nobody can { NAME($action, form: "to") }.
viscounts-why-inner-road = From the outer road nobody can { NAME($action, form: "to") }.
viscounts-why-too-few-icons = Needs { NAME($icon, $n, form: "n-acc") }; you can bring up { $have }.
viscounts-why-too-few-with = Needs { NAME($icon, $n, form: "n-acc") }; even by dismissing { NAME($card) } you can bring up { $have }.
viscounts-why-too-few-with-printed = { viscounts-why-too-few-with }
viscounts-why-no-free-site = No free site on this side of the river.
viscounts-why-all-built = All nine buildings are built.
viscounts-why-no-workers = No worker is left in your supply.
viscounts-why-too-few-workers = Your supply has only { NAME("resource:worker", $have, form: "n-acc") }, not { $n }.
viscounts-why-site-taken = A building of { $owner } stands there.
viscounts-why-other-bank = Your viscount cannot reach this site.
viscounts-why-silver-missing = Costs { NAME("resource:silver", $n, form: "n-acc") }; you have { $have }.
viscounts-why-must-dismiss = Without a dismissal you reach { $have } of the icons needed: { $n }. Choose the action with the dismissal.
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
viscounts-term-offers = Player cards and hero townsfolk
viscounts-term-points-so-far = Points so far: { $n }
viscounts-term-points = Points so far
viscounts-term-slots = Buildings built: { $n }
viscounts-term-covered = A building still stands on it.
viscounts-term-uncovered = Uncovered: it lasts.
viscounts-term-building-text = Needs { $icons }. Points for one, two, three: { $points }.
viscounts-term-slot-step = Further steps of movement that are free: { $n }.
viscounts-term-slot-dismiss = Every dismissal costs { NAME("resource:silver", $n, form: "n-acc") }.
viscounts-term-slot-hand = The hand limit is larger by { $n }.
viscounts-term-in-supply = In supply.
viscounts-term-workers-supply = Workers in supply
viscounts-term-track = Corruption on space { $corruption }, virtue on space { $virtue }
viscounts-term-track-space = Collision on space { $n }
viscounts-term-track-above = Whose markers collide: { $effect }.
viscounts-term-track-below = All others: { $effect }.
viscounts-term-cost = Silver and steps: { $n }.
viscounts-term-cost-dismiss = Silver to dismiss: { $n }.
viscounts-term-needs = Clerics needed: { $n }.
viscounts-term-at-end = At the end: { $effect }
viscounts-term-below = Cards below: { $n }.
viscounts-term-on-hire = Hired or dismissed: { $effect }
viscounts-term-on-dismiss = Dismissed: { $effect }
viscounts-term-timing-instant = When played: { $effect }
viscounts-term-timing-dropoff = When it drops off: { $effect }
viscounts-term-timing-ongoing = While on the board: { $effect }
viscounts-term-funding = { $action }: { $pays } → { $icons }, any number of times
viscounts-term-funding-once = { $action }: { $pays } → { $icons }, at most { $n ->
        [1] once
       *[other] { $n } times
    }
viscounts-term-or = { " " }or{ " " }
viscounts-term-if-criminals = with criminals on the board, { $effect }
viscounts-term-if-no_criminals = without criminals on the board, { $effect }
viscounts-term-when-own_trade = after the trade action: { $effect }
viscounts-term-when-own_build = after the building action: { $effect }
viscounts-term-when-own_place = after the action of placing workers: { $effect }
viscounts-term-when-own_transcribe = after the transcribing action: { $effect }
viscounts-term-when-collision = at any player’s collision: { $effect }
viscounts-term-when-own_debt_flip = for every own debt flipped: { $effect }
viscounts-term-when-own_debt_gain = for every debt gained: { $effect }
viscounts-term-when-own_hire = with every townsfolk hired: { $effect }
viscounts-term-when-own_flip = with every card flipped: { $effect }
viscounts-term-when-own_scheme = with every future scheme: { $effect }
viscounts-term-when-own_shuffle = with every shuffle: { $effect }
viscounts-term-per-building =
    { $n ->
        [1] { $effect } per building
       *[other] { $effect } for every { $n } buildings
    }
viscounts-term-per-manuscript =
    { $n ->
        [1] { $effect } per manuscript
       *[other] { $effect } for every { $n } manuscripts
    }
viscounts-term-per-worker_in_castle =
    { $n ->
        [1] { $effect } per worker in the castle
       *[other] { $effect } for every { $n } workers in the castle
    }
viscounts-term-per-flipped_debt =
    { $n ->
        [1] { $effect } per paid debt
       *[other] { $effect } for every { $n } paid debts
    }
viscounts-term-per-flipped_deed =
    { $n ->
        [1] { $effect } per approved deed
       *[other] { $effect } for every { $n } approved deeds
    }
viscounts-term-per-resource =
    { $n ->
        [1] { $effect } per resource
       *[other] { $effect } for every { $n } resources
    }
viscounts-term-per-icon_merchant =
    { $n ->
        [1] { $effect } per merchant
       *[other] { $effect } for every { $n } merchants
    }
viscounts-term-per-icon_builder =
    { $n ->
        [1] { $effect } per builder
       *[other] { $effect } for every { $n } builders
    }
viscounts-term-per-icon_noble =
    { $n ->
        [1] { $effect } per noble
       *[other] { $effect } for every { $n } nobles
    }
viscounts-term-per-icon_cleric =
    { $n ->
        [1] { $effect } per cleric
       *[other] { $effect } for every { $n } clerics
    }
viscounts-term-per-icon_criminal =
    { $n ->
        [1] { $effect } per criminal
       *[other] { $effect } for every { $n } criminals
    }
viscounts-term-exchange = Trade: { $icons } → { $effect }.
viscounts-term-stand-here = Here: { $names }.
viscounts-term-section-gives = Rising to the second tier brings: { $effect }.
viscounts-term-tier-points = Every worker: { $points }.
viscounts-term-tier-trimmed = The owner of a worker sent home from here: { $effect }.
viscounts-term-tier-enter = Entering brings: { $effect }.
viscounts-term-leader-text = { $points }; hand limit: +{ $n }.
viscounts-term-stack-left = Still on top: { $papers }.
viscounts-term-bonus-text = For the first with so many manuscripts of this ribbon: { $n }. Gives { $effect }.
viscounts-term-schemes = Schemes, from the left
viscounts-term-scheme-pile = Scheme pile
viscounts-term-future-schemes = Future schemes not seen yet
viscounts-term-scheme-text = Steps: { $n }. Icons: { $icons }. Effect: { $effect }. Tries: { $attempts }.
viscounts-term-priority = Resources it prefers
viscounts-term-value-neutral = neutral
viscounts-term-value-starting = starting
viscounts-term-value-hero = hero townsfolk
viscounts-term-value-future = future
viscounts-term-value-small = 1–2 players
viscounts-term-value-large = 3–4 players
viscounts-term-value-left = left
viscounts-term-value-right = right
viscounts-term-value-instant = when played
viscounts-term-value-dropoff = when it drops off
viscounts-term-value-ongoing = while on the board
viscounts-term-value-none = no ability
