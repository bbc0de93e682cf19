# The lessons: what only learning says; it travels when that is opened. The terminal says the same.
learn-learn = Lernen
learn-lesson = Lektion
learn-lessons = Lektionen
learn-title = Lektion { $number } von { $count }: { $title }
learn-step = Schritt { $step } von { $steps }
learn-finished = fertig
learn-back = Einen Schritt zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-first = Drücke zuerst „{ $button }“.
learn-read-on = Lies erst weiter: Drücke „{ learn-next }“.
learn-read-back = Drücke erst „{ learn-take-back }“.
learn-take-back = Zurücknehmen
learn-play = Eine ganze Partie spielen
learn-done = Du weißt jetzt, wie { $game } geht. Spiel eine ganze Partie gegen leichte Gegner: Vorschläge bekommst du jederzeit.
learn-otherwise = Das darfst du, aber hier geht es um etwas anderes. Nimm es zurück und versuch es noch einmal.

learn-lichterfest-lanterns = Die ersten Laternen
learn-lichterfest-lanterns-welcome = Es ist die Nacht des Lichterfests. Du und Ben, ihr erleuchtet einen See, Plättchen für Plättchen. Wer am Ende mehr Punkte hat, gewinnt.
learn-lichterfest-lanterns-lay = Die rote Seite des Schiffs zeigt zu dir, darum beginnst du mit einer roten Karte. Lege irgendeines deiner Plättchen ans Schiff: Wähle das Plättchen und einen Platz und bestätige.
learn-lichterfest-lanterns-faces = Die Seite, die zu dir zeigt, bringt dir eine Laternenkarte ihrer Farbe, und Ben bekommt eine für seine. Hast du noch eine, ist sie ein Bonus: Das erklärt die nächste Lektion. Ben ist dran.
learn-lichterfest-lanterns-everybody = Ben hat gelegt, und wieder hast du eine Karte bekommen: Jedes Plättchen gibt allen eine, solange von der Farbe welche da sind. Außerdem hast du ein neues Plättchen gezogen.

learn-lichterfest-matches = Passende Seiten
learn-lichterfest-matches-bonus = Die Karte für deine Seite ist nur der Anfang. Wo eine Seite deines Plättchens auf ihre eigene Farbe trifft, bekommst du eine Karte dieser Farbe dazu.
learn-lichterfest-matches-two = Nimm das Plättchen mit Grün und Blau. Auf einem Platz passt beides: Grün trifft auf Grün, Blau auf Blau. Lege es dorthin.
learn-lichterfest-matches-one = Eine Seite passt, das bringt 1 Karte dazu. Es gibt einen Platz für 2: Nimm es zurück und such Grün und Blau.
learn-lichterfest-matches-none = Das ist erlaubt, aber keine Seite passt, also gibt es keine Karte dazu. Nimm es zurück und such den Platz zwischen Grün und Blau.
learn-lichterfest-matches-three = 3 Karten mit einem Plättchen: 2 für die passenden Seiten, 1 für die Seite, die zu dir zeigt. Schwarz ist jetzt aufgebraucht: Bis welche zurückkommen, bekommt niemand eine schwarze Karte.

learn-lichterfest-dedicate = Aus Karten werden Punkte
learn-lichterfest-dedicate-sets = Punkte bekommst du, wenn du Karten abgibst: 4 gleiche, 3 Paare oder alle 7 Farben. Die Zahlen zeigen, wie viele Punkte das sind.
learn-lichterfest-dedicate-choose = Du hast 4 rote Karten für { $four } Punkte oder 3 Paare für { $pairs }. Abgeben darfst du einmal je Zug: Nimm, was mehr bringt.
learn-lichterfest-dedicate-less = Das sind { $points } Punkte. 3 Paare brächten in diesem Zug { $better }. Nimm es zurück und vergleiche.
learn-lichterfest-dedicate-laid = Das Legen beendet deinen Zug, und die Punkte müssten warten. Gib zuerst ab: Nimm es zurück.
learn-lichterfest-dedicate-falls = { $points } Punkte für dich. Die nächsten 3 Paare bringen nur noch { $next }: Früh sein lohnt sich. Ist ein Stapel leer, gibt es dafür immer noch eine Ersatzkarte zu 4 Punkten.
learn-lichterfest-dedicate-lay = Jeder Zug endet mit einem Plättchen. Lege eines, wohin du magst.
learn-lichterfest-dedicate-limit = Sammle, aber horte nicht: Hast du vor dem Legen mehr als 12 Karten, musst du welche zurücklegen.

