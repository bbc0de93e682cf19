# LUMEN: Ablehnungen und Tafeln.
lumen-title = LUMEN
lumen-color = { $color ->
    [yellow] Gelb
    [red] Rot
    [green] Grün
    [blue] Blau
   *[purple] Lila
}
lumen-color-card = { $color ->
    [yellow] die gelbe
    [red] die rote
    [green] die grüne
    [blue] die blaue
   *[purple] die lila
}

lumen-refused-over = Die Partie ist zu Ende.
lumen-refused-bids-are-made = Alle Tipps sind abgegeben; jetzt werden Karten gespielt.
lumen-refused-no-such-bid = Tippe zwischen 0 und 10.
lumen-refused-ten-with-extra = Es gibt nur zehn Stiche: Mit 10 Tippsteinen kann der Extrastein nichts mehr bringen.
lumen-refused-bids-come-first = Erst geben alle ihren Tipp ab.
lumen-refused-no-such-place = Einen solchen Platz hat deine Hand nicht; es gibt Platz 1 bis 10.
lumen-refused-plus-card = Die Pluskarte wird nie ausgespielt.
lumen-refused-place-empty = Die Karte von diesem Platz ist schon gespielt.
lumen-refused-must-follow = { lumen-color } ist angespielt und du hast { lumen-color }, also musst du bedienen.
lumen-revealed = Zurücknehmen geht nicht mehr: Inzwischen wurde eine Karte aufgedeckt.
lumen-setup-first = Die dunkle Pluskarte muss bei jemandem liegen, der mitspielt.
lumen-setup-rounds = Es müssen vier Durchgänge sein, jeder mit einer Hand für alle.
lumen-setup-cards = Alle bekommen zehn der Karten für diese Personenzahl, und keine kommt doppelt vor.
lumen-setup-sorted = Die Hände sind nach Farben sortiert (Gelb, Rot, Grün, Blau, Lila), von links nach rechts aufsteigend.

lumen-text-trick-of = Durchgang { $round } von 4, Stich { $trick } von 10
lumen-text-bids-of = Durchgang { $round } von 4, Tipps
lumen-text-over = Die vier Durchgänge sind zu Ende
lumen-board-tips = Tipp
lumen-board-tricks = Stiche
lumen-board-trick = Stich

lumen-event-bid = { $who ->
    [you] Du tippst
   *[other] { $player } tippt
} { $tips }{ $extra ->
    [yes] {" "}mit Extrastein
   *[no] {""}
}.
lumen-event-played = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} { lumen-color-card } { $value }.
lumen-event-trick-won = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
} den { $trick }. Stich.
lumen-event-scored = Durchgang { $round }: { $who ->
    [you] Du { $lost ->
        [0] bekommst { $points } Punkte
       *[other] verlierst { $lost } Punkte
    }
   *[other] { $player } { $lost ->
        [0] bekommt { $points } Punkte
       *[other] verliert { $lost } Punkte
    }
} (gesamt { $total }).
lumen-event-dealt = { $round }. Durchgang: Die Karten sind neu verteilt. { $who ->
    [you] Du tippst zuerst und spielst
   *[other] { $player } tippt zuerst und spielt
} den ersten Stich an.
lumen-event-ended = { $who ->
    [you] Du gewinnst
    [together] Du und { $others } gewinnt gemeinsam
   *[other] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
} mit { $score } Punkten.

lumen-menu-bid = 3 tippt drei Stiche, 3+ dazu den Extrastein; 0 bis 10.
lumen-menu-play = #4 spielt die Karte von Platz 4. Du darfst spielen: { $places }
lumen-legend = y gelb (Trumpf), r rot, g grün, b blau, p lila. 2+ sind zwei Tippsteine und der Extrastein, [✚] die dunkle Pluskarte, ★ die Karte, die den Stich macht. ▸ ist am Zug.
lumen-announced = Du spielst { lumen-color-card } Karte auf Platz { $place }.
lumen-announced-other = { $player } spielt { lumen-color-card } Karte auf Platz { $place }.

lumen-stage = Durchgang { $round }, { $part ->
    [bids] Tipps
   *[trick] Stich { $trick }
}

