# Funken, the fourth game of the tests.
funken-title = Sparks
funken-refused-over = The game is over.
funken-refused-no-such-place = Your hand has no such place.
funken-refused-place-empty = The spark of this place has already been played.
funken-refused-too-low = A spark must be higher than the { $top } that burns.
funken-refused-nothing-burns = There is no fire to douse.
funken-setup = Two hands of seven different sparks between 1 and 20, and one of the two begins.
funken-board-fire = { $top ->
    [0] No fire burns.
   *[other] The { $top } burns.
}
funken-legend = * is lit, () doused, ? not for you to know; ▸ to move.
funken-event-lit = { $who ->
    [you] You light
   *[other] { $player } lights
} the { $spark }.
funken-event-doused = { $who ->
    [you] You douse
   *[other] { $player } douses
} the fire{ $spark ->
    [unknown] {""}
   *[other] { " " }with the { $spark }
}.
funken-event-ended = { $who ->
    [you] You win
   *[other] { $winners } wins
} with { $score } sparks.
