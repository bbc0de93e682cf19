# Rückblick auf eine beendete Partie.
review-unfinished = Diese Partie ist noch nicht zu Ende; einen Rückblick gibt es nur auf beendete Partien.
review-working = Rückblick
review-title = { $game }: Rückblick
review-decided = { $player } liegt seit Zug { $move } endgültig vorn.
review-always-ahead = { $player } lag von Anfang an vorn.
review-shared = Niemand hat allein gewonnen.
review-turning = Wo sich das Blatt wendete
review-balance = Woher es kam
review-seat = Spieler
review-start = Zu Beginn
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck = Glück
review-result = Am Ende
review-tally = { $player }: { $judged ->
    [one] eine Entscheidung
   *[other] { $judged } Entscheidungen
  }, { $slips ->
    [0] keine Ungenauigkeit
    [one] eine Ungenauigkeit
   *[other] { $slips } Ungenauigkeiten
  }, { $mistakes ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
  }, { $blunders ->
    [0] kein grober Fehler
    [one] ein grober Fehler
   *[other] { $blunders } grobe Fehler
  }.
review-move = Zug { $number }: { $player }
review-verdict = { $verdict ->
    [slip] Ungenau
    [mistake] Ein Fehler
    [blunder] Ein grober Fehler
   *[good] Gut
  }
review-loss = kostet { $player } { $loss } Gewinnchance: { $made } statt { $better }
review-points = kostet etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }, aber kaum Gewinnchance
review-made = Gespielt: { $move }.
review-better = Besser: { $move }.
review-swing = { $player }: { $before } → { $after }
review-shift = Die Chancen verschieben sich. { $changes }.
review-no-reason = Ein einzelner Grund fehlt: In gedachten Fortsetzungen gewinnt dieser Zug einfach öfter.
review-chances = Gewinnchancen nach dem, was alle am Tisch wussten
review-nothing = Kein Zug hat hier jemanden merklich Gewinnchancen gekostet.
review-after = Nach Zug { $number }
review-note = Jede Entscheidung wird danach beurteilt, was man in diesem Moment wissen konnte: die sichtbaren Karten und alles, was mitgeteilt wurde. Glück ist, was aufgedeckt und gezogen wurde und was die anderen in der Hand hatten.
review-table = Dasselbe als Tabelle
