### Labels on the browser’s board of Crusader Kings.

## Parts of the table

crusaders-table-map = Map
crusaders-table-mine = My house
crusaders-table-houses = Houses
crusaders-table-common = Common
crusaders-table-status = The time
crusaders-table-order = Order
crusaders-table-legend = Signs on the map
crusaders-table-larger = Enlarge the map
crusaders-table-smaller = Reduce the map
crusaders-table-choices = To choose from

## The map

crusaders-table-closed = Out of play
crusaders-table-independent = Independent
crusaders-table-duchy = Duchy
crusaders-table-lord = Independent ruler
crusaders-table-lord-is = Ruled by { $person } ({ $trait })
crusaders-table-duke-is = Duke: { $person }
crusaders-table-duke-of = Duke of { NAME($region, form: "mid") }
crusaders-table-duchess-of = Duchess of { NAME($region, form: "mid") }
crusaders-table-duchess-is = Duchess: { $person }
crusaders-table-allied-with = Allied with { $seat }
crusaders-table-route = Sea route

## Letters of the cultures

crusaders-table-letter-england = E
crusaders-table-letter-france = F
crusaders-table-letter-germany = G
crusaders-table-letter-italy = It
crusaders-table-letter-iberia = Ib

## Houses

crusaders-table-ai = AI
crusaders-table-whole-house = The whole house
crusaders-table-fallen = fallen
crusaders-table-points = Points
crusaders-table-regions = Regions
crusaders-table-shields = Shields on the crusade track
crusaders-table-age = Age tokens of the ruler
crusaders-table-bag = Traits in the bag
crusaders-table-crusades = Crusades in this era
crusaders-table-wars = War
crusaders-table-pacts = Pact
crusaders-table-claims = Casus belli
crusaders-table-laid = Laid face down
crusaders-table-bag-seen = Traits seen going into the bag
crusaders-table-ruler = Ruler
crusaders-table-woman = Woman
crusaders-table-man = Man
crusaders-table-married-to = married to

## Traits and checks

crusaders-table-positive = Positive trait
crusaders-table-negative = Negative trait
crusaders-table-critical = critical
crusaders-table-critical-in = Critical: { $checks }
crusaders-table-note-chance = chance { $n } %
crusaders-table-note-noble = a trait by chance, no alliance
crusaders-table-check = Trait check
crusaders-table-successes = Successes: { $n } of { $of }
crusaders-table-draws = Drawn: { $n } of { $of }
crusaders-table-invested = invested: { $n }
crusaders-table-cancelled = draws bought off: { $n }
crusaders-table-sacrificed = Sacrificed
crusaders-table-sacrificing = With sacrifices

## Offers

crusaders-table-offer = Offer
crusaders-table-offer-between = Offer: { $seat } to { $partner }
crusaders-table-offer-empty = Nothing yet
crusaders-table-offer-side = { $seat } gives
crusaders-table-offer-claim = Drops the casus belli
crusaders-table-offer-peace = Both make peace
crusaders-table-offer-marriage = { NAME($member) } and { NAME($other) } marry; the couple joins the house of { $house }

## The common table

crusaders-table-free-space = No shield yet
crusaders-table-in-deck = in the deck: { $n }
crusaders-table-decks = Action decks
crusaders-table-nobles = Nobles to woo
crusaders-table-supplies = Supplies
crusaders-table-general-bag = Random traits
crusaders-table-councillor = Councillor
crusaders-table-invention = Invention
crusaders-table-needs-crusader = Shields on the crusade track: { $n }
crusaders-table-needs-builder = Castles: { $n }
crusaders-table-needs-inventor = Developments: { $n }
crusaders-table-needs-king_of_jerusalem = Shield on Jerusalem

## What developments and spaces of the track do

crusaders-table-hook-marriage_check = Marriage checks: free draws +{ $n }
crusaders-table-hook-build_check = Building: free draws +{ $n }
crusaders-table-hook-build_cost = The first castle of an action costs { $n } gold
crusaders-table-hook-plot_check = Plots: free draws +{ $n }
crusaders-table-hook-plot_check-one = { $plot }: free draws +{ $n }
crusaders-table-hook-crusade_check = Crusades: free draws +{ $n }
crusaders-table-hook-invade_check = Invasions: free draws +{ $n }
crusaders-table-hook-invade_reach = Invasions by sea with armies: { $n }
crusaders-table-hook-defence = Invasions of your regions: successes needed +{ $n }
crusaders-table-hook-era_start = Bonus cards each era: { $n }
crusaders-table-hook-crusades_per_era = Crusades in an era: { $n }
crusaders-table-hook-tax = Taxes: gold +{ $n }
crusaders-table-hook-own_birth = At births in your family: draw { $n } traits, keep one
crusaders-table-hook-own_turn_start = Once a round, at the start of your turn, an unrest token may leave one of your regions
crusaders-table-hook-own_character_would_die = Once a round, a check may save a family member from an event or old age
crusaders-table-hook-assassination_of_own_character = The others may pay against murders in your family
crusaders-table-hook-plot_range = Unrest can be caused in every region
crusaders-table-hook-overthrow_range = Overthrows reach every region

