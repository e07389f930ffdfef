### Parole comuni a tutti i giochi.
### I nomi inseriti non si declinano. Di un posto si parla in terza persona.

## Lingue

language-name = italiano
language-choose = Lingua

## Giochi

game-players = Da { $least } a { $most } giocatori
game-unofficial = Gioco non ufficiale, fatto da appassionati, senza legami con gli editori.

## Opzioni

option-players = Giocatori
option-seat = Il tuo posto
option-seed = Seme casuale
option-pack = Pacchetto di contenuti
option-language = Lingua
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
count-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }

## Fasi

phase-setup = Preparazione
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

source-total = Totale
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
standing-gain = { $seat } { $points }
    .you = Tu { $points }
aim-progress = { $measure }: { $have } di { $of }
aim-race = { $measure }: { $have }, il migliore degli altri { $others }
aim-now = ora { count-points }
aim-next = { count-points } da { $at } in su
aim-must = va raggiunto
