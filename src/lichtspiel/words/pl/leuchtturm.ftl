# Die Leuchtturm-Architekten: kamienie, odmowy, plansza, zdarzenia.
leuchtturm-title = Die Leuchtturm-Architekten
leuchtturm-stone = { $stone ->
    [red] czerwony
    [white] biały
   *[black] czarny
}
leuchtturm-stone-object = { $stone ->
    [red] czerwony
    [white] biały
   *[black] czarny
}
leuchtturm-stone-lacking = { $stone ->
    [red] czerwonego
    [white] białego
   *[black] czarnego
}
leuchtturm-at-origin = { $origin ->
    [0] W porcie
   *[other] Na wyspie { $origin }
}
leuchtturm-from-origin = { $origin ->
    [0] z portu
   *[other] z wyspy { $origin }
}
leuchtturm-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
leuchtturm-cost = kosztuje { $points } z { $budget } { $budget ->
    [one] punktu
   *[other] punktów
}
# Wieża słowami, od dołu do góry.
leuchtturm-tower = { $tower ->
    [rwrw] czerwony–biały–czerwony–biały
    [rwrk] czerwony–biały–czerwony–czarny
    [rwkr] czerwony–biały–czarny–czerwony
    [rwkw] czerwony–biały–czarny–biały
    [rkrw] czerwony–czarny–czerwony–biały
    [rkrk] czerwony–czarny–czerwony–czarny
    [rkwr] czerwony–czarny–biały–czerwony
    [rkwk] czerwony–czarny–biały–czarny
    [wrwr] biały–czerwony–biały–czerwony
    [wrwk] biały–czerwony–biały–czarny
    [wrkr] biały–czerwony–czarny–czerwony
    [wrkw] biały–czerwony–czarny–biały
    [wkrw] biały–czarny–czerwony–biały
    [wkrk] biały–czarny–czerwony–czarny
    [wkwr] biały–czarny–biały–czerwony
    [wkwk] biały–czarny–biały–czarny
    [krwr] czarny–czerwony–biały–czerwony
    [krwk] czarny–czerwony–biały–czarny
    [krkr] czarny–czerwony–czarny–czerwony
    [krkw] czarny–czerwony–czarny–biały
    [kwrw] czarny–biały–czerwony–biały
    [kwrk] czarny–biały–czerwony–czarny
    [kwkr] czarny–biały–czarny–czerwony
    [kwkw] czarny–biały–czarny–biały
   *[other] { $tower }
}
# Litera na kamieniu: dla każdego koloru inna.
leuchtturm-letter = { $stone ->
    [red] c
    [white] b
   *[black] cz
}

