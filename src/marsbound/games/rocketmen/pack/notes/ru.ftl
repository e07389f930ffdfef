### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-first-arrival = Очко за первое прибытие напечатано в правилах.
note-shipyard = Не очко ракеты: их приносят космические корабли, и у игрока три таких жетона.
note-base-component = То, что у базы есть компонент помимо денег, напечатано в правилах; какой именно, решили мы.
note-base-pays-nothing = В раннем обзоре игры сказано, что одна из баз ничего не оплачивает.
note-big-data = Её { MONEY(30) } и ещё один компонент напечатаны в правилах, как и то, что она может оплатить своё место на площадке.
note-internet = Было { MONEY(40) }: дешевле, чтобы игры вдвоём по медиане длились не больше 20 кругов (docs/rocketmen-balance.md).
note-laser-shield = Было { MONEY(40) }: её покупали реже, чем две родственные карты (docs/rocketmen-balance.md).
note-batteries = В правилах объяснено, что сначала на Свалку уходит другая карта.
note-supercapacitors = В правилах объяснено, что карту берут и за сами суперконденсаторы.
note-government-contract = В правилах объяснено, что до первой выполненной миссии она ничего не стоит.
note-afterburner = В правилах объяснено, когда её можно применить, даже после последней карты успеха.
note-industrial-espionage = Её компонент считается, пока она не скопирует компонент другой карты. Раньше это были компьютеры: её почти никто не покупал (docs/rocketmen-balance.md).
note-storage-yard = В правилах объяснено, что карты в хранилище не помогают при запуске и что у хранилища есть очко ракеты. Было { MONEY(40) }: её почти никто не покупал (docs/rocketmen-balance.md).
note-space-suit = Было { MONEY(40) } и биотехнологии: дорого рядом с защитным костюмом (docs/rocketmen-balance.md).
note-quantum-computer = Игроки упоминают карту с таким названием.
note-reusable-rocket = Игроки упоминают многоразовые части ракет. Было { MONEY(50) } и композиты: её почти никто не покупал (docs/rocketmen-balance.md).
note-small-boosters = Было { MONEY(30) }: из десяти купленных двигателей один был таким (docs/rocketmen-balance.md).
note-heavy-stage = Было { MONEY(50) } и любой компонент: дешевле, как и малые ускорители, чтобы покупали все три вида (docs/rocketmen-balance.md).
note-four-in-all = То, что всего их четыре, напечатано в правилах.
note-too-far-alone = Ни одна из двух частей цели не на орбите Земли: слишком далеко для одиночной игры (docs/rocketmen-balance.md).
note-goal-on-mars = Часть этой цели на Марсе: слишком далеко для одиночной игры (docs/rocketmen-balance.md).
note-easy-mission = То, что лёгкая миссия на орбиту Земли начинается с поля 2, — пример из правил.
