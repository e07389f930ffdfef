### Правила, наборы содержимого и что такое marsbound.
### Вставляемые названия ($game, $name, $file …) готовы и никогда не склоняются.

## Общее

library-search = Поиск
library-filter = Поиск и отбор
library-all = Всё
library-nothing-found = Ничего не подходит. Попробуйте ввести меньше слов или выбрать другой источник.

## Правила

library-rules-views = Правила и содержимое
library-rules-lines = Правила по строкам
library-rules-box = Персонажи и карты
library-rules-pictures = В картинках
library-rules-sections = Разделы
library-rules-partly-english = Правила, которые ещё не переведены, даны по-английски.
library-rules-found =
    { $number ->
        [one] { $number } правило
        [few] { $number } правила
        [many] { $number } правил
       *[other] { $number } правила
    }
library-rules-nothing-found = Ни в одном правиле нет всех этих слов. Попробуйте ввести меньше.
library-rules-compare = Сравнить с игрой: { $game }
library-rules-only-changed = Только различия
library-rules-same = Так же в другом издании:
library-rules-changed = Иначе в другом издании:
library-rules-only-here = Только в этом издании
library-rules-box-lead = Что делают персонажи и карты и насколько хорошо мы это знаем.

## Части набора

library-section-mission = Миссии

## Наборы

library-packs-lead = Что лежит в коробках: игровые поля, корабли, карты, числа. У каждой записи указано, насколько она достоверна, и владелец коробки может её исправить.
library-packs-built-in = Встроенные
library-packs-uploaded = Исправленные владельцами
library-packs-uploaded-empty = Сюда ещё никто не загрузил исправленный набор. Если у вас есть коробка, ваш может стать первым.
library-packs-all = Все наборы содержимого
library-pack-built-in = Встроенное содержимое игры { $game }.
library-pack-of-owner = Исправлен владельцем коробки. Игра: { $game }.
library-pack-open = Посмотреть все записи
library-pack-play = Играть с набором
library-pack-download = Скачать, чтобы исправить
library-pack-hash = В записях игр известен как
library-pack-none = Такого набора здесь нет. Возможно, он на другом сервере.
library-section = Раздел
library-entry = Запись
library-values = Значения, как в файле
library-default = по умолчанию
library-entries =
    { $number ->
        [one] { $number } запись
        [few] { $number } записи
        [many] { $number } записей
       *[other] { $number } записи
    }

## Источники

library-sources = Что значат источники
library-sources-lead = В книгах правил нет ни поля, ни карт. Что там есть, мы взяли оттуда; остальное пришлось собирать по кусочкам. Запись помечена по наименее достоверному из её значений.
library-source-rulebook = Так сказано в книге правил или напечатано на самой карте или детали.
library-source-strong = Об этом сообщают двое или больше, независимо друг от друга.
library-source-weak = Об этом сообщает кто-то один, или это следует из другого.
library-source-ours = Мы придумали это так, чтобы сходилось со всем, что известно. Настоящая карта вполне может быть другой.

## Исправление набора

library-correct = Исправить набор
library-correct-download = Откройте набор выше и скачайте его. Это текстовый файл с пояснениями внутри.
library-correct-change = Измените в любом текстовом редакторе то, что в вашей коробке иначе. Если карта у вас в руках, укажите источником значения «rulebook».
library-correct-bring = Загрузите файл сюда. Он сразу проверяется, и для каждой ошибки указывается её место.
library-correct-play = Играйте с исправленным набором. Записи игр помнят, с каким набором играли.
library-pack-drop = Перетащите сюда свой набор или выберите его файлы
library-pack-drop-hint = Один файл .toml. К нему можно приложить названия на других языках: my-box.pl.ftl относится к my-box.toml.
library-pack-no-toml = Среди файлов нет .toml. Набор — это один файл .toml.
library-pack-unknown-file = { $file } — не файл .toml и не .ftl, или это два набора сразу.
library-pack-fine = Набор { $name } в порядке, с ним можно играть
library-pack-mistakes =
    { $number ->
        [one] { $file }: { $number } ошибка
        [few] { $file }: { $number } ошибки
        [many] { $file }: { $number } ошибок
       *[other] { $file }: { $number } ошибки
    }
library-pack-notes = Замечания; с набором всё равно можно играть
library-mistake-where = Где
library-mistake-what = Что не так
library-mistake-expected = Что ожидалось

## О программе

library-about-title = О программе marsbound
library-about-lead = Три настольные игры о Марсе: с ботами или с друзьями, в браузере, в терминале или из собственной программы.
library-about-fans = Сделано поклонниками
library-about-fans-text = marsbound — неофициальная программа. Её не делали, не проверяли и не одобряли авторы, художники и издатели игр Mission: Red Planet и Rocketmen. Названия принадлежат их владельцам. Если игра вам нравится, купите коробку: она красивее любого экрана.
library-about-content = Что здесь наше
library-about-content-text = Все рисунки нарисованы нами, и каждое правило рассказано нашими словами. Где книга правил что-то не оговаривает, сказано, как играем мы. То, чего в ней нет, прежде всего карты и поле, мы восстановили по сообщениям или придумали сами.
library-about-content-correct = Мы ничего не скрываем: у каждой карты указано, откуда она, и каждое число можно исправить.
library-about-bots = Боты
library-about-bots-text = Бот видит то, что видел бы игрок на его месте, и не больше. Он не знает закрытых карт и не заглядывает в колоды.
library-about-bots-measured = Сила уровней измеряется во многих играх между ними. Цифры и команды, которыми их можно получить снова, есть в документах проекта. Как боты играют против сильных игроков-людей, пока никто не знает.
library-about-privacy = Что хранится
library-about-privacy-text = Регистрации нет, и ничего не загружается с других сайтов. Ваш браузер хранит секрет, по которому этот сервер вас узнаёт; сервер хранит игры, имена и сообщения, написанные за его столами. В настройках можно получить новый секрет или удалить себя.
library-about-made = Из чего сделано
library-made-fonts = Шрифты
library-made-icons = Значки
library-made-software = Программы
library-made-itself = Эта программа
library-about-licences = Лицензии всех программ на этой странице
library-about-version = Версия { $version }, протокол { $wire }
