### הזירה: בוטים נגד בוטים.

## הטבלה

arena-title = { $game }: בוטים נגד בוטים, מספר שחקנים: { $players }
arena-games = משחקים: { $games }. חלוקות: { $deals }. זרע אקראיות: { $seed }.
arena-chance = אם כולם היו חזקים באותה מידה, כל אחד היה מנצח ב־{ $share } מהמשחקים.
arena-bot = בוט
arena-seats = מושבים
arena-share = שיעור הניצחונות (רווח סמך 95%)
arena-margin = הפרש
arena-rating = דירוג (רווח סמך 95%)
arena-time = אלפיות שנייה למהלך
arena-iterations = ניסיונות למהלך
arena-speed = ניסיונות לשנייה
arena-cross = בוט אחד נגד כמה בוטים מסוג אחר: באיזה שיעור הוא מנצח
arena-one = אחד
arena-others = האחרים
arena-shared = משחקים עם ניצחון משותף: { $number }
arena-nobody = משחקים שאיש לא ניצח בהם: { $number }
arena-length = החלטות למשחק: { $number }
arena-faults = תורות שבוט לא שיחק בעצמו: { $number }
arena-fault = { $bot }, { $question }: { $cause } ({ $times }×)
arena-nothing = לא שוחק אף משחק.

## תוך כדי

arena-earlier = שוחקו קודם: { $done } מתוך { $games } משחקים.
arena-interrupted = נקטע: שוחקו { $done } מתוך { $games } משחקים.
arena-goes-on = אותה פקודה תמשיך מכאן: המשחקים בקובץ { $file }.
arena-cluster = מחשבי האשכול ששיחקו: { $machines }. משחקים בשנייה: { $speed }. שוחקו שוב אחרי שתהליך הסתיים לפתע: { $again }.
arena-report-written = הדוח בקובץ { $file }.

## הדוח

arena-report-rules = חוקים: { $rules }. חבילה: { $pack }. גרסה: { $version }.
arena-report-options = אפשרויות: { $options }
arena-report-how = באותן חלוקות כל אחד יושב בכל מושב. רווחי הסמך מחושבים בין חלוקות, כי משחקים של חלוקה אחת תלויים זה בזה.
arena-shares-note = הקווים הם רווחי סמך של 95%. הקו המקווקו מראה בכמה מהמשחקים כל אחד היה מנצח אם כולם היו חזקים באותה מידה.
arena-cross-note = באיזה חלק מהמשחקים בוט אחד מנצח כמה בוטים מסוג אחר. אילו הכול היה מקרי, זה היה { $share }.
arena-ratings = דירוגים
arena-ratings-note = דירוגי פלאקט־לוס, לפי כל המקומות בכל המשחקים. הפרש של 400 נקודות פירושו סיכויים של עשרה לאחד.
arena-scores = תוצאות
arena-scores-note = כמה פעמים בוט מסיים עם מספר נקודות כזה. הקו הוא החציון.
arena-lengths = אורך המשחקים
arena-lengths-note = כמה משחקים דורשים מספר החלטות כזה. הקו הוא החציון.
arena-points = נקודות
arena-decisions = החלטות
arena-faults-note = כשתוכנה חיצונית נכשלת, בוט אחר משחק את התור שלה.
