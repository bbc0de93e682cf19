# Tables on a server: what they refuse and what happens round the game.
table-refused-name = A name has 1 to { $most } characters, at least one of them visible, and no control characters.
table-refused-name-words = This name could pass for words of the table: for “you”, a bot or a whole sentence. Choose another one.
table-refused-rename-wait = At a table where you play you have only just changed your name; you can do so again in { $seconds } s.
# Who nobody else can be called: the reader, and what plays by itself.
table-words-you = you
table-words-bot = bot, computer
table-refused-no-game = There is no such game here. Available: { $known }.
table-refused-no-bot = There is no such bot. Available: { $known }.
table-refused-options = These options don’t fit this game: { $fault }
table-refused-no-seat = This table has no such seat.
table-refused-seat-taken = This seat is taken.
table-refused-seat-kept = This seat is kept for { $player }.
table-refused-one-seat = You already have a seat here; at an open table everyone has just one.
table-refused-has-seat = You already have a seat at this table.
table-refused-sent-away = The host of this table has sent you away; there are other open tables.
table-refused-not-host = Only { $player }, who opened this table, can do that.
table-refused-not-given-away = This seat cannot be given to somebody else.
table-refused-seat-resigned = Whoever sat here gave up; this seat is played to the end by a bot.
table-refused-bot-first = { $days ->
    [yes] With days for each move, { $player }’s seat can be given to somebody only once the time for a move has passed and a bot plays there.
   *[no] Among strangers, { $player }’s seat can be given to somebody only once a bot plays there, after five minutes’ absence.
}
table-refused-lent = This seat was only lent to you: for { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}, only whose seat it was can end the game.
table-refused-seat-free = This seat is already free.
table-refused-seats-free = Some seats are still free.
table-refused-no-shuffle = At this table there is nothing to add a salt to.
table-refused-salted = A salt has already been added for this seat.
table-refused-started = The game has already begun.
table-refused-not-started = The game has not begun yet.
table-refused-paused = The game is paused.
table-refused-not-paused = The game is not paused.
table-refused-stale = The game has moved on in the meantime. Have another look.
table-refused-malformed = This is not a valid move: { $fault }
table-refused-aid-off = This aid is not allowed at this table.
table-refused-handed-over = A bot is playing for you; take your seat back first.
table-refused-not-handed-over = You are already playing yourself.
table-refused-not-played-by-person = No person is playing at this seat.
table-refused-resigned = You have given up this game; there is no way back.
table-refused-ended = The game is over.
table-refused-end-asked = Somebody has already asked to end the game.
table-refused-end-not-asked = Nobody is asking you about ending the game.
table-refused-end-alone = You are playing against bots only: if you want to stop, give up.
table-refused-practice = A practice game is for one person against bots.
table-refused-days = At this table everybody has days for each move: a bot can step in only when the time is up.
table-refused-time-up = Your time is up.
table-refused-undo-nothing = You have no move to take back yet.
table-refused-undo-reveals = This can’t be taken back any more: something hidden has been revealed since.
table-refused-undo-asked = Someone has already asked to take a move back.
table-refused-undo-not-asked = Nobody has asked you about taking a move back.
table-refused-wait = That was a lot in a short time. Try again in { $seconds } s.
table-refused-not-over = You can do that once the game is over.
table-refused-ranked-undo = In a daily deal that counts, no move can be taken back.
table-refused-ranked-alone = A daily deal that counts is played to the end by one person; nobody can take their place.
table-refused-daily-rematch = A daily deal has no rematch; there is a new one tomorrow.
table-refused-rated-people = In a rated game only people play, each on a device of their own.
table-refused-rated-aids = In a rated game there are no hints, no coach and no practice.
table-refused-rated-clock = A rated game needs a clock: whoever runs out of time has given up.
table-refused-rated-dealt = A daily deal, or a game that goes on from a moment of another one, cannot be rated.
table-refused-rated-undo = In a rated game, no move can be taken back.
table-refused-rated-pause = In a rated game the clock is not paused.
table-refused-rated-alone = In a rated game nobody plays for somebody else. Whoever can’t go on gives up.
table-refused-not-to-move = There is nothing for you to decide right now.

