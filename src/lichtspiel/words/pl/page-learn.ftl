# The lessons: what only learning says; it travels when that is opened. The terminal says the same.
learn-learn = Nauka
learn-lesson = Lekcja
learn-lessons = Lekcje
learn-title = Lekcja { $number } z { $count }: { $title }
learn-step = Krok { $step } z { $steps }
learn-finished = ukończona
learn-back = Krok wstecz
learn-next = Dalej
learn-show = Pokaż mi
learn-first = Najpierw naciśnij „{ $button }”.
learn-read-on = Najpierw czytaj dalej: naciśnij „{ learn-next }”.
learn-read-back = Najpierw naciśnij „{ learn-take-back }”.
learn-take-back = Cofnij
learn-play = Zagraj całą partię
learn-done = Wiesz już, jak działa { $game }. Zagraj teraz całą partię z początkującymi: o podpowiedź możesz poprosić w każdej chwili.
learn-otherwise = Tak też można, ale tutaj chodzi o coś innego. Cofnij i spróbuj jeszcze raz.

learn-lichterfest-lanterns = Pierwsze lampiony
learn-lichterfest-lanterns-welcome = Jest noc święta lampionów. Ty i Ben rozświetlacie jezioro, kafel po kaflu. Wygra, kto na końcu ma więcej punktów.
learn-lichterfest-lanterns-lay = Czerwona strona łodzi jest zwrócona do ciebie, więc zaczynasz z czerwoną kartą. Połóż dowolny ze swoich kafli obok łodzi: wybierz kafel i miejsce, a potem potwierdź.
learn-lichterfest-lanterns-faces = Strona zwrócona do ciebie dała ci Kartę Lampionu w swoim kolorze, a Benowi jego strona. Masz jeszcze drugą? To karta dodatkowa, wyjaśni ją następna lekcja. Teraz tura Bena.
learn-lichterfest-lanterns-everybody = Ben położył kafel, a ty znów masz kartę: każdy kafel daje jedną każdemu, dopóki są karty w tym kolorze. Masz też nowy kafel ze stosu.

learn-lichterfest-matches = Pasujące strony
learn-lichterfest-matches-bonus = Karta za stronę zwróconą do ciebie to dopiero początek. Gdzie strona twojego kafla styka się z własnym kolorem, dostajesz dodatkową kartę tego koloru.
learn-lichterfest-matches-two = Weź kafel z zielonym i niebieskim. W jednym miejscu pasują oba: zielone do zielonego, niebieskie do niebieskiego. Połóż go tam.
learn-lichterfest-matches-one = Pasuje jedna strona, więc masz 1 dodatkową kartę. Jest miejsce na 2: cofnij i poszukaj zielonego i niebieskiego.
learn-lichterfest-matches-none = Tak można, ale żadna strona nie pasuje, więc nie ma dodatkowej karty. Cofnij i poszukaj miejsca między zielonym a niebieskim.
learn-lichterfest-matches-three = 3 karty za jeden kafel: 2 za dopasowania i 1 za stronę zwróconą do ciebie. Czarnych już nie ma: dopóki jakieś nie wrócą do zaopatrzenia, nikt nie dostanie czarnej karty.

learn-lichterfest-dedicate = Z kart punkty
learn-lichterfest-dedicate-sets = Karty zmieniają się w punkty, gdy poświęcasz zestaw: cztery jednego rodzaju, trzy pary albo siedem różnych. Liczby mówią, ile to punktów.
learn-lichterfest-dedicate-choose = Masz cztery czerwone karty za { $four } punktów albo trzy pary za { $pairs }. Poświęcić możesz raz w turze: weź lepszy zestaw.
learn-lichterfest-dedicate-less = To { $points } punktów. Trzy pary dałyby w tej turze { $better }. Cofnij i porównaj.
learn-lichterfest-dedicate-laid = Położenie kafla kończy turę, a punkty musiałyby poczekać. Najpierw poświęć: cofnij.
learn-lichterfest-dedicate-falls = { $points } punktów dla ciebie. Następne trzy pary dadzą już tylko { $next }: warto być pierwszym. Gdy stos się skończy, za taki zestaw są jeszcze ogólne Żetony Poświęcenia po 4 punkty.
learn-lichterfest-dedicate-lay = Każda tura kończy się kaflem. Połóż jeden, gdzie chcesz.
learn-lichterfest-dedicate-limit = Zbieraj, ale nie gromadź bez końca: mając przed położeniem kafla więcej niż 12 kart, musisz część odrzucić.

