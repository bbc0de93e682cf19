# Die Leuchtturm-Architekten: Steine, Ablehnungen, Spielplan, Ereignisse.
leuchtturm-title = Die Leuchtturm-Architekten
leuchtturm-stone = { $stone ->
    [red] rot
    [white] weiß
   *[black] schwarz
}
leuchtturm-stone-object = { $stone ->
    [red] roten
    [white] weißen
   *[black] schwarzen
}
leuchtturm-stone-lacking = { $stone ->
    [red] roter
    [white] weißer
   *[black] schwarzer
}
leuchtturm-at-origin = { $origin ->
    [0] Im Hafen
   *[other] Auf Insel { $origin }
}
leuchtturm-from-origin = { $origin ->
    [0] aus dem Hafen
   *[other] von Insel { $origin }
}
leuchtturm-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
leuchtturm-cost = kostet { $points } von { $budget } { $budget ->
    [one] Punkt
   *[other] Punkten
}
# Ein Turm in Worten, von unten nach oben.
leuchtturm-tower = { $tower ->
    [rwrw] Rot–Weiß–Rot–Weiß
    [rwrk] Rot–Weiß–Rot–Schwarz
    [rwkr] Rot–Weiß–Schwarz–Rot
    [rwkw] Rot–Weiß–Schwarz–Weiß
    [rkrw] Rot–Schwarz–Rot–Weiß
    [rkrk] Rot–Schwarz–Rot–Schwarz
    [rkwr] Rot–Schwarz–Weiß–Rot
    [rkwk] Rot–Schwarz–Weiß–Schwarz
    [wrwr] Weiß–Rot–Weiß–Rot
    [wrwk] Weiß–Rot–Weiß–Schwarz
    [wrkr] Weiß–Rot–Schwarz–Rot
    [wrkw] Weiß–Rot–Schwarz–Weiß
    [wkrw] Weiß–Schwarz–Rot–Weiß
    [wkrk] Weiß–Schwarz–Rot–Schwarz
    [wkwr] Weiß–Schwarz–Weiß–Rot
    [wkwk] Weiß–Schwarz–Weiß–Schwarz
    [krwr] Schwarz–Rot–Weiß–Rot
    [krwk] Schwarz–Rot–Weiß–Schwarz
    [krkr] Schwarz–Rot–Schwarz–Rot
    [krkw] Schwarz–Rot–Schwarz–Weiß
    [kwrw] Schwarz–Weiß–Rot–Weiß
    [kwrk] Schwarz–Weiß–Rot–Schwarz
    [kwkr] Schwarz–Weiß–Schwarz–Rot
    [kwkw] Schwarz–Weiß–Schwarz–Weiß
   *[other] { $tower }
}
# Der Buchstabe auf einem Stein: für jede Farbe ein anderer.
leuchtturm-letter = { $stone ->
    [red] r
    [white] w
   *[black] s
}

