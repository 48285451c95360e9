### The table in the browser.

## The hall

browser-welcome = Four medieval games, one table

browser-welcome-text = With friends by link, at one screen, or against bots. Nothing to install, no account needed.

browser-nav = Main menu

browser-skip = Skip to the content

browser-language = Language

browser-theme = Colours

browser-theme-auto = As the system

browser-theme-light = Light

browser-theme-dark = Dark

browser-loading = One moment …

browser-again = Try again

browser-players = { $least }–{ $most } players

browser-minutes = { $least }–{ $most } minutes

browser-about-game = What it is about

browser-rules = Rules

browser-components = Components

browser-components-text = Every card, space and figure, and how we know it. What could not be found anywhere is marked as designed.

browser-own-tables = Your tables

browser-public-tables = Open tables

browser-finished-tables = Finished games

browser-status-open = waiting for players

browser-status-running = being played

browser-status-over = finished

browser-status-your-turn = your turn

browser-won = won

browser-show-all = Show all { $n }

browser-join-by-link = Have a link to a table?

browser-visit = Go there

browser-import = Open a record

browser-to-lobby = To the hall

## A new table

browser-new-table = New table

browser-seats = Seats

browser-how-many = How many seats

browser-who = Who sits here: { $seat }

browser-who-me = I

browser-who-me-too = Someone at this screen

browser-who-person = Someone by link

browser-bot = Bot

browser-bot-random = Random bot

browser-bot-greedy = Greedy bot

browser-automa = Automa

browser-free-seat = free seat

browser-solo-hint = One seat: the rulebook’s own automa plays against you.
browser-hot-seat-hint = Several people at one screen: a curtain falls between them, so that nobody sees another’s secrets.

browser-name = Name

browser-guest = Guest

browser-gender = How the log speaks of you

browser-gender-female = she

browser-gender-male = he

browser-colour = Colour

browser-any-colour = any colour

browser-variants = Variants

browser-terms = Terms of play

browser-public = Show this table to everybody on this server

browser-clock = Time to think

browser-clock-how-long = How much time

browser-clock-none = no limit
    .text = Everybody thinks as long as they like.

browser-clock-decision = for each decision
    .text = Whoever is late has the simplest choice made for them; twice in a row, and a bot plays on.

browser-clock-game = for the whole game
    .text = Only one’s own thinking counts. Whoever has used it up leaves the seat to a bot.

browser-span-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }

browser-span-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }

browser-span-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }

browser-span-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

browser-sit-down = Sit down

## Before the start

browser-waiting-room = Waiting for players

browser-you = you

browser-invite = Send this link to those who shall play:

browser-link = Link to this table

browser-copy = Copy

browser-copied = Copied

browser-join = Take a seat

browser-start = Start the game
browser-fill-with-bots = Start now, bots on the free seats

## At the table

browser-board = Board

browser-players-tab = Players

browser-laying = Laying the table …

browser-decision = Your decision

browser-waiting = Waiting for { $who }

browser-sealed = You have chosen.

browser-sure-yes = Do it

browser-sure-no = Not yet

browser-final = This cannot be taken back afterwards.

browser-final-never = Do not ask again

browser-confirm = Ask before a choice that cannot be taken back

browser-over = The game is over.

browser-all-options = Show all options

browser-why-not = Why not …?

browser-nothing-blocked = Nothing else is in question here.

browser-undo = Undo

browser-undo-turn = Reset turn

browser-will-send = Your choice will be sent as soon as the connection is back.

browser-offline = The connection is lost. Trying again …

browser-log = Log

browser-chat = Say something

browser-send = Send

browser-thinks = is to move

browser-hours = { $n } h

browser-days = { $n } d

browser-clock-left-decision = { $time } left for this decision

browser-clock-left-game = { $time } left for the rest of the game

browser-resigned = resigned

browser-stand-in = a bot plays on

browser-away = away

browser-spectator = You are watching.

