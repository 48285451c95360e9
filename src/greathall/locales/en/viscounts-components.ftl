### Components of Viscounts in the browser: what kinds and fields are called, where figures come from.

## Kinds

viscounts-kinds-townsfolk = Townsfolk
viscounts-kinds-manuscript = Manuscripts
viscounts-kinds-segment = Segments of the board
viscounts-kinds-printed_manuscript = Printed manuscripts
viscounts-kinds-printed_townsfolk = Printed townsfolk
viscounts-kinds-exchange = Exchanges
viscounts-kinds-site = Sites
viscounts-kinds-link = Links
viscounts-kinds-section = Sections of the castle
viscounts-kinds-tier = Tiers of the castle
viscounts-kinds-placing = Placing workers
viscounts-kinds-building = Buildings
viscounts-kinds-slot = Building slots
viscounts-kinds-space = Spaces for cards
viscounts-kinds-track = Virtue and corruption
viscounts-kinds-player_card = Player cards
viscounts-kinds-stack = Poverty and Prosperity
viscounts-kinds-paper = Debts and deeds
viscounts-kinds-bonus = Cleric bonus cards
viscounts-kinds-leader = Castle leader
viscounts-kinds-majority = Most debts paid or deeds approved
viscounts-kinds-ribbon_set = Ribbon sets
viscounts-kinds-automa = Automas
viscounts-kinds-automa_slot = Automas’ slots
viscounts-kinds-scheme = Schemes of the automas
viscounts-kinds-automa_placing = Automas placing workers
viscounts-kinds-source = Sources

## Fields; those without words are not shown

viscounts-field-group = group
viscounts-field-cost = silver
viscounts-field-manuscript-cost = clerics needed
viscounts-field-printed_manuscript-cost = clerics needed
viscounts-field-building-cost = builders needed
viscounts-field-ribbon = ribbon
viscounts-field-back = back
viscounts-field-segment-left = left location
viscounts-field-segment-right = right location
viscounts-field-exchange-merchants = merchants
viscounts-field-exchange-effect = give
viscounts-field-site-side = side of the board
viscounts-field-link-side = side of the board
viscounts-field-site-bank = bank of the river
viscounts-field-points = points
viscounts-field-building-points = points for one, two, three
viscounts-field-ribbon_set-points = points for 0 to 4 colours
viscounts-field-capacity = room for workers
viscounts-field-rises_at = one rises at
viscounts-field-trimmed = sent home
viscounts-field-enter = on entering
viscounts-field-nobles = nobles
viscounts-field-count = pieces
viscounts-field-space-icons = printed icons
viscounts-field-above = whose markers collide
viscounts-field-below = all others
viscounts-field-above_automa = the automa
viscounts-field-location = starts at location
viscounts-field-paper = cards on it
viscounts-field-counts = what counts at the end
viscounts-field-on_top = cards for 1 to 4 players
viscounts-field-flip = when flipped
viscounts-field-flipped_points = points when flipped
viscounts-field-needs = manuscripts of the colour
viscounts-field-places = points by place
viscounts-field-focus = focus
viscounts-field-priority = resources it prefers
viscounts-field-automa-start = at the start
viscounts-field-automa-middle = middle space
viscounts-field-automa-right = right space
viscounts-field-removed = schemes removed
viscounts-field-automa_slot-building = building
viscounts-field-effect = effect
viscounts-field-icons = icons
viscounts-field-timing = when it works
viscounts-field-funding = what it lets pay
viscounts-field-on_hire = hired or dismissed
viscounts-field-printed_townsfolk-on_hire = dismissed
viscounts-field-printed_townsfolk-cost = silver to dismiss
viscounts-field-start = start items
viscounts-field-extra = extra effect
viscounts-field-move = steps
viscounts-field-attempts = tries in order
viscounts-field-workers = workers
viscounts-field-free_steps = free further steps
viscounts-field-dismiss_cost = silver for a dismissal
viscounts-field-hand_limit = larger hand limit

## Sources

viscounts-source-rulebook_uk = Ukrainian rulebook
viscounts-source-rulebook_en = English rulebook
viscounts-source-fan_townsfolk = fan list of the townsfolk
viscounts-source-fan_heroes = fan list of the hero townsfolk
viscounts-source-retail_photos = photographs in a review
viscounts-source-gates_rulebook = rulebook of Gates of Gold
viscounts-source-keys_rulebook = rulebook of Keeper of Keys
viscounts-source-player_aid = player aid by fans

## Why designed figures are what they are

viscounts-basis-chosen-as-a-turned-copy-of = Chosen as a turned copy of those that are known.
viscounts-basis-chosen-like-known-manuscripts-of-the = Chosen like known manuscripts of the same cost, to complete the ribbons.
viscounts-basis-drop-off-as-on-the-photographed = Drop-off as on the photographed card; the list has it otherwise.
viscounts-basis-hidden-in-every-picture-chosen-to = Hidden in every picture; chosen to fit its neighbours.
viscounts-basis-icon-chosen-by-the-logic-of = The icon was chosen by the logic of the colours.
viscounts-basis-its-hire-effect-is-not-listed = Its hire effect is not listed anywhere; chosen like its two sister cards.
viscounts-basis-kept-as-the-list-has-it = Kept as the list has it, though its three sister cards work on drop-off.
viscounts-basis-no-picture-shows-this-one-chosen = No picture shows this one; chosen like its neighbours.
viscounts-basis-not-legible-chosen-to-fit-its = Not legible; chosen to fit its trigger and its neighbours.
viscounts-basis-not-pictured-anywhere-chosen-to-fit = Not pictured anywhere; chosen to fit the rulebook’s hints and the other cards.
viscounts-basis-seen-on-the-large-side-used = Seen on the large side, used on both.
viscounts-basis-taken-equal-to-the-other-side = Taken equal to the other side of the board.
viscounts-basis-the-game-prints-no-name-for = The game prints no name for it; the name is ours.
viscounts-basis-this-board-was-never-seen-its = This board was never seen; its effects are chosen in keeping with its name.

## Fields that are named only where they can be corrected

viscounts-form-segment = segment
viscounts-form-bank = bank
viscounts-form-side = side
viscounts-form-place = place
viscounts-form-site = site
viscounts-form-joins = joins with
viscounts-form-slot-building = building
viscounts-form-automa = automa
