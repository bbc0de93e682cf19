# Lichterfest: Farben, Ablehnungen, Ereignisse.
lichterfest-title = Lichterfest
lichterfest-color = { $color ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] violette
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-give = { $give ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] violette
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-take = { $take ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] violette
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-color-object = { $color ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] violette
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-give-object = { $give ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] violette
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-take-object = { $take ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] violette
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-kind = { $kind ->
    [four] 4 derselben Farbe
    [pairs] 3 Paare
   *[seven] von jeder Farbe 1
}

lichterfest-refused-over = Die Partie ist zu Ende.
lichterfest-refused-exchanged-already = Du hast in diesem Zug schon eine Karte getauscht.
lichterfest-refused-exchange-after-dedication = Getauscht wird vor dem Abgeben; danach ist es in diesem Zug vorbei.
lichterfest-refused-after-discard = Du hast begonnen, Karten zurückzulegen; Tauschen und Abgeben sind in diesem Zug vorbei.
lichterfest-refused-too-few-boats = { $boats ->
    [0] Ein Tausch kostet 2 Boote, und du hast keines.
    [one] Ein Tausch kostet 2 Boote, und du hast nur eines.
   *[other] Ein Tausch kostet 2 Boote, und du hast nur { $boats }.
}
lichterfest-refused-gives-none = Du hast keine { lichterfest-give } Laternenkarte zum Abgeben.
lichterfest-refused-same-color = Du musst eine andere Farbe nehmen als die, die du abgibst.
lichterfest-refused-stack-empty = Es liegt keine { lichterfest-take } Laternenkarte mehr im Vorrat; nimm eine andere Farbe.
lichterfest-refused-dedicated-already = Du hast in diesem Zug schon Laternenkarten für eine Belohnung abgegeben.
lichterfest-refused-set-incomplete = Dir fehlen Karten für diese Kombination ({ lichterfest-kind }).
lichterfest-refused-no-such-set = Eine solche Kombination gibt es nicht. „4 derselben Farbe“ nennt eine Farbe, „3 Paare“ drei verschiedene in der üblichen Reihenfolge, „von jeder Farbe 1“ keine.
lichterfest-refused-discard-not-due = Zurücklegen darfst du nur, solange du mehr als 12 Laternenkarten hast; du hast { $cards }.
lichterfest-refused-discards-none = Du hast keine { lichterfest-color } Laternenkarte zum Zurücklegen.
lichterfest-refused-discard-in-last-turn = Im letzten Zug wird nichts zurückgelegt.
lichterfest-refused-too-many-cards = Du hast { $cards } Laternenkarten; gib eine Kombination ab oder lege Karten bis auf 12 zurück, bevor du ein Plättchen legst.
lichterfest-refused-tile-not-held = Das See-Plättchen { $tile } hast du nicht auf der Hand.
lichterfest-refused-turns = Ein Plättchen lässt sich um 0, 1, 2 oder 3 Viertel drehen.
lichterfest-refused-place-taken = Auf { $x },{ $y } liegt schon ein Plättchen.
lichterfest-refused-place-apart = An { $x },{ $y } grenzt kein Plättchen Seite an Seite; über Eck genügt nicht.
lichterfest-refused-tile-in-last-turn = Alle Plättchen liegen; in deinem letzten Zug darfst du nur noch tauschen und abgeben.
lichterfest-refused-pass-not-yet = Du kannst nicht passen: Außer im letzten Zug muss immer ein Plättchen gelegt werden.
lichterfest-setup-sides = Die Plätze müssen im Uhrzeigersinn liegen, jeder an einer eigenen Seite; zu zweit sitzt man sich gegenüber.
lichterfest-setup-turns = Die rote Seite des Start-Plättchens muss zu jemandem zeigen, der mitspielt.
lichterfest-setup-tiles = Alle bekommen drei Plättchen, der Stapel hat seine Höhe, und kein Plättchen kommt doppelt vor.

