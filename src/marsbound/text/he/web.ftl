### הדפדפן.
### שמות מוכנסים ($seat, $zone, $card, $names …) הם מילים מוכנות. הניסוח ניטרלי: שם הפועל במקום ציווי.

## עמוד הבית

web-home = לעמוד הבית
web-slogan = כולם רוצים להגיע למאדים.
web-lead = משחקי לוח על הכוכב האדום, נגד בוטים או עם חברים. לבחור ולשחק, בלי להתקין דבר.
web-play = משחק חדש
web-play-now = לשחק עכשיו
web-game = משחק
web-level = רמת הבוטים
web-name = השם שלך
web-guest = אורח
web-options-more = וריאנטים וזרע
web-seed-any = כלשהו
web-my-games = המשחקים שלך
web-table-about = שחקנים: { $players }, התחלה { $begun }
web-loading = רק רגע.
web-no-answer = השרת אינו עונה. כדאי לנסות שוב עוד רגע.
web-line-broken = החיבור נותק. מנסים שוב.

## הגדרות

web-settings = הגדרות
web-theme = תצוגה
web-theme-system = כמו במערכת
web-theme-light = בהירה
web-theme-dark = כהה
web-motion = תנועה
web-motion-system = כמו במערכת
web-motion-full = מלאה
web-motion-less = מעטה
web-close = סגירה

## השולחן

web-seats = מושבים
web-log = מה קרה
web-side = מושבים ויומן
web-log-empty = עוד לא קרה דבר.
web-question = מה נשאל
web-options = הבחירות האפשריות
web-launch-pad = כן השיגור
web-hand = הדמויות שלך
web-missions = המשימות והפעולות שלך
web-track = מסלול הסבבים, עכשיו: { $phase }
web-thinking = חושב
web-chosen = הבחירה נעשתה
web-supply = חללאים במאגר
web-cards = קלפים סגורים
web-played = שוחקו: { $characters }
web-card-in-hand = ביד
web-card-played = שוחקה
web-card-chosen = נבחרה לסבב הזה

## הלוח במילים

web-count = { $name }: { $number }
web-place-holds = { $place }: { $what }
web-resource = משאב: { $kind }
web-unexplored = עוד לא נחקר
web-no-ship = אין חללית
web-no-destination = בחירה חופשית
web-first-aboard = מי שעולה ראשון בוחר את היעד.
web-launched = שוגרה
web-aboard = על הסיפון { $aboard } מתוך { $capacity }
web-destination-token = סמן יעד: { $zone }
web-discovery-face-down = תגלית, סגורה
web-discovery-known = תגלית, ידועה לך: { $card }
web-discovery-open = תגלית: { $card }
web-seen-by = ראו אותה: { $names }
web-neighbours = גובל עם: { $zones }
web-side-outer = אזור חיצוני
web-side-inner = אזור פנימי
web-side-moon = ירח
web-pedigree = מקור: { $pedigree }

## בחירה

web-undo = ביטול
web-release = לשחרר
web-picked = עכשיו לבחור לאן.
web-sealed = נבחר. אפשר לשנות עד שכולם מוכנים.
web-why = למה לא?
web-why-title = לא אפשרי עכשיו
web-why-nothing = כאן הכול אפשרי.
web-and-more = { $names } ועוד { $number }
web-hint = רמז
web-hint-title = בחירת הבוט: { $choice }
web-hint-take = לעשות כך
web-skip = לדלג

## הסוף

web-score = הניקוד הסופי
web-show-score = להציג את הניקוד
web-score-item = { $item } { $points }
web-rematch = לשחק שוב
web-seed = זרע: { $seed }

## מה עלול להשתבש

problem-other = זה לא הצליח ({ $code }). כדאי לנסות שוב.
problem-refused = הכללים אינם מתירים זאת.
problem-not-asked = זה לא התור שלך.
problem-too-fast = יותר מדי בבת אחת. כדאי לחכות מעט.
problem-paused = המשחק מושהה.
problem-no-hints = בשולחן הזה אין רמזים.
problem-no-such-table = אין שולחן כזה. אולי הוא נסגר.
problem-nothing-to-undo = אין מה לבטל.
problem-not-stored = השרת לא הצליח לשמור זאת. כדאי לנסות שוב.
problem-wire-version = הדף הזה ישן מהשרת. יש לטעון אותו מחדש.
problem-no-answer = השרת אינו עונה. כדאי לנסות שוב עוד רגע.
problem-not-invited = השולחן הזה פרטי. אפשר לבקש הזמנה.
problem-replaced = השולחן הזה פתוח בחלון אחר.

## Rocketmen

web-decline = לא, תודה
web-done = סיימתי
web-automatic = נבחר מעצמו: האפשרות היחידה.
web-rocketmen-track = מסלול הטיסה מהקרקע, דרך מסלול כדור הארץ והירח, אל מאדים
web-rocketmen-track-flying = { $seat } בטיסה. { $destination }: שדה { $field } מתוך { $distance }
web-rocketmen-arrived = הגיעו: { $names }
web-rocketmen-limit = הגבלה { $number }
web-rocketmen-owed = נותר לשלם:
web-rocketmen-next-card = קלף ההצלחה הבא
web-rocketmen-success = סיכויי הצלחה
web-rocketmen-go-on =
    { $missing ->
        [one] נותר שדה { $missing }, קלפי הצלחה שנותרו: { $left }. אם לא יספיקו, כל כן השיגור אבוד.
        [two] נותרו { $missing } שדות, קלפי הצלחה שנותרו: { $left }. אם לא יספיקו, כל כן השיגור אבוד.
       *[other] נותרו { $missing } שדות, קלפי הצלחה שנותרו: { $left }. אם לא יספיקו, כל כן השיגור אבוד.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] המשימה וכל כן השיגור נשארים.
        [one] המשימה נשארת. קלף { $number } מכן השיגור אובד.
        [two] המשימה נשארת. { $number } קלפים מכן השיגור אובדים.
       *[other] המשימה נשארת. { $number } קלפים מכן השיגור אובדים.
    }
web-rocketmen-failure-costs = כל כן השיגור אבוד.
web-rocketmen-completed = המשימה הושלמה: { count-points }
web-rocketmen-failed = השיגור נכשל
web-rocketmen-aborted = השיגור בוטל
web-rocketmen-here = להניח כאן
web-rocketmen-put-here = להניח כאן: { $zone }
web-rocketmen-discard-here = להשליך
web-rocketmen-no-mission = עדיין אין משימה
web-rocketmen-pad-empty = ריק. כאן מניחים מנועים ורכיבים.
web-rocketmen-objectives = יעדים
web-rocketmen-picked = עכשיו בוחרים מה לעשות איתו.
web-rocketmen-rival-resting = אין משימה בדרך
web-rocketmen-solo-end = יותר נקודות מהיריב, ושני חלקי היעד
