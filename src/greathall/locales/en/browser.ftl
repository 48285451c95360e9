### The table in the browser.
# Every id is browser-<area>-<label>; docs/browser.md lists the areas.

## page: every page: menu, language, name

browser-page-nav = Main menu

browser-page-skip = Skip to the content

browser-page-language = Language

browser-page-theme = Colours

browser-page-theme-auto = As the system

browser-page-theme-light = Light

browser-page-theme-dark = Dark

browser-page-loading = One moment …

browser-page-again = Try again

browser-page-to-lobby = To the hall

browser-page-name = Name

browser-page-guest = Guest

browser-page-gender = How the log speaks of you

browser-page-gender-female = she

browser-page-gender-male = he

browser-page-sound = Sounds

browser-page-volume = How loud

browser-page-close = Close

## game: a game outside the table

browser-game-players = { $least }–{ $most } players

browser-game-minutes = { $least }–{ $most } minutes

browser-game-about = What it is about

browser-game-rules = Rules

browser-game-components = Components

browser-game-components-text = Every card, space and figure, and how we know it. What could not be found anywhere is marked as designed.

## lobby: the lobby

browser-lobby-welcome = Four medieval games, one table

browser-lobby-welcome-text = With friends by link, at one screen, or against bots. Nothing to install, no account needed.

browser-lobby-play-now = Play now

browser-lobby-play-now-what = Play { $game } against a bot: { $bot }

browser-lobby-own-tables = Your tables

browser-lobby-public-tables = Open tables

browser-lobby-finished-tables = Finished games

browser-lobby-status-open = waiting for players

browser-lobby-status-running = being played

browser-lobby-status-over = finished

browser-lobby-status-closed = closed to play

browser-lobby-status-your-turn = your turn

browser-lobby-closes = will be closed { $days ->
    [0] today
    [one] in { $days } day
   *[other] in { $days } days
}

browser-lobby-won = won

browser-lobby-show-all = Show all { $n }

browser-lobby-join-by-link = Have a link to a table?

browser-lobby-visit = Go there

browser-lobby-import = Open a record

## new-table: a new table

browser-new-table = New table

browser-new-table-how-many = How many seats

browser-new-table-who = Who sits here: { $seat }

browser-new-table-who-me = I

browser-new-table-who-me-too = Someone at this screen

browser-new-table-who-person = Someone by link

browser-new-table-solo-hint = One seat: the rulebook’s own automa plays against you.

browser-new-table-hot-seat-hint = Several people at one screen: a curtain falls between them, so that nobody sees another’s secrets.

browser-new-table-colour = Colour

browser-new-table-any-colour = any colour

browser-new-table-variants = Variants

browser-new-table-terms = Terms of play

browser-new-table-public = Show this table to everybody on this server

browser-new-table-sit-down = Sit down

browser-new-table-rated = A rated game

browser-new-table-rated-hint = Only people who are known by name sit here, each on one seat, and no bots. Whoever resigns or leaves is last.

browser-new-table-first = Who begins

browser-new-table-first-any = as the game decides

browser-new-table-box = Components

browser-new-table-box-printed = as they are here

browser-new-table-box-own = with my corrections ({ $n })

browser-new-table-box-hint = Whoever sits down sees beforehand what is corrected.

## seat: seats

browser-seat-list = Seats

browser-seat-bot = Bot

browser-seat-bot-random = Random bot

browser-seat-bot-greedy = Greedy bot

browser-seat-bot-novice = Novice
    .text = Judges by simple rules of thumb and does not look far: for a first game.

browser-seat-bot-squire = Squire
    .text = Has learned the game and looks only a little ahead: a friendly opponent.

browser-seat-bot-knight = Knight
    .text = Thinks its whole turn through and wastes little.

browser-seat-bot-champion = Champion
    .text = Thinks longest and reckons with chance and with others: hard to beat.

