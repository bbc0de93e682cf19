# What only those are told who gather at a table; it travels when they come.
web-gathering = Czekamy na graczy
web-kept-about = Kto chce zagrać jeszcze raz, siada; partia zacznie się, gdy wszyscy wrócą na miejsca.
web-invite-all = Zaproś wszystkich jednym linkiem
web-link-table-about = Jeden link dla wszystkich: kto go otworzy, zajmie wolne miejsce albo będzie oglądać, gdy zabraknie miejsc.
web-send-away = Zwolnij miejsce ({ $player })
web-send-away-about = { $visibility ->
    [open] { $player } nie usiądzie już przy tym stole.
   *[other] { $player } może wrócić, otwierając link jeszcze raz.
}
web-host-begins = Partię zaczyna { $player }.
web-host-away = Partię zaczyna { $player }, ale nie ma teraz połączenia. Jeśli to się nie zmieni, za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
} możesz zacząć ty.
web-fill = Dodaj bota
web-sit = Usiądź
web-begin = Zacznij
web-link-seat-about = Miejsce dostanie, kto pierwszy otworzy ten link.
web-name-first = Podaj, jak mają się do ciebie zwracać inni, albo naciśnij jeszcze raz, żeby usiąść jako gość.
