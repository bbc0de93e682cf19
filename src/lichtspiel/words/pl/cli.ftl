# Wiersz poleceń.
cli-me = Ty
cli-welcome = { $game }, przeciwnicy: { $opponents }.
cli-help = Wpisz ruch tak, jak podaje menu. ? to pomoc, hint podpowiedź, b pokazuje stół jeszcze raz, numer paragrafu (na przykład { $rule }) jego treść, q kończy.
cli-menu = Możesz zagrać: { $moves }
cli-prompt = Twój ruch?
cli-confirm = Enter wykonuje, wszystko inne cofa wybór.
cli-misunderstood = „{ $typed }” to nie jest ruch; ? pomaga.
cli-instead = Dozwolone są na przykład: { $moves }
cli-left = Opuszczasz stół.
cli-left-kept = Opuszczasz stół. Partia jest zapisana w pliku { $file }: to samo polecenie ją wznowi.
cli-finished-already = Partia w pliku { $file } jest skończona; wybierz inny plik.
cli-result-place = Miejsce
cli-result-name = Imię
cli-result-score = Wynik
cli-no-bot = Nie ma bota „{ $bot }”; są: { $known }.
cli-bad-options = Te opcje nie pasują do gry: { $fault }
cli-simulating = Rozgrywanie
cli-checking = Sprawdzanie
cli-checked = poprawne: { $good }, błędne: { $bad }.
cli-fair = Układ początkowy pasuje do pieczęci, sekretu i soli.
cli-fair-salted = Sól dodali: { $players }.
cli-fair-unsalted = Bez soli: { $players }.
cli-fair-nobody = Nikt nie dodał soli: kto wylosował sekret, mógł znać układ.
cli-fair-none = W tym zapisie nie ma uczciwego tasowania.
cli-fair-origin = Ta partia jest dalszym ciągiem innej; niczego do niej nie tasowano.
cli-fair-sum = potwierdzone: { $fair }{ $none ->
    [0] {""}
   *[other] , bez uczciwego tasowania: { $none }
}{ $bad ->
    [0] {""}
   *[other] , niezgodne: { $bad }
}.
cli-cannot-read = Nie można odczytać pliku { $file }: { $fault }
cli-cannot-write = Nie można zapisać pliku { $file }: { $fault }
cli-no-record = W pliku { $file } nie ma zapisu { $number }; ostatni to { $known }.
cli-empty = W pliku { $file } nie ma zapisu: plik jest pusty.
cli-no-move = Nie ma ruchu { $move }; zapis ma ich { $most }.
cli-origin-unfinished = Partia w pliku { $file } jeszcze się nie skończyła; dalej można grać tylko od ruchu zakończonej partii.
cli-no-seat = Nie ma miejsca { $seat }; ostatnie to { $most }.
cli-no-paragraph = W tej instrukcji nie ma paragrafu „{ $number }”.
cli-arena-extra = Do areny czegoś tu brakuje ({ $missing }): zainstaluj lichtspiel[arena].
cli-hint-over = Partia się skończyła; nie ma już czego podpowiadać.
cli-ended-agreed = Partia zakończyła się tutaj za zgodą wszystkich: { $standing }.
cli-ended-resigned = Partia skończyła się tutaj, bo { $player } się poddaje: { $standing }.
cli-gave-up = { $player } { $score } (partia poddana)
cli-going-on = Kontynuacja partii z pliku { $file }, rozegrane ruchy: { $moves }.
cli-other-game = W pliku { $file } jest gra { $game }; wybierz inny plik albo zagraj w tę.
cli-many-records = W pliku { $file } jest więcej niż jeden zapis; dla partii wybierz osobny plik.
cli-no-human = W partii z pliku { $file } nie gra dokładnie jeden człowiek, więc nie można jej tu kontynuować.
cli-too-many-bots = Boty ({ $bots }) i ty to za dużo dla stołu na { $players } { $players ->
    [few] miejsca
   *[other] miejsc
}.
cli-at-least-one = { $what }: musi być co najmniej 1.
cli-only-svg = Nazwa pliku z rysunkiem musi się kończyć na .svg.
cli-serving = Ctrl-C kończy pracę; wszystkie partie zostają zachowane.
cli-setting-unknown = Nie ma ustawienia { $name }; wszystkie wymienia docs/hosting.md.
cli-setting-whole = { $name } nie może mieć wartości „{ $value }”; ma to być liczba całkowita od { $least } do { $most }.
cli-setting-number = { $name } nie może mieć wartości „{ $value }”; ma to być liczba od { $least } do { $most }.
cli-setting-more-than = { $name } nie może mieć wartości „{ $value }”; ma to być liczba większa niż { $least }, najwyżej { $most }.
cli-setting-switch = { $name } nie może mieć wartości „{ $value }”; ma to być true albo false.
cli-setting-one-of = { $name } nie może mieć wartości „{ $value }”; możliwe są: { $known }.
cli-setting-address = { $name } nie może mieć wartości „{ $value }”; potrzebny jest adres taki jak https://games.example.org.
cli-setting-contact = { $name } nie może mieć wartości „{ $value }”; potrzebny jest kontakt do ciebie, taki jak mailto:host@example.org lub https://games.example.org.
cli-setting-mail-server = { $name } nie może mieć wartości „{ $value }”; potrzebny jest adres serwera poczty, taki jak smtp://KTO:HASŁO@mail.example.org:587 albo smtps://mail.example.org.
cli-setting-mail-from = { $name } nie może mieć wartości „{ $value }”; potrzebny jest adres skrzynki, taki jak games@example.org.
cli-setting-needs = { $name } nic nie daje bez { $other }; ustaw także to albo pomiń jedno i drugie.
cli-setting-hosts = { $name } nie może mieć wartości „{ $value }”; potrzebne są nazwy hostów, takie jak games.example.org, bez portu i oddzielone przecinkami.
cli-setting-proxies = { $name } nie może mieć wartości „{ $value }”; potrzebne są adresy serwerów pośredniczących, takie jak 127.0.0.1 lub 10.0.0.0/8, oddzielone przecinkami.
cli-setting-cluster = { $name } nie może mieć wartości „{ $value }”; potrzebny jest adres serwera NATS, taki jak nats://bus.example.org:4222.
cli-setting-cluster-database = Klaster wymaga bazy PostgreSQL; ustawiono { $name }, a bazą jest { $database }. Wskaż inną opcją --database postgresql+psycopg://KTO@GDZIE/NAZWA.
cli-setting-alone = { $name } dotyczy tylko serwerów w klastrze; dodaj --cluster nats://… albo pomiń to ustawienie.
cli-setting-web = { $name } wskazuje folder { $folder }, którego nie ma; bez tego ustawienia działa strona dołączona do Lichtspiel.
cli-data-no-folder = { $folder } to plik albo leży w pliku; --data wymaga folderu.
cli-database-unknown = { $database } to nie jest baza danych, której można tu użyć; można użyć sqlite:///PLIK, a gdy zainstalowano lichtspiel[postgres], także postgresql+psycopg://KTO@GDZIE/NAZWA.
cli-database-newer = Baza { $database } pochodzi z nowszej wersji Lichtspiel; zaktualizuj tę wersję.
cli-database-broken = Nie można użyć pliku { $database } ({ $fault }); wstaw w jego miejsce kopię zapasową albo wybierz inny folder opcją --data.
cli-database-closed = Nie można użyć pliku { $database } ({ $fault }); sprawdź, czy na dysku jest miejsce i czy serwer może tam zapisywać.
cli-database-away = Nie można użyć bazy danych { $database } ({ $fault }); sprawdź, czy działa i czy adres jest właściwy.
cli-cluster-missing = Serwery w klastrze wymagają zainstalowania lichtspiel[cluster].
cli-bus-away = Nie można połączyć się z serwerem NATS { $bus } ({ $fault }); sprawdź, czy działa i czy adres jest właściwy.
cli-node-taken = Inny serwer w tym klastrze nazywa się już { $node }; zatrzymaj go albo nadaj temu inną nazwę opcją --node.
cli-think-where = Dla których serwerów ma myśleć ten komputer? Podaj serwer NATS, na którym się spotykają: --cluster nats://bus.example.org:4222.
cli-think-missing = Aby myśleć dla innych serwerów, trzeba zainstalować lichtspiel[cluster].
cli-bus-no-queue = Serwer NATS { $bus } nie ma JetStream, bez którego boty nie mogą myśleć na innych komputerach ({ $fault }); uruchom go z opcją --jetstream.
cli-thinking = { $processes ->
    [one] Tutaj myśli jeden bot dla { $bus }. Ctrl-C kończy.
    [few] Tutaj myślą naraz { $processes } boty dla { $bus }. Ctrl-C kończy.
   *[many] Tutaj myśli naraz { $processes } botów dla { $bus }. Ctrl-C kończy.
}
cli-port-taken = Pod adresem { $host }, port { $port }, nasłuchuje już inny program; wybierz inny port opcją --port (0 bierze dowolny wolny).
cli-no-such-host = { $host } to nie jest adres tego komputera; --host 127.0.0.1 jest tylko dla tego komputera, 0.0.0.0 dla wszystkich, którzy do niego docierają.
cli-cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port } ({ $fault }); wybierz inne opcjami --host i --port.
cli-more-than-zero = { $what }: musi być więcej niż 0.
cli-backup-exists = Plik { $file } już istnieje; wybierz inny albo nadpisz go opcją --force.
cli-backup-onto-itself = { $file } to sama baza danych; wybierz inny plik na kopię.
cli-backup-elsewhere = Partie są w bazie danych, którą podaje LICHTSPIEL_DATABASE; skopiuj je jej własnymi narzędziami, na przykład pg_dump.
cli-backup-damaged = Plik { $file } jest uszkodzony ({ $fault }); niczego nie skopiowano. Użyj starszej kopii.
cli-taken-back = Cofnięto wybór.
cli-sure = Zagrać mimo to? Enter: tak, n: nie:
cli-no-undo = W terminalu zatwierdzony ruch obowiązuje; niczego nie można cofnąć.
cli-which-game = Która gra? Są: { $known }.
cli-arena-other = W folderze { $folder } jest inny turniej (gra { $game }, liczba graczy: { $players }); wybierz osobny folder opcją --out.
cli-cluster-unknown = „{ $url }” nie jest adresem klastra; podaj dask://HOST:PORT albo ray://HOST:PORT.
cli-cluster-extra = Do { $url } czegoś tu brakuje ({ $missing }). Zainstaluj lichtspiel[{ $extra }].
cli-cluster-away = Klaster pod adresem { $url } jest nieosiągalny ({ $fault }); sprawdź, czy działa i czy adres jest poprawny.
cli-cluster-empty = Klaster pod adresem { $url } nie ma procesów roboczych; uruchom choć jeden i spróbuj ponownie.
cli-cluster-version = Proces roboczy na { $worker } ma inną wersję Lichtspiel ({ $theirs }; tutaj jest { $ours }), więc jego partie mogłyby potoczyć się inaczej. Zainstaluj wszędzie tę samą, uruchom procesy robocze od nowa i spróbuj ponownie.
cli-cluster-bare = Proces roboczy { $worker } nie ma Lichtspiel albo ma wersję zbyt starą. Zainstaluj wszędzie tę samą, uruchom procesy robocze od nowa i spróbuj ponownie.
cli-cluster-lost = Klaster pod adresem { $url } przestał odpowiadać ({ $fault }). Ukończone partie są zapisane; to samo polecenie podejmie pracę dalej.
cli-cluster-workers = --workers liczy procesy na tym komputerze; pomiń tę opcję, gdy używasz --cluster.
cli-worker-lost = { $times ->
    [one] { $times } proces roboczy padł
    [few] { $times } procesy robocze z rzędu padły
   *[other] { $times } procesów roboczych z rzędu padło
} przy tej samej partii; może brakuje pamięci. Ukończone partie są zapisane; to samo polecenie podejmie pracę dalej.
cli-lesson = Lekcja { $number } z { $count }: { $title }
cli-lesson-on = Enter: dalej, q: koniec.
cli-lesson-back = Enter: cofnij.
cli-lesson-way = Na przykład: { $move }
cli-lesson-left = Następnym razem zaczniesz w tym miejscu: lichtspiel learn { $game }
cli-lesson-again = Zaczynasz tam, gdzie była przerwa. Od początku: lichtspiel learn { $game } { $number }
cli-lesson-play = Enter: zagraj całą partię, q: koniec.
cli-no-lessons = Gra { $game } nie ma lekcji.
cli-no-lesson = Liczba lekcji: { $count }; pierwsza to 1.
cli-mining = Szukanie
cli-no-puzzles = Takich zadań nie ma.
cli-bad-players = „{ $given }” to nie lista liczb graczy; potrzebne są liczby oddzielone przecinkami, na przykład 2,3.
cli-puzzle-typed = Do wpisania: { $moves }
cli-puzzle-help = Wpisz ruch tak, jak podaje menu. ? to pomoc, hint następna podpowiedź, s rozwiązanie, n następne zadanie, l pokazuje, co było wcześniej, b stół jeszcze raz, numer paragrafu (na przykład { $rule }) jego treść, q kończy.
cli-daily-right = Pieczęć się zgadza: { $commitment }
cli-daily-wrong = Pieczęć nie pasuje do tej gry, dnia i sekretu. Powinna brzmieć { $commitment }.
cli-daily-commitment = Pieczęć: { $commitment }
cli-daily-seat = Liczba graczy: { $players }; twoje miejsce: { $seat }; na wszystkich innych: { $bot }
cli-daily-setup = Ustawienie: { $setup }
cli-daily-day = „{ $given }” to nie dzień; napisz go tak: { $example }.
cli-daily-secret = „{ $given }” to nie sekret: ma on 64 cyfry szesnastkowe.
