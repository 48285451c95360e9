# Words that every game shares.
core-title = Greathall
core-seat = Player { $number }
core-nothing = nothing
core-and = { $first } and { $last }
core-event-chosen = { $seat } has chosen.
core-event-resigned = { $seat } resigns.
core-event-won = { $seat } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
core-event-shared-win = { $seat } shares the victory with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
core-colour-red = red
core-colour-blue = blue
core-colour-yellow = yellow
core-colour-green = green
core-colour-black = black
core-colour-white = white
core-colour-purple = purple
core-provenance-rulebook = rulebook
    .text = Stated in the rulebook, or follows from it.
core-provenance-published = published
    .text = Found in a public source.
core-provenance-remembered = remembered
    .text = Known from the published game, not checked.
core-provenance-designed = designed
    .text = Not found anywhere; chosen by us. Owners of the game can correct it with an overlay.
core-source-p = p.
core-source-paragraph = paragraph
core-source-ruling = ruling
core-source-rulings = rulings
