# Calls to the table: by push, webhook and e-mail.

notify-turn-title = Your turn: { $game }

notify-turn-text =
    { $count ->
        [0] It is your turn.
       *[other] It is your turn at the table with { $others }.
    }

notify-reminder-title = Still your turn: { $game }

notify-reminder-text =
    { $count ->
        [0] The table is still waiting for you.
        [one] { $others } is still waiting for your move.
       *[other] { $others } are still waiting for your move.
    }

notify-over-title = Game over: { $game }

notify-over-text =
    { $won ->
        [0] The game has ended.
        [one] The game has ended. The winner is { $winners }.
       *[other] The game has ended. { $winners } share the victory.
    }

notify-test-title = Greathall can reach you

notify-test-text = This is the test message you asked for. Calls to your tables will arrive the same way.

## E-mail

notify-confirm-title = Please confirm your address

notify-confirm-text =
    Somebody, most likely you, wants Greathall to tell this address when it is their turn.

    To agree, open this link within three days:
    { $link }

    If it was not you, do nothing: no further e-mail will come.

notify-mail-open = To the table: { $link }

notify-mail-stop =
    You get this e-mail because you asked to be called to your tables.
    To stop these e-mails: { $link }
