### The guided first game, and the reference that is opened at the table.
### Inserted names ($seat, $zone, $card, $character …) are finished words and never inflected.

## Lessons of Mission: Red Planet; those ending in -first are for the first edition

guide-red-planet-welcome = Welcome to Mars. Have the most astronauts in a zone when it produces, and its tokens are yours.
guide-red-planet-mission = Keep one of these missions. It scores at the end if you meet it, and until then nobody else sees it.
guide-red-planet-mission-first = Keep one of these bonus cards. It pays at the end, and until then nobody else sees it.
guide-red-planet-character = Everyone chooses a character in secret. Then numbers are called from 9 down to 1, and whoever has that number acts. The first press shows what a card does, the second plays it. A played character stays away until your Recruiter brings it back.
guide-red-planet-character-first = Everyone chooses a character in secret. Then numbers are called from 1 up to 9, and whoever has that number acts. The first press shows what a card does, the second plays it. A used character stays away until your Recruiter brings it back.
guide-red-planet-pad = Ships wait here, each with its destination below. A full ship launches once the character in play is done. All launched ships land at the end of the round.
guide-red-planet-pad-first = Ships wait here, each with its destination below. A ship launches the moment its last seat is taken. All launched ships land at the end of the round.
guide-red-planet-track = Ten rounds in all. The pickaxes mark productions: after rounds 5, 8 and 10.
guide-red-planet-recruiter = Few characters are left in your hand. The Recruiter brings all the others back.
guide-red-planet-board = Your turn: place astronauts on the ships that glow. Rest on one, or tap it once, to see what would happen. You can take it back until somebody else acts.
guide-red-planet-board-first = Your turn: place as many astronauts as the card allows, or fewer, on the ships that glow. You can take it back until somebody else acts.
guide-red-planet-optional = In this edition you may leave almost anything unused: decline, and the turn goes on.
guide-red-planet-settling = After this choice somebody else acts. So it waits here for a second press, and you can still change your mind.
guide-red-planet-destination = You are the first to board this ship, and it has no destination yet. Where shall it go?
guide-red-planet-move = Press one of your astronauts, then a zone next to it. The same one may go on, and you may stop early.
guide-red-planet-study = Draw a card nobody else sees, or look at a discovery that lies face down on Mars.
guide-red-planet-discovery = Only you know this discovery. Put it at an outer zone: after round 10 it is turned up and changes what counts there.
guide-red-planet-moon = Phobos borders on nothing. Your Soldier is the way from there to Mars.
guide-red-planet-launch = This ship has launched: nobody boards it any more, and it lands at the end of the round.
guide-red-planet-launch-first = The last seat is taken, so this ship launches at once. It lands at the end of the round.
guide-red-planet-landing = The crew has landed in { $zone }. From now on these astronauts count there.
guide-red-planet-explored = The first to set foot in a zone turn up its resource. Here it is { $kind }, worth { count-points } a token.
guide-red-planet-explored-first = The first to set foot in a zone draw a resource for it, and it stays. Here it is { $kind }, worth { count-points } a token.
guide-red-planet-lost = Whoever is killed drifts here, Lost in Space. Hardly anything brings them back.
guide-red-planet-lost-first = Whoever is lost is remembered here, Lost in Space, to the end of the game.
guide-red-planet-first-player = Whoever acted last is first player now, and goes before others with the same number.
guide-red-planet-production = Production: each explored zone gets one token now, two after round 8, three at the end.
guide-red-planet-majority = The most astronauts take all tokens of a zone. Ties share evenly, and what cannot be shared stays there.
guide-red-planet-reveal = All discoveries are turned up. Some act now, some in the last production, some at the final scoring.
guide-red-planet-scoring = Final scoring: tokens, missions, the Ice Monopoly for the most ice, and discoveries. The highest total wins.
guide-red-planet-scoring-first = Final scoring: tokens, bonus cards, the most ice, and discoveries. The highest total wins.

## Reference of Mission: Red Planet

# Tab of the reference.
guide-reference-characters = Characters
# Tab of the reference.
guide-reference-ships = Ships
# Tab of the reference.
guide-reference-cards = Cards
# Tab of the reference: what zones produce, and when.
guide-reference-mars = Production
# Tab of the reference: what brings points.
guide-reference-score = Scoring
guide-reference-called = Called from 9 down to 1. Equal numbers act clockwise from the first player.
guide-reference-called-first = Called from 1 up to 9. Equal numbers act clockwise from the first player.
guide-reference-played-by = Played: { $names }
guide-reference-ship-counts = In the deck: { $deck }. Discarded: { $discarded }. An empty deck is made anew from the discarded ships.
guide-reference-ship-deck = in the deck
guide-reference-ship-docked = on the launch pad
# Of a ship: where it is now.
guide-reference-ship-discarded = discarded
guide-reference-ship-out = out of the game
guide-reference-ship-any = Destination chosen by whoever boards first
# Of a ship: how many astronauts it takes.
guide-reference-seats = Seats
guide-reference-card-counts = Cards in the event deck: { $deck }. Unmarked cards are in the deck or face down with somebody.
# Heading in the list of cards.
guide-reference-discoveries = Discoveries
# Heading in the list of cards.
guide-reference-missions = Missions
guide-reference-bonuses = Bonus cards
# Heading in the list of cards.
guide-reference-actions = Actions
guide-reference-copies = Copies: { $number }
# Of a card: the reader has it.
guide-reference-card-yours = yours
# Of a card: where it is now.
guide-reference-card-discarded = discarded
guide-reference-card-removed = out of the game
guide-reference-card-given-back = back in the deck
guide-reference-after-round = After round { $round }
guide-reference-each-zone = in every explored zone
guide-reference-majority = The most astronauts in a zone take its tokens. Ties share evenly, and what cannot be shared stays there.
# Head of a column: points for one token.
guide-reference-worth = Worth
# Of a zone: nobody knows its resource yet.
guide-reference-hidden = Unexplored
guide-reference-supply = In the supply
guide-reference-destinations = Destination tokens in the supply
guide-reference-tokens-score = Each token counts by its kind.
guide-reference-missions-score = Each card whose condition you meet counts.
guide-reference-discoveries-score = Some discoveries give or cost points at the end.
guide-reference-ties = A tie goes to whoever has the most point tokens; if those are equal too, the victory is shared.
guide-reference-ties-first = A tie is a shared victory.
guide-symbol-token = Taken at a production by whoever has the most astronauts in a zone. Points for each at the end: { $points }.
guide-symbol-supply = Astronauts that can still be placed on ships.
guide-symbol-lost = Astronauts that are out of play unless a card brings them back.
guide-symbol-cards = Cards that only their owner may look at.
