# LUMEN: odmowy i plansze. (Kolor w mianowniku: „kolorem wyjścia jest czerwony”.)
lumen-title = LUMEN
lumen-color = { $color ->
    [yellow] żółty
    [red] czerwony
    [green] zielony
    [blue] niebieski
   *[purple] fioletowy
}
lumen-color-card = { $color ->
    [yellow] żółtą
    [red] czerwoną
    [green] zieloną
    [blue] niebieską
   *[purple] fioletową
}

lumen-refused-over = Gra się skończyła.
lumen-refused-bids-are-made = Wszystkie typy są już podane; teraz zagrywa się karty.
lumen-refused-no-such-bid = Weź od 0 do 10 kamieni typu.
lumen-refused-ten-with-extra = Jest tylko dziesięć lew: przy 10 kamieniach typu kamień dodatkowy nic już nie da.
lumen-refused-bids-come-first = Najpierw każdy podaje swój typ.
lumen-refused-no-such-place = Na twojej ręce nie ma takiego miejsca; są miejsca od 1 do 10.
lumen-refused-plus-card = Karty plusa nigdy się nie zagrywa.
lumen-refused-place-empty = Karta z tego miejsca została już zagrana.
lumen-refused-must-follow = Kolorem wyjścia jest { lumen-color }; masz ten kolor na ręce, więc musisz go dołożyć.
lumen-revealed = Niczego nie można cofnąć: odkryto kartę.
lumen-setup-first = Ciemna karta plusa musi leżeć przed kimś, kto gra.
lumen-setup-rounds = Muszą być cztery rundy, a w każdej ręka dla każdego.
lumen-setup-cards = Każdy dostaje dziesięć kart z talii dla tej liczby graczy i żadna się nie powtarza.
lumen-setup-sorted = Ręce są ułożone kolorami (żółty, czerwony, zielony, niebieski, fioletowy), rosnąco od lewej do prawej.

lumen-board-trick-of = Runda { $round } z 4, lewa { $trick } z 10
lumen-board-bids-of = Runda { $round } z 4, typy
lumen-board-over = Cztery rundy dobiegły końca
lumen-board-tips = Typ
lumen-board-tricks = Lewy
lumen-board-trick = Lewa

lumen-event-bid = { $who ->
    [you] Bierzesz
   *[other] { $player } bierze
} { $extra ->
    [yes] { $tips ->
        [0] tylko kamień dodatkowy
        [one] 1 kamień typu i kamień dodatkowy
        [few] { $tips } kamienie typu i kamień dodatkowy
       *[other] { $tips } kamieni typu i kamień dodatkowy
    }
   *[no] { $tips ->
        [0] 0 kamieni
        [one] 1 kamień typu
        [few] { $tips } kamienie typu
       *[other] { $tips } kamieni typu
    }
}.
lumen-event-played = { $who ->
    [you] Zagrywasz
   *[other] { $player } zagrywa
} { lumen-color-card } { $value }.
lumen-event-trick-won = { $who ->
    [you] Bierzesz
   *[other] { $player } bierze
} lewę { $trick }.
lumen-event-scored = Runda { $round }: { $who ->
    [you] dostajesz
   *[other] { $player } dostaje
} { $points } pkt i { $who ->
    [you] masz
   *[other] ma
} teraz { $total } pkt.
lumen-event-dealt = Runda { $round }: karty rozdano na nowo. { $who ->
    [you] Pierwszy typ i pierwsze wyjście należą do ciebie.
   *[other] Pierwszy typ podaje i pierwszą lewę zaczyna { $player }.
}
lumen-event-ended = { $who ->
    [you] Wygrywasz
   *[other] { $count ->
        [one] Wygrywa { $winners }
       *[other] Wygrywają { $winners }
    }
}, punkty: { $score }.

