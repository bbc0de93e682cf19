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
record-time = These times for start and end are not possible.
record-seed = This seed deals a different setup.
record-commitment = The commitment does not match the seed.
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
