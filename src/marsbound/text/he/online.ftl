### משחק עם אחרים: הכנת שולחן, המתנה, ליד השולחן, כמה אנשים מול מסך אחד.
### שמות מוכנסים ($name, $names, $seat) הם מילים מוכנות. הניסוח ניטרלי: שם הפועל במקום ציווי.

## הכנת שולחן

online-company = מי משחק?
online-company-online = חברים, כל אחד במכשיר שלו
online-company-online-about = מקבלים קישור לשליחה. המשחק מתחיל כשכולם מוכנים.
online-company-screen = כמה אנשים מול המסך הזה
online-company-screen-about = המסך עובר מיד ליד. בין תור לתור הוא מכוסה.
online-player = שחקן { $number }
online-seat-kind = { $seat }: מי יושב כאן?
online-seat-name = { $seat }: שם
online-kind-me = מול המסך הזה
online-kind-open = פנוי
online-kind-bot = בוט
online-who-may = מי יכול להצטרף?
online-private = מי שקיבל את הקישור
online-open = כל מי שרוצה
online-hints = רמזים מותרים
online-more = גרסאות, רמזים וחבילה
online-open-table = לפתוח את השולחן
online-begin = להתחיל

## שעונים

online-clock = שעון
online-clock-none = ללא
online-clock-live = בישיבה אחת
online-clock-days = על פני כמה ימים
online-clock-bank = זמן לכל שחקן
online-clock-increment = תוספת לכל תור
online-clock-limit = זמן לכל תור
online-clock-about = מי שנגמר לו הזמן, בוט משחק במקומו עד שיחזור.
online-clock-live-agreed = { $bank }, ועוד { $increment } לכל תור
online-clock-days-agreed = { $limit } לכל תור
online-time-left = הזמן שנותר
online-hurry = הזמן שלך עומד להיגמר.

## המתנה

online-lobby-missing =
    { $number ->
        [one] עדיין פנוי מושב אחד.
        [two] עדיין פנויים שני מושבים.
       *[other] עדיין פנויים { $number } מושבים.
    }
online-lobby-unready = המשחק מתחיל כשכולם מוכנים. עדיין לא: { $names }
online-lobby-choose = אפשר לבחור מושב, או רק לצפות.
online-lobby-kept = שמור לך מושב.
online-seat-free = מושב פנוי
online-ready = אפשר להתחיל
online-not-ready = עוד לא
online-ready-me = אפשר להתחיל
online-unready-me = בעצם עוד לא
online-sit = לשבת כאן
online-leave = לפנות את המושב
online-kick = לפנות את המושב
online-seat-link = קישור למושב הזה
online-seat-link-about = מי שפותח אותו מתיישב כאן. רק הקישור האחרון תקף.
online-invite = להזמין
online-invite-link = קישור לשולחן
online-invite-private = מי שקיבל את הקישור יכול להצטרף או לצפות.
online-invite-open = כל אחד יכול להצטרף. עם הקישור חברים ימצאו את השולחן מיד.
online-invite-watch = מי שקיבל את הקישור יכול לצפות.
online-reach-here = רק המחשב הזה יכול לפתוח את הקישור.
online-reach-open = לפתוח לרשת שלי
online-reach-none = המחשב הזה לא נמצא ברשת שאחרים יכולים לבוא ממנה.
online-reach-network = כל מי שברשת שלך יכול לפתוח את הקישור.
online-reach-close = לסגור לרשת
online-reach-address = כתובת
online-reach-plain = בלי https אי אפשר להתקין כאפליקציה במכשירים אחרים, ולא לקבל בהם התראות.
online-copy = להעתיק את הקישור
online-copied = הועתק
online-send = לשלוח
online-qr = הקישור כקוד למצלמת הטלפון
online-watched-by = צופים: { $names }

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
online-people = מי כאן
online-here = ליד השולחן
online-absent = לא ליד השולחן
online-onlookers = צופים
online-mute = להשתיק את { $name }
online-unmute = לשמוע שוב את { $name }
online-bar = לחסום את { $name } מהשולחן
online-barred = חסומים מהשולחן הזה
online-unbar = להתיר ל־{ $name } לחזור
online-watching = מצב צפייה.
online-back = לבטל בחירות
online-back-about = האחרים צריכים להסכים.
online-back-about-alone = אין צורך בהסכמה של אחרים. גם מה שקרה אחר כך יבוטל.
online-back-steps = איזו מהבחירות שלך? גם כל מה שאחריה יבוטל.
online-back-alone = לבטל בחירות
online-pause = לבקש הפסקה
online-resume = להמשיך
online-hand = לתת לבוט לשחק
online-hand-about = בוט משחק במושב שלך עד לחזרתך.
online-take = לשחק שוב בעצמי
online-device = להמשיך במכשיר אחר
online-device-about = אפשר לפתוח שם את הקישור, או לכוון מצלמה אל הקוד. המושב שלך יעבור לשם.
online-cover = לכסות את המסך
online-settings = הגדרות
online-resign = לפרוש
online-resign-about = בוט ימשיך במקומך, כדי שהאחרים יוכלו לשחק. אי אפשר לחזור למשחק הזה.
online-resign-not = להמשיך לשחק
online-leave-table = לעזוב את השולחן הזה לתמיד
online-leave-table-about = המשחק נשאר, ובמקום השם שלך ייכתב ״שחקן לשעבר״; הוא כבר לא יופיע בין המשחקים שלך. ההודעות שלך נשארות בלי שם.
online-leave-table-not = להישאר
online-home = לעזוב את השולחן בינתיים
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

## מושב אחד, מכשיר אחר

online-take-seat = להמשיך כ־{ $name }?
online-take-seat-about = המושב עובר למכשיר הזה. במכשיר השני עדיין אפשר לצפות.
online-take-seat-here = להמשיך כאן

## כמה אנשים מול מסך אחד

online-pass = להעביר את המסך אל { $name }
online-pass-about = { $name }, אפשר ללחוץ כשאף אחד אחר לא מסתכל.
online-pass-here = אני כאן
online-pass-who = מי מול המסך?
online-pass-who-about = כרגע אין שאלה לאף אחד כאן. אפשר לבחור את המבט של מי להציג.
online-pass-back-about = { $name }, עוד לא סיימת?
online-pass-back = לבטל את הצעד האחרון שלי
