### Rocketmen. כל מזהה מתחיל ב־rocketmen-, כי למשחקים האחרים יש אירועים, שאלות וקלפים באותם שמות.
### שמות מוכנסים ($seat, $card, $destination, $location, $objective, $thing …) הם מילים מוכנות. הניסוח ניטרלי: שם הפועל במקום ציווי.
### סכומי כסף ($amount, $money, $each, $most) הם מספרים בלבד; סימן הדולר נכתב כאן, ויחד עם המספר הוא נקרא משמאל לימין.

## כמויות

rocketmen-count-cards =
    { $number ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $number } קלפים
    }
rocketmen-count-success-cards =
    { $number ->
        [one] קלף הצלחה אחד
        [two] שני קלפי הצלחה
       *[other] { $number } קלפי הצלחה
    }
rocketmen-count-fields =
    { $number ->
        [one] משבצת אחת
        [two] שתי משבצות
       *[other] { $number } משבצות
    }
rocketmen-count-components =
    { $components ->
        [one] רכיב אחד
        [two] שני רכיבים
       *[other] { $components } רכיבים
    }

## יעדים ואתרים

rocketmen-destination-earth = מסלול סביב כדור הארץ
rocketmen-destination-moon = הירח
rocketmen-destination-mars = מאדים
rocketmen-kind-satellite = לוויין
    .short = לוויין
rocketmen-kind-spaceship = ספינת חלל
    .short = ספינה
rocketmen-kind-hotel = מלון הכוכבים
    .short = מלון
rocketmen-kind-shipyard = מספנה במסלול
    .short = מספנה
rocketmen-kind-station = תחנת חלל
    .short = תחנה
rocketmen-kind-mining = כרייה בחלל
    .short = כרייה
rocketmen-kind-base = בסיס
    .short = בסיס
rocketmen-location-earth-satellite = לוויין סביב כדור הארץ
rocketmen-location-earth-spaceship = ספינת חלל סביב כדור הארץ
rocketmen-location-earth-hotel = מלון הכוכבים סביב כדור הארץ
rocketmen-location-earth-shipyard = מספנה במסלול סביב כדור הארץ
rocketmen-location-earth-station = תחנת חלל סביב כדור הארץ
rocketmen-location-moon-satellite = לוויין סביב הירח
rocketmen-location-moon-spaceship = ספינת חלל אל הירח
rocketmen-location-moon-station = תחנת חלל סביב הירח
rocketmen-location-moon-base = בסיס על הירח
rocketmen-location-mars-spaceship = ספינת חלל אל מאדים
rocketmen-location-mars-mining = כרייה על מאדים
rocketmen-location-mars-base = בסיס על מאדים
rocketmen-distance = מרחק: { $number }
rocketmen-draws = קלפי הצלחה: { $number }
rocketmen-helped-by = מה עוזר: { $component }
rocketmen-rockets-needed = נקודות רקטה נדרשות: { $number }
rocketmen-arrival-points = ניקוד לפי סדר ההגעה: { $points }

## רכיבים: כמה מהם, והשם בלבד

rocketmen-money = { MONEY($amount) }
rocketmen-component-money = { MONEY($number) }
    .name = כסף
rocketmen-component-computers =
    { $number ->
        [one] מחשב אחד
        [two] שני מחשבים
       *[other] { $number } מחשבים
    }
    .name = מחשבים
rocketmen-component-composites =
    { $number ->
        [one] חומר מרוכב אחד
        [two] שני חומרים מרוכבים
       *[other] { $number } חומרים מרוכבים
    }
    .name = חומרים מרוכבים
rocketmen-component-biotech =
    { $number ->
        [one] ביוטכנולוגיה אחת
        [two] שתי ביוטכנולוגיות
       *[other] { $number } ביוטכנולוגיות
    }
    .name = ביוטכנולוגיה
rocketmen-component-science =
    { $number ->
        [one] מדע אחד
        [two] שני מדעים
       *[other] { $number } מדעים
    }
    .name = מדע
rocketmen-component-rockets =
    { $number ->
        [one] נקודת רקטה אחת
        [two] שתי נקודות רקטה
       *[other] { $number } נקודות רקטה
    }
    .name = נקודות רקטה
rocketmen-component-any =
    { $number ->
        [one] רכיב אחד מכל סוג שהוא
        [two] שני רכיבים מכל סוג שהוא
       *[other] { $number } רכיבים מכל סוג שהוא
    }
    .name = מחשבים, חומרים מרוכבים או ביוטכנולוגיה
    .short = מכל סוג: { $number }

## הישגים וסמנים

rocketmen-achievement-money = סמן כסף
    .text = { MONEY(20) } פעם אחת בכל תור.
rocketmen-achievement-science = סמן מדע
    .text = רכיב אחד לבחירה (מחשבים, חומרים מרוכבים, ביוטכנולוגיה) פעם אחת בכל תור.
rocketmen-achievement-rocket = תוספת נקודת רקטה
    .text = נחשבת תמיד לרקטות שלך.
rocketmen-achievement-hand = הגדלת מגבלת היד
    .text = קלף אחד נוסף, תמיד.
rocketmen-goal-moon-token = סמן הירח
rocketmen-goal-mars-token = סמן מאדים

## המקומות של שחקן ושל כולם

rocketmen-zone-command-centre = מרכז הפיקוד
rocketmen-zone-hand = יד
rocketmen-zone-mission-plan = תוכנית המשימה
rocketmen-zone-launch-pad = כן השיגור
rocketmen-zone-play-area = אזור המשחק
rocketmen-zone-depot = מחסן
rocketmen-zone-scrapyard = מגרש הגרוטאות
rocketmen-zone-achievements = הישגים
rocketmen-zone-market = שוק
rocketmen-zone-storage = מתחת לחצר האחסון
rocketmen-slot = מקום { $number } בשוק

## סוגי קלפים ומה שכתוב עליהם

rocketmen-type-mission = משימה
rocketmen-type-resource = משאב
rocketmen-type-engine = מנוע
rocketmen-type-hazard = סכנה
rocketmen-type-objective = מטרה אישית
rocketmen-type-variant = גרסה
rocketmen-success = קלף הצלחה { $value }
rocketmen-solo-card = קלף סולו { $number }
rocketmen-discard = השלכה
    .text = הקלף נותן את רכיביו או את האפקט שלו, לא את שניהם.
rocketmen-when-paying = בעת תשלום
    .text = הקלף נותן את רכיביו וגם את האפקט שלו, מיד או בהמשך התור.
rocketmen-launch-pad = כן השיגור
    .text = האפקט פועל על כן השיגור בלבד.
rocketmen-permanent = קבוע
    .text = אחרי הצלחה אפשר להשאיר אותו על כן השיגור.
rocketmen-limit = מגבלה
    .text = אפשר לקנות מנוע אחד בלבד בכל תור.
rocketmen-cost = מחיר: { $cost }
rocketmen-gives = רכיבים: { $components }
rocketmen-flies-to = יעדים אפשריים: { $destinations }
rocketmen-wins = הישג: { $achievement }
rocketmen-hazard-points = למי שמחזיק בו: { count-points }

