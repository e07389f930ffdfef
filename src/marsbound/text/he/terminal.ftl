### המסוף הטקסטואלי.

## בקשות

prompt-choose = יש לבחור מספר או להקליד פקודה (עזרה):
prompt-quit = לשמור את המשחק לפני היציאה? (כן/לא)
prompt-over = אפשר להקליד פקודה (עזרה) או להקיש Enter ליציאה:

## פקודות: המילה בשפה הזאת, שפועלת לצד האנגלית, ומה היא עושה

command-help = עזרה
    .help = הצגת הרשימה הזאת.
command-hint = רמז
    .help = הצגת מה שבוט היה עושה, ולמה. עם מספר: מה דעתו על הבחירה הזאת.
command-why = למה
    .help = מה אינו אפשרי עכשיו, למה, ולפי איזה חוק. עם שם או מספר: רק הוא.
command-preview = תחזית
    .help = לאן תוביל בחירה. יש להוסיף את המספר שלה.
command-undo = ביטול
    .help = ביטול הבחירה האחרונה שלך.
command-board = לוח
    .help = הצגת השולחן שוב.
command-cards = קלפים
    .help = הצגת הקלפים שלך וכל הדמויות עם הטקסט שלהם.
command-map = מפה
    .help = אילו אזורים גובלים זה בזה.
command-log = יומן
    .help = הצגת מה שקרה, עם הסימנים של החוקים שמסבירים זאת. עם מספר: כמספר הזה מהאירועים האחרונים.
command-rule = חוק
    .help = הצגת חוק. יש להוסיף את הסימן שלו, למשל C9; הסימנים שבסוגריים הם של חוקים.
command-save = שמירה
    .help = שמירת המשחק. עם שם: בקובץ הזה.
command-quit = יציאה
    .help = יציאה מהמשחק, עם שמירה אם רוצים.
command-words = { $own } ({ $english })
command-line = { $words }: { $help }

## כותרות

heading-seats = מושבים
heading-log = מה קרה
heading-refused = לא אפשרי עכשיו
heading-preview = מה יקרה
heading-commands = פקודות
heading-score = תוצאה סופית

## השולחן

board-at-seat = { $seat }: { $what }
board-value = { $name }: { $value }
board-below = { $name }:
board-with = { $what } ({ $who })
board-count = { $name } { $number }
board-tokens = סמנים: { $tokens }
board-card = { $card }: { $text }
# סימן קצר לצבע ניטרלי, אחרי מספר השחקן
board-neutral-tag = { $number }נ

## הודעות

message-welcome = { $game }. מספר שחקנים: { $players }. המושב שלך: { $seat }.
message-seed = זרע אקראיות: { $seed }
message-opponents = היריבים שלך: { $level }
message-saved = נשמר בקובץ { $file }.
message-save-failed = השמירה בקובץ { $file } נכשלה: { $cause }. אפשר לנסות שם או מקום אחר.
message-file-exists = הקובץ { $file } כבר קיים. אפשר לבחור שם אחר.
message-undone = הבחירה בוטלה.
message-nothing-to-undo = אין מה לבטל.
message-not-a-choice = { $number }: אין כאן אפשרות כזאת. האפשרויות: { $numbers }.
message-unknown-command = אין פקודה { $command }. אפשר להקליד מספר או עזרה.
message-unknown-rule = אין חוק { $id }. החוקים במשחק הזה: { $ids }.
message-automatic = { $answer } (האפשרות היחידה)
message-log-empty = עדיין לא קרה דבר.
message-resumed = המשחק נמשך מצעד { $step }.
message-game-over = המשחק הסתיים.
message-goodbye = להתראות.
message-fault = לא התקבלה תשובה מ־{ $bot } על { $question }: { $cause }. התור שוחק במקומו.
question-and-answer = { $question } { $answer }
rule-line = { $rule }: { $text }
with-rules = { $text } [{ $rules }]

## למה אי אפשר לבטל בחירה

undo-refused-other-seat = אי אפשר לבטל: מישהו אחר כבר ענה מאז.
undo-refused-nature = אי אפשר לבטל: מאז נשלפו קלפים או סמנים.
undo-refused-revealed = אי אפשר לבטל: מאז נחשף דבר מה נסתר.

## למה אי אפשר לבחור משהו, ולאן תוביל בחירה

why-line = { $answer }: { $reason } (חוק { $rule })
why-group = { $reason } (חוק { $rule }): { $answer }
why-and-more = { $names } ועוד { $number }, למשל { $example }
why-possible = { $answer }: זה אפשרי.
why-unknown = אין כאן בחירה ששמה { $what }. אפשר לנסות, למשל: { $example }.
why-nothing = כאן הכול אפשרי.
preview-end = מה יבוא אחר כך, איש אינו יכול לדעת עדיין.

## הניקוד

score-item = { $item }: { count-points }

## הקרנה חוזרת

