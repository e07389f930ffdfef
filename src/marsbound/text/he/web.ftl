### הדפדפן.
### שמות מוכנסים ($seat, $zone, $card, $names …) הם מילים מוכנות. הניסוח ניטרלי: שם הפועל במקום ציווי.

## עמוד הבית

web-home = לעמוד הבית
web-slogan = כולם רוצים להגיע למאדים.
web-lead = משחקי לוח על הכוכב האדום, נגד בוטים או עם חברים. בוחרים ומשחקים, בלי להתקין דבר.
web-play = משחק חדש
web-play-now = לשחק עכשיו
web-game = משחק
web-level = רמת הבוטים
web-opponents = היריבים שלך
web-name = השם שלך
web-guest = אורח
web-options-more = גרסאות, מושבים וזרע אקראיות
web-again = לנסות שוב
web-first-game = פעם ראשונה? משחק מודרך
web-pack-built-in = מובנית
web-seat-colour = צבע
web-seat-level = הרמה של { $seat }
web-colour-azure = כחול
web-colour-amber = צהוב
web-colour-jade = ירוק
web-colour-rose = ורוד
web-colour-ivory = לבן
web-colour-onyx = שחור
web-my-games-all = להציג את הכול ({ $number })
web-table-open = בהמתנה לשחקנים
web-table-paused = בהפסקה
web-table-host = השולחן של { $name }
web-table-free =
    { $number ->
        [one] מושב פנוי אחד
        [two] שני מושבים פנויים
       *[other] { $number } מושבים פנויים
    }
web-company = לשחק עם אחרים
web-company-lead = להזמין חברים בקישור, או לשחק יחד מול המסך הזה.
web-host = לפתוח שולחן
web-join = להצטרף
web-join-label = יש קישור או קוד?
web-join-unclear = זה לא קישור לשולחן. צריך להדביק את הקישור כולו, או קוד שמתחיל ב־{ "\u2066" }t-{ "\u2069" }.
web-open-tables = שולחנות פתוחים
web-open-tables-none = אף אחד לא מחכה לשחקנים.
web-open-tables-start = לפתוח שולחן?
web-nav = עמודים
web-nav-rules = חוקים
web-nav-guide = משחק ראשון מודרך
web-nav-replays = הקלטות משחקים
web-nav-packs = חבילות תוכן
web-nav-about = אודות
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
web-motion-less = מופחתת
web-pace = מהירות האנימציה
# Of the animations
web-pace-slow = איטית
# Of the animations
web-pace-normal = רגילה
# Of the animations
web-pace-fast = מהירה
web-confirm-turns = לבקש אישור לפני בחירה שמסיימת את התור
web-sound = צליל
web-volume = עוצמת הצליל
web-text-size = גודל הטקסט
web-notify = התראה כשמגיע תורך
web-notify-refused = הדפדפן אינו מרשה כאן התראות. אפשר לשנות זאת בהגדרות שלו לעמוד הזה.
web-you = הזהות שלך בשרת הזה
web-you-about = אין חשבון: הדפדפן שומר מפתח סודי שלפיו השרת מזהה אותך.
web-new-secret = מפתח סודי חדש
web-new-secret-about = אם ייתכן שמישהו אחר מכיר אותו, כדאי להחליף: הישן יפסיק לפעול, והמכשירים האחרים שלך ינותקו.
web-new-secret-done = יש לך מפתח סודי חדש. מכשירים אחרים נותקו.
web-delete-me = למחוק אותי
web-delete-me-about = השם, המפתח הסודי וההתראות שלך יימחקו. במשחקים שעוד נמשכים ישחקו בוטים, כמו אחרי פרישה. משחקים שהסתיימו וההודעות שלך יישארו, ובמקום השם ייכתב ״שחקן לשעבר״. אי אפשר לבטל זאת.
web-delete-me-sure = למחוק אותי לתמיד
web-delete-me-not = להישאר
web-delete-me-done = המחיקה הושלמה. הדפדפן הזה כבר לא יודע עליך דבר.
web-close = סגירה

## השולחן

web-seats = מושבים
web-log = מה קרה
web-side = מושבים ויומן
web-log-empty = עוד לא קרה דבר.
web-log-earlier = מוקדם יותר
web-since = מאז הבחירה האחרונה שלך
web-watch-again = לצפות שוב
web-look-back = להראות את הרגע הזה על הלוח
web-then = כך זה היה אז: צעד { $step }
web-back-to-now = חזרה לעכשיו
web-changes = מה השתנה
web-changes-more = ועוד { $number } ביומן המשחק
web-question = השאלה
web-options = הבחירות האפשריות
web-standing-leads = { count-points }, בהובלה
web-standing-place = { count-points }, מקום { $place }
web-standing-total = אילו המשחק הסתיים עכשיו
web-standing-hidden = בלי מה שעדיין נסתר.
web-thinking = במחשבה
web-thinking-left = מחשבה: עוד { $seconds } שנ׳
web-rules-whole = כל החוקים
web-reference = דף עזר
web-keys = מקשים
web-skips = דילוג
web-to-question = אל השאלה
web-to-board = אל הלוח
web-to-hand = אל היד שלך
web-to-log = אל יומן המשחק

