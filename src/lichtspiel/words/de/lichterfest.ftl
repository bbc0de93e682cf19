# Lichterfest: Farben, Ablehnungen, Ereignisse.
lichterfest-title = Lichterfest
lichterfest-color = { $color ->
    [white] weiße
    [orange] orangefarbene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-give = { $give ->
    [white] weiße
    [orange] orangefarbene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-take = { $take ->
    [white] weiße
    [orange] orangefarbene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-color-object = { $color ->
    [white] weiße
    [orange] orangefarbene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-give-object = { $give ->
    [white] weiße
    [orange] orangefarbene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-take-object = { $take ->
    [white] weiße
    [orange] orangefarbene
    [red] rote
    [purple] lila
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
lichterfest-kind = { $kind ->
    [four] 4 gleiche
    [pairs] 3 Paare
   *[seven] alle 7 Farben
}

lichterfest-refused-over = Die Partie ist zu Ende.
lichterfest-refused-exchanged-already = Du hast in diesem Zug schon eine Karte getauscht.
lichterfest-refused-exchange-after-dedication = Tauschen geht nur vor dem Abgeben; in diesem Zug ist es dafür zu spät.
lichterfest-refused-after-discard = Du hast schon Karten zurückgelegt; tauschen und abgeben kannst du in diesem Zug nicht mehr.
lichterfest-refused-too-few-boats = { $boats ->
    [0] Ein Tausch kostet 2 Boote, und du hast keines.
    [one] Ein Tausch kostet 2 Boote, und du hast nur eines.
   *[other] Ein Tausch kostet 2 Boote, und du hast nur { $boats }.
}
lichterfest-refused-gives-none = Du hast keine { lichterfest-give } Laternenkarte, die du geben könntest.
lichterfest-refused-same-color = Du musst eine andere Farbe nehmen als die, die du gibst.
lichterfest-refused-stack-empty = Es liegt keine { lichterfest-take } Laternenkarte mehr im Vorrat; nimm eine andere Farbe.
lichterfest-refused-dedicated-already = Du hast in diesem Zug schon eine Kombination abgegeben.
lichterfest-refused-set-incomplete = Dir fehlen Karten für diese Kombination ({ lichterfest-kind }).
lichterfest-refused-no-such-set = Eine solche Kombination gibt es nicht. „4 gleiche“ nennt eine Farbe, „3 Paare“ drei verschiedene in der üblichen Reihenfolge, „alle 7 Farben“ keine.
lichterfest-refused-discard-not-due = Deine Laternenkarten behältst du: Erst bei mehr als 12 werden welche zurückgelegt, und du hast { $cards }.
lichterfest-refused-discards-none = Du hast keine { lichterfest-color } Laternenkarte zum Zurücklegen.
lichterfest-refused-discard-in-last-turn = Im letzten Zug wird nichts zurückgelegt.
lichterfest-refused-too-many-cards = Du hast { $cards } Laternenkarten; gib eine Kombination ab oder lege Karten bis auf 12 zurück, bevor du ein Plättchen legst.
lichterfest-refused-tile-not-held = Das See-Plättchen { $tile } hast du nicht auf der Hand.
lichterfest-refused-turns = Ein Plättchen lässt sich um 0, 1, 2 oder 3 Viertel drehen.
lichterfest-refused-place-taken = Dort liegt schon ein Plättchen; wähle einen freien Platz daneben.
lichterfest-refused-place-apart = Dort grenzt kein Plättchen Seite an Seite an; über Eck genügt nicht.
lichterfest-refused-tile-in-last-turn = Alle Plättchen liegen schon; in deinem letzten Zug darfst du nur noch tauschen und abgeben.
lichterfest-refused-pass-not-yet = Du kannst nicht passen: Außer im letzten Zug muss immer ein Plättchen gelegt werden.
lichterfest-revealed = Zurücknehmen geht nicht mehr: Inzwischen wurde ein Plättchen gelegt oder gezogen.
lichterfest-setup-sides = Die Plätze müssen im Uhrzeigersinn liegen, jeder an einer eigenen Seite; zu zweit sitzt man sich gegenüber.
lichterfest-setup-turns = Die rote Seite des Start-Plättchens muss zu jemandem zeigen, der mitspielt.
lichterfest-setup-tiles = Alle bekommen drei Plättchen, der Stapel ist vollständig, und kein Plättchen kommt doppelt vor.

lichterfest-board-supply = Vorrat
lichterfest-board-stack = { $tiles } Plättchen im Stapel
lichterfest-text-general = Ersatzkarten zu 4 Punkten: noch { $left }
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
    [together] Du und { $others } gewinnt gemeinsam mit { $score } Punkten.
   *[other] { $count ->
        [one] { $winners } gewinnt mit { $score } Punkten.
       *[other] { $winners } teilen sich den Sieg mit { $score } Punkten.
    }
}

lichterfest-menu-place = A { $place } legt Plättchen A auf Platz { $place }; A { $place } r dreht es um ein Viertel im Uhrzeigersinn, A { $place } rr um zwei.
lichterfest-menu-discard = -r legt eine rote Karte zurück: Du hast mehr als 12.
lichterfest-menu-exchange = r>b tauscht für 2 Boote eine rote gegen eine blaue Karte.
lichterfest-menu-dedicate = d{ $number } gibt „{ lichterfest-kind }“ für { $value } Punkte ab.
lichterfest-menu-pass = p beendet deinen letzten Zug.
lichterfest-menu-confirm = Eingabetaste: ausführen; r dreht das Plättchen; alles andere bricht ab.
lichterfest-menu-no-place = Du hast { $tiles } Plättchen (ab A), und es gibt { $places } Plätze.
lichterfest-menu-no-set = Du könntest { $sets } Kombinationen abgeben.
lichterfest-legend = w weiß, o orange, r rot, p lila, b blau, g grün, k schwarz. Auf einem Plättchen: * ein Symbol, ~ Wasser, ^ das Schiff des Start-Plättchens. ▸ ist am Zug.



lichterfest-turned = { $side ->
    [top] Seine Seiten: oben { lichterfest-color-name },
    [right] rechts { lichterfest-color-name },
    [bottom] unten { lichterfest-color-name },
   *[left] links { lichterfest-color-name }.
}
lichterfest-where = Vom Start-Plättchen aus liegt es { $ways ->
    [both] { lichterfest-where-across } und { lichterfest-where-up }
    [across] { lichterfest-where-across }
   *[up] { lichterfest-where-up }
}.
lichterfest-where-across = { $across } { $side ->
    [left] nach links
   *[right] nach rechts
}
lichterfest-where-up = { $up } { $level ->
    [above] nach oben
   *[below] nach unten
}

lichterfest-reason-next-less = Andere bekommen für „{ lichterfest-kind }“ dann nur noch { $value }.
lichterfest-reason-lowers = Auch { $player } hat „{ lichterfest-kind }“; das bringt dann nur noch { $value }.
lichterfest-reason-last-chance = Es ist die letzte Gelegenheit zum Abgeben.
lichterfest-reason-saves-discards = Sonst { $cards ->
    [one] müsstest du eine Karte
   *[other] müsstest du { $cards } Karten
} zurücklegen.
lichterfest-reason-still-complete = „{ lichterfest-kind }“ für { $value } bleibt komplett.
lichterfest-reason-better-set = „{ lichterfest-kind }“ brächte jetzt mehr ({ $value }).
lichterfest-reason-completes = Macht „{ lichterfest-kind }“ komplett, für { $value } Punkte.
lichterfest-reason-completes-unless = Macht „{ lichterfest-kind }“ komplett, für { $value } Punkte, wenn { $player } nicht vorher abgibt.
lichterfest-reason-nearer = Für „{ lichterfest-kind }“ fehlen dann nur noch { $cards } Karten.
lichterfest-reason-second = { $again ->
    [yes] Lässt dir „{ lichterfest-kind }“ zum Abgeben und bringt dich derselben Kombination noch einmal näher.
   *[no] Bereitet als nächste Kombination „{ lichterfest-kind }“ vor.
}
lichterfest-reason-run-out = Eine weitere { lichterfest-color-object } Karte wäre nicht zu bekommen: Ihr Stapel ist leer.
lichterfest-reason-one-short = Dann fehlt nur noch eine Karte für „{ lichterfest-kind }“ ({ $value } Punkte).
lichterfest-reason-farther = Dann fehlen für „{ lichterfest-kind }“ ({ $value } Punkte) { $cards } Karten; jetzt fehlt eine.
lichterfest-reason-breaks = Reißt „{ lichterfest-kind }“ auseinander ({ $value } Punkte).
lichterfest-reason-completes-other = Damit hat { $player } „{ lichterfest-kind }“ komplett, für { $value } Punkte.
lichterfest-reason-match = Das passt: dazu eine { lichterfest-color-object } Karte als Bonus.
lichterfest-reason-match-nothing = Das passt, aber es ist keine { lichterfest-color-object } Karte mehr da.
lichterfest-reason-takes = Bringt eine { lichterfest-color-object } Karte.
lichterfest-reason-takes-nothing = Bringt keine Laterne: Es ist keine { lichterfest-color-object } Karte mehr da.
lichterfest-reason-gives = Gibt { $player } eine { lichterfest-color-object } Karte.
lichterfest-reason-gives-nothing = Gibt { $player } nichts, denn es ist keine { lichterfest-color-object } Karte mehr da.
lichterfest-reason-boats = Bringt { $boats ->
    [one] ein Boot
   *[other] { $boats } Boote
}.
lichterfest-reason-above-twelve = Damit hast du { $cards } Karten; behalten darfst du nur zwölf.
lichterfest-reason-waits = Behält „{ lichterfest-kind }“ auf der Hand; jetzt wären es { $value } Punkte.
lichterfest-reason-costs-boats = Kostet 2 Boote; übrig { $boats ->
    [0] bleibt keines
    [one] bleibt eines
   *[other] bleiben { $boats }
}.
lichterfest-reason-too-many = Von deinen { $cards } Karten darfst du nur zwölf behalten.
lichterfest-reason-keeps = Von dieser Farbe { $cards ->
    [0] bleibt keine Karte
    [one] bleibt eine Karte
   *[other] bleiben { $cards } Karten
}.
lichterfest-reason-pass-nothing = Du kannst nichts mehr abgeben.
lichterfest-reason-most = Keine andere Kombination brächte jetzt mehr.
lichterfest-reason-unneeded = Niemand wartet auf das, was du zurücklegst.
lichterfest-reason-room = Danach hast du { $cards } Karten, deutlich unter der Grenze von zwölf.
lichterfest-reason-misses-less = Für „{ lichterfest-kind }“ { $cards ->
    [0] fehlt danach nichts
    [one] fehlt danach nur 1 Karte
   *[other] fehlen danach nur { $cards } Karten
}; umgekehrt { $instead ->
    [one] fehlte 1
   *[other] fehlten { $instead }
} für „{ $other ->
    [four] 4 gleiche
    [pairs] 3 Paare
   *[seven] alle 7 Farben
}“.
lichterfest-reason-gathers = Dann hast du { $cards } { lichterfest-color-object } { $cards ->
    [one] Karte
   *[other] Karten
}{ $kind ->
    [none] {""}
   *[other] , für „{ lichterfest-kind }“
}.
lichterfest-reason-takes-last = Nimmt die letzte { lichterfest-color-object } Karte.
lichterfest-reason-completes-none = Macht für niemand anderen etwas komplett.
lichterfest-reason-holds-back = Beim Abgeben ginge eine { lichterfest-color-object } Karte zurück, auf die { $player } wartet; sonst ist keine mehr da.
lichterfest-reason-puts-back = Legt eine { lichterfest-color-object } Karte zurück, auf die { $player } wartet; sonst ist keine mehr da.
lichterfest-reason-forgoes = Verzichtet auf „{ lichterfest-kind }“ ({ $value } Punkte).
lichterfest-caution-set-in-hand = Du kannst { lichterfest-kind } abgeben, jetzt für { $value } Punkte; liegt das Plättchen, geht das in diesem Zug nicht mehr.
lichterfest-caution-discards-set = Du kannst { lichterfest-kind } abgeben, jetzt für { $value } Punkte; legst du eine Karte zurück, geht das in diesem Zug nicht mehr.
lichterfest-caution-passes-set = Du kannst { lichterfest-kind } abgeben, jetzt für { $value } Punkte; endet dein letzter Zug, geht das nicht mehr.
lichterfest-caution-exchange-first = Nach dem Abgeben kannst du nicht mehr tauschen, und nach einem Tausch hättest du { lichterfest-kind } für { $value } Punkte.
lichterfest-caution-breaks-set = Damit gibst du eine Karte von „{ lichterfest-kind }“ weg; das könntest du jetzt für { $value } Punkte abgeben.
lichterfest-caution-gives-set = Damit hat { $player } { lichterfest-kind } beisammen, das bringt { $value } Punkte.

lichterfest-prompt-may = { $may ->
    [exchange] tauschen (2 Boote)
    [dedicate] { lichterfest-prompt-set }
   *[both] tauschen (2 Boote), dann { lichterfest-prompt-set }
}
lichterfest-prompt-set = { $kinds ->
    [one] „{ lichterfest-kind }“ abgeben ({ $value } Punkte)
   *[other] abgeben (bis { $value } Punkte)
}
lichterfest-prompt-tile = { $may ->
    [nothing] Du bist dran: Lege ein Plättchen.
   *[other] Lege ein Plättchen. Vorher möglich: { lichterfest-prompt-may }.
}
lichterfest-prompt-discard = Lege { $over ->
    [one] eine
   *[other] { $over }
} von { $cards } Karten zurück{ $may ->
    [nothing] , dann ein Plättchen.
   *[other] . Vorher möglich: { lichterfest-prompt-may }.
}
lichterfest-prompt-last = { $may ->
    [nothing] Du kannst nichts mehr tun. Beende deinen letzten Zug.
   *[other] Dein letzter Zug. Noch möglich: { lichterfest-prompt-may }.
}

lichterfest-goal = { $missing ->
    [0] Komplett: { lichterfest-kind } · { $value } Punkte
    [one] Noch eine Karte für { lichterfest-kind } · { $value } Punkte
   *[other] Noch { $missing } Karten für { lichterfest-kind } · { $value } Punkte
}
lichterfest-goal-brief = { $missing ->
    [0] ✓
   *[other] Noch { $missing }
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
lichterfest-letter = { $color ->
    [white] w
    [orange] o
    [red] r
    [purple] l
    [blue] b
    [green] g
   *[black] s
}
lichterfest-how-tile = Wähle Plättchen und Platz, oder zieh das Plättchen hin. Noch ein Klick darauf in der Hand, R oder das Mausrad dreht es; noch ein Klick auf den Platz oder Enter legt es.
lichterfest-how-tile-touch = Tippe ein Plättchen an; noch einmal antippen dreht es. Dann tippe einen Platz an; noch einmal antippen legt es.
lichterfest-how-discard = Wähle eine deiner Karten.
lichterfest-how-dedicate = Wähle, welche Karten du abgibst.
lichterfest-lay-here = Hier legen?
lichterfest-own-gains = { $own ->
    [nothing] Für dich ist keine { lichterfest-color-object } Karte mehr da
   *[other] Du bekommst { $own }
}{ $bonuses ->
    [0] {""}
   *[other] , als Bonus { $bonus }
}{ $boats ->
    [0] .
    [one] , dazu ein Boot.
   *[other] , dazu { $boats } Boote.
}
lichterfest-no-bonus = kein Bonus (kein { $color } mehr)
lichterfest-gets = { $player }: { $color }
lichterfest-gets-nothing = { $player } geht leer aus (kein { $color } mehr)
lichterfest-ask-exchange = Für 2 Boote eine { lichterfest-give-object } gegen eine { lichterfest-take-object } Karte tauschen?
lichterfest-ask-dedicate = „{ lichterfest-kind }“ für { $value } Punkte abgeben?
lichterfest-ask-discard = Eine { lichterfest-color-object } Karte zurücklegen?
lichterfest-ask-pass = Deinen letzten Zug beenden?
lichterfest-ends-exchange = Danach kannst du in diesem Zug nicht mehr tauschen.
lichterfest-leaves-set = „{ lichterfest-kind }“ ({ $value } Punkte) kannst du { $move ->
    [place] nach dem Legen erst im nächsten Zug abgeben.
    [discard] nach dem Zurücklegen in diesem Zug nicht mehr abgeben.
   *[pass] danach nicht mehr abgeben.
}
lichterfest-do-place = Legen
lichterfest-do-exchange = Tauschen
lichterfest-do-dedicate = Abgeben
lichterfest-do-discard = Zurücklegen
lichterfest-do-pass = Zug beenden
lichterfest-turn-tile = Drehen
lichterfest-zoom-in = Vergrößern
lichterfest-zoom-out = Verkleinern
lichterfest-zoom-fit = Den ganzen See zeigen
lichterfest-lake = See
lichterfest-places = Plätze für ein Plättchen
lichterfest-own = Deine Laternen und Plättchen
lichterfest-supply-cards = Laternenkarten
lichterfest-stack = { $tiles ->
    [0] Stapel leer
   *[other] im Stapel
}
lichterfest-rewards = Belohnungen
lichterfest-possible = möglich
lichterfest-general = Ersatzkarten zu { $value } Punkten: noch { $left }
lichterfest-substitute = Stapel leer: Ersatzkarte
lichterfest-players = Mitspieler
lichterfest-empty = leer
lichterfest-bonus = Bonus
lichterfest-cards-held = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}{ $over ->
    [0] {""}
   *[other] , { $over } zu viel
}
lichterfest-give-which = Welche deiner Karten gibst du?
lichterfest-take-which = Und welche nimmst du?
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
lichterfest-place-said = Platz { $number } von { $places }: grenzt { $touches }
lichterfest-place-chosen = Platz { $number } von { $places }, gewählt: grenzt { $touches }
lichterfest-no-cards = keine Laterne
lichterfest-hand-of = { $tiles } Plättchen auf der Hand
lichterfest-chair = Von diesem Platz aus ansehen
lichterfest-chair-back = Zurück auf meinen Platz
lichterfest-seat-more = { $player }: { $seat }. Mehr zeigen
lichterfest-discard-one = Eine { lichterfest-color-object } Karte zurücklegen
lichterfest-give-one = Eine { lichterfest-color-object } Karte geben
lichterfest-reward-said = { lichterfest-kind }: { $value } Punkte, danach { $following }
lichterfest-reward-now = { $reward }; jetzt möglich

lichterfest-brief-dedicated = +{ $value } ({ lichterfest-kind })
lichterfest-brief-lantern = { $received ->
    [yes] { lichterfest-color-name } für dich
   *[no] nichts für dich
}
lichterfest-brief-exchanged = tauscht eine { lichterfest-give-object } gegen eine { lichterfest-take-object } Karte
lichterfest-brief-laid = legt ein Plättchen
lichterfest-brief-passed = beendet den letzten Zug
