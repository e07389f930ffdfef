### Цель: Красная планета, оба издания.
### Вставляемые имена ($seat, $zone, $dock, $ship, $card, $character, $kind, $place …) уже готовы и всегда в именительном падеже.
### $zones: перечень локаций или одно из сообщений zones-….

## Локации и места

mars = Марс
lost-in-space = Затерянные в космосе
zone-vastitas-borealis = Великая Северная равнина
zone-ausonia = Авзония
zone-mare-serpentis = Море Змея
zone-sinus-sabaeus = Сабейский залив
zone-mare-tyrrhenum = Тирренское море
zone-tritonis-sinus = Залив Тритона
zone-hellas = Эллада
zone-valles-marineris = Долины Маринера
zone-syrtis-major = Большой Сирт
zone-phobos = Фобос
zone-arabia = Аравия
zones-all = все локации
zones-mars = все локации Марса
zones-outer = все внешние локации
zones-inner = все внутренние локации
dock = Док { $number }
place-ship = корабль, { $dock }

## Корабли

ship-to = Корабль в локацию «{ $zone }», вместимость { $capacity }
ship-unknown = Корабль с неизвестным пунктом назначения, вместимость { $capacity }
ship-manual = Корабль с ручным управлением, вместимость { $capacity }
ship-with-token = { $ship }, жетон назначения: { $zone }

## Ресурсы

kind-ice = лёд
kind-sylvanite = сильванит
kind-celerium = целериум

## Персонажи

placing-second =
    { $places ->
        [one] Поместите { $places } астронавта на корабль в доке.
        [few] Поместите { $places } астронавтов на корабли в доках.
       *[many] Поместите { $places } астронавтов на корабли в доках.
    }
placing-first =
    { $places ->
        [one] Можете поместить { $places } астронавта на корабль.
        [few] Можете поместить до { $places } астронавтов на корабли.
       *[many] Можете поместить до { $places } астронавтов на корабли.
    }

character-recruiter = Рекрутёр
    .text = { placing-second } Возьмите назад всех своих сыгранных персонажей, в том числе Рекрутёра.
    .text-first = { placing-first } Возьмите назад всех своих использованных персонажей, в том числе Рекрутёра.
character-explorer = Исследователь
    .text =
        { placing-second } Затем сделайте до { $moves ->
            [one] { $moves } перемещения
            [few] { $moves } перемещений
           *[many] { $moves } перемещений
        }: каждый раз один ваш астронавт переходит в соседнюю локацию. Один и тот же может перейти снова.
    .text-first =
        { placing-first } Затем сделайте до { $moves ->
            [one] { $moves } перемещения
            [few] { $moves } перемещений
           *[many] { $moves } перемещений
        }: каждый раз один ваш астронавт переходит в соседнюю локацию. Один и тот же может перейти снова.
character-scientist = Учёный
    .text = { placing-second } Затем возьмите карту события или посмотрите закрытую карту открытия в игре.
    .text-first = { placing-first } Затем можете взять карту события или посмотреть карту открытия в игре.
character-secret-agent = Тайный агент
    .text =
        { $places ->
            [one] Поместите { $places } астронавта на корабль в доке.
            [few] Поместите { $places } астронавтов, каждого на отдельный корабль в доке.
           *[many] Поместите { $places } астронавтов, каждого на отдельный корабль в доке.
        } Затем запустите незаполненный корабль из дока, можно и пустой.
    .text-first =
        { $places ->
            [one] Можете поместить { $places } астронавта на корабль.
            [few] Можете поместить до { $places } астронавтов, каждого на отдельный корабль.
           *[many] Можете поместить до { $places } астронавтов, каждого на отдельный корабль.
        } Затем можете запустить незаполненный корабль, можно и пустой.
character-saboteur = Саботажник
    .text = { placing-second } Затем уничтожьте корабль в доке, полный или нет. Все на борту погибают.
    .text-first = { placing-first } Затем можете уничтожить корабль на стартовой площадке. Все на борту погибают.
character-femme-fatale = Роковая женщина
    .text = { placing-second } Затем замените чужого астронавта своим на корабле или в локации, где у вас есть астронавт. Заменённый погибает.
    .text-first = { placing-first } Затем можете заменить чужого астронавта своим на корабле или в локации, где у вас есть астронавт. Заменённый потерян.
character-travel-agent = Турагент
    .text =
        { $places ->
            [one] Поместите { $places } астронавта на корабль в доке.
            [few] Поместите { $places } астронавтов вместе на один корабль в доке.
           *[many] Поместите { $places } астронавтов вместе на один корабль в доке.
        } Если ни на одном корабле не хватает мест, вы пропускаете ход.
    .text-first =
        { $places ->
            [one] Можете поместить { $places } астронавта на корабль.
            [few] Можете поместить { $places } астронавтов вместе на один корабль.
           *[many] Можете поместить { $places } астронавтов вместе на один корабль.
        } Если ни на одном корабле не хватает мест, вы пропускаете ход.
