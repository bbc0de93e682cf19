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
record-time = Diese Zeiten für Beginn und Ende sind nicht möglich.
record-seed = Aus diesem Seed entsteht eine andere Auslage.
record-commitment = Die Verpflichtung (commitment) gehört nicht zu diesem Seed.
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
