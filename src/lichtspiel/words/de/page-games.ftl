# What only the page with one's own games says; it travels when that is opened.
web-mover = { $player } ist dran
web-move-by = ziehen bis { $time }
web-calls-link = Benachrichtigung, wenn du am Zug bist
web-running = Laufende Partien
web-running-none = Zurzeit keine.
web-finished = Beendete Partien
web-finished-none = Noch keine.
web-games-further = Ältere Partien zeigen
web-kept = dein Platz ist reserviert
web-elsewhere = du spielst auf einem anderen Gerät
web-succeeded = dein Platz ging an { $player }
web-watching = { $phase ->
    [over] zugeschaut
   *[other] du schaust zu
}
web-phase-gathering = wartet auf Mitspieler
web-phase-full = alle sind da
web-phase-playing = läuft
web-phase-paused = unterbrochen
web-phase-over = beendet
web-fate-won = gewonnen
web-fate-lost = verloren
web-fate-drawn = unentschieden
web-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
web-put-away = Aus der Liste entfernen
web-put-away-about = { $game }: Die Partie wird nur ausgeblendet. In deinen Ergebnissen, Wertungen und Aufzeichnungen bleibt sie, und am Ende dieser Seite kannst du sie wieder einblenden.
web-hidden = Ausgeblendete Partien
web-hidden-show = Ausgeblendete Partien zeigen
web-hidden-none = Keine.
web-unhide = Wieder einblenden
web-delete-instead = Partie löschen …
web-delete-game = Partie endgültig löschen
web-delete-game-about = { $game }: Dein Name und deine Nummer verschwinden sofort aus dieser Partie. Du kannst sie nicht mehr öffnen, und sie fällt aus deinen Ergebnissen und Aufzeichnungen heraus; deine Wertungen und die Ergebnisse von Tagespartien bleiben. Die anderen behalten die Partie, mit „N. N.“ an deiner Stelle. Hat außer dir nur der Computer gespielt, wird sie ganz gelöscht.
