# Die Leuchtturm-Architekten: stones, refusals, the board, events.
leuchtturm-title = Die Leuchtturm-Architekten
leuchtturm-stone = { $stone ->
    [red] red
    [white] white
   *[black] black
}
leuchtturm-stone-object = { $stone ->
    [red] red
    [white] white
   *[black] black
}
leuchtturm-stone-lacking = { $stone ->
    [red] red
    [white] white
   *[black] black
}
leuchtturm-at-origin = { $origin ->
    [0] in the harbour
   *[other] on island { $origin }
}
leuchtturm-from-origin = { $origin ->
    [0] from the harbour
   *[other] from island { $origin }
}
leuchtturm-points = { $points } { $points ->
    [one] point
   *[other] points
}
leuchtturm-cost = costs { $points } of { $budget } { $budget ->
    [one] point
   *[other] points
}
# A tower in words, bottom to top.
leuchtturm-tower = { $tower ->
    [rwrw] red–white–red–white
    [rwrk] red–white–red–black
    [rwkr] red–white–black–red
    [rwkw] red–white–black–white
    [rkrw] red–black–red–white
    [rkrk] red–black–red–black
    [rkwr] red–black–white–red
    [rkwk] red–black–white–black
    [wrwr] white–red–white–red
    [wrwk] white–red–white–black
    [wrkr] white–red–black–red
    [wrkw] white–red–black–white
    [wkrw] white–black–red–white
    [wkrk] white–black–red–black
    [wkwr] white–black–white–red
    [wkwk] white–black–white–black
    [krwr] black–red–white–red
    [krwk] black–red–white–black
    [krkr] black–red–black–red
    [krkw] black–red–black–white
    [kwrw] black–white–red–white
    [kwrk] black–white–red–black
    [kwkr] black–white–black–red
    [kwkw] black–white–black–white
   *[other] { $tower }
}
# The letter on a stone: one for each colour.
leuchtturm-letter = { $stone ->
    [red] r
    [white] w
   *[black] k
}

leuchtturm-revealed = This can’t be undone: everyone has learned something about a hidden order.
leuchtturm-refused-over = The game is over.
leuchtturm-refused-another-asked = Another player has to decide about a card first.
leuchtturm-refused-refill-not-due = The harbour is refilled at the end of a turn, when no points are left and it is empty.
leuchtturm-refused-stone-not-left = There is no { leuchtturm-stone-lacking } stone in the supply; choose another colour.
leuchtturm-refused-refill-due = You have finished moving; put a stone from the supply into the harbour.
leuchtturm-refused-first-stone = Your whole first turn is to put a stone of any colour into the harbour.
leuchtturm-refused-answer-due = First claim or decline the card you were asked about.
leuchtturm-refused-not-asked = You haven’t been asked about a card.
leuchtturm-refused-no-such-place = The places are the harbour (0) and the islands 1 to 8.
leuchtturm-refused-distance = A stone moves 1, 2, 3 or 4 islands.
leuchtturm-refused-no-stone = There is no stone { leuchtturm-at-origin }.
leuchtturm-refused-too-few-points = { $points ->
    [one] That costs { $by } points, and you have only one left.
   *[other] That costs { $by } points, and you have only { $points } left.
}
leuchtturm-refused-island-full = Island { $island } has four stones: it counts when passed, but nothing can land on it.
leuchtturm-refused-same-color = The top stone on island { $island } is also { leuchtturm-stone }; a stone can’t land on its own colour.
leuchtturm-refused-stops-before = At this table a stone stops at the next island with fewer than four stones; going further is another move.
leuchtturm-refused-harbour-lost = The stone in the harbour must be moved this turn, and this move would leave it nowhere to land. Move it first, or leave it a place.
leuchtturm-refused-stop-without-lighthouse = You must spend all your points while any stone can move, unless you have completed a lighthouse this turn.
leuchtturm-refused-stop-before-harbour = The stone in the harbour can still move, so it must before you stop.
leuchtturm-setup-cards = There must be exactly one card for each of the 24 towers.
leuchtturm-setup-deal = Everyone gets three cards, and the two public stacks are as high as the number of players says.
leuchtturm-setup-first = Whoever begins must be one of the players.
leuchtturm-setup-turn-limit = The turn limit must be at least 1.
leuchtturm-setup-turns-at-a-table = At a table the turn limit must be at most { $most }.