learn-lichterfest-boats = Żetony Łaski
learn-lichterfest-boats-symbols = Niektóre kafle mają na środku Platformę. Gdy taki kafel bierze udział w dopasowaniu, dostajesz Żeton Łaski. Twoje Żetony Łaski: { $boats }.
learn-lichterfest-boats-exchange = Za 2 Żetony Łaski wymieniasz kartę, raz w turze. Twoje czarne karty: { $black }. Oddaj pomarańczową i weź jeszcze jedną czarną.
learn-lichterfest-boats-another = Tak można, ale nie powstaje żaden zestaw. Jeszcze jedna czarna karta i byłyby cztery jednego rodzaju: cofnij.
learn-lichterfest-boats-laid = Położenie kafla kończy turę, a wymiana jest przed nim. Cofnij i najpierw wymień.
learn-lichterfest-boats-four = Cztery czarne karty. Poświęć je za { $value } punktów.
learn-lichterfest-boats-forgone = Tura się skończyła i { $value } punktów musi poczekać. Cofnij i najpierw poświęć.
learn-lichterfest-boats-boat = Na koniec kafel. Połóż go tak, by w dopasowaniu brał udział kafel z Platformą, twój albo sąsiedni: dostaniesz Żeton Łaski.
learn-lichterfest-boats-none = Żaden kafel z Platformą nie bierze tu udziału w dopasowaniu, więc nie ma Żetonu Łaski. Cofnij i poszukaj Platformy.
learn-lichterfest-boats-turn = Masz { $points } punktów, a to była cała tura: wymiana, poświęcenie, kafel. Pierwsze dwa zależą od ciebie, trzecie jest obowiązkowe.

learn-lichterfest-tip = Dobry zwyczaj
learn-lichterfest-tip-ben = Zanim położysz kafel, spójrz na innych. Białe karty Bena: { $white }. Jeszcze jedna, a poświęci cztery jednego rodzaju za { $value } punktów.
learn-lichterfest-tip-turn = Połóż więc kafel tak, by biała strona nie była zwrócona do Bena.
learn-lichterfest-tip-gift = Biała strona patrzy na Bena: weźmie czwartą białą kartę, a w swojej turze { $value } punktów. Cofnij i obróć kafel.
learn-lichterfest-tip-end = Ben nie dostał białej karty. Partia kończy się, gdy leżą wszystkie kafle; potem każdy może jeszcze raz wymienić i poświęcić. Wygrywa, kto ma najwięcej punktów.

learn-leuchtturm-stones = Kamienie w drodze
learn-leuchtturm-stones-welcome = Ty i Ben budujecie latarnie. Twoje karty zleceń pokazują, które chcesz zbudować; wygra, kto na końcu ma więcej wyłożonych zleceń.
learn-leuchtturm-stones-harbour = Pierwsza tura jest krótka: postaw w porcie kamień z zapasu, w dowolnym kolorze.
learn-leuchtturm-stones-ben = Ben miał 4 punkty ruchu; za każdy kamień przechodzi o jedną wyspę. Przesunął twój o 4, bo kamienie nie należą do nikogo. Potem postawił w porcie nowy.
learn-leuchtturm-stones-leave = Ty też masz punkty ruchu: { $points }. Kamień z portu musi wyruszyć w każdej turze: przesuń go na wyspę 1.
learn-leuchtturm-stones-far = Może iść dalej, po 1 punkcie za wyspę. Tutaj trochę oszczędzamy: cofnij i przesuń go na wyspę 1.
learn-leuchtturm-stones-other = Ruszyć można każdy kamień, który leży na wierzchu. Ale kamień z portu musi wyruszyć w tej turze, więc zacznij od niego.
learn-leuchtturm-stones-rest = Zostało punktów: { $points }, a wykorzystać trzeba wszystkie. Przesuń kamień z wyspy 4 na wyspę 7.
learn-leuchtturm-stones-split = Punkty możesz dzielić między kilka kamieni, jak chcesz. Tutaj niech kamień z wyspy 4 przejdzie całą drogę.
learn-leuchtturm-stones-refill = Punkty wykorzystane. Na koniec postaw kamień w porcie: Ben będzie musiał nim ruszyć.
learn-leuchtturm-stones-turn = To była cała tura: ruch, potem uzupełnienie portu. Kamienie idą tylko zgodnie z ruchem wskazówek zegara, a po wyspie 8 jest wyspa 1.

