# What only the page on privacy says; it travels when that is opened.
web-privacy-what = Co jest zapisywane
web-privacy-cookie = Ciasteczko z losową liczbą, dzięki któremu twoje miejsca pozostają twoje. Przeglądarka trzyma je { $days } dni od ostatniej wizyty. Nie ma kont, reklam ani śledzenia i nic nie trafia do innych.
web-privacy-name = Wybrane przez ciebie imię, dni pierwszej i ostatniej wizyty oraz twoje partie: kto gdzie siedział, wszystkie ruchy i ich czas.
web-privacy-passkeys = Jeśli utworzysz klucz dostępu: jego klucz publiczny, nazwa, którą mu nadasz, dzień utworzenia i dzień ostatniego logowania. To, czym się podpisuje, nigdy nie opuszcza twojego urządzenia.
web-privacy-daily = Twoje partie dnia: które masz za sobą i z jakim wynikiem. Liczą się do wyników wszystkich, bez twojego imienia.
web-privacy-ratings = Twoje rankingi: jak dobrze ci idzie w partiach rankingowych, osobno dla każdej gry i liczby osób. Nikt inny ich nie widzi.
web-privacy-browser = Twoja przeglądarka przechowuje język, kolory, ruch i dźwięk. Przechowuje też sam program, żeby otwierał się bez sieci.
web-privacy-own = O tobie przechowuje imię i ostatnie wybory dla nowych stołów, gry, które już znasz, najlepsze wyniki, postępy w lekcjach i zadaniach, skreślenia w notesie LUMEN, osoby przez ciebie wyciszone, sole dodane przy tasowaniu oraz, do zamknięcia karty, zaproszenia, z których korzystasz. Wszystko to znika, gdy się wylogujesz albo wszystko usuniesz.
web-privacy-address = Twój adres internetowy służy do odpowiadania ci i do ograniczania nadużyć. Jest tylko w pamięci roboczej i program nigdzie go nie zapisuje; osoba prowadząca serwer może mieć własne dzienniki.
web-privacy-calls = Jeśli chcesz powiadomień o swojej kolei: adres twojej przeglądarki w jej usłudze powiadomień, twój adres e-mail albo adres twojego programu z jego sekretem, twoja strefa czasowa i godziny ciszy. Powiadomienia w przeglądarce są zaszyfrowane: usługa wie, kiedy je dostajesz, ale nie wie, o jaką grę ani który stół chodzi. E-maile przechodzą przez serwer poczty gospodarza; podają grę i stół, ale nikogo, kto gra.
web-privacy-long = Jak długo
web-privacy-finished = Zakończone partie
web-privacy-unfinished = Niedokończone partie, od ostatniego ruchu
web-privacy-waiting = Stoły czekające na graczy, od ostatniej zmiany
web-privacy-bots = Partie samych botów, od ostatniego ruchu
web-privacy-links = Zaproszenia
web-privacy-people = Twoje imię, od ostatniej wizyty, jeśli nie masz tu partii
web-privacy-reviews = Analizy zakończonych partii
web-privacy-with-game = tak długo jak partia
web-privacy-with-others = tak długo jak inne partie
web-privacy-with-name = tak długo jak twoje imię
web-privacy-kept-passkeys = Klucze dostępu, jeśli nie usuniesz ich wcześniej
web-privacy-kept-daily = Wyniki partii dnia
web-privacy-kept-ratings = Rankingi
web-privacy-kept-calls = Adresy powiadomień, od ostatniego wysłanego
web-privacy-kept-unconfirmed = Niepotwierdzone adresy e-mail
web-privacy-days = { $days ->
    [0] do usunięcia
    [one] 1 dzień
   *[other] { $days } dni
}
web-privacy-see = Kto co widzi
web-privacy-see-about = Twoje imię i ruchy widzą osoby przy tym samym stole, a przy stołach otwartych wszyscy. Zapisy zakończonych partii może zachować każdy, kto grał lub oglądał. To, co gracze mówią do siebie przy stole, jest tylko w pamięci roboczej i znika, gdy stół opustoszeje.
web-privacy-remove = Jak to usunąć
web-privacy-remove-about = Od razu i na zawsze: twoje imię i numer znikną ze wszystkiego, co jest tu zapisane. Trwające partie zostaną poddane; partie innych pozostaną, z „N. N.” zamiast ciebie. Kopie zapasowe ma osoba prowadząca serwer.
web-forget = Usuń wszystko o mnie
web-forget-sure = Tak, usuń na zawsze
web-forgotten = Gotowe. Ten serwer nic już o tobie nie wie, a ta przeglądarka też nie.