leuchtturm-revealed = Tego nie da się już cofnąć: wszyscy dowiedzieli się czegoś o ukrytym zleceniu.
leuchtturm-refused-over = Partia się skończyła.
leuchtturm-refused-another-asked = Ktoś inny jest właśnie pytany o kartę; najpierw jego odpowiedź.
leuchtturm-refused-refill-not-due = Port uzupełnia się na końcu tury, gdy nie ma już punktów, a port jest pusty.
leuchtturm-refused-stone-not-left = W zapasie nie ma już { leuchtturm-stone-lacking } kamienia; wybierz inny kolor.
leuchtturm-refused-refill-due = W tej turze nie można już przesuwać kamieni; postaw w porcie kamień z zapasu.
leuchtturm-refused-first-stone = W pierwszej turze tylko stawia się w porcie kamień dowolnego koloru.
leuchtturm-refused-answer-due = Pytanie o kartę czeka na ciebie; najpierw ją przyjmij albo odmów.
leuchtturm-refused-not-asked = Nikt cię teraz nie pyta o żadną kartę.
leuchtturm-refused-no-such-place = Miejsca to port (0) i wyspy od 1 do 8.
leuchtturm-refused-distance = Kamień przesuwa się o 1, 2, 3 lub 4 wyspy.
leuchtturm-refused-no-stone = { leuchtturm-at-origin } nie ma kamienia.
leuchtturm-refused-too-few-points = { $points ->
    [one] Potrzebne punkty: { $by }, a został ci tylko jeden.
   *[other] Potrzebne punkty: { $by }, a zostały ci tylko { $points }.
}
leuchtturm-refused-island-full = Na wyspie { $island } leżą cztery kamienie; omija się ją i liczy, ale nic na niej nie ląduje.
leuchtturm-refused-same-color = Górny kamień na wyspie { $island } też jest { leuchtturm-stone }; jednakowe kolory nigdy nie leżą na sobie.
leuchtturm-refused-stops-before = Przy tym stole kamień zatrzymuje się na najbliższej wyspie, która ma mniej niż cztery kamienie; dalej prowadzi dopiero następny ruch.
leuchtturm-refused-harbour-lost = Kamień z portu musi zostać przesunięty w tej turze, a po tym ruchu nie miałby już gdzie wylądować. Przesuń go najpierw albo zostaw mu miejsce.
leuchtturm-refused-stop-without-lighthouse = Dopóki da się przesunąć kamień, trzeba wydać wszystkie punkty; tylko po zbudowaniu latarni w tej turze reszta jest dobrowolna.
leuchtturm-refused-stop-before-harbour = Kamień z portu można jeszcze przesunąć, więc trzeba to zrobić, zanim skończysz.
leuchtturm-setup-cards = Każda z 24 latarni musi występować jako karta, każda dokładnie raz.
leuchtturm-setup-deal = Każdy dostaje trzy karty, a dwa stosy jawne mają wysokość zależną od liczby graczy.
leuchtturm-setup-first = Zaczynać musi ktoś z graczy.
leuchtturm-setup-turn-limit = Limit tur musi wynosić co najmniej 1.
leuchtturm-setup-turns-at-a-table = Przy stole limit tur może wynosić najwyżej { $most }.

leuchtturm-board-turn = Tura { $turn }
leuchtturm-board-points = Punkty ruchu
leuchtturm-board-harbour = Port
leuchtturm-board-supply = Zapas
leuchtturm-board-public = Jawne zlecenia
leuchtturm-board-stack = { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] kart
}
leuchtturm-board-empty = pusty
leuchtturm-text-buried = W głębi stosów
leuchtturm-board-hand = Twoje zlecenia
leuchtturm-board-seat = wyłożone: { $laid }, na ręce: { $cards }
leuchtturm-text-known = znane: { $towers }
leuchtturm-text-question = { $who ->
    [you] Decydujesz
   *[other] { $player } decyduje
}: przyjąć zlecenie { leuchtturm-tower } czy odmówić?

