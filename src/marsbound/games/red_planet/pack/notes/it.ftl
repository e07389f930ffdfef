### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = Il regolamento conta 14 tessere, 70 gettoni punteggio e 20 tessere destinazione; come sono divisi è una scelta nostra.
note-unknown-zone = Il nome della settima zona esterna è ignoto.
note-ship-seen = È stata vista una navicella stampata così.
note-mining-accident = Che non si piazzano nuovi gettoni è stampato; che i vecchi si distribuiscono ancora è riferito una volta.
note-frozen-cave = Che ci sia una carta così lo riferiscono in diversi; il nome è nostro.
note-radiation = Che una carta tolga punti è stampato; il resto è riferito una volta.
