# The page that `greathall report` writes.

report-title = { $game }: a report
report-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
report-seats = seats that decide: { $seats }
report-bots = played by: { $bots }
report-seed = seed { $seed }
report-source = from { $source }
report-left-out = left out: { $n }
report-automa = Automa
report-person = Person

report-tile-games = games
report-tile-points = points on average
report-tile-winner = points of a winner
report-tile-plies = choices in a game
report-tile-rules = of the rules came up

report-points = { $seats ->
    [one] Points of one who plays alone
   *[other] Points with { $seats } seats
}
report-points-about = How many seats ended with how many points.
report-key-winners = winners
report-key-all = everybody
report-key-others = the others
report-spread = { $mean } points on average, give or take { $deviation }; from { $least } to { $most }.
report-length = Length of a game
report-lengths = { $mean } choices on average; from { $least } to { $most }.

report-seat-advantage = Does it matter where one sits?
report-seat-advantage-about = Part of the games that each seat wins; a shared win counts in part. The bar holds the truth in 95 of 100 cases, the dashed line is where equals would be. Where the bar crosses the line, the circle is hollow: luck alone could do that.
report-at-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
report-who = Who wins
report-who-about = Part of the games that each kind of player wins, with its interval.

report-made = How points are made
report-made-about = Points of each kind on average: of winners, and of those who did not win.

report-findings = What goes with winning
report-findings-about = Seats that had more to do with a thing than the rest of their table: how much more often they win than such seats usually do. It goes with winning; whether it is the reason, no count of games can say. A full circle holds even though so many things were asked about at once (Benjamini and Hochberg, 5 %).
report-certain = { $n } of { $of } cannot be put down to luck.
report-deeds = What they did, by rule
report-thing = What
report-all = All { $n } as a table
report-table-games = Games
report-table-won = Win
report-table-usual = Usual
report-table-edge = Difference
report-table-q = q
report-table-choice = Choice
report-table-winner = Points of a winner
report-table-plies = Length
report-table-automa = Automa wins

report-balance = Scenarios, difficulty, variants
report-balance-about = How the games differ by what was chosen before they began, with 95 % intervals.

report-coverage = Which rules came up
report-coverage-about = Rules that were applied at least once in these games, chapter by chapter. A rule that only forbids something is not applied by being kept.
report-unreached = { $n ->
    [one] { $n } rule did not come up
   *[other] { $n } rules did not come up
}