leuchtturm-event-refilled = { $who ->
    [you] Stawiasz
   *[other] { $player } stawia
} w porcie { leuchtturm-stone-object } kamień.
leuchtturm-event-moved = { $who ->
    [you] Przesuwasz
   *[other] { $player } przesuwa
} { leuchtturm-stone-object } kamień { leuchtturm-from-origin } na wyspę { $island } ({ leuchtturm-points }).
leuchtturm-event-completed = { $who ->
    [you] Budujesz
   *[other] { $player } buduje
} na wyspie { $island } latarnię { leuchtturm-tower }.
leuchtturm-event-stands = { $why ->
    [own] { $who ->
        [you] Zlecenie { leuchtturm-tower } leży już przed tobą
       *[other] Zlecenie { leuchtturm-tower } ma już wyłożone { $player }
    }: nikt nie dostaje karty (A14).
   *[guarded] Zlecenie { leuchtturm-tower } zostało dopiero co przejęte i jest chronione: nikt nie dostaje karty (A19).
}
leuchtturm-event-undecided = Zakryte karty rozstrzygną, czyje to zlecenie albo czy latarnia zostanie rozebrana.
leuchtturm-event-asked = { $who ->
    [you] Decydujesz
   *[other] { $player } decyduje
}, czy { $source ->
    [hand] wyłożyć zlecenie { leuchtturm-tower } z ręki.
    [public] wziąć jawne zlecenie { leuchtturm-tower }.
   *[laid] przejąć wyłożone zlecenie { leuchtturm-tower }.
}{ $ends ->
    [yes] {" "}To zakończyłoby partię.
   *[no] {""}
}
leuchtturm-event-claimed = { $who ->
    [you] { $source ->
        [hand] Wykładasz swoje zlecenie { leuchtturm-tower }.
        [public] Bierzesz jawne zlecenie { leuchtturm-tower }.
       *[laid] Przejmujesz zlecenie { leuchtturm-tower }; traci je { $loser }.
    }
   *[other] { $source ->
        [hand] { $player } wykłada zlecenie { leuchtturm-tower }.
        [public] { $player } bierze jawne zlecenie { leuchtturm-tower }.
       *[laid] { $loser_is ->
            [you] { $player } przejmuje twoje zlecenie { leuchtturm-tower }.
           *[other] { $player } przejmuje zlecenie { leuchtturm-tower }; traci je { $loser }.
        }
    }
}
leuchtturm-event-shown = { $tower ->
    [unknown] Ten stos jawny jest teraz pusty.
   *[other] Następne jawne zlecenie to { leuchtturm-tower }.
}
leuchtturm-event-declined = { $who ->
    [you] Nie przyjmujesz
   *[other] { $player } nie przyjmuje
} zlecenia { leuchtturm-tower }.
leuchtturm-event-pulled-down = Latarnia na wyspie { $island } zostaje rozebrana: { $why ->
    [buried] jej zlecenie leży jeszcze zakryte w stosie (A14).
    [declined] jej zlecenie nie zostało przyjęte (A15).
   *[supply] zapas jest pusty (A16).
}
leuchtturm-event-stopped = { $who ->
    [you] Kończysz ruchy
   *[other] { $player } kończy ruchy
}, niewykorzystane: { leuchtturm-points }.
leuchtturm-event-lapsed = Żadnego kamienia nie da się już przesunąć: { $who ->
    [you] tracisz
   *[other] { $player } traci
} { leuchtturm-points }.
leuchtturm-event-began = Tura { $turn }: { $who ->
    [you] twoja kolej.
   *[other] { $player }.
}
leuchtturm-outcome = { $who ->
    [you] wygrywasz
    [together] ty i { $others } wygrywacie razem
   *[other] { $count ->
        [one] wygrywa { $winners }
       *[other] zwycięstwo dzielą { $winners }
    }
}, wyłożone zlecenia: { $score }.
leuchtturm-event-ended = Koniec gry: { leuchtturm-outcome }

leuchtturm-menu-refill = Postaw kamień w porcie: { $moves }
leuchtturm-menu-move = { $points ->
    [one] Został 1 punkt.
    [few] Zostały { $points } punkty.
   *[other] Zostało { $points } punktów.
} 0 to port, 3>5 przesuwa górny kamień z wyspy 3 na wyspę 5. Dozwolone: { $moves }
leuchtturm-menu-answer = Wyłożyć to zlecenie przed sobą? tak lub nie.
leuchtturm-serves = { $serves ->
    [me] twoje zlecenie
    [public] jawne zlecenie
    [take-over] zlecenie do przejęcia
    [nobody] nikomu nic nie daje
    [other] zlecenie innego gracza
    [perhaps-other] być może zlecenie innego gracza
   *[pulled-down] zostanie rozebrana
}
leuchtturm-reach-way = na wyspie { $island }: { $way } ({ leuchtturm-serves })
leuchtturm-legend = r czerwony, w biały, k czarny. Zlecenia i latarnie czyta się od dołu do góry; * to świecąca latarnia. ▸ teraz gra.

