# Was an jedem Tisch und für jede Aufzeichnung gilt.
refused-not-your-turn = Du bist nicht am Zug.
refused-players = { $players ->
    [1] Allein lässt sich dieses Spiel nicht spielen; es ist für { $least } bis { $most } Personen.
   *[other] Mit { $players } Personen lässt sich dieses Spiel nicht spielen; es ist für { $least } bis { $most }.
}
record-at-move = Spielzug { $move }: { $fault }
record-malformed = Das ist keine gültige Aufzeichnung: { $fault }
record-move-malformed = Das ist kein gültiger Zug (siehe { $rule }): { $fault }
record-turn = Zu entscheiden hatte { $player } (Platz { $seat }), nicht Platz { $other }.
record-name = Ein Name hat 1 bis { $most } Zeichen und keine Steuerzeichen.
record-by = `by` nennt { $given } und muss { $seats } nennen, für jeden Platz eins.
record-origin = Die Aufzeichnung übernimmt { $kept } Züge einer anderen Partie, hat aber nur { $moves }.
record-time = Diese Zeiten für Beginn und Ende sind nicht möglich.
record-seed = Aus diesem Seed entsteht eine andere Auslage.
record-commitment = Das Siegel (commitment) gehört nicht zu diesem Seed.
record-shuffle-parts = Zum fairen Mischen gehören Siegel (commitment), Geheimnis (secret) und Salze (salts); hier fehlt etwas davon.
record-salts = `salts` nennt { $given } und muss { $seats } nennen, für jeden Platz eins.
record-secret = Das Geheimnis (secret) passt nicht zum Siegel (commitment).
record-shuffle = Aus diesem Geheimnis und diesen Salzen entsteht eine andere Auslage.
record-game-unknown = Ein Spiel namens „{ $game }“ gibt es hier nicht; es gibt: { $known }.
record-rules-unknown = Die Aufzeichnung entstand mit Regelfassung { $rules }; dieses Programm kennt die Fassungen bis { $known }.
record-players = { $names ->
    [one] Es gibt einen Namen für { $seats } Plätze.
   *[other] Es gibt { $names } Namen für { $seats } Plätze.
}
record-result = Das Ergebnis ist nicht das, mit dem diese Partie geendet hat.
record-unfinished = Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
record-resigned = `resigned` muss Plätze dieser Partie nennen, jeden einmal und nicht alle.
record-resigned-end = Aufgeben beendet eine Partie, wenn ein Platz oder nur der Computer übrig ist, und nur dann; diese Aufzeichnung sagt etwas anderes.
record-legal = Die als erlaubt genannten Züge sind nicht die erlaubten.
record-legal-length = Zu jedem Zug muss es genau eine Liste erlaubter Züge geben.
table-prompt-over = Die Partie ist zu Ende.
table-prompt-yours = Du bist dran.
table-prompt-stand-in = Der Computer spielt gerade für dich.
table-prompt-waits = { $player } ist dran.

table-announced = Der Zug { $move }.
reason-nothing-better = Die anderen Züge sehen schlechter aus.
reason-ahead = { $case ->
    [close] In gedachten Fortsetzungen stehst du damit etwa so gut da wie mit { reason-rival }.
    [wins] In gedachten Fortsetzungen gewinnst du damit { $share } von 100 Partien mehr als mit { reason-rival }.
    [points] In gedachten Fortsetzungen hast du damit im Schnitt { reason-points } mehr als mit { reason-rival }.
    [both] In gedachten Fortsetzungen gewinnst du damit { $share } von 100 Partien mehr als mit { reason-rival } und hast im Schnitt { reason-points } mehr.
   *[though] In gedachten Fortsetzungen gewinnst du damit { $share } von 100 Partien mehr als mit { reason-rival }, hast aber im Schnitt { reason-points } weniger.
}
reason-rival = { $rival ->
    [made] deinem Zug
    [named] dem, was jetzt mehr Punkte bringt
   *[next] dem nächstbesten Zug
}
reason-points = { $points },{ $tenths } { $unit ->
    [orders] Aufträge
   *[points] Punkte
}
reason-decided = Die Partie ist entschieden: { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
}, was auch gespielt wird.
caution-cost = { $case ->
    [wins] Das kostet dich etwa { $share } von 100 Partien.
    [both] Das kostet dich etwa { reason-points } und { $share } von 100 Partien.
   *[points] Das kostet dich etwa { reason-points }.
}
advice-move = Zugvorschlag ({ $player }): { $move }
advice-chances = Gewinnchancen: { $chances }
percent = { $share } %
level-beginner = leicht
level-casual = mittel
level-skilled = schwer
level-master = Meister
level-greedy = gierig
level-random = zufällig
level-flat = flaches Monte Carlo
