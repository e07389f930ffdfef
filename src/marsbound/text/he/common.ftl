### מילים משותפות לכל המשחקים.
### שמות מוכנסים כמות שהם. הניסוח ניטרלי ככל האפשר.

## שפות

language-name = עברית
language-choose = שפה

## משחקים

game-players = מספר שחקנים: { $least } עד { $most }
game-unofficial = משחק לא רשמי, מעשה ידי חובבים, ללא קשר למוציאים לאור.

## אפשרויות

option-players = שחקנים
option-seat = המושב שלך
option-seed = זרע אקראיות
option-pack = חבילת תוכן
option-language = שפה
option-on = פעיל
option-off = כבוי
yes = כן
no = לא

## מקור המספרים והטקסטים שבחבילת התוכן

pedigree = מקור
pedigree-rulebook = מודפס
    .description = כך כתוב בחוברת החוקים.
pedigree-strong = לפי כמה דיווחים
    .description = שני דיווחים בלתי תלויים או יותר מתאימים זה לזה.
pedigree-weak = לפי דיווח אחד
    .description = דיווח אחד, או מסקנה.
pedigree-ours = שלנו
    .description = שחזור שלנו. אפשר לתקן אותו אם הקופסה אצלך.
pack-name = חבילת תוכן: { $name }

## מושבים

seat-name = מושב { $number }
bot-name = בוט { $number }
onlooker = צופה
former-player = שחקן לשעבר
you = אני
seat-you = { $seat } (אני)
neutral-of = { $seat } (צבע ניטרלי)
first-player = השחקן הראשון

## רשימות וכמויות

list-separator = { ", " }
none = אין
unknown = לא ידוע
# Points may be negative: exact numbers, so that a minus sign isn't lost.
count-points =
    { $points ->
        [1] נקודה אחת
        [2] שתי נקודות
       *[other] { $points } נקודות
    }
count-cards =
    { $number ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $number } קלפים
    }

## שלבים

phase-setup = הכנה למשחק
phase-over = סוף המשחק

## חוקים

rule-reference = חוק { $id }
rule-outdated = החוק באנגלית השתנה מאז התרגום הזה.

## למי השאלה ולמי ממתינים

question-for = { $seat }: { $question }
waiting-for = ממתינים לתשובה: { $names }
    .you = ממתינים לתשובה שלך
your-turn = תורך
event-choice-sealed = { $seat }: הבחירה נעשתה.
    .you = בחרת.

## ניקוד ותוצאות

source-total = סך הכול
result-winner = הניצחון של { $seat }: { count-points }.
    .you = ניצחת: { count-points }.
result-winner-by-tokens = תיקו של { count-points }. לפי מספר סמני הניקוד, הניצחון של { $seat }.
    .you = תיקו של { count-points }. לפי מספר סמני הניקוד, ניצחת.
result-shared = ניצחון משותף, { count-points }: { $names }.
result-neutral-wins = התוצאה הגבוהה ביותר, { count-points }: { $seat }. שני השחקנים מפסידים.
result-nobody-wins = איש לא ניצח.
result-place = { $place }. { $seat }: { count-points }
result-won-by = ניצחת בהפרש של { $points }.
result-behind = מקום { $place }, בפיגור של { $points }.
result-behind-at-the-top = מקום שני, באותו ניקוד.
heading-decided = מה הכריע

## מצב המשחק: מה נספר ומה זה נותן

standing-points = הניקוד עד כה: { $seats }
standing-seat = ‏{ $seat } { $points }
standing-gain = ‏{ $seat } { $points }
    .you = ‏אצלך { $points }
aim-progress = { $measure }: { $have } מתוך { $of }
aim-race = { $measure }: { $have }, אצל הטוב מבין האחרים { $others }
aim-now = עכשיו { count-points }
aim-next = { count-points } החל מ־{ $at }
aim-must = חובה למלא
