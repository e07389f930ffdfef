### Rocketmen. Ogni nome comincia con rocketmen-, perché gli altri giochi hanno eventi, domande e carte con gli stessi nomi.
### I nomi inseriti ($seat, $card, $destination, $location, $objective, $thing …) sono parole finite e non si declinano.
### Le somme di denaro ($amount, $money, $each, $most) sono soli numeri; il segno del dollaro si scrive qui.

## Quantità

rocketmen-count-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
rocketmen-count-success-cards =
    { $number ->
        [one] { $number } carta successo
       *[other] { $number } carte successo
    }
rocketmen-count-fields =
    { $number ->
        [one] { $number } casella
       *[other] { $number } caselle
    }
rocketmen-count-components =
    { $components ->
        [one] { $components } componente
       *[other] { $components } componenti
    }

## Destinazioni e località

rocketmen-destination-earth = Orbita terrestre
rocketmen-destination-moon = Luna
rocketmen-destination-mars = Marte
rocketmen-kind-satellite = Satellite
    .short = Satellite
rocketmen-kind-spaceship = Astronave
    .short = Astronave
rocketmen-kind-hotel = Hotel spaziale
    .short = Hotel
rocketmen-kind-shipyard = Cantiere orbitale
    .short = Cantiere
rocketmen-kind-station = Stazione spaziale
    .short = Stazione
rocketmen-kind-mining = Miniera spaziale
    .short = Miniera
rocketmen-kind-base = Base
    .short = Base
rocketmen-location-earth-satellite = Satellite in orbita terrestre
rocketmen-location-earth-spaceship = Astronave in orbita terrestre
rocketmen-location-earth-hotel = Hotel spaziale in orbita terrestre
rocketmen-location-earth-shipyard = Cantiere in orbita terrestre
rocketmen-location-earth-station = Stazione spaziale in orbita terrestre
rocketmen-location-moon-satellite = Satellite lunare
rocketmen-location-moon-spaceship = Astronave lunare
rocketmen-location-moon-station = Stazione spaziale lunare
rocketmen-location-moon-base = Base lunare
rocketmen-location-mars-spaceship = Astronave marziana
rocketmen-location-mars-mining = Miniera marziana
rocketmen-location-mars-base = Base marziana
rocketmen-distance = Distanza: { $number }
rocketmen-draws = Carte successo: { $number }
rocketmen-helped-by = Aiuta: { $component }
rocketmen-rockets-needed = Punti razzo necessari: { $number }
rocketmen-arrival-points = Punti per ordine di arrivo: { $points }

## Componenti: quanti sono, e il solo nome

rocketmen-money = { MONEY($amount) }
rocketmen-component-money = { MONEY($number) }
    .name = denaro
rocketmen-component-computers = { $number } computer
    .name = computer
rocketmen-component-composites =
    { $number ->
        [one] { $number } composito
       *[other] { $number } compositi
    }
    .name = compositi
rocketmen-component-biotech =
    { $number ->
        [one] { $number } biotecnologia
       *[other] { $number } biotecnologie
    }
    .name = biotecnologia
rocketmen-component-science =
    { $number ->
        [one] { $number } scienza
       *[other] { $number } scienze
    }
    .name = scienza
rocketmen-component-rockets =
    { $number ->
        [one] { $number } punto razzo
       *[other] { $number } punti razzo
    }
    .name = punti razzo
rocketmen-component-any =
    { $number ->
        [one] { $number } componente qualsiasi
       *[other] { $number } componenti qualsiasi
    }
    .name = computer, compositi o biotecnologia
    .short = a scelta: { $number }

## Traguardi e segnalini

rocketmen-achievement-money = segnalino denaro
    .text = { MONEY(20) } una volta per turno.
rocketmen-achievement-science = segnalino scienza
    .text = Un componente a scelta (computer, compositi, biotecnologia) una volta per turno.
rocketmen-achievement-rocket = punto razzo +1
    .text = Vale sempre per i tuoi razzi.
rocketmen-achievement-hand = limite della mano +1
    .text = Vale sempre per la tua mano.
rocketmen-goal-moon-token = segnalino Luna
rocketmen-goal-mars-token = segnalino Marte

## Spazi di un giocatore e di tutti

rocketmen-zone-command-centre = Centro di comando
rocketmen-zone-hand = Mano
rocketmen-zone-mission-plan = Piano di missione
rocketmen-zone-launch-pad = Rampa di lancio
rocketmen-zone-play-area = Area di gioco
rocketmen-zone-depot = Magazzino
rocketmen-zone-scrapyard = Deposito rottami
rocketmen-zone-achievements = Traguardi
rocketmen-zone-market = Mercato
rocketmen-zone-storage = Sotto il Piazzale di stoccaggio
rocketmen-slot = posto { $number } del Mercato

## Tipi di carte e che cosa vi sta scritto

rocketmen-type-mission = missione
rocketmen-type-resource = risorsa
rocketmen-type-engine = motore
rocketmen-type-hazard = minaccia
rocketmen-type-objective = obiettivo personale
rocketmen-type-variant = variante
rocketmen-success = Carta successo { $value }
rocketmen-solo-card = Carta solitario { $number }
rocketmen-discard = SCARTA
    .text = La carta dà i suoi componenti oppure il suo effetto.
rocketmen-when-paying = AL PAGAMENTO
    .text = La carta dà i suoi componenti e anche il suo effetto, subito o più tardi nel turno.
rocketmen-launch-pad = RAMPA DI LANCIO
    .text = L'effetto vale solo sulla Rampa di lancio.
rocketmen-permanent = PERMANENTE
    .text = Dopo un successo può restare sulla Rampa di lancio.
rocketmen-limit = LIMITE
    .text = Si può comprare un solo motore per turno.
rocketmen-cost = Costo: { $cost }
rocketmen-gives = Componenti: { $components }
rocketmen-flies-to = Destinazioni possibili: { $destinations }
rocketmen-wins = Traguardo: { $achievement }
rocketmen-hazard-points = Per chi la possiede: { count-points }

## Missioni

