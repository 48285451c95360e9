### Components of A Castle for All Seasons in the browser: what kinds and fields are called, where figures come from.

## Kinds

castle-kinds-resource = Resources
castle-kinds-currency = Money
castle-kinds-colour = Colours
castle-kinds-seating = Numbers of players
castle-kinds-start = At the start
castle-kinds-round_space = Round track
castle-kinds-carrier = Carriers
castle-kinds-character = Characters
castle-kinds-card = Cards
castle-kinds-building = Buildings
castle-kinds-space = Helper spaces
castle-kinds-scoring = Scoring
castle-kinds-winter = Winter events
castle-kinds-deck = Decks
castle-kinds-source = Sources

## Fields; those without words are not shown

castle-field-resource-colour = colour
castle-field-pieces = pieces
castle-field-value = worth in building
castle-field-swap = swapped at the forge for another piece
castle-field-total = in all
castle-field-coins = coins
castle-field-helpers = helpers
castle-field-rounds = rounds
castle-field-cards_per_round = cards each round
castle-field-talers = talers
castle-field-resources = resources
castle-field-round_space-winter = winter event
castle-field-carrier-resource = resource
castle-field-yields = gives
castle-field-tower_share = of these to the tower
castle-field-character-order = order
castle-field-builds = buildings, at most
castle-field-equips = brings
castle-field-effects = does
castle-field-free = pieces of one’s choice
castle-field-free_kinds = chosen among
castle-field-cost = cost
castle-field-points = points
castle-field-standing = stands from the start
castle-field-building = building
castle-field-fee = fee in talers
castle-field-space-scoring = scores at the end
castle-field-scoring-order = order
castle-field-spaces = helper spaces
castle-field-toll = toll in talers
castle-field-prize = points for the winner
castle-field-cards = cards

## Sources

castle-source-rulebook_ru = the Russian rulebook
castle-source-rulebook_en = the English rulebook
castle-source-bsw_buildings = an online version’s table of buildings, in German
castle-source-bsw_buildings_nl = the same table of buildings, in Dutch
castle-source-bsw_buildings_mt = the same table of buildings, another copy
castle-source-bsw_buildings_en = the same table of buildings, in English
castle-source-bsw_rules = an online version’s rules
castle-source-aid_scribd = a player aid
castle-source-ultraboardgames_buildings = a rules site’s page of buildings
castle-source-ultraboardgames_rules = a rules site
castle-source-knobelritter = a review in German
castle-source-eggert_page = the publisher’s page
castle-source-spiele_akademie = a games club’s page
castle-source-pinco11 = a review in Italian
castle-source-kinako = a review in Japanese
castle-source-bgg = a board game database
castle-source-spellenclub13 = a review in Dutch
castle-source-trictrac = a review in French
castle-source-gamepack_nl = another review in Dutch

## Remarks

castle-basis-no-value-is-printed-for-silver = No value is printed for silver; 0 is what it counts in a tie.
castle-basis-left-free-so-that-events-are = Left free, so that events are evenly spread.
castle-basis-evenly-spread-none-on-a-first = Evenly spread: none on a first or last round, at most six in a game.
castle-basis-number-of-towers-from-one-review = The number of towers is from one review; the values are those left over among three unnamed kinds.
castle-basis-values-from-the-rulebook-number-of = The values are from the rulebook; the number of houses is 23 less all other tiles.
castle-basis-cost-from-the-rulebook-points-from = The cost is from the rulebook, the points are from the online version.
castle-basis-that-the-keep-has-only-this = That the keep has only this space is a guess: one fee and one owner are named.
castle-basis-with-the-forge-space-for-10 = With the forge space for 10 it gives the 15 talers of the worked example.
castle-basis-three-places-are-printed-only-one = Three places are printed, only one fee is known; the others are set to cost the same.
castle-basis-points-and-copper-coloured-spaces-are = Points and copper-coloured spaces are printed; that only standing buildings count is a ruling.
castle-basis-the-whole-game-with-the-six = The whole game, with the six winter events of the first edition.
castle-basis-two-spaces-are-certain-no-second = Two spaces are certain; no second fee is mentioned, so both cost the same.
castle-basis-the-whole-game-with-twelve-winter = The whole game, with twelve winter events and a worked example of four rounds.
castle-basis-costs-and-points-of-seven-buildings = Costs and points of seven buildings with helper spaces, forge fees, final scoring.
castle-basis-the-same-table-it-agrees-with = The same table; it agrees with the German one.
castle-basis-also-the-stable-s-fees-and = Also the stable’s fees and the values of the three kinds without helper spaces.
castle-basis-the-same-table-its-forge-fees = The same table; its forge fees (16, 8) and keep points contradict every other source and are not used.
castle-basis-numbers-of-rounds-direction-of-the = Numbers of rounds, direction of the round track, English names of the characters, displacing helpers.
castle-basis-fees-of-keep-and-gates-one = Fees of keep and gates, one helper per building and round, the protected last piece.
castle-basis-fee-of-both-palace-spaces-separate = The fee of both palace spaces, separate payments for two buildings.
castle-basis-list-of-components-setting-up = The list of components, setting up.
castle-basis-nine-towers-and-which-buildings-there = Nine towers, and which buildings there are.
castle-basis-order-of-the-characters-the-keep = The order of the characters; the keep counts copper-coloured spaces.
castle-basis-six-extra-winter-cards-given-away = Six extra winter cards, given away in Essen in 2008.
castle-basis-both-sides-of-the-board-carry = Both sides of the board carry the same elements.
castle-basis-silver-counts-as-the-kind-it = Silver counts as the kind it stands for.
castle-basis-tiles-cover-the-helper-spaces-six = Tiles cover the helper spaces; six or twelve winter cards.
castle-basis-the-round-s-taler-comes-from = The round’s taler comes from the highest space.
castle-basis-numbers-of-rounds-even-costs-silver = Numbers of rounds, even costs, silver as a joker, the end when all buildings stand.
castle-basis-reads-the-stonemason-s-purchase-as = Reads the stonemason’s purchase as one piece per worker card.

## Fields that are named only where they can be corrected

castle-form-seating-seats = players
castle-form-number = number
castle-form-carrier-kind = kind
castle-form-building-kind = kind
castle-form-reward = reward
castle-form-card-character = character
castle-form-category = category
castle-form-by_helpers = points by number of helpers
castle-form-lasts = how long it lasts
castle-form-offers = how many are offered
castle-form-winter-scoring = scoring
