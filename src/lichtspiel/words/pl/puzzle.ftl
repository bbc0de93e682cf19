# Zadania: wybór, w którym jeden ruch jest wyraźnie najlepszy.
puzzle-title = { $game }: zadanie { $number } z { $count }
puzzle-right = Dobrze. Z tym ruchem wygrywasz w około { $chance } przypadków; każdy inny traci co najmniej { $margin }.
puzzle-equal = Równie dobre: { $moves }
puzzle-wrong = { $verdict ->
    [blunder] Gruby błąd
    [mistake] Błąd
   *[slip] Niedokładność
  }: ten ruch traci { $loss } szans na wygraną, { $made } zamiast { $best }.
puzzle-best = Najlepiej: { $move }
puzzle-kind = { $does ->
    [place] Najlepiej tutaj położyć kafel ({ $rule }).
    [exchange] Najlepiej tutaj wymienić kartę ({ $rule }).
    [dedicate] Najlepiej tutaj poświęcić zestaw ({ $rule }).
    [discard] Najlepiej tutaj odrzucić karty ({ $rule }).
    [pass] Najlepiej tutaj zakończyć turę ({ $rule }).
    [move] { $from ->
        [0] Najlepiej tutaj ruszyć kamieniem z portu ({ $rule }).
       *[other] Najlepiej tutaj ruszyć kamieniem z wyspy ({ $rule }).
    }
    [refill] Najlepiej tutaj postawić kamień w porcie ({ $rule }).
    [stop] Najlepiej tutaj zakończyć ruchy wcześniej ({ $rule }).
    [claim] Najlepiej tutaj wziąć zlecenie ({ $rule }).
    [decline] Najlepiej tutaj zrezygnować ze zlecenia ({ $rule }).
    [bid] { $extra ->
        [yes] Najlepiej tutaj zadeklarować z kamieniem dodatkowym ({ $rule }).
       *[no] Najlepiej tutaj zadeklarować bez kamienia dodatkowego ({ $rule }).
    }
    [play] Najlepiej tutaj zagrać kartę ({ $rule }).
   *[other] Najlepszy ruch opisuje { $rule }.
}
puzzle-again = Spróbuj innego ruchu.
puzzle-fault-replay = Jego partii nie da się odtworzyć zgodnie z zasadami.
puzzle-fault-data = Jego dane nie pasują do pozycji.
puzzle-fault-search = Najsilniejszy bot po dłuższym namyśle woli inny ruch.
puzzle-fault-margin = Inny ruch jest równie dobry albo prawie tak dobry.
