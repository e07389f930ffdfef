### Уровни ботов, от слабейшего к сильнейшему.

level-random = случайный
    .description = Выбирает из всего возможного, не думая о последствиях.
level-novice = новичок
    .description = Берёт то, что сейчас выглядит лучше всего, и иногда ошибается.
level-heuristic = опытный
    .description = Оценивает, сколько каждый выбор принесёт к концу игры.
level-expert = эксперт
    .description = Думает наперёд десятую долю секунды на ход.
level-master = мастер
    .description = Думает наперёд одну секунду на ход.
level-champion = чемпион
    .description = Думает наперёд пять секунд на ход.
level-program = ваша собственная программа
    .description = Читает вопросы со своего ввода и пишет ответы в вывод, как описано в справочнике.
level-python = ваш собственный класс на Python
    .description = Получает то, что видит его игрок, и вопрос, как описано на странице для пишущих на Python.
level-installed = из пакета { $source }
level-limits = Уровню, который думает наперёд, можно задать другой предел, например { $time } или { $number }.

level-warming-up = разогревается
    .description = Движок ещё компилируется, около минуты: до тех пор этот уровень перебирает меньше вариантов и играет слабее.
level-uncompiled = На этом компьютере движок не скомпилирован: этот уровень перебирает меньше вариантов и играет слабее.

## Сами боты: по шесть на каждом уровне, по одному на каждое место

cast-whim = Вим
cast-fumble = Фамбл
cast-zigzag = Зигзаг
cast-jumble = Джамбл
cast-doodle = Дудл
cast-hiccup = Хикап
cast-pip = Пип
cast-cog = Винтик
cast-tock = Ток
cast-rivet = Ривет
cast-minnow = Пескарик
cast-sprocket = Спрокет
cast-gimbal = Гимбал
cast-ballast = Балласт
cast-orrery = Оррери
cast-piston = Поршень
cast-compass = Компас
cast-lantern = Фонарик
cast-vector = Вектор
cast-perigee = Перигей
cast-sextant = Секстант
cast-halo = Гало
cast-quasar = Квазар
cast-tangent = Тангенс
cast-zenith = Зенит
cast-solstice = Солстис
cast-equinox = Эквинокс
cast-meridian = Меридиан
cast-parallax = Параллакс
cast-umbra = Умбра
cast-colossus = Колосс
cast-argonaut = Аргонавт
cast-leviathan = Левиафан
cast-nocturne = Ноктюрн
cast-aurelia = Аурелия
cast-imperator = Император
bot-own-name = { $name } { $number }
bot-and-level = { $name } ({ $level })
