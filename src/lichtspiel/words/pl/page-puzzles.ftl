# Co mówią tylko zadania; przychodzi dopiero po ich otwarciu.
puzzle-place = Zadanie { $number } z { $count }
puzzle-grade = { $grade ->
    [1] Łatwe: znajdują je także początkujący.
    [2] Średnie: początkujący je przeoczają.
    [3] Trudne: znajdują je tylko zaawansowani.
   *[4] Bardzo trudne: znajdują je tylko mistrzowie.
  }
puzzle-asked = Który ruch jest tu wyraźnie najlepszy według tego, co możesz wiedzieć?
puzzle-about = Chwile z partii między mistrzami, w których jeden ruch jest wyraźnie najlepszy. Widzisz to, co widział gracz, i nic więcej.
puzzle-games = Gry
puzzle-solved = Rozwiązane na tym urządzeniu: { $solved } z { $count }
puzzle-start = Start
puzzle-entry = { $solved ->
    [yes] Zadanie { $number }, graczy: { $players }, rozwiązane
   *[no] Zadanie { $number }, graczy: { $players }
  }
puzzle-none = Do tej gry nie ma jeszcze zadań.
puzzle-before = Co było wcześniej
puzzle-all = Wszystkie zadania
puzzle-show = Rozwiązanie
puzzle-next = Dalej
