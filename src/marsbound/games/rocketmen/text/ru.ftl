### Rocketmen. Каждое имя сообщения начинается с rocketmen-: у других игр есть события, вопросы и карты с теми же именами.
### Вставляемые имена ($seat, $card, $destination, $location, $objective, $thing …) уже готовы и всегда в именительном падеже.
### Суммы денег ($amount, $money, $each, $most) — просто числа; знак доллара пишется здесь.

## Количества, в винительном падеже

rocketmen-count-cards =
    { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
rocketmen-count-success-cards =
    { $number ->
        [one] { $number } карту успеха
        [few] { $number } карты успеха
       *[many] { $number } карт успеха
    }
rocketmen-count-fields =
    { $number ->
        [one] { $number } поле
        [few] { $number } поля
       *[many] { $number } полей
    }
rocketmen-count-components =
    { $components ->
        [one] { $components } компонент
        [few] { $components } компонента
       *[many] { $components } компонентов
    }

## Пункты назначения и объекты

rocketmen-destination-earth = Орбита Земли
rocketmen-destination-moon = Луна
rocketmen-destination-mars = Марс
rocketmen-kind-satellite = Спутник
    .short = Спутник
rocketmen-kind-spaceship = Космический корабль
    .short = Корабль
rocketmen-kind-hotel = Звёздный отель
    .short = Отель
rocketmen-kind-shipyard = Орбитальная верфь
    .short = Верфь
rocketmen-kind-station = Космическая станция
    .short = Станция
rocketmen-kind-mining = Космическая добыча
    .short = Добыча
rocketmen-kind-base = База
    .short = База
rocketmen-location-earth-satellite = Спутник на орбите Земли
rocketmen-location-earth-spaceship = Космический корабль на орбите Земли
rocketmen-location-earth-hotel = Звёздный отель на орбите Земли
rocketmen-location-earth-shipyard = Орбитальная верфь у Земли
rocketmen-location-earth-station = Космическая станция на орбите Земли
rocketmen-location-moon-satellite = Спутник у Луны
rocketmen-location-moon-spaceship = Космический корабль у Луны
rocketmen-location-moon-station = Космическая станция у Луны
rocketmen-location-moon-base = База на Луне
rocketmen-location-mars-spaceship = Космический корабль у Марса
rocketmen-location-mars-mining = Космическая добыча на Марсе
rocketmen-location-mars-base = База на Марсе
rocketmen-distance = Расстояние: { $number }
rocketmen-draws = Карты успеха: { $number }
rocketmen-helped-by = Помогает: { $component }
rocketmen-rockets-needed = Нужно очков ракеты: { $number }
rocketmen-arrival-points = Очки по порядку прибытия: { $points }

## Компоненты: сколько их и просто название

rocketmen-money = { MONEY($amount) }
rocketmen-component-money = { MONEY($number) }
    .name = деньги
rocketmen-component-computers =
    { $number ->
        [one] { $number } компьютер
        [few] { $number } компьютера
       *[many] { $number } компьютеров
    }
    .name = компьютеры
rocketmen-component-composites =
    { $number ->
        [one] { $number } композит
        [few] { $number } композита
       *[many] { $number } композитов
    }
    .name = композиты
rocketmen-component-biotech =
    { $number ->
        [one] { $number } биотехнология
        [few] { $number } биотехнологии
       *[many] { $number } биотехнологий
    }
    .name = биотехнологии
rocketmen-component-science =
    { $number ->
        [one] { $number } наука
        [few] { $number } науки
       *[many] { $number } наук
    }
    .name = наука
rocketmen-component-rockets =
    { $number ->
        [one] { $number } очко ракеты
        [few] { $number } очка ракеты
       *[many] { $number } очков ракеты
    }
    .name = очки ракеты
rocketmen-component-any =
    { $number ->
        [one] { $number } любой компонент
        [few] { $number } любых компонента
       *[many] { $number } любых компонентов
    }
    .name = компьютеры, композиты или биотехнологии
    .short = любые: { $number }

## Достижения и жетоны

rocketmen-achievement-money = жетон денег
    .text = { MONEY(20) } раз в ход.
rocketmen-achievement-science = жетон науки
    .text = Один компонент на выбор (компьютеры, композиты, биотехнологии) раз в ход.
rocketmen-achievement-rocket = очко ракеты +1
    .text = Всегда действует для ваших ракет.
rocketmen-achievement-hand = лимит руки +1
    .text = Всегда действует для вашей руки.
rocketmen-goal-moon-token = жетон Луны
rocketmen-goal-mars-token = жетон Марса

## Зоны игрока и общие

rocketmen-zone-command-centre = Центр управления
rocketmen-zone-hand = Рука
rocketmen-zone-mission-plan = План миссии
rocketmen-zone-launch-pad = Стартовая площадка
rocketmen-zone-play-area = Игровая зона
rocketmen-zone-depot = Склад
rocketmen-zone-scrapyard = Свалка
rocketmen-zone-achievements = Достижения
rocketmen-zone-market = Рынок
rocketmen-zone-storage = Под Хранилищем
rocketmen-slot = место { $number } на Рынке

## Виды карт и что на них написано

rocketmen-type-mission = миссия
rocketmen-type-resource = ресурс
rocketmen-type-engine = двигатель
rocketmen-type-hazard = угроза
rocketmen-type-objective = личная цель
rocketmen-type-variant = вариант
rocketmen-success = Карта успеха { $value }
rocketmen-solo-card = Карта одиночной игры { $number }
rocketmen-discard = СБРОС
    .text = Карта даёт либо свои компоненты, либо эффект.
rocketmen-when-paying = ПРИ ОПЛАТЕ
    .text = Карта даёт компоненты, а также эффект, сразу или позже в этот ход.
rocketmen-launch-pad = СТАРТОВАЯ ПЛОЩАДКА
    .text = Эффект действует только на Стартовой площадке.
rocketmen-permanent = ПОСТОЯННАЯ
    .text = После успеха может остаться на Стартовой площадке.
rocketmen-limit = ЛИМИТ
    .text = За ход можно купить только один двигатель.
rocketmen-cost = Цена: { $cost }
rocketmen-gives = Компоненты: { $components }
rocketmen-flies-to = Возможные пункты назначения: { $destinations }
rocketmen-wins = Достижение: { $achievement }
rocketmen-hazard-points = Для владельца: { count-points }

## Миссии

rocketmen-card-satellite-a = Спутник А
rocketmen-card-satellite-b = Спутник Б
rocketmen-card-spaceship-a = Космический корабль А
rocketmen-card-spaceship-b = Космический корабль Б
rocketmen-card-spaceship-c = Космический корабль В
rocketmen-card-hotel = Звёздный отель
rocketmen-card-shipyard = Орбитальная верфь
rocketmen-card-station-a = Космическая станция А
rocketmen-card-station-b = Космическая станция Б
rocketmen-card-mining = Космическая добыча
rocketmen-card-base-a = База А
rocketmen-card-base-b = База Б

## Ресурсы

rocketmen-card-big-data = Большие данные
rocketmen-card-internet = Интернет
rocketmen-card-solar-power = Солнечная энергетика
rocketmen-card-next-generation-drugs = Лекарства нового поколения
rocketmen-card-planetary-laser-shield = Планетарный лазерный щит
rocketmen-card-batteries = Аккумуляторы
rocketmen-card-supercapacitors = Суперконденсаторы
rocketmen-card-government-contract = Государственный контракт
rocketmen-card-protective-suit = Защитный костюм
rocketmen-card-backup = Резервная копия
rocketmen-card-crowdfunding = Краудфандинг
rocketmen-card-afterburner = Форсаж
rocketmen-card-detailed-planning = Подробное планирование
rocketmen-card-industrial-espionage = Промышленный шпионаж
rocketmen-card-storage-yard = Хранилище
rocketmen-card-multi-purpose-space-suit = Многоцелевой скафандр
rocketmen-card-electric-cars = Электромобили
rocketmen-card-quantum-computer = Квантовый компьютер
rocketmen-card-reusable-rocket = Многоразовая ракета
rocketmen-card-research-institute = Исследовательский институт
rocketmen-card-stock-market-listing = Выход на биржу

## Двигатели и угрозы

rocketmen-card-small-boosters = Малые ускорители
rocketmen-card-medium-stage = Средняя ступень
rocketmen-card-heavy-stage = Тяжёлая ступень
rocketmen-card-pandemic = Пандемия
rocketmen-card-climate-change = Изменение климата
rocketmen-card-asteroid-impact = Падение астероида

## Что делают ресурсы

rocketmen-effect-none = Без эффекта.
rocketmen-effect-reorder = { rocketmen-launch-pad }: перед первой картой успеха сбросьте эту карту, посмотрите { rocketmen-count-success-cards } сверху колоды и верните в любом порядке.
    .short = на площадке: задаёт порядок карт успеха ({ $number })
rocketmen-effect-free-placement = { rocketmen-when-paying }: бесплатно положите на Стартовую площадку одну карту с руки или только что купленную за эту карту.
    .short = при оплате: одна карта на площадку бесплатно
rocketmen-effect-take-hazard = С руки: отправьте эту карту на Свалку и бесплатно возьмите с Рынка карту: { $hazard }.
    .short = с руки: на Свалку, взамен — { $hazard }
rocketmen-effect-scrap-and-draw = { rocketmen-discard }: отправьте на Свалку другую карту с руки, затем возьмите { rocketmen-count-cards }.
    .short = сброс: другую карту на Свалку, взять { rocketmen-count-cards }
rocketmen-effect-cycle-hand = { rocketmen-discard }: сбросьте с руки сколько угодно карт, затем возьмите столько же и ещё одну.
    .short = сброс: обменять карты руки и взять на одну больше
rocketmen-effect-money-per-mission = Даёт { MONEY($each) } за каждую выполненную вами миссию, не больше { MONEY($most) }.
    .short = { MONEY($each) } за каждую выполненную миссию, не больше { MONEY($most) }
rocketmen-effect-zero-becomes = { rocketmen-launch-pad }: когда вы берёте карту успеха 0, можете сбросить эту карту: 0 считается за { $value }.
    .short = на площадке: 0 считается за { $value }
rocketmen-effect-advance = { rocketmen-launch-pad }: при старте ракета продвигается ещё на { rocketmen-count-fields }, каким бы ни был пункт назначения.
    .short = на площадке: при старте ещё { rocketmen-count-fields }
rocketmen-effect-late-advance = { rocketmen-launch-pad }: сбросьте эту карту в любой момент запуска, даже после последней карты успеха: ракета продвигается на { rocketmen-count-fields }.
    .short = на площадке: в любой момент ещё { rocketmen-count-fields }
rocketmen-effect-choose-first = { rocketmen-launch-pad }: вместо первой карты успеха сбросьте эту карту, возьмите { rocketmen-count-success-cards } и выберите из них первую. Если миссия удастся, эта карта уходит на Свалку.
    .short = на площадке: выбор первой карты успеха из { $number }
rocketmen-effect-copy = { rocketmen-launch-pad }: на один запуск эта карта становится копией ресурса со Стартовой площадки другого игрока.
    .short = на площадке: копирует ресурс с чужой площадки
rocketmen-effect-store =
    { $number ->
        [one] { rocketmen-launch-pad }: под эту карту можно положить до { $number } карты и в один из следующих ходов взять на руку. Пока карта лежит там, запуску она не помогает.
        [few] { rocketmen-launch-pad }: под эту карту можно положить до { $number } карт и в один из следующих ходов взять на руку. Пока карты лежат там, запуску они не помогают.
       *[many] { rocketmen-launch-pad }: под эту карту можно положить до { $number } карт и в один из следующих ходов взять на руку. Пока карты лежат там, запуску они не помогают.
    }
    .short = на площадке: под ней есть место для карт ({ $number })
rocketmen-effect-redraw = { rocketmen-launch-pad }: сразу после карты успеха можете сбросить эту карту: та не считается, и вы берёте другую.
    .short = на площадке: заменяет карту успеха следующей
rocketmen-effect-take-back = { rocketmen-discard }: возьмите на руку из Игровой зоны карту с другим названием.
    .short = сброс: вернуть карту из Игровой зоны на руку
rocketmen-effect-draw = { rocketmen-when-paying }: возьмите { rocketmen-count-cards }.
    .short = при оплате: взять { rocketmen-count-cards }

## Личные цели и варианты

rocketmen-objective = { $first } и { $second }
    .text = Очки: { $one } за одно из двух, { $both } за оба.
    .text-solo = Нужно выполнить и то и другое, иначе игра проиграна.
rocketmen-variant-most-computers = Больше всех компьютеров
    .text = { count-points } за наибольшее число компьютеров на всех своих картах, включая Свалку. При ничьей каждый получает все очки.
rocketmen-variant-most-composites = Больше всех композитов
    .text = { count-points } за наибольшее число композитов на всех своих картах, включая Свалку. При ничьей каждый получает все очки.
rocketmen-variant-most-biotech = Больше всех биотехнологий
    .text = { count-points } за наибольшее число биотехнологий на всех своих картах, включая Свалку. При ничьей каждый получает все очки.
rocketmen-variant-most-rockets = Больше всех очков ракеты
    .text = { count-points } за наибольшее число очков ракеты на всех своих картах и достижениях, включая Свалку. При ничьей каждый получает все очки.
rocketmen-variant-most-hazards = Больше всех угроз
    .text = { count-points } за наибольшее число карт угроз, включая Свалку. При ничьей каждый получает все очки.
rocketmen-variant-all-destinations = Везде как дома
    .text = { count-points } каждому, у кого есть выполненные миссии и на орбите Земли, и на Луне, и на Марсе.
rocketmen-variant-two-engines = Два двигателя
    .text = За ход можно купить два двигателя вместо одного.
rocketmen-variant-free-mission = Бесплатное планирование
    .text = Положить миссию на План миссии ничего не стоит.
rocketmen-variant-keep-one-after-failure = Уцелело при крушении
    .text = После неудачи одна карта остаётся на Стартовой площадке.
rocketmen-variant-market-end = Всё распродано
    .text = Игра заканчивается и тогда, когда Рынок больше нельзя пополнить; круг доигрывают.

## Откуда очки и чем кончилось

rocketmen-source-missions = Миссии
rocketmen-source-hazards = Угрозы
rocketmen-source-tokens = Жетоны Луны и Марса
rocketmen-source-objectives = Личная цель
rocketmen-source-variants = Варианты
rocketmen-rival = Соперник
rocketmen-result-tie-broken = Ничья, { count-points } у каждого. По дальности объекта или по числу миссий побеждает { $seat }.
    .you = Ничья, { count-points } у каждого. По дальности объекта или по числу миссий побеждаете вы.

## Что произошло

rocketmen-event-first-player = Первый игрок: { $seat }.
    .you = Первый игрок: вы.
rocketmen-event-variant-drawn = Вариант этой игры: { $variant }.
rocketmen-event-objectives-dealt =
    { $number ->
        [one] { $seat } получает { $number } личную цель.
        [few] { $seat } получает { $number } личные цели.
       *[many] { $seat } получает { $number } личных целей.
    }
    .you =
        { $number ->
            [one] Вы получаете { $number } личную цель.
            [few] Вы получаете { $number } личные цели.
           *[many] Вы получаете { $number } личных целей.
        }
rocketmen-event-objective-dealt = { $seat } получает личную цель: { $objective }.
    .you = Вы получаете личную цель: { $objective }.
rocketmen-event-market-filled = Новая карта на Рынке: { $card }.
    .several = Новые карты на Рынке: { $card }.
rocketmen-event-turn-begun = Круг { $round }, ходит { $seat }.
    .you = Круг { $round }, ваш ход.
rocketmen-event-cards-drawn = { $seat } берёт { rocketmen-count-cards }.
    .you = Вы берёте { rocketmen-count-cards }.
rocketmen-event-card-drawn = { $seat } берёт карту: { $card }.
    .several = { $seat } берёт карты: { $card }.
    .you = Вы берёте карту: { $card }.
    .several-you = Вы берёте карты: { $card }.
rocketmen-event-deck-shuffled = { $seat }: Склад перемешан в новый Центр управления.
    .you = Ваш Склад перемешан в новый Центр управления.
rocketmen-event-card-chosen = { $seat } собирается купить карту: { $card }.
    .you = Вы собираетесь купить карту: { $card }.
rocketmen-event-paid-with = { $seat } платит картой: { $card }.
    .several = { $seat } платит картами: { $card }.
    .you = Вы платите картой: { $card }.
    .several-you = Вы платите картами: { $card }.
rocketmen-event-marker-used = { $seat } платит достижением: { $achievement }.
    .you = Вы платите достижением: { $achievement }.
rocketmen-event-card-bought = { $seat } покупает карту: { $card }.
    .you = Вы покупаете карту: { $card }.
rocketmen-event-mission-planned = { $seat } кладёт миссию на План миссии: { $card }.
    .you = Вы кладёте миссию на План миссии: { $card }.
rocketmen-event-card-placed = { $seat } кладёт карту на Стартовую площадку: { $card }.
    .you = Вы кладёте карту на Стартовую площадку: { $card }.
rocketmen-event-card-stored = { $seat } кладёт карту под Хранилище: { $card }.
    .you = Вы кладёте карту под Хранилище: { $card }.
rocketmen-event-card-taken-back = { $seat } берёт карту назад на руку: { $card }.
    .you = Вы берёте карту назад на руку: { $card }.
rocketmen-event-card-discarded = { $seat } сбрасывает карту: { $card }.
    .several = { $seat } сбрасывает карты: { $card }.
    .you = Вы сбрасываете карту: { $card }.
    .several-you = Вы сбрасываете карты: { $card }.
rocketmen-event-pad-card-discarded = { $seat } сбрасывает карту со Стартовой площадки: { $card }.
    .several = { $seat } сбрасывает карты со Стартовой площадки: { $card }.
    .you = Вы сбрасываете карту со Стартовой площадки: { $card }.
    .several-you = Вы сбрасываете карты со Стартовой площадки: { $card }.
rocketmen-event-mission-discarded = { $seat } сбрасывает миссию с Плана миссии: { $card }.
    .you = Вы сбрасываете миссию с Плана миссии: { $card }.
rocketmen-event-card-scrapped = { $seat } отправляет карту на Свалку: { $card }.
    .you = Вы отправляете карту на Свалку: { $card }.
rocketmen-event-hazard-taken = { $seat } бесплатно берёт угрозу: { $card }.
    .you = Вы бесплатно берёте угрозу: { $card }.
rocketmen-event-launch-declared = { $seat } объявляет запуск: { $card }. Пункт назначения: { $destination }.
    .you = Вы объявляете запуск: { $card }. Пункт назначения: { $destination }.
rocketmen-event-card-copied = { $seat } копирует карту на этот запуск: { $card }.
    .you = Вы копируете карту на этот запуск: { $card }.
rocketmen-event-rocket-moved =
    { $number ->
        [-4] { $seat }: ракета отходит на 4 поля назад, на поле { $to }.
        [-3] { $seat }: ракета отходит на 3 поля назад, на поле { $to }.
        [-2] { $seat }: ракета отходит на 2 поля назад, на поле { $to }.
        [-1] { $seat }: ракета отходит на 1 поле назад, на поле { $to }.
       *[other] { $seat }: ракета продвигается на { rocketmen-count-fields }, на поле { $to }.
    }
    .you =
        { $number ->
            [-4] Ваша ракета отходит на 4 поля назад, на поле { $to }.
            [-3] Ваша ракета отходит на 3 поля назад, на поле { $to }.
            [-2] Ваша ракета отходит на 2 поля назад, на поле { $to }.
            [-1] Ваша ракета отходит на 1 поле назад, на поле { $to }.
           *[other] Ваша ракета продвигается на { rocketmen-count-fields }, на поле { $to }.
        }
rocketmen-event-success-drawn = { $seat } берёт карту успеха: { $value }.
    .you = Вы берёте карту успеха: { $value }.
rocketmen-event-success-seen = { $seat } видит карту успеха: { $value }.
    .you = Вы видите карту успеха: { $value }.
rocketmen-event-success-ordered = { $seat } возвращает карты успеха в выбранном порядке.
    .you = Вы возвращаете карты успеха в выбранном порядке.
rocketmen-event-success-ignored = { $seat } пропускает карту успеха: { $value }.
    .you = Вы пропускаете карту успеха: { $value }.
rocketmen-event-effect-used = { $seat } применяет эффект карты: { $card }.
    .you = Вы применяете эффект карты: { $card }.
rocketmen-event-launch-aborted = { $seat } прерывает запуск.
    .you = Вы прерываете запуск.
rocketmen-event-launch-failed = { $seat }: запуск не удался.
    .you = Ваш запуск не удался.
rocketmen-event-mission-completed = { $seat } выполняет миссию: { $location }, { count-points }.
    .you = Вы выполняете миссию: { $location }, { count-points }.
rocketmen-event-achievement-won = { $seat } получает достижение: { $achievement }.
    .you = Вы получаете достижение: { $achievement }.
rocketmen-event-token-won = { $seat } прибывает раньше всех и берёт жетон: { $destination }.
    .you = Вы прибываете раньше всех и берёте жетон: { $destination }.
rocketmen-event-end-begun = Близится конец: этот круг последний.
rocketmen-event-round-without-progress =
    { $rounds ->
        [one] { $rounds } круг без продвижения: никто ничего не купил, не положил и не запустил. После { $limit } таких кругов игра заканчивается.
        [few] { $rounds } круга подряд без продвижения. После { $limit } игра заканчивается.
       *[many] { $rounds } кругов подряд без продвижения. После { $limit } игра заканчивается.
    }
rocketmen-event-game-stalled =
    { $rounds ->
        [one] { $rounds } круг подряд без продвижения: игра окончена, считаем очки.
        [few] { $rounds } круга подряд без продвижения: игра окончена, считаем очки.
       *[many] { $rounds } кругов подряд без продвижения: игра окончена, считаем очки.
    }
rocketmen-event-points-scored = { $seat }: { count-points } ({ $source }).
    .you = Вы получаете { count-points } ({ $source }).
rocketmen-event-score-counted = { $seat }: всего { count-points }.
    .you = У вас всего { count-points }.
rocketmen-event-game-won = Побеждает { $seat }.
    .you = Вы побеждаете.
rocketmen-event-game-lost = Игра проиграна: нужно выполнить всю личную цель и набрать больше очков, чем соперник.
rocketmen-event-rival-card-drawn = Карта для соперника: { $solo }.
rocketmen-event-rival-sets-out = Соперник стартует с поля { $field }: { $location }.
rocketmen-event-rival-moved = Ракета соперника переходит на поле { $field }.
rocketmen-event-rival-arrived = Соперник прибывает: { $location }, { count-points }.
rocketmen-event-card-removed = Выбывает из игры: { $card }.
rocketmen-event-rival-scored = Соперник получает { count-points } за угрозу.
rocketmen-event-card-kept = { $seat } оставляет карту на Стартовой площадке: { $card }.
    .you = Вы оставляете карту на Стартовой площадке: { $card }.
rocketmen-event-decided-launch-missed = Круг { $round }, { $seat }: запуск ни к чему не приводит. Пункт назначения: { $destination }.
    .you = Круг { $round }: ваш запуск ни к чему не приводит. Пункт назначения: { $destination }.
rocketmen-event-decided-source = { $seat }: { count-points } ({ $source }), на { $ahead } больше, чем любой другой игрок.
    .you = Вы получаете { count-points } ({ $source }), на { $ahead } больше, чем любой другой игрок.
rocketmen-event-decided-lead = { $seat } выходит вперёд на шкале очков в круге { $round } и остаётся впереди до конца.
    .you = Вы выходите вперёд на шкале очков в круге { $round } и остаётесь впереди до конца.
rocketmen-event-decided-lead-late = { $seat } выходит вперёд только при финальном подсчёте очков.
    .you = Вы выходите вперёд только при финальном подсчёте очков.

## К чему приведёт выбор

rocketmen-consequence-costs =
    { $components ->
        [0] Цена: { MONEY($money) }.
       *[other] { $money ->
            [0] Цена: { rocketmen-count-components }.
           *[other] Цена: { MONEY($money) } и { rocketmen-count-components }.
        }
    }
rocketmen-consequence-leaves =
    { $money ->
        [0] Денег не останется.
       *[other] Останутся карты и достижения не больше чем на { MONEY($money) }.
    }
rocketmen-consequence-still-owed =
    { $components ->
        [0] Останется заплатить: { MONEY($money) }.
       *[other] { $money ->
            [0] Останется заплатить: { rocketmen-count-components }.
           *[other] Останется заплатить: { MONEY($money) } и { rocketmen-count-components }.
        }
    }
rocketmen-consequence-paid-up = Всё будет оплачено.
rocketmen-consequence-points-at-once = { count-points } сразу.
rocketmen-consequence-points-at-the-end = { count-points } в конце игры.
rocketmen-consequence-can-launch = { $location }: очки ракеты { $have } из { $need }, можно запускать. Успех: { $percent }.
rocketmen-consequence-rockets-missing = { $location }: очки ракеты { $have } из { $need }, запустить пока нельзя.
rocketmen-consequence-pad-lost = Придётся сбросить { rocketmen-count-cards } со Стартовой площадки.
rocketmen-consequence-launch-promises = { $location }: { count-points }. Успех: { $percent }.
rocketmen-consequence-pad-at-risk = При неудаче придётся сбросить { rocketmen-count-cards } со Стартовой площадки.
rocketmen-consequence-success = Успех: { $percent }.
rocketmen-consequence-abort-costs =
    { $number ->
        [0] Прерывание не стоит ни одной карты.
       *[other] За прерывание придётся сбросить { rocketmen-count-cards } со Стартовой площадки.
    }
rocketmen-consequence-rocket-at = Ракета дойдёт до поля { $field } из { $distance }.
rocketmen-consequence-could-launch = Вы можете запустить ракету: { $location }. Успех: { $percent }.
rocketmen-consequence-could-buy = В этом ходу вы ещё ничего не потратили, а у вас { MONEY($money) }. Карт, которые можно купить: { $number }.
rocketmen-consequence-could-plan = Вы можете положить миссию на План миссии.
rocketmen-consequence-could-draw = Вы ещё можете взять { rocketmen-count-cards }.
rocketmen-consequence-could-place-free = Вы ещё можете бесплатно положить карту на Стартовую площадку.

## О чём спрашиваем

rocketmen-question-act = Выберите действие, запуск или конец хода.
rocketmen-question-pay-the-rest =
    { $components ->
        [0] Осталось заплатить: { MONEY($money) }.
       *[other] { $money ->
            [0] Осталось заплатить: { rocketmen-count-components }.
           *[other] Осталось заплатить: { MONEY($money) } и { rocketmen-count-components }.
        }
    }
rocketmen-question-pay-for-placing = Эта карта не платит за себя сама: выберите, чем заплатите.
rocketmen-question-scrap-a-card = Выберите карту с руки, которая уйдёт на Свалку.
rocketmen-question-discard-for-cards = Выберите карту для сброса, за которую возьмёте другую, или закончите.
rocketmen-question-take-from-the-play-area = Выберите карту из Игровой зоны, которую возьмёте на руку.
rocketmen-question-must-copy-a-card = Выберите для копирования карту, которая даст ракете недостающие очки.
rocketmen-question-may-copy-a-card = Выберите карту для копирования на этот запуск или откажитесь.
rocketmen-question-fly = { $destination }, поле { $rocket } из { $distance }: { $can }
rocketmen-in-flight-draw = возьмите следующую карту успеха.
rocketmen-in-flight-draw-or-use = возьмите следующую карту успеха или примените карту со Стартовой площадки.
rocketmen-in-flight-abort = летите дальше или прервите запуск.
rocketmen-in-flight-abort-or-use = летите дальше, прервите запуск или примените карту со Стартовой площадки.
rocketmen-in-flight-leave = все карты успеха взяты.
rocketmen-in-flight-leave-or-use = все карты успеха взяты: примените карту со Стартовой площадки или оставьте всё как есть.
rocketmen-question-put-one-on-top = Выберите карту успеха, которая будет первой.
rocketmen-question-choose-the-first-card = Выберите одну из них первой картой успеха.
rocketmen-question-lose-a-pad-card = Прерванный запуск имеет цену: выберите карту со Стартовой площадки для сброса.
rocketmen-question-discard-a-permanent = Выберите для сброса карту с надписью { rocketmen-permanent } или оставьте остальное.
rocketmen-question-keep-one-pad-card = Выберите карту, которая останется на Стартовой площадке.
rocketmen-question-keep-the-plan = Оставить миссию на Плане миссии?
rocketmen-question-discard-over-the-limit = Карт на руке больше лимита: выберите карту для сброса.

## Ответы: что делаем и с чем

rocketmen-deed-buy = Купить: { $thing }
    .group = Купить
rocketmen-deed-buy-engine = Купить двигатель: { $thing }
    .group = Двигатель
rocketmen-deed-plan = Положить на План миссии: { $thing }
    .group = Запланировать
rocketmen-deed-plan-paid = Положить на План миссии, заплатив другой картой: { $thing }
    .group = План, оплата другой картой
rocketmen-deed-pad = Положить на Стартовую площадку: { $thing }
    .group = На площадку
rocketmen-deed-pad-paid = Положить на Стартовую площадку, заплатив другой картой: { $thing }
    .group = На площадку, оплата другой картой
rocketmen-deed-free = Положить бесплатно на Стартовую площадку: { $thing }
    .group = На площадку бесплатно
rocketmen-deed-free-bought = Положить бесплатно на Стартовую площадку, сразу после покупки: { $thing }
    .group = Купленное на площадку
rocketmen-deed-store = Положить под Хранилище: { $thing }
    .group = На хранение
rocketmen-deed-store-paid = Положить под Хранилище, заплатив другой картой: { $thing }
    .group = На хранение, оплата другой картой
rocketmen-deed-unstore = Взять назад из-под Хранилища: { $thing }
    .group = С хранения
rocketmen-deed-use = Применить эффект: { $thing }
    .group = Применить
rocketmen-deed-draw = Взять карту за ту, которой заплачено
rocketmen-deed-discard = Сбросить: { $thing }
    .group = Сбросить
rocketmen-deed-unpad = Сбросить со Стартовой площадки: { $thing }
    .group = Убрать с площадки
rocketmen-deed-drop-plan = Сбросить миссию с плана и все карты со Стартовой площадки
rocketmen-deed-remove = Убрать из игры ценой шага соперника: { $thing }
    .group = Убрать (соперник +1)
rocketmen-deed-launch = Запуск: { $thing }
    .group = Запуск
rocketmen-deed-end = Закончить ход
rocketmen-deed-pay = Заплатить картой: { $thing }
    .group = Заплатить
rocketmen-deed-marker = Заплатить достижением: { $thing }
    .group = Жетон
rocketmen-deed-pay-for-me = Заплатить остальное за меня, как можно бережнее
rocketmen-deed-add = Купить той же оплатой: { $thing }
    .group = Купить ещё
rocketmen-deed-add-engine = Купить той же оплатой двигатель: { $thing }
    .group = Ещё двигатель
rocketmen-deed-go-on = Взять следующую карту успеха
rocketmen-deed-afterburner = Включить Форсаж
rocketmen-deed-look-ahead = Посмотреть следующие карты успеха
rocketmen-deed-plan-in-detail = Выбрать первую карту успеха самостоятельно
rocketmen-deed-draw-anew = Пропустить эту карту успеха и взять другую
rocketmen-deed-count-a-zero = Засчитать 0 как большее число
rocketmen-deed-abort = Прервать запуск
rocketmen-deed-give-up = Больше ничего: запуск не удался

## Почему что-то невозможно

rocketmen-reason-not-asked = Сейчас вопрос не к вам. Дождитесь своей очереди.
rocketmen-reason-slot-empty = Это место на Рынке пустует. Выберите другую карту.
rocketmen-reason-pile-empty = Таких двигателей не осталось. Выберите другой вид.
rocketmen-reason-cannot-pay = Вашей руки и достижений на это не хватит. Выберите что-нибудь подешевле.
rocketmen-reason-engine-limit = Больше двигателей в этот ход купить нельзя. Ещё один можно купить в следующий ход.
rocketmen-reason-already-chosen = Эта карта уже выбрана. Выберите другую.
rocketmen-reason-not-in-hand = Этой карты нет у вас на руке. Выберите карту с руки.
rocketmen-reason-does-not-pay = У этой карты нет ничего, чем здесь можно заплатить. Заплатите другой картой или достижением.
rocketmen-reason-not-needed = Это не даёт ничего из того, что осталось заплатить. Заплатите чем-нибудь другим.
rocketmen-reason-no-marker = В этот ход у вас больше нет такого жетона. Заплатите чем-нибудь другим.
rocketmen-reason-plan-taken = На Плане миссии место для одной миссии, и оно занято. Запустите её или сначала сбросьте.
rocketmen-reason-not-a-mission = На План миссии кладут только карты миссий. Выберите миссию.
rocketmen-reason-no-mission-planned = На вашем Плане миссии нет миссии. Сначала положите её туда.
rocketmen-reason-nothing-but-money = На Стартовую площадку кладут только карты с компонентом, отличным от денег. Выберите такую карту.
rocketmen-reason-already-on-pad = Карта с таким названием уже лежит на вашей Стартовой площадке. Выберите другую.
rocketmen-reason-not-on-pad = Такой карты нет на вашей Стартовой площадке. Выберите из тех, что там лежат.
rocketmen-reason-no-free-placement = Ни одна карта, которой вы платили, не позволяет положить эту бесплатно. Выберите что-нибудь другое.
rocketmen-reason-no-yard = На вашей Стартовой площадке нет Хранилища. Сначала положите его туда.
rocketmen-reason-yard-full = Ваше Хранилище заполнено. Найдите этой карте другое применение.
rocketmen-reason-not-stored = Эта карта не лежит под вашим Хранилищем. Выберите ту, что там лежит.
rocketmen-reason-stored-this-turn = Эта карта положена туда в этот самый ход. Возьмите её в один из следующих.
rocketmen-reason-no-effect-from-hand = У этой карты нет эффекта с руки. Заплатите ею или выложите её.
rocketmen-reason-no-such-hazard = Угрозы, с которой борется эта карта, нет на Рынке. Придержите карту, пока она не появится.
rocketmen-reason-no-other-card = Сначала надо отправить на Свалку другую карту, а на руке её нет. Применяйте эту карту, когда она будет.
rocketmen-reason-nothing-to-take-back = В Игровой зоне нет карты, которую можно так взять назад. Выберите что-нибудь другое.
rocketmen-reason-same-name = Карта не может вернуть карту с тем же названием. Выберите карту с другим.
rocketmen-reason-no-draw-pending = Ни одна карта, которой вы платили, не позволяет взять карту. Заплатите той, которая позволяет.
rocketmen-reason-not-its-destination = Миссия с вашего плана туда не летит. Выберите пункт назначения, указанный на её карте.
rocketmen-reason-already-there = Там вы эту миссию уже выполнили. Выберите другой пункт назначения или другую миссию.
rocketmen-reason-too-few-rockets = Очков ракеты для этого полёта мало. Добавьте их или выберите что-нибудь другое.
rocketmen-reason-no-markers-left = Вы выполнили все миссии, какие могли. Используйте ход иначе.
rocketmen-reason-nothing-planned = На вашем Плане миссии нечего сбрасывать. Выберите что-нибудь другое.
rocketmen-reason-not-on-a-rivals-pad = Ни у кого из других игроков этой карты нет на Стартовой площадке. Выберите ту, что там лежит.
rocketmen-reason-no-card-drawn-yet = Для этого ещё рано. Сначала возьмите карту успеха.
rocketmen-reason-last-card-drawn = Последняя карта успеха уже взята. Поможет только Форсаж.
rocketmen-reason-only-before-the-first = Это действует только перед первой картой успеха. Выберите что-нибудь другое.
rocketmen-reason-only-after-a-card = Это действует только сразу после карты успеха, но не последней. Выберите что-нибудь другое.
rocketmen-reason-not-a-zero = Только что взятая карта успеха — не 0. Приберегите это на случай нуля.
rocketmen-reason-not-among-them = Этой карты успеха нет среди тех, что вы видите. Выберите одну из них.
rocketmen-reason-not-permanent = На этой карте нет надписи { rocketmen-permanent }, она и так сбрасывается. Выберите другую или закончите.
rocketmen-reason-no-rival-mission = У соперника нет миссии в пути, поэтому карту убрать нельзя. Выберите что-нибудь другое.
rocketmen-reason-solo-only = Карты с Рынка убирают только в одиночной игре. Выберите что-нибудь другое.
rocketmen-reason-no-other-payer = На руке нет другой карты с эффектом «{ rocketmen-when-paying }». Положите эту карту обычным образом.
rocketmen-reason-removed-this-turn = В этот ход вы уже убрали карту. Ещё одну можно убрать в следующий ход.
rocketmen-reason-cannot-be-declined = Это надо выполнить. Выберите один из вариантов.
rocketmen-reason-earth-only = В Битве за Землю летают только на орбиту Земли. Выберите её.
rocketmen-reason-four-missions = У вас уже четыре выполненные миссии, больше в Битве за Землю нельзя. Закончите ход или сделайте что-то другое.
rocketmen-reason-not-a-resource = Копировать можно только ресурсы. Выберите ресурс со Стартовой площадки другого игрока.
rocketmen-reason-hand-within-limit = Карт на руке не больше лимита, сбрасывать не нужно. Играйте дальше.

## Стол в терминале

rocketmen-heading-destinations = Куда лететь
rocketmen-heading-engines = Двигатели
rocketmen-heading-of = Планшет: { $seat }
rocketmen-heading-payment = Оплата
rocketmen-heading-launch = Запуск: { $mission }, { $destination }
rocketmen-times = { $card } ×{ $number }
rocketmen-board-round = Круг { $number }
rocketmen-board-goal = Завершение игры начинается, когда у кого-то { count-points }
rocketmen-board-missions-goal = Завершение игры начинается, когда кто-то выполнит столько миссий: { $number }
rocketmen-board-last-round = Это последний круг
rocketmen-board-stalled =
    { $number ->
        [one] { $number } круг без продвижения; после { $limit } игра заканчивается
        [few] { $number } круга без продвижения; после { $limit } игра заканчивается
       *[many] { $number } кругов без продвижения; после { $limit } игра заканчивается
    }
rocketmen-board-tokens = { $token }: { $seat }
rocketmen-board-deck = Осталось карт для Рынка: { $number }
rocketmen-board-left = осталось: { $number }
rocketmen-board-empty-place = пусто
rocketmen-board-mission = миссия: { $destinations }; { $achievement }
rocketmen-board-used = { $achievement } (использован)
rocketmen-board-done = { $goal } (выполнено)
rocketmen-board-hand = Рука ({ $number } из { $limit })
rocketmen-board-missions = миссии: { $number } из { $most }
rocketmen-board-credit = Остаток на размещение карт: { MONEY($amount) }
rocketmen-board-free = Карт можно выложить бесплатно: { $number }
rocketmen-board-draws = Карт можно взять за оплату: { $number }
rocketmen-board-field = Поле { $rocket } из { $distance }
rocketmen-board-drawn = карт успеха взято: { $drawn } из { $draws }
rocketmen-board-seen = сверху колоды: { $cards }
rocketmen-board-copied = Скопировано: { $card }
rocketmen-board-rival = { $location }, поле { $field } из { $distance }
rocketmen-chance = { $percent }
rocketmen-odds = успех { $chance }, ожидаемые очки { $points }
rocketmen-odds-best = больше всего очков
rocketmen-odds-note = Ожидаемые очки учитывают цену сброшенных карт. Шансы рассчитаны для наилучшей игры с этого момента.

## Что может быть не так с набором

things-teal-cards = бирюзовые карты
things-pink-cards = розовые карты
things-engines = двигатели
things-hazards = угрозы
things-success-cards = карты успеха миссии
things-objectives = личные цели
things-variants = варианты
things-solo-cards = карты одиночной игры
mistake-same-points = from — это { $points }, как у { $other }
wanted-other-points = ожидалось: другое число очков
wanted-more-money = ожидалось: больше, чем у { $other }, то есть { $least }
mistake-farther-before = стоит после { $other }, а это дальше
wanted-nearest-first = ожидалось: объекты от ближайшего пункта назначения к самому дальнему
mistake-no-location = destinations «{ $destination }», где нет { $kind }
wanted-all-missions = ожидалось: { $number }, столько есть у игрока
mistake-different = разных: { $number }
mistake-same-effect = effect — это «{ $effect }», как у { $other }
wanted-one-card = ожидалось: не больше одной такой карты
wanted-same-points = ожидалось: { $points }, как у { $other }
mistake-goal-out-of-reach = goals «{ $goal }», куда не летит ни одна миссия
wanted-goal-in-reach = ожидалось: цель, которую миссия может выполнить
mistake-no-solo = нет ни одной с solo = true
wanted-solo = ожидалось: хотя бы одна, для одиночных игр
wanted-variants = ожидалось: не меньше { $least }, столько тянут
mistake-no-card-with = нет карты с { $field } = «{ $value }»
wanted-way-to-go = ожидалось: не больше { $most }: до { $destination } расстояние { $distance }, а карты дают ещё до { $steps } шагов
wanted-success-cards = ожидалось: не меньше { $least }: { $draws } тянут и ещё { $spare } по эффектам карт

## Правила в рисунках

drawn-rocketmen-setup = Перед игрой
    .first = На Рынке лежат шесть открытых карт.
    .second = У каждого Центр управления из одних и тех же двенадцати миссий; шесть из них берут на руку.
    .third = Каждый тайно получает две личные цели.
drawn-rocketmen-turn = Ход
    .first = Платите картами с руки и покупайте на Рынке.
    .second = Положите миссию на План миссии, а карты на Стартовую площадку.
    .third = Объявите запуск или закончите ход и доберите карты до лимита руки.
drawn-rocketmen-launch = Запуск
    .first = Миссии нужны очки ракеты: они лежат на Стартовой площадке.
    .second = Ракету двигают компоненты с площадки, потом карты успеха, одна за другой: дальше или прервать.
    .third = Кто прибыл, получает очки. Кто взял все карты и не долетел, сбрасывает все карты с площадки.
drawn-rocketmen-deck = Как растёт колода
    .first = В конце хода купленное и сыгранное уходит на Склад.
    .second = Когда Центр управления пуст, Склад перемешивают в новый.
    .third = Так новые карты приходят на руку.

## Как идёт игра: что считается и что это даёт

aim-measure-goals = части цели
aim-measure-destinations = пункты назначения
aim-measure-hazards = угрозы
aim-measure-money = деньги
aim-measure-computers = компьютеры
aim-measure-composites = композиты
aim-measure-biotech = биотехнологии
aim-measure-science = наука
aim-measure-rockets = очки ракеты

## Откуда ожидаемые очки

bot-part-points = набранные очки
bot-part-cards = карты
bot-part-engines = двигатели
bot-part-money = деньги
bot-part-economy = карты, двигатели и деньги
bot-part-achievements = достижения
bot-part-objectives = личная цель
bot-part-hazards = угрозы

## Стол

web-rocketmen-track = Путь полёта с Земли через орбиту Земли и Луну к Марсу
web-rocketmen-track-flying = Летит { $seat }. { $destination }: поле { $field } из { $distance }
web-rocketmen-arrived = Прибыли: { $names }
web-rocketmen-limit = ЛИМИТ { $number }
web-rocketmen-owed = Ещё нужно:
web-rocketmen-next-card = Следующая карта успеха
web-rocketmen-success = вероятность успеха
web-rocketmen-go-on =
    { $missing ->
        [one] Осталось { $missing } поле, карт успеха: { $left }. Если их не хватит, все карты со Стартовой площадки сбрасываются.
        [few] Осталось { $missing } поля, карт успеха: { $left }. Если их не хватит, все карты со Стартовой площадки сбрасываются.
       *[many] Осталось { $missing } полей, карт успеха: { $left }. Если их не хватит, все карты со Стартовой площадки сбрасываются.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] Миссия и все карты на Стартовой площадке остаются.
        [one] Миссия остаётся. Со Стартовой площадки сбрасывается { $number } карта.
        [few] Миссия остаётся. Со Стартовой площадки сбрасываются { $number } карты.
       *[many] Миссия остаётся. Со Стартовой площадки сбрасывается { $number } карт.
    }
