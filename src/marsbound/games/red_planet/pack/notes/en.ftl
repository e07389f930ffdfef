### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = The rulebook counts 14 tiles, 70 point tokens and 20 destination tiles; how they are divided is ours.
note-unknown-zone = The name of the seventh outer zone is unknown.
note-ship-seen = A printed ship like this one has been seen.
note-mining-accident = That no new tokens are placed is printed; that older ones are still given out is reported once.
note-frozen-cave = That there is such a card is reported by several; its name is ours.
note-radiation = That a card takes points away is printed; the rest is reported once.
