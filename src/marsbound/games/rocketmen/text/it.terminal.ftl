### The table at the terminal.

## L'elenco dei giochi

option-source-rules = regole { $first } e { $second }
option-source-rule = regola { $rule }
option-source-variants = regola { $rule }; oppure due nomi, come { $example }

## Il tavolo al terminale

rocketmen-heading-own = La tua plancia
rocketmen-heading-card-texts = Carte del Mercato
rocketmen-column-destination = destinazione
rocketmen-column-rockets = serve
rocketmen-column-points = punti
rocketmen-column-arrived = arrivati
rocketmen-column-missions = missioni
rocketmen-column-hand = mano
rocketmen-column-open = sul tavolo
rocketmen-rival-tag = R
rocketmen-board-fields = { $name }: distanza { $distance }, carte successo { $draws }, aiuta: { $component }
rocketmen-board-variants = Varianti: { $variants }
rocketmen-board-target = { $location }, { count-points } (punti razzo: { $rockets })
rocketmen-board-lift = al decollo: { $fields }
rocketmen-board-planned = sul piano: { $card }
rocketmen-board-pad = Rampa di lancio: { $cards }
rocketmen-board-stored = da parte: { $cards }
rocketmen-board-piles = Pile
rocketmen-board-score = Punteggio
rocketmen-board-buying = In acquisto: { $cards }
rocketmen-board-paid = Pagato: { $components }
rocketmen-board-owed = Da pagare: { $components }
rocketmen-board-last = l'ultima: { $value }
rocketmen-board-offered = a scelta: { $cards }
rocketmen-board-success-deck = Carte successo rimaste: { $cards }
rocketmen-command-cards = Mostra le tue carte e quelle del Mercato con i testi.
rocketmen-command-map = Mostra le destinazioni e le loro località.
rocketmen-command-rule = Mostra una regola. Aggiungi la sua sigla, per esempio L9: le sigle tra parentesi sono quelle delle regole.
