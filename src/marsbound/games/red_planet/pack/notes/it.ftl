### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = Il regolamento conta 14 tessere, 70 gettoni punteggio e 20 tessere destinazione; come sono divisi è una scelta nostra.
note-unknown-zone = Il nome della settima zona esterna è ignoto.
note-ship-seen = È stata vista una navicella stampata così.
note-mining-accident = Che non si piazzino nuovi gettoni è stampato; che i vecchi si distribuiscano ancora lo riferisce una sola fonte.
note-frozen-cave = Che ci sia una carta così lo riferiscono in diversi; il nome è nostro.
note-radiation = Che una carta tolga punti è stampato; il resto lo riferisce una sola fonte.
