# Lichterfest: colours, refusals, events.
lichterfest-title = Lichterfest
lichterfest-color = { $color ->
    [white] white
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [green] green
   *[black] black
}
lichterfest-give = { $give ->
    [white] white
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [green] green
   *[black] black
}
lichterfest-take = { $take ->
    [white] white
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [green] green
   *[black] black
}
lichterfest-color-object = { $color ->
    [white] white
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [green] green
   *[black] black
}
lichterfest-give-object = { $give ->
    [white] white
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [green] green
   *[black] black
}
lichterfest-take-object = { $take ->
    [white] white
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [green] green
   *[black] black
}
lichterfest-kind = { $kind ->
    [four] four of a kind
    [pairs] three pairs
   *[seven] one of each colour
}

lichterfest-refused-over = The game is over.
lichterfest-refused-exchanged-already = You have already exchanged a card this turn.
lichterfest-refused-exchange-after-dedication = You can only exchange before you dedicate; it’s too late this turn.
lichterfest-refused-after-discard = You have started to discard, so you can no longer exchange or dedicate this turn.
lichterfest-refused-too-few-boats = { $boats ->
    [0] An exchange costs 2 boats, and you have none.
    [one] An exchange costs 2 boats, and you have only one.
   *[other] An exchange costs 2 boats, and you have only { $boats }.
}
lichterfest-refused-gives-none = You have no { lichterfest-give } lantern card to give.
lichterfest-refused-same-color = The card you take must be a different colour from the one you give.
lichterfest-refused-stack-empty = The { lichterfest-take } stack is empty; take another colour.
lichterfest-refused-dedicated-already = You have already dedicated a set this turn.
lichterfest-refused-set-incomplete = You don’t have all the cards for this set ({ lichterfest-kind }).
lichterfest-refused-no-such-set = There is no such set. Four of a kind names one colour, three pairs three different colours in the usual order, one of each colour none.
lichterfest-refused-discard-not-due = You keep your lantern cards for now: only with more than 12 are some discarded, and you have { $cards }.
lichterfest-refused-discards-none = You have no { lichterfest-color } lantern card to discard.
lichterfest-refused-discard-in-last-turn = Nothing is discarded in the last turn.
lichterfest-refused-too-many-cards = You have { $cards } lantern cards. Dedicate a set or discard down to 12 before you lay a tile.
lichterfest-refused-tile-not-held = Tile { $tile } is not in your hand.
lichterfest-refused-turns = A tile can be turned by 0, 1, 2 or 3 quarter turns.
lichterfest-refused-place-taken = A tile already lies there; choose a free place beside it.
lichterfest-refused-place-apart = No tile lies edge to edge with that place; a corner is not enough.
lichterfest-refused-tile-in-last-turn = All tiles have been laid. On your last turn you may only exchange and dedicate.
lichterfest-refused-pass-not-yet = You can’t pass: you must lay a tile on every turn but the last.
lichterfest-revealed = This can’t be undone: a tile has been laid or drawn since.
lichterfest-setup-sides = Seats run clockwise, each on its own side; two players sit opposite each other.
lichterfest-setup-turns = The red side of the start tile must face a player.
lichterfest-setup-tiles = Everyone gets three tiles, the stack has its full height, and no tile appears twice.

lichterfest-board-supply = Supply
lichterfest-board-stack = { $tiles ->
    [one] 1 tile in the stack
   *[other] { $tiles } tiles in the stack
}
lichterfest-text-general = general rewards (4 points): { $left } left
lichterfest-board-seat = { $points } { $points ->
    [one] point
   *[other] points
}, { $boats } { $boats ->
    [one] boat
   *[other] boats
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}
lichterfest-board-hand = Your tiles

