# Co obowiązuje przy każdym stole i w każdym zapisie.
refused-not-your-turn = To nie twoja kolej.
refused-players = { $players ->
    [1] W tę grę nie można grać samemu; jest dla { $least }–{ $most } graczy.
    [few] W tę grę nie mogą grać { $players } osoby; jest dla { $least }–{ $most } graczy.
   *[other] W tę grę nie może grać { $players } osób; jest dla { $least }–{ $most } graczy.
}
record-at-move = Ruch { $move }: { $fault }
record-malformed = To nie jest poprawny zapis: { $fault }
record-move-malformed = To nie jest poprawny ruch (zobacz { $rule }): { $fault }
record-turn = Decyzja należała do gracza { $player } (miejsce { $seat }), a nie do miejsca { $other }.
record-name = Imię ma od 1 do { $most } znaków i żadnych znaków sterujących.
record-by = `by` ma elementów: { $given }, a musi mieć { $seats }, po jednym na miejsce.
record-time = Podane czasy początku i końca są niemożliwe.
record-seed = Z tego ziarna (seed) powstaje inny układ początkowy.
record-commitment = Zobowiązanie (commitment) nie pasuje do tego ziarna.
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
