# Tables on a server: what they refuse and what happens round the game.
table-refused-name = A name has 1 to { $most } characters, something to see among them, and no control characters.
table-refused-no-game = There is no such game here; there are: { $known }.
table-refused-no-bot = There is no such bot; there are: { $known }.
table-refused-options = These are not the options of this game: { $fault }
table-refused-no-seat = This table has no such seat.
table-refused-seat-taken = This seat is taken.
table-refused-one-seat = You already have a seat at this table; at an open table everybody has one.
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
table-refused-wait = That was a lot in a short time; you can do this again in { $seconds } s.
table-refused-not-over = That is possible only when the game is over.
table-refused-not-to-move = There is nothing for you to decide now.

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
table-event-deserted = Nobody plays here any more; the game waits until somebody is back.
table-event-resumed = { $who ->
    [you] You go on with the game.
   *[other] { $player } goes on with the game.
}
table-event-paced = { $who ->
    [you] You change the pace of the computer players.
   *[other] { $player } changes the pace of the computer players.
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

server-refused-bad-request = This message could not be understood: { $fault }
server-refused-media-type = Only JSON is understood here.
server-refused-too-large = This is too much at once; { $most } bytes are the limit.
server-refused-too-slow = It took too long until your request was here.
server-refused-origin = Pages of other sites cannot use this server.
server-refused-host = This server is not called { $name }. Ask it by the address you were given; whoever runs it can allow further names with LICHTSPIEL_HOSTS.
server-refused-no-host = A request has to name, exactly once, the host that it is meant for.
server-refused-no-page = There is no such page.
server-refused-method = That cannot be done with this page.
server-refused-no-table = There is no such table, or you have not been invited to it.
server-refused-not-invited = You need an invitation for that.
server-refused-not-your-seat = This is not your seat.
server-refused-seats-wished = At a table on one device no seat can stay open.
server-refused-not-away = They have only just gone; a bot may play for them in { $seconds } s.
server-refused-is-there = They are at the table.
server-refused-not-idle = They are at the table; if they do nothing, a bot may play for them in { $seconds } s.
server-refused-bad-link = This link has been used up, has expired, or never was one.
server-refused-slow-down = That was a lot at once; wait a moment.
server-refused-too-many-tables = You have { $most } tables already; that is the limit.
server-refused-too-many-tables-here = Many tables have been made from here in the last hour; wait a while before you make another.
server-refused-too-many-people-here = Many people have come from here for the first time in the last hour; wait a while.
server-refused-too-many-connections = Too many connections are open from here.
server-refused-busy = That did not work just now; try again.
server-refused-storage = The server cannot use its storage just now, so nothing has changed. Your games are safe: try again later.
server-refused-damaged = Part of what happened at this table is missing from the server’s storage, so it cannot be shown. The host is told which table it is; other tables are not affected.
server-refused-fault = Something went wrong here. It has been noted; your games are safe.
server-no-page-built = The Lichtspiel server is running. The page for browsers has not been built.

cli-data-in-use = Another server is working with the data in { $folder }.
cli-database-in-use = Another server is working with the database { $database }, and there can be only one; stop it, or choose another one with --database.
cli-no-data = There are no games in { $file }.
cli-backed-up = All games are copied to { $file }.
cli-tidied = Deleted: { cli-tidy-figures }.
cli-tidy-dry = Over their time, and not deleted yet: { cli-tidy-figures }.
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
cli-key-rotated = A new key signs cookies from the server’s next start on. Those of now stay good, and are renewed when people come; rotating the key once more ends those that were not.
