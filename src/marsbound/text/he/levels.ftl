### הרמות של הבוטים, מהחלשה לחזקה.

level-random = אקראי
    .description = בוחר מכל מה שאפשר, בלי לחשוב על התוצאה.
level-novice = מתחיל
    .description = לוקח את מה שנראה הכי טוב כרגע, ומדי פעם טועה.
level-heuristic = מנוסה
    .description = שוקל כמה כל בחירה תהיה שווה בסוף המשחק.
level-expert = מומחה
    .description = חושב קדימה עשירית שנייה למהלך.
level-master = אמן
    .description = חושב קדימה שנייה אחת למהלך.
level-champion = אלוף
    .description = חושב קדימה חמש שניות למהלך.
level-program = תוכנה משלך
    .description = מקבלת שאלות בקלט ועונה בפלט, כמתואר בתיעוד.
level-python = מחלקה משלך ב-Python
    .description = מקבלת את מה שהשחקן שלה רואה ואת השאלה, כמתואר בדף למתכנתים ב-Python.
level-installed = מתוך החבילה { $source }
level-limits = לרמה שחושבת קדימה אפשר לתת מגבלה אחרת, למשל { $time } או { $number }.

level-warming-up = מתחמם
    .description = המנוע עדיין מהודר, כדקה: עד אז הרמה הזו בודקת פחות אפשרויות ומשחקת חלש יותר.
level-uncompiled = המנוע אינו מהודר במחשב הזה: הרמה הזו בודקת פחות אפשרויות ומשחקת חלש יותר.