learn-lichterfest-boats = Boote
learn-lichterfest-boats-symbols = Manche Plättchen haben ein Symbol in der Mitte. Ist so eines an einer passenden Seite beteiligt, bekommst du ein Boot. Du hast { $boats } Boote.
learn-lichterfest-boats-exchange = Für 2 Boote tauschst du eine Karte, einmal je Zug. Du hast { $black } schwarze Karten: Gib eine orangefarbene und nimm noch eine schwarze.
learn-lichterfest-boats-another = Das ist erlaubt, aber keine Kombination wird davon voll. Mit noch einer schwarzen Karte hättest du 4 gleiche: Nimm es zurück.
learn-lichterfest-boats-laid = Das Legen beendet deinen Zug, und getauscht wird vorher. Nimm es zurück und tausche zuerst.
learn-lichterfest-boats-four = 4 schwarze Karten. Gib sie für { $value } Punkte ab.
learn-lichterfest-boats-forgone = Jetzt ist der Zug vorbei, und die { $value } Punkte müssen warten. Nimm es zurück und gib zuerst ab.
learn-lichterfest-boats-boat = Zuletzt kommt das Plättchen. Lege es so, dass eines mit Symbol an einer passenden Seite beteiligt ist, deines oder sein Nachbar: Das bringt ein Boot.
learn-lichterfest-boats-none = Hier ist kein Plättchen mit Symbol an einer passenden Seite beteiligt, also gibt es kein Boot. Nimm es zurück und such ein Symbol.
learn-lichterfest-boats-turn = { $points } Punkte, und das war ein ganzer Zug: tauschen, abgeben, legen. Die ersten beiden sind dir überlassen, das dritte ist Pflicht.

learn-lichterfest-tip = Eine gute Gewohnheit
learn-lichterfest-tip-ben = Schau vor dem Legen auf die anderen. Ben hat { $white } weiße Karten; mit noch einer gibt er 4 gleiche ab, für { $value } Punkte.
learn-lichterfest-tip-turn = Lege also ein Plättchen, dessen Seite zu Ben hin nicht weiß ist.
learn-lichterfest-tip-gift = Weiß zeigt zu Ben: Er nimmt seine vierte weiße Karte und in seinem Zug { $value } Punkte. Nimm es zurück und dreh das Plättchen.
learn-lichterfest-tip-end = Keine weiße Karte für Ben. Die Partie endet, wenn alle Plättchen liegen; dann dürfen alle noch einmal tauschen und abgeben. Wer die meisten Punkte hat, gewinnt.

learn-leuchtturm-stones = Steine auf Reisen
learn-leuchtturm-stones-welcome = Du und Ben, ihr baut Leuchttürme. Deine Auftragskarten zeigen, welche du willst; wer am Ende mehr Aufträge abgelegt hat, gewinnt.
learn-leuchtturm-stones-harbour = Der erste Zug ist kurz: Setze einen Stein aus dem Vorrat in den Hafen, egal welche Farbe.
learn-leuchtturm-stones-ben = Ben hatte 4 Zugpunkte; für jeden zieht ein Stein eine Insel weiter. Er hat deinen um 4 weitergezogen, denn Steine gehören niemandem. Dann hat er einen neuen in den Hafen gesetzt.
learn-leuchtturm-stones-leave = Auch du hast { $points } Zugpunkte. Der Stein im Hafen muss in jedem Zug los: Zieh ihn auf Insel 1.
learn-leuchtturm-stones-far = Er darf weiter, für 1 Punkt je Insel. Hier heben wir welche auf: Nimm es zurück und zieh auf Insel 1.
learn-leuchtturm-stones-other = Jeder Stein, der oben liegt, darf ziehen. Aber der Stein im Hafen muss in diesem Zug los, fang also mit ihm an.
learn-leuchtturm-stones-rest = { $points } Punkte sind übrig, und alle müssen weg. Zieh den Stein von Insel 4 auf Insel 7.
learn-leuchtturm-stones-split = Du darfst deine Punkte auf mehrere Steine verteilen, wie du willst. Hier soll der Stein von Insel 4 den ganzen Weg gehen.
learn-leuchtturm-stones-refill = Deine Punkte sind verbraucht. Zuletzt setzt du einen Stein in den Hafen: Ben wird ihn ziehen müssen.
learn-leuchtturm-stones-turn = Das war ein ganzer Zug: ziehen, dann den Hafen füllen. Steine ziehen nur im Uhrzeigersinn, und nach Insel 8 kommt Insel 1.