rocketmen-card-satellite-a = Satellite A
rocketmen-card-satellite-b = Satellite B
rocketmen-card-spaceship-a = Astronave A
rocketmen-card-spaceship-b = Astronave B
rocketmen-card-spaceship-c = Astronave C
rocketmen-card-hotel = Hotel spaziale
rocketmen-card-shipyard = Cantiere orbitale
rocketmen-card-station-a = Stazione spaziale A
rocketmen-card-station-b = Stazione spaziale B
rocketmen-card-mining = Miniera spaziale
rocketmen-card-base-a = Base A
rocketmen-card-base-b = Base B

## Risorse

rocketmen-card-big-data = Big Data
rocketmen-card-internet = Internet
rocketmen-card-solar-power = Energia solare
rocketmen-card-next-generation-drugs = Farmaci di nuova generazione
rocketmen-card-planetary-laser-shield = Scudo laser planetario
rocketmen-card-batteries = Batterie
rocketmen-card-supercapacitors = Supercondensatori
rocketmen-card-government-contract = Contratto governativo
rocketmen-card-protective-suit = Tuta protettiva
rocketmen-card-backup = Copia di riserva
rocketmen-card-crowdfunding = Crowdfunding
rocketmen-card-afterburner = Postbruciatore
rocketmen-card-detailed-planning = Pianificazione dettagliata
rocketmen-card-industrial-espionage = Spionaggio industriale
rocketmen-card-storage-yard = Piazzale di stoccaggio
rocketmen-card-multi-purpose-space-suit = Tuta spaziale multiuso
rocketmen-card-electric-cars = Auto elettriche
rocketmen-card-quantum-computer = Computer quantistico
rocketmen-card-reusable-rocket = Razzo riutilizzabile
rocketmen-card-research-institute = Istituto di ricerca
rocketmen-card-stock-market-listing = Quotazione in borsa

## Motori e minacce

rocketmen-card-small-boosters = Piccoli propulsori
rocketmen-card-medium-stage = Stadio medio
rocketmen-card-heavy-stage = Stadio pesante
rocketmen-card-pandemic = Pandemia
rocketmen-card-climate-change = Cambiamento climatico
rocketmen-card-asteroid-impact = Impatto di asteroide

## Che cosa fanno le risorse

rocketmen-effect-none = Nessun effetto.
rocketmen-effect-reorder = { rocketmen-launch-pad }: prima della prima carta successo scarta questa carta, guarda { rocketmen-count-success-cards } in cima al mazzo e rimetti ciò che hai visto nell'ordine che vuoi.
    .short = sulla rampa: riordina le prossime carte successo ({ $number })
rocketmen-effect-free-placement = { rocketmen-when-paying }: metti gratis sulla Rampa di lancio una carta della mano o appena comprata con questa.
    .short = al pagamento: una carta sulla rampa gratis
rocketmen-effect-take-hazard = Dalla mano: rottama questa carta e prendi gratis dal Mercato la carta { $hazard }.
    .short = dalla mano: rottamala per { $hazard }
rocketmen-effect-scrap-and-draw = { rocketmen-discard }: rottama un'altra carta della mano, poi pesca { rocketmen-count-cards }.
    .short = scarta: rottama un'altra carta, pesca { rocketmen-count-cards }
rocketmen-effect-cycle-hand = { rocketmen-discard }: scarta quante carte vuoi dalla mano, poi pescane altrettante e una in più.
    .short = scarta: cambia carte della mano e pescane una in più
rocketmen-effect-money-per-mission = Vale { MONEY($each) } per ogni missione che hai completato, al massimo { MONEY($most) }.
    .short = { MONEY($each) } per missione completata, al massimo { MONEY($most) }
rocketmen-effect-zero-becomes = { rocketmen-launch-pad }: quando peschi la carta successo 0, puoi scartare questa carta: lo 0 vale { $value }.
    .short = sulla rampa: uno 0 vale { $value }
rocketmen-effect-advance = { rocketmen-launch-pad }: al decollo il razzo avanza ancora di { rocketmen-count-fields }, qualunque sia la destinazione.
    .short = sulla rampa: al decollo { rocketmen-count-fields } in più
rocketmen-effect-late-advance = { rocketmen-launch-pad }: scarta questa carta in qualsiasi momento del lancio, anche dopo l'ultima carta successo: il razzo avanza di { rocketmen-count-fields }.
    .short = sulla rampa: in ogni momento { rocketmen-count-fields } in più
rocketmen-effect-choose-first = { rocketmen-launch-pad }: invece della prima pescata scarta questa carta, pesca { rocketmen-count-success-cards } e scegline una come prima. Se la missione riesce, questa carta viene rottamata.
    .short = sulla rampa: scegli la prima carta successo fra { $number }
rocketmen-effect-copy = { rocketmen-launch-pad }: per un lancio questa carta diventa la copia di una risorsa sulla Rampa di lancio di un altro giocatore.
    .short = sulla rampa: copia una risorsa di un'altra rampa
rocketmen-effect-store =
    { $number ->
        [one] { rocketmen-launch-pad }: sotto questa carta se ne può mettere { $number }, da riprendere in mano in un turno successivo. Lì sotto non aiuta il lancio.
       *[other] { rocketmen-launch-pad }: sotto questa carta se ne possono mettere fino a { $number }, da riprendere in mano in un turno successivo. Lì sotto non aiutano il lancio.
    }
    .short = sulla rampa: posto per carte sotto di sé ({ $number })
rocketmen-effect-redraw = { rocketmen-launch-pad }: subito dopo una carta successo puoi scartare questa carta: quella non vale e ne peschi un'altra.
    .short = sulla rampa: sostituisce una carta successo con la prossima
rocketmen-effect-take-back = { rocketmen-discard }: riprendi in mano dall'Area di gioco una carta con un altro nome.
    .short = scarta: riprendi una carta dall'Area di gioco
rocketmen-effect-draw = { rocketmen-when-paying }: pesca { rocketmen-count-cards }.
    .short = al pagamento: pesca { rocketmen-count-cards }

## Obiettivi personali e varianti

rocketmen-objective = { $first } e { $second }
    .text = Punti: { $one } per una delle due mete, { $both } per entrambe.
    .text-solo = Vanno raggiunte entrambe le mete, o la partita è persa.
