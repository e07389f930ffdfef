### משחק עם אחרים: הכנת שולחן, המתנה, תפריט השולחן, כמה אנשים מול מסך אחד.
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

## ליד השולחן

online-menu-lost = אין חיבור לשרת. מה שתלוי בו יתאפשר כשהחיבור יחזור.
online-people = מי כאן
online-here = ליד השולחן
online-onlookers = צופים
online-mute = להשתיק את { $name }
online-unmute = לשמוע שוב את { $name }
online-bar = לחסום את { $name } מהשולחן
online-barred = חסומים מהשולחן הזה
online-unbar = להתיר ל־{ $name } לחזור
online-back = לבטל בחירות
online-back-about = האחרים צריכים להסכים.
online-back-about-alone = אין צורך בהסכמה של אחרים. גם מה שקרה אחר כך יבוטל.
online-back-steps = איזו מהבחירות שלך? גם כל מה שאחריה יבוטל.
online-back-alone = לבטל בחירות
online-pause = לבקש הפסקה
online-hand = לתת לבוט לשחק
online-hand-about = בוט משחק במושב שלך עד לחזרתך.
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

## מושב אחד, מכשיר אחר

online-take-seat = להמשיך כ־{ $name }?
online-take-seat-about = המושב עובר למכשיר הזה. במכשיר השני עדיין אפשר לצפות.
online-take-seat-here = להמשיך כאן

## כמה אנשים מול מסך אחד

online-pass-about = { $name }, אפשר ללחוץ כשאף אחד אחר לא מסתכל.
online-pass-here = אני כאן
online-pass-who = מי מול המסך?
online-pass-who-about = כרגע אין שאלה לאף אחד כאן. אפשר לבחור את המבט של מי להציג.
online-pass-back-about = { $name }, עוד לא סיימת?
online-pass-back = לבטל את הצעד האחרון שלי
