### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = חוברת החוקים מונה 14 סמני משאב, 70 סמני ניקוד ו־20 סמני יעד; החלוקה ביניהם היא שלנו.
note-unknown-zone = שמו של האזור החיצוני השביעי אינו ידוע.
note-ship-seen = חללית מודפסת כזאת נראתה.
note-mining-accident = שלא מניחים סמנים חדשים – מודפס; שהישנים עדיין מחולקים – דווח פעם אחת.
note-frozen-cave = כמה אנשים מדווחים שיש קלף כזה; השם הוא שלנו.
note-radiation = שקלף לוקח נקודות – מודפס; השאר דווח פעם אחת.

## Comments of the file, as people read them in a copy. English: word for word as in the pack, a paragraph in one line.

comment-red-planet-first-box = מה יש בקופסה של המשימה: הכוכב האדום, מהדורה ראשונה.
comment-red-planet-second-box = מה יש בקופסה של המשימה: הכוכב האדום, מהדורה שנייה.
comment-red-planet-pedigree = כל שדה אומר עד כמה הוא ידוע: `rulebook` (כך כתוב בחוברת החוקים), `strong` (שני מקורות בלתי תלויים), `weak` (מקור אחד או הסקה) או `ours` (המצאה שלנו, כך שכל מספר ידוע יתאים). הקופסה אצלך? אפשר להעתיק את החבילה, לתקן אותה, לבדוק אותה ולשחק בה: `docs/reference/packs.md` מסביר איך.
comment-red-planet-first-zones = אזורים. הסדר שלהם הוא הסדר בכל מקום שצריך סדר: החיצוניים בכיוון השעון מצפון, ואחריהם הפנימיים.
comment-red-planet-second-zones = אזורים. הסדר שלהם הוא הסדר בכל מקום שצריך סדר: החיצוניים בכיוון השעון מצפון, הפנימיים, הירח.
comment-red-planet-first-characters = דמויות לפי סדר הקריאה. `places`: כמה חללאים מוצבים על חלליות; `moves`: הצעדים של החוקר.
comment-red-planet-second-characters = דמויות לפי סדר הקריאה. `places`: כמה חללאים מוצבים על חלליות; `moves`: הצעדים של החוקר, ושל החייל מפובוס.
comment-red-planet-first-ships = חלליות: 34. המזהים הם רק שמות.
comment-red-planet-second-ships = חלליות: 36. המזהים הם רק שמות.
comment-red-planet-first-discoveries = תגליות: 11 קלפים מ־9 סוגים, ארבעה טובים, שלושה רעים, אחד לא זה ולא זה, שלושה ללא השפעה.
comment-red-planet-first-bonuses = קלפי הטבה: 13 מ־9 סוגים.
comment-red-planet-second-discoveries = תגליות: 13.
comment-red-planet-second-missions = משימות: 13.
comment-red-planet-second-actions = פעולות: 4.
comment-red-planet-worth = כמה נקודות שווה סמן ניקוד בסוף
comment-red-planet-first-resources = סמני משאב הפוכים, שנמשכים כשחוקרים אזור
comment-red-planet-second-resources = סמני משאב הפוכים, אחד לכל אזור, את השאר אין רואים
comment-red-planet-supply = סמני ניקוד במאגר
comment-red-planet-each-colour = מכל צבע
comment-red-planet-monopoly = נקודות על מספר סמני הקרח הרב ביותר
