### שורת הפקודה: העזרה שלה, מה לא בסדר במה שהוקלד, ומה אומרות הפקודות למפעילי שרת.
### שמות באותיות גדולות (GAME, FILE, N), אפשרויות ומה שבין גרשיים הפוכים מוקלדים כך בכל שפה.

## מה עושה כל פקודה; תחתיה האפשרויות שלה, לפי שמותיהן

help-marsbound = שלושה משחקי לוח על מאדים, לאנשים ולבוטים. לא רשמי, מעשה ידי חובבים.
    .more = ללא פקודה נפתח העמוד בדפדפן, למשחק נגד בוטים או עם חברים.
    .version = להציג את הגרסה ולצאת.
    .lang = השפה, לפני כל פקודה; משתנה הסביבה MARSBOUND_LANG קובע אותה לתמיד, ובלעדיו נלקחת שפת המערכת.
help-shared =
    .lang = השפה; משתנה הסביבה MARSBOUND_LANG קובע אותה לתמיד.
    .plain = בלי צבעים ובלי טורים, עובדה אחת בשורה: לקוראי מסך ולתוכנות.
    .json = כ־JSON, לתוכניות.
    .pack = חבילת תוכן משלך.
    .level = כמה טוב משחקים הבוטים; `marsbound bots` מציג את הרמות. `NAME@100ms` או `NAME@2000it` מגביל את החיפוש.
    .seed = קובע את כל ההגרלות ואת מהלכי הבוטים; בלעדיו כל משחק שונה.
    .jobs = תהליכים לשחק בהם; כברירת מחדל אחד, ועם ‎`--ray`‎ כל הליבות של האשכול.
    .ray = לשחק באשכול Ray: הכתובת שלו, כפי שמציג `ray start`, או `auto` לאשכול של המחשב הזה לבדו. דרושה התוספת `ray`.
    .option = אפשרות של המשחק, כפי ש־`marsbound games` מציג אותן; אפשר לתת כמה.
    .players = מספר השחקנים.
    .database = קובץ, `sqlite:///FILE` או `postgresql://…`; כברירת מחדל { $usual }.
    .yes = לא לשאול.
    .keep-replays = הקלטות שהועלו, מאז שנצפו לאחרונה.
    .keep-packs = חבילות שהועלו ושאף שולחן ואף הקלטה אינם משתמשים בהן.
    .keep-chat = מה שנאמר בשולחנות שהמשחק בהם הסתיים.
    .keep-finished = משחקים שהסתיימו, עם הצפיות החוזרות והתוצאות שלהם.
    .keep-closed = שולחנות שנסגרו לפני סוף המשחק.
    .keep-people = זהויות בלי מושב ובלי שולחן, מאז הביקור האחרון.
help-games = המשחקים שיש, עם האפשרויות שלהם.
help-bots = הבוטים שיש, מהחלש ביותר ועד החזק ביותר.
help-play = לשחק נגד בוטים.
    .more = יש להקליד מספר של בחירה או פקודה: `help` מציג אותן. `save` שומר את המשחק, והוא נשמר גם בכל יציאה אחרת, אלא אם אומרים שלא רוצים.
    .players = מספר השחקנים, כולל אותך.
    .seat = המושב שלך, בספירה מ־1; כברירת מחדל הראשון.
    .resume = להמשיך משחק שמור.