learn-leuchtturm-towers = Türme
learn-leuchtturm-towers-stack = Ein Turm wächst, wenn ein Stein auf einem anderen landet. Zieh den roten Stein aus dem Hafen auf Insel 2.
learn-leuchtturm-towers-other = Auch davon wächst der Turm. Aber der Stein im Hafen muss in diesem Zug los und kann es genauso: Nimm es zurück und fang mit ihm an.
learn-leuchtturm-towers-else = Das darfst du, aber der Turm auf Insel 2 wächst davon nicht. Nimm es zurück und lande dort.
learn-leuchtturm-towers-colours = Schon 3 Steine. Ein Stein landet nie auf seiner eigenen Farbe: Solange Rot oben liegt, kann kein anderer roter hierher.
learn-leuchtturm-towers-full = Der 4. Stein macht daraus einen Leuchtturm. Dann ist die Insel voll, und kein Stein darf dort landen. Andere ziehen über sie hinweg; auch das kostet einen Punkt, wie bei jeder Insel.

learn-leuchtturm-orders = Aufträge
learn-leuchtturm-orders-mine = Aufträge liest man von unten nach oben: Schwarz, Rot, Schwarz, Weiß. Auf Insel 6 liegen die ersten 3 davon.
learn-leuchtturm-orders-finish = Nur Weiß fehlt noch. Zieh den weißen Stein von Insel 4 auf Insel 6.
learn-leuchtturm-orders-early = Gut gesehen: Auch das vollendet einen Auftrag, einen öffentlichen. Dazu kommen wir gleich; nimm es zurück und bau zuerst deinen eigenen.
learn-leuchtturm-orders-later = Das darfst du, und dein Leuchtturm ließe sich in diesem Zug noch vollenden. Hier vollende ihn zuerst: Nimm es zurück.
learn-leuchtturm-orders-lost = Danach lässt sich dein Leuchtturm in diesem Zug nicht mehr vollenden. Nimm es zurück.
learn-leuchtturm-orders-laid = Dein erster Auftrag ist abgelegt. In der Mitte liegen 2 öffentliche Aufträge: Wer einen davon vollendet, bekommt ihn.
learn-leuchtturm-orders-public = Du hast noch { $points } Punkte, und der Stein im Hafen muss noch los. Er ist genau der, der Insel 2 fehlt.
learn-leuchtturm-orders-onward = Von dort käme er noch weiter auf Insel 2. Geh hier den ganzen Weg auf einmal: Nimm es zurück.
learn-leuchtturm-orders-missed = Jetzt kommt der Stein aus dem Hafen nicht mehr auf Insel 2, denn das kostet 2 Punkte. Nimm es zurück.
learn-leuchtturm-orders-others = 2 Aufträge in einem Zug. Aber Vorsicht: Vollendest du einen Leuchtturm, dessen Auftrag Ben auf der Hand hat, dann ist es sein Auftrag.
learn-leuchtturm-orders-hidden = Und wenn die Karte zu deinem Leuchtturm noch verdeckt in einem der beiden Stapel liegt, ist er für niemanden ein Auftrag. Dann wird er sofort abgebaut.

