# Lichterfest: Farben, Ablehnungen, Ereignisse.
lichterfest-title = Lichterfest
lichterfest-color = { $color ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-give = { $give ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-take = { $take ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-color-object = { $color ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-give-object = { $give ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-take-object = { $take ->
    [white] weiße
    [orange] orangene
    [red] rote
    [purple] lila
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
lichterfest-revealed = Es lässt sich nichts zurücknehmen: Ein verborgenes Plättchen wurde gelegt oder gezogen.
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
} ein Plättchen.
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
    [you] Du ziehst ein Plättchen.
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

lichterfest-menu-place = A { $place } legt Plättchen A auf Platz { $place }; A { $place } r dreht es um ein Viertel im Uhrzeigersinn, A { $place } rr um zwei.
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

lichterfest-color-name = { $color ->
    [white] Weiß
    [orange] Orange
    [red] Rot
    [purple] Lila
    [blue] Blau
    [green] Grün
   *[black] Schwarz
}
lichterfest-how-tile = Wähle ein Plättchen und einen Platz; R oder das Mausrad dreht.
lichterfest-how-discard = Wähle eine deiner Karten.
lichterfest-how-dedicate = Wähle, welche Karten du abgibst.
lichterfest-how-exchange = Wähle, was du gibst, und was du nimmst.
lichterfest-lay-here = Hier legen? { $own ->
    [nothing] Du bekommst nichts, { $color } ist leer
   *[other] Du bekommst { $own }
}{ $bonuses ->
    [0] {""}
   *[other] , als Bonus { $bonus }
}{ $boats ->
    [0] .
    [one] , dazu ein Boot.
   *[other] , dazu { $boats } Boote.
}
lichterfest-lay-here-only = Hier legen?
lichterfest-no-bonus = kein Bonus, { $color } ist leer
lichterfest-gets = { $player }: { $color }
lichterfest-gets-nothing = { $player }: nichts, { $color } ist leer
lichterfest-ask-exchange = Eine { lichterfest-give-object } gegen eine { lichterfest-take-object } Karte tauschen, für 2 Boote?
lichterfest-ask-dedicate = „{ lichterfest-kind }“ für { $value } Punkte abgeben?
lichterfest-ask-discard = Eine { lichterfest-color-object } Karte zurücklegen?
lichterfest-ask-pass = Deinen letzten Zug beenden?
lichterfest-do-place = Legen
lichterfest-do-exchange = Tauschen
lichterfest-do-dedicate = Abgeben
lichterfest-do-discard = Zurücklegen
lichterfest-do-pass = Zug beenden
lichterfest-turn-tile = Drehen
lichterfest-zoom-in = Näher heran
lichterfest-zoom-out = Weiter weg
lichterfest-zoom-fit = Den ganzen See zeigen
lichterfest-lake = See
lichterfest-places = Plätze für ein Plättchen
lichterfest-supply-cards = Laternenkarten
lichterfest-stack = { $tiles ->
    [0] Stapel leer
   *[other] im Stapel
}
lichterfest-rewards = Belohnungen
lichterfest-possible = möglich
lichterfest-general = allgemein, noch { $left }
lichterfest-players = Mitspieler
lichterfest-empty = leer
lichterfest-bonus = Bonus
lichterfest-cards-of = { $cards } von { $most } Karten
lichterfest-cards-count = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
lichterfest-give-which = Du gibst
lichterfest-take-which = und nimmst
lichterfest-tile-said = Plättchen: oben { $top }, rechts { $right }, unten { $bottom }, links { $left }{ $symbol ->
    [lotus] , mit Lotus
    [koi] , mit Koi
    [dragon] , mit Drache
    [panda] , mit Panda
    [ship] , mit dem Schiff
   *[ripples] {""}
}
lichterfest-touches = { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
} an { $color }
lichterfest-place-said = Platz { $number } von { $places }: { $touches }
lichterfest-place-chosen = Platz { $number } von { $places }, gewählt: { $touches }
lichterfest-no-cards = keine Laterne
lichterfest-hand-of = { $tiles } Plättchen auf der Hand
lichterfest-chair = Von hier aus sehen
lichterfest-chair-back = Zurück auf meinen Platz
lichterfest-seat-more = { $player }: { $seat }. Mehr zeigen
lichterfest-discard-one = Eine { lichterfest-color-object } Karte zurücklegen
lichterfest-reward-said = { lichterfest-kind }: { $value } Punkte, danach { $following }

lichterfest-brief-dedicated = +{ $value } ({ lichterfest-kind })
lichterfest-brief-lantern = { $received ->
    [yes] eine { lichterfest-color-object } Karte für dich
   *[no] nichts für dich
}
lichterfest-brief-exchanged = tauscht eine { lichterfest-give-object } gegen eine { lichterfest-take-object } Karte
lichterfest-brief-laid = legt ein Plättchen
lichterfest-brief-passed = beendet den letzten Zug
