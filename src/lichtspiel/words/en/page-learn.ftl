# The lessons: what only learning says; it travels when that is opened. The terminal says the same.
learn-learn = Learn
learn-lesson = Lesson
learn-lessons = Lessons
learn-title = Lesson { $number } of { $count }: { $title }
learn-step = Step { $step } of { $steps }
learn-finished = finished
learn-back = One step back
learn-next = Next
learn-show = Show me
learn-first = First press “{ $button }”.
learn-read-on = First read on: press “{ learn-next }”.
learn-read-back = First press “{ learn-take-back }”.
learn-take-back = Take it back
learn-play = Play a whole game
learn-done = You know how { $game } works. Now play a whole game against beginners: you can ask for a hint at any time.
learn-otherwise = You may do that, but it is not what we are after here. Take it back and try once more.

learn-lichterfest-lanterns = First lanterns
learn-lichterfest-lanterns-welcome = It is the night of the lantern festival. You and Ben light up a lake, tile by tile. Whoever has more points in the end wins.
learn-lichterfest-lanterns-lay = The red side of the ship faces you, so you begin with a red card. Lay any of your tiles beside the ship: choose the tile and a place for it, and confirm.
learn-lichterfest-lanterns-faces = The side that faces you gave you a lantern card of its colour, and Ben’s side gave him one. If you got a second one, it is a bonus: the next lesson explains it. Now it is Ben’s turn.
learn-lichterfest-lanterns-everybody = Ben laid a tile, and you got a card again: every tile gives everybody one, as long as there are cards of that colour. You have also drawn a new tile.

learn-lichterfest-matches = Matching sides
learn-lichterfest-matches-bonus = The card for the side that faces you is only the beginning. Where a side of your tile meets its own colour, you get a bonus card of that colour.
learn-lichterfest-matches-two = Take the tile with green and blue. In one place both of them match: green meets green, blue meets blue. Lay it there.
learn-lichterfest-matches-one = One side matches, so that is 1 bonus card. There is a place for 2: take it back and look for green and blue.
learn-lichterfest-matches-none = That is allowed, but no side matches, so there is no bonus card. Take it back and look for the place between green and blue.
learn-lichterfest-matches-three = 3 cards from a single tile: 2 for the matches, and 1 for the side that faces you. The supply of black is empty now: until some come back, nobody gets a black card.

learn-lichterfest-dedicate = From cards to points
learn-lichterfest-dedicate-sets = Cards become points when you dedicate a set: four of a kind, three pairs, or one of each colour. The numbers say how many points.
learn-lichterfest-dedicate-choose = You have four red cards for { $four } points, or three pairs for { $pairs }. You may dedicate once a turn: take the better set.
learn-lichterfest-dedicate-less = That is { $points } points. Three pairs would bring { $better } this turn. Take it back and compare.
learn-lichterfest-dedicate-laid = Laying ends your turn, and the points would have to wait. Dedicate first: take it back.
learn-lichterfest-dedicate-falls = { $points } points for you. The next three pairs bring only { $next }: each stack falls, so being early pays. When a stack is empty, its sets still bring 4.
learn-lichterfest-dedicate-lay = Every turn ends with a tile. Lay one wherever you like.
learn-lichterfest-dedicate-limit = Collect, but do not hoard: if you have more than 12 cards before you lay, you must give some back.

learn-lichterfest-boats = Boats
learn-lichterfest-boats-symbols = Some tiles have a symbol in the middle. If such a tile is part of a match, it brings you a boat. You have { $boats } boats.
learn-lichterfest-boats-exchange = 2 boats let you exchange a card, once a turn. You have { $black } black cards: give an orange one and take another black.
learn-lichterfest-boats-another = That is allowed, but completes no set. With one more black card you would have four of a kind: take it back.
learn-lichterfest-boats-laid = Laying ends your turn, and exchanging comes before it. Take it back and exchange first.
learn-lichterfest-boats-four = Four black cards. Dedicate them for { $value } points.
learn-lichterfest-boats-forgone = Now the turn is over, and the { $value } points have to wait. Take it back and dedicate first.
learn-lichterfest-boats-boat = Last comes the tile. Match a tile that has a symbol, or lay one with a symbol so that it matches: you get a boat.
learn-lichterfest-boats-none = No tile with a symbol is part of a match here, so there is no boat. Take it back, and look for a symbol.
learn-lichterfest-boats-turn = { $points } points, and that was a whole turn: exchange, dedicate, lay. The first two are up to you, the third is a must.

