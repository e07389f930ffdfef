### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = חוברת החוקים מונה 14 סמני משאב, 70 סמני ניקוד ו־20 סמני יעד; החלוקה ביניהם היא שלנו.
note-unknown-zone = שמו של האזור החיצוני השביעי אינו ידוע.
note-ship-seen = חללית מודפסת כזאת נראתה.
note-mining-accident = שלא מניחים סמנים חדשים – מודפס; שהישנים עדיין מחולקים – דווח פעם אחת.
note-frozen-cave = כמה אנשים מדווחים שיש קלף כזה; השם הוא שלנו.
note-radiation = שקלף לוקח נקודות – מודפס; השאר דווח פעם אחת.