lichterfest-event-exchanged = { $who ->
    [you] You exchange
   *[other] { $player } exchanges
} { lichterfest-give-object } for { lichterfest-take-object }.
lichterfest-event-dedicated = { $who ->
    [you] You dedicate
   *[other] { $player } dedicates
} { lichterfest-kind } for { $value } points.
lichterfest-event-discarded = { $who ->
    [you] You discard
   *[other] { $player } discards
} { lichterfest-color-object }.
lichterfest-event-laid = { $who ->
    [you] You lay
   *[other] { $player } lays
} a tile.
lichterfest-event-bonus = { $received ->
    [yes] A match: { $who ->
        [you] you get
       *[other] { $player } gets
    } { lichterfest-color-object } as a bonus.
   *[no] A match, but no { lichterfest-color } card is left for { $who ->
        [you] you
       *[other] { $player }
    }.
}
lichterfest-event-boat = { $who ->
    [you] You get
   *[other] { $player } gets
} a boat.
lichterfest-event-lantern = { $received ->
    [yes] { $who ->
        [you] You get
       *[other] { $player } gets
    } { lichterfest-color-object }.
   *[no] { $who ->
        [you] You get
       *[other] { $player } gets
    } nothing: no { lichterfest-color } card is left.
}
lichterfest-event-drew = { $who ->
    [you] You draw a tile.
   *[other] { $player } draws a tile.
}
lichterfest-event-passed = { $who ->
    [you] You end
   *[other] { $player } ends
} the last turn.
lichterfest-event-ended = { $who ->
    [you] You win with { $score } points.
    [together] You and { $others } win together with { $score } points.
   *[other] { $count ->
        [one] { $winners } wins with { $score } points.
       *[other] { $winners } share the victory with { $score } points.
    }
}

lichterfest-menu-place = A { $place } lays tile A on place { $place }; A { $place } r turns it clockwise by a quarter, A { $place } rr by two.
lichterfest-menu-discard = -r discards a red card: you have more than 12.
lichterfest-menu-exchange = r>b exchanges a red card for a blue one for 2 boats.
lichterfest-menu-dedicate = d{ $number } dedicates { lichterfest-kind } for { $value } points.
lichterfest-menu-pass = p ends your last turn.
lichterfest-menu-confirm = Enter to confirm, r to turn the tile, anything else to cancel.
lichterfest-menu-no-place = You have { $tiles } tiles (from A), and there are { $places } places.
lichterfest-menu-no-set = There are { $sets } sets you could dedicate.
lichterfest-legend = w white, o orange, r red, p purple, b blue, g green, k black. On a tile: * a symbol, ~ water, ^ the ship of the start tile. ▸ to move.



lichterfest-turned = { $side ->
    [top] Its sides: { lichterfest-color-name } at the top,
    [right] { lichterfest-color-name } on the right,
    [bottom] { lichterfest-color-name } at the bottom,
   *[left] { lichterfest-color-name } on the left.
}
lichterfest-where = From the start tile it lies { $ways ->
    [both] { lichterfest-where-across } and { lichterfest-where-up }
    [across] { lichterfest-where-across }
   *[up] { lichterfest-where-up }
}.
lichterfest-where-across = { $across } { $side ->
    [left] to the left
   *[right] to the right
}
lichterfest-where-up = { $up } { $level ->
    [above] up
   *[below] down
}

