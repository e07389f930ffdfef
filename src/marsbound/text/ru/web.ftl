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
web-opponents = Ваши соперники
web-name = Ваше имя
web-guest = Гость
web-options-more = Варианты, места и зерно
web-again = Попробовать снова
web-first-game = Впервые здесь? Игра с обучением
web-pack-built-in = встроенный
web-seat-colour = Цвет
web-seat-level = Сила: { $seat }
web-colour-azure = синий
web-colour-amber = жёлтый
web-colour-jade = зелёный
web-colour-rose = розовый
web-colour-ivory = белый
web-colour-onyx = чёрный
web-my-games-all = Показать все ({ $number })
web-table-open = Ждёт игроков
web-table-paused = На паузе
web-table-host = Хозяин стола: { $name }
web-table-free =
    { $number ->
        [one] { $number } свободное место
        [few] { $number } свободных места
        [many] { $number } свободных мест
       *[other] { $number } свободного места
    }
web-company = Играть с другими
web-company-lead = Позовите друзей по ссылке или играйте за одним экраном.
web-host = Создать стол
web-join = Присоединиться
web-join-label = Есть ссылка или код?
web-join-unclear = Это не ссылка на стол. Вставьте ссылку целиком или код, который начинается с t-.
web-open-tables = Открытые столы
web-open-tables-none = Никто не ждёт игроков.
web-open-tables-start = Открыть стол?
web-nav = Страницы
web-nav-rules = Правила
web-nav-guide = Первая игра с обучением
web-nav-replays = Повторы
web-nav-packs = Наборы содержимого
web-nav-about = О программе
web-seed-any = любое
web-my-games = Ваши игры
web-table-about = Игроков: { $players }, начало: { $begun }
web-loading = Одну минуту.
web-no-answer = Сервер не отвечает. Попробуйте ещё раз чуть позже.
web-line-broken = Связь потеряна. Пробуем снова.

## Настройки

web-settings = Настройки
web-theme = Оформление
web-theme-system = как в системе
web-theme-light = светлое
web-theme-dark = тёмное
web-motion = Анимация
web-motion-system = как в системе
web-motion-full = полная
web-motion-less = ограниченная
web-pace = Скорость анимации
# Of the animations
web-pace-slow = медленно
# Of the animations
web-pace-normal = обычно
# Of the animations
web-pace-fast = быстро
web-confirm-turns = Подтверждать выбор, которым вы завершаете ход
web-sound = Звук
web-volume = Громкость
web-text-size = Размер текста
web-notify = Уведомление, когда ваша очередь
web-notify-refused = Браузер не разрешает здесь уведомления. Это можно изменить в его настройках для этой страницы.
web-you = Вы на этом сервере
web-you-about = Регистрация не нужна: браузер хранит секрет, по которому сервер вас узнаёт.
web-new-secret = Новый секрет
web-new-secret-about = Если его мог узнать кто-то другой, возьмите новый: старый перестанет действовать, другие ваши устройства будут отключены.
web-new-secret-done = У вас новый секрет. Другие устройства отключены.
web-delete-me = Удалить меня
web-delete-me-about = Ваше имя, секрет и уведомления будут удалены. В ваших текущих играх дальше играют боты, как если бы вы сдались. Законченные игры и сообщения останутся, но вместо вашего имени будет «Бывший игрок». Отменить это нельзя.
web-delete-me-sure = Удалить навсегда
web-delete-me-not = Не удалять
web-delete-me-done = Вы удалены. Этот браузер больше ничего о вас не знает.
web-close = Закрыть

## Стол

web-seats = Места
web-log = Что произошло
web-side = Места и журнал
web-log-empty = Пока ничего не произошло.
web-log-earlier = Раньше
web-since = С вашего последнего решения
web-watch-again = Показать ещё раз
web-look-back = Показать этот момент на поле
web-then = Так было тогда: шаг { $step }
web-back-to-now = Вернуться
web-changes = Что изменилось
web-changes-more = и ещё { $number } в журнале
web-question = Вопрос
web-options = Возможные варианты
web-standing-leads = { count-points }, лидер
web-standing-place = { count-points }, место { $place }
web-standing-total = Если бы игра кончилась сейчас
web-standing-hidden = Без того, что ещё скрыто.
web-thinking = думает
web-thinking-left = думает ещё { $seconds } с
web-rules-whole = Все правила целиком
web-reference = Справочник
web-keys = Клавиши
web-skips = Перейти
web-to-question = К вопросу
web-to-board = К полю
web-to-hand = К вашей руке
web-to-log = К журналу

