### Labels on the browser’s board of Crusader Kings.

## Parts of the table

crusaders-term-map = Map
crusaders-term-mine = My house
crusaders-term-houses = Houses
crusaders-term-common = Common
crusaders-term-status = The time
crusaders-term-order = Turn order
crusaders-term-legend = Signs on the map
crusaders-term-larger = Enlarge the map
crusaders-term-smaller = Reduce the map
crusaders-term-choices = To choose from

## The map

crusaders-term-closed = Out of play
crusaders-term-independent = Independent
crusaders-term-duchy = Duchy
crusaders-term-lord = Independent ruler
crusaders-term-lord-is = Ruled by { $person } ({ $trait })
crusaders-term-duke-is = Duke: { $person }
crusaders-term-duke-of = Duke of { NAME($region, form: "mid") }
crusaders-term-duchess-of = Duchess of { NAME($region, form: "mid") }
crusaders-term-duchess-is = Duchess: { $person }
crusaders-term-allied-with = Allied with { $seat }
crusaders-term-route = Sea route

## Letters of the cultures

crusaders-term-letter-england = E
crusaders-term-letter-france = F
crusaders-term-letter-germany = G
crusaders-term-letter-italy = It
crusaders-term-letter-iberia = Ib

## Houses

crusaders-term-ai = AI
crusaders-term-whole-house = The whole house
crusaders-term-fallen = fallen
crusaders-term-points = Points
crusaders-term-regions = Regions
crusaders-term-shields = Shields on the crusade track
crusaders-term-age = Age tokens of the ruler
crusaders-term-bag = Traits in the bag
crusaders-term-crusades = Crusades in this era
crusaders-term-wars = War
crusaders-term-pacts = Pact
crusaders-term-claims = Casus belli
crusaders-term-laid = Laid face down
crusaders-term-bag-seen = Traits seen going into the bag
crusaders-term-ruler = Ruler
crusaders-term-woman = Woman
crusaders-term-man = Man
crusaders-term-married-to = married to

## Traits and checks

crusaders-term-positive = Positive trait
crusaders-term-negative = Negative trait
crusaders-term-critical = critical
crusaders-term-critical-in = Critical: { $checks }
crusaders-term-note-chance = chance { $n } %
crusaders-term-note-noble = a trait by chance, no alliance
crusaders-term-check = Trait check
crusaders-term-successes = Successes: { $n } of { $of }
crusaders-term-draws = Drawn: { $n } of { $of }
crusaders-term-invested = invested: { $n }
crusaders-term-cancelled = draws bought off: { $n }
crusaders-term-sacrificed = Sacrificed
crusaders-term-sacrificing = With sacrifices

## Offers

crusaders-term-offer = Offer
crusaders-term-offer-between = Offer: { $seat } to { $partner }
crusaders-term-offer-empty = Nothing yet
crusaders-term-offer-side = { $seat } gives
crusaders-term-offer-claim = Drops the casus belli
crusaders-term-offer-peace = Both make peace
crusaders-term-offer-marriage = { NAME($member) } and { NAME($other) } marry; the couple joins the house of { $house }

## The common table

crusaders-term-free-space = No shield yet
crusaders-term-in-deck = in the deck: { $n }
crusaders-term-decks = Action decks
crusaders-term-nobles = Nobles to woo
crusaders-term-supplies = Supplies
crusaders-term-general-bag = Random traits
crusaders-term-councillor = Councillor
crusaders-term-invention = Invention
crusaders-term-needs-crusader = Shields on the crusade track: { $n }
crusaders-term-needs-builder = Castles: { $n }
crusaders-term-needs-inventor = Developments: { $n }
crusaders-term-needs-king_of_jerusalem = Shield on Jerusalem

## Drawing cards

crusaders-term-draw-plan = Your eight cards
crusaders-term-draw-sum = { $n } of { $of }
crusaders-term-draw-these = Draw these
crusaders-term-one-less = One card fewer: { NAME($deck) }
crusaders-term-one-more = One card more: { NAME($deck) }
crusaders-term-cards = Action cards
crusaders-term-bag-odds = A good trait in so many draws:

## Values of components

crusaders-term-sex-male = man
crusaders-term-sex-female = woman
crusaders-term-sex-horse = horse
crusaders-term-pool-random = random traits
crusaders-term-pool-starting = starting traits
crusaders-term-pool-event = traits of events
crusaders-term-pool-crusade = traits of crusaders
crusaders-term-relative-wife = wife
crusaders-term-relative-son = son
crusaders-term-relative-daughter = daughter
crusaders-term-relative-brother = brother
crusaders-term-action-build = build
crusaders-term-action-develop = develop
crusaders-term-action-plot = plot
crusaders-term-action-overthrow = overthrow
crusaders-term-action-mobilise = mobilise
crusaders-term-action-invade = invade
crusaders-term-action-tax = collect taxes
crusaders-term-action-crusade = crusade