lumen-menu-bid = 3 to trzy kamienie typu, 3+ dodaje kamień dodatkowy; od 0 do 10.
lumen-menu-play = #4 zagrywa kartę z miejsca 4. Możesz zagrać: { $places }
lumen-legend = y żółty (atut), r czerwony, g zielony, b niebieski, p fioletowy. 2+ to dwa kamienie typu i kamień dodatkowy, [✚] ciemna karta plusa, ★ karta, która bierze lewę. ▸ ma ruch.
lumen-announced = Zagrywasz { lumen-color-card } kartę z miejsca { $place }.

lumen-reason-bid-met = Szansa, że ten typ się sprawdzi, to { $chance }%.
lumen-reason-bid-points = Średnio daje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} w rundzie { $round }.
lumen-reason-bid-tricks = Przy nim bierzesz średnio około { $tricks },{ $tenths } lewy.
lumen-reason-takes = Ta karta bierze lewę z szansą { $chance }%.
lumen-reason-need = { $tricks ->
    [one] Brakuje ci jeszcze 1 lewy.
   *[other] Brakuje ci jeszcze { $tricks } lew.
}
lumen-reason-need-none = Twój typ jest spełniony; nie chcesz już żadnej lewy.
lumen-reason-need-one-or-none = Twój typ jest spełniony; dzięki kamieniowi dodatkowemu możesz wziąć jeszcze jedną lewę.
lumen-reason-need-one-taken = Kamień dodatkowy jest już wykorzystany; nie chcesz już żadnej lewy.
lumen-reason-too-many = Masz { $tricks ->
    [one] 1 lewę
    [few] { $tricks } lewy
   *[other] { $tricks } lew
} ponad swój typ; każda następna kosztuje 5 punktów.
lumen-reason-cannot-win = Kolorem wyjścia jest { lumen-color }, a ta karta ani do niego nie pasuje, ani nie jest atutem: nie weźmie lewy.
lumen-reason-may-be-trumped = { $player } nie ma już kart w tym kolorze ({ lumen-color }) i może przebić atutem.
lumen-reason-nobody-has = Nikt inny nie ma już kart w tym kolorze ({ lumen-color }).
lumen-reason-card = To twoja { $rank ->
    [only] jedyna
    [lowest] najniższa
    [highest] najwyższa
   *[middle] środkowa
} karta w tym kolorze ({ lumen-color }), od { $low } do { $high }.
lumen-reason-card-known = To twoja { $rank ->
    [only] jedyna
    [lowest] najniższa
    [highest] najwyższa
   *[middle] środkowa
} karta w tym kolorze ({ lumen-color }); jej jedyna możliwa wartość to { $value }.

lumen-prompt-bid = Twoja kolej: typuj od 0 do 10 lew, z kamieniem dodatkowym albo bez niego.
lumen-prompt-lead = Twoja kolej: zacznij lewę dowolną kartą.
lumen-prompt-follow = Twoja kolej: kolorem wyjścia jest { lumen-color }, dołóż kartę z miejsca { $count ->
    [one] { $last }
   *[other] { $places } lub { $last }
}.
lumen-prompt-free = Twoja kolej: kolorem wyjścia jest { lumen-color }, a ty go nie masz. Zagraj dowolną kartę.
lumen-prompt-waits-bid = { $player } zastanawia się nad typem.
lumen-prompt-waits-lead = { $player } zaczyna lewę.
lumen-prompt-waits-follow = Kolorem wyjścia jest { lumen-color }, teraz zagrywa { $player }.
lumen-prompt-over = Gra się skończyła: { $who ->
    [you] wygrywasz
   *[other] wygrywa { $player }
}, punkty: { $score }.

lumen-you = ty
lumen-place = Miejsce { $place }
lumen-place-short = nr { $place }
lumen-play-place = Zagraj z miejsca { $place }
lumen-play-card = Zagraj kartę
lumen-choose = Naciśnij raz, by wybrać, drugi raz, by zagrać.
lumen-chosen = Wybrane miejsce { $place }.
lumen-card-face = { lumen-color } { $value }
lumen-card-back = Miejsce { $place }, { lumen-color }{ $state ->
    [may] , można zagrać
    [not] , teraz nie można zagrać
   *[waits] {""}
}
lumen-my-hand = Twoja ręka
lumen-hand-of = Ręka, { $player }: { $cards }
lumen-plus-dark = ciemna karta plusa
lumen-plus-light = jasna karta plusa
lumen-no-bid = jeszcze bez typu
lumen-bid-and-tricks = Typ { $tips }{ $extra ->
    [yes] {" "}+ dodatkowy
   *[no] {""}
}, { $tricks ->
    [one] 1 lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}