browser-menu = Menu

browser-close = Close

browser-sound = Bell on my turn

browser-forced = Play choices without alternative by themselves

browser-hand-over = Let a bot play on for me

browser-take-back = Play on myself

browser-resign = Resign

browser-resign-sure = Really resign?

browser-propose-finish = Propose to end the game

browser-propose-undo = Propose to go back to here

browser-proposal-undo = { $who } proposes to go back to step { $ply }.

browser-proposal-finish = { $who } proposes to end the game here.

browser-proposal-replace = { $who } proposes that a bot plays on for { $target }.

browser-agree = Agree

browser-disagree = Decline

browser-curtain = Please pass the screen to { $name }.

browser-curtain-open = I am { $name }

browser-zoom = Enlarge

browser-zoom-out = Whole picture

## Looking back

browser-history = Look back

browser-ply = Step { $n } of { $of }

browser-back = One step back

browser-forward = One step forward

browser-play-on = Play

browser-pause = Pause

browser-branch = Play on from here against bots

browser-to-present = Back to the present

## The end

browser-result = Result

browser-winner = { $who } wins!

browser-winners = Shared victory: { $who }

browser-tie-break = Equal points; decided by: { $what }.

browser-tie-break-elsewhere = Equal points further down were decided by: { $what }.

browser-won-margin = Ahead of { $second } by { $n ->
        [one] one point
       *[other] { $n } points
    }.

browser-won-most = What made the difference: { $what } (+{ $n }).

browser-won-resigned = Gave up: { $who }.

browser-won-eliminated = Out of the game: { $who }.

browser-points = Points

browser-total = Total

browser-score-chart = Points over time

browser-over-time = steps of the game

browser-share = Link to this game, for everybody to watch:

browser-fairness = Was chance fair?

browser-fairness-text = The first number was shown before the game began; it is the SHA-256 of the second, from which all chance was drawn.

browser-download = Download the record

browser-rematch = Play again

browser-rematch-join = There is a new table: join

## Reference

browser-search = Search

browser-chapters = Chapters
browser-found = { $n } of { $of }

browser-provenance = Where it comes from

browser-any-provenance = from anywhere

## About

browser-about = About

browser-about-what = Greathall is a digital table for four medieval board games: one rules engine that enforces every rule and says why something is not allowed, for people, bots and programs.

browser-about-unofficial = This is an unofficial project by players, affiliated with no publisher, author or licence holder. The names of the games and all trademarks belong to their owners.

browser-about-buy = If you enjoy a game here, please buy it: the real one has better wood.

browser-about-data = All pictures here are our own, all texts are our own wording. Figures that could not be found are designed by us and marked as such in the component browser.

browser-about-thanks = With thanks

browser-about-icons = Icons from

browser-about-fonts = Fonts:

## What can go wrong

browser-error-offline = The server cannot be reached.

browser-error-fault = Something went wrong; nothing has changed.

browser-error-no-table = There is no such table.

browser-error-no-game = There is no such game.

browser-error-no-key = This link does not open a seat here.

browser-error-bad-record = This is not a record that can be read.

browser-error-no-record = There is a record only when the game is over.

browser-error-hushed = The chat is closed.

browser-error-stale = The table has changed meanwhile; please choose again.

browser-error-not-asked = It is not your turn.

browser-error-no-undo = There is nothing to take back.

browser-error-seat-taken = This seat is taken.

browser-error-table-full = All seats are taken.

browser-error-started = The game has started already.

browser-error-over = The game is over.

browser-error-colour-taken = Two seats have the same colour.

browser-error-bad-setup = A game cannot be set up like this.

browser-error-too-fast = Too fast; please wait a moment.

browser-error-proposal-open = Another proposal is still open.

browser-error-stand-in = A bot plays this seat now.

browser-error-storage = The server could not keep this; nothing has changed.

browser-error-automa = The automa did not come to an end; nothing has changed. Try again.