help-serve = להפעיל שרת למשחק ברשת: שולחנות, בוטים וצפיות חוזרות בדפדפן.
    .more = המשחקים נשמרים במסד נתונים, ואחרי הפעלה מחדש ממשיכים מהמקום שבו היו. כל אפשרות ניתן לקבוע גם במשתנה סביבה, למשל `MARSBOUND_PORT` במקום ‎`--port`‎, או בשורה `port = 8765` בקובץ.
    .config = קובץ ההגדרות; אם לא צוין, `marsbound/serve.toml` בתיקיית ההגדרות שלך או `/etc/marsbound/serve.toml`.
    .show-config = רק לומר מה תקף ומאין הוא בא; סיסמאות מוסתרות.
    .host = באיזו כתובת להאזין; `0.0.0.0` פירושו בכולן.
    .port = באיזה פורט להאזין; 0 בוחר אחד פנוי.
    .database-file = קובץ שבו כתוב ה־URL של מסד הנתונים, כולל הסיסמה.
    .database-seconds = כמה שניות לחכות לתשובה של מסד הנתונים לפני שהוא נחשב תקול.
    .durable = ב־SQLite: שום דבר לא אובד גם בהפסקת חשמל; איטי יותר.
    .workers = תהליכים שמנהלים את השולחנות מאחורי פורט אחד; דורש PostgreSQL.
    .node-address = היכן מחשבים אחרים עם אותו מסד נתונים מוצאים את המחשב הזה, אם אי אפשר לגלות זאת.
    .open = לפתוח את העמוד בדפדפן.
    .thinkers = תהליכים לבוטים.
    .origin = עמוד אחר שמותר לו להתחבר.
    .public-url = במה מתחילים קישורים לאחרים.
    .network-address = איפה הרשת שלך מוצאת את המחשב הזה, אם אי אפשר לגלות זאת.
    .trusted-proxy = שרת אינטרנט שעומד לפני השרת הזה, וסומכים על `X-Forwarded-For` שלו.
    .behind-proxy = הדרך הישנה לומר שסומכים על שרת אינטרנט שרץ במחשב הזה.
    .private-webhooks = להתיר התראות לכתובות פרטיות.
    .webhook-certificates = רשויות אישורים להתראות.
    .open-closes-after = אחרי כמה זמן בלי פעולה נסגר שולחן שהמשחק בו לא התחיל.
    .running-closes-after = אותו דבר לשולחן שבו המשחק נמשך.
    .connections-per-address = חיבורים בו־זמניים מכתובת אחת.
    .requests-per-second = בקשות מכתובת אחת, בממוצע.
    .messages-per-second = הודעות בחיבור אחד, בממוצע.
    .people-per-hour = זהויות חדשות מכתובת אחת.
    .tables-per-hour = שולחנות חדשים מכתובת אחת.
    .tables-per-person = שולחנות פתוחים ופעילים של מארח אחד.
    .bot-tables-per-person = שולחנות של מארח אחד שמשחקים בהם רק בוטים.
    .slow-bots-per-person = בוטים שחושבים קדימה בכל השולחנות של מארח אחד.
    .hints-per-minute = רמזים לאדם אחד.
    .metrics-token = מי ששולח אותו יכול לקרוא את `/metrics` ממקום אחר; במחשב הזה אין בו צורך.
    .metrics-token-file = קובץ שבו כתוב האסימון.
    .compile = להדר בינתיים את המנוע, אם אינו מהודר.
    .log-level = מאיזו רמת חשיבות ומעלה לרשום ביומן.
help-simulate = לשחק משחקים בין בוטים, באקראי אם לא ניתנה רמה, ולסכם איך הסתיימו.
    .games = כמה משחקים.
    .json = התוצאות כ־JSON.
help-arena = בוטים נגד בוטים, כל אחד בכל מושב באותן חלוקות.
    .bots = מי משחק, כפי ש־`marsbound bots` מציג. אם הם כמספר השחקנים, הם יושבים לפי הסדר; אם פחות, הראשון משחק נגד האחרים.
    .cross = אחד מכל בוט נגד N-1 מכל בוט אחר.
    .games = כמה משחקים לפחות לכל הרכב.
    .json = לשמור שם כל משחק, אחד בשורה; אותה פקודה תמשיך ממה שיש שם.
    .report = לכתוב עמוד עם תרשימים.
    .records = לשמור שם את ההקלטה של כל משחק.
help-selfplay = משחקים בין בוטים כנתונים ללמידה: שורה לכל החלטה בתבנית Parquet, והקלטה של כל משחק.
    .more = דרושה התוספת `data`. אותה פקודה תמשיך ממה שיש בתיקייה; עם יותר משחקים היא תוסיף עליהם.
    .bots = מי משחק, כפי ש־`marsbound bots` מציג. אם הם כמספר השחקנים, הם יושבים לפי הסדר; אם פחות, הראשון משחק נגד האחרים. ממשחק למשחק כולם זזים מושב אחד.
    .games = כמה משחקים, כל אחד בחלוקה אחרת.
    .out = התיקייה לקובצי הנתונים, להקלטות ולרשימה.
    .observations = גם מה שהשחקן ראה, בית אחר בית.
    .games-per-shard = משחקים בקובץ Parquet אחד: 1000 אם לא נאמר אחרת, 50 עם תצפיות.
help-replay = מה קרה במשחק מוקלט, והשולחן בסופו או בצעד מסוים.
    .more = בלי ‎--seat‎ משחק שהסתיים מוצג עם כל סודותיו, ומשחק שלא הסתיים כפי שצופה רואה אותו.
    .seat = כפי שרואה השחקן במושב הזה.
    .step = השולחן אחרי מספר כזה של תשובות; 0 הוא לפני הראשונה.
