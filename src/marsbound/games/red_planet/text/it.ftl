### Missione: Pianeta Rosso, entrambe le edizioni.
### I nomi inseriti ($seat, $zone, $dock, $ship, $card, $character, $kind, $place …) sono parole finite e restano come sono.
### $zones è un elenco di zone, o uno dei messaggi zones-….

## Zone e luoghi

mars = Marte
lost-in-space = Dispersi nello Spazio
zone-vastitas-borealis = Vastitas Borealis
zone-ausonia = Ausonia
zone-mare-serpentis = Mare Serpentis
zone-sinus-sabaeus = Sinus Sabaeus
zone-mare-tyrrhenum = Mare Tyrrhenum
zone-tritonis-sinus = Tritonis Sinus
zone-hellas = Hellas
zone-valles-marineris = Valles Marineris
zone-syrtis-major = Syrtis Major
zone-phobos = Phobos
zone-arabia = Arabia
zones-all = tutte le zone
zones-mars = tutte le zone di Marte
zones-outer = tutte le zone esterne
zones-inner = tutte le zone centrali
dock = Molo { $number }
place-ship = navicella, { $dock }

## Navicelle

ship-to = Navicella per { $zone }, capienza { $capacity }
ship-unknown = Navicella a destinazione ignota, capienza { $capacity }
ship-manual = Navicella con pilotaggio manuale, capienza { $capacity }
ship-with-token = { $ship }, tessera destinazione: { $zone }

## Risorse

kind-ice = ghiaccio
kind-sylvanite = Sylvanite
kind-celerium = Celerium

## Personaggi

placing-second =
    { $places ->
        [one] Piazza { $places } astronauta su una navicella al molo.
       *[other] Piazza { $places } astronauti su navicelle al molo.
    }
placing-first =
    { $places ->
        [one] Puoi piazzare { $places } astronauta su una navicella.
       *[other] Puoi piazzare fino a { $places } astronauti su navicelle.
    }

character-recruiter = Reclutatore
    .text = { placing-second } Riprendi in mano tutti i tuoi personaggi giocati, Reclutatore compreso.
    .text-first = { placing-first } Riprendi in mano tutti i tuoi personaggi usati, Reclutatore compreso.
character-explorer = Esploratore
    .text =
        { placing-second } Poi fai fino a { $moves ->
            [one] { $moves } spostamento
           *[other] { $moves } spostamenti
        }, ciascuno di un tuo astronauta in una zona vicina. Lo stesso astronauta può spostarsi ancora.
    .text-first =
        { placing-first } Poi fai fino a { $moves ->
            [one] { $moves } spostamento
           *[other] { $moves } spostamenti
        }, ciascuno di un tuo astronauta in una zona vicina. Lo stesso astronauta può spostarsi ancora.
character-scientist = Scienziato
    .text = { placing-second } Poi pesca una carta evento o guarda una scoperta coperta in gioco.
    .text-first = { placing-first } Poi puoi pescare una carta evento o guardare una scoperta in gioco.
character-secret-agent = Agente segreto
    .text =
        { $places ->
            [one] Piazza { $places } astronauta su una navicella al molo.
           *[other] Piazza { $places } astronauti, ciascuno su una diversa navicella al molo.
        } Poi fai decollare una navicella al molo non piena, anche vuota.
    .text-first =
        { $places ->
            [one] Puoi piazzare { $places } astronauta su una navicella.
           *[other] Puoi piazzare fino a { $places } astronauti, ciascuno su una navicella diversa.
        } Poi puoi far decollare una navicella non piena, anche vuota.
character-saboteur = Terrorista
    .text = { placing-second } Poi distruggi una navicella al molo, piena o no. Chi è a bordo muore.
    .text-first = { placing-first } Poi puoi distruggere una navicella nella zona di partenza. Chi è a bordo muore.
character-femme-fatale = Donna fatale
    .text = { placing-second } Poi sostituisci un astronauta di un altro giocatore con uno tuo, su una navicella o in una zona dove hai un astronauta. L'astronauta sostituito muore.
    .text-first = { placing-first } Poi puoi sostituire un astronauta di un altro giocatore con uno tuo, su una navicella o in una zona dove hai un astronauta. L'astronauta sostituito è perso.
character-travel-agent = Operatore turistico
    .text =
        { $places ->
            [one] Piazza { $places } astronauta su una navicella al molo.
           *[other] Piazza { $places } astronauti insieme su una sola navicella al molo.
        } Se nessuna navicella ha abbastanza posti, salti il turno.
    .text-first =
        { $places ->
            [one] Puoi piazzare { $places } astronauta su una navicella.
           *[other] Puoi piazzare { $places } astronauti insieme su una sola navicella.
        } Se nessuna navicella ha abbastanza posti, perdi il turno.
