### The guided first game, and the reference that is opened at the table.
### Inserted names ($seat, $zone, $card, $character …) are finished words and never inflected.

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
