### Слова, общие для всех игр.
### Вставляемые имена не склоняются. О месте за столом говорим в третьем лице, с читателем на «вы» (.you, .yours, .own).

## Языки

language-name = русский
language-choose = Язык

## Игры

game-red-planet-second = Цель: Красная планета, второе издание
    .description = Отправьте астронавтов на Марс и на Фобос и добывайте то, что там скрыто. 10 ходов.
game-red-planet-first = Цель: Красная планета, первое издание
    .description = Марс постарше: десять локаций, спутника нет, а действия необязательны. 10 ходов.
game-rocketmen = Rocketmen
    .description = Соберите колоду, снарядите ракеты и запустите их на орбиту Земли, к Луне и к Марсу.
game-players = Игроков: { $least }–{ $most }
game-unofficial = Неофициальная игра, сделана поклонниками и не связана с издателями.

## Настройки

option-players = Игроки
option-seat = Ваше место
option-seed = Зерно случайности
option-pack = Набор содержимого
option-language = Язык
option-sabotaged-ships-leave = Взорванные корабли выбывают из игры
    .description = Уничтоженный корабль выбывает из игры, а не уходит в отбой.
option-produce-only-where-occupied = Добыча только там, где есть астронавты
    .description = Исследованная локация без астронавтов не получает жетонов очков.
option-short-ending = Короткая концовка
    .description = При последней добыче в каждую локацию кладётся один жетон очков вместо трёх.
option-on = включено
option-off = выключено
yes = да
no = нет

## Откуда взято число или текст в наборе содержимого

pedigree = Источник
pedigree-rulebook = напечатано
    .description = Так сказано в книге правил.
pedigree-strong = по нескольким сообщениям
    .description = Совпадают два или больше независимых сообщений.
pedigree-weak = по одному сообщению
    .description = Одно сообщение или догадка.
pedigree-ours = наше
    .description = Восстановлено нами. Исправьте, если у вас есть коробка с игрой.
pack-name = Набор содержимого: { $name }

## Места за столом

seat-name = Место { $number }
bot-name = Бот { $number }
onlooker = Зритель
former-player = Бывший игрок
you = вы
seat-you = { $seat } (вы)
neutral-of = { $seat } (нейтральный цвет)
first-player = первый игрок

## Списки и количества

list-separator = { ", " }
none = нет
unknown = неизвестно
count-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
count-tokens =
    { $number ->
        [one] { $number } жетон очков
        [few] { $number } жетона очков
       *[many] { $number } жетонов очков
    }
count-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }

## Фазы

phase-setup = Подготовка к игре
phase-round = Ход { $number }
phase-production = Фаза добычи { $number }
phase-reveal = Вскрытие карт открытий
phase-final = Финальный подсчёт очков
phase-over = Конец игры

## Правила

rule-reference = Правило { $id }
rule-outdated = Английское правило изменилось после этого перевода.

## Кого спрашиваем, кого ждём

question-for = { $seat }: { $question }
waiting-for = Ждём ответа: { $names }
    .you = Ждём вашего ответа
your-turn = Ваша очередь
event-choice-sealed = { $seat }: выбор сделан.
    .you = Ваш выбор сделан.

## Очки и результаты

source-tokens = Жетоны очков
source-missions = Миссии
source-bonuses = Карты бонусов
source-ice-monopoly = Ледяная монополия
source-discoveries = Открытия
source-total = Всего
source-tie-break = Количество жетонов очков (решает при ничьей)
result-winner = Побеждает { $seat }: { count-points }.
    .you = Вы побеждаете: { count-points }.
result-winner-by-tokens = Ничья, { count-points } у каждого. По числу жетонов очков побеждает { $seat }.
    .you = Ничья, { count-points } у каждого. По числу жетонов очков побеждаете вы.
result-shared = Общая победа, { count-points }: { $names }.
result-neutral-wins = Лучший результат, { count-points }: { $seat }. Оба игрока проигрывают.
result-nobody-wins = Не победил никто.
result-place = { $place }. { $seat }: { count-points }
result-won-by = Вы побеждаете с перевесом в { $points }.
result-behind = { $place }-е место, отставание: { $points }.
result-behind-at-the-top = Второе место при равных очках.
heading-decided = Что решило исход

## Как идёт игра: что считается и что это даёт

standing-points = Очки на данный момент: { $seats }
standing-seat = { $seat } { $points }
standing-gains = Фаза добычи { $production }: { $gains }
standing-gain = { $seat } { $points }
aim-progress = { $measure }: { $have } из { $of }
aim-race = { $measure }: { $have }, у лучшего из остальных { $others }
aim-now = сейчас { count-points }
aim-next = { count-points } начиная с { $at }
aim-must = нужно выполнить
aim-measure-zones = локации
aim-measure-majorities = локации со своим большинством
aim-measure-astronauts = астронавты
aim-measure-tokens = жетоны очков
aim-measure-lost = астронавты среди Затерянных в космосе
aim-measure-kinds = виды жетонов очков
aim-measure-goals = части цели
aim-measure-destinations = пункты назначения
aim-measure-hazards = угрозы
aim-measure-money = деньги
aim-measure-computers = компьютеры
aim-measure-composites = композиты
aim-measure-biotech = биотехнологии
aim-measure-science = наука
aim-measure-rockets = очки ракеты
