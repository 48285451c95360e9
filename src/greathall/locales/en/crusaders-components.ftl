### Components of Crusader Kings in the browser: what kinds and fields are called, where figures come from.

## Kinds

crusaders-kinds-culture = Cultures
crusaders-kinds-sea = Seas
crusaders-kinds-region = Regions
crusaders-kinds-trait = Traits
crusaders-kinds-critical = Critical traits
crusaders-kinds-token = Trait tokens
crusaders-kinds-space = Spaces of the crusade track
crusaders-kinds-development = Developments
crusaders-kinds-development_class = Uses of developments
crusaders-kinds-deck = Decks
crusaders-kinds-card = Action cards
crusaders-kinds-event = Events
crusaders-kinds-character = Characters
crusaders-kinds-dynasty = Dynasties
crusaders-kinds-ruler = Rulers
crusaders-kinds-scenario = Scenarios
crusaders-kinds-realm = Realms at the start
crusaders-kinds-supply = What is in the box
crusaders-kinds-limit = Limits
crusaders-kinds-achievement = Achievements
crusaders-kinds-strategy = Strategies of AI dynasties
crusaders-kinds-source = Sources

## Fields; those without words are not shown

crusaders-field-colour = colour
crusaders-field-culture = culture
crusaders-field-land = borders on
crusaders-field-routes = by sea to
crusaders-field-coasts = coasts
crusaders-field-sign = kind
crusaders-field-criticals = critical in
crusaders-field-critical-positive = good trait that fails
crusaders-field-critical-negative = bad trait that succeeds
crusaders-field-pool = pool
crusaders-field-trait = trait
crusaders-field-count = pieces
crusaders-field-number = number
crusaders-field-hooks = what it does
crusaders-field-type = kind
crusaders-field-copies = copies
crusaders-field-development_class-cards = cards
crusaders-field-actions = actions
crusaders-field-least = at least
crusaders-field-most = at most
crusaders-field-deck = deck
crusaders-field-event = event
crusaders-field-target = concerns
crusaders-field-conditions = on condition
crusaders-field-effects = what happens
crusaders-field-sex = sex
crusaders-field-shields = shields
crusaders-field-dynasty = dynasty
crusaders-field-traits = traits
crusaders-field-eras = eras
crusaders-field-last_space = last space of the track
crusaders-field-most_dynasties = dynasties, at most
crusaders-field-pious_space = a Pious token on space
crusaders-field-pious_replaces = it replaces the printed token
crusaders-field-random_spouse = weds a random noble
crusaders-field-defeat_is_final = a fallen dynasty does not return
crusaders-field-never_closed = never out of play
crusaders-field-scenario = scenario
crusaders-field-ruler = ruler
crusaders-field-regions = regions
crusaders-field-gold = gold
crusaders-field-developments = developments
crusaders-field-age = age tokens
crusaders-field-family = family
crusaders-field-castles = castles
crusaders-field-free_castles = castles where one likes
crusaders-field-unrest = unrest
crusaders-field-armies = armies
crusaders-field-casus_belli = casus belli against
crusaders-field-casus_belli_of_three = with three players, casus belli against
crusaders-field-value = limit
crusaders-field-threshold = needed
crusaders-field-points = points
crusaders-field-strategy-cards = cards in an era

## Sources

crusaders-source-rulebook_ru = Russian rules, version 1.1, with the AI and six scenarios
crusaders-source-rulebook_en = English rules, version 1.1, first pages
crusaders-source-rulebook_proto = English rules of September 2018, first pages
crusaders-source-rulebook_it = Italian rules, version 1.1, first pages
crusaders-source-faq = answers by the designer, first part
crusaders-source-frialigan_forum = publisher’s forum on errata
crusaders-source-ck_repo = an unfinished fan implementation
crusaders-source-board_photo = a photograph of the printed board
crusaders-source-hksw = a review by Lawrence Hung
crusaders-source-icv2 = news about the game’s contents
crusaders-source-dualshockers = an article on the crowdfunding of 2018
crusaders-source-techtimes = another article on the crowdfunding of 2018
crusaders-source-gallimaufry = a report of a game played in January 2025
crusaders-source-kotaku = a review in a magazine
crusaders-source-sixthaxis = a first look at the prototype of 2018
crusaders-source-monnhat = an excerpt of a review about the events
crusaders-source-paradox_forum = a forum that discusses the rulebook

## Why designed figures are what they are

crusaders-basis-fills-out-the-event-tokens = Fills out the event tokens.
crusaders-basis-smallest-pool-that-serves-every-scenario = The smallest pool that serves every scenario and the strategy Amandit.
crusaders-basis-even-mix-of-positive-and-negative = An even mix of positive and negative traits within the printed total.
crusaders-basis-one-for-every-card-whose-event = One for every card whose event hands it out, within the printed total.
crusaders-basis-one-token-for-each-space-and = One token for each space, and a spare one.
crusaders-basis-stations-of-the-first-crusade-bonuses = Stations of the first crusade; bonuses of the kinds that the rules name.
crusaders-basis-fits-the-name-the-scenarios-and = Fits the name, the scenarios and what the rules say of such cards.
crusaders-basis-what-the-effects-of-the-cards = What the effects of the cards serve.
crusaders-basis-the-printed-total-of-289-cards = The printed total of 289 cards leaves 140, a listing before the release said 155; how many of each and which events is ours.
crusaders-basis-our-own-design-in-the-manner = Our own design in the manner of the deck: the rules say what such cards are like.
crusaders-basis-this-kind-of-event-is-attested = Such an event is attested; wording, figures and number are designed.
crusaders-basis-a-name-of-the-culture-and = A name of the culture and the period.
crusaders-basis-the-printed-shields-shared-out-evenly = The printed shields, shared out evenly.
crusaders-basis-what-is-left-of-the-printed = What is left of the printed card total.
crusaders-basis-what-289-printed-cards-leave-beside = What 289 printed cards leave beside 149 small ones; a listing before the release said 155 beside 134.

## Fields that are named only where they can be corrected

crusaders-form-tone = tone
crusaders-form-measure = what is counted
crusaders-form-suits = whom it woos
crusaders-form-accepts = what it accepts for its family
crusaders-form-realm = actions in the realm
crusaders-form-intrigue = intrigues
crusaders-form-war = wars