rocketmen-variant-most-computers = Più computer
    .text = { count-points } per il maggior numero di computer su tutte le proprie carte, Deposito rottami compreso. In caso di parità ognuno li riceve tutti.
rocketmen-variant-most-composites = Più compositi
    .text = { count-points } per il maggior numero di compositi su tutte le proprie carte, Deposito rottami compreso. In caso di parità ognuno li riceve tutti.
rocketmen-variant-most-biotech = Più biotecnologia
    .text = { count-points } per il maggior numero di biotecnologie su tutte le proprie carte, Deposito rottami compreso. In caso di parità ognuno li riceve tutti.
rocketmen-variant-most-rockets = Più punti razzo
    .text = { count-points } per il maggior numero di punti razzo su tutte le proprie carte e i traguardi, Deposito rottami compreso. In caso di parità ognuno li riceve tutti.
rocketmen-variant-most-hazards = Più minacce
    .text = { count-points } per il maggior numero di minacce, Deposito rottami compreso. In caso di parità ognuno li riceve tutti.
rocketmen-variant-all-destinations = A casa ovunque
    .text = { count-points } a chiunque abbia completato una missione in tutte e tre le destinazioni.
rocketmen-variant-two-engines = Due motori
    .text = Si possono comprare due motori per turno invece di uno.
rocketmen-variant-free-mission = Pianificazione gratuita
    .text = Mettere una missione sul Piano di missione non costa nulla.
rocketmen-variant-keep-one-after-failure = Salvata dal relitto
    .text = Dopo un fallimento una carta resta sulla Rampa di lancio.
rocketmen-variant-market-end = Tutto esaurito
    .text = La partita finisce, concluso il giro, anche quando il Mercato non si può più riempire.

## Da dove vengono i punti, e com'è finita

rocketmen-source-missions = Missioni
rocketmen-source-hazards = Minacce
rocketmen-source-tokens = Segnalini Luna e Marte
rocketmen-source-objectives = Obiettivo personale
rocketmen-source-variants = Varianti
rocketmen-rival = Rivale
rocketmen-result-tie-broken = Pareggio a { count-points }. Vince { $seat } con la località più lontana o con più missioni.
    .you = Pareggio a { count-points }. Vinci tu con la località più lontana o con più missioni.

## Che cosa è successo

rocketmen-event-first-player = Primo giocatore: { $seat }.
    .you = Il primo giocatore sei tu.
rocketmen-event-variant-drawn = Variante di questa partita: { $variant }.
rocketmen-event-objectives-dealt =
    { $number ->
        [one] { $seat } riceve { $number } obiettivo personale.
       *[other] { $seat } riceve { $number } obiettivi personali.
    }
    .you =
        { $number ->
            [one] Ricevi { $number } obiettivo personale.
           *[other] Ricevi { $number } obiettivi personali.
        }
rocketmen-event-objective-dealt = { $seat } riceve un obiettivo personale: { $objective }.
    .you = Ricevi un obiettivo personale: { $objective }.
rocketmen-event-market-filled = Nuova carta al Mercato: { $card }.
    .several = Nuove carte al Mercato: { $card }.
rocketmen-event-turn-begun = Giro { $round }, tocca a { $seat }.
    .you = Giro { $round }, tocca a te.
rocketmen-event-cards-drawn = { $seat } pesca { rocketmen-count-cards }.
    .you = Peschi { rocketmen-count-cards }.
rocketmen-event-card-drawn = { $seat } pesca la carta { $card }.
    .several = { $seat } pesca le carte { $card }.
    .you = Peschi la carta { $card }.
    .several-you = Peschi le carte { $card }.
rocketmen-event-deck-shuffled = { $seat }: il Magazzino viene mescolato in un nuovo Centro di comando.
    .you = Il tuo Magazzino viene mescolato in un nuovo Centro di comando.
rocketmen-event-card-chosen = { $seat } vuole comprare la carta { $card }.
    .you = Vuoi comprare la carta { $card }.
rocketmen-event-paid-with = { $seat } paga con la carta { $card }.
    .several = { $seat } paga con le carte { $card }.
    .you = Paghi con la carta { $card }.
    .several-you = Paghi con le carte { $card }.
rocketmen-event-marker-used = { $seat } paga con un traguardo: { $achievement }.
    .you = Paghi con un traguardo: { $achievement }.
rocketmen-event-card-bought = { $seat } compra la carta { $card }.
    .you = Compri la carta { $card }.
rocketmen-event-mission-planned = { $seat } mette una missione sul Piano di missione: { $card }.
    .you = Metti una missione sul Piano di missione: { $card }.
rocketmen-event-card-placed = { $seat } mette sulla Rampa di lancio la carta { $card }.
    .you = Metti sulla Rampa di lancio la carta { $card }.
rocketmen-event-card-stored = { $seat } mette sotto il Piazzale di stoccaggio la carta { $card }.
    .you = Metti sotto il Piazzale di stoccaggio la carta { $card }.
rocketmen-event-card-taken-back = { $seat } riprende in mano la carta { $card }.
    .you = Riprendi in mano la carta { $card }.
rocketmen-event-card-discarded = { $seat } scarta la carta { $card }.
    .several = { $seat } scarta le carte { $card }.
    .you = Scarti la carta { $card }.
    .several-you = Scarti le carte { $card }.
rocketmen-event-pad-card-discarded = { $seat } scarta dalla Rampa di lancio la carta { $card }.
    .several = { $seat } scarta dalla Rampa di lancio le carte { $card }.
    .you = Scarti dalla Rampa di lancio la carta { $card }.
    .several-you = Scarti dalla Rampa di lancio le carte { $card }.
rocketmen-event-mission-discarded = { $seat } scarta la missione del Piano di missione: { $card }.
    .you = Scarti la missione del Piano di missione: { $card }.
rocketmen-event-card-scrapped = { $seat } rottama la carta { $card }.
    .you = Rottami la carta { $card }.
rocketmen-event-hazard-taken = { $seat } prende gratis una minaccia: { $card }.
    .you = Prendi gratis una minaccia: { $card }.
