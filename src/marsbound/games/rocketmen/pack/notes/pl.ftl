### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-first-arrival = Punkt za pierwsze dotarcie jest wydrukowany w instrukcji.
note-shipyard = To nie Punkt Rakiety: te zdobywają Statki kosmiczne, a gracz ma trzy takie znaczniki.
note-base-component = To, że Baza ma Komponent inny niż Pieniądze, jest wydrukowane w instrukcji; który, ustaliliśmy sami.
note-base-pays-nothing = Wczesny opis gry mówi, że jedna z Baz za nic nie płaci.
note-big-data = Jej { MONEY(30) } i dodatkowy Komponent są wydrukowane w instrukcji, podobnie jak to, że może zapłacić za własne miejsce na Stanowisku.
note-internet = Było { MONEY(40) }: teraz taniej, aby gry dwuosobowe trwały w medianie najwyżej 20 rund (docs/rocketmen-balance.md).
note-laser-shield = Było { MONEY(40) }: kupowano ją rzadziej niż dwie siostrzane karty (docs/rocketmen-balance.md).
note-batteries = Instrukcja wyjaśnia, że najpierw inna karta trafia na Złomowisko.
note-supercapacitors = Instrukcja wyjaśnia, że kartę dobiera się także za Superkondensatory.
note-government-contract = Instrukcja wyjaśnia, że przed pierwszą ukończoną Misją karta nie jest nic warta.
note-afterburner = Instrukcja wyjaśnia, kiedy można jej użyć, nawet po ostatniej karcie Powodzenia Misji.
note-industrial-espionage = Jej Komponent liczy się, dopóki nie skopiuje Komponentu innej karty. Były to Komputery: prawie nikt jej nie kupował (docs/rocketmen-balance.md).
note-storage-yard = Instrukcja wyjaśnia, że karty pod Składowiskiem nie pomagają w Wystrzeleniu i że ma ono Punkt Rakiety. Było { MONEY(40) }: prawie nikt go nie kupował (docs/rocketmen-balance.md).
note-space-suit = Było { MONEY(40) } i Biotechnologia: drogo w porównaniu z Kombinezonem ochronnym (docs/rocketmen-balance.md).
note-quantum-computer = Gracze wspominają o karcie o tej nazwie.
note-reusable-rocket = Gracze wspominają o częściach rakiet wielokrotnego użytku. Było { MONEY(50) } i Kompozyty: prawie nikt jej nie kupował (docs/rocketmen-balance.md).
note-small-boosters = Było { MONEY(30) }: z dziesięciu kupionych Silników jeden był tego rodzaju (docs/rocketmen-balance.md).
note-heavy-stage = Było { MONEY(50) } i dowolny Komponent: teraz taniej, tak jak Małe silniki pomocnicze, aby kupowano wszystkie trzy rodzaje (docs/rocketmen-balance.md).
note-four-in-all = To, że łącznie są cztery, jest wydrukowane w instrukcji.
note-too-far-alone = Żadna z obu części nie leży na Orbicie okołoziemskiej: za daleko na grę w pojedynkę (docs/rocketmen-balance.md).
note-goal-on-mars = Jedna z obu części leży na Marsie: za daleko na grę w pojedynkę (docs/rocketmen-balance.md).
note-easy-mission = To, że łatwa Misja na Orbitę okołoziemską zaczyna się od pola 2, jest przykładem z instrukcji.

## Comments of the file, as people read them in a copy. English: word for word as in the pack, a paragraph in one line.

comment-rocketmen-box = Co jest w pudełku gry Rocketmen.
comment-rocketmen-pedigree = Każde pole mówi, jak pewna jest jego wartość: `rulebook` (mówi o niej instrukcja), `strong` (dwa niezależne źródła), `weak` (jedno źródło albo wniosek) lub `ours` (wymyślona przez nas tak, by zgadzała się każda znana liczba). Instrukcja nie zawiera listy kart, więc większość liczb tutaj, a także nazwy i teksty kart pochodzą od nas. Masz to pudełko? Skopiuj ten zestaw, popraw go, sprawdź i zagraj nim: `docs/reference/packs.md` mówi jak.
comment-rocketmen-in-hand = karty na ręce przed jakimkolwiek Osiągnięciem
comment-rocketmen-placing = Pieniądze za każdą położoną kartę
comment-rocketmen-markers = znaczniki Misji każdego koloru
comment-rocketmen-market = odkryte karty z talii Zasobów
comment-rocketmen-end = punkty, od których zaczyna się koniec, przy dwóch graczach
comment-rocketmen-stalled = rundy bez zakupu i bez Misji, po których gra się kończy
comment-rocketmen-surcharge = O ile droższe jest Zagrożenie od tylu punktów na torze punktacji; liczy się tylko najwyższy osiągnięty próg.
comment-rocketmen-destinations = Cele: pola do mety, karty Powodzenia, które wolno dobrać, i Komponent, który pomaga.
comment-rocketmen-locations = Lokacje: potrzebne Punkty Rakiet i punkty według kolejności przybycia. Ich kolejność, od dołu do góry, rozstrzyga remisy na końcu.
comment-rocketmen-missions = Karty Misji, takie same w każdym kolorze.
comment-rocketmen-resources = Karty Zasobów. `marks` ma liczbę dla każdej kopii: 0 jest w grze zawsze, 3 od trzech graczy, 4 przy czterech.
comment-rocketmen-engines = Silniki, w trzech odkrytych stosach.
comment-rocketmen-hazards = Zagrożenia: oznaczone kopie idą do talii morskiej, pozostałe, każda z oznaczeniem jak Zasoby, do różowej.
comment-rocketmen-objectives = Cele Osobiste: punkty za jeden z celów albo za oba. Te z `solo = false` nie biorą udziału w grze solo.
comment-rocketmen-variants = Warianty; losuje się dwa, gdy gra się z wariantami.
comment-rocketmen-solo = Karty solo. Dla każdego poziomu trudności: dokąd leci Rakieta rywala i z którego pola startuje; a jako druga karta Misji: do której Lokacji zmierza i ile kroków to daje.
comment-rocketmen-success = Karty Powodzenia Misji: pola, o które przesuwa się Rakieta.
