# The page in the browser.
web-back = Back
web-play-move = Play
web-play = Play
web-me = You
web-guest = Guest
web-close = Close
web-log = Log
web-help = Help
web-language = Language
web-language-de = Deutsch
web-language-pl = Polski
web-language-en = English
web-theme = Theme
web-theme-morning = Light
web-theme-night = Dark
web-switch-morning = Light theme
web-switch-night = Dark theme
web-no-table = There is no such table, or you have not been invited to it.
web-no-table-about = If you were playing here, ask the others to invite you to your seat again.
web-connecting = One moment…
web-reconnecting = Connection lost. Reconnecting… Nothing is lost.
web-happened = What just happened
web-action-line = Whose turn it is and what happens
web-pending = Your move will be sent as soon as the connection is back.
web-pending-sent = Your move was on its way when the connection broke. It can no longer be withdrawn.
web-withdraw = Withdraw the move
web-show-rule = { $rule }: show the rule
web-skip = Skip to the board
web-you-watch = You are watching
web-show-hint = Show on the board
web-play-hint = Play it
web-gathering = Waiting for everyone
web-seat-free = free
web-seat-kept = kept for { $player }
web-kept-about = Everybody who wants to play again sits down; the game begins when everyone is back.
web-kept-you = A seat is kept for you
web-curtain-title = { $player }, it’s your turn
web-curtain-text = Pass the device to { $player }. Everything stays hidden until then.
web-curtain-lift = I’m { $player }
web-pass-on = Pass to { $player }
web-pass-on-later = Make your move first
web-holder = { $player } has the device
web-home = Home
web-settings = Settings
web-motion = Motion
web-motion-detail = Tiles slide, lanterns fly.
web-sound = Sounds
web-sound-detail = Short and soft.
web-sound-on = Turn sounds on
web-sound-off = Turn sounds off
web-shapes-note = Every colour also has its own shape and letter.
web-privacy = Privacy
web-privacy-what = What is stored
web-privacy-cookie = A cookie with a random number, so that your seats stay yours. Your browser keeps it for { $days } days after your last visit. There are no accounts, no advertising, no trackers, and nothing is passed on to others.
web-privacy-name = The name you chose, the days of your first and last visit, and your games: who sat where, all moves and their times.
web-privacy-browser = Language, colours and other settings stay in your browser, and so do your marks on the pad of LUMEN and, until you close the tab, the invitations you followed.
web-privacy-address = Your internet address is used to answer you and to slow down misuse. It is kept in memory only, and written nowhere by this program; whoever runs the server may keep logs of their own.
web-privacy-long = For how long
web-privacy-finished = Finished games
web-privacy-unfinished = Unfinished games, after the last move
web-privacy-waiting = Tables still waiting for players, after the last change
web-privacy-links = Invitations
web-privacy-people = Your name, after your last visit, if you have no games here
web-privacy-days = { $days ->
    [0] until somebody deletes it
    [one] 1 day
   *[other] { $days } days
}
web-privacy-see = Who sees what
web-privacy-see-about = Your name and your moves are seen by those at the same table, and at open tables by everybody. Records of finished games can be kept by whoever played or watched.
web-privacy-remove = How to have it removed
web-privacy-remove-about = At once and for good: your name and number disappear from everything that is stored here. Seats in running games are given up; the other players’ games stay, with “N. N.” in your place. Backups are the host’s.
web-forget = Delete everything about me
web-forget-sure = Yes, delete for good
web-forgotten = Done. This server knows nothing about you any more.
web-name = Your name
web-name-none = Your name?
web-name-of = Name of person { $number }
web-person = Person { $number }
web-done = Done
web-start = Start game
web-level = Difficulty
web-level-of = Difficulty of bot { $number }
web-how-many = How many players?
web-more-options = More settings
web-for = { $least }–{ $most } players
web-about-lichterfest = Float lanterns on the lake, for yourself and everyone else.
web-about-leuchtturm = Stack stones on a ring of eight islands to build lighthouses.
web-about-lumen = Take tricks with cards only the others can see.
web-short-lichterfest = Lichterfest
web-short-leuchtturm = Leuchtturm
web-short-lumen = LUMEN
web-more = More
web-games = My games
web-games-about = Running and finished
web-your-turn = your turn
web-move-by = move by { $time }
web-with = with { $players }
web-friends-about = Invite with a link
web-device-short = Pass it around
web-rules = Rule book
web-to-table = Back to the table
web-rule-books = Rule books
web-running = Running games
web-running-none = None right now.
web-finished = Finished games
web-finished-none = None yet.
web-games-further = Show older games
web-open-tables = Open tables
web-open-tables-none = None right now.
web-kept = your seat is kept
web-watching = { $phase ->
    [over] watched
   *[other] watching
}
web-phase-gathering = waiting for players
web-phase-playing = running
web-phase-paused = paused
web-phase-over = finished
web-fate-won = won
web-fate-lost = lost
web-fate-drawn = drawn
web-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
web-put-away = Remove from the list
web-turns-wait = { $count ->
    [one] It is your turn in one game.
   *[other] It is your turn in { $count } games.
}
web-share-replay = Share this replay
web-share-replay-about = Whoever follows this link can see this game again, with everybody’s cards.
web-many-changes = LUMEN on one device: it is passed on after every card, some { $count } times in a game.
web-new-table = New table
web-game = Game
web-company = Who’s playing?
web-company-alone = Against bots
web-company-friends = With friends
web-company-device = On one device
web-company-alone-about = The game starts right away.
web-company-friends-about = You get one link for the whole table, and one for each seat if you like, with QR codes.
web-company-device-about = A curtain between turns hides what only one person may see.
web-seats = Seats, clockwise
web-seat-kind = Who’s in seat { $number }?
web-kind-open = A friend
web-kind-open-about = gets a link
web-kind-here = Someone here
web-kind-bot = Bot
web-seat-bot = Bot, { $level }
web-seat-away = away – a bot is playing
web-seat-resigned = gave up – a bot is playing
web-seat-time = out of time – a bot is playing
web-seat-late = out of time – a bot is taking this turn
web-seat-gave-up = gave up
web-seat-finished = gave up – finished by a bot
web-own-away = A bot is playing for you.
web-own-resigned = You gave up. A bot is finishing the game.
web-own-time = Your time ran out. A bot is playing for you.
web-own-late = Your time ran out. A bot is taking this turn.
web-seat-offline = not connected
web-you = (you)
web-options = Rules at this table
web-option-movement = Moving across several islands
web-option-movement-landing = only the landing counts
web-option-movement-every-step = stones move island by island
web-option-claims = When an order is fulfilled
web-option-claims-ask-if-it-ends = ask first only if claiming it ends the game
web-option-claims-ask-always = always ask before an order is claimed
web-option-take-back = An order that was taken over can be taken back at once
web-option-take-back-true = orders can be taken back at once
web-option-take-back-false = an order that was taken over is safe for one turn
web-option-turn-limit = Turn limit
web-option-turn-limit-of = at most { $value } turns
web-clock = Clock
web-clock-none = no clock
web-clock-move-thirty = 30 seconds per move
web-clock-move-ninety = 90 seconds per move
web-clock-total-ten = 10 minutes per player, plus 5 seconds per move
web-clock-total-thirty = 30 minutes per player, plus 10 seconds per move
web-clock-days-one = 1 day per move
web-clock-days-three = 3 days per move
web-clock-move-about = When your time is up, a bot takes that turn for you. The next one is yours again.
web-clock-days-about = When your time is up, a bot takes that turn for you. The next one is yours again.
web-clock-total-about = When your time is used up, a bot plays for you until you take your seat back.
web-clock-move-of = { $seconds } s per move
web-clock-total-of = { $minutes } min + { $increment } s per move
web-clock-days-of = { $days ->
    [one] 1 day
   *[other] { $days } days
} per move
web-days-left = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-time-left = Time left:
web-visibility = Who can join?
web-visibility-private = invited people only
web-visibility-open = anyone
web-visibility-local = on one device
web-pace = Speed of the bots
web-pace-quick = fast
web-pace-normal = normal
web-pace-calm = slow
web-aids = Aids
web-practice = Practice game
web-practice-about = You can take back everything, even what was revealed. The game doesn’t count.
web-aid-preview = Show what a move would do
web-aid-hints = Hints
web-aid-pad-leuchtturm = Reach finder: which lighthouses you can finish
web-aid-pad-lumen = Deduction pad: which values are possible
web-aid-memory = The pad remembers what you have seen
web-without-preview = without previews
web-without-hints = without hints
web-without-pad = without pad or reach finder
web-with-memory = the pad remembers
web-make-alone = Start game
web-make-friends = Create table
web-make-device = Start game
web-gathering-full = Everyone is here
web-invite = Invite
web-invite-all = Invite with one link
web-link-table-about = One link for everybody: whoever follows it takes a free seat, or watches when all are taken.
web-invite-again = Invite to this seat
web-link-give-about = The first person to follow this link takes over from here. The link works for one day.
web-send-away = Free { $player }’s seat
web-send-away-about = { $visibility ->
    [open] { $player } can’t sit down at this table again.
   *[other] { $player } can sit down again with the link.
}
web-sent-away = { $player } has taken you off this table. You can join another one, or watch.
web-seat-freed = { $player } has freed your seat. You can sit down again with the link, or watch.
web-host-begins = { $player } will start the game.
web-fill = Add a bot
web-sit = Sit down
web-begin = Start
web-leave = Leave the table
web-agreed = At this table
web-link = Link
web-link-only-here = Only this computer can open this link.
web-link-host = For whoever runs the server
web-link-host-about = So that others can join, start the server with an address that their devices can reach:
web-link-seat-about = The first person to follow this link gets the seat.
web-link-watch = Invite to watch
web-link-watch-about = Anyone who follows this link can watch. Nothing secret is shown.
web-qr = QR code of the link
web-copy = Copy link
web-copied = Copied
web-device = Continue on another device
web-device-about = The first device to follow this link takes over your seat. The link works for 15 minutes.
web-join = Join
web-join-invited = { $inviter } invites you to { $game }
web-join-title = You are invited to { $game }
web-join-again = Continue { $game } here
web-join-seat-about = You’ll be in seat { $seat } of { $players }.
web-join-watch-about = You’ll be watching. Nothing secret is shown.
web-join-table-about = Choose one of the free seats.
web-join-give-about = Nobody is in seat { $seat } of { $players } at the moment; you’ll take over from there.
web-join-other-about = Somebody else has taken the seat this link was for. Another one is free.
web-join-late-about = There is no free seat any more. You can watch, and see nothing secret.
web-join-mine-about = You already have a seat here.
web-join-replay-about = The game is over. You can see it again move by move, with everybody’s cards.
web-join-instead = Watch instead
web-seat-of = Seat { $number }
web-moved = This seat is played on another device now.
web-moved-back = Play here again
web-seat-given = { $player } plays on at your seat.
web-join-device-about = Your seat moves to this device; on the other one you can take it back.
web-join-watch = Watch
web-join-device = Continue here
web-join-yours = for you
web-join-phase = The game is { $phase ->
    [paused] paused
    [over] over
   *[playing] running
}.
web-join-about = What should the others call you?
web-join-seat = Join
web-menu = Menu
web-side = Log and help
web-sheets = More about the table
web-fold = Hide
web-unfold = Show log and help
web-log-empty = Nothing has happened yet.
web-people = At the table
web-to-move = to move
web-stand-in-wait = A bot can take over in { $seconds } s
web-stand-in-days = A bot steps in only when the time is up: in { $time }
web-stand-in = Let a bot play
web-hint = Hint
web-hint-title = What a strong player would do
web-hint-thinking = Thinking…
web-hint-about = On your turn, a hint shows what a strong player would do, and why.
web-hint-off = There are no hints at this table.
web-hint-later = The next hint comes once you go on.
web-hint-against = Against:
web-chances = Chances of winning
web-undo = Undo
web-undo-asked = { $player } would like to take a move back. Do you agree?
web-undo-waiting = { $player } would like to take a move back. Waiting for { $others }.
web-undo-waiting-own = You would like to take a move back. Waiting for { $others }.
web-undo-withdraw = Withdraw
web-taken-back = taken back
web-agree = Yes
web-disagree = No
web-pause = Pause
web-paused = The game is paused.
web-paused-waits = The game is waiting for someone to come back.
web-resume = Continue
web-hand-over = Let a bot play for me
web-return = Take my seat back
web-resign = Give up
web-resign-about = A bot will finish the game for you, and you come last. You can’t come back.
web-resign-about-end = The game ends at once, and you lose.
web-end = End the game together
web-end-about = If everybody still playing agrees, the game ends as it stands.
web-end-ask = Suggest it
web-end-asked = { $player } would like to end the game as it stands. Do you agree?
web-end-waiting = { $player } would like to end the game. Still to answer: { $others }.
web-end-waiting-own = You suggest ending the game. Still to answer: { $others }.
web-end-withdraw = Play on
web-keys = Keyboard
web-key-enter = select; press again to confirm
web-key-escape = cancel the selection
web-key-arrows = move
web-key-digits = by number
web-key-hint = hint
web-key-undo = undo
web-key-log = log
web-open-rule = Read { $rule } in the rule book
web-understood = Got it
web-result = Result
web-you-win = You win
web-you-win-together = { $players } win together
web-you-gave-up = You gave up
web-you-finish = You finish { web-nth }.
web-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-place = Place
web-score-four = Four of a kind
web-score-pairs = Three pairs
web-score-seven = One of each colour
web-score-boats = Boats
web-score-own = Own and public
web-score-taken = Taken over
web-score-hand = Left in hand
web-score-round = Round { $round }
web-score-points = Points
web-score-cards = Cards
web-untied-lichterfest = Ties are broken by boats, then by lantern cards left (L22).
web-untied-leuchtturm = In a tie, whoever ended the game is ahead (A18).
web-untied-lumen = Ties are broken by round 4, then by who is closer to the dark plus card (M11).
web-ended-by = How it is scored ({ $rule })
web-ended-resigned = { $who ->
    [you] The game ended when you gave up.
   *[other] The game ended when { $player } gave up.
}
web-ended-agreed = Ended by agreement, as it stood.
web-drawn = Ended by agreement
web-drawn-between = Level at { $score }: { $players }
web-rematch = Play again
web-next-game = Go to the next game
web-watch-rematch = Watch the next game
web-record = Download record
web-look-at-board = View the board
web-replay = Replay
web-replay-start = The game begins.
web-replay-run = Play
web-replay-back = Back one move
web-replay-on = Forward one move
web-replay-move = Move
web-replay-at = Move { $move } of { $moves }
web-chair = View
web-chair-of = from { $player }’s seat
web-chair-none = from above
web-gathering-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
web-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } win together
}
