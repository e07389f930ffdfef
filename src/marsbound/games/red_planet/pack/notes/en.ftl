### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-divided-by-us = The rulebook counts 14 tiles, 70 point tokens and 20 destination tiles; how they are divided is ours.
note-unknown-zone = The name of the seventh outer zone is unknown.
note-ship-seen = A printed ship like this one has been seen.
note-mining-accident = That no new tokens are placed is printed; that older ones are still given out is reported once.
note-frozen-cave = That there is such a card is reported by several; its name is ours.
note-radiation = That a card takes points away is printed; the rest is reported once.

## Comments of the file, as people read them in a copy. English: word for word as in the pack, a paragraph in one line.

comment-red-planet-first-box = What is in the box of Mission: Red Planet, first edition.
comment-red-planet-second-box = What is in the box of Mission: Red Planet, second edition.
comment-red-planet-pedigree = Every field says how well it is known: "rulebook" (a rulebook says so), "strong" (two independent sources), "weak" (one source, or inferred) or "ours" (made up by us to fit every known count). Do you own the box? Copy this pack, correct it, check it, play it: docs/reference/packs.md says how.
comment-red-planet-first-zones = Zones. Their order is the order of play wherever one is needed: the outer ones clockwise from the north, then the inner ones.
comment-red-planet-second-zones = Zones. Their order is the order of play wherever one is needed: the outer ones clockwise from the north, the inner ones, the moon.
comment-red-planet-first-characters = Characters in calling order. places: astronauts put on ships; moves: the Explorer's moves.
comment-red-planet-second-characters = Characters in calling order. places: astronauts put on ships; moves: the Explorer's moves, the Soldier's from Phobos.
comment-red-planet-first-ships = Ships: 34. The ids are only names.
comment-red-planet-second-ships = Ships: 36. The ids are only names.
comment-red-planet-first-discoveries = Discoveries: 11 cards of 9 kinds, four good, three bad, one neither, three nothing.
comment-red-planet-first-bonuses = Bonus cards: 13 of 9 kinds.
comment-red-planet-second-discoveries = Discoveries: 13.
comment-red-planet-second-missions = Missions: 13.
comment-red-planet-second-actions = Actions: 4.
comment-red-planet-worth = points a point token is worth at the end
comment-red-planet-first-resources = face-down resource tiles, drawn when a zone is explored
comment-red-planet-second-resources = face-down resource tokens, one for each zone, the rest unseen
comment-red-planet-supply = point tokens in the supply
comment-red-planet-each-colour = of each colour
comment-red-planet-monopoly = points for most ice tokens