character-soldier = Солдат
    .text =
        { placing-second } Затем убейте одного астронавта в любой локации, кроме внутренних. Потом переместите до { $moves ->
            [one] { $moves } своего астронавта
            [few] { $moves } своих астронавтов
           *[many] { $moves } своих астронавтов
        } с Фобоса в локации Марса, хотя бы одного, если он там есть.
    .text-first =
        { $places ->
            [one] Можете поместить { $places } астронавта на корабль.
            [few] Можете поместить { $places } астронавтов вместе на один корабль: всех или никого.
           *[many] Можете поместить { $places } астронавтов вместе на один корабль: всех или никого.
        } Затем можете убить одного астронавта во внешней локации.
character-pilot = Пилот
    .text = { placing-second } Затем положите жетон назначения на корабль в доке или в полёте.
    .text-first = { placing-first } Затем можете изменить пункт назначения корабля, на площадке или в полёте.

## Карты второго издания: открытия

card-even-ground = Ровная местность
card-uneven-ground = Неровная местность
card-mining-accident = Горный удар
card-synergy = Синергия
card-subterfuge = Уловка
card-native-resistance = Сопротивление местных
card-frozen-cave = Ледяная пещера
card-rich-vein = Богатая жила
card-ether-magnet = Эфирный магнит
card-sandstorm = Песчаная буря
card-lichens = Лишайники
card-underground-lake = Подземное озеро
card-radiation = Радиация

## Карты второго издания: миссии

card-eastern-influence = Влияние на востоке
card-southern-influence = Влияние на юге
card-western-influence = Влияние на западе
card-northern-influence = Влияние на севере
card-strategic-zones = Стратегические локации
card-moon-base = База на спутнике
card-celerium-baron = Барон целериума
card-sylvanite-baron = Барон сильванита
card-great-migration = Великое переселение
card-heroic-sacrifice = Героическая жертва
card-expansion = Экспансия
card-land-claims = Права на землю
card-diversified-trade = Разнообразная торговля

## Карты второго издания: действия

card-blocks-of-ice = Глыбы льда
card-ether-wind = Эфирный ветер
card-rescue = Спасение
card-industrial-espionage = Промышленный шпионаж

## Карты первого издания: открытия (богатая жила и радиация выше)

card-outcrop = Выход породы
card-life = Жизнь
card-reservoir = Водоём
card-cave-in = Обвал
card-ambush = Засада
card-upheaval = Переворот
card-bare-rock = Голая скала

## Карты первого издания: бонусы

card-secret-mission-1 = Секретная миссия 1
card-secret-mission-2 = Секретная миссия 2
card-secret-mission-3 = Секретная миссия 3
card-secret-mission-4 = Секретная миссия 4
card-grant = Грант
card-core = Сердце Марса
card-celerium = Целериум
card-sylvanite = Сильванит
card-memorial = Мемориал
card-presence = Присутствие
card-settlers = Поселенцы
card-trade = Торговля

ice-monopoly = Ледяная монополия
    .text = { count-points } за наибольшее количество жетонов льда. При ничьей делятся поровну с округлением вниз.

## Виды карт

type-discovery = открытие
type-mission = миссия
type-action = действие
type-bonus = карта бонусов
face-down-card = закрытая карта
moment-and-effect = { $moment }: { $effect }

## Когда карта действует

moment-reveal = Вскрытие карт открытий
moment-production = Последняя фаза добычи
moment-final = Финальный подсчёт очков
moment-reveal-start = Начало вскрытия карт открытий
moment-production-end = Конец последней фазы добычи
moment-none = Без определённого момента

## Что делают открытия

effect-all-present-tie = Считается, что у всех присутствующих в этой локации астронавтов поровну и больше всех.
effect-fewest-lead = Считается, что больше всех астронавтов у того, у кого в этой локации их меньше всех, но есть хотя бы один.
effect-no-new-tokens = Новые жетоны очков в этой локации не появляются. Прежние раздаются как обычно.
effect-neighbours-gain =
    { $amount ->
        [one] Каждая соседняя локация, где идёт добыча, получает ещё { $amount } жетон очков.
        [few] Каждая соседняя локация, где идёт добыча, получает ещё { $amount } жетона очков.
       *[many] Каждая соседняя локация, где идёт добыча, получает ещё { $amount } жетонов очков.
    }
effect-second-most-take-stay = Жетоны очков забирает тот, кто в этой локации второй по числу астронавтов. При ничьей за первое место они делятся как обычно. Если здесь только один игрок, жетоны остаются.
effect-second-most-take-take = Жетоны очков забирает тот, кто в этой локации второй по числу астронавтов. При ничьей за первое место они делятся как обычно. Если здесь только один игрок, их забирает он.
effect-each-loses =
    { $amount ->
        [one] Каждый присутствующий игрок теряет в этой локации { $amount } астронавта (Затерянные в космосе).
        [few] Каждый присутствующий игрок теряет в этой локации { $amount } астронавтов (Затерянные в космосе).
       *[many] Каждый присутствующий игрок теряет в этой локации { $amount } астронавтов (Затерянные в космосе).
    }
effect-new-tokens-become = Вид новых жетонов очков в этой локации: { $kind }.
effect-more-tokens =
    { $amount ->
        [one] Эта локация получает ещё { $amount } жетон очков.
        [few] Эта локация получает ещё { $amount } жетона очков.
       *[many] Эта локация получает ещё { $amount } жетонов очков.
    }
