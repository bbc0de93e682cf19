# What only the page on privacy says; it travels when that is opened.
web-privacy-what = Was gespeichert wird
web-privacy-cookie = Ein Cookie mit einer Zufallszahl, damit deine Plätze deine bleiben. Dein Browser behält ihn { $days } Tage nach deinem letzten Besuch. Es gibt keine Konten, keine Werbung, keine Verfolgung, und nichts wird an andere weitergegeben.
web-privacy-name = Der Name, den du gewählt hast, die Tage deines ersten und letzten Besuchs und deine Partien: wer wo saß, alle Züge und ihre Zeiten.
web-privacy-passkeys = Falls du einen Passkey anlegst: sein öffentlicher Schlüssel, der Name, den du ihm gibst, der Tag, an dem du ihn angelegt hast, und der Tag der letzten Anmeldung damit. Was unterschreibt, verlässt dein Gerät nie.
web-privacy-daily = Deine Tagespartien: welche du gespielt hast und wie es ausging. Sie zählen, ohne deinen Namen, zu den Ergebnissen aller.
web-privacy-ratings = Deine Wertungen: wie gut du in gewerteten Partien abschneidest, für jedes Spiel und jede Personenzahl. Niemand sonst sieht sie.
web-privacy-browser = Dein Browser behält Sprache, Farben, Bewegung und Ton. Er behält auch das Programm selbst, damit es sich ohne Netz öffnet.
web-privacy-own = Von dir behält er deinen Namen und deine letzte Wahl für neue Tische, welche Spiele du gespielt hast, deine besten Ergebnisse, wie weit du in Lektionen und Rätseln bist, deine Striche auf dem Block von LUMEN, wen du stumm geschaltet hast, die Salze, die er beim Mischen beigesteuert hat, und, bis du den Tab schließt, die Einladungen, denen du gefolgt bist. All das verschwindet, wenn du dich abmeldest oder alles löschen lässt.
web-privacy-address = Deine Internetadresse dient dazu, dir zu antworten und Missbrauch zu bremsen. Sie steht nur im Arbeitsspeicher, und dieses Programm schreibt sie nirgends auf; wer den Server betreibt, kann eigene Protokolle führen.
web-privacy-calls = Wenn du benachrichtigt werden willst, sobald du am Zug bist: die Adresse deines Browsers bei seinem Push-Dienst, deine E-Mail-Adresse oder die Adresse deines Programms mit seinem Geheimnis, deine Zeitzone und deine Ruhezeiten. Benachrichtigungen im Browser sind verschlüsselt: Der Push-Dienst erfährt, wann du eine bekommst, aber nicht, zu welchem Spiel oder Tisch. E-Mails gehen über den Mailserver, den dieser Server benutzt; sie nennen Spiel und Tisch, aber niemanden, der mitspielt.
web-privacy-long = Wie lange
web-privacy-finished = Beendete Partien
web-privacy-unfinished = Angefangene Partien, nach dem letzten Zug
web-privacy-waiting = Tische, die auf Mitspieler warten, nach der letzten Änderung
web-privacy-bots = Partien, in denen nur Computergegner sitzen, nach dem letzten Zug
web-privacy-links = Einladungen
web-privacy-people = Dein Name, nach deinem letzten Besuch, wenn du hier keine Partien hast
web-privacy-reviews = Rückblicke auf beendete Partien
web-privacy-with-game = so lange wie die Partie
web-privacy-with-others = so lange wie andere Partien
web-privacy-with-name = so lange wie dein Name
web-privacy-kept-passkeys = Passkeys, falls du sie nicht vorher entfernst
web-privacy-kept-daily = Ergebnisse von Tagespartien
web-privacy-kept-ratings = Wertungen
web-privacy-kept-calls = Adressen für Benachrichtigungen, nach der letzten, die dorthin ging
web-privacy-kept-unconfirmed = E-Mail-Adressen, die nie bestätigt wurden
web-privacy-days = { $days ->
    [0] bis jemand sie löscht
    [one] 1 Tag
   *[other] { $days } Tage
}
web-privacy-see = Wer was sieht
web-privacy-see-about = Deinen Namen und deine Züge sehen alle am selben Tisch, an offenen Tischen jeder. Beendete Partien kann herunterladen, wer mitgespielt oder zugeschaut hat. Was Leute am Tisch zueinander sagen, bleibt nur im Arbeitsspeicher und wird vergessen, sobald der Tisch verlassen ist.
web-privacy-remove = Wie du es löschen lässt
web-privacy-remove-about = Sofort und endgültig: Dein Name und deine Nummer verschwinden aus allem, was hier gespeichert ist. Plätze in laufenden Partien werden aufgegeben; die Partien der anderen bleiben, mit „N. N.“ an deiner Stelle. Sicherungskopien liegen beim Betreiber.
web-forget = Alles über mich löschen
web-forget-sure = Ja, endgültig löschen
web-forgotten = Erledigt. Dieser Server weiß nichts mehr über dich, und dieser Browser auch nicht.