learn-lichterfest-tip = One good habit
learn-lichterfest-tip-ben = Before you lay, look at the others. Ben has { $white } white cards; with one more he dedicates four of a kind for { $value } points.
learn-lichterfest-tip-turn = So lay a tile that does not turn a white side towards Ben.
learn-lichterfest-tip-gift = White faces Ben: he takes his fourth white card, and { $value } points on his turn. Take it back and turn the tile.
learn-lichterfest-tip-end = No white card for Ben. The game ends when all tiles are laid; then everybody may exchange and dedicate once more. Most points win.

learn-leuchtturm-stones = Stones on the move
learn-leuchtturm-stones-welcome = You and Ben build lighthouses. Your order cards show which ones you want; whoever has laid more orders in the end wins.
learn-leuchtturm-stones-harbour = The first turn is short: put a stone from the supply into the harbour, any colour.
learn-leuchtturm-stones-ben = Ben had 4 points; for each, a stone moves one island on. He took your stone on by 4, for stones belong to nobody. Then he put a new one into the harbour.
learn-leuchtturm-stones-leave = You have { $points } points of movement as well. The stone in the harbour must leave in every turn: move it to island 1.
learn-leuchtturm-stones-far = It may go further, at 1 point for each island. Here we want to keep some: take it back and go to island 1.
learn-leuchtturm-stones-other = Any stone that lies on top may move. But the harbour stone must leave this turn, so begin with it.
learn-leuchtturm-stones-rest = { $points } points are left, and all must be spent. Move the stone on island 4 to island 7.
learn-leuchtturm-stones-split = You may split your points among several stones, as you like. Here, take the stone on island 4 all the way.
learn-leuchtturm-stones-refill = Your points are spent. Last of all, put a stone into the harbour: Ben will have to move it.
learn-leuchtturm-stones-turn = That was a whole turn: move, then refill the harbour. Stones go clockwise only, and after island 8 comes island 1.

learn-leuchtturm-towers = Towers
learn-leuchtturm-towers-stack = A tower grows when a stone lands on another. Move the red stone from the harbour to island 2.
learn-leuchtturm-towers-other = That makes the tower grow, too. But the harbour stone must move this turn and can do it as well: take it back and begin with it.
learn-leuchtturm-towers-else = You may do that, but it does not make the tower on island 2 grow. Take it back and land there.
learn-leuchtturm-towers-colours = 3 stones by now. A stone never lands on its own colour: with red on top, no other red one can go here.
learn-leuchtturm-towers-full = The 4th stone makes a lighthouse, and then the island is full: no stone may land there. Others pass over it, at the usual price of one point.

learn-leuchtturm-orders = Orders
learn-leuchtturm-orders-mine = Orders are read from the bottom up: black, red, black, white. Island 6 has the first 3 of these stones.
learn-leuchtturm-orders-finish = Only white is missing. Move the white stone from island 4 to island 6.
learn-leuchtturm-orders-early = Well seen: that completes an order as well, a public one. We come to it in a moment; take it back and build your own first.
learn-leuchtturm-orders-later = You may do that, and your lighthouse could still be finished in this turn. Here, finish it first: take it back.
learn-leuchtturm-orders-lost = After that, your lighthouse cannot be finished in this turn any more. Take it back.
learn-leuchtturm-orders-laid = Your first order is laid. In the middle lie 2 public orders: whoever completes one of them takes it.
learn-leuchtturm-orders-public = You have { $points } points left, and the harbour stone must still move. It is just what island 2 lacks.
learn-leuchtturm-orders-onward = From there it could still go on to island 2. Here, go all the way at once: take it back.
learn-leuchtturm-orders-missed = Now the harbour stone cannot get to island 2 any more, for that takes 2 points. Take it back.
learn-leuchtturm-orders-others = 2 orders in one turn. But look out: if you complete a lighthouse whose order is in Ben’s hand, the order is his.
learn-leuchtturm-orders-hidden = And if the card of your lighthouse still lies hidden in one of the two stacks, it is an order for nobody: the lighthouse is pulled down at once.

learn-leuchtturm-takeover = Taking over
learn-leuchtturm-takeover-bens = Ben has built this lighthouse and laid its order. But whoever completes a lighthouse again may take its order over.
learn-leuchtturm-takeover-off = First take the white stone off its top: move it from island 2 to island 3.
learn-leuchtturm-takeover-else = You may do that, but we are after the lighthouse on island 2. Take it back and lift its top stone.
learn-leuchtturm-takeover-on = Now bring the white stone from the harbour to island 2.
learn-leuchtturm-takeover-later = After that you could still take over Ben’s order. Here, do it at once, with the harbour stone: take it back.
learn-leuchtturm-takeover-missed = That leaves you 1 point, and from the harbour to island 2 it takes 2: the order is out of reach in this turn. Take it back.
learn-leuchtturm-takeover-yours = Completed again, and now the order is yours, until somebody does the same to you. After a lighthouse you may stop early.

