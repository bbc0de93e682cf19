# What holds at every table and for every record.
refused-not-your-turn = It’s not your turn.
refused-players = { $players ->
    [1] This game can’t be played alone; it is for { $least } to { $most } players.
   *[other] This game can’t be played by { $players }; it is for { $least } to { $most } players.
}
record-at-move = Move { $move }: { $fault }
record-malformed = This is not a valid record: { $fault }
record-move-malformed = This is not a valid move (see { $rule }): { $fault }
record-turn = It was { $player }’s decision (seat { $seat }), not seat { $other }’s.
record-name = A name has 1 to { $most } characters and no control characters.
record-by = `by` names { $given } and must name { $seats }, one per seat.
record-origin = The record keeps { $kept } moves of another game, but has only { $moves }.
record-time = These times for start and end are not possible.
record-seed = This seed deals a different setup.
record-commitment = The commitment does not match the seed.
record-shuffle-parts = A fair shuffle is commitment, secret and salts; here some of that is missing.
record-salts = `salts` has { $given } and must have { $seats }, one per seat.
record-secret = The secret is not the one that was committed to.
record-shuffle = Secret and salts deal a different setup.
record-game-unknown = There is no game called “{ $game }” here. Available: { $known }.
record-rules-unknown = This record was written with version { $rules } of the rules; this program knows versions up to { $known }.
record-players = { $names ->
    [one] There is one name for { $seats } seats.
   *[other] There are { $names } names for { $seats } seats.
}
record-result = The result is not the one this game ended with.
record-unfinished = The record has a result, but the game is not over.
record-resigned = `resigned` must name seats of this game, each once, and not all of them.
record-resigned-end = Giving up ends a game if one seat is left, or only bots are, and only then; this record says otherwise.
record-legal = The moves listed as legal are not the legal ones.
record-legal-length = There must be one list of legal moves for each move.
table-prompt-over = The game is over.
table-prompt-yours = It’s your turn.
table-prompt-stand-in = A bot is playing for you.
table-prompt-waits = { $player } to move.

table-announced = Move { $move }.
reason-nothing-better = The other moves look worse.
reason-ahead = { $case ->
    [close] In imagined continuations you do about as well with it as with { reason-rival }.
    [wins] In imagined continuations you win about { $share ->
        [one] 1 more game
       *[other] { $share } more games
    } in 100 with it than with { reason-rival }.
    [points] In imagined continuations it brings { reason-points } more on average than { reason-rival }.
    [both] In imagined continuations you win about { $share ->
        [one] 1 more game
       *[other] { $share } more games
    } in 100 with it than with { reason-rival }, and get { reason-points } more on average.
   *[though] In imagined continuations you win about { $share ->
        [one] 1 more game
       *[other] { $share } more games
    } in 100 with it than with { reason-rival }, though you get { reason-points } less on average.
}
reason-rival = { $rival ->
    [made] your move
    [named] what scores more now
   *[next] the next-best move
}
reason-points = { $points }.{ $tenths } { $unit ->
    [orders] orders
   *[points] points
}
reason-decided = The game is decided: { $who ->
    [you] you win
   *[other] { $player } wins
}, whatever is played.
caution-cost = { $case ->
    [wins] That costs you about { $share ->
        [one] 1 win
       *[other] { $share } wins
    } in 100 games.
    [both] That costs you about { reason-points } and { $share ->
        [one] 1 win
       *[other] { $share } wins
    } in 100 games.
   *[points] That costs you about { reason-points }.
}
advice-move = Hint ({ $player }): { $move }
advice-chances = Chances of winning: { $chances }
percent = { $share }%
level-beginner = easy
level-casual = medium
level-skilled = hard
level-master = master
level-greedy = greedy
level-random = random
level-flat = flat Monte Carlo
