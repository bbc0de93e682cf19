# What only those are told who gather at a table; it travels when they come.
web-gathering = Warten auf alle
web-kept-about = Wer noch einmal mitspielen will, setzt sich; sitzen alle wieder, geht es los.
web-invite-all = Alle mit einem Link einladen
web-link-table-about = Ein Link für alle: Wer ihm folgt, nimmt sich einen freien Platz oder schaut zu, wenn alle besetzt sind.
web-send-away = Platz von { $player } frei machen
web-send-away-about = { $visibility ->
    [open] { $player } kann sich nicht wieder an diesen Tisch setzen.
   *[other] Mit dem Link kann { $player } sich wieder hinsetzen.
}
web-host-begins = { $player } startet die Partie.
web-host-away = { $player } startet die Partie, ist aber gerade nicht verbunden. Bleibt es dabei, kannst du es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
web-fill = Computer dazusetzen
web-sit = Hinsetzen
web-begin = Beginnen
web-link-seat-about = Wer diesem Link zuerst folgt, bekommt den Platz.
web-name-first = Sag, wie dich die anderen nennen sollen, oder drück noch einmal, um als Gast Platz zu nehmen.
