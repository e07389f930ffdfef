### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, ваша очередь.
serve-for-others = Для других: { $urls }
serve-only-here = Открыть можно только на этом компьютере. Открыть доступ из своей сети можно на странице или опцией --host 0.0.0.0.

## What `marsbound serve` says at the terminal

serve-compiling = Движок компилируется в фоне, это займёт около минуты. Играть уже можно; боты, которые просчитывают ходы, ещё разогреваются.
serve-compiled = Движок скомпилирован: теперь все боты думают на полной скорости.
serve-no-compiler = Здесь нет компилятора C, поэтому движок работает без компиляции. Всё работает; боты, которые просчитывают ходы, перебирают меньше вариантов и играют слабее.
serve-failed = Скомпилировать движок не удалось, см. build/engine.log. Всё работает; боты, которые просчитывают ходы, перебирают меньше вариантов и играют слабее.
serve-running = marsbound уже запущен: { $address }
serve-open-it = Здесь нет браузера, который можно было бы открыть: откройте { $address } в своём.
serve-waiting = Ожидание базы данных: { $cause }

## Why a database can't be opened

database-not-understood = непонятно, какая нужна база данных; ожидается файл, sqlite:///FILE или postgresql://…
database-needs-more = для PostgreSQL нужен ещё один пакет: pip install 'marsbound[postgresql]'
database-is-newer = база данных создана более поздней версией marsbound (версия её схемы: { $form }); нужна та версия
database-is-served = с { $place } уже работает другой сервер marsbound, а одновременно может только один; остановите его или укажите другую базу данных
database-has-older-servers = с этой базой данных работают серверы более ранней версии ({ $releases }), которые не смогут работать с её новой схемой; сначала остановите их
workers-need-postgresql = нескольким процессам (--workers { $workers }) нужен PostgreSQL: файл SQLite рассчитан на один; укажите базу данных через --database postgresql://…
workers-need-linux = нескольким процессам за одним портом (--workers { $workers }) нужен Linux; в других системах должно хватить одного (--workers 1)
database-not-reached = база данных недоступна: { $cause }
database-not-opened = не удаётся открыть базу данных { $place }: { $cause }
