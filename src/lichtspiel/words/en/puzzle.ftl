# Puzzles: a choice with one clearly best move.
puzzle-title = { $game }: puzzle { $number } of { $count }
puzzle-right = Right. With it you win about { $chance }; every other move gives away at least { $margin }.
puzzle-equal = Just as good: { $moves }
puzzle-wrong = { $verdict ->
    [blunder] A blunder
    [mistake] A mistake
   *[slip] A slip
  }: it gives away { $loss } of your chance to win, { $made } instead of { $best }.
puzzle-best = Best: { $move }
puzzle-kind = { $does ->
    [place] The best move here is to lay a tile ({ $rule }).
    [exchange] The best move here is to exchange a card ({ $rule }).
    [dedicate] The best move here is to dedicate a set ({ $rule }).
    [discard] The best move here is to discard cards ({ $rule }).
    [pass] The best move here is to end the turn ({ $rule }).
    [move] { $from ->
        [0] The best move here is one with the stone in the harbour ({ $rule }).
       *[other] The best move here is one with a stone on an island ({ $rule }).
    }
    [refill] The best move here is to put a stone into the harbour ({ $rule }).
    [stop] The best move here is to stop early ({ $rule }).
    [claim] The best move here is to take the order ({ $rule }).
    [decline] The best move here is to leave the order ({ $rule }).
    [bid] { $extra ->
        [yes] The best move here is to bid with the extra token ({ $rule }).
       *[no] The best move here is to bid without the extra token ({ $rule }).
    }
    [play] The best move here is to play a card ({ $rule }).
   *[other] The best move is one under rule { $rule }.
}
puzzle-again = Try another move.
puzzle-fault-replay = Its game does not replay by the rules.
puzzle-fault-data = Its data do not fit the position.
puzzle-fault-search = The strongest bot, with more thinking, prefers another move.
puzzle-fault-margin = Another move is as good, or nearly.
