### Командная строка: её справка, ошибки в том, что введено, и ответы команд для оператора.
### Названия прописными буквами (GAME, FILE, N), опции и то, что стоит в обратных апострофах, вводят одинаково на всех языках.

## Что делает каждая команда; под ней её опции по названиям

help-marsbound = Три настольные игры о Марсе для людей и ботов. Неофициально, сделано поклонниками.
    .more = Без команды открывает страницу в браузере: играть с ботами или с друзьями.
    .version = Показать версию и выйти.
    .lang = Язык, перед любой командой; насовсем его задаёт переменная окружения MARSBOUND_LANG, без неё берётся язык системы.
help-shared =
    .lang = Язык; насовсем его задаёт переменная окружения MARSBOUND_LANG.
    .plain = Без цветов и столбцов, один факт в строке: для программ экранного доступа и других программ.
    .json = В виде JSON, для программ.
    .pack = Ваш собственный набор содержимого.
    .level = Насколько хорошо играют боты; уровни перечисляет `marsbound bots`. `NAME@100ms` или `NAME@2000it` ограничивает поиск.
    .seed = Определяет все случайности и поведение ботов; без него каждая игра другая.
    .jobs = Сколько процессов; по умолчанию один, с `--ray` — все ядра кластера.
    .ray = Играть на кластере Ray: его адрес, как сообщает `ray start`, или `auto` — кластер из одной этой машины. Нужно дополнение `ray`.
    .option = Опция игры из списка `marsbound games`; можно указать несколько раз.
    .players = Сколько игроков.
    .database = Файл, `sqlite:///FILE` или `postgresql://…`; по умолчанию { $usual }.
    .yes = Не спрашивать.
    .keep-replays = Загруженные записи, с последнего просмотра.
    .keep-packs = Загруженные наборы, которыми не пользуется ни один стол и ни одна запись.
    .keep-chat = Разговоры за столами, где игра окончена.
    .keep-finished = Законченные игры с повторами и результатами.
    .keep-closed = Столы, закрытые до конца игры.
    .keep-people = Учётные записи без мест и столов, с последнего посещения.
help-games = Какие есть игры и какие у них опции.
help-bots = Какие есть боты, от слабейшего к сильнейшему.
help-play = Сыграть против ботов.
    .more = Введите номер решения или команду: их перечисляет `help`. `save` сохраняет игру; она сохраняется и при любом выходе, если вы от этого не откажетесь.
    .players = Сколько игроков вместе с вами.
    .seat = Ваше место, считая от 1; по умолчанию первое.
    .resume = Продолжить сохранённую игру.
help-serve = Открыть игру по сети: столы, боты и повторы в браузере.
    .more = Игры хранятся в базе данных и после перезапуска продолжаются с того же места. Каждый параметр можно задать и переменной окружения, например `MARSBOUND_PORT` вместо `--port`, или строкой `port = 8765` в файле.
    .config = Файл с настройками; если не указан, `~/.config/marsbound/serve.toml` или `/etc/marsbound/serve.toml`.
    .show-config = Только сказать, что действует и откуда оно взято; пароли скрыты.
    .host = На каком адресе слушать; `0.0.0.0` означает все.
    .port = На каком порту слушать; 0 выбирает свободный.
    .database-file = Файл, в котором записан URL базы данных вместе с паролем.
    .database-seconds = Сколько секунд база данных может отвечать, прежде чем считается неисправной.
    .durable = SQLite: ничего не теряется даже при отключении питания; медленнее.
    .workers = Процессы, которые ведут столы на одном порту; нужен PostgreSQL.
    .node-address = По какому адресу другие машины с той же базой данных найдут эту, если это нельзя выяснить.
    .open = Открыть страницу в браузере.
    .thinkers = Сколько процессов отвести ботам.
    .origin = Другая страница, которой разрешено подключаться.
    .public-url = Начало ссылок для других.
    .network-address = Адрес этого компьютера в вашей сети, если его не удаётся узнать.
    .trusted-proxy = Веб-сервер перед этим, чьему `X-Forwarded-For` можно верить.
    .behind-proxy = Старая запись `--trusted-proxy 127.0.0.0/8 --trusted-proxy ::1`.
    .private-webhooks = Разрешить уведомления на частные адреса.
    .webhook-certificates = Центры сертификации для уведомлений.
    .open-closes-after = Через сколько времени без действий закрывается стол, за которым игра не началась.
    .running-closes-after = То же для стола, за которым идёт игра.
    .connections-per-address = Соединений с одного адреса одновременно.
    .requests-per-second = Запросов с одного адреса, в среднем.
    .messages-per-second = Сообщений по одному соединению, в среднем.
    .people-per-hour = Новых учётных записей с одного адреса.
    .tables-per-hour = Новых столов с одного адреса.
    .tables-per-person = Столов одного хозяина, открытых и с идущей игрой.
    .bot-tables-per-person = Столов одного хозяина, за которыми играют только боты.
    .slow-bots-per-person = Ботов, просчитывающих ходы, за всеми столами одного хозяина.
    .hints-per-minute = Подсказок для одного человека.
    .metrics-token = Кто его пришлёт, может читать `/metrics` извне; на этом компьютере он не нужен.
    .metrics-token-file = Файл, в котором записан токен.
    .compile = В фоне скомпилировать движок, если это ещё не сделано.
    .log-level = С какой важности вести журнал.