## The guided first round

browser-guide = Guided first round

browser-guide-next = Next

browser-guide-back = Back

browser-guide-close = Close the guide

browser-guide-offer = New here? A first round with explanations takes ten minutes.

browser-guide-choose = Now make the choice that is marked.

browser-guide-advised = (the guide’s choice)

browser-guide-leave = This leaves the guided round; from here on you play freely.

## The board of A Castle for All Seasons

browser-castle-castle = Castle

browser-castle-town = Town

browser-castle-mine = My hand

browser-castle-tray = To choose now

browser-castle-tower-text = Part of every delivery lands here; a bricklayer takes all pieces of one kind.

browser-castle-plan = { $name }: costs { $cost }, { $points } points, not built

browser-castle-tile = costs { $cost }, { $points } points

browser-castle-built = { $name }: built

browser-castle-space-free = { $name }: free

browser-castle-space-taken = { $name }: { $who }

browser-castle-cost = cost or worth

browser-castle-points = points

browser-castle-fee = helper space and its fee

browser-castle-yields = gives { $n }

browser-castle-delivery = Gives { $n } to its helper’s owner, { $share } of them for the defence tower

browser-castle-worth = Worth { $n } each when building

browser-castle-worth-any = Each stands in for one piece of any kind when building

browser-castle-paid = Paid with pieces worth exactly that, of three kinds or more

browser-castle-kit =
    Brings { $pieces }{ $free ->
        [0] { "" }
       *[other] {" "}and { $free } more: sand, wood or clay
    }

browser-castle-no-helper = No helper stands there

browser-castle-face-down =
    { $n ->
        [one] { $n } card face down
       *[other] { $n } cards face down
    }

browser-castle-unplayed = Not played

browser-castle-winter = Winter

browser-castle-winter-deck = { $n } winter cards unseen

browser-castle-round = Round { $n } of { $of }

browser-castle-round-winter = A snowflake marks a round that brings a winter event.

browser-castle-queue = Still to act this round

browser-castle-on-card = on the card

## Notifications

browser-calls = Notifications

browser-calls-turn = Your turn

browser-calls-intro = Greathall can tell you when it is your turn and you are not at the table. Nothing is sent unless you switch it on here.

browser-calls-no-seat = E-mail, webhooks and messages while Greathall is closed are about your seats. Sit down at a table first.

browser-calls-here = On this device

browser-calls-bell = Tell me while Greathall is open in the background

browser-calls-push = Tell me also when Greathall is closed

browser-calls-unable = This browser cannot show notifications here. It may need a secure connection (https).

browser-calls-denied = This browser has been told not to show notifications from here. You can allow them again in its settings for this site.

browser-calls-email = E-mail

browser-calls-email-hint = You first get a link to confirm the address; every e-mail has a link to stop them.

browser-calls-email-address = Your e-mail address

browser-calls-email-set = Send me the link

browser-calls-email-waits = A letter is on its way to { $address }. Open the link in it within three days.

browser-calls-email-on = Letters go to { $address }.

browser-calls-webhook = Webhook

browser-calls-webhook-hint = For chat services and programs of your own: an https address that takes JSON, such as a webhook of Discord or Slack.

browser-calls-webhook-address = Address of the webhook

browser-calls-webhook-set = Use this address

browser-calls-webhook-on = Messages go to { $host }.

browser-calls-secret = Messages are signed with this secret. It is shown only now:

browser-calls-remove = Remove

browser-calls-when = When and how

browser-calls-language = Language of messages

browser-calls-remind = Remind me

browser-calls-remind-0 = never

browser-calls-remind-60 = after an hour

browser-calls-remind-240 = after four hours

browser-calls-remind-720 = after twelve hours

browser-calls-remind-1440 = after a day

browser-calls-times = How many reminders

browser-calls-times-n =
    { $n ->
        [one] once
       *[other] { $n } times
    }

