### Игра с другими: за столом.
### Вставляемые имена ($name, $names, $seat) — готовые слова, они не склоняются.

## Часы

online-time-left = Осталось времени
online-hurry = Ваше время на исходе.

## Разговор

online-chat = Чат
online-chat-empty = Пока никто ничего не сказал. Поздороваетесь?
online-say = Напишите что-нибудь
online-say-it = Отправить
online-remove-note = Удалить это сообщение
online-introduce = Войти в чат
online-unread =
    { $number ->
        [one] { $number } непрочитанное сообщение
        [few] { $number } непрочитанных сообщения
        [many] { $number } непрочитанных сообщений
       *[other] { $number } непрочитанного сообщения
    }
online-note-joined = { $name } садится за стол.
online-note-left = { $name } встаёт из-за стола.
online-note-kicked = Хозяин стола освобождает место: { $name }.
online-note-barred = Хозяин закрывает доступ к столу: { $name }.
online-note-moved = { $name } продолжает на другом устройстве.
online-note-options-changed = Опции, которые при таком числе игроков больше ничего не значат, отключены.
online-note-started = Игра начинается.
online-note-undone =
    { $number ->
        [one] { $name } берёт назад { $number } шаг.
        [few] { $name } берёт назад { $number } шага.
        [many] { $name } берёт назад { $number } шагов.
       *[other] { $name } берёт назад { $number } шага.
    }
online-note-rewound =
    { $number ->
        [one] По общему согласию { $name } берёт назад { $number } решение.
        [few] По общему согласию { $name } берёт назад { $number } решения.
        [many] По общему согласию { $name } берёт назад { $number } решений.
       *[other] По общему согласию { $name } берёт назад { $number } решения.
    }
online-note-handed = { $name } уступает место боту: { $level }.
online-note-taken = { $name } снова играет.
online-note-clock-ran-out = { $name }: время вышло. Дальше играет бот.
online-note-resigned = { $name } сдаётся. Дальше играет бот.
online-note-paused = Игра на паузе.
online-note-resumed = Игра продолжается.
online-note-proposed-undo = { $name } просит разрешения взять решение назад.
online-note-proposed-pause = { $name } просит сделать паузу.
online-note-declined-undo = { $name } не соглашается на отмену.
online-note-declined-pause = { $name } не соглашается на паузу.
online-note-ended = Игра окончена.
online-note-closed = Стол закрыт.

## За столом

online-menu = Меню стола
online-absent = нет за столом
online-watching = Вы смотрите эту игру.
online-resume = Продолжить
online-take = Вернуться в игру
online-asks-undo =
    { $number ->
        [one] { $name } просит разрешения взять назад { $number } решение.
        [few] { $name } просит разрешения взять назад { $number } решения.
        [many] { $name } просит разрешения взять назад { $number } решений.
       *[other] { $name } просит разрешения взять назад { $number } решения.
    }
online-asks-pause = { $name } просит сделать паузу.
online-asked = Просьба отправлена. Ждём ответа: { $names }
online-agree = Согласиться
online-refuse = Отказать
online-withdraw = Отозвать
online-is-paused = Игра на паузе.
online-is-closed = Этот стол закрыт.
online-bot-plays-handed = Пока здесь играет бот
online-bot-plays-clock = Время вышло, здесь играет бот
online-bot-plays-resigned = Партия сдана, здесь играет бот
online-yours-handed = За вас играет бот.
online-yours-clock = Ваше время вышло. За вас играет бот.
online-away = Пока вас не было
online-away-on = Дальше
online-away-watch = Посмотреть
online-rematch = Ещё одна игра
online-rematch-about = Следующий стол готов: те же люди, те же правила.
online-rematch-go = К новому столу
online-rematch-stay = Остаться здесь

## Несколько человек за одним экраном

online-pass = Передайте экран: { $name }
