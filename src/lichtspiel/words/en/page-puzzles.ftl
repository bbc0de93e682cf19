# What only the puzzles say; it travels when they are opened.
puzzle-place = Puzzle { $number } of { $count }
puzzle-grade = { $grade ->
    [1] Easy: beginners find it.
    [2] Medium: beginners miss it.
    [3] Hard: only skilled players find it.
   *[4] Very hard: only masters find it.
  }
puzzle-asked = Which move is clearly the best here, by what you can know?
puzzle-about = Moments of games between masters with one clearly best move. You see what its player saw, and nothing more.
puzzle-games = Games
puzzle-solved = { $solved } of { $count } solved on this device
puzzle-start = Start
puzzle-entry = { $solved ->
    [yes] Puzzle { $number }, { $players } players, solved
   *[no] Puzzle { $number }, { $players } players
  }
puzzle-none = There are no puzzles for this game yet.
puzzle-before = What happened so far
puzzle-all = All puzzles
puzzle-show = Solution
puzzle-next = Next