learn-leuchtturm-takeover = Übernehmen
learn-leuchtturm-takeover-bens = Diesen Leuchtturm hat Ben gebaut, sein Auftrag ist abgelegt. Aber wer einen Leuchtturm noch einmal vollendet, darf den Auftrag übernehmen.
learn-leuchtturm-takeover-off = Nimm ihm zuerst die Spitze: Zieh den weißen Stein von Insel 2 auf Insel 3.
learn-leuchtturm-takeover-else = Das darfst du, aber wir wollen den Leuchtturm auf Insel 2. Nimm es zurück und heb seinen obersten Stein ab.
learn-leuchtturm-takeover-on = Jetzt bring den weißen Stein aus dem Hafen auf Insel 2.
learn-leuchtturm-takeover-later = Danach könntest du Bens Auftrag noch übernehmen. Mach es hier gleich, mit dem Stein aus dem Hafen: Nimm es zurück.
learn-leuchtturm-takeover-missed = So bleibt dir 1 Punkt, und vom Hafen auf Insel 2 kostet es 2: In diesem Zug bekommst du den Auftrag nicht mehr. Nimm es zurück.
learn-leuchtturm-takeover-yours = Wieder vollendet, und jetzt ist der Auftrag deiner, bis es jemand mit dir genauso macht. Nach einem Leuchtturm darfst du vorzeitig aufhören.

learn-leuchtturm-tip = Eine gute Gewohnheit
learn-leuchtturm-tip-look = Sieh dir die Inseln am Ende deines Zuges mit Bens Augen an. Insel 3 fehlt 1 weißer Stein zu einem öffentlichen Auftrag.
learn-leuchtturm-tip-colour = Deine Punkte sind verbraucht, und der Hafen braucht einen Stein. Gib Ben nicht den, der ihm fehlt.
learn-leuchtturm-tip-gift = Ben zieht den weißen Stein 3 Inseln weiter und hat den öffentlichen Auftrag. Nimm es zurück und wähle eine andere Farbe.
learn-leuchtturm-tip-end = Gut gewählt. Die Partie endet, wenn jemand alle 3 eigenen Aufträge abgelegt hat oder beide öffentlichen Stapel leer sind. Wer die meisten abgelegten Aufträge hat, gewinnt.

learn-lumen-bid = Tippen
learn-lumen-bid-welcome = Das sind deine Karten. Du siehst ihre Farben, aber ihre Werte sehen nur Ben und Cem, so wie du ihre siehst.
learn-lumen-bid-bid = Es gibt 10 Stiche: Alle spielen eine Karte, die beste gewinnt den Stich. Wie viele werden deine? Punkte gibt es nur, wenn es genau stimmt. Im Schnitt sind es 3. Der Extrastein kommt später.
learn-lumen-bid-much = Das darfst du, aber 3 Leute teilen sich die 10 Stiche, und so viele gewinnt fast nie jemand. Nimm es zurück und tippe höchstens 6.
learn-lumen-bid-lead = Alle haben getippt. Du spielst den ersten Stich an, denn die dunkle Pluskarte am rechten Rand ist deine. Sie wird nie gespielt: Wähle eine andere Karte. Was Trumpf ist, kommt später.
learn-lumen-bid-trick = Ihr Wert wurde sichtbar, als du sie gespielt hast. Ben und Cem mussten dieselbe Farbe spielen, wenn sie konnten. Die höchste Karte hat den Stich gewonnen.

learn-lumen-follow = Farbe bedienen
learn-lumen-follow-green = Neue Karten, und die Tipps sind abgegeben. Ben hat Grün angespielt, also musst auch du Grün spielen, denn du hast welche. Zu schlagen ist die 6 von Cem.
learn-lumen-follow-higher = In jeder Farbe steigen deine Karten von links nach rechts. Spiele deine höhere grüne Karte, die rechte.
learn-lumen-follow-lower = Die linke ist deine niedrigere grüne Karte, und sie verliert. Niedrige taugen zum Verlieren mit Absicht; nimm sie jetzt zurück und gewinne.
learn-lumen-follow-won = Die höchste Karte der angespielten Farbe gewinnt, und das war deine. Wer gewinnt, spielt den nächsten Stich an.

