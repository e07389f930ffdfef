### The table at the terminal.

## Список игр

option-source-rules = правила { $first } и { $second }
option-source-rule = правило { $rule }
option-source-variants = правило { $rule }; или два названия, как { $example }

## Стол в терминале

rocketmen-heading-own = Ваш планшет
rocketmen-heading-card-texts = Карты Рынка
rocketmen-column-destination = пункт назначения
rocketmen-column-rockets = нужно
rocketmen-column-points = очки
rocketmen-column-arrived = прибыли
rocketmen-column-missions = миссии
rocketmen-column-hand = рука
rocketmen-column-open = открыто
rocketmen-rival-tag = С
rocketmen-board-fields = { $name }: расстояние { $distance }, карт успеха { $draws }, помогает: { $component }
rocketmen-board-variants = Варианты: { $variants }
rocketmen-board-target = { $location }, { count-points } (нужно { $rockets })
rocketmen-board-lift = при старте: { $fields }
rocketmen-board-planned = в плане: { $card }
rocketmen-board-pad = Стартовая площадка: { $cards }
rocketmen-board-stored = на хранении: { $cards }
rocketmen-board-piles = Стопки
rocketmen-board-score = Счёт
rocketmen-board-buying = Покупка: { $cards }
rocketmen-board-paid = Заплачено: { $components }
rocketmen-board-owed = Осталось заплатить: { $components }
rocketmen-board-last = последняя: { $value }
rocketmen-board-offered = на выбор: { $cards }
rocketmen-board-success-deck = Карты успеха в колоде: { $cards }
rocketmen-command-cards = Показать ваши карты и карты Рынка с текстами.
rocketmen-command-map = Показать пункты назначения и их объекты.
rocketmen-command-rule = Показать правило. Добавьте его обозначение, например L9; обозначения правил стоят в скобках.
