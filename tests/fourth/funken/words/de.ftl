# Funken, das vierte Spiel der Tests.
funken-title = Funken
funken-refused-over = Das Spiel ist zu Ende.
funken-refused-no-such-place = Diesen Platz hat deine Hand nicht.
funken-refused-place-empty = Der Funke von diesem Platz ist schon gespielt.
funken-refused-too-low = Ein Funke muss höher sein als die { $top }, die brennt.
funken-refused-nothing-burns = Es brennt kein Feuer, das zu löschen wäre.
funken-setup = Zwei Hände mit sieben verschiedenen Funken von 1 bis 20, und einer der beiden beginnt.
funken-board-fire = { $top ->
    [0] Kein Feuer brennt.
   *[other] Die { $top } brennt.
}
funken-legend = * brennt, () gelöscht, ? nicht für dich; ▸ ist am Zug.
funken-event-lit = { $who ->
    [you] Du zündest
   *[other] { $player } zündet
} die { $spark } an.
funken-event-doused = { $who ->
    [you] Du löschst
   *[other] { $player } löscht
} das Feuer{ $spark ->
    [unknown] {""}
   *[other] { " " }mit der { $spark }
}.
funken-event-ended = { $who ->
    [you] Du gewinnst
   *[other] { $winners } gewinnt
} mit { $score } Funken.
