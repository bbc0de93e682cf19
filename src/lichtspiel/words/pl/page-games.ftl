# What only the page with one's own games says; it travels when that is opened.
web-mover = kolej: { $player }
web-move-by = ruch do { $time }
web-calls-link = Powiadomienia o twojej kolei
web-running = Trwające partie
web-running-none = Na razie żadnych.
web-finished = Zakończone partie
web-finished-none = Jeszcze żadnych.
web-games-further = Pokaż starsze partie
web-kept = twoje miejsce czeka
web-elsewhere = grasz na innym urządzeniu
web-succeeded = twoje miejsce zajmuje { $player }
web-watching = { $phase ->
    [over] oglądana
   *[other] oglądasz
}
web-phase-gathering = czeka na graczy
web-phase-full = wszyscy już są
web-phase-playing = trwa
web-phase-paused = wstrzymana
web-phase-over = zakończona
web-fate-won = wygrana
web-fate-lost = przegrana
web-fate-drawn = remis
web-moves = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
web-put-away = Usuń z listy
web-put-away-about = { $game }: partia zostanie tylko ukryta. Twoje wyniki, rankingi i zapisy ją zachowają, a na końcu tej strony możesz ją znów pokazać.
web-hidden = Ukryte partie
web-hidden-show = Pokaż ukryte partie
web-hidden-none = Brak.
web-unhide = Pokaż znowu
web-delete-instead = Usuń partię…
web-delete-game = Usuń partię na zawsze
web-delete-game-about = { $game }: twoje imię i numer od razu znikną z tej partii. Nie otworzysz jej już i zniknie ona z twoich wyników i zapisów; rankingi i wyniki partii dnia zostaną. Pozostali zachowają partię, z „N. N.” na twoim miejscu. Jeśli oprócz ciebie grały tylko boty, zostanie usunięta całkowicie.
