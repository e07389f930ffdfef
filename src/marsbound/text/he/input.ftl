### What somebody asked for and can't have: a game, a bot, a file. The same words stand beside each id in the program, for programs to read.

## Games, their options, their rules
input-rules-version = נדרשת גרסה { $needed } של חוקי { $game }; זו גרסה { $here }
input-players = מספר השחקנים ב־{ $game } הוא מ־{ $fewest } עד { $most }, לא { $players }
input-no-option = ל־{ $game } אין אפשרות ״{ $name }״; האפשרויות של המשחק: { $names }
input-option-value = { $game }: האפשרות { $name } אינה יכולה להיות ״{ $value }״; אפשר: { $values }
input-mode-solo = ‏rocketmen: המצב solo מיועד לשחקן אחד, לא ל־{ $players }
input-mode-battle = ‏rocketmen: המצב battle_for_earth מיועד לשניים עד ארבעה שחקנים, לא לאחד
input-solo-variants = ‏rocketmen: במשחק יחיד אין גרסאות
input-difficulty = ‏rocketmen: רמת הקושי { $difficulty } מיועדת לשחקן אחד, לא ל־{ $players }
input-no-variant = ‏rocketmen: אין גרסה ״{ $name }״; יש: { $names }
input-variants-form = ‏rocketmen: האפשרות variants מקבלת none, ‏drawn או שני שמות, כמו A,B, ולא ״{ $names }״
input-no-game = אין משחק ״{ $name }״; יש: { $names }
input-no-game-called = אין משחק בשם { $game }; יש { $names }
input-unknown = ״{ $word }״
input-unknown-near = ״{ $word }״ (האם הכוונה הייתה ל־{ $words }?)
input-no-rule = ל־{ $game } אין חוק { $rule }; { $there }
input-no-section = ל־{ $game } אין פרק ״{ $letter }״; { $there }
input-section-goes = הפרק { $letter } הוא מ־{ $first } עד { $last }
input-sections = הפרקים: { $letters }
input-not-compared = אי אפשר להשוות את { $first } ואת { $second }: החוקים של אף אחד מהם אינם מפנים לחוקי האחר
input-other-pack = { $name }: החבילה הזאת היא בשביל { $game }; נדרשת אחת בשביל { $wanted }

## Bots
input-no-bot = אין בוט ״{ $name }״; יש: { $names }
input-no-search = ״{ $spec }״: { $name } אינו מחפש, ולכן אי אפשר להגביל אותו; אלה מחפשים: { $names }
input-limit = ״{ $spec }״: ״{ $wanted }״ אינו מגבלה; נדרשות אלפיות שנייה או איטרציות, מ־1 עד { $most }, כמו { $name }@100ms או { $name }@2000it
input-which-program = ״{ $spec }״: איזו תוכנה? נדרש program:COMMAND LINE
input-command-line = ״program:{ $command }״: נדרשת שורת פקודה, אבל: { $cause }
input-no-program = ״program:{ $command }״: אין תוכנה ״{ $name }״ שאפשר להריץ
input-which-class = ״{ $spec }״: איזו מחלקה? נדרש python:MODULE:CLASS
input-no-module = ״{ $spec }״: אי אפשר לייבא את המודול { $module }: { $cause }
input-no-class = ״{ $spec }״: אין { $name } במודול { $module }
input-no-choose = ״{ $spec }״: ל־{ $name } אין מתודה choose(view, question)
input-bot-not-made = ״{ $spec }״: אי אפשר ליצור בוט בשביל { $game }: { $cause }
input-error-at = { $error } ({ $file }, שורה { $line })
fault-not-started = אי אפשר להפעיל: { $reason }
fault-no-restart = אין הפעלה נוספת; מספר ההפעלות החוזרות עד כה: { $restarts }
fault-no-answer = אין תשובה בתוך { $seconds } שנ׳
fault-closed = הפלט נסגר בלי תשובה
fault-ended = התוכנה הסתיימה בלי תשובה, בקוד יציאה { $code }
fault-ended-writing = התוכנה הסתיימה בלי תשובה, בקוד יציאה { $code }; הדבר האחרון שנכתב ב־stderr: { $shown }
fault-too-long = התשובה ארוכה מ־{ $most } בתים בשורה: { $shown }
fault-no-json = התשובה היא { $shown }, וזה אינו JSON
fault-no-choice = התשובה היא { $shown }; נדרש { $expected }
fault-impossible = הבחירה היא { $choice }, והיא אינה אפשרית; אפשר: { $possible }
fault-raised = נזרקה חריגה { $error }
fault-raised-at = נזרקה חריגה { $error } ({ $file }, שורה { $line })

