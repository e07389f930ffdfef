### משחקים ראשונים עם מדריך, ודף העזר שנפתח ליד השולחן.
### שמות משובצים ($seat, $zone, $card, $character …) מוכנים ולעולם אינם נוטים.

## המסגרת של משחק מודרך

guide-title = מדריך
guide-skip = להמשיך בלי מדריך
guide-understood = הבנתי
guide-go-on = הלאה
guide-page-title = משחק ראשון עם מדריך
guide-page-lead = משחק קטן מול בוטים סלחניים. כל דבר מוסבר כשמגיעים אליו, ואפשר לוותר על המדריך בכל רגע.
guide-page-start = להתחיל
guide-page-again = לנסות שוב

## מקשים

guide-key-tab = לקבוצה הבאה: שאלה, אפשרויות, לוח, יד
guide-key-arrows = בתוך קבוצה
guide-key-choose = לבחור, או לשאול מדוע אי אפשר
guide-key-question = אל השאלה
guide-key-confirm = לאשר, לסיים או לוותר
guide-key-undo = לבטל צעד
guide-key-hint = לבקש רמז מבוט
guide-key-why = מה אי אפשר, ומדוע
guide-key-release = להחזיר למקום, לסגור
guide-key-skip = לדלג על האנימציה
guide-key-reference = לפתוח את דף העזר
guide-key-keys = להציג את הרשימה הזאת
guide-letter-keys = אותיות פועלות כמקשים ליד השולחן

## דף העזר של המשימה: הכוכב האדום

guide-reference-pictures = בתמונות
guide-reference-rules = כל החוקים
