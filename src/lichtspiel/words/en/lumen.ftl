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
lumen-refused-bids-are-made = Everyone has bid; now cards are played.
lumen-refused-no-such-bid = Bid between 0 and 10 tricks.
lumen-refused-ten-with-extra = There are only ten tricks: with a bid of 10 the extra token cannot gain anything.
lumen-refused-bids-come-first = First everyone bids.
lumen-refused-no-such-place = Your hand has no such place; places are numbered 1 to 10.
lumen-refused-plus-card = The plus card is never played.
lumen-refused-place-empty = The card in that place has already been played.
lumen-refused-must-follow = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
    [blue] Blue
   *[purple] Purple
} was led and you have { lumen-color }, so you must follow suit.
lumen-revealed = This can’t be undone: a card has been revealed.
lumen-setup-first = The dark plus card must be with one of the players.
lumen-setup-rounds = There must be four rounds, each with a hand for everyone.
lumen-setup-cards = Everyone gets ten of the cards for this number of players, with no duplicates.
lumen-setup-sorted = Hands are sorted by colour (yellow, red, green, blue, purple), low to high from left to right.

lumen-text-trick-of = Round { $round } of 4, trick { $trick } of 10
lumen-text-bids-of = Round { $round } of 4, bids
lumen-text-over = The four rounds are over
lumen-board-tips = Bid
lumen-board-tricks = Tricks
lumen-board-trick = Trick

lumen-event-bid = { $who ->
    [you] You bid
   *[other] { $player } bids
} { $tips }{ $extra ->
    [yes] {" "}with the extra token
   *[no] {""}
}.
lumen-event-played = { $who ->
    [you] You play
   *[other] { $player } plays
} { lumen-color-card } { $value }.
lumen-event-trick-won = { $who ->
    [you] You win
   *[other] { $player } wins
} trick { $trick }.
lumen-event-scored = Round { $round }: { $who ->
    [you] you
   *[other] { $player }
} { $lost ->
    [0] { $who ->
        [you] score
       *[other] scores
    } { $points } points
   *[other] { $who ->
        [you] lose
       *[other] loses
    } { $lost } points
} (total { $total }).
lumen-event-dealt = Round { $round }: new cards are dealt. { $who ->
    [you] You bid and lead
   *[other] { $player } bids and leads
} first.
lumen-event-ended = { $who ->
    [you] You win
    [together] You and { $others } win together
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }
} with { $score } points.

lumen-menu-bid = 3 bids three tricks, 3+ adds the extra token; 0 to 10.
lumen-menu-play = #4 plays the card in place 4. You may play: { $places }
lumen-legend = y yellow (trump), r red, g green, b blue, p purple. 2+ is a bid of two with the extra token, [✚] the dark plus card, ★ the card that takes the trick. ▸ to move.
lumen-announced = You play { lumen-color-card } card in place { $place }.
lumen-announced-other = { $player } plays { lumen-color-card } card in place { $place }.

lumen-stage = round { $round }, { $part ->
    [bids] bids
   *[trick] trick { $trick }
}

lumen-bid-named = { $bid }{ $extra ->
    [yes] {" "}with the extra token
   *[no] {""}
}
lumen-reason-bid-gains = You make it { $chance }% of the time and score { $points ->
    [one] 1 point
   *[other] { $points } points
} on average.
lumen-reason-bid-loses = You make it { $chance }% of the time and lose { $points ->
    [one] 1 point
   *[other] { $points } points
} on average.
lumen-reason-bid-best = No other bid does better on average.
lumen-reason-bid-wins = No other bid wins you clearly more games.
lumen-reason-bid-tricks = On average you take { $tricks }.{ $tenths } tricks with it.
lumen-reason-only-card = It is the only card you may play.
lumen-reason-takes = { $chance ->
    [0] { $case ->
        [never] It cannot take the trick
       *[hardly] It will hardly take the trick
    }
   *[other] It takes the trick { $chance }% of the time
}; { $aim ->
    [need] you still need { $tricks }.
    [lost] your bid is lost, but each trick saves you 5 points.
    [none] you want no more.
    [either] one more would still fit your bid.
   *[over] each further one costs you 5 points.
}
lumen-reason-saves = { $aim ->
    [need] Keeps stronger cards for later tricks.
    [lost] Keeps stronger cards: if the bid is lost, each later trick still saves you 5 points.
   *[none] Keeps safer cards for later tricks.
}
lumen-reason-no-better = No other card you may play is { $aim ->
    [need] clearly likelier to take the trick.
   *[none] clearly safer.
}
lumen-reason-none-takes = No card you may play is likely to take the trick.
lumen-reason-draws-trumps = Anyone who has trumps must follow with one.
lumen-reason-may-be-trumped = { $player } has no { lumen-color } left and could trump it.
lumen-reason-nobody-has = Nobody else has { lumen-color } left.
lumen-reason-void = After that you have no { lumen-color } left and need not follow it.
lumen-reason-card = It is your { $rank ->
    [lowest] lowest
   *[highest] highest
} { lumen-color } card.
lumen-reason-bid-instead = { $rival ->
    [made] Your bid of { lumen-bid-named } is made { $chance }% of the time.
   *[other] A bid of { lumen-bid-named } would be made { $chance }% of the time and bring { $points ->
        [one] 1 point
       *[other] { $points } points
    } less on average.
}
lumen-reason-keeps-bid = With it you make your bid { $chance }% of the time, with { $rival ->
    [made] the card you played
   *[other] the card in place { $place }
} { $instead ->
    [0] never
   *[other] only { $instead }%
}.
lumen-reason-spoils-bid = { $player } then { $chance ->
    [0] never makes the bid
   *[other] makes the bid only { $chance }% of the time
}; with { $rival ->
    [made] the card you played
   *[other] the card in place { $place }
}, { $instead }% of the time.
lumen-caution-bid = { $chance ->
    [0] You would hardly ever make this bid
   *[other] You make this bid only { $chance }% of the time
}; a bid of { lumen-bid-named } would be made { $instead }% of the time.
lumen-caution-card = { $chance ->
    [0] With this card you hardly ever make your bid
   *[other] With this card you make your bid only { $chance }% of the time
}; with the one in place { $place } you do { $instead }% of the time.

