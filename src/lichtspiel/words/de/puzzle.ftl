# Rätsel: eine Entscheidung, bei der ein Zug klar der beste ist.
puzzle-title = { $game }: Rätsel { $number } von { $count }
puzzle-right = Richtig. Damit gewinnst du in etwa { $chance } der Fälle; jeder andere Zug verschenkt mindestens { $margin }.
puzzle-equal = Genauso gut: { $moves }
puzzle-wrong = { $verdict ->
    [blunder] Ein grober Fehler
    [mistake] Ein Fehler
   *[slip] Ungenau
  }: Das verschenkt { $loss } Gewinnchance, { $made } statt { $best }.
puzzle-best = Am besten: { $move }
puzzle-kind = { $does ->
    [place] Am besten ist es hier, ein Plättchen zu legen ({ $rule }).
    [exchange] Am besten ist es hier, eine Karte zu tauschen ({ $rule }).
    [dedicate] Am besten ist es hier, eine Kombination abzugeben ({ $rule }).
    [discard] Am besten ist es hier, Karten zurückzulegen ({ $rule }).
    [pass] Am besten ist es hier, den Zug zu beenden ({ $rule }).
    [move] { $from ->
        [0] Am besten ist es hier, den Stein aus dem Hafen zu ziehen ({ $rule }).
       *[other] Am besten ist es hier, einen Stein von einer Insel zu ziehen ({ $rule }).
    }
    [refill] Am besten ist es hier, einen Stein in den Hafen zu setzen ({ $rule }).
    [stop] Am besten ist es hier, vorzeitig aufzuhören ({ $rule }).
    [claim] Am besten ist es hier, den Auftrag zu nehmen ({ $rule }).
    [decline] Am besten ist es hier, auf den Auftrag zu verzichten ({ $rule }).
    [bid] { $extra ->
        [yes] Am besten ist es hier, mit dem Extrastein zu tippen ({ $rule }).
       *[no] Am besten ist es hier, ohne den Extrastein zu tippen ({ $rule }).
    }
    [play] Am besten ist es hier, eine Karte zu spielen ({ $rule }).
   *[other] Der beste Zug ist einer nach { $rule }.
}
puzzle-again = Versuche einen anderen Zug.
puzzle-fault-replay = Seine Partie lässt sich nach den Regeln nicht nachspielen.
puzzle-fault-data = Seine Daten passen nicht zur Stellung.
puzzle-fault-search = Der stärkste Computer bevorzugt mit mehr Bedenkzeit einen anderen Zug.
puzzle-fault-margin = Ein anderer Zug ist genauso gut oder fast so gut.
