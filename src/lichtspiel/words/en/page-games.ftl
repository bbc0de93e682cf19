# What only the page with one's own games says; it travels when that is opened.
web-mover = { $player } to move
web-move-by = move by { $time }
web-calls-link = Notifications when it’s your turn
web-running = Running games
web-running-none = None right now.
web-finished = Finished games
web-finished-none = None yet.
web-games-further = Show older games
web-kept = your seat is kept
web-elsewhere = you play it on another device
web-succeeded = your seat went to { $player }
web-watching = { $phase ->
    [over] watched
   *[other] watching
}
web-phase-gathering = waiting for players
web-phase-full = everyone is here
web-phase-playing = running
web-phase-paused = paused
web-phase-over = finished
web-fate-won = won
web-fate-lost = lost
web-fate-drawn = drawn
web-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
web-put-away = Remove from the list
web-put-away-about = { $game }: the game is only hidden. Your results, ratings and records keep it, and you can show it again from the end of this page.
web-hidden = Hidden games
web-hidden-show = Show hidden games
web-hidden-none = None.
web-unhide = Show again
web-delete-instead = Delete the game…
web-delete-game = Delete the game for good
web-delete-game-about = { $game }: your name and number disappear from this game at once. You cannot open it any more, and it goes from your results and records; your ratings and results of daily deals stay. The other players keep the game, with “N. N.” in your place. A game that only bots played besides you is deleted altogether.