effect-docked-crews-land = Все астронавты с кораблей в доках приземляются в этой локации.
effect-scatter = Начиная с первого игрока, каждый переводит всех своих астронавтов из этой локации в соседние по своему выбору.
effect-points-present =
    { $amount ->
        [one] { $amount } очко каждому игроку, присутствующему в этой локации.
        [few] { $amount } очка каждому игроку, присутствующему в этой локации.
       *[many] { $amount } очков каждому игроку, присутствующему в этой локации.
    }
effect-points-most-full =
    { $amount ->
        [one] { $amount } очко тому, у кого здесь больше всех астронавтов. При ничьей каждый получает сполна.
        [few] { $amount } очка тому, у кого здесь больше всех астронавтов. При ничьей каждый получает сполна.
       *[many] { $amount } очков тому, у кого здесь больше всех астронавтов. При ничьей каждый получает сполна.
    }
effect-points-most-shared =
    { $amount ->
        [one] { $amount } очко тому, у кого здесь больше всех астронавтов. При ничьей делится с округлением вниз.
        [few] { $amount } очка тому, у кого здесь больше всех астронавтов. При ничьей делятся с округлением вниз.
       *[many] { $amount } очков тому, у кого здесь больше всех астронавтов. При ничьей делятся с округлением вниз.
    }
effect-nothing = Ничего не происходит.

## Чего требуют миссии и бонусы

effect-presence-scale = Очки: { $points }, смотря по тому, в скольких из этих локаций есть ваши астронавты: { $zones }.
effect-most-in = Больше всех астронавтов в сумме ({ $zones }): { count-points }.
effect-most-tokens = Больше всех жетонов очков ({ $kind }): { count-points }.
effect-most-lost = Больше всех астронавтов среди Затерянных в космосе: { count-points }.
effect-present-in-number = Астронавты хотя бы в { $count } из этих локаций ({ $zones }): { count-points }.
effect-sole-majority = Больше всех астронавтов, без ничьей, хотя бы в { $count } из этих локаций ({ $zones }): { count-points }.
effect-each-kind = Хотя бы по одному жетону очков каждого вида: { count-points }.
effect-present-in-all = Астронавт в каждой из этих локаций ({ $zones }): { count-points }.
effect-always = Без условий: { count-points }.
effect-per-lost = За каждого вашего астронавта среди Затерянных в космосе: { count-points }, не больше { $most }.
effect-per-zone = За каждую из этих локаций, где есть ваш астронавт ({ $zones }): { count-points }.

## Что делают карты действий

effect-take-tokens =
    { $amount ->
        [one] Возьмите { $amount } жетон очков ({ $kind }).
        [few] Возьмите { $amount } жетона очков ({ $kind }).
       *[many] Возьмите { $amount } жетонов очков ({ $kind }).
    }
effect-rescue =
    { $amount ->
        [one] Можете вернуть { $amount } своего астронавта из Затерянных в космосе в локацию, где есть ваш астронавт.
        [few] Верните до { $amount } своих астронавтов из Затерянных в космосе в локации, где есть ваш астронавт.
       *[many] Верните до { $amount } своих астронавтов из Затерянных в космосе в локации, где есть ваш астронавт.
    }
effect-kill-rival = Убейте одного чужого астронавта в локации, где есть ваш. В пределах досягаемости: { $zones }.

## Что произошло

event-round-begun = Начинается ход { $round }.
event-ship-docked = На площадке ({ $dock }): { $ship }.
event-ships-shuffled = Корабли из отбоя перемешаны в новую колоду.
event-destination-given = Корабль ({ $dock }) получает жетон назначения: { $zone }.
event-destination-set = { $seat } кладёт на корабль ({ $dock }) жетон назначения: { $zone }.
    .you = Вы кладёте на корабль ({ $dock }) жетон назначения: { $zone }.
event-astronaut-seated = { $seat } начинает с астронавтом на корабле ({ $dock }).
    .you = Вы начинаете с астронавтом на корабле ({ $dock }).
event-first-player = Первый игрок: { $seat }.
    .you = Первый игрок: вы.
event-cards-dealt =
    { $number ->
        [one] { $seat } получает { $number } карту.
        [few] { $seat } получает { $number } карты.
       *[many] { $seat } получает { $number } карт.
    }
    .you =
        { $number ->
            [one] Вы получаете { $number } карту.
            [few] Вы получаете { $number } карты.
           *[many] Вы получаете { $number } карт.
        }
event-card-dealt = { $seat } получает карту: { $card }.
    .you = Вы получаете карту: { $card }.
event-mission-kept = { $seat } оставляет себе карту: { $card }.
    .you = Вы оставляете себе карту: { $card }.
event-character-called = Первый игрок называет: { $character }.
event-character-revealed = { $seat } открывает персонажа: { $character }.
    .you = Вы открываете персонажа: { $character }.