leuchtturm-revealed = Zurücknehmen geht nicht mehr: Alle haben etwas über einen verborgenen Auftrag erfahren.
leuchtturm-refused-over = Die Partie ist zu Ende.
leuchtturm-refused-another-asked = Jemand anders wird gerade nach einer Karte gefragt; diese Antwort kommt zuerst.
leuchtturm-refused-refill-not-due = Der Hafen wird am Ende eines Zuges besetzt, wenn keine Punkte mehr übrig sind und er leer ist.
leuchtturm-refused-stone-not-left = Im Vorrat ist kein { leuchtturm-stone-lacking } Stein mehr; wähle eine andere Farbe.
leuchtturm-refused-refill-due = In diesem Zug wird nicht mehr gezogen; setze einen Stein aus dem Vorrat in den Hafen.
leuchtturm-refused-first-stone = Der erste Zug besteht nur daraus, einen beliebigen Stein in den Hafen zu setzen.
leuchtturm-refused-answer-due = Nimm zuerst die Karte an, nach der du gefragt wirst, oder lehne sie ab.
leuchtturm-refused-not-asked = Du wirst gerade nach keiner Karte gefragt.
leuchtturm-refused-no-such-place = Es gibt den Hafen (0) und die Inseln 1 bis 8.
leuchtturm-refused-distance = Ein Stein zieht 1, 2, 3 oder 4 Inseln weit.
leuchtturm-refused-no-stone = { leuchtturm-at-origin } liegt kein Stein.
leuchtturm-refused-too-few-points = { $points ->
    [one] Das kostet { $by } Punkte, und du hast nur noch einen.
   *[other] Das kostet { $by } Punkte, und du hast nur noch { $points }.
}
leuchtturm-refused-island-full = Auf Insel { $island } liegen vier Steine; sie wird übersprungen und mitgezählt, aber nichts landet dort.
leuchtturm-refused-same-color = Der oberste Stein auf Insel { $island } ist auch { leuchtturm-stone }; gleiche Farben liegen nie aufeinander.
leuchtturm-refused-stops-before = An diesem Tisch hält ein Stein auf der nächsten Insel mit weniger als vier Steinen; weiter geht es mit einem neuen Schritt.
leuchtturm-refused-harbour-lost = Der Stein im Hafen muss in diesem Zug gezogen werden, und danach könnte er nirgends mehr landen. Zieh ihn zuerst, oder lass ihm einen Platz.
leuchtturm-refused-stop-without-lighthouse = Solange ein Stein ziehen kann, müssen alle Punkte verbraucht werden; nur nach einem Leuchtturm in diesem Zug ist der Rest freiwillig.
leuchtturm-refused-stop-before-harbour = Der Stein im Hafen kann noch gezogen werden; das musst du tun, bevor du aufhörst.
leuchtturm-setup-cards = Jeder der 24 Türme muss als Karte da sein, und jeder genau einmal.
leuchtturm-setup-deal = Alle bekommen drei Karten, und die beiden öffentlichen Stapel haben die Höhe, die zur Personenzahl gehört.
leuchtturm-setup-first = Wer beginnt, muss mitspielen.
leuchtturm-setup-turn-limit = Die Höchstzahl der Züge muss mindestens 1 sein.
leuchtturm-setup-turns-at-a-table = An einem Tisch darf die Höchstzahl der Züge höchstens { $most } sein.

leuchtturm-board-turn = Zug { $turn }
leuchtturm-board-points = Zugpunkte
leuchtturm-board-harbour = Hafen
leuchtturm-board-supply = Vorrat
leuchtturm-board-public = Öffentlich
leuchtturm-board-stack = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
leuchtturm-board-empty = leer
leuchtturm-text-buried = Sicher verdeckt
leuchtturm-board-hand = Deine Aufträge
leuchtturm-board-seat = { $laid } abgelegt, { $cards } auf der Hand
leuchtturm-text-known = bekannt: { $towers }
leuchtturm-text-question = { $who ->
    [you] Du entscheidest
   *[other] { $player } entscheidet
}: Auftrag { leuchtturm-tower } annehmen oder ablehnen?

