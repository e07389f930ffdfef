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

## Comments of the file, as people read them in a copy. English: word for word as in the pack, a paragraph in one line.

comment-rocketmen-box = What is in the box of Rocketmen.
comment-rocketmen-pedigree = Every field says how well it is known: "rulebook" (a rulebook says so), "strong" (two independent sources), "weak" (one source, or inferred) or "ours" (made up by us to fit every known count). The rulebook prints no list of cards, so most numbers here are ours, and the names and wording of cards too. Do you own the box? Copy this pack, correct it, check it, play it: docs/reference/packs.md says how.
comment-rocketmen-in-hand = cards in hand before any achievement
comment-rocketmen-placing = money for each card placed
comment-rocketmen-markers = mission markers of each colour
comment-rocketmen-market = open cards of the resource deck
comment-rocketmen-end = points that begin the end, with two players
comment-rocketmen-stalled = rounds without a purchase or a mission after which the game ends
comment-rocketmen-surcharge = What a hazard costs more from that many points on the score track; only the highest mark reached counts.
comment-rocketmen-destinations = Destinations: fields to the goal, success cards that may be drawn, and the component that helps.
comment-rocketmen-locations = Locations: rocket points needed, and points by order of arrival. Their order, from low to high, breaks ties at the end.
comment-rocketmen-missions = Mission cards, the same for every colour.
comment-rocketmen-resources = Resource cards. marks has a number for each copy: 0 is always in the game, 3 from three players, 4 with four.
comment-rocketmen-engines = Engines, in three open piles.
comment-rocketmen-hazards = Hazards: marked copies go to the teal deck, the others, with a mark each as resources have them, to the pink one.
comment-rocketmen-objectives = Personal objectives: points for one of the goals, or for both. Those with solo = false are left out of solo games.
comment-rocketmen-variants = Variants; two are drawn where variants are played.
comment-rocketmen-solo = Solo cards. At each difficulty: where the opponent's rocket flies and from which field it starts; and, as the second card of a mission, which location it heads for and how many steps that gives.
comment-rocketmen-success = Mission success cards: fields the rocket advances.