help-rules = חוקי המשחק: כולם, פרק אחד או חוק אחד.
    .all = כל החוקים
    .section = פרק אחד
    .one = חוק אחד
    .words = חוקים שיש בהם כל המילים האלה
    .diff = מה משותף לשני משחקים, חוקים ותוכן
    .find = רק חוקים שיש בהם כל המילים האלה, בלי תלות בניקוד ובצורת המקף והגרשיים.
help-pack = תוכן הקופסאות: לקרוא, לתקן, לבדוק את התיקונים.
help-pack-list = החבילות המובנות.
help-pack-show = כל רשומה של חבילה, שדה אחר שדה, ועד כמה היא ודאית.
    .section = רק חלק אחד: `zone`, `ship`, `mission`, …
help-pack-check = האם אפשר לשחק עם חבילה שלך, וכל טעות שבה, אחת בשורה.
help-pack-copy = לכתוב חבילה לקובץ חדש, כדי לתקן אותה.
    .name = איך ייקרא העותק; כברירת מחדל כשם הקובץ.
help-bench = למדוד את המנוע על ליבה אחת: ארבעה שחקנים, משחק אקראי, כל התשובות ברשימה בכל החלטה.
    .more = עם התוספת `bench` נמדדים באותה הרצה goofspiel של OpenSpiel, ‏Catan של catanatron, ארבע בשורה ואיקס עיגול של PettingZoo, ועם `bench-jax` גם ארבע בשורה של pgx; עם `research` גם המשחק עצמו ב־PettingZoo וב־OpenSpiel.
    .game = המשחק שיימדד.
    .seconds = כמה שניות למדוד בסך הכול.
    .json = המדידות כ־JSON.
help-admin = לטפל במשחקים ובאנשים של שרת. השרת יכול להמשיך לפעול: הוא רואה את השינויים בתוך שניות.
help-admin-list = כל השולחנות.
    .status = `open`, `running`, `paused`, `finished` או `closed`; כברירת מחדל כולם.
    .json = כ־JSON, שולחן בשורה.
help-admin-export = לכתוב לקובץ הקלטה של משחק שהסתיים, או את כל הידוע על שולחן אחר.
    .more = ההקלטה של משחק שלא הסתיים מגלה מה שהשחקנים אינם יודעים: זה עותק של השולחן, בשביל `import`.
help-admin-import = להכניס מה ש־`export` כתב: הקלטה נעשית צפייה חוזרת, ושולחן ממשיך מהמקום שבו היה.
help-admin-delete = למחוק שולחנות עם כל השייך להם, לתמיד.
help-admin-check = לחפש שולחנות והקלטות שהגרסה הזאת של marsbound אינה יכולה לפתוח; אם יש כאלה, קוד היציאה הוא 1.
    .more = יש להריץ אותה עם הגרסה החדשה לפני שדרוג: מסד הנתונים רק נקרא, ושרת יכול לפעול עליו בינתיים.
help-admin-backup = להעתיק הכול כפי שהוא ברגע זה, גם בזמן שהשרת פועל: לקובץ חדש, לתיקייה תחת התאריך של היום, או למסד נתונים אחר; זו גם הדרך מ־SQLite ל־PostgreSQL.
    .keep = כמה מהגיבויים האחרונים לשמור בתיקייה.
help-admin-restore = להחזיר את מה ש־`backup` כתב, למסד נתונים חדש וריק.
    .more = השרת עדיין לא יכול לפעול עליו. הגיבוי רק נקרא, והוא יכול להיות מגרסה קודמת או ממסד נתונים מסוג אחר.
help-admin-sweep = למחוק מה שאיש לא השתמש בו כך וכך ימים (`forever` שומר לתמיד), כמו ששרת פועל עושה מעצמו.
    .dry-run = רק לומר מה היה נמחק.
help-admin-people = מי היה כאן: שמות ומזהים; מפתחות סודיים נשמרים כגיבוב בלבד.
help-admin-people-list = כל מי שיש לו זהות, וכמה מושבים יש לו.
help-admin-people-show = מה נשמר על אדם, והשולחנות שלו.
help-admin-people-bar = לחסום אדם: הוא כבר לא ישחק, לא יצפה ולא יכתוב כאן.
help-admin-people-unbar = להסיר את החסימה, כדי שהאדם יוכל לחזור.
help-admin-people-secret = ליצור לאדם מפתח סודי חדש ולהציג אותו; הישן כבר אינו תקף.
help-admin-people-delete = לשכוח אדם לתמיד: המשחקים שלו נשארים, ובמקום השם ייכתב ״שחקן לשעבר״.
    .more = השם, המפתח הסודי וה־webhook נעלמים מיד. במשחקים מטפל השרת, שפורש מאלה שעוד נמשכים: בתוך שניות, או בהפעלה הבאה.
