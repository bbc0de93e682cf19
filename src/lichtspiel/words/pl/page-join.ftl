# What only the page behind an invitation link says; it travels when that is opened.
web-join = Dołącz
web-join-invited = { $inviter } zaprasza cię do gry { $game }
web-join-title = Masz zaproszenie do gry { $game }
web-join-again = Graj dalej w { $game } tutaj
web-join-seat-about = Twoje miejsce: { $seat } z { $players }.
web-join-watch-about = Oglądasz, ale nie widzisz niczego tajnego.
web-join-table-about = Wybierz jedno z wolnych miejsc.
web-join-give-about = Przejmujesz miejsce { $seat } z { $players } i grasz stamtąd dalej.
web-join-other-about = Miejsce z tego linku jest już zajęte. Jest jeszcze inne wolne.
web-join-late-about = Nie ma już wolnego miejsca. Możesz oglądać, ale nie zobaczysz niczego tajnego.
web-join-mine-about = Masz tu już miejsce.
web-join-replay-about = Partia jest skończona. Możesz obejrzeć ją ruch po ruchu, z kartami wszystkich.
web-join-instead = Wolę oglądać
web-join-device-about = Twoje miejsce przechodzi na to urządzenie; na tamtym można je odzyskać.
web-join-device-seated = Ten link przenosi miejsce ({ $player }) na inne urządzenie, a ty masz tu już swoje miejsce. Nic się nie zmieniło: otwórz link na urządzeniu, na którym { $player } chce grać dalej.
web-join-watch = Oglądaj
web-join-device = Graj dalej tutaj
web-join-yours = dla ciebie
web-join-phase = Partia { $phase ->
    [paused] jest wstrzymana
    [over] jest zakończona
   *[playing] trwa
}.
web-join-seat = Dołącz
