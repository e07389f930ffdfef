### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = Instrukcja podaje 14 płytek, 70 żetonów punktów i 20 płytek miejsc docelowych; ich podział pochodzi od nas.
note-unknown-zone = Nazwa siódmej strefy zewnętrznej jest nieznana.
note-ship-seen = Widziano taki wydrukowany statek.
note-mining-accident = To, że nie kładzie się nowych żetonów, jest wydrukowane; że starsze nadal się rozdaje, podano raz.
note-frozen-cave = O istnieniu takiej karty wspomina kilka osób; jej nazwa pochodzi od nas.
note-radiation = To, że karta odbiera punkty, jest wydrukowane; resztę podano raz.
