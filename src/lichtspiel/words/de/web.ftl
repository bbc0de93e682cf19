# The page in the browser.
web-back = Zurück
web-play-move = Spielen
web-play = Spielen
web-learn = Spielen lernen
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
web-no-table-about = Wenn du hier mitgespielt hast, bringt dich dein Passkey zurück; oder bitte die anderen, dich wieder auf deinen Platz einzuladen.
web-connecting = Einen Moment …
web-part-missing = Dieser Teil der Seite lässt sich gerade nicht laden.
web-reload = Neu laden
web-reconnecting = Verbindung unterbrochen, sie wird gerade wiederhergestellt. Es geht nichts verloren.
web-unheard = Gerade besteht keine Verbindung, es ist also nichts geschehen. Versuch es noch einmal, wenn sie wieder da ist.
web-happened = Was gerade passiert ist
web-action-line = Wer dran ist und was geht
web-pending = Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
web-pending-sent = Dein Zug war schon unterwegs, als die Verbindung abbrach. Er lässt sich nicht mehr zurückziehen.
web-withdraw = Zug zurückziehen
web-play-anyway = { $move ->
    [bid] Trotzdem tippen
   *[other] Trotzdem spielen
}
web-coach-on = Coach einschalten
web-coach-off = Coach ausschalten
web-show-rule = { $rule }: Regel zeigen
web-skip = Zum Tisch springen
web-you-watch = Du schaust zu
web-show-hint = Auf dem Tisch zeigen
web-play-hint = { $move ->
    [bid] So tippen
   *[other] So spielen
}
web-seat-free = frei
web-seat-kept = für { $player } reserviert
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
web-my-page = Meine Seite
web-privacy = Datenschutz
web-name = Dein Name
web-name-none = Dein Name?
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
web-with = mit { $players }
web-friends-about = Einladen mit einem Link
web-device-short = Reihum weitergeben
web-rules = Regelbuch
web-rule-books = Regelbücher
web-daily = Tagespartie
web-puzzles = Rätsel
web-open-tables = Offene Tische
web-open-tables-none = Zurzeit keine.
web-turns-wait = { $count ->
    [one] In einer Partie bist du dran.
   *[other] In { $count } Partien bist du dran.
}
web-company-friends = Mit Freunden
web-company-device = An einem Gerät
web-seat-kind = Wer sitzt auf Platz { $number }?
web-seat-bot = Computer, { $level }
web-seat-away = hier spielt gerade der Computer
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
web-mover-gone = { $player } ist nicht verbunden.
web-you = (du)
web-option-turn-limit-of = höchstens { $value } Züge
web-clock-none = ohne Uhr
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
web-visibility-private = nur mit Einladung
web-visibility-open = alle (offener Tisch)
web-visibility-local = an einem Gerät
web-pace = Tempo des Computers
web-pace-quick = schnell
web-pace-normal = normal
web-pace-calm = langsam
web-practice = Übungspartie
web-practice-about = Alles lässt sich zurücknehmen, auch Aufgedecktes. Die Partie zählt nicht.
web-rated = Gewertete Partie
web-without-preview = ohne Vorschau
web-without-hints = ohne Zugvorschläge
web-without-pad = ohne Block und Reichweite
web-with-memory = der Block merkt sich Gesehenes
web-with-coach = mit Coach
web-with-chat = mit Chat
web-talk = Etwas sagen
web-gathering-full = Alle sind da
web-invite = Einladen
web-invite-again = Auf diesen Platz einladen
web-link-give-about = Wer diesem Link zuerst folgt, spielt hier weiter. Der Link gilt einen Tag.
web-sent-away = { $player } hat dich von diesem Tisch genommen. Du kannst dich an einen anderen setzen oder zuschauen.
web-seat-freed = { $player } hat deinen Platz frei gemacht. Mit dem Link kannst du dich wieder hinsetzen, oder du schaust zu.
web-leave = Tisch verlassen
web-agreed = An diesem Tisch
web-fair = Faires Mischen
web-link = Link
web-link-only-here = Diesen Link kann nur dieser Computer öffnen.
web-link-host = Für die Person, die den Server betreibt
web-link-host-about = Damit andere mitspielen können, starte den Server mit einer Adresse, die ihre Geräte erreichen:
web-link-watch = Zum Zuschauen einladen
web-link-watch-about = Wer diesem Link folgt, schaut zu und sieht nichts Geheimes.
web-qr = QR-Code des Links
web-copy = Link kopieren
web-copied = Kopiert
web-device = Auf einem anderen Gerät weiterspielen
web-device-about = Das Gerät, das diesem Link zuerst folgt, übernimmt deinen Platz. Der Link gilt 15 Minuten.
web-seat-of = Platz { $number }
web-moved = Dieser Platz wird jetzt auf einem anderen Gerät gespielt.
web-moved-back = Wieder hier spielen
web-seat-given = { $player } spielt auf deinem Platz weiter.
web-join-about = Wie sollen die anderen dich nennen?
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
web-hint-concludes = Also:
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
web-resign-about-daily = Es ist dein einziger Versuch, der zählt.
web-end = Partie gemeinsam beenden
web-end-about = Wenn alle einverstanden sind, die noch mitspielen, endet die Partie so, wie sie steht. Wer seit fünf Minuten fort ist und den Computer spielen lässt, wird nicht gefragt.
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
web-understood = Verstanden
web-result = Ergebnis
web-you-win = Du gewinnst
web-you-win-together = { $players } gewinnt gemeinsam
web-nth = { $place }.
web-score-four = 4 gleiche
web-score-pairs = 3 Paare
web-score-seven = Alle 7 Farben
web-score-boats = Boote
web-score-own = Eigene und öffentliche
web-score-taken = Übernommen
web-score-hand = Noch auf der Hand
web-score-round = Durchgang { $round }
web-score-points = Punkte
web-score-cards = Karten
web-untied-lichterfest = Bei gleich vielen Punkten entscheiden die Boote, dann die übrigen Laternenkarten (L22).
web-untied-leuchtturm = Bei gleich vielen Karten liegt vorn, wer die Partie beendet hat (A18).
web-untied-lumen = Bei gleich vielen Punkten entscheidet der 4. Durchgang, dann die Nähe zur dunklen Pluskarte (M11).
web-drawn-between = Gleichauf mit { $score }: { $players }
web-look-back = Rückblick
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