## משימות

rocketmen-card-satellite-a = לוויין א׳
rocketmen-card-satellite-b = לוויין ב׳
rocketmen-card-spaceship-a = ספינת חלל א׳
rocketmen-card-spaceship-b = ספינת חלל ב׳
rocketmen-card-spaceship-c = ספינת חלל ג׳
rocketmen-card-hotel = מלון הכוכבים
rocketmen-card-shipyard = מספנה במסלול
rocketmen-card-station-a = תחנת חלל א׳
rocketmen-card-station-b = תחנת חלל ב׳
rocketmen-card-mining = כרייה בחלל
rocketmen-card-base-a = בסיס א׳
rocketmen-card-base-b = בסיס ב׳

## משאבים

rocketmen-card-big-data = נתוני עתק
rocketmen-card-internet = אינטרנט
rocketmen-card-solar-power = אנרגיה סולרית
rocketmen-card-next-generation-drugs = תרופות הדור הבא
rocketmen-card-planetary-laser-shield = מגן לייזר פלנטרי
rocketmen-card-batteries = מצברים
rocketmen-card-supercapacitors = קבלי־על
rocketmen-card-government-contract = חוזה ממשלתי
rocketmen-card-protective-suit = חליפת מגן
rocketmen-card-backup = גיבוי
rocketmen-card-crowdfunding = מימון המונים
rocketmen-card-afterburner = מבער אחורי
rocketmen-card-detailed-planning = תכנון מפורט
rocketmen-card-industrial-espionage = ריגול תעשייתי
rocketmen-card-storage-yard = חצר אחסון
rocketmen-card-multi-purpose-space-suit = חליפת חלל רב־תכליתית
rocketmen-card-electric-cars = מכוניות חשמליות
rocketmen-card-quantum-computer = מחשב קוונטי
rocketmen-card-reusable-rocket = רקטה רב־פעמית
rocketmen-card-research-institute = מכון מחקר
rocketmen-card-stock-market-listing = הנפקה בבורסה

## מנועים וסכנות

rocketmen-card-small-boosters = מאיצים קטנים
rocketmen-card-medium-stage = שלב בינוני
rocketmen-card-heavy-stage = שלב כבד
rocketmen-card-pandemic = מגפה עולמית
rocketmen-card-climate-change = שינויי אקלים
rocketmen-card-asteroid-impact = פגיעת אסטרואיד

## מה עושים המשאבים

rocketmen-effect-none = ללא אפקט.
rocketmen-effect-reorder = { rocketmen-launch-pad }: לפני קלף ההצלחה הראשון אפשר להשליך את הקלף הזה, להציץ בראש החפיסה ({ rocketmen-count-success-cards }) ולהחזיר בכל סדר.
    .short = על הכן: סידור { $number } קלפי ההצלחה הבאים
rocketmen-effect-free-placement = { rocketmen-when-paying }: אפשר להניח על כן השיגור, ללא תשלום, קלף אחד מהיד או קלף שנקנה כרגע בעזרת הקלף הזה.
    .short = בעת תשלום: קלף אחד על הכן ללא תשלום
rocketmen-effect-take-hazard = מהיד: הקלף הזה עובר למגרש הגרוטאות, ולוקחים מהשוק ללא תשלום את הקלף { $hazard }.
    .short = מהיד: לגרוטאות, תמורת { $hazard }
rocketmen-effect-scrap-and-draw = { rocketmen-discard }: קלף אחר מהיד עובר למגרש הגרוטאות, ואז שולפים { rocketmen-count-cards }.
    .short = השלכה: קלף אחר לגרוטאות, ושליפת { rocketmen-count-cards }
rocketmen-effect-cycle-hand = { rocketmen-discard }: אפשר להשליך כל מספר של קלפים מהיד, ואז שולפים אותו מספר ועוד אחד.
    .short = השלכה: החלפת קלפים מהיד ועוד קלף אחד
rocketmen-effect-money-per-mission = שווה { MONEY($each) } על כל משימה שהשלמת, לכל היותר { MONEY($most) }.
    .short = { MONEY($each) } על כל משימה שהושלמה, לכל היותר { MONEY($most) }
rocketmen-effect-zero-becomes = { rocketmen-launch-pad }: כשנשלף קלף הצלחה 0 אפשר להשליך את הקלף הזה, והאפס נחשב { $value }.
    .short = על הכן: אפס נחשב { $value }
rocketmen-effect-advance = { rocketmen-launch-pad }: בהמראה הרקטה מתקדמת עוד { rocketmen-count-fields }, יהיה היעד אשר יהיה.
    .short = על הכן: בהמראה עוד { rocketmen-count-fields }
rocketmen-effect-late-advance = { rocketmen-launch-pad }: אפשר להשליך את הקלף הזה בכל רגע בשיגור, גם אחרי קלף ההצלחה האחרון, והרקטה מתקדמת { rocketmen-count-fields }.
    .short = על הכן: בכל רגע עוד { rocketmen-count-fields }
rocketmen-effect-choose-first = { rocketmen-launch-pad }: במקום השליפה הראשונה אפשר להשליך את הקלף הזה, לשלוף { rocketmen-count-success-cards } ולבחור מהם את הראשון. אם המשימה מצליחה, הקלף הזה עובר למגרש הגרוטאות.
    .short = על הכן: בחירת קלף ההצלחה הראשון מתוך { $number }
rocketmen-effect-copy = { rocketmen-launch-pad }: לשיגור אחד הקלף הזה נעשה העתק של משאב שעל כן השיגור של שחקן אחר.
    .short = על הכן: העתק של משאב מכן אחר
rocketmen-effect-store =
    { $number ->
        [one] { rocketmen-launch-pad }: אפשר להניח מתחת לקלף הזה קלף אחד ולקחת אותו ליד בתור מאוחר יותר. בינתיים הוא אינו עוזר לשיגור.
        [two] { rocketmen-launch-pad }: אפשר להניח מתחת לקלף הזה עד שני קלפים ולקחת אותם ליד בתור מאוחר יותר. בינתיים הם אינם עוזרים לשיגור.
       *[other] { rocketmen-launch-pad }: אפשר להניח מתחת לקלף הזה עד { $number } קלפים ולקחת אותם ליד בתור מאוחר יותר. בינתיים הם אינם עוזרים לשיגור.
    }
    .short = על הכן: מקום לקלפים מתחתיו ({ $number })
rocketmen-effect-redraw = { rocketmen-launch-pad }: מיד אחרי קלף הצלחה אפשר להשליך את הקלף הזה: קלף ההצלחה לא נספר, ושולפים אחר.
    .short = על הכן: החלפת קלף הצלחה בבא אחריו
rocketmen-effect-take-back = { rocketmen-discard }: לוקחים ליד מאזור המשחק קלף בעל שם אחר.
    .short = השלכה: החזרת קלף מאזור המשחק ליד
