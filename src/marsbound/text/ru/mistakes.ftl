# Что не так с набором или с записью игры.

## Места, значения, перечисления
mistake-note = замечание
mistake-byte = байт { $number }
mistake-line = строка { $line }, столбец { $column }
mistake-end-of-file = конец файла
mistake-huge-number = огромное число
mistake-a-list = список
mistake-empty-list = пустой список
mistake-a-table = таблица
mistake-a-date = дата или время
mistake-or = { $first } или { $last }
mistake-and = { $first } и { $last }

## Что ожидалось
wanted = ожидалось: { $wanted }
wanted-or-nothing = ожидалось: { $wanted } или ничего
wanted-did-you-mean = может быть, «{ $word }»?
wanted-number = целое число от { $low } до { $high }
wanted-multiple = число от { $low } до { $high }, кратное { $step }
wanted-list = список, где каждый элемент — { $each }
wanted-long-list = список длиной { $length }, где каждый элемент — { $each }
wanted-choices = список из 1–{ $most } чисел, каждое из которых { $numbers }
wanted-yes-no = true или false
wanted-counts = таблица с числом для каждого из: { $keys }
wanted-amounts = таблица с числами для некоторых из: { $keys }
wanted-id = id из раздела { $section }
wanted-ids = список id из раздела { $section }
wanted-some-ids = список id из раздела { $section }, сколько: { $number }
wanted-name = имя не длиннее 60 строчных латинских букв и цифр, с одиночными дефисами между ними
wanted-each-once = ожидалось: каждая запись раздела { $section } по одному разу
wanted-at-most = ожидалось: не больше { $most }
wanted-at-most-there = ожидалось: там не больше { $most }
wanted-at-least = ожидалось: не меньше { $least }
wanted-at-least-one = ожидалось: хотя бы одна запись
wanted-for-each-player = ожидалось: не меньше { $least }, по { $each } каждому из { $players } игроков
wanted-mark-for-each-copy = ожидалось: { $number }, по одному на каждую копию
wanted-utf-8 = ожидалось: файл TOML в кодировке UTF-8
wanted-toml-file = ожидалось: файл TOML
wanted-pack-file = ожидалось: файл TOML с набором
wanted-valid-toml = ожидалось: правильный TOML
wanted-header = ожидалось: таблица [pack] с полями name, game и format
wanted-other-pack = ожидалось: имя другого набора
wanted-only-known = ожидалось: { $number }, другого здесь не знают
wanted-tables = ожидалось: список таблиц, каждая с заголовком { $header }
wanted-table = ожидалось: таблица { $header }
wanted-one-with-id = ожидалось: одна таблица { $header } с этим id
wanted-own-id = ожидалось: собственный id
wanted-own-name = ожидалось: собственное имя
wanted-text = ожидалось: текст
wanted-only-with = ожидалось только у: { $ids }
wanted-fields-only = ожидалось только: { $fields }
wanted-no-such-field = такого поля не ожидалось
wanted-table-with = ожидалось: таблица с полями { $names }
wanted-file-or-pack = ожидалось: файл TOML или один из наборов { $names }
wanted-language = ожидалось: один из языков { $languages }
wanted-fluent = ожидалось: сообщения Fluent
wanted-different = ожидалось: набор, который отличается от этого хотя бы одним числом
wanted-by-rulebook = в книге правил указано { $number }

## Ошибки в любом наборе
mistake-is = { $name } — это { $value }
mistake-is-value = это { $value }
mistake-has = в { $name } есть { $value }
mistake-has-numbers =
    в { $name } { $number ->
        [one] { $number } число
        [few] { $number } числа
       *[many] { $number } чисел
    }
