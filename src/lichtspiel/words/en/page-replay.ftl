# What only the replay says; it travels when that is opened.
web-share-replay = Share this replay
web-share-replay-about = Whoever follows this link can see this game again, with everybody’s cards.
web-replay-start = The game begins.
web-replay-run = Play
web-replay-back = Back one move
web-replay-on = Forward one move
web-replay-move = Move
web-replay-at = Move { $move } of { $moves }
web-chair = View
web-chair-none = from above
web-review = Review
web-review-about = Each choice is judged by what its player could know then.
web-review-begins = The review begins…
web-review-waiting = The review begins as soon as a bot is free.
web-review-working = Reviewed: { $done } of { $moves } moves
web-review-only-replay = You can still see the game again, move by move.
web-review-graph = Chances of winning
web-review-table = The same as a table
web-review-begin = At the start
web-review-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
web-review-moments = Turning points and mistakes
web-review-own-only = Only mine
web-review-kind = { $verdict ->
    [slip] Slip
    [mistake] Mistake
    [blunder] Blunder
   *[good] { $turning ->
        [yes] Turning point
       *[no] Move
    }
}{ $verdict ->
    [good] {""}
   *[other] { $turning ->
        [yes] {" "}and turning point
       *[no] {""}
    }
}
web-review-none = No move here cost a noticeable part of anybody’s chances.
web-review-none-own = None of your moves cost a noticeable part of your chances.
web-review-first = { $turning ->
    [yes] First turning point
   *[no] First mistake
}
web-review-series = { $count ->
    [one] Practise one mistake
   *[other] Practise { $count } mistakes
}
web-review-board = What the board shows
web-review-before = Before
web-review-after = After
web-review-made = played
web-review-better = better
web-review-tried = tried
web-review-for = For the better move:
web-review-against = Against the move played:
web-review-as-seen = Before move { $move }, as { $player } saw it.
web-review-previous = Previous mistake
web-review-further = Next mistake
web-review-find = Find the better move
web-review-place = { $number } of { $of }
web-review-task = You are { $player }, before move { $move }. What would you play?
web-review-judging = One moment, your move is being compared…
web-review-hint = Hint
web-review-answer = Show the answer
web-review-both = Show both moves
web-review-retry = Choose again
web-review-next = Next one
web-review-stop = Stop
web-review-again = Try again from here
web-review-again-about = A new table begins before move { $move }. You take { $player }’s seat; nothing of it counts.
web-review-again-begin = Begin here
web-review-company = The others
web-review-company-bots = Bots
web-review-company-friends = Friends
web-review-print = Print
web-review-balance = Luck and skill
web-review-lucky = Luck was kindest to { $player }: it was worth { $wins } wins.
web-review-careless = { $player }’s own choices cost them most: { $wins } wins.
web-review-ended = Ending the game early cost { $player } most: { $wins } wins.
web-review-even = Luck and choices hardly moved the chances.
web-step-place = The marked place is the right one.
web-step-plain = It is a move of the kind “{ $move }”.
web-step-lichterfest = { $move ->
    [exchange] Exchange a card.
    [dedicate] Dedicate a set.
    [discard] Discard a card.
    [pass] End your turn.
   *[place] Lay a tile.
}
web-step-lichterfest-exchange = Take { $color ->
    [white] white
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [green] green
   *[black] black
}.
web-step-leuchtturm = { $move ->
    [refill] Which stone should come into the harbour?
    [stop] Are more moves worth it?
    [claim] Is the order worth claiming?
   *[decline] Does the order have to be claimed now?
}
web-step-leuchtturm-from = { $island ->
    [0] It is the stone in the harbour that moves.
   *[other] It is the stone on island { $island } that moves.
}
web-step-lumen-color = Play a { $color ->
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
   *[purple] purple
} card.
web-step-lumen-tricks = { $than ->
    [more] Bid more than { $tips }.
    [fewer] Bid fewer than { $tips }.
   *[same] { $tips } is right, but look at the extra token.
}
web-step-lumen-extra = { $extra ->
    [yes] Take the extra token.
   *[no] Leave the extra token.
}