character-soldier = Soldato
    .text =
        { placing-second } Poi uccidi un astronauta in una zona qualsiasi, tranne quelle centrali. Poi sposta fino a { $moves ->
            [one] { $moves } tuo astronauta
           *[other] { $moves } tuoi astronauti
        } da Phobos a zone di Marte, almeno uno se puoi.
    .text-first =
        { $places ->
            [one] Puoi piazzare { $places } astronauta su una navicella.
           *[other] Puoi piazzare { $places } astronauti insieme su una sola navicella: tutti o nessuno.
        } Poi puoi uccidere un astronauta in una zona esterna.
character-pilot = Pilota
    .text = { placing-second } Poi metti una tessera destinazione su una navicella al molo o decollata.
    .text-first = { placing-first } Poi puoi cambiare la destinazione di una navicella, decollata o no.

## Carte della seconda edizione: scoperte

card-even-ground = Terreno pianeggiante
card-uneven-ground = Terreno accidentato
card-mining-accident = Incidente minerario
card-synergy = Sinergia
card-subterfuge = Sotterfugio
card-native-resistance = Resistenza dei nativi
card-frozen-cave = Grotta ghiacciata
card-rich-vein = Ricco filone
card-ether-magnet = Magnete eterico
card-sandstorm = Tempesta di sabbia
card-lichens = Licheni
card-underground-lake = Lago sotterraneo
card-radiation = Radiazioni

## Carte della seconda edizione: missioni

card-eastern-influence = Influenza a est
card-southern-influence = Influenza a sud
card-western-influence = Influenza a ovest
card-northern-influence = Influenza a nord
card-strategic-zones = Zone strategiche
card-moon-base = Base lunare
card-celerium-baron = Barone del Celerium
card-sylvanite-baron = Barone del Sylvanite
card-great-migration = Grande migrazione
card-heroic-sacrifice = Sacrificio eroico
card-expansion = Espansione
card-land-claims = Diritti sulle terre
card-diversified-trade = Commercio variegato

## Carte della seconda edizione: azioni

card-blocks-of-ice = Blocchi di ghiaccio
card-ether-wind = Vento eterico
card-rescue = Salvataggio
card-industrial-espionage = Spionaggio industriale

## Carte della prima edizione: scoperte (ricco filone e radiazioni sono sopra)

card-outcrop = Affioramento
card-life = Vita
card-reservoir = Bacino d'acqua
card-cave-in = Crollo
card-ambush = Imboscata
card-upheaval = Sconvolgimento
card-bare-rock = Nuda roccia

## Carte della prima edizione: bonus

card-secret-mission-1 = Missione segreta 1
card-secret-mission-2 = Missione segreta 2
card-secret-mission-3 = Missione segreta 3
card-secret-mission-4 = Missione segreta 4
card-grant = Sovvenzione
card-core = Cuore di Marte
card-celerium = Celerium
card-sylvanite = Sylvanite
card-memorial = Memoriale
card-presence = Presenza
card-settlers = Coloni
card-trade = Commercio

ice-monopoly = Monopolio del ghiaccio
    .text = { count-points } a chi ha più gettoni di ghiaccio. In caso di parità si dividono, arrotondando per difetto.

## Tipi di carte

type-discovery = scoperta
type-mission = missione
type-action = azione
type-bonus = carta bonus
face-down-card = carta coperta
moment-and-effect = { $moment }: { $effect }

## Quando agisce una carta

moment-reveal = Rivelazione delle scoperte
moment-production = Ultima produzione
moment-final = Calcolo dei punteggi finali
moment-reveal-start = Inizio della rivelazione delle scoperte
moment-production-end = Fine dell'ultima produzione
moment-none = Nessun momento fissato

## Che cosa fanno le scoperte

effect-all-present-tie = Tutti i presenti in questa zona contano come primi a pari merito.
effect-fewest-lead = Chi ha meno astronauti in questa zona, ma almeno uno, conta come se ne avesse più di tutti.
effect-no-new-tokens = In questa zona non si piazzano nuovi gettoni punteggio. Quelli di prima si distribuiscono lo stesso.
effect-neighbours-gain =
    { $amount ->
        [one] Ogni zona vicina che produce riceve { $amount } gettone punteggio in più.
       *[other] Ogni zona vicina che produce riceve { $amount } gettoni punteggio in più.
    }
effect-second-most-take-stay = I gettoni punteggio vanno a chi è secondo per numero di astronauti in questa zona. In caso di parità per il primo posto si dividono come al solito. Se c'è un solo giocatore, restano.
effect-second-most-take-take = I gettoni punteggio vanno a chi è secondo per numero di astronauti in questa zona. In caso di parità per il primo posto si dividono come al solito. Se c'è un solo giocatore, vanno a quel giocatore.
effect-each-loses =
    { $amount ->
        [one] Ogni giocatore presente perde { $amount } astronauta in questa zona: va tra i Dispersi nello Spazio.
       *[other] Ogni giocatore presente perde { $amount } astronauti in questa zona: vanno tra i Dispersi nello Spazio.
    }
