# Tische auf einem Server: was sie ablehnen, und was rund um das Spiel geschieht.
table-refused-name = Ein Name hat 1 bis { $most } Zeichen, davon mindestens ein sichtbares, und keine Steuerzeichen.
table-refused-name-words = Dieser Name ließe sich mit Worten des Tisches verwechseln: mit „du“, einem Computergegner oder einem ganzen Satz. Wähle einen anderen.
table-refused-rename-wait = An einem Tisch, an dem du spielst, hast du deinen Namen eben erst geändert; das geht in { $seconds } s wieder.
# Who nobody else can be called: the reader, and what plays by itself.
table-words-you = du
table-words-bot = Computer
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
table-refused-bot-first = { $days ->
    [yes] Wo es Tage für jeden Zug gibt, lässt sich der Platz von { $player } erst weitergeben, wenn die Zeit für einen Zug um ist und dort der Computer spielt.
   *[no] Unter Fremden lässt sich der Platz von { $player } erst weitergeben, wenn dort der Computer spielt, und nach fünf Minuten ohne Verbindung.
}
table-refused-lent = Dieser Platz ist dir nur geliehen: { $hours ->
    [one] Eine Stunde
   *[other] { $hours } Stunden
} lang kann nur die Partie beenden, wem er gehört.
table-refused-seat-free = Dieser Platz ist schon frei.
table-refused-seats-free = Es sind noch Plätze frei.
table-refused-no-shuffle = An diesem Tisch gibt es nichts, dem ein Salz beigemischt werden könnte.
table-refused-salted = Für diesen Platz ist schon ein Salz beigemischt.
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
table-refused-ranked-undo = In einer Tagespartie, die zählt, lässt sich kein Zug zurücknehmen.
table-refused-ranked-alone = Eine Tagespartie, die zählt, spielt eine Person allein zu Ende; niemand kann für sie weiterspielen.
table-refused-daily-rematch = Bei der Tagespartie gibt es keine Revanche; morgen kommt eine neue.
table-refused-rated-people = In einer gewerteten Partie spielen nur Menschen, alle an einem eigenen Gerät.
table-refused-rated-aids = In einer gewerteten Partie gibt es keine Zugvorschläge, keinen Coach und kein Üben.
table-refused-rated-clock = Eine gewertete Partie braucht eine Uhr: Wessen Zeit abläuft, gibt damit auf.
table-refused-rated-dealt = Eine Tagespartie oder eine Partie, die an einer Stelle einer anderen weitergeht, lässt sich nicht werten.
table-refused-rated-undo = In einer gewerteten Partie lässt sich kein Zug zurücknehmen.
table-refused-rated-pause = In einer gewerteten Partie wird die Uhr nicht angehalten.
table-refused-rated-alone = In einer gewerteten Partie spielt niemand für jemand anderen. Wer nicht weiterspielen kann, gibt auf.
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
        [you] Du nimmst deinen Platz wieder ein.
       *[other] { $player } nimmt den Platz wieder ein.
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
table-event-request-withdrawn = { $who ->
    [you] Du ziehst die Bitte zurück.
   *[other] { $player } zieht die Bitte zurück.
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
table-event-resigned = { $late ->
    [yes] { $who ->
        [you] Deine Zeit ist abgelaufen; in einer gewerteten Partie ist das aufgegeben.
       *[other] Die Zeit von { $player } ist abgelaufen; in einer gewerteten Partie ist das aufgegeben.
    }
   *[no] { $bot ->
        [unknown] { $who ->
            [you] Du gibst auf.
           *[other] { $player } gibt auf.
        }
       *[other] { $who ->
            [you] Du gibst auf; der Computer spielt für dich zu Ende.
           *[other] { $player } gibt auf; der Computer spielt zu Ende.
        }
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
server-refused-not-gone = Die Verbindung ist erst seit Kurzem weg; in { $hours ->
    [0] { $seconds } s
    [one] einer Stunde
   *[other] { $hours } Stunden
} lässt sich der Platz weitergeben.
server-refused-host-away = { $player } hat diesen Tisch eröffnet und ist gerade nicht verbunden. Bleibt es dabei, können es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} auch die anderen.
server-refused-is-there = Wer hier spielt, ist am Tisch.
server-refused-not-idle = Wer hier spielt, ist am Tisch; wenn sich nichts tut, kann in { $seconds } s der Computer einspringen.
server-refused-bad-link = Dieser Link ist ungültig, abgelaufen oder schon benutzt.
server-refused-passkey = Dieser Passkey wurde nicht angenommen. Es hat sich nichts geändert.
server-refused-passkey-late = Das hat zu lange gedauert oder ist schon geschehen. Versuche es noch einmal.
server-refused-passkey-address = Passkeys brauchen eine Adresse mit einem Namen. Diese hier ist eine Zahl; alles andere geht auch so.
server-refused-passkey-elsewhere = Passkeys gehen nur unter { $address }. Diese Seite hat eine andere Adresse; alles andere geht auch so.
server-refused-no-passkey = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt, oder er gehört zu einer anderen Adresse.
server-refused-too-many-passkeys = Du hast schon { $most } Passkeys; mehr sind nicht möglich. Entferne einen, den du nicht mehr brauchst.
server-refused-tables-here = Dieser Browser hat eigene Tische oder Ergebnisse. Sag, was aus ihnen werden soll.
server-refused-slow-down = Das war viel auf einmal; warte einen Moment.
server-refused-text = Was du sagst, hat 1 bis { $most } Zeichen, davon mindestens ein sichtbares, und keine Steuerzeichen.
server-refused-no-chat = An diesem Tisch gibt es nur die vorbereiteten Sätze.
server-refused-too-many-tables = Du hast schon { $most } Tische; mehr sind nicht erlaubt.
server-refused-too-many-tables-here = Aus deinem Netz sind in der letzten Stunde viele Tische eröffnet worden; warte etwas, bevor du noch einen eröffnest.
server-refused-too-many-people-here = Aus deinem Netz sind in der letzten Stunde viele neue Leute gekommen; warte etwas.
server-refused-too-many-reviews = Gerade entstehen viele Rückblicke. Frag in ein paar Minuten noch einmal.
server-refused-too-many-reviews-here = Aus deinem Netz sind in der letzten Stunde viele Rückblicke erbeten worden; warte etwas, bevor du noch um einen bittest.
server-refused-no-review = Zu dieser Partie ließ sich kein Rückblick erstellen. Wer den Server betreibt, kann herausfinden, warum; frag später noch einmal.
server-refused-too-many-connections = Aus deinem Netz sind zu viele Verbindungen offen.
server-refused-moment-seats = Diese Partie hat { $seats } Plätze; sag, wer wo sitzen soll.
server-refused-no-moment = So einen Zug hat diese Partie nicht; sie hat { $moves }.
server-refused-daily-open = Diese Tagespartie können andere heute noch spielen. Gezeigt wird sie, wenn der Tag vorbei ist.
server-refused-daily-own = Diese Tagespartie spielst du gerade selbst. Gezeigt wird sie dir, wenn deine eigene Partie zu Ende ist.
server-refused-daily-future = Diese Tagespartie kommt erst noch.
server-refused-daily-past = Eine Tagespartie lässt sich { $days } Tage lang spielen; diese ist älter.
server-refused-busy = Das hat gerade nicht geklappt; versuch es noch einmal.
server-refused-storage = Der Server kommt gerade nicht an seinen Speicher; es hat sich nichts geändert. Deine Partien sind sicher: Versuch es später noch einmal.
server-refused-damaged = Ein Teil dessen, was an diesem Tisch geschehen ist, fehlt im Speicher des Servers; darum lässt er sich nicht zeigen. Wer den Server betreibt, erfährt, welcher Tisch es ist; andere Tische sind nicht betroffen.
server-refused-fault = Hier ist etwas schiefgegangen. Es ist vermerkt; deine Partien sind sicher.
server-no-page-built = Der Lichtspiel-Server läuft. Die Seite für den Browser ist nicht gebaut.
server-app-about = Ein Tisch für drei Spiele mit Licht, mit Freunden oder gegen den Computer: ohne Konto, im Browser.
server-refused-no-calls = Auf diesem Weg benachrichtigt dieser Server niemanden.
server-refused-no-way = Auf diesem Weg wirst du nicht oder nicht mehr benachrichtigt.
server-refused-bad-way = Das ist keine Adresse, unter der sich ein Browser benachrichtigen lässt.
server-refused-bad-mailbox = An diese Adresse lässt sich keine E-Mail schicken. Sie sollte aussehen wie ada@example.org.
server-refused-bad-hook = Ein Webhook braucht eine Adresse, die mit https:// beginnt, mit dem üblichen Port und ohne Anmeldung.
server-refused-too-many-mails = Es sind schon mehrere E-Mails mit einem Link verlangt worden. Sieh in deinem Postfach nach, auch im Spam-Ordner, oder versuch es morgen noch einmal.
server-refused-mail-away = Die E-Mail ließ sich gerade nicht verschicken. Versuch es später noch einmal.
server-call-title = Lichtspiel: Du bist am Zug
server-call = { $game }: Die anderen warten auf deinen Zug.
server-call-stop = Nicht mehr benachrichtigen
server-mail-why = Du bekommst diese E-Mail, weil du es auf { $site } so gewünscht hast, höchstens eine je Zug.
server-mail-stop = So beendest du sie: Öffne diese Seite und drücke dort auf den Knopf:
server-mail-ask-title = Lichtspiel: Sollen wir dir sagen, wenn du am Zug bist?
server-mail-ask = Auf { $site } hat jemand diese Adresse angegeben, um zu erfahren, wann der nächste Zug in einer Partie ansteht. Wenn du das warst, öffne innerhalb eines Tages diesen Link und bestätige es dort:
server-mail-ask-end = Wenn du es nicht warst, brauchst du nichts zu tun: Es kommt keine weitere E-Mail, und deine Adresse wird gelöscht.
server-link-confirm = Soll Lichtspiel an diese Adresse eine E-Mail schicken, wenn du am Zug bist?
server-link-confirm-button = Ja, schickt mir E-Mails
server-link-confirm-done = Erledigt. Wenn du am Zug bist, bekommst du eine E-Mail, höchstens eine je Zug. In jeder steht ein Link, der sie beendet.
server-link-stop = Soll Lichtspiel dich auf diesem Weg nicht mehr benachrichtigen?
server-link-stop-button = Nicht mehr benachrichtigen
server-link-stop-done = Erledigt. Auf diesem Weg wirst du nicht mehr benachrichtigt, und die Adresse ist gelöscht.
server-link-dead = Dieser Link gilt nicht mehr. Wie du benachrichtigt wirst, siehst und änderst du unter „Meine Partien“, „Benachrichtigung, wenn du am Zug bist“.
server-link-home = Zu Lichtspiel

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