event-astronauts-boarded =
    { $number ->
        [one] { $seat } помещает { $number } астронавта на корабль ({ $dock }).
        [few] { $seat } помещает { $number } астронавтов на корабль ({ $dock }).
       *[many] { $seat } помещает { $number } астронавтов на корабль ({ $dock }).
    }
    .you =
        { $number ->
            [one] Вы помещаете { $number } астронавта на корабль ({ $dock }).
            [few] Вы помещаете { $number } астронавтов на корабль ({ $dock }).
           *[many] Вы помещаете { $number } астронавтов на корабль ({ $dock }).
        }
event-ship-launched = Взлёт ({ $dock }): { $ship }.
event-ship-destroyed = { $seat } уничтожает корабль ({ $dock }): { $ship }.
    .you = Вы уничтожаете корабль ({ $dock }): { $ship }.
event-crew-lost =
    { $number ->
        [one] { $seat } теряет { $number } астронавта на корабле ({ $dock }).
        [few] { $seat } теряет { $number } астронавтов на корабле ({ $dock }).
       *[many] { $seat } теряет { $number } астронавтов на корабле ({ $dock }).
    }
    .you =
        { $number ->
            [one] Вы теряете { $number } астронавта на корабле ({ $dock }).
            [few] Вы теряете { $number } астронавтов на корабле ({ $dock }).
           *[many] Вы теряете { $number } астронавтов на корабле ({ $dock }).
        }
event-characters-taken-back = { $seat } берёт назад всех сыгранных персонажей.
    .you = Вы берёте назад всех сыгранных персонажей.
event-astronaut-moved = { $seat } перемещает астронавта: { $from } → { $to }.
    .you = Вы перемещаете астронавта: { $from } → { $to }.
event-astronaut-killed = { $seat } убивает астронавта в локации «{ $zone }». Владелец: { $owner }.
    .you = Вы убиваете астронавта в локации «{ $zone }». Владелец: { $owner }.
    .yours = { $seat } убивает вашего астронавта в локации «{ $zone }».
    .own = Вы убиваете своего астронавта в локации «{ $zone }».
event-astronaut-replaced = { $seat } заменяет астронавта ({ $place }). Владелец: { $owner }.
    .you = Вы заменяете астронавта ({ $place }). Владелец: { $owner }.
    .yours = { $seat } заменяет вашего астронавта ({ $place }).
event-resource-turned-up = Ресурс локации «{ $zone }»: { $kind }.
event-event-drawn = { $seat } берёт карту события.
    .you = Вы берёте карту события.
event-event-seen = { $seat } берёт карту: { $card }.
    .you = Вы берёте карту: { $card }.
event-card-kept = { $seat } оставляет карту закрытой у себя.
    .you = Вы оставляете карту закрытой у себя.
event-card-removed = Карта, которую берёт { $seat }, выбывает из игры закрытой.
    .you = Карта, которую вы взяли, выбывает из игры закрытой.
event-discovery-placed = { $seat } кладёт закрытую карту открытия к локации «{ $zone }».
    .you = Вы кладёте закрытую карту открытия к локации «{ $zone }».
event-discovery-discarded = Свободных локаций нет: { $seat } сбрасывает карту «{ $card }».
    .you = Свободных локаций нет: вы сбрасываете карту «{ $card }».
event-discovery-looked-at = { $seat } смотрит карту открытия у локации «{ $zone }».
    .you = Вы смотрите карту открытия у локации «{ $zone }».
event-discovery-seen = { $seat } видит открытие у локации «{ $zone }»: { $card }.
    .you = Вы видите открытие у локации «{ $zone }»: { $card }.
event-ship-landed = Посадка в локации «{ $zone }»: { $ship } ({ $dock }).
event-ship-discarded = В отбой: { $ship } ({ $dock }).
event-astronauts-landed =
    { $number ->
        [one] { $seat } высаживает { $number } астронавта в локации «{ $zone }».
        [few] { $seat } высаживает { $number } астронавтов в локации «{ $zone }».
       *[many] { $seat } высаживает { $number } астронавтов в локации «{ $zone }».
    }
    .you =
        { $number ->
            [one] Вы высаживаете { $number } астронавта в локации «{ $zone }».
            [few] Вы высаживаете { $number } астронавтов в локации «{ $zone }».
           *[many] Вы высаживаете { $number } астронавтов в локации «{ $zone }».
        }
event-production-begun = Начинается фаза добычи { $production }.
event-tokens-placed = Локация «{ $zone }» получает { count-tokens } ({ $kind }).
event-tokens-taken = { $seat } забирает { count-tokens } ({ $kind }) в локации «{ $zone }».
    .you = Вы забираете { count-tokens } ({ $kind }) в локации «{ $zone }».
event-action-revealed = { $seat } открывает карту действия: { $card }.
    .you = Вы открываете карту действия: { $card }.
event-tokens-gained = { $card }: { $seat } берёт { count-tokens } ({ $kind }).
    .you = { $card }: вы берёте { count-tokens } ({ $kind }).
event-astronaut-rescued = { $seat } возвращает астронавта из Затерянных в космосе в локацию «{ $zone }».
    .you = Вы возвращаете астронавта из Затерянных в космосе в локацию «{ $zone }».
