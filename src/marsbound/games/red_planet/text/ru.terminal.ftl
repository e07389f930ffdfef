### The table at the terminal.

## Заголовки

heading-launch-pad = Стартовая площадка
heading-mars = Марс
heading-decks = Колоды и запасы
heading-hand = Ваша рука
heading-held = Ваши миссии и действия
heading-held-first = Ваши карты бонусов
heading-removed = { $seat }: взятые карты вне игры
heading-cards-of = Карты: { $seat }

## Столбцы таблиц

column-zone = локация
column-resource = ресурс
column-astronauts = астронавты
column-tokens = жетоны
column-borders = граничит с
column-discovery = открытие
column-supply = запас
column-lost = затеряны
column-cards = карты
column-this-round = в этом ходу
column-played = сыграно

## Стол

board-at-dock = { $dock }: { $ship }
board-at-zone = { $zone }: { $what }
board-no-ship = корабля нет
board-launched = в полёте
board-aboard = на борту { $aboard } из { $capacity }
board-destination-token = жетон назначения: { $zone }
board-printed = по жетону назначения, напечатано: { $zone }
board-first-aboard-picks = пункт назначения выберет тот, кто взойдёт на борт первым
board-nobody = никого
board-astronauts = { $seat }: { $number }
board-resource = ресурс: { $kind }
board-unexplored = не исследовано
board-face-down = закрыто
board-discovery-face-down = открытие лицом вниз
board-discovery-known = открытие лицом вниз, вы его знаете: { $card }
board-discovery-open = открытие: { $card }
board-seen-by = { $what }, видели: { $seats }
board-inner = внутренняя локация
board-outer = внешняя локация
board-moon = спутник
board-neighbours = соседи: { $zones }
board-ships-left = Кораблей в колоде: { $number }
board-ships-discarded = Кораблей в отбое: { $number }
board-events-left = Карт в колоде событий: { $number }
board-tokens-left = Жетоны очков в запасе: { $tokens }
board-resources-left = Неоткрытые ресурсы: { $tokens }
board-destinations-left = Жетоны назначения в запасе: { $zones }
board-supply =
    { $number ->
        [one] { $number } астронавт в запасе
        [few] { $number } астронавта в запасе
       *[many] { $number } астронавтов в запасе
    }
board-lost =
    { $number ->
        [one] { $number } астронавт затерян в космосе
        [few] { $number } астронавта затеряны в космосе
       *[many] { $number } астронавтов затеряно в космосе
    }
board-face-down-cards =
    { $number ->
        [one] { $number } закрытая карта
        [few] { $number } закрытые карты
       *[many] { $number } закрытых карт
    }
board-chosen = выбор сделан
board-this-round = в этом ходу: { $character }
board-played = сыграно: { $characters }
board-character = { $number }{ "\u00A0" }{ $character }
board-neutral = нейтральный цвет

## Счётчик ходов

track-production = Д{ $number }
track-reveal = открытия
track-final = конец
track-now = Сейчас: { $phase }

## Список игр

option-source-russian = правило { $rule }: русская книга правил
option-source-house = правило { $rule }: домашнее правило из русской книги правил