leuchtturm-board-turn = Turn { $turn }
leuchtturm-board-points = Points
leuchtturm-board-harbour = Harbour
leuchtturm-board-supply = Supply
leuchtturm-board-public = Public orders
leuchtturm-board-stack = { $cards } { $cards ->
    [one] card
   *[other] cards
}
leuchtturm-board-empty = empty
leuchtturm-text-buried = Certainly buried
leuchtturm-board-hand = Your orders
leuchtturm-board-seat = { $laid } laid, { $cards } in hand
leuchtturm-text-known = known: { $towers }
leuchtturm-text-question = { $who ->
    [you] You decide
   *[other] { $player } decides
}: claim the order { leuchtturm-tower } or decline it?

leuchtturm-event-refilled = { $who ->
    [you] You put
   *[other] { $player } puts
} a { leuchtturm-stone-object } stone into the harbour.
leuchtturm-event-moved = { $who ->
    [you] You move
   *[other] { $player } moves
} a { leuchtturm-stone-object } stone { leuchtturm-from-origin } to island { $island } ({ leuchtturm-points }).
leuchtturm-event-completed = { $who ->
    [you] You complete
   *[other] { $player } completes
} the lighthouse { leuchtturm-tower } on island { $island }.
leuchtturm-event-stands = { $why ->
    [own] { $who ->
        [you] The order { leuchtturm-tower } already lies before you
       *[other] The order { leuchtturm-tower } already lies before { $player }
    }: nobody gets a card (A14).
   *[guarded] The order { leuchtturm-tower } has only just been taken over and is safe for now: nobody gets a card (A19).
}
leuchtturm-event-undecided = Hidden cards decide whose order it is, or whether it is pulled down.
leuchtturm-event-asked = { $who ->
    [you] You decide
   *[other] { $player } decides
} { $source ->
    [hand] whether to reveal the order { leuchtturm-tower }.
    [public] whether to take the public order { leuchtturm-tower }.
   *[laid] whether to take over the laid order { leuchtturm-tower }.
}{ $ends ->
    [yes] {" "}That would end the game.
   *[no] {""}
}
leuchtturm-event-claimed = { $who ->
    [you] { $source ->
        [hand] You reveal your order { leuchtturm-tower }.
        [public] You take the public order { leuchtturm-tower }.
       *[laid] You take over { $loser }’s order { leuchtturm-tower }.
    }
   *[other] { $source ->
        [hand] { $player } reveals the order { leuchtturm-tower }.
        [public] { $player } takes the public order { leuchtturm-tower }.
       *[laid] { $loser_is ->
            [you] { $player } takes over your order { leuchtturm-tower }.
           *[other] { $player } takes over { $loser }’s order { leuchtturm-tower }.
        }
    }
}
leuchtturm-event-shown = { $tower ->
    [unknown] That public stack is empty now.
   *[other] The next public order is { leuchtturm-tower }.
}
leuchtturm-event-declined = { $who ->
    [you] You decline
   *[other] { $player } declines
} the order { leuchtturm-tower }.
leuchtturm-event-pulled-down = The lighthouse on island { $island } is pulled down: { $why ->
    [buried] its order is still buried in a public stack (A14).
    [declined] its order was declined (A15).
   *[supply] the supply is empty (A16).
}
leuchtturm-event-stopped = { $who ->
    [you] You leave
   *[other] { $player } leaves
} { leuchtturm-points } unspent.
leuchtturm-event-lapsed = No stone can be moved any more: { $who ->
    [you] you lose
   *[other] { $player } loses
} { leuchtturm-points }.
leuchtturm-event-began = Turn { $turn }: { $who ->
    [you] you.
   *[other] { $player }.
}
leuchtturm-outcome = { $who ->
    [you] you win
    [together] you and { $others } win together
   *[other] { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
} with { $score } laid { $score ->
    [one] order
   *[other] orders
}.
leuchtturm-event-ended = The game ends: { leuchtturm-outcome }

leuchtturm-menu-refill = Put a stone into the harbour: { $moves }
leuchtturm-menu-move = { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
} 0 is the harbour, 3>5 moves the top stone of island 3 to island 5. Legal: { $moves }
leuchtturm-menu-answer = Claim this order? yes or no.
leuchtturm-serves = { $serves ->
    [me] your order
    [public] a public order
    [take-over] an order to take over
    [nobody] no order for anyone
    [other] another player’s order
    [perhaps-other] perhaps another player’s order
   *[pulled-down] is pulled down
}
leuchtturm-reach-way = on island { $island }: { $way } ({ leuchtturm-serves })
leuchtturm-legend = r red, w white, k black. Orders and towers read from bottom to top; * is a lit lighthouse. ▸ to move.

leuchtturm-reason-own = Completes your order { leuchtturm-tower }.
leuchtturm-reason-public = Takes the public order { leuchtturm-tower }.
leuchtturm-reason-takes-over = Takes the order { leuchtturm-tower } over from { $player }.
leuchtturm-reason-ends-ahead = Ends the game, and you win it { $mine } to { $theirs }.
leuchtturm-reason-ends-level = Ends the game { $mine } to { $theirs }, and you win it because you end it.
leuchtturm-reason-ends-behind = Ends the game, and you lose it { $mine } to { $theirs }.
leuchtturm-reason-would-end-ahead = Claiming would end the game, and you would win it { $mine } to { $theirs }.
leuchtturm-reason-would-end-level = Claiming would end the game { $mine } to { $theirs }, and you would win it because you end it.
leuchtturm-reason-would-end-behind = Claiming would end the game, and you would lose it { $mine } to { $theirs }.
leuchtturm-reason-claim-behind = { leuchtturm-reason-would-end-behind }
leuchtturm-reason-decline = You do without the order { leuchtturm-tower }.
leuchtturm-reason-serves = Completes the order { leuchtturm-tower } in { $player }’s hand.
leuchtturm-reason-may-serve = { $player } may hold the order { leuchtturm-tower }: chance { $cards } in { $of }.
leuchtturm-reason-pulled-down = The lighthouse { leuchtturm-tower } is no order for anyone, so it is pulled down.
leuchtturm-reason-nobody = The lighthouse { leuchtturm-tower } brings nobody an order.
leuchtturm-reason-leads-to = You can then complete { leuchtturm-tower } this turn, for { leuchtturm-points } in total.
leuchtturm-reason-could-lead-to = You could then complete { leuchtturm-tower } this turn, for { leuchtturm-points } in total.
leuchtturm-reason-leaves = { $player } can complete { leuchtturm-tower } next, for { leuchtturm-points }.
leuchtturm-reason-leaves-nothing = { $player } has no order within reach that you know of.
leuchtturm-reason-leaves-least = Any other stone would make an order just as easy for { $player }, or easier.
leuchtturm-reason-grows = The first { $stones ->
    [one] stone of your order { leuchtturm-tower } stands.
   *[other] { $stones } stones of your order { leuchtturm-tower } stand.
}
leuchtturm-reason-loses = Of your order { leuchtturm-tower }, { $before } stones stand now, then { $stones ->
    [0] none
   *[other] only { $stones }
}.
leuchtturm-reason-grows-several = The first { $stones ->
    [one] stone of { $orders } of your orders stands.
   *[other] { $stones } stones of { $orders } of your orders stand.
}
leuchtturm-reason-will-stand = { $stones ->
    [one] When your turn ends, the first stone of your order { leuchtturm-tower } will stand.
   *[other] When your turn ends, the first { $stones } stones of your order { leuchtturm-tower } will stand.
}
leuchtturm-reason-way-on = The { leuchtturm-stone-object } stone goes on to island { $island } this turn.
leuchtturm-reason-frees = The { leuchtturm-stone-object } stone below goes to island { $island } next.
leuchtturm-reason-nearer = Brings the { leuchtturm-stone-object } stone nearer to island { $island }, for your order { leuchtturm-tower }.
leuchtturm-reason-forgoes = Passes up { leuchtturm-tower }, within reach for { leuchtturm-points }.
leuchtturm-reason-harbour = Moves the stone out of the harbour, as it must.
leuchtturm-reason-only = You have no other move.
leuchtturm-reason-sets-back = { $whose ->
    [hand] Holds { $player } up: fewer stones of their order { leuchtturm-tower } will stand.
    [public] Holds the others up: fewer stones of the public order { leuchtturm-tower } will stand.
   *[laid] Makes it harder to take { leuchtturm-tower } from you.
}
leuchtturm-reason-can-leave-nothing = Your turn can end with no order that you know of in { $player }’s reach.
leuchtturm-reason-keeps = Keeps the first { $stones ->
    [one] stone
   *[other] { $stones } stones
} of your order { leuchtturm-tower }.
leuchtturm-reason-helps-nobody = As far as you know, no tower that others need grows by it.
leuchtturm-reason-must = All your points must be spent.
leuchtturm-reason-uses-points = Stopping now would leave { leuchtturm-points } unspent.
leuchtturm-reason-stone-wanted = Your order { leuchtturm-tower } needs a { leuchtturm-stone-object } stone next.
leuchtturm-reason-withholds = With another stone, { $player } could complete { leuchtturm-tower }.
leuchtturm-reason-saves-stone = Saves the { leuchtturm-stone-object } stones ({ $left } left).
leuchtturm-reason-hems-in = { $player } can then begin the turn in only { $ways ->
    [one] one way
   *[other] { $ways } ways
}.
leuchtturm-reason-stone-ahead = With a { leuchtturm-stone-object } stone instead you’d win { $share ->
    [one] 1 fewer game
   *[other] { $share } fewer games
} in 100.
leuchtturm-caution-serves = This completes the order { leuchtturm-tower } in { $player }’s hand.
leuchtturm-caution-leaves = Then { $player } can complete { leuchtturm-tower } next, for { leuchtturm-points }.
leuchtturm-caution-decline = You would do without the order { leuchtturm-tower }.
leuchtturm-caution-forgoes = After this you can’t complete { leuchtturm-tower } this turn any more; now you could, for { leuchtturm-points }.

leuchtturm-prompt-over = The game is over: { leuchtturm-outcome }
leuchtturm-prompt-first = { $who ->
    [you] Your turn: put a stone of any colour into the harbour. That is your whole first turn.
   *[other] { $player } puts the first stone into the harbour.
}
leuchtturm-prompt-refill = { $who ->
    [you] Your turn ends: put a stone from the supply into the harbour.
   *[other] { $player } puts a stone from the supply into the harbour.
}
leuchtturm-prompt-move = { $who ->
    [you] Your turn: move top stones clockwise. { leuchtturm-points } left.
   *[other] { $player } moves stones. { leuchtturm-points } left.
}
leuchtturm-prompt-harbour = { $who ->
    [you] Your turn: { leuchtturm-points } left, and the harbour stone still has to be moved.
   *[other] { $player } moves stones: { leuchtturm-points } left, and the harbour stone still has to be moved.
}
leuchtturm-prompt-stop = { $who ->
    [you] Your lighthouse stands: go on with { leuchtturm-points }, or stop here.
   *[other] { $player } may go on with { leuchtturm-points }, or stop.
}
leuchtturm-prompt-claim = { $who ->
    [you] { $source ->
        [hand] Your order { leuchtturm-tower } has been built: reveal it, or decline and let the lighthouse be pulled down?
        [top] The public order { leuchtturm-tower } has been built: take it or leave it?
       *[laid] The laid order { leuchtturm-tower } has been built again: take it over or leave it?
    }
   *[other] { $player } decides about the order { leuchtturm-tower }.
}{ $ends ->
    [yes] {" "}Claiming it ends the game.
   *[no] {""}
}

leuchtturm-chart = Sea chart: the harbour, and eight islands in a ring, clockwise
leuchtturm-place = { $island ->
    [0] Harbour
   *[other] Island { $island }
}
leuchtturm-place-holds = { leuchtturm-place }: { $stones }
leuchtturm-place-bare = { leuchtturm-place }: no stone
leuchtturm-place-lit = { leuchtturm-place }: lighthouse, { $stones }
leuchtturm-place-lift = Lift the { leuchtturm-stone-object } stone
leuchtturm-place-land = Land here for { leuchtturm-points }
leuchtturm-full = full: counts 1, no landing
leuchtturm-lifted = { leuchtturm-color }: { $landings }.
leuchtturm-color = { $stone ->
    [red] Red
    [white] White
   *[black] Black
}
leuchtturm-landing = island { $island } ({ leuchtturm-points })
leuchtturm-consequence = { $lighthouse ->
    [yes] Lighthouse finished
   *[no] { leuchtturm-place }
}
leuchtturm-after-move = Then { leuchtturm-points } left.
leuchtturm-put-back = Put back
leuchtturm-land = To island { $island }
leuchtturm-refill-choose = { leuchtturm-color } ({ $left })
leuchtturm-refill = Into the harbour
leuchtturm-refill-ask = Put the { leuchtturm-stone-object } stone into the harbour?
leuchtturm-stop = Stop here
leuchtturm-answer-claim = { $source ->
    [hand] Reveal it
    [top] Take it
   *[laid] Take it over
}
leuchtturm-answer-decline = { $source ->
    [hand] Decline
   *[other] Leave it
}
leuchtturm-question = A lighthouse stands on island { $island }
leuchtturm-own-name = { $player } (you)
leuchtturm-in-hand = Hand: { $cards }
leuchtturm-goal = Most orders win: you { $laid }, the others at most { $most } · { $cards } still in hand
leuchtturm-goal-brief = Orders { $laid } : { $most }
leuchtturm-laid = laid
leuchtturm-order = Order { leuchtturm-tower }
leuchtturm-order-back = An order, face down
leuchtturm-order-built = Order cards are not played or taken: an order is laid when its lighthouse is completed.
leuchtturm-order-in-reach = In reach
leuchtturm-order-stones = { $stones } of 4 stones
leuchtturm-order-way = { $way }: { leuchtturm-cost }, on island { $island }.
leuchtturm-order-unsure = Only if the lighthouse you finish on the way is not pulled down.
leuchtturm-order-standing = On island { $island }. Still missing, in this order: { $missing }.
leuchtturm-order-nothing = It begins with { $missing }.
leuchtturm-order-stands = It stands on island { $island }.
leuchtturm-order-not-now = Not in this turn.
leuchtturm-no-orders = You have laid all your orders.
leuchtturm-rank = { $place ->
    [1] Winner
   *[other] Place { $place }
}
leuchtturm-sheet-atlas = Atlas
leuchtturm-sheet-laid = Laid
leuchtturm-sheet-reach = In reach
leuchtturm-atlas = Atlas of the 24 towers
leuchtturm-atlas-help = Where each order is, or could be, from what you know.
leuchtturm-atlas-place = { $where ->
    [hand] { $who ->
        [you] in your hand
       *[other] in { $player }’s hand
    }
    [buried] buried in stack { $stack }
    [top] on top of stack { $stack }
   *[laid] { $who ->
        [you] laid by you
       *[other] laid by { $player }
    }
}
leuchtturm-atlas-group = { $certain ->
    [yes] { $places }
   *[no] Could be: { $places }
}
leuchtturm-reach = Lighthouses in reach
leuchtturm-reach-none = No lighthouse is in reach with these points.
leuchtturm-reach-nothing-useful = No order for you is in reach with these points.
leuchtturm-reach-others = { $count ->
    [one] 1 more lighthouse that brings you nothing
   *[other] { $count } more lighthouses that bring you nothing
}
leuchtturm-reach-later = What is in reach shows once you can move stones.
leuchtturm-reach-show = Show it

leuchtturm-brief-claimed = { $source ->
    [hand] reveals the order { leuchtturm-tower }
    [public] takes the public order { leuchtturm-tower }
   *[laid] { $loser_is ->
        [you] takes your order { leuchtturm-tower }
       *[other] takes { $loser }’s order { leuchtturm-tower }
    }
}
leuchtturm-brief-stands = { $why ->
    [own] no card for rebuilding the laid order { leuchtturm-tower }
   *[guarded] no card for rebuilding the order { leuchtturm-tower }, safe for now
}
leuchtturm-brief-declined = declines the order { leuchtturm-tower }
leuchtturm-brief-pulled-down = lighthouse on { $island } pulled down: { $why ->
    [buried] its order is still buried
    [declined] its order was declined
   *[supply] the supply is empty
}
leuchtturm-brief-completed = lighthouse on island { $island }
leuchtturm-brief-moved = { leuchtturm-stone } { $origin ->
    [0] harbour
   *[other] { $origin }
} → { $island }
leuchtturm-brief-refilled = { leuchtturm-stone } into the harbour
