### Первые игры с обучением и справочник, который открывают за столом.
### Вставленные имена ($seat, $zone, $card, $character …) готовы и никогда не склоняются.

## Рамка игры с обучением

guide-title = Обучение
guide-skip = Пропустить обучение
guide-understood = Понятно
guide-go-on = Дальше
guide-page-title = Первая игра с обучением
guide-page-lead = Небольшая игра против несильных ботов. Всё объясняется по ходу дела, а обучение можно пропустить в любой момент.
guide-page-start = Начать
guide-page-again = Попробовать снова

## Клавиши

guide-key-tab = К следующей группе: вопрос, варианты, поле, рука
guide-key-arrows = Внутри группы
guide-key-choose = Выбрать или спросить, почему нельзя
guide-key-question = К вопросу
guide-key-confirm = Подтвердить, закончить или отказаться
guide-key-undo = Отменить
guide-key-hint = Попросить подсказку у бота
guide-key-why = Чего нельзя и почему
guide-key-release = Вернуть, закрыть
guide-key-skip = Пропустить анимацию
guide-key-reference = Открыть справочник
guide-key-keys = Показать этот список
guide-letter-keys = Буквенные клавиши за столом

## Справочник по игре «Цель: Красная планета»

guide-reference-pictures = В картинках
guide-reference-rules = Все правила