leuchtturm-reason-own = Buduje latarnię z twojego zlecenia { leuchtturm-tower }.
leuchtturm-reason-public = Zdobywa jawne zlecenie { leuchtturm-tower }.
leuchtturm-reason-takes-over = Przejmuje zlecenie { leuchtturm-tower }; traci je { $player }.
leuchtturm-reason-ends-ahead = Kończy partię, a ty wygrywasz { $mine } do { $theirs }.
leuchtturm-reason-ends-level = Kończy partię przy stanie { $mine } do { $theirs }, a ty wygrywasz, bo ją kończysz.
leuchtturm-reason-ends-behind = Kończy partię, a ty przegrywasz { $mine } do { $theirs }.
leuchtturm-reason-would-end-ahead = Przyjęcie skończyłoby partię twoją wygraną { $mine } do { $theirs }.
leuchtturm-reason-would-end-level = Przyjęcie skończyłoby partię przy stanie { $mine } do { $theirs }, twoją wygraną, bo to ty ją kończysz.
leuchtturm-reason-would-end-behind = Przyjęcie skończyłoby partię twoją przegraną { $mine } do { $theirs }.
leuchtturm-reason-claim-behind = { leuchtturm-reason-would-end-behind }
leuchtturm-reason-decline = Rezygnujesz ze zlecenia { leuchtturm-tower }.
leuchtturm-reason-serves = Buduje latarnię ze zlecenia { leuchtturm-tower }, które ma na ręce { $player }.
leuchtturm-reason-may-serve = Zlecenie { leuchtturm-tower } może mieć na ręce { $player }: szansa { $cards } na { $of }.
leuchtturm-reason-pulled-down = Latarnia { leuchtturm-tower } nie jest niczyim zleceniem i zostaje rozebrana.
leuchtturm-reason-nobody = Latarnia { leuchtturm-tower } nikomu nie przynosi zlecenia.
leuchtturm-reason-leads-to = Potem możesz jeszcze w tej turze zbudować { leuchtturm-tower }, razem za { leuchtturm-points }.
leuchtturm-reason-could-lead-to = Potem da się jeszcze w tej turze zbudować { leuchtturm-tower }, razem za { leuchtturm-points }.
leuchtturm-reason-leaves = Potem { $player } może zbudować { leuchtturm-tower } za { leuchtturm-points }.
leuchtturm-reason-leaves-nothing = O ile wiesz, { $player } nie ma w zasięgu żadnego zlecenia.
leuchtturm-reason-leaves-least = Z każdym innym kamieniem { $player } ma równie blisko do zlecenia albo jeszcze bliżej.
leuchtturm-reason-grows = { $stones ->
    [one] Stoi pierwszy kamień twojego zlecenia { leuchtturm-tower }.
    [few] Stoją pierwsze { $stones } kamienie twojego zlecenia { leuchtturm-tower }.
   *[other] Stoi pierwszych { $stones } kamieni twojego zlecenia { leuchtturm-tower }.
}
leuchtturm-reason-loses = Kamienie twojego zlecenia { leuchtturm-tower }, które stoją: teraz { $before }, potem { $stones ->
    [0] żaden
   *[other] tylko { $stones }
}.
leuchtturm-reason-grows-several = { $stones ->
    [one] Stoi pierwszy kamień { $orders } twoich zleceń.
    [few] Stoją pierwsze { $stones } kamienie { $orders } twoich zleceń.
   *[other] Stoi pierwszych { $stones } kamieni { $orders } twoich zleceń.
}
leuchtturm-reason-will-stand = { $stones ->
    [one] Na koniec twojej tury stoi pierwszy kamień twojego zlecenia { leuchtturm-tower }.
    [few] Na koniec twojej tury stoją pierwsze { $stones } kamienie twojego zlecenia { leuchtturm-tower }.
   *[other] Na koniec twojej tury stoi pierwszych { $stones } kamieni twojego zlecenia { leuchtturm-tower }.
}
leuchtturm-reason-way-on = Ten kamień ({ leuchtturm-stone }) ma jeszcze w tej turze dojść do wyspy { $island }.
leuchtturm-reason-frees = Kamień pod nim ({ leuchtturm-stone }) ma potem przejść na wyspę { $island }.
leuchtturm-reason-nearer = Przybliża { leuchtturm-stone-object } kamień do wyspy { $island } dla twojego zlecenia { leuchtturm-tower }.
leuchtturm-reason-forgoes = Pomija { leuchtturm-tower }, w zasięgu za { leuchtturm-points }.
leuchtturm-reason-harbour = Przesuwa kamień z portu, co jest obowiązkowe.
leuchtturm-reason-only = Innego ruchu nie masz.
leuchtturm-reason-sets-back = { $whose ->
    [hand] Spowalnia innych: ze zlecenia { leuchtturm-tower }, które ma { $player }, stoi potem mniej kamieni.
    [public] Spowalnia innych: z jawnego zlecenia { leuchtturm-tower } stoi potem mniej kamieni.
   *[laid] Utrudnia przejęcie twojego zlecenia { leuchtturm-tower }.
}
leuchtturm-reason-can-leave-nothing = O ile wiesz, na koniec tury { $player } może nie mieć w zasięgu żadnego zlecenia.
leuchtturm-reason-keeps = { $stones ->
    [one] Pierwszy kamień twojego zlecenia { leuchtturm-tower } zostaje.
   *[other] Pierwsze { $stones } kamienie twojego zlecenia { leuchtturm-tower } zostają.
}
leuchtturm-reason-helps-nobody = O ile wiesz, nie rośnie przez to żadna latarnia, której potrzebują inni.
leuchtturm-reason-must = Trzeba wydać wszystkie punkty.
leuchtturm-reason-uses-points = Gdy teraz skończysz ruchy, niewykorzystane zostaną: { leuchtturm-points }.
leuchtturm-reason-stone-wanted = Twoje zlecenie { leuchtturm-tower } wymaga teraz kamienia: { leuchtturm-stone }.
leuchtturm-reason-withholds = Z innym kamieniem { $player } może zbudować { leuchtturm-tower }.
leuchtturm-reason-saves-stone = Oszczędza kolor { leuchtturm-stone } (w zapasie: { $left }).
leuchtturm-reason-hems-in = { $player } może wtedy zacząć turę tylko na { $ways ->
    [one] jeden sposób
    [few] { $ways } sposoby
   *[many] { $ways } sposobów
}.
leuchtturm-reason-stone-ahead = Biorąc { leuchtturm-stone-object } kamień, wygrywasz o { $share } na 100 partii mniej.
leuchtturm-caution-serves = To buduje latarnię ze zlecenia { leuchtturm-tower }, które ma { $player }.
leuchtturm-caution-leaves = Potem { $player } może zbudować { leuchtturm-tower } za { leuchtturm-points }.
leuchtturm-caution-decline = Rezygnujesz ze zlecenia { leuchtturm-tower }.
leuchtturm-caution-forgoes = Potem nie zbudujesz już w tej turze { leuchtturm-tower }; teraz jeszcze możesz, za { leuchtturm-points }.

