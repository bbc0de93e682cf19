# What only the page behind an invitation link says; it travels when that is opened.
web-join = Join
web-join-invited = { $inviter } invites you to { $game }
web-join-title = You are invited to { $game }
web-join-again = Continue { $game } here
web-join-seat-about = You’ll be in seat { $seat } of { $players }.
web-join-watch-about = You’ll be watching. Nothing secret is shown.
web-join-table-about = Choose one of the free seats.
web-join-give-about = You’ll take over seat { $seat } of { $players } and play on from there.
web-join-other-about = Somebody else has taken the seat this link was for. Another one is free.
web-join-late-about = There is no free seat any more. You can watch, and see nothing secret.
web-join-mine-about = You already have a seat here.
web-join-replay-about = The game is over. You can see it again move by move, with everybody’s cards.
web-join-instead = Watch instead
web-join-device-about = Your seat moves to this device; on the other one you can take it back.
web-join-device-seated = This link moves { $player }’s seat to another device, but you have a seat of your own here. Nothing has changed: open the link on the device on which { $player } wants to go on.
web-join-watch = Watch
web-join-device = Continue here
web-join-yours = for you
web-join-phase = The game is { $phase ->
    [paused] paused
    [over] over
   *[playing] running
}.
web-join-seat = Join
