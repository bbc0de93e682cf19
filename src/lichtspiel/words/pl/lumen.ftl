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

lumen-refused-over = Partia się skończyła.
lumen-refused-bids-are-made = Wszyscy już zadeklarowali; teraz zagrywamy karty.
lumen-refused-no-such-bid = Zadeklaruj od 0 do 10 lew.
lumen-refused-ten-with-extra = Jest tylko dziesięć lew: przy deklaracji 10 kamień dodatkowy nic już nie da.
lumen-refused-bids-come-first = Najpierw każdy składa deklarację.
lumen-refused-no-such-place = Na twojej ręce nie ma takiego miejsca; są miejsca od 1 do 10.
lumen-refused-plus-card = Karty plusa nigdy się nie zagrywa.
lumen-refused-place-empty = Karta z tego miejsca została już zagrana.
lumen-refused-must-follow = Kolor wyjścia: { lumen-color }. Masz go na ręce, więc musisz dołożyć do koloru.
lumen-revealed = Tego nie da się już cofnąć: tymczasem odkryto kartę.
lumen-setup-first = Ciemna karta plusa musi leżeć przed kimś, kto gra.
lumen-setup-rounds = Muszą być cztery rundy, a w każdej ręka dla każdego.
lumen-setup-cards = Każdy dostaje dziesięć kart z talii dla tej liczby graczy i żadna się nie powtarza.
lumen-setup-sorted = Ręce są ułożone kolorami (żółty, czerwony, zielony, niebieski, fioletowy), rosnąco od lewej do prawej.

lumen-text-trick-of = Runda { $round } z 4, lewa { $trick } z 10
lumen-text-bids-of = Runda { $round } z 4, deklaracje
lumen-text-over = Cztery rundy dobiegły końca
lumen-board-tips = Dekl.
lumen-board-tricks = Lewy
lumen-board-trick = Lewa

lumen-event-bid = { $who ->
    [you] Deklarujesz
   *[other] { $player } deklaruje
} { $tips ->
    [one] 1 lewę
    [few] { $tips } lewy
   *[other] { $tips } lew
}{ $extra ->
    [yes] {" "}(+ kamień dodatkowy)
   *[no] {""}
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
    [you] { $lost ->
        [0] zdobywasz { $points } pkt
       *[other] tracisz { $lost } pkt
    }
   *[other] { $player } { $lost ->
        [0] zdobywa { $points } pkt
       *[other] traci { $lost } pkt
    }
}, razem { $total }.
lumen-event-dealt = Runda { $round }: nowe rozdanie. { $who ->
    [you] Deklaracje i pierwszą lewę zaczynasz ty.
   *[other] Deklaracje i pierwszą lewę zaczyna { $player }.
}
lumen-event-ended = { $who ->
    [you] Wygrywasz
    [together] Ty i { $others } wygrywacie razem
   *[other] { $count ->
        [one] Wygrywa { $winners }
       *[other] Wygrywają { $winners }
    }
} z wynikiem { $score } pkt.

lumen-menu-bid = 3 to deklaracja trzech lew, 3+ dodaje kamień dodatkowy; od 0 do 10.
lumen-menu-play = #4 zagrywa kartę z miejsca 4. Możesz zagrać: { $places }
lumen-legend = y żółty (atut), r czerwony, g zielony, b niebieski, p fioletowy. 2+ to deklaracja 2 z kamieniem dodatkowym, [✚] ciemna karta plusa, ★ karta, która bierze lewę. ▸ teraz gra.
lumen-announced = Zagrywasz { lumen-color-card } kartę z miejsca { $place }.
lumen-announced-other = { $player } zagrywa { lumen-color-card } kartę z miejsca { $place }.

lumen-stage = runda { $round }, { $part ->
    [bids] deklaracje
   *[trick] lewa { $trick }
}

