### The guided first game, and the reference that is opened at the table.
### Inserted names ($seat, $zone, $card, $character …) are finished words and never inflected.

## שיעורים של המשימה: הכוכב האדום; אלה המסתיימים ב־first הם למהדורה הראשונה

guide-red-planet-welcome = ברוכים הבאים למאדים. מי שיש לו הכי הרבה חללאים באזור בזמן הייצור לוקח את הסמנים שבו.
guide-red-planet-mission = יש לשמור אחת מהמשימות האלה. אם התנאי מתקיים היא נותנת נקודות בסוף, ועד אז אף אחד אחר לא רואה אותה.
guide-red-planet-mission-first = יש לשמור אחד מקלפי ההטבה האלה. הוא נותן נקודות בסוף, ועד אז אף אחד אחר לא רואה אותו.
guide-red-planet-character = כולם בוחרים דמות בסתר. אחר כך נקראים המספרים מ־9 עד 1, ומי שמספרו נקרא פועל. הלחיצה הראשונה מראה מה הקלף עושה, והשנייה משחקת אותו. דמות ששוחקה חוזרת רק עם המגייס.
guide-red-planet-character-first = כולם בוחרים דמות בסתר. אחר כך נקראים המספרים מ־1 עד 9, ומי שמספרו נקרא פועל. הלחיצה הראשונה מראה מה הקלף עושה, והשנייה משחקת אותו. דמות ששוחקה חוזרת רק עם המגייס.
guide-red-planet-pad = כאן מחכות החלליות, ומתחת לכל אחת היעד שלה. חללית מלאה משוגרת כשהדמות הפועלת מסיימת. בסוף הסבב נוחתות כל החלליות ששוגרו.
guide-red-planet-pad-first = כאן מחכות החלליות, ומתחת לכל אחת היעד שלה. חללית משוגרת ברגע שנתפס המקום האחרון. בסוף הסבב נוחתות כל החלליות ששוגרו.
guide-red-planet-track = בסך הכול עשרה סבבים. המכושים מסמנים ייצור: אחרי סבבים 5, 8 ו־10.
guide-red-planet-recruiter = נשארו ביד מעט דמויות. המגייס מחזיר את כל האחרות.
guide-red-planet-board = תורך: יש להציב חללאים על החלליות הזוהרות. השתהות על חללית, או נגיעה אחת בה, מראה מה יקרה. עד שמישהו אחר פועל אפשר לבטל.
guide-red-planet-board-first = תורך: אפשר להציב על החלליות הזוהרות חללאים כמספר שהקלף מתיר, או פחות. עד שמישהו אחר פועל אפשר לבטל.
guide-red-planet-optional = במהדורה הזאת אפשר לוותר כמעט על הכול: מוותרים, והתור נמשך.
guide-red-planet-settling = אחרי הבחירה הזאת התור עובר למישהו אחר. לכן היא מחכה כאן ללחיצה שנייה, ועוד אפשר להתחרט.
guide-red-planet-destination = זו העלייה הראשונה לחללית הזאת, ועוד אין לה יעד. לאן תטוס?
guide-red-planet-move = יש ללחוץ על אחד החללאים שלך ואז על אזור סמוך. אותו חללאי יכול להמשיך, ואפשר לסיים מוקדם.
guide-red-planet-study = יש לשלוף קלף שאף אחד אחר לא יראה, או להביט בתגלית שמונחת מכוסה על מאדים.
guide-red-planet-discovery = רק לך ידועה התגלית הזאת. יש להניח אותה ליד אזור חיצוני: אחרי סבב 10 היא נחשפת ומשנה את מה שנספר שם.
guide-red-planet-moon = פובוס לא גובל בדבר. הדרך משם למאדים היא החייל שלך.
guide-red-planet-launch = החללית הזאת שוגרה: אי אפשר עוד לעלות עליה, והיא תנחת בסוף הסבב.
guide-red-planet-launch-first = המקום האחרון נתפס, והחללית משוגרת מיד. היא תנחת בסוף הסבב.
guide-red-planet-landing = הצוות נחת באזור { $zone }. מעכשיו החללאים האלה נספרים שם.
guide-red-planet-explored = הראשונים שדורכים באזור חושפים את המשאב שלו. כאן זה { $kind }: { count-points } לכל סמן.
guide-red-planet-explored-first = לאזור שדורכים בו לראשונה שולפים משאב, והוא נשאר. כאן זה { $kind }: { count-points } לכל סמן.
guide-red-planet-lost = מי שנהרג נסחף כאן, אבוד בחלל. כמעט שום דבר לא מחזיר אותו.
guide-red-planet-lost-first = האבודים מונצחים כאן, באנדרטת האבודים בחלל, עד סוף המשחק.
guide-red-planet-first-player = מי שפעל אחרון הוא עכשיו השחקן הראשון, ופועל לפני אחרים עם אותו מספר.
guide-red-planet-production = ייצור: כל אזור ממופה מקבל עכשיו סמן אחד, אחרי סבב 8 שניים, ובסוף שלושה.
guide-red-planet-majority = מי שיש לו הכי הרבה חללאים לוקח את כל סמני האזור. בתיקו מתחלקים שווה בשווה, ומה שלא מתחלק נשאר שם.
guide-red-planet-reveal = כל התגליות נחשפות. חלקן פועלות עכשיו, חלקן בייצור האחרון, חלקן בניקוד הסופי.
guide-red-planet-scoring = ניקוד סופי: סמנים, משימות, מונופול הקרח למי שיש לו הכי הרבה קרח, ותגליות. הסכום הגבוה ביותר מנצח.
guide-red-planet-scoring-first = ניקוד סופי: סמנים, קלפי הטבה, הכי הרבה קרח, ותגליות. הסכום הגבוה ביותר מנצח.

