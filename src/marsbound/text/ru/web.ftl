### Браузер.
### Вставляемые имена ($seat, $zone, $card, $names …) — готовые слова, они не склоняются.

## Главная страница

web-home = На главную
web-slogan = Все хотят на Марс.
web-lead = Настольные игры о красной планете: против ботов или с друзьями. Выбирайте и играйте, ничего не устанавливая.
web-play = Новая игра
web-play-now = Играть
web-game = Игра
web-level = Сила ботов
web-name = Ваше имя
web-guest = Гость
web-options-more = Варианты и зерно
web-seed-any = любое
web-my-games = Ваши игры
web-table-about = Игроков: { $players }, начало { $begun }
web-loading = Минуту.
web-no-answer = Сервер не отвечает. Попробуйте ещё раз чуть позже.
web-line-broken = Связь потеряна. Пробуем снова.

## Настройки

web-settings = Настройки
web-theme = Оформление
web-theme-system = как в системе
web-theme-light = светлое
web-theme-dark = тёмное
web-motion = Движение
web-motion-system = как в системе
web-motion-full = полное
web-motion-less = меньше
web-close = Закрыть

## Стол

web-seats = Места
web-log = Что произошло
web-side = Места и журнал
web-log-empty = Пока ничего не произошло.
web-question = О чём вопрос
web-options = Возможные варианты
web-launch-pad = Стартовая площадка
web-hand = Ваши персонажи
web-missions = Ваши миссии и действия
web-track = Счётчик ходов, сейчас: { $phase }
web-thinking = думает
web-chosen = выбор сделан
web-supply = Астронавты в запасе
web-cards = Закрытые карты
web-played = Сыграно: { $characters }
web-card-in-hand = в руке
web-card-played = сыграна
web-card-chosen = выбрана на этот ход

## Поле словами

web-count = { $name }: { $number }
web-place-holds = { $place }: { $what }
web-resource = Ресурс: { $kind }
web-unexplored = Ещё не исследовано
web-no-ship = нет корабля
web-no-destination = Выбор свободен
web-first-aboard = Пункт назначения выбирает тот, кто первым взойдёт на борт.
web-launched = запущен
web-aboard = На борту { $aboard } из { $capacity }
web-destination-token = Жетон назначения: { $zone }
web-discovery-face-down = Открытие, закрыто
web-discovery-known = Открытие, известное вам: { $card }
web-discovery-open = Открытие: { $card }
web-seen-by = Видели: { $names }
web-neighbours = Граничит: { $zones }
web-side-outer = Внешняя локация
web-side-inner = Внутренняя локация
web-side-moon = Спутник
web-pedigree = Источник: { $pedigree }

## Выбор

web-undo = Отменить
web-release = Отпустить
web-picked = Теперь выберите, куда.
web-sealed = Выбрано. Можно передумать, пока не готовы все.
web-why = Почему нет?
web-why-title = Сейчас невозможно
web-why-nothing = Здесь возможно всё.
web-and-more = { $names } и ещё { $number }
web-hint = Подсказка
web-hint-title = Выбор бота: { $choice }
web-hint-take = Сделать так
web-skip = Пропустить

## Конец

web-score = Итоговый счёт
web-show-score = Показать счёт
web-score-item = { $item } { $points }
web-rematch = Сыграть ещё
web-seed = Зерно: { $seed }

## Что может пойти не так

problem-other = Не получилось ({ $code }). Попробуйте ещё раз.
problem-refused = Правила этого не позволяют.
problem-not-asked = Сейчас не ваш черёд.
problem-too-fast = Слишком много сразу. Подождите немного.
problem-paused = Игра на паузе.
problem-no-hints = За этим столом нет подсказок.
problem-no-such-table = Такого стола нет. Возможно, его закрыли.
problem-nothing-to-undo = Отменять нечего.
problem-not-stored = Сервер не смог это сохранить. Попробуйте ещё раз.
problem-wire-version = Эта страница старее сервера. Перезагрузите её.
problem-no-answer = Сервер не отвечает. Попробуйте ещё раз чуть позже.
problem-not-invited = Этот стол закрытый. Попросите приглашение.
problem-replaced = Этот стол открыт в другом окне.

## Rocketmen

web-decline = Нет, спасибо
web-done = Готово
web-automatic = Выбрано само: единственная возможность.
web-rocketmen-track = Путь полёта с Земли мимо орбиты и Луны к Марсу
web-rocketmen-track-flying = Летит { $seat }. { $destination }: поле { $field } из { $distance }
web-rocketmen-arrived = Прибыли: { $names }
web-rocketmen-limit = ЛИМИТ { $number }
web-rocketmen-owed = Ещё нужно:
web-rocketmen-next-card = Следующая карта успеха
web-rocketmen-success = вероятность успеха
web-rocketmen-go-on =
    { $missing ->
        [one] Осталось { $missing } поле, карт успеха: { $left }. Если их не хватит, весь стартовый стол потерян.
        [few] Осталось { $missing } поля, карт успеха: { $left }. Если их не хватит, весь стартовый стол потерян.
       *[other] Осталось { $missing } полей, карт успеха: { $left }. Если их не хватит, весь стартовый стол потерян.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] Миссия и весь стартовый стол остаются.
        [one] Миссия остаётся. Со стартового стола теряется { $number } карта.
        [few] Миссия остаётся. Со стартового стола теряются { $number } карты.
       *[other] Миссия остаётся. Со стартового стола теряется { $number } карт.
    }
web-rocketmen-failure-costs = Весь стартовый стол потерян.
web-rocketmen-completed = Миссия выполнена: { count-points }
web-rocketmen-failed = Запуск не удался
web-rocketmen-aborted = Запуск прерван
web-rocketmen-here = Положить сюда
web-rocketmen-put-here = Положить сюда: { $zone }
web-rocketmen-discard-here = Сбросить
web-rocketmen-no-mission = Миссии пока нет
web-rocketmen-pad-empty = Пусто. Здесь лежат двигатели и компоненты.
web-rocketmen-objectives = Цели
web-rocketmen-picked = Теперь выберите, что с этим сделать.
web-rocketmen-rival-resting = Миссии в пути нет
web-rocketmen-solo-end = Больше очков, чем у соперника, и обе части цели