lumen-bid-named = { $bid }{ $extra ->
    [yes] {" "}z kamieniem dodatkowym
   *[no] {""}
}
lumen-reason-bid-gains = Udaje się w { $chance }% przypadków i daje średnio { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
lumen-reason-bid-loses = Udaje się w { $chance }% przypadków i kosztuje średnio { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
lumen-reason-bid-best = Żadna inna deklaracja nie daje średnio więcej.
lumen-reason-bid-wins = Z żadną inną deklaracją nie wygrywasz wyraźnie częściej.
lumen-reason-bid-tricks = Weźmiesz wtedy średnio { $tricks },{ $tenths } lewy.
lumen-reason-only-card = Tylko tę kartę możesz zagrać.
lumen-reason-takes = { $chance ->
    [0] { $case ->
        [never] Ta karta nie może wziąć lewy
       *[hardly] Ta karta raczej nie weźmie lewy
    }
   *[other] Szansa, że ta karta weźmie lewę: { $chance }%
}; { $aim ->
    [need] brakuje ci jeszcze { $tricks }.
    [lost] deklaracja już się nie uda, ale każda lewa oszczędza ci 5 punktów.
    [none] więcej lew nie potrzebujesz.
    [either] jeszcze jedna mieści się w deklaracji.
   *[over] każda kolejna kosztuje cię 5 punktów.
}
lumen-reason-saves = { $aim ->
    [need] Zostawia mocniejsze karty na później.
    [lost] Zostawia mocniejsze karty: jeśli deklaracja się nie uda, każda późniejsza lewa oszczędzi ci 5 punktów.
   *[none] Zostawia bezpieczniejsze karty na później.
}
lumen-reason-no-better = Żadna inna karta, którą możesz zagrać, nie { $aim ->
    [need] ma wyraźnie większej szansy na lewę.
   *[none] jest wyraźnie bezpieczniejsza.
}
lumen-reason-none-takes = Tej lewy raczej nie weźmie żadna karta, którą możesz zagrać.
lumen-reason-draws-trumps = Kto ma atuty, musi dołożyć atut.
lumen-reason-may-be-trumped = { $player } nie ma już kart w tym kolorze ({ lumen-color }) i może przebić atutem.
lumen-reason-nobody-has = Nikt inny nie ma już kart w tym kolorze ({ lumen-color }).
lumen-reason-void = Potem nie masz już kart w tym kolorze ({ lumen-color }) i nie musisz do niego dokładać.
lumen-reason-card = To twoja { $rank ->
    [lowest] najniższa
   *[highest] najwyższa
} karta w tym kolorze ({ lumen-color }).
lumen-reason-bid-instead = { $rival ->
    [made] Twoja deklaracja { lumen-bid-named } udaje się w { $chance }% przypadków.
   *[other] Deklaracja { lumen-bid-named } udałaby się w { $chance }% przypadków i dałaby średnio o { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } mniej.
}
lumen-reason-keeps-bid = Z tą kartą deklaracja udaje się w { $chance }% przypadków, z { $rival ->
    [made] zagraną kartą
   *[other] kartą na miejscu { $place }
} { $instead ->
    [0] nigdy
   *[other] tylko w { $instead }%
}.
lumen-reason-spoils-bid = Deklaracja gracza { $player } { $chance ->
    [0] nie udaje się wtedy nigdy
   *[other] udaje się wtedy tylko w { $chance }% przypadków
}, a z { $rival ->
    [made] zagraną kartą
   *[other] kartą na miejscu { $place }
} w { $instead }%.
lumen-caution-bid = { $chance ->
    [0] Ta deklaracja prawie nigdy się nie udaje
   *[other] Ta deklaracja udaje się tylko w { $chance }% przypadków
}, a deklaracja { lumen-bid-named } udałaby się w { $instead }%.
lumen-caution-card = { $chance ->
    [0] Z tą kartą deklaracja prawie nigdy się nie udaje
   *[other] Z tą kartą deklaracja udaje się tylko w { $chance }% przypadków
}, a z kartą na miejscu { $place } – w { $instead }%.

lumen-prompt-bid = Twoja kolej: zadeklaruj od 0 do 10 lew, z kamieniem dodatkowym albo bez niego.
lumen-prompt-lead = Twoja kolej: wyjdź dowolną kartą.
lumen-prompt-follow = Twoja kolej: kolorem wyjścia jest { lumen-color }, dołóż kartę z miejsca { $count ->
    [one] { $last }
   *[other] { $places } lub { $last }
}.
lumen-prompt-free = Twoja kolej: kolorem wyjścia jest { lumen-color }, a ty go nie masz. Zagraj dowolną kartę.
lumen-prompt-waits-bid = { $player } zastanawia się nad deklaracją.
lumen-prompt-waits-lead = Wychodzi { $player }.
lumen-prompt-waits-follow = Kolorem wyjścia jest { lumen-color }, teraz zagrywa { $player }.
lumen-prompt-over = Partia się skończyła: { $who ->
    [you] wygrywasz
   *[other] wygrywa { $player }
} z wynikiem { $score } pkt.

lumen-you = ty
lumen-place = Miejsce { $place }
lumen-place-short = nr { $place }
lumen-play-place = Zagraj z miejsca { $place }
lumen-play-card = Zagraj kartę
lumen-choose = Pierwsze naciśnięcie wybiera kartę, drugie ją zagrywa.
lumen-chosen = Wybrane miejsce { $place }.
lumen-advised = Podpowiedź: miejsce { $place }.
lumen-card-color = { $color ->
    [yellow] żółta
    [red] czerwona
    [green] zielona
    [blue] niebieska
   *[purple] fioletowa
}
lumen-card-face = { lumen-card-color } { $value }
lumen-card-back = Miejsce { $place }, { lumen-card-color }{ $state ->
    [may] , można zagrać
    [not] , teraz nie można zagrać
   *[waits] {""}
}
lumen-my-hand = Twoja ręka
lumen-hand-of = Karty gracza { $player }: { $cards }
lumen-plus-dark = ciemna karta plusa
lumen-plus-light = jasna karta plusa
lumen-no-bid = jeszcze bez deklaracji
lumen-bid-brief = Dekl. { $bid }, lewy: { $tricks }
lumen-bid-and-tricks = Deklaracja { $tips }{ $extra ->
    [yes] +
   *[no] {""}
}, lewy: { $tricks }
lumen-leads = wychodzi
lumen-wins = bierze
lumen-goal-bid = Spełniona deklaracja daje { $points } pkt, z kamieniem dodatkowym { $half }
lumen-goal = Lewy: { $tricks } z { $tips }{ $extra ->
    [yes] –{ $more }
   *[no] {""}
} · { $kept ->
    [yes] { $points } pkt
   *[no] najwyżej −{ $points }
}
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
lumen-bid = Twoja deklaracja
lumen-tips = Deklaracja { $tips }{ $extra ->
    [yes] {" "}+ dodatkowy
   *[no] {""}
}
lumen-extra = Kamień dodatkowy
lumen-take-stones = Zadeklaruj
lumen-take = { $extra ->
    [yes] Zadeklaruj { $tips } + dodatkowy
   *[no] { $tips ->
        [one] Zadeklaruj 1 lewę
        [few] Zadeklaruj { $tips } lewy
       *[other] Zadeklaruj { $tips } lew
    }
}
lumen-pad = Notes
lumen-pad-help = Notes zna tylko to, co leży teraz odkryte, tak jak ty przy prawdziwym stole: wzięte lewy są zakryte (M4). Co jeszcze pamiętasz, skreśl samodzielnie.
lumen-pad-none = W notesie nic teraz nie ma.
lumen-pad-either = { $one } lub { $other }
lumen-pad-possible = { $count ->
    [one] 1 opcja
    [few] { $count } opcje
   *[other] { $count } opcji
}
lumen-pad-value = { $value }: { $state ->
    [struck] skreślone. Przywróć
   *[open] { $chance }. Skreśl
}
lumen-pad-says = Według notesu na miejscu { $place } { $count ->
    [1] jest
    [2] jest
   *[other] może być
} { $values }.
lumen-sheet = Punkty
lumen-round = Runda
lumen-ranks = Miejsce w partii
lumen-worth = { $round ->
    [1] Runda 1: +10, z dodatkowym +5
    [2] Runda 2: +20, z dodatkowym +10
    [3] Runda 3: +30, z dodatkowym +15
   *[4] Runda 4: +40, z dodatkowym +20
}

lumen-brief-scored = { $points } (razem { $total })
lumen-brief-trick-won = bierze lewę { $trick }
lumen-brief-bid = deklaruje { $tips }{ $extra ->
    [yes] +
   *[no] {""}
}
lumen-brief-played = { $opens ->
    [yes] wychodzi: { lumen-card-face }
   *[no] { lumen-card-face }
}
lumen-letter = { $color ->
    [yellow] ż
    [red] c
    [green] z
    [blue] n
   *[purple] f
}
lumen-trump = atut
lumen-ahead = bije
lumen-total = Razem
lumen-round-scored = Koniec rundy { $round }
lumen-show-scores = Pokaż punkty
lumen-gone-on = Deklaracje już trwają.
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
lumen-pad-column = Miejsce { $place }, { lumen-card-color }
lumen-watch = Oglądasz partię. Do końca partii widać z boku tylko kolory kart: ktoś, kto ogląda, mógłby grać przy tym stole w innej przeglądarce.
