# What only the result of a game says; it travels when a game is over.
web-you-gave-up = { $late ->
    [yes] Twój czas minął
   *[no] Partia poddana
}
web-you-finish = Zajmujesz { web-nth } miejsce.
web-place = Miejsce
web-ended-by = Zasady punktacji ({ $rule })
web-ended-resigned = { $late ->
    [yes] { $who ->
        [you] Twój czas minął; w partii rankingowej oznacza to poddanie.
       *[other] Czas minął ({ $player }); w partii rankingowej oznacza to poddanie.
    }
   *[no] { $who ->
        [you] Partia skończyła się, bo została przez ciebie poddana.
       *[other] { $player } poddaje partię i to ją kończy.
    }
}
web-ended-agreed = Zakończona za zgodą wszystkich przy tym stanie.
web-drawn = Koniec za zgodą wszystkich
web-rematch = Zagraj jeszcze raz
web-next-game = Do następnej partii
web-watch-rematch = Oglądaj następną partię
web-record = Pobierz zapis
web-look-at-board = Obejrzyj planszę
web-result-lead = Przewaga nad drugim miejscem: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-result-lead-cards = Przewaga nad drugim miejscem: { $points ->
    [one] 1 karta
    [few] { $points } karty
   *[many] { $points } kart
}
web-result-behind = Strata do pierwszego miejsca: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-result-behind-cards = Strata do pierwszego miejsca: { $points ->
    [one] 1 karta
    [few] { $points } karty
   *[many] { $points } kart
}
web-result-best = Twój najlepszy dotąd wynik w grze na { $players ->
    [2] dwie osoby
    [3] trzy osoby
    [4] cztery osoby
   *[other] pięć osób
}; poprzedni to { $before }.
web-result-share = Udostępnij obraz
web-result-saved = Obraz jest w pobranych plikach.
web-result-no-picture = Nie udało się przygotować obrazu. Spróbuj za chwilę.
web-result-rating = Twój ranking: { $rating } ± { $deviation } ({ $change })
web-seat-given-over = Twoje miejsce zostało przekazane: dalej zagrał na nim ktoś inny ({ $player }). W następnej partii żadne na ciebie nie czeka, ale możesz ją oglądać.