event-discovery-revealed = Открытие у локации «{ $zone }»: { $card }.
event-astronaut-lost-here = { $card }: { $seat } теряет астронавта в локации «{ $zone }».
    .you = { $card }: вы теряете астронавта в локации «{ $zone }».
event-crew-pulled-down = Астронавты с корабля ({ $dock }) приземляются в локации «{ $zone }».
event-mission-revealed = { $seat } открывает карту: { $card }.
    .you = Вы открываете карту: { $card }.
event-tokens-scored = { $seat }: { count-points } за жетоны ({ $kind }).
    .you = Вы получаете { count-points } за жетоны ({ $kind }).
event-mission-scored = { $seat }: { count-points } за карту «{ $card }».
    .you = Вы получаете { count-points } за карту «{ $card }».
event-discovery-scored = { $seat }: { count-points } за открытие «{ $card }» у локации «{ $zone }».
    .you = Вы получаете { count-points } за открытие «{ $card }» у локации «{ $zone }».
event-ice-monopoly-scored = { $seat }: { count-points } за Ледяную монополию.
    .you = Вы получаете { count-points } за Ледяную монополию.
event-score-counted = { $seat }: всего { count-points }.
    .you = У вас всего { count-points }.
event-game-won = Побеждает { $seat }.
    .you = Вы побеждаете.
event-game-lost = Лучший результат у нейтрального цвета: оба игрока проигрывают.
event-neutral-character-seen = { $seat } разыгрывает в этом ходу персонажа: { $character }.
event-neutral-deck-shuffled = { $seat }: колода персонажей перемешана.
event-turn-skipped = { $seat } ничего не может сделать и пропускает ход.
    .you = Вы ничего не можете сделать и пропускаете ход.
event-hand-shown = { $seat } показывает карту: { $card }.
    .you = Вы показываете карту: { $card }.
event-ship-removed = Выбывает из игры: { $ship } ({ $dock }).
event-tile-counted = Жетон ресурсов локации «{ $zone }» считается за { count-tokens } ({ $kind }).
event-reveal-begun = Начинается вскрытие карт открытий.
event-discoveries-turned-up = Все карты открытий вскрыты.
event-no-action-left = { $seat } сейчас не открывает карт действий.
    .you = Вы сейчас не открываете карт действий.
event-decided-production = { $seat } получает { count-points } в фазе добычи { $production }, на { $ahead } больше, чем любой другой игрок.
    .you = Вы получаете { count-points } в фазе добычи { $production }, на { $ahead } больше, чем любой другой игрок.
event-decided-mission-missed = { $seat } ничего не получает за карту «{ $card }». Для победы хватило бы: { count-points }.
    .you = Вы ничего не получаете за карту «{ $card }». Для победы хватило бы: { count-points }.
event-decided-crew-lost = { $seat } уничтожает корабль ({ $dock }). Потеряно астронавтов: { $number }. Владелец: { $owner }.
    .you = Вы уничтожаете корабль ({ $dock }). Потеряно астронавтов: { $number }. Владелец: { $owner }.
    .yours = { $seat } уничтожает корабль ({ $dock }). Потеряно ваших астронавтов: { $number }.
event-decided-lead = { $seat } выходит вперёд в фазе добычи { $production } и остаётся впереди до конца.
    .you = Вы выходите вперёд в фазе добычи { $production } и остаётесь впереди до конца.
event-decided-lead-late = { $seat } выходит вперёд только при финальном подсчёте очков.
    .you = Вы выходите вперёд только при финальном подсчёте очков.

## О чём спрашиваем

question-keep-a-mission = Выберите миссию, которую оставите себе.
question-choose-a-character = Выберите персонажа на этот ход.
question-place-an-astronaut =
    { $times ->
        [1] Поместите астронавта: выберите корабль в доке.
       *[other] Поместите астронавта { $time } из { $times }: выберите корабль в доке.
    }
question-place-on-another-ship =
    { $times ->
        [1] Поместите астронавта: выберите другой корабль в доке.
       *[other] Поместите астронавта { $time } из { $times }: каждый раз выбирайте другой корабль в доке.
    }
question-place-together = Поместите всех астронавтов этого хода вместе: выберите корабль в доке.
question-pick-a-destination = Выберите, куда летит корабль ({ $dock }).
question-move-to-a-neighbour = Перемещение { $time } из { $times }: выберите астронавта и соседнюю локацию или закончите.
question-draw-or-look = Возьмите карту события или посмотрите карту открытия.
question-look-at-a-discovery = Выберите закрытую карту открытия, чтобы посмотреть её.
question-place-the-discovery = Выберите внешнюю локацию для открытия: { $card }.
question-launch-a-docked-ship = Выберите корабль в доке для запуска.
question-destroy-a-docked-ship = Выберите корабль в доке, который будет уничтожен.
question-replace-an-astronaut = Выберите астронавта, которого замените своим.
question-kill-an-astronaut = Выберите астронавта, который погибнет.
question-leave-the-moon = Переместите астронавта с Фобоса: выберите локацию Марса.
question-leave-the-moon-too = Переместите ещё одного с Фобоса ({ $time } из { $times }): выберите локацию Марса или закончите.
question-redirect-a-ship = Выберите корабль, который получит жетон назначения.
question-put-a-destination-token = Выберите жетон назначения для корабля ({ $dock }).
question-reveal-an-action = Выберите карту действия, которую откроете сейчас.
question-rescue-an-astronaut = Верните астронавта { $time } из { $times }: выберите локацию или закончите.
question-kill-a-rival = Выберите чужого астронавта, который погибнет.
question-flee-the-storm = Буря в локации «{ $zone }»: выберите соседнюю локацию для своего астронавта.
question-keep-a-bonus = Выберите карту бонусов, которую оставите себе.
question-board-a-ship =
    { $times ->
        [1] Поместите астронавта: выберите корабль или откажитесь.
       *[other] Поместите астронавта { $time } из { $times }: выберите корабль или откажитесь.
    }