lumen-prompt-bid = Your turn: bid 0 to 10 tricks, with or without the extra token.
lumen-prompt-lead = Your turn: lead any card.
lumen-prompt-follow = Your turn: { lumen-color } was led. Follow with place { $count ->
    [one] { $last }
   *[other] { $places } or { $last }
}.
lumen-prompt-free = Your turn: { lumen-color } was led and you have none. Play any card.
lumen-prompt-waits-bid = { $player } is choosing a bid.
lumen-prompt-waits-lead = { $player } to lead.
lumen-prompt-waits-follow = { $color ->
    [yellow] Yellow
    [red] Red
    [green] Green
    [blue] Blue
   *[purple] Purple
} was led. { $player } to play.
lumen-prompt-over = The game is over: { $who ->
    [you] you win
   *[other] { $player } wins
} with { $score } points.

lumen-you = you
lumen-place = Place { $place }
lumen-place-short = Place { $place }
lumen-play-place = Play place { $place }
lumen-play-card = Play card
lumen-choose = Press once to select, again to play.
lumen-chosen = Place { $place } selected.
lumen-advised = Suggestion: place { $place }.
lumen-card-color = { lumen-color }
lumen-card-face = { lumen-color } { $value }
lumen-card-back = Place { $place }, { lumen-color }{ $state ->
    [may] , may be played
    [not] , may not be played now
   *[waits] {""}
}
lumen-my-hand = Your hand
lumen-hand-of = { $player }’s hand: { $cards }
lumen-plus-dark = dark plus card
lumen-plus-light = light plus card
lumen-no-bid = no bid yet
lumen-bid-brief = Bid { $bid }, won { $tricks }
lumen-bid-and-tricks = Bid { $tips }{ $extra ->
    [yes] {" "}+ extra
   *[no] {""}
}, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
lumen-leads = leads
lumen-wins = wins
lumen-goal-bid = A bid made scores { $points }, with the extra token { $half }
lumen-goal = { $tricks } of { $tips }{ $extra ->
    [yes] –{ $more }
   *[no] {""}
} { $extra ->
    [yes] tricks
   *[no] { $tips ->
        [one] trick
       *[other] tricks
    }
} · { $kept ->
    [yes] { $points } points
   *[no] −{ $points } at best
}
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
lumen-tips = Bid { $tips }{ $extra ->
    [yes] {" "}+ extra
   *[no] {""}
}
lumen-extra = Extra token
lumen-take-stones = Bid
lumen-take = { $extra ->
    [yes] Bid { $tips } + extra
   *[no] Bid { $tips }
}
lumen-pad = Pad
lumen-pad-help = The pad knows only what is face up now, as you would at a real table: won tricks are face down (M4). Cross out whatever else you remember.
lumen-pad-none = There is nothing on the pad right now.
lumen-pad-either = { $one } or { $other }
lumen-pad-possible = { $count } possible
lumen-pad-value = { $value }: { $state ->
    [struck] crossed out. Put back
   *[open] { $chance }. Cross out
}
lumen-pad-says = Your pad says place { $place } { $count ->
    [1] is
    [2] is
   *[other] can be
} { $values }.
lumen-sheet = Points
lumen-round = Round
lumen-ranks = Rank
lumen-worth = { $round ->
    [1] Round 1: +10, with extra +5
    [2] Round 2: +20, with extra +10
    [3] Round 3: +30, with extra +15
   *[4] Round 4: +40, with extra +20
}

lumen-brief-scored = { $points } (total { $total })
lumen-brief-trick-won = wins trick { $trick }
lumen-brief-bid = bids { $tips }{ $extra ->
    [yes] {" "}+ extra
   *[no] {""}
}
lumen-brief-played = { $opens ->
    [yes] leads { lumen-card-face }
   *[no] { lumen-card-face }
}
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
lumen-gone-on = Bidding has begun.
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