rocketmen-effect-draw = { rocketmen-when-paying }: שולפים { rocketmen-count-cards }.
    .short = בעת תשלום: שליפת { rocketmen-count-cards }

## מטרות אישיות וגרסאות

rocketmen-objective = { $first } וגם { $second }
    .text = ניקוד: { $one } על אחד מהשניים, { $both } על שניהם.
    .text-solo = יש למלא את שניהם, אחרת המשחק אבוד.
rocketmen-variant-most-computers = הכי הרבה מחשבים
    .text = { count-points } למי שיש לו הכי הרבה מחשבים בכל הקלפים שלו, כולל מגרש הגרוטאות. בתיקו כל אחד מקבל הכול.
rocketmen-variant-most-composites = הכי הרבה חומרים מרוכבים
    .text = { count-points } למי שיש לו הכי הרבה חומרים מרוכבים בכל הקלפים שלו, כולל מגרש הגרוטאות. בתיקו כל אחד מקבל הכול.
rocketmen-variant-most-biotech = הכי הרבה ביוטכנולוגיה
    .text = { count-points } למי שיש לו הכי הרבה ביוטכנולוגיה בכל הקלפים שלו, כולל מגרש הגרוטאות. בתיקו כל אחד מקבל הכול.
rocketmen-variant-most-rockets = הכי הרבה נקודות רקטה
    .text = { count-points } למי שיש לו הכי הרבה נקודות רקטה בכל הקלפים וההישגים שלו, כולל מגרש הגרוטאות. בתיקו כל אחד מקבל הכול.
rocketmen-variant-most-hazards = הכי הרבה סכנות
    .text = { count-points } למי שיש לו הכי הרבה קלפי סכנה, כולל מגרש הגרוטאות. בתיקו כל אחד מקבל הכול.
rocketmen-variant-all-destinations = בבית בכל מקום
    .text = { count-points } לכל מי שהשלים משימה בכל אחד משלושת היעדים.
rocketmen-variant-two-engines = שני מנועים
    .text = אפשר לקנות שני מנועים בכל תור במקום אחד.
rocketmen-variant-free-mission = תכנון חינם
    .text = הנחת משימה על תוכנית המשימה אינה עולה דבר.
rocketmen-variant-keep-one-after-failure = ניצל מההתרסקות
    .text = אחרי כישלון קלף אחד נשאר על כן השיגור.
rocketmen-variant-market-end = אזל המלאי
    .text = המשחק מסתיים, בתום הסבב, גם כשאי אפשר עוד למלא את השוק.

## מניין הנקודות ואיך זה נגמר

rocketmen-source-missions = משימות
rocketmen-source-hazards = סכנות
rocketmen-source-tokens = סמני הירח ומאדים
rocketmen-source-objectives = מטרה אישית
rocketmen-source-variants = גרסאות
rocketmen-rival = היריב
rocketmen-result-tie-broken = תיקו של { count-points }. לפי האתר הרחוק יותר או מספר המשימות, הניצחון של { $seat }.
    .you = תיקו של { count-points }. לפי האתר הרחוק יותר או מספר המשימות, ניצחת.

## מה קרה

rocketmen-event-first-player = השחקן הראשון: { $seat }.
    .you = התור הראשון הוא שלך.
rocketmen-event-variant-drawn = הגרסה במשחק הזה: { $variant }.
rocketmen-event-objectives-dealt =
    { $number ->
        [one] { $seat }: חולקה מטרה אישית אחת.
        [two] { $seat }: חולקו שתי מטרות אישיות.
       *[other] { $seat }: חולקו { $number } מטרות אישיות.
    }
    .you =
        { $number ->
            [one] קיבלת מטרה אישית אחת.
            [two] קיבלת שתי מטרות אישיות.
           *[other] קיבלת { $number } מטרות אישיות.
        }
rocketmen-event-objective-dealt = { $seat }: חולקה מטרה אישית: { $objective }.
    .you = קיבלת מטרה אישית: { $objective }.
rocketmen-event-market-filled = קלף חדש בשוק: { $card }.
    .several = קלפים חדשים בשוק: { $card }.
rocketmen-event-turn-begun = סבב { $round }, התור של { $seat }.
    .you = סבב { $round }, תורך.
rocketmen-event-cards-drawn =
    { $number ->
        [one] { $seat }: נשלף קלף אחד.
        [two] { $seat }: נשלפו שני קלפים.
       *[other] { $seat }: נשלפו { $number } קלפים.
    }
    .you =
        { $number ->
            [one] שלפת קלף אחד.
            [two] שלפת שני קלפים.
           *[other] שלפת { $number } קלפים.
        }
rocketmen-event-card-drawn = { $seat }: נשלף הקלף { $card }.
    .several = { $seat }: נשלפו הקלפים { $card }.
    .you = שלפת את הקלף { $card }.
    .several-you = שלפת את הקלפים { $card }.
rocketmen-event-deck-shuffled = { $seat }: המחסן עורבב למרכז פיקוד חדש.
    .you = המחסן שלך עורבב למרכז פיקוד חדש.
rocketmen-event-card-chosen = { $seat }: נבחר לקנייה הקלף { $card }.
    .you = בחרת לקנות את הקלף { $card }.
rocketmen-event-paid-with = { $seat }: תשלום בקלף { $card }.
    .several = { $seat }: תשלום בקלפים { $card }.
    .you = שילמת בקלף { $card }.
    .several-you = שילמת בקלפים { $card }.
rocketmen-event-marker-used = { $seat }: תשלום בהישג: { $achievement }.
    .you = שילמת בהישג: { $achievement }.
rocketmen-event-card-bought = { $seat }: נקנה הקלף { $card }.
    .you = קנית את הקלף { $card }.
rocketmen-event-mission-planned = { $seat }: הונחה משימה על תוכנית המשימה: { $card }.
    .you = הנחת משימה על תוכנית המשימה: { $card }.
rocketmen-event-card-placed = { $seat }: הונח על כן השיגור הקלף { $card }.
    .you = הנחת על כן השיגור את הקלף { $card }.
rocketmen-event-card-stored = { $seat }: הונח מתחת לחצר האחסון הקלף { $card }.
    .you = הנחת מתחת לחצר האחסון את הקלף { $card }.
rocketmen-event-card-taken-back = { $seat }: חזר ליד הקלף { $card }.
    .you = חזר ליד שלך הקלף { $card }.
rocketmen-event-card-discarded = { $seat }: הושלך הקלף { $card }.
    .several = { $seat }: הושלכו הקלפים { $card }.
    .you = השלכת את הקלף { $card }.
    .several-you = השלכת את הקלפים { $card }.
rocketmen-event-pad-card-discarded = { $seat }: הושלך מכן השיגור הקלף { $card }.
    .several = { $seat }: הושלכו מכן השיגור הקלפים { $card }.
    .you = השלכת מכן השיגור את הקלף { $card }.
    .several-you = השלכת מכן השיגור את הקלפים { $card }.
rocketmen-event-mission-discarded = { $seat }: הושלכה המשימה שעל תוכנית המשימה: { $card }.
    .you = השלכת את המשימה שעל תוכנית המשימה: { $card }.
