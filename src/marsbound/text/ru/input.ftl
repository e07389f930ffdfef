### What somebody asked for and can't have: a game, a bot, a file. The same words stand beside each id in the program, for programs to read.

## Games, their options, their rules
input-rules-version = нужна версия { $needed } правил игры { $game }; здесь версия { $here }
input-players = в игре { $game } число игроков от { $fewest } до { $most }, а не { $players }
input-no-option = у игры { $game } нет опции «{ $name }»; опции этой игры: { $names }
input-option-value = { $game }: опция { $name } не может быть «{ $value }»; возможно: { $values }
input-mode-solo = rocketmen: режим solo рассчитан на 1 игрока, а не на { $players }
input-mode-battle = rocketmen: режим battle_for_earth рассчитан на 2–4 игроков, а не на 1
input-solo-variants = rocketmen: в одиночной игре нет вариантов
input-difficulty = rocketmen: сложность { $difficulty } рассчитана на 1 игрока, а не на { $players }
input-no-variant = rocketmen: нет варианта «{ $name }»; есть: { $names }
input-variants-form = rocketmen: опция variants принимает none, drawn или два названия, как A,B, а не «{ $names }»
input-no-game = нет игры «{ $name }»; есть: { $names }
input-no-game-called = ни одна игра не называется { $game }; есть { $names }
input-unknown = «{ $word }»
input-unknown-near = «{ $word }» (может быть, { $words }?)
input-no-rule = у игры { $game } нет правила { $rule }; { $there }
input-no-section = у игры { $game } нет раздела «{ $letter }»; { $there }
input-section-goes = раздел { $letter } идёт от { $first } до { $last }
input-sections = разделы: { $letters }
input-not-compared = { $first } и { $second } нельзя сравнить: правила ни одной из них не ссылаются на правила другой
input-other-pack = { $name }: этот набор для игры { $game }; ожидался набор для игры { $wanted }

## Bots
input-no-bot = нет бота «{ $name }»; есть: { $names }
input-no-search = «{ $spec }»: { $name } не ведёт поиск, поэтому его нельзя ограничить; ведут: { $names }
input-limit = «{ $spec }»: «{ $wanted }» — не предел; ожидались миллисекунды или итерации, от 1 до { $most }, как { $name }@100ms или { $name }@2000it
input-which-program = «{ $spec }»: какая программа? Ожидалось program:COMMAND LINE
input-command-line = «program:{ $command }»: ожидалась командная строка, но: { $cause }
input-no-program = «program:{ $command }»: нет программы «{ $name }», которую можно запустить
input-which-class = «{ $spec }»: какой класс? Ожидалось python:MODULE:CLASS
input-no-module = «{ $spec }»: не удаётся импортировать модуль { $module }: { $cause }
input-no-class = «{ $spec }»: в модуле { $module } нет { $name }
input-no-choose = «{ $spec }»: у класса { $name } нет метода choose(view, question)
input-bot-not-made = «{ $spec }»: не удаётся создать бота для игры { $game }: { $cause }
input-error-at = { $error } ({ $file }, строка { $line })
fault-not-started = не запускается: { $reason }
fault-no-restart = больше не запускается; повторных запусков уже было { $restarts }
fault-no-answer = не отвечает за { $seconds } с
fault-closed = закрывает вывод без ответа
fault-ended = завершается без ответа с кодом выхода { $code }
fault-ended-writing = завершается без ответа с кодом выхода { $code }; последнее в stderr: { $shown }
fault-too-long = отвечает строкой длиннее { $most } Б: { $shown }
fault-no-json = отвечает { $shown }, а это не JSON
fault-no-choice = отвечает { $shown }; ожидалось { $expected }
fault-impossible = выбирает { $choice }, а это невозможно; возможно: { $possible }
fault-raised = вызывает исключение { $error }
fault-raised-at = вызывает исключение { $error } ({ $file }, строка { $line })

## The arena
input-no-bots = боты не названы; ожидалось, например, --bots heuristic,random
input-too-many-bots = ботов названо больше, чем игроков: { $bots } на { $players }; с --cross каждый играет против каждого
input-cross-bots = перекрёстной таблице нужны хотя бы два бота, каждый назван один раз, а не { $bots }
input-cross-players = перекрёстной таблице нужны хотя бы два игрока
input-results-file = { $file }: не удаётся прочитать и записать ({ $cause })
input-results-unread = { $file }: не удаётся прочитать ({ $cause })
input-no-set-up = { $file }: это не файл результатов арены; его первая строка не описывает турнир
input-no-results = { $file }: это не файл результатов арены: { $cause }
input-no-result = { $file }, строка { $number }: это не игра: { $cause }
input-results-format = { $file }: формат «{ $format }»; ожидался «{ $known }»
input-other-set-up = в файле { $file } результаты другого турнира: { $differing }; укажите другой файл или удалите этот
input-game-of = игра: состав { $line_up }, расклад { $deal }, поворот { $rotation } ({ $seats })
input-game-stopped = { $game }: довести до конца не удалось
input-process-died = процесс внезапно завершился (код выхода { $code }), { $game }
input-other-marsbound = там другой marsbound, чем здесь ({ $differing }); на всех машинах нужен один и тот же
input-other-bot = «{ $bot }» там другой, чем здесь; на всех машинах нужен один и тот же файл
input-at-machine = { $machine }: { $cause }
input-no-marsbound = { $machine }: marsbound там нельзя использовать ({ $cause }); на всех машинах нужен один и тот же
input-processes-died = один за другим внезапно завершились процессы ({ $times }), { $game } ({ $cause })
input-cluster-failed = кластер не может продолжать: { $cause }
input-ray-address = «{ $address }» — не адрес кластера Ray; ожидалось `auto` или HOST:PORT, как сообщает `ray start`
input-no-cluster = эта машина не может присоединиться к кластеру Ray по адресу { $address } ({ $cause })
input-without-weights = { $problem }; боты играют в игру { $game } только по очкам

## A server
input-no-table = нет стола «{ $table }»
input-table-format = { $file }: формат «{ $format }»; ожидался «{ $known }» или запись
input-table-there = { $file }: стол { $table } уже есть; сначала удалите его
input-cannot-listen = не удаётся принимать соединения по адресу { $host }, порт { $port } ({ $cause })
input-no-tables = в этой базе данных нет таблиц marsbound; ожидалась та, с которой работает сервер
input-target-not-empty = в целевой базе данных уже что-то есть ({ $name }); ожидалась новая, пустая
input-not-repeated = это не удаётся повторить ({ $cause })
input-game-not-here = игра этого стола — { $game }, а её здесь нет
input-table-pack = столу нужен набор { $pack } с хешем { $hash }: { $problem }
input-record-pack = записи нужен набор с хешем { $hash }; у здешнего набора с этим именем { $has }
input-no-pack = нет набора с хешем «{ $hash }»
input-pack-changed = набор { $name } уже не тот: эта версия читает его иначе
input-other-rules = нужна версия { $rules } правил; здесь версия { $here }
input-selfplay-game = игра { $number } ({ $seats })
input-selfplay-folder = { $folder }: здесь есть файлы, но нет описи; ожидалась пустая папка или папка прежнего запуска
input-selfplay-manifest = { $file }: это не опись игр между ботами: { $cause }
