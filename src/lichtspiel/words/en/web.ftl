# The page in the browser.
web-back = Back
web-play-move = Play
web-play = Play
web-learn = Learn to play
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
web-no-table-about = If you were playing here, your passkey brings you back; or ask the others to invite you to your seat again.
web-connecting = One moment…
web-part-missing = This part of the page can’t be loaded just now.
web-reload = Load it again
web-reconnecting = Connection lost. Reconnecting… Nothing is lost.
web-unheard = There is no connection just now, so this was not done. Try again when it is back.
web-happened = What just happened
web-action-line = Whose turn it is and what happens
web-pending = Your move will be sent as soon as the connection is back.
web-pending-sent = Your move was on its way when the connection broke. It can no longer be withdrawn.
web-withdraw = Withdraw the move
web-play-anyway = { $move ->
    [bid] Bid it anyway
   *[other] Play it anyway
}
web-coach-on = Turn the coach on
web-coach-off = Turn the coach off
web-show-rule = { $rule }: show the rule
web-skip = Skip to the board
web-you-watch = You are watching
web-show-hint = Show on the board
web-play-hint = { $move ->
    [bid] Bid it
   *[other] Play it
}
web-seat-free = free
web-seat-kept = kept for { $player }
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
web-my-page = My page
web-privacy = Privacy
web-name = Your name
web-name-none = Your name?
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
web-games-about = In progress and finished
web-your-turn = your turn
web-with = with { $players }
web-friends-about = Invite with a link
web-device-short = Pass it around
web-rules = Rule book
web-rule-books = Rule books
web-daily = Daily deal
web-puzzles = Puzzles
web-open-tables = Open tables
web-open-tables-none = None right now.
web-turns-wait = { $count ->
    [one] It is your turn in one game.
   *[other] It is your turn in { $count } games.
}
web-company-friends = With friends
web-company-device = On one device
web-seat-kind = Who’s in seat { $number }?
web-seat-bot = Bot, { $level }
web-seat-away = a bot is playing here for now
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
web-mover-gone = { $player } is not connected.
web-you = (you)
web-option-turn-limit-of = at most { $value } turns
web-clock-none = no clock
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
web-visibility-private = invited people only
web-visibility-open = anyone
web-visibility-local = on one device
web-pace = Speed of the bots
web-pace-quick = fast
web-pace-normal = normal
web-pace-calm = slow
web-practice = Practice game
web-practice-about = You can take back everything, even what was revealed. The game doesn’t count.
web-rated = Rated game
web-without-preview = without previews
web-without-hints = without hints
web-without-pad = without pad or reach finder
web-with-memory = the pad remembers
web-with-coach = with a coach
web-with-chat = with chat
web-talk = Say something
web-gathering-full = Everyone is here
web-invite = Invite
web-invite-again = Invite to this seat
web-link-give-about = The first person to follow this link takes over from here. The link works for one day.
web-sent-away = { $player } has taken you off this table. You can join another one, or watch.
web-seat-freed = { $player } has freed your seat. You can sit down again with the link, or watch.
web-leave = Leave the table
web-agreed = At this table
web-fair = Fair shuffle
web-link = Link
web-link-only-here = Only this computer can open this link.
web-link-host = For whoever runs the server
web-link-host-about = So that others can join, start the server with an address that their devices can reach:
web-link-watch = Invite to watch
web-link-watch-about = Anyone who follows this link can watch. Nothing secret is shown.
web-qr = QR code of the link
web-copy = Copy link
web-copied = Copied
web-device = Continue on another device
web-device-about = The first device to follow this link takes over your seat. The link works for 15 minutes.
web-seat-of = Seat { $number }
web-moved = This seat is now being played on another device.
web-moved-back = Play here again
web-seat-given = { $player } plays on at your seat.
web-join-about = What should the others call you?
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
web-hint-concludes = So:
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
web-resign-about-daily = It is your one try that counts.
web-end = End the game together
web-end-about = If everybody still playing agrees, the game ends as it stands. Whoever has been away for five minutes, while a bot plays for them, is not asked.
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
web-understood = Got it
web-result = Result
web-you-win = You win
web-you-win-together = { $players } win together
web-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
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
web-drawn-between = Level at { $score }: { $players }
web-look-back = Look back
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
