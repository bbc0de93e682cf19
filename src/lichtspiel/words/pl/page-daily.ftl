# What only the daily deal says; it travels when that is opened.
daily-about = Codziennie jedna partia każdej gry, dla wszystkich ta sama i z tymi samymi przeciwnikami. Liczy się twoja pierwsza próba, bez podpowiedzi i bez cofania ruchów.
daily-until = Następne będą o { $time }.
daily-streak = { $days ->
    [0] Rozegraj dziś jedną do końca, a zacznie się seria.
    [one] Twoja seria: jeden dzień.
   *[other] Twoja seria: { $days } dni z rzędu.
}
daily-all = Wszystkie partie dnia
daily-against = Liczba graczy: { $players }, poziom botów: { $level }
daily-play = Graj
daily-go-on = Graj dalej
daily-again = Zagraj jeszcze raz
daily-counted = Ta partia dnia już się policzyła; teraz grasz tylko dla siebie.
daily-pending = Zaczęto ją w jej dniu: dokończ ją, a się policzy.
daily-uncounted = Jej dzień minął: możesz ją jeszcze rozegrać, ale się nie liczy.
daily-new-day = Tymczasem zaczął się nowy dzień. To są jego partie dnia.
daily-points = { $game ->
    [leuchtturm] { $points ->
        [one] 1 karta
        [few] { $points } karty
       *[many] { $points } kart
    }
   *[other] { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
daily-ended = { daily-points }, { $place } miejsce
daily-gave-up = partia poddana
daily-better = lepiej niż { $share }
daily-you-better = Twój wynik jest lepszy niż u { $share } pozostałych.
daily-played = { $count ->
    [0] Tego dnia nie rozegrał jej nikt.
    [one] Tego dnia rozegrała ją jedna osoba.
    [few] Tego dnia rozegrały ją { $count } osoby.
   *[many] Tego dnia rozegrało ją { $count } osób.
}
daily-played-today = { $count ->
    [0] Jak dotąd nikt jej nie rozegrał.
    [one] Jak dotąd rozegrała ją jedna osoba.
    [few] Jak dotąd rozegrały ją { $count } osoby.
   *[many] Jak dotąd rozegrało ją { $count } osób.
}
daily-distribution = { $game ->
    [leuchtturm] Ile kart wyłożyli wszyscy
   *[other] Ile punktów zdobyli wszyscy
}; liczby są w tabeli poniżej
daily-numbers = Liczby
daily-points-head = { $game ->
    [leuchtturm] Karty
   *[other] Punkty
}
daily-count-head = Osoby
daily-master = Mistrz na tym samym miejscu: { daily-points }, { $place } miejsce.
daily-master-plays = Mistrz, najsilniejszy bot, jeszcze gra to rozdanie; potem pojawi się tu jego wynik.
daily-share = Udostępnij
daily-weeks = Ostatnie tygodnie
daily-weeks-about = Z gwiazdką: wygrane. W ramce: rozegrane, ale nie wygrane. Linia przerywana: rozpoczęte lub rozegrane później. Podkreślenie: dzisiaj. Wszystkie inne możesz jeszcze rozegrać.
daily-fate-none = nierozegrana
daily-fate-running = rozpoczęta
daily-fate-won = wygrana
daily-fate-lost = rozegrana, nie wygrana
daily-fate-later = rozegrana później, nie liczy się
daily-fair = Czy to uczciwe?
daily-fair-about = Rozdanie wynika z sekretu. Dzień wcześniej jest tu jego pieczęć, z której nikt nie odgadnie sekretu; gdy dzień się skończy, pojawia się sam sekret. Każdy może wtedy sprawdzić, że pasuje do pieczęci i że wynika z niego rozegrana partia.
daily-commitment = Pieczęć
daily-secret = Sekret
daily-secret-later = Sekret będzie tu od { $date }.
daily-verify = Tak to sprawdzisz:
