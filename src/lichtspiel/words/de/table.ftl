# Was an jedem Tisch und für jede Aufzeichnung gilt.
refused-not-your-turn = Du bist nicht am Zug.
refused-players = { $players ->
    [1] Allein lässt sich dieses Spiel nicht spielen; es ist für { $least } bis { $most } Personen.
   *[other] Zu { $players }. lässt sich dieses Spiel nicht spielen; es ist für { $least } bis { $most } Personen.
}
record-at-move = Spielzug { $move }: { $fault }
record-malformed = Das hat nicht die Form einer Aufzeichnung: { $fault }
record-move-malformed = Das hat nicht die Form eines Zuges (siehe { $rule }): { $fault }
record-turn = Zu entscheiden hatte { $player } (Platz { $seat }), nicht Platz { $other }.
record-name = Ein Name hat 1 bis { $most } Zeichen und keine Steuerzeichen.
record-by = `by` nennt { $given } und muss { $seats } nennen, für jeden Platz eins.
record-time = Die Zeiten von Beginn und Ende sind nicht möglich.
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
record-legal = Die hier genannten erlaubten Züge sind nicht die erlaubten Züge.
record-legal-length = Zu jedem Zug muss es genau eine Liste erlaubter Züge geben.
table-prompt-over = Die Partie ist zu Ende.
table-prompt-yours = Du bist dran.
table-prompt-stand-in = Ein Bot spielt für dich.
table-prompt-waits = { $player } ist dran.

table-announced = Der Zug { $move }.
advice-move = Rat ({ $player }): { $move }
advice-chances = Gewinnaussichten: { $chances }
percent = { $share } %
level-beginner = Anfängerstufe
level-casual = Gelegenheitsstufe
level-skilled = Könnerstufe
level-master = Meisterstufe
level-greedy = gierig
level-random = zufällig
level-flat = flaches Monte Carlo
