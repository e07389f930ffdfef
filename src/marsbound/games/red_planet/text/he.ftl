### המשימה: הכוכב האדום, שתי המהדורות.
### שמות מוכנסים ($seat, $zone, $dock, $ship, $card, $character, $kind, $place …) הם מילים מוכנות. הניסוח ניטרלי: שם הפועל במקום ציווי.
### $zones היא רשימת אזורים, או אחת ההודעות zones-….

## אזורים ומקומות

mars = מאדים
lost-in-space = אנדרטת האבודים בחלל
zone-vastitas-borealis = וסטיטס בוריאליס
zone-ausonia = אאוסוניה
zone-mare-serpentis = מארה סרפנטיס
zone-sinus-sabaeus = סינוס סבאוס
zone-mare-tyrrhenum = מארה טירנום
zone-tritonis-sinus = טריטוניס סינוס
zone-hellas = הלאס
zone-valles-marineris = ואלס מרינריס
zone-syrtis-major = סירטיס מייג׳ור
zone-phobos = פובוס
zone-arabia = ערביה
zones-all = כל האזורים
zones-mars = כל אזורי מאדים
zones-outer = כל האזורים החיצוניים
zones-inner = כל האזורים הפנימיים
dock = רציף { $number }
place-ship = חללית, { $dock }

## חלליות

ship-to = חללית אל { $zone }, קיבולת { $capacity }
ship-unknown = חללית ללא יעד ידוע, קיבולת { $capacity }
ship-manual = חללית בשליטה ידנית, קיבולת { $capacity }
ship-with-token = { $ship }, סמן יעד: { $zone }

## משאבים

kind-ice = קרח
kind-sylvanite = סילבניט
kind-celerium = צלריום

## דמויות

placing-second =
    { $places ->
        [one] יש להציב חללאי אחד על חללית ברציף.
        [two] יש להציב שני חללאים על חלליות ברציפים.
       *[other] יש להציב { $places } חללאים על חלליות ברציפים.
    }
placing-first =
    { $places ->
        [one] אפשר להציב חללאי אחד על חללית.
        [two] אפשר להציב עד שני חללאים על חלליות.
       *[other] אפשר להציב עד { $places } חללאים על חלליות.
    }

character-recruiter = מגייס
    .text = { placing-second } כל קלפי הדמות ששוחקו חוזרים ליד, המגייס בכללם.
    .text-first = { placing-first } כל קלפי הדמות המשומשים חוזרים ליד, המגייס בכללם.
character-explorer = חוקר
    .text =
        { placing-second } לאחר מכן אפשר לבצע עד { $moves ->
            [one] צעד אחד
            [two] שני צעדים
           *[other] { $moves } צעדים
        }: בכל צעד חללאי אחד שלך עובר לאזור סמוך. אותו חללאי יכול לנוע שוב.
    .text-first =
        { placing-first } לאחר מכן אפשר לבצע עד { $moves ->
            [one] צעד אחד
            [two] שני צעדים
           *[other] { $moves } צעדים
        }: בכל צעד חללאי אחד שלך עובר לאזור סמוך. אותו חללאי יכול לנוע שוב.
character-scientist = מדען
    .text = { placing-second } לאחר מכן יש לשלוף קלף אירוע או להביט בתגלית מכוסה שבמשחק.
    .text-first = { placing-first } לאחר מכן אפשר לשלוף קלף אירוע או להביט בתגלית שבמשחק.
character-secret-agent = סוכן חשאי
    .text =
        { $places ->
            [one] יש להציב חללאי אחד על חללית ברציף.
            [two] יש להציב שני חללאים, כל אחד על חללית אחרת ברציף.
           *[other] יש להציב { $places } חללאים, כל אחד על חללית אחרת ברציף.
        } לאחר מכן יש לשגר מרציף חללית שאינה מלאה, אפילו ריקה.
    .text-first =
        { $places ->
            [one] אפשר להציב חללאי אחד על חללית.
            [two] אפשר להציב עד שני חללאים, כל אחד על חללית אחרת.
           *[other] אפשר להציב עד { $places } חללאים, כל אחד על חללית אחרת.
        } לאחר מכן אפשר לשגר חללית שאינה מלאה, אפילו ריקה.
character-saboteur = חבלן
    .text = { placing-second } לאחר מכן יש להשמיד חללית ברציף, מלאה או לא. כל מי שעליה נהרג.
    .text-first = { placing-first } לאחר מכן אפשר להשמיד חללית שעל כן השיגור. כל מי שעליה נהרג.
character-femme-fatale = אישה מפתה
    .text = { placing-second } לאחר מכן יש להחליף חללאי של שחקן אחר בחללאי שלך, על חללית או באזור שיש בהם חללאי שלך. החללאי שהוחלף נהרג.
    .text-first = { placing-first } לאחר מכן אפשר להחליף חללאי של שחקן אחר בחללאי שלך, על חללית או באזור שיש בהם חללאי שלך. החללאי שהוחלף אבוד.
character-travel-agent = סוכן נסיעות
    .text =
        { $places ->
            [one] יש להציב חללאי אחד על חללית ברציף.
            [two] יש להציב שני חללאים יחד על חללית אחת ברציף.
           *[other] יש להציב { $places } חללאים יחד על חללית אחת ברציף.
        } אם אין חללית עם די מקום, מדלגים על התור.
    .text-first =
        { $places ->
            [one] אפשר להציב חללאי אחד על חללית.
            [two] אפשר להציב שני חללאים יחד על חללית אחת.
           *[other] אפשר להציב { $places } חללאים יחד על חללית אחת.
        } אם אין חללית עם די מקום, התור אבוד.
