### Что обдумал бот, словами: ответ на команду «подсказка».
### $choice и $other: варианты, как их называет вопрос; $points и $percent: готовые числа, у разностей со знаком.

## Откуда ожидаемые очки

bot-part-tokens = полученные жетоны очков
bot-part-zones = будущая добыча
bot-part-missions = миссии
bot-part-ice = Ледяная монополия
bot-part-discoveries = открытия
bot-part-tempo = персонажи на руке
bot-part-points = набранные очки
bot-part-cards = карты
bot-part-engines = двигатели
bot-part-money = деньги
bot-part-economy = карты, двигатели и деньги
bot-part-achievements = достижения
bot-part-objectives = личная цель
bot-part-hazards = угрозы

## Подсказки

hint-heading = Что сделал бы бот
hint-choice = { $choice }: шанс победить { $percent }, ожидаемые очки { $points }
hint-part = { $part }: { $points }
hint-parts = Откуда эти очки: { $parts }.
hint-because = Лучше варианта «{ $other }» по ожидаемым очкам: { $parts }.
hint-close = Все варианты обещают примерно одно и то же.
hint-only = Здесь не из чего выбирать.
hint-tried =
    { $number ->
        [one] Каждый вариант опробован { $number } раз, всё скрытое угадано заново.
        [few] Каждый вариант опробован { $number } раза, всё скрытое каждый раз угадано заново.
       *[many] Каждый вариант опробован { $number } раз, всё скрытое каждый раз угадано заново.
    }
