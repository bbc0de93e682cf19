# The page in the browser.
web-back = Zurück
web-play-move = Spielen
web-play = Spielen
web-me = Du
web-guest = Gast
web-close = Schließen
web-log = Verlauf
web-help = Hilfe
web-language = Sprache
web-language-de = Deutsch
web-language-pl = Polski
web-language-en = English
web-theme = Darstellung
web-theme-morning = Hell
web-theme-night = Dunkel
web-switch-morning = Helle Darstellung
web-switch-night = Dunkle Darstellung
web-no-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
web-no-table-about = Wenn du hier mitgespielt hast, bitte die anderen, dich wieder auf deinen Platz einzuladen.
web-connecting = Einen Moment …
web-reconnecting = Verbindung unterbrochen, sie wird gerade wiederhergestellt. Es geht nichts verloren.
web-happened = Was gerade passiert ist
web-action-line = Wer dran ist und was geht
web-pending = Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
web-pending-sent = Dein Zug war schon unterwegs, als die Verbindung abbrach. Er lässt sich nicht mehr zurückziehen.
web-withdraw = Zug zurückziehen
web-show-rule = { $rule }: Regel zeigen
web-skip = Zum Tisch springen
web-you-watch = Du schaust zu
web-show-hint = Auf dem Tisch zeigen
web-play-hint = So spielen
web-gathering = Warten auf alle
web-seat-free = frei
web-seat-kept = für { $player } reserviert
web-kept-about = Wer noch einmal mitspielen will, setzt sich; sitzen alle wieder, geht es los.
web-kept-you = Für dich ist ein Platz reserviert
web-curtain-title = { $player }, du bist dran
web-curtain-text = Gib das Gerät an { $player } weiter; bis dahin bleibt alles verdeckt.
web-curtain-lift = Ich bin { $player }
web-pass-on = Weitergeben an { $player }
web-pass-on-later = Erst ziehen
web-holder = { $player } hat das Gerät
web-home = Startseite
web-settings = Einstellungen
web-motion = Bewegung
web-motion-detail = Plättchen gleiten, Laternen fliegen.
web-sound = Töne
web-sound-detail = Kurz und leise.
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-shapes-note = Jede Farbe hat auch ihre eigene Form und ihren Buchstaben.
web-privacy = Datenschutz
web-privacy-what = Was gespeichert wird
web-privacy-cookie = Ein Cookie mit einer Zufallszahl, damit deine Plätze deine bleiben. Dein Browser behält ihn { $days } Tage nach deinem letzten Besuch. Es gibt keine Konten, keine Werbung, keine Verfolgung, und nichts wird an andere weitergegeben.
web-privacy-name = Der Name, den du gewählt hast, die Tage deines ersten und letzten Besuchs und deine Partien: wer wo saß, alle Züge und ihre Zeiten.
web-privacy-browser = Sprache, Farben und andere Einstellungen bleiben in deinem Browser, ebenso deine Striche auf dem Block von LUMEN und, bis du den Tab schließt, die Einladungen, denen du gefolgt bist.
web-privacy-address = Deine Internetadresse dient dazu, dir zu antworten und Missbrauch zu bremsen. Sie steht nur im Arbeitsspeicher, und dieses Programm schreibt sie nirgends auf; wer den Server betreibt, kann eigene Protokolle führen.
web-privacy-long = Wie lange
web-privacy-finished = Beendete Partien
web-privacy-unfinished = Angefangene Partien, nach dem letzten Zug
web-privacy-waiting = Tische, die auf Mitspieler warten, nach der letzten Änderung
web-privacy-links = Einladungen
web-privacy-people = Dein Name, nach deinem letzten Besuch, wenn du hier keine Partien hast
web-privacy-days = { $days ->
    [0] bis jemand sie löscht
    [one] 1 Tag
   *[other] { $days } Tage
}
web-privacy-see = Wer was sieht
web-privacy-see-about = Deinen Namen und deine Züge sehen alle am selben Tisch, an offenen Tischen jeder. Beendete Partien kann herunterladen, wer mitgespielt oder zugeschaut hat.
web-privacy-remove = Wie du es löschen lässt
web-privacy-remove-about = Sofort und endgültig: Dein Name und deine Nummer verschwinden aus allem, was hier gespeichert ist. Plätze in laufenden Partien werden aufgegeben; die Partien der anderen bleiben, mit „N. N.“ an deiner Stelle. Sicherungskopien liegen beim Betreiber.
web-forget = Alles über mich löschen
web-forget-sure = Ja, endgültig löschen
web-forgotten = Erledigt. Dieser Server weiß nichts mehr über dich.
web-name = Dein Name
web-name-none = Dein Name?
web-name-of = Name von Person { $number }
web-person = Person { $number }
web-done = Fertig
web-start = Los geht’s
web-level = Spielstärke des Computers
web-level-of = Spielstärke von Computer { $number }
web-how-many = Wie viele spielen?
web-more-options = Weitere Einstellungen
web-for = { $least }–{ $most } Personen
web-about-lichterfest = Bring Laternen aufs Wasser, für dich und alle anderen.
web-about-leuchtturm = Staple Steine auf acht Inseln zu Leuchttürmen.
web-about-lumen = Gewinne Stiche mit Karten, die nur die anderen sehen.
web-short-lichterfest = Lichterfest
web-short-leuchtturm = Leuchtturm
web-short-lumen = LUMEN
web-more = Mehr
web-games = Meine Partien
web-games-about = Laufende und beendete
web-your-turn = du bist dran
web-move-by = ziehen bis { $time }
web-with = mit { $players }
web-friends-about = Einladen mit einem Link
web-device-short = Reihum weitergeben
web-rules = Regelbuch
web-to-table = Zurück zum Tisch
web-rule-books = Regelbücher
web-running = Laufende Partien
web-running-none = Zurzeit keine.
web-finished = Beendete Partien
web-finished-none = Noch keine.
web-games-further = Ältere Partien zeigen
web-open-tables = Offene Tische
web-open-tables-none = Zurzeit keine.
web-kept = dein Platz ist reserviert
web-watching = { $phase ->
    [over] zugeschaut
   *[other] du schaust zu
}
web-phase-gathering = wartet auf Mitspieler
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
web-turns-wait = { $count ->
    [one] In einer Partie bist du dran.
   *[other] In { $count } Partien bist du dran.
}
web-share-replay = Diese Partie teilen
web-share-replay-about = Wer diesem Link folgt, kann diese Partie ansehen, mit den Karten aller.
web-many-changes = LUMEN auf einem Gerät: Es wandert nach jeder Karte weiter, etwa { $count } Mal in einer Partie.
web-new-table = Neuer Tisch
web-game = Spiel
web-company = Wer spielt mit?
web-company-alone = Gegen den Computer
web-company-friends = Mit Freunden
web-company-device = An einem Gerät
web-company-alone-about = Die Partie beginnt sofort.
web-company-friends-about = Du bekommst einen Link für den ganzen Tisch, auf Wunsch auch einen für jeden Platz, dazu QR-Codes.
web-company-device-about = Ein Vorhang zwischen den Zügen verbirgt, was nur eine Person sehen darf.
web-seats = Plätze, im Uhrzeigersinn
web-seat-kind = Wer sitzt auf Platz { $number }?
web-kind-open = Freund oder Freundin
web-kind-open-about = bekommt einen Link
web-kind-here = Jemand hier
web-kind-bot = Computer
web-seat-bot = Computer, { $level }
web-seat-away = nicht da, der Computer spielt
web-seat-resigned = hat aufgegeben, der Computer spielt weiter
web-seat-time = Zeit abgelaufen, der Computer spielt weiter
web-seat-late = Zeit abgelaufen, der Computer macht diesen Zug
web-seat-gave-up = aufgegeben
web-seat-finished = aufgegeben, vom Computer zu Ende gespielt
web-own-away = Der Computer spielt gerade für dich.
web-own-resigned = Du hast aufgegeben. Der Computer spielt zu Ende.
web-own-time = Deine Zeit ist abgelaufen. Der Computer spielt für dich.
web-own-late = Deine Zeit ist abgelaufen. Der Computer macht diesen Zug.
web-seat-offline = nicht verbunden
web-you = (du)
web-options = Regeln an diesem Tisch
web-option-movement = Züge über mehrere Inseln
web-option-movement-landing = nur die Landung zählt
web-option-movement-every-step = Steine ziehen Insel für Insel
web-option-claims = Wenn ein Auftrag erfüllt ist
web-option-claims-ask-if-it-ends = nur nachfragen, wenn es die Partie beendet
web-option-claims-ask-always = vor jedem Annehmen nachfragen
web-option-take-back = Eine weggeholte Karte kann sofort zurückgeholt werden
web-option-take-back-true = Karten sofort zurückholbar
web-option-take-back-false = weggeholte Karten sind einen Zug lang sicher
web-option-turn-limit = Höchstzahl an Zügen
web-option-turn-limit-of = höchstens { $value } Züge
web-clock = Uhr
web-clock-none = ohne Uhr
web-clock-move-thirty = 30 Sekunden pro Zug
web-clock-move-ninety = 90 Sekunden pro Zug
web-clock-total-ten = 10 Minuten pro Person, dazu 5 Sekunden pro Zug
web-clock-total-thirty = 30 Minuten pro Person, dazu 10 Sekunden pro Zug
web-clock-days-one = 1 Tag pro Zug
web-clock-days-three = 3 Tage pro Zug
web-clock-move-about = Ist die Zeit abgelaufen, macht der Computer diesen Zug für dich. Der nächste gehört wieder dir.
web-clock-days-about = Ist die Zeit abgelaufen, macht der Computer diesen Zug für dich. Der nächste gehört wieder dir.
web-clock-total-about = Ist die Zeit aufgebraucht, spielt der Computer für dich weiter, bis du deinen Platz wieder einnimmst.
web-clock-move-of = { $seconds } s pro Zug
web-clock-total-of = { $minutes } min + { $increment } s pro Zug
web-clock-days-of = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} pro Zug
web-days-left = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-time-left = Restzeit:
web-visibility = Wer darf mitspielen?
web-visibility-private = nur mit Einladung
web-visibility-open = alle (offener Tisch)
web-visibility-local = an einem Gerät
web-pace = Tempo des Computers
web-pace-quick = schnell
web-pace-normal = normal
web-pace-calm = langsam
web-aids = Hilfen
web-practice = Übungspartie
web-practice-about = Alles lässt sich zurücknehmen, auch Aufgedecktes. Die Partie zählt nicht.
web-aid-preview = Vorschau, was ein Zug bringt
web-aid-hints = Zugvorschläge
web-aid-pad-leuchtturm = Reichweite: welche Türme fertig werden können
web-aid-pad-lumen = Block: welche Werte möglich sind
web-aid-memory = Der Block merkt sich, was du gesehen hast
web-without-preview = ohne Vorschau
web-without-hints = ohne Zugvorschläge
web-without-pad = ohne Block und Reichweite
web-with-memory = der Block merkt sich Gesehenes
web-make-alone = Los geht’s
web-make-friends = Tisch eröffnen
web-make-device = Los geht’s
web-gathering-full = Alle sind da
web-invite = Einladen
web-invite-all = Alle mit einem Link einladen
web-link-table-about = Ein Link für alle: Wer ihm folgt, nimmt sich einen freien Platz oder schaut zu, wenn alle besetzt sind.
web-invite-again = Auf diesen Platz einladen
web-link-give-about = Wer diesem Link zuerst folgt, spielt hier weiter. Der Link gilt einen Tag.
web-send-away = Platz von { $player } frei machen
web-send-away-about = { $visibility ->
    [open] { $player } kann sich nicht wieder an diesen Tisch setzen.
   *[other] Mit dem Link kann { $player } sich wieder hinsetzen.
}
web-sent-away = { $player } hat dich von diesem Tisch genommen. Du kannst dich an einen anderen setzen oder zuschauen.
web-seat-freed = { $player } hat deinen Platz frei gemacht. Mit dem Link kannst du dich wieder hinsetzen, oder du schaust zu.
web-host-begins = { $player } startet die Partie.
web-fill = Computer dazusetzen
web-sit = Hinsetzen
web-begin = Beginnen
web-leave = Tisch verlassen
web-agreed = An diesem Tisch
web-link = Link
web-link-only-here = Diesen Link kann nur dieser Computer öffnen.
web-link-host = Für alle, die den Server betreiben
web-link-host-about = Damit andere mitspielen können, starte den Server mit einer Adresse, die ihre Geräte erreichen:
web-link-seat-about = Wer diesem Link zuerst folgt, bekommt den Platz.
web-link-watch = Zum Zuschauen einladen
web-link-watch-about = Wer diesem Link folgt, schaut zu und sieht nichts Geheimes.
web-qr = QR-Code des Links
web-copy = Link kopieren
web-copied = Kopiert
web-device = Auf einem anderen Gerät weiterspielen
web-device-about = Das Gerät, das diesem Link zuerst folgt, übernimmt deinen Platz. Der Link gilt 15 Minuten.
web-join = Mitspielen
web-join-invited = { $inviter } lädt dich zu { $game } ein
web-join-title = Du bist zu { $game } eingeladen
web-join-again = Hier mit { $game } weiterspielen
web-join-seat-about = Du bekommst Platz { $seat } von { $players }.
web-join-watch-about = Du schaust zu und siehst nichts Geheimes.
web-join-table-about = Such dir einen freien Platz aus.
web-join-give-about = Auf Platz { $seat } von { $players } spielt gerade niemand; du machst dort weiter.
web-join-other-about = Den Platz, für den dieser Link war, hat inzwischen jemand anderes. Ein anderer ist noch frei.
web-join-late-about = Es ist kein Platz mehr frei. Du kannst zuschauen und siehst nichts Geheimes.
web-join-mine-about = Du hast hier schon einen Platz.
web-join-replay-about = Die Partie ist zu Ende. Du kannst sie Zug für Zug ansehen, mit den Karten aller.
web-join-instead = Lieber zuschauen
web-seat-of = Platz { $number }
web-moved = Dieser Platz wird jetzt auf einem anderen Gerät gespielt.
web-moved-back = Wieder hier spielen
web-seat-given = { $player } spielt auf deinem Platz weiter.
web-join-device-about = Dein Platz zieht auf dieses Gerät um; auf dem anderen kannst du ihn zurückholen.
web-join-watch = Zuschauen
web-join-device = Hier weiterspielen
web-join-yours = für dich
web-join-phase = Die Partie { $phase ->
    [paused] ist unterbrochen
    [over] ist beendet
   *[playing] läuft
}.
web-join-about = Wie sollen die anderen dich nennen?
web-join-seat = Mitspielen
web-menu = Menü
web-side = Verlauf und Hilfe
web-sheets = Mehr zum Tisch
web-fold = Einklappen
web-unfold = Verlauf und Hilfe zeigen
web-log-empty = Noch ist nichts passiert.
web-people = Am Tisch
web-to-move = am Zug
web-stand-in-wait = In { $seconds } s kann der Computer einspringen
web-stand-in-days = Der Computer springt erst ein, wenn die Zeit um ist: in { $time }
web-stand-in = Computer spielen lassen
web-hint = Vorschlag
web-hint-title = So würde ein starker Gegner ziehen
web-hint-thinking = Der Computer überlegt …
web-hint-about = Wenn du dran bist, zeigt dir ein Zugvorschlag, wie ein starker Gegner ziehen würde und warum.
web-hint-off = An diesem Tisch gibt es keine Zugvorschläge.
web-hint-later = Den nächsten Zugvorschlag gibt es, sobald du weitergehst.
web-hint-against = Dagegen spricht:
web-chances = Gewinnchancen
web-undo = Zurücknehmen
web-undo-asked = { $player } möchte einen Zug zurücknehmen. Einverstanden?
web-undo-waiting = { $player } möchte einen Zug zurücknehmen. Es fehlt noch die Antwort von { $others }.
web-undo-waiting-own = Du möchtest einen Zug zurücknehmen. Es fehlt noch die Antwort von { $others }.
web-undo-withdraw = Doch nicht
web-taken-back = zurückgenommen
web-agree = Ja
web-disagree = Nein
web-pause = Unterbrechen
web-paused = Die Partie ist unterbrochen.
web-paused-waits = Die Partie wartet, bis wieder jemand da ist.
web-resume = Weiter
web-hand-over = Computer für mich spielen lassen
web-return = Wieder selbst spielen
web-resign = Aufgeben
web-resign-about = Der Computer spielt die Partie für dich zu Ende, und du landest auf dem letzten Platz. Du kannst nicht zurückkommen.
web-resign-about-end = Die Partie ist sofort zu Ende, und du verlierst.
web-end = Partie gemeinsam beenden
web-end-about = Wenn alle einverstanden sind, die noch mitspielen, endet die Partie so, wie sie steht.
web-end-ask = Vorschlagen
web-end-asked = { $player } möchte die Partie so beenden, wie sie steht. Einverstanden?
web-end-waiting = { $player } möchte die Partie beenden. Es fehlt noch die Antwort von { $others }.
web-end-waiting-own = Du schlägst vor, die Partie zu beenden. Es fehlt noch die Antwort von { $others }.
web-end-withdraw = Weiterspielen
web-keys = Tasten
web-key-enter = auswählen; noch einmal: Zug ausführen
web-key-escape = Auswahl aufheben
web-key-arrows = bewegen
web-key-digits = nach Nummer
web-key-hint = Vorschlag
web-key-undo = zurücknehmen
web-key-log = Verlauf
web-open-rule = { $rule } im Regelbuch lesen
web-understood = Verstanden
web-result = Ergebnis
web-you-win = Du gewinnst
web-you-win-together = { $players } gewinnt gemeinsam
web-you-gave-up = Du hast aufgegeben
web-you-finish = Du wirst { web-nth }
web-nth = { $place }.
web-place = Platz
web-score-four = 4 gleiche
web-score-pairs = 3 Paare
web-score-seven = Alle 7 Farben
web-score-boats = Boote
web-score-own = Eigene und öffentliche
web-score-taken = Weggeholt
web-score-hand = Noch auf der Hand
web-score-round = Durchgang { $round }
web-score-points = Punkte
web-score-cards = Karten
web-untied-lichterfest = Bei gleich vielen Punkten entscheiden die Boote, dann die übrigen Laternenkarten (L22).
web-untied-leuchtturm = Bei gleich vielen Karten liegt vorn, wer die Partie beendet hat (A18).
web-untied-lumen = Bei gleich vielen Punkten entscheidet der 4. Durchgang, dann die Nähe zur dunklen Pluskarte (M11).
web-ended-by = So wird gewertet ({ $rule })
web-ended-resigned = { $who ->
    [you] Mit deinem Aufgeben war die Partie zu Ende.
   *[other] { $player } hat aufgegeben; damit war die Partie zu Ende.
}
web-ended-agreed = Gemeinsam beendet, so wie es stand.
web-drawn = Gemeinsam beendet
web-drawn-between = Gleichauf mit { $score }: { $players }
web-rematch = Noch einmal
web-next-game = Zur nächsten Partie
web-watch-rematch = Der nächsten Partie zuschauen
web-record = Partie herunterladen
web-look-at-board = Tisch ansehen
web-replay = Partie ansehen
web-replay-start = Die Partie beginnt.
web-replay-run = Abspielen
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-move = Zug
web-replay-at = Zug { $move } von { $moves }
web-chair = Blickwinkel
web-chair-of = Platz von { $player }
web-chair-none = von oben
web-gathering-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-wins = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen gemeinsam
}