table-event-joined = { $who ->
    [you] You sit down.
   *[other] { $player } sits down.
}
table-event-bot-joined = { $player } (a bot) sits down.
table-event-left = { $name } leaves the table.
table-event-sent-away = { $who ->
    [you] You free { $name }’s seat.
   *[other] { $player } frees { $name }’s seat.
}
table-event-taken-over = { $whose ->
    [own] { $who ->
        [you] You take your seat back.
       *[other] { $player } takes the seat back.
    }
   *[another] { $who ->
        [you] You take over { $name }’s seat.
       *[other] { $player } takes over { $name }’s seat.
    }
}
table-event-renamed = { $who ->
    [you] You are now called { $player } instead of { $name }.
   *[other] { $name } is now called { $player }.
}
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
    [you] You decline.
   *[other] { $player } declines.
}
table-event-request-withdrawn = { $who ->
    [you] You withdraw the request.
   *[other] { $player } withdraws the request.
}
table-event-taken-back = { $who ->
    [you] You take a move back.
   *[other] { $player } takes a move back.
}
table-event-paused = { $who ->
    [you] You pause the game.
   *[other] { $player } pauses the game.
}
table-event-deserted = Nobody is playing any more. The game waits until someone is back.
table-event-resumed = { $who ->
    [you] You continue the game.
   *[other] { $player } continues the game.
}
table-event-paced = { $who ->
    [you] You change the speed of the bots.
   *[other] { $player } changes the speed of the bots.
}
table-event-handed-over = { $reason ->
    [resigned] { $who ->
        [you] You give up; a bot plays on for you.
       *[other] { $player } gives up; a bot plays on.
    }
    [time] { $who ->
        [you] Your time is up; a bot plays on for you.
       *[other] { $player }’s time is up; a bot plays on.
    }
    [late] { $who ->
        [you] Your time is up; a bot makes this turn for you.
       *[other] { $player }’s time is up; a bot makes this turn.
    }
   *[away] { $wished ->
        [yes] { $who ->
            [you] A bot plays for you now.
           *[other] { $player } lets a bot play.
        }
       *[no] { $who ->
            [you] You were away, so a bot plays for you.
           *[other] { $player } is away; a bot plays on.
        }
    }
}
table-event-resigned = { $late ->
    [yes] { $who ->
        [you] Your time is up; in a rated game, that is giving up.
       *[other] { $player }’s time is up; in a rated game, that is giving up.
    }
   *[no] { $bot ->
        [unknown] { $who ->
            [you] You give up.
           *[other] { $player } gives up.
        }
       *[other] { $who ->
            [you] You give up; a bot finishes the game for you.
           *[other] { $player } gives up; a bot finishes the game.
        }
    }
}
table-event-end-asked = { $who ->
    [you] You would like to end the game as it stands.
   *[other] { $player } would like to end the game as it stands.
}
table-event-end-answered = { $agree ->
    [yes] { $who ->
        [you] You agree to end the game.
       *[other] { $player } agrees to end the game.
    }
   *[no] { $who ->
        [you] You would rather play on.
       *[other] { $player } would rather play on.
    }
}
table-event-end-agreed = The game ends here by agreement.
table-event-returned = { $who ->
    [you] You are back.
   *[other] { $player } is back.
}
table-event-rematched = The next game is ready.

