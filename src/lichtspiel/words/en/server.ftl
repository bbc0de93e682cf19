# Tables on a server: what they refuse and what happens round the game.
table-refused-name = A name has 1 to { $most } characters, at least one of them visible, and no control characters.
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
table-refused-time-promised = { $player } still has time for this move, connected or not.
table-refused-seat-free = This seat is already free.
table-refused-seats-free = Some seats are still free.
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
        [you] You are back at your seat.
       *[other] { $player } is back at the seat.
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
        [you] You resign; a bot plays on for you.
       *[other] { $player } resigns; a bot plays on.
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
table-event-resigned = { $bot ->
    [unknown] { $who ->
        [you] You give up.
       *[other] { $player } gives up.
    }
   *[other] { $who ->
        [you] You give up; a bot finishes the game for you.
       *[other] { $player } gives up; a bot finishes the game.
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
server-refused-not-gone = They have only just gone; their seat can be given to somebody else in { $seconds } s.
server-refused-is-there = They are at the table.
server-refused-not-idle = They are at the table. If they do nothing, a bot can play for them in { $seconds } s.
server-refused-bad-link = This link is invalid, has expired or has already been used.
server-refused-slow-down = That was a lot at once. Wait a moment.
server-refused-too-many-tables = You already have { $most } tables, which is the limit.
server-refused-too-many-tables-here = Many tables have been created from your network in the last hour. Wait a while before you create another.
server-refused-too-many-people-here = Many new people have come from your network in the last hour. Wait a while.
server-refused-too-many-connections = Too many connections are open from your network.
server-refused-busy = That didn’t work just now. Try again.
server-refused-storage = The server can’t reach its storage right now, so nothing has changed. Your games are safe; try again later.
server-refused-damaged = Part of what happened at this table is missing from the server’s storage, so it cannot be shown. The host is told which table it is; other tables are not affected.
server-refused-fault = Something went wrong. It has been noted, and your games are safe.
server-no-page-built = The Lichtspiel server is running. The page for browsers has not been built.

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
