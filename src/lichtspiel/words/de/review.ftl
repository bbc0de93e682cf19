# Rückblick auf eine beendete Partie.
review-unfinished = Diese Partie ist noch nicht zu Ende; einen Rückblick gibt es nur auf beendete Partien.
review-working = Rückblick
review-title = { $game }: Rückblick
review-decided = Ab Zug { $move } hatte { $player } bis zum Ende die besten Chancen.
review-always-ahead = { $player } hatte von Anfang bis Ende die besten Chancen.
review-gave-up-ahead = { $leader } hatte die besten Chancen, gab aber auf: Es gewann { $player }.
review-ended-early = Die Partie endete vorzeitig. { $player } gewann, ohne in diesem Moment die besten Chancen zu haben.
review-gave-up = { $player } gab { $open ->
    [yes] mit { $chance } Gewinnchance auf; das zählt zu den eigenen Entscheidungen
   *[no] auf
}.
review-shared = { $players } gewinnen gemeinsam.
review-turning = Wo sich das Blatt wendete
review-balance = Woher das Ergebnis kam
review-seat = Person
review-start = Zu Beginn
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck = Glück
review-estimate = Falsch eingeschätzt
review-result = Am Ende
review-scale = In Punkten: 100 sind eine gewonnene Partie. Alles zählt, was ein Zug an den Chancen geändert hat, nach oben wie nach unten; in einer langen Partie kann ein Teil also über 100 kommen. Zusammen führen die Teile vom Anfang zum Ende.
review-only-judged = Beurteilt sind nur die Entscheidungen von { $player }; was die der anderen gekostet haben, steckt in den Spalten daneben.
review-yardsticks = Mit Pfeil: die Chancen aller vor und nach dem Zug, nach dem, was der ganze Tisch wusste. Mit „statt“: die Chancen der Person am Zug mit dem einen und mit dem anderen Zug, nach dem, was sie wusste.
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
review-costliest = Am teuersten war Zug { $move } ({ $player }): { $made } Gewinnchance statt { $better }.
review-move = Zug { $number }: { $player }
review-move-stood-in = Zug { $number }: { $player } (der Computer spielte)
review-verdict = { $verdict ->
    [slip] Ungenau
    [mistake] Ein Fehler
    [blunder] Ein grober Fehler
   *[good] Gut
  }
review-loss = { $made } Gewinnchance statt { $better }
review-points = Kostet etwa { review-amount }{ $changed ->
    [yes] : { $made } Gewinnchance statt { $better }.
   *[no] , aber fast nichts von der Gewinnchance.
}
review-amount = { $unit ->
    [orders] { $whole },{ $tenths } Aufträge
   *[points] { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}
review-made = Gespielt: { $move }
review-better = Besser: { $move }
review-made-next = Denselben Zug hat { $player } gleich danach gemacht; gekostet hat der Zug davor.
review-addressed = Die Gründe sind als Rat an { $player } gesagt.
review-swing = { $player }: { $before } → { $after }
review-shift = Die Chancen verschieben sich. { $changes }.
review-same = Niemandes Chancen ändern sich merklich.
review-no-reason = Ein einzelner Grund fehlt: In gedachten Fortsetzungen { $case ->
    [points] bringt dieser Zug im Schnitt einfach mehr.
    [both] gewinnt dieser Zug einfach öfter und bringt mehr.
    [though] gewinnt dieser Zug einfach öfter, obwohl er weniger bringt.
    [close] stehst du damit etwa so gut da.
   *[wins] gewinnt dieser Zug einfach öfter.
}
review-concession = Dagegen spricht: { $reason }
review-chances = Gewinnchancen nach dem, was alle am Tisch wussten
review-nothing = Kein Zug hat hier jemanden merklich Gewinnchancen gekostet.
review-after = Nach Zug { $number }
review-note = Jede Entscheidung wird danach beurteilt, was man in diesem Moment wissen konnte: die sichtbaren Karten und alles, was mitgeteilt wurde. „Du“ ist immer, wer gerade am Zug ist. Glück ist, was zum Vorschein kam: was aufgedeckt und gezogen wurde, und was die anderen in der Hand hatten. Hat ein Zug nichts Verdecktes gezeigt und die Chancen trotzdem verändert, waren sie vorher falsch eingeschätzt. In diesen beiden stecken auch Verluste, die zu klein sind, um ungenau zu heißen (jeweils weniger als 3 von 100). Was das Glück zurückbringt, kann man noch einmal verlieren; so ist manchmal mehr verloren, als man zu Beginn hatte.
review-board = Das Brett vor dem Zug
review-table = Dasselbe als Tabelle

# A move that somebody tries at a moment.
review-tried = Versucht: { $move }
review-found = Das ist der bessere Zug.
review-as-good = So gut wie der beste Zug, der hier bekannt ist.
review-worse = { $made } Gewinnchance, mit dem besseren Zug { $better }
review-fewer-points = Gut, aber etwa { review-amount } weniger als mit dem besseren Zug{ $changed ->
    [yes] : { $made } Gewinnchance statt { $better }.
   *[no] , die Gewinnchance ist fast dieselbe.
}
