### The terminal table and the other commands.

## Commands

terminal-game-facts = Players: { $least }–{ $most }. Minutes: { $short }–{ $long }.

terminal-result = Result

terminal-so-far = How it stands

terminal-total = Total

terminal-tie-breaks = Equal points were decided by: { $names }.

terminal-winners =
    { $n ->
        [one] The winner is { $names }.
       *[other] The winners are { $names }.
    }

terminal-verified =
    { $plies ->
        [one] The record is sound: { $plies } choice, to the end of the game.
       *[other] The record is sound: { $plies } choices, to the end of the game.
    }

terminal-verified-unfinished =
    { $plies ->
        [one] The record is sound: { $plies } choice; the game is not over.
       *[other] The record is sound: { $plies } choices; the game is not over.
    }

terminal-simulate-seat = Seat

terminal-simulate-bot = Bot

terminal-simulate-mean = Mean

terminal-simulate-least = Least

terminal-simulate-most = Most

terminal-simulate-wins = Wins

terminal-simulate-lengths = Choices per game: { $mean } on average, { $least } to { $most }.

terminal-simulate-speed = Games: { $games }. Choices: { $decisions }, { $speed } a second.

terminal-simulate-failed = Game { $game } failed: { $error }

terminal-no-rule = No rule holds all of: { $words }

terminal-components = Components, and how we know them

terminal-components-hint = More: greathall components { $game } KIND [ID]

terminal-template =
    What had to be designed for “{ $title }”, to be corrected by whoever has the box.
    Change what differs from your copy; what stays as it is changes nothing, and may be deleted.
    For other names, take the # away at the end of this file. Then play with --components FILE,
    or load the file where tables are made.

terminal-template-written = Written: { $file }

terminal-kind = Kind

terminal-name = Name

terminal-values = Values

terminal-provenance = Known from

terminal-basis = Basis

terminal-ruling = Ruling

terminal-source = Source

## Sitting down

terminal-welcome = Welcome to Greathall.

terminal-ask-language = Language

terminal-ask-game = What shall we play?

terminal-only-game = We play: { $title }.

terminal-ask-seats = How many players, from { $least } to { $most }?

terminal-ask-opponents = Who plays with you?

terminal-opponents-novice = Novice: judges by simple rules of thumb and does not look far; for a first game.

terminal-opponents-squire = Squire: has learned the game and looks only a little ahead; a friendly opponent.

terminal-opponents-knight = Knight: thinks its whole turn through and wastes little.

terminal-opponents-champion = Champion: thinks longest and reckons with chance and with others; hard to beat.

terminal-opponents-people = People at this screen, taking turns

terminal-ask-settings = Enter to begin, or a number to change a setting.

terminal-number-needed = Please type a number from { $least } to { $most }.

terminal-bot-greedy = bot

terminal-bot-random = random bot

terminal-bot-novice = novice

terminal-bot-squire = squire

terminal-bot-knight = knight

terminal-bot-champion = champion

terminal-automa = automa

terminal-person = person

terminal-begin = Enter: begin

terminal-corrected = This table plays with corrected components

## At the table

terminal-log = What happened

terminal-log-more =
    { $n ->
        [one] … { $n } earlier line: l
       *[other] … { $n } earlier lines: l
    }

terminal-forced = { $seat }, the only choice: { $choice }

terminal-turn = { $seat }:

terminal-keys = ? why not  w what if  t hint  u undo  r rules  s save  q quit  h help

terminal-hint-margin = Lead

terminal-hint-score = Points

terminal-hint-option = Choice

terminal-hint-alone = The coach helps only who plays without other people.

terminal-hint-none = The coach has nothing to say: { $why }

terminal-help-choose = a number

terminal-help-choose-text = make that choice

terminal-help-why-text = what is not possible now, and why

terminal-help-preview-text = what a choice would bring, as: w 2

terminal-help-hint-text = what a champion would choose

terminal-help-undo-text = take your last step back

terminal-help-undo-turn-text = take your whole turn back

terminal-help-rules-text = look up a rule, as: r trader

terminal-help-components-text = look at the components, as: c building well

terminal-help-log-text = everything that has happened

terminal-help-board-text = show the table again

terminal-help-save-text = save the game, as: s evening.json

terminal-help-quit-text = leave; you can save first

terminal-help-help-text = this list

terminal-not-understood = “{ $line }” is no choice here. Type a number from 1 to { $n }, or h for help.

terminal-blocked = Not possible now

terminal-nothing-blocked = Nothing else is in question here: everything there is can be chosen.

terminal-preview-asked = It leads to a further question.

terminal-preview-turn = Your turn ends with it.

terminal-preview-over = The game ends with it.

terminal-preview-chance = Chance decides.

terminal-preview-others = It depends on what others hold or choose.

terminal-cannot = Not possible: { $reason }

terminal-undone = Taken back.

terminal-nothing-to-undo = There is nothing to take back: since your last step somebody has acted, or something hidden has come to light.

terminal-ask-rule = Look for (Enter: back)

terminal-many-rules =
    { $n ->
        [one] … and { $n } more. Add a word.
       *[other] … and { $n } more. Add a word.
    }

terminal-saved = Saved. To go on: greathall play --resume { $file }

terminal-not-saved = Not saved: { $why }

terminal-quit-question = Leave the table?

terminal-quit-save = Save and leave

terminal-quit-leave = Leave without saving

terminal-quit-stay = Stay

terminal-left = Until next time.

terminal-recorded = The record is in { $file }

terminal-thinking = The bots are playing …

terminal-curtain = { $seat }, it is your turn.

terminal-curtain-look-away = Everybody else, please look away.

terminal-curtain-withdraw = { $seat }: u takes your choice back.

terminal-curtain-enter = { $seat }, press Enter to see your cards.

## The board of A Castle for All Seasons

terminal-castle-star = * winter event

terminal-castle-points = Points

terminal-castle-talers = Talers

terminal-castle-helpers = Helpers

terminal-castle-sand = Sand

terminal-castle-wood = Wood

terminal-castle-clay = Clay

terminal-castle-stone = Stone

terminal-castle-silver = Silver

terminal-castle-you = you

terminal-castle-stock = Town and treasury

terminal-castle-at-carrier = At the carrier

terminal-castle-brings = brings (+ tower)

terminal-castle-value = building value

terminal-castle-cards = Characters

terminal-castle-face-down = Lying face down

terminal-castle-played = played

terminal-castle-left = not played

terminal-castle-down = yours, face down

terminal-castle-gone = out of the game

terminal-castle-castle = Castle

terminal-castle-cost = Cost

terminal-castle-spaces = Helper spaces (fee: helper)

terminal-castle-forge = silver here: { $n }

terminal-castle-next = To be resolved

terminal-castle-past = Winter so far

terminal-castle-unseen = Winter cards to come
