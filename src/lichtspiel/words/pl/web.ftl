# The page in the browser.
web-back = Wstecz
web-play-move = Zagraj
web-play = Graj
web-learn = Naucz się grać
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
web-no-table-about = Jeśli to twoja partia, wrócisz dzięki kluczowi dostępu; albo poproś innych, aby ponownie zaprosili cię na twoje miejsce.
web-connecting = Chwileczkę…
web-part-missing = Tej części strony nie można teraz wczytać.
web-reload = Wczytaj ponownie
web-reconnecting = Połączenie przerwane, trwa ponowne łączenie. Nic nie przepadnie.
web-unheard = Nie ma teraz połączenia, więc nic się nie stało. Spróbuj ponownie, gdy wróci.
web-happened = Co się właśnie wydarzyło
web-action-line = Czyja kolej i co można zrobić
web-pending = Twój ruch zostanie wysłany, gdy tylko wróci połączenie.
web-pending-sent = Twój ruch był już w drodze, gdy zerwało się połączenie. Nie można go już wycofać.
web-withdraw = Wycofaj ruch
web-play-anyway = { $move ->
    [bid] Zadeklaruj mimo to
   *[other] Zagraj mimo to
}
web-coach-on = Włącz trenera
web-coach-off = Wyłącz trenera
web-show-rule = { $rule }: pokaż zasadę
web-skip = Przejdź do planszy
web-you-watch = Oglądasz
web-show-hint = Pokaż na planszy
web-play-hint = { $move ->
    [bid] Zadeklaruj tak
   *[other] Zagraj tak
}
web-seat-free = wolne
web-seat-kept = czeka na: { $player }
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
web-my-page = Moja strona
web-privacy = Prywatność
web-name = Twoje imię
web-name-none = Twoje imię?
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
web-with = z: { $players }
web-friends-about = Zaproś linkiem
web-device-short = Podawajcie je sobie
web-rules = Zasady gry
web-rule-books = Zasady gier
web-daily = Partia dnia
web-puzzles = Zadania
web-open-tables = Otwarte stoły
web-open-tables-none = Na razie żadnych.
web-turns-wait = { $count ->
    [one] W jednej partii twoja kolej.
    [few] W { $count } partiach twoja kolej.
   *[many] W { $count } partiach twoja kolej.
}
web-company-friends = Ze znajomymi
web-company-device = Na jednym urządzeniu
web-seat-kind = Kto siedzi na miejscu { $number }?
web-seat-bot = Bot, { $level }
web-seat-away = na razie gra tu bot
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
web-mover-gone = { $player } – brak połączenia.
web-you = (ty)
web-option-turn-limit-of = najwyżej { $value } tur
web-clock-none = bez zegara
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
web-visibility-private = tylko zaproszone osoby
web-visibility-open = wszyscy (stół otwarty)
web-visibility-local = na jednym urządzeniu
web-pace = Tempo botów
web-pace-quick = szybkie
web-pace-normal = zwykłe
web-pace-calm = spokojne
web-practice = Partia treningowa
web-practice-about = Wszystko można cofnąć, nawet to, co odkryto. Ta partia się nie liczy.
web-rated = Partia rankingowa
web-without-preview = bez podglądu
web-without-hints = bez podpowiedzi
web-without-pad = bez notesu i zasięgu
web-with-memory = notes pamięta
web-with-coach = z trenerem
web-with-chat = z czatem
web-talk = Powiedz coś
web-gathering-full = Wszyscy już są
web-invite = Zaproś
web-invite-again = Zaproś na to miejsce
web-link-give-about = Kto pierwszy otworzy ten link, zagra tu dalej. Link działa jeden dzień.
web-sent-away = { $player } usuwa cię z tego stołu. Możesz dosiąść się do innego albo oglądać.
web-seat-freed = { $player } zwalnia twoje miejsce. Możesz wrócić, otwierając link jeszcze raz, albo oglądać.
web-leave = Odejdź od stołu
web-agreed = Przy tym stole
web-fair = Uczciwe tasowanie
web-link = Link
web-link-only-here = Ten link można otworzyć tylko na tym komputerze.
web-link-host = Dla osoby prowadzącej serwer
web-link-host-about = Aby inni mogli dołączyć, uruchom serwer z adresem, który jest osiągalny z ich urządzeń:
web-link-watch = Zaproś do oglądania
web-link-watch-about = Kto otworzy ten link, ogląda, ale nie widzi niczego tajnego.
web-qr = Kod QR linku
web-copy = Kopiuj link
web-copied = Skopiowano
web-device = Graj dalej na innym urządzeniu
web-device-about = Urządzenie, które pierwsze otworzy ten link, przejmie twoje miejsce. Link działa 15 minut.
web-seat-of = Miejsce { $number }
web-moved = Na tym miejscu gra się teraz na innym urządzeniu.
web-moved-back = Graj znów tutaj
web-seat-given = { $player } gra teraz na twoim miejscu.
web-join-about = Jak mają się do ciebie zwracać inni?
web-menu = Menu
web-side = Przebieg i pomoc
web-sheets = Więcej o stole
web-fold = Zwiń
web-unfold = Pokaż przebieg i pomoc
web-log-empty = Jeszcze nic się nie wydarzyło.
web-people = Przy stole
web-to-move = teraz gra
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
web-hint-concludes = Zatem:
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
web-resign-about-daily = To jedyna próba, która się liczy.
web-end = Zakończ partię za zgodą wszystkich
web-end-about = Jeśli zgodzą się wszyscy, którzy jeszcze grają, partia skończy się przy obecnym stanie. Kogo nie ma od pięciu minut i za kogo gra bot, tego nikt nie pyta.
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
web-understood = Rozumiem
web-result = Wynik
web-you-win = Wygrywasz
web-you-win-together = { $players } wygrywacie razem
web-nth = { $place }.
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
web-drawn-between = Remis, po { $score }: { $players }
web-look-back = Analiza partii
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