effect-new-tokens-become = Tipo dei nuovi gettoni punteggio in questa zona: { $kind }.
effect-more-tokens =
    { $amount ->
        [one] Questa zona riceve { $amount } gettone punteggio in più.
       *[other] Questa zona riceve { $amount } gettoni punteggio in più.
    }
effect-docked-crews-land = Tutti gli astronauti sulle navicelle al molo atterrano in questa zona.
effect-scatter = A partire dal primo giocatore, ognuno sposta tutti i suoi astronauti da questa zona in zone vicine a sua scelta.
effect-points-present =
    { $amount ->
        [one] { $amount } punto a ogni giocatore presente in questa zona.
       *[other] { $amount } punti a ogni giocatore presente in questa zona.
    }
effect-points-most-full =
    { $amount ->
        [one] { $amount } punto a chi ha più astronauti in questa zona. In caso di parità ognuno lo riceve per intero.
       *[other] { $amount } punti a chi ha più astronauti in questa zona. In caso di parità ognuno li riceve per intero.
    }
effect-points-most-shared =
    { $amount ->
        [one] { $amount } punto a chi ha più astronauti in questa zona. In caso di parità si divide, arrotondando per difetto.
       *[other] { $amount } punti a chi ha più astronauti in questa zona. In caso di parità si dividono, arrotondando per difetto.
    }
effect-nothing = Non succede nulla.

## Che cosa chiedono missioni e bonus

effect-presence-scale = Punti: { $points }, a seconda di quante di queste zone hanno tuoi astronauti: { $zones }.
effect-most-in = Più astronauti di tutti in totale ({ $zones }): { count-points }.
effect-most-tokens = Più gettoni punteggio di tutti ({ $kind }): { count-points }.
effect-most-lost = Più astronauti di tutti tra i Dispersi nello Spazio: { count-points }.
effect-present-in-number = Astronauti in almeno { $count } di queste zone ({ $zones }): { count-points }.
effect-sole-majority = Più astronauti di tutti, senza pareggi, in almeno { $count } di queste zone ({ $zones }): { count-points }.
effect-each-kind = Almeno un gettone punteggio di ogni tipo: { count-points }.
effect-present-in-all = Un astronauta in ognuna di queste zone ({ $zones }): { count-points }.
effect-always = Senza condizioni: { count-points }.
effect-per-lost = Per ogni tuo astronauta tra i Dispersi nello Spazio: { count-points }, al massimo { $most }.
effect-per-zone = Per ognuna di queste zone in cui hai un astronauta ({ $zones }): { count-points }.

## Che cosa fanno le azioni

effect-take-tokens =
    { $amount ->
        [one] Prendi { $amount } gettone punteggio ({ $kind }).
       *[other] Prendi { $amount } gettoni punteggio ({ $kind }).
    }
effect-rescue =
    { $amount ->
        [one] Puoi riportare { $amount } tuo astronauta dai Dispersi nello Spazio in una zona dove sei presente.
       *[other] Riporta fino a { $amount } tuoi astronauti dai Dispersi nello Spazio in zone dove sei presente.
    }
effect-kill-rival = Uccidi un astronauta rivale in una zona dove sei presente. A portata: { $zones }.

## Che cosa è successo

event-round-begun = Comincia il turno { $round }.
event-ship-docked = Nuovo arrivo ({ $dock }): { $ship }.
event-ships-shuffled = Le navicelle scartate sono mescolate in un nuovo mazzo.
event-destination-given = La navicella ({ $dock }) riceve una tessera destinazione: { $zone }.
event-destination-set = { $seat } mette una tessera destinazione sulla navicella ({ $dock }): { $zone }.
    .you = Metti una tessera destinazione sulla navicella ({ $dock }): { $zone }.
event-astronaut-seated = { $seat } comincia con un astronauta a bordo ({ $dock }).
    .you = Cominci con un astronauta a bordo ({ $dock }).
event-first-player = Primo giocatore: { $seat }.
    .you = Il primo giocatore sei tu.
event-cards-dealt =
    { $number ->
        [one] { $seat } riceve { $number } carta.
       *[other] { $seat } riceve { $number } carte.
    }
    .you =
        { $number ->
            [one] Ricevi { $number } carta.
           *[other] Ricevi { $number } carte.
        }
event-card-dealt = { $seat } riceve la carta { $card }.
    .you = Ricevi la carta { $card }.
event-mission-kept = { $seat } tiene la carta { $card }.
    .you = Tieni la carta { $card }.
event-character-called = Personaggio chiamato: { $character }.
event-character-revealed = { $seat } rivela il personaggio: { $character }.
    .you = Riveli il personaggio: { $character }.
event-astronauts-boarded =
    { $number ->
        [one] { $seat } piazza { $number } astronauta sulla navicella ({ $dock }).
       *[other] { $seat } piazza { $number } astronauti sulla navicella ({ $dock }).
    }
    .you =
        { $number ->
            [one] Piazzi { $number } astronauta sulla navicella ({ $dock }).
           *[other] Piazzi { $number } astronauti sulla navicella ({ $dock }).
        }
