### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = В книге правил названы 14 жетонов ресурсов, 70 жетонов очков и 20 жетонов назначения; как они распределены, решили мы.
note-unknown-zone = Название седьмой внешней локации неизвестно.
note-ship-seen = Такой корабль видели в печатном виде.
note-mining-accident = То, что новые жетоны не выкладываются, напечатано; о том, что прежние всё ещё раздаются, сообщено один раз.
note-frozen-cave = О том, что такая карта есть, сообщают несколько человек; её название придумали мы.
note-radiation = То, что карта отнимает очки, напечатано; об остальном сообщено один раз.

## Comments of the file, as people read them in a copy. English: word for word as in the pack, a paragraph in one line.

comment-red-planet-first-box = Что лежит в коробке игры «Цель: Красная планета», первое издание.
comment-red-planet-second-box = Что лежит в коробке игры «Цель: Красная планета», второе издание.
comment-red-planet-pedigree = О каждом поле сказано, насколько оно известно: `rulebook` (так сказано в книге правил), `strong` (два независимых источника), `weak` (один источник или вывод из других) или `ours` (придумано нами так, чтобы сходилось каждое известное число). У вас есть эта коробка? Скопируйте набор, исправьте, проверьте и играйте с ним: как это сделать, написано в `docs/reference/packs.md`.
comment-red-planet-first-zones = Локации. Их порядок действует везде, где он нужен: внешние по часовой стрелке с севера, затем внутренние.
comment-red-planet-second-zones = Локации. Их порядок действует везде, где он нужен: внешние по часовой стрелке с севера, внутренние, спутник.
comment-red-planet-first-characters = Персонажи в том порядке, в каком их называют. `places`: сколько астронавтов помещают на корабли; `moves`: перемещения Исследователя.
comment-red-planet-second-characters = Персонажи в том порядке, в каком их называют. `places`: сколько астронавтов помещают на корабли; `moves`: перемещения Исследователя и Солдата с Фобоса.
comment-red-planet-first-ships = Корабли: 34. Идентификаторы — только названия.
comment-red-planet-second-ships = Корабли: 36. Идентификаторы — только названия.
comment-red-planet-first-discoveries = Открытия: 11 карт 9 видов: четыре хорошие, три плохие, одна ни то ни другое, три пустые.
comment-red-planet-first-bonuses = Карты бонусов: 13, 9 видов.
comment-red-planet-second-discoveries = Открытия: 13.
comment-red-planet-second-missions = Миссии: 13.
comment-red-planet-second-actions = Действия: 4.
comment-red-planet-worth = сколько очков стоит жетон очков в конце
comment-red-planet-first-resources = закрытые жетоны ресурсов: их берут, когда исследуют локацию
comment-red-planet-second-resources = закрытые жетоны ресурсов, по одному на локацию; остальных никто не видит
comment-red-planet-supply = жетоны очков в запасе
comment-red-planet-each-colour = каждого цвета
comment-red-planet-monopoly = очки за наибольшее число жетонов льда
