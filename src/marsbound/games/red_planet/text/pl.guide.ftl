### The guided first game, and the reference that is opened at the table.
### Inserted names ($seat, $zone, $card, $character …) are finished words and never inflected.

## Lekcje gry Mission: Red Planet; te z końcówką -first są dla pierwszej edycji

guide-red-planet-welcome = Witaj na Marsie. Kto ma najwięcej astronautów w strefie, gdy ona produkuje, bierze jej żetony.
guide-red-planet-mission = Zatrzymaj jedną z tych misji. Jeśli ją zrealizujesz, da punkty na końcu, a do tego czasu nikt inny jej nie widzi.
guide-red-planet-mission-first = Zatrzymaj jedną z tych kart bonusu. Da punkty na końcu, a do tego czasu nikt inny jej nie widzi.
guide-red-planet-character = Wszyscy w tajemnicy wybierają postać. Potem padają numery od 9 do 1 i działa ten, kto ma wywołany numer. Pierwsze naciśnięcie pokazuje, co robi karta, drugie ją zagrywa. Zagrana postać wraca dopiero z Rekruterem.
guide-red-planet-character-first = Wszyscy w tajemnicy wybierają postać. Potem padają numery od 1 do 9 i działa ten, kto ma wywołany numer. Pierwsze naciśnięcie pokazuje, co robi karta, drugie ją zagrywa. Użyta postać wraca dopiero z Rekruterem.
guide-red-planet-pad = Tu czekają statki, a pod każdym widać, dokąd leci. Pełny statek startuje, gdy działająca postać skończy. Wszystkie odpalone lądują na końcu rundy.
guide-red-planet-pad-first = Tu czekają statki, a pod każdym widać, dokąd leci. Statek startuje w chwili, gdy ktoś zajmie ostatnie miejsce. Wszystkie odpalone lądują na końcu rundy.
guide-red-planet-track = Rund jest dziesięć. Kilofy oznaczają fazy produkcji: po rundach 5, 8 i 10.
guide-red-planet-recruiter = Na ręce zostało niewiele postaci. Rekruter przywraca wszystkie pozostałe.
guide-red-planet-board = Twoja kolej: umieść astronautów na świecących statkach. Zatrzymaj się na którymś albo dotknij go raz, żeby zobaczyć, co by się stało. Dopóki nie zacznie ktoś inny, można to cofnąć.
guide-red-planet-board-first = Twoja kolej: umieść na świecących statkach tylu astronautów, na ilu pozwala karta, albo mniej. Dopóki nie zacznie ktoś inny, można to cofnąć.
guide-red-planet-optional = W tej edycji prawie wszystko można zostawić niewykorzystane: zrezygnuj, a gra potoczy się dalej.
guide-red-planet-settling = Po tym wyborze kolej na kogoś innego. Dlatego wybór czeka tu na drugie naciśnięcie i wciąż można zmienić zdanie.
guide-red-planet-destination = Nikt przed tobą nie wsiadł na ten statek, więc nie ma on jeszcze miejsca docelowego. Dokąd ma lecieć?
guide-red-planet-move = Naciśnij swojego astronautę, a potem sąsiednią strefę. Ten sam może iść dalej, można też skończyć wcześniej.
guide-red-planet-study = Dobierz kartę, której nikt inny nie zobaczy, albo podejrzyj odkrycie leżące zakryte na Marsie.
guide-red-planet-discovery = Tylko ty znasz to odkrycie. Połóż je przy strefie zewnętrznej: po rundzie 10 zostanie ujawnione i zmieni to, co się tam liczy.
guide-red-planet-moon = Phobos z niczym nie graniczy. Drogę stamtąd na Marsa otwiera twój Żołnierz.
guide-red-planet-launch = Ten statek wystartował: nikt już na niego nie wsiądzie, a wyląduje na końcu rundy.
guide-red-planet-launch-first = Ostatnie miejsce zajęte, więc ten statek od razu startuje. Wyląduje na końcu rundy.
guide-red-planet-landing = Załoga wylądowała w strefie { $zone }. Od teraz ci astronauci się tam liczą.
guide-red-planet-explored = Kto pierwszy postawi stopę w strefie, odkrywa jej surowiec. Tu jest to { $kind }: { count-points } za żeton.
guide-red-planet-explored-first = Kto pierwszy postawi stopę w strefie, losuje jej surowiec na stałe. Tu jest to { $kind }: { count-points } za żeton.
guide-red-planet-lost = Zabici dryfują tutaj, wśród Zagubionych w przestrzeni. Mało co ich przywraca.
guide-red-planet-lost-first = Utraceni astronauci zostają tutaj, wśród Zagubionych w przestrzeni, do końca gry.
guide-red-planet-first-player = Kto działał ostatni, jest teraz pierwszym graczem i wyprzedza innych z tym samym numerem.
guide-red-planet-production = Faza produkcji: każda zbadana strefa dostaje teraz jeden żeton, po rundzie 8 dwa, a na końcu trzy.
guide-red-planet-majority = Kto ma najwięcej astronautów, bierze wszystkie żetony strefy. Przy remisie dzieli się je po równo, a reszta zostaje na miejscu.
guide-red-planet-reveal = Wszystkie odkrycia zostają ujawnione. Jedne działają teraz, inne w ostatniej fazie produkcji, jeszcze inne podczas końcowego podliczania punktów.
guide-red-planet-scoring = Końcowe podliczanie: żetony, misje, Monopol na lód za najwięcej lodu i odkrycia. Wygrywa najwyższy wynik.
guide-red-planet-scoring-first = Końcowe podliczanie: żetony, karty bonusu, najwięcej lodu i odkrycia. Wygrywa najwyższy wynik.

