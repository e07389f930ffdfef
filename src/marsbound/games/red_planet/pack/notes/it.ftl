### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = Il regolamento conta 14 tessere, 70 gettoni punteggio e 20 tessere destinazione; come sono divisi è una scelta nostra.
note-unknown-zone = Il nome della settima zona esterna è ignoto.
note-ship-seen = È stata vista una navicella stampata così.
note-mining-accident = Che non si piazzino nuovi gettoni è stampato; che i vecchi si distribuiscano ancora lo riferisce una sola fonte.
note-frozen-cave = Che ci sia una carta così lo riferiscono in diversi; il nome è nostro.
note-radiation = Che una carta tolga punti è stampato; il resto lo riferisce una sola fonte.

## Comments of the file, as people read them in a copy. English: word for word as in the pack, a paragraph in one line.

comment-red-planet-first-box = Cosa c'è nella scatola di Missione: Pianeta Rosso, prima edizione.
comment-red-planet-second-box = Cosa c'è nella scatola di Missione: Pianeta Rosso, seconda edizione.
comment-red-planet-pedigree = Ogni campo dice quanto è noto: `rulebook` (lo dice un regolamento), `strong` (due fonti indipendenti), `weak` (una fonte sola, o una deduzione) oppure `ours` (inventato da noi in modo che ogni totale noto torni). Possiedi la scatola? Copia questo pacchetto, correggilo, controllalo, giocaci: `docs/reference/packs.md` spiega come.
comment-red-planet-first-zones = Zone. Il loro ordine vale ovunque ne serva uno: quelle esterne in senso orario da nord, poi quelle centrali.
comment-red-planet-second-zones = Zone. Il loro ordine vale ovunque ne serva uno: quelle esterne in senso orario da nord, quelle centrali, la luna.
comment-red-planet-first-characters = Personaggi nell'ordine in cui vengono chiamati. `places`: gli astronauti messi sulle navicelle; `moves`: gli spostamenti dell'Esploratore.
comment-red-planet-second-characters = Personaggi nell'ordine in cui vengono chiamati. `places`: gli astronauti messi sulle navicelle; `moves`: gli spostamenti dell'Esploratore, e del Soldato da Phobos.
comment-red-planet-first-ships = Navicelle: 34. Gli identificativi sono solo nomi.
comment-red-planet-second-ships = Navicelle: 36. Gli identificativi sono solo nomi.
comment-red-planet-first-discoveries = Scoperte: 11 carte di 9 tipi, quattro buone, tre cattive, una né l'uno né l'altro, tre senza effetto.
comment-red-planet-first-bonuses = Carte bonus: 13 di 9 tipi.
comment-red-planet-second-discoveries = Scoperte: 13.
comment-red-planet-second-missions = Missioni: 13.
comment-red-planet-second-actions = Azioni: 4.
comment-red-planet-worth = i punti che vale un gettone punteggio alla fine
comment-red-planet-first-resources = tessere risorsa coperte, pescate quando si esplora una zona
comment-red-planet-second-resources = tessere risorsa coperte, una per ogni zona, le altre non si vedono
comment-red-planet-supply = gettoni punteggio nella riserva
comment-red-planet-each-colour = di ogni colore
comment-red-planet-monopoly = punti per chi ha più gettoni ghiaccio