character-soldier = חייל
    .text =
        { placing-second } לאחר מכן יש להרוג חללאי אחד באזור כלשהו שאינו פנימי. אחר כך יש להעביר עד { $moves ->
            [one] חללאי אחד שלך
            [two] שני חללאים שלך
           *[other] { $moves } חללאים שלך
        } מפובוס לאזורי מאדים, לפחות אחד אם אפשר.
    .text-first =
        { $places ->
            [one] אפשר להציב חללאי אחד על חללית.
            [two] אפשר להציב שני חללאים יחד על חללית אחת: את שניהם או אף אחד.
           *[other] אפשר להציב { $places } חללאים יחד על חללית אחת: את כולם או אף אחד.
        } לאחר מכן אפשר להרוג חללאי אחד באזור חיצוני.
character-pilot = טייס
    .text = { placing-second } לאחר מכן יש להניח סמן יעד על חללית ברציף או על חללית ששוגרה.
    .text-first = { placing-first } לאחר מכן אפשר לשנות את יעדה של חללית, על הקרקע או בטיסה.

## קלפי המהדורה השנייה: תגליות

card-even-ground = קרקע ישרה
card-uneven-ground = קרקע לא ישרה
card-mining-accident = תאונת מכרה
card-synergy = סינרגיה
card-subterfuge = תחבולה
card-native-resistance = התנגדות הילידים
card-frozen-cave = מערה קפואה
card-rich-vein = עורק עשיר
card-ether-magnet = מגנט אתרי
card-sandstorm = סופת חול
card-lichens = חזזיות
card-underground-lake = אגם תת־קרקעי
card-radiation = קרינה

## קלפי המהדורה השנייה: משימות

card-eastern-influence = השפעה במזרח
card-southern-influence = השפעה בדרום
card-western-influence = השפעה במערב
card-northern-influence = השפעה בצפון
card-strategic-zones = אזורים אסטרטגיים
card-moon-base = בסיס על הירח
card-celerium-baron = ברון הצלריום
card-sylvanite-baron = ברון הסילבניט
card-great-migration = ההגירה הגדולה
card-heroic-sacrifice = הקרבה הרואית
card-expansion = התפשטות
card-land-claims = זכויות על הקרקע
card-diversified-trade = סחר מגוון

## קלפי המהדורה השנייה: פעולות

card-blocks-of-ice = גושי קרח
card-ether-wind = רוח אתרית
card-rescue = חילוץ
card-industrial-espionage = ריגול תעשייתי

## קלפי המהדורה הראשונה: תגליות (עורק עשיר וקרינה למעלה)

card-outcrop = מחשוף
card-life = חיים
card-reservoir = מאגר מים
card-cave-in = התמוטטות
card-ambush = מארב
card-upheaval = מהפך
card-bare-rock = סלע חשוף

## קלפי המהדורה הראשונה: הטבות

card-secret-mission-1 = משימה סודית 1
card-secret-mission-2 = משימה סודית 2
card-secret-mission-3 = משימה סודית 3
card-secret-mission-4 = משימה סודית 4
card-grant = מענק
card-core = לב מאדים
card-celerium = צלריום
card-sylvanite = סילבניט
card-memorial = אנדרטה
card-presence = נוכחות
card-settlers = מתיישבים
card-trade = סחר

ice-monopoly = מונופול הקרח
    .text = { count-points } על מספר סמני הקרח הרב ביותר. בתיקו מתחלקים, בעיגול כלפי מטה.

## סוגי קלפים

type-discovery = תגלית
type-mission = משימה
type-action = פעולה
type-bonus = קלף הטבה
face-down-card = קלף מכוסה
moment-and-effect = { $moment }: { $effect }

## מתי הקלף פועל

moment-reveal = חשיפת התגליות
moment-production = הייצור האחרון
moment-final = ניקוד סופי
moment-reveal-start = תחילת חשיפת התגליות
moment-production-end = סוף הייצור האחרון
moment-none = ללא מועד קבוע

## מה עושות התגליות

effect-all-present-tie = כל הנוכחים באזור הזה נחשבים כמי שבתיקו על מספר החללאים הרב ביותר.
effect-fewest-lead = מספר החללאים הקטן ביותר באזור הזה, אך לפחות אחד, נחשב כמספר הרב ביותר.
effect-no-new-tokens = לא מניחים באזור הזה סמני ניקוד חדשים. הקודמים מחולקים כרגיל.
effect-neighbours-gain =
    { $amount ->
        [one] כל אזור סמוך שיש בו ייצור מקבל עוד סמן ניקוד אחד.
        [two] כל אזור סמוך שיש בו ייצור מקבל עוד שני סמני ניקוד.
       *[other] כל אזור סמוך שיש בו ייצור מקבל עוד { $amount } סמני ניקוד.
    }
effect-second-most-take-stay = סמני הניקוד עוברים למי שבמקום השני במספר החללאים באזור הזה. בתיקו על המקום הראשון מתחלקים בהם כרגיל. אם נוכח שחקן אחד בלבד, הסמנים נשארים.
effect-second-most-take-take = סמני הניקוד עוברים למי שבמקום השני במספר החללאים באזור הזה. בתיקו על המקום הראשון מתחלקים בהם כרגיל. אם נוכח שחקן אחד בלבד, הסמנים עוברים אליו.
effect-each-loses =
    { $amount ->
        [one] לכל שחקן נוכח אובד באזור הזה חללאי אחד, ועובר לאנדרטת האבודים בחלל.
        [two] לכל שחקן נוכח אובדים באזור הזה שני חללאים, ועוברים לאנדרטת האבודים בחלל.
       *[other] לכל שחקן נוכח אובדים באזור הזה { $amount } חללאים, ועוברים לאנדרטת האבודים בחלל.
    }