help-admin-chat = מה שנאמר בשולחנות.
help-admin-chat-list = כל מה שנאמר בשולחן, כל שורה עם המספר שלה ומי אמר אותה.
help-admin-chat-delete = למחוק שורות; הן נעלמות מהמסכים של כולם.
help-admin-replays = הקלטות שאנשים העלו.
help-admin-replays-list = כולן: מזהה, מתי, משחק, מי שיחק.
help-admin-replays-delete = למחוק לתמיד הקלטות שהועלו.
help-admin-packs = חבילות תוכן שאנשים העלו.
help-admin-packs-list = כולן, וכמה שולחנות וצפיות חוזרות משתמשים בכל אחת.
help-admin-packs-delete = למחוק לתמיד חבילות שאף שולחן ואף צפייה חוזרת אינם צריכים.
    .unused = כל אלה שלא משחקים איתן.

## מה שעומד מסביב, ומה לא בסדר בפקודה

click-usage = שימוש:
click-options = אפשרויות
click-commands = פקודות
click-help-option = להציג את העזרה הזאת ולצאת.
click-default = ברירת מחדל: { $default }
# In brackets behind an option: the variable in the environment that sets it
click-variable = משתנה סביבה: { $var }
# In brackets behind an option that can't be left out
click-required = חובה
click-aborted = הופסק.
click-error = שגיאה: { $message }
click-error-input = שגיאה: התשובה לא הובנה
click-try = העזרה מוצגת עם '{ $command }'.
click-invalid = ערך לא תקין: { $message }
click-invalid-of = ערך לא תקין של { $param_hint }: { $message }
# The name of the argument and a full stop follow
click-missing-argument = חסר ארגומנט
# The name of the option and a full stop follow
click-missing-option = חסרה אפשרות
click-missing-command = חסרה פקודה.
click-no-option = אין אפשרות { $name }.
click-no-command = אין פקודה { $name }.
click-no-value = האפשרות { $name } אינה מקבלת ערך.
click-no-whole-number = { $value } אינו מספר שלם.
click-no-number = { $value } אינו מספר.
click-range = { $value } אינו בטווח { $range }.
click-file-missing = אין { $filename }.
click-file-is-folder = { $filename } הוא תיקייה ולא קובץ.
click-folder-is-file = { $filename } הוא קובץ ולא תיקייה.
click-file-unreadable = אי אפשר לקרוא את { $filename }.
click-file-unwritable = אי אפשר לכתוב אל { $filename }.
click-file-unopened = אי אפשר לפתוח את { $filename }: { $message }
click-unknown-error = שגיאה לא ידועה
click-extra-arguments = ארגומנטים מיותרים: { $args }
click-needs-argument = האפשרות { $name } צריכה ערך.
click-did-you-mean = האם הכוונה הייתה ל־{ $possibilities }?
click-choices = { $value } אינו אחד מאלה: { $choices }.
error-language = אין שפה { $language }; יש { $languages }
error-option-form = ״{ $value }״ אינו בצורה NAME=VALUE
error-option-twice = { $name } ניתן פעמיים
error-days = { $value } אינו מספר ימים ואינו ״forever״
error-address = { $address } אינו כתובת כמו 192.168.0.7
error-network = { $network } אינו כתובת או רשת כמו 172.18.0.0/16
error-which-game = איזה משחק? `marsbound games` מציג אותם; ‎`--resume RECORD`‎ ממשיך משחק שמור.
error-how-many = כמה שחקנים? יש לתת ‎--players‎, מ־{ $fewest } עד { $most }, כולל אותך.
error-two-games = משווים שני משחקים: `marsbound rules diff A B`
error-one-id = סימן אחד בכל פעם: { $other } מיותר.
error-find-alone = ‎--find‎ מיועד לכל החוקים של משחק אחד; יש לציין רק את המשחק
error-section = { $section } אינו חלק של { $pack }; { $wanted }
error-other-game = { $file } הוא משחק של { $game }, לא של { $wanted }
error-other-players = { $file } התחיל במספר אחר של שחקנים: { $players }, לא { $wanted }
error-other-option = { $file } לא התחיל עם { $option }={ $value }: אי אפשר לשנות אפשרויות באמצע משחק
error-game-over = { $file }: המשחק הזה הסתיים; `marsbound replay` מציג אותו
error-outside-program = { $file }: במושב { $seat } משחקת תוכנה חיצונית, { $who }; יש לומר עם ‎--level‎ מי משחק נגדך, התוכנה הזאת או בוט אחר
error-pack-of-other-game = { $name }: החבילה הזאת היא בשביל { $game }; נדרשת אחת בשביל { $wanted }
error-no-seat = אין מושב { $seat }; המושבים נספרים מ־1 עד { $players }
error-no-report-folder = { $file }: אין תיקייה { $folder } לכתוב בה דוח
error-no-record-folder = { $folder }: אי אפשר ליצור ({ $cause }); נדרשת תיקייה להקלטות
error-not-written = { $file }: אי אפשר לכתוב ({ $cause })
error-not-installed = { $package } לא מותקן; `pip install '{ $extra }'` מביא אותו
error-setting = { $place }, { $key }: { $cause }
error-setting-twice = ניתנו גם { $one } וגם { $other }; נדרש רק אחד מהם
error-secret-empty = { $file }: הקובץ ריק; נדרש שהסוד יהיה בו
error-config-unread = { $file }: אי אפשר לקרוא ({ $cause })
error-config-form = { $file }, שורה { $line }: זה לא TOML ({ $cause })
error-config-open = { $place }: { $key } הוא סוד, וכל מי שבמחשב הזה יכול לקרוא את הקובץ; ‎`chmod o-r { $file }`‎ מתקן זאת
error-config-key = { $place }: אין הגדרה ״{ $key }״; נדרש שם של אפשרות של `marsbound serve`, למשל `port`
error-config-switch = נדרש true או false
error-config-kind = נדרש טקסט או מספר
error-keep-folder = { $target }: ‎--keep‎ דורש תיקייה של גיבויים; זו אינה תיקייה
error-backup-damaged = { $file }: הגיבוי פגום ({ $cause })
error-no-database = אין מסד נתונים { $place }; נדרש זה ששרת משתמש בו
error-older-server = שרת מגרסה קודמת פועל על מסד הנתונים הזה; יש לעצור אותו קודם (`admin check` רק מסתכל)
error-no-person = אין איש עם המזהה ״{ $id }״; `marsbound admin people list` מציג את כולם
error-no-table = אין שולחן ״{ $id }״
error-nothing-deleted = { $cause }; דבר לא נמחק
error-no-line = בשולחן ״{ $id }״ לא נאמר דבר שמספרו { $number }
error-no-replay = אין צפייה חוזרת ״{ $id }״
error-no-pack = איש לא העלה חבילה ״{ $hash }״
error-pack-needed = שולחנות וצפיות חוזרות שצריכים את { $hash }: { $number }

