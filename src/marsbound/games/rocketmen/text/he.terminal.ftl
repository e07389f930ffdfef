### The table at the terminal.

## רשימת המשחקים

option-source-rules = חוקים { $first } ו־{ $second }
option-source-rule = חוק { $rule }
option-source-variants = חוק { $rule }; או שני שמות, כמו { $example }

## השולחן במסוף

rocketmen-heading-own = הלוח שלך
rocketmen-heading-card-texts = קלפי השוק
rocketmen-column-destination = יעד
rocketmen-column-rockets = נדרש
rocketmen-column-points = נקודות
rocketmen-column-arrived = הגיעו
rocketmen-column-missions = משימות
rocketmen-column-hand = יד
rocketmen-column-open = על השולחן
rocketmen-rival-tag = י
rocketmen-board-fields = { $name }: מרחק { $distance }, קלפי הצלחה { $draws }, מה עוזר: { $component }
rocketmen-board-variants = גרסאות: { $variants }
rocketmen-board-target = { $location }, { count-points } (נדרש { $rockets })
rocketmen-board-lift = בהמראה: { $fields }
rocketmen-board-planned = בתוכנית: { $card }
rocketmen-board-pad = כן השיגור: { $cards }
rocketmen-board-stored = באחסון: { $cards }
rocketmen-board-piles = ערימות
rocketmen-board-score = ניקוד
rocketmen-board-buying = בקנייה: { $cards }
rocketmen-board-paid = שולם: { $components }
rocketmen-board-owed = נותר לשלם: { $components }
rocketmen-board-last = האחרון: { $value }
rocketmen-board-offered = לבחירה: { $cards }
rocketmen-board-success-deck = קלפי הצלחה שנותרו: { $cards }
rocketmen-command-cards = הצגת הקלפים שלך וקלפי השוק עם הטקסטים.
rocketmen-command-map = הצגת היעדים והאתרים שלהם.
rocketmen-command-rule = הצגת חוק. יש להוסיף את הסימן שלו, למשל L9; הסימנים שבסוגריים הם של חוקים.
