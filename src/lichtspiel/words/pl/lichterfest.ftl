# Lichterfest: kolory, odmowy, zdarzenia. (Kolory w dopełniaczu: „nie masz czerwonej Karty Lampionu”.)
lichterfest-title = Lichterfest
lichterfest-color = { $color ->
    [white] białej
    [orange] pomarańczowej
    [red] czerwonej
    [purple] fioletowej
    [blue] niebieskiej
    [green] zielonej
   *[black] czarnej
}
lichterfest-give = { $give ->
    [white] białej
    [orange] pomarańczowej
    [red] czerwonej
    [purple] fioletowej
    [blue] niebieskiej
    [green] zielonej
   *[black] czarnej
}
lichterfest-take = { $take ->
    [white] białej
    [orange] pomarańczowej
    [red] czerwonej
    [purple] fioletowej
    [blue] niebieskiej
    [green] zielonej
   *[black] czarnej
}
lichterfest-color-object = { $color ->
    [white] białą
    [orange] pomarańczową
    [red] czerwoną
    [purple] fioletową
    [blue] niebieską
    [green] zieloną
   *[black] czarną
}
lichterfest-give-object = { $give ->
    [white] białą
    [orange] pomarańczową
    [red] czerwoną
    [purple] fioletową
    [blue] niebieską
    [green] zieloną
   *[black] czarną
}
lichterfest-take-object = { $take ->
    [white] białą
    [orange] pomarańczową
    [red] czerwoną
    [purple] fioletową
    [blue] niebieską
    [green] zieloną
   *[black] czarną
}
lichterfest-kind = { $kind ->
    [four] cztery jednego rodzaju
    [pairs] trzy pary
   *[seven] siedem różnych
}

lichterfest-refused-over = Partia się skończyła.
lichterfest-refused-exchanged-already = W tej turze karta została już wymieniona.
lichterfest-refused-exchange-after-dedication = Wymiana jest przed poświęceniem; po poświęceniu nie ma jej już w tej turze.
lichterfest-refused-after-discard = Odrzucanie kart już trwa; w tej turze nie ma już wymiany ani poświęcenia.
lichterfest-refused-too-few-boats = { $boats ->
    [0] Wymiana kosztuje 2 Żetony Łaski, a nie masz żadnego.
    [one] Wymiana kosztuje 2 Żetony Łaski, a masz tylko jeden.
   *[other] Wymiana kosztuje 2 Żetony Łaski, a masz tylko { $boats }.
}
lichterfest-refused-gives-none = Nie masz { lichterfest-give } Karty Lampionu do oddania.
lichterfest-refused-same-color = Trzeba wziąć kartę innego koloru niż oddawana.
lichterfest-refused-stack-empty = W zaopatrzeniu nie ma { lichterfest-take } Karty Lampionu; weź inny kolor.
lichterfest-refused-dedicated-already = W tej turze było już poświęcenie.
lichterfest-refused-set-incomplete = Nie masz wszystkich kart tego zestawu ({ lichterfest-kind }).
lichterfest-refused-no-such-set = Nie ma takiego zestawu. Cztery jednego rodzaju mają jeden kolor, trzy pary trzy różne kolory w zwykłej kolejności, siedem różnych żadnego.
lichterfest-refused-discard-not-due = Swoje Karty Lampionów na razie zachowujesz: odrzuca się dopiero przy więcej niż 12 (teraz masz: { $cards }).
lichterfest-refused-discards-none = Nie masz { lichterfest-color } Karty Lampionu do odrzucenia.
lichterfest-refused-discard-in-last-turn = W ostatniej turze niczego się nie odrzuca.
lichterfest-refused-too-many-cards = Liczba twoich Kart Lampionów: { $cards }. Poświęć zestaw albo odrzuć karty do 12, zanim położysz kafel.
lichterfest-refused-tile-not-held = Nie masz na ręce Kafla Jeziora { $tile }.
lichterfest-refused-turns = Kafel można obrócić o 0, 1, 2 lub 3 ćwierci.
lichterfest-refused-place-taken = Tam leży już kafel; wybierz wolne miejsce obok.
lichterfest-refused-place-apart = Żaden kafel nie przylega tam bokiem; sam róg nie wystarcza.
lichterfest-refused-tile-in-last-turn = Wszystkie kafle są wyłożone; w ostatniej turze można tylko wymieniać i poświęcać.
lichterfest-refused-pass-not-yet = Nie możesz spasować: w każdej turze prócz ostatniej trzeba położyć kafel.
lichterfest-revealed = Tego nie da się już cofnąć: tymczasem położono albo dociągnięto kafel.
lichterfest-setup-sides = Miejsca muszą iść zgodnie z ruchem wskazówek zegara, każde z innej strony; dwie osoby siedzą naprzeciw siebie.
lichterfest-setup-turns = Czerwona strona Kafla Startowego musi być zwrócona ku jednemu z graczy.
lichterfest-setup-tiles = Każdy dostaje trzy kafle, stos ma swoją wysokość i żaden kafel się nie powtarza.