browser-calls-quiet = Quiet hours

browser-calls-quiet-from = Quiet hours begin

browser-calls-quiet-to = Quiet hours end

browser-calls-zone = Time zone

browser-calls-over = Tell me when a game is over

browser-calls-kept = Saved.

browser-calls-test = Send a test message

browser-calls-way-push = Browsers

browser-calls-way-email = E-mail

browser-calls-way-webhook = Webhook

browser-calls-fate-sent = sent

browser-calls-fate-failed = could not be sent

browser-calls-fate-gone = the address does not exist and was removed

browser-calls-confirm = Confirm the address

browser-calls-confirm-text = Shall Greathall write to this address when it is your turn?

browser-calls-confirm-done = The address is confirmed. You will be told when it is your turn.

browser-calls-unsubscribe = Stop these e-mails

browser-calls-unsubscribe-text = Shall Greathall stop writing to this address?

browser-calls-unsubscribe-done = Done. The address was deleted, and no more e-mails will come.

browser-error-bad-address = This address cannot be used.

browser-error-bad-link = This link is not valid any more.

browser-error-push = This browser did not get a connection to its push service.

## Names, statistics and ratings

browser-person = Your name and your games

browser-person-short = Your games

browser-person-name = Your name on this server

browser-person-why = You need no name to play. With one, you reach your seats from every device and may sit at rated tables.

browser-person-hint = A new name is yours from now on; a known one wants its own pass phrase. Nobody can send you a forgotten one.

browser-person-phrase = Pass phrase (8 characters or more)

browser-person-sign-in = Sign in

browser-person-signed-in = You are known here as { $name }.

browser-person-sign-out = Sign out on this device

browser-person-delete = Delete this name

browser-person-delete-text = Your name and everything you have said are deleted at all your tables, and your ratings are nobody’s. Your seats stay open on this device.

browser-person-delete-now = Delete for good

browser-person-keep = Keep it

browser-person-statistics = Your finished games

browser-person-game = Game

browser-person-column-seats = Players

browser-person-column-games = Games

browser-person-column-wins = Won

browser-person-column-mean = Average

browser-person-column-best = Best

browser-person-column-rating = Rating

browser-person-no-games = None yet.

browser-person-what-counts = Whole games count: no branches, no guided rounds, none that was ended by agreement, and none where one device held several seats.

browser-person-best = The best players

browser-person-for =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

browser-person-rated-games =
    { $n ->
        [one] { $n } rated game
       *[other] { $n } rated games
    }

browser-person-nobody-rated = Nobody has a rating here yet.

browser-person-standing = Answers given for you at all your tables

browser-person-standing-none = None yet. They are chosen in the menu of a table.

browser-person-standing-clear = Ask me again

browser-rated = A rated game

browser-rated-hint = Only people who are known by name sit here, each on one seat, and no bots. Whoever resigns or leaves is last.

browser-rated-join = This game is rated: only people who are known by name sit here.

browser-first = Who begins

browser-first-any = as the game decides

browser-error-no-person = This name has another pass phrase, or was taken just now.

browser-error-not-known = This is for people who are known by name: sign in first.

browser-error-sits-already = You sit at this table already.

## Manners at the table

browser-manners = People and chat

browser-standing = Answers given for me

browser-standing-hint = These questions can come while others play; the server can then answer for you, so that nobody waits. When they come in your own turn, you are asked.

browser-standing-again = When the open question comes again

browser-standing-ask = ask me

browser-standing-default = answer for me, as the clock would

browser-standing-never = say no for me

browser-standing-reach = These answers hold

browser-standing-here = at this table

browser-standing-everywhere = at all my tables of this game

browser-replace = { $name } left: let a bot play on

browser-propose-replace = { $name } left: propose a bot

browser-mute = Mute { $name }

browser-lock-chat = Close the chat

browser-forget = Delete my name and my words here

browser-forget-sure = Really delete them? The game goes on.
