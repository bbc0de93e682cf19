# Stoły na serwerze: czego odmawiają i co dzieje się wokół gry.
table-refused-name = Imię ma od 1 do { $most } znaków, w tym co najmniej jeden widoczny, i żadnych znaków sterujących.
table-refused-name-words = To imię można by pomylić ze słowami stołu: z „ty”, z botem albo z całym zdaniem. Wybierz inne.
table-refused-rename-wait = Przy stole, przy którym grasz, imię zmieniło się dopiero przed chwilą; następna zmiana będzie możliwa za { $seconds } s.
# Who nobody else can be called: the reader, and what plays by itself.
table-words-you = ty
table-words-bot = bot, komputer
table-refused-no-game = Nie ma tu takiej gry; są: { $known }.
table-refused-no-bot = Nie ma takiego bota; są: { $known }.
table-refused-options = Te opcje nie pasują do gry: { $fault }
table-refused-no-seat = Przy tym stole nie ma takiego miejsca.
table-refused-seat-taken = To miejsce jest zajęte.
table-refused-seat-kept = To miejsce czeka na: { $player }.
table-refused-one-seat = Masz już miejsce przy tym stole; przy stole otwartym każdy ma jedno.
table-refused-has-seat = Masz już miejsce przy tym stole.
table-refused-sent-away = Gospodarz tego stołu woli grać bez ciebie; są inne otwarte stoły.
table-refused-not-host = To może zrobić tylko { $player }: decyduje osoba, która otworzyła stół.
table-refused-not-given-away = Tego miejsca nie można nikomu przekazać.
table-refused-seat-resigned = Na tym miejscu poddano partię; bot dogra je do końca.
table-refused-bot-first = { $days ->
    [yes] Gdy na ruch są całe dni, miejsce, na którym gra { $player }, można przekazać dopiero, gdy minie czas na ruch i gra tam bot.
   *[no] Wśród nieznajomych miejsce, na którym gra { $player }, można przekazać dopiero, gdy gra tam bot i od pięciu minut nie ma połączenia.
}
table-refused-lent = To miejsce jest ci tylko pożyczone: jeszcze przez { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
} partię może zakończyć tylko osoba, do której ono należy.
table-refused-seat-free = To miejsce jest już wolne.
table-refused-seats-free = Są jeszcze wolne miejsca.
table-refused-no-shuffle = Przy tym stole nie ma niczego, do czego można by dodać sól.
table-refused-salted = Dla tego miejsca sól została już dodana.
table-refused-started = Partia już się zaczęła.
table-refused-not-started = Partia jeszcze się nie zaczęła.
table-refused-paused = Partia jest wstrzymana.
table-refused-not-paused = Partia nie jest wstrzymana.
table-refused-stale = Partia potoczyła się tymczasem dalej; spójrz jeszcze raz.
table-refused-malformed = To nie jest poprawny ruch: { $fault }
table-refused-aid-off = Ta pomoc nie jest dozwolona przy tym stole.
table-refused-handed-over = Gra za ciebie bot; najpierw wróć na swoje miejsce.
table-refused-not-handed-over = Już grasz samodzielnie.
table-refused-not-played-by-person = Na tym miejscu nie gra człowiek.
table-refused-resigned = Ta partia została przez ciebie poddana; nie można do niej wrócić.
table-refused-ended = Partia jest skończona.
table-refused-end-asked = Ktoś już zaproponował zakończenie partii.
table-refused-end-not-asked = Nikt nie pyta cię o zakończenie partii.
table-refused-end-alone = Grasz tylko z botami: jeśli chcesz skończyć, poddaj partię.
table-refused-practice = Partia treningowa jest dla jednej osoby przeciw botom.
table-refused-days = Przy tym stole na ruch są całe dni: bot może zagrać dopiero, gdy czas minie.
table-refused-time-up = Twój czas minął.
table-refused-undo-nothing = Nie masz jeszcze ruchu, który można cofnąć.
table-refused-undo-reveals = Tego nie da się już cofnąć: tymczasem odkryto coś ukrytego.
table-refused-undo-asked = Ktoś już poprosił o cofnięcie ruchu.
table-refused-undo-not-asked = Nikt nie pyta cię o cofnięcie ruchu.
table-refused-wait = To było dużo w krótkim czasie; spróbuj ponownie za { $seconds } s.
table-refused-not-over = To jest możliwe dopiero po zakończeniu partii.
table-refused-ranked-undo = W partii dnia, która się liczy, nie można cofać ruchów.
table-refused-ranked-alone = Partię dnia, która się liczy, jedna osoba rozgrywa do końca; nikt nie może jej zastąpić.
table-refused-daily-rematch = Partia dnia nie ma rewanżu; jutro będzie nowa.
table-refused-rated-people = W partii rankingowej grają tylko ludzie, każdy na własnym urządzeniu.
table-refused-rated-aids = W partii rankingowej nie ma podpowiedzi, trenera ani ćwiczeń.
table-refused-rated-clock = Partia rankingowa wymaga zegara: komu skończy się czas, ten poddaje partię.
table-refused-rated-dealt = Partia dnia ani partia grana dalej od chwili z innej partii nie może być rankingowa.
table-refused-rated-undo = W partii rankingowej nie można cofać ruchów.
table-refused-rated-pause = W partii rankingowej nie zatrzymuje się zegara.
table-refused-rated-alone = W partii rankingowej nikt nie gra za kogoś innego. Kto nie może grać dalej, poddaje partię.
table-refused-not-to-move = Nie masz teraz nic do rozstrzygnięcia.