learn-leuchtturm-towers = Latarnie rosną
learn-leuchtturm-towers-stack = Latarnia rośnie, gdy kamień ląduje na innym. Przesuń czerwony kamień z portu na wyspę 2.
learn-leuchtturm-towers-other = Od tego latarnia też rośnie. Ale kamień z portu musi wyruszyć w tej turze i może zrobić to samo: cofnij i zacznij od niego.
learn-leuchtturm-towers-else = Tak można, ale to, co stoi na wyspie 2, od tego nie urośnie. Cofnij i wyląduj tam.
learn-leuchtturm-towers-colours = Już 3 kamienie. Kamień nigdy nie ląduje na swoim kolorze: póki na wierzchu jest czerwony, inny czerwony tu nie stanie.
learn-leuchtturm-towers-full = 4. kamień kończy latarnię. Wyspa jest wtedy pełna i żaden kamień nie może na niej stanąć. Inne przechodzą nad nią, a to też kosztuje punkt, jak przy każdej wyspie.

learn-leuchtturm-orders = Zlecenia
learn-leuchtturm-orders-mine = Zlecenia czyta się od dołu: czarny, czerwony, czarny, biały. Na wyspie 6 są już pierwsze 3 z tych kamieni.
learn-leuchtturm-orders-finish = Brakuje tylko białego. Przesuń biały kamień z wyspy 4 na wyspę 6.
learn-leuchtturm-orders-early = Dobre oko: to też kończy zlecenie, jawne. Zaraz do niego dojdziemy; cofnij i najpierw zbuduj swoje.
learn-leuchtturm-orders-later = Tak można, a twoją latarnię dałoby się jeszcze w tej turze ukończyć. Tutaj ukończ ją najpierw: cofnij.
learn-leuchtturm-orders-lost = Potem nie da się już w tej turze ukończyć twojej latarni. Cofnij.
learn-leuchtturm-orders-laid = Twoje pierwsze zlecenie jest wyłożone. Na środku leżą 2 zlecenia jawne: kto któreś ukończy, ten je bierze.
learn-leuchtturm-orders-public = Zostało ci punktów: { $points }, a kamień z portu musi jeszcze wyruszyć. Właśnie jego brakuje na wyspie 2.
learn-leuchtturm-orders-onward = Stamtąd mógłby jeszcze pójść na wyspę 2. Tutaj przejdź całą drogę od razu: cofnij.
learn-leuchtturm-orders-missed = Teraz kamień z portu nie dojdzie już na wyspę 2, bo to kosztuje 2 punkty. Cofnij.
learn-leuchtturm-orders-others = 2 zlecenia w jednej turze. Ale uważaj: jeśli ukończysz latarnię, której zlecenie Ben ma na ręce, zlecenie jest jego.
learn-leuchtturm-orders-hidden = A jeśli karta twojej latarni leży jeszcze zakryta w jednym z dwóch stosów, nikomu nic nie daje i latarnia od razu zostaje rozebrana.