event-ship-launched = Decollo ({ $dock }): { $ship }.
event-ship-destroyed = { $seat } distrugge una navicella ({ $dock }): { $ship }.
    .you = Distruggi una navicella ({ $dock }): { $ship }.
event-crew-lost =
    { $number ->
        [one] { $seat } perde { $number } astronauta sulla navicella ({ $dock }).
       *[other] { $seat } perde { $number } astronauti sulla navicella ({ $dock }).
    }
    .you =
        { $number ->
            [one] Perdi { $number } astronauta sulla navicella ({ $dock }).
           *[other] Perdi { $number } astronauti sulla navicella ({ $dock }).
        }
event-characters-taken-back = { $seat } riprende tutti i personaggi giocati.
    .you = Riprendi tutti i personaggi giocati.
event-astronaut-moved = { $seat } sposta un astronauta: { $from } → { $to }.
    .you = Sposti un astronauta: { $from } → { $to }.
event-astronaut-killed = { $seat } uccide un astronauta di { $owner } nella zona { $zone }.
    .you = Uccidi un astronauta di { $owner } nella zona { $zone }.
    .yours = { $seat } uccide un tuo astronauta nella zona { $zone }.
    .own = Uccidi un tuo astronauta nella zona { $zone }.
event-astronaut-replaced = { $seat } sostituisce un astronauta di { $owner } ({ $place }).
    .you = Sostituisci un astronauta di { $owner } ({ $place }).
    .yours = { $seat } sostituisce un tuo astronauta ({ $place }).
event-resource-turned-up = Risorsa della zona { $zone }: { $kind }.
event-event-drawn = { $seat } pesca una carta evento.
    .you = Peschi una carta evento.
event-event-seen = { $seat } pesca la carta { $card }.
    .you = Peschi la carta { $card }.
event-card-kept = { $seat } tiene la carta coperta.
    .you = Tieni la carta coperta.
event-card-removed = La carta pescata da { $seat } esce dal gioco coperta.
    .you = La carta che hai pescato esce dal gioco coperta.
event-discovery-placed = { $seat } mette una scoperta coperta accanto alla zona { $zone }.
    .you = Metti una scoperta coperta accanto alla zona { $zone }.
event-discovery-discarded = Nessuna zona è libera: { $seat } scarta la carta { $card }.
    .you = Nessuna zona è libera: scarti la carta { $card }.
event-discovery-looked-at = { $seat } guarda la scoperta della zona { $zone }.
    .you = Guardi la scoperta della zona { $zone }.
event-discovery-seen = { $seat } vede la scoperta della zona { $zone }: { $card }.
    .you = Vedi la scoperta della zona { $zone }: { $card }.
event-ship-landed = Atterraggio nella zona { $zone }: { $ship } ({ $dock }).
event-ship-discarded = Tra gli scarti: { $ship } ({ $dock }).
event-astronauts-landed =
    { $number ->
        [one] { $seat } fa sbarcare { $number } astronauta nella zona { $zone }.
       *[other] { $seat } fa sbarcare { $number } astronauti nella zona { $zone }.
    }
    .you =
        { $number ->
            [one] Fai sbarcare { $number } astronauta nella zona { $zone }.
           *[other] Fai sbarcare { $number } astronauti nella zona { $zone }.
        }
event-production-begun = Comincia la produzione { $production }.
event-tokens-placed = La zona { $zone } riceve { count-tokens } ({ $kind }).
event-tokens-taken = { $seat } prende { count-tokens } ({ $kind }) nella zona { $zone }.
    .you = Prendi { count-tokens } ({ $kind }) nella zona { $zone }.
event-action-revealed = { $seat } rivela un'azione: { $card }.
    .you = Riveli un'azione: { $card }.
event-tokens-gained = { $card }: { $seat } prende { count-tokens } ({ $kind }).
    .you = { $card }: prendi { count-tokens } ({ $kind }).
event-astronaut-rescued = { $seat } riporta un astronauta dai Dispersi nello Spazio nella zona { $zone }.
    .you = Riporti un astronauta dai Dispersi nello Spazio nella zona { $zone }.
event-discovery-revealed = Scoperta della zona { $zone }: { $card }.
event-astronaut-lost-here = { $card }: { $seat } perde un astronauta nella zona { $zone }.
    .you = { $card }: perdi un astronauta nella zona { $zone }.
event-crew-pulled-down = Gli astronauti a bordo ({ $dock }) atterrano nella zona { $zone }.
event-mission-revealed = { $seat } rivela la carta { $card }.
    .you = Riveli la carta { $card }.
event-tokens-scored = { $seat }: { count-points } per i gettoni ({ $kind }).
    .you = Ottieni { count-points } per i gettoni ({ $kind }).
event-mission-scored = { $seat }: { count-points } per la carta { $card }.
    .you = Ottieni { count-points } per la carta { $card }.
event-discovery-scored = { $seat }: { count-points } per la scoperta { $card } nella zona { $zone }.
    .you = Ottieni { count-points } per la scoperta { $card } nella zona { $zone }.