rocketmen-event-card-scrapped = { $seat }: עבר למגרש הגרוטאות הקלף { $card }.
    .you = העברת למגרש הגרוטאות את הקלף { $card }.
rocketmen-event-hazard-taken = { $seat }: נלקחה סכנה ללא תשלום: { $card }.
    .you = לקחת סכנה ללא תשלום: { $card }.
rocketmen-event-launch-declared = { $seat }: שיגור של { $card }. היעד: { $destination }.
    .you = התחלת שיגור של { $card }. היעד: { $destination }.
rocketmen-event-card-copied = { $seat }: הועתק לשיגור הזה הקלף { $card }.
    .you = העתקת לשיגור הזה את הקלף { $card }.
rocketmen-event-rocket-moved =
    { $number ->
        [-4] { $seat }: הרקטה נסוגה 4 משבצות, אל משבצת { $to }.
        [-3] { $seat }: הרקטה נסוגה 3 משבצות, אל משבצת { $to }.
        [-2] { $seat }: הרקטה נסוגה שתי משבצות, אל משבצת { $to }.
        [-1] { $seat }: הרקטה נסוגה משבצת אחת, אל משבצת { $to }.
       *[other] { $seat }: הרקטה מתקדמת { rocketmen-count-fields }, אל משבצת { $to }.
    }
    .you =
        { $number ->
            [-4] הרקטה שלך נסוגה 4 משבצות, אל משבצת { $to }.
            [-3] הרקטה שלך נסוגה 3 משבצות, אל משבצת { $to }.
            [-2] הרקטה שלך נסוגה שתי משבצות, אל משבצת { $to }.
            [-1] הרקטה שלך נסוגה משבצת אחת, אל משבצת { $to }.
           *[other] הרקטה שלך מתקדמת { rocketmen-count-fields }, אל משבצת { $to }.
        }
rocketmen-event-success-drawn = { $seat }: נשלף קלף הצלחה: { $value }.
    .you = שלפת קלף הצלחה: { $value }.
rocketmen-event-success-seen = { $seat }: הצצה בקלף הצלחה: { $value }.
    .you = הצצת בקלף הצלחה: { $value }.
rocketmen-event-success-ordered = { $seat }: קלפי ההצלחה הוחזרו בסדר שנבחר.
    .you = החזרת את קלפי ההצלחה בסדר שבחרת.
rocketmen-event-success-ignored = { $seat }: קלף הצלחה שלא נספר: { $value }.
    .you = קלף הצלחה שלא נספר לך: { $value }.
rocketmen-event-effect-used = { $seat }: הופעל האפקט של הקלף { $card }.
    .you = הפעלת את האפקט של הקלף { $card }.
rocketmen-event-launch-aborted = { $seat }: השיגור הופסק.
    .you = הפסקת את השיגור.
rocketmen-event-launch-failed = { $seat }: השיגור נכשל.
    .you = השיגור שלך נכשל.
rocketmen-event-mission-completed = { $seat }: הושלמה משימה: { $location }, { count-points }.
    .you = השלמת משימה: { $location }, { count-points }.
rocketmen-event-achievement-won = { $seat }: הושג הישג: { $achievement }.
    .you = השגת הישג: { $achievement }.
rocketmen-event-token-won = { $seat }: הגעה ראשונה, והסמן נלקח: { $destination }.
    .you = הגעת לפני כולם, והסמן שלך: { $destination }.
rocketmen-event-end-begun = הסוף מתקרב: זה הסבב האחרון.
rocketmen-event-round-without-progress =
    { $rounds ->
        [one] סבב בלי התקדמות: לא נקנה, לא הונח ולא שוגר דבר. אחרי { $limit } סבבים כאלה המשחק נגמר.
        [two] שני סבבים רצופים בלי התקדמות. אחרי { $limit } המשחק נגמר.
       *[other] { $rounds } סבבים רצופים בלי התקדמות. אחרי { $limit } המשחק נגמר.
    }
rocketmen-event-game-stalled =
    { $rounds ->
        [one] סבב אחד בלי התקדמות: המשחק נגמר והנקודות נספרות.
        [two] שני סבבים רצופים בלי התקדמות: המשחק נגמר והנקודות נספרות.
       *[other] { $rounds } סבבים רצופים בלי התקדמות: המשחק נגמר והנקודות נספרות.
    }
rocketmen-event-points-scored = { $seat }: { count-points } ({ $source }).
    .you = קיבלת { count-points } ({ $source }).
rocketmen-event-score-counted = { $seat }: { count-points } בסך הכול.
    .you = יש לך { count-points } בסך הכול.
rocketmen-event-game-won = הניצחון של { $seat }.
    .you = ניצחת.
rocketmen-event-game-lost = המשחק אבוד: נדרשים שני חלקי המטרה האישית, ויותר נקודות משיש ליריב.
rocketmen-event-rival-card-drawn = קלף ליריב: { $solo }.
rocketmen-event-rival-sets-out = היריב יוצא לדרך ממשבצת { $field }: { $location }.
rocketmen-event-rival-moved = הרקטה של היריב עוברת אל משבצת { $field }.
rocketmen-event-rival-arrived = היריב הגיע: { $location }, { count-points }.
rocketmen-event-card-removed = יצא מהמשחק: { $card }.
rocketmen-event-rival-scored = היריב מקבל { count-points } על סכנה.
rocketmen-event-card-kept = { $seat }: נשאר על כן השיגור הקלף { $card }.
    .you = השארת על כן השיגור את הקלף { $card }.
rocketmen-event-decided-launch-missed = סבב { $round }, { $seat }: השיגור עלה בתוהו. היעד: { $destination }.
    .you = סבב { $round }: השיגור שלך עלה בתוהו. היעד: { $destination }.
rocketmen-event-decided-source = { $seat }: { count-points } ({ $source }), { $ahead } יותר מכל שחקן אחר.
    .you = קיבלת { count-points } ({ $source }), { $ahead } יותר מכל שחקן אחר.
rocketmen-event-decided-lead = { $seat }: הובלה במסלול הניקוד מסבב { $round } ועד הסוף.
    .you = הובלת במסלול הניקוד מסבב { $round } ועד הסוף.
rocketmen-event-decided-lead-late = { $seat }: ההובלה הושגה רק בניקוד הסופי.
    .you = עלית להובלה רק בניקוד הסופי.

## למה תוביל הבחירה

rocketmen-consequence-costs =
    { $components ->
        [0] המחיר: { MONEY($money) }.
       *[other] { $money ->
            [0] המחיר: { rocketmen-count-components }.
           *[other] המחיר: { MONEY($money) } וגם { rocketmen-count-components }.
        }
    }
rocketmen-consequence-leaves =
    { $money ->
        [0] לא יישאר כסף.
       *[other] יישארו קלפים והישגים בשווי { MONEY($money) } לכל היותר.
    }
