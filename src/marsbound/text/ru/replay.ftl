### Повторы: прошлые игры, шаг за шагом.
### Вставляемые названия ($seat, $names, $phase, $answer …) готовы и никогда не склоняются.

## По ходу игры

replay-name = Повтор
replay-timeline = Шкала времени
replay-where = Шаг { $step } из { $steps }. { $phase }
replay-first = В начало
replay-back = На шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-on = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-times = { $speed }×
replay-beginning = Стол пуст. Игра начнётся со следующего шага.
replay-nothing-seen = Взято или роздано что-то, чего с этого места не видно.
replay-answered = { $seat }: { $answer }

## Чьими глазами

replay-eyes = Чьими глазами
replay-all-open = Все карты открыты
replay-by = Смотрит { $seat }
replay-by-onlooker = Смотрит зритель
replay-in-front = Карты ниже: { $seat }
replay-points = Очки на этот момент

## Взять с собой

replay-copy-link = Скопировать ссылку на этот шаг
replay-link-copied = Ссылка скопирована. По ней эту игру может посмотреть любой.
replay-link-by-hand = Браузер не разрешает копировать. Выделите ссылку и скопируйте её сами.
replay-download = Скачать запись игры
replay-not-done = Не получилось

## Полка

replay-shelf = Повторы
replay-shelf-lead = Посмотрите завершённую игру ещё раз, шаг за шагом, чьими угодно глазами.
replay-drop = Перетащите сюда запись игры или выберите файл
replay-drop-hint = Имя файла записи заканчивается на .marsbound.json. Её можно получить в конце каждой игры, здесь и в терминале.
replay-mine = Ваши завершённые игры
replay-mine-empty = У вас пока нет завершённых игр.
replay-others = Открытые игры других
replay-others-empty = Пока никто не завершил открытую игру.
replay-bot = { $bot } ({ $level })
replay-won = Победа: { $names }, { count-points }
replay-nobody-won = Никто не выиграл
replay-more = Показать ещё

## Статистика

replay-statistics = Как играют люди и боты
replay-statistics-lead = Все игры, завершённые на этом сервере. Черта на полоске — то, что дала бы чистая случайность.
replay-who = Кто
replay-games = Игры
replay-wins = Победы
replay-average = Очков в среднем
replay-by-chance = По воле случая: { $share }

## Что может быть не так с записью

replay-problem-file = Не удаётся открыть { $file }
replay-problem-answer = Решение { $number } из записи в этот момент игры невозможно. До него всё в порядке.
replay-problem-bad-input = Это не запись игры, или она повреждена. Скачайте её ещё раз или найдите другую копию.
replay-problem-bad-message = Это не запись игры. Имя файла записи заканчивается на .marsbound.json.
replay-problem-too-large = Файл слишком велик для записи игры.
replay-problem-no-such-game = Это запись игры, которой здесь нет.
replay-problem-no-such-pack = Играли с набором содержимого, которого на этом сервере нет. Сначала загрузите набор, потом откройте запись снова.
replay-problem-other-rules = Для этой записи нужна другая версия правил, не та, что здесь.
replay-problem-no-such-replay = Такого повтора здесь нет.
replay-problem-no-such-table = Такой игры здесь нет.
replay-problem-not-over = Эта игра ещё идёт. Запись появится, когда она закончится.
replay-problem-not-invited = Это была закрытая игра. Посмотреть её или дать вам запись могут только те, кто играл.
