### Co rozważał bot, słowami: odpowiedź na polecenie „podpowiedz”.
### $choice i $other to wybory tak, jak je nazywa pytanie; $points i $percent to gotowe liczby, przy różnicach ze znakiem.

## Skąd biorą się oczekiwane punkty

bot-part-missions = misje

## Podpowiedzi

hint-heading = Co zrobiłby bot
hint-choice = { $choice }: szansa na zwycięstwo { $percent }, oczekiwane punkty { $points }
hint-part = { $part }: { $points }
hint-parts = Skąd te punkty: { $parts }.
hint-because = Lepsze niż { $other } pod względem oczekiwanych punktów: { $parts }.
hint-close = Wszystkie wybory obiecują mniej więcej tyle samo.
hint-only = Tu nie ma nic do wyboru.
hint-tried =
    { $number ->
        [one] Każdy wybór wypróbowano { $number } raz, zgadując wszystko, co zakryte.
        [few] Każdy wybór wypróbowano { $number } razy, za każdym razem na nowo zgadując wszystko, co zakryte.
       *[many] Każdy wybór wypróbowano { $number } razy, za każdym razem na nowo zgadując wszystko, co zakryte.
    }