web-rocketmen-failure-costs = Все карты со Стартовой площадки сбрасываются.
web-rocketmen-completed = Миссия выполнена: { count-points }
web-rocketmen-failed = Запуск не удался
web-rocketmen-aborted = Запуск прерван
web-rocketmen-here = Положить сюда
web-rocketmen-put-here = Положить сюда: { $zone }
web-rocketmen-discard-here = Сбросить
web-rocketmen-no-mission = Миссии пока нет
web-rocketmen-pad-empty = Пусто. Сюда кладут двигатели и компоненты.
web-rocketmen-objectives = Цели
web-rocketmen-picked = Теперь выберите, что с ней сделать.
web-rocketmen-drop-plan = Отказаться от миссии
web-rocketmen-keep-plan = Оставить миссию
web-rocketmen-hand-empty = На руке нет карт.
web-rocketmen-option = { $deed }: { $thing }
web-rocketmen-rival-resting = У соперника нет миссии в пути
web-rocketmen-solo-end = Больше очков, чем у соперника, и обе части цели
web-rocketmen-rockets = Очки ракеты: { $have } из { $need }
web-rocketmen-lift = При старте: поле { $field } из { $distance }
web-rocketmen-odds = Вероятность успеха: { $chance }
web-rocketmen-once = когда очков ракеты будет { $number }
web-rocketmen-flight-plan = Куда может лететь миссия
web-rocketmen-purse = Всё, чем могут заплатить рука и жетоны
web-rocketmen-look = Посмотреть весь планшет
web-rocketmen-pad-first-plan = Сначала запланируйте миссию. Потом сюда кладут двигатели и компоненты.
web-rocketmen-face-down = Лицом вниз
web-rocketmen-deck-yours = В каком порядке, не знает никто.
web-rocketmen-deck-theirs = Часть этих карт на руке. Какие, неизвестно.
web-rocketmen-wanted = Часть вашей цели
web-rocketmen-paid = Заплачено:
web-rocketmen-arrives = прибывает
web-rocketmen-without = Без копии:
web-rocketmen-launch = Запуск
web-rocketmen-rocket = Ракета
web-rocketmen-panes = Части стола
web-rocketmen-turn = Ваш ход
web-rocketmen-turn-of = Ход: { $seat }
web-rocketmen-hint-odds = Отсюда: { $odds }.
web-rocketmen-hint-pay = Платит тем, что нужно вам меньше всего.
web-rocketmen-hint-pad = Даёт вашей ракете: { $components }.
web-rocketmen-hint-buy = Каждый раз, когда вы её берёте, она даёт: { $components }.
web-rocketmen-hint-place = { $location } ({ count-points })
web-rocketmen-hint-plan = Может лететь сюда: { $places }. Успех принесёт ещё: { $achievement }.
web-rocketmen-hint-wanted = Часть вашей цели: { $locations }.
web-rocketmen-hint-discard = Лучшего применения ей сейчас нет, а в конце хода её место займёт новая карта.
web-rocketmen-hint-unpad = На Стартовой площадке она мало помогает этой миссии, а в колоде ею снова можно будет платить.
web-rocketmen-hint-drop-plan = Другая миссия обещает больше этой.
web-rocketmen-hint-remove = Убирает с Рынка ненужное ценой одного шага соперника.
web-rocketmen-hint-end = Сейчас больше ничего не выиграть. Вы берёте новые карты; лимит руки: { $number }.
web-rocketmen-hint-tried = Пробные игры с этого момента: { $number }. Вероятность победы { $percent }, очков в среднем { $points }.

## Части набора

library-section-numbers = Основные числа
library-section-surcharge = Насколько дорожают угрозы
library-section-destination = Пункты назначения
library-section-location = Объекты
library-section-resource = Ресурсы
library-section-engine = Двигатели
library-section-hazard = Угрозы
library-section-objective = Личные цели
library-section-variant = Варианты
library-section-solo-card = Карты соперника в одиночной игре
library-section-success = Карты успеха

# Points on the track since the reader last chose: "Ada +5, Ben +3".
rocketmen-gains = С вашего последнего решения: { $gains }
