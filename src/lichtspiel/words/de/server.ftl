# Tische auf einem Server: was sie ablehnen, und was rund um das Spiel geschieht.
table-refused-name = Ein Name hat 1 bis { $most } Zeichen und keine Steuerzeichen.
table-refused-no-game = Dieses Spiel gibt es hier nicht; es gibt: { $known }.
table-refused-no-bot = Diesen Bot gibt es nicht; es gibt: { $known }.
table-refused-options = Das sind nicht die Einstellungen dieses Spiels: { $fault }
table-refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-refused-seat-taken = Dieser Platz ist besetzt.
table-refused-seat-free = Dieser Platz ist schon frei.
table-refused-seats-free = Es sind noch Plätze frei.
table-refused-started = Die Partie hat schon begonnen.
table-refused-not-started = Die Partie hat noch nicht begonnen.
table-refused-paused = Die Partie ist unterbrochen.
table-refused-not-paused = Die Partie ist nicht unterbrochen.
table-refused-stale = Die Partie ist inzwischen weitergegangen; schau noch einmal hin.
table-refused-malformed = Das hat nicht die Form eines Zuges: { $fault }
table-refused-aid-off = Diese Hilfe ist an diesem Tisch nicht erlaubt.
table-refused-handed-over = Ein Bot spielt für dich; übernimm zuerst wieder deinen Platz.
table-refused-not-handed-over = Du spielst schon selbst.
table-refused-not-played-by-person = An diesem Platz spielt kein Mensch.
table-refused-resigned = Du hast aufgegeben; ein Bot spielt diese Partie zu Ende.
table-refused-time-up = Deine Zeit ist um.
table-refused-undo-nothing = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
table-refused-undo-reveals = Seitdem ist etwas Verborgenes aufgedeckt worden; das lässt sich nicht mehr zurücknehmen.
table-refused-undo-asked = Jemand hat schon darum gebeten, einen Zug zurückzunehmen.
table-refused-undo-not-asked = Du bist nicht nach dem Zurücknehmen eines Zuges gefragt worden.
table-refused-not-over = Das geht erst, wenn die Partie zu Ende ist.

table-event-joined = { $who ->
    [you] Du setzt dich.
   *[other] { $player } setzt sich.
}
table-event-bot-joined = { $player }, ein Bot, setzt sich.
table-event-left = { $name } verlässt den Tisch.
table-event-began = Die Partie beginnt.
table-event-undo-wished = { $who ->
    [you] Du möchtest einen Zug zurücknehmen.
   *[other] { $player } möchte einen Zug zurücknehmen.
}
table-event-undo-agreed = { $who ->
    [you] Du bist einverstanden.
   *[other] { $player } ist einverstanden.
}
table-event-undo-declined = { $who ->
    [you] Du möchtest das lieber nicht.
   *[other] { $player } möchte das lieber nicht.
}
table-event-taken-back = { $who ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $player } nimmt einen Zug zurück.
}
table-event-paused = { $who ->
    [you] Du unterbrichst die Partie.
   *[other] { $player } unterbricht die Partie.
}
table-event-resumed = { $who ->
    [you] Du setzt die Partie fort.
   *[other] { $player } setzt die Partie fort.
}
table-event-handed-over = { $reason ->
    [resigned] { $who ->
        [you] Du gibst auf; ein Bot spielt für dich weiter.
       *[other] { $player } gibt auf; ein Bot spielt weiter.
    }
    [time] { $who ->
        [you] Deine Zeit ist um; ein Bot spielt für dich weiter.
       *[other] Die Zeit von { $player } ist um; ein Bot spielt weiter.
    }
   *[away] { $who ->
        [you] Du bist nicht da; ein Bot spielt für dich weiter.
       *[other] { $player } ist nicht da; ein Bot spielt weiter.
    }
}
table-event-returned = { $who ->
    [you] Du bist wieder da.
   *[other] { $player } ist wieder da.
}
table-event-rematched = Die nächste Partie ist bereit.
