### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = Instrukcja podaje 14 żetonów surowców, 70 żetonów punktów i 20 żetonów miejsc docelowych; ich podział pochodzi od nas.
note-unknown-zone = Nazwa siódmej strefy zewnętrznej jest nieznana.
note-ship-seen = Widziano taki wydrukowany statek.
note-mining-accident = To, że nie kładzie się nowych żetonów, jest wydrukowane; że starsze nadal się rozdaje, wiemy z jednej relacji.
note-frozen-cave = O istnieniu takiej karty wiemy z kilku relacji; jej nazwa pochodzi od nas.
note-radiation = To, że karta odbiera punkty, jest wydrukowane; resztę znamy z jednej relacji.

## Comments of the file, as people read them in a copy. English: word for word as in the pack, a paragraph in one line.

comment-red-planet-first-box = Co jest w pudełku gry „Misja: Czerwona Planeta”, pierwsza edycja.
comment-red-planet-second-box = Co jest w pudełku gry „Misja: Czerwona Planeta”, druga edycja.
comment-red-planet-pedigree = Każde pole mówi, jak pewna jest jego wartość: `rulebook` (mówi o niej instrukcja), `strong` (dwa niezależne źródła), `weak` (jedno źródło albo wniosek) lub `ours` (wymyślona przez nas tak, by zgadzała się każda znana liczba). Masz to pudełko? Skopiuj ten zestaw, popraw go, sprawdź i zagraj nim: `docs/reference/packs.md` mówi jak.
comment-red-planet-first-zones = Strefy. Ich kolejność obowiązuje wszędzie, gdzie jakaś jest potrzebna: zewnętrzne od północy zgodnie z ruchem wskazówek zegara, potem wewnętrzne.
comment-red-planet-second-zones = Strefy. Ich kolejność obowiązuje wszędzie, gdzie jakaś jest potrzebna: zewnętrzne od północy zgodnie z ruchem wskazówek zegara, wewnętrzne, księżyc.
comment-red-planet-first-characters = Postacie w kolejności wywoływania. `places`: astronauci umieszczani na statkach; `moves`: ruchy Badacza.
comment-red-planet-second-characters = Postacie w kolejności wywoływania. `places`: astronauci umieszczani na statkach; `moves`: ruchy Badacza i Żołnierza z Fobosa.
comment-red-planet-first-ships = Statki: 34. Identyfikatory to tylko nazwy.
comment-red-planet-second-ships = Statki: 36. Identyfikatory to tylko nazwy.
comment-red-planet-first-discoveries = Odkrycia: 11 kart 9 rodzajów, cztery dobre, trzy złe, jedna ani taka, ani taka, trzy bez skutku.
comment-red-planet-first-bonuses = Karty bonusów: 13, 9 rodzajów.
comment-red-planet-second-discoveries = Odkrycia: 13.
comment-red-planet-second-missions = Misje: 13.
comment-red-planet-second-actions = Akcje: 4.
comment-red-planet-worth = ile punktów wart jest na końcu żeton punktów
comment-red-planet-first-resources = zakryte żetony surowców, dobierane przy odkryciu strefy
comment-red-planet-second-resources = zakryte żetony surowców, po jednym na strefę, reszty nikt nie widzi
comment-red-planet-supply = żetony punktów w puli
comment-red-planet-each-colour = każdego koloru
comment-red-planet-monopoly = punkty za najwięcej żetonów lodu