rocketmen-event-launch-declared = { $seat } lancia la missione { $card }. Destinazione: { $destination }.
    .you = Lanci la missione { $card }. Destinazione: { $destination }.
rocketmen-event-card-copied = { $seat } copia per questo lancio la carta { $card }.
    .you = Copi per questo lancio la carta { $card }.
rocketmen-event-rocket-moved =
    { $number ->
        [-4] { $seat }: il razzo arretra di 4 caselle, fino alla casella { $to }.
        [-3] { $seat }: il razzo arretra di 3 caselle, fino alla casella { $to }.
        [-2] { $seat }: il razzo arretra di 2 caselle, fino alla casella { $to }.
        [-1] { $seat }: il razzo arretra di 1 casella, fino alla casella { $to }.
       *[other] { $seat }: il razzo avanza di { rocketmen-count-fields }, fino alla casella { $to }.
    }
    .you =
        { $number ->
            [-4] Il tuo razzo arretra di 4 caselle, fino alla casella { $to }.
            [-3] Il tuo razzo arretra di 3 caselle, fino alla casella { $to }.
            [-2] Il tuo razzo arretra di 2 caselle, fino alla casella { $to }.
            [-1] Il tuo razzo arretra di 1 casella, fino alla casella { $to }.
           *[other] Il tuo razzo avanza di { rocketmen-count-fields }, fino alla casella { $to }.
        }
rocketmen-event-success-drawn = { $seat } pesca una carta successo: { $value }.
    .you = Peschi una carta successo: { $value }.
rocketmen-event-success-seen = { $seat } vede una carta successo: { $value }.
    .you = Vedi una carta successo: { $value }.
rocketmen-event-success-ordered = { $seat } rimette le carte successo nell'ordine scelto.
    .you = Rimetti le carte successo nell'ordine scelto.
rocketmen-event-success-ignored = { $seat } ignora una carta successo: { $value }.
    .you = Ignori una carta successo: { $value }.
rocketmen-event-effect-used = { $seat } usa l'effetto della carta { $card }.
    .you = Usi l'effetto della carta { $card }.
rocketmen-event-launch-aborted = { $seat } interrompe il lancio.
    .you = Interrompi il lancio.
rocketmen-event-launch-failed = { $seat }: il lancio è fallito.
    .you = Il tuo lancio è fallito.
rocketmen-event-mission-completed = { $seat } completa una missione: { $location }, { count-points }.
    .you = Completi una missione: { $location }, { count-points }.
rocketmen-event-achievement-won = { $seat } ottiene un traguardo: { $achievement }.
    .you = Ottieni un traguardo: { $achievement }.
rocketmen-event-token-won = { $seat } arriva prima di tutti e prende un segnalino: { $destination }.
    .you = Arrivi prima di tutti e prendi un segnalino: { $destination }.
rocketmen-event-end-begun = La fine è vicina: questo è l'ultimo giro.
rocketmen-event-round-without-progress =
    { $rounds ->
        [one] Un giro senza progressi: nessuno ha comprato, piazzato o lanciato nulla. Dopo { $limit } giri così la partita finisce.
       *[other] { $rounds } giri di fila senza progressi. Dopo { $limit } la partita finisce.
    }
rocketmen-event-game-stalled =
    { $rounds ->
        [one] Un giro senza progressi: la partita finisce e si contano i punti.
       *[other] { $rounds } giri di fila senza progressi: la partita finisce e si contano i punti.
    }
rocketmen-event-points-scored = { $seat }: { count-points } ({ $source }).
    .you = Ottieni { count-points } ({ $source }).
rocketmen-event-score-counted = { $seat }: { count-points } in totale.
    .you = Hai { count-points } in totale.
rocketmen-event-game-won = Vince { $seat }.
    .you = Vinci tu.
rocketmen-event-game-lost = La partita è persa: servono entrambe le mete dell'obiettivo, e più punti del rivale.
rocketmen-event-rival-card-drawn = Una carta per il rivale: { $solo }.
rocketmen-event-rival-sets-out = Il rivale parte dalla casella { $field }: { $location }.
rocketmen-event-rival-moved = Il razzo del rivale passa alla casella { $field }.
rocketmen-event-rival-arrived = Il rivale è arrivato: { $location }, { count-points }.
rocketmen-event-card-removed = Fuori dal gioco: { $card }.
rocketmen-event-rival-scored = Il rivale riceve { count-points } per una minaccia.
rocketmen-event-card-kept = { $seat } tiene sulla Rampa di lancio la carta { $card }.
    .you = Tieni sulla Rampa di lancio la carta { $card }.
rocketmen-event-decided-launch-missed = Giro { $round }, { $seat }: il lancio non porta a nulla. Destinazione: { $destination }.
    .you = Giro { $round }: il tuo lancio non porta a nulla. Destinazione: { $destination }.
rocketmen-event-decided-source = { $seat }: { count-points } ({ $source }), { $ahead } in più di chiunque altro.
    .you = Ottieni { count-points } ({ $source }), { $ahead } in più di chiunque altro.
rocketmen-event-decided-lead = { $seat } passa in testa sul tracciato dei punti nel giro { $round } e ci resta.
    .you = Passi in testa sul tracciato dei punti nel giro { $round } e ci resti.
rocketmen-event-decided-lead-late = Solo il punteggio finale porta in testa { $seat }.
    .you = Solo il punteggio finale ti porta in testa.

## A che cosa porta una scelta

rocketmen-consequence-costs =
    { $components ->
        [0] Costo: { MONEY($money) }.
       *[other] { $money ->
            [0] Costo: { rocketmen-count-components }.
           *[other] Costo: { MONEY($money) } e { rocketmen-count-components }.
        }
    }
rocketmen-consequence-leaves =
    { $money ->
        [0] Non resterebbe denaro.
       *[other] Resterebbero carte e traguardi per { MONEY($money) } al massimo.
    }
rocketmen-consequence-still-owed =
    { $components ->
        [0] Resterebbe da pagare: { MONEY($money) }.
       *[other] { $money ->
            [0] Resterebbe da pagare: { rocketmen-count-components }.
           *[other] Resterebbe da pagare: { MONEY($money) } e { rocketmen-count-components }.
        }
    }