learn-leuchtturm-takeover = Przejęcie
learn-leuchtturm-takeover-bens = Tę latarnię zbudował Ben i wyłożył jej zlecenie. Ale kto ukończy latarnię na nowo, może jej zlecenie przejąć.
learn-leuchtturm-takeover-off = Najpierw zdejmij jej szczyt: przesuń biały kamień z wyspy 2 na wyspę 3.
learn-leuchtturm-takeover-else = Tak można, ale chodzi nam o latarnię na wyspie 2. Cofnij i zdejmij jej wierzchni kamień.
learn-leuchtturm-takeover-on = Teraz przesuń biały kamień z portu na wyspę 2.
learn-leuchtturm-takeover-later = Potem można by jeszcze przejąć zlecenie Bena. Tutaj zrób to od razu, kamieniem z portu: cofnij.
learn-leuchtturm-takeover-missed = Został ci 1 punkt, a z portu na wyspę 2 potrzeba 2: w tej turze tego zlecenia już nie przejmiesz. Cofnij.
learn-leuchtturm-takeover-yours = Ukończona na nowo, i teraz zlecenie jest twoje, dopóki ktoś nie zrobi ci tego samego. Po ukończeniu latarni możesz zakończyć ruchy wcześniej.

learn-leuchtturm-tip = Dobry zwyczaj
learn-leuchtturm-tip-look = Zanim skończysz turę, spójrz na wyspy oczami Bena. Wyspie 3 brakuje 1 białego kamienia do zlecenia jawnego.
learn-leuchtturm-tip-colour = Punkty wykorzystane, port czeka na kamień. Nie dawaj Benowi tego, którego potrzebuje.
learn-leuchtturm-tip-gift = Ben przesunie biały kamień o 3 wyspy i weźmie zlecenie jawne. Cofnij i wybierz inny kolor.
learn-leuchtturm-tip-end = Dobry wybór. Partia kończy się, gdy ktoś wyłoży wszystkie 3 własne zlecenia albo oba stosy jawne są puste. Wygrywa, kto ma najwięcej wyłożonych zleceń.

learn-lumen-bid = Deklaracja
learn-lumen-bid-welcome = To twoje karty. Widzisz ich kolory, ale wartości widzą tylko Ben i Cem, tak jak ty widzisz ich karty.
learn-lumen-bid-bid = Gra się 10 lew: wszyscy zagrywają po karcie, a najlepsza bierze lewę. Ile będzie twoich? Punkty są za dokładne trafienie. Zadeklaruj: średnio wypadają 3. Kamień dodatkowy wyjaśnimy później.
learn-lumen-bid-much = Tak można, ale 10 lew dzieli między siebie 3 graczy i tylu prawie nigdy nie da się zdobyć. Cofnij i zadeklaruj najwyżej 6.
learn-lumen-bid-lead = Wszyscy zadeklarowali. Wychodzisz do pierwszej lewy, bo masz ciemną kartę plusa, tę z prawej. Nigdy się jej nie zagrywa: wybierz inną kartę. Czym jest atut, dowiesz się później.
learn-lumen-bid-trick = Jej wartość widać dopiero po zagraniu. Ben i Cem musieli dołożyć do koloru, jeśli mogli. Najwyższa karta wzięła lewę.

learn-lumen-follow = Dokładanie do koloru
learn-lumen-follow-green = Nowe rozdanie, deklaracje już za nami. Ben wyszedł w zielony, więc i ty musisz zagrać zieloną, bo ją masz. Do pobicia jest 6 Cema.
learn-lumen-follow-higher = W każdym kolorze twoje karty rosną od lewej do prawej. Zagraj wyższą zieloną, tę po prawej.
learn-lumen-follow-lower = Ta po lewej to twoja niższa zielona i przegrywa. Niskie karty są dobre, gdy chcesz przegrać; teraz cofnij i wygraj.
learn-lumen-follow-won = Wygrywa najwyższa karta koloru wyjścia, a to była twoja. Kto zdobył lewę, wychodzi do następnej.

