# What only the result of a game says; it travels when a game is over.
web-you-gave-up = { $late ->
    [yes] Your time ran out
   *[no] You gave up
}
web-you-finish = You finish { web-nth }.
web-place = Place
web-ended-by = How it is scored ({ $rule })
web-ended-resigned = { $late ->
    [yes] { $who ->
        [you] Your time ran out; in a rated game, that is giving up.
       *[other] { $player }’s time ran out; in a rated game, that is giving up.
    }
   *[no] { $who ->
        [you] The game ended when you gave up.
       *[other] The game ended when { $player } gave up.
    }
}
web-ended-agreed = Ended by agreement, as it stood.
web-drawn = Ended by agreement
web-rematch = Play again
web-next-game = Go to the next game
web-watch-rematch = Watch the next game
web-record = Download record
web-look-at-board = View the board
web-result-lead = Lead over second place: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-result-lead-cards = Lead over second place: { $points ->
    [one] 1 card
   *[other] { $points } cards
}
web-result-behind = Behind the winner: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-result-behind-cards = Behind the winner: { $points ->
    [one] 1 card
   *[other] { $points } cards
}
web-result-best = Your best result with { $players } players so far; before it was { $before }.
web-result-share = Share picture
web-result-saved = The picture is in your downloads.
web-result-no-picture = The picture could not be made. Try again in a moment.
web-result-rating = Your rating: { $rating } ± { $deviation } ({ $change })
web-seat-given-over = Your seat was given away: { $player } played on there. In the next game no seat is kept for you; you can watch it.
