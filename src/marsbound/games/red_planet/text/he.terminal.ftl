### The table at the terminal.

## כותרות

heading-launch-pad = כן השיגור
heading-mars = מאדים
heading-decks = חפיסות ומאגרים
heading-hand = היד שלך
heading-held = המשימות והפעולות שלך
heading-held-first = קלפי ההטבה שלך
heading-removed = { $seat }: קלפים שנשלפו ויצאו מהמשחק
heading-cards-of = קלפים: { $seat }

## עמודות הטבלאות

column-zone = אזור
column-resource = משאב
column-astronauts = חללאים
column-tokens = סמנים
column-borders = אזורים סמוכים
column-discovery = תגלית
column-supply = מאגר
column-lost = אבודים
column-cards = קלפים
column-this-round = בסבב הזה
column-played = שוחקו

## השולחן

board-at-dock = { $dock }: { $ship }
board-at-zone = { $zone }: { $what }
board-no-ship = אין חללית
board-launched = שוגרה
board-aboard = { $aboard } מתוך { $capacity } על החללית
board-destination-token = סמן יעד: { $zone }
board-printed = לפי סמן יעד, מודפס: { $zone }
board-first-aboard-picks = היעד נקבע בידי מי שעולה ראשון
board-nobody = אין איש
board-astronauts = { $seat }: { $number }
board-resource = משאב: { $kind }
board-unexplored = לא ממופה
board-face-down = מכוסה
board-discovery-face-down = תגלית מכוסה
board-discovery-known = תגלית מכוסה, ידועה לך: { $card }
board-discovery-open = תגלית: { $card }
board-seen-by = { $what }, ראו אותה: { $seats }
board-inner = אזור פנימי
board-outer = אזור חיצוני
board-moon = ירח
board-neighbours = אזורים סמוכים: { $zones }
board-ships-left = חלליות בערימה: { $number }
board-ships-discarded = חלליות שהושלכו: { $number }
board-events-left = קלפי אירוע בחפיסה: { $number }
board-tokens-left = סמני ניקוד במאגר: { $tokens }
board-resources-left = משאבים שטרם נחשפו: { $tokens }
board-destinations-left = סמני יעד במאגר: { $zones }
board-supply =
    { $number ->
        [one] חללאי אחד במאגר
        [two] שני חללאים במאגר
       *[other] { $number } חללאים במאגר
    }
board-lost =
    { $number ->
        [one] חללאי אחד אבוד בחלל
        [two] שני חללאים אבודים בחלל
       *[other] { $number } חללאים אבודים בחלל
    }
board-face-down-cards =
    { $number ->
        [one] קלף מכוסה אחד
        [two] שני קלפים מכוסים
       *[other] { $number } קלפים מכוסים
    }
board-chosen = הבחירה נעשתה
board-this-round = בסבב הזה: { $character }
board-played = שוחקו: { $characters }
board-character = { $number }{ "\u00A0" }{ $character }
board-neutral = צבע ניטרלי

## מונה הסבבים

track-production = י{ $number }
track-reveal = תגליות
track-final = סוף
track-now = עכשיו: { $phase }

## רשימת המשחקים

option-source-russian = חוק { $rule }: חוברת החוקים הרוסית
option-source-house = חוק { $rule }: חוק בית מחוברת החוקים הרוסית
