# What holds at every table and for every record.
refused-not-your-turn = It is not your turn.
refused-players = { $players ->
    [1] One player cannot play this game; it is for { $least } to { $most }.
   *[other] { $players } players cannot play this game; it is for { $least } to { $most }.
}
record-at-move = Move { $move }: { $fault }
record-malformed = This is not the form of a record: { $fault }
record-move-malformed = This does not have the form of a move (see { $rule }): { $fault }
record-turn = It was for { $player } (seat { $seat }) to decide, not for seat { $other }.
record-name = A name has 1 to { $most } characters and no control characters.
record-by = `by` names { $given } and must name { $seats }, one a seat.
record-time = The times of beginning and end are not possible.
record-seed = The seed does not deal this setup.
record-commitment = The commitment is not that of the seed.
record-game-unknown = There is no game called “{ $game }” here; there are: { $known }.
record-rules-unknown = It was written with version { $rules } of the rules; this program knows versions up to { $known }.
record-players = { $names ->
    [one] There is one name for { $seats } seats.
   *[other] There are { $names } names for { $seats } seats.
}
record-result = The result is not the one this game ended with.
record-unfinished = The record has a result, but the game is not over.
record-legal = The legal moves listed here are not the legal moves.
record-legal-length = There must be one list of legal moves for each move.
table-prompt-over = The game is over.
table-prompt-yours = It is your turn.
table-prompt-stand-in = A bot is playing for you.
table-prompt-waits = { $player } is to move.

table-announced = The move { $move }.
advice-move = Advice ({ $player }): { $move }
advice-chances = Chances to win: { $chances }
percent = { $share }%
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-master = master
level-greedy = greedy
level-random = random
level-flat = flat Monte Carlo
