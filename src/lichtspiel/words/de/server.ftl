# Tische auf einem Server: was sie ablehnen, und was rund um das Spiel geschieht.
table-refused-name = Ein Name hat 1 bis { $most } Zeichen, davon mindestens ein sichtbares, und keine Steuerzeichen.
table-refused-no-game = Dieses Spiel gibt es hier nicht; es gibt: { $known }.
table-refused-no-bot = Diesen Computergegner gibt es nicht; es gibt: { $known }.
table-refused-options = Diese Einstellungen passen nicht zum Spiel: { $fault }
table-refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-refused-seat-taken = Dieser Platz ist besetzt.
table-refused-seat-kept = Dieser Platz ist für { $player } reserviert.
table-refused-one-seat = Du hast an diesem Tisch schon einen Platz; an einem offenen Tisch gibt es für alle nur einen.
table-refused-has-seat = Du hast an diesem Tisch schon einen Platz.
table-refused-sent-away = Wer diesen Tisch eröffnet hat, möchte hier ohne dich spielen; es gibt andere offene Tische.
table-refused-not-host = Das kann nur { $player }: Wer den Tisch eröffnet hat, entscheidet.
table-refused-not-given-away = Dieser Platz lässt sich nicht weitergeben.
table-refused-seat-resigned = An diesem Platz wurde aufgegeben; der Computer spielt ihn zu Ende.
table-refused-time-promised = { $player } hat noch Zeit für diesen Zug, auch ohne Verbindung.
table-refused-seat-free = Dieser Platz ist schon frei.
table-refused-seats-free = Es sind noch Plätze frei.
table-refused-started = Die Partie hat schon begonnen.
table-refused-not-started = Die Partie hat noch nicht begonnen.
table-refused-paused = Die Partie ist unterbrochen.
table-refused-not-paused = Die Partie ist nicht unterbrochen.
table-refused-stale = Die Partie ist inzwischen weitergegangen; schau noch einmal hin.
table-refused-malformed = Das ist kein gültiger Zug: { $fault }
table-refused-aid-off = Diese Hilfe ist an diesem Tisch nicht erlaubt.
table-refused-handed-over = Der Computer spielt für dich; nimm zuerst deinen Platz wieder ein.
table-refused-not-handed-over = Du spielst schon selbst.
table-refused-not-played-by-person = An diesem Platz spielt kein Mensch.
table-refused-resigned = Du hast diese Partie aufgegeben; zurück geht es nicht mehr.
table-refused-ended = Die Partie ist zu Ende.
table-refused-end-asked = Jemand hat schon gefragt, ob ihr die Partie beenden wollt.
table-refused-end-not-asked = Du wirst gerade nicht gefragt, ob die Partie enden soll.
table-refused-end-alone = Du spielst nur gegen den Computer: Wenn du aufhören willst, gib auf.
table-refused-practice = Eine Übungspartie ist für eine Person gegen den Computer.
table-refused-days = An diesem Tisch gibt es Tage für jeden Zug: Der Computer springt erst ein, wenn die Zeit um ist.
table-refused-time-up = Deine Zeit ist abgelaufen.
table-refused-undo-nothing = Du hast noch keinen Zug, den du zurücknehmen könntest.
table-refused-undo-reveals = Zurücknehmen geht nicht mehr: Inzwischen wurde etwas Verborgenes aufgedeckt.
table-refused-undo-asked = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen.
table-refused-undo-not-asked = Niemand hat dich gefragt, ob ein Zug zurückgenommen werden darf.
table-refused-wait = Das war viel in kurzer Zeit; in { $seconds } s geht es wieder.
table-refused-not-over = Das geht erst, wenn die Partie zu Ende ist.
table-refused-not-to-move = Für dich gibt es gerade nichts zu entscheiden.

