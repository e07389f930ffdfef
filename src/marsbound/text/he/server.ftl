### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, תורך לשחק.
serve-for-others = לאחרים: { $urls }
serve-only-here = רק המחשב הזה יכול לפתוח את זה. אפשר לפתוח לרשת שלך מתוך העמוד, או עם ‎--host 0.0.0.0.

## What `marsbound serve` says at the terminal

serve-compiling = המנוע עובר הידור ברקע, וזה נמשך כדקה. אפשר כבר לשחק; בוטים שחושבים קדימה עדיין מתחממים.
serve-compiled = המנוע מהודר: כל הבוטים חושבים עכשיו במלוא המהירות.
serve-no-compiler = אין כאן מהדר C, ולכן המנוע פועל בלי הידור. הכול עובד; בוטים שחושבים קדימה בודקים פחות אפשרויות ומשחקים חלש יותר.
serve-failed = הידור המנוע נכשל; הפרטים בקובץ build/engine.log. הכול עובד; בוטים שחושבים קדימה בודקים פחות אפשרויות ומשחקים חלש יותר.
serve-running = marsbound כבר פועל: { $address }
serve-open-it = אין כאן דפדפן שאפשר לפתוח: יש לפתוח את { $address } בדפדפן שלך.
serve-waiting = ממתינים למסד הנתונים: { $cause }

## Why a database can't be opened

database-not-understood = לא ברור איזה מסד נתונים נדרש; מצופה קובץ, ‎sqlite:///FILE‎ או ‎postgresql://…‎
database-needs-more = בשביל PostgreSQL נדרשת חבילה נוספת: ‎pip install 'marsbound[postgresql]'‎
database-is-newer = מסד הנתונים נוצר בגרסה מאוחרת יותר של marsbound (גרסת הסכמה שלו: { $form }); נדרשת אותה גרסה
database-is-served = שרת marsbound אחר כבר פועל על { $place }, ורק אחד יכול בכל פעם; יש לעצור אותו קודם, או לציין מסד נתונים אחר
database-has-older-servers = שרתים של גרסה קודמת ({ $releases }) פועלים על מסד הנתונים הזה ולא יוכלו לפעול עם הסכמה החדשה שלו; יש לעצור אותם קודם
workers-need-postgresql = { $workers } תהליכים דורשים PostgreSQL: קובץ של SQLite מיועד לתהליך אחד; יש לציין מסד נתונים באמצעות ‎--database postgresql://…‎
workers-need-linux = { $workers } תהליכים מאחורי פורט אחד דורשים Linux; במערכות אחרות צריך להסתפק באחד (‎--workers 1‎)
database-not-reached = אין גישה למסד הנתונים: { $cause }
database-not-opened = אי אפשר לפתוח את מסד הנתונים { $place }: { $cause }
