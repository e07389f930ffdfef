### Арена: боты против ботов.

## Таблица

arena-title = { $game }: боты против ботов, игроков: { $players }
arena-games = Игр: { $games }. Раскладов: { $deals }. Зерно случайности: { $seed }.
arena-chance = Если бы все были равны по силе, каждый выигрывал бы { $share } игр.
arena-bot = Бот
arena-seats = Мест
arena-share = Доля побед (доверительный интервал 95 %)
arena-margin = Отрыв
arena-rating = Рейтинг (доверительный интервал 95 %)
arena-time = мс на ход
arena-iterations = Попыток на ход
arena-speed = Попыток в секунду
arena-cross = Один бот против нескольких другого вида: как часто он побеждает
arena-one = Один
arena-others = Остальные
arena-shared = Игр с общей победой: { $number }
arena-nobody = Игр, которые никто не выиграл: { $number }
arena-length = Решений за игру: { $number }
arena-faults = Ходов, которые бот не сделал сам: { $number }
arena-fault = { $bot }, { $question }: { $cause } ({ $times }×)
arena-nothing = Ни одной игры не сыграно.

## По ходу дела

arena-earlier = Сыграно раньше: { $done } из { $games } игр.
arena-interrupted = Прервано: сыграно { $done } из { $games } игр.
arena-goes-on = Та же команда продолжит отсюда: игры в файле { $file }.
arena-cluster = Машин кластера играло: { $machines }. Игр в секунду: { $speed }. Сыграно заново после гибели процесса: { $again }.
arena-report-written = Отчёт в файле { $file }.

## Отчёт

arena-report-rules = Правила: { $rules }. Набор: { $pack }. Версия: { $version }.
arena-report-options = Опции: { $options }
arena-report-how = В одних и тех же раскладах каждый сидит на каждом месте. Интервалы считаются между раскладами, потому что игры одного расклада зависят друг от друга.
arena-shares-note = Отрезки показывают доверительные интервалы 95 %. Пунктир показывает, сколько выигрывал бы каждый, если бы все были равны по силе.
arena-cross-note = Какую долю игр один бот выигрывает против нескольких другого вида. Случайно это было бы { $share }.
arena-ratings = Рейтинги
arena-ratings-note = Рейтинги Плакетта — Люса по всем местам во всех играх. Разница в 400 очков означает шансы десять к одному.
arena-scores = Результаты
arena-scores-note = Как часто бот заканчивает с таким числом очков. Черта показывает медиану.
arena-lengths = Длина игр
arena-lengths-note = Сколько игр состоит из такого числа решений. Черта показывает медиану.
arena-points = Очки
arena-decisions = Решения
arena-faults-note = Если внешняя программа подводит, её ход делает другой бот.