## Поле словами

web-count = { $name }: { $number }
web-pedigree = Источник: { $pedigree }
web-source = Источник

## Выбор

web-undo = Отменить
web-release = Вернуть
web-sealed = Выбрано. Пока готовы не все, можно передумать.
web-ready-count = Выбрали: { $ready } из { $all }.
web-not-yet-chosen = Пока не выбрано: подтвердите или посмотрите другую карту.
web-settling = После этого отменить нельзя: подтвердите или выберите иначе.
web-wasteful = Нажмите ещё раз, чтобы всё равно так сделать.
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
web-score-item = { $item }: { $points }
web-rematch = Сыграть ещё
web-same-deal = Тот же расклад ещё раз
web-seed = Зерно: { $seed }

## Что может пойти не так

problem-other = Не получилось ({ $code }). Попробуйте ещё раз.
problem-refused = Правила этого не позволяют.
problem-not-asked = Сейчас не ваша очередь.
problem-too-fast = Слишком много сразу. Подождите немного.
problem-too-many-tables = У вас здесь уже столько игр, сколько можно одному человеку. Сначала закончите одну или сдайтесь в ней.
problem-too-many-bots = На вас уже работает столько ботов, сколько можно одному человеку. Выберите уровень послабее или сначала закончите игру.
problem-too-many-hints = Много подсказок за короткое время. Дождитесь последней или немного подождите.
problem-paused = Игра на паузе.
problem-no-hints = За этим столом нет подсказок.
problem-no-such-table = Такого стола нет. Возможно, его закрыли.
problem-nothing-to-undo = Отменять нечего.
problem-not-stored = Сервер не смог это сохранить. Попробуйте ещё раз.
problem-wire-version = Эта страница старее сервера. Перезагрузите её.
problem-no-answer = Сервер не отвечает. Попробуйте ещё раз чуть позже.
problem-not-invited = Этот стол закрытый. Попросите приглашение.
problem-no-network = Не удалось открыть доступ из вашей сети: у этого компьютера нет в ней адреса, или порт занят другой программой.
problem-not-here = Это может сделать только тот, кто сидит за компьютером сервера.
problem-replaced = Этот стол открыт в другом окне.
problem-seat-taken = Это место уже занято. Выберите другое.
problem-not-open = Игра уже началась. Её можно смотреть.
problem-no-such-seat = За этим столом нет такого места.
problem-no-such-pack = Этого набора больше нет. Выберите другой.
problem-no-such-proposal = Это уже решено.
problem-full = Сервер переполнен. Попробуйте позже.
problem-bad-input = Так нельзя. Проверьте, что вы выбрали.
problem-other-rules = Эта игра начата по другим правилам, не по тем, что на сервере.
problem-other-pack = Эта игра начата с набором, которого на этом сервере нет.
problem-bot-plays = За вас играет бот. Сначала верните место себе.
problem-resigned = Вы уже сдались в этой игре.
problem-no-identity = Сервер вас больше не знает: секрет заменён или удалён. Обновите страницу, чтобы начать заново.
problem-barred = Хозяин закрыл вам доступ к этому столу.
problem-barred-from-server = Владелец этого сервера закрыл вам доступ.
problem-plays-here = Тому, кто играет, нельзя закрыть доступ к столу. Можно скрыть его сообщения.
problem-no-such-note = Этого сообщения уже нет.

## Ответы в любой игре

web-decline = Нет, спасибо
web-done = Готово
web-automatic = Выбрано автоматически: единственная возможность.

# The bots have been slow until now
web-engine-ready = Движок скомпилирован: теперь боты думают на полной скорости.

## A game without a table of its own

web-plain-board = Стол
web-plain-pair = { $name }: { $value }
web-plain-question = { $name }?