learn-leuchtturm-tip = One good habit
learn-leuchtturm-tip-look = Before your turn ends, look at the islands as Ben will. Island 3 lacks 1 white stone for a public order.
learn-leuchtturm-tip-colour = Your points are spent, and the harbour wants a stone. Do not give Ben the one he needs.
learn-leuchtturm-tip-gift = Ben takes the white stone 3 islands on and has the public order. Take it back and choose another colour.
learn-leuchtturm-tip-end = Well chosen. The game ends when somebody has laid all 3 orders of their own, or both public stacks are empty. Most laid orders win.

learn-lumen-bid = Bidding
learn-lumen-bid-welcome = These are your cards. You see their colours, but only Ben and Cem see their values, just as you see theirs.
learn-lumen-bid-bid = There are 10 tricks: everybody plays a card, and the best one takes the trick. How many will be yours? Only exactly right scores. Bid: a fair share is 3. Leave the extra token for later.
learn-lumen-bid-much = You may bid that, but 3 players share the 10 tricks, so this many are hardly ever won. Take it back and bid 6 or less.
learn-lumen-bid-lead = Everybody has bid. You lead the first trick, for the dark plus card at the right end is yours. It is never played: choose any other card. What trump is comes in a later lesson.
learn-lumen-bid-trick = Its value showed when it was played. Ben and Cem had to follow suit, that is, play the same colour if they could. The highest card took the trick.

learn-lumen-follow = Following suit
learn-lumen-follow-green = New cards, and the bids are made. Ben has led green, so you must play green as well, for you have some. Cem’s 6 is the card to beat.
learn-lumen-follow-higher = In each colour your cards rise from left to right. Play your higher green card, the one on the right.
learn-lumen-follow-lower = The left one is your lower green card, and it loses. Low cards are good for losing on purpose; now take it back and win.
learn-lumen-follow-won = The highest card of the led colour wins, and that was yours. The winner leads the next trick.

learn-lumen-trump = Trump
learn-lumen-trump-yellow = Another deal, already under way. Ben has led purple, and you have none: you may play anything. Yellow is trump and beats all other colours. Play your yellow card.
learn-lumen-trump-lost = Neither purple nor trump: such a card never wins. That is how to lose on purpose; now take it back and play yellow.
learn-lumen-trump-won = The trick is yours: even a low trump beats every purple card. Only a higher yellow one would have beaten it.

learn-lumen-reading = Reading your hand
learn-lumen-reading-count = New cards and new bids. Ben and Cem hold the green 1, 3, 4, 5, 6 and 7. Values go up to 8, and you have 2 green cards: so yours are 2 and 8.
learn-lumen-reading-eight = You know this card without seeing it: the right one is the 8. Both others have green, so it wins for sure. Lead it.
learn-lumen-reading-low = That was the 2: low on the left, high on the right. Take it back and lead the other green card.
learn-lumen-reading-other = You may lead any card, but only the green 8 is certain to win. Take it back.
learn-lumen-reading-pad = The pad counts for you: below each card it shows what the card can still be.

learn-lumen-exact = Exactly right
learn-lumen-exact-enough = The end of another round: you bid { $bid } and have { $tricks } tricks, with 2 to play. That is worth 10 points. With one trick too many they are gone, and you lose 5: win nothing now.
learn-lumen-exact-throw = Cem wins this trick with red and leads his blue 4 next. You cannot follow red: get rid of your blue card now.
learn-lumen-exact-caught = Then your last card is the blue one. It beats Cem’s 4 and Ben’s 5, and you have a trick too many. Take it back.
learn-lumen-exact-made = Your green card could not win, and your bid is made: { $points } points in round 1. Now go on to round 2.
learn-lumen-exact-dark = Now the dark plus card is yours: whoever has it bids and leads first. It moves one seat to the left each round; the light ones are all alike.
learn-lumen-exact-extra = Not sure? With the extra token you may win one trick more than you bid, for half the points. Bid with it now.
learn-lumen-exact-plain = A plain bid must be made exactly. Take it back and add the extra token this time.
learn-lumen-exact-rounds = Without the extra token, a bid made in round 2 brings 20 points, then 30, then 40. In round 4, with three players, whoever has the most points bids and leads first.

learn-lumen-tip = One good habit
learn-lumen-tip-weak = New cards. Look at the other hands before you bid: Ben and Cem hold all 8 trumps, and 8 of the 10 cards that are 7 or 8.
learn-lumen-tip-low = So yours are mostly low. Bid 2 or less.
learn-lumen-tip-high = Without a trump and with low cards, that many tricks are out of reach, and each one missing costs 5 points. Take it back and bid less.
learn-lumen-tip-end = A sensible bid. 4 rounds are played, and the highest total wins. You are ready.
