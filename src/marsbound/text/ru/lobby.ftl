### Игра с другими: подготовка стола, ожидание, меню стола, несколько человек за одним экраном.
### Вставляемые имена ($name, $names, $seat) — готовые слова, они не склоняются.

## Подготовка стола

online-company = Кто играет?
online-company-online = друзья, каждый на своём устройстве
online-company-online-about = Вы получите ссылку и разошлёте её. Игра начнётся, когда все будут готовы.
online-company-screen = несколько человек за этим экраном
online-company-screen-about = Экран переходит из рук в руки. Между ходами на нём ничего не видно.
online-player = Игрок { $number }
online-seat-kind = { $seat }: кто здесь сидит?
online-seat-name = { $seat }: имя
online-kind-me = за этим экраном
online-kind-open = свободно
online-kind-bot = бот
online-who-may = Кому можно прийти?
online-private = всем, у кого есть ссылка
online-open = кому угодно
online-hints = Подсказки разрешены
online-more = Варианты, подсказки и набор
online-open-table = Открыть стол
online-begin = Начать

## Часы

online-clock = Часы
online-clock-none = нет
online-clock-live = за один присест
online-clock-days = на несколько дней
online-clock-bank = Время каждому игроку
online-clock-increment = Добавка за каждый ход
online-clock-limit = Время на каждый ход
online-clock-about = За того, у кого вышло время, играет бот, пока игрок не вернётся.
online-clock-live-agreed = { $bank } и ещё { $increment } за каждый ход
online-clock-days-agreed = { $limit } на каждый ход

## Ожидание

online-lobby-missing =
    { $number ->
        [one] Свободно ещё { $number } место.
        [few] Свободно ещё { $number } места.
        [many] Свободно ещё { $number } мест.
       *[other] Свободно ещё { $number } места.
    }
online-lobby-unready = Игра начнётся, когда все будут готовы. Ещё не готовы: { $names }
online-lobby-choose = Выберите место или просто смотрите.
online-lobby-kept = Одно место ждёт вас.
online-seat-free = Свободное место
online-ready = можно начинать
online-not-ready = ещё нет
online-ready-me = Можно начинать
online-unready-me = Нет, ещё не время
online-sit = Сесть сюда
online-leave = Освободить место
online-kick = Освободить место
online-seat-link = Ссылка на это место
online-seat-link-about = Кто её откроет, сядет сюда. Действует только последняя ссылка.
online-invite = Пригласить
online-invite-link = Ссылка на стол
online-invite-private = По этой ссылке можно присоединиться или смотреть.
online-invite-open = Прийти может кто угодно. По ссылке друзья найдут стол сразу.
online-invite-watch = По этой ссылке можно смотреть.
online-reach-here = Эту ссылку можно открыть только на этом компьютере.
online-reach-open = Открыть доступ из сети
online-reach-none = Этот компьютер не подключён к сети, из которой могли бы прийти другие.
online-reach-network = Эту ссылку может открыть каждый в вашей сети.
online-reach-close = Закрыть доступ из сети
online-reach-address = Адрес
online-reach-plain = Без https на других устройствах нельзя ни установить приложение, ни получать уведомления.
online-copy = Скопировать ссылку
online-copied = Скопировано
online-send = Отправить
online-qr = Ссылка в виде кода для камеры телефона
online-watched-by = Зрители: { $names }

## За столом

online-menu-lost = Нет связи с сервером. Всё, для чего он нужен, будет доступно, когда связь вернётся.
online-people = Кто здесь
online-here = за столом
online-onlookers = Зрители
online-mute = Скрыть сообщения: { $name }
online-unmute = Снова показывать сообщения: { $name }
online-bar = Закрыть доступ к столу: { $name }
online-barred = Доступ к столу закрыт
online-unbar = Снова открыть доступ: { $name }
online-back = Отменить решения
online-back-about = Остальные должны согласиться.
online-back-about-alone = Ничьё согласие не нужно. Всё, что было потом, тоже отменится.
online-back-steps = Какое из ваших решений? Всё после него тоже отменится.
online-back-alone = Взять назад
online-pause = Попросить о паузе
online-hand = Пусть играет бот
online-hand-about = Бот играет за вас, пока вы не вернёте место себе.
online-device = Продолжить на другом устройстве
online-device-about = Откройте там эту ссылку или наведите камеру на код. Ваше место перейдёт туда.
online-cover = Скрыть экран
online-settings = Настройки
online-resign = Сдаться
online-resign-about = Дальше играет бот, чтобы остальные могли закончить. Вернуться в эту игру нельзя.
online-resign-not = Играть дальше
online-leave-table = Покинуть этот стол навсегда
online-leave-table-about = Игра останется, но вместо вашего имени будет «Бывший игрок», и среди ваших игр её больше не будет. Ваши сообщения останутся без имени.
online-leave-table-not = Остаться
online-home = Пока отойти от стола

## Одно место, другое устройство

online-take-seat = Продолжить за игрока { $name }?
online-take-seat-about = Место перейдёт на это устройство. На другом можно будет только смотреть.
online-take-seat-here = Играть здесь

## Несколько человек за одним экраном

online-pass-about = { $name }, нажмите, когда никто другой не смотрит.
online-pass-here = Это я
online-pass-who = Кто у экрана?
online-pass-who-about = Сейчас никто из вас не выбирает. Укажите, чьими глазами смотреть.
online-pass-back-about = { $name }, ещё не всё?
online-pass-back = Взять назад мой последний шаг