## הלוח במילים

web-count = { $name }: { $number }
web-pedigree = מקור: { $pedigree }
web-source = מקור

## בחירה

web-undo = ביטול
web-release = להחזיר למקום
web-sealed = נבחר. אפשר לשנות עד שכולם מוכנים.
web-ready-count = בחרו { $ready } מתוך { $all }.
web-not-yet-chosen = עדיין לא נבחר: יש לאשר, או להסתכל בקלף אחר.
web-settling = אחר כך אי אפשר לבטל: יש לאשר, או לבחור מחדש.
web-wasteful = לחיצה נוספת תעשה זאת בכל זאת.
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
web-score-item = { $item }: { $points }
web-rematch = לשחק שוב
web-same-deal = אותה חלוקה שוב
web-seed = זרע אקראיות: { $seed }

## מה עלול להשתבש

problem-other = זה לא הצליח ({ $code }). כדאי לנסות שוב.
problem-refused = החוקים אינם מתירים זאת.
problem-not-asked = זה לא התור שלך.
problem-too-fast = יותר מדי בבת אחת. כדאי לחכות מעט.
problem-too-many-tables = כבר יש לך כאן מספר המשחקים המרבי לאדם אחד. צריך קודם לסיים אחד או לפרוש ממנו.
problem-too-many-bots = כבר עובד עבורך מספר הבוטים המרבי לאדם אחד. אפשר לבחור רמה חלשה יותר, או קודם לסיים משחק.
problem-too-many-hints = ביקשת הרבה רמזים בזמן קצר. כדאי לחכות לרמז האחרון, או להמתין מעט.
problem-paused = המשחק בהפסקה.
problem-no-hints = בשולחן הזה אין רמזים.
problem-no-such-table = אין שולחן כזה. אולי הוא נסגר.
problem-nothing-to-undo = אין מה לבטל.
problem-not-stored = השרת לא הצליח לשמור זאת. כדאי לנסות שוב.
problem-wire-version = העמוד הזה ישן מהשרת. יש לטעון אותו מחדש.
problem-no-answer = השרת אינו עונה. כדאי לנסות שוב עוד רגע.
problem-not-invited = השולחן הזה פרטי. אפשר לבקש הזמנה.
problem-no-network = לא היה אפשר לפתוח גישה מהרשת שלך: למחשב הזה אין בה כתובת, או שתוכנה אחרת תופסת את הפורט.
problem-not-here = רק מי שיושב ליד המחשב של השרת יכול לעשות את זה.
problem-replaced = השולחן הזה פתוח בחלון אחר.
problem-seat-taken = מישהו כבר יושב שם. צריך לבחור מושב אחר.
problem-not-open = המשחק כבר התחיל. אפשר לצפות בו.
problem-no-such-seat = אין מושב כזה בשולחן הזה.
problem-no-such-pack = חבילת התוכן הזאת כבר לא קיימת. צריך לבחור אחרת.
problem-no-such-proposal = זה כבר הוכרע.
problem-full = השרת מלא. כדאי לנסות מאוחר יותר.
problem-bad-input = זה לא אפשרי. כדאי לבדוק מה נבחר.
problem-other-rules = המשחק הזה התחיל לפי חוקים אחרים מאלה שבשרת.
problem-other-pack = המשחק הזה התחיל עם חבילת תוכן שאין בשרת הזה.
problem-bot-plays = בוט משחק במושב הזה. קודם צריך לחזור ולשחק בו.
problem-resigned = כבר פרשת מהמשחק הזה.
problem-no-identity = השרת כבר לא מזהה אותך: המפתח הסודי הוחלף או נמחק. אפשר לטעון את העמוד מחדש ולהתחיל שוב.
problem-barred = מי שפתח את השולחן חסם אותך ממנו.
problem-barred-from-server = מפעיל השרת הזה חסם אותך.
problem-plays-here = אי אפשר לחסום מי שמשחק במשחק הזה. אפשר להשתיק.
problem-no-such-note = ההודעה הזאת כבר איננה.

## תשובות שיש בכל משחק

web-decline = לא, תודה
web-done = סיימתי
web-automatic = נבחר אוטומטית: זו האפשרות היחידה.

# The bots have been slow until now
web-engine-ready = המנוע מהודר: הבוטים חושבים עכשיו במלוא המהירות.

## A game without a table of its own

web-plain-board = השולחן
web-plain-pair = { $name }: { $value }
web-plain-question = { $name }?
