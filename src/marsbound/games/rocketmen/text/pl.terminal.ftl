### The table at the terminal.

## Lista gier

option-source-rules = zasady { $first } i { $second }
option-source-rule = zasada { $rule }
option-source-variants = zasada { $rule }; albo dwie nazwy, jak { $example }

## Stół w terminalu

rocketmen-heading-own = Twoja planszetka
rocketmen-heading-card-texts = Karty na Rynku
rocketmen-column-destination = Cel
rocketmen-column-rockets = wymaga
rocketmen-column-points = punkty
rocketmen-column-arrived = na miejscu
rocketmen-column-missions = Misje
rocketmen-column-hand = ręka
rocketmen-column-open = na stole
rocketmen-rival-tag = R
rocketmen-board-fields = { $name }: odległość { $distance }, karty Powodzenia { $draws }, pomaga: { $component }
rocketmen-board-variants = Warianty: { $variants }
rocketmen-board-target = { $location }, { count-points } (wymaga { $rockets })
rocketmen-board-lift = przy starcie: { $fields }
rocketmen-board-planned = na Planie Misji: { $card }
rocketmen-board-pad = Stanowisko startowe: { $cards }
rocketmen-board-stored = pod Składowiskiem: { $cards }
rocketmen-board-piles = Stosy
rocketmen-board-score = Wynik
rocketmen-board-buying = Kupowane: { $cards }
rocketmen-board-paid = Zapłacono: { $components }
rocketmen-board-owed = Do zapłaty: { $components }
rocketmen-board-last = ostatnia: { $value }
rocketmen-board-offered = do wyboru: { $cards }
rocketmen-board-success-deck = Karty Powodzenia w talii: { $cards }
rocketmen-command-cards = Pokaż swoje karty i karty na Rynku z opisami.
rocketmen-command-map = Pokaż Cele i ich Lokacje.
rocketmen-command-rule = Pokaż zasadę. Dopisz jej symbol, na przykład L9; symbole zasad stoją w nawiasach.
