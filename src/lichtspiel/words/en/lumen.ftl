# LUMEN: refusals and boards.
lumen-title = LUMEN
lumen-color = { $color ->
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
   *[purple] purple
}
lumen-color-card = { $color ->
    [yellow] the yellow
    [red] the red
    [green] the green
    [blue] the blue
   *[purple] the purple
}

lumen-refused-over = The game is over.
lumen-refused-bids-are-made = All bids are made; now cards are played.
lumen-refused-no-such-bid = Take between 0 and 10 tip stones.
lumen-refused-ten-with-extra = There are only ten tricks: with 10 tip stones the extra stone cannot gain anything.
lumen-refused-bids-come-first = First everyone makes a bid.
lumen-refused-no-such-place = Your hand has no such place; there are places 1 to 10.
lumen-refused-plus-card = The plus card is never played.
lumen-refused-place-empty = The card of this place has already been played.
lumen-refused-must-follow = The trick was led in { lumen-color }; you have that colour and must follow it.
lumen-revealed = Nothing can be taken back: a card was revealed.
lumen-setup-first = The dark plus card must lie before one of the players.
lumen-setup-rounds = There must be four rounds, each with a hand for everyone.
lumen-setup-cards = Everyone gets ten of the cards for this number of players, and none is there twice.
lumen-setup-sorted = Hands are sorted by colour (yellow, red, green, blue, purple), rising from left to right.

lumen-board-trick-of = Round { $round } of 4, trick { $trick } of 10
lumen-board-bids-of = Round { $round } of 4, bids
lumen-board-over = The four rounds are over
lumen-board-tips = Tips
lumen-board-tricks = Tricks
lumen-board-trick = Trick

lumen-event-bid = { $who ->
    [you] You take
   *[other] { $player } takes
} { $extra ->
    [yes] { $tips ->
        [0] only the extra stone
        [one] 1 tip stone and the extra stone
       *[other] { $tips } tip stones and the extra stone
    }
   *[no] { $tips ->
        [0] no stone
        [one] 1 tip stone
       *[other] { $tips } tip stones
    }
}.
lumen-event-played = { $who ->
    [you] You play
   *[other] { $player } plays
} { lumen-color-card } { $value }.
lumen-event-trick-won = { $who ->
    [you] You win
   *[other] { $player } wins
} trick { $trick }.
lumen-event-scored = { $who ->
    [you] You score
   *[other] { $player } scores
} { $points } in round { $round } and { $who ->
    [you] have
   *[other] has
} { $total } in all.
lumen-event-dealt = Round { $round }: the cards are dealt anew. { $who ->
    [you] You bid and lead
   *[other] { $player } bids and leads
} first.
lumen-event-ended = { $who ->
    [you] You win
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }
} with { $score } points.

lumen-menu-bid = 3 bids three tips, 3+ adds the extra stone; 0 to 10.
lumen-menu-play = #4 plays the card at place 4. You may play: { $places }
lumen-legend = y yellow (trump), r red, g green, b blue, p purple. 2+ is two tips and the extra stone, [✚] the dark plus card, ★ the card that takes the trick. ▸ is to move.
lumen-announced = You play { lumen-color-card } card at place { $place }.

