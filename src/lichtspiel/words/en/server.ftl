# Tables on a server: what they refuse and what happens round the game.
table-refused-name = A name has 1 to { $most } characters and no control characters.
table-refused-no-game = There is no such game here; there are: { $known }.
table-refused-no-bot = There is no such bot; there are: { $known }.
table-refused-options = These are not the options of this game: { $fault }
table-refused-no-seat = This table has no such seat.
table-refused-seat-taken = This seat is taken.
table-refused-seat-free = This seat is free already.
table-refused-seats-free = Some seats are still free.
table-refused-started = The game has already begun.
table-refused-not-started = The game has not begun yet.
table-refused-paused = The game is paused.
table-refused-not-paused = The game is not paused.
table-refused-stale = The game has gone on in the meantime; look again.
table-refused-malformed = This does not have the form of a move: { $fault }
table-refused-aid-off = This aid is not allowed at this table.
table-refused-handed-over = A bot is playing for you; take your seat back first.
table-refused-not-handed-over = You are playing yourself already.
table-refused-not-played-by-person = No person is playing at this seat.
table-refused-resigned = You have resigned; a bot plays this game to its end.
table-refused-time-up = Your time is up.
table-refused-undo-nothing = There is no move of yours to take back.
table-refused-undo-reveals = Something hidden was revealed since then, so this can no longer be taken back.
table-refused-undo-asked = Somebody has already asked to take a move back.
table-refused-undo-not-asked = You have not been asked about taking a move back.
table-refused-not-over = That is possible only when the game is over.

table-event-joined = { $who ->
    [you] You sit down.
   *[other] { $player } sits down.
}
table-event-bot-joined = { $player }, a bot, sits down.
table-event-left = { $name } leaves the table.
table-event-began = The game begins.
table-event-undo-wished = { $who ->
    [you] You would like to take a move back.
   *[other] { $player } would like to take a move back.
}
table-event-undo-agreed = { $who ->
    [you] You agree.
   *[other] { $player } agrees.
}
table-event-undo-declined = { $who ->
    [you] You would rather not.
   *[other] { $player } would rather not.
}
table-event-taken-back = { $who ->
    [you] You take a move back.
   *[other] { $player } takes a move back.
}
table-event-paused = { $who ->
    [you] You pause the game.
   *[other] { $player } pauses the game.
}
table-event-resumed = { $who ->
    [you] You go on with the game.
   *[other] { $player } goes on with the game.
}
table-event-handed-over = { $reason ->
    [resigned] { $who ->
        [you] You resign; a bot plays on for you.
       *[other] { $player } resigns; a bot plays on.
    }
    [time] { $who ->
        [you] Your time is up; a bot plays on for you.
       *[other] { $player }’s time is up; a bot plays on.
    }
   *[away] { $who ->
        [you] You are away; a bot plays on for you.
       *[other] { $player } is away; a bot plays on.
    }
}
table-event-returned = { $who ->
    [you] You are back.
   *[other] { $player } is back.
}
table-event-rematched = The next game is ready.