help-simulate = Сыграть игры между ботами, случайно, если не указан уровень, и подвести итоги.
    .games = Сколько игр.
    .json = Результаты в виде JSON.
help-arena = Боты против ботов: каждый на каждом месте в одних и тех же раскладах.
    .bots = Кто играет, из списка `marsbound bots`. Если их столько же, сколько игроков, они садятся как названы; если меньше, первый играет против остальных.
    .cross = Один бот каждого вида против N-1 ботов каждого другого вида.
    .games = Сколько игр в каждом составе, не меньше.
    .json = Хранить там каждую игру, по одной в строке; та же команда продолжит с этого места.
    .report = Записать страницу с графиками.
    .records = Хранить там запись каждой игры.
help-selfplay = Игры между ботами как данные для обучения: строка на каждое решение в формате Parquet и запись каждой игры.
    .more = Нужно дополнение `data`. Та же команда продолжит с того, что есть в папке; если игр больше, она добавит новые.
    .bots = Кто играет, из списка `marsbound bots`. Если их столько же, сколько игроков, они садятся как названы; если меньше, первый играет против остальных. От игры к игре все сдвигаются на одно место.
    .games = Сколько игр, каждая с другим раскладом.
    .out = Папка для файлов данных, записей игр и описи.
    .observations = А также то, что видел игрок, байт за байтом.
    .games-per-shard = Сколько игр в одном файле Parquet: 1000, если не указано иное, с наблюдениями 50.
help-replay = Что происходило в записанной игре и каким был стол в конце или на заданном шаге.
    .more = Без --seat законченная игра показывается со всеми тайнами, а незаконченная — как её видит зритель.
    .seat = Так, как видит игрок на этом месте.
    .step = Стол после стольких ответов; 0 — до первого.
help-rules = Правила игры: все, один раздел или одно правило.
    .all = все правила
    .section = один раздел
    .one = одно правило
    .words = правила со всеми этими словами
    .diff = что общего и разного у двух игр: правила и содержимое
    .find = Только правила со всеми этими словами; прописные буквы и точки над ё не важны.
help-pack = Содержимое коробок: читайте, исправляйте, проверяйте исправления.
help-pack-list = Встроенные наборы.
help-pack-show = Каждая запись набора, поле за полем, и насколько она достоверна.
    .section = Только один раздел: `zone`, `ship`, `mission`, …
help-pack-check = Годится ли ваш набор для игры, и каждая ошибка в нём, по одной в строке.
help-pack-copy = Записать набор в новый файл, чтобы его исправить.
    .name = Как назвать копию; по умолчанию так же, как файл.
help-bench = Измерить скорость движка на одном ядре: четыре игрока, случайная игра, при каждом решении перечислены все ответы.
    .more = С дополнением `bench` в том же прогоне измеряются goofspiel из OpenSpiel, Catan из catanatron, «четыре в ряд» и «крестики-нолики» из PettingZoo, с дополнением `bench-jax` — и «четыре в ряд» из pgx; с дополнением `research` — и эта игра в PettingZoo и OpenSpiel.
    .game = Какую игру измерять.
    .seconds = Сколько секунд измерять в сумме.
    .json = Показатели в виде JSON.
help-admin = Присмотр за играми и людьми на сервере. Сервер может работать: изменения он увидит за несколько секунд.
help-admin-list = Все столы.
    .status = `open`, `running`, `paused`, `finished` или `closed`; по умолчанию все.
    .json = В виде JSON, по столу в строке.
help-admin-export = Записать в файл запись законченной игры или всё, что известно о другом столе.
    .more = Запись незаконченной игры показывает то, чего игроки не знают: это копия стола для `import`.
help-admin-import = Загрузить то, что записал `export`: запись становится повтором, а игра за столом продолжается.
help-admin-delete = Удалить столы со всем, что к ним относится, навсегда.
help-admin-check = Найти столы и записи, которые эта версия marsbound не может открыть; если такие есть, код выхода 1.
    .more = Запустите эту команду из новой версии перед обновлением: база данных только читается, и сервер в это время может работать.