rocketmen-consequence-paid-up = Salda tutto.
rocketmen-consequence-points-at-once = { count-points } subito.
rocketmen-consequence-points-at-the-end = { count-points } a fine partita.
rocketmen-consequence-can-launch = { $location }: punti razzo { $have } di { $need }, si può lanciare. Successo: { $percent }.
rocketmen-consequence-rockets-missing = { $location }: punti razzo { $have } di { $need }, non si può ancora lanciare.
rocketmen-consequence-pad-lost = Scarteresti { rocketmen-count-cards } dalla Rampa di lancio.
rocketmen-consequence-launch-promises = { $location }: { count-points }. Successo: { $percent }.
rocketmen-consequence-pad-at-risk = Un fallimento farebbe scartare { rocketmen-count-cards } dalla Rampa di lancio.
rocketmen-consequence-success = Successo: { $percent }.
rocketmen-consequence-abort-costs =
    { $number ->
        [0] L'interruzione non costa carte.
       *[other] L'interruzione costa { rocketmen-count-cards } della Rampa di lancio.
    }
rocketmen-consequence-rocket-at = Il razzo arriverebbe alla casella { $field } di { $distance }.
rocketmen-consequence-could-launch = Potresti lanciare: { $location }. Successo: { $percent }.
rocketmen-consequence-could-buy = In questo turno non hai ancora usato nulla e hai { MONEY($money) }. Carte che puoi comprare: { $number }.
rocketmen-consequence-could-plan = Potresti mettere una missione sul Piano di missione.
rocketmen-consequence-could-draw = Puoi ancora pescare { rocketmen-count-cards }.
rocketmen-consequence-could-place-free = Puoi ancora mettere gratis una carta sulla Rampa di lancio.

## Che cosa si chiede

rocketmen-question-act = Scegli un'azione, il lancio o la fine del turno.
rocketmen-question-pay-the-rest =
    { $components ->
        [0] Resta da pagare: { MONEY($money) }.
       *[other] { $money ->
            [0] Resta da pagare: { rocketmen-count-components }.
           *[other] Resta da pagare: { MONEY($money) } e { rocketmen-count-components }.
        }
    }
rocketmen-question-pay-for-placing = Questa carta non si paga da sé: scegli con che cosa paghi.
rocketmen-question-scrap-a-card = Scegli una carta della mano da rottamare.
rocketmen-question-discard-for-cards = Scegli una carta da scartare, per cui ne peschi un'altra, o finisci.
rocketmen-question-take-from-the-play-area = Scegli una carta dell'Area di gioco da riprendere in mano.
rocketmen-question-must-copy-a-card = Scegli da copiare una carta che dia al razzo i punti che gli mancano.
rocketmen-question-may-copy-a-card = Scegli una carta da copiare per questo lancio o rinuncia.
rocketmen-question-fly = { $destination }, casella { $rocket } di { $distance }: { $can }
rocketmen-in-flight-draw = pesca la prossima carta successo.
rocketmen-in-flight-draw-or-use = pesca la prossima carta successo o usa una carta della Rampa di lancio.
rocketmen-in-flight-abort = prosegui o interrompi il lancio.
rocketmen-in-flight-abort-or-use = prosegui, interrompi il lancio o usa una carta della Rampa di lancio.
rocketmen-in-flight-leave = non ci sono più carte successo da pescare.
rocketmen-in-flight-leave-or-use = non ci sono più carte successo da pescare: usa una carta della Rampa di lancio o fermati qui.
rocketmen-question-put-one-on-top = Scegli la carta successo che viene per prima.
rocketmen-question-choose-the-first-card = Scegli una di queste come prima carta successo.
rocketmen-question-lose-a-pad-card = L'interruzione ha un prezzo: scegli una carta della Rampa di lancio da scartare.
rocketmen-question-discard-a-permanent = Scegli una carta { rocketmen-permanent } da scartare o tieni il resto.
rocketmen-question-keep-one-pad-card = Scegli la carta che resta sulla Rampa di lancio.
rocketmen-question-keep-the-plan = Tenere la missione sul Piano di missione?
rocketmen-question-discard-over-the-limit = La mano supera il limite: scegli una carta da scartare.

## Risposte: che cosa si fa, e con che cosa

rocketmen-deed-buy = Compra: { $thing }
    .group = Compra
rocketmen-deed-buy-engine = Compra un motore: { $thing }
    .group = Compra un motore
rocketmen-deed-plan = Metti sul Piano di missione: { $thing }
    .group = Pianifica
rocketmen-deed-plan-paid = Metti sul Piano di missione, pagando con un'altra carta: { $thing }
    .group = Pianifica, pagando con un'altra
rocketmen-deed-pad = Metti sulla Rampa di lancio: { $thing }
    .group = Sulla rampa
rocketmen-deed-pad-paid = Metti sulla Rampa di lancio, pagando con un'altra carta: { $thing }
    .group = Sulla rampa, pagando con un'altra
rocketmen-deed-free = Metti gratis sulla Rampa di lancio: { $thing }
    .group = Sulla rampa, gratis
rocketmen-deed-free-bought = Metti gratis sulla Rampa di lancio, appena comprata: { $thing }
    .group = Comprata, sulla rampa
rocketmen-deed-store = Metti sotto il Piazzale di stoccaggio: { $thing }
    .group = Metti da parte
rocketmen-deed-store-paid = Metti sotto il Piazzale di stoccaggio, pagando con un'altra carta: { $thing }
    .group = Metti da parte, pagando con un'altra
rocketmen-deed-unstore = Riprendi da sotto il Piazzale di stoccaggio: { $thing }
    .group = Riprendi
rocketmen-deed-use = Usa l'effetto: { $thing }
    .group = Usa
rocketmen-deed-draw = Pesca una carta per una con cui hai pagato
rocketmen-deed-discard = Scarta: { $thing }
    .group = Scarta
rocketmen-deed-unpad = Scarta dalla Rampa di lancio: { $thing }
    .group = Dalla rampa
rocketmen-deed-drop-plan = Scarta la missione del piano e tutta la Rampa di lancio
rocketmen-deed-remove = Togli dal gioco, al prezzo di un passo del rivale: { $thing }
    .group = Togli (rivale +1)