table-event-joined = { $who ->
    [you] Du setzt dich.
   *[other] { $player } setzt sich.
}
table-event-bot-joined = { $player } (Computer) setzt sich.
table-event-left = { $name } verlässt den Tisch.
table-event-sent-away = { $who ->
    [you] Du machst den Platz von { $name } frei.
   *[other] { $player } macht den Platz von { $name } frei.
}
table-event-taken-over = { $whose ->
    [own] { $who ->
        [you] Du sitzt wieder an deinem Platz.
       *[other] { $player } sitzt wieder am Platz.
    }
   *[another] { $who ->
        [you] Du übernimmst den Platz von { $name }.
       *[other] { $player } übernimmt den Platz von { $name }.
    }
}
table-event-renamed = { $who ->
    [you] Du heißt jetzt { $player } statt { $name }.
   *[other] { $name } heißt jetzt { $player }.
}
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
    [you] Du lehnst ab.
   *[other] { $player } lehnt ab.
}
table-event-taken-back = { $who ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $player } nimmt einen Zug zurück.
}
table-event-paused = { $who ->
    [you] Du unterbrichst die Partie.
   *[other] { $player } unterbricht die Partie.
}
table-event-deserted = Hier spielt niemand mehr; die Partie wartet, bis jemand wiederkommt.
table-event-resumed = { $who ->
    [you] Du setzt die Partie fort.
   *[other] { $player } setzt die Partie fort.
}
table-event-paced = { $who ->
    [you] Du änderst das Tempo des Computers.
   *[other] { $player } ändert das Tempo des Computers.
}
table-event-handed-over = { $reason ->
    [resigned] { $who ->
        [you] Du gibst auf; der Computer spielt für dich weiter.
       *[other] { $player } gibt auf; der Computer spielt weiter.
    }
    [time] { $who ->
        [you] Deine Zeit ist abgelaufen; der Computer spielt für dich weiter.
       *[other] Die Zeit von { $player } ist abgelaufen; der Computer spielt weiter.
    }
    [late] { $who ->
        [you] Deine Zeit ist abgelaufen; der Computer macht diesen Zug für dich.
       *[other] Die Zeit von { $player } ist abgelaufen; der Computer macht diesen Zug.
    }
   *[away] { $wished ->
        [yes] { $who ->
            [you] Der Computer spielt jetzt für dich.
           *[other] { $player } lässt den Computer spielen.
        }
       *[no] { $who ->
            [you] Du warst nicht da; der Computer spielt für dich.
           *[other] { $player } ist nicht da; der Computer spielt weiter.
        }
    }
}
table-event-resigned = { $bot ->
    [unknown] { $who ->
        [you] Du gibst auf.
       *[other] { $player } gibt auf.
    }
   *[other] { $who ->
        [you] Du gibst auf; der Computer spielt für dich zu Ende.
       *[other] { $player } gibt auf; der Computer spielt zu Ende.
    }
}
table-event-end-asked = { $who ->
    [you] Du möchtest die Partie so beenden, wie sie steht.
   *[other] { $player } möchte die Partie so beenden, wie sie steht.
}
table-event-end-answered = { $agree ->
    [yes] { $who ->
        [you] Du bist einverstanden, die Partie zu beenden.
       *[other] { $player } ist einverstanden, die Partie zu beenden.
    }
   *[no] { $who ->
        [you] Du möchtest weiterspielen.
       *[other] { $player } möchte weiterspielen.
    }
}
table-event-end-agreed = Die Partie endet hier, alle sind einverstanden.
table-event-returned = { $who ->
    [you] Du bist wieder da.
   *[other] { $player } ist wieder da.
}
table-event-rematched = Die nächste Partie ist bereit.

