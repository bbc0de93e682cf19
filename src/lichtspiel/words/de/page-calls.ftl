# What only the page about being called says; it travels when that is opened.
web-calls = Benachrichtigungen
web-calls-about = In Partien mit Tagen Bedenkzeit kann Lichtspiel dir sagen, dass du am Zug bist, auch wenn es geschlossen ist. Eine Benachrichtigung nennt das Spiel und führt geradewegs an den Tisch; was dort geschehen ist, steht nie darin.
web-calls-on = Hier benachrichtigen
web-calls-on-detail = Höchstens einmal je Zug, und nicht, solange du am Tisch bist.
web-calls-others = { $count ->
    [one] Benachrichtigungen kommen auch in einem anderen deiner Browser an.
   *[other] Benachrichtigungen kommen auch in { $count } anderen deiner Browser an.
}
web-calls-others-end = Dort beenden
web-calls-mail = Per E-Mail
web-calls-mail-about = Zuerst bekommst du eine E-Mail mit einem Link; weitere kommen erst, wenn du ihn geöffnet hast. In jeder steht ein Link, der sie beendet.
web-calls-mail-label = E-Mail-Adresse
web-calls-hook = Bei einem eigenen Programm (Webhook)
web-calls-hook-about = Es bekommt ein POST mit JSON, signiert mit einem Geheimnis, das dir einmal gezeigt wird.
web-calls-hook-label = Adresse des Programms
web-calls-secret = Das Geheimnis dieses Webhooks. Bewahr es auf: Es wird nicht noch einmal gezeigt.
web-calls-pending = Noch nicht bestätigt: Öffne den Link in der E-Mail, die wir dir geschickt haben.
web-calls-add = Hinzufügen
web-calls-remove = Entfernen
web-calls-quiet = Nicht zwischen diesen Stunden
web-calls-from = Ruhe von
web-calls-to = Ruhe bis
web-calls-kept = Die Adressen, unter denen du benachrichtigt wirst, deine Zeitzone und deine Ruhezeiten bleiben gespeichert, bis du sie hier entfernst, und werden mit allem anderen gelöscht, wenn du vergessen werden willst.
web-calls-none = Auf diesem Server sind Benachrichtigungen nicht eingerichtet.
web-calls-cannot = Dieser Browser kann keine Benachrichtigungen zeigen. Leg Lichtspiel auf iPhones und iPads zuerst auf den Home-Bildschirm.
web-calls-denied = Dieser Browser erlaubt keine Benachrichtigungen von hier. In seinen Einstellungen lässt sich das ändern.
web-calls-failed = Dieser Browser konnte sich gerade nicht für Benachrichtigungen anmelden. In privaten Fenstern geht das nie; versuch es sonst später noch einmal.
