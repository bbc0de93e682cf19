# Was nur die Rätsel sagen; es kommt erst, wenn man sie öffnet.
puzzle-place = Rätsel { $number } von { $count }
puzzle-grade = { $grade ->
    [1] Leicht: Auch Anfänger finden es.
    [2] Mittel: Anfänger übersehen es.
    [3] Schwer: Nur Geübte finden es.
   *[4] Sehr schwer: Nur Meister finden es.
  }
puzzle-asked = Welcher Zug ist hier klar der beste, nach dem, was du wissen kannst?
puzzle-about = Momente aus Partien zwischen Meistern, in denen ein Zug klar der beste ist. Du siehst, was sah, wer am Zug war, und nicht mehr.
puzzle-games = Spiele
puzzle-solved = { $solved } von { $count } auf diesem Gerät gelöst
puzzle-start = Los
puzzle-entry = { $solved ->
    [yes] Rätsel { $number }, { $players } Personen, gelöst
   *[no] Rätsel { $number }, { $players } Personen
  }
puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzle-before = Was bisher geschah
puzzle-all = Alle Rätsel
puzzle-show = Lösung
puzzle-next = Weiter