effect-new-tokens-become = סוג סמני הניקוד החדשים באזור הזה: { $kind }.
effect-more-tokens =
    { $amount ->
        [one] האזור הזה מקבל עוד סמן ניקוד אחד.
        [two] האזור הזה מקבל עוד שני סמני ניקוד.
       *[other] האזור הזה מקבל עוד { $amount } סמני ניקוד.
    }
effect-docked-crews-land = כל החללאים שעל החלליות ברציפים נוחתים באזור הזה.
effect-scatter = החל בשחקן הראשון, כל החללאים שבאזור הזה עוברים לאזורים סמוכים לפי בחירת בעליהם.
# Points may be negative: exact numbers, so that a minus sign isn't lost.
effect-points-present =
    { $amount ->
        [1] נקודה אחת לכל שחקן שנוכח באזור הזה.
        [2] שתי נקודות לכל שחקן שנוכח באזור הזה.
       *[other] { $amount } נקודות לכל שחקן שנוכח באזור הזה.
    }
effect-points-most-full =
    { $amount ->
        [1] נקודה אחת על מספר החללאים הרב ביותר באזור הזה. בתיקו כל אחד מקבל את מלוא הניקוד.
        [2] שתי נקודות על מספר החללאים הרב ביותר באזור הזה. בתיקו כל אחד מקבל את מלוא הניקוד.
       *[other] { $amount } נקודות על מספר החללאים הרב ביותר באזור הזה. בתיקו כל אחד מקבל את מלוא הניקוד.
    }
effect-points-most-shared =
    { $amount ->
        [1] נקודה אחת על מספר החללאים הרב ביותר באזור הזה. בתיקו מתחלקים, בעיגול כלפי מטה.
        [2] שתי נקודות על מספר החללאים הרב ביותר באזור הזה. בתיקו מתחלקים, בעיגול כלפי מטה.
       *[other] { $amount } נקודות על מספר החללאים הרב ביותר באזור הזה. בתיקו מתחלקים, בעיגול כלפי מטה.
    }
effect-nothing = לא קורה דבר.

## מה דורשות המשימות וההטבות

effect-presence-scale = ניקוד של { $points }, לפי מספר האזורים מאלה שיש בהם חללאים שלך: { $zones }.
effect-most-in = מספר החללאים הרב ביותר בסך הכול ({ $zones }): { count-points }.
effect-most-tokens = מספר סמני הניקוד הרב ביותר ({ $kind }): { count-points }.
effect-most-lost = מספר החללאים הרב ביותר באנדרטת האבודים בחלל: { count-points }.
effect-present-in-number = חללאים ב־{ $count } לפחות מהאזורים האלה ({ $zones }): { count-points }.
effect-sole-majority = מספר החללאים הרב ביותר, בלי תיקו, ב־{ $count } לפחות מהאזורים האלה ({ $zones }): { count-points }.
effect-each-kind = לפחות סמן ניקוד אחד מכל סוג: { count-points }.
effect-present-in-all = חללאי בכל אחד מהאזורים האלה ({ $zones }): { count-points }.
effect-always = ללא תנאי: { count-points }.
effect-per-lost = על כל חללאי שלך באנדרטת האבודים בחלל: { count-points }, לכל היותר { $most }.
effect-per-zone = על כל אחד מהאזורים האלה שיש בו חללאי שלך ({ $zones }): { count-points }.

## מה עושים קלפי הפעולה

effect-take-tokens =
    { $amount ->
        [one] יש לקחת סמן ניקוד אחד ({ $kind }).
        [two] יש לקחת שני סמני ניקוד ({ $kind }).
       *[other] יש לקחת { $amount } סמני ניקוד ({ $kind }).
    }
effect-rescue =
    { $amount ->
        [one] אפשר להשיב חללאי אחד שלך מאנדרטת האבודים בחלל לאזור שיש בו חללאי שלך.
        [two] אפשר להשיב עד שני חללאים שלך מאנדרטת האבודים בחלל לאזורים שיש בהם חללאי שלך.
       *[other] אפשר להשיב עד { $amount } חללאים שלך מאנדרטת האבודים בחלל לאזורים שיש בהם חללאי שלך.
    }
effect-kill-rival = יש להרוג חללאי יריב אחד באזור שיש בו חללאי שלך. בטווח: { $zones }.

## מה קרה

event-round-begun = סבב { $round } מתחיל.
event-ship-docked = על כן השיגור ({ $dock }): { $ship }.
event-ships-shuffled = החלליות המושלכות עורבבו לערימה חדשה.
event-destination-given = החללית ({ $dock }) מקבלת סמן יעד: { $zone }.
event-destination-set = { $seat }: סמן יעד הונח על החללית ({ $dock }): { $zone }.
    .you = הנחת סמן יעד על החללית ({ $dock }): { $zone }.
event-astronaut-seated = { $seat }: חללאי ראשון על החללית ({ $dock }).
    .you = החללאי הראשון שלך נמצא על החללית ({ $dock }).
event-first-player = השחקן הראשון: { $seat }.
    .you = סמן השחקן הראשון אצלך.
event-cards-dealt =
    { $number ->
        [one] { $seat }: חולק קלף אחד.
        [two] { $seat }: חולקו שני קלפים.
       *[other] { $seat }: חולקו { $number } קלפים.
    }
    .you =
        { $number ->
            [one] קיבלת קלף אחד.
            [two] קיבלת שני קלפים.
           *[other] קיבלת { $number } קלפים.
        }