question-board-another-ship =
    { $times ->
        [1] Поместите астронавта: выберите другой корабль или откажитесь.
       *[other] Поместите астронавта { $time } из { $times }: каждый раз выбирайте другой корабль или откажитесь.
    }
question-board-two-together = Поместите двух астронавтов вместе: выберите корабль или откажитесь.
question-board-three-together = Поместите трёх астронавтов вместе: выберите корабль или откажитесь.
question-exchange-a-destination = Выберите новый пункт назначения корабля ({ $dock }).

## Ответы

answer-draw = Взять карту события
answer-look = Посмотреть карту открытия у локации «{ $zone }»
answer-decline = Нет, спасибо
answer-done = Готово
answer-move = { $from } → { $to }
answer-astronaut-at = { $seat }, астронавт: { $place }
    .you = Ваш астронавт: { $place }

## К чему приведёт выбор

consequence-astronauts-placed =
    { $number ->
        [one] На корабль ({ $dock }) сядет { $number } астронавт.
        [few] На корабль ({ $dock }) сядут { $number } астронавта.
       *[many] На корабль ({ $dock }) сядет { $number } астронавтов.
    }
consequence-ship-launches = Корабль ({ $dock }) сразу взлетит. Назначение: { $zone }.
consequence-ship-leaves-unmanned = Корабль ({ $dock }) улетит без экипажа, в никуда.
consequence-ship-fills = Корабль ({ $dock }) будет полон: он взлетит в конце вашего хода.
consequence-seats-left =
    { $number ->
        [one] Останется { $number } свободное место ({ $dock }).
        [few] Останется { $number } свободных места ({ $dock }).
       *[many] Останется { $number } свободных мест ({ $dock }).
    }
consequence-flies-to = Новое назначение корабля ({ $dock }): { $zone }.
consequence-ship-destroyed = Корабль ({ $dock }) будет уничтожен.
consequence-crew-lost =
    { $number ->
        [one] { $seat } потеряет на нём { $number } астронавта.
        [few] { $seat } потеряет на нём { $number } астронавтов.
       *[many] { $seat } потеряет на нём { $number } астронавтов.
    }
consequence-leads-on-landing = Если он приземлится с таким экипажем, локация «{ $zone }» будет вашей.
consequence-ties-on-landing = Если он приземлится с таким экипажем, в локации «{ $zone }» у вас будет ничья.
consequence-astronaut-lost = { $seat } потеряет астронавта ({ $place }).
consequence-zone-yours = Локация «{ $zone }» будет вашей: { count-points } в фазе добычи { $production }.
consequence-zone-yours-for-nothing = Локация «{ $zone }» будет вашей, но пока ничего не даёт.
consequence-zone-yours-unexplored = Локация «{ $zone }» будет вашей. Её ресурс ещё закрыт.
consequence-zone-tied = Ничья в локации «{ $zone }»: { count-points } каждому в фазе добычи { $production }.
consequence-zone-tied-for-nothing = Ничья в локации «{ $zone }»: пока никто ничего не получит.
consequence-zone-lost = Локация «{ $zone }» больше не будет вашей.
consequence-zone-of-another = Локация «{ $zone }» перейдёт к другому: { $seat }.
consequence-mission-now = Пока что: { count-points }.
consequence-discovery-pays = { $card } у локации «{ $zone }»: пока что вам { count-points }.
consequence-deck-left =
    { $number ->
        [one] В колоде событий { $number } карта.
        [few] В колоде событий { $number } карты.
       *[many] В колоде событий { $number } карт.
    }
consequence-acts-at = Действует на счёт { $number }.
consequence-characters-back =
    { $number ->
        [one] К вам вернутся все персонажи: на руке прибавится { $number }.
        [few] К вам вернутся все персонажи: на руке прибавится { $number }.
       *[many] К вам вернутся все персонажи: на руке прибавится { $number }.
    }
consequence-all-placed =
    { $number ->
        [one] Сейчас нашёл бы место { $number } астронавт.
        [few] Сейчас нашли бы место { $number } астронавта.
       *[many] Сейчас нашло бы место { $number } астронавтов.
    }
