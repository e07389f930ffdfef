### Guided first games, and the reference that is opened at the table.
### Inserted names ($seat, $zone, $card, $character …) are finished words and never inflected.

## The frame of a guided game

# Name of the lessons at a table.
guide-title = Guide
guide-skip = Skip the guide
guide-understood = Got it
guide-go-on = Go on
guide-page-title = A guided first game
guide-page-lead = A small game against gentle bots. Everything is explained when it comes up, and you can skip the guide at any time.
# Button: start the first lesson.
guide-page-start = Begin
guide-page-again = Try again

## Keys

guide-key-tab = To the next group: question, choices, board, hand
guide-key-arrows = Within a group
guide-key-choose = Choose, or ask why it is not possible
guide-key-question = To the question
guide-key-confirm = Confirm, finish or decline
# In the list of keys: take back the last choice.
guide-key-undo = Undo
guide-key-hint = Ask a bot for a hint
guide-key-why = What is not possible, and why
guide-key-release = Put back, close
guide-key-skip = Skip the animation
guide-key-reference = Open the reference
guide-key-keys = Show this list
guide-letter-keys = Letters work as keys at the table

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
guide-reference-pictures = In pictures
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
guide-reference-rules = All the rules
guide-symbol-token = Taken at a production by whoever has the most astronauts in a zone. Points for each at the end: { $points }.
guide-symbol-supply = Astronauts that can still be placed on ships.
guide-symbol-lost = Astronauts that are out of play unless a card brings them back.
guide-symbol-cards = Cards that only their owner may look at.