server-refused-bad-request = This message could not be understood: { $fault }
server-refused-media-type = Only JSON is understood here.
server-refused-too-large = That is too much at once; the limit is { $most } bytes.
server-refused-too-slow = Your request took too long to arrive.
server-refused-origin = Pages of other sites cannot use this server.
server-refused-host = This server is not called { $name }. Use the address you were given; whoever runs the server can allow more names with LICHTSPIEL_HOSTS.
server-refused-no-host = A request must name the host it is meant for, exactly once.
server-refused-no-page = There is no such page.
server-refused-method = That cannot be done with this page.
server-refused-no-table = There is no such table, or you have not been invited to it.
server-refused-not-invited = You need an invitation for that.
server-refused-not-your-seat = This is not your seat.
server-refused-seats-wished = At a table on one device, no seat can stay open.
server-refused-all-taken = All seats of this table are taken.
server-refused-still-playing = You still have a seat in this game. Give up or leave the table first.
server-refused-not-away = They have only just left. A bot can play for them in { $seconds } s.
server-refused-not-gone = They have only just gone; their seat can be given to somebody else in { $hours ->
    [0] { $seconds } s
    [one] one hour
   *[other] { $hours } hours
}.
server-refused-host-away = { $player }, who opened this table, has lost the connection. Unless they come back, the others can do that in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
server-refused-is-there = They are at the table.
server-refused-not-idle = They are at the table. If they do nothing, a bot can play for them in { $seconds } s.
server-refused-bad-link = This link is invalid, has expired or has already been used.
server-refused-passkey = This passkey was not accepted. Nothing has changed.
server-refused-passkey-late = That took too long, or it was already done. Try again.
server-refused-passkey-address = Passkeys need an address with a name. This one is a number; everything else works here, too.
server-refused-passkey-elsewhere = Passkeys work only at { $address }. This page has another address; everything else works here, too.
server-refused-no-passkey = This passkey is not known here. It may have been removed, or belong to another address.
server-refused-too-many-passkeys = You already have { $most } passkeys, which is the limit. Remove one that you no longer use.
server-refused-tables-here = This browser has tables or results of its own. Choose what should happen to them.
server-refused-slow-down = That was a lot at once. Wait a moment.
server-refused-text = What you say has 1 to { $most } characters, at least one of them visible, and no control characters.
server-refused-no-chat = At this table people use the ready-made phrases.
server-refused-too-many-tables = You already have { $most } tables, which is the limit.
server-refused-too-many-tables-here = Many tables have been created from your network in the last hour. Wait a while before you create another.
server-refused-too-many-people-here = Many new people have come from your network in the last hour. Wait a while.
server-refused-too-many-reviews = Many games are being reviewed right now. Ask again in a few minutes.
server-refused-too-many-reviews-here = Many reviews have been asked for from your network in the last hour. Wait a while before you ask for another.
server-refused-no-review = This game could not be reviewed. The host can find out why; ask again later.
server-refused-too-many-connections = Too many connections are open from your network.
server-refused-moment-seats = That game has { $seats } seats; say who sits where.
server-refused-no-moment = That game has no such move; it has { $moves }.
server-refused-daily-open = Others may still play this daily deal today. It can be shown when the day is over.
server-refused-daily-own = You are still playing this daily deal. It can be shown to you when your own game is over.
server-refused-daily-future = This daily deal is yet to come.
server-refused-daily-past = A daily deal can be played for { $days } days; this one is older.
server-refused-busy = That didn’t work just now. Try again.
server-refused-storage = The server can’t reach its storage right now, so nothing has changed. Your games are safe; try again later.
server-refused-damaged = Part of what happened at this table is missing from the server’s storage, so it cannot be shown. The host is told which table it is; other tables are not affected.
server-refused-fault = Something went wrong. It has been noted, and your games are safe.
server-no-page-built = The Lichtspiel server is running. The page for browsers has not been built.
server-app-about = A table for three games of light, with friends or against the computer: no account, in the browser.
server-refused-no-calls = This server sends no notifications in this way.
server-refused-no-way = You get no notifications in this way, or not any more.
server-refused-bad-way = This is no address at which a browser can be notified.
server-refused-bad-mailbox = No e-mail can be sent to this address. It should look like ada@example.org.
server-refused-bad-hook = A webhook needs an address that begins with https://, on the usual port and without a login.
server-refused-too-many-mails = Several e-mails with a link have been asked for already. Look into your mailbox, its spam folder too, or try again tomorrow.
server-refused-mail-away = The e-mail could not be sent just now. Try again later.
server-call-title = Lichtspiel: your turn
server-call = { $game }: the others are waiting for your move.
server-call-stop = Stop notifications
server-mail-why = You get this e-mail because you asked for it at { $site }; there is at most one for each of your turns.
server-mail-stop = To stop them, open this page and press the button:
server-mail-ask-title = Lichtspiel: do you want to be told when it’s your turn?
server-mail-ask = Somebody gave this address at { $site }, to be told when it is their turn in a game. If that was you, open this link within a day and confirm it there:
server-mail-ask-end = If it was not you, do nothing: no other e-mail comes, and your address is deleted.
server-link-confirm = Should Lichtspiel send an e-mail to this address when it’s your turn?
server-link-confirm-button = Yes, send me e-mails
server-link-confirm-done = Done. You get an e-mail when it is your turn, at most one for each turn. Each has a link that stops them.
server-link-stop = Should Lichtspiel stop notifying you in this way?
server-link-stop-button = Stop notifying me
server-link-stop-done = Done. You get no more notifications in this way, and the address is deleted.
server-link-dead = This link no longer works. You can see and change how you are notified under My games, Notifications when it’s your turn.
server-link-home = Go to Lichtspiel

cli-data-in-use = Another server is working with the data in { $folder }.
cli-database-in-use = Another server is working with the database { $database }, and there can be only one; stop it, or choose another one with --database.
cli-no-data = There are no games in { $file }.
cli-backed-up = All games are copied to { $file }.
cli-tidied = Deleted: { cli-tidy-figures }.
cli-tidy-dry = Due for deletion, not deleted yet: { cli-tidy-figures }.
cli-tidy-figures = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $links ->
    [one] 1 link
   *[other] { $links } links
}, { $people ->
    [one] 1 person
   *[other] { $people } people
}
cli-key-rotated = From its next start, the server signs cookies with a new key; the servers of a cluster do so within seconds, without a restart. Present ones stay valid and are renewed when people return; rotating the key once more ends those that were not.
