### מה שקל הבוט, במילים: התשובה לפקודה ״רמז״.
### $choice ו-$other הן בחירות כפי שהשאלה מכנה אותן; $points ו-$percent הם מספרים מוכנים, עם סימן כשמדובר בהפרש.

## מאין באות הנקודות הצפויות

bot-part-tokens = סמני ניקוד שנאספו
bot-part-zones = שלבי הייצור הבאים
bot-part-missions = משימות
bot-part-ice = מונופול הקרח
bot-part-discoveries = תגליות
bot-part-tempo = דמויות ביד
bot-part-points = נקודות שנצברו
bot-part-cards = קלפים
bot-part-engines = מנועים
bot-part-money = כסף
bot-part-economy = קלפים, מנועים וכסף
bot-part-achievements = הישגים
bot-part-objectives = מטרה אישית
bot-part-hazards = סכנות

## רמזים

hint-heading = מה בוט היה עושה
hint-choice = { $choice }: סיכוי לנצח { $percent }, נקודות צפויות { $points }
hint-part = { $part }: { $points }
hint-parts = מאין הנקודות: { $parts }.
hint-because = עדיף על { $other } בנקודות הצפויות: { $parts }.
hint-close = כל הבחירות מבטיחות בערך אותו דבר.
hint-only = אין כאן במה לבחור.
hint-tried =
    { $number ->
        [one] כל בחירה נוסתה פעם אחת, בניחוש של כל מה שנסתר.
        [two] כל בחירה נוסתה פעמיים, ובכל פעם נוחש מחדש כל מה שנסתר.
       *[other] כל בחירה נוסתה { $number } פעמים, ובכל פעם נוחש מחדש כל מה שנסתר.
    }