## דף העזר של המשימה: הכוכב האדום

guide-reference-characters = דמויות
guide-reference-ships = חלליות
guide-reference-cards = קלפים
guide-reference-mars = ייצור
guide-reference-score = ניקוד
guide-reference-called = נקראות מ־9 עד 1. במספרים שווים פועלים עם כיוון השעון מהשחקן הראשון.
guide-reference-called-first = נקראות מ־1 עד 9. במספרים שווים פועלים עם כיוון השעון מהשחקן הראשון.
guide-reference-played-by = שוחקה אצל: { $names }
guide-reference-ship-counts = בערימה: { $deck }. הושלכו: { $discarded }. ערימה ריקה נבנית מחדש מהחלליות שהושלכו.
guide-reference-ship-deck = בערימה
guide-reference-ship-docked = על כן השיגור
guide-reference-ship-discarded = הושלכה
guide-reference-ship-out = מחוץ למשחק
guide-reference-ship-any = מי שעולה ראשון בוחר את היעד
guide-reference-seats = מקומות
guide-reference-card-counts = קלפים בחפיסת האירועים: { $deck }. קלפים ללא סימון נמצאים בחפיסה או מכוסים אצל מישהו.
guide-reference-discoveries = תגליות
guide-reference-missions = משימות
guide-reference-bonuses = קלפי הטבה
guide-reference-actions = פעולות
guide-reference-copies = עותקים: { $number }
guide-reference-card-yours = שלך
guide-reference-card-discarded = הושלך
guide-reference-card-removed = מחוץ למשחק
guide-reference-card-given-back = שוב בחפיסה
guide-reference-after-round = אחרי סבב { $round }
guide-reference-each-zone = בכל אזור ממופה
guide-reference-majority = מי שיש לו הכי הרבה חללאים באזור לוקח את סמניו. בתיקו מתחלקים שווה בשווה, ומה שלא מתחלק נשאר שם.
guide-reference-worth = שווי
guide-reference-hidden = לא ממופים
guide-reference-supply = במאגר
guide-reference-destinations = סמני יעד במאגר
guide-reference-tokens-score = כל סמן נספר לפי סוגו.
guide-reference-missions-score = נספר כל קלף שתנאיו מתקיימים.
guide-reference-discoveries-score = תגליות אחדות נותנות או גורעות נקודות בסוף.
guide-reference-ties = בתיקו מכריע מספר סמני הניקוד; אם גם הוא שווה, הניצחון משותף.
guide-reference-ties-first = תיקו הוא ניצחון משותף.
guide-symbol-token = בשלב הייצור לוקח אותו מי שיש לו הכי הרבה חללאים באזור. נקודות על כל אחד בסוף: { $points }.
guide-symbol-supply = חללאים שעוד אפשר להציב על חלליות.
guide-symbol-lost = חללאים מחוץ למשחק, אלא אם קלף מחזיר אותם.
guide-symbol-cards = קלפים שרק מי שמחזיק בהם רשאי להביט בהם.
