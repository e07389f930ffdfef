### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, תורך לשחק.
serve-for-others = לאחרים: { $urls }
serve-only-here = רק המחשב הזה יכול לפתוח את זה. אפשר לפתוח לרשת שלך מתוך הדף, או עם ‎--host 0.0.0.0.