lumen-bid-named = { $bid }{ $extra ->
    [yes] {" "}mit Extrastein
   *[no] {""}
}
lumen-reason-bid-gains = Der Tipp geht in { $chance } % der Fälle auf und bringt im Schnitt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
lumen-reason-bid-loses = Der Tipp geht in { $chance } % der Fälle auf und kostet im Schnitt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
lumen-reason-bid-best = Kein anderer Tipp bringt im Schnitt mehr.
lumen-reason-bid-wins = Mit keinem anderen Tipp gewinnst du deutlich öfter.
lumen-reason-bid-tricks = Du machst damit im Schnitt { $tricks },{ $tenths } Stiche.
lumen-reason-only-card = Nur diese Karte darfst du spielen.
lumen-reason-takes = Sie { $chance ->
    [0] { $case ->
        [never] kann den Stich nicht gewinnen
       *[hardly] gewinnt den Stich wohl nicht
    }
   *[other] gewinnt den Stich mit { $chance } % Wahrscheinlichkeit
}; { $aim ->
    [need] du brauchst noch { $tricks ->
        [one] einen
       *[other] { $tricks }
    }.
    [lost] dein Tipp geht nicht mehr auf, doch jeder Stich spart dir 5 Punkte.
    [none] du willst keinen mehr.
    [either] einer mehr passt noch zu deinem Tipp.
   *[over] jeder weitere kostet dich 5 Punkte.
}
lumen-reason-saves = { $aim ->
    [need] Spart stärkere Karten für spätere Stiche auf.
    [lost] Spart stärkere Karten auf: Geht der Tipp nicht auf, spart jeder spätere Stich 5 Punkte.
   *[none] Spart ungefährlichere Karten für spätere Stiche auf.
}
lumen-reason-no-better = Keine andere spielbare Karte { $aim ->
    [need] gewinnt den Stich deutlich eher.
   *[none] ist deutlich ungefährlicher.
}
lumen-reason-none-takes = Den Stich gewinnt wohl auch keine andere spielbare Karte.
lumen-reason-draws-trumps = Wer Trümpfe hat, muss einen zugeben.
lumen-reason-may-be-trumped = { $player } hat kein { lumen-color } mehr und könnte trumpfen.
lumen-reason-nobody-has = Sonst hat niemand mehr { lumen-color }.
lumen-reason-void = Danach hast du kein { lumen-color } mehr und musst es nicht mehr bedienen.
lumen-reason-card = Sie ist deine { $rank ->
    [lowest] niedrigste
   *[highest] höchste
} Karte in { lumen-color }.
lumen-reason-bid-instead = { $rival ->
    [made] Dein Tipp { lumen-bid-named } geht in { $chance } % der Fälle auf.
   *[other] Der Tipp { lumen-bid-named } ginge in { $chance } % der Fälle auf und brächte im Schnitt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger.
}
lumen-reason-keeps-bid = Mit ihr geht dein Tipp in { $chance } % der Fälle auf, mit der { $rival ->
    [made] gespielten Karte
   *[other] Karte auf Platz { $place }
} { $instead ->
    [0] nie
   *[other] nur in { $instead } %
}.
lumen-reason-spoils-bid = Der Tipp von { $player } geht dann { $chance ->
    [0] nie auf
   *[other] nur in { $chance } % der Fälle auf
}, mit der { $rival ->
    [made] gespielten Karte
   *[other] Karte auf Platz { $place }
} in { $instead } %.
lumen-caution-bid = { $chance ->
    [0] Dieser Tipp geht so gut wie nie auf
   *[other] Dieser Tipp geht nur in { $chance } % der Fälle auf
}, der Tipp { lumen-bid-named } ginge in { $instead } % { $chance ->
    [0] der Fälle auf
   *[other] auf
}.
lumen-caution-card = { $chance ->
    [0] Mit dieser Karte geht dein Tipp so gut wie nie auf
   *[other] Mit dieser Karte geht dein Tipp nur in { $chance } % der Fälle auf
}, mit der auf Platz { $place } in { $instead } % der Fälle.

lumen-prompt-bid = Du bist dran: Tippe, wie viele Stiche du machst (0 bis 10), mit oder ohne Extrastein.
lumen-prompt-lead = Du bist dran: Spiele eine beliebige Karte an.
lumen-prompt-follow = Du bist dran: { lumen-color } ist angespielt, bediene mit Platz { $count ->
    [one] { $last }
   *[other] { $places } oder { $last }
}.
lumen-prompt-free = Du bist dran: { lumen-color } ist angespielt, und du hast die Farbe nicht. Spiele eine beliebige Karte.
lumen-prompt-waits-bid = { $player } ist mit dem Tippen dran.
lumen-prompt-waits-lead = { $player } spielt an.
lumen-prompt-waits-follow = { lumen-color } ist angespielt, { $player } ist dran.
lumen-prompt-over = Die Partie ist zu Ende: { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
} mit { $score } Punkten.