rocketmen-consequence-still-owed =
    { $components ->
        [0] ייוותר לשלם: { MONEY($money) }.
       *[other] { $money ->
            [0] ייוותר לשלם: { rocketmen-count-components }.
           *[other] ייוותר לשלם: { MONEY($money) } וגם { rocketmen-count-components }.
        }
    }
rocketmen-consequence-paid-up = כל החוב ישולם.
rocketmen-consequence-points-at-once = { count-points } מיד.
rocketmen-consequence-points-at-the-end = { count-points } בסוף המשחק.
rocketmen-consequence-can-launch = { $location }: { $have } מתוך { $need } נקודות רקטה, אפשר לשגר. הצלחה: { $percent }.
rocketmen-consequence-rockets-missing = { $location }: { $have } מתוך { $need } נקודות רקטה, עוד אי אפשר לשגר.
rocketmen-consequence-pad-lost = תידרש השלכה מכן השיגור: { rocketmen-count-cards }.
rocketmen-consequence-launch-promises = { $location }: { count-points }. הצלחה: { $percent }.
rocketmen-consequence-pad-at-risk = כישלון יחייב השלכה מכן השיגור: { rocketmen-count-cards }.
rocketmen-consequence-success = הצלחה: { $percent }.
rocketmen-consequence-abort-costs =
    { $number ->
        [0] הפסקת השיגור לא עולה אף קלף.
       *[other] הפסקת השיגור תחייב השלכה מהכן: { rocketmen-count-cards }.
    }
rocketmen-consequence-rocket-at = הרקטה תגיע למשבצת { $field } מתוך { $distance }.
rocketmen-consequence-could-launch = אפשר לשגר: { $location }. הצלחה: { $percent }.
rocketmen-consequence-could-buy = בתור הזה עוד לא נוצל דבר, ויש לך { MONEY($money) }. קלפים שאפשר לקנות: { $number }.
rocketmen-consequence-could-plan = אפשר להניח משימה על תוכנית המשימה.
rocketmen-consequence-could-draw = עוד אפשר לשלוף { rocketmen-count-cards }.
rocketmen-consequence-could-place-free = עוד אפשר להניח קלף על כן השיגור בחינם.

## מה שואלים

rocketmen-question-act = יש לבחור פעולה, שיגור או סיום התור.
rocketmen-question-pay-the-rest =
    { $components ->
        [0] נותר לשלם: { MONEY($money) }.
       *[other] { $money ->
            [0] נותר לשלם: { rocketmen-count-components }.
           *[other] נותר לשלם: { MONEY($money) } וגם { rocketmen-count-components }.
        }
    }
rocketmen-question-pay-for-placing = הקלף הזה אינו משלם על עצמו: יש לבחור במה לשלם.
rocketmen-question-scrap-a-card = יש לבחור קלף מהיד שיעבור למגרש הגרוטאות.
rocketmen-question-discard-for-cards = אפשר לבחור קלף להשלכה ולשלוף אחר תמורתו, או לסיים.
rocketmen-question-take-from-the-play-area = יש לבחור קלף מאזור המשחק שיעבור ליד.
rocketmen-question-must-copy-a-card = יש לבחור להעתקה קלף שייתן לרקטה את הנקודות החסרות.
rocketmen-question-may-copy-a-card = אפשר לבחור קלף להעתקה לשיגור הזה או לוותר.
rocketmen-question-fly = { $destination }, משבצת { $rocket } מתוך { $distance }: { $can }
rocketmen-in-flight-draw = אפשר לשלוף את קלף ההצלחה הבא.
rocketmen-in-flight-draw-or-use = אפשר לשלוף את קלף ההצלחה הבא או להפעיל קלף מכן השיגור.
rocketmen-in-flight-abort = אפשר להמשיך או להפסיק את השיגור.
rocketmen-in-flight-abort-or-use = אפשר להמשיך, להפסיק את השיגור או להפעיל קלף מכן השיגור.
rocketmen-in-flight-leave = אין עוד קלפי הצלחה לשלוף.
rocketmen-in-flight-leave-or-use = אין עוד קלפי הצלחה לשלוף: אפשר להפעיל קלף מכן השיגור או להסתפק בכך.
rocketmen-question-put-one-on-top = יש לבחור איזה קלף הצלחה יהיה ראשון.
rocketmen-question-choose-the-first-card = יש לבחור אחד מאלה כקלף ההצלחה הראשון.
rocketmen-question-lose-a-pad-card = להפסקת השיגור יש מחיר: יש לבחור קלף מכן השיגור להשלכה.
rocketmen-question-discard-a-permanent = אפשר לבחור להשלכה קלף שכתוב עליו { rocketmen-permanent } או להשאיר את השאר.
rocketmen-question-keep-one-pad-card = יש לבחור קלף שיישאר על כן השיגור.
rocketmen-question-keep-the-plan = להשאיר את המשימה על תוכנית המשימה?
rocketmen-question-discard-over-the-limit = היד עוברת את המגבלה: יש לבחור קלף להשלכה.

## תשובות: מה עושים ובמה

rocketmen-deed-buy = קנייה: { $thing }
    .group = קנייה
rocketmen-deed-buy-engine = קניית מנוע: { $thing }
    .group = קניית מנוע
rocketmen-deed-plan = הנחה על תוכנית המשימה: { $thing }
    .group = תכנון
rocketmen-deed-plan-paid = הנחה על תוכנית המשימה בתשלום בקלף אחר: { $thing }
    .group = תכנון, תשלום בקלף אחר
rocketmen-deed-pad = הנחה על כן השיגור: { $thing }
    .group = אל כן השיגור
rocketmen-deed-pad-paid = הנחה על כן השיגור בתשלום בקלף אחר: { $thing }
    .group = אל הכן, תשלום בקלף אחר
rocketmen-deed-free = הנחה על כן השיגור ללא תשלום: { $thing }
    .group = אל הכן, בחינם
rocketmen-deed-free-bought = הנחה על כן השיגור ללא תשלום, מיד אחרי הקנייה: { $thing }
    .group = מהקנייה אל הכן
rocketmen-deed-store = הנחה מתחת לחצר האחסון: { $thing }
    .group = אחסון
rocketmen-deed-store-paid = הנחה מתחת לחצר האחסון בתשלום בקלף אחר: { $thing }
    .group = אחסון, תשלום בקלף אחר
rocketmen-deed-unstore = החזרה ליד מחצר האחסון: { $thing }
    .group = מהאחסון
rocketmen-deed-use = הפעלת האפקט: { $thing }
    .group = אפקט
rocketmen-deed-draw = שליפת קלף תמורת קלף ששימש לתשלום
rocketmen-deed-discard = השלכה: { $thing }
    .group = השלכה
rocketmen-deed-unpad = השלכה מכן השיגור: { $thing }
    .group = השלכה מהכן
rocketmen-deed-drop-plan = השלכת המשימה המתוכננת וכל מה שעל כן השיגור
rocketmen-deed-remove = הוצאה מהמשחק, במחיר צעד של היריב: { $thing }
    .group = הוצאה, צעד ליריב