lichterfest-reason-next-less = Others then score only { $value } for { lichterfest-kind }.
lichterfest-reason-lowers = { $player } has { lichterfest-kind } too, and will score only { $value } for it.
lichterfest-reason-last-chance = This is the last chance to dedicate.
lichterfest-reason-saves-discards = Otherwise { $cards ->
    [one] a card
   *[other] { $cards } cards
} would have to be discarded.
lichterfest-reason-still-complete = Another set stays complete: { lichterfest-kind } for { $value }.
lichterfest-reason-better-set = { $kind ->
    [four] Four of a kind
    [pairs] Three pairs
   *[seven] One of each colour
} would score more now ({ $value }).
lichterfest-reason-completes = Completes { lichterfest-kind }, worth { $value }.
lichterfest-reason-completes-unless = Completes { lichterfest-kind }, worth { $value } unless { $player } dedicates first.
lichterfest-reason-nearer = Leaves you only { $cards } cards short of { lichterfest-kind }.
lichterfest-reason-second = { $again ->
    [yes] Keeps { lichterfest-kind } to dedicate and brings you nearer to the same set again.
   *[no] Prepares { lichterfest-kind } as your next set.
}
lichterfest-reason-run-out = You could not get another { lichterfest-color } card: the stack is empty.
lichterfest-reason-one-short = Leaves you one card short of { lichterfest-kind }, worth { $value }.
lichterfest-reason-farther = Leaves you { $cards } cards short of { lichterfest-kind }, worth { $value }; one is missing now.
lichterfest-reason-breaks = Breaks up { lichterfest-kind }, worth { $value }.
lichterfest-reason-completes-other = Completes { $player }’s { lichterfest-kind }, worth { $value }.
lichterfest-reason-match = A match: an extra { lichterfest-color } card.
lichterfest-reason-match-nothing = A match, but no { lichterfest-color } card is left.
lichterfest-reason-takes = Gets you { $color ->
    [orange] an
   *[other] a
} { lichterfest-color-object } lantern.
lichterfest-reason-takes-nothing = Gets you no lantern: no { lichterfest-color } card is left.
lichterfest-reason-gives = Gives { $player } { lichterfest-color-object }.
lichterfest-reason-gives-nothing = Gives { $player } nothing, because no { lichterfest-color } card is left.
lichterfest-reason-boats = Gets you { $boats ->
    [one] a boat
   *[other] { $boats } boats
}.
lichterfest-reason-above-twelve = Leaves you with { $cards } cards; you may keep only twelve.
lichterfest-reason-waits = Keeps { lichterfest-kind } in hand, worth { $value } now.
lichterfest-reason-costs-boats = Costs 2 boats and leaves { $boats ->
    [0] none
   *[other] { $boats }
}.
lichterfest-reason-too-many = You may keep only twelve of your { $cards } cards.
lichterfest-reason-keeps = Leaves { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} of this colour.
lichterfest-reason-pass-nothing = Nothing more can be dedicated.
lichterfest-reason-most = No other set would score more now.
lichterfest-reason-unneeded = Nobody is waiting for what you put back.
lichterfest-reason-room = You then have { $cards } cards, well below the limit of twelve.
lichterfest-reason-misses-less = { $cards ->
    [0] Nothing is missing then
    [one] Only 1 card is missing then
   *[other] Only { $cards } cards are missing then
} for { lichterfest-kind }; the other way round, { $instead } would be for { $other ->
    [four] four of a kind
    [pairs] three pairs
   *[seven] one of each colour
}.
lichterfest-reason-gathers = You then have { $cards } { lichterfest-color } { $cards ->
    [one] card
   *[other] cards
}{ $kind ->
    [none] {""}
   *[other] , towards { lichterfest-kind }
}.
lichterfest-reason-takes-last = Takes the last { lichterfest-color } card.
lichterfest-reason-completes-none = Completes no set for anyone else.
lichterfest-reason-holds-back = Dedicating would put back { lichterfest-color }, of which none is left and which { $player } needs.
lichterfest-reason-puts-back = Puts back { lichterfest-color }, of which none is left and which { $player } needs.
lichterfest-reason-forgoes = Gives up { lichterfest-kind }, worth { $value }.
lichterfest-caution-set-in-hand = You have { lichterfest-kind } to dedicate, worth { $value }; once the tile lies, you can’t do it this turn.
lichterfest-caution-discards-set = You have { lichterfest-kind } to dedicate, worth { $value }; once you discard a card, you can’t do it this turn.
lichterfest-caution-passes-set = You have { lichterfest-kind } to dedicate, worth { $value }; once you end your last turn, you can’t do it any more.
lichterfest-caution-exchange-first = Once you dedicate, you can’t exchange this turn, and an exchange would complete { lichterfest-kind }, worth { $value }.
lichterfest-caution-breaks-set = This gives away a card of { lichterfest-kind }, which you could dedicate now for { $value }.
lichterfest-caution-gives-set = This completes { $player }’s { lichterfest-kind }, worth { $value }.

lichterfest-prompt-may = { $may ->
    [exchange] exchange (2 boats)
    [dedicate] { lichterfest-prompt-set }
   *[both] exchange (2 boats), then { lichterfest-prompt-set }
}
lichterfest-prompt-set = { $kinds ->
    [one] dedicate { lichterfest-kind } ({ $value } points)
   *[other] dedicate a set (up to { $value } points)
}
lichterfest-prompt-tile = { $may ->
    [nothing] Your turn: lay a tile.
   *[other] Lay a tile. First you may { lichterfest-prompt-may }.
}
lichterfest-prompt-discard = Discard { $over ->
    [one] one
   *[other] { $over }
} of your { $cards } cards{ $may ->
    [nothing] , then lay a tile.
   *[other] . First you may { lichterfest-prompt-may }.
}
lichterfest-prompt-last = { $may ->
    [nothing] There is nothing left to do. End your last turn.
   *[other] Your last turn. You may still { lichterfest-prompt-may }.
}