browser-seat-bot-measured = Rating { $rating }: with { $seats } seats it wins { $share } % of games against those one level below ({ $games } measured).
browser-seat-bot-unmeasured = How strong it is with corrected components has not been measured.

browser-seat-automa = Automa

browser-seat-free = free seat

browser-seat-you = you

browser-seat-to-move = is to move

browser-seat-resigned = resigned

browser-seat-stand-in = a bot plays on

browser-seat-away = away

## clock: time to think

browser-clock = Time to think

browser-clock-how-long = How much time

browser-clock-none = no limit
    .text = Everybody thinks as long as they like.

browser-clock-decision = for each decision
    .text = Whoever is late has the simplest choice made for them; twice in a row, and a bot plays on.

browser-clock-game = for the whole game
    .text = Only one’s own thinking counts. Whoever has used it up leaves the seat to a bot.

browser-clock-span-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }

browser-clock-span-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }

browser-clock-span-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }

browser-clock-span-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

browser-clock-hours = { $n } h

browser-clock-days = { $n } d

browser-clock-left-decision = { $time } left for this decision

browser-clock-left-game = { $time } left for the rest of the game

## waiting-room: before the start

browser-waiting-room = Waiting for players

browser-waiting-room-invite = Send this link to those who shall play:

browser-waiting-room-link = Link to this table

browser-waiting-room-copy = Copy

browser-waiting-room-copied = Copied

browser-waiting-room-share = Share …

browser-waiting-room-join = Take a seat

browser-waiting-room-start = Start the game

browser-waiting-room-fill-with-bots = Start now, bots on the free seats

browser-waiting-room-rated-join = This game is rated: only people who are known by name sit here.

## table: a table

browser-table-over = The game is over.

browser-table-offline = The connection is lost. Trying again …

browser-table-purse = What you have

browser-table-fold = Fold the question down

browser-table-unfold = Show the question in full

browser-table-log =
    { $n ->
        [0] Log and chat
        [one] Log and chat, { $n } new line
       *[other] Log and chat, { $n } new lines
    }

browser-table-spectator = You are watching.

## board: what all boards share

browser-board = Board

browser-board-players = Players

browser-board-laying = Laying the table …

browser-board-zoom = Enlarge

browser-board-zoom-out = Whole picture

## decision: the question that is open

browser-decision = Your decision

browser-decision-waiting = Waiting for { $who }

browser-decision-sealed = You have chosen.

browser-decision-all-options = Show all options

browser-decision-why-not = Why not …?

browser-decision-nothing-blocked = Nothing else is in question here.

browser-decision-made-forced = No other choice was possible: { $what }

browser-decision-made = Answered for you, as you had set it or because time was up: { $what }

browser-decision-cause = You are asked because of this: { $what }

browser-decision-end-turn = End turn

browser-decision-undo = Undo

browser-decision-undo-turn = Reset turn

browser-decision-will-send = Your choice will be sent as soon as the connection is back.

## preview: what a choice brings, before it is made

browser-preview = What it brings

# $n (number): points won or lost, without a sign
browser-preview-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# $n (number): a share in percent
browser-preview-share = { $n } %

browser-preview-chance = Then chance decides. Out of many tries:

browser-preview-others = What follows depends on what others hold or choose.

## confirm: before a choice that cannot be taken back

browser-confirm-yes = Do it

browser-confirm-no = Not yet

browser-confirm-final = This cannot be taken back afterwards.

browser-confirm-never = Do not ask again, in any game (the menu switches it back on)

## keys: keys that do something at a table

browser-keys = Keys

browser-keys-any = any

browser-keys-option = choose the option with that number

browser-keys-undo = take the last choice back

browser-keys-undo-turn = take the whole turn back

browser-keys-end-turn = decline everything that is still asked in this turn

browser-keys-why-not = why something cannot be chosen

browser-keys-board = go to the board

browser-keys-zoom = enlarge the board

browser-keys-log = go to the newest line of the log