rocketmen-deed-launch = שיגור: { $thing }
    .group = שיגור
rocketmen-deed-end = סיום התור
rocketmen-deed-pay = תשלום בקלף: { $thing }
    .group = תשלום
rocketmen-deed-marker = תשלום בהישג: { $thing }
    .group = סמן
rocketmen-deed-pay-for-me = תשלום היתרה במקומי, בחיסכון
rocketmen-deed-add = קנייה באותו תשלום: { $thing }
    .group = קנייה נוספת
rocketmen-deed-add-engine = קניית מנוע באותו תשלום: { $thing }
    .group = מנוע נוסף
rocketmen-deed-go-on = שליפת קלף ההצלחה הבא
rocketmen-deed-afterburner = הפעלת המבער האחורי
rocketmen-deed-look-ahead = הצצה בקלפי ההצלחה הבאים
rocketmen-deed-plan-in-detail = בחירת קלף ההצלחה הראשון
rocketmen-deed-draw-anew = התעלמות מקלף ההצלחה הזה ושליפת אחר
rocketmen-deed-count-a-zero = החשבת האפס כמספר גדול יותר
rocketmen-deed-abort = הפסקת השיגור
rocketmen-deed-give-up = די בזה: השיגור נכשל

## למה משהו אינו אפשרי

rocketmen-reason-not-asked = השאלה אינה מופנית אליך כרגע. יש להמתין לתורך.
rocketmen-reason-slot-empty = המקום הזה בשוק ריק. אפשר לבחור קלף אחר.
rocketmen-reason-pile-empty = לא נותרו מנועים מהסוג הזה. אפשר לבחור סוג אחר.
rocketmen-reason-cannot-pay = היד וההישגים שלך אינם מספיקים לזה. אפשר לבחור משהו זול יותר.
rocketmen-reason-engine-limit = אי אפשר לקנות עוד מנועים בתור הזה. אפשר לקנות את הבא בתור הבא.
rocketmen-reason-already-chosen = הקלף הזה כבר נכלל בתשלום. אפשר לבחור אחר.
rocketmen-reason-not-in-hand = הקלף הזה אינו ביד שלך. אפשר לבחור קלף מהיד.
rocketmen-reason-does-not-pay = אין בקלף הזה דבר שמשלם כאן. אפשר לשלם בקלף אחר או בהישג.
rocketmen-reason-not-needed = זה אינו נותן דבר ממה שנותר לשלם. אפשר לשלם במשהו אחר.
rocketmen-reason-no-marker = לא נותר לך סמן כזה בתור הזה. אפשר לשלם במשהו אחר.
rocketmen-reason-plan-taken = בתוכנית המשימה יש מקום למשימה אחת, והוא תפוס. אפשר לשגר אותה או להשליך אותה קודם.
rocketmen-reason-not-a-mission = על תוכנית המשימה מניחים קלפי משימה בלבד. אפשר לבחור משימה.
rocketmen-reason-no-mission-planned = אין משימה על תוכנית המשימה שלך. יש להניח שם משימה קודם.
rocketmen-reason-nothing-but-money = על כן השיגור מניחים רק קלפים עם רכיב שאינו כסף. אפשר לבחור קלף כזה.
rocketmen-reason-already-on-pad = קלף בשם הזה כבר נמצא על כן השיגור שלך. אפשר לבחור אחר.
rocketmen-reason-not-on-pad = אין קלף כזה על כן השיגור שלך. אפשר לבחור ממה שנמצא שם.
rocketmen-reason-no-free-placement = אף קלף ששימש לתשלום אינו מאפשר להניח את הקלף הזה ללא תשלום. אפשר לבחור משהו אחר.
rocketmen-reason-no-yard = אין חצר אחסון על כן השיגור שלך. יש להניח אותה שם קודם.
rocketmen-reason-yard-full = חצר האחסון שלך מלאה. אפשר למצוא לקלף הזה שימוש אחר.
rocketmen-reason-not-stored = הקלף הזה אינו מתחת לחצר האחסון שלך. אפשר לבחור קלף שנמצא שם.
rocketmen-reason-stored-this-turn = הקלף הזה הונח שם בתור הזה. אפשר לקחת אותו בתור מאוחר יותר.
rocketmen-reason-no-effect-from-hand = אין לקלף הזה אפקט שפועל מהיד. אפשר לשלם בו או להניח אותו.
rocketmen-reason-no-such-hazard = הסכנה שהקלף הזה נלחם בה אינה בשוק. אפשר לשמור את הקלף עד שתופיע.
rocketmen-reason-no-other-card = קלף אחר צריך לעבור קודם למגרש הגרוטאות, ואין כזה ביד. אפשר להשתמש בקלף הזה כשיהיה.
rocketmen-reason-nothing-to-take-back = אין באזור המשחק קלף שאפשר להחזיר כך ליד. אפשר לבחור משהו אחר.
rocketmen-reason-same-name = קלף אינו יכול להחזיר קלף בעל אותו שם. אפשר לבחור קלף בעל שם אחר.
rocketmen-reason-no-draw-pending = אף קלף ששימש לתשלום אינו מאפשר לשלוף. אפשר לשלם בקלף שמאפשר.
rocketmen-reason-not-its-destination = המשימה המתוכננת אינה טסה לשם. אפשר לבחור יעד שכתוב על הקלף שלה.
rocketmen-reason-already-there = כבר השלמת שם את המשימה הזאת. אפשר לבחור יעד אחר או משימה אחרת.
rocketmen-reason-too-few-rockets = אין די נקודות רקטה לטיסה הזאת. אפשר להוסיף נקודות או לבחור משהו אחר.
rocketmen-reason-no-markers-left = השלמת את כל המשימות האפשריות. אפשר לנצל את התור לדברים אחרים.
rocketmen-reason-nothing-planned = אין על תוכנית המשימה שלך משימה להשליך. אפשר לבחור משהו אחר.
rocketmen-reason-not-on-a-rivals-pad = לאף שחקן אחר אין הקלף הזה על כן השיגור. אפשר לבחור קלף שנמצא שם.
rocketmen-reason-no-card-drawn-yet = עוד מוקדם לזה. יש לשלוף קודם קלף הצלחה.
rocketmen-reason-last-card-drawn = קלף ההצלחה האחרון כבר נשלף. רק מבער אחורי עוד עוזר.
rocketmen-reason-only-before-the-first = זה פועל רק לפני קלף ההצלחה הראשון. אפשר לבחור משהו אחר.
rocketmen-reason-only-after-a-card = זה פועל רק מיד אחרי קלף הצלחה שאינו האחרון. אפשר לבחור משהו אחר.
rocketmen-reason-not-a-zero = קלף ההצלחה שנשלף כרגע אינו אפס. אפשר לשמור את זה לכשיגיע אפס.
rocketmen-reason-not-among-them = קלף ההצלחה הזה אינו בין הגלויים לך. אפשר לבחור אחד מהם.
rocketmen-reason-not-permanent = על הקלף הזה לא כתוב { rocketmen-permanent }, והוא מושלך בכל מקרה. אפשר לבחור אחר או לסיים.
rocketmen-reason-no-rival-mission = אין ליריב משימה בדרך, ולכן אי אפשר להוציא קלף. אפשר לבחור משהו אחר.
rocketmen-reason-solo-only = רק במשחק יחיד מוציאים קלפים מהשוק. אפשר לבחור משהו אחר.
rocketmen-reason-no-other-payer = אין ביד קלף אחר עם אפקט { rocketmen-when-paying }. אפשר להניח את הקלף הזה כרגיל.
rocketmen-reason-removed-this-turn = כבר הוצאת קלף בתור הזה. אפשר להוציא עוד אחד בתור הבא.
rocketmen-reason-cannot-be-declined = את זה יש לבצע. יש לבחור אחת מהאפשרויות.
rocketmen-reason-earth-only = בקרב על כדור הארץ טסים רק למסלול סביב כדור הארץ. אפשר לבחור בו.
rocketmen-reason-four-missions = כבר הושלמו ארבע משימות, ובקרב על כדור הארץ אין יותר. אפשר לסיים את התור או לעשות משהו אחר.
rocketmen-reason-not-a-resource = אפשר להעתיק משאבים בלבד. אפשר לבחור משאב שעל כן השיגור של שחקן אחר.
rocketmen-reason-hand-within-limit = היד שלך אינה עוברת את המגבלה, ואין צורך להשליך. אפשר להמשיך.

