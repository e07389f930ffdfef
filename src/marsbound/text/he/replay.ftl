### צפייה חוזרת: משחקים שהיו, צעד אחר צעד.
### שמות שנכנסים למשפט ($seat, $names, $phase, $answer …) הם מילים גמורות ואינם נוטים.

## מעבר על משחק

replay-name = צפייה חוזרת
replay-timeline = ציר הזמן
replay-where = צעד { $step } מתוך { $steps }. { $phase }
replay-first = להתחלה
replay-back = צעד אחורה
replay-play = הפעלה
replay-pause = השהיה
replay-on = צעד קדימה
replay-last = לסוף
replay-speed = מהירות
replay-times = ×{ $speed }
replay-beginning = השולחן ריק. המשחק מתחיל בצעד הבא.
replay-nothing-seen = נשלף או חולק משהו שלא רואים מכאן.
replay-answered = { $seat }: { $answer }

## בעיני מי

replay-eyes = נקודת המבט
replay-all-open = כל הקלפים גלויים
replay-by = המבט של { $seat }
replay-by-onlooker = המבט של צופה
replay-in-front = הקלפים למטה: { $seat }
replay-points = נקודות עד כה

## לקחת איתך

replay-copy-link = להעתיק קישור לצעד הזה
replay-link-copied = הקישור הועתק. מי שיקבל אותו יוכל לצפות במשחק הזה.
replay-link-by-hand = הדפדפן לא מאפשר להעתיק כאן. אפשר לסמן את הקישור ולהעתיק אותו ידנית.
replay-download = להוריד את הקלטת המשחק
replay-not-done = זה לא הצליח

## המדף

replay-shelf = הקלטות משחקים
replay-shelf-lead = צפייה חוזרת במשחק שהסתיים, צעד אחר צעד, מנקודת המבט של כל אחד.
replay-drop = אפשר לגרור לכאן הקלטה של משחק או לבחור קובץ
replay-drop-hint = קובצי הקלטה מסתיימים ב־{ "\u2066" }.marsbound.json{ "\u2069" }. מקבלים קובץ כזה בסוף כל משחק, כאן ובמסוף.
replay-mine = המשחקים שסיימת
replay-mine-empty = עדיין לא סיימת משחק.
replay-others = משחקים פתוחים של אחרים
replay-others-empty = אף אחד עדיין לא סיים משחק פתוח.
replay-bot = { $bot } ({ $level })
replay-won = ניצחון: { $names }, { count-points }
replay-nobody-won = אף אחד לא ניצח
replay-more = להציג עוד

## סטטיסטיקה

replay-statistics = איך הולך לאנשים ולבוטים
replay-statistics-lead = כל המשחקים שהסתיימו בשרת הזה. הקו שעל הפס מסמן בכמה היו מנצחים במזל בלבד.
replay-who = מי
replay-games = משחקים
replay-wins = ניצחונות
replay-average = נקודות בממוצע
replay-by-chance = במזל בלבד: { $share }

## מה יכול להיות לא בסדר בהקלטה

replay-problem-file = אי אפשר לפתוח את { $file }
replay-problem-answer = בחירה { $number } בהקלטה אינה אפשרית בנקודה הזאת של המשחק. עד אליה הכול בסדר.
replay-problem-bad-input = זו לא הקלטה של משחק, או שהיא פגומה. אפשר להוריד אותה שוב או לחפש עותק אחר.
replay-problem-bad-message = זו לא הקלטה של משחק. קובצי הקלטה מסתיימים ב־{ "\u2066" }.marsbound.json{ "\u2069" }.
replay-problem-too-large = הקובץ גדול מדי להקלטה של משחק.
replay-problem-no-such-game = ההקלטה היא של משחק שלא מוכר כאן.
replay-problem-no-such-pack = במשחק הזה השתמשו בחבילת תוכן שאין בשרת הזה. קודם מעלים את החבילה, ואז פותחים את ההקלטה שוב.
replay-problem-other-rules = ההקלטה דורשת גרסה אחרת של החוקים, לא זו שכאן.
replay-problem-no-such-replay = אין כאן הקלטה כזאת.
replay-problem-no-such-table = אין כאן משחק כזה.
replay-problem-not-over = המשחק הזה עוד נמשך. ההקלטה תהיה זמינה כשיסתיים.
replay-problem-not-invited = זה היה משחק פרטי. רק מי ששיחק בו יכול לצפות בו או לתת לך את ההקלטה.
