# What only the daily deal says; it travels when that is opened.
daily-about = One deal a day for each game, with the same opponents for everybody. Your first try counts, without hints and without taking moves back.
daily-until = The next ones come at { $time }.
daily-streak = { $days ->
    [0] Play one to its end today, and a streak begins.
    [one] Your streak: one day.
   *[other] Your streak: { $days } days in a row.
}
daily-all = All daily deals
daily-against = { $players } players, against bots: { $level }
daily-play = Play
daily-go-on = Go on
daily-again = Play again
daily-counted = This deal has counted; whatever you play now is for yourself.
daily-pending = You began it on its day: finish it, and it counts.
daily-uncounted = Its day is over: you can still play it, but it does not count.
daily-new-day = A new day has begun meanwhile. These are its deals.
daily-points = { $game ->
    [leuchtturm] { $points ->
        [one] 1 card
       *[other] { $points } cards
    }
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
daily-ended = { daily-points }, { $place } place
daily-gave-up = gave up
daily-better = better than { $share }
daily-you-better = You did better than { $share } of the others.
daily-played = { $count ->
    [0] Nobody played it on its day.
    [one] One person played it on its day.
   *[other] { $count } people played it on its day.
}
daily-played-today = { $count ->
    [0] Nobody has played it yet.
    [one] One person has played it so far.
   *[other] { $count } people have played it so far.
}
daily-distribution = { $game ->
    [leuchtturm] How many cards everybody laid
   *[other] How many points everybody got
}; the table below has the numbers
daily-numbers = The numbers
daily-points-head = { $game ->
    [leuchtturm] Cards
   *[other] Points
}
daily-count-head = People
daily-master = Master in the same seat: { daily-points }, { $place } place.
daily-master-plays = Master, the strongest bot, has yet to play this deal; how it did will be shown here.
daily-share = Share
daily-weeks = The last weeks
daily-weeks-about = With a star: won. Framed: played and not won. Dashed: begun, or played later. Underlined: today. All others can still be played.
daily-fate-none = not played
daily-fate-running = running
daily-fate-won = won
daily-fate-lost = played, not won
daily-fate-later = played later, does not count
daily-fair = Is that fair?
daily-fair-about = What is dealt follows from a secret. The day before, a commitment to it is shown here, from which nobody can find the secret; the secret itself is shown when the day is over. Anybody can check then that it fits the commitment, and that it deals what was played.
daily-commitment = Commitment
daily-secret = Secret
daily-secret-later = The secret is shown from { $date }.
daily-verify = To check it:
