### Rocketmen. Każdy identyfikator zaczyna się od rocketmen-, bo inne gry mają wydarzenia, pytania i karty o tych samych nazwach.
### Wstawiane nazwy ($seat, $card, $destination, $location, $objective, $thing …) są gotowe i zawsze w mianowniku.
### Kwoty ($amount, $money, $each, $most) to same liczby; znak dolara piszemy tutaj.

## Liczby, w bierniku

rocketmen-count-cards =
    { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
rocketmen-count-success-cards =
    { $number ->
        [one] { $number } kartę Powodzenia Misji
        [few] { $number } karty Powodzenia Misji
       *[many] { $number } kart Powodzenia Misji
    }
rocketmen-count-fields =
    { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }
rocketmen-count-components =
    { $components ->
        [one] { $components } Komponent
        [few] { $components } Komponenty
       *[many] { $components } Komponentów
    }

## Cele i Lokacje

rocketmen-destination-earth = Orbita okołoziemska
rocketmen-destination-moon = Księżyc
rocketmen-destination-mars = Mars
rocketmen-kind-satellite = Satelita
    .short = Satelita
rocketmen-kind-spaceship = Statek kosmiczny
    .short = Statek
rocketmen-kind-hotel = Gwiezdny hotel
    .short = Hotel
rocketmen-kind-shipyard = Stocznia orbitalna
    .short = Stocznia
rocketmen-kind-station = Stacja kosmiczna
    .short = Stacja
rocketmen-kind-mining = Górnictwo kosmiczne
    .short = Górnictwo
rocketmen-kind-base = Baza
    .short = Baza
rocketmen-location-earth-satellite = Satelita na Orbicie okołoziemskiej
rocketmen-location-earth-spaceship = Statek kosmiczny na Orbicie okołoziemskiej
rocketmen-location-earth-hotel = Gwiezdny hotel na Orbicie okołoziemskiej
rocketmen-location-earth-shipyard = Stocznia orbitalna na Orbicie okołoziemskiej
rocketmen-location-earth-station = Stacja kosmiczna na Orbicie okołoziemskiej
rocketmen-location-moon-satellite = Satelita na Księżycu
rocketmen-location-moon-spaceship = Statek kosmiczny na Księżycu
rocketmen-location-moon-station = Stacja kosmiczna na Księżycu
rocketmen-location-moon-base = Baza na Księżycu
rocketmen-location-mars-spaceship = Statek kosmiczny na Marsie
rocketmen-location-mars-mining = Górnictwo kosmiczne na Marsie
rocketmen-location-mars-base = Baza na Marsie
rocketmen-distance = Odległość: { $number }
rocketmen-draws = Karty Powodzenia Misji: { $number }
rocketmen-helped-by = Pomaga: { $component }
rocketmen-rockets-needed = Potrzebne Punkty Rakiet: { $number }
rocketmen-arrival-points = Punkty według kolejności przybycia: { $points }

## Komponenty: ile ich jest i sama nazwa

rocketmen-money = { MONEY($amount) }
rocketmen-component-money = { MONEY($number) }
    .name = Pieniądze
rocketmen-component-computers =
    { $number ->
        [one] { $number } Komputer
        [few] { $number } Komputery
       *[many] { $number } Komputerów
    }
    .name = Komputery
rocketmen-component-composites =
    { $number ->
        [one] { $number } Kompozyt
        [few] { $number } Kompozyty
       *[many] { $number } Kompozytów
    }
    .name = Kompozyty
rocketmen-component-biotech =
    { $number ->
        [one] { $number } Biotechnologia
        [few] { $number } Biotechnologie
       *[many] { $number } Biotechnologii
    }
    .name = Biotechnologia
rocketmen-component-science =
    { $number ->
        [one] { $number } Nauka
        [few] { $number } Nauki
       *[many] { $number } Nauk
    }
    .name = Nauka
rocketmen-component-rockets =
    { $number ->
        [one] { $number } Punkt Rakiety
        [few] { $number } Punkty Rakiet
       *[many] { $number } Punktów Rakiet
    }
    .name = Punkty Rakiet
rocketmen-component-any =
    { $number ->
        [one] { $number } dowolny Komponent
        [few] { $number } dowolne Komponenty
       *[many] { $number } dowolnych Komponentów
    }
    .name = Komputery, Kompozyty albo Biotechnologia
    .short = dowolne: { $number }

## Osiągnięcia i znaczniki

rocketmen-achievement-money = znacznik Pieniędzy
    .text = { MONEY(20) } raz na turę.
rocketmen-achievement-science = znacznik Nauki
    .text = Jeden dowolny Komponent (Komputery, Kompozyty, Biotechnologia) raz na turę.
rocketmen-achievement-rocket = Punkt Rakiety +1
    .text = Zawsze liczy się dla twoich Rakiet.
rocketmen-achievement-hand = limit kart na ręce +1
    .text = Zawsze liczy się dla twojej ręki.
rocketmen-goal-moon-token = znacznik Księżyca
rocketmen-goal-mars-token = znacznik Marsa

## Miejsca na karty gracza i wspólne

rocketmen-zone-command-centre = Centrum Dowodzenia
rocketmen-zone-hand = Ręka
rocketmen-zone-mission-plan = Plan Misji
rocketmen-zone-launch-pad = Stanowisko startowe
rocketmen-zone-play-area = Obszar Gry
rocketmen-zone-depot = Magazyn
rocketmen-zone-scrapyard = Złomowisko
rocketmen-zone-achievements = Osiągnięcia
rocketmen-zone-market = Rynek
rocketmen-zone-storage = Pod Składowiskiem
rocketmen-slot = miejsce { $number } na Rynku

## Rodzaje kart i co na nich stoi

rocketmen-type-mission = Misja
rocketmen-type-resource = Zasób
rocketmen-type-engine = Silnik
rocketmen-type-hazard = Zagrożenie
rocketmen-type-objective = Cel Osobisty
rocketmen-type-variant = Wariant
rocketmen-success = Karta Powodzenia Misji { $value }
rocketmen-solo-card = Karta gry solo { $number }
rocketmen-discard = ODRZUĆ
    .text = Karta daje albo swoje Komponenty, albo efekt.
rocketmen-when-paying = W MOMENCIE ZAPŁATY
    .text = Karta daje Komponenty, a także efekt, od razu albo później w tej turze.
rocketmen-launch-pad = STANOWISKO STARTOWE
    .text = Efekt działa tylko na Stanowisku startowym.
rocketmen-permanent = TRWAŁY
    .text = Po powodzeniu może zostać na Stanowisku startowym.
rocketmen-limit = LIMIT
    .text = W turze można kupić tylko jeden Silnik.
rocketmen-cost = Koszt: { $cost }
rocketmen-gives = Komponenty: { $components }
rocketmen-flies-to = Możliwe Cele: { $destinations }
rocketmen-wins = Osiągnięcie: { $achievement }
rocketmen-hazard-points = Dla właściciela: { count-points }

## Misje

rocketmen-card-satellite-a = Satelita A
rocketmen-card-satellite-b = Satelita B
rocketmen-card-spaceship-a = Statek kosmiczny A
rocketmen-card-spaceship-b = Statek kosmiczny B
rocketmen-card-spaceship-c = Statek kosmiczny C
rocketmen-card-hotel = Gwiezdny hotel
rocketmen-card-shipyard = Stocznia orbitalna
rocketmen-card-station-a = Stacja kosmiczna A
rocketmen-card-station-b = Stacja kosmiczna B
rocketmen-card-mining = Górnictwo kosmiczne
rocketmen-card-base-a = Baza A
rocketmen-card-base-b = Baza B

## Zasoby

rocketmen-card-big-data = Big Data
rocketmen-card-internet = Internet
rocketmen-card-solar-power = Energetyka słoneczna
rocketmen-card-next-generation-drugs = Leki nowej generacji
rocketmen-card-planetary-laser-shield = Laserowa tarcza planetarna
rocketmen-card-batteries = Akumulatory
rocketmen-card-supercapacitors = Superkondensatory
rocketmen-card-government-contract = Kontrakt rządowy
rocketmen-card-protective-suit = Kombinezon ochronny
rocketmen-card-backup = Kopia zapasowa
rocketmen-card-crowdfunding = Finansowanie społecznościowe
rocketmen-card-afterburner = Dopalacz
rocketmen-card-detailed-planning = Planowanie szczegółowe
rocketmen-card-industrial-espionage = Szpiegostwo przemysłowe
rocketmen-card-storage-yard = Składowisko
rocketmen-card-multi-purpose-space-suit = Wielozadaniowy kombinezon kosmiczny
rocketmen-card-electric-cars = Samochody elektryczne
rocketmen-card-quantum-computer = Komputer kwantowy
rocketmen-card-reusable-rocket = Rakieta wielokrotnego użytku
rocketmen-card-research-institute = Instytut badawczy
rocketmen-card-stock-market-listing = Wejście na giełdę

## Silniki i Zagrożenia

rocketmen-card-small-boosters = Małe silniki pomocnicze
rocketmen-card-medium-stage = Średni stopień rakiety
rocketmen-card-heavy-stage = Ciężki stopień rakiety
rocketmen-card-pandemic = Pandemia
rocketmen-card-climate-change = Zmiany klimatyczne
rocketmen-card-asteroid-impact = Uderzenie asteroidy

## Co robią Zasoby

rocketmen-effect-none = Bez efektu.
rocketmen-effect-reorder = { rocketmen-launch-pad }: przed pierwszą kartą Powodzenia Misji odrzuć tę kartę, podejrzyj { rocketmen-count-success-cards } z wierzchu talii i odłóż je w dowolnej kolejności.
    .short = na Stanowisku: ustala kolejność kart Powodzenia ({ $number })
rocketmen-effect-free-placement = { rocketmen-when-paying }: umieść za darmo na Stanowisku startowym jedną kartę z ręki albo kupioną właśnie za tę kartę.
    .short = przy zapłacie: jedna karta na Stanowisko za darmo
rocketmen-effect-take-hazard = Z ręki: usuń tę kartę na Złomowisko i weź za darmo z Rynku kartę: { $hazard }.
    .short = z ręki: na Złomowisko, w zamian: { $hazard }
rocketmen-effect-scrap-and-draw = { rocketmen-discard }: usuń na Złomowisko inną kartę z ręki, potem dobierz { rocketmen-count-cards }.
    .short = odrzuć: inna karta na Złomowisko, dobierz { rocketmen-count-cards }
rocketmen-effect-cycle-hand = { rocketmen-discard }: odrzuć dowolną liczbę kart z ręki, potem dobierz tyle samo i jeszcze jedną.
    .short = odrzuć: wymień karty z ręki i dobierz jedną więcej
rocketmen-effect-money-per-mission = Warta { MONEY($each) } za każdą ukończoną przez ciebie Misję, najwyżej { MONEY($most) }.
    .short = { MONEY($each) } za każdą ukończoną Misję, najwyżej { MONEY($most) }
rocketmen-effect-zero-becomes = { rocketmen-launch-pad }: gdy dobierzesz kartę Powodzenia Misji 0, możesz odrzucić tę kartę: 0 liczy się jako { $value }.
    .short = na Stanowisku: 0 liczy się jako { $value }
rocketmen-effect-advance = { rocketmen-launch-pad }: przy starcie Rakieta przesuwa się o dodatkowe { rocketmen-count-fields }, bez względu na Cel.
    .short = na Stanowisku: przy starcie dodatkowo { rocketmen-count-fields }
rocketmen-effect-late-advance = { rocketmen-launch-pad }: odrzuć tę kartę w dowolnej chwili Wystrzelenia, nawet po ostatniej karcie Powodzenia Misji: Rakieta przesuwa się o { rocketmen-count-fields }.
    .short = na Stanowisku: w dowolnej chwili { rocketmen-count-fields }
rocketmen-effect-choose-first = { rocketmen-launch-pad }: zamiast pierwszego dobrania odrzuć tę kartę, dobierz { rocketmen-count-success-cards } i wybierz jedną jako pierwszą. Jeśli Misja się powiedzie, ta karta trafia na Złomowisko.
    .short = na Stanowisku: wybór pierwszej karty Powodzenia spośród { $number }
rocketmen-effect-copy = { rocketmen-launch-pad }: na jedno Wystrzelenie ta karta staje się kopią Zasobu ze Stanowiska startowego innego gracza.
    .short = na Stanowisku: kopiuje Zasób z cudzego Stanowiska
rocketmen-effect-store =
    { $number ->
        [one] { rocketmen-launch-pad }: pod tą kartą można umieścić { $number } kartę i wziąć ją na rękę w późniejszej turze. Leżąc tam, nie pomaga w Wystrzeleniu.
        [few] { rocketmen-launch-pad }: pod tą kartą można umieścić do { $number } kart i wziąć je na rękę w późniejszej turze. Leżąc tam, nie pomagają w Wystrzeleniu.
       *[many] { rocketmen-launch-pad }: pod tą kartą można umieścić do { $number } kart i wziąć je na rękę w późniejszej turze. Leżąc tam, nie pomagają w Wystrzeleniu.
    }
    .short = na Stanowisku: miejsce na karty pod spodem ({ $number })
rocketmen-effect-redraw = { rocketmen-launch-pad }: tuż po karcie Powodzenia Misji możesz odrzucić tę kartę: tamta się nie liczy i dobierasz następną.
    .short = na Stanowisku: zastępuje kartę Powodzenia następną
rocketmen-effect-take-back = { rocketmen-discard }: weź na rękę z Obszaru Gry kartę o innej nazwie.
    .short = odrzuć: weź kartę z Obszaru Gry na rękę
rocketmen-effect-draw = { rocketmen-when-paying }: dobierz { rocketmen-count-cards }.
    .short = przy zapłacie: dobierz { rocketmen-count-cards }

## Cele Osobiste i Warianty

rocketmen-objective = { $first } oraz { $second }
    .text = Punkty: { $one } za jedną część, { $both } za obie.
    .text-solo = Trzeba spełnić obie części, inaczej gra jest przegrana.
rocketmen-variant-most-computers = Najwięcej Komputerów
    .text = { count-points } za najwięcej Komputerów na wszystkich swoich kartach, razem ze Złomowiskiem. Przy remisie każdy otrzymuje całość.
rocketmen-variant-most-composites = Najwięcej Kompozytów
    .text = { count-points } za najwięcej Kompozytów na wszystkich swoich kartach, razem ze Złomowiskiem. Przy remisie każdy otrzymuje całość.
rocketmen-variant-most-biotech = Najwięcej Biotechnologii
    .text = { count-points } za najwięcej Biotechnologii na wszystkich swoich kartach, razem ze Złomowiskiem. Przy remisie każdy otrzymuje całość.
rocketmen-variant-most-rockets = Najwięcej Punktów Rakiet
    .text = { count-points } za najwięcej Punktów Rakiet na wszystkich swoich kartach i Osiągnięciach, razem ze Złomowiskiem. Przy remisie każdy otrzymuje całość.
rocketmen-variant-most-hazards = Najwięcej Zagrożeń
    .text = { count-points } za najwięcej kart Zagrożeń, razem ze Złomowiskiem. Przy remisie każdy otrzymuje całość.
rocketmen-variant-all-destinations = Wszędzie u siebie
    .text = { count-points } dla każdego, kto ma ukończone Misje na wszystkich trzech Celach.
rocketmen-variant-two-engines = Dwa Silniki
    .text = W turze można kupić dwa Silniki zamiast jednego.
rocketmen-variant-free-mission = Darmowe planowanie
    .text = Umieszczenie Misji na Planie Misji nic nie kosztuje.
rocketmen-variant-keep-one-after-failure = Ocalone z wraku
    .text = Po niepowodzeniu jedna karta zostaje na Stanowisku startowym.
rocketmen-variant-market-end = Wyprzedane
    .text = Gra kończy się, po dograniu rundy, także wtedy, gdy Rynku nie da się już uzupełnić.

## Skąd są punkty i jak się skończyło

rocketmen-source-missions = Misje
rocketmen-source-hazards = Zagrożenia
rocketmen-source-tokens = Znaczniki Księżyca i Marsa
rocketmen-source-objectives = Cel Osobisty
rocketmen-source-variants = Warianty
rocketmen-rival = Rywal
rocketmen-result-tie-broken = Remis ({ count-points }). Wygrywa { $seat }: dalsza Lokacja albo więcej Misji.
    .you = Remis ({ count-points }). Wygrywasz: dalsza Lokacja albo więcej Misji.

## Co się stało

rocketmen-event-first-player = Pierwszy Gracz: { $seat }.
    .you = Jesteś Pierwszym Graczem.
rocketmen-event-variant-drawn = Wariant w tej grze: { $variant }.
rocketmen-event-objectives-dealt =
    { $number ->
        [one] { $seat } otrzymuje { $number } Cel Osobisty.
        [few] { $seat } otrzymuje { $number } Cele Osobiste.
       *[many] { $seat } otrzymuje { $number } Celów Osobistych.
    }
    .you =
        { $number ->
            [one] Otrzymujesz { $number } Cel Osobisty.
            [few] Otrzymujesz { $number } Cele Osobiste.
           *[many] Otrzymujesz { $number } Celów Osobistych.
        }
rocketmen-event-objective-dealt = { $seat } otrzymuje Cel Osobisty: { $objective }.
    .you = Otrzymujesz Cel Osobisty: { $objective }.
rocketmen-event-market-filled = Nowa karta na Rynku: { $card }.
    .several = Nowe karty na Rynku: { $card }.
rocketmen-event-turn-begun = Runda { $round }, tura: { $seat }.
    .you = Runda { $round }, twoja tura.
rocketmen-event-cards-drawn = { $seat } dobiera { rocketmen-count-cards }.
    .you = Dobierasz { rocketmen-count-cards }.
rocketmen-event-card-drawn = { $seat } dobiera kartę: { $card }.
    .several = { $seat } dobiera karty: { $card }.
    .you = Dobierasz kartę: { $card }.
    .several-you = Dobierasz karty: { $card }.
rocketmen-event-deck-shuffled = { $seat }: Magazyn zostaje potasowany w nowe Centrum Dowodzenia.
    .you = Twój Magazyn zostaje potasowany w nowe Centrum Dowodzenia.
rocketmen-event-card-chosen = { $seat } chce kupić kartę: { $card }.
    .you = Chcesz kupić kartę: { $card }.
rocketmen-event-paid-with = { $seat } płaci kartą: { $card }.
    .several = { $seat } płaci kartami: { $card }.
    .you = Płacisz kartą: { $card }.
    .several-you = Płacisz kartami: { $card }.
rocketmen-event-marker-used = { $seat } płaci Osiągnięciem: { $achievement }.
    .you = Płacisz Osiągnięciem: { $achievement }.
rocketmen-event-card-bought = { $seat } kupuje kartę: { $card }.
    .you = Kupujesz kartę: { $card }.
rocketmen-event-mission-planned = { $seat } umieszcza Misję na Planie Misji: { $card }.
    .you = Umieszczasz Misję na Planie Misji: { $card }.
rocketmen-event-card-placed = { $seat } umieszcza kartę na Stanowisku startowym: { $card }.
    .you = Umieszczasz kartę na Stanowisku startowym: { $card }.
rocketmen-event-card-stored = { $seat } umieszcza kartę pod Składowiskiem: { $card }.
    .you = Umieszczasz kartę pod Składowiskiem: { $card }.
rocketmen-event-card-taken-back = { $seat } bierze kartę z powrotem na rękę: { $card }.
    .you = Bierzesz kartę z powrotem na rękę: { $card }.
rocketmen-event-card-discarded = { $seat } odrzuca kartę: { $card }.
    .several = { $seat } odrzuca karty: { $card }.
    .you = Odrzucasz kartę: { $card }.
    .several-you = Odrzucasz karty: { $card }.
rocketmen-event-pad-card-discarded = { $seat } odrzuca kartę ze Stanowiska startowego: { $card }.
    .several = { $seat } odrzuca karty ze Stanowiska startowego: { $card }.
    .you = Odrzucasz kartę ze Stanowiska startowego: { $card }.
    .several-you = Odrzucasz karty ze Stanowiska startowego: { $card }.
rocketmen-event-mission-discarded = { $seat } odrzuca Misję z Planu Misji: { $card }.
    .you = Odrzucasz Misję z Planu Misji: { $card }.
rocketmen-event-card-scrapped = { $seat } usuwa kartę na Złomowisko: { $card }.
    .you = Usuwasz kartę na Złomowisko: { $card }.
rocketmen-event-hazard-taken = { $seat } bierze za darmo Zagrożenie: { $card }.
    .you = Bierzesz za darmo Zagrożenie: { $card }.
rocketmen-event-launch-declared = { $seat } zaczyna Wystrzelenie: { $card }. Cel: { $destination }.
    .you = Zaczynasz Wystrzelenie: { $card }. Cel: { $destination }.
rocketmen-event-card-copied = { $seat } kopiuje kartę na to Wystrzelenie: { $card }.
    .you = Kopiujesz kartę na to Wystrzelenie: { $card }.
rocketmen-event-rocket-moved =
    { $number ->
        [-4] { $seat }: Rakieta cofa się o 4 pola, na pole { $to }.
        [-3] { $seat }: Rakieta cofa się o 3 pola, na pole { $to }.
        [-2] { $seat }: Rakieta cofa się o 2 pola, na pole { $to }.
        [-1] { $seat }: Rakieta cofa się o 1 pole, na pole { $to }.
       *[other] { $seat }: Rakieta przesuwa się o { rocketmen-count-fields }, na pole { $to }.
    }
    .you =
        { $number ->
            [-4] Twoja Rakieta cofa się o 4 pola, na pole { $to }.
            [-3] Twoja Rakieta cofa się o 3 pola, na pole { $to }.
            [-2] Twoja Rakieta cofa się o 2 pola, na pole { $to }.
            [-1] Twoja Rakieta cofa się o 1 pole, na pole { $to }.
           *[other] Twoja Rakieta przesuwa się o { rocketmen-count-fields }, na pole { $to }.
        }
rocketmen-event-success-drawn = { $seat } dobiera kartę Powodzenia Misji: { $value }.
    .you = Dobierasz kartę Powodzenia Misji: { $value }.
rocketmen-event-success-seen = { $seat } widzi kartę Powodzenia Misji: { $value }.
    .you = Widzisz kartę Powodzenia Misji: { $value }.
rocketmen-event-success-ordered = { $seat } odkłada karty Powodzenia Misji w wybranej kolejności.
    .you = Odkładasz karty Powodzenia Misji w wybranej kolejności.
rocketmen-event-success-ignored = { $seat } pomija kartę Powodzenia Misji: { $value }.
    .you = Pomijasz kartę Powodzenia Misji: { $value }.
rocketmen-event-effect-used = { $seat } używa efektu karty: { $card }.
    .you = Używasz efektu karty: { $card }.
rocketmen-event-launch-aborted = { $seat } przerywa Wystrzelenie.
    .you = Przerywasz Wystrzelenie.
rocketmen-event-launch-failed = { $seat }: Wystrzelenie kończy się niepowodzeniem.
    .you = Twoje Wystrzelenie kończy się niepowodzeniem.
rocketmen-event-mission-completed = { $seat } kończy Misję: { $location }, { count-points }.
    .you = Kończysz Misję: { $location }, { count-points }.
rocketmen-event-achievement-won = { $seat } zdobywa Osiągnięcie: { $achievement }.
    .you = Zdobywasz Osiągnięcie: { $achievement }.
rocketmen-event-token-won = { $seat } przybywa przed innymi i bierze znacznik: { $destination }.
    .you = Przybywasz przed innymi i bierzesz znacznik: { $destination }.
rocketmen-event-end-begun = Zbliża się koniec: ta runda jest ostatnia.
rocketmen-event-round-without-progress =
    { $rounds ->
        [one] Runda bez postępu: nikt niczego nie kupił, nie umieścił ani nie wystrzelił. Po { $limit } takich rundach gra się kończy.
        [few] { $rounds } rundy bez postępu z rzędu. Po { $limit } gra się kończy.
       *[many] { $rounds } rund bez postępu z rzędu. Po { $limit } gra się kończy.
    }
rocketmen-event-game-stalled =
    { $rounds ->
        [one] { $rounds } runda bez postępu: gra się kończy, liczymy punkty.
        [few] { $rounds } rundy bez postępu z rzędu: gra się kończy, liczymy punkty.
       *[many] { $rounds } rund bez postępu z rzędu: gra się kończy, liczymy punkty.
    }
rocketmen-event-points-scored = { $seat }: { count-points } ({ $source }).
    .you = Zdobywasz { count-points } ({ $source }).
rocketmen-event-score-counted = { $seat }: razem { count-points }.
    .you = Masz razem { count-points }.
rocketmen-event-game-won = Wygrywa { $seat }.
    .you = Wygrywasz.
rocketmen-event-game-lost = Gra przegrana: trzeba spełnić cały Cel Osobisty i mieć więcej punktów niż rywal.
rocketmen-event-rival-card-drawn = Karta dla rywala: { $solo }.
rocketmen-event-rival-sets-out = Rywal wyrusza z pola { $field }: { $location }.
rocketmen-event-rival-moved = Rakieta rywala przesuwa się na pole { $field }.
rocketmen-event-rival-arrived = Rywal dociera na miejsce: { $location }, { count-points }.
rocketmen-event-card-removed = Wypada z gry: { $card }.
rocketmen-event-rival-scored = Rywal otrzymuje { count-points } za Zagrożenie.
rocketmen-event-card-kept = { $seat } zostawia kartę na Stanowisku startowym: { $card }.
    .you = Zostawiasz kartę na Stanowisku startowym: { $card }.
rocketmen-event-decided-launch-missed = Runda { $round }, { $seat }: Wystrzelenie nic nie daje. Cel: { $destination }.
    .you = Runda { $round }: twoje Wystrzelenie nic nie daje. Cel: { $destination }.
rocketmen-event-decided-source = { $seat }: { count-points } ({ $source }), o { $ahead } więcej niż ktokolwiek inny.
    .you = Zdobywasz { count-points } ({ $source }), o { $ahead } więcej niż ktokolwiek inny.
rocketmen-event-decided-lead = { $seat } obejmuje w rundzie { $round } prowadzenie na torze Punktów Zwycięstwa i już go nie oddaje.
    .you = Obejmujesz w rundzie { $round } prowadzenie na torze Punktów Zwycięstwa i już go nie oddajesz.
rocketmen-event-decided-lead-late = { $seat } wychodzi na prowadzenie dopiero podczas końcowego podliczania punktów.
    .you = Wychodzisz na prowadzenie dopiero podczas końcowego podliczania punktów.

## Do czego prowadzi wybór

rocketmen-consequence-costs =
    { $components ->
        [0] Koszt: { MONEY($money) }.
       *[other] { $money ->
            [0] Koszt: { rocketmen-count-components }.
           *[other] Koszt: { MONEY($money) } i { rocketmen-count-components }.
        }
    }
rocketmen-consequence-leaves =
    { $money ->
        [0] Nie zostaną żadne Pieniądze.
       *[other] Zostaną karty i Osiągnięcia warte najwyżej { MONEY($money) }.
    }
rocketmen-consequence-still-owed =
    { $components ->
        [0] Do zapłaty zostanie: { MONEY($money) }.
       *[other] { $money ->
            [0] Do zapłaty zostanie: { rocketmen-count-components }.
           *[other] Do zapłaty zostanie: { MONEY($money) } i { rocketmen-count-components }.
        }
    }
rocketmen-consequence-paid-up = Pokrywa wszystko, co zostało do zapłaty.
rocketmen-consequence-points-at-once = { count-points } od razu.
rocketmen-consequence-points-at-the-end = { count-points } na koniec gry.
rocketmen-consequence-can-launch = { $location }: Punkty Rakiet { $have } z { $need }, można Wystrzelić Misję. Powodzenie: { $percent }.
rocketmen-consequence-rockets-missing = { $location }: Punkty Rakiet { $have } z { $need }, jeszcze nie można Wystrzelić Misji.
rocketmen-consequence-pad-lost = Trzeba będzie odrzucić { rocketmen-count-cards } ze Stanowiska startowego.
rocketmen-consequence-launch-promises = { $location }: { count-points }. Powodzenie: { $percent }.
rocketmen-consequence-pad-at-risk = W razie niepowodzenia odrzucisz { rocketmen-count-cards } ze Stanowiska startowego.
rocketmen-consequence-success = Powodzenie: { $percent }.
rocketmen-consequence-abort-costs =
    { $number ->
        [0] Przerwanie nie kosztuje żadnej karty.
       *[other] Przerwanie kosztuje { rocketmen-count-cards } ze Stanowiska startowego.
    }
rocketmen-consequence-rocket-at = Rakieta dotrze na pole { $field } z { $distance }.
rocketmen-consequence-could-launch = Możesz Wystrzelić Misję: { $location }. Powodzenie: { $percent }.
rocketmen-consequence-could-buy = W tej turze nic jeszcze nie wydano, a masz { MONEY($money) }. Karty, które możesz kupić: { $number }.
rocketmen-consequence-could-plan = Możesz umieścić Misję na Planie Misji.
rocketmen-consequence-could-draw = Możesz jeszcze dobrać { rocketmen-count-cards }.
rocketmen-consequence-could-place-free = Możesz jeszcze za darmo umieścić kartę na Stanowisku startowym.

## O co pytamy

rocketmen-question-act = Wybierz akcję, Wystrzelenie albo koniec tury.
rocketmen-question-pay-the-rest =
    { $components ->
        [0] Do zapłaty zostało: { MONEY($money) }.
       *[other] { $money ->
            [0] Do zapłaty zostało: { rocketmen-count-components }.
           *[other] Do zapłaty zostało: { MONEY($money) } i { rocketmen-count-components }.
        }
    }
rocketmen-question-pay-for-placing = Ta karta nie płaci sama za siebie: wybierz, czym zapłacisz.
rocketmen-question-scrap-a-card = Wybierz kartę z ręki, która trafi na Złomowisko.
rocketmen-question-discard-for-cards = Wybierz kartę do odrzucenia, za którą dobierzesz inną, albo zakończ.
rocketmen-question-take-from-the-play-area = Wybierz kartę z Obszaru Gry, którą weźmiesz na rękę.
rocketmen-question-must-copy-a-card = Wybierz do skopiowania kartę, która da Rakiecie brakujące punkty.
rocketmen-question-may-copy-a-card = Wybierz kartę do skopiowania na to Wystrzelenie albo zrezygnuj.
rocketmen-question-fly = { $destination }, pole { $rocket } z { $distance }: { $can }
rocketmen-in-flight-draw = dobierz następną kartę Powodzenia Misji.
rocketmen-in-flight-draw-or-use = dobierz następną kartę Powodzenia Misji albo użyj karty ze Stanowiska startowego.
rocketmen-in-flight-abort = leć dalej albo przerwij.
rocketmen-in-flight-abort-or-use = leć dalej, przerwij albo użyj karty ze Stanowiska startowego.
rocketmen-in-flight-leave = nie ma już kart Powodzenia Misji do dobrania.
rocketmen-in-flight-leave-or-use = nie ma już kart Powodzenia Misji do dobrania: użyj karty ze Stanowiska startowego albo na tym poprzestań.
rocketmen-question-put-one-on-top = Wybierz kartę Powodzenia Misji, która będzie pierwsza.
rocketmen-question-choose-the-first-card = Wybierz jedną z nich jako pierwszą kartę Powodzenia Misji.
rocketmen-question-lose-a-pad-card = Przerwanie ma swoją cenę: wybierz kartę ze Stanowiska startowego do odrzucenia.
rocketmen-question-discard-a-permanent = Wybierz do odrzucenia kartę z napisem { rocketmen-permanent } albo zostaw resztę.
rocketmen-question-keep-one-pad-card = Wybierz kartę, która zostanie na Stanowisku startowym.
rocketmen-question-keep-the-plan = Zostawić Misję na Planie Misji?
rocketmen-question-discard-over-the-limit = Masz na ręce więcej kart, niż pozwala limit: wybierz kartę do odrzucenia.

## Odpowiedzi: co robimy i z czym

rocketmen-deed-buy = Kup: { $thing }
    .group = Kup
rocketmen-deed-buy-engine = Kup Silnik: { $thing }
    .group = Kup Silnik
rocketmen-deed-plan = Umieść na Planie Misji: { $thing }
    .group = Zaplanuj
rocketmen-deed-plan-paid = Umieść na Planie Misji, płacąc inną kartą: { $thing }
    .group = Zaplanuj, płacąc inną
rocketmen-deed-pad = Umieść na Stanowisku startowym: { $thing }
    .group = Na Stanowisko
rocketmen-deed-pad-paid = Umieść na Stanowisku startowym, płacąc inną kartą: { $thing }
    .group = Na Stanowisko, płacąc inną
rocketmen-deed-free = Umieść za darmo na Stanowisku startowym: { $thing }
    .group = Za darmo
rocketmen-deed-free-bought = Umieść za darmo na Stanowisku startowym, tuż po kupnie: { $thing }
    .group = Kupione, za darmo
rocketmen-deed-store = Umieść pod Składowiskiem: { $thing }
    .group = Pod Składowisko
rocketmen-deed-store-paid = Umieść pod Składowiskiem, płacąc inną kartą: { $thing }
    .group = Pod Składowisko, płacąc inną
rocketmen-deed-unstore = Weź z powrotem spod Składowiska: { $thing }
    .group = Spod Składowiska
rocketmen-deed-use = Użyj efektu: { $thing }
    .group = Użyj
rocketmen-deed-draw = Dobierz kartę za tę, którą zapłacono
rocketmen-deed-discard = Odrzuć: { $thing }
    .group = Odrzuć
rocketmen-deed-unpad = Odrzuć ze Stanowiska startowego: { $thing }
    .group = Ze Stanowiska
rocketmen-deed-drop-plan = Odrzuć Misję z Planu Misji i całe Stanowisko startowe
rocketmen-deed-remove = Usuń z gry, kosztem kroku rywala: { $thing }
    .group = Usuń (rywal +1)
rocketmen-deed-launch = Wystrzel: { $thing }
    .group = Start
rocketmen-deed-end = Zakończ turę
rocketmen-deed-pay = Zapłać kartą: { $thing }
    .group = Zapłać
rocketmen-deed-marker = Zapłać Osiągnięciem: { $thing }
    .group = Znacznik
rocketmen-deed-pay-for-me = Zapłać resztę za mnie, jak najoszczędniej
rocketmen-deed-add = Kup w tej samej płatności: { $thing }
    .group = Kup też
rocketmen-deed-add-engine = Kup w tej samej płatności Silnik: { $thing }
    .group = Silnik też
rocketmen-deed-go-on = Dobierz następną kartę Powodzenia Misji
rocketmen-deed-afterburner = Odpal Dopalacz
rocketmen-deed-look-ahead = Podejrzyj następne karty Powodzenia Misji
rocketmen-deed-plan-in-detail = Wybierz samodzielnie pierwszą kartę Powodzenia Misji
rocketmen-deed-draw-anew = Pomiń tę kartę Powodzenia Misji i dobierz inną
rocketmen-deed-count-a-zero = Policz 0 jako więcej
rocketmen-deed-abort = Przerwij Wystrzelenie
rocketmen-deed-give-up = Poprzestań na tym: Wystrzelenie się nie powiedzie

## Dlaczego coś nie jest możliwe

rocketmen-reason-not-asked = Teraz pytanie nie jest do ciebie. Poczekaj na swoją kolej.
rocketmen-reason-slot-empty = To miejsce na Rynku jest puste. Wybierz inną kartę.
rocketmen-reason-pile-empty = Nie ma już takich Silników. Wybierz inny rodzaj.
rocketmen-reason-cannot-pay = Twoja ręka i Osiągnięcia na to nie wystarczą. Wybierz coś tańszego.
rocketmen-reason-engine-limit = Więcej Silników w tej turze nie kupisz. Kup następny w kolejnej turze.
rocketmen-reason-already-chosen = Ta karta jest już w tej płatności. Wybierz inną.
rocketmen-reason-not-in-hand = Nie masz tej karty na ręce. Wybierz kartę z ręki.
rocketmen-reason-does-not-pay = Ta karta nie ma nic, czym można tu zapłacić. Zapłać inną kartą albo Osiągnięciem.
rocketmen-reason-not-needed = To nie daje niczego z tego, co zostało do zapłaty. Zapłać czymś innym.
rocketmen-reason-no-marker = Nie masz już w tej turze takiego znacznika. Zapłać czymś innym.
rocketmen-reason-plan-taken = Plan Misji mieści jedną Misję i jest zajęty. Wystrzel ją albo najpierw odrzuć.
rocketmen-reason-not-a-mission = Na Planie Misji kładzie się tylko karty Misji. Wybierz Misję.
rocketmen-reason-no-mission-planned = Na twoim Planie Misji nie ma Misji. Najpierw ją tam umieść.
rocketmen-reason-nothing-but-money = Na Stanowisko startowe trafiają tylko karty z Komponentem innym niż Pieniądze. Wybierz taką kartę.
rocketmen-reason-already-on-pad = Karta o tej nazwie leży już na twoim Stanowisku startowym. Wybierz inną.
rocketmen-reason-not-on-pad = Nie ma takiej karty na twoim Stanowisku startowym. Wybierz spośród tych, które tam leżą.
rocketmen-reason-no-free-placement = Żadna karta, którą płacisz, nie pozwala umieścić tej za darmo. Wybierz coś innego.
rocketmen-reason-no-yard = Nie masz Składowiska na Stanowisku startowym. Najpierw je tam umieść.
rocketmen-reason-yard-full = Twoje Składowisko jest pełne. Zrób z tą kartą coś innego.
rocketmen-reason-not-stored = Ta karta nie leży pod twoim Składowiskiem. Wybierz taką, która tam leży.
rocketmen-reason-stored-this-turn = Ta karta trafiła pod Składowisko w tej turze. Weź ją w późniejszej.
rocketmen-reason-no-effect-from-hand = Ta karta nie ma efektu używanego z ręki. Zapłać nią albo ją umieść.
rocketmen-reason-no-such-hazard = Zagrożenia, które ta karta zwalcza, nie ma na Rynku. Zatrzymaj kartę, aż się pojawi.
rocketmen-reason-no-other-card = Najpierw trzeba usunąć na Złomowisko inną kartę, a nie masz jej na ręce. Użyj tej karty, gdy będziesz ją mieć.
rocketmen-reason-nothing-to-take-back = Na Obszarze Gry nie ma karty, którą można tak wziąć z powrotem. Wybierz coś innego.
rocketmen-reason-same-name = Karta nie może wziąć z powrotem karty o tej samej nazwie. Wybierz kartę o innej nazwie.
rocketmen-reason-no-draw-pending = Żadna karta, którą płacisz, nie pozwala teraz dobrać. Zapłać taką, która pozwala.
rocketmen-reason-not-its-destination = Misja z Planu Misji tam nie leci. Wybierz Cel podany na jej karcie.
rocketmen-reason-already-there = Masz już tam tę Misję za sobą. Wybierz inny Cel albo inną Misję.
rocketmen-reason-too-few-rockets = Za mało Punktów Rakiet na ten lot. Zdobądź ich więcej albo wybierz coś innego.
rocketmen-reason-no-markers-left = Masz za sobą wszystkie Misje, jakie możesz ukończyć. Wykorzystaj turę inaczej.
rocketmen-reason-nothing-planned = Na twoim Planie Misji nie ma Misji do odrzucenia. Wybierz coś innego.
rocketmen-reason-not-on-a-rivals-pad = Żaden inny gracz nie ma tej karty na Stanowisku startowym. Wybierz taką, która tam leży.
rocketmen-reason-no-card-drawn-yet = Na to jeszcze za wcześnie. Najpierw dobierz kartę Powodzenia Misji.
rocketmen-reason-last-card-drawn = Ostatnia karta Powodzenia Misji jest już dobrana. Pomoże tylko Dopalacz.
rocketmen-reason-only-before-the-first = To działa tylko przed pierwszą kartą Powodzenia Misji. Wybierz coś innego.
rocketmen-reason-only-after-a-card = To działa tylko tuż po karcie Powodzenia Misji, ale nie po ostatniej. Wybierz coś innego.
rocketmen-reason-not-a-zero = Właśnie dobrana karta Powodzenia Misji to nie 0. Zachowaj to na chwilę, gdy 0 się trafi.
rocketmen-reason-not-among-them = Tej karty Powodzenia Misji nie ma wśród widocznych. Wybierz jedną z nich.
rocketmen-reason-not-permanent = Ta karta nie ma napisu { rocketmen-permanent }, więc i tak zostaje odrzucona. Wybierz inną albo zakończ.
rocketmen-reason-no-rival-mission = Rywal nie ma Misji w drodze, więc nie można usunąć karty. Wybierz coś innego.
rocketmen-reason-solo-only = Karty z Rynku usuwa się tylko w grze solo. Wybierz coś innego.
rocketmen-reason-no-other-payer = Żadna inna karta na twojej ręce nie ma efektu „{ rocketmen-when-paying }”. Umieść tę kartę zwyczajnie.
rocketmen-reason-removed-this-turn = W tej turze jedna karta jest już usunięta. Następną usuń w kolejnej turze.
rocketmen-reason-cannot-be-declined = To trzeba wykonać. Wybierz jedną z możliwości.
rocketmen-reason-earth-only = W Bitwie o Ziemię lata się tylko na Orbitę okołoziemską. Wybierz ją.
rocketmen-reason-four-missions = Masz już cztery ukończone Misje, więcej Bitwa o Ziemię nie pozwala. Zakończ turę albo zrób coś innego.
rocketmen-reason-not-a-resource = Kopiować można tylko Zasoby. Wybierz Zasób ze Stanowiska startowego innego gracza.
rocketmen-reason-hand-within-limit = Liczba kart na ręce mieści się w limicie, więc nie trzeba odrzucać. Graj dalej.

## Stół w terminalu

rocketmen-heading-destinations = Cele
rocketmen-heading-engines = Silniki
rocketmen-heading-of = Planszetka: { $seat }
rocketmen-heading-payment = Zapłata
rocketmen-heading-launch = Wystrzelenie: { $mission }, { $destination }
rocketmen-times = { $card } ×{ $number }
rocketmen-board-round = Runda { $number }
rocketmen-board-goal = Koniec zaczyna się, gdy ktoś ma { count-points }
rocketmen-board-missions-goal = Koniec zaczyna się, gdy ktoś ukończy tyle Misji: { $number }
rocketmen-board-last-round = To ostatnia runda
rocketmen-board-stalled =
    { $number ->
        [one] { $number } runda bez postępu; po { $limit } gra się kończy
        [few] { $number } rundy bez postępu; po { $limit } gra się kończy
       *[many] { $number } rund bez postępu; po { $limit } gra się kończy
    }
rocketmen-board-tokens = { $token }: { $seat }
rocketmen-board-deck = Zostało kart w talii Zasobów: { $number }
rocketmen-board-left = zostało: { $number }
rocketmen-board-empty-place = puste
rocketmen-board-mission = Misja: { $destinations }; { $achievement }
rocketmen-board-used = { $achievement } (użyty)
rocketmen-board-done = { $goal } (osiągnięte)
rocketmen-board-hand = Ręka ({ $number } z { $limit })
rocketmen-board-missions = Misje: { $number } z { $most }
rocketmen-board-credit = Zostało na umieszczanie kolejnych kart: { MONEY($amount) }
rocketmen-board-free = Karty, które można umieścić za darmo: { $number }
rocketmen-board-draws = Karty do dobrania za zapłatę: { $number }
rocketmen-board-field = Pole { $rocket } z { $distance }
rocketmen-board-drawn = dobrane karty Powodzenia: { $drawn } z { $draws }
rocketmen-board-seen = na wierzchu talii: { $cards }
rocketmen-board-copied = Skopiowano: { $card }
rocketmen-board-rival = { $location }, pole { $field } z { $distance }
rocketmen-chance = { $percent }
rocketmen-odds = powodzenie { $chance }, oczekiwane punkty { $points }
rocketmen-odds-best = najwięcej punktów
rocketmen-odds-note = Oczekiwane punkty uwzględniają odrzucone karty. Szanse zakładają, że od tej chwili gra się najlepiej, jak można.

## Co może być nie tak z zestawem

things-teal-cards = karty morskie
things-pink-cards = karty różowe
things-engines = Silniki
things-hazards = Zagrożenia
things-success-cards = karty Powodzenia Misji
things-objectives = Cele Osobiste
things-variants = Warianty
things-solo-cards = karty gry solo
mistake-same-points = from = { $points }, jak w { $other }
wanted-other-points = oczekiwano: inna liczba punktów
wanted-more-money = oczekiwano: więcej, niż ma { $other }, czyli { $least }
mistake-farther-before = jest po { $other }, które leży dalej
wanted-nearest-first = oczekiwano: Lokacje od najbliższego Celu do najdalszego
mistake-no-location = destinations „{ $destination }”, gdzie nie ma { $kind }
wanted-all-missions = oczekiwano: { $number }, tyle, ile ma gracz
mistake-different = różnych: { $number }
mistake-same-effect = effect = „{ $effect }”, jak w { $other }
wanted-one-card = oczekiwano: najwyżej jedna taka karta
wanted-same-points = oczekiwano: { $points }, jak w { $other }
mistake-goal-out-of-reach = goals „{ $goal }”, dokąd nie leci żadna Misja
wanted-goal-in-reach = oczekiwano: coś, co Misja może osiągnąć
mistake-no-solo = żadnej z solo = true
wanted-solo = oczekiwano: co najmniej jedna, do gier solo
wanted-variants = oczekiwano: co najmniej { $least }, bo tyle się losuje
mistake-no-card-with = żadnej karty z { $field } = „{ $value }”
wanted-way-to-go = oczekiwano: najwyżej { $most }: odległość do { $destination } to { $distance }, a karty dają do { $steps } kroków więcej
wanted-success-cards = oczekiwano: co najmniej { $least }: dobieranych { $draws } i jeszcze { $spare } przez efekty kart

## Reguły na rysunkach

drawn-rocketmen-setup = Przed grą
    .first = Na Rynku leży sześć odkrytych kart.
    .second = Każdy ma te same dwanaście Misji jako Centrum Dowodzenia i dobiera sześć.
    .third = Każdy otrzymuje w tajemnicy dwa Cele Osobiste.
drawn-rocketmen-turn = Tura
    .first = Płać kartami z ręki i kupuj na Rynku.
    .second = Umieść Misję na Planie Misji, a karty na Stanowisku startowym.
    .third = Wystrzel Misję albo zakończ turę i dobierz karty do limitu na ręce.
drawn-rocketmen-launch = Wystrzelenie
    .first = Misja wymaga Punktów Rakiet, które leżą na Stanowisku startowym.
    .second = Rakietę przesuwają Komponenty ze Stanowiska, potem karty Powodzenia Misji, jedna po drugiej: leć dalej albo przerwij.
    .third = Kto dotrze, zdobywa punkty. Kto dobrał wszystkie i nie dotarł, odrzuca całe Stanowisko.
drawn-rocketmen-deck = Jak rośnie talia
    .first = Na końcu tury to, co kupione i zagrane, trafia do Magazynu.
    .second = Gdy Centrum Dowodzenia jest puste, Magazyn zostaje potasowany w nowe.
    .third = Tak nowe karty trafiają na rękę.

## Jak stoi gra: co się liczy i co daje

aim-measure-goals = części
aim-measure-destinations = Cele
aim-measure-hazards = Zagrożenia
aim-measure-money = Pieniądze
aim-measure-computers = Komputery
aim-measure-composites = Kompozyty
aim-measure-biotech = Biotechnologia
aim-measure-science = Nauka
aim-measure-rockets = Punkty Rakiet

## Skąd biorą się oczekiwane punkty

bot-part-points = zdobyte punkty
bot-part-cards = karty
bot-part-engines = Silniki
bot-part-money = Pieniądze
bot-part-economy = karty, Silniki i Pieniądze
bot-part-achievements = Osiągnięcia
bot-part-objectives = Cel Osobisty
bot-part-hazards = Zagrożenia

## Stół

web-rocketmen-track = Tor Misji z Ziemi przez Orbitę okołoziemską i Księżyc na Marsa
web-rocketmen-track-flying = Leci { $seat }. { $destination }: pole { $field } z { $distance }
web-rocketmen-arrived = Na miejscu: { $names }
web-rocketmen-limit = LIMIT { $number }
web-rocketmen-owed = Do zapłaty:
web-rocketmen-next-card = Następna karta Powodzenia
web-rocketmen-success = szansa powodzenia
web-rocketmen-go-on =
    { $missing ->
        [one] Brakuje { $missing } pola, zostało kart Powodzenia: { $left }. Jeśli nie wystarczą, wszystkie karty ze Stanowiska startowego zostaną odrzucone.
        [few] Brakuje { $missing } pól, zostało kart Powodzenia: { $left }. Jeśli nie wystarczą, wszystkie karty ze Stanowiska startowego zostaną odrzucone.
       *[many] Brakuje { $missing } pól, zostało kart Powodzenia: { $left }. Jeśli nie wystarczą, wszystkie karty ze Stanowiska startowego zostaną odrzucone.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] Misja i wszystkie karty na Stanowisku startowym zostają.
        [one] Misja zostaje. Do odrzucenia ze Stanowiska startowego: { $number } karta.
        [few] Misja zostaje. Do odrzucenia ze Stanowiska startowego: { $number } karty.
       *[many] Misja zostaje. Do odrzucenia ze Stanowiska startowego: { $number } kart.
    }
web-rocketmen-failure-costs = Wszystkie karty ze Stanowiska startowego zostaną odrzucone.
web-rocketmen-completed = Misja ukończona: { count-points }
web-rocketmen-failed = Wystrzelenie się nie powiodło
web-rocketmen-aborted = Wystrzelenie przerwane
web-rocketmen-here = Połóż tutaj
web-rocketmen-put-here = Połóż tutaj: { $zone }
web-rocketmen-discard-here = Odrzuć
web-rocketmen-no-mission = Brak Misji
web-rocketmen-pad-empty = Pusto. Tu trafiają Silniki i Komponenty.
web-rocketmen-objectives = Cele Osobiste
web-rocketmen-picked = Wybierz teraz, co z tym zrobić.
web-rocketmen-drop-plan = Porzuć Misję
web-rocketmen-keep-plan = Zostaw Misję
web-rocketmen-hand-empty = Twoja ręka jest pusta.
web-rocketmen-option = { $deed }: { $thing }
web-rocketmen-rival-resting = Rywal nie ma Misji w drodze
web-rocketmen-solo-end = Więcej punktów niż rywal i obie części Celu Osobistego
web-rocketmen-rockets = Punkty Rakiet: { $have } z { $need }
web-rocketmen-lift = Po starcie: pole { $field } z { $distance }
web-rocketmen-odds = Szansa powodzenia: { $chance }
web-rocketmen-once = gdy Punktów Rakiet będzie { $number }
web-rocketmen-flight-plan = Dokąd może polecieć Misja
web-rocketmen-purse = Tyle mogą zapłacić twoja ręka i znaczniki
web-rocketmen-look = Obejrzyj całą planszetkę
web-rocketmen-pad-first-plan = Najpierw zaplanuj Misję. Potem trafiają tu Silniki i Komponenty.
web-rocketmen-face-down = Zakryte
web-rocketmen-deck-yours = W jakiej kolejności, tego nikt nie wie.
web-rocketmen-deck-theirs = Część z nich jest na ręce. Nie wiadomo które.
web-rocketmen-wanted = Część twojego Celu Osobistego
web-rocketmen-paid = Zapłacono:
web-rocketmen-arrives = osiąga Cel
web-rocketmen-without = Bez kopii:
web-rocketmen-launch = Start
web-rocketmen-rocket = Rakieta
web-rocketmen-panes = Części stołu
web-rocketmen-turn = Twoja tura
web-rocketmen-turn-of = Tura: { $seat }
web-rocketmen-hint-odds = Stąd: { $odds }.
web-rocketmen-hint-pay = Płaci tym, czego najmniej potrzebujesz.
web-rocketmen-hint-pad = Daje twojej Rakiecie: { $components }.
web-rocketmen-hint-buy = Za każdym razem, gdy ją dobierzesz, daje: { $components }.
web-rocketmen-hint-place = { $location } ({ count-points })
web-rocketmen-hint-plan = Może polecieć tu: { $places }. Powodzenie daje też: { $achievement }.
web-rocketmen-hint-wanted = Część twojego Celu Osobistego: { $locations }.
web-rocketmen-hint-discard = Teraz nie ma dla niej lepszego zastosowania, a na koniec tury zastąpi ją nowa karta.
web-rocketmen-hint-unpad = Na Stanowisku niewiele pomaga tej Misji, a w talii może znów płacić.
web-rocketmen-hint-drop-plan = Inna Misja obiecuje więcej niż ta.
web-rocketmen-hint-remove = Usuwa z Rynku to, czego nie chcesz, kosztem jednego kroku rywala.
web-rocketmen-hint-end = Teraz nic więcej nie zyskasz. Dobierasz nowe karty; limit na ręce: { $number }.
web-rocketmen-hint-tried = Próbne gry od tej chwili: { $number }. Szansa na zwycięstwo { $percent }, średnio punktów { $points }.

## Części zestawu

library-section-numbers = Liczby w grze
library-section-surcharge = O ile drożeją Zagrożenia
library-section-destination = Cele
library-section-location = Lokacje
library-section-resource = Zasoby
library-section-engine = Silniki
library-section-hazard = Zagrożenia
library-section-objective = Cele Osobiste
library-section-variant = Warianty
library-section-solo-card = Karty rywala w grze solo
library-section-success = Karty Powodzenia Misji

# Points on the track since the reader last chose: "Ada +5, Ben +3".
rocketmen-gains = Od twojego ostatniego wyboru: { $gains }