rocketmen-deed-launch = Lancia: { $thing }
    .group = Lancia
rocketmen-deed-end = Termina il turno
rocketmen-deed-pay = Paga con: { $thing }
    .group = Paga con
rocketmen-deed-marker = Paga con un traguardo: { $thing }
    .group = Segnalino
rocketmen-deed-pay-for-me = Paga il resto per me, sprecando il meno possibile
rocketmen-deed-add = Compra con lo stesso pagamento: { $thing }
    .group = Compra anche
rocketmen-deed-add-engine = Compra un motore con lo stesso pagamento: { $thing }
    .group = Anche un motore
rocketmen-deed-go-on = Pesca la prossima carta successo
rocketmen-deed-afterburner = Accendi il Postbruciatore
rocketmen-deed-look-ahead = Guarda le prossime carte successo
rocketmen-deed-plan-in-detail = Scegli tu la prima carta successo
rocketmen-deed-draw-anew = Ignora questa carta successo e pescane un'altra
rocketmen-deed-count-a-zero = Fai valere di più lo 0
rocketmen-deed-abort = Interrompi il lancio
rocketmen-deed-give-up = Basta così: il lancio fallisce

## Perché qualcosa non si può fare

rocketmen-reason-not-asked = Ora la domanda non è per te. Aspetta che tocchi a te.
rocketmen-reason-slot-empty = Questo posto del Mercato è vuoto. Scegli un'altra carta.
rocketmen-reason-pile-empty = Non restano motori di questo tipo. Scegli un altro tipo.
rocketmen-reason-cannot-pay = La tua mano e i tuoi traguardi non bastano. Scegli qualcosa di meno caro.
rocketmen-reason-engine-limit = In questo turno non puoi comprare altri motori. Compra il prossimo nel turno seguente.
rocketmen-reason-already-chosen = Questa carta fa già parte del pagamento. Scegline un'altra.
rocketmen-reason-not-in-hand = Non hai in mano questa carta. Scegline una che hai in mano.
rocketmen-reason-does-not-pay = Questa carta non ha nulla con cui pagare qui. Paga con un'altra carta o con un traguardo.
rocketmen-reason-not-needed = Questo non dà nulla di ciò che resta da pagare. Paga con qualcos'altro.
rocketmen-reason-no-marker = In questo turno non hai più un segnalino così. Paga con qualcos'altro.
rocketmen-reason-plan-taken = Il Piano di missione ha posto per una missione, ed è occupato. Lanciala, o prima scartala.
rocketmen-reason-not-a-mission = Sul Piano di missione vanno solo carte missione. Scegli una missione.
rocketmen-reason-no-mission-planned = Sul tuo Piano di missione non c'è una missione. Prima mettine una.
rocketmen-reason-nothing-but-money = Sulla Rampa di lancio vanno solo carte con un componente diverso dal denaro. Scegline una così.
rocketmen-reason-already-on-pad = Una carta con questo nome è già sulla tua Rampa di lancio. Scegline un'altra.
rocketmen-reason-not-on-pad = Sulla tua Rampa di lancio non c'è una carta così. Scegli tra quelle che vi stanno.
rocketmen-reason-no-free-placement = Nessuna carta con cui hai pagato ti fa mettere gratis questa. Scegli qualcos'altro.
rocketmen-reason-no-yard = Non hai un Piazzale di stoccaggio sulla Rampa di lancio. Prima mettine uno.
rocketmen-reason-yard-full = Il tuo Piazzale di stoccaggio è pieno. Usa questa carta in un altro modo.
rocketmen-reason-not-stored = Questa carta non sta sotto il tuo Piazzale di stoccaggio. Scegline una che vi sta.
rocketmen-reason-stored-this-turn = Questa carta è finita lì sotto in questo turno. Riprendila in uno successivo.
rocketmen-reason-no-effect-from-hand = Questa carta non ha un effetto da usare dalla mano. Usala per pagare, o piazzala.
rocketmen-reason-no-such-hazard = La minaccia che questa carta combatte non è al Mercato. Tieni la carta finché non compare.
rocketmen-reason-no-other-card = Prima va rottamata un'altra carta, e in mano non ne hai. Usa questa quando ne avrai.
rocketmen-reason-nothing-to-take-back = Nell'Area di gioco non c'è una carta da riprendere così. Scegli qualcos'altro.
rocketmen-reason-same-name = Una carta non può riprenderne una con lo stesso nome. Scegline una con un altro nome.
rocketmen-reason-no-draw-pending = Nessuna carta con cui hai pagato ti fa pescare. Paga con una che lo fa.
rocketmen-reason-not-its-destination = La missione del piano non vola lì. Scegli una destinazione indicata sulla sua carta.
rocketmen-reason-already-there = Lì hai già completato questa missione. Scegli un'altra destinazione o un'altra missione.
rocketmen-reason-too-few-rockets = I punti razzo sono troppo pochi per questo volo. Trovane altri, o scegli qualcos'altro.
rocketmen-reason-no-markers-left = Hai completato tutte le missioni che puoi. Usa il turno per altro.
rocketmen-reason-nothing-planned = Sul tuo Piano di missione non c'è una missione da scartare. Scegli qualcos'altro.
rocketmen-reason-not-on-a-rivals-pad = Nessun altro giocatore ha questa carta sulla Rampa di lancio. Scegline una che vi sta.
rocketmen-reason-no-card-drawn-yet = Per questo è troppo presto. Prima pesca una carta successo.
rocketmen-reason-last-card-drawn = L'ultima carta successo è già stata pescata. Ormai aiuta solo un Postbruciatore.
rocketmen-reason-only-before-the-first = Questo vale solo prima della prima carta successo. Scegli qualcos'altro.
rocketmen-reason-only-after-a-card = Questo vale solo subito dopo una carta successo che non sia l'ultima. Scegli qualcos'altro.
rocketmen-reason-not-a-zero = La carta successo appena pescata non è uno 0. Tieni la carta per quando ne arriva uno.
rocketmen-reason-not-among-them = Questa carta successo non è tra quelle che vedi. Scegline una di quelle.
rocketmen-reason-not-permanent = Questa carta non è { rocketmen-permanent } e viene scartata comunque. Scegline un'altra o finisci.
rocketmen-reason-no-rival-mission = Il rivale non ha missioni in corso, quindi non si può togliere una carta. Scegli qualcos'altro.
rocketmen-reason-solo-only = Solo in solitario si tolgono carte dal Mercato. Scegli qualcos'altro.
rocketmen-reason-no-other-payer = Nessun'altra carta in mano ha un effetto { rocketmen-when-paying }. Metti questa nel modo solito.
rocketmen-reason-removed-this-turn = In questo turno hai già tolto una carta. Togline un'altra nel turno seguente.
rocketmen-reason-cannot-be-declined = Va fatto. Scegli una delle possibilità.
rocketmen-reason-earth-only = Nella Battaglia per la Terra si vola solo in orbita terrestre. Scegli quella.
rocketmen-reason-four-missions = Hai già completato quattro missioni, la Battaglia per la Terra non ne permette altre. Termina il turno o fai altro.
rocketmen-reason-not-a-resource = Si possono copiare solo risorse. Scegli una risorsa sulla Rampa di lancio di un altro giocatore.
rocketmen-reason-hand-within-limit = La tua mano rientra nel limite, quindi non c'è nulla da scartare. Vai avanti.