leuchtturm-prompt-over = Koniec gry: { leuchtturm-outcome }
leuchtturm-prompt-first = { $who ->
    [you] Twoja kolej: postaw w porcie dowolny kamień; na tym kończy się pierwsza tura.
   *[other] { $player } stawia w porcie pierwszy kamień.
}
leuchtturm-prompt-refill = { $who ->
    [you] Twoja tura się kończy: postaw w porcie kamień z zapasu.
   *[other] { $player } stawia w porcie kamień z zapasu.
}
leuchtturm-prompt-move = { $who ->
    [you] Twoja kolej: przesuwaj górne kamienie. Masz jeszcze { leuchtturm-points } ruchu.
   *[other] { $player } ma jeszcze { leuchtturm-points } ruchu.
}
leuchtturm-prompt-harbour = { $who ->
    [you] Twoja kolej: masz jeszcze { leuchtturm-points } ruchu; nie zapomnij o kamieniu z portu.
   *[other] { $player } ma jeszcze { leuchtturm-points } ruchu; trzeba ruszyć kamień z portu.
}
leuchtturm-prompt-stop = { $who ->
    [you] Twoja latarnia stoi. Masz jeszcze { leuchtturm-points } ruchu: graj dalej albo zakończ ruchy.
   *[other] { $player } ma jeszcze { leuchtturm-points } ruchu i może grać dalej albo zakończyć ruchy.
}
leuchtturm-prompt-claim = { $who ->
    [you] { $source ->
        [hand] Stoi latarnia z twojego zlecenia { leuchtturm-tower }: wykładasz kartę czy rezygnujesz (wtedy latarnia zostanie rozebrana)?
        [top] Stoi latarnia z jawnego zlecenia { leuchtturm-tower }: bierzesz kartę czy ją zostawiasz?
       *[laid] Znów stoi latarnia z wyłożonego zlecenia { leuchtturm-tower }: przejmujesz kartę czy ją zostawiasz?
    }
   *[other] O zleceniu { leuchtturm-tower } decyduje { $player }.
}{ $ends ->
    [yes] {" "}Przyjęcie kończy partię.
   *[no] {""}
}

