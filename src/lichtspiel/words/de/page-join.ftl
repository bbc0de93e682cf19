# What only the page behind an invitation link says; it travels when that is opened.
web-join = Mitspielen
web-join-invited = { $inviter } lädt dich zu { $game } ein
web-join-title = Du bist zu { $game } eingeladen
web-join-again = Hier mit { $game } weiterspielen
web-join-seat-about = Du bekommst Platz { $seat } von { $players }.
web-join-watch-about = Du schaust zu und siehst nichts Geheimes.
web-join-table-about = Such dir einen freien Platz aus.
web-join-give-about = Du übernimmst Platz { $seat } von { $players } und spielst dort weiter.
web-join-other-about = Den Platz, für den dieser Link war, hat inzwischen jemand anderes. Ein anderer ist noch frei.
web-join-late-about = Es ist kein Platz mehr frei. Du kannst zuschauen und siehst nichts Geheimes.
web-join-mine-about = Du hast hier schon einen Platz.
web-join-replay-about = Die Partie ist zu Ende. Du kannst sie Zug für Zug ansehen, mit den Karten aller.
web-join-instead = Lieber zuschauen
web-join-device-about = Dein Platz zieht auf dieses Gerät um; auf dem anderen kannst du ihn zurückholen.
web-join-device-seated = Mit diesem Link zieht der Platz von { $player } auf ein anderes Gerät um; du hast hier aber selbst einen Platz. Nichts hat sich geändert: Öffne den Link auf dem Gerät, auf dem { $player } weiterspielen will.
web-join-watch = Zuschauen
web-join-device = Hier weiterspielen
web-join-yours = für dich
web-join-phase = Die Partie { $phase ->
    [paused] ist unterbrochen
    [over] ist beendet
   *[playing] läuft
}.
web-join-seat = Mitspielen