help-admin-backup = Скопировать всё, как оно есть в эту минуту, не останавливая сервер: в новый файл, в папку под сегодняшней датой или в другую базу данных; так же переходят с SQLite на PostgreSQL.
    .keep = Сколько последних резервных копий оставлять в папке.
help-admin-restore = Вернуть то, что записала команда `backup`, в новую, пустую базу данных.
    .more = Сервер ещё не должен с ней работать. Резервная копия только читается; она может быть от более ранней версии или из базы данных другого вида.
help-admin-sweep = Удалить то, чем никто не пользовался столько дней (`forever` хранит вечно), как это сам делает работающий сервер.
    .dry-run = Только сказать, что было бы удалено.
help-admin-people = Кто здесь был: имена и идентификаторы; секреты хранятся только в виде хешей.
help-admin-people-list = Все, у кого есть учётная запись, и сколько у них мест.
help-admin-people-show = Что хранится о человеке, и его столы.
help-admin-people-bar = Больше не давать человеку здесь играть, смотреть и писать.
help-admin-people-unbar = Снова впустить человека.
help-admin-people-secret = Создать человеку новый секрет и вывести его; старый больше не действует.
help-admin-people-delete = Забыть человека навсегда: его игры остаются, но вместо имени будет «Бывший игрок».
    .more = Имя, секрет и вебхук исчезают сразу. Остальное, что касается игр, делает сервер: за несколько секунд или при следующем запуске он сдаётся за этого человека в идущих играх.
help-admin-chat = Разговоры за столами.
help-admin-chat-list = Всё, что сказано за столом: каждая строка с номером и автором.
help-admin-chat-delete = Удалить строки; они исчезнут со всех экранов.
help-admin-replays = Записи, загруженные людьми.
help-admin-replays-list = Все: идентификатор, когда, игра, кто играл.
help-admin-replays-delete = Удалить загруженные записи навсегда.
help-admin-packs = Наборы содержимого, загруженные людьми.
help-admin-packs-list = Все, и сколько столов и повторов ими пользуется.
help-admin-packs-delete = Удалить навсегда наборы, которые не нужны ни одному столу и ни одному повтору.
    .unused = Все, с которыми никто не играет.

## Что стоит вокруг и что не так с командой