## השולחן במסוף

rocketmen-heading-destinations = יעדים
rocketmen-heading-engines = מנועים
rocketmen-heading-of = הלוח של { $seat }
rocketmen-heading-payment = תשלום
rocketmen-heading-launch = שיגור: { $mission }, { $destination }
rocketmen-times = { $card } ×{ $number }
rocketmen-board-round = סבב { $number }
rocketmen-board-goal = הסיום מתחיל כשלמישהו יש { count-points }
rocketmen-board-missions-goal = הסיום מתחיל כשמישהו משלים את המשימה ה־{ $number }
rocketmen-board-last-round = זה הסבב האחרון
rocketmen-board-stalled =
    { $number ->
        [one] סבב אחד בלי התקדמות; אחרי { $limit } המשחק נגמר
        [two] שני סבבים בלי התקדמות; אחרי { $limit } המשחק נגמר
       *[other] { $number } סבבים בלי התקדמות; אחרי { $limit } המשחק נגמר
    }
rocketmen-board-tokens = { $token }: { $seat }
rocketmen-board-deck = קלפים שנותרו לשוק: { $number }
rocketmen-board-left = נותרו: { $number }
rocketmen-board-empty-place = ריק
rocketmen-board-mission = משימה: { $destinations }; { $achievement }
rocketmen-board-used = { $achievement } (נוצל)
rocketmen-board-done = { $goal } (הושלם)
rocketmen-board-hand = יד ({ $number } מתוך { $limit })
rocketmen-board-missions = משימות: { $number } מתוך { $most }
rocketmen-board-credit = יתרה להנחת קלפים נוספים: { MONEY($amount) }
rocketmen-board-free = קלפים שאפשר להניח ללא תשלום: { $number }
rocketmen-board-draws = קלפים לשליפה תמורת התשלום: { $number }
rocketmen-board-field = משבצת { $rocket } מתוך { $distance }
rocketmen-board-drawn = קלפי הצלחה שנשלפו: { $drawn } מתוך { $draws }
rocketmen-board-seen = בראש החפיסה: { $cards }
rocketmen-board-copied = הועתק: { $card }
rocketmen-board-rival = { $location }, משבצת { $field } מתוך { $distance }
rocketmen-chance = { $percent }
rocketmen-odds = הצלחה { $chance }, נקודות צפויות { $points }
rocketmen-odds-best = הכי הרבה נקודות
rocketmen-odds-note = הנקודות הצפויות כוללות את מחיר הקלפים שיושלכו. הסיכויים מניחים משחק מיטבי מכאן.

## מה עלול להיות לא בסדר בחבילה

things-teal-cards = קלפי טורקיז
things-pink-cards = קלפים ורודים
things-engines = מנועים
things-hazards = סכנות
things-success-cards = קלפי הצלחת משימה
things-objectives = מטרות אישיות
things-variants = גרסאות
things-solo-cards = קלפי סולו
mistake-same-points = from הוא { $points }, כמו אצל { $other }
wanted-other-points = נדרש מספר נקודות אחר
wanted-more-money = נדרש יותר ממה שיש אצל { $other }, כלומר { $least }
mistake-farther-before = בא אחרי { $other }, הרחוק יותר
wanted-nearest-first = נדרשים אתרים מהיעד הקרוב ביותר עד הרחוק ביותר
mistake-no-location = destinations ״{ $destination }״, שאין שם { $kind }
wanted-all-missions = נדרשים { $number }, כמספר שיש לשחקן
mistake-different = שונים זה מזה: { $number }
mistake-same-effect = effect הוא ״{ $effect }״, כמו אצל { $other }
wanted-one-card = נדרש קלף אחד כזה לכל היותר
wanted-same-points = נדרשות { $points }, כמו אצל { $other }
mistake-goal-out-of-reach = goals ״{ $goal }״, ששום משימה לא מגיעה אליו
wanted-goal-in-reach = נדרשת מטרה שמשימה יכולה למלא
mistake-no-solo = אין אף אחד עם solo = true
wanted-solo = נדרש אחד לפחות, למשחק יחיד
wanted-variants = נדרשים { $least } לפחות, שנשלפים
mistake-no-card-with = אין קלף עם { $field } = ״{ $value }״
wanted-way-to-go = נדרשים { $most } לכל היותר: המרחק אל { $destination } הוא { $distance }, וקלפים נותנים עד { $steps } צעדים נוספים
wanted-success-cards = נדרשים { $least } לפחות: { $draws } שליפות ועוד { $spare } מאפקטים של קלפים

## הכללים בציורים

drawn-rocketmen-setup = לפני המשחק
    .first = שישה קלפים גלויים בשוק.
    .second = לכל אחד אותן שתים־עשרה משימות במרכז הפיקוד, ושש מהן נשלפות ליד.
    .third = כל אחד מקבל בסתר שתי מטרות אישיות.
drawn-rocketmen-turn = תור
    .first = משלמים בקלפים מהיד וקונים בשוק.
    .second = מניחים משימה על תוכנית המשימה, וקלפים על כן השיגור.
    .third = משגרים או מסיימים את התור, ושולפים עד מגבלת היד.
drawn-rocketmen-launch = שיגור
    .first = למשימה דרושות נקודות רקטה, שמונחות על כן השיגור.
    .second = הרכיבים שעל הכן מקדמים את הרקטה, ואחריהם קלפי הצלחה, אחד אחד: ממשיכים או מפסיקים.
    .third = מי שהגיע מקבל נקודות. מי ששלף הכול ולא הגיע משליך את כל מה שעל הכן.
