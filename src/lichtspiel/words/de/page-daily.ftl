# What only the daily deal says; it travels when that is opened.
daily-about = Jeden Tag eine Partie für jedes Spiel, für alle dieselbe und gegen dieselben Gegner. Dein erster Versuch zählt, ohne Zugvorschläge und ohne Zurücknehmen.
daily-until = Die nächsten kommen um { $time } Uhr.
daily-streak = { $days ->
    [0] Spiel heute eine zu Ende, dann beginnt eine Serie.
    [one] Deine Serie: ein Tag.
   *[other] Deine Serie: { $days } Tage hintereinander.
}
daily-all = Alle Tagespartien
daily-against = { $players } Personen, gegen den Computer: { $level }
daily-play = Spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal spielen
daily-counted = Diese Tagespartie ist gewertet; was du jetzt spielst, ist nur für dich.
daily-pending = Du hast sie an ihrem Tag begonnen: Spiel sie zu Ende, dann zählt sie.
daily-uncounted = Ihr Tag ist vorbei: Du kannst sie noch spielen, aber sie zählt nicht.
daily-new-day = Inzwischen hat ein neuer Tag begonnen. Das sind seine Tagespartien.
daily-points = { $game ->
    [leuchtturm] { $points ->
        [one] 1 Karte
       *[other] { $points } Karten
    }
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
daily-ended = { daily-points }, { $place } Platz
daily-gave-up = aufgegeben
daily-better = besser als { $share }
daily-you-better = Du warst besser als { $share } der anderen.
daily-played = { $count ->
    [0] An ihrem Tag hat sie niemand gespielt.
    [one] An ihrem Tag hat sie eine Person gespielt.
   *[other] An ihrem Tag haben sie { $count } Leute gespielt.
}
daily-played-today = { $count ->
    [0] Bisher hat sie niemand gespielt.
    [one] Bisher hat sie eine Person gespielt.
   *[other] Bisher haben sie { $count } Leute gespielt.
}
daily-distribution = { $game ->
    [leuchtturm] Wie viele Karten alle abgelegt haben
   *[other] Wie viele Punkte alle bekamen
}; die Zahlen stehen in der Tabelle darunter
daily-numbers = Die Zahlen
daily-points-head = { $game ->
    [leuchtturm] Karten
   *[other] Punkte
}
daily-count-head = Leute
daily-master = Der Meister auf demselben Platz: { daily-points }, { $place } Platz.
daily-master-plays = Der Meister, der stärkste Computer, spielt diese Partie noch; dann steht sein Ergebnis hier.
daily-share = Teilen
daily-weeks = Die letzten Wochen
daily-weeks-about = Mit Stern: gewonnen. Umrandet: gespielt, nicht gewonnen. Gestrichelt: angefangen oder später gespielt. Unterstrichen: heute. Alle anderen kannst du noch spielen.
daily-fate-none = nicht gespielt
daily-fate-running = angefangen
daily-fate-won = gewonnen
daily-fate-lost = gespielt, nicht gewonnen
daily-fate-later = später gespielt, zählt nicht
daily-fair = Geht das mit rechten Dingen zu?
daily-fair-about = Was ausgeteilt wird, folgt aus einem Geheimnis. Am Tag davor steht hier sein Siegel, aus dem niemand auf das Geheimnis kommt; wenn der Tag vorbei ist, steht hier das Geheimnis. Dann kann jeder prüfen, ob es zum Siegel passt und ob daraus die gespielte Partie folgt.
daily-commitment = Siegel
daily-secret = Geheimnis
daily-secret-later = Das Geheimnis steht hier ab { $date }.
daily-verify = So prüfst du es:
