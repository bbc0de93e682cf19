# The page in the browser.
web-back = Wstecz
web-play-move = Zagraj
web-play = Graj
web-me = Ty
web-guest = Gość
web-close = Zamknij
web-log = Przebieg
web-help = Pomoc
web-language = Język
web-language-de = Deutsch
web-language-pl = Polski
web-language-en = English
web-theme = Motyw
web-theme-morning = Jasny
web-theme-night = Ciemny
web-switch-morning = Jasny motyw
web-switch-night = Ciemny motyw
web-no-table = Nie ma takiego stołu albo nie masz do niego zaproszenia.
web-no-table-about = Jeśli to twoja partia, poproś innych, aby ponownie zaprosili cię na twoje miejsce.
web-connecting = Chwileczkę…
web-reconnecting = Połączenie przerwane, trwa ponowne łączenie. Nic nie przepadnie.
web-happened = Co się właśnie wydarzyło
web-action-line = Czyja kolej i co można zrobić
web-pending = Twój ruch zostanie wysłany, gdy tylko wróci połączenie.
web-pending-sent = Twój ruch był już w drodze, gdy zerwało się połączenie. Nie można go już wycofać.
web-withdraw = Wycofaj ruch
web-show-rule = { $rule }: pokaż zasadę
web-skip = Przejdź do planszy
web-you-watch = Oglądasz
web-show-hint = Pokaż na planszy
web-play-hint = Zagraj tak
web-gathering = Czekamy na wszystkich
web-seat-free = wolne
web-seat-kept = czeka na: { $player }
web-kept-about = Kto chce zagrać jeszcze raz, siada; partia zacznie się, gdy wszyscy wrócą na miejsca.
web-kept-you = Miejsce czeka na ciebie
web-curtain-title = { $player }, twoja kolej
web-curtain-text = Przekaż urządzenie: { $player }. Do tej chwili wszystko pozostaje zakryte.
web-curtain-lift = To ja, { $player }
web-pass-on = Przekaż: { $player }
web-pass-on-later = Najpierw ruch
web-holder = Urządzenie trzyma { $player }
web-home = Strona główna
web-settings = Ustawienia
web-motion = Animacje
web-motion-detail = Kafle się przesuwają, lampiony lecą.
web-sound = Dźwięki
web-sound-detail = Krótkie i ciche.
web-sound-on = Włącz dźwięki
web-sound-off = Wyłącz dźwięki
web-shapes-note = Każdy kolor ma też własny kształt i literę (c to czerwony, cz to czarny).
web-privacy = Prywatność
web-privacy-what = Co jest zapisywane
web-privacy-cookie = Ciasteczko z losową liczbą, dzięki któremu twoje miejsca pozostają twoje. Przeglądarka trzyma je { $days } dni od ostatniej wizyty. Nie ma kont, reklam ani śledzenia i nic nie trafia do innych.
web-privacy-name = Wybrane przez ciebie imię, dni pierwszej i ostatniej wizyty oraz twoje partie: kto gdzie siedział, wszystkie ruchy i ich czas.
web-privacy-browser = Język, kolory i inne ustawienia pozostają w twojej przeglądarce, podobnie jak twoje skreślenia w notesie LUMEN oraz, do zamknięcia karty, zaproszenia, z których korzystasz.
web-privacy-address = Twój adres internetowy służy do odpowiadania ci i do ograniczania nadużyć. Jest tylko w pamięci roboczej i program nigdzie go nie zapisuje; osoba prowadząca serwer może mieć własne dzienniki.
web-privacy-long = Jak długo
web-privacy-finished = Zakończone partie
web-privacy-unfinished = Niedokończone partie, od ostatniego ruchu
web-privacy-waiting = Stoły czekające na graczy, od ostatniej zmiany
web-privacy-links = Zaproszenia
web-privacy-people = Twoje imię, od ostatniej wizyty, jeśli nie masz tu partii
web-privacy-days = { $days ->
    [0] do usunięcia
    [one] 1 dzień
   *[other] { $days } dni
}
web-privacy-see = Kto co widzi
web-privacy-see-about = Twoje imię i ruchy widzą osoby przy tym samym stole, a przy stołach otwartych wszyscy. Zapisy zakończonych partii może zachować każdy, kto grał lub oglądał.
web-privacy-remove = Jak to usunąć
web-privacy-remove-about = Od razu i na zawsze: twoje imię i numer znikną ze wszystkiego, co jest tu zapisane. Trwające partie zostaną poddane; partie innych pozostaną, z „N. N.” zamiast ciebie. Kopie zapasowe ma osoba prowadząca serwer.
web-forget = Usuń wszystko o mnie
web-forget-sure = Tak, usuń na zawsze
web-forgotten = Gotowe. Ten serwer nic już o tobie nie wie.
web-name = Twoje imię
web-name-none = Twoje imię?
web-name-of = Imię osoby { $number }
web-person = Osoba { $number }
web-done = Gotowe
web-start = Zaczynamy
web-level = Poziom przeciwników
web-level-of = Poziom bota { $number }
web-how-many = Ile osób gra?
web-more-options = Więcej ustawień
web-for = { $least }–{ $most } { $most ->
    [few] osoby
   *[other] osób
}
web-about-lichterfest = Puszczaj lampiony na jezioro, dla siebie i dla innych.
web-about-leuchtturm = Układaj kamienie na ośmiu wyspach i buduj latarnie.
web-about-lumen = Zbieraj lewy kartami, które widzą tylko inni.
web-short-lichterfest = Lichterfest
web-short-leuchtturm = Leuchtturm
web-short-lumen = LUMEN
web-more = Więcej
web-games = Moje partie
web-games-about = Trwające i zakończone
web-your-turn = twoja kolej
web-move-by = ruch do { $time }
web-with = z: { $players }
web-friends-about = Zaproś linkiem
web-device-short = Podawajcie je sobie
web-rules = Zasady gry
web-to-table = Wróć do stołu
web-rule-books = Zasady gier
web-running = Trwające partie
web-running-none = Na razie żadnych.
web-finished = Zakończone partie
web-finished-none = Jeszcze żadnych.
web-games-further = Pokaż starsze partie
web-open-tables = Otwarte stoły
web-open-tables-none = Na razie żadnych.
web-kept = twoje miejsce czeka
web-watching = { $phase ->
    [over] oglądana
   *[other] oglądasz
}
web-phase-gathering = czeka na graczy
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
web-turns-wait = { $count ->
    [one] W jednej partii twoja kolej.
    [few] W { $count } partiach twoja kolej.
   *[many] W { $count } partiach twoja kolej.
}
web-share-replay = Udostępnij tę partię
web-share-replay-about = Kto otworzy ten link, obejrzy tę partię z kartami wszystkich.
web-many-changes = LUMEN na jednym urządzeniu: przechodzi ono z rąk do rąk po każdej karcie, około { $count } razy w partii.
web-new-table = Nowy stół
web-game = Gra
web-company = Kto gra?
web-company-alone = Z botami
web-company-friends = Ze znajomymi
web-company-device = Na jednym urządzeniu
web-company-alone-about = Partia zaczyna się od razu.
web-company-friends-about = Dostaniesz jeden link do całego stołu, a jeśli chcesz, także do każdego miejsca, z kodami QR.
web-company-device-about = Zasłona między ruchami ukrywa to, co może widzieć tylko jedna osoba.
web-seats = Miejsca, zgodnie z ruchem wskazówek zegara
web-seat-kind = Kto siedzi na miejscu { $number }?
web-kind-open = Ktoś znajomy
web-kind-open-about = dostaje link
web-kind-here = Ktoś tutaj
web-kind-bot = Bot
web-seat-bot = Bot, { $level }
web-seat-away = nieobecność, gra bot
web-seat-resigned = partia poddana, dogrywa bot
web-seat-time = po czasie, gra bot
web-seat-late = po czasie, tę turę rozgrywa bot
web-seat-gave-up = partia poddana
web-seat-finished = partia poddana, dograna przez bota
web-own-away = Gra teraz za ciebie bot.
web-own-resigned = Partia poddana. Dogrywa ją bot.
web-own-time = Twój czas minął. Gra za ciebie bot.
web-own-late = Twój czas minął. Tę turę rozgrywa bot.
web-seat-offline = bez połączenia
web-you = (ty)
web-options = Zasady przy tym stole
web-option-movement = Ruch przez kilka wysp
web-option-movement-landing = liczy się tylko lądowanie
web-option-movement-every-step = kamienie idą wyspa po wyspie
web-option-claims = Przed przyjęciem karty za ukończoną latarnię
web-option-claims-ask-if-it-ends = pytaj tylko, gdy to kończy partię
web-option-claims-ask-always = zawsze pytaj przed przyjęciem karty
web-option-take-back = Zabraną kartę można od razu odzyskać
web-option-take-back-true = karty można od razu odzyskać
web-option-take-back-false = zabrana karta jest bezpieczna przez jedną turę
web-option-turn-limit = Limit tur w partii
web-option-turn-limit-of = najwyżej { $value } tur
web-clock = Zegar
web-clock-none = bez zegara
web-clock-move-thirty = 30 sekund na ruch
web-clock-move-ninety = 90 sekund na ruch
web-clock-total-ten = 10 minut na osobę, plus 5 sekund za każdy ruch
web-clock-total-thirty = 30 minut na osobę, plus 10 sekund za każdy ruch
web-clock-days-one = 1 dzień na ruch
web-clock-days-three = 3 dni na ruch
web-clock-move-about = Gdy czas minie, bot rozegra za ciebie tę turę, a następna znów będzie twoja.
web-clock-days-about = Gdy czas minie, bot rozegra za ciebie tę turę, a następna znów będzie twoja.
web-clock-total-about = Gdy czas się wyczerpie, bot gra za ciebie dalej, dopóki nie wrócisz na swoje miejsce.
web-clock-move-of = { $seconds } s na ruch
web-clock-total-of = { $minutes } min + { $increment } s na ruch
web-clock-days-of = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
} na ruch
web-days-left = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}
web-time-left = Pozostały czas:
web-visibility = Kto może grać?
web-visibility-private = tylko zaproszone osoby
web-visibility-open = wszyscy (stół otwarty)
web-visibility-local = na jednym urządzeniu
web-pace = Tempo botów
web-pace-quick = szybkie
web-pace-normal = zwykłe
web-pace-calm = spokojne
web-aids = Pomoce
web-practice = Partia treningowa
web-practice-about = Wszystko można cofnąć, nawet to, co odkryto. Ta partia się nie liczy.
web-aid-preview = Podgląd skutków ruchu
web-aid-hints = Podpowiedzi
web-aid-pad-leuchtturm = Zasięg: które latarnie da się ukończyć
web-aid-pad-lumen = Notes: które wartości są możliwe
web-aid-memory = Notes pamięta, co było widać
web-without-preview = bez podglądu
web-without-hints = bez podpowiedzi
web-without-pad = bez notesu i zasięgu
web-with-memory = notes pamięta
web-make-alone = Zaczynamy
web-make-friends = Otwórz stół
web-make-device = Zaczynamy
web-gathering-full = Wszyscy już są
web-invite = Zaproś
web-invite-all = Zaproś wszystkich jednym linkiem
web-link-table-about = Jeden link dla wszystkich: kto go otworzy, zajmie wolne miejsce albo będzie oglądać, gdy zabraknie miejsc.
web-invite-again = Zaproś na to miejsce
web-link-give-about = Kto pierwszy otworzy ten link, zagra tu dalej. Link działa jeden dzień.
web-send-away = Zwolnij miejsce ({ $player })
web-send-away-about = { $visibility ->
    [open] { $player } nie usiądzie już przy tym stole.
   *[other] { $player } może wrócić, otwierając link jeszcze raz.
}
web-sent-away = { $player } usuwa cię z tego stołu. Możesz dosiąść się do innego albo oglądać.
web-seat-freed = { $player } zwalnia twoje miejsce. Możesz wrócić, otwierając link jeszcze raz, albo oglądać.
web-host-begins = Partię zaczyna { $player }.
web-fill = Dodaj bota
web-sit = Usiądź
web-begin = Zacznij
web-leave = Odejdź od stołu
web-agreed = Przy tym stole
web-link = Link
web-link-only-here = Ten link można otworzyć tylko na tym komputerze.
web-link-host = Dla osoby prowadzącej serwer
web-link-host-about = Aby inni mogli dołączyć, uruchom serwer z adresem, który jest osiągalny z ich urządzeń:
web-link-seat-about = Miejsce dostanie, kto pierwszy otworzy ten link.
web-link-watch = Zaproś do oglądania
web-link-watch-about = Kto otworzy ten link, ogląda, ale nie widzi niczego tajnego.
web-qr = Kod QR linku
web-copy = Kopiuj link
web-copied = Skopiowano
web-device = Graj dalej na innym urządzeniu
web-device-about = Urządzenie, które pierwsze otworzy ten link, przejmie twoje miejsce. Link działa 15 minut.
web-join = Dołącz
web-join-invited = { $inviter } zaprasza cię do gry { $game }
web-join-title = Masz zaproszenie do gry { $game }
web-join-again = Graj dalej w { $game } tutaj
web-join-seat-about = Twoje miejsce: { $seat } z { $players }.
web-join-watch-about = Oglądasz, ale nie widzisz niczego tajnego.
web-join-table-about = Wybierz jedno z wolnych miejsc.
web-join-give-about = Na miejscu { $seat } z { $players } nikt teraz nie gra; grasz stamtąd dalej.
web-join-other-about = Miejsce z tego linku jest już zajęte. Jest jeszcze inne wolne.
web-join-late-about = Nie ma już wolnego miejsca. Możesz oglądać, ale nie zobaczysz niczego tajnego.
web-join-mine-about = Masz tu już miejsce.
web-join-replay-about = Partia jest skończona. Możesz obejrzeć ją ruch po ruchu, z kartami wszystkich.
web-join-instead = Wolę oglądać
web-seat-of = Miejsce { $number }
web-moved = Na tym miejscu gra się teraz na innym urządzeniu.
web-moved-back = Graj znów tutaj
web-seat-given = { $player } gra teraz na twoim miejscu.
web-join-device-about = Twoje miejsce przechodzi na to urządzenie; na tamtym można je odzyskać.
web-join-watch = Oglądaj
web-join-device = Graj dalej tutaj
web-join-yours = dla ciebie
web-join-phase = Partia { $phase ->
    [paused] jest wstrzymana
    [over] jest zakończona
   *[playing] trwa
}.
web-join-about = Jak mają się do ciebie zwracać inni?
web-join-seat = Dołącz
web-menu = Menu
web-side = Przebieg i pomoc
web-sheets = Więcej o stole
web-fold = Zwiń
web-unfold = Pokaż przebieg i pomoc
web-log-empty = Jeszcze nic się nie wydarzyło.
web-people = Przy stole
web-to-move = na ruchu
web-stand-in-wait = Za { $seconds } s będzie mógł zagrać bot
web-stand-in-days = Bot zagra dopiero, gdy minie czas: za { $time }
web-stand-in = Niech gra bot
web-hint = Podpowiedź
web-hint-title = Tak zagrałby silny gracz
web-hint-thinking = Bot się zastanawia…
web-hint-about = W twojej turze podpowiedź pokaże, jak zagrałby silny gracz i dlaczego.
web-hint-off = Przy tym stole gra się bez podpowiedzi.
web-hint-later = Następna podpowiedź będzie, gdy przejdziesz dalej.
web-hint-against = Przeciw:
web-chances = Szanse na wygraną
web-undo = Cofnij
web-undo-asked = { $player } chce cofnąć ruch. Zgadzasz się?
web-undo-waiting = { $player } chce cofnąć ruch. Brakuje jeszcze odpowiedzi: { $others }.
web-undo-waiting-own = Chcesz cofnąć ruch. Brakuje jeszcze odpowiedzi: { $others }.
web-undo-withdraw = Jednak nie
web-taken-back = cofnięte
web-agree = Tak
web-disagree = Nie
web-pause = Wstrzymaj
web-paused = Partia jest wstrzymana.
web-paused-waits = Partia czeka, aż ktoś wróci.
web-resume = Wznów
web-hand-over = Niech bot gra za mnie
web-return = Wróć na moje miejsce
web-resign = Poddaj się
web-resign-about = Bot dogra partię za ciebie, a ty zajmiesz ostatnie miejsce. Nie będzie można wrócić.
web-resign-about-end = Partia skończy się od razu twoją przegraną.
web-end = Zakończ partię za zgodą wszystkich
web-end-about = Jeśli zgodzą się wszyscy, którzy jeszcze grają, partia skończy się przy obecnym stanie.
web-end-ask = Zaproponuj
web-end-asked = { $player } proponuje zakończyć partię przy obecnym stanie. Zgadzasz się?
web-end-waiting = { $player } proponuje zakończyć partię. Brakuje jeszcze odpowiedzi: { $others }.
web-end-waiting-own = Proponujesz zakończyć partię. Brakuje jeszcze odpowiedzi: { $others }.
web-end-withdraw = Grajmy dalej
web-keys = Klawisze
web-key-enter = wybierz; jeszcze raz: wykonaj ruch
web-key-escape = anuluj wybór
web-key-arrows = ruch
web-key-digits = numer
web-key-hint = podpowiedź
web-key-undo = cofnij
web-key-log = przebieg
web-open-rule = Przeczytaj { $rule } w zasadach
web-understood = Rozumiem
web-result = Wynik
web-you-win = Wygrywasz
web-you-win-together = { $players } wygrywacie razem
web-you-gave-up = Partia poddana
web-you-finish = Zajmujesz { web-nth } miejsce.
web-nth = { $place }.
web-place = Miejsce
web-score-four = Cztery jednego rodzaju
web-score-pairs = Trzy pary
web-score-seven = Siedem różnych
web-score-boats = Żetony Łaski
web-score-own = Własne i jawne
web-score-taken = Przejęte
web-score-hand = Jeszcze na ręce
web-score-round = Runda { $round }
web-score-points = Punkty
web-score-cards = Karty
web-untied-lichterfest = Przy równej liczbie punktów decydują Żetony Łaski, a potem pozostałe Karty Lampionów (L22).
web-untied-leuchtturm = Przy równej liczbie kart wyżej jest ten, kto zakończył partię (A18).
web-untied-lumen = Przy równej liczbie punktów decyduje runda 4, a potem odległość od ciemnej karty plusa (M11).
web-ended-by = Zasady punktacji ({ $rule })
web-ended-resigned = { $who ->
    [you] Partia skończyła się, bo została przez ciebie poddana.
   *[other] { $player } poddaje partię i to ją kończy.
}
web-ended-agreed = Zakończona za zgodą wszystkich przy tym stanie.
web-drawn = Koniec za zgodą wszystkich
web-drawn-between = Remis, po { $score }: { $players }
web-rematch = Zagraj jeszcze raz
web-next-game = Do następnej partii
web-watch-rematch = Oglądaj następną partię
web-record = Pobierz zapis
web-look-at-board = Obejrzyj planszę
web-replay = Obejrzyj partię
web-replay-start = Partia się zaczyna.
web-replay-run = Odtwarzaj
web-replay-back = Jeden ruch wstecz
web-replay-on = Jeden ruch dalej
web-replay-move = Ruch
web-replay-at = Ruch { $move } z { $moves }
web-chair = Widok
web-chair-of = z miejsca: { $player }
web-chair-none = z góry
web-gathering-free = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
web-watchers = { $count ->
    [one] Jedna osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
web-wins = { $count ->
    [one] Wygrywa { $players }
   *[other] Wygrywają razem: { $players }
}