click-usage = Использование:
click-options = Опции
click-commands = Команды
click-help-option = Показать эту справку и выйти.
click-default = по умолчанию: { $default }
# In brackets behind an option: the variable in the environment that sets it
click-variable = переменная окружения: { $var }
# In brackets behind an option that can't be left out
click-required = обязательно
click-aborted = Прервано.
click-error = Ошибка: { $message }
click-error-input = Ошибка: ответ непонятен
click-try = Справку покажет '{ $command }'.
click-invalid = Недопустимое значение: { $message }
click-invalid-of = Недопустимое значение { $param_hint }: { $message }
# The name of the argument and a full stop follow
click-missing-argument = Не хватает аргумента
# The name of the option and a full stop follow
click-missing-option = Не хватает опции
click-missing-command = Не хватает команды.
click-no-option = Нет опции { $name }.
click-no-command = Нет команды { $name }.
click-no-value = Опция { $name } не принимает значения.
click-no-whole-number = { $value } — не целое число.
click-no-number = { $value } — не число.
click-range = { $value } вне пределов { $range }.
click-file-missing = { $filename } не существует.
click-file-is-folder = { $filename } — папка, а не файл.
click-folder-is-file = { $filename } — файл, а не папка.
click-file-unreadable = { $filename } не читается.
click-file-unwritable = В { $filename } нельзя записать.
click-file-unopened = Не удаётся открыть { $filename }: { $message }
click-unknown-error = неизвестная ошибка
click-extra-arguments = Лишние аргументы: { $args }
click-needs-argument = Опции { $name } нужно значение.
click-did-you-mean = Может быть, { $possibilities }?
click-choices = { $value } — не одно из значений { $choices }.
error-language = нет языка { $language }; есть { $languages }
error-option-form = «{ $value }» не имеет вида NAME=VALUE
error-option-twice = { $name } указано дважды
error-days = { $value } — не число дней и не слово «forever»
error-address = { $address } — не адрес вроде 192.168.0.7
error-network = { $network } — не адрес и не сеть вроде 172.18.0.0/16
error-which-game = Какая игра? Их перечисляет `marsbound games`; `--resume RECORD` продолжает сохранённую.
error-how-many = Сколько игроков? Укажите --players, от { $fewest } до { $most }, вместе с вами.
error-two-games = Сравниваются две игры: `marsbound rules diff A B`
error-one-id = По одному обозначению за раз: { $other } лишнее.
error-find-alone = --find ищет во всех правилах одной игры; назовите только игру
error-section = { $section } — не раздел набора { $pack }; { $wanted }
error-other-game = { $file } — игра { $game }, а не { $wanted }
error-other-players = { $file }: игра начата с другим числом игроков: { $players }, а не { $wanted }
error-other-option = { $file }: игра начата не с { $option }={ $value }: в идущей игре опции изменить нельзя
error-game-over = { $file }: эта игра окончена; её покажет `marsbound replay`
error-outside-program = { $file }: на месте { $seat } играет внешняя программа, { $who }; укажите через --level, кто играет против вас, эта программа или другой бот
error-pack-of-other-game = { $name }: этот набор для игры { $game }; ожидался набор для игры { $wanted }
error-no-seat = нет места { $seat }; места считаются от 1 до { $players }
error-no-report-folder = { $file }: нет папки { $folder }, куда записать отчёт
error-no-record-folder = { $folder }: не удаётся создать ({ $cause }); ожидалась папка для записей
error-not-written = { $file }: не удаётся записать ({ $cause })
error-not-installed = пакет { $package } не установлен; его ставит `pip install '{ $extra }'`
error-setting = { $place }, { $key }: { $cause }
error-setting-twice = заданы и { $one }, и { $other }; ожидалось что-то одно
error-secret-empty = { $file }: файл пуст; в нём ожидался пароль
error-config-unread = { $file }: не читается ({ $cause })
error-config-form = { $file }, строка { $line }: это не TOML ({ $cause })
error-config-open = { $place }: { $key } — секрет, а файл может прочесть любой на этой машине; это исправит `chmod o-r { $file }`
error-config-key = { $place }: нет настройки «{ $key }»; ожидалось имя параметра команды `marsbound serve`, например `port`
error-config-switch = ожидалось true или false
error-config-kind = ожидался текст или число
error-keep-folder = { $target }: для --keep нужна папка с резервными копиями; это не папка
error-backup-damaged = { $file }: резервная копия повреждена ({ $cause })
error-no-database = нет базы данных { $place }; ожидалась та, с которой работает сервер
error-older-server = с этой базой данных работает сервер более ранней версии; сначала остановите его (`admin check` только смотрит)
error-no-person = нет никого с идентификатором «{ $id }»; всех перечисляет `marsbound admin people list`
error-no-table = нет стола «{ $id }»
error-nothing-deleted = { $cause }; ничего не удалено
error-no-line = за столом «{ $id }» нет строки с номером { $number }
error-no-replay = нет повтора «{ $id }»
error-no-pack = никто не загружал набор «{ $hash }»
error-pack-needed = столов и повторов, которым нужен { $hash }: { $number }

## О чём спрашивают и что говорят команды для оператора

config-place = { $file }, строка { $line }
config-file = файл { $file }
config-no-file = без файла
config-from-option = задано параметром
config-usual = обычное значение

# Behind a question: the letters for yes and no that may be typed
ask-yes-or-no = { $question } [д/Н]
# What is typed for yes: the letter above and the word
ask-yes-letter = д
ask-yes = да
ask-forget = Забыть { $id } навсегда?
ask-delete = Удалить { $ids } навсегда?
person-name = имя: { $name }
person-since = здесь с: { $day }
person-webhook = вебхук: { $url }
person-no-webhook = вебхук: нет
person-barred = запрет: да
person-not-barred = запрет: нет
person-said = сказано строк: { $number }
person-table = стол: { $id } { $day } { $status } { $game }
person-host = хозяин
person-is-barred = под запретом
person-is-leaving = уходит
deleted-packs =
    { $number ->
        [one] Удалён { $number } набор
        [few] Удалено { $number } набора
        [many] Удалено { $number } наборов
       *[other] Удалено { $number } набора
    }
checked-table = стол { $id } ({ $status }): { $reason }
checked-record = запись { $id } ({ $status }): { $reason }
checked-tables =
    { $number ->
        [one] проверен { $number } стол
        [few] проверено { $number } стола
        [many] проверено { $number } столов
       *[other] проверено { $number } стола
    }
checked-records =
    { $number ->
        [one] проверена { $number } запись
        [few] проверено { $number } записи
        [many] проверено { $number } записей
       *[other] проверено { $number } записи
    }
checked-closed = не открываются: { $number }
swept-replays = повторы: { $number }
swept-packs = наборы: { $number }
swept-chat = строки разговоров: { $number }
swept-finished = законченные игры: { $number }
swept-closed = закрытые столы: { $number }
swept-people = учётные записи: { $number }
