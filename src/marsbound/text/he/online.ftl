### משחק עם אחרים: ליד השולחן.
### שמות מוכנסים ($name, $names, $seat) הם מילים מוכנות. הניסוח ניטרלי: שם הפועל במקום ציווי.

## שעונים

online-time-left = הזמן שנותר
online-hurry = הזמן שלך עומד להיגמר.

## שיחה

online-chat = שיחה
online-chat-empty = עוד לא נאמר דבר. אולי לומר שלום?
online-say = לכתוב משהו
online-say-it = לשלוח
online-remove-note = להסיר את ההודעה הזאת
online-introduce = להצטרף לשיחה
online-unread =
    { $number ->
        [one] הודעה אחת שלא נקראה
        [two] שתי הודעות שלא נקראו
       *[other] { $number } הודעות שלא נקראו
    }
online-note-joined = { $name } ליד השולחן.
online-note-left = המושב של { $name } התפנה.
online-note-kicked = מי שפתח את השולחן פינה את המושב של { $name }.
online-note-barred = מי שפתח את השולחן חסם את { $name }.
online-note-moved = { $name } במכשיר אחר מעכשיו.
online-note-options-changed = אפשרויות שאין להן עוד משמעות במספר שחקנים כזה הושמטו.
online-note-started = המשחק מתחיל.
online-note-undone =
    { $number ->
        [one] { $name }: צעד אחד בוטל.
        [two] { $name }: שני צעדים בוטלו.
       *[other] { $name }: { $number } צעדים בוטלו.
    }
online-note-rewound =
    { $number ->
        [one] בהסכמה בוטלה בחירה אחת של { $name }.
        [two] בהסכמה בוטלו שתי בחירות של { $name }.
       *[other] בהסכמה בוטלו { $number } בחירות של { $name }.
    }
online-note-handed = בינתיים משחק בוט במקום { $name }. הרמה: { $level }.
online-note-taken = { $name } שוב במשחק.
online-note-clock-ran-out = הזמן של { $name } נגמר. בוט ממשיך לשחק.
online-note-resigned = { $name }: פרישה מהמשחק. בוט ממשיך לשחק.
online-note-paused = המשחק בהפסקה.
online-note-resumed = המשחק ממשיך.
online-note-proposed-undo = { $name }: בקשה לבטל בחירות.
online-note-proposed-pause = { $name }: בקשה להפסקה.
online-note-declined-undo = { $name }: לא מבטלים.
online-note-declined-pause = { $name }: בלי הפסקה עכשיו.
online-note-ended = המשחק נגמר.
online-note-closed = השולחן נסגר.

## ליד השולחן

online-menu = תפריט השולחן
online-absent = לא ליד השולחן
online-watching = מצב צפייה.
online-resume = להמשיך
online-take = לשחק שוב בעצמי
online-asks-undo =
    { $number ->
        [one] { $name }: בקשה לבטל בחירה אחת.
        [two] { $name }: בקשה לבטל שתי בחירות.
       *[other] { $name }: בקשה לבטל { $number } בחירות.
    }
online-asks-pause = { $name }: בקשה להפסקה.
online-asked = הבקשה נשלחה. ממתינים לתשובה: { $names }
online-agree = להסכים
online-refuse = לסרב
online-withdraw = לבטל את הבקשה
online-is-paused = המשחק בהפסקה.
online-is-closed = השולחן הזה סגור.
online-bot-plays-handed = בינתיים משחק כאן בוט
online-bot-plays-clock = נגמר הזמן, משחק כאן בוט
online-bot-plays-resigned = אחרי פרישה, משחק כאן בוט
online-yours-handed = בוט משחק במקומך.
online-yours-clock = הזמן שלך נגמר. בוט משחק במקומך.
online-away = בזמן שלא היית כאן
online-away-on = להמשיך
online-away-watch = לצפות
online-rematch = משחק נוסף
online-rematch-about = השולחן הבא מוכן, עם אותם אנשים ואותם חוקים.
online-rematch-go = לשולחן החדש
online-rematch-stay = להישאר כאן

## כמה אנשים מול מסך אחד

online-pass = להעביר את המסך אל { $name }