drawn-rocketmen-deck = איך החפיסה גדלה
    .first = בסוף התור מה שנקנה ושוחק עובר למחסן.
    .second = כשמרכז הפיקוד ריק, המחסן מעורבב למרכז חדש.
    .third = כך הקלפים החדשים מגיעים ליד.

## מצב המשחק: מה נספר ומה זה נותן

aim-measure-goals = חלקי המטרה
aim-measure-destinations = יעדים
aim-measure-hazards = סכנות
aim-measure-money = כסף
aim-measure-computers = מחשבים
aim-measure-composites = חומרים מרוכבים
aim-measure-biotech = ביוטכנולוגיה
aim-measure-science = מדע
aim-measure-rockets = נקודות רקטה

## מאין באות הנקודות הצפויות

bot-part-points = נקודות שנצברו
bot-part-cards = קלפים
bot-part-engines = מנועים
bot-part-money = כסף
bot-part-economy = קלפים, מנועים וכסף
bot-part-achievements = הישגים
bot-part-objectives = מטרה אישית
bot-part-hazards = סכנות

## השולחן

web-rocketmen-track = מסלול הטיסה מהקרקע אל מאדים, דרך מסלול סביב כדור הארץ ודרך הירח
web-rocketmen-track-flying = { $seat } בטיסה. { $destination }: משבצת { $field } מתוך { $distance }
web-rocketmen-arrived = הגיעו: { $names }
web-rocketmen-limit = מגבלה { $number }
web-rocketmen-owed = נותר לשלם:
web-rocketmen-next-card = קלף ההצלחה הבא
web-rocketmen-success = סיכויי הצלחה
web-rocketmen-go-on =
    { $missing ->
        [one] נותרה משבצת אחת, קלפי הצלחה שנותרו: { $left }. אם לא יספיקו, יושלכו כל הקלפים שעל כן השיגור.
        [two] נותרו שתי משבצות, קלפי הצלחה שנותרו: { $left }. אם לא יספיקו, יושלכו כל הקלפים שעל כן השיגור.
       *[other] נותרו { $missing } משבצות, קלפי הצלחה שנותרו: { $left }. אם לא יספיקו, יושלכו כל הקלפים שעל כן השיגור.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] המשימה וכל מה שעל כן השיגור נשארים.
        [one] המשימה נשארת. קלף אחד מושלך מכן השיגור.
        [two] המשימה נשארת. שני קלפים מושלכים מכן השיגור.
       *[other] המשימה נשארת. { $number } קלפים מושלכים מכן השיגור.
    }
web-rocketmen-failure-costs = כל הקלפים שעל כן השיגור מושלכים.
web-rocketmen-completed = המשימה הושלמה: { count-points }
web-rocketmen-failed = השיגור נכשל
web-rocketmen-aborted = השיגור הופסק
web-rocketmen-here = להניח כאן
web-rocketmen-put-here = להניח כאן: { $zone }
web-rocketmen-discard-here = להשליך
web-rocketmen-no-mission = עדיין אין משימה
web-rocketmen-pad-empty = ריק. כאן מניחים מנועים ורכיבים.
web-rocketmen-objectives = מטרות
web-rocketmen-picked = עכשיו בוחרים מה לעשות איתו.
web-rocketmen-drop-plan = לוותר על המשימה
web-rocketmen-keep-plan = להשאיר את המשימה
web-rocketmen-hand-empty = היד שלך ריקה.
web-rocketmen-option = { $deed }: { $thing }
web-rocketmen-rival-resting = אין משימה בדרך
web-rocketmen-solo-end = יותר נקודות מהיריב, ושני חלקי המטרה
web-rocketmen-rockets = נקודות רקטה: { $have } מתוך { $need }
web-rocketmen-lift = בהמראה: משבצת { $field } מתוך { $distance }
web-rocketmen-odds = סיכויי הצלחה: { $chance }
web-rocketmen-once =
    { $number ->
        [one] כשתהיה נקודת רקטה אחת
        [two] כשיהיו שתי נקודות רקטה
       *[other] כשיהיו { $number } נקודות רקטה
    }
web-rocketmen-flight-plan = לאן המשימה יכולה לטוס
web-rocketmen-purse = כל מה שהיד והסמנים יכולים לשלם
web-rocketmen-look = להציג את הלוח כולו
web-rocketmen-pad-first-plan = קודם מתכננים משימה. אחר כך מניחים כאן מנועים ורכיבים.
web-rocketmen-face-down = מכוסים
web-rocketmen-deck-yours = הסדר אינו ידוע לאיש.
web-rocketmen-deck-theirs = חלק מאלה ביד. לא ידוע אילו.
web-rocketmen-wanted = חלק מהמטרה שלך
web-rocketmen-paid = שולם:
web-rocketmen-arrives = הגעה ליעד
web-rocketmen-without = בלי העתקה:
web-rocketmen-launch = שיגור
web-rocketmen-rocket = הרקטה שלי
web-rocketmen-panes = חלקי השולחן
web-rocketmen-turn = התור שלך
web-rocketmen-turn-of = תור: { $seat }
web-rocketmen-hint-odds = מכאן: { $odds }.
web-rocketmen-hint-pay = התשלום במה שהכי פחות נחוץ לך.
web-rocketmen-hint-pad = נותן לרקטה שלך: { $components }.
web-rocketmen-hint-buy = בכל שליפה הוא נותן: { $components }.
web-rocketmen-hint-place = { $location } ({ count-points })
web-rocketmen-hint-plan = אפשר לטוס אל: { $places }. הצלחה מזכה גם בהישג: { $achievement }.
web-rocketmen-hint-wanted = חלק מהמטרה שלך: { $locations }.
web-rocketmen-hint-discard = אין לו כרגע שימוש טוב יותר, ובסוף התור קלף חדש יבוא במקומו.
web-rocketmen-hint-unpad = על הכן הוא כמעט לא עוזר למשימה; בחפיסה הוא יוכל שוב לשלם.
web-rocketmen-hint-drop-plan = משימה אחרת מבטיחה יותר מזו.
web-rocketmen-hint-remove = זה מפנה מהשוק את מה שלא רצוי לך, במחיר צעד אחד של היריב.
web-rocketmen-hint-end = כרגע אין עוד מה להרוויח. שולפים קלפים חדשים; מגבלת היד: { $number }.
web-rocketmen-hint-tried = משחקי ניסיון מכאן: { $number }. סיכויי ניצחון { $percent }, ממוצע נקודות { $points }.

## חלקי חבילה

library-section-numbers = מספרים עיקריים
library-section-surcharge = בכמה מתייקרות הסכנות
library-section-destination = יעדים
library-section-location = אתרים
library-section-resource = משאבים
library-section-engine = מנועים
library-section-hazard = סכנות
library-section-objective = מטרות אישיות
library-section-variant = גרסאות
library-section-solo-card = קלפי היריב במשחק יחיד
library-section-success = קלפי הצלחה

# Points on the track since the reader last chose: "Ada +5, Ben +3".
rocketmen-gains = מאז הבחירה האחרונה שלך: { $gains }
