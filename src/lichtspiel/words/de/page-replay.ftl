# What only the replay says; it travels when that is opened.
web-share-replay = Diese Partie teilen
web-share-replay-about = Wer diesem Link folgt, kann diese Partie ansehen, mit den Karten aller.
web-replay-start = Die Partie beginnt.
web-replay-run = Abspielen
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-move = Zug
web-replay-at = Zug { $move } von { $moves }
web-chair = Blickwinkel
web-chair-none = von oben
web-review = Rückblick
web-review-about = Jede Entscheidung wird nach dem beurteilt, was man damals wissen konnte.
web-review-begins = Der Rückblick beginnt …
web-review-waiting = Der Rückblick beginnt, sobald ein Computer frei ist.
web-review-working = Durchgesehen: { $done } von { $moves } Zügen
web-review-only-replay = Du kannst die Partie trotzdem Zug für Zug ansehen.
web-review-graph = Gewinnchancen
web-review-table = Dasselbe als Tabelle
web-review-begin = Zu Beginn
web-review-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
web-review-moments = Wendepunkte und Fehler
web-review-own-only = Nur meine
web-review-kind = { $verdict ->
    [slip] Ungenauigkeit
    [mistake] Fehler
    [blunder] Grober Fehler
   *[good] { $turning ->
        [yes] Wendepunkt
       *[no] Zug
    }
}{ $verdict ->
    [good] {""}
   *[other] { $turning ->
        [yes] {" "}und Wendepunkt
       *[no] {""}
    }
}
web-review-none = Kein Zug hat hier jemanden merklich Gewinnchancen gekostet.
web-review-none-own = Keiner deiner Züge hat dich merklich Gewinnchancen gekostet.
web-review-first = { $turning ->
    [yes] Erster Wendepunkt
   *[no] Erster Fehler
}
web-review-series = { $count ->
    [one] Einen Fehler üben
   *[other] { $count } Fehler üben
}
web-review-board = Was das Brett zeigt
web-review-before = Davor
web-review-after = Danach
web-review-made = gespielt
web-review-better = besser
web-review-tried = versucht
web-review-for = Für den besseren Zug:
web-review-against = Gegen den gespielten Zug:
web-review-as-seen = Vor Zug { $move }, wie { $player } es sah.
web-review-previous = Voriger Fehler
web-review-further = Nächster Fehler
web-review-find = Finde den besseren Zug
web-review-place = { $number } von { $of }
web-review-task = Du bist { $player }, vor Zug { $move }. Was würdest du spielen?
web-review-judging = Einen Moment, dein Zug wird verglichen …
web-review-hint = Hinweis
web-review-answer = Lösung zeigen
web-review-both = Beide Züge zeigen
web-review-retry = Neu wählen
web-review-next = Weiter
web-review-stop = Aufhören
web-review-again = Von hier neu versuchen
web-review-again-about = Ein neuer Tisch beginnt vor Zug { $move }. Du übernimmst den Platz von { $player }; gewertet wird nichts.
web-review-again-begin = Hier beginnen
web-review-company = Die anderen
web-review-company-bots = Computer
web-review-company-friends = Freunde
web-review-print = Drucken
web-review-balance = Glück und Können
web-review-lucky = Am meisten Glück hatte { $player }: Es war { $wins } Siege wert.
web-review-careless = Am meisten durch eigene Entscheidungen verlor { $player }: { $wins } Siege.
web-review-ended = Am meisten durch das vorzeitige Ende verlor { $player }: { $wins } Siege.
web-review-even = Glück und Entscheidungen haben die Chancen kaum bewegt.
web-step-place = Die markierte Stelle ist die richtige.
web-step-plain = Es ist ein Zug der Art „{ $move }“.
web-step-lichterfest = { $move ->
    [exchange] Tausche eine Karte.
    [dedicate] Gib eine Kombination ab.
    [discard] Leg eine Karte zurück.
    [pass] Beende deinen Zug.
   *[place] Leg ein Plättchen.
}
web-step-lichterfest-exchange = Nimm { $color ->
    [white] Weiß
    [orange] Orange
    [red] Rot
    [purple] Lila
    [blue] Blau
    [green] Grün
   *[black] Schwarz
}.
web-step-leuchtturm = { $move ->
    [refill] Welcher Stein soll in den Hafen?
    [stop] Lohnen sich weitere Schritte?
    [claim] Lohnt es sich, den Auftrag abzulegen?
   *[decline] Muss der Auftrag jetzt schon abgelegt werden?
}
web-step-leuchtturm-from = { $island ->
    [0] Der Stein im Hafen ist es, der zieht.
   *[other] Der Stein auf Insel { $island } ist es, der zieht.
}
web-step-lumen-color = Spiel eine { $color ->
    [yellow] gelbe
    [red] rote
    [green] grüne
    [blue] blaue
   *[purple] lila
} Karte.
web-step-lumen-tricks = { $than ->
    [more] Nimm mehr als { $tips }.
    [fewer] Nimm weniger als { $tips }.
   *[same] { $tips } stimmt, aber sieh dir den Extrastein an.
}
web-step-lumen-extra = { $extra ->
    [yes] Nimm den Extrastein dazu.
   *[no] Lass den Extrastein liegen.
}