event-ice-monopoly-scored = { $seat }: { count-points } per il Monopolio del ghiaccio.
    .you = Ottieni { count-points } per il Monopolio del ghiaccio.
event-score-counted = { $seat }: { count-points } in totale.
    .you = Hai { count-points } in totale.
event-game-won = Vince { $seat }.
    .you = Vinci tu.
event-game-lost = Il punteggio più alto è di un colore neutrale: entrambi i giocatori perdono.
event-neutral-character-seen = { $seat } gioca in questo turno: { $character }.
event-neutral-deck-shuffled = { $seat }: il mazzo dei personaggi viene mescolato.
event-turn-skipped = { $seat } non può fare nulla e salta il turno.
    .you = Non puoi fare nulla e salti il turno.
event-hand-shown = { $seat } mostra la carta { $card }.
    .you = Mostri la carta { $card }.
event-ship-removed = Fuori dal gioco: { $ship } ({ $dock }).
event-tile-counted = La tessera risorsa della zona { $zone } conta come { count-tokens } ({ $kind }).
event-reveal-begun = Comincia la rivelazione delle scoperte.
event-discoveries-turned-up = Tutte le scoperte vengono rivelate.
event-no-action-left = { $seat } non rivela azioni adesso.
    .you = Non riveli azioni adesso.
event-decided-production = La produzione { $production } porta a { $seat } { count-points }, { $ahead } in più di chiunque altro.
    .you = La produzione { $production } ti porta { count-points }, { $ahead } in più di chiunque altro.
event-decided-mission-missed = La carta { $card } non frutta nulla a { $seat }. Per vincere bastava ricavarne { count-points }.
    .you = La carta { $card } non ti frutta nulla. Per vincere bastava ricavarne { count-points }.
event-decided-crew-lost =
    { $number ->
        [one] { $seat } distrugge una navicella ({ $dock }) e { $owner } perde { $number } astronauta.
       *[other] { $seat } distrugge una navicella ({ $dock }) e { $owner } perde { $number } astronauti.
    }
    .you =
        { $number ->
            [one] Distruggi una navicella ({ $dock }) e { $owner } perde { $number } astronauta.
           *[other] Distruggi una navicella ({ $dock }) e { $owner } perde { $number } astronauti.
        }
    .yours =
        { $number ->
            [one] { $seat } distrugge una navicella ({ $dock }) e tu perdi { $number } astronauta.
           *[other] { $seat } distrugge una navicella ({ $dock }) e tu perdi { $number } astronauti.
        }
event-decided-lead = { $seat } passa in testa nella produzione { $production } e ci resta.
    .you = Passi in testa nella produzione { $production } e ci resti.
event-decided-lead-late = Solo il punteggio finale porta in testa { $seat }.
    .you = Solo il punteggio finale ti porta in testa.

## Che cosa si chiede

question-keep-a-mission = Scegli la missione da tenere.
question-choose-a-character = Scegli un personaggio per questo turno.
question-place-an-astronaut =
    { $times ->
        [1] Piazza un astronauta: scegli una navicella al molo.
       *[other] Piazza l'astronauta { $time } di { $times }: scegli una navicella al molo.
    }
question-place-on-another-ship =
    { $times ->
        [1] Piazza un astronauta: scegli un'altra navicella al molo.
       *[other] Piazza l'astronauta { $time } di { $times }: ogni volta su una diversa navicella al molo.
    }
question-place-together = Piazza insieme tutti gli astronauti di questo turno: scegli una navicella al molo.
question-pick-a-destination = Scegli dove va la navicella ({ $dock }).
question-move-to-a-neighbour = Spostamento { $time } di { $times }: scegli un astronauta e una zona vicina, o finisci.
question-draw-or-look = Pesca una carta evento o guarda una scoperta.
question-look-at-a-discovery = Scegli una scoperta coperta da guardare.
question-place-the-discovery = Scegli una zona esterna per questa scoperta: { $card }.
question-launch-a-docked-ship = Scegli una navicella al molo da far decollare.
question-destroy-a-docked-ship = Scegli una navicella al molo da distruggere.
question-replace-an-astronaut = Scegli un astronauta da sostituire con uno tuo.
question-kill-an-astronaut = Scegli un astronauta da uccidere.
question-leave-the-moon = Sposta un astronauta da Phobos: scegli una zona di Marte.
question-leave-the-moon-too = Spostane un altro da Phobos ({ $time } di { $times }): scegli una zona di Marte o finisci.
question-redirect-a-ship = Scegli la navicella che riceve una tessera destinazione.
question-put-a-destination-token = Scegli una tessera destinazione per la navicella ({ $dock }).
question-reveal-an-action = Scegli l'azione da rivelare adesso.
question-rescue-an-astronaut = Riporta l'astronauta { $time } di { $times }: scegli una zona o finisci.
question-kill-a-rival = Scegli un astronauta rivale da uccidere.
question-flee-the-storm = Tempesta nella zona { $zone }: scegli una zona vicina per il tuo astronauta.
question-keep-a-bonus = Scegli la carta bonus da tenere.
question-board-a-ship =
    { $times ->
        [1] Piazza un astronauta: scegli una navicella o rinuncia.
       *[other] Piazza l'astronauta { $time } di { $times }: scegli una navicella o rinuncia.
    }