lichterfest-board-supply = Zaopatrzenie
lichterfest-board-stack = { $tiles ->
    [one] 1 kafel w stosie
    [few] { $tiles } kafle w stosie
   *[other] { $tiles } kafli w stosie
}
lichterfest-text-general = ogólne po 4 punkty, pozostało: { $left }
lichterfest-board-seat = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}, { $boats } { $boats ->
    [one] Żeton Łaski
    [few] Żetony Łaski
   *[other] Żetonów Łaski
}, { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] kart
}
lichterfest-board-hand = Twoje kafle

lichterfest-event-exchanged = { $who ->
    [you] Wymieniasz
   *[other] { $player } wymienia
} { lichterfest-give-object } kartę na { lichterfest-take-object }.
lichterfest-event-dedicated = { $who ->
    [you] Poświęcasz
   *[other] { $player } poświęca
} { lichterfest-kind } za { $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
lichterfest-event-discarded = { $who ->
    [you] Odrzucasz
   *[other] { $player } odrzuca
} { lichterfest-color-object } kartę.
lichterfest-event-laid = { $who ->
    [you] Kładziesz
   *[other] { $player } kładzie
} kafel.
lichterfest-event-bonus = { $received ->
    [yes] Pasuje: { $who ->
        [you] dostajesz
       *[other] { $player } dostaje
    } jako bonus { lichterfest-color-object } kartę.
   *[no] Pasuje, ale { $who ->
        [you] dla ciebie
       *[other] dla: { $player }
    } nie ma już { lichterfest-color } karty.
}
lichterfest-event-boat = { $who ->
    [you] Dostajesz
   *[other] { $player } dostaje
} Żeton Łaski.
lichterfest-event-lantern = { $received ->
    [yes] { $who ->
        [you] Dostajesz
       *[other] { $player } dostaje
    } { lichterfest-color-object } kartę.
   *[no] { $who ->
        [you] Nic nie dostajesz
       *[other] { $player } nic nie dostaje
    }: nie ma już { lichterfest-color } karty.
}
lichterfest-event-drew = { $who ->
    [you] Dociągasz kafel.
   *[other] { $player } dociąga kafel.
}
lichterfest-event-passed = { $who ->
    [you] Kończysz
   *[other] { $player } kończy
} ostatnią turę.
lichterfest-event-ended = { $who ->
    [you] Wygrywasz z wynikiem { $score } { $score ->
        [one] punktu
       *[other] punktów
    }.
    [together] Ty i { $others } wygrywacie razem z wynikiem { $score } { $score ->
        [one] punktu
       *[other] punktów
    }.
   *[other] { $count ->
        [one] Wygrywa { $winners } z wynikiem { $score } { $score ->
            [one] punktu
           *[other] punktów
        }.
       *[other] Zwycięstwo dzielą { $winners } z wynikiem { $score } { $score ->
            [one] punktu
           *[other] punktów
        }.
    }
}

lichterfest-menu-place = A { $place } kładzie kafel A na miejscu { $place }; A { $place } r obraca go o ćwierć zgodnie z ruchem wskazówek zegara, A { $place } rr o dwie.
lichterfest-menu-discard = -r odrzuca czerwoną kartę: masz ich więcej niż 12.
lichterfest-menu-exchange = r>b wymienia czerwoną kartę na niebieską za 2 Żetony Łaski.
lichterfest-menu-dedicate = d{ $number } poświęca „{ lichterfest-kind }”, punkty: { $value }.
lichterfest-menu-pass = p kończy ostatnią turę.
lichterfest-menu-confirm = Enter wykonuje, r obraca kafel, wszystko inne cofa wybór.
lichterfest-menu-no-place = Liczba twoich kafli (od A): { $tiles }, liczba miejsc: { $places }.
lichterfest-menu-no-set = Liczba zestawów, które możesz poświęcić: { $sets }.
lichterfest-legend = w biały, o pomarańczowy, r czerwony, p fioletowy, b niebieski, g zielony, k czarny. Na kaflu: * Platforma, ~ woda, ^ łódź kafla startowego. ▸ teraz gra.



lichterfest-turned = { $side ->
    [top] Jego boki: { lichterfest-color-name } u góry,
    [right] { lichterfest-color-name } z prawej,
    [bottom] { lichterfest-color-name } u dołu,
   *[left] { lichterfest-color-name } z lewej.
}
lichterfest-where = Od kafla startowego leży { $ways ->
    [both] { lichterfest-where-across } i { lichterfest-where-up }
    [across] { lichterfest-where-across }
   *[up] { lichterfest-where-up }
}.
lichterfest-where-across = { $across } { $side ->
    [left] w lewo
   *[right] w prawo
}
lichterfest-where-up = { $up } { $level ->
    [above] w górę
   *[below] w dół
}

lichterfest-reason-next-less = Inni dostaną potem za „{ lichterfest-kind }” już tylko { $value }.
lichterfest-reason-lowers = { $player } też ma „{ lichterfest-kind }”, ale da to już tylko { $value }.
lichterfest-reason-last-chance = To ostatnia okazja do poświęcenia.
lichterfest-reason-saves-discards = Inaczej trzeba by odrzucić { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}.
lichterfest-reason-still-complete = W komplecie zostaje jeszcze „{ lichterfest-kind }” za { $value }.
lichterfest-reason-better-set = „{ lichterfest-kind }” dałoby teraz więcej ({ $value }).
lichterfest-reason-completes = Uzupełnia „{ lichterfest-kind }” za { $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
lichterfest-reason-completes-unless = Uzupełnia „{ lichterfest-kind }” za { $value }, chyba że { $player } poświęci wcześniej.
lichterfest-reason-nearer = Do „{ lichterfest-kind }” brakuje już tylko { $cards } kart.
lichterfest-reason-second = { $again ->
    [yes] Zostawia „{ lichterfest-kind }” do poświęcenia i przybliża do kolejnego takiego zestawu.
   *[no] Przygotowuje następny zestaw: „{ lichterfest-kind }”.
}
lichterfest-reason-run-out = Kolejnej { lichterfest-color } karty i tak nie da się dostać: stos jest pusty.
lichterfest-reason-one-short = Do „{ lichterfest-kind }” za { $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
} brakuje już tylko jednej karty.
lichterfest-reason-farther = Do „{ lichterfest-kind }” ({ $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
}) brakuje wtedy { $cards } kart, a teraz jednej.
lichterfest-reason-breaks = Rozbija „{ lichterfest-kind }” za { $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
lichterfest-reason-completes-other = { $player } ma wtedy zestaw „{ lichterfest-kind }” za { $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
lichterfest-reason-match = Pasuje: daje dodatkowo { lichterfest-color-object } kartę.
lichterfest-reason-match-nothing = Pasuje, ale nie ma już { lichterfest-color } karty.
lichterfest-reason-takes = Daje { lichterfest-color-object } kartę.
lichterfest-reason-takes-nothing = Nie daje lampionu: nie ma już { lichterfest-color } karty.
lichterfest-reason-gives = { $player } dostaje { lichterfest-color-object } kartę.
lichterfest-reason-gives-nothing = { $player } nic nie dostaje, bo nie ma już { lichterfest-color } karty.
lichterfest-reason-boats = Daje { $boats ->
    [one] Żeton Łaski
    [few] { $boats } Żetony Łaski
   *[other] { $boats } Żetonów Łaski
}.
lichterfest-reason-above-twelve = Kart będzie { $cards }, a zatrzymać można tylko dwanaście.
lichterfest-reason-waits = Zatrzymuje na ręce „{ lichterfest-kind }”, teraz za { $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
lichterfest-reason-costs-boats = Kosztuje 2 Żetony Łaski; { $boats ->
    [0] nie zostaje żaden
    [one] zostaje jeden
    [few] zostają { $boats }
   *[other] zostaje { $boats }
}.
lichterfest-reason-too-many = Z { $cards } kart możesz zatrzymać tylko dwanaście.
lichterfest-reason-keeps = W tym kolorze { $cards ->
    [0] nie zostaje żadna karta
    [one] zostaje jedna karta
    [few] zostają { $cards } karty
   *[other] zostaje { $cards } kart
}.
lichterfest-reason-pass-nothing = Nic więcej nie da się poświęcić.
lichterfest-reason-most = Żaden inny zestaw nie dałby teraz więcej.
lichterfest-reason-unneeded = Nikt nie czeka na to, co oddajesz.
lichterfest-reason-room = Kart będzie { $cards }, wyraźnie poniżej granicy dwunastu.
lichterfest-reason-misses-less = Do „{ lichterfest-kind }” { $cards ->
    [0] nic potem nie brakuje
    [one] brakuje potem tylko jednej karty
   *[other] brakuje potem tylko { $cards } kart
}; odwrotnie { $instead ->
    [one] brakowałoby jednej
   *[other] brakowałoby { $instead }
} do „{ $other ->
    [four] cztery jednego rodzaju
    [pairs] trzy pary
   *[seven] siedem różnych
}”.
lichterfest-reason-gathers = Kolor { lichterfest-color-name }: masz potem { $cards }{ $kind ->
    [none] {""}
   *[other] , na „{ lichterfest-kind }”
}.
lichterfest-reason-takes-last = Zabiera ostatnią { lichterfest-color-object } kartę.
lichterfest-reason-completes-none = Nikt inny nie dostaje zestawu.
lichterfest-reason-holds-back = Poświęcenie oddałoby { lichterfest-color-object } kartę, na którą czeka { $player }; innej już nie ma.
lichterfest-reason-puts-back = Oddaje { lichterfest-color-object } kartę, na którą czeka { $player }; innej już nie ma.
lichterfest-reason-forgoes = Pomija „{ lichterfest-kind }” za { $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
lichterfest-caution-set-in-hand = Możesz poświęcić zestaw ({ lichterfest-kind }), teraz wart { $value }; po wyłożeniu kafla w tej turze już się nie da.
lichterfest-caution-discards-set = Możesz poświęcić zestaw ({ lichterfest-kind }), teraz wart { $value }; po odrzuceniu karty w tej turze już się nie da.
lichterfest-caution-passes-set = Możesz poświęcić zestaw ({ lichterfest-kind }), teraz wart { $value }; po zakończeniu ostatniej tury już się nie da.
lichterfest-caution-exchange-first = Po poświęceniu nie można już wymieniać, a wymiana dałaby zestaw ({ lichterfest-kind }) wart { $value }.
lichterfest-caution-breaks-set = Oddajesz kartę z zestawu ({ lichterfest-kind }), który możesz teraz poświęcić za { $value }.
lichterfest-caution-gives-set = Dzięki temu { $player } ma zestaw ({ lichterfest-kind }) wart { $value }.

lichterfest-prompt-may = { $may ->
    [exchange] wymienić kartę (2 Żetony Łaski)
    [dedicate] { lichterfest-prompt-set }
   *[both] wymienić kartę (2 Żetony Łaski), potem { lichterfest-prompt-set }
}
lichterfest-prompt-set = { $kinds ->
    [one] poświęcić { lichterfest-kind } ({ $value } pkt)
   *[other] poświęcić zestaw (do { $value } pkt)
}
lichterfest-prompt-tile = { $may ->
    [nothing] Twoja kolej: połóż kafel.
   *[other] Połóż kafel. Przedtem możesz { lichterfest-prompt-may }.
}
lichterfest-prompt-discard = Odrzuć { $over ->
    [one] jedną
   *[other] { $over }
} z { $cards } kart{ $may ->
    [nothing] , potem połóż kafel.
   *[other] . Przedtem możesz { lichterfest-prompt-may }.
}
lichterfest-prompt-last = { $may ->
    [nothing] Nie możesz już nic zrobić. Zakończ swoją ostatnią turę.
   *[other] Twoja ostatnia tura. Możesz jeszcze { lichterfest-prompt-may }.
}

lichterfest-goal = { $missing ->
    [0] Gotowe
   *[other] Brakuje { $missing }
}: { lichterfest-kind } · { $value } pkt
lichterfest-goal-brief = { $missing ->
    [0] ✓
   *[other] Jeszcze { $missing }
}
lichterfest-color-name = { $color ->
    [white] biały
    [orange] pomarańczowy
    [red] czerwony
    [purple] fioletowy
    [blue] niebieski
    [green] zielony
   *[black] czarny
}
lichterfest-letter = { $color ->
    [white] b
    [orange] p
    [red] c
    [purple] f
    [blue] n
    [green] z
   *[black] cz
}
lichterfest-how-tile = Wybierz kafel i miejsce albo przeciągnij kafel na jezioro. Kafel w ręce obraca ponowne kliknięcie, R lub kółko myszy; ponowne kliknięcie miejsca lub Enter go kładzie.
lichterfest-how-tile-touch = Dotknij kafla, aby go wybrać; jeszcze raz, aby obrócić. Potem dotknij miejsca; jeszcze raz, aby położyć kafel.
lichterfest-how-discard = Wybierz jedną ze swoich kart.
lichterfest-how-dedicate = Wybierz karty do poświęcenia.
lichterfest-lay-here = Położyć tutaj?
lichterfest-own-gains = { $own ->
    [nothing] Dla ciebie nie ma już { lichterfest-color } karty
   *[other] Dostajesz: { $own }
}{ $bonuses ->
    [0] {""}
   *[other] ; bonus: { $bonus }
}{ $boats ->
    [0] .
    [one] ; do tego Żeton Łaski.
   *[other] ; do tego Żetony Łaski: { $boats }.
}
lichterfest-no-bonus = bez bonusu ({ $color } się skończył)
lichterfest-gets = { $player }: { $color }
lichterfest-gets-nothing = { $player }: nic ({ $color } się skończył)
lichterfest-ask-exchange = Wymienić za 2 Żetony Łaski { lichterfest-give-object } kartę na { lichterfest-take-object }?
lichterfest-ask-dedicate = Poświęcić { lichterfest-kind } za { $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
}?
lichterfest-ask-discard = Odrzucić { lichterfest-color-object } kartę?
lichterfest-ask-pass = Zakończyć ostatnią turę?
lichterfest-ends-exchange = Potem w tej turze nie będzie już można wymienić karty.
lichterfest-leaves-set = Możesz poświęcić „{ lichterfest-kind }” ({ $value } pkt); { $move ->
    [place] po położeniu kafla – dopiero w następnej turze.
    [discard] po odrzuceniu karty – już nie w tej turze.
   *[pass] to ostatnia okazja.
}
lichterfest-do-place = Połóż
lichterfest-do-exchange = Wymień
lichterfest-do-dedicate = Poświęć
lichterfest-do-discard = Odrzuć
lichterfest-do-pass = Zakończ turę
lichterfest-turn-tile = Obróć
lichterfest-zoom-in = Przybliż
lichterfest-zoom-out = Oddal
lichterfest-zoom-fit = Pokaż całe jezioro
lichterfest-lake = Jezioro
lichterfest-places = Miejsca na kafel
lichterfest-own = Twoje lampiony i kafle
lichterfest-supply-cards = Karty Lampionów
lichterfest-stack = { $tiles ->
    [0] stos pusty
   *[other] w stosie
}
lichterfest-rewards = Poświęcenia
lichterfest-possible = możliwe
lichterfest-general = Ogólne po { $value } punkty, pozostało: { $left }
lichterfest-substitute = pusty stos: ogólny żeton
lichterfest-players = Gracze
lichterfest-empty = brak
lichterfest-bonus = Bonus
lichterfest-cards-held = { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] kart
}{ $over ->
    [0] {""}
   *[other] , za dużo o { $over }
}
lichterfest-give-which = Którą ze swoich kart oddajesz?
lichterfest-take-which = A którą bierzesz?
lichterfest-tile-said = Kafel: góra { $top }, prawo { $right }, dół { $bottom }, lewo { $left }{ $symbol ->
    [lotus] , z lotosem
    [koi] , z karpiem koi
    [dragon] , ze smokiem
    [panda] , z pandą
    [ship] , z łodzią
   *[ripples] {""}
}
lichterfest-touches = { $side ->
    [top] góra
    [right] prawo
    [bottom] dół
   *[left] lewo
}: { $color }
lichterfest-place-said = Miejsce { $number } z { $places }: { $touches }
lichterfest-place-chosen = Miejsce { $number } z { $places }, wybrane: { $touches }
lichterfest-no-cards = brak lampionów
lichterfest-hand-of = { $tiles } { $tiles ->
    [one] kafel
    [few] kafle
   *[other] kafli
} na ręce
lichterfest-chair = Zobacz z tego miejsca
lichterfest-chair-back = Wróć na moje miejsce
lichterfest-seat-more = { $player }: { $seat }. Pokaż więcej
lichterfest-discard-one = Odrzuć { lichterfest-color-object } kartę
lichterfest-give-one = Oddaj { lichterfest-color-object } kartę
lichterfest-reward-said = { lichterfest-kind }, punkty: { $value }, potem { $following }
lichterfest-reward-now = { $reward }; możliwe teraz

lichterfest-brief-dedicated = +{ $value } ({ lichterfest-kind })
lichterfest-brief-lantern = { $received ->
    [yes] { lichterfest-color-name } lampion dla ciebie
   *[no] nic dla ciebie
}
lichterfest-brief-exchanged = wymienia { lichterfest-give-object } kartę na { lichterfest-take-object }
lichterfest-brief-laid = kładzie kafel
lichterfest-brief-passed = kończy ostatnią turę