lichterfest-goal = { $missing ->
    [0] Complete: { lichterfest-kind } · { $value } points
   *[other] { $missing } more for { lichterfest-kind } · { $value } points
}
lichterfest-goal-brief = { $missing ->
    [0] ✓
   *[other] { $missing } more
}
lichterfest-color-name = { $color ->
    [white] white
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [green] green
   *[black] black
}
lichterfest-letter = { $color ->
    [white] w
    [orange] o
    [red] r
    [purple] p
    [blue] b
    [green] g
   *[black] k
}
lichterfest-how-tile = Choose a tile and a place, or drag the tile there. Clicking the tile in your hand again, R or the wheel turns it; clicking the place again, or Enter, lays it.
lichterfest-how-tile-touch = Tap a tile to choose it; tap it again to turn it. Then tap a place; tap it again to lay the tile.
lichterfest-how-discard = Choose one of your cards.
lichterfest-how-dedicate = Choose which cards you dedicate.
lichterfest-lay-here = Lay it here?
lichterfest-own-gains = { $own ->
    [nothing] No { lichterfest-color } card is left for you
   *[other] You get { $own }
}{ $bonuses ->
    [0] {""}
   *[other] , plus { $bonus } as a bonus
}{ $boats ->
    [0] .
    [one] , and a boat.
   *[other] , and { $boats } boats.
}
lichterfest-no-bonus = no bonus (no { $color } left)
lichterfest-gets = { $player }: { $color }
lichterfest-gets-nothing = { $player } gets nothing (no { $color } left)
lichterfest-ask-exchange = Pay 2 boats to exchange { lichterfest-give-object } for { lichterfest-take-object }?
lichterfest-ask-dedicate = Dedicate { lichterfest-kind } for { $value } points?
lichterfest-ask-discard = Discard { $color ->
    [orange] an
   *[other] a
} { lichterfest-color-object } card?
lichterfest-ask-pass = End your last turn?
lichterfest-ends-exchange = After that you cannot exchange this turn.
lichterfest-leaves-set = You have { lichterfest-kind } ({ $value } points); { $move ->
    [place] if you lay now, it must wait a turn.
    [discard] if you discard now, it must wait a turn.
   *[pass] this is your last chance to dedicate it.
}
lichterfest-do-place = Lay
lichterfest-do-exchange = Exchange
lichterfest-do-dedicate = Dedicate
lichterfest-do-discard = Discard
lichterfest-do-pass = End the turn
lichterfest-turn-tile = Turn
lichterfest-zoom-in = Zoom in
lichterfest-zoom-out = Zoom out
lichterfest-zoom-fit = Show the whole lake
lichterfest-lake = Lake
lichterfest-places = Places for a tile
lichterfest-own = Your lanterns and tiles
lichterfest-supply-cards = lantern cards
lichterfest-stack = { $tiles ->
    [0] stack empty
   *[other] in the stack
}
lichterfest-rewards = Rewards
lichterfest-possible = possible
lichterfest-general = General rewards of { $value } points: { $left } left
lichterfest-substitute = empty: general reward
lichterfest-players = Players
lichterfest-empty = empty
lichterfest-bonus = Bonus
lichterfest-cards-held = { $cards } { $cards ->
    [one] card
   *[other] cards
}{ $over ->
    [0] {""}
   *[other] , { $over } too many
}
lichterfest-give-which = Which of your cards do you give?
lichterfest-take-which = And which do you take?
lichterfest-tile-said = Tile: top { $top }, right { $right }, bottom { $bottom }, left { $left }{ $symbol ->
    [lotus] , with a lotus
    [koi] , with a koi
    [dragon] , with a dragon
    [panda] , with a panda
    [ship] , with the ship
   *[ripples] {""}
}
lichterfest-touches = { $color } { $side ->
    [top] above
    [right] on the right
    [bottom] below
   *[left] on the left
}
lichterfest-place-said = Place { $number } of { $places }: touches { $touches }
lichterfest-place-chosen = Place { $number } of { $places }, chosen: touches { $touches }
lichterfest-no-cards = no lantern
lichterfest-hand-of = { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
} in hand
lichterfest-chair = View from this seat
lichterfest-chair-back = Back to my seat
lichterfest-seat-more = { $player }: { $seat }. Show more
lichterfest-discard-one = Discard { $color ->
    [orange] an
   *[other] a
} { lichterfest-color-object } card
lichterfest-give-one = Give { $color ->
    [orange] an
   *[other] a
} { lichterfest-color-object } card
lichterfest-reward-said = { lichterfest-kind }: { $value } points, then { $following }
lichterfest-reward-now = { $reward }; you can dedicate it now

lichterfest-brief-dedicated = +{ $value } ({ lichterfest-kind })
lichterfest-brief-lantern = { $received ->
    [yes] { lichterfest-color-object } for you
   *[no] nothing for you
}
lichterfest-brief-exchanged = { lichterfest-give-object } swapped for { lichterfest-take-object }
lichterfest-brief-laid = lays a tile
lichterfest-brief-passed = ends the last turn