event-card-dealt = { $seat }: חולק הקלף { $card }.
    .you = קיבלת את הקלף { $card }.
event-mission-kept = { $seat }: נשמר הקלף { $card }.
    .you = שמרת את הקלף { $card }.
event-character-called = הדמות המוכרזת: { $character }.
event-character-revealed = { $seat }: נחשפה הדמות { $character }.
    .you = חשפת את הדמות { $character }.
event-astronauts-boarded =
    { $number ->
        [one] { $seat }: חללאי אחד עולה על החללית ({ $dock }).
        [two] { $seat }: שני חללאים עולים על החללית ({ $dock }).
       *[other] { $seat }: { $number } חללאים עולים על החללית ({ $dock }).
    }
    .you =
        { $number ->
            [one] חללאי אחד שלך עולה על החללית ({ $dock }).
            [two] שני חללאים שלך עולים על החללית ({ $dock }).
           *[other] { $number } חללאים שלך עולים על החללית ({ $dock }).
        }
event-ship-launched = שיגור ({ $dock }): { $ship }.
event-ship-destroyed = { $ship } ({ $dock }) הושמדה בידי { $seat }.
    .you = השמדת חללית ({ $dock }): { $ship }.
event-crew-lost =
    { $number ->
        [one] { $seat }: חללאי אחד אבד על החללית ({ $dock }).
        [two] { $seat }: שני חללאים אבדו על החללית ({ $dock }).
       *[other] { $seat }: { $number } חללאים אבדו על החללית ({ $dock }).
    }
    .you =
        { $number ->
            [one] חללאי אחד שלך אבד על החללית ({ $dock }).
            [two] שני חללאים שלך אבדו על החללית ({ $dock }).
           *[other] { $number } חללאים שלך אבדו על החללית ({ $dock }).
        }
event-characters-taken-back = { $seat }: כל הדמויות ששוחקו חוזרות ליד.
    .you = כל הדמויות ששיחקת חוזרות ליד שלך.
event-astronaut-moved = { $seat }: חללאי עובר מאזור { $from } לאזור { $to }.
    .you = חללאי שלך עובר מאזור { $from } לאזור { $to }.
event-astronaut-killed = חללאי של { $owner } נהרג באזור { $zone } בידי { $seat }.
    .you = הרגת חללאי של { $owner } באזור { $zone }.
    .yours = חללאי שלך נהרג באזור { $zone } בידי { $seat }.
    .own = הרגת חללאי שלך באזור { $zone }.
event-astronaut-replaced = חללאי של { $owner } הוחלף בידי { $seat } ({ $place }).
    .you = החלפת חללאי של { $owner } ({ $place }).
    .yours = חללאי שלך הוחלף בידי { $seat } ({ $place }).
event-resource-turned-up = המשאב באזור { $zone }: { $kind }.
event-event-drawn = { $seat }: נשלף קלף אירוע.
    .you = שלפת קלף אירוע.
event-event-seen = { $seat }: נשלף הקלף { $card }.
    .you = שלפת את הקלף { $card }.
event-card-kept = { $seat }: הקלף נשמר מכוסה.
    .you = שמרת את הקלף מכוסה.
event-card-removed = { $seat }: הקלף שנשלף יוצא מהמשחק מכוסה.
    .you = הקלף ששלפת יוצא מהמשחק מכוסה.
event-discovery-placed = { $seat }: הונחה תגלית מכוסה ליד אזור { $zone }.
    .you = הנחת תגלית מכוסה ליד אזור { $zone }.
event-discovery-discarded = אין אזור פנוי. { $seat }: הושלך הקלף { $card }.
    .you = אין אזור פנוי, והקלף { $card } שלך הושלך.
event-discovery-looked-at = { $seat }: הצצה בתגלית שליד אזור { $zone }.
    .you = הצצת בתגלית שליד אזור { $zone }.
event-discovery-seen = { $seat }: התגלית שליד אזור { $zone } היא { $card }.
    .you = ראית את התגלית שליד אזור { $zone }: { $card }.
event-ship-landed = נחיתה באזור { $zone }: { $ship } ({ $dock }).
event-ship-discarded = הושלכה: { $ship } ({ $dock }).
event-astronauts-landed =
    { $number ->
        [one] { $seat }: חללאי אחד נוחת באזור { $zone }.
        [two] { $seat }: שני חללאים נוחתים באזור { $zone }.
       *[other] { $seat }: { $number } חללאים נוחתים באזור { $zone }.
    }
    .you =
        { $number ->
            [one] חללאי אחד שלך נוחת באזור { $zone }.
            [two] שני חללאים שלך נוחתים באזור { $zone }.
           *[other] { $number } חללאים שלך נוחתים באזור { $zone }.
        }
event-production-begun = שלב הייצור { $production } מתחיל.
event-tokens-placed = אזור { $zone } מקבל { count-tokens } ({ $kind }).
event-tokens-taken = { $seat }: { count-tokens } ({ $kind }) מאזור { $zone }.
    .you = לקחת { count-tokens } ({ $kind }) מאזור { $zone }.
event-action-revealed = { $seat }: נחשפה הפעולה { $card }.
    .you = חשפת את הפעולה { $card }.
event-tokens-gained = { $card }: { count-tokens } ({ $kind }) אל { $seat }.
    .you = { $card }: לקחת { count-tokens } ({ $kind }).
event-astronaut-rescued = { $seat }: חללאי שב מאנדרטת האבודים בחלל לאזור { $zone }.
    .you = חללאי שלך שב מאנדרטת האבודים בחלל לאזור { $zone }.