consequence-fewer-placed = Сейчас место нашлось бы только для { $number } из { $all } астронавтов.
consequence-none-placed = Сейчас никто не нашёл бы места.
consequence-turn-skipped = Сейчас для { $number } астронавтов не нашлось бы мест на одном корабле: вы пропустили бы ход.
consequence-nobody-to-move = Сейчас вам некого перемещать.
consequence-nothing-to-study = Сейчас нечего взять и не на что посмотреть.
consequence-no-ship-to-launch = Сейчас нет корабля, который можно запустить.
consequence-no-ship-to-destroy = Сейчас нет корабля, который можно уничтожить.
consequence-nobody-to-replace = Сейчас некого заменить.
consequence-nobody-to-kill = Сейчас некого убить.
consequence-no-ship-to-redirect = Сейчас нет корабля, которому можно сменить назначение.
consequence-useless-now = Сейчас это ничего не даст.
consequence-could-still-place =
    { $number ->
        [one] Вы ещё можете поместить { $number } астронавта.
        [few] Вы ещё можете поместить { $number } астронавтов.
       *[many] Вы ещё можете поместить { $number } астронавтов.
    }

## Почему что-то невозможно

reason-not-asked = Сейчас вопрос не к вам. Дождитесь своей очереди.
reason-no-docked-ship = Здесь нет корабля в доке. Выберите док с кораблём.
reason-ship-full = Этот корабль полон. Выберите корабль со свободным местом.
reason-ship-launched-already = Этот корабль уже взлетел, и никто больше на него не сядет. Выберите корабль в доке.
reason-ship-out-of-reach = Этот корабль уже взлетел и вне досягаемости. Выберите корабль в доке.
reason-same-ship = На этот корабль вы только что посадили астронавта, а каждому нужен отдельный. Выберите другой корабль.
reason-supply-empty = В вашем запасе больше нет астронавтов. Продолжайте без этого.
reason-too-few-seats = На этом корабле мало свободных мест для всех, кто садится вместе. Выберите корабль попросторнее.
reason-too-few-astronauts = В вашем запасе слишком мало астронавтов, чтобы сесть вместе. Продолжайте без этого.
reason-not-in-hand = Этого персонажа нет у вас на руке: он вернётся с Рекрутёром. Выберите персонажа с руки.
reason-not-dealt-to-you = Эту карту раздали не вам. Выберите одну из своих.
reason-none-of-yours-there = Там нет вашего астронавта. Выберите место, где он есть.
reason-not-adjacent = У этих локаций нет общей границы. Выберите соседнюю локацию.
reason-nobody-there = Такого астронавта там нет. Выберите того, кто виден на поле.
reason-safe-zone = Астронавты в этой локации в безопасности. Выберите другую локацию.
reason-your-own = Это ваш астронавт. Выберите чужого.
reason-no-token-left = В запасе нет жетона назначения этой локации. Выберите другую локацию.
reason-no-discovery-there = У этой локации нет закрытой карты открытия. Выберите локацию, где она есть.
reason-discovery-already-there = У этой локации уже есть открытие, а место только для одного. Выберите другую внешнюю локацию.
reason-no-discoveries-here = К этой локации нельзя положить открытие. Выберите внешнюю локацию.
reason-event-deck-empty = Колода событий пуста, взять нечего. Посмотрите карту открытия.
reason-not-on-mars = Эта локация не на Марсе. Выберите локацию Марса.
reason-none-on-the-moon = На Фобосе нет ваших астронавтов. Продолжайте без этого перемещения.
reason-not-your-card = У вас нет этой карты. Выберите одну из своих.
reason-not-its-moment = Эту карту сейчас не открывают. Оставьте её или выберите другую.
reason-nobody-lost = Среди Затерянных в космосе нет ваших астронавтов, возвращать некого. Продолжайте без этого.
reason-card-does-not-reach = Карта не действует на эту локацию. Выберите одну из названных на карте.
reason-cannot-be-declined = Это надо выполнить, насколько возможно. Выберите один из вариантов.
reason-not-a-mission = Эта карта — открытие, а открытия не оставляют себе. Выберите другую из своих карт.

## Что может быть не так с набором

things-ships = космические корабли
things-discoveries = открытия
things-missions = миссии
things-actions = действия
things-resource-tokens = жетоны ресурсов
things-point-tokens = жетоны очков
things-destination-tokens = жетоны назначения
things-event-cards = карты событий
things-resource-tiles = жетоны ресурсов
things-destination-tiles = жетоны назначения
mistake-zone-order = локация с side = { $side } стоит после { $zone }, где side = { $other }
wanted-zone-order = ожидалось: сначала внешние локации, затем внутренние, затем спутник
mistake-touches = граничит с «{ $zone }»
wanted-nothing-on-moon = ничего не ожидалось: это спутник
mistake-touches-nothing = ни с чем не граничит
wanted-neighbours = ожидалось: соседние локации; только у спутника их нет
mistake-touches-itself = граничит сама с собой
wanted-other-zones = ожидалось: другие локации
mistake-one-sided-border = граничит с «{ $zone }», а та с ней нет
wanted-both-or-neither = ожидалось: обе или ни одна
mistake-map-in-pieces = между { $zones } и остальным Марсом нельзя пройти
wanted-map-in-one-piece = карта из коробки цельная
mistake-known-ships = с известным пунктом назначения: { $number }
wanted-ships-at-setup = ожидалось: не меньше { $least }, по одному на каждый док при подготовке
wanted-ships-for-docks = ожидалось: не меньше { $least }, по одному на каждый док
mistake-event-cards = карт событий вместе с копиями: { $number }
wanted-bonus-cards = ожидалось: не меньше { $least }, когда открытий { $discoveries }: игроки ({ $players }) и до { $redeals } пересдач берут по { $each } карты
mistake-resources = resources: всего { $number }
wanted-resources = ожидалось: от { $low } до { $high }, хотя бы по одному на локацию
wanted-points-for-zones = ожидалось: { $number }, по одному на каждое число локаций
wanted-number-of-zones = ожидалось: не больше { $most }, столько у неё локаций