## Il tavolo al terminale

rocketmen-heading-destinations = Destinazioni
rocketmen-heading-engines = Motori
rocketmen-heading-of = Plancia: { $seat }
rocketmen-heading-payment = Pagamento
rocketmen-heading-launch = Lancio: { $mission }, { $destination }
rocketmen-times = { $card } ×{ $number }
rocketmen-board-round = Giro { $number }
rocketmen-board-goal = La fine comincia a { count-points }
rocketmen-board-missions-goal = La fine comincia quando qualcuno completa questo numero di missioni: { $number }
rocketmen-board-last-round = Questo giro è l'ultimo
rocketmen-board-stalled =
    { $number ->
        [one] { $number } giro senza progressi; dopo { $limit } la partita finisce
       *[other] { $number } giri senza progressi; dopo { $limit } la partita finisce
    }
rocketmen-board-tokens = { $token }: { $seat }
rocketmen-board-deck = Carte rimaste per il Mercato: { $number }
rocketmen-board-left = rimasti: { $number }
rocketmen-board-empty-place = vuoto
rocketmen-board-mission = missione: { $destinations }; { $achievement }
rocketmen-board-used = { $achievement } (usato)
rocketmen-board-done = { $goal } (meta raggiunta)
rocketmen-board-hand = Mano ({ $number } di { $limit })
rocketmen-board-missions = missioni: { $number } di { $most }
rocketmen-board-credit = Resto per piazzare ancora: { MONEY($amount) }
rocketmen-board-free = Carte da piazzare gratis: { $number }
rocketmen-board-draws = Carte da pescare per il pagamento: { $number }
rocketmen-board-field = Casella { $rocket } di { $distance }
rocketmen-board-drawn = carte successo pescate: { $drawn } di { $draws }
rocketmen-board-seen = in cima al mazzo: { $cards }
rocketmen-board-copied = Copiata: { $card }
rocketmen-board-rival = { $location }, casella { $field } di { $distance }
rocketmen-chance = { $percent }
rocketmen-odds = successo { $chance }, punti attesi { $points }
rocketmen-odds-best = più punti
rocketmen-odds-note = I punti attesi tengono conto del costo delle carte scartate. Le probabilità valgono giocando al meglio da qui.

## Che cosa può non andare in un pacchetto

things-teal-cards = carte turchesi
things-pink-cards = carte rosa
things-engines = motori
things-hazards = minacce
things-success-cards = carte successo della missione
things-objectives = obiettivi personali
things-variants = varianti
things-solo-cards = carte solitario
mistake-same-points = from è { $points }, come in { $other }
wanted-other-points = atteso: un altro numero di punti
wanted-more-money = atteso: più di quanto ha { $other }, cioè { $least }
mistake-farther-before = viene dopo { $other }, che è più lontana
wanted-nearest-first = atteso: le località dalla destinazione più vicina alla più lontana
mistake-no-location = destinations «{ $destination }», dove non c'è { $kind }
wanted-all-missions = atteso: { $number }, quante ne ha un giocatore
mistake-different = { $number } diverse
mistake-same-effect = effect è «{ $effect }», come in { $other }
wanted-one-card = atteso: non più di una carta così
wanted-same-points = atteso: { $points }, come in { $other }
mistake-goal-out-of-reach = goals «{ $goal }», dove non va nessuna missione
wanted-goal-in-reach = atteso: una meta che una missione possa raggiungere
mistake-no-solo = nessuno con solo = true
wanted-solo = atteso: almeno uno, per le partite in solitario
wanted-variants = atteso: almeno { $least }, che vengono pescate
mistake-no-card-with = nessuna carta con { $field } = «{ $value }»
wanted-way-to-go = atteso: al massimo { $most }: { $destination } dista { $distance } e le carte danno fino a { $steps } passi in più
wanted-success-cards = atteso: almeno { $least }: { $draws } pescate e altre { $spare } per effetti di carte

## Le regole disegnate

drawn-rocketmen-setup = Prima della partita
    .first = Sei carte scoperte al Mercato.
    .second = Ognuno ha le stesse dodici missioni come Centro di comando e ne pesca sei.
    .third = Ognuno riceve in segreto due obiettivi personali.
drawn-rocketmen-turn = Un turno
    .first = Paga con carte della mano e compra al Mercato.
    .second = Metti una missione sul Piano di missione e carte sulla Rampa di lancio.
    .third = Lancia o finisci il turno, e pesca fino al limite della mano.
drawn-rocketmen-launch = Un lancio
    .first = La missione richiede punti razzo, che stanno sulla Rampa di lancio.
    .second = Il razzo avanza per i componenti sulla rampa, poi per le carte successo, una alla volta: prosegui o interrompi il lancio.
    .third = Chi arriva segna punti. Chi le ha pescate tutte e non è arrivato scarta tutta la rampa.