lichterfest-board-supply = Vorrat
lichterfest-board-stack = { $tiles } Plättchen im Stapel
lichterfest-board-general = allgemeingültig 4, noch { $left }
lichterfest-board-seat = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $boats } { $boats ->
    [one] Boot
   *[other] Boote
}, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
lichterfest-board-hand = Deine Plättchen

lichterfest-event-exchanged = { $who ->
    [you] Du tauschst
   *[other] { $player } tauscht
} eine { lichterfest-give-object } gegen eine { lichterfest-take-object } Laternenkarte.
lichterfest-event-dedicated = { $who ->
    [you] Du gibst
   *[other] { $player } gibt
} „{ lichterfest-kind }“ für { $value } Punkte ab.
lichterfest-event-discarded = { $who ->
    [you] Du legst
   *[other] { $player } legt
} eine { lichterfest-color-object } Laternenkarte zurück.
lichterfest-event-laid = { $who ->
    [you] Du legst
   *[other] { $player } legt
} Plättchen { $tile }.
lichterfest-event-bonus = { $received ->
    [yes] Das passt: { $who ->
        [you] Du bekommst
       *[other] { $player } bekommt
    } als Bonus eine { lichterfest-color-object } Karte.
   *[no] Das passt, aber { $who ->
        [you] für dich
       *[other] für { $player }
    } ist keine { lichterfest-color-object } Karte mehr da.
}
lichterfest-event-boat = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} ein Boot.
lichterfest-event-lantern = { $received ->
    [yes] { $who ->
        [you] Du bekommst
       *[other] { $player } bekommt
    } eine { lichterfest-color-object } Karte.
   *[no] { $who ->
        [you] Du gehst
       *[other] { $player } geht
    } leer aus: Es ist keine { lichterfest-color-object } Karte mehr da.
}
lichterfest-event-drew = { $who ->
    [you] { $tile ->
        [unknown] Du ziehst ein Plättchen.
       *[other] Du ziehst Plättchen { $tile }.
    }
   *[other] { $player } zieht ein Plättchen.
}
lichterfest-event-passed = { $who ->
    [you] Du beendest
   *[other] { $player } beendet
} den letzten Zug.
lichterfest-event-ended = { $who ->
    [you] Du gewinnst mit { $score } Punkten.
   *[other] { $count ->
        [one] { $winners } gewinnt mit { $score } Punkten.
       *[other] { $winners } teilen sich den Sieg mit { $score } Punkten.
    }
}

lichterfest-menu-place = A 5 legt Plättchen A auf Platz 5; A 5 r dreht es um ein Viertel im Uhrzeigersinn, A 5 rr um zwei.
lichterfest-menu-discard = -r legt eine rote Karte zurück: Du hast mehr als 12.
lichterfest-menu-exchange = r>b tauscht eine rote gegen eine blaue Karte, für 2 Boote.
lichterfest-menu-dedicate = d{ $number } gibt „{ lichterfest-kind }“ für { $value } Punkte ab.
lichterfest-menu-pass = p beendet deinen letzten Zug.
lichterfest-confirm = Eingabetaste: ausführen; r dreht ein Plättchen; alles andere nimmt zurück.
lichterfest-no-such-place = Du hast { $tiles } Plättchen (ab A), und es gibt { $places } Plätze.
lichterfest-no-such-set = Du könntest { $sets } Kombinationen abgeben.
lichterfest-legend = w weiß, o orange, r rot, p lila, b blau, g grün, k schwarz. Auf einem Plättchen: * ein Symbol, ~ Wasser, ^ das Schiff des Start-Plättchens. ▸ ist am Zug.