leuchtturm-event-refilled = { $who ->
    [you] Du setzt
   *[other] { $player } setzt
} einen { leuchtturm-stone-object } Stein in den Hafen.
leuchtturm-event-moved = { $who ->
    [you] Du ziehst
   *[other] { $player } zieht
} einen { leuchtturm-stone-object } Stein { leuchtturm-from-origin } auf Insel { $island } ({ leuchtturm-points }).
leuchtturm-event-completed = { $who ->
    [you] Du vollendest
   *[other] { $player } vollendet
} auf Insel { $island } den Leuchtturm { leuchtturm-tower }.
leuchtturm-event-stands = { $why ->
    [own] { $who ->
        [you] Der Auftrag { leuchtturm-tower } liegt schon vor dir
       *[other] Der Auftrag { leuchtturm-tower } liegt schon vor { $player }
    }: Niemand bekommt eine Karte (A14).
   *[guarded] Der Auftrag { leuchtturm-tower } wurde gerade erst übernommen und ist noch geschützt: Niemand bekommt eine Karte (A19).
}
leuchtturm-event-undecided = Verdeckte Karten entscheiden, wessen Auftrag es ist oder ob der Leuchtturm abgebaut wird.
leuchtturm-event-asked = { $who ->
    [you] Du entscheidest
   *[other] { $player } entscheidet
}, ob der { $source ->
    [hand] Auftrag { leuchtturm-tower } abgelegt wird.
    [public] öffentliche Auftrag { leuchtturm-tower } genommen wird.
   *[laid] abgelegte Auftrag { leuchtturm-tower } den Besitzer wechselt.
}{ $ends ->
    [yes] {" "}Das würde die Partie beenden.
   *[no] {""}
}
leuchtturm-event-claimed = { $who ->
    [you] { $source ->
        [hand] Du legst deinen Auftrag { leuchtturm-tower } ab.
        [public] Du nimmst den öffentlichen Auftrag { leuchtturm-tower }.
       *[laid] Du übernimmst den Auftrag { leuchtturm-tower } von { $loser }.
    }
   *[other] { $source ->
        [hand] { $player } legt den Auftrag { leuchtturm-tower } ab.
        [public] { $player } nimmt den öffentlichen Auftrag { leuchtturm-tower }.
       *[laid] { $loser_is ->
            [you] { $player } übernimmt deinen Auftrag { leuchtturm-tower }.
           *[other] { $player } übernimmt den Auftrag { leuchtturm-tower } von { $loser }.
        }
    }
}
leuchtturm-event-shown = { $tower ->
    [unknown] Dieser öffentliche Stapel ist jetzt leer.
   *[other] Der nächste öffentliche Auftrag ist { leuchtturm-tower }.
}
leuchtturm-event-declined = { $who ->
    [you] Du lehnst
   *[other] { $player } lehnt
} den Auftrag { leuchtturm-tower } ab.
leuchtturm-event-pulled-down = Der Leuchtturm auf Insel { $island } wird abgebaut: { $why ->
    [buried] Sein Auftrag liegt noch verdeckt in einem öffentlichen Stapel (A14).
    [declined] Sein Auftrag wurde abgelehnt (A15).
   *[supply] Der Vorrat ist leer (A16).
}
leuchtturm-event-stopped = { $who ->
    [you] Du lässt
   *[other] { $player } lässt
} { leuchtturm-points } verfallen.
leuchtturm-event-lapsed = Kein Stein kann mehr ziehen: { $who ->
    [you] Du verlierst
   *[other] { $player } verliert
} { leuchtturm-points }.
leuchtturm-event-began = Zug { $turn }: { $who ->
    [you] Du bist dran.
   *[other] { $player } ist dran.
}
leuchtturm-outcome = { $who ->
    [you] Du gewinnst
    [together] Du und { $others } gewinnt gemeinsam
   *[other] { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
} mit { $score } { $score ->
    [one] abgelegten Auftrag
   *[other] abgelegten Aufträgen
}.
leuchtturm-event-ended = Das beendet die Partie: { leuchtturm-outcome }

leuchtturm-menu-refill = Setze einen Stein in den Hafen: { $moves }
leuchtturm-menu-move = { $points ->
    [one] Noch 1 Punkt.
   *[other] Noch { $points } Punkte.
} 0 ist der Hafen, 3>5 zieht den obersten Stein von Insel 3 auf Insel 5. Erlaubt: { $moves }
leuchtturm-menu-answer = Diesen Auftrag offen vor dir ablegen? ja oder nein.
leuchtturm-serves = { $serves ->
    [me] dein Auftrag
    [public] ein öffentlicher Auftrag
    [take-over] ein Auftrag zum Übernehmen
    [nobody] für niemanden ein Auftrag
    [other] ein Auftrag von jemand anderem
    [perhaps-other] vielleicht ein Auftrag von jemand anderem
   *[pulled-down] wird abgebaut
}
leuchtturm-reach-way = auf Insel { $island }: { $way } ({ leuchtturm-serves })
leuchtturm-legend = r rot, w weiß, k schwarz. Aufträge und Türme liest man von unten nach oben; * ist ein leuchtender Leuchtturm. ▸ ist am Zug.

leuchtturm-reason-own = Vollendet deinen Auftrag { leuchtturm-tower }.
leuchtturm-reason-public = Bringt dir den öffentlichen Auftrag { leuchtturm-tower }.
leuchtturm-reason-takes-over = Übernimmt den Auftrag { leuchtturm-tower } von { $player }.
leuchtturm-reason-ends-ahead = Beendet die Partie, und du gewinnst { $mine } zu { $theirs }.
leuchtturm-reason-ends-level = Beendet die Partie { $mine } zu { $theirs }, und du gewinnst, weil du sie beendest.
leuchtturm-reason-ends-behind = Beendet die Partie, und du verlierst { $mine } zu { $theirs }.
leuchtturm-reason-would-end-ahead = Annehmen würde die Partie beenden, und du würdest { $mine } zu { $theirs } gewinnen.
leuchtturm-reason-would-end-level = Annehmen würde die Partie { $mine } zu { $theirs } beenden, und du würdest gewinnen, weil du sie beendest.
leuchtturm-reason-would-end-behind = Annehmen würde die Partie beenden, und du würdest { $mine } zu { $theirs } verlieren.
leuchtturm-reason-claim-behind = { leuchtturm-reason-would-end-behind }
leuchtturm-reason-decline = Du verzichtest auf den Auftrag { leuchtturm-tower }.
leuchtturm-reason-serves = Vollendet den Auftrag { leuchtturm-tower }, den { $player } auf der Hand hat.
leuchtturm-reason-may-serve = { $player } hat vielleicht den Auftrag { leuchtturm-tower }: Chance { $cards } zu { $of }.
leuchtturm-reason-pulled-down = Der Leuchtturm { leuchtturm-tower } ist für niemanden ein Auftrag und wird abgebaut.
leuchtturm-reason-nobody = Der Leuchtturm { leuchtturm-tower } bringt niemandem einen Auftrag.
leuchtturm-reason-leads-to = Danach kannst du in diesem Zug { leuchtturm-tower } vollenden, zusammen für { leuchtturm-points }.
leuchtturm-reason-could-lead-to = Danach könntest du in diesem Zug { leuchtturm-tower } vollenden, zusammen für { leuchtturm-points }.
leuchtturm-reason-leaves = { $player } kann danach { leuchtturm-tower } vollenden, für { leuchtturm-points }.
leuchtturm-reason-leaves-nothing = { $player } hat, soweit du weißt, keinen Auftrag in Reichweite.
leuchtturm-reason-leaves-least = Mit jedem anderen Stein hätte { $player } es ebenso leicht oder leichter, einen Auftrag zu vollenden.
leuchtturm-reason-grows = { $stones ->
    [one] Der erste Stein deines Auftrags { leuchtturm-tower } steht.
   *[other] Die ersten { $stones } Steine deines Auftrags { leuchtturm-tower } stehen.
}
leuchtturm-reason-loses = Von deinem Auftrag { leuchtturm-tower } stehen jetzt { $before } Steine, danach { $stones ->
    [0] keiner
    [one] nur einer
   *[other] nur { $stones }
}.
leuchtturm-reason-grows-several = { $stones ->
    [one] Der erste Stein von { $orders } deiner Aufträge steht.
   *[other] Die ersten { $stones } Steine von { $orders } deiner Aufträge stehen.
}
leuchtturm-reason-will-stand = { $stones ->
    [one] Am Ende deines Zuges steht der erste Stein deines Auftrags { leuchtturm-tower }.
   *[other] Am Ende deines Zuges stehen die ersten { $stones } Steine deines Auftrags { leuchtturm-tower }.
}
leuchtturm-reason-way-on = Der Stein ({ leuchtturm-stone }) soll in diesem Zug noch weiter bis Insel { $island }.
leuchtturm-reason-frees = Der Stein darunter ({ leuchtturm-stone }) soll danach zu Insel { $island }.
leuchtturm-reason-nearer = Bringt den { leuchtturm-stone-object } Stein näher zu Insel { $island }, für deinen Auftrag { leuchtturm-tower }.
leuchtturm-reason-forgoes = Lässt { leuchtturm-tower } aus, für { leuchtturm-points } in Reichweite.
leuchtturm-reason-harbour = Zieht den Stein aus dem Hafen, wie es Pflicht ist.
leuchtturm-reason-only = Ein anderer Zug ist nicht möglich.
leuchtturm-reason-sets-back = { $whose ->
    [hand] Bremst { $player }: Vom Auftrag { leuchtturm-tower } stehen danach weniger Steine.
    [public] Bremst die anderen: Vom öffentlichen Auftrag { leuchtturm-tower } stehen danach weniger Steine.
   *[laid] Macht es schwerer, { leuchtturm-tower } von dir zu übernehmen.
}
leuchtturm-reason-can-leave-nothing = Dein Zug kann so enden, dass { $player }, soweit du weißt, keinen Auftrag in Reichweite hat.
leuchtturm-reason-keeps = { $stones ->
    [one] Der erste Stein deines Auftrags { leuchtturm-tower } bleibt stehen.
   *[other] Die ersten { $stones } Steine deines Auftrags { leuchtturm-tower } bleiben stehen.
}
leuchtturm-reason-helps-nobody = Soweit du weißt, wächst dadurch kein Turm, den andere brauchen.
leuchtturm-reason-must = Alle Punkte müssen verbraucht werden.
leuchtturm-reason-uses-points = Hörst du jetzt auf, { $points ->
    [one] verfällt 1 Punkt
   *[other] verfallen { $points } Punkte
}.
leuchtturm-reason-stone-wanted = Dein Auftrag { leuchtturm-tower } braucht als Nächstes einen { leuchtturm-stone-object } Stein.
leuchtturm-reason-withholds = Mit einem anderen Stein könnte { $player } { leuchtturm-tower } vollenden.
leuchtturm-reason-saves-stone = Spart die { leuchtturm-stone-object } Steine auf (noch { $left }).
leuchtturm-reason-hems-in = { $player } kann den nächsten Zug dann nur auf { $ways ->
    [one] eine Art
   *[other] { $ways } Arten
} beginnen.
leuchtturm-reason-stone-ahead = Mit einem { leuchtturm-stone-object } Stein würdest du { $share } von 100 Partien weniger gewinnen.
leuchtturm-caution-serves = Das vollendet den Auftrag { leuchtturm-tower } auf der Hand von { $player }.
leuchtturm-caution-leaves = Danach kann { $player } { leuchtturm-tower } vollenden, für { leuchtturm-points }.
leuchtturm-caution-decline = Du würdest auf den Auftrag { leuchtturm-tower } verzichten.
leuchtturm-caution-forgoes = Danach kannst du { leuchtturm-tower } in diesem Zug nicht mehr vollenden; jetzt ginge es noch, für { leuchtturm-points }.

leuchtturm-prompt-over = Die Partie ist zu Ende: { leuchtturm-outcome }
leuchtturm-prompt-first = { $who ->
    [you] Du bist dran: Setze einen beliebigen Stein in den Hafen; mehr gehört nicht zum ersten Zug.
   *[other] { $player } setzt den ersten Stein in den Hafen.
}
leuchtturm-prompt-refill = { $who ->
    [you] Dein Zug endet: Setze einen Stein aus dem Vorrat in den Hafen.
   *[other] { $player } setzt einen Stein aus dem Vorrat in den Hafen.
}
leuchtturm-prompt-move = { $who ->
    [you] Du bist dran: Zieh oberste Steine im Uhrzeigersinn. Noch { leuchtturm-points }.
   *[other] { $player } zieht. Noch { leuchtturm-points }.
}
leuchtturm-prompt-harbour = { $who ->
    [you] Du bist dran: noch { leuchtturm-points }, der Hafenstein muss noch gezogen werden.
   *[other] { $player } zieht: noch { leuchtturm-points }, der Hafenstein muss noch gezogen werden.
}
leuchtturm-prompt-stop = { $who ->
    [you] Dein Leuchtturm steht: noch { leuchtturm-points }. Zieh weiter oder hör auf.
   *[other] { $player } hat noch { leuchtturm-points } und darf weiterziehen oder aufhören.
}
leuchtturm-prompt-claim = { $who ->
    [you] { $source ->
        [hand] Dein Auftrag { leuchtturm-tower } ist gebaut: ablegen, oder ablehnen und den Leuchtturm abbauen lassen?
        [top] Der öffentliche Auftrag { leuchtturm-tower } ist gebaut: nehmen oder liegen lassen?
       *[laid] Der abgelegte Auftrag { leuchtturm-tower } ist wieder gebaut: übernehmen oder liegen lassen?
    }
   *[other] { $player } entscheidet über den Auftrag { leuchtturm-tower }.
}{ $ends ->
    [yes] {" "}Annehmen beendet die Partie.
   *[no] {""}
}

leuchtturm-chart = Seekarte: der Hafen und acht Inseln im Ring, im Uhrzeigersinn
leuchtturm-place = { $island ->
    [0] Hafen
   *[other] Insel { $island }
}
leuchtturm-place-holds = { leuchtturm-place }: { $stones }
leuchtturm-place-bare = { leuchtturm-place }: kein Stein
leuchtturm-place-lit = { leuchtturm-place }: Leuchtturm, { $stones }
leuchtturm-place-lift = Den { leuchtturm-stone-object } Stein aufnehmen
leuchtturm-place-land = Hier landen für { leuchtturm-points }
leuchtturm-full = voll: zählt 1, kein Halt
leuchtturm-lifted = { leuchtturm-color }: { $landings }.
leuchtturm-color = { $stone ->
    [red] Rot
    [white] Weiß
   *[black] Schwarz
}
leuchtturm-landing = Insel { $island } ({ leuchtturm-points })
leuchtturm-consequence = { $lighthouse ->
    [yes] Leuchtturm fertig
   *[no] { leuchtturm-place }
}
leuchtturm-after-move = Danach noch { leuchtturm-points }.
leuchtturm-put-back = Zurücklegen
leuchtturm-land = Auf Insel { $island }
leuchtturm-refill-choose = { leuchtturm-color } ({ $left })
leuchtturm-refill = In den Hafen setzen
leuchtturm-refill-ask = Den { leuchtturm-stone-object } Stein in den Hafen setzen?
leuchtturm-stop = Hier aufhören
leuchtturm-answer-claim = { $source ->
    [hand] Ablegen
    [top] Nehmen
   *[laid] Übernehmen
}
leuchtturm-answer-decline = { $source ->
    [hand] Ablehnen
   *[other] Liegen lassen
}
leuchtturm-question = Auf Insel { $island } steht ein Leuchtturm
leuchtturm-own-name = { $player } (du)
leuchtturm-in-hand = Hand: { $cards }
leuchtturm-goal = Die meisten Aufträge gewinnen: du { $laid }, die anderen höchstens { $most } · noch { $cards } auf der Hand
leuchtturm-goal-brief = Aufträge { $laid } : { $most }
leuchtturm-laid = abgelegt
leuchtturm-order = Auftrag { leuchtturm-tower }
leuchtturm-order-back = Ein verdeckter Auftrag
leuchtturm-order-built = Auftragskarten werden nicht gespielt oder genommen: Ein Auftrag wird abgelegt, wenn sein Leuchtturm vollendet ist.
leuchtturm-order-in-reach = In Reichweite
leuchtturm-order-stones = { $stones } von 4 Steinen
leuchtturm-order-way = { $way }: { leuchtturm-cost }, auf Insel { $island }.
leuchtturm-order-unsure = Nur wenn der Leuchtturm, den du unterwegs vollendest, nicht abgebaut wird.
leuchtturm-order-standing = Auf Insel { $island }. Es fehlt, der Reihe nach: { $missing }.
leuchtturm-order-nothing = Er beginnt mit { $missing }.
leuchtturm-order-stands = Er steht auf Insel { $island }.
leuchtturm-order-not-now = Nicht in diesem Zug.
leuchtturm-no-orders = Du hast alle deine Aufträge abgelegt.
leuchtturm-rank = { $place ->
    [1] Gewonnen
   *[other] Platz { $place }
}
leuchtturm-sheet-atlas = Atlas
leuchtturm-sheet-laid = Abgelegt
leuchtturm-sheet-reach = Reichweite
leuchtturm-atlas = Atlas der 24 Türme
leuchtturm-atlas-help = Wo jeder Auftrag liegt oder liegen könnte, nach allem, was du weißt.
leuchtturm-atlas-place = { $where ->
    [hand] { $who ->
        [you] auf deiner Hand
       *[other] bei { $player } auf der Hand
    }
    [buried] verdeckt in Stapel { $stack }
    [top] oben auf Stapel { $stack }
   *[laid] { $who ->
        [you] von dir abgelegt
       *[other] von { $player } abgelegt
    }
}
leuchtturm-atlas-group = { $certain ->
    [yes] { $places }
   *[no] Möglich: { $places }
}
leuchtturm-reach = Leuchttürme in Reichweite
leuchtturm-reach-none = Mit diesen Punkten ist kein Leuchtturm in Reichweite.
leuchtturm-reach-nothing-useful = Mit diesen Punkten ist kein Auftrag für dich in Reichweite.
leuchtturm-reach-others = { $count ->
    [one] 1 weiterer Leuchtturm, der dir nichts bringt
   *[other] { $count } weitere Leuchttürme, die dir nichts bringen
}
leuchtturm-reach-later = Was in Reichweite ist, zeigt sich, sobald du Steine ziehen kannst.
leuchtturm-reach-show = Zeigen

leuchtturm-brief-claimed = { $source ->
    [hand] legt den Auftrag { leuchtturm-tower } ab
    [public] nimmt den öffentlichen Auftrag { leuchtturm-tower }
   *[laid] { $loser_is ->
        [you] übernimmt deinen Auftrag { leuchtturm-tower }
       *[other] übernimmt von { $loser } { leuchtturm-tower }
    }
}
leuchtturm-brief-stands = { $why ->
    [own] keine Karte: schon abgelegter Auftrag { leuchtturm-tower } wieder aufgebaut
   *[guarded] keine Karte: noch geschützter Auftrag { leuchtturm-tower } wieder aufgebaut
}
leuchtturm-brief-declined = lehnt den Auftrag { leuchtturm-tower } ab
leuchtturm-brief-pulled-down = Leuchtturm auf { $island } abgebaut: { $why ->
    [buried] Auftrag noch verdeckt
    [declined] Auftrag abgelehnt
   *[supply] Vorrat leer
}
leuchtturm-brief-completed = Leuchtturm auf Insel { $island }
leuchtturm-brief-moved = { leuchtturm-stone } { $origin ->
    [0] Hafen
   *[other] { $origin }
} → { $island }
leuchtturm-brief-refilled = { leuchtturm-stone } in den Hafen
