# What only the result of a game says; it travels when a game is over.
web-you-gave-up = { $late ->
    [yes] Deine Zeit war abgelaufen
   *[no] Du hast aufgegeben
}
web-you-finish = Du wirst { web-nth }
web-place = Platz
web-ended-by = So wird gewertet ({ $rule })
web-ended-resigned = { $late ->
    [yes] { $who ->
        [you] Deine Zeit war abgelaufen; in einer gewerteten Partie ist das aufgegeben.
       *[other] Die Zeit von { $player } war abgelaufen; in einer gewerteten Partie ist das aufgegeben.
    }
   *[no] { $who ->
        [you] Mit deinem Aufgeben war die Partie zu Ende.
       *[other] { $player } hat aufgegeben; damit war die Partie zu Ende.
    }
}
web-ended-agreed = Gemeinsam beendet, so wie es stand.
web-drawn = Gemeinsam beendet
web-rematch = Noch einmal
web-next-game = Zur nächsten Partie
web-watch-rematch = Der nächsten Partie zuschauen
web-record = Partie herunterladen
web-look-at-board = Tisch ansehen
web-result-lead = Vorsprung vor Platz 2: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-result-lead-cards = Vorsprung vor Platz 2: { $points ->
    [one] 1 Karte
   *[other] { $points } Karten
}
web-result-behind = Rückstand auf Platz 1: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-result-behind-cards = Rückstand auf Platz 1: { $points ->
    [one] 1 Karte
   *[other] { $points } Karten
}
web-result-best = Dein bisher bestes Ergebnis zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}; vorher waren es { $before }.
web-result-share = Bild teilen
web-result-saved = Das Bild liegt bei deinen Downloads.
web-result-no-picture = Das Bild konnte nicht erstellt werden. Versuche es gleich noch einmal.
web-result-rating = Deine Wertung: { $rating } ± { $deviation } ({ $change })
web-seat-given-over = Dein Platz wurde weitergegeben: { $player } hat dort weitergespielt. In der nächsten Partie ist keiner für dich reserviert; zuschauen kannst du.