browser-keys-chat = say something

browser-keys-replay = look back

browser-keys-rules = read the rules

browser-keys-sound = sounds on or off

browser-keys-skip = skip what is being told

browser-keys-list = this list

browser-keys-arrows = Arrows move through options and the log, Enter chooses, Escape closes.

browser-keys-use = Use keys with letters and numbers

## log: log and chat

browser-log = Log

browser-log-say = Say something

browser-log-send = Send

## motion: how what happens is told

browser-motion-pace = Pace

browser-motion-pace-instant = at once

browser-motion-pace-quick = quick

browser-motion-pace-normal = normal

browser-motion-pace-slow = slow

browser-motion-since = Since your last choice

browser-motion-since-told = Since your last choice: { $name }, { $n ->
    [one] one event
   *[other] { $n } events
}

browser-motion-again = Play again

## menu: the menu of a table

browser-menu-confirm = Ask before a choice that cannot be taken back

browser-menu = Menu

browser-menu-forced = Play choices without alternative by themselves

browser-menu-hand-over = Let a bot play on for me

browser-menu-take-back = Play on myself

browser-menu-resign = Resign

browser-menu-resign-sure = Really resign?

browser-menu-propose-finish = Propose to end the game

browser-menu-propose-undo = Propose to go back to here

browser-menu-people = People and chat

browser-menu-replace = { $name } left: let a bot play on

browser-menu-propose-replace = { $name } left: propose a bot

browser-menu-mute = Mute { $name }

browser-menu-lock-chat = Close the chat

browser-menu-forget = Delete my name and my words here

browser-menu-forget-sure = Really delete them? The game goes on.

browser-menu-report = Report { $name } to the operator

browser-menu-report-why = What happened? The operator of this server reads it, with what was said last; nobody else does.

browser-menu-report-send = Send

browser-menu-report-sent = The operator has been told.

## auto-answers: what the server answers for a person

browser-auto-answers-own = Answers given for you at all your tables

browser-auto-answers-none = None yet. They are chosen in the menu of a table.

browser-auto-answers-clear = Ask me again

browser-auto-answers = Answers given for me

browser-auto-answers-hint = These questions can come while others play; the server can then answer for you, so that nobody waits. When they come in your own turn, you are asked.

browser-auto-answers-again = When the open question comes again

browser-auto-answers-ask = ask me

browser-auto-answers-default = answer for me, as the clock would

browser-auto-answers-never = say no for me

browser-auto-answers-reach = These answers hold

browser-auto-answers-here = at this table

browser-auto-answers-everywhere = at all my tables of this game

## proposal: proposals to all seats

browser-proposal-undo = { $who } proposes to go back to step { $ply }.

browser-proposal-finish = { $who } proposes to end the game here.

browser-proposal-replace = { $who } proposes that a bot plays on for { $target }.

browser-proposal-agree = Agree

browser-proposal-disagree = Decline

## curtain: two people at one screen

browser-curtain = Please pass the screen to { $name }.

browser-curtain-open = I am { $name }

## replay: looking back

browser-replay = Look back

browser-replay-ply = Step { $n } of { $of }

browser-replay-back = One step back

browser-replay-forward = One step forward

browser-replay-round-back = One round back

browser-replay-round-forward = One round forward

browser-replay-play-on = Play

browser-replay-pause = Pause

browser-replay-branch = Play on from here against bots

browser-replay-to-present = Back to the present

## coach: hints, estimates, reviews

browser-coach = Coach

browser-coach-hint = Hint

browser-coach-thinking = The coach is thinking …

browser-coach-best = A champion would choose:

browser-coach-estimate = Who is ahead?

browser-coach-goal-score = Points to be expected at the end

browser-coach-goal-margin = Lead to be expected at the end

browser-coach-review = Review this game

browser-coach-curve = Who was ahead

browser-coach-costly = Choices that cost most

browser-coach-nothing-costly = No choice was costly.