table-event-joined = { $who ->
    [you] Siadasz do stołu.
   *[other] { $player } siada do stołu.
}
table-event-bot-joined = { $player } (bot) siada do stołu.
table-event-left = { $name } odchodzi od stołu.
table-event-sent-away = { $who ->
    [you] Zwalniasz miejsce, które zajmuje { $name }.
   *[other] { $player } zwalnia miejsce, które zajmuje { $name }.
}
table-event-taken-over = { $whose ->
    [own] { $who ->
        [you] Wracasz na swoje miejsce.
       *[other] { $player } wraca na swoje miejsce.
    }
   *[another] { $who ->
        [you] Przejmujesz miejsce ({ $name }).
       *[other] { $player } przejmuje miejsce ({ $name }).
    }
}
table-event-renamed = { $who ->
    [you] Teraz nazywasz się { $player } zamiast { $name }.
   *[other] { $name } nazywa się teraz { $player }.
}
table-event-began = Partia się zaczyna.
table-event-undo-wished = { $who ->
    [you] Chcesz cofnąć ruch.
   *[other] { $player } chce cofnąć ruch.
}
table-event-undo-agreed = { $who ->
    [you] Zgadzasz się.
   *[other] { $player } się zgadza.
}
table-event-undo-declined = { $who ->
    [you] Nie zgadzasz się.
   *[other] { $player } się nie zgadza.
}
table-event-request-withdrawn = { $who ->
    [you] Wycofujesz prośbę.
   *[other] { $player } wycofuje prośbę.
}
table-event-taken-back = { $who ->
    [you] Cofasz ruch.
   *[other] { $player } cofa ruch.
}
table-event-paused = { $who ->
    [you] Wstrzymujesz partię.
   *[other] { $player } wstrzymuje partię.
}
table-event-deserted = Nikt już tu nie gra; partia czeka, aż ktoś wróci.
table-event-resumed = { $who ->
    [you] Wznawiasz partię.
   *[other] { $player } wznawia partię.
}
table-event-paced = { $who ->
    [you] Zmieniasz tempo botów.
   *[other] { $player } zmienia tempo botów.
}
table-event-handed-over = { $reason ->
    [resigned] { $who ->
        [you] Poddajesz partię; dalej gra za ciebie bot.
       *[other] { $player } poddaje partię; dalej gra bot.
    }
    [time] { $who ->
        [you] Twój czas minął; dalej gra za ciebie bot.
       *[other] Czas minął ({ $player }); dalej gra bot.
    }
    [late] { $who ->
        [you] Twój czas minął; tę turę rozegra za ciebie bot.
       *[other] Czas minął ({ $player }); tę turę rozegra bot.
    }
   *[away] { $wished ->
        [yes] { $who ->
            [you] Teraz gra za ciebie bot.
           *[other] { $player }: od teraz gra bot.
        }
       *[no] { $who ->
            [you] Nie było cię; gra za ciebie bot.
           *[other] Przy stole brakuje: { $player }; dalej gra bot.
        }
    }
}
table-event-resigned = { $late ->
    [yes] { $who ->
        [you] Twój czas minął; w partii rankingowej oznacza to poddanie.
       *[other] Czas minął ({ $player }); w partii rankingowej oznacza to poddanie.
    }
   *[no] { $bot ->
        [unknown] { $who ->
            [you] Poddajesz partię.
           *[other] { $player } poddaje partię.
        }
       *[other] { $who ->
            [you] Poddajesz partię; dogra ją za ciebie bot.
           *[other] { $player } poddaje partię; dogra ją bot.
        }
    }
}
table-event-end-asked = { $who ->
    [you] Proponujesz zakończyć partię przy obecnym stanie.
   *[other] { $player } proponuje zakończyć partię przy obecnym stanie.
}
table-event-end-answered = { $agree ->
    [yes] { $who ->
        [you] Zgadzasz się zakończyć partię.
       *[other] { $player } zgadza się zakończyć partię.
    }
   *[no] { $who ->
        [you] Wolisz grać dalej.
       *[other] { $player } woli grać dalej.
    }
}
table-event-end-agreed = Partia kończy się tutaj za zgodą wszystkich.
table-event-returned = { $who ->
    [you] Wracasz do gry.
   *[other] { $player } wraca do gry.
}
table-event-rematched = Następna partia jest gotowa.

