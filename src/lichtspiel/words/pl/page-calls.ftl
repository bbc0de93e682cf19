# What only the page about being called says; it travels when that is opened.
web-calls = Powiadomienia
web-calls-about = W partiach z dniami na ruch Lichtspiel może ci powiedzieć, że twoja kolej, nawet gdy jest zamknięty. Powiadomienie podaje grę i prowadzi prosto do stołu; nigdy nie mówi, co się tam stało.
web-calls-on = Powiadamiaj mnie tutaj
web-calls-on-detail = Najwyżej raz na kolejkę i nie wtedy, gdy jesteś przy stole.
web-calls-others = { $count ->
    [one] Powiadomienia przychodzą też do jednej innej twojej przeglądarki.
    [few] Powiadomienia przychodzą też do { $count } innych twoich przeglądarek.
   *[many] Powiadomienia przychodzą też do { $count } innych twoich przeglądarek.
}
web-calls-others-end = Zakończ tam
web-calls-mail = E-mailem
web-calls-mail-about = Najpierw dostaniesz e-mail z linkiem; kolejne przyjdą dopiero, gdy go otworzysz. W każdym jest link, który je wyłącza.
web-calls-mail-label = Adres e-mail
web-calls-hook = W twoim własnym programie (webhook)
web-calls-hook-about = Dostanie POST z danymi JSON, podpisany sekretem, który zobaczysz tylko raz.
web-calls-hook-label = Adres programu
web-calls-secret = Sekret tego webhooka. Zachowaj go: nie pojawi się ponownie.
web-calls-pending = Jeszcze niepotwierdzony: otwórz link w e-mailu, który ci wysłaliśmy.
web-calls-add = Dodaj
web-calls-remove = Usuń
web-calls-quiet = Nie w tych godzinach
web-calls-from = Cisza od
web-calls-to = Cisza do
web-calls-kept = Adresy, pod które przychodzą powiadomienia, twoja strefa czasowa i godziny ciszy są przechowywane, dopóki ich tu nie usuniesz, i kasowane razem ze wszystkim, gdy poprosisz o zapomnienie.
web-calls-none = Na tym serwerze powiadomienia nie są włączone.
web-calls-cannot = Ta przeglądarka nie może pokazywać powiadomień. Na iPhonie i iPadzie najpierw dodaj Lichtspiel do ekranu głównego.
web-calls-denied = Ta przeglądarka nie pozwala na powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
web-calls-failed = Ta przeglądarka nie mogła teraz włączyć powiadomień. W oknach prywatnych nigdy nie może; w innych spróbuj później jeszcze raz.
