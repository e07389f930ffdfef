### חוקים, חבילות תוכן, ומה זה marsbound.
### שמות שנכנסים למשפט ($game, $name, $file …) הם מילים גמורות ואינם נוטים.

## משותף

library-search = חיפוש
library-filter = חיפוש וסינון
library-all = הכול
library-nothing-found = שום דבר לא מתאים. אפשר לנסות פחות מילים או מקור אחר.

## חוקים

library-rules-views = חוקים ותוכן
library-rules-lines = החוקים, שורה אחר שורה
library-rules-box = דמויות וקלפים
library-rules-pictures = בתמונות
library-rules-sections = פרקים
library-rules-partly-english = חוקים שעדיין לא תורגמו מופיעים באנגלית.
library-rules-found =
    { $number ->
        [one] חוק אחד
        [two] שני חוקים
       *[other] { $number } חוקים
    }
library-rules-nothing-found = אין חוק שמכיל את כל המילים האלה. אפשר לנסות פחות.
library-rules-compare = השוואה עם: { $game }
library-rules-only-changed = רק מה ששונה
library-rules-same = כך גם במהדורה האחרת:
library-rules-changed = שונה במהדורה האחרת:
library-rules-only-here = רק במהדורה הזאת
library-rules-box-lead = מה הדמויות והקלפים עושים, ועד כמה אנחנו יודעים את זה.

## חלקי חבילה

library-section-mission = משימות

## חבילות

library-packs-lead = מה יש בקופסאות: מפות, חלליות, קלפים, מספרים. בכל רשומה כתוב עד כמה היא ידועה, ומי שיש לו קופסה יכול לתקן אותה.
library-packs-built-in = מובנות
library-packs-uploaded = תוקנו בידי בעלי הקופסה
library-packs-uploaded-empty = אף אחד עוד לא הביא לשרת הזה חבילה מתוקנת. אם הקופסה אצלך, שלך יכולה להיות הראשונה.
library-packs-all = כל חבילות התוכן
library-pack-built-in = התוכן המובנה של { $game }.
library-pack-of-owner = תוקנה בידי מי שהקופסה אצלו. משחק: { $game }.
library-pack-open = לראות את כל הרשומות
library-pack-play = לשחק איתה
library-pack-download = להוריד כדי לתקן
library-pack-hash = בהקלטות היא מוכרת בשם
library-pack-none = אין כאן חבילה כזאת. אולי היא בשרת אחר.
library-section = חלק
library-entry = רשומה
library-values = ערכים, כמו בקובץ
library-default = ברירת מחדל
library-entries =
    { $number ->
        [one] רשומה אחת
        [two] שתי רשומות
       *[other] { $number } רשומות
    }

## מקורות

library-sources = מה פירוש המקורות
library-sources-lead = בחוברות החוקים לא מודפסים המפה והקלפים. מה שיש בהן לקחנו מהן; את השאר היה צריך לשחזר פיסה אחר פיסה. רשומה מסומנת לפי הערך הכי פחות בטוח שבה.
library-source-rulebook = כך אומרת חוברת החוקים או הדבר המודפס עצמו.
library-source-strong = מדווחים על כך שניים או יותר שלא העתיקו זה מזה.
library-source-weak = מדווח על כך אדם אחד, או שזה נובע מדבר אחר.
library-source-ours = המצאנו את זה כך שיתאים לכל מה שידוע. הקלף האמיתי עשוי בהחלט להיות אחר.

## תיקון חבילה

library-correct = לתקן חבילה
library-correct-download = פותחים חבילה למעלה ומורידים אותה. זה קובץ טקסט שמסביר את עצמו.
library-correct-change = משנים בכל עורך טקסט את מה ששונה בקופסה שלך. כשהקלף ביד, כותבים ״rulebook״ כמקור של הערך.
library-correct-bring = מביאים את הקובץ בחזרה לכאן. הוא נבדק מיד, ולכל טעות מצוין היכן היא.
library-correct-play = משחקים איתה. ההקלטות זוכרות באיזו חבילה שיחקו.
library-pack-drop = אפשר לגרור לכאן את החבילה שלך או לבחור את הקבצים שלה
library-pack-drop-hint = קובץ { "\u2066" }.toml{ "\u2069" } אחד. אפשר לצרף שמות בשפות אחרות: my-box.pl.ftl שייך ל־my-box.toml.
library-pack-no-toml = אין ביניהם קובץ { "\u2066" }.toml{ "\u2069" }. חבילה היא קובץ { "\u2066" }.toml{ "\u2069" } אחד.
library-pack-unknown-file = { $file } אינו קובץ { "\u2066" }.toml{ "\u2069" } ואינו קובץ { "\u2066" }.ftl{ "\u2069" }, או שאלה שתי חבילות בבת אחת.
library-pack-fine = החבילה { $name } תקינה ואפשר לשחק איתה
library-pack-mistakes =
    { $number ->
        [one] טעות אחת בקובץ { $file }
        [two] שתי טעויות בקובץ { $file }
       *[other] { $number } טעויות בקובץ { $file }
    }
library-pack-notes = הערות; בכל זאת אפשר לשחק עם החבילה
library-mistake-where = איפה
library-mistake-what = מה לא בסדר
library-mistake-expected = מה נדרש

## אודות

library-about-title = על marsbound
library-about-lead = שלושה משחקי לוח על מאדים, מול בוטים או עם חברים, בדפדפן, במסוף או מתוך תוכנה משלך.
library-about-fans = מעשה ידי חובבים
library-about-fans-text = marsbound אינו רשמי. היוצרים, המאיירים והמוציאים לאור של Mission: Red Planet ושל Rocketmen לא הכינו, לא בדקו ולא אישרו אותו. השמות שייכים לבעליהם. אם משחק מוצא חן בעיניך, כדאי לקנות את הקופסה: היא יפה מכל מסך.
library-about-content = מה כאן שלנו
library-about-content-text = כל הציורים ציירנו אנחנו, וכל חוק מסופר במילים שלנו. כשחוברת החוקים משאירה משהו פתוח, החוקים אומרים איך אנחנו משחקים. את מה שאינו מודפס בה, בעיקר קלפים ומפות, שחזרנו מדיווחים או המצאנו בעצמנו.
library-about-content-correct = שום דבר מזה לא מוסתר: כל קלף אומר מאין הוא בא, וכל מספר אפשר לתקן.
library-about-bots = הבוטים
library-about-bots-text = בוט רואה מה שרואה שחקן במקומו, ולא יותר. הוא לא מכיר קלפים סמויים ולא מציץ לחפיסות.
library-about-bots-measured = כוחן של הרמות נמדד במשחקים רבים בינן לבין עצמן. המספרים, והפקודות שמפיקות אותם מחדש, נמצאים במסמכי הפרויקט. איך הבוטים מול שחקנים אנושיים חזקים, אף אחד עוד לא יודע.
library-about-privacy = מה נשמר
library-about-privacy-text = אין חשבונות, ושום דבר לא נטען ממקומות אחרים. הדפדפן שלך שומר מפתח סודי שלפיו השרת הזה מזהה אותך; השרת שומר את המשחקים, את השמות ואת ההודעות שנכתבו ליד השולחנות שלו. בהגדרות אפשר לקבל מפתח סודי חדש, או להימחק מהשרת.
library-about-made = ממה זה עשוי
library-made-fonts = גופנים
library-made-icons = סמלים
library-made-software = תוכנה
library-made-itself = התוכנה הזאת
library-about-licences = הרישיונות של כל התוכנה שבעמוד הזה
library-about-version = גרסה { $version }, פרוטוקול { $wire }