browser-coach-choice = Step { $n }: { $chosen }

browser-coach-better = Better: { $what }

browser-coach-cost = Cost: { $points }

## result: the end of a game

browser-result = Result

browser-result-winner = { $who } wins!

browser-result-winners = Shared victory: { $who }

browser-result-tie-break = Equal points; decided by: { $what }.

browser-result-tie-break-elsewhere = Equal points further down were decided by: { $what }.

browser-result-won-most = What made the difference: { $what } (+{ $n }).

browser-result-behind = { $who }: { $n ->
        [0] as many points as the winner.
        [one] one point behind.
       *[other] { $n } points behind.
    }

browser-result-behind-best = Better than the winner in: { $what } (+{ $n }).

browser-result-won-resigned = Gave up: { $who }.

browser-result-won-eliminated = Out of the game: { $who }.

browser-result-points = Points

browser-result-total = Total

browser-result-score-chart = Points over time

browser-result-over-time = steps of the game

browser-result-share = Link to this game, for everybody to watch:

browser-result-fairness = Was chance fair?

browser-result-fairness-text = The first number was shown before the game began; it is the SHA-256 of the second, from which all chance was drawn.

browser-result-download = Download the record

browser-result-rematch = Play again

browser-result-rematch-join = There is a new table: join

## closed: a game that cannot be played on as it was begun

browser-closed-why-older-rules = This game was played by rules that have since been corrected. It can be read and taken along, but not played on.

browser-closed-why-other-data = This game was begun with cards and figures that this server does not have. It can be read and taken along, but not played on.

browser-closed-why-diverged = This game no longer comes out as it was recorded. What was recorded can be read and taken along, but the game cannot be played on; the server’s log says more.

browser-closed-why-operator = The operator of this server has closed this table. What was played can be read and taken along, but nobody plays on.

browser-closed-why-abandoned = This table has been closed because nobody did anything at it for a long time. What was played can be read and taken along, but nobody plays on.

browser-closed-winner = won

browser-closed-record = Take the record of its { $plies ->
    [one] one choice
   *[other] { $plies } choices
  } along

browser-closed-new = A new table of this game

## reference: rules and components

browser-reference-search = Search

browser-reference-chapters = Chapters

browser-reference-found = { $n } of { $of }

browser-reference-provenance = Where it comes from

browser-reference-any-provenance = from anywhere

## correct: an owner’s corrections of components

browser-correct = Correct this

browser-correct-title = Correct: { $name }

browser-correct-hint = Enter what your copy of the game says. It is kept in this browser and holds at tables that you make with it.

browser-correct-name = name

browser-correct-names = Names

browser-correct-names-hint = A corrected name stands in every sentence as it is. An empty field leaves the name as it was.

browser-correct-language-en = in English

browser-correct-language-ru = in Russian

browser-correct-language-uk = in Ukrainian

browser-correct-structure-hint = Written as data (JSON), as in a file of corrections.

browser-correct-list-hint = Several values, with commas between them.

browser-correct-before = before: { $was }

browser-correct-was = was

browser-correct-is = is

browser-correct-save = Save

browser-correct-undo = As it was

browser-correct-own = Your own box

browser-correct-own-text = Do you have this game? Correct what your copy says differently; most likely that is what is marked as designed.

browser-correct-count =
    { $n ->
        [0] Nothing is corrected yet.
        [one] { $n } component is corrected.
       *[other] { $n } components are corrected.
    }

browser-correct-download = Save as a file

browser-correct-upload = Open a file

browser-correct-upload-hint = The corrections of a file take the place of those kept here.

browser-correct-forget = Drop all corrections

browser-correct-forget-sure = Drop all corrections of this game?

browser-correct-differences = Corrected components

browser-correct-differences-text = This table is played with an owner’s corrections. This differs:

browser-correct-flaw-bounds = A whole number from { $least } to { $most } is expected here.

