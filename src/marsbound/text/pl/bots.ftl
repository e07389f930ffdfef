### Co rozważał bot, słowami: odpowiedź na polecenie „podpowiedz”.
### $choice i $other to wybory tak, jak je nazywa pytanie; $points i $percent to gotowe liczby, przy różnicach ze znakiem.

## Skąd biorą się oczekiwane punkty

bot-part-tokens = zdobyte żetony punktów
bot-part-zones = przyszłe fazy produkcji
bot-part-missions = misje
bot-part-ice = Monopol na lód
bot-part-discoveries = odkrycia
bot-part-tempo = postacie na ręce
bot-part-points = zdobyte punkty
bot-part-cards = karty
bot-part-engines = Silniki
bot-part-money = Pieniądze
bot-part-economy = karty, Silniki i Pieniądze
bot-part-achievements = Osiągnięcia
bot-part-objectives = Cel Osobisty
bot-part-hazards = Zagrożenia

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
