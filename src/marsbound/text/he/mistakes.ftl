# מה לא בסדר בחבילה או בהקלטת משחק.

## מקומות, ערכים, רשימות
mistake-note = הערה
mistake-byte = בית { $number }
mistake-line = שורה { $line }, עמודה { $column }
mistake-end-of-file = סוף הקובץ
mistake-huge-number = מספר ענק
mistake-a-list = רשימה
mistake-empty-list = רשימה ריקה
mistake-a-table = טבלה
mistake-a-date = תאריך או שעה
mistake-or = { $first } או { $last }
mistake-and = { $first } וגם { $last }

## למה ציפינו
wanted = נדרש: { $wanted }
wanted-or-nothing = נדרש: { $wanted }, או כלום
wanted-did-you-mean = האם הכוונה הייתה ל״{ $word }״?
wanted-number = מספר שלם מ־{ $low } עד { $high }
wanted-multiple = כפולה של { $step } מ־{ $low } עד { $high }
wanted-list = רשימה שכל איבר בה הוא { $each }
wanted-long-list = רשימה באורך { $length } שכל איבר בה הוא { $each }
wanted-choices = רשימה של 1 עד { $most } מספרים, כל אחד מהם { $numbers }
wanted-yes-no = true או false
wanted-counts = טבלה עם מספר לכל אחד מאלה: { $keys }
wanted-amounts = טבלה עם מספרים לכמה מאלה: { $keys }
wanted-id = מזהה מהחלק { $section }
wanted-ids = רשימת מזהים מהחלק { $section }
wanted-some-ids = רשימה של { $number } מזהים מהחלק { $section }
wanted-name = שם של 60 אותיות לטיניות קטנות וספרות לכל היותר, עם מקפים בודדים ביניהן
wanted-each-once = נדרש כל { $section } פעם אחת
wanted-at-most = נדרשים { $most } לכל היותר
wanted-at-most-there = נדרשים שם { $most } לכל היותר
wanted-at-least = נדרשים { $least } לפחות
wanted-at-least-one = נדרש אחד לפחות
wanted-for-each-player = נדרשים { $least } לפחות, { $each } לכל אחד מ־{ $players } השחקנים
wanted-mark-for-each-copy = נדרשים { $number }, אחד לכל עותק
wanted-utf-8 = נדרש קובץ TOML השמור כ־UTF-8
wanted-toml-file = נדרש קובץ TOML
wanted-pack-file = נדרש קובץ TOML של חבילה
wanted-valid-toml = נדרש TOML תקין
wanted-header = נדרשת טבלה ‎[pack]‎ עם name,‏ game ו־format
wanted-other-pack = נדרש שם של חבילה אחרת
wanted-only-known = נדרש { $number }, היחיד המוכר כאן
wanted-tables = נדרשת רשימת טבלאות, שכותרת כל אחת מהן { $header }
wanted-table = נדרשת טבלה { $header }
wanted-one-with-id = נדרשת { $header } אחת עם המזהה הזה
wanted-own-id = נדרש מזהה משלה
wanted-own-name = נדרש שם משלה
wanted-text = נדרש טקסט
wanted-only-with = זה נדרש רק עם { $ids }
wanted-fields-only = נדרש רק: { $fields }
wanted-no-such-field = לא נדרש שדה כזה
wanted-table-with = נדרשת טבלה עם { $names }
wanted-file-or-pack = נדרש קובץ TOML או אחת מאלה: { $names }
wanted-language = נדרשת אחת מהשפות { $languages }
wanted-fluent = נדרשות הודעות Fluent
wanted-different = נדרשת חבילה השונה מזו במספר אחד לפחות
wanted-by-rulebook = חוברת החוקים מונה { $number }

## טעויות בכל חבילה
mistake-is = { $name } הוא { $value }
mistake-is-value = זה { $value }
mistake-has = ב־{ $name } יש { $value }
mistake-has-numbers =
    ב־{ $name } { $number ->
        [one] יש מספר אחד
        [two] יש שני מספרים
       *[other] יש { $number } מספרים
    }
mistake-has-after = ב־{ $name } יש { $after } אחרי { $before }
mistake-has-no = ב־{ $name } אין { $key }
mistake-has-key = ב־{ $name } יש { $key } = { $value }
mistake-has-of-them = ב־{ $name } יש { $number } כאלה
mistake-empty = { $name } ריק
mistake-no-such-id = { $name } { $value }, שאינו בחלק { $section }
mistake-twice = { $name } { $value } פעמיים
mistake-no-utf-8 = אינו טקסט UTF-8
mistake-unreadable = אי אפשר לקרוא ({ $reason })
mistake-too-deep = מקונן עמוק מדי
mistake-no-toml = זה לא TOML: { $problem }
mistake-no-section = החלק חסר
mistake-unknown-field = { $key } אינו שדה מוכר
mistake-missing = { $name } חסר
mistake-missing-for-effect = { $name } חסר, והאפקט ״{ $effect }״ צריך אותו
mistake-is-missing = חסר
mistake-unknown-section = אינו חלק של { $game }
mistake-unknown-entry = אינו בחלק { $section } של המשחק הזה
mistake-same-id = בעל אותו מזהה כמו פריט קודם בחלק { $section }
mistake-not-here = { $key } לא שייך לכאן
mistake-not-of-effect = { $key } לא שייך לאפקט ״{ $effect }״
mistake-wrong-moment = moment הוא { $value }, כשהאפקט ״{ $effect }״ לא יכול לפעול
mistake-pedigree-of-nothing = pedigree של { $name }, שאין לפריט הזה
mistake-pedigree-is = pedigree של { $name } הוא { $value }
mistake-pedigree-missing = חסר pedigree של { $name }
mistake-count = { $things }: { $number }
mistake-no-built-in = אינו חבילה מובנית
mistake-name-of-built-in = השם הוא ״{ $name }״, והוא של החבילה המובנית
mistake-no-pack-or-file = אינו חבילה מובנית ואינו קובץ
mistake-no-language = אינו שפה
mistake-same-hash = הגיבוב { $hash } הוא של חבילה אחרת, { $name }, שמשחקים איתה אחרת
mistake-in-all = { $number } בסך הכול
mistake-with-copies = { $number } כולל עותקים

