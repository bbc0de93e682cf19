# Spojrzenie wstecz na zakończoną partię.
review-unfinished = Ta partia jeszcze się nie skończyła; analizować można tylko zakończone partie.
review-working = Analiza
review-title = { $game }: analiza partii
review-decided = Od ruchu { $move } do końca największe szanse: { $player }.
review-always-ahead = Od początku do końca największe szanse: { $player }.
review-gave-up-ahead = Największe szanse: { $leader }, ale po poddaniu partii wygrywa { $player }.
review-ended-early = Partia skończyła się przed czasem. Wygrywa { $player }, choć nie z największymi szansami w tej chwili.
review-gave-up = { $player }: poddanie partii{ $open ->
    [yes] {" "}przy { $chance } szans na wygraną; liczy się do własnych decyzji
   *[no] {""}
}.
review-shared = Wspólna wygrana: { $players }.
review-turning = Punkty zwrotne
review-balance = Skąd wziął się wynik
review-seat = Gracz
review-start = Na początku
review-own = Własne decyzje
review-others = Decyzje innych
review-luck = Szczęście
review-estimate = Błąd oceny
review-result = Na końcu
review-scale = W punktach: 100 to jedna wygrana partia. Liczy się wszystko, o ile ruchy zmieniły szanse, w górę i w dół, więc w długiej partii jedna pozycja może przekroczyć 100; razem prowadzą od początku do końca.
review-only-judged = Ocenione są tylko decyzje jednej osoby: { $player }; to, ile kosztowały decyzje innych, mieści się w sąsiednich kolumnach.
review-yardsticks = Ze strzałką: szanse wszystkich przed ruchem i po nim, według tego, co wiedział cały stół. Z „zamiast”: szanse gracza, który wykonuje ruch, z jednym i z drugim ruchem, według tego, co wiedział.
review-tally = { $player }: { $judged ->
    [one] jedna decyzja
    [few] { $judged } decyzje
   *[many] { $judged } decyzji
  }, { $slips ->
    [0] bez niedokładności
    [one] jedna niedokładność
    [few] { $slips } niedokładności
   *[many] { $slips } niedokładności
  }, { $mistakes ->
    [0] bez błędów
    [one] jeden błąd
    [few] { $mistakes } błędy
   *[many] { $mistakes } błędów
  }, { $blunders ->
    [0] bez grubych błędów
    [one] jeden gruby błąd
    [few] { $blunders } grube błędy
   *[many] { $blunders } grubych błędów
  }.
review-costliest = Najwięcej kosztował ruch { $move } ({ $player }): { $made } szans na wygraną zamiast { $better }.
review-move = Ruch { $number }: { $player }
review-move-stood-in = Ruch { $number }: { $player } (grał bot)
review-verdict = { $verdict ->
    [slip] Niedokładność
    [mistake] Błąd
    [blunder] Gruby błąd
   *[good] Dobrze
  }
review-loss = { $made } szans na wygraną zamiast { $better }
review-points = Strata około { review-amount }{ $changed ->
    [yes] : { $made } szans na wygraną zamiast { $better }.
   *[no] , ale prawie nic z szans na wygraną.
}
review-amount = { $unit ->
    [orders] { $whole },{ $tenths } zlecenia
   *[points] { $points ->
        [one] jednego punktu
       *[many] { $points } punktów
    }
}
review-made = Zagrano: { $move }
review-better = Lepiej: { $move }
review-made-next = Ten sam ruch { $player } wykonuje zaraz potem; kosztowny był ruch przed nim.
review-addressed = Powody to rada, jaką można było wtedy dać: { $player }.
review-swing = { $player }: { $before } → { $after }
review-shift = Szanse się zmieniają. { $changes }.
review-same = Niczyje szanse wyraźnie się nie zmieniają.
review-no-reason = Bez jednego wyraźnego powodu: w wyobrażonych dalszych ciągach ten ruch { $case ->
    [points] po prostu daje średnio więcej.
    [both] po prostu częściej wygrywa i daje więcej.
    [though] po prostu częściej wygrywa, choć daje mniej.
    [close] jest mniej więcej tak samo dobry.
   *[wins] po prostu częściej wygrywa.
}
review-concession = Przeciw niemu: { $reason }
review-chances = Szanse na wygraną według tego, co wiedział cały stół
review-nothing = Żaden ruch nie kosztował tu nikogo zauważalnej części szans.
review-after = Po ruchu { $number }
review-note = Każdą decyzję ocenia się według tego, co gracz mógł wtedy wiedzieć: widoczne karty i wszystko, co zostało podane. „Ty” to zawsze osoba, która wykonuje ruch. Szczęście to wszystko, co wyszło na jaw: dobrane i odsłonięte karty i to, co mieli inni. Jeśli ruch nie pokazał nic zakrytego, a mimo to zmienił szanse, ich wcześniejsza ocena była błędna. Drobne straty, które nie były nawet niedokładnościami (każda poniżej 3 na 100), mieszczą się w tych dwóch częściach. Co szczęście odda, można stracić jeszcze raz, więc strata bywa większa niż szanse na początku.
review-board = Plansza przed ruchem
review-table = To samo w tabeli

# A move that somebody tries at a moment.
review-tried = Próba: { $move }
review-found = To jest ten lepszy ruch.
review-as-good = Równie dobre jak najlepszy znany tu ruch.
review-worse = { $made } szans na wygraną, z lepszym ruchem { $better }
review-fewer-points = Dobrze, ale do lepszego ruchu brakuje około { review-amount }{ $changed ->
    [yes] : { $made } szans na wygraną zamiast { $better }.
   *[no] , choć szanse na wygraną prawie te same.
}