replay-title = צפייה חוזרת: { $game }, { $file }
replay-step = צעד { $step } מתוך { $steps }
replay-seat = מבט של { $seat }
replay-onlooker = מבט של צופה
replay-open = כל הקלפים גלויים

## רשימת המשחקים

game-line = { $game } ({ $players })
game-no-options = אין אפשרויות לבחירה.
option-default = { $value } (ברירת מחדל)
option-source = מקור: { $source }

## משחקי הדמיה

simulate-title =
    { $games ->
        [one] { $game }: משחק אחד, שחקנים: { $players }
        [two] { $game }: שני משחקים, שחקנים: { $players }
       *[other] { $game }: { $games } משחקים, שחקנים: { $players }
    }
simulate-seat = מושב
simulate-average = תוצאה ממוצעת
simulate-wins = ניצחונות
simulate-rate = שיעור ניצחונות (רווח סמך 95%)
simulate-shared = מתוכם משותפים
simulate-shared-games = משחקים עם ניצחון משותף: { $number }
simulate-nobody = משחקים שכל השחקנים הפסידו: { $number }
simulate-decisions = החלטות במשחק: { $number }
simulate-speed = משחקים בשנייה: { $speed }

## חוקים, ומה שונה בין שני משחקים

rules-counterpart = { $game } { $id }: { $kind }
rules-none-found = אין חוק שיש בו כל המילים האלה.
diff-title = מה זהה ומה שונה: { $first } / { $second }
diff-rules = חוקים, { $kind }: { $number }
diff-same = זהים
diff-changed = שונים
diff-only-in = רק במשחק { $game }
diff-rule = { $game } { $id }: { $text }
diff-content = תוכן: { $section }
diff-entries = { $kind } ({ $number }): { $entries }
diff-entry = { $entry } ({ $changes })
diff-field = { $field }: { $first } ← { $second }

## חבילות תוכן

pack-hash = משחק: { $game }. גיבוב: { $hash }
pack-holds = מכילה: { $counts }
pack-sureness = מידת הוודאות, לפי רשומות: { $counts }
pack-based-on = על בסיס { $name }
pack-entry = { $entry }: { $pedigree }
pack-field = { $field } { $value } ({ $pedigree })
pack-default = ברירת מחדל
pack-fine = אפשר לשחק עם { $name }. גיבוב: { $hash }
pack-copied = { $name } נכתבה אל { $file }. עכשיו אפשר לתקן אותה.

## מדידות

bench-title = { $game }: משחק אקראי על ליבה אחת, כל התשובות ברשימה, שחקנים: { $players }
bench-compiled = המנוע מהודר.
bench-interpreted = המנוע אינו מהודר.
bench-games-per-second = משחקים בשנייה
bench-decisions-per-second = החלטות בשנייה
bench-driven-decisions-per-second = החלטות בשנייה, בהפעלה מתוך Python
bench-clone-us = שכפול שולחן, מיקרושניות
bench-store-us = שמירת מצב, מיקרושניות
bench-load-us = טעינת מצב, מיקרושניות
bench-view-us = מבט של שחקן, מיקרושניות
bench-world-us = עולם שמתאים למבט, מיקרושניות
bench-search-iterations-per-second = איטרציות חיפוש בשנייה, המשכים אקראיים מאמצע משחק
bench-listening-cost = פי כמה איטי יותר עם מאזין
bench-batch-steps-per-second = הרבה משחקים בבת אחת: צעדים בשנייה, עם תצפיות ופעולות חוקיות
bench-batch-legal-steps-per-second = אותו הדבר עם פעולות חוקיות בלבד
bench-openspiel-goofspiel = המשחק goofspiel של OpenSpiel, החלטות בשנייה
bench-catanatron = הספרייה catanatron, החלטות בשנייה
bench-pettingzoo-connect-four = ארבע בשורה של PettingZoo, החלטות בשנייה
bench-pettingzoo-tictactoe = איקס עיגול של PettingZoo, החלטות בשנייה
bench-pgx-connect-four = ארבע בשורה של pgx, אלף משחקים בבת אחת: החלטות בשנייה
bench-own-pettingzoo = המשחק הזה ב־PettingZoo, סוכן אחר סוכן: החלטות בשנייה
bench-own-openspiel = המשחק הזה ב־OpenSpiel: צמתים בשנייה, כולל המזל
bench-times = ההחלטות שלנו בשנייה, פי כמה יותר
bench-no-peers = כדי להשוות עם { $peers }, יש להתקין את התוספת: marsbound[bench-jax]

## Games as data

# Before a number: how many games.
selfplay-games = משחקים
selfplay-decisions = החלטות בקבצים שלמים
# Before a number: how many files of data.
selfplay-shards = קבצים
selfplay-bytes = בתים להחלטה
selfplay-written = קובצי הנתונים, ההקלטות והרשימה נמצאים ב־{ $folder }.