event-discovery-revealed = התגלית שליד אזור { $zone }: { $card }.
event-astronaut-lost-here = { $card }: חללאי של { $seat } אבד באזור { $zone }.
    .you = { $card }: חללאי שלך אבד באזור { $zone }.
event-crew-pulled-down = החללאים שעל החללית ({ $dock }) נוחתים באזור { $zone }.
event-mission-revealed = { $seat }: נחשף הקלף { $card }.
    .you = חשפת את הקלף { $card }.
event-tokens-scored = { $seat }: { count-points } על סמנים ({ $kind }).
    .you = קיבלת { count-points } על סמנים ({ $kind }).
event-mission-scored = { $seat }: { count-points } על הקלף { $card }.
    .you = קיבלת { count-points } על הקלף { $card }.
event-discovery-scored = { $seat }: { count-points } על התגלית { $card } שליד אזור { $zone }.
    .you = קיבלת { count-points } על התגלית { $card } שליד אזור { $zone }.
event-ice-monopoly-scored = { $seat }: { count-points } על מונופול הקרח.
    .you = קיבלת { count-points } על מונופול הקרח.
event-score-counted = { $seat }: { count-points } בסך הכול.
    .you = יש לך { count-points } בסך הכול.
event-game-won = הניצחון של { $seat }.
    .you = ניצחת.
event-game-lost = לצבע ניטרלי התוצאה הגבוהה ביותר: שני השחקנים מפסידים.
event-neutral-character-seen = { $seat }: הדמות בסבב הזה היא { $character }.
event-neutral-deck-shuffled = { $seat }: חפיסת הדמויות עורבבה.
event-turn-skipped = { $seat }: אין מה לבצע, ומדלגים על התור.
    .you = אין לך מה לבצע, ומדלגים על התור שלך.
event-hand-shown = { $seat }: הוצג הקלף { $card }.
    .you = הצגת את הקלף { $card }.
event-ship-removed = יצאה מהמשחק: { $ship } ({ $dock }).
event-tile-counted = סמן המשאב באזור { $zone } נחשב כמו { count-tokens } ({ $kind }).
event-reveal-begun = חשיפת התגליות מתחילה.
event-discoveries-turned-up = כל התגליות נחשפות.
event-no-action-left = { $seat }: אין קלף פעולה לחשוף עכשיו.
    .you = אין לך קלף פעולה לחשוף עכשיו.
event-decided-production = { $seat }: { count-points } בשלב הייצור { $production }, { $ahead } יותר מכל שחקן אחר.
    .you = קיבלת { count-points } בשלב הייצור { $production }, { $ahead } יותר מכל שחקן אחר.
event-decided-mission-missed = { $seat }: הקלף { $card } לא הניב דבר. כדי לנצח היה מספיק לקבל ממנו { count-points }.
    .you = הקלף { $card } לא הניב לך דבר. כדי לנצח היה מספיק לקבל ממנו { count-points }.
event-decided-crew-lost = חללית ({ $dock }) הושמדה בידי { $seat }. חללאים של { $owner } שאבדו: { $number }.
    .you = השמדת חללית ({ $dock }). חללאים של { $owner } שאבדו: { $number }.
    .yours = חללית ({ $dock }) הושמדה בידי { $seat }. חללאים שלך שאבדו: { $number }.
event-decided-lead = { $seat }: הובלה משלב הייצור { $production } ועד הסוף.
    .you = הובלת משלב הייצור { $production } ועד הסוף.
event-decided-lead-late = { $seat }: ההובלה הושגה רק בניקוד הסופי.
    .you = עלית להובלה רק בניקוד הסופי.

## מה שואלים

question-keep-a-mission = יש לבחור משימה לשמור.
question-choose-a-character = יש לבחור דמות לסבב הזה.
question-place-an-astronaut =
    { $times ->
        [1] הצבת חללאי: יש לבחור חללית ברציף.
       *[other] הצבת חללאי { $time } מתוך { $times }: יש לבחור חללית ברציף.
    }
question-place-on-another-ship =
    { $times ->
        [1] הצבת חללאי: יש לבחור חללית אחרת ברציף.
       *[other] הצבת חללאי { $time } מתוך { $times }: יש לבחור בכל פעם חללית אחרת ברציף.
    }
question-place-together = הצבת כל החללאים של התור הזה יחד: יש לבחור חללית ברציף.
question-pick-a-destination = יש לבחור לאן טסה החללית ({ $dock }).
question-move-to-a-neighbour = צעד { $time } מתוך { $times }: אפשר לבחור חללאי ואזור סמוך או לסיים.
question-draw-or-look = יש לשלוף קלף אירוע או להביט בתגלית.
question-look-at-a-discovery = יש לבחור תגלית מכוסה להביט בה.
question-place-the-discovery = יש לבחור אזור חיצוני לתגלית: { $card }.
question-launch-a-docked-ship = יש לבחור חללית ברציף לשיגור.
question-destroy-a-docked-ship = יש לבחור חללית ברציף להשמדה.
question-replace-an-astronaut = יש לבחור חללאי שיוחלף בחללאי שלך.
question-kill-an-astronaut = יש לבחור חללאי שייהרג.
question-leave-the-moon = העברת חללאי מפובוס: יש לבחור אזור במאדים.
question-leave-the-moon-too = העברת חללאי נוסף מפובוס ({ $time } מתוך { $times }): אפשר לבחור אזור במאדים או לסיים.
question-redirect-a-ship = יש לבחור חללית שתקבל סמן יעד.
question-put-a-destination-token = יש לבחור סמן יעד לחללית ({ $dock }).
question-reveal-an-action = יש לבחור פעולה לחשוף עכשיו.
question-rescue-an-astronaut = חילוץ חללאי { $time } מתוך { $times }: אפשר לבחור אזור או לסיים.
question-kill-a-rival = יש לבחור חללאי יריב שייהרג.
question-flee-the-storm = סופה באזור { $zone }: יש לבחור אזור סמוך לחללאי שלך.
question-keep-a-bonus = יש לבחור קלף הטבה לשמור.
question-board-a-ship =
    { $times ->
        [1] הצבת חללאי: אפשר לבחור חללית או לוותר.
       *[other] הצבת חללאי { $time } מתוך { $times }: אפשר לבחור חללית או לוותר.
    }
