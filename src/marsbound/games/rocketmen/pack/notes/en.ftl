### Notes of the pack, as people read them beside its entries. English: word for word as in the pack.

note-first-arrival = The first arrival's point is printed in the rulebook.
note-shipyard = Not a rocket point: the spaceships win those, and a player has three such markers.
note-base-component = That a base has a component other than money is printed in the rulebook; which one is ours.
note-base-pays-nothing = An early overview of the game says that one of the bases pays for nothing.
note-big-data = Its { MONEY(30) } and a component besides are printed in the rulebook, and that it can pay for its own place on the pad.
note-internet = Was { MONEY(40) }: cheaper, so that games of two take no more than 20 rounds at the median (docs/rocketmen-balance.md).
note-laser-shield = Was { MONEY(40) }: bought less often than its two sisters (docs/rocketmen-balance.md).
note-batteries = The rulebook explains that another card is scrapped first.
note-supercapacitors = The rulebook explains that a card is drawn for the supercapacitors too.
note-government-contract = The rulebook explains that it is worth nothing before the first completed mission.
note-afterburner = The rulebook explains when it may be used, even after the last success card.
note-industrial-espionage = Its component counts until it copies another card's. It was computers: hardly anybody bought it (docs/rocketmen-balance.md).
note-storage-yard = The rulebook explains that stored cards don't help a launch, and that the yard has a rocket point. Was { MONEY(40) }: hardly anybody bought it (docs/rocketmen-balance.md).
note-space-suit = Was { MONEY(40) } and biotech: dear beside the protective suit (docs/rocketmen-balance.md).
note-quantum-computer = Players of the game mention a card of this name.
note-reusable-rocket = Players of the game mention reusable rocket parts. Was { MONEY(50) } and composites: hardly anybody bought it (docs/rocketmen-balance.md).
note-small-boosters = Was { MONEY(30) }: of ten engines bought one was of this kind (docs/rocketmen-balance.md).
note-heavy-stage = Was { MONEY(50) } and any one: cheaper, as the small boosters are, so that all three kinds are bought (docs/rocketmen-balance.md).
note-four-in-all = That there are four in all is printed in the rulebook.
note-too-far-alone = Neither goal is in Earth orbit: too far for a game alone (docs/rocketmen-balance.md).
note-goal-on-mars = A goal on Mars: too far for a game alone (docs/rocketmen-balance.md).
note-easy-mission = That an easy mission to Earth orbit starts from field 2 is an example in the rulebook.
