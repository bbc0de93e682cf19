# Looking back at a finished game.
review-unfinished = This game is not over yet; only finished games can be reviewed.
review-working = Looking back
review-title = { $game }: a look back
review-decided = { $player } took the lead for good with move { $move }.
review-always-ahead = { $player } was ahead from the start.
review-shared = Nobody won alone.
review-turning = Where it turned
review-balance = Where it came from
review-seat = Player
review-start = At the start
review-own = Own choices
review-others = Others’ choices
review-luck = Luck
review-result = In the end
review-tally = { $player }: { $judged ->
    [one] one choice
   *[other] { $judged } choices
  }, { $slips ->
    [0] no slip
    [one] one slip
   *[other] { $slips } slips
  }, { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
  }, { $blunders ->
    [0] no blunder
    [one] one blunder
   *[other] { $blunders } blunders
  }.
review-move = Move { $number }: { $player }
review-verdict = { $verdict ->
    [slip] A slip
    [mistake] A mistake
    [blunder] A blunder
   *[good] Good
  }
review-loss = cost { $player } { $loss } of the chance to win: { $made } instead of { $better }
review-points = cost about { $points ->
    [one] one point
   *[other] { $points } points
  }, though hardly any chance to win
review-made = Played: { $move }.
review-better = Better: { $move }.
review-swing = { $player }: { $before } → { $after }
review-shift = The chances shift. { $changes }.
review-no-reason = No single reason: over imagined continuations it simply wins more often.
review-chances = Chances to win, by what everybody at the table knew
review-nothing = No move here cost a noticeable part of anybody’s chances.
review-after = After move { $number }
review-note = Each choice is judged by what its player could know then: the cards in sight, and what was told. Luck is what turned up: cards drawn and shown, and what others held.
review-table = The same as a table
