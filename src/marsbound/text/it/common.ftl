### Parole comuni a tutti i giochi.
### I nomi inseriti non si declinano. Di un posto si parla in terza persona.

## Lingue

language-name = italiano
language-choose = Lingua

## Giochi

game-red-planet-second = Missione: Pianeta Rosso, seconda edizione
    .description = Manda i tuoi astronauti su Marte e su Phobos ed estrai ciò che vi si nasconde. 10 turni.
game-red-planet-first = Missione: Pianeta Rosso, prima edizione
    .description = Il Marte di una volta: dieci zone, niente luna, ed effetti che si possono anche tralasciare. 10 turni.
game-rocketmen = Rocketmen
    .description = Costruisci un mazzo, equipaggia i razzi e lanciali verso l'orbita terrestre, la Luna e Marte.
game-players = Da { $least } a { $most } giocatori
game-unofficial = Gioco non ufficiale, fatto da appassionati, senza legami con gli editori.

## Opzioni

option-players = Giocatori
option-seat = Il tuo posto
option-seed = Seme casuale
option-pack = Pacchetto di contenuti
option-language = Lingua
option-sabotaged-ships-leave = Le navicelle distrutte escono dal gioco
    .description = Una navicella distrutta esce dal gioco invece di andare tra gli scarti.
option-produce-only-where-occupied = Producono solo le zone occupate
    .description = Una zona esplorata senza astronauti non riceve gettoni punteggio.
option-short-ending = Finale breve
    .description = L'ultima produzione dà un gettone punteggio per zona invece di tre.
option-on = sì
option-off = no
yes = sì
no = no

## Da dove viene un numero o un testo del pacchetto

pedigree = Fonte
pedigree-rulebook = stampato
    .description = Lo dice il regolamento.
pedigree-strong = riferito da più fonti
    .description = Almeno due resoconti indipendenti concordano.
pedigree-weak = riferito da una fonte
    .description = Un solo resoconto, o una deduzione.
pedigree-ours = nostro
    .description = Una nostra ricostruzione. Correggila se possiedi la scatola.
pack-name = Pacchetto di contenuti: { $name }

## Posti

seat-name = Posto { $number }
bot-name = Bot { $number }
onlooker = Spettatore
former-player = Ex giocatore
you = tu
seat-you = { $seat } (tu)
neutral-of = { $seat } (colore neutrale)
first-player = primo giocatore

## Elenchi e quantità

list-separator = { ", " }
none = nessuno
unknown = sconosciuto
count-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
count-tokens =
    { $number ->
        [one] { $number } gettone punteggio
       *[other] { $number } gettoni punteggio
    }
count-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }

## Fasi

phase-setup = Preparazione
phase-round = Turno { $number }
phase-production = Produzione { $number }
phase-reveal = Rivelazione delle scoperte
phase-final = Calcolo dei punteggi finali
phase-over = Fine della partita

## Regole

rule-reference = Regola { $id }
rule-outdated = La regola inglese è cambiata dopo questa traduzione.

## Chi deve rispondere, chi si aspetta

question-for = { $seat }: { $question }
waiting-for = In attesa di: { $names }
    .you = In attesa di te
your-turn = Tocca a te
event-choice-sealed = { $seat } ha scelto.
    .you = Hai scelto.

## Punteggi e risultati

source-tokens = Gettoni punteggio
source-missions = Missioni
source-bonuses = Carte bonus
source-ice-monopoly = Monopolio del ghiaccio
source-discoveries = Scoperte
source-total = Totale
source-tie-break = Numero di gettoni punteggio (decide i pareggi)
result-winner = Vince { $seat } con { count-points }.
    .you = Vinci con { count-points }.
result-winner-by-tokens = Pareggio a { count-points }. Vince { $seat } con più gettoni punteggio.
    .you = Pareggio a { count-points }. Vinci tu con più gettoni punteggio.
result-shared = Vittoria condivisa con { count-points }: { $names }.
result-neutral-wins = Il punteggio più alto, { count-points }, è di { $seat }: entrambi i giocatori perdono.
result-nobody-wins = Non vince nessuno.
result-place = { $place }. { $seat }: { count-points }
result-won-by = Vinci con { $points } di vantaggio.
result-behind =
    { $place ->
        [2] Secondo posto, a { $points } dal primo.
        [3] Terzo posto, a { $points } dal primo.
       *[other] Posto { $place }, a { $points } dal primo.
    }
result-behind-at-the-top = Secondo posto, a pari punti.
heading-decided = Che cosa ha deciso la partita

## A che punto è la partita: che cosa si conta e che cosa dà

standing-points = Punti finora: { $seats }
standing-seat = { $seat } { $points }
standing-gains = Produzione { $production }: { $gains }
standing-gain = { $seat } { $points }
aim-progress = { $measure }: { $have } di { $of }
aim-race = { $measure }: { $have }, il migliore degli altri { $others }
aim-now = ora { count-points }
aim-next = { count-points } da { $at } in su
aim-must = va raggiunto
aim-measure-zones = zone
aim-measure-majorities = zone in cui si è in testa da soli
aim-measure-astronauts = astronauti
aim-measure-tokens = gettoni punteggio
aim-measure-lost = astronauti Dispersi nello Spazio
aim-measure-kinds = tipi di gettoni punteggio
aim-measure-goals = mete
aim-measure-destinations = destinazioni
aim-measure-hazards = minacce
aim-measure-money = denaro
aim-measure-computers = computer
aim-measure-composites = compositi
aim-measure-biotech = biotecnologia
aim-measure-science = scienza
aim-measure-rockets = punti razzo
