### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-first-arrival = הנקודה של הראשון שמגיע מודפסת בחוברת החוקים.
note-shipyard = זו אינה נקודת רקטה: את אלה נותנות ספינות החלל, ולשחקן שלושה סמנים כאלה.
note-base-component = שלבסיס יש רכיב שאינו כסף – מודפס בחוברת החוקים; איזה מהם – בחרנו אנחנו.
note-base-pays-nothing = סקירה מוקדמת של המשחק אומרת שאחד הבסיסים אינו משלם על דבר.
note-big-data = מחירו, { MONEY(30) } ורכיב נוסף, מודפס בחוברת החוקים, וגם שהוא יכול לשלם על מקומו על הכן.
note-internet = היה { MONEY(40) }: הוזל, כדי שמשחקים של שניים יימשכו בחציון לכל היותר 20 סבבים (docs/rocketmen-balance.md).
note-laser-shield = היה { MONEY(40) }: נקנה פחות משני הקלפים האחים שלו (docs/rocketmen-balance.md).
note-batteries = חוברת החוקים מסבירה שקודם קלף אחר עובר למגרש הגרוטאות.
note-supercapacitors = חוברת החוקים מסבירה ששולפים קלף גם בשביל קבלי־העל.
note-government-contract = חוברת החוקים מסבירה שהוא אינו שווה דבר לפני המשימה הראשונה שהושלמה.
note-afterburner = חוברת החוקים מסבירה מתי אפשר להשתמש בו, גם אחרי קלף ההצלחה האחרון.
note-industrial-espionage = הרכיב שלו נחשב עד שהוא מעתיק רכיב של קלף אחר. קודם היו אלה מחשבים: כמעט איש לא קנה אותו (docs/rocketmen-balance.md).
note-storage-yard = חוברת החוקים מסבירה שקלפים מאוחסנים אינם עוזרים לשיגור, ושלחצר האחסון יש נקודת רקטה. היה { MONEY(40) }: כמעט איש לא קנה אותו (docs/rocketmen-balance.md).
note-space-suit = היה { MONEY(40) } וביוטכנולוגיה: יקר לעומת חליפת המגן (docs/rocketmen-balance.md).
note-quantum-computer = שחקנים מזכירים קלף בשם הזה.
note-reusable-rocket = שחקנים מזכירים חלקי רקטה רב־פעמיים. היה { MONEY(50) } וחומרים מרוכבים: כמעט איש לא קנה אותו (docs/rocketmen-balance.md).
note-small-boosters = היה { MONEY(30) }: מכל עשרה מנועים שנקנו אחד היה מהסוג הזה (docs/rocketmen-balance.md).
note-heavy-stage = היה { MONEY(50) } ורכיב כלשהו: הוזל, כמו המאיצים הקטנים, כדי שייקנו כל שלושת הסוגים (docs/rocketmen-balance.md).
note-four-in-all = שיש ארבעה בסך הכול – מודפס בחוברת החוקים.
note-too-far-alone = אף אחד משני חלקי המטרה אינו במסלול סביב כדור הארץ: רחוק מדי למשחק יחיד (docs/rocketmen-balance.md).
note-goal-on-mars = חלק מהמטרה על מאדים: רחוק מדי למשחק יחיד (docs/rocketmen-balance.md).
note-easy-mission = שמשימה קלה אל מסלול סביב כדור הארץ מתחילה ממשבצת 2 – דוגמה מחוברת החוקים.

## Comments of the file, as people read them in a copy. English: word for word as in the pack, a paragraph in one line.

comment-rocketmen-box = מה יש בקופסה של Rocketmen.
comment-rocketmen-pedigree = כל שדה אומר עד כמה הוא ידוע: `rulebook` (כך כתוב בחוברת החוקים), `strong` (שני מקורות בלתי תלויים), `weak` (מקור אחד או הסקה) או `ours` (המצאה שלנו, כך שכל מספר ידוע יתאים). בחוברת החוקים אין רשימת קלפים, ולכן רוב המספרים כאן הם שלנו, וגם השמות והנוסח של הקלפים. הקופסה אצלך? אפשר להעתיק את החבילה, לתקן אותה, לבדוק אותה ולשחק בה: `docs/reference/packs.md` מסביר איך.
comment-rocketmen-in-hand = קלפים ביד לפני כל הישג
comment-rocketmen-placing = כסף על כל קלף שמונח
comment-rocketmen-markers = סמני משימה מכל צבע
comment-rocketmen-market = קלפים גלויים מחפיסת המשאבים
comment-rocketmen-end = הנקודות שפותחות את הסיום, בשני שחקנים
comment-rocketmen-stalled = סבבים בלי קנייה ובלי משימה שאחריהם המשחק נגמר
comment-rocketmen-surcharge = בכמה מתייקרת סכנה ממספר כזה של נקודות במסלול הניקוד; נחשב רק הסימון הגבוה ביותר שהושג.
comment-rocketmen-destinations = יעדים: המשבצות עד המטרה, קלפי ההצלחה שמותר לשלוף והרכיב שעוזר.
comment-rocketmen-locations = אתרים: נקודות הרקטה הנדרשות, והנקודות לפי סדר ההגעה. הסדר שלהם, מהנמוך לגבוה, שובר שוויון בסוף.
comment-rocketmen-missions = קלפי משימה, אותם קלפים בכל צבע.
comment-rocketmen-resources = קלפי משאב. ב־`marks` יש מספר לכל עותק: 0 תמיד במשחק, 3 משלושה שחקנים, 4 בארבעה.
comment-rocketmen-engines = מנועים, בשלוש ערמות גלויות.
comment-rocketmen-hazards = סכנות: עותקים מסומנים שייכים לחפיסה הטורקיז, והאחרים, עם סימון לכל אחד כמו במשאבים, לוורודה.
comment-rocketmen-objectives = מטרות אישיות: נקודות על אחת מהמטרות או על שתיהן. אלה עם `solo = false` אינן משתתפות במשחק יחיד.
comment-rocketmen-variants = גרסאות; נשלפות שתיים כשמשחקים עם גרסאות.
comment-rocketmen-solo = קלפי יחיד. בכל רמת קושי: לאן טסה הרקטה של היריב ומאיזו משבצת היא יוצאת; וכקלף שני של משימה, לאיזה אתר היא פונה וכמה צעדים זה נותן.
comment-rocketmen-success = קלפי הצלחת המשימה: המשבצות שהרקטה מתקדמת.