learn-lumen-trump = Trumpf
learn-lumen-trump-yellow = Neue Karten, ein paar sind schon gespielt. Ben hat Lila angespielt, und du hast keine: Du darfst alles spielen. Gelb ist Trumpf und schlägt alle anderen Farben. Spiele deine gelbe Karte.
learn-lumen-trump-lost = Weder Lila noch Trumpf: So eine Karte gewinnt nie. So verliert man mit Absicht; nimm sie jetzt zurück und spiele Gelb.
learn-lumen-trump-won = Der Stich gehört dir: Schon ein niedriger Trumpf schlägt jede lila Karte. Nur eine höhere gelbe hätte ihn geschlagen.

learn-lumen-reading = Die eigene Hand lesen
learn-lumen-reading-count = Neue Karten, neue Tipps. Ben und Cem haben die grünen Karten 1, 3, 4, 5, 6 und 7. Die Werte gehen bis 8, und du hast 2 grüne: Also sind es die 2 und die 8.
learn-lumen-reading-eight = Diese Karte kennst du, ohne sie zu sehen: Die rechte ist die 8. Die anderen haben beide Grün, also gewinnt sie sicher. Spiele sie an.
learn-lumen-reading-low = Das war die 2: links niedrig, rechts hoch. Nimm sie zurück und spiele die andere grüne Karte an.
learn-lumen-reading-other = Du darfst jede Karte anspielen, aber nur die grüne 8 gewinnt sicher. Nimm es zurück.
learn-lumen-reading-pad = Der Block zählt für dich mit: Unter jeder Karte steht, was sie noch sein kann.

learn-lumen-exact = Genau richtig
learn-lumen-exact-enough = Das Ende eines anderen Durchgangs: Tipp { $bid }, { $tricks } Stiche, 2 kommen noch. Das wären 10 Punkte. Bei einem Stich zu viel sind sie weg, und du verlierst 5: Ab jetzt gewinnst du nichts mehr.
learn-lumen-exact-throw = Cem gewinnt diesen Stich mit Rot und spielt dann seine blaue 4 an. Rot hast du nicht: Wirf jetzt deine blaue Karte weg.
learn-lumen-exact-caught = Dann ist deine letzte Karte die blaue. Sie schlägt Cems 4 und Bens 5, und du hast einen Stich zu viel. Nimm es zurück.
learn-lumen-exact-made = Deine grüne Karte konnte nicht gewinnen, und dein Tipp geht auf: { $points } Punkte in Durchgang 1. Weiter geht es mit Durchgang 2.
learn-lumen-exact-dark = Jetzt hast du die dunkle Pluskarte: Wer sie hat, tippt zuerst und spielt an. Mit jedem Durchgang wandert sie einen Platz nach links; die hellen sind alle gleich.
learn-lumen-exact-extra = Nicht sicher? Mit dem Extrastein darfst du einen Stich mehr gewinnen, als du tippst, für die halben Punkte. Tippe jetzt mit ihm.
learn-lumen-exact-plain = Ein einfacher Tipp muss genau stimmen. Nimm ihn zurück und lege diesmal den Extrastein dazu.
learn-lumen-exact-rounds = Ohne Extrastein bringt ein Tipp, der aufgeht, in Durchgang 2 schon 20 Punkte, dann 30, dann 40. In Durchgang 4 beginnt zu dritt, wer die meisten Punkte hat.

learn-lumen-tip = Eine gute Gewohnheit
learn-lumen-tip-weak = Neue Karten. Sieh dir vor dem Tippen die anderen Hände an: Ben und Cem haben alle 8 Trümpfe, und von den 10 Karten mit 7 oder 8 haben sie 8.
learn-lumen-tip-low = Deine sind also meist niedrig. Tippe 2 oder weniger.
learn-lumen-tip-high = Ohne Trumpf und mit niedrigen Karten sind so viele Stiche nicht zu schaffen, und jeder, der fehlt, kostet 5 Punkte. Nimm es zurück und tippe weniger.
learn-lumen-tip-end = Ein vernünftiger Tipp. Gespielt werden 4 Durchgänge, und die höchste Summe gewinnt. Du bist bereit.