question-board-another-ship =
    { $times ->
        [1] הצבת חללאי: אפשר לבחור חללית אחרת או לוותר.
       *[other] הצבת חללאי { $time } מתוך { $times }: אפשר לבחור בכל פעם חללית אחרת או לוותר.
    }
question-board-two-together = הצבת שני חללאים יחד: אפשר לבחור חללית או לוותר.
question-board-three-together = הצבת שלושה חללאים יחד: אפשר לבחור חללית או לוותר.
question-exchange-a-destination = יש לבחור יעד חדש לחללית ({ $dock }).

## תשובות

answer-draw = שליפת קלף אירוע
answer-look = הצצה בתגלית שליד אזור { $zone }
answer-decline = לא, תודה
answer-done = סיום
answer-move = { $from } ← { $to }
answer-astronaut-at = { $seat }, חללאי: { $place }
    .you = החללאי שלך: { $place }

## למה תוביל הבחירה

consequence-astronauts-placed =
    { $number ->
        [one] חללאי אחד יעלה על החללית ({ $dock }).
        [two] שני חללאים יעלו על החללית ({ $dock }).
       *[other] { $number } חללאים יעלו על החללית ({ $dock }).
    }
consequence-ship-launches = החללית ({ $dock }) תשוגר מיד. היעד: { $zone }.
consequence-ship-leaves-unmanned = החללית ({ $dock }) תצא בלי צוות, לשום מקום.
consequence-ship-fills = החללית ({ $dock }) תהיה מלאה ותשוגר בסוף התור שלך.
consequence-seats-left =
    { $number ->
        [one] יישאר מקום פנוי אחד ({ $dock }).
        [two] יישארו שני מקומות פנויים ({ $dock }).
       *[other] יישארו { $number } מקומות פנויים ({ $dock }).
    }
consequence-flies-to = היעד החדש של החללית ({ $dock }): { $zone }.
consequence-ship-destroyed = החללית ({ $dock }) תושמד.
consequence-crew-lost =
    { $number ->
        [one] { $seat }: חללאי אחד יאבד איתה.
        [two] { $seat }: שני חללאים יאבדו איתה.
       *[other] { $seat }: { $number } חללאים יאבדו איתה.
    }
consequence-leads-on-landing = אם תנחת עם הצוות הזה, אזור { $zone } יהיה שלך.
consequence-ties-on-landing = אם תנחת עם הצוות הזה, יהיה לך תיקו באזור { $zone }.
consequence-astronaut-lost = { $seat }: חללאי אחד יאבד ({ $place }).
consequence-zone-yours = אזור { $zone } יהיה שלך: { count-points } בשלב הייצור { $production }.
consequence-zone-yours-for-nothing = אזור { $zone } יהיה שלך, אבל לפי המצב עכשיו הוא לא נותן דבר.
consequence-zone-yours-unexplored = אזור { $zone } יהיה שלך. המשאב שלו עדיין מכוסה.
consequence-zone-tied = יהיה לך תיקו באזור { $zone }: { count-points } לכל אחד בשלב הייצור { $production }.
consequence-zone-tied-for-nothing = יהיה לך תיקו באזור { $zone }: לפי המצב עכשיו איש לא יקבל דבר.
consequence-zone-lost = אזור { $zone } כבר לא יהיה שלך.
consequence-zone-of-another = אזור { $zone } יעבור אל { $seat }.
consequence-mission-now = לפי המצב עכשיו: { count-points }.
consequence-discovery-pays = הקלף { $card } שליד אזור { $zone } ייתן לך לפי המצב עכשיו { count-points }.
consequence-deck-left =
    { $number ->
        [one] בחפיסת האירועים קלף אחד.
        [two] בחפיסת האירועים שני קלפים.
       *[other] בחפיסת האירועים { $number } קלפים.
    }
consequence-acts-at = פועלת כשקוראים את המספר { $number }.
consequence-characters-back =
    { $number ->
        [one] כל הדמויות יחזרו אליך: אחת נוספת ביד.
        [two] כל הדמויות יחזרו אליך: שתיים נוספות ביד.
       *[other] כל הדמויות יחזרו אליך: { $number } נוספות ביד.
    }
consequence-all-placed =
    { $number ->
        [one] לפי המצב עכשיו יהיה מקום לחללאי אחד.
        [two] לפי המצב עכשיו יהיה מקום לשני חללאים.
       *[other] לפי המצב עכשיו יהיה מקום ל־{ $number } חללאים.
    }
