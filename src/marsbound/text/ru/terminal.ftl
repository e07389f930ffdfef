### Терминал в текстовом виде.

## Приглашения

prompt-choose = Выберите номер или введите команду (помощь):
prompt-quit = Сохранить игру перед выходом? (да/нет)
prompt-over = Введите команду (помощь) или нажмите Enter, чтобы выйти:

## Команды: слово на этом языке, которое действует наряду с английским, и что оно делает

command-help = помощь
    .help = Показать этот список.
command-hint = подсказка
    .help = Показать, что сделал бы бот и почему. С номером: что он думает об этом выборе.
command-why = почему
    .help = Показать, что сейчас невозможно, почему и по какому правилу. С названием или номером: только это.
command-preview = прогноз
    .help = Показать, к чему приведёт выбор. Добавьте его номер.
command-undo = отмена
    .help = Взять назад своё последнее решение.
command-board = поле
    .help = Показать стол ещё раз.
command-cards = карты
    .help = Показать свои карты и всех персонажей с текстами.
command-map = карта
    .help = Показать, какие локации граничат друг с другом.
command-log = журнал
    .help = Показать, что произошло и какими правилами это объясняется. С числом: столько последних событий.
command-rule = правило
    .help = Показать правило. Добавьте его обозначение, например C9; обозначения правил стоят в скобках.
command-save = сохранить
    .help = Сохранить игру. С именем: в этот файл.
command-quit = выход
    .help = Покинуть игру, при желании сохранив её.
command-words = { $own } ({ $english })
command-line = { $words }: { $help }

## Заголовки

heading-seats = Места
heading-log = Что произошло
heading-refused = Сейчас невозможно
heading-preview = Что произойдёт
heading-commands = Команды
heading-score = Итоговый счёт

## Стол

board-at-seat = { $seat }: { $what }
board-value = { $name }: { $value }
board-below = { $name }:
board-with = { $what } ({ $who })
board-count = { $name } { $number }
board-tokens = жетоны: { $tokens }
board-card = { $card }: { $text }
# Краткий знак нейтрального цвета, после номера игрока
board-neutral-tag = { $number }н

## Сообщения

message-welcome = { $game }. Игроков: { $players }. Вы играете за: { $seat }.
message-seed = Зерно случайности: { $seed }
message-opponents = Ваши соперники: { $level }
message-saved = Сохранено в файл { $file }.
message-save-failed = Не удалось сохранить файл { $file }: { $cause }. Попробуйте другое имя или место.
message-file-exists = Файл { $file } уже есть. Выберите другое имя.
message-undone = Решение взято назад.
message-nothing-to-undo = Отменять нечего.
message-not-a-choice = { $number }: этого здесь выбрать нельзя. Можно выбрать: { $numbers }.
message-unknown-command = Команды { $command } нет. Введите номер или слово «помощь».
message-unknown-rule = Правила { $id } нет. Правила этой игры: { $ids }.
message-automatic = { $answer } (другой возможности нет)
message-log-empty = Пока ничего не произошло.
message-resumed = Игра продолжена с шага { $step }.
message-game-over = Игра окончена.
message-goodbye = До встречи.
message-fault = Нет ответа от { $bot } на { $question }: { $cause }. Ход сделан за эту программу.
question-and-answer = { $question } { $answer }
rule-line = { $rule }: { $text }
with-rules = { $text } [{ $rules }]

## Почему решение нельзя взять назад

undo-refused-other-seat = Это нельзя отменить: после этого ответил кто-то другой.
undo-refused-nature = Это нельзя отменить: после этого брали карты или жетоны.
undo-refused-revealed = Это нельзя отменить: после этого стало видно скрытое.

## Почему что-то нельзя выбрать и к чему приведёт выбор

why-line = { $answer }: { $reason } (правило { $rule })
why-group = { $reason } (правило { $rule }): { $answer }
why-and-more = { $names } и ещё { $number }, например { $example }
why-possible = { $answer }: это возможно.
why-unknown = Здесь нельзя выбрать такое: { $what }. Попробуйте, например: { $example }.
why-nothing = Здесь возможно всё.
preview-end = Что будет дальше, пока не знает никто.

## Счёт

score-item = { $item }: { count-points }

## Повторы

