# Iskry, czwarta gra z testów.
funken-title = Iskry
funken-refused-over = Gra jest skończona.
funken-refused-no-such-place = Nie ma takiego miejsca na ręce.
funken-refused-place-empty = Iskra z tego miejsca jest już zagrana.
funken-refused-too-low = Iskra musi być wyższa niż płonąca { $top }.
funken-refused-nothing-burns = Nie ma ognia, który można zgasić.
funken-setup = Dwie ręce po siedem różnych iskier od 1 do 20, a jedna z dwóch osób zaczyna.
funken-board-fire = { $top ->
    [0] Nic nie płonie.
   *[other] Płonie { $top }.
}
funken-legend = * płonie, () zgaszona, ? nie dla ciebie; ▸ ma ruch.
funken-event-lit = { $who ->
    [you] Zapalasz
   *[other] { $player } zapala
} { $spark }.
funken-event-doused = { $who ->
    [you] Gasisz
   *[other] { $player } gasi
} ogień{ $spark ->
    [unknown] {""}
   *[other] { " " }iskrą { $spark }
}.
funken-event-ended = { $who ->
    [you] Wygrywasz
   *[other] { $winners } wygrywa
}, liczba iskier: { $score }.
