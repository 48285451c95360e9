### Components of Paladins in the browser: what kinds and fields are called, where figures come from.

## Kinds

paladins-kinds-action = Actions
paladins-kinds-workshop = Workshops
paladins-kinds-jar_slot = Slots for jars
paladins-kinds-townsfolk_slot = Places for townsfolk
paladins-kinds-region = Regions
paladins-kinds-space = Spaces in the regions
paladins-kinds-order_slot = Places for the King’s orders
paladins-kinds-favour_slot = Places for the King’s favours
paladins-kinds-tax_supply = Tax supply
paladins-kinds-paladin = Paladins
paladins-kinds-townsfolk = Townsfolk
paladins-kinds-outsider = Outsiders
paladins-kinds-favour = King’s favours
paladins-kinds-order = King’s orders
paladins-kinds-suspicion = Suspicions
paladins-kinds-tavern = Taverns
paladins-kinds-wall = Walls
paladins-kinds-track_step = Attribute tracks
paladins-kinds-start = At the start
paladins-kinds-debt = Debts
paladins-kinds-worker = Workers
paladins-kinds-difficulty = Difficulty of the solo bot
paladins-kinds-scheme = Schemes of the solo bot
paladins-kinds-fallback = Fallback row of the solo bot
paladins-kinds-priority = What the solo bot prefers
paladins-kinds-source = Sources

## Fields; those without words are not shown

paladins-field-attribute = attribute
paladins-field-resource = paid in
paladins-field-spaces = workers
paladins-field-ladder = price each time
paladins-field-needs = attribute needed each time
paladins-field-workshop-worker = worker beneath
paladins-field-silver = silver
paladins-field-townsfolk_slot-debt = or a debt
paladins-field-region-strength = strength
paladins-field-region-faith = faith
paladins-field-space-players = players, at least
paladins-field-round = from round
paladins-field-points = points
paladins-field-action-points = points (time: points)
paladins-field-copies = copies
paladins-field-provisions = provisions
paladins-field-workshops = workshops
paladins-field-monks = monks
paladins-field-outposts = outposts
paladins-field-jars = jars
paladins-field-unpaid = points while unpaid
paladins-field-paid = points when paid
paladins-field-pieces = pieces
paladins-field-orders = actions with a workshop from the start
paladins-field-set_aside = set aside at the start
paladins-field-fallback-workers = workers
paladins-field-rank = rank

paladins-field-quest = quest

paladins-field-reward = reward

paladins-field-townsfolk-reward = when hired

paladins-field-ability = ability

paladins-field-outsider-attack = when attacked

paladins-field-outsider-convert = when converted

paladins-field-scoring = at the end

paladins-field-cost = cost

paladins-field-one = with one worker

paladins-field-two = with two workers

paladins-field-always = each time

paladins-field-limit = times a game, at most

paladins-field-paladin-workers = workers

paladins-field-tavern-workers = workers

paladins-field-paladin-strength = strength

paladins-field-paladin-faith = faith

paladins-field-paladin-influence = influence

paladins-field-waives = costs workers only

paladins-field-cheaper = cheaper

paladins-field-paladin-by = by so much silver

paladins-field-bonus = bonus

paladins-field-favour-worker = worker

paladins-field-order-action = action

paladins-field-count = times

paladins-field-taxes = taxes

paladins-field-faction = people

## Sources

paladins-source-rulebook = rulebooks
paladins-source-bga = tables of an unfinished fan implementation
paladins-source-bga_early = an earlier version of the same tables
paladins-source-card_orderer = a list of the twelve paladins
paladins-source-score_app = a score calculator with all point tables
paladins-source-tutorial_calc = a score calculator of a tutorial
paladins-source-shop_page = a shop page with component counts
paladins-source-krimimaster = a review that describes one paladin
paladins-source-igry_gid = a review with a question about a favour
paladins-source-solo_report = a report of a solo game

## Why designed figures are what they are

paladins-basis-numbers-on-the-jars-after-the = The numbers on the jars after the first are not in the text; even steps mirror the odd ones of the walls.
paladins-basis-one-of-the-two-squires-read = One of the two squires read as faith has to be strength; which one is a guess.
paladins-basis-one-public-reading-has-5-and = One public reading has 5 and 6 for two and three players; the stated range from 5 to 8 makes even steps likelier.
paladins-basis-only-one-worker-a-scout-is = Only one worker, a scout, is known, but not its place; so each of the four colours stands twice.
paladins-basis-the-printed-titles-are-not-known = The printed titles are not known, so the names are ours.
paladins-basis-the-published-reading-destroys-a-debt = The published reading destroys a debt; the four cards like it pair a discarded suspicion with each of the other colours.
paladins-basis-the-range-5-to-8-is = The range from 5 to 8 is stated; the steps between are spread evenly.
paladins-basis-the-row-and-its-effects-are = The row and its effects are stated, its price in workers is not.
paladins-basis-the-rulebooks-state-influence-0-1 = The rulebooks state influence 0, 1, 3 and, for the fifth, 7; the rest continues the published series.
paladins-basis-the-rewards-stand-in-a-public = The rewards stand in a public list; how many slots there are, and in which order, is ours.
paladins-basis-the-total-of-17-is-stated = The total of 17 is stated; there is one of each action, one recruit as a report of a game shows, and orders fill the rest.

## Fields that are named only where they can be corrected

paladins-form-side = side of the board
paladins-form-space-region = region
paladins-form-players = players
paladins-form-kind = kind
paladins-form-step = step