lumen-reason-bid-met = The chance to meet this bid is { $chance }%.
lumen-reason-bid-points = On average it brings { $points ->
    [one] 1 point
   *[other] { $points } points
} in round { $round }.
lumen-reason-bid-tricks = You take about { $tricks }.{ $tenths } tricks with it.
lumen-reason-takes = It takes the trick with a chance of { $chance }%.
lumen-reason-need = You still need { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
lumen-reason-need-none = Your bid is met; you want no more tricks.
lumen-reason-need-one-or-none = Your bid is met; with the extra stone you may take one more trick.
lumen-reason-need-one-taken = Your extra stone is used; you want no more tricks.
lumen-reason-too-many = You have { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} more than you bid; each further one costs 5 points.
lumen-reason-cannot-win = It is neither { lumen-color } nor trump, so it cannot take the trick.
lumen-reason-may-be-trumped = { $player } has no { lumen-color } left and could trump it.
lumen-reason-nobody-has = Nobody else has { lumen-color } left.
lumen-reason-card = It is your { $rank ->
    [only] only
    [lowest] lowest
    [highest] highest
   *[middle] middle
} card in { lumen-color }, between { $low } and { $high }.
lumen-reason-card-known = It is your { $rank ->
    [only] only
    [lowest] lowest
    [highest] highest
   *[middle] middle
} card in { lumen-color } and can only be the { $value }.

lumen-prompt-bid = Your turn: bid 0 to 10 tricks, with or without the extra stone.
lumen-prompt-lead = Your turn: lead any card.
lumen-prompt-follow = Your turn: { lumen-color } was led, follow with place { $count ->
    [one] { $last }
   *[other] { $places } or { $last }
}.
lumen-prompt-free = Your turn: { lumen-color } was led, and you have none. Play any card.
lumen-prompt-waits-bid = { $player } is thinking about a bid.
lumen-prompt-waits-lead = { $player } is to lead.
lumen-prompt-waits-follow = The trick was led in { lumen-color }, { $player } is to play.
lumen-prompt-over = The game is over: { $who ->
    [you] you win
   *[other] { $player } wins
} with { $score } points.

lumen-you = you
lumen-place = Place { $place }
lumen-place-short = Place { $place }
lumen-play-place = Play place { $place }
lumen-play-card = Play card
lumen-choose = Press once to choose, again to play.
lumen-chosen = Place { $place } chosen.
lumen-card-face = { lumen-color } { $value }
lumen-card-back = Place { $place }, { lumen-color }{ $state ->
    [may] , may be played
    [not] , may not be played now
   *[waits] {""}
}
lumen-my-hand = Your hand
lumen-hand-of = Hand of { $player }: { $cards }
lumen-plus-dark = dark plus card
lumen-plus-light = light plus card
lumen-no-bid = no bid yet
lumen-bid-and-tricks = Bid { $tips }{ $extra ->
    [yes] {" "}+ extra
   *[no] {""}
}, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
lumen-leads = leads
lumen-wins = wins
lumen-my-tricks = Your tricks
lumen-aim = Aim: { $extra ->
    [yes] { $tips } or { $more } tricks
   *[no] { $tips ->
        [0] no trick
        [one] 1 trick
       *[other] { $tips } tricks
    }
}
lumen-bid = Your bid
lumen-tips = { $tips ->
    [0] no tip stone
    [one] 1 tip stone
   *[other] { $tips } tip stones
}
lumen-extra = Extra stone
lumen-take-stones = Take stones
lumen-take = { $extra ->
    [yes] { $tips ->
        [0] Take only the extra stone
       *[other] Take { $tips } + extra stone
    }
   *[no] { $tips ->
        [0] Take no stone
        [one] Take 1 tip stone
       *[other] Take { $tips } tip stones
    }
}
lumen-pad = Pad
lumen-pad-help = It goes by what lies open now, as you do at a real table: won tricks are covered (M4). What you remember, strike out yourself.
lumen-pad-none = There is nothing on the pad now.
lumen-pad-either = { $one } or { $other }
lumen-pad-possible = { $count } possible
lumen-pad-value = { $value }: { $state ->
    [struck] crossed out. Put back
   *[open] { $chance }. Cross out
}
lumen-pad-says = By your pad, place { $place } can be: { $values }.
lumen-sheet = Points
lumen-round = Round
lumen-ranks = Rank
lumen-worth = { $round ->
    [1] Round 1: +10, with extra +5
    [2] Round 2: +20, with extra +10
    [3] Round 3: +30, with extra +15
   *[4] Round 4: +40, with extra +20
}

lumen-brief-scored = round { $round }: { $points } (total { $total })
lumen-brief-trick-won = wins trick { $trick }
lumen-brief-bid = bids { $tips }{ $extra ->
    [yes] {" "}+ extra
   *[no] {""}
}
lumen-brief-played = { lumen-card-face }
lumen-letter = { $color ->
    [yellow] y
    [red] r
    [green] g
    [blue] b
   *[purple] p
}
lumen-trump = trump
lumen-ahead = ahead
lumen-total = Total
lumen-round-scored = Round { $round } is over
lumen-show-scores = Show the score
lumen-go-on = On to round { $round }
lumen-to-result = See the result
lumen-past = Bid { $tips }{ $extra ->
    [yes] {" "}+ extra
   *[no] {""}
}, took { $tricks }
lumen-bid-means = { lumen-aim }. { lumen-worth }.
lumen-pad-can-be = can be
lumen-pad-codes = The figures below your cards: what each of them can be.
lumen-pad-help-memory = The pad remembers what you have seen in this round. Cross out whatever else you have worked out.
lumen-pad-column = Place { $place }, { lumen-color }
lumen-watch = You are watching. Until the game ends, spectators see only the colours of the cards: anyone watching could also be playing in another browser.
