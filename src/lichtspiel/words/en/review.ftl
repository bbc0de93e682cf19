# Looking back at a finished game.
review-unfinished = This game is not over yet; only finished games can be reviewed.
review-working = Looking back
review-title = { $game }: a look back
review-decided = From move { $move } on, { $player } had the best chances to the end.
review-always-ahead = { $player } had the best chances from start to end.
review-gave-up-ahead = { $leader } had the best chances, but gave up: { $player } won.
review-ended-early = The game ended early. { $player } won without having had the best chances at that moment.
review-gave-up = { $player } gave up{ $open ->
    [yes] {" "}with { $chance } to win, which counts among their own choices
   *[no] {""}
}.
review-shared = { $players } share the victory.
review-turning = Where it turned
review-balance = Where the result came from
review-seat = Player
review-start = At the start
review-own = Own choices
review-others = Others’ choices
review-luck = Luck
review-estimate = Misjudged
review-result = In the end
review-scale = In points: 100 are one game won. Whatever a move changed of the chances counts, up or down, so in a long game one part may pass 100; together the parts lead from the start to the end.
review-only-judged = Only { $player }’s choices were judged; what the others’ cost is in the columns beside them.
review-yardsticks = With an arrow: everybody’s chances before and after the move, by what the whole table knew. With “instead of”: its player’s chances with either move, by what they knew.
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
review-costliest = What cost most: move { $move } by { $player }, { $made } to win instead of { $better }.
review-move = Move { $number }: { $player }
review-move-stood-in = Move { $number }: { $player } (a bot played)
review-verdict = { $verdict ->
    [slip] A slip
    [mistake] A mistake
    [blunder] A blunder
   *[good] Good
  }
review-loss = { $made } to win instead of { $better }
review-points = Cost about { review-amount }{ $changed ->
    [yes] : { $made } to win instead of { $better }.
   *[no] , but hardly anything of the chance to win.
}
review-amount = { $unit ->
    [orders] { $whole }.{ $tenths } orders
   *[points] { $points ->
        [one] one point
       *[other] { $points } points
    }
}
review-made = Played: { $move }
review-better = Better: { $move }
review-made-next = { $player } made that very move next; the costly one was the move before it.
review-addressed = The reasons are put as advice to { $player }.
review-swing = { $player }: { $before } → { $after }
review-shift = The chances shift. { $changes }.
review-same = Nobody’s chances change noticeably.
review-no-reason = No single reason: in imagined continuations { $case ->
    [points] it simply brings more on average.
    [both] it simply wins more often and brings more.
    [though] it simply wins more often, though it brings less.
    [close] you do about as well with it.
   *[wins] it simply wins more often.
}
review-concession = Against it: { $reason }
review-chances = Chances of winning, by what everybody at the table knew
review-nothing = No move here cost a noticeable part of anybody’s chances.
review-after = After move { $number }
review-note = Each choice is judged by what its player could know then: the cards in sight, and what was told. “You” is always the player whose move it is. Luck is what turned up: cards drawn and shown, and what others held. Where a move showed nothing hidden and yet changed the chances, they had been misjudged before it. Losses too small for a slip (less than 3 in 100 each) are in these two. What luck gives back can be lost again, so a loss may exceed the chances at the start.
review-board = The board before the move
review-table = The same as a table

# A move that somebody tries at a moment.
review-tried = Tried: { $move }
review-found = That is the better move.
review-as-good = As good as the best move known here.
review-worse = { $made } to win, with the better move { $better }
review-fewer-points = Good, but about { review-amount } less than with the better move{ $changed ->
    [yes] : { $made } to win instead of { $better }.
   *[no] ; the chance to win is nearly the same.
}