leuchtturm-chart = Mapa morska: port i osiem wysp w kole, zgodnie z ruchem wskazówek zegara
leuchtturm-place = { $island ->
    [0] Port
   *[other] Wyspa { $island }
}
leuchtturm-place-holds = { leuchtturm-place }: { $stones }
leuchtturm-place-bare = { leuchtturm-place }: bez kamieni
leuchtturm-place-lit = { leuchtturm-place }: latarnia, { $stones }
leuchtturm-place-lift = Podnieś { leuchtturm-stone-object } kamień
leuchtturm-place-land = Wyląduj tu za { leuchtturm-points }
leuchtturm-full = pełna: liczy się za 1, bez postoju
leuchtturm-lifted = { leuchtturm-color }: { $landings }.
leuchtturm-color = { $stone ->
    [red] Czerwony
    [white] Biały
   *[black] Czarny
}
leuchtturm-landing = wyspa { $island } ({ leuchtturm-points })
leuchtturm-consequence = { $lighthouse ->
    [yes] Latarnia gotowa
   *[no] { leuchtturm-place }
}
leuchtturm-after-move = Potem { $points ->
    [few] zostają
   *[other] zostaje
} { leuchtturm-points }.
leuchtturm-put-back = Odłóż
leuchtturm-land = Na wyspę { $island }
leuchtturm-refill-choose = { leuchtturm-color } ({ $left })
leuchtturm-refill = Postaw w porcie
leuchtturm-refill-ask = Postawić w porcie { leuchtturm-stone-object } kamień?
leuchtturm-stop = Zakończ ruchy
leuchtturm-answer-claim = { $source ->
    [hand] Wyłóż
    [top] Weź
   *[laid] Przejmij
}
leuchtturm-answer-decline = { $source ->
    [hand] Odmów
   *[other] Zostaw
}
leuchtturm-question = Na wyspie { $island } stoi latarnia
leuchtturm-own-name = { $player } (ty)
leuchtturm-in-hand = Ręka: { $cards }
leuchtturm-goal = Wygrywa, kto ma najwięcej zleceń: ty { $laid }, inni najwyżej { $most } · na ręce jeszcze { $cards }
leuchtturm-goal-brief = Zlecenia { $laid } : { $most }
leuchtturm-laid = wyłożone
leuchtturm-order = Zlecenie { leuchtturm-tower }
leuchtturm-order-back = Zakryte zlecenie
leuchtturm-order-built = Kart zleceń się nie zagrywa ani nie bierze: zlecenie zostaje wyłożone, gdy jego latarnia jest ukończona.
leuchtturm-order-in-reach = W zasięgu
leuchtturm-order-stones = Kamienie: { $stones } z 4
leuchtturm-order-way = { $way }: { leuchtturm-cost }, na wyspie { $island }.
leuchtturm-order-unsure = O ile latarnia po drodze nie zostanie rozebrana.
leuchtturm-order-standing = Na wyspie { $island }. Brakuje kolejno: { $missing }.
leuchtturm-order-nothing = Pierwszy kolor: { $missing }.
leuchtturm-order-stands = Stoi na wyspie { $island }.
leuchtturm-order-not-now = Nie w tej turze.
leuchtturm-no-orders = Wszystkie twoje zlecenia są wyłożone.
leuchtturm-rank = { $place ->
    [1] Wygrana
   *[other] Miejsce { $place }
}
leuchtturm-sheet-atlas = Atlas
leuchtturm-sheet-laid = Wyłożone
leuchtturm-sheet-reach = Zasięg
leuchtturm-atlas = Atlas 24 latarni
leuchtturm-atlas-help = Gdzie jest albo może być każde zlecenie, z tego, co wiesz.
leuchtturm-atlas-place = { $where ->
    [hand] { $who ->
        [you] na twojej ręce
       *[other] na ręce ({ $player })
    }
    [buried] w głębi stosu { $stack }
    [top] na wierzchu stosu { $stack }
   *[laid] { $who ->
        [you] wyłożone przez ciebie
       *[other] wyłożone ({ $player })
    }
}
leuchtturm-atlas-group = { $certain ->
    [yes] { $places }
   *[no] Możliwe miejsca: { $places }
}
leuchtturm-reach = Latarnie w zasięgu
leuchtturm-reach-none = Z tymi punktami nie ukończysz teraz żadnej latarni.
leuchtturm-reach-nothing-useful = Z tymi punktami nie zdobędziesz teraz żadnego zlecenia.
leuchtturm-reach-others = { $count ->
    [one] Jeszcze 1 latarnia, która nic ci nie daje
    [few] Jeszcze { $count } latarnie, które nic ci nie dają
   *[other] Jeszcze { $count } latarni, które nic ci nie dają
}
leuchtturm-reach-later = Zasięg widać, gdy możesz ruszać kamienie.
leuchtturm-reach-show = Pokaż

leuchtturm-brief-claimed = { $source ->
    [hand] wykłada zlecenie { leuchtturm-tower }
    [public] bierze jawne zlecenie { leuchtturm-tower }
   *[laid] { $loser_is ->
        [you] przejmuje twoje zlecenie { leuchtturm-tower }
       *[other] przejmuje zlecenie (traci { $loser }) { leuchtturm-tower }
    }
}
leuchtturm-brief-stands = { $why ->
    [own] bez karty: odbudowuje wyłożone już zlecenie { leuchtturm-tower }
   *[guarded] bez karty: odbudowuje chronione jeszcze zlecenie { leuchtturm-tower }
}
leuchtturm-brief-declined = nie przyjmuje zlecenia { leuchtturm-tower }
leuchtturm-brief-pulled-down = latarnia na { $island } rozebrana: { $why ->
    [buried] zlecenie jeszcze zakryte
    [declined] zlecenie nieprzyjęte
   *[supply] pusty zapas
}
leuchtturm-brief-completed = latarnia na wyspie { $island }
leuchtturm-brief-moved = { leuchtturm-stone } { $origin ->
    [0] port
   *[other] { $origin }
} → { $island }
leuchtturm-brief-refilled = { leuchtturm-stone } do portu