## Rocketmen
guide-rocketmen-welcome = You run a space company. Missions to Earth orbit, to the Moon and to Mars bring points; the farther, the more. The first to arrive at a place gets the most.
guide-rocketmen-plan = Begin with a mission: press one in your hand and put it on the Mission Plan. Placing a card costs { MONEY(10) }; a card worth money pays for itself.
guide-rocketmen-hand = This is all that your hand and markers can pay this turn. A card pays with everything at its foot at once; no change is given.
guide-rocketmen-flight-plan = What your mission takes: rocket points, spaces to its goal, and how likely it would be to arrive if you launched it now.
guide-rocketmen-flight-plan-later = What your mission takes: rocket points, spaces to its goal, and, once the rocket has points enough to be launched, the chance to arrive.
guide-rocketmen-pad = Cards with a component other than money go on the Launch Pad, { MONEY(10) } each. They stay there until you launch.
guide-rocketmen-market = You can pay for whatever glows. A bought card joins your deck: you will draw it in a later turn, again and again.
guide-rocketmen-engines = Engines bring the rocket points that every mission needs. You may buy one a turn.
guide-rocketmen-end-turn = When nothing more helps, end your turn. What you played goes to the Depot, and you draw up to your hand limit.
guide-rocketmen-pay = Press the cards and markers that pay, one by one. You can buy more with the same payment, or have the rest paid for you.
guide-rocketmen-pay-for-placing = This card has no money of its own, so another one pays its { MONEY(10) }. What is left over places further cards in the same go.
guide-rocketmen-objectives = Your objectives are secret. A star marks their places above; at the end the better one of the two counts.
guide-rocketmen-rivals = The plans and pads of the others are open: you see what they prepare and how likely it is to work. The arrows open their whole board.
guide-rocketmen-hazard = A hazard helps nobody in flight, but whoever owns it gets points at the end. It costs more the more you have scored.
guide-rocketmen-launch = You have enough rocket points: where it glows, you can launch. A launch ends the turn, so do everything else first.
guide-rocketmen-fly = Each success card moves the rocket on. Draw the first without fear: an abort after it costs no card.
guide-rocketmen-go-on = Now weigh it: an abort costs pad cards, one fewer than the success cards drawn. If the last card is not enough, the whole pad is discarded.
guide-rocketmen-lose = This is the price of the abort. Discard what this mission needs least; the card comes back with your deck.
guide-rocketmen-keep-plan = The pad is discarded, but the mission may stay: keep it to try again, or make room for another.
guide-rocketmen-limit = Cards over your hand limit go to the Depot. You choose which; the others you keep.
guide-rocketmen-shuffled = Your Command Centre was empty, so the Depot was shuffled into a new one. What you have bought can now come into your hand.
guide-rocketmen-watch = Somebody launches. The rocket advances for the components that suit the destination, then card by card. Press anywhere to skip what is shown.
guide-rocketmen-completed = You have arrived. Your marker stays here, the mission is done for good, and the pad is free for the next one.
guide-rocketmen-achievement = Every completed mission also wins an achievement. It helps in every turn from now on.
guide-rocketmen-failed = The rocket did not get there, and the pad is discarded. The cards are not gone: they come back with your deck.
guide-rocketmen-end-begun = The end has begun: everybody finishes this round. Then hazards, tokens and objectives are counted, too.
guide-rocketmen-turn = A turn
guide-rocketmen-turn-lead = In any order, as often as you like:
guide-rocketmen-turn-buy = Buy from the Market, or an engine. Pay with cards from your hand and with markers; no change is given. What is bought lies in the Play Area until the turn ends.
guide-rocketmen-turn-place = Place a mission on the Mission Plan, and then cards with components on the Launch Pad, { MONEY(10) } each. Two resources of one name never lie there together.
guide-rocketmen-turn-discard = Discard what you do not need from hand, pad or plan. With the plan the whole pad goes.
guide-rocketmen-turn-launch = Then you may launch, once. That ends the turn.
guide-rocketmen-turn-end = At the end what was played goes to the Depot, and you draw up to your hand limit. An empty Command Centre is made anew from the Depot.
guide-rocketmen-launch-title = A launch
guide-rocketmen-launch-lift = The rocket advances one space for each component that suits the destination; science always does.
guide-rocketmen-launch-draw = Then success cards are drawn one at a time. After each you go on, abort, or use a card from the pad.
guide-rocketmen-launch-abort = Aborted: the mission stays, and you discard one pad card fewer than the success cards drawn.
guide-rocketmen-launch-failure = Failed: all cards drawn and the goal not reached. The whole pad is discarded, the mission may stay.
guide-rocketmen-launch-success = Arrived: points by order of arrival, an achievement, and the mission goes to the Scrapyard for good. Only PERMANENT cards may stay on the pad.
guide-rocketmen-end = The end
guide-rocketmen-end-normal = The end begins when somebody has { count-points }, when a sixth mission is completed and every destination has been reached, or when all have completed six. The round is played to its end.
guide-rocketmen-score-normal = Then count: missions, hazards, the Moon and Mars tokens, the better one of your objectives, and variants. A tie goes to the farthest and best location, then to more missions.
guide-rocketmen-end-earth = The end begins when somebody has completed a fourth mission. The round is played to its end.
guide-rocketmen-score-earth = Then count: missions, hazards and variants.
guide-rocketmen-end-solo = The game ends when the Market has no card left to remove, when all twelve markers are placed, or with a sixth mission when every destination has been reached.
guide-rocketmen-score-solo = You win with more points than the rival and both goals of your objective. Each turn the rival moves one space on; cards you remove from the Market move it, too.
# Tab of the reference.
guide-rocketmen-cards = Cards
guide-rocketmen-decks = Still to come to the Market: { $teal } teal, then { $pink } pink cards.
guide-rocketmen-teal = Teal resources, first in the deck
guide-rocketmen-pink = Pink resources, after the teal ones
guide-rocketmen-in-deck = still to come: { $number }
guide-rocketmen-in-market = in the Market: { $number }
guide-rocketmen-in-owned = with the players: { $number }
guide-rocketmen-in-gone = out of the game: { $number }
guide-rocketmen-missions-lead = Everybody has these twelve. A completed mission is out of your deck for good.
guide-rocketmen-flown-by = Completed by: { $names }
guide-rocketmen-success = Success cards
guide-rocketmen-success-lead = The deck is shuffled anew for every launch.
guide-rocketmen-success-note = By success cards alone, drawn to the last one. Cards on the pad may help further.
guide-rocketmen-lift = Position at lift-off
# Head of a column: how likely.
guide-rocketmen-chance = Chance
# Tab of the reference: signs printed on cards.
guide-rocketmen-signs = Symbols
# Heading above the signs of components.
guide-rocketmen-components = Components
guide-rocketmen-sign-money = Buys, and pays for placing. Money alone does not go on the pad.
guide-rocketmen-sign-computers = Help on the way to Earth orbit.
guide-rocketmen-sign-composites = Help on the way to the Moon.
guide-rocketmen-sign-biotech = Helps on the way to Mars.
guide-rocketmen-sign-science = Stands for any one of the three.
guide-rocketmen-sign-rockets = On the pad: a launch needs as many as the location says.
guide-rocketmen-sign-any = A cost: one of computers, composites, biotech.
guide-rocketmen-words = Words on cards
# Heading above the small pictures of this page.
guide-rocketmen-icons = Icons
guide-rocketmen-icon-route = Spaces to the goal
guide-rocketmen-icon-layers = Success cards that may be drawn; at a seat, the Command Centre
guide-rocketmen-icon-award = A token for the first to arrive there: 1 point
guide-rocketmen-icon-star = A goal of your objectives
guide-rocketmen-icon-pin = PERMANENT: may stay on the pad after a success
guide-rocketmen-icon-wallet = All that your hand and markers can pay
# What a small picture of a box means.
guide-rocketmen-icon-archive = Depot
# What a small picture of a bin means.
guide-rocketmen-icon-trash = Scrapyard
