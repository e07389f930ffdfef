### Терминал в текстовом виде.

## Приглашения

prompt-choose = Выберите номер или введите команду (помощь):
prompt-go-on = Нажмите Enter, чтобы продолжить.
prompt-quit = Выйти? Игра не сохранена. (да/нет)
prompt-file = Имя файла:

## Команды: слово на этом языке, которое действует наряду с английским, и что оно делает

command-help = помощь
    .help = Показать этот список.
command-why = почему
    .help = Показать, что сейчас невозможно, почему и по какому правилу.
command-undo = отмена
    .help = Взять назад свой последний ответ.
command-save = сохранить
    .help = Сохранить игру в файл.
command-quit = выход
    .help = Покинуть игру.
command-board = поле
    .help = Показать стол ещё раз.
command-log = журнал
    .help = Показать, что произошло.
command-cards = карты
    .help = Показать свои карты с текстами.
command-rule = правило
    .help = Показать правило по его обозначению.

## Заголовки

heading-launch-pad = Стартовая площадка
heading-mars = Марс
heading-phobos = Фобос
heading-lost-in-space = Затерянные в космосе
heading-seats = Места
heading-supply = Запас
heading-hand = Рука
heading-played = Сыграно
heading-held = Миссии и действия на руках
heading-held-first = Карты бонусов на руках
heading-tokens = Жетоны очков
heading-discoveries = Открытия
heading-destinations = Жетоны назначения в запасе
heading-decks = Колоды
heading-rounds = Счётчик ходов
heading-log = Что произошло
heading-choices = Можно выбрать
heading-refused = Сейчас невозможно
heading-preview = Что произойдёт
heading-commands = Команды
heading-score = Итоговый счёт

## Стол

board-dock-empty = { $dock }: пусто
board-launched = в полёте
board-aboard = на борту { $aboard } из { $capacity }
board-nobody = никого
board-astronauts = { $seat } { $number }
board-count = { $name } { $number }
board-resource = ресурс: { $kind }
board-resource-face-down = ресурс закрыт
board-unexplored = не исследована
board-tokens = жетоны: { $tokens }
board-discovery-face-down = закрытое открытие
board-discovery-known = открытие: { $card } (знаете только вы)
board-discovery-open = открытие: { $card }
board-inner = внутренняя локация
board-outer = внешняя локация
board-moon = спутник
board-neighbours = соседи: { $zones }
board-destination = пункт назначения: { $zone }
board-ships-left = Кораблей в колоде: { $number }
board-ships-discarded = Кораблей в отбое: { $number }
board-events-left = Карт в колоде событий: { $number }
board-supply =
    { $number ->
        [one] { $number } астронавт в запасе
        [few] { $number } астронавта в запасе
       *[many] { $number } астронавтов в запасе
    }
board-face-down-cards =
    { $number ->
        [one] { $number } закрытая карта
        [few] { $number } закрытые карты
       *[many] { $number } закрытых карт
    }
board-in-hand =
    { $number ->
        [one] { $number } персонаж на руке
        [few] { $number } персонажа на руке
       *[many] { $number } персонажей на руке
    }
board-chosen = выбор сделан
board-choosing = выбирает
board-neutral-plays = нейтральный цвет играет: { $character }

## Счётчик ходов

track-round = { $number }
track-production = Д{ $number }
track-reveal = открытия
track-final = конец
track-now = Сейчас: { $phase }

## Сообщения

message-welcome = { $game }. Игроков: { $players }. Вы играете за: { $seat }.
message-seed = Зерно случайности: { $seed }
message-saved = Сохранено в файл { $file }.
message-save-failed = Не удалось сохранить файл { $file }: { $cause }. Попробуйте другое имя или место.
message-file-exists = Файл { $file } уже есть. Выберите другое имя.
message-undone = Ответ взят назад.
message-nothing-to-undo = Отменять нечего.
message-number-out-of-range =
    { $most ->
        [1] Выбрать можно только номер 1.
       *[other] Выберите номер от 1 до { $most }.
    }
message-unknown-command = Команды { $command } нет. Введите номер или слово «помощь».
message-unknown-rule = Правила { $id } нет. Правила этой игры: { $ids }.
message-automatic = { $answer } (другой возможности нет)
message-log-empty = Пока ничего не произошло.
message-resumed = Игра продолжена с шага { $step }.
message-game-over = Игра окончена.
message-goodbye = До встречи.

## Почему ответ нельзя взять назад

undo-refused-other-seat = Это нельзя отменить: после этого ответил кто-то другой.
undo-refused-nature = Это нельзя отменить: после этого брали карты или жетоны.
undo-refused-revealed = Это нельзя отменить: после этого стало видно скрытое.

## Почему что-то нельзя выбрать

why-line = { $answer }: { $reason } (правило { $rule })
why-nothing = Здесь возможно всё.

## Повторы

replay-title = Повтор: { $game }, { $file }
replay-step = Шаг { $step } из { $steps }
replay-seat = Смотрит { $seat }
replay-onlooker = Смотрит зритель
replay-open = Все карты открыты
replay-answer = { $seat }: { $answer }
replay-nature = Случай: { $answer }

## Пробные игры

simulate-title =
    { $games ->
        [one] { $game }: { $games } игра, игроков: { $players }
        [few] { $game }: { $games } игры, игроков: { $players }
       *[many] { $game }: { $games } игр, игроков: { $players }
    }
simulate-seat = Место
simulate-wins = Победы
simulate-shared = Общие победы
simulate-average = Средний счёт
simulate-speed = Игр в секунду: { $speed }