server-refused-bad-request = Tej wiadomości nie udało się zrozumieć: { $fault }
server-refused-media-type = Tutaj rozumiany jest tylko JSON.
server-refused-too-large = To za dużo naraz; granica to { $most } bajtów.
server-refused-too-slow = Twoje żądanie docierało tu zbyt długo.
server-refused-origin = Strony z innych witryn nie mogą korzystać z tego serwera.
server-refused-host = Ten serwer nie nazywa się { $name }. Otwórz go pod adresem, który otrzymano; osoba prowadząca serwer może dopuścić inne nazwy przez LICHTSPIEL_HOSTS.
server-refused-no-host = Żądanie musi dokładnie raz podać hosta, do którego jest skierowane.
server-refused-no-page = Nie ma takiej strony.
server-refused-method = Tego nie da się zrobić z tą stroną.
server-refused-no-table = Nie ma takiego stołu albo nie masz do niego zaproszenia.
server-refused-not-invited = Do tego potrzebne jest zaproszenie.
server-refused-not-your-seat = To nie jest twoje miejsce.
server-refused-seats-wished = Przy stole na jednym urządzeniu żadne miejsce nie może pozostać wolne.
server-refused-all-taken = Wszystkie miejsca przy tym stole są zajęte.
server-refused-still-playing = Wciąż masz miejsce w tej partii. Najpierw ją poddaj albo odejdź od stołu.
server-refused-not-away = Połączenia nie ma dopiero od chwili; za { $seconds } s będzie mógł zagrać bot.
server-refused-not-gone = Połączenia nie ma dopiero od chwili; za { $hours ->
    [0] { $seconds } s
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
} będzie można przekazać to miejsce.
server-refused-host-away = O tym stole decyduje { $player }, ale nie ma teraz połączenia. Jeśli to się nie zmieni, za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
} będą to mogli zrobić inni.
server-refused-is-there = Ta osoba jest przy stole.
server-refused-not-idle = Ta osoba jest przy stole; jeśli nic nie zrobi, za { $seconds } s będzie mógł zagrać bot.
server-refused-bad-link = Ten link jest nieprawidłowy, wygasł albo został już użyty.
server-refused-passkey = Ten klucz dostępu nie został przyjęty. Nic się nie zmieniło.
server-refused-passkey-late = Trwało to za długo albo zostało już zrobione. Spróbuj jeszcze raz.
server-refused-passkey-address = Klucze dostępu wymagają adresu z nazwą. Ten adres to liczba; wszystko inne działa także tutaj.
server-refused-passkey-elsewhere = Klucze dostępu działają tylko pod adresem { $address }. Ta strona ma inny adres; wszystko inne działa także tutaj.
server-refused-no-passkey = Ten klucz dostępu nie jest tu znany. Mógł zostać usunięty albo należy do innego adresu.
server-refused-too-many-passkeys = Masz już { $most } kluczy dostępu i więcej mieć nie można. Usuń któryś, z którego już nie korzystasz.
server-refused-tables-here = Ta przeglądarka ma własne stoły albo wyniki. Powiedz, co ma się z nimi stać.
server-refused-slow-down = To było za dużo naraz; poczekaj chwilę.
server-refused-text = Wiadomość ma od 1 do { $most } znaków, w tym co najmniej jeden widoczny, i żadnych znaków sterujących.
server-refused-no-chat = Przy tym stole są tylko gotowe zwroty.
server-refused-too-many-tables = Masz już tyle stołów, ile wolno mieć: { $most }.
server-refused-too-many-tables-here = W ciągu ostatniej godziny założono z twojej sieci wiele stołów; odczekaj chwilę przed następnym.
server-refused-too-many-people-here = W ciągu ostatniej godziny przyszło z twojej sieci wiele nowych osób; odczekaj chwilę.
server-refused-too-many-reviews = Właśnie powstaje wiele analiz. Zapytaj ponownie za kilka minut.
server-refused-too-many-reviews-here = W ciągu ostatniej godziny poproszono z twojej sieci o wiele analiz; odczekaj chwilę przed następną.
server-refused-no-review = Tej partii nie udało się przeanalizować. Gospodarz serwera może sprawdzić dlaczego; zapytaj ponownie później.
server-refused-too-many-connections = Z twojej sieci otwarto już zbyt wiele połączeń.
server-refused-moment-seats = Liczba miejsc w tej partii: { $seats }. Powiedz, kto gdzie ma siedzieć.
server-refused-no-moment = W tej partii nie ma takiego ruchu; jest ich { $moves }.
server-refused-daily-open = Tę partię dnia inni mogą dziś jeszcze rozegrać. Będzie ją można pokazać, gdy dzień się skończy.
server-refused-daily-own = Nadal rozgrywasz tę partię dnia. Będzie ją można zobaczyć, gdy skończy się twoja własna partia.
server-refused-daily-future = Ta partia dnia dopiero będzie.
server-refused-daily-past = Partię dnia można rozegrać przez { $days } dni; ta jest starsza.
server-refused-busy = Tym razem się nie udało; spróbuj jeszcze raz.
server-refused-storage = Serwer nie może teraz skorzystać ze swojej pamięci, więc nic się nie zmieniło. Twoje partie są bezpieczne: spróbuj później.
server-refused-damaged = W pamięci serwera brakuje części tego, co działo się przy tym stole, więc nie można go pokazać. Osoba prowadząca serwer dowie się, który to stół; pozostałych stołów to nie dotyczy.
server-refused-fault = Coś poszło nie tak. Zostało to odnotowane; twoje partie są bezpieczne.
server-no-page-built = Serwer Lichtspiel działa. Strona dla przeglądarki nie jest zbudowana.
server-app-about = Stół do trzech gier o świetle, ze znajomymi albo z komputerem: bez konta, w przeglądarce.
server-refused-no-calls = Ten serwer nie powiadamia w ten sposób.
server-refused-no-way = W ten sposób nie dostajesz powiadomień albo już ich nie dostajesz.
server-refused-bad-way = To nie jest adres, pod którym można powiadomić przeglądarkę.
server-refused-bad-mailbox = Na ten adres nie da się wysłać e-maila. Powinien wyglądać tak: ada@example.org.
server-refused-bad-hook = Webhook wymaga adresu, który zaczyna się od https://, ze zwykłym portem i bez danych logowania.
server-refused-too-many-mails = Poproszono już o kilka e-maili z linkiem. Zajrzyj do skrzynki, także do folderu ze spamem, albo spróbuj jutro.
server-refused-mail-away = Nie udało się teraz wysłać e-maila. Spróbuj później.
server-call-title = Lichtspiel: twoja kolej
server-call = { $game }: pozostali czekają na twój ruch.
server-call-stop = Nie powiadamiaj
server-mail-why = Dostajesz ten e-mail, bo ten adres podano i potwierdzono na { $site }; przychodzi najwyżej jeden na każdą kolejkę.
server-mail-stop = Aby przestały przychodzić, otwórz tę stronę i naciśnij przycisk:
server-mail-ask-title = Lichtspiel: czy powiadamiać cię o twojej kolei?
server-mail-ask = Ktoś poprosił na { $site }, żeby na ten adres przychodziły wiadomości, gdy w partii jest jego kolej. Jeśli to ty, otwórz w ciągu doby ten link i potwierdź to tam:
server-mail-ask-end = Jeśli to nie ty, nie musisz nic robić: nie przyjdzie żaden inny e-mail, a twój adres zostanie usunięty.
server-link-confirm = Czy Lichtspiel ma wysyłać na ten adres e-mail, gdy jest twoja kolej?
server-link-confirm-button = Tak, chcę dostawać e-maile
server-link-confirm-done = Gotowe. Gdy będzie twoja kolej, dostaniesz e-mail, najwyżej jeden na kolejkę. W każdym jest link, który je wyłącza.
server-link-stop = Czy Lichtspiel ma przestać powiadamiać cię w ten sposób?
server-link-stop-button = Nie powiadamiaj mnie
server-link-stop-done = Gotowe. W ten sposób nie dostaniesz już powiadomień, a adres został usunięty.
server-link-dead = Ten link już nie działa. Sposób powiadamiania sprawdzisz i zmienisz w „Moich partiach”, pod „Powiadomienia o twojej kolei”.
server-link-home = Przejdź do Lichtspiel

cli-data-in-use = Z danymi w { $folder } pracuje już inny serwer.
cli-database-in-use = Z bazą danych { $database } pracuje już inny serwer, a może tylko jeden; zatrzymaj go albo wybierz inną bazę opcją --database.
cli-no-data = W { $file } nie ma żadnych partii.
cli-backed-up = Wszystkie partie skopiowano do { $file }.
cli-tidied = Usunięto: { cli-tidy-figures }.
cli-tidy-dry = Na razie niczego nie usunięto; można by usunąć: { cli-tidy-figures }.
cli-tidy-figures = { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}, { $links ->
    [one] 1 link
    [few] { $links } linki
   *[other] { $links } linków
}, { $people ->
    [one] 1 osobę
    [few] { $people } osoby
   *[other] { $people } osób
}
cli-key-rotated = Od następnego uruchomienia serwera ciasteczka będzie podpisywał nowy klucz; w klastrze dzieje się to po kilku sekundach, bez ponownego uruchamiania. Obecne pozostają ważne i są odnawiane przy kolejnej wizycie; następna zmiana klucza unieważni te, których nie odnowiono.
