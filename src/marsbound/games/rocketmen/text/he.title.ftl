### What the page shows before anybody sits at a table: what the game is called, and its options.

## משחקים

game-rocketmen = Rocketmen
    .description = בונים חפיסה, מכינים רקטות ומשגרים אותן למסלול סביב כדור הארץ, לירח ולמאדים.

## אפשרויות

option-mode = סוג המשחק
    .description = המשחק המלא, לבד מול יריב, או משחק קצר יותר במסלול סביב כדור הארץ.
option-mode-normal = רגיל
option-mode-solo = יחיד
option-mode-battle-for-earth = הקרב על כדור הארץ
option-difficulty = רמת קושי
    .description = באיזו מהירות טס היריב במשחק יחיד.
option-difficulty-easy = קל
option-difficulty-normal = רגיל
option-difficulty-hard = קשה
option-variants = גרסאות
    .description = שני קלפי גרסה שחלים על כולם, בהגרלה או לפי שם.
option-variants-none = ללא
option-variants-drawn = שתיים, בהגרלה
