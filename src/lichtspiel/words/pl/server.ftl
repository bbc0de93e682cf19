# Stoły na serwerze: czego odmawiają i co dzieje się wokół gry.
table-refused-name = Imię ma od 1 do { $most } znaków i żadnych znaków sterujących.
table-refused-no-game = Nie ma tu takiej gry; są: { $known }.
table-refused-no-bot = Nie ma takiego bota; są: { $known }.
table-refused-options = To nie są opcje tej gry: { $fault }
table-refused-no-seat = Przy tym stole nie ma takiego miejsca.
table-refused-seat-taken = To miejsce jest zajęte.
table-refused-seat-free = To miejsce jest już wolne.
table-refused-seats-free = Są jeszcze wolne miejsca.
table-refused-started = Gra już się zaczęła.
table-refused-not-started = Gra jeszcze się nie zaczęła.
table-refused-paused = Gra jest wstrzymana.
table-refused-not-paused = Gra nie jest wstrzymana.
table-refused-stale = Gra potoczyła się tymczasem dalej; spójrz jeszcze raz.
table-refused-malformed = To nie ma postaci ruchu: { $fault }
table-refused-aid-off = Ta pomoc nie jest dozwolona przy tym stole.
table-refused-handed-over = Gra za ciebie bot; najpierw wróć na swoje miejsce.
table-refused-not-handed-over = Już grasz samodzielnie.
table-refused-not-played-by-person = Na tym miejscu nie gra człowiek.
table-refused-resigned = Gra została przez ciebie poddana; bot dogra ją do końca.
table-refused-time-up = Twój czas minął.
table-refused-undo-nothing = Nie masz ruchu, który można by cofnąć.
table-refused-undo-reveals = Od tamtej chwili odkryto coś ukrytego, więc tego nie da się już cofnąć.
table-refused-undo-asked = Ktoś już poprosił o cofnięcie ruchu.
table-refused-undo-not-asked = Nikt nie pyta cię o cofnięcie ruchu.
table-refused-not-over = To jest możliwe dopiero po zakończeniu gry.

table-event-joined = { $who ->
    [you] Siadasz do stołu.
   *[other] { $player } siada do stołu.
}
table-event-bot-joined = { $player } (bot) siada do stołu.
table-event-left = { $name } odchodzi od stołu.
table-event-began = Gra się zaczyna.
table-event-undo-wished = { $who ->
    [you] Chcesz cofnąć ruch.
   *[other] { $player } chce cofnąć ruch.
}
table-event-undo-agreed = { $who ->
    [you] Zgadzasz się.
   *[other] { $player } się zgadza.
}
table-event-undo-declined = { $who ->
    [you] Wolisz tego nie robić.
   *[other] { $player } woli tego nie robić.
}
table-event-taken-back = { $who ->
    [you] Cofasz ruch.
   *[other] { $player } cofa ruch.
}
table-event-paused = { $who ->
    [you] Wstrzymujesz grę.
   *[other] { $player } wstrzymuje grę.
}
table-event-resumed = { $who ->
    [you] Wznawiasz grę.
   *[other] { $player } wznawia grę.
}
table-event-handed-over = { $reason ->
    [resigned] { $who ->
        [you] Poddajesz grę; dalej gra za ciebie bot.
       *[other] { $player } poddaje grę; dalej gra bot.
    }
    [time] { $who ->
        [you] Twój czas minął; dalej gra za ciebie bot.
       *[other] Czas minął ({ $player }); dalej gra bot.
    }
   *[away] { $who ->
        [you] Nie ma cię przy stole; dalej gra za ciebie bot.
       *[other] { $player } jest poza stołem; dalej gra bot.
    }
}
table-event-returned = { $who ->
    [you] Wracasz do gry.
   *[other] { $player } wraca do gry.
}
table-event-rematched = Następna gra jest gotowa.