consequence-fewer-placed = לפי המצב עכשיו יהיה מקום רק ל־{ $number } מתוך { $all } חללאים.
consequence-none-placed = לפי המצב עכשיו לא יהיה מקום לאף חללאי.
consequence-turn-skipped = לפי המצב עכשיו אין מקום ל־{ $number } חללאים יחד: מדלגים על התור שלך.
consequence-nobody-to-move = אין לך עכשיו את מי להזיז.
consequence-nothing-to-study = אין עכשיו מה לשלוף ובמה להציץ.
consequence-no-ship-to-launch = אין עכשיו חללית שאפשר לשגר.
consequence-no-ship-to-destroy = אין עכשיו חללית שאפשר להשמיד.
consequence-nobody-to-replace = אין עכשיו את מי להחליף.
consequence-nobody-to-kill = אין עכשיו את מי להרוג.
consequence-no-ship-to-redirect = אין עכשיו חללית שאפשר לשנות את יעדה.
consequence-useless-now = לפי המצב עכשיו לא יקרה דבר.
consequence-could-still-place =
    { $number ->
        [one] עוד אפשר להציב חללאי אחד.
        [two] עוד אפשר להציב שני חללאים.
       *[other] עוד אפשר להציב { $number } חללאים.
    }

## למה משהו אינו אפשרי

reason-not-asked = השאלה אינה מופנית אליך כרגע. יש להמתין לתורך.
reason-no-docked-ship = אין כאן חללית ברציף. אפשר לבחור רציף שיש בו חללית.
reason-ship-full = החללית הזאת מלאה. אפשר לבחור חללית עם מקום פנוי.
reason-ship-launched-already = החללית הזאת כבר שוגרה, ואיש לא יעלה עליה עוד. אפשר לבחור חללית ברציף.
reason-ship-out-of-reach = החללית הזאת כבר שוגרה ואינה בהישג יד. אפשר לבחור חללית ברציף.
reason-same-ship = כרגע הוצב חללאי שלך על החללית הזאת, וכל אחד צריך חללית אחרת. אפשר לבחור חללית אחרת.
reason-supply-empty = לא נותרו חללאים במאגר שלך. אפשר להמשיך בלי זה.
reason-too-few-seats = אין בחללית הזאת די מקומות לכל העולים יחד. אפשר לבחור חללית מרווחת יותר.
reason-too-few-astronauts = אין במאגר שלך די חללאים כדי לעלות יחד. אפשר להמשיך בלי זה.
reason-not-in-hand = הדמות הזאת אינה ביד שלך: היא תחזור עם המגייס. אפשר לבחור דמות מהיד.
reason-not-dealt-to-you = הקלף הזה לא חולק לך. אפשר לבחור מבין הקלפים שחולקו לך.
reason-none-of-yours-there = אין שם חללאי שלך. אפשר לבחור מקום שיש בו אחד.
reason-not-adjacent = אין לאזורים האלה גבול משותף. אפשר לבחור אזור סמוך.
reason-nobody-there = אין שם חללאי כזה. אפשר לבחור חללאי שנראה על הלוח.
reason-safe-zone = החללאים באזור הזה חסינים. אפשר לבחור אזור אחר.
reason-your-own = זה חללאי שלך. אפשר לבחור חללאי של שחקן אחר.
reason-no-token-left = לא נותר במאגר סמן יעד לאזור הזה. אפשר לבחור אזור אחר.
reason-no-discovery-there = אין תגלית מכוסה ליד האזור הזה. אפשר לבחור אזור שיש לידו תגלית.
reason-discovery-already-there = ליד האזור הזה כבר יש תגלית, ויש מקום לאחת בלבד. אפשר לבחור אזור חיצוני אחר.
reason-no-discoveries-here = לא מניחים תגלית ליד האזור הזה. אפשר לבחור אזור חיצוני.
reason-event-deck-empty = חפיסת האירועים ריקה ואין מה לשלוף. אפשר להביט בתגלית.
reason-not-on-mars = האזור הזה אינו על מאדים. אפשר לבחור אזור במאדים.
reason-none-on-the-moon = אין חללאים שלך על פובוס. אפשר להמשיך בלי המעבר הזה.
reason-not-your-card = הקלף הזה אינו אצלך. אפשר לבחור אחד משלך.
reason-not-its-moment = לא חושפים את הקלף הזה ברגע הזה. אפשר לשמור אותו או לבחור אחר.
reason-nobody-lost = אין חללאים שלך באנדרטת האבודים בחלל, ולכן אין את מי להשיב. אפשר להמשיך בלי זה.
reason-card-does-not-reach = הקלף אינו מגיע לאזור הזה. אפשר לבחור אחד מהאזורים הנקובים בו.
reason-cannot-be-declined = את זה יש לבצע ככל האפשר. יש לבחור אחת מהאפשרויות.
reason-not-a-mission = הקלף הזה הוא תגלית, ותגליות אינן נשמרות ביד. אפשר לבחור קלף אחר שחולק לך.

## מה עלול להיות לא בסדר בחבילה

things-ships = חלליות
things-discoveries = תגליות
things-missions = משימות
things-actions = פעולות
things-resource-tokens = סמני משאב
things-point-tokens = סמני ניקוד
things-destination-tokens = סמני יעד
things-event-cards = קלפי אירוע
things-resource-tiles = סמני משאב
things-destination-tiles = סמני יעד
mistake-zone-order = אזור שבו side = { $side } בא אחרי { $zone }, שבו side = { $other }
wanted-zone-order = נדרשים קודם האזורים החיצוניים, אחריהם הפנימיים ואחריהם הירח
mistake-touches = גובל ב״{ $zone }״
wanted-nothing-on-moon = לא נדרש דבר: זה הירח
mistake-touches-nothing = לא גובל בכלום
wanted-neighbours = נדרשים השכנים שלו; רק לירח אין
mistake-touches-itself = גובל בעצמו
wanted-other-zones = נדרשים אזורים אחרים
mistake-one-sided-border = גובל ב״{ $zone }״, שאינו גובל בו
wanted-both-or-neither = נדרשים שניהם או אף אחד
mistake-map-in-pieces = אי אפשר לעבור בין { $zones } לשאר מאדים
wanted-map-in-one-piece = המפה שבקופסה עשויה מקשה אחת
mistake-known-ships = עם יעד ידוע: { $number }
wanted-ships-at-setup = נדרשות { $least } לפחות, אחת לכל רציף בהכנת המשחק
wanted-ships-for-docks = נדרשות { $least } לפחות, אחת לכל רציף
mistake-event-cards = קלפי אירוע כולל עותקים: { $number }
wanted-bonus-cards = נדרשים { $least } לפחות לצד { $discoveries } תגליות: { $players } שחקנים ועד { $redeals } חלוקות חוזרות לוקחים { $each } קלפים כל אחד
mistake-resources = resources: { $number } בסך הכול
wanted-resources = נדרשים { $low } עד { $high }, אחד לפחות לכל אזור
wanted-points-for-zones = נדרשים { $number }, אחד לכל מספר אזורים
wanted-number-of-zones = נדרשים { $most } לכל היותר, כמספר האזורים שלו