lumen-leads = zaczyna
lumen-wins = bierze
lumen-my-tricks = Twoje lewy
lumen-aim = Cel: { $extra ->
    [yes] { $tips } lub { $more } { $more ->
        [one] lewa
        [few] lewy
       *[other] lew
    }
   *[no] { $tips ->
        [0] bez lewy
        [one] 1 lewa
        [few] { $tips } lewy
       *[other] { $tips } lew
    }
}
lumen-bid = Twój typ
lumen-tips = { $tips ->
    [0] bez kamieni typu
    [one] 1 kamień typu
    [few] { $tips } kamienie typu
   *[other] { $tips } kamieni typu
}
lumen-extra = Kamień dodatkowy
lumen-take-stones = Weź kamienie
lumen-take = { $extra ->
    [yes] { $tips ->
        [0] Weź tylko dodatkowy
       *[other] Weź { $tips } + dodatkowy
    }
   *[no] { $tips ->
        [0] Nie bierz kamieni
        [one] Weź 1 kamień typu
        [few] Weź { $tips } kamienie typu
       *[other] Weź { $tips } kamieni typu
    }
}
lumen-pad = Notes
lumen-pad-help = Zna tylko to, co leży teraz odkryte, tak jak ty przy prawdziwym stole: wzięte lewy są zakryte (M4). Co pamiętasz, skreśl samodzielnie.
lumen-pad-none = W notesie nic teraz nie ma.
lumen-pad-either = { $one } lub { $other }
lumen-pad-possible = możliwe: { $count }
lumen-pad-value = { $value }: { $state ->
    [struck] skreślone. Przywróć
   *[open] { $chance }. Skreśl
}
lumen-pad-says = Według notesu na miejscu { $place } może być: { $values }.
lumen-sheet = Punkty
lumen-round = Runda
lumen-ranks = Miejsce w grze
lumen-worth = { $round ->
    [1] Runda 1: +10, z dodatkowym +5
    [2] Runda 2: +20, z dodatkowym +10
    [3] Runda 3: +30, z dodatkowym +15
   *[4] Runda 4: +40, z dodatkowym +20
}

lumen-brief-scored = runda { $round }: { $points } (razem { $total })
lumen-brief-trick-won = bierze lewę { $trick }
lumen-brief-bid = deklaruje { $tips }{ $extra ->
    [yes] {" "}+ dodatkowy
   *[no] {""}
}
lumen-brief-played = { lumen-card-face }
lumen-letter = { $color ->
    [yellow] ż
    [red] c
    [green] z
    [blue] n
   *[purple] f
}
lumen-trump = atut
lumen-ahead = prowadzi
lumen-total = Razem
lumen-round-scored = Koniec rundy { $round }
lumen-show-scores = Pokaż punkty
lumen-go-on = Dalej: runda { $round }
lumen-to-result = Zobacz wynik
lumen-past = Deklaracja { $tips }{ $extra ->
    [yes] {" "}+ dodatkowy
   *[no] {""}
}, lewy: { $tricks }
lumen-bid-means = { lumen-aim }. { lumen-worth }.
lumen-pad-can-be = możliwe
lumen-pad-codes = Liczby pod twoimi kartami: czym każda z nich może być.
lumen-pad-help-memory = Notes pamięta, co było widać w tej rundzie. Co jeszcze uda ci się ustalić, skreśl samodzielnie.
lumen-pad-column = Miejsce { $place }, { lumen-color }
lumen-watch = Oglądasz grę. Do końca partii widać z boku tylko kolory kart: ktoś, kto ogląda, mógłby grać przy tym stole w innej przeglądarce.