browser-correct-flaw-number = A whole number is expected here.

browser-correct-flaw-word = A word is expected here.

browser-correct-flaw-tick = Only true or false can stand here.

browser-correct-flaw-list = A list in brackets is expected here.

browser-correct-flaw-table = Named values in braces are expected here.

browser-correct-flaw-effect = The game knows no such effect here.

browser-correct-flaw-count =
    { $n ->
        [one] { $n } value is expected here.
       *[other] { $n } values are expected here.
    }

browser-correct-flaw-unknown = “{ $value }” is not known here. Possible: { $known }.

browser-correct-flaw-field = There is no field “{ $name }” here.

browser-correct-flaw-missing = The field “{ $name }” is missing.

browser-correct-flaw-rule = This is a rule, not a figure: it cannot be corrected.

browser-correct-flaw-shape = Only the numbers can be corrected here.

browser-correct-flaw-even = An even number is expected here.

browser-correct-flaw-long = At most { $most } characters fit here.

browser-correct-flaw-line = One line of plain text is expected here, without braces.

browser-correct-flaw-size = Too much of it: at most { $most } values.

browser-correct-flaw-toml = This file cannot be read: it is not TOML.

browser-correct-flaw-json = This cannot be read as data (JSON).

browser-correct-flaw-kind = The game has no such kind of component.

browser-correct-flaw-id = The game has no such component.

browser-correct-flaw-misfit = This does not go with the rest of the game.

## guide: the guided first round

browser-guide = Guided first round

browser-guide-next = Next

browser-guide-back = Back

browser-guide-close = Close the guide

browser-guide-offer = New here? A first round with explanations takes ten minutes.

browser-guide-choose = Now make the choice that is marked.

browser-guide-advised = (the guide’s choice)

browser-guide-leave = This leaves the guided round; from here on you play freely.

## notifications: notifications

browser-notifications = Notifications

browser-notifications-turn = Your turn

browser-notifications-intro = Greathall can tell you when it is your turn and you are not at the table. Nothing is sent unless you switch it on here.

browser-notifications-no-seat = E-mail, webhooks and messages while Greathall is closed are about your seats. Sit down at a table first.

browser-notifications-here = On this device

browser-notifications-bell = Tell me while Greathall is open in the background

browser-notifications-push = Tell me also when Greathall is closed

browser-notifications-unable = This browser cannot show notifications here. It may need a secure connection (https).

browser-notifications-denied = This browser has been told not to show notifications from here. You can allow them again in its settings for this site.

browser-notifications-email = E-mail

browser-notifications-email-hint = You first get a link to confirm the address; every e-mail has a link to stop them.

browser-notifications-email-address = Your e-mail address

browser-notifications-email-set = Send me the link

browser-notifications-email-waits = A letter is on its way to { $address }. Open the link in it within three days.

browser-notifications-email-on = Letters go to { $address }.

browser-notifications-webhook = Webhook

browser-notifications-webhook-hint = For chat services and programs of your own: an https address that takes JSON, such as a webhook of Discord or Slack.

browser-notifications-webhook-address = Address of the webhook

browser-notifications-webhook-set = Use this address

browser-notifications-webhook-on = Messages go to { $host }.

browser-notifications-secret = Messages are signed with this secret. It is shown only now:

browser-notifications-remove = Remove

browser-notifications-when = When and how

browser-notifications-language = Language of messages

browser-notifications-remind = Remind me

browser-notifications-remind-0 = never

browser-notifications-remind-60 = after an hour

browser-notifications-remind-240 = after four hours

browser-notifications-remind-720 = after twelve hours

browser-notifications-remind-1440 = after a day

browser-notifications-times = How many reminders

browser-notifications-times-n =
    { $n ->
        [one] once
       *[other] { $n } times
    }

browser-notifications-quiet = Quiet hours

browser-notifications-quiet-from = Quiet hours begin

browser-notifications-quiet-to = Quiet hours end