learn-lumen-trump = Atut
learn-lumen-trump-yellow = Nowe rozdanie, kilka kart już zagrano. Ben wyszedł w fioletowy, a ty fioletowych nie masz: możesz zagrać cokolwiek. Żółty to atut i bije wszystkie inne kolory. Zagraj żółtą kartę.
learn-lumen-trump-lost = Ani fioletowa, ani atut: taka karta nigdy nie wygrywa. Tak przegrywa się celowo; teraz cofnij i zagraj żółtą.
learn-lumen-trump-won = Lewa jest twoja: nawet niski atut bije każdą fioletową. Pobiłaby go tylko wyższa żółta.

learn-lumen-reading = Czytanie własnej ręki
learn-lumen-reading-count = Nowe karty i nowe deklaracje. Ben i Cem mają zielone 1, 3, 4, 5, 6 i 7. Wartości kończą się na 8, a ty masz 2 zielone karty: to 2 i 8.
learn-lumen-reading-eight = Tę kartę znasz, choć jej nie widzisz: ta po prawej to 8. Obaj mają zielone, więc na pewno wygra. Wyjdź nią.
learn-lumen-reading-low = To była 2: niskie po lewej, wysokie po prawej. Cofnij i wyjdź drugą zieloną kartą.
learn-lumen-reading-other = Wyjść możesz dowolną kartą, ale pewna jest tylko zielona 8. Cofnij.
learn-lumen-reading-pad = Notes liczy za ciebie: pod każdą kartą pokazuje, czym jeszcze może być.

learn-lumen-exact = Dokładnie tyle
learn-lumen-exact-enough = Koniec innej rundy. Deklaracja: { $bid }, zdobyte lewy: { $tricks }, do zagrania jeszcze 2. To warte 10 punktów. Jedna lewa za dużo i przepadają, a tracisz 5: od teraz nic już nie zdobywaj.
learn-lumen-exact-throw = Tę lewę weźmie Cem czerwoną, a potem wyjdzie niebieską 4. Czerwonych nie masz: pozbądź się teraz swojej niebieskiej.
learn-lumen-exact-caught = Wtedy ostatnią kartą jest niebieska. Bije 4 Cema i 5 Bena, i masz jedną lewę za dużo. Cofnij.
learn-lumen-exact-made = Zielona karta nie mogła wygrać i deklaracja jest spełniona: { $points } punktów w rundzie 1. Przejdź do rundy 2.
learn-lumen-exact-dark = Teraz ciemna karta plusa jest u ciebie: kto ją ma, pierwszy deklaruje i wychodzi. Co rundę wędruje o jedno miejsce w lewo; jasne są wszystkie takie same.
learn-lumen-exact-extra = Nie masz pewności? Z kamieniem dodatkowym możesz zdobyć o jedną lewę więcej, za połowę punktów. Zadeklaruj teraz z nim.
learn-lumen-exact-plain = Zwykła deklaracja musi się zgadzać dokładnie. Cofnij i dołóż tym razem kamień dodatkowy.
learn-lumen-exact-rounds = Spełniona deklaracja bez kamienia dodatkowego daje w rundzie 2 już 20 punktów, potem 30 i 40. W rundzie 4 przy trojgu graczach zaczyna ten, kto ma najwięcej punktów.

learn-lumen-tip = Dobry zwyczaj
learn-lumen-tip-weak = Nowe karty. Zanim zadeklarujesz, obejrzyj ręce innych: Ben i Cem mają wszystkie 8 atutów, a z 10 kart o wartości 7 lub 8 mają 8.
learn-lumen-tip-low = Twoje są więc raczej niskie. Zadeklaruj 2 lub mniej.
learn-lumen-tip-high = Bez atutu i z niskimi kartami tylu lew nie zdobędziesz, a każda brakująca kosztuje 5 punktów. Cofnij i zadeklaruj mniej.
learn-lumen-tip-end = Rozsądna deklaracja. Gra się 4 rundy i wygrywa najwyższa suma. Możesz zaczynać.
