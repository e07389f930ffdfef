### What the page shows before anybody sits at a table: what the game is called, and its options.

## משחקים

game-red-planet-second = המשימה: הכוכב האדום, מהדורה שנייה
    .description = שולחים חללאים למאדים ולפובוס ומפיקים את מה שמסתתר שם. 10 סבבים.
game-red-planet-first = המשימה: הכוכב האדום, מהדורה ראשונה
    .description = מאדים הוותיק: עשרה אזורים, בלי ירח, ואפשר גם לוותר על פעולות. 10 סבבים.

## אפשרויות

option-sabotaged-ships-leave = חלליות מושמדות יוצאות מהמשחק
    .description = חללית שהושמדה יוצאת מהמשחק במקום לעבור לערימת המושלכות.
option-produce-only-where-occupied = ייצור רק באזורים מאוישים
    .description = אזור ממופה בלי חללאים אינו מקבל סמני ניקוד.
option-short-ending = סיום קצר
    .description = בייצור האחרון כל אזור מקבל סמן ניקוד אחד במקום שלושה.