browser-notifications-zone = Time zone

browser-notifications-over = Tell me when a game is over

browser-notifications-kept = Saved.

browser-notifications-test = Send a test message

browser-notifications-way-push = Browsers

browser-notifications-way-email = E-mail

browser-notifications-way-webhook = Webhook

browser-notifications-fate-sent = sent

browser-notifications-fate-failed = could not be sent

browser-notifications-fate-gone = the address does not exist and was removed

browser-notifications-confirm = Confirm the address

browser-notifications-confirm-text = Shall Greathall write to this address when it is your turn?

browser-notifications-confirm-done = The address is confirmed. You will be told when it is your turn.

browser-notifications-unsubscribe = Stop these e-mails

browser-notifications-unsubscribe-text = Shall Greathall stop writing to this address?

browser-notifications-unsubscribe-done = Done. The address was deleted, and no more e-mails will come.

## person: names, statistics and ratings

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

browser-person-data = Take my data along

browser-person-data-text = All that this server keeps about you, as a file: your seats and what you have said there, your wishes and your results. Please confirm with your pass phrase.

browser-person-data-now = Take it along

browser-person-data-not = Not now

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

## about: about this project

browser-about = About

browser-about-what = Greathall is a digital table for four medieval board games: one rules engine that enforces every rule and says why something is not allowed, for people, bots and programs.

browser-about-unofficial = This is an unofficial project by players, affiliated with no publisher, author or licence holder. The names of the games and all trademarks belong to their owners.

browser-about-buy = If you enjoy a game here, please buy it: the real one has better wood.

browser-about-data = All pictures here are our own, all texts are our own wording. Figures that could not be found are designed by us and marked as such in the component browser.

browser-about-thanks = With thanks

browser-about-icons = Icons from

browser-about-fonts = Fonts:

## error: what can go wrong

browser-error-offline = The server cannot be reached.

browser-error-fault = Something went wrong; nothing has changed.

browser-error-no-table = There is no such table.

browser-error-no-game = There is no such game.

browser-error-no-key = This link does not open a seat here.

browser-error-bad-components = These corrections of components do not fit the game.

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

browser-error-older-rules = This game was played by older rules: it can be read, but not played on.

browser-error-other-data = This game was begun with other cards and figures: it can be read, but not played on.

browser-error-diverged = This game no longer comes out as it was recorded: it can be read, but not played on.

browser-error-operator = The operator of this server has closed this table.

browser-error-abandoned = Nobody did anything at this table for a long time; it is closed.

browser-error-blocked = This server is closed to your address.

browser-error-colour-taken = Two seats have the same colour.

browser-error-bad-setup = A game cannot be set up like this.

browser-error-too-fast = Too fast; please wait a moment.

browser-error-too-many-tables = From here too many tables were made; please wait a while.

browser-error-proposal-open = Another proposal is still open.

browser-error-not-absent = This person is there, or still has time to answer.

browser-error-rated = At a rated table this is not possible.

browser-error-stand-in = A bot plays this seat now.

browser-error-in-doubt = The server does not know whether this was kept. What you see next is how the table stands.
browser-error-storage = The server could not keep this; nothing has changed.

browser-error-automa = The automa did not come to an end; nothing has changed. Try again.

browser-error-no-coach = Until the game is over, the coach helps only where no other people play.

browser-error-coach = The coach has nothing to say about this.

browser-error-bad-address = This address cannot be used.

browser-error-bad-link = This link is not valid any more.

browser-error-push = This browser did not get a connection to its push service.

browser-error-no-person = This name has another pass phrase, or was taken just now.

browser-error-bad-name = A name has visible letters of one alphabet.

browser-error-name-alike = Somebody has a name that looks like this one.

browser-error-weak-phrase = This pass phrase is too easy to guess; please choose another.

browser-error-not-known = This is for people who are known by name: sign in first.

browser-error-sits-already = You sit at this table already.
