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
level-python = מחלקה משלך ב־Python
    .description = מקבלת את מה שהשחקן שלה רואה ואת השאלה, כמתואר בעמוד למתכנתים ב־Python.
level-installed = מתוך החבילה { $source }
level-limits = לרמה שחושבת קדימה אפשר לתת מגבלה אחרת, למשל { $time } או { $number }.

level-warming-up = מתחמם
    .description = הידור המנוע עדיין נמשך, כדקה: עד אז הרמה הזאת בודקת פחות אפשרויות ומשחקת חלש יותר.
level-uncompiled = המנוע אינו מהודר במחשב הזה: הרמה הזאת בודקת פחות אפשרויות ומשחקת חלש יותר.

## הבוטים עצמם: שישה בכל רמה, אחד לכל מקום

cast-whim = גחמה
cast-fumble = פספוס
cast-zigzag = זיגזג
cast-jumble = בלגן
cast-doodle = קשקוש
cast-hiccup = שיהוק
cast-pip = פיצפון
cast-cog = גלגלון
cast-tock = תקתוק
cast-rivet = מסמרת
cast-minnow = דגיג
cast-sprocket = סבבת
cast-gimbal = גימבל
cast-ballast = זבורית
cast-orrery = פלנטריום
cast-piston = בוכנה
cast-compass = מצפן
cast-lantern = פנס
cast-vector = וקטור
cast-perigee = פריגאה
cast-sextant = סקסטנט
cast-halo = הילה
cast-quasar = קוואזר
cast-tangent = משיק
cast-zenith = זנית
cast-solstice = סולסטיס
cast-equinox = אקווינוקס
cast-meridian = מרידיאן
cast-parallax = פרלקסה
cast-umbra = אומברה
cast-colossus = קולוסוס
cast-argonaut = ארגונאוט
cast-leviathan = לווייתן
cast-nocturne = נוקטורן
cast-aurelia = אורליה
cast-imperator = אימפרטור
bot-own-name = { $name } { $number }
bot-and-level = { $name } ({ $level })