question-board-another-ship =
    { $times ->
        [1] Piazza un astronauta: scegli un'altra navicella o rinuncia.
       *[other] Piazza l'astronauta { $time } di { $times }: ogni volta su una navicella diversa, o rinuncia.
    }
question-board-two-together = Piazza due astronauti insieme: scegli una navicella o rinuncia.
question-board-three-together = Piazza tre astronauti insieme: scegli una navicella o rinuncia.
question-exchange-a-destination = Scegli la nuova destinazione della navicella ({ $dock }).

## Risposte

answer-draw = Pesca una carta evento
answer-look = Guarda la scoperta della zona { $zone }
answer-decline = No, grazie
answer-done = Fatto
answer-move = { $from } → { $to }
answer-astronaut-at = { $seat }, astronauta: { $place }
    .you = Il tuo astronauta: { $place }

## A che cosa porta una scelta

consequence-astronauts-placed =
    { $number ->
        [one] { $number } astronauta salirebbe sulla navicella ({ $dock }).
       *[other] { $number } astronauti salirebbero sulla navicella ({ $dock }).
    }
consequence-ship-launches = La navicella ({ $dock }) decollerebbe subito. Destinazione: { $zone }.
consequence-ship-leaves-unmanned = La navicella ({ $dock }) partirebbe senza equipaggio, verso il nulla.
consequence-ship-fills = La navicella ({ $dock }) sarebbe piena: decollerebbe alla fine del tuo turno.
consequence-seats-left =
    { $number ->
        [one] Resterebbe { $number } posto libero ({ $dock }).
       *[other] Resterebbero { $number } posti liberi ({ $dock }).
    }
consequence-flies-to = Nuova destinazione della navicella ({ $dock }): { $zone }.
consequence-ship-destroyed = La navicella ({ $dock }) sarebbe distrutta.
consequence-crew-lost =
    { $number ->
        [one] { $seat } perderebbe { $number } astronauta a bordo.
       *[other] { $seat } perderebbe { $number } astronauti a bordo.
    }
consequence-leads-on-landing = Se atterrasse con questo equipaggio, la zona { $zone } sarebbe tua.
consequence-ties-on-landing = Se atterrasse con questo equipaggio, saresti a pari merito nella zona { $zone }.
consequence-astronaut-lost = { $seat } perderebbe un astronauta ({ $place }).
consequence-zone-yours = La zona { $zone } sarebbe tua: { count-points } alla produzione { $production }.
consequence-zone-yours-for-nothing = La zona { $zone } sarebbe tua, ma per ora non dà nulla.
consequence-zone-yours-unexplored = La zona { $zone } sarebbe tua. La sua risorsa è ancora coperta.
consequence-zone-tied = Saresti a pari merito nella zona { $zone }: { count-points } a testa alla produzione { $production }.
consequence-zone-tied-for-nothing = Saresti a pari merito nella zona { $zone }: per ora nessuno prende nulla.
consequence-zone-lost = La zona { $zone } non sarebbe più tua.
consequence-zone-of-another = La zona { $zone } andrebbe a { $seat }.
consequence-mission-now = Per ora: { count-points }.
consequence-discovery-pays = { $card } nella zona { $zone } per ora ti darebbe { count-points }.
consequence-deck-left =
    { $number ->
        [one] Il mazzo degli eventi ha { $number } carta.
       *[other] Il mazzo degli eventi ha { $number } carte.
    }
consequence-acts-at = Agisce quando si chiama il numero { $number }.
consequence-characters-back =
    { $number ->
        [one] Riavresti tutti i personaggi: { $number } in più in mano.
       *[other] Riavresti tutti i personaggi: { $number } in più in mano.
    }
consequence-all-placed =
    { $number ->
        [one] Per ora { $number } astronauta troverebbe posto.
       *[other] Per ora { $number } astronauti troverebbero posto.
    }
consequence-fewer-placed = Per ora ci sarebbe posto solo per { $number } dei { $all } astronauti.
consequence-none-placed = Per ora nessuno troverebbe posto.
consequence-turn-skipped = Per ora { $number } astronauti non troverebbero posto insieme: salteresti il turno.
consequence-nobody-to-move = Per ora non hai nessuno da spostare.
consequence-nothing-to-study = Per ora non c'è nulla da pescare o da guardare.
consequence-no-ship-to-launch = Per ora non c'è una navicella da far decollare.
consequence-no-ship-to-destroy = Per ora non c'è una navicella da distruggere.
consequence-nobody-to-replace = Per ora non c'è nessuno da sostituire.
consequence-nobody-to-kill = Per ora non c'è nessuno da uccidere.
consequence-no-ship-to-redirect = Per ora non c'è una navicella da dirottare.
consequence-useless-now = Per ora non servirebbe a nulla.
consequence-could-still-place =
    { $number ->
        [one] Puoi ancora piazzare { $number } astronauta.
       *[other] Puoi ancora piazzare { $number } astronauti.
    }