server-refused-bad-request = Diese Nachricht war nicht zu verstehen: { $fault }
server-refused-media-type = Hier wird nur JSON verstanden.
server-refused-too-large = Das ist zu viel auf einmal; erlaubt sind { $most } Bytes.
server-refused-too-slow = Deine Anfrage hat zu lange gebraucht.
server-refused-origin = Seiten anderer Anbieter können diesen Server nicht benutzen.
server-refused-host = Dieser Server heißt nicht { $name }. Ruf ihn unter der Adresse auf, die du bekommen hast; wer ihn betreibt, kann mit LICHTSPIEL_HOSTS weitere Namen erlauben.
server-refused-no-host = Eine Anfrage muss genau einmal nennen, für welchen Host sie bestimmt ist.
server-refused-no-page = Diese Seite gibt es nicht.
server-refused-method = Das geht mit dieser Seite nicht.
server-refused-no-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
server-refused-not-invited = Dafür brauchst du eine Einladung.
server-refused-not-your-seat = Das ist nicht dein Platz.
server-refused-seats-wished = An einem Tisch auf einem Gerät kann kein Platz offen bleiben.
server-refused-all-taken = An diesem Tisch sind alle Plätze besetzt.
server-refused-still-playing = Du spielst in dieser Partie noch mit. Gib zuerst auf, oder verlass den Tisch.
server-refused-not-away = Die Verbindung ist erst seit Kurzem weg; in { $seconds } s kann der Computer einspringen.
server-refused-not-gone = Die Verbindung ist erst seit Kurzem weg; in { $seconds } s lässt sich der Platz weitergeben.
server-refused-is-there = Wer hier spielt, ist am Tisch.
server-refused-not-idle = Wer hier spielt, ist am Tisch; wenn sich nichts tut, kann in { $seconds } s der Computer einspringen.
server-refused-bad-link = Dieser Link ist ungültig, abgelaufen oder schon benutzt.
server-refused-slow-down = Das war viel auf einmal; warte einen Moment.
server-refused-too-many-tables = Du hast schon { $most } Tische; mehr sind nicht erlaubt.
server-refused-too-many-tables-here = Aus deinem Netz sind in der letzten Stunde viele Tische eröffnet worden; warte etwas, bevor du noch einen eröffnest.
server-refused-too-many-people-here = Aus deinem Netz sind in der letzten Stunde viele neue Leute gekommen; warte etwas.
server-refused-too-many-connections = Aus deinem Netz sind zu viele Verbindungen offen.
server-refused-busy = Das hat gerade nicht geklappt; versuch es noch einmal.
server-refused-storage = Der Server kommt gerade nicht an seinen Speicher; es hat sich nichts geändert. Deine Partien sind sicher: Versuch es später noch einmal.
server-refused-damaged = Ein Teil dessen, was an diesem Tisch geschehen ist, fehlt im Speicher des Servers; darum lässt er sich nicht zeigen. Wer den Server betreibt, erfährt, welcher Tisch es ist; andere Tische sind nicht betroffen.
server-refused-fault = Hier ist etwas schiefgegangen. Es ist vermerkt; deine Partien sind sicher.
server-no-page-built = Der Lichtspiel-Server läuft. Die Seite für den Browser ist nicht gebaut.

cli-data-in-use = Ein anderer Server arbeitet mit den Daten in { $folder }.
cli-database-in-use = Ein anderer Server arbeitet mit der Datenbank { $database }, und es kann nur einer sein; halte ihn an, oder wähle mit --database eine andere.
cli-no-data = In { $file } liegen keine Partien.
cli-backed-up = Alle Partien sind nach { $file } kopiert.
cli-tidied = Gelöscht: { cli-tidy-figures }.
cli-tidy-dry = Über die Zeit, aber noch nicht gelöscht: { cli-tidy-figures }.
cli-tidy-figures = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $links ->
    [one] 1 Link
   *[other] { $links } Links
}, { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
cli-key-rotated = Ein neuer Schlüssel unterschreibt Cookies vom nächsten Start des Servers an; in einem Cluster schon nach einigen Sekunden und ohne Neustart. Die jetzigen gelten weiter und werden erneuert, wenn die Leute kommen; der nächste Wechsel beendet die, die es nicht wurden.
