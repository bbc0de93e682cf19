# Spojrzenie wstecz na zakończoną partię.
review-unfinished = Ta partia jeszcze się nie skończyła; analizować można tylko zakończone partie.
review-working = Analiza
review-title = { $game }: analiza partii
review-decided = { $player } prowadzi na stałe od ruchu { $move }.
review-always-ahead = { $player } – prowadzenie od samego początku.
review-shared = Nikt nie wygrał samodzielnie.
review-turning = Punkty zwrotne
review-balance = Skąd wziął się wynik
review-seat = Gracz
review-start = Na początku
review-own = Własne decyzje
review-others = Decyzje innych
review-luck = Szczęście
review-result = Na końcu
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
review-move = Ruch { $number }: { $player }
review-verdict = { $verdict ->
    [slip] Niedokładność
    [mistake] Błąd
    [blunder] Gruby błąd
   *[good] Dobrze
  }
review-loss = { $player } traci { $loss } szans na wygraną: { $made } zamiast { $better }
review-points = strata około { $points ->
    [one] jednego punktu
   *[many] { $points } punktów
  }, choć prawie nic z szans na wygraną
review-made = Zagrano: { $move }.
review-better = Lepiej: { $move }.
review-swing = { $player }: { $before } → { $after }
review-shift = Szanse się zmieniają. { $changes }.
review-no-reason = Bez jednego wyraźnego powodu: w wyobrażonych dalszych ciągach ten ruch po prostu częściej wygrywa.
review-chances = Szanse na wygraną według tego, co wiedział cały stół
review-nothing = Żaden ruch nie kosztował tu nikogo zauważalnej części szans.
review-after = Po ruchu { $number }
review-note = Każdą decyzję ocenia się według tego, co gracz mógł wtedy wiedzieć: widoczne karty i wszystko, co zostało podane. Szczęście to dobrane i odsłonięte karty oraz to, co mieli inni.
review-table = To samo w tabeli
