### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-first-arrival = Il punto di chi arriva primo è stampato nel regolamento.
note-shipyard = Non un punto razzo: quelli li danno le astronavi, e un giocatore ha tre segnalini di questo tipo.
note-base-component = Che una base abbia un componente diverso dal denaro è stampato nel regolamento; quale, l'abbiamo deciso noi.
note-base-pays-nothing = Una prima presentazione del gioco dice che una delle basi non paga nulla.
note-big-data = I suoi { MONEY(30) } e un componente in più sono stampati nel regolamento, e anche che può pagare il proprio posto sulla rampa.
note-internet = Costava { MONEY(40) }: ora costa meno, perché le partite in due durino in mediana non più di 20 giri (docs/rocketmen-balance.md).
note-laser-shield = Costava { MONEY(40) }: veniva comprata meno delle sue due sorelle (docs/rocketmen-balance.md).
note-batteries = Il regolamento spiega che prima viene rottamata un'altra carta.
note-supercapacitors = Il regolamento spiega che si pesca una carta anche per i Supercondensatori.
note-government-contract = Il regolamento spiega che non vale nulla prima della prima missione completata.
note-afterburner = Il regolamento spiega quando si può usare, anche dopo l'ultima carta successo.
note-industrial-espionage = Il suo componente conta finché non copia quello di un'altra carta. Era computer: non la comprava quasi nessuno (docs/rocketmen-balance.md).
note-storage-yard = Il regolamento spiega che le carte messe sotto non aiutano un lancio, e che il Piazzale ha un punto razzo. Costava { MONEY(40) }: non lo comprava quasi nessuno (docs/rocketmen-balance.md).
note-space-suit = Costava { MONEY(40) } e biotecnologia: cara accanto alla Tuta protettiva (docs/rocketmen-balance.md).
note-quantum-computer = Chi ha giocato nomina una carta con questo nome.
note-reusable-rocket = Chi ha giocato nomina parti di razzo riutilizzabili. Costava { MONEY(50) } e compositi: non la comprava quasi nessuno (docs/rocketmen-balance.md).
note-small-boosters = Costava { MONEY(30) }: su dieci motori comprati uno era di questo tipo (docs/rocketmen-balance.md).
note-heavy-stage = Costava { MONEY(50) } e un componente qualsiasi: ora costa meno, come i Piccoli propulsori, perché si comprino tutti e tre i tipi (docs/rocketmen-balance.md).
note-four-in-all = Che siano quattro in tutto è stampato nel regolamento.
note-too-far-alone = Nessuna delle due mete è in orbita terrestre: troppo lontano per una partita in solitario (docs/rocketmen-balance.md).
note-goal-on-mars = Una meta su Marte: troppo lontano per una partita in solitario (docs/rocketmen-balance.md).
note-easy-mission = Che una missione facile in orbita terrestre parta dalla casella 2 è un esempio del regolamento.

## Comments of the file, as people read them in a copy. English: word for word as in the pack, a paragraph in one line.

comment-rocketmen-box = Cosa c'è nella scatola di Rocketmen.
comment-rocketmen-pedigree = Ogni campo dice quanto è noto: `rulebook` (lo dice un regolamento), `strong` (due fonti indipendenti), `weak` (una fonte sola, o una deduzione) oppure `ours` (inventato da noi in modo che ogni totale noto torni). Il regolamento non riporta un elenco delle carte, quindi quasi tutti i numeri qui sono nostri, e anche i nomi e i testi delle carte. Possiedi la scatola? Copia questo pacchetto, correggilo, controllalo, giocaci: `docs/reference/packs.md` spiega come.
comment-rocketmen-in-hand = carte in mano prima di ogni traguardo
comment-rocketmen-placing = denaro per ogni carta piazzata
comment-rocketmen-markers = segnalini missione di ogni colore
comment-rocketmen-market = carte scoperte del mazzo delle risorse
comment-rocketmen-end = i punti che danno inizio alla fine, con due giocatori
comment-rocketmen-stalled = giri senza un acquisto né una missione dopo i quali la partita finisce
comment-rocketmen-surcharge = Quanto costa in più una minaccia da tanti punti sul tracciato dei punti; conta solo la soglia più alta raggiunta.
comment-rocketmen-destinations = Destinazioni: caselle fino alla meta, carte successo che si possono pescare, e il componente che aiuta.
comment-rocketmen-locations = Località: punti razzo necessari, e punti per ordine di arrivo. Il loro ordine, dal basso in alto, risolve i pareggi alla fine.
comment-rocketmen-missions = Carte missione, le stesse per ogni colore.
comment-rocketmen-resources = Carte risorsa. `marks` ha un numero per ogni copia: 0 è sempre in gioco, 3 da tre giocatori, 4 con quattro.
comment-rocketmen-engines = Motori, in tre pile scoperte.
comment-rocketmen-hazards = Minacce: le copie con il segno vanno nel mazzo turchese, le altre, ognuna con un numero come le risorse, in quello rosa.
comment-rocketmen-objectives = Obiettivi personali: punti per uno dei traguardi, o per entrambi. Quelli con `solo = false` restano fuori dalle partite in solitario.
comment-rocketmen-variants = Varianti; se ne pescano due quando si gioca con le varianti.
comment-rocketmen-solo = Carte solitario. A ogni difficoltà: dove vola il razzo del rivale e da quale casella parte; e, come seconda carta di una missione, a quale località è diretto e quanti passi dà.
comment-rocketmen-success = Carte successo della missione: le caselle di cui avanza il razzo.