## Perché qualcosa non si può fare

reason-not-asked = Ora la domanda non è per te. Aspetta che tocchi a te.
reason-no-docked-ship = Qui non c'è una navicella al molo. Scegli un molo che ne ha una.
reason-ship-full = Questa navicella è piena. Scegline una con un posto libero.
reason-ship-launched-already = Questa navicella è già decollata: nessuno sale più a bordo. Scegline una al molo.
reason-ship-out-of-reach = Questa navicella è già decollata e non è più a portata. Scegline una al molo.
reason-same-ship = Hai appena piazzato un astronauta su questa navicella, e ognuno deve salire su una diversa. Scegline un'altra.
reason-supply-empty = La tua riserva non ha più astronauti. Prosegui senza.
reason-too-few-seats = Questa navicella ha troppo pochi posti liberi per tutti quelli che salgono insieme. Scegline una con più posto.
reason-too-few-astronauts = La tua riserva ha troppo pochi astronauti per salire insieme. Prosegui senza.
reason-not-in-hand = Non hai in mano questo personaggio: tornerà con il Reclutatore. Scegline uno che hai in mano.
reason-not-dealt-to-you = Questa carta non è stata data a te. Scegli tra le tue.
reason-none-of-yours-there = Lì non hai astronauti. Scegli un luogo dove ne hai uno.
reason-not-adjacent = Queste zone non confinano. Scegli una zona vicina.
reason-nobody-there = Lì non c'è un astronauta così. Scegline uno che vedi sul tabellone.
reason-safe-zone = Gli astronauti in questa zona sono al sicuro. Scegli un'altra zona.
reason-your-own = Questo astronauta è tuo. Scegline uno di un altro giocatore.
reason-no-token-left = Nella riserva non c'è più una tessera destinazione di questa zona. Scegli un'altra zona.
reason-no-discovery-there = In questa zona non c'è una scoperta coperta. Scegli una zona che ne ha una.
reason-discovery-already-there = Questa zona ha già una scoperta, e c'è posto per una sola. Scegli un'altra zona esterna.
reason-no-discoveries-here = In questa zona non si mettono scoperte. Scegli una zona esterna.
reason-event-deck-empty = Il mazzo degli eventi è vuoto, non c'è nulla da pescare. Guarda una scoperta.
reason-not-on-mars = Questa zona non è su Marte. Scegli una zona di Marte.
reason-none-on-the-moon = Non hai astronauti su Phobos. Prosegui senza questo spostamento.
reason-not-your-card = Non hai questa carta. Scegline una tua.
reason-not-its-moment = Questa carta non si rivela in questo momento. Tienila o scegline un'altra.
reason-nobody-lost = Nessun tuo astronauta è tra i Dispersi nello Spazio, quindi non c'è nessuno da riportare. Prosegui senza.
reason-card-does-not-reach = La carta non arriva a questa zona. Scegline una di quelle indicate.
reason-cannot-be-declined = Va fatto per quanto è possibile. Scegli una delle possibilità.
reason-not-a-mission = Questa carta è una scoperta, e le scoperte non si tengono. Scegli un'altra delle tue carte.

## Che cosa può non andare in un pacchetto

things-ships = navicelle
things-discoveries = scoperte
things-missions = missioni
things-actions = azioni
things-resource-tokens = tessere risorsa
things-point-tokens = gettoni punteggio
things-destination-tokens = tessere destinazione
things-event-cards = carte evento
things-resource-tiles = tessere risorsa
things-destination-tiles = tessere destinazione
mistake-zone-order = la zona con side = { $side } viene dopo { $zone }, che ha side = { $other }
wanted-zone-order = atteso: prima le zone esterne, poi quelle centrali, poi la luna
mistake-touches = confina con «{ $zone }»
wanted-nothing-on-moon = non era atteso nulla: è la luna
mistake-touches-nothing = non confina con nulla
wanted-neighbours = atteso: le zone vicine; solo la luna non ne ha
mistake-touches-itself = confina con sé stessa
wanted-other-zones = atteso: altre zone
mistake-one-sided-border = confina con «{ $zone }», che non confina con essa
wanted-both-or-neither = atteso: entrambe o nessuna
mistake-map-in-pieces = non si può camminare tra { $zones } e il resto di Marte
wanted-map-in-one-piece = la mappa della scatola è tutta d'un pezzo
mistake-known-ships = { $number } con una destinazione nota
wanted-ships-at-setup = atteso: almeno { $least }, una per ogni molo alla preparazione
wanted-ships-for-docks = atteso: almeno { $least }, una per ogni molo
mistake-event-cards = { $number } carte evento in tutto, con le copie
wanted-bonus-cards = atteso: almeno { $least } accanto a { $discoveries } scoperte: { $players } giocatori e fino a { $redeals } nuove mani prendono { $each } carte ciascuno
mistake-resources = resources ne ha { $number } in tutto
wanted-resources = atteso: da { $low } a { $high }, almeno una per ogni zona
wanted-points-for-zones = atteso: { $number }, uno per ogni numero di zone
wanted-number-of-zones = atteso: al massimo { $most }, il numero delle sue zone

