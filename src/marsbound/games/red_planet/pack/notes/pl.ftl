### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = Instrukcja podaje 14 żetonów surowców, 70 żetonów punktów i 20 żetonów miejsc docelowych; ich podział pochodzi od nas.
note-unknown-zone = Nazwa siódmej strefy zewnętrznej jest nieznana.
note-ship-seen = Widziano taki wydrukowany statek.
note-mining-accident = To, że nie kładzie się nowych żetonów, jest wydrukowane; że starsze nadal się rozdaje, wiemy z jednej relacji.
note-frozen-cave = O istnieniu takiej karty wiemy z kilku relacji; jej nazwa pochodzi od nas.
note-radiation = To, że karta odbiera punkty, jest wydrukowane; resztę znamy z jednej relacji.