## Ściąga do gry Mission: Red Planet

guide-reference-characters = Postacie
guide-reference-ships = Statki
guide-reference-cards = Karty
guide-reference-mars = Produkcja
guide-reference-score = Punkty
guide-reference-called = Wywoływane od 9 do 1. Przy równych numerach: zgodnie z ruchem wskazówek zegara od pierwszego gracza.
guide-reference-called-first = Wywoływane od 1 do 9. Przy równych numerach: zgodnie z ruchem wskazówek zegara od pierwszego gracza.
guide-reference-played-by = Zagrana przez: { $names }
guide-reference-ship-counts = W talii: { $deck }. Zużyte: { $discarded }. Pusta talia powstaje na nowo ze zużytych statków.
guide-reference-ship-deck = w talii
guide-reference-ship-docked = na platformie startowej
guide-reference-ship-discarded = zużyty
guide-reference-ship-out = poza grą
guide-reference-ship-any = Miejsce docelowe wybiera ten, kto wsiądzie pierwszy
guide-reference-seats = Miejsca
guide-reference-card-counts = Karty w talii wydarzeń: { $deck }. Nieoznaczone karty są w talii albo leżą zakryte u kogoś.
guide-reference-discoveries = Odkrycia
guide-reference-missions = Misje
guide-reference-bonuses = Karty bonusu
guide-reference-actions = Akcje
guide-reference-copies = Kopie: { $number }
guide-reference-card-yours = twoja
guide-reference-card-discarded = odrzucona
guide-reference-card-removed = poza grą
guide-reference-card-given-back = znów w talii
guide-reference-after-round = Po rundzie { $round }
guide-reference-each-zone = w każdej zbadanej strefie
guide-reference-majority = Kto ma najwięcej astronautów w strefie, bierze jej żetony. Przy remisie dzieli się je po równo, a reszta zostaje na miejscu.
guide-reference-worth = Wartość
guide-reference-hidden = Niezbadane
guide-reference-supply = W puli
guide-reference-destinations = Żetony miejsc docelowych w puli
guide-reference-tokens-score = Każdy żeton liczy się według rodzaju.
guide-reference-missions-score = Liczy się każda karta, której warunek spełniasz.
guide-reference-discoveries-score = Niektóre odkrycia na końcu dają albo zabierają punkty.
guide-reference-ties = Remis rozstrzyga liczba żetonów punktów; jeśli i ona jest równa, zwycięstwo jest wspólne.
guide-reference-ties-first = Remis to wspólne zwycięstwo.
guide-symbol-token = Podczas produkcji bierze go ten, kto ma w strefie najwięcej astronautów. Punkty za każdy na koniec: { $points }.
guide-symbol-supply = Astronauci, których można jeszcze umieścić na statkach.
guide-symbol-lost = Astronauci poza grą, chyba że przywróci ich karta.
guide-symbol-cards = Karty, które może oglądać tylko właściciel.