## Le regole disegnate

drawn-red-planet-setup = Prima della partita
    .first = Ogni zona di Marte nasconde una risorsa coperta.
    .first-in-first = Le risorse stanno coperte in una riserva mescolata; su Marte non ce n'è ancora nessuna.
    .second = Le navicelle aspettano ai moli, ognuna con la sua destinazione.
    .third = Ognuno ha astronauti e gli stessi nove personaggi.
drawn-red-planet-round = Un turno
    .first = Tutti scelgono in segreto un personaggio.
    .second = Si conta da nove a uno; chi è chiamato piazza astronauti e agisce.
    .second-in-first = Si conta da uno a nove; chi è chiamato piazza astronauti e agisce.
    .third = A fine turno le navicelle decollate atterrano, e gli equipaggi sono su Marte.
drawn-red-planet-launch = Un decollo
    .first = Una navicella al molo aspetta che l'ultimo posto sia preso.
    .second = Piena, decolla, e nessuno sale più a bordo.
    .third = Atterra a destinazione. Il primo equipaggio rivela la risorsa.
drawn-red-planet-production = Una produzione
    .first = Le zone con la risorsa rivelata ricevono i suoi gettoni punteggio.
    .second = Chi ha più astronauti in una zona ne prende i gettoni.
    .third = In caso di parità si divide in parti uguali; ciò che non si può dividere resta nella zona.

## Elenchi e quantità

count-tokens =
    { $number ->
        [one] { $number } gettone punteggio
       *[other] { $number } gettoni punteggio
    }

## Fasi

phase-round = Turno { $number }
phase-production = Produzione { $number }
phase-reveal = Rivelazione delle scoperte
phase-final = Calcolo dei punteggi finali

## Punteggi e risultati

source-tokens = Gettoni punteggio
source-missions = Missioni
source-bonuses = Carte bonus
source-ice-monopoly = Monopolio del ghiaccio
source-discoveries = Scoperte
source-tie-break = Numero di gettoni punteggio (decide i pareggi)

## A che punto è la partita: che cosa si conta e che cosa dà

standing-gains = Produzione { $production }: { $gains }
aim-measure-zones = zone
aim-measure-majorities = zone in cui si è in testa da soli
aim-measure-astronauts = astronauti
aim-measure-tokens = gettoni punteggio
aim-measure-lost = astronauti Dispersi nello Spazio
aim-measure-kinds = tipi di gettoni punteggio

## Da dove vengono i punti attesi

bot-part-tokens = gettoni punteggio già presi
bot-part-zones = produzioni future
bot-part-ice = Monopolio del ghiaccio
bot-part-discoveries = scoperte
bot-part-tempo = personaggi in mano

## Il tavolo

web-launch-pad = Zona di partenza
web-hand = I tuoi personaggi
web-missions = Le tue missioni e azioni
web-track = Indicatore di turno, adesso: { $phase }
web-drag-astronaut = Il tuo prossimo astronauta: trascinalo su una navicella, oppure premi la navicella
web-chosen = scelta fatta
web-supply = Astronauti nella riserva
web-cards = Carte coperte
web-played = Giocati: { $characters }
web-card-in-hand = in mano
web-card-played = giocata
web-card-chosen = scelta per questo turno

## Il tabellone a parole

web-place-holds = { $place }: { $what }
web-resource = Risorsa: { $kind }
web-unexplored = Non ancora esplorata
web-no-ship = nessuna navicella
web-no-destination = Scelta libera
web-first-aboard = Chi sale per primo sceglie la destinazione.
web-launched = decollata
web-aboard = A bordo { $aboard } su { $capacity }
web-destination-token = Tessera destinazione: { $zone }
web-discovery-face-down = Scoperta coperta
web-discovery-known = Scoperta coperta, la conosci: { $card }
web-discovery-open = Scoperta: { $card }
web-event-deck = Mazzo degli eventi, carte rimaste: { $number }
web-seen-by = Vista da: { $names }
web-neighbours = Confina con: { $zones }
web-side-outer = Zona esterna
web-side-inner = Zona centrale
web-side-moon = Luna

## Scegliere

web-picked = Ora scegli dove.
web-play-character = Gioca: { $character }

## Parti di un pacchetto

library-section-tokens = Gettoni e numeri
library-section-zone = Zone
library-section-character = Personaggi
library-section-ship = Navicelle
library-section-discovery = Scoperte
library-section-mission-of-red-planet-first = Carte bonus
library-section-action = Azioni