## הכללים בציורים

drawn-red-planet-setup = לפני המשחק
    .first = בכל אזור במאדים מונח משאב מכוסה.
    .first-in-first = המשאבים מונחים מכוסים במאגר מעורבב; על מאדים עדיין אין אף אחד.
    .second = חלליות ממתינות ברציפים, ולכל אחת יעד.
    .third = לכל אחד חללאים ואותן תשע דמויות.
drawn-red-planet-round = סבב
    .first = כולם בוחרים דמות בסתר.
    .second = סופרים לאחור מתשע עד אחת; הדמות המוכרזת מעלה חללאים ופועלת.
    .second-in-first = סופרים מאחת עד תשע; הדמות המוכרזת מעלה חללאים ופועלת.
    .third = בסוף הסבב החלליות ששוגרו נוחתות, והצוותים על מאדים.
drawn-red-planet-launch = שיגור
    .first = חללית ברציף ממתינה עד שהמקום האחרון נתפס.
    .second = כשהיא מלאה היא משוגרת, ואיש לא יעלה עליה עוד.
    .third = היא נוחתת ביעדה. הצוות הראשון שם חושף את המשאב.
drawn-red-planet-production = ייצור
    .first = אזורים שהמשאב בהם חשוף מקבלים סמני ניקוד שלו.
    .second = מי שיש לו הכי הרבה חללאים באזור לוקח את הסמנים שבו.
    .third = בתיקו מתחלקים שווה בשווה; מה שלא מתחלק נשאר באזור.

## רשימות וכמויות

count-tokens =
    { $number ->
        [one] סמן ניקוד אחד
        [two] שני סמני ניקוד
       *[other] { $number } סמני ניקוד
    }

## שלבים

phase-round = סבב { $number }
phase-production = שלב הייצור { $number }
phase-reveal = חשיפת התגליות
phase-final = ניקוד סופי

## ניקוד ותוצאות

source-tokens = סמני ניקוד
source-missions = משימות
source-bonuses = קלפי הטבה
source-ice-monopoly = מונופול הקרח
source-discoveries = תגליות
source-tie-break = מספר סמני הניקוד (מכריע בתיקו)

## מצב המשחק: מה נספר ומה זה נותן

standing-gains = שלב הייצור { $production }: { $gains }
aim-measure-zones = אזורים
aim-measure-majorities = אזורים ברוב בלי תיקו
aim-measure-astronauts = חללאים
aim-measure-tokens = סמני ניקוד
aim-measure-lost = חללאים אבודים בחלל
aim-measure-kinds = סוגי סמני ניקוד

## מאין באות הנקודות הצפויות

bot-part-tokens = סמני ניקוד שנאספו
bot-part-zones = שלבי הייצור הבאים
bot-part-ice = מונופול הקרח
bot-part-discoveries = תגליות
bot-part-tempo = דמויות ביד

## השולחן

web-launch-pad = כן השיגור
web-hand = הדמויות שלך
web-missions = המשימות והפעולות שלך
web-track = מסלול הסבבים, עכשיו: { $phase }
web-drag-astronaut = החללאי הבא שלך: אפשר לגרור אותו לחללית, או ללחוץ על החללית
web-chosen = הבחירה נעשתה
web-supply = חללאים במאגר
web-cards = קלפים מכוסים
web-played = שוחקו: { $characters }
web-card-in-hand = ביד
web-card-played = שוחקה
web-card-chosen = נבחרה לסבב הזה

## הלוח במילים

web-place-holds = { $place }: { $what }
web-resource = משאב: { $kind }
web-unexplored = עוד לא ממופה
web-no-ship = אין חללית
web-no-destination = בחירה חופשית
web-first-aboard = מי שעולה ראשון בוחר את היעד.
web-launched = שוגרה
web-aboard = על החללית { $aboard } מתוך { $capacity }
web-destination-token = סמן יעד: { $zone }
web-discovery-face-down = תגלית מכוסה
web-discovery-known = תגלית מכוסה, ידועה לך: { $card }
web-discovery-open = תגלית: { $card }
web-event-deck = חפיסת האירועים, נותרו קלפים: { $number }
web-seen-by = ראו אותה: { $names }
web-neighbours = אזורים סמוכים: { $zones }
web-side-outer = אזור חיצוני
web-side-inner = אזור פנימי
web-side-moon = ירח

## בחירה

web-picked = עכשיו בוחרים לאן.
web-play-character = לשחק: { $character }

## חלקי חבילה

library-section-tokens = סמנים ומספרים
library-section-zone = אזורים
library-section-character = דמויות
library-section-ship = חלליות
library-section-discovery = תגליות
library-section-mission-of-red-planet-first = קלפי הטבה
library-section-action = פעולות
