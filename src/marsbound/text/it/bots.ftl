### Che cosa ha considerato un bot, a parole: la risposta a "suggerimento".
### $choice e $other sono scelte come le chiama la domanda; $points e $percent sono numeri finiti, con il segno se sono differenze.

## Da dove vengono i punti attesi

bot-part-missions = missioni

## Suggerimenti

hint-heading = Che cosa farebbe un bot
hint-choice = { $choice }: probabilità di vittoria { $percent }, punti attesi { $points }
hint-part = { $part }: { $points }
hint-parts = Da dove vengono i punti: { $parts }.
hint-because = Meglio di { $other } in punti attesi: { $parts }.
hint-close = Tutte le scelte promettono più o meno lo stesso.
hint-only = Qui non c'è nulla da scegliere.
hint-tried =
    { $number ->
        [one] Ogni scelta è stata provata { $number } volta, indovinando tutto ciò che è nascosto.
       *[other] Ogni scelta è stata provata { $number } volte, indovinando ogni volta di nuovo tutto ciò che è nascosto.
    }
