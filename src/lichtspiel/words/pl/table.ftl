# Co obowiązuje przy każdym stole i w każdym zapisie.
refused-not-your-turn = To nie twoja kolej.
refused-players = { $players ->
    [1] W tę grę nie można grać w pojedynkę; jest dla { $least }–{ $most } graczy.
    [few] W tę grę nie mogą grać { $players } osoby; jest dla { $least }–{ $most } graczy.
   *[other] W tę grę nie może grać { $players } osób; jest dla { $least }–{ $most } graczy.
}
record-at-move = Ruch { $move }: { $fault }
record-malformed = To nie jest poprawny zapis: { $fault }
record-move-malformed = To nie jest poprawny ruch (zobacz { $rule }): { $fault }
record-turn = Decyzja należała do gracza { $player } (miejsce { $seat }), a nie do miejsca { $other }.
record-name = Imię ma od 1 do { $most } znaków i żadnych znaków sterujących.
record-by = `by` ma elementów: { $given }, a musi mieć { $seats }, po jednym na miejsce.
record-origin = Liczba ruchów przejętych z innej partii ({ $kept }) przekracza liczbę ruchów w zapisie ({ $moves }).
record-time = Podane czasy początku i końca są niemożliwe.
record-seed = Z tego ziarna (seed) powstaje inny układ początkowy.
record-commitment = Pieczęć (commitment) nie pasuje do tego ziarna.
record-shuffle-parts = Na uczciwe tasowanie składają się pieczęć (commitment), sekret (secret) i sole (salts); czegoś tu brakuje.
record-salts = `salts` ma elementów: { $given }, a musi mieć { $seats }, po jednym na miejsce.
record-secret = Sekret (secret) nie pasuje do pieczęci (commitment).
record-shuffle = Z tego sekretu i tych soli powstaje inny układ początkowy.
record-game-unknown = Nie ma tu gry „{ $game }”; są: { $known }.
record-rules-unknown = Zapis powstał przy wersji { $rules } zasad; ten program zna wersje do { $known }.
record-players = Liczba imion: { $names }, liczba miejsc: { $seats }.
record-result = To nie jest wynik, którym skończyła się ta partia.
record-unfinished = Zapis podaje wynik, ale partia jeszcze się nie skończyła.
record-resigned = `resigned` musi podawać miejsca tej partii, każde raz i nie wszystkie.
record-resigned-end = Poddanie kończy partię wtedy i tylko wtedy, gdy zostaje jedno miejsce albo same boty; ten zapis mówi co innego.
record-legal = Ruchy podane jako dozwolone nie są tymi dozwolonymi.
record-legal-length = Do każdego ruchu musi być dokładnie jedna lista dozwolonych ruchów.
table-prompt-over = Partia jest skończona.
table-prompt-yours = Twoja kolej.
table-prompt-stand-in = Gra za ciebie bot.
table-prompt-waits = Teraz gra: { $player }.

table-announced = Ruch { $move }.
reason-nothing-better = Pozostałe ruchy wyglądają gorzej.
reason-ahead = { $case ->
    [close] W wyobrażonych dalszych ciągach wychodzisz z nim mniej więcej tak samo jak po { reason-rival }.
    [wins] W wyobrażonych dalszych ciągach wygrywasz z nim o { $share ->
        [one] { $share } partię
        [few] { $share } partie
       *[many] { $share } partii
    } na 100 więcej niż po { reason-rival }.
    [points] W wyobrażonych dalszych ciągach masz z nim średnio o { reason-points } więcej niż po { reason-rival }.
    [both] W wyobrażonych dalszych ciągach wygrywasz z nim o { $share ->
        [one] { $share } partię
        [few] { $share } partie
       *[many] { $share } partii
    } na 100 więcej niż po { reason-rival } i masz średnio o { reason-points } więcej.
   *[though] W wyobrażonych dalszych ciągach wygrywasz z nim o { $share ->
        [one] { $share } partię
        [few] { $share } partie
       *[many] { $share } partii
    } na 100 więcej niż po { reason-rival }, choć masz średnio o { reason-points } mniej.
}
reason-rival = { $rival ->
    [made] swoim ruchu
    [named] tym, co teraz daje więcej punktów
   *[next] drugim najlepszym ruchu
}
reason-points = { $points },{ $tenths } { $unit ->
    [orders] zlecenia
   *[points] punktu
}
reason-decided = Partia jest rozstrzygnięta: { $who ->
    [you] wygrywasz
   *[other] wygrywa { $player }
}, cokolwiek się zagra.
caution-cost = { $case ->
    [wins] To kosztuje cię około { $share } na 100 partii.
    [both] To kosztuje cię około { reason-points } i { $share } na 100 partii.
   *[points] To kosztuje cię około { reason-points }.
}
advice-move = Podpowiedź ({ $player }): { $move }
advice-chances = Szanse na wygraną: { $chances }
percent = { $share }%
level-beginner = początkujący
level-casual = amator
level-skilled = zaawansowany
level-master = mistrz
level-greedy = zachłanny
level-random = losowy
level-flat = płaskie Monte Carlo