## הקלטות משחק
record-unreadable = { $file }: אי אפשר לקרוא ({ $reason }); נדרש קובץ הקלטה, ‏NAME{ $suffix }
record-itself = ההקלטה
record-too-large = בהקלטה יש { $most } בתים לכל היותר
record-no-game = זו הקלטה של ״{ $game }״; המוכרים: { $names }
record-too-many-steps = מספר התשובות בהקלטה הוא { $number }, יותר מ־{ $most }
record-format = { $file }: הפורמט הוא ״{ $format }״; נדרש ״{ $known }״, היחיד המוכר כאן
record-no-record = { $file }: זו לא הקלטת משחק: { $problem }
record-no-json = { $file }: זה לא JSON שלם: { $problem }; האם הקובץ נקטע או שונה?
record-no-utf-8 = { $file }: בית { $number } אינו טקסט UTF-8; האם הקובץ נקטע או שונה?
record-in-file = { $file }: { $problem }
record-full-hash = { $file }: ה־full_hash של החבילה הוא { $full }; נדרש אחד שמתחיל ב־{ $short }
record-rules = ההקלטה צריכה את גרסה { $needed } של חוקי { $game }; זו גרסה { $here }
record-other-pack = ההקלטה צריכה את החבילה { $pack } עם הגיבוב { $hash }; { $given } היא של { $game } והגיבוב שלה { $has }
record-no-pack = ההקלטה צריכה את החבילה { $pack } עם הגיבוב { $hash }; אפשר לתת אותה עם ‎--pack FILE‎ (לחבילה המובנית { $here } הגיבוב { $has })
record-answer-form = תשובה { $number }: ״{ $text }״ אינה בצורה ״SEAT ANSWER״, כאשר SEAT (מושב) הוא * או 1 עד { $players }
record-steps = בהקלטה יש צעדים מ־0 עד { $last }, לא { $wanted }
record-other-game = ההקלטה היא של { $game }, לא של { $here }
record-rules-of-game = ההקלטה צריכה את גרסה { $needed } של חוקי { $game }; זו { $here }
record-pack-hash = ההקלטה צריכה את החבילה { $pack } עם הגיבוב { $hash }; לזו יש { $has }
record-game-over = תשובה { $number } ({ $answer }): המשחק כבר נגמר
record-answer-wrong = תשובה { $number } ({ $answer }): { $problem }
record-result = התוצאה בהקלטה, { $result }, אינה מה שהתשובות נותנות: { $given }
answer-unknown = ״{ $text }״ אינה תשובה על { $line }; נדרש: { $expected }
answer-form = { $form }, למשל ״{ $example }״
answer-not-natures = המזל אינו יכול לענות ״{ $text }״ על { $line }
answer-forbidden = החוקים אינם מתירים זאת (חוק { $rule }): { $reason }

## Copying packs
copy-no-name = ״{ $name }״ לא יכול להיות שם של חבילה; נדרש: { $wanted }
copy-built-in-name = ״{ $name }״ הוא שם של חבילה מובנית; נדרש שם אחר
copy-no-name-line = בחבילה { $name } אין מתחת ל־[pack] שורת name עם השם הזה; נדרשת שורה שאפשר לשנות
copy-there = הקובץ { $file } כבר קיים; נדרש קובץ חדש
copy-unwritable = אי אפשר לכתוב את { $file } ({ $reason }); נדרש קובץ חדש
copy-give-name = ״{ $name }״ לא יכול להיות שם של חבילה; אפשר לתת שם אחר עם ‎--name‎

## Fluent messages that a pack brings
text-no-language = אין שפה ״{ $language }״; יש: { $languages }
text-unreadable = { $file }: אי אפשר לקרוא ({ $reason }); נדרש קובץ של הודעות Fluent
text-no-utf-8 = { $file }: בית { $number } אינו טקסט UTF-8; נדרשות הודעות Fluent
text-no-message = { $file }, שורה { $line }: { $problem }; נדרשת הודעת Fluent
text-in-itself = ההודעה ״{ $message }״ בשפה { $language } מפנה אל עצמה
text-broken = ההודעה ״{ $message }״ בשפה { $language }: { $problem } (ניתנו: { $given })