## מה שואלות ואומרות הפקודות למפעילי שרת

config-place = { $file }, שורה { $line }
config-file = הקובץ { $file }
config-no-file = בלי קובץ
config-from-option = ניתן כאפשרות
config-usual = ברירת המחדל

# Behind a question: the letters for yes and no that may be typed
ask-yes-or-no = { $question } [כ/ל]
# What is typed for yes: the letter above and the word
ask-yes-letter = כ
ask-yes = כן
ask-forget = לשכוח את { $id } לתמיד?
ask-delete = למחוק את { $ids } לתמיד?
person-name = שם: { $name }
person-since = מאז: { $day }
person-webhook = כתובת webhook: { $url }
person-no-webhook = כתובת webhook: אין
person-barred = חסום: כן
person-not-barred = חסום: לא
person-said = שורות שנאמרו: { $number }
person-table = שולחן: { $id } { $day } { $status } { $game }
person-host = מארח
person-is-barred = חסום
person-is-leaving = עוזב
deleted-packs =
    { $number ->
        [one] חבילה אחת נמחקה
        [two] שתי חבילות נמחקו
       *[other] { $number } חבילות נמחקו
    }
checked-table = שולחן { $id } ({ $status }): { $reason }
checked-record = הקלטה { $id } ({ $status }): { $reason }
checked-tables =
    { $number ->
        [one] שולחן אחד נבדק
        [two] שני שולחנות נבדקו
       *[other] { $number } שולחנות נבדקו
    }
checked-records =
    { $number ->
        [one] הקלטה אחת נבדקה
        [two] שתי הקלטות נבדקו
       *[other] { $number } הקלטות נבדקו
    }
checked-closed = אי אפשר לפתוח: { $number }
swept-replays = צפיות חוזרות: { $number }
swept-packs = חבילות: { $number }
swept-chat = שורות שיחה: { $number }
swept-finished = משחקים שהסתיימו: { $number }
swept-closed = שולחנות סגורים: { $number }
swept-people = זהויות: { $number }