## The arena
input-no-bots = לא ניתנו בוטים; נדרש למשל ‎--bots heuristic,random
input-too-many-bots = ניתנו יותר בוטים משחקנים: { $bots } ל־{ $players }; עם ‎--cross‎ כל אחד משחק נגד כל אחד
input-cross-bots = לטבלה צולבת דרושים לפחות שני בוטים, כל אחד פעם אחת, לא { $bots }
input-cross-players = לטבלה צולבת דרושים לפחות שני שחקנים
input-results-file = { $file }: אי אפשר לקרוא ולכתוב ({ $cause })
input-results-unread = { $file }: אי אפשר לקרוא ({ $cause })
input-no-set-up = { $file }: אינו קובץ תוצאות של הזירה; השורה הראשונה שלו אינה מתארת טורניר
input-no-results = { $file }: אינו קובץ תוצאות של הזירה: { $cause }
input-no-result = { $file }, שורה { $number }: אינה משחק: { $cause }
input-results-format = { $file }: הפורמט הוא ״{ $format }״; נדרש ״{ $known }״
input-other-set-up = ב־{ $file } תוצאות של טורניר אחר: { $differing }; יש לתת קובץ אחר או למחוק את זה
input-game-of = המשחק: הרכב { $line_up }, חלוקה { $deal }, סיבוב { $rotation } ({ $seats })
input-game-stopped = { $game }: אי אפשר היה להביא אותו לסופו
input-process-died = תהליך הסתיים לפתע (קוד יציאה { $code }), { $game }
input-other-marsbound = ‏marsbound שם אחר מזה שכאן ({ $differing }); כל מחשב צריך את אותו אחד
input-other-bot = ״{ $bot }״ שם אחר מזה שכאן; כל מחשב צריך את אותו קובץ
input-at-machine = { $machine }: { $cause }
input-no-marsbound = { $machine }: אי אפשר להשתמש שם ב־marsbound ‏({ $cause }); כל מחשב צריך את אותו אחד
input-processes-died = תהליכים הסתיימו לפתע בזה אחר זה ({ $times }), { $game } ({ $cause })
input-cluster-failed = האשכול לא יכול להמשיך: { $cause }
input-ray-address = ‏״{ $address }״ אינו כתובת של אשכול Ray; צפוי `auto`, או HOST:PORT כפי שמציג `ray start`
input-no-cluster = המחשב הזה לא יכול להצטרף לאשכול Ray בכתובת { $address } ({ $cause })
input-without-weights = { $problem }; הבוטים משחקים { $game } לפי נקודות בלבד

## A server
input-no-table = אין שולחן ״{ $table }״
input-table-format = { $file }: הפורמט הוא ״{ $format }״; נדרש ״{ $known }״ או הקלטה
input-table-there = { $file }: השולחן { $table } כבר קיים; יש למחוק אותו קודם
input-cannot-listen = אי אפשר להאזין ב־{ $host }, פורט { $port } ({ $cause })
input-no-tables = במסד הנתונים הזה אין טבלאות של marsbound; נדרש זה ששרת משתמש בו
input-target-not-empty = במסד היעד כבר יש משהו ({ $name }); נדרש מסד נתונים חדש וריק
input-not-repeated = אי אפשר לחזור על זה ({ $cause })
input-game-not-here = המשחק של השולחן הוא { $game }, והוא אינו כאן
input-table-pack = השולחן צריך את החבילה { $pack } עם הגיבוב { $hash }: { $problem }
input-record-pack = ההקלטה צריכה חבילה עם הגיבוב { $hash }; לחבילה בשם הזה כאן יש { $has }
input-no-pack = אין חבילה עם הגיבוב ״{ $hash }״
input-pack-changed = החבילה { $name } אינה מה שהייתה: הגרסה הזאת קוראת אותה אחרת
input-other-rules = דרושה גרסה { $rules } של החוקים; כאן גרסה { $here }
input-selfplay-game = משחק { $number } ({ $seats })
input-selfplay-folder = { $folder }: יש כאן קבצים אבל אין רשימה; מצופה תיקייה ריקה או תיקייה של הרצה קודמת
input-selfplay-manifest = { $file }: זו אינה רשימה של משחקים בין בוטים: { $cause }