## What events on action cards do

crusaders-table-target-self = Yourself
crusaders-table-target-other = Another house
crusaders-table-target-other_choice = A house of your choice
crusaders-table-by-left_neighbour = the left neighbour decides
crusaders-table-by-active = you decide
crusaders-table-optional = if wanted
crusaders-table-only-no_army = without an army
crusaders-table-only-has_castle = with a castle
crusaders-table-only-has_army = rather with an army
crusaders-table-deed-birth =
    { $n ->
        [1] a child is born
       *[other] { $n } children are born
    }
crusaders-table-deed-birth-chosen =
    { $n ->
        [1] a child is born
       *[other] { $n } children are born
    }, with a choice of two traits
crusaders-table-deed-bastard =
    { $n ->
        [1] a bastard is born
       *[other] { $n } bastards are born
    }
crusaders-table-deed-place_token =
    { NAME($token) } in { $n ->
        [1] one region
       *[other] { $n } regions
    }
crusaders-table-deed-remove_token = { NAME($token) } removed, up to { $n } tokens
crusaders-table-deed-add_trait = trait gained: { NAME($trait) }
crusaders-table-deed-add_trait-child = trait of the youngest child: { NAME($trait) }
crusaders-table-deed-remove_trait = a trait of choice leaves the bag
crusaders-table-deed-check = { $kind }; if it fails: { $failure }
crusaders-table-deed-or = { $first }, or else: { $second }
crusaders-table-deed-choice = 1) { $first }; 2) { $second }
crusaders-table-deed-if-married = if the ruler is married, also { $effect }
crusaders-table-deed-pay = pay { $gold }
crusaders-table-deed-pay-neighbour = pay { $gold } to the left neighbour
crusaders-table-deed-pay-each = pay { $gold } for each army
crusaders-table-deed-steal_gold = { $gold } for the left neighbour
crusaders-table-deed-buy_development = a development for { $price }
crusaders-table-deed-take_development = the left neighbour may win over a councillor for { $price }
crusaders-table-deed-lose_development = a councillor leaves
crusaders-table-deed-age = age tokens of the ruler +{ $n }
crusaders-table-deed-death-non_ruler = a family member dies, not the ruler
crusaders-table-deed-death-male_non_ruler = a man of the family dies, not the ruler
crusaders-table-deed-death-ruler_spouse = the ruler’s spouse dies
crusaders-table-deed-death-youngest_child = the youngest child dies
crusaders-table-deed-casus_belli-left_neighbour = the left neighbour gets a casus belli against this house
crusaders-table-deed-casus_belli-target = a casus belli against a house of choice
crusaders-table-deed-clear_casus_belli = a casus belli against this house is dropped
crusaders-table-deed-demobilise = an army goes home
crusaders-table-deed-demobilise-all = all armies go home
crusaders-table-deed-mobilise = a region is mobilised for free
crusaders-table-deed-end_war = a war ends
crusaders-table-deed-remove_castle = a castle falls
crusaders-table-deed-replace_shield = a shield on the track gives way to yours

## Drawing cards

crusaders-table-draw-plan = Your eight cards
crusaders-table-draw-sum = { $n } of { $of }
crusaders-table-draw-these = Draw these
crusaders-table-one-less = One card fewer: { NAME($deck) }
crusaders-table-one-more = One card more: { NAME($deck) }
crusaders-table-cards = Action cards
crusaders-table-bag-odds = A good trait in so many draws:

## Values of components

crusaders-table-sex-male = man
crusaders-table-sex-female = woman
crusaders-table-sex-horse = horse
crusaders-table-pool-random = random traits
crusaders-table-pool-starting = starting traits
crusaders-table-pool-event = traits of events
crusaders-table-pool-crusade = traits of crusaders
crusaders-table-relative-wife = wife
crusaders-table-relative-son = son
crusaders-table-relative-daughter = daughter
crusaders-table-relative-brother = brother
crusaders-table-action-build = build
crusaders-table-action-develop = develop
crusaders-table-action-plot = plot
crusaders-table-action-overthrow = overthrow
crusaders-table-action-mobilise = mobilise
crusaders-table-action-invade = invade
crusaders-table-action-tax = collect taxes
crusaders-table-action-crusade = crusade
crusaders-table-its-name = its name