drawn-rocketmen-deck = Come cresce un mazzo
    .first = A fine turno ciò che hai comprato e giocato va nel Magazzino.
    .second = Quando il Centro di comando è vuoto, il Magazzino viene mescolato in uno nuovo.
    .third = Così le nuove carte arrivano in mano.

## A che punto è la partita: che cosa si conta e che cosa dà

aim-measure-goals = mete
aim-measure-destinations = destinazioni
aim-measure-hazards = minacce
aim-measure-money = denaro
aim-measure-computers = computer
aim-measure-composites = compositi
aim-measure-biotech = biotecnologia
aim-measure-science = scienza
aim-measure-rockets = punti razzo

## Da dove vengono i punti attesi

bot-part-points = punti già fatti
bot-part-cards = carte
bot-part-engines = motori
bot-part-money = denaro
bot-part-economy = carte, motori e denaro
bot-part-achievements = traguardi
bot-part-objectives = obiettivo personale
bot-part-hazards = minacce

## Il tavolo

web-rocketmen-track = Rotta dal suolo a Marte, passando per l'orbita terrestre e la Luna
web-rocketmen-track-flying = In volo: { $seat }. { $destination }: casella { $field } di { $distance }
web-rocketmen-arrived = Arrivati: { $names }
web-rocketmen-limit = LIMITE { $number }
web-rocketmen-owed = Ancora da pagare:
web-rocketmen-next-card = La prossima carta successo
web-rocketmen-success = probabilità di successo
web-rocketmen-go-on =
    { $missing ->
        [one] Manca { $missing } casella, carte successo rimaste: { $left }. Se non bastano, si scartano tutte le carte della Rampa di lancio.
       *[other] Mancano { $missing } caselle, carte successo rimaste: { $left }. Se non bastano, si scartano tutte le carte della Rampa di lancio.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] La missione e tutte le carte della Rampa di lancio restano.
        [one] La missione resta. Si scarta { $number } carta della Rampa di lancio.
       *[other] La missione resta. Si scartano { $number } carte della Rampa di lancio.
    }
web-rocketmen-failure-costs = Si scartano tutte le carte della Rampa di lancio.
web-rocketmen-completed = Missione completata: { count-points }
web-rocketmen-failed = Il lancio è fallito
web-rocketmen-aborted = Lancio interrotto
web-rocketmen-here = Mettila qui
web-rocketmen-put-here = Mettila qui: { $zone }
web-rocketmen-discard-here = Scarta
web-rocketmen-no-mission = Nessuna missione
web-rocketmen-pad-empty = Vuota. Qui vanno motori e componenti.
web-rocketmen-objectives = Obiettivi
web-rocketmen-picked = Ora scegli che cosa farne.
web-rocketmen-drop-plan = Rinuncia alla missione
web-rocketmen-keep-plan = Tieni la missione
web-rocketmen-hand-empty = La tua mano è vuota.
web-rocketmen-option = { $deed }: { $thing }
web-rocketmen-rival-resting = Nessuna missione in corso
web-rocketmen-solo-end = Più punti del rivale, ed entrambe le mete dell'obiettivo
web-rocketmen-rockets = Punti razzo: { $have } di { $need }
web-rocketmen-lift = Al decollo: casella { $field } di { $distance }
web-rocketmen-odds = Probabilità di successo: { $chance }
web-rocketmen-once =
    { $number ->
        [one] con { $number } punto razzo
       *[other] con { $number } punti razzo
    }
web-rocketmen-flight-plan = Dove può andare la missione
web-rocketmen-purse = Tutto ciò che mano e segnalini possono pagare
web-rocketmen-look = Guarda tutta la plancia
web-rocketmen-pad-first-plan = Prima pianifica una missione. Poi qui vanno motori e componenti.
web-rocketmen-face-down = Coperte
web-rocketmen-deck-yours = In quale ordine, nessuno lo sa.
web-rocketmen-deck-theirs = Alcune di queste sono in mano. Non si sa quali.
web-rocketmen-wanted = Fa parte del tuo obiettivo
web-rocketmen-paid = Pagato:
web-rocketmen-arrives = raggiunge la meta
web-rocketmen-without = Senza copia:
web-rocketmen-launch = Lancio
web-rocketmen-rocket = Il mio razzo
web-rocketmen-panes = Parti del tavolo
web-rocketmen-turn = Tocca a te
web-rocketmen-turn-of = Turno: { $seat }
web-rocketmen-hint-odds = Da qui: { $odds }.
web-rocketmen-hint-pay = Paga con ciò che ti serve meno.
web-rocketmen-hint-pad = Dà al tuo razzo: { $components }.
web-rocketmen-hint-buy = Ogni volta che la peschi, dà: { $components }.
web-rocketmen-hint-place = { $location } ({ count-points })
web-rocketmen-hint-plan = Può andare a: { $places }. Il successo dà anche: { $achievement }.
web-rocketmen-hint-wanted = Fa parte del tuo obiettivo: { $locations }.
web-rocketmen-hint-discard = Ora non ha un uso migliore, e a fine turno la sostituisce una carta nuova.
web-rocketmen-hint-unpad = Sulla rampa aiuta poco questa missione; nel mazzo può pagare di nuovo.
web-rocketmen-hint-drop-plan = Un'altra missione promette più di questa.
web-rocketmen-hint-remove = Libera il Mercato da ciò che non vuoi, al prezzo di un passo del rivale.
web-rocketmen-hint-end = Per ora non c'è altro da guadagnare. Peschi carte nuove; limite della mano: { $number }.
web-rocketmen-hint-tried = Partite di prova da qui: { $number }. Probabilità di vincere { $percent }, punti in media { $points }.

## Parti di un pacchetto

library-section-numbers = Numeri del gioco
library-section-surcharge = Sovrapprezzo delle minacce
library-section-destination = Destinazioni
library-section-location = Località
library-section-resource = Risorse
library-section-engine = Motori
library-section-hazard = Minacce
library-section-objective = Obiettivi personali
library-section-variant = Varianti
library-section-solo-card = Carte del rivale in solitario
library-section-success = Carte successo

# Points on the track since the reader last chose: "Ada +5, Ben +3".
rocketmen-gains = Dalla tua ultima mossa: { $gains }