## Правила в рисунках

drawn-red-planet-setup = Перед игрой
    .first = В каждой локации Марса лежит закрытый ресурс.
    .first-in-first = Ресурсы лежат закрытыми в перемешанном запасе; на Марсе пока нет ни одного.
    .second = Корабли ждут в доках, у каждого своё назначение.
    .third = У каждого астронавты и одни и те же девять персонажей.
drawn-red-planet-round = Ход
    .first = Все тайно выбирают персонажа.
    .second = Идёт отсчёт от девяти до одного; названный персонаж размещает астронавтов и действует.
    .second-in-first = Идёт счёт от одного до девяти; названный персонаж размещает астронавтов и действует.
    .third = В конце хода взлетевшие корабли садятся, и экипажи оказываются на Марсе.
drawn-red-planet-launch = Взлёт
    .first = Корабль в доке ждёт, пока не займут последнее место.
    .second = Полный корабль взлетает, и никто больше на него не сядет.
    .third = Он садится в пункте назначения. Первый экипаж открывает там ресурс.
drawn-red-planet-production = Добыча
    .first = Локации с открытым ресурсом получают его жетоны очков.
    .second = У кого в локации больше всех астронавтов, тот забирает жетоны.
    .third = При равенстве делят поровну; что не делится, остаётся в локации.

## Списки и количества

count-tokens =
    { $number ->
        [one] { $number } жетон очков
        [few] { $number } жетона очков
       *[many] { $number } жетонов очков
    }

## Фазы

phase-round = Ход { $number }
phase-production = Фаза добычи { $number }
phase-reveal = Вскрытие карт открытий
phase-final = Финальный подсчёт очков

## Очки и результаты

source-tokens = Жетоны очков
source-missions = Миссии
source-bonuses = Карты бонусов
source-ice-monopoly = Ледяная монополия
source-discoveries = Открытия
source-tie-break = Количество жетонов очков (решает при ничьей)

## Как идёт игра: что считается и что это даёт

standing-gains = Фаза добычи { $production }: { $gains }
aim-measure-zones = локации
aim-measure-majorities = локации со своим большинством
aim-measure-astronauts = астронавты
aim-measure-tokens = жетоны очков
aim-measure-lost = астронавты среди Затерянных в космосе
aim-measure-kinds = виды жетонов очков

## Откуда ожидаемые очки

bot-part-tokens = полученные жетоны очков
bot-part-zones = будущая добыча
bot-part-ice = Ледяная монополия
bot-part-discoveries = открытия
bot-part-tempo = персонажи на руке

## Стол

web-launch-pad = Стартовая площадка
web-hand = Ваши персонажи
web-missions = Ваши миссии и действия
web-track = Счётчик ходов, сейчас: { $phase }
web-drag-astronaut = Ваш следующий астронавт: перетащите его на корабль или нажмите на корабль
web-chosen = выбор сделан
web-supply = Астронавты в запасе
web-cards = Закрытые карты
web-played = Сыграно: { $characters }
web-card-in-hand = на руке
web-card-played = сыграна
web-card-chosen = выбрана на этот ход

## Поле словами

web-place-holds = { $place }: { $what }
web-resource = Ресурс: { $kind }
web-unexplored = Ещё не исследовано
web-no-ship = нет корабля
web-no-destination = Свободный выбор
web-first-aboard = Пункт назначения выбирает тот, кто первым взойдёт на борт.
web-launched = взлетел
web-aboard = На борту { $aboard } из { $capacity }
web-destination-token = Жетон назначения: { $zone }
web-discovery-face-down = Открытие, лицом вниз
web-discovery-known = Открытие, известное вам: { $card }
web-discovery-open = Открытие: { $card }
web-event-deck = Колода событий, осталось карт: { $number }
web-seen-by = Видели: { $names }
web-neighbours = Соседние локации: { $zones }
web-side-outer = Внешняя локация
web-side-inner = Внутренняя локация
web-side-moon = Спутник

## Выбор

web-picked = Теперь выберите куда.
web-play-character = Сыграть: { $character }

## Части набора

library-section-tokens = Жетоны и числа
library-section-zone = Локации
library-section-character = Персонажи
library-section-ship = Корабли
library-section-discovery = Открытия
library-section-mission-of-red-planet-first = Карты бонусов
library-section-action = Действия