replay-title = Повтор: { $game }, { $file }
replay-step = Шаг { $step } из { $steps }
replay-seat = Смотрит { $seat }
replay-onlooker = Смотрит зритель
replay-open = Все карты открыты

## Список игр

game-line = { $game } ({ $players })
game-no-options = Опций нет.
option-default = { $value } (по умолчанию)
option-source = Источник: { $source }

## Пробные игры

simulate-title =
    { $games ->
        [one] { $game }: { $games } игра, игроков: { $players }
        [few] { $game }: { $games } игры, игроков: { $players }
       *[many] { $game }: { $games } игр, игроков: { $players }
    }
simulate-seat = Место
simulate-average = Средний счёт
simulate-wins = Победы
simulate-rate = Доля побед (доверительный интервал 95 %)
simulate-shared = Из них общие
simulate-shared-games = Игр с общей победой: { $number }
simulate-nobody = Игр, проигранных всеми игроками: { $number }
simulate-decisions = Решений за игру: { $number }
simulate-speed = Игр в секунду: { $speed }

## Правила и различия двух игр

rules-counterpart = { $game } { $id }: { $kind }
rules-none-found = Ни в одном правиле нет всех этих слов.
diff-title = Что одинаково и что различается: { $first } / { $second }
diff-rules = Правила, { $kind }: { $number }
diff-same = одинаковые
diff-changed = изменённые
diff-only-in = только в игре { $game }
diff-rule = { $game } { $id }: { $text }
diff-content = Содержимое: { $section }
diff-entries = { $kind } ({ $number }): { $entries }
diff-entry = { $entry } ({ $changes })
diff-field = { $field }: { $first } → { $second }

## Наборы содержимого

pack-hash = Игра: { $game }. Хеш: { $hash }
pack-holds = Содержит: { $counts }
pack-sureness = Достоверность, по записям: { $counts }
pack-based-on = На основе набора { $name }
pack-entry = { $entry }: { $pedigree }
pack-field = { $field } { $value } ({ $pedigree })
pack-default = по умолчанию
pack-fine = Набор { $name } годится для игры. Хеш: { $hash }
pack-copied = Набор { $name } записан в файл { $file }. Теперь его можно исправить.

## Измерения

bench-title = { $game }: случайная игра на одном ядре, все ответы перечислены, игроков: { $players }
bench-compiled = Движок скомпилирован.
bench-interpreted = Движок интерпретируется.
bench-games-per-second = Игр в секунду
bench-decisions-per-second = Решений в секунду
bench-driven-decisions-per-second = Решений в секунду под управлением Python
bench-clone-us = Копия стола, мкс
bench-store-us = Запись позиции, мкс
bench-load-us = Чтение позиции, мкс
bench-view-us = Взгляд игрока, мкс
bench-world-us = Мир, совместимый со взглядом игрока, мкс
bench-search-iterations-per-second = Итераций поиска в секунду, случайные доигрывания из середины партии
bench-listening-cost = Во сколько раз медленнее со слушателем
bench-batch-steps-per-second = Много партий сразу: шагов в секунду, с наблюдениями и допустимыми действиями
bench-batch-legal-steps-per-second = То же, только с допустимыми действиями
bench-openspiel-goofspiel = Goofspiel из OpenSpiel, решений в секунду
bench-catanatron = catanatron, решений в секунду
bench-pettingzoo-connect-four = «Четыре в ряд» из PettingZoo, решений в секунду
bench-pettingzoo-tictactoe = «Крестики-нолики» из PettingZoo, решений в секунду
bench-pgx-connect-four = «Четыре в ряд» из pgx, тысяча партий сразу: решений в секунду
bench-own-pettingzoo = Эта игра в PettingZoo, агент за агентом: решений в секунду
bench-own-openspiel = Эта игра в OpenSpiel: узлов в секунду, вместе со случайными
bench-times = Во сколько раз больше наших решений в секунду
bench-no-peers = Для сравнения с { $peers } установите дополнение: marsbound[bench-jax]

## Games as data

# Before a number: how many games.
selfplay-games = Игры
selfplay-decisions = Решения в готовых файлах
# Before a number: how many files of data.
selfplay-shards = Файлы
selfplay-bytes = Байтов на решение
selfplay-written = Файлы данных, записи игр и опись находятся в { $folder }.
