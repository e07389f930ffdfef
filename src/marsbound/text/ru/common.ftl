### Слова, общие для всех игр.
### Вставляемые имена не склоняются. О месте за столом говорим в третьем лице, с читателем на «вы» (.you, .yours, .own).

## Языки

language-name = русский
language-choose = Язык

## Игры

game-players = Игроков: { $least }–{ $most }
game-unofficial = Неофициальная игра, сделана поклонниками и не связана с издателями.

## Настройки

option-players = Игроки
option-seat = Ваше место
option-seed = Зерно случайности
option-pack = Набор содержимого
option-language = Язык
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
count-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }

## Фазы

phase-setup = Подготовка к игре
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

source-total = Всего
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
standing-gain = { $seat } { $points }
    .you = Вы { $points }
aim-progress = { $measure }: { $have } из { $of }
aim-race = { $measure }: { $have }, у лучшего из остальных { $others }
aim-now = сейчас { count-points }
aim-next = { count-points } начиная с { $at }
aim-must = нужно выполнить