lumen-you = du
lumen-place = Platz { $place }
lumen-place-short = Platz { $place }
lumen-play-place = Platz { $place } spielen
lumen-play-card = Karte spielen
lumen-choose = Einmal antippen wählt aus, noch einmal spielt die Karte.
lumen-chosen = Platz { $place } ausgewählt.
lumen-advised = Vorschlag: Platz { $place }.
lumen-card-color = { lumen-color }
lumen-card-face = { lumen-color } { $value }
lumen-card-back = Platz { $place }, { lumen-color }{ $state ->
    [may] , darf gespielt werden
    [not] , darf jetzt nicht gespielt werden
   *[waits] {""}
}
lumen-my-hand = Deine Hand
lumen-hand-of = Hand von { $player }: { $cards }
lumen-plus-dark = dunkle Pluskarte
lumen-plus-light = helle Pluskarte
lumen-no-bid = noch kein Tipp
lumen-bid-brief = Tipp { $bid }, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
lumen-bid-and-tricks = Tipp { $tips }{ $extra ->
    [yes] {" "}+ Extra
   *[no] {""}
}, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
lumen-leads = spielt an
lumen-wins = gewinnt
lumen-goal-bid = Geht der Tipp auf, bringt er { $points }, mit Extrastein { $half }
lumen-goal = { $tricks } von { $tips }{ $extra ->
    [yes] –{ $more }
   *[no] {""}
} { $extra ->
    [yes] Stichen
   *[no] { $tips ->
        [one] Stich
       *[other] Stichen
    }
} · { $kept ->
    [yes] { $points } Punkte
   *[no] bestenfalls −{ $points }
}
lumen-my-tricks = Deine Stiche
lumen-aim = Ziel: { $extra ->
    [yes] { $tips } oder { $more } Stiche
   *[no] { $tips ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $tips } Stiche
    }
}
lumen-bid = Dein Tipp
lumen-tips = Tipp { $tips }{ $extra ->
    [yes] {" "}+ Extra
   *[no] {""}
}
lumen-extra = Extrastein
lumen-take-stones = Tippen
lumen-take = { $extra ->
    [yes] { $tips } + Extra tippen
   *[no] { $tips } tippen
}
lumen-pad = Block
lumen-pad-help = Der Block kennt nur, was gerade offen liegt, wie du am echten Tisch: Gewonnene Stiche liegen verdeckt (M4). Was du dir sonst gemerkt hast, streichst du selbst.
lumen-pad-none = Auf dem Block steht gerade nichts.
lumen-pad-either = { $one } oder { $other }
lumen-pad-possible = { $count } möglich
lumen-pad-value = { $value }: { $state ->
    [struck] gestrichen. Zurückholen
   *[open] { $chance }. Streichen
}
lumen-pad-says = Laut deinem Block { $count ->
    [1] ist Platz { $place } eine
    [2] ist Platz { $place } entweder
   *[other] kann Platz { $place } sein:
} { $values }.
lumen-sheet = Punkte
lumen-round = Durchgang
lumen-ranks = Rang
lumen-worth = { $round ->
    [1] Durchgang 1: +10, mit Extra +5
    [2] Durchgang 2: +20, mit Extra +10
    [3] Durchgang 3: +30, mit Extra +15
   *[4] Durchgang 4: +40, mit Extra +20
}

lumen-brief-scored = { $points } (gesamt { $total })
lumen-brief-trick-won = gewinnt Stich { $trick }
lumen-brief-bid = tippt { $tips }{ $extra ->
    [yes] {" "}+ Extra
   *[no] {""}
}
lumen-brief-played = { $opens ->
    [yes] spielt { lumen-card-face } an
   *[no] { lumen-card-face }
}
lumen-letter = { $color ->
    [yellow] ge
    [red] r
    [green] gr
    [blue] b
   *[purple] l
}
lumen-trump = Trumpf
lumen-ahead = führt
lumen-total = Gesamt
lumen-round-scored = Durchgang { $round } ist vorbei
lumen-show-scores = Zur Wertung
lumen-gone-on = Es wird schon getippt.
lumen-go-on = Zu Durchgang { $round }
lumen-to-result = Zum Ergebnis
lumen-past = Tipp { $tips }{ $extra ->
    [yes] {" "}+ Extra
   *[no] {""}
}, Stiche: { $tricks }
lumen-bid-means = { lumen-aim }. { lumen-worth }.
lumen-pad-can-be = möglich
lumen-pad-codes = Die Zahlen unter deinen Karten: was jede davon sein kann.
lumen-pad-help-memory = Der Block merkt sich, was du in diesem Durchgang gesehen hast. Was du dir sonst erschließt, streichst du selbst.
lumen-pad-column = Platz { $place }, { lumen-color }
lumen-watch = Du siehst zu. Bis zum Ende der Partie sehen Zuschauer nur die Farben der Karten: Wer zusieht, könnte in einem anderen Browser selbst mitspielen.