lichterfest-reason-dedicates = Bringt { $value } Punkte für „{ lichterfest-kind }“.
lichterfest-reason-next-less = Danach bringt „{ lichterfest-kind }“ nur noch { $value }.
lichterfest-reason-lowers = { $who ->
    [you] Auch du hast
   *[other] Auch { $player } hat
} „{ lichterfest-kind }“; das bringt dann nur noch { $value }.
lichterfest-reason-last-chance = Es ist die letzte Gelegenheit, etwas abzugeben.
lichterfest-reason-saves-discards = Sonst { $cards ->
    [one] müsste eine Karte
   *[other] müssten { $cards } Karten
} zurück.
lichterfest-reason-still-complete = Komplett bleibt noch „{ lichterfest-kind }“ für { $value }.
lichterfest-reason-better-set = Mehr brächte „{ lichterfest-kind }“: { $value }.
lichterfest-reason-completes = Macht „{ lichterfest-kind }“ komplett, für { $value } Punkte.
lichterfest-reason-one-short = Für „{ lichterfest-kind }“, { $value } Punkte wert, fehlt dann nur noch eine Karte.
lichterfest-reason-breaks = Reißt „{ lichterfest-kind }“ auseinander, { $value } Punkte wert.
lichterfest-reason-completes-other = Damit { $who ->
    [you] hast du
   *[other] hat { $player }
} „{ lichterfest-kind }“ komplett, für { $value } Punkte.
lichterfest-reason-match = Das passt: eine { lichterfest-color-object } Karte extra.
lichterfest-reason-match-nothing = Das passt, aber es ist keine { lichterfest-color-object } Karte mehr da.
lichterfest-reason-takes = Bringt eine { lichterfest-color-object } Karte.
lichterfest-reason-takes-nothing = Bringt keine Laterne: Es ist keine { lichterfest-color-object } Karte mehr da.
lichterfest-reason-gives = Gibt { $who ->
    [you] dir
   *[other] { $player }
} eine { lichterfest-color-object } Karte.
lichterfest-reason-gives-nothing = Gibt { $who ->
    [you] dir
   *[other] { $player }
} nichts, denn es ist keine { lichterfest-color-object } Karte mehr da.
lichterfest-reason-boats = Bringt { $boats ->
    [one] ein Boot
   *[other] { $boats } Boote
}.
lichterfest-reason-above-twelve = Führt zu { $cards } Karten, und nur zwölf dürfen bleiben.
lichterfest-reason-waits = Hebt „{ lichterfest-kind }“ für später auf, jetzt { $value } Punkte wert.
lichterfest-reason-swaps = Bringt eine { lichterfest-take-object } Karte für eine { lichterfest-give-object }.
lichterfest-reason-costs-boats = Kostet 2 Boote; übrig { $boats ->
    [0] bleibt keines
    [one] bleibt eines
   *[other] bleiben { $boats }
}.
lichterfest-reason-too-many = Von { $cards } Karten dürfen nur zwölf bleiben.
lichterfest-reason-keeps = Von dieser Farbe { $cards ->
    [0] bleibt keine Karte
    [one] bleibt eine Karte
   *[other] bleiben { $cards } Karten
}.
lichterfest-reason-pass-nothing = Mehr lässt sich nicht abgeben.
lichterfest-reason-forgoes = Verzichtet auf „{ lichterfest-kind }“ für { $value } Punkte.

lichterfest-prompt-may = { $may ->
    [dedicate] { lichterfest-prompt-set } abgeben
    [exchange] für 2 Boote eine Karte tauschen
   *[both] { lichterfest-prompt-set } abgeben oder für 2 Boote eine Karte tauschen
}
lichterfest-prompt-set = { $kinds ->
    [one] „{ lichterfest-kind }“ für { $value } Punkte
   *[other] eine Kombination für bis zu { $value } Punkte
}
lichterfest-prompt-tile = { $may ->
    [nothing] Du bist dran: Lege ein Plättchen.
   *[other] Du bist dran: Lege ein Plättchen; vorher kannst du { lichterfest-prompt-may }.
}
lichterfest-prompt-discard = Du hast { $cards } Karten: Lege { $over ->
    [one] eine
   *[other] { $over }
} zurück{ $may ->
    [nothing] , dann ein Plättchen.
   *[other] ; vorher kannst du { lichterfest-prompt-may }.
}
lichterfest-prompt-last = { $may ->
    [nothing] Dein letzter Zug: Mehr ist nicht zu tun, beende ihn.
   *[other] Dein letzter Zug: Du kannst noch { lichterfest-prompt-may }; dann beende ihn.
}
