### המסוף הטקסטואלי.

## בקשות

prompt-choose = יש לבחור מספר או להקליד פקודה (עזרה):
prompt-go-on = להמשך יש להקיש Enter.
prompt-quit = לצאת? המשחק לא נשמר. (כן/לא)
prompt-file = שם הקובץ:

## פקודות: המילה בשפה הזאת, שפועלת לצד האנגלית, ומה היא עושה

command-help = עזרה
    .help = הצגת הרשימה הזאת.
command-why = למה
    .help = מה אינו אפשרי עכשיו, למה, ולפי איזה חוק.
command-undo = ביטול
    .help = ביטול התשובה האחרונה שלך.
command-save = שמירה
    .help = שמירת המשחק בקובץ.
command-quit = יציאה
    .help = יציאה מהמשחק.
command-board = לוח
    .help = הצגת השולחן שוב.
command-log = יומן
    .help = הצגת מה שקרה.
command-cards = קלפים
    .help = הצגת הקלפים שלך עם הטקסט שלהם.
command-rule = חוק
    .help = הצגת חוק לפי הסימן שלו.

## כותרות

heading-launch-pad = כן השיגור
heading-mars = מאדים
heading-phobos = פובוס
heading-lost-in-space = אנדרטת האבודים בחלל
heading-seats = מושבים
heading-supply = מאגר
heading-hand = יד
heading-played = דמויות ששוחקו
heading-held = משימות ופעולות ביד
heading-held-first = קלפי הטבה ביד
heading-tokens = סמני ניקוד
heading-discoveries = תגליות
heading-destinations = סמני יעד במאגר
heading-decks = חפיסות
heading-rounds = מונה הסבבים
heading-log = מה קרה
heading-choices = האפשרויות שלך
heading-refused = לא אפשרי עכשיו
heading-preview = מה יקרה
heading-commands = פקודות
heading-score = תוצאה סופית

## השולחן

board-dock-empty = { $dock }: ריק
board-launched = שוגרה
board-aboard = { $aboard } מתוך { $capacity } על החללית
board-nobody = אין איש
board-astronauts = { $seat } { $number }
board-count = { $name } { $number }
board-resource = משאב: { $kind }
board-resource-face-down = משאב מכוסה
board-unexplored = לא ממופה
board-tokens = סמנים: { $tokens }
board-discovery-face-down = תגלית מכוסה
board-discovery-known = תגלית: { $card } (ידועה רק לך)
board-discovery-open = תגלית: { $card }
board-inner = אזור פנימי
board-outer = אזור חיצוני
board-moon = ירח
board-neighbours = אזורים סמוכים: { $zones }
board-destination = יעד: { $zone }
board-ships-left = חלליות בערימה: { $number }
board-ships-discarded = חלליות שהושלכו: { $number }
board-events-left = קלפי אירוע בחפיסה: { $number }
board-supply =
    { $number ->
        [one] חללאי אחד במאגר
        [two] שני חללאים במאגר
       *[other] { $number } חללאים במאגר
    }
board-face-down-cards =
    { $number ->
        [one] קלף מכוסה אחד
        [two] שני קלפים מכוסים
       *[other] { $number } קלפים מכוסים
    }
board-in-hand =
    { $number ->
        [one] דמות אחת ביד
        [two] שתי דמויות ביד
       *[other] { $number } דמויות ביד
    }
board-chosen = הבחירה נעשתה
board-choosing = עדיין בבחירה
board-neutral-plays = הצבע הניטרלי משחק: { $character }

## מונה הסבבים

track-round = { $number }
track-production = י{ $number }
track-reveal = תגליות
track-final = סוף
track-now = עכשיו: { $phase }

## הודעות

message-welcome = { $game }. מספר שחקנים: { $players }. המושב שלך: { $seat }.
message-seed = זרע אקראיות: { $seed }
message-saved = נשמר בקובץ { $file }.
message-save-failed = השמירה בקובץ { $file } נכשלה: { $cause }. אפשר לנסות שם או מקום אחר.
message-file-exists = הקובץ { $file } כבר קיים. אפשר לבחור שם אחר.
message-undone = התשובה בוטלה.
message-nothing-to-undo = אין מה לבטל.
message-number-out-of-range =
    { $most ->
        [1] המספר היחיד לבחירה הוא 1.
       *[other] יש לבחור מספר מ־1 עד { $most }.
    }
message-unknown-command = אין פקודה { $command }. אפשר להקליד מספר או עזרה.
message-unknown-rule = אין חוק { $id }. החוקים במשחק הזה: { $ids }.
message-automatic = { $answer } (האפשרות היחידה)
message-log-empty = עדיין לא קרה דבר.
message-resumed = המשחק נמשך מצעד { $step }.
message-game-over = המשחק הסתיים.
message-goodbye = להתראות.

## למה אי אפשר לבטל תשובה

undo-refused-other-seat = אי אפשר לבטל: מושב אחר כבר ענה מאז.
undo-refused-nature = אי אפשר לבטל: מאז נשלפו קלפים או סמנים.
undo-refused-revealed = אי אפשר לבטל: מאז נחשף דבר מה נסתר.

## למה אי אפשר לבחור משהו

why-line = { $answer }: { $reason } (חוק { $rule })
why-nothing = כאן הכול אפשרי.

## הקרנה חוזרת

replay-title = הקרנה חוזרת: { $game }, { $file }
replay-step = צעד { $step } מתוך { $steps }
replay-seat = מבט של { $seat }
replay-onlooker = מבט של משקיף
replay-open = כל הקלפים גלויים
replay-answer = { $seat }: { $answer }
replay-nature = מקרה: { $answer }

## משחקי הדמיה

simulate-title =
    { $games ->
        [one] { $game }: משחק אחד, שחקנים: { $players }
        [two] { $game }: שני משחקים, שחקנים: { $players }
       *[other] { $game }: { $games } משחקים, שחקנים: { $players }
    }
simulate-seat = מושב
simulate-wins = ניצחונות
simulate-shared = ניצחונות משותפים
simulate-average = תוצאה ממוצעת
simulate-speed = משחקים בשנייה: { $speed }
