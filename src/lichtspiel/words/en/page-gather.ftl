# What only those are told who gather at a table; it travels when they come.
web-gathering = Waiting for everyone
web-kept-about = Everybody who wants to play again sits down; the game begins when everyone is back.
web-invite-all = Invite with one link
web-link-table-about = One link for everybody: whoever follows it takes a free seat, or watches when all are taken.
web-send-away = Free { $player }’s seat
web-send-away-about = { $visibility ->
    [open] { $player } can’t sit down at this table again.
   *[other] { $player } can sit down again with the link.
}
web-host-begins = { $player } will start the game.
web-host-away = { $player } will start the game, but isn’t connected. Unless they come back, you can in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
web-fill = Add a bot
web-sit = Sit down
web-begin = Start
web-link-seat-about = The first person to follow this link gets the seat.
web-name-first = Say what the others should call you, or press again to sit down as a guest.
