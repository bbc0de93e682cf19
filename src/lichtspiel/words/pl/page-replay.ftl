# What only the replay says; it travels when that is opened.
web-share-replay = Udostępnij tę partię
web-share-replay-about = Kto otworzy ten link, obejrzy tę partię z kartami wszystkich.
web-replay-start = Partia się zaczyna.
web-replay-run = Odtwarzaj
web-replay-back = Jeden ruch wstecz
web-replay-on = Jeden ruch dalej
web-replay-move = Ruch
web-replay-at = Ruch { $move } z { $moves }
web-chair = Widok
web-chair-none = z góry
web-review = Analiza
web-review-about = Każda decyzja jest oceniana według tego, co można było wtedy wiedzieć.
web-review-begins = Analiza się zaczyna…
web-review-waiting = Analiza zacznie się, gdy tylko zwolni się bot.
web-review-working = Przejrzane ruchy: { $done } z { $moves }
web-review-only-replay = Nadal możesz obejrzeć partię ruch po ruchu.
web-review-graph = Szanse na wygraną
web-review-table = To samo w tabeli
web-review-begin = Na początku
web-review-moves = { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
web-review-moments = Punkty zwrotne i błędy
web-review-own-only = Tylko moje
web-review-kind = { $verdict ->
    [slip] Niedokładność
    [mistake] Błąd
    [blunder] Gruby błąd
   *[good] { $turning ->
        [yes] Punkt zwrotny
       *[no] Ruch
    }
}{ $verdict ->
    [good] {""}
   *[other] { $turning ->
        [yes] {" "}i punkt zwrotny
       *[no] {""}
    }
}
web-review-none = Żaden ruch nie kosztował tu nikogo zauważalnej części szans.
web-review-none-own = Żaden twój ruch nie kosztował cię zauważalnej części szans.
web-review-first = { $turning ->
    [yes] Pierwszy punkt zwrotny
   *[no] Pierwszy błąd
}
web-review-series = { $count ->
    [one] Przećwicz jeden błąd
    [few] Przećwicz { $count } błędy
   *[many] Przećwicz { $count } błędów
}
web-review-board = Co pokazuje plansza
web-review-before = Przed
web-review-after = Po
web-review-made = zagrano
web-review-better = lepiej
web-review-tried = próba
web-review-for = Za lepszym ruchem:
web-review-against = Przeciw zagranemu ruchowi:
web-review-as-seen = Przed ruchem { $move }, tak jak to widzi { $player }.
web-review-previous = Poprzedni błąd
web-review-further = Następny błąd
web-review-find = Znajdź lepszy ruch
web-review-place = { $number } z { $of }
web-review-task = Grasz jako { $player }, przed ruchem { $move }. Jaki ruch wybierasz?
web-review-judging = Chwileczkę, porównuję twój ruch…
web-review-hint = Podpowiedź
web-review-answer = Pokaż rozwiązanie
web-review-both = Pokaż oba ruchy
web-review-retry = Wybierz ponownie
web-review-next = Dalej
web-review-stop = Zakończ
web-review-again = Spróbuj stąd jeszcze raz
web-review-again-about = Nowy stół zaczyna się przed ruchem { $move }. Zajmujesz to miejsce: { $player }. Wynik się nie liczy.
web-review-again-begin = Zacznij tutaj
web-review-company = Pozostali
web-review-company-bots = Boty
web-review-company-friends = Znajomi
web-review-print = Drukuj
web-review-balance = Szczęście i umiejętności
web-review-lucky = Najwięcej szczęścia: { $player } (warte { $wins } zwycięstwa).
web-review-careless = Najwięcej strat przez własne decyzje: { $player } ({ $wins } zwycięstwa).
web-review-ended = Najwięcej strat przez wcześniejszy koniec partii: { $player } ({ $wins } zwycięstwa).
web-review-even = Szczęście i decyzje prawie nie zmieniły szans.
web-step-place = Zaznaczone miejsce jest właściwe.
web-step-plain = To ruch rodzaju „{ $move }”.
web-step-lichterfest = { $move ->
    [exchange] Wymień kartę.
    [dedicate] Poświęć zestaw.
    [discard] Odrzuć kartę.
    [pass] Zakończ turę.
   *[place] Połóż kafel.
}
web-step-lichterfest-exchange = Weź kolor { $color ->
    [white] biały
    [orange] pomarańczowy
    [red] czerwony
    [purple] fioletowy
    [blue] niebieski
    [green] zielony
   *[black] czarny
}.
web-step-leuchtturm = { $move ->
    [refill] Który kamień powinien trafić do portu?
    [stop] Czy dalsze ruchy się opłacą?
    [claim] Czy warto wyłożyć to zlecenie?
   *[decline] Czy trzeba już teraz wyłożyć to zlecenie?
}
web-step-leuchtturm-from = { $island ->
    [0] Rusza się kamień z portu.
   *[other] Rusza się kamień z wyspy { $island }.
}
web-step-lumen-color = Zagraj kartę w kolorze: { $color ->
    [yellow] żółty
    [red] czerwony
    [green] zielony
    [blue] niebieski
   *[purple] fioletowy
}.
web-step-lumen-tricks = { $than ->
    [more] Zadeklaruj więcej niż { $tips }.
    [fewer] Zadeklaruj mniej niż { $tips }.
   *[same] { $tips } się zgadza, ale przyjrzyj się kamieniowi dodatkowemu.
}
web-step-lumen-extra = { $extra ->
    [yes] Weź kamień dodatkowy.
   *[no] Nie bierz kamienia dodatkowego.
}