mistake-has-after = в { $name } стоит { $after } после { $before }
mistake-has-no = в { $name } нет { $key }
mistake-has-key = в { $name } стоит { $key } = { $value }
mistake-has-of-them = в { $name } их { $number }
mistake-empty = { $name } пусто
mistake-no-such-id = { $name } { $value }, а такого нет в разделе { $section }
mistake-twice = { $name } { $value } дважды
mistake-no-utf-8 = это не текст UTF-8
mistake-unreadable = не удаётся прочитать ({ $reason })
mistake-too-deep = слишком глубокая вложенность
mistake-no-toml = это не TOML: { $problem }
mistake-no-section = этого раздела нет
mistake-unknown-field = поле { $key } неизвестно
mistake-missing = нет поля { $name }
mistake-missing-for-effect = нет поля { $name }, которое нужно эффекту «{ $effect }»
mistake-is-missing = этой записи нет
mistake-unknown-section = в игре { $game } нет такого раздела
mistake-unknown-entry = этого нет в разделе { $section } этой игры
mistake-same-id = тот же id, что у более ранней записи раздела { $section }
mistake-not-here = { $key } здесь не к месту
mistake-not-of-effect = { $key } не относится к эффекту «{ $effect }»
mistake-wrong-moment = moment — это { $value }, а в этот момент эффект «{ $effect }» действовать не может
mistake-pedigree-of-nothing = pedigree для { $name }, чего в этой записи нет
mistake-pedigree-is = pedigree для { $name } — это { $value }
mistake-pedigree-missing = нет pedigree для { $name }
mistake-count = { $things }: { $number }
mistake-no-built-in = это не встроенный набор
mistake-name-of-built-in = имя «{ $name }» принадлежит встроенному набору
mistake-no-pack-or-file = это не встроенный набор и не файл
mistake-no-language = это не язык
mistake-same-hash = хеш { $hash } принадлежит другому набору, { $name }, с которым играют иначе
mistake-in-all = всего { $number }
mistake-with-copies = { $number } вместе с копиями

## Записи игр
record-unreadable = { $file }: не удаётся прочитать ({ $reason }); ожидался файл записи, NAME{ $suffix }
record-itself = запись
record-too-large = байтов в записи может быть не больше { $most }
record-no-game = это запись игры «{ $game }»; известны: { $names }
record-too-many-steps = ответов в записи { $number }, больше, чем { $most }
record-format = { $file }: формат «{ $format }»; ожидался «{ $known }», другого здесь не знают
record-no-record = { $file }: это не запись игры: { $problem }
record-no-json = { $file }: это неполный JSON: { $problem }; файл обрезан или изменён?
record-no-utf-8 = { $file }: байт { $number } — не текст UTF-8; файл обрезан или изменён?
record-in-file = { $file }: { $problem }
record-full-hash = { $file }: full_hash набора — { $full }; ожидался такой, что начинается с { $short }
record-rules = записи нужна версия { $needed } правил игры { $game }; здесь версия { $here }
record-other-pack = записи нужен набор { $pack } с хешем { $hash }; { $given } — для игры { $game }, и его хеш { $has }
record-no-pack = записи нужен набор { $pack } с хешем { $hash }; укажите его через --pack FILE (у встроенного { $here } хеш { $has })
record-answer-form = ответ { $number }: «{ $text }» не имеет вида «SEAT ANSWER», где SEAT (место) — * или от 1 до { $players }
record-steps = в записи шаги от 0 до { $last }, а не { $wanted }
record-other-game = это запись игры { $game }, а не { $here }
record-rules-of-game = записи нужна версия { $needed } правил игры { $game }; здесь { $here }
record-pack-hash = записи нужен набор { $pack } с хешем { $hash }; у этого { $has }
record-game-over = ответ { $number } ({ $answer }): игра уже закончилась
record-answer-wrong = ответ { $number } ({ $answer }): { $problem }
record-result = итог в записи, { $result }, не тот, что дают ответы: { $given }
answer-unknown = «{ $text }» — не ответ на { $line }; ожидалось: { $expected }
answer-form = { $form }, например «{ $example }»
answer-not-natures = случай не может ответить «{ $text }» на { $line }
answer-forbidden = правила этого не разрешают (правило { $rule }): { $reason }

## Copying packs
copy-no-name = «{ $name }» не может быть именем набора; ожидалось: { $wanted }
copy-built-in-name = «{ $name }» — имя встроенного набора; ожидалось другое
copy-no-name-line = в наборе { $name } под [pack] нет строки name с этим именем; ожидалась та, которую можно изменить
copy-there = { $file } уже есть; ожидался новый файл
copy-unwritable = { $file }: не удаётся записать ({ $reason }); ожидался новый файл
copy-give-name = «{ $name }» не может быть именем набора; укажите другое через --name

## Fluent messages that a pack brings
text-no-language = нет языка «{ $language }»; есть: { $languages }
text-unreadable = { $file }: не удаётся прочитать ({ $reason }); ожидался файл с сообщениями Fluent
text-no-utf-8 = { $file }: байт { $number } — не текст UTF-8; ожидались сообщения Fluent
text-no-message = { $file }, строка { $line }: { $problem }; ожидалось сообщение Fluent
text-in-itself = сообщение «{ $message }» на языке { $language } ссылается само на себя
text-broken = сообщение «{ $message }» на языке { $language }: { $problem } (задано: { $given })
