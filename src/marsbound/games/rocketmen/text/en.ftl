### Rocketmen. Every id begins with rocketmen-, since the other games have events, questions and cards of the same names.
### Inserted names ($seat, $card, $destination, $location, $objective, $thing …) are finished words and never inflected.
### Amounts of money ($amount, $money, $each, $most) are plain numbers; the dollar sign is written here.

## Counts, as objects of a verb

rocketmen-count-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
rocketmen-count-success-cards =
    { $number ->
        [one] { $number } success card
       *[other] { $number } success cards
    }
rocketmen-count-fields =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
rocketmen-count-components =
    { $components ->
        [one] { $components } component
       *[other] { $components } components
    }

## Destinations and locations

rocketmen-destination-earth = Earth orbit
# A destination: where a rocket flies.
rocketmen-destination-moon = Moon
# A destination: where a rocket flies.
rocketmen-destination-mars = Mars
rocketmen-kind-satellite = Satellite
    .short = Satellite
rocketmen-kind-spaceship = Spaceship
    .short = Spaceship
rocketmen-kind-hotel = Hotel
    .short = Hotel
rocketmen-kind-shipyard = Shipyard
    .short = Shipyard
rocketmen-kind-station = Station
    .short = Station
rocketmen-kind-mining = Mining
    .short = Mining
rocketmen-kind-base = Base
    .short = Base
rocketmen-location-earth-satellite = Earth Satellite
rocketmen-location-earth-spaceship = Earth Spaceship
rocketmen-location-earth-hotel = Earth Hotel
rocketmen-location-earth-shipyard = Earth Shipyard
rocketmen-location-earth-station = Earth Station
rocketmen-location-moon-satellite = Moon Satellite
rocketmen-location-moon-spaceship = Moon Spaceship
rocketmen-location-moon-station = Moon Station
rocketmen-location-moon-base = Moon Base
rocketmen-location-mars-spaceship = Mars Spaceship
rocketmen-location-mars-mining = Mars Mining
rocketmen-location-mars-base = Mars Base
rocketmen-distance = Distance: { $number }
rocketmen-draws = Success cards: { $number }
rocketmen-helped-by = Helped by: { $component }
rocketmen-rockets-needed = Rocket points needed: { $number }
rocketmen-arrival-points = Points by order of arrival: { $points }

## Components: how many of them, and the bare name

rocketmen-money = { MONEY($amount) }
# A component, printed on cards; its name stands in lists.
rocketmen-component-money = { MONEY($number) }
    .name = money
# A component, printed on cards; its name stands in lists.
rocketmen-component-computers =
    { $number ->
        [one] { $number } computer
       *[other] { $number } computers
    }
    .name = computers
# A component, printed on cards; its name stands in lists.
rocketmen-component-composites =
    { $number ->
        [one] { $number } composite
       *[other] { $number } composites
    }
    .name = composites
# A component, printed on cards; its name stands in lists.
rocketmen-component-biotech = { $number } biotech
    .name = biotech
# A component, printed on cards; its name stands in lists.
rocketmen-component-science = { $number } science
    .name = science
rocketmen-component-rockets =
    { $number ->
        [one] { $number } rocket point
       *[other] { $number } rocket points
    }
    .name = rocket points
rocketmen-component-any =
    { $number ->
        [one] { $number } component of any kind
       *[other] { $number } components of any kind
    }
    .name = any of computers, composites, biotech
    .short = { $number } any

## Achievements and tokens

rocketmen-achievement-money = money marker
    .text = { MONEY(20) } once a turn.
rocketmen-achievement-science = science marker
    .text = Any one of computers, composites, biotech, once a turn.
rocketmen-achievement-rocket = rocket point +1
    .text = Always counts for your rockets.
rocketmen-achievement-hand = hand limit +1
    .text = Always counts for your hand.
rocketmen-goal-moon-token = Moon token
rocketmen-goal-mars-token = Mars token

## Zones of a player, and of all

rocketmen-zone-command-centre = Command Centre
# A part of a player's area, above the cards there.
rocketmen-zone-hand = Hand
rocketmen-zone-mission-plan = Mission Plan
rocketmen-zone-launch-pad = Launch Pad
rocketmen-zone-play-area = Play Area
# A part of a player's area, above the cards there: the discard pile.
rocketmen-zone-depot = Depot
# A part of a player's area, above the cards there: what has left one's deck for good.
rocketmen-zone-scrapyard = Scrapyard
# A part of a player's area: the tokens that missions have won.
rocketmen-zone-achievements = Achievements
# The open cards that can be bought; above them, and on a phone's tab.
rocketmen-zone-market = Market
rocketmen-zone-storage = Beneath the Storage Yard
rocketmen-slot = place { $number } of the Market

## Kinds of cards, and what stands on them

# A kind of card, before or after its name.
rocketmen-type-mission = mission
# A kind of card, before or after its name.
rocketmen-type-resource = resource
# A kind of card, before or after its name.
rocketmen-type-engine = engine
# A kind of card, before or after its name.
rocketmen-type-hazard = hazard
rocketmen-type-objective = personal objective
# A kind of card, before or after its name.
rocketmen-type-variant = variant
rocketmen-success = Success card { $value }
rocketmen-solo-card = Solo card { $number }
# Printed on cards, before an effect that discards them: a noun or a verb, in capital letters as there.
rocketmen-discard = DISCARD
    .text = The card gives either its components or its effect.
rocketmen-when-paying = WHEN PAYING
    .text = The card gives its components and its effect too, at once or later this turn.
rocketmen-launch-pad = LAUNCH PAD
    .text = The effect works on the Launch Pad only.
# Printed on cards that may stay on the Launch Pad, in capital letters as there.
rocketmen-permanent = PERMANENT
    .text = May stay on the Launch Pad after a success.
# Printed above the engines, in capital letters as there: how many may be bought in a turn.
rocketmen-limit = LIMIT
    .text = Only one engine a turn may be bought.
rocketmen-cost = Cost: { $cost }
rocketmen-gives = Components: { $components }
rocketmen-flies-to = Flies to: { $destinations }
rocketmen-wins = Achievement: { $achievement }
rocketmen-hazard-points = For whoever owns it: { count-points }

## Missions

rocketmen-card-satellite-a = Satellite A
rocketmen-card-satellite-b = Satellite B
rocketmen-card-spaceship-a = Spaceship A
rocketmen-card-spaceship-b = Spaceship B
rocketmen-card-spaceship-c = Spaceship C
rocketmen-card-hotel = Hotel
rocketmen-card-shipyard = Shipyard
rocketmen-card-station-a = Station A
rocketmen-card-station-b = Station B
rocketmen-card-mining = Mining
rocketmen-card-base-a = Base A
rocketmen-card-base-b = Base B

## Resources

rocketmen-card-big-data = Big Data
rocketmen-card-internet = Internet
rocketmen-card-solar-power = Solar Power
rocketmen-card-next-generation-drugs = Next-generation Drugs
rocketmen-card-planetary-laser-shield = Planetary Laser Shield
rocketmen-card-batteries = Batteries
rocketmen-card-supercapacitors = Supercapacitors
rocketmen-card-government-contract = Government Contract
rocketmen-card-protective-suit = Protective Suit
rocketmen-card-backup = Backup
rocketmen-card-crowdfunding = Crowdfunding
rocketmen-card-afterburner = Afterburner
rocketmen-card-detailed-planning = Detailed Planning
rocketmen-card-industrial-espionage = Industrial Espionage
rocketmen-card-storage-yard = Storage Yard
rocketmen-card-multi-purpose-space-suit = Multi-purpose Space Suit
rocketmen-card-electric-cars = Electric Cars
rocketmen-card-quantum-computer = Quantum Computer
rocketmen-card-reusable-rocket = Reusable Rocket
rocketmen-card-research-institute = Research Institute
rocketmen-card-stock-market-listing = Stock Market Listing

## Engines and hazards

rocketmen-card-small-boosters = Small Boosters
rocketmen-card-medium-stage = Medium Stage
rocketmen-card-heavy-stage = Heavy Stage
rocketmen-card-pandemic = Pandemic
rocketmen-card-climate-change = Climate Change
rocketmen-card-asteroid-impact = Asteroid Impact

## What resources do

rocketmen-effect-none = No effect.
rocketmen-effect-reorder = { rocketmen-launch-pad }: before the first success card, discard this card, look at the top of the success deck ({ rocketmen-count-success-cards }) and put back what you saw in any order.
    .short = on the pad: puts the next { $number } success cards in order
rocketmen-effect-free-placement = { rocketmen-when-paying }: put one card on the Launch Pad free of charge, from your hand or just bought with this card.
    .short = when paying: one card on the pad free of charge
rocketmen-effect-take-hazard = From your hand: scrap this card and take free of charge from the Market: { $hazard }.
    .short = from your hand: scrap it to take { $hazard }
rocketmen-effect-scrap-and-draw = { rocketmen-discard }: scrap another card from your hand, then draw { rocketmen-count-cards }.
    .short = discard: scrap another card, draw { rocketmen-count-cards }
rocketmen-effect-cycle-hand = { rocketmen-discard }: discard any number of cards from your hand, then draw as many and one more.
    .short = discard: exchange cards from your hand, and draw one more
rocketmen-effect-money-per-mission = Worth { MONEY($each) } for each mission you have completed, { MONEY($most) } at most.
    .short = { MONEY($each) } for each completed mission, { MONEY($most) } at most
rocketmen-effect-zero-becomes = { rocketmen-launch-pad }: when you draw the success card 0, you may discard this card: the 0 counts as { $value }.
    .short = on the pad: a 0 counts as { $value }
rocketmen-effect-advance = { rocketmen-launch-pad }: at lift-off the rocket advances { rocketmen-count-fields } more, whatever the destination.
    .short = on the pad: { rocketmen-count-fields } more at lift-off
rocketmen-effect-late-advance = { rocketmen-launch-pad }: discard this card at any time in the launch, even after the last success card: the rocket advances { rocketmen-count-fields }.
    .short = on the pad: { rocketmen-count-fields } more at any time
rocketmen-effect-choose-first = { rocketmen-launch-pad }: instead of the first draw, discard this card, draw { rocketmen-count-success-cards } and choose one as the first. If the mission succeeds, this card is scrapped.
    .short = on the pad: choose your first success card among { $number }
rocketmen-effect-copy = { rocketmen-launch-pad }: for one launch this card becomes a copy of a resource on another player's Launch Pad.
    .short = on the pad: copies a resource from another pad
rocketmen-effect-store =
    { $number ->
        [one] { rocketmen-launch-pad }: { $number } card may be placed beneath this one and taken back to your hand in a later turn. Beneath it, it does not help the launch.
       *[other] { rocketmen-launch-pad }: up to { $number } cards may be placed beneath this one and taken back to your hand in a later turn. Beneath it, they do not help the launch.
    }
    .short = on the pad: room for { $number } cards beneath it
rocketmen-effect-redraw = { rocketmen-launch-pad }: right after a success card you may discard this card: the success card is ignored and another one drawn.
    .short = on the pad: replaces a success card with the next
rocketmen-effect-take-back = { rocketmen-discard }: take a card of another name from your Play Area to your hand.
    .short = discard: take a card back from your Play Area
rocketmen-effect-draw = { rocketmen-when-paying }: draw { rocketmen-count-cards }.
    .short = when paying: draw { rocketmen-count-cards }

## Personal objectives and variants

rocketmen-objective = { $first } and { $second }
    .text = Points: { $one } for one of the two goals, { $both } for both.
    .text-solo = Both goals must be fulfilled, or the game is lost.
rocketmen-variant-most-computers = Most computers
    .text = { count-points } for the most computers on all cards owned, the Scrapyard included. Tied players each get all of it.
rocketmen-variant-most-composites = Most composites
    .text = { count-points } for the most composites on all cards owned, the Scrapyard included. Tied players each get all of it.
rocketmen-variant-most-biotech = Most biotech
    .text = { count-points } for the most biotech on all cards owned, the Scrapyard included. Tied players each get all of it.
rocketmen-variant-most-rockets = Most rocket points
    .text = { count-points } for the most rocket points on all cards and achievements owned, the Scrapyard included. Tied players each get all of it.
rocketmen-variant-most-hazards = Most hazards
    .text = { count-points } for the most hazards owned, the Scrapyard included. Tied players each get all of it.
rocketmen-variant-all-destinations = Everywhere at home
    .text = { count-points } to everyone with a completed mission at all three destinations.
rocketmen-variant-two-engines = Two engines
    .text = Two engines a turn may be bought instead of one.
rocketmen-variant-free-mission = Free planning
    .text = Putting a mission on the Mission Plan costs nothing.
rocketmen-variant-keep-one-after-failure = Saved from the wreck
    .text = After a failure one card on the Launch Pad is kept.
rocketmen-variant-market-end = Sold out
    .text = The game also ends, after the round, when the Market can no longer be filled.

## Where points come from, and how it ended

# Where points come from, in the final scoring.
rocketmen-source-missions = Missions
# Where points come from, in the final scoring.
rocketmen-source-hazards = Hazards
rocketmen-source-tokens = Moon and Mars tokens
rocketmen-source-objectives = Personal objective
# Where points come from, in the final scoring.
rocketmen-source-variants = Variants
# The opponent of a solo game, in the place of a player's name.
rocketmen-rival = Rival
rocketmen-result-tie-broken = { $seat } wins the tie at { count-points }, by the farther location or by more missions.
    .you = You win the tie at { count-points }, by the farther location or by more missions.

## What happened

rocketmen-event-first-player = First player: { $seat }.
    .you = You are the first player.
rocketmen-event-variant-drawn = Variant of this game: { $variant }.
rocketmen-event-objectives-dealt =
    { $number ->
        [one] { $seat } is dealt { $number } personal objective.
       *[other] { $seat } is dealt { $number } personal objectives.
    }
    .you =
        { $number ->
            [one] You are dealt { $number } personal objective.
           *[other] You are dealt { $number } personal objectives.
        }
rocketmen-event-objective-dealt = { $seat } is dealt a personal objective: { $objective }.
    .you = You are dealt a personal objective: { $objective }.
rocketmen-event-market-filled = New in the Market: { $card }.
    .several = New in the Market: { $card }.
rocketmen-event-turn-begun = Round { $round }, turn: { $seat }.
    .you = Round { $round }, your turn.
rocketmen-event-cards-drawn = { $seat } draws { rocketmen-count-cards }.
    .you = You draw { rocketmen-count-cards }.
rocketmen-event-card-drawn = { $seat } has drawn { $card }.
    .several = { $seat } has drawn { $card }.
    .you = You have drawn { $card }.
    .several-you = You have drawn { $card }.
rocketmen-event-deck-shuffled = { $seat }: the Depot is shuffled into a new Command Centre.
    .you = Your Depot is shuffled into a new Command Centre.
rocketmen-event-card-chosen = { $seat } wants to buy { $card }.
    .you = You want to buy { $card }.
rocketmen-event-paid-with = { $seat } pays with { $card }.
    .several = { $seat } pays with { $card }.
    .you = You pay with { $card }.
    .several-you = You pay with { $card }.
rocketmen-event-marker-used = { $seat } pays with a marker: { $achievement }.
    .you = You pay with a marker: { $achievement }.
rocketmen-event-card-bought = { $seat } buys { $card }.
    .you = You buy { $card }.
rocketmen-event-mission-planned = { $seat } puts a mission on the Mission Plan: { $card }.
    .you = You put a mission on the Mission Plan: { $card }.
rocketmen-event-card-placed = { $seat } puts a card on the Launch Pad: { $card }.
    .you = You put a card on the Launch Pad: { $card }.
rocketmen-event-card-stored = { $seat } puts a card beneath the Storage Yard: { $card }.
    .you = You put a card beneath the Storage Yard: { $card }.
rocketmen-event-card-taken-back = { $seat } takes a card back to hand: { $card }.
    .you = You take a card back to your hand: { $card }.
rocketmen-event-card-discarded = { $seat } discards { $card }.
    .several = { $seat } discards { $card }.
    .you = You discard { $card }.
    .several-you = You discard { $card }.
rocketmen-event-pad-card-discarded = { $seat } discards from the Launch Pad: { $card }.
    .several = { $seat } discards from the Launch Pad: { $card }.
    .you = You discard from the Launch Pad: { $card }.
    .several-you = You discard from the Launch Pad: { $card }.
rocketmen-event-mission-discarded = { $seat } discards the mission from the Mission Plan: { $card }.
    .you = You discard the mission from the Mission Plan: { $card }.
rocketmen-event-card-scrapped = { $seat } scraps { $card }.
    .you = You scrap { $card }.
rocketmen-event-hazard-taken = { $seat } takes a hazard free of charge: { $card }.
    .you = You take a hazard free of charge: { $card }.
rocketmen-event-launch-declared = { $seat } launches { $card }. Destination: { $destination }.
    .you = You launch { $card }. Destination: { $destination }.
rocketmen-event-card-copied = { $seat } copies a card for this launch: { $card }.
    .you = You copy a card for this launch: { $card }.
rocketmen-event-rocket-moved =
    { $number ->
        [-4] { $seat }: the rocket falls back 4 spaces, to space { $to }.
        [-3] { $seat }: the rocket falls back 3 spaces, to space { $to }.
        [-2] { $seat }: the rocket falls back 2 spaces, to space { $to }.
        [-1] { $seat }: the rocket falls back 1 space, to space { $to }.
       *[other] { $seat }: the rocket advances { rocketmen-count-fields }, to space { $to }.
    }
    .you =
        { $number ->
            [-4] Your rocket falls back 4 spaces, to space { $to }.
            [-3] Your rocket falls back 3 spaces, to space { $to }.
            [-2] Your rocket falls back 2 spaces, to space { $to }.
            [-1] Your rocket falls back 1 space, to space { $to }.
           *[other] Your rocket advances { rocketmen-count-fields }, to space { $to }.
        }
rocketmen-event-success-drawn = { $seat } draws a success card: { $value }.
    .you = You draw a success card: { $value }.
rocketmen-event-success-seen = { $seat } sees a success card: { $value }.
    .you = You see a success card: { $value }.
rocketmen-event-success-ordered = { $seat } puts the success cards back in an order of their choice.
    .you = You put the success cards back in the order you chose.
rocketmen-event-success-ignored = { $seat } ignores a success card: { $value }.
    .you = You ignore a success card: { $value }.
rocketmen-event-effect-used = { $seat } uses an effect: { $card }.
    .you = You use an effect: { $card }.
rocketmen-event-launch-aborted = { $seat } aborts the launch.
    .you = You abort the launch.
rocketmen-event-launch-failed = { $seat }: the launch has failed.
    .you = Your launch has failed.
rocketmen-event-mission-completed = { $seat } completes a mission: { $location }, { count-points }.
    .you = You complete a mission: { $location }, { count-points }.
rocketmen-event-achievement-won = { $seat } wins an achievement: { $achievement }.
    .you = You win an achievement: { $achievement }.
rocketmen-event-token-won = { $seat } is the first to arrive and takes a token: { $destination }.
    .you = You are the first to arrive and take a token: { $destination }.
rocketmen-event-end-begun = The end has begun: this round is the last.
rocketmen-event-round-without-progress =
    { $rounds ->
        [one] A round without progress: nobody bought, placed or launched anything. The game ends after { $limit } such rounds.
       *[other] { $rounds } rounds in a row without progress. The game ends after { $limit }.
    }
rocketmen-event-game-stalled = { $rounds } rounds in a row without progress: the game ends and is counted.
rocketmen-event-points-scored = { $seat }: { count-points } ({ $source }).
    .you = You score { count-points } ({ $source }).
rocketmen-event-score-counted = { $seat }: { count-points } in total.
    .you = You have { count-points } in total.
rocketmen-event-game-won = { $seat } wins.
    .you = You win.
rocketmen-event-game-lost = The game is lost: it takes both goals of the objective, and more points than the rival has.
rocketmen-event-rival-card-drawn = A card for the rival: { $solo }.
rocketmen-event-rival-sets-out = The rival sets out from space { $field }: { $location }.
rocketmen-event-rival-moved = The rival's rocket moves on to space { $field }.
rocketmen-event-rival-arrived = The rival has arrived: { $location }, { count-points }.
rocketmen-event-card-removed = Out of the game: { $card }.
rocketmen-event-rival-scored = The rival gets { count-points } for a hazard.
rocketmen-event-card-kept = { $seat } keeps a card on the Launch Pad: { $card }.
    .you = You keep a card on the Launch Pad: { $card }.
rocketmen-event-decided-launch-missed = Round { $round }: the launch of { $seat } comes to nothing. Destination: { $destination }.
    .you = Round { $round }: your launch comes to nothing. Destination: { $destination }.
rocketmen-event-decided-source = { $seat }: { count-points } ({ $source }), { $ahead } more than anybody else.
    .you = You get { count-points } ({ $source }), { $ahead } more than anybody else.
rocketmen-event-decided-lead = { $seat } takes the lead on the score track in round { $round } and keeps it.
    .you = You take the lead on the score track in round { $round } and keep it.
rocketmen-event-decided-lead-late = Only the final scoring puts { $seat } ahead.
    .you = Only the final scoring puts you ahead.

## What a choice would lead to

rocketmen-consequence-costs =
    { $components ->
        [0] Costs: { MONEY($money) }.
       *[other] { $money ->
            [0] Costs: { rocketmen-count-components }.
           *[other] Costs: { MONEY($money) } and { rocketmen-count-components }.
        }
    }
rocketmen-consequence-leaves =
    { $money ->
        [0] Leaves no money to pay with.
       *[other] Leaves cards and markers worth { MONEY($money) } at most.
    }
rocketmen-consequence-still-owed =
    { $components ->
        [0] Then still to pay: { MONEY($money) }.
       *[other] { $money ->
            [0] Then still to pay: { rocketmen-count-components }.
           *[other] Then still to pay: { MONEY($money) } and { rocketmen-count-components }.
        }
    }
rocketmen-consequence-paid-up = Pays all that is owed.
rocketmen-consequence-points-at-once = { count-points } at once.
rocketmen-consequence-points-at-the-end = { count-points } at the end of the game.
rocketmen-consequence-can-launch = { $location }: { $have } of { $need } rocket points, can launch. Success: { $percent }.
rocketmen-consequence-rockets-missing = { $location }: { $have } of { $need } rocket points, can't launch yet.
rocketmen-consequence-pad-lost = Would discard { rocketmen-count-cards } from the Launch Pad.
rocketmen-consequence-launch-promises = { $location }: { count-points }. Success: { $percent }.
rocketmen-consequence-pad-at-risk = A failure would discard { rocketmen-count-cards } from the Launch Pad.
rocketmen-consequence-success = Success: { $percent }.
rocketmen-consequence-abort-costs =
    { $number ->
        [0] The abort costs no card.
       *[other] The abort costs { rocketmen-count-cards } from the Launch Pad.
    }
rocketmen-consequence-rocket-at = The rocket would reach space { $field } of { $distance }.
rocketmen-consequence-could-launch = You could launch: { $location }. Success: { $percent }.
rocketmen-consequence-could-buy = You have used nothing this turn and hold { MONEY($money) }. Cards that you could buy: { $number }.
rocketmen-consequence-could-plan = You could put a mission on the Mission Plan.
rocketmen-consequence-could-draw = You could still draw { rocketmen-count-cards }.
rocketmen-consequence-could-place-free = You could still put a card on the Launch Pad free of charge.

## What a seat is asked

rocketmen-question-act = Choose an action, launch, or end your turn.
rocketmen-question-pay-the-rest =
    { $components ->
        [0] Still to pay: { MONEY($money) }.
       *[other] { $money ->
            [0] Still to pay: { rocketmen-count-components }.
           *[other] Still to pay: { MONEY($money) } and { rocketmen-count-components }.
        }
    }
rocketmen-question-pay-for-placing = This card does not pay for its own place: choose what you pay with.
rocketmen-question-scrap-a-card = Choose a card from your hand to scrap.
rocketmen-question-discard-for-cards = Choose a card to discard, for which you draw another, or finish.
rocketmen-question-take-from-the-play-area = Choose a card from your Play Area to take into your hand.
rocketmen-question-must-copy-a-card = Choose a card to copy that gives your rocket the points it lacks.
rocketmen-question-may-copy-a-card = Choose a card to copy for this launch, or decline.
rocketmen-question-fly = { $destination }, space { $rocket } of { $distance }: { $can }
rocketmen-in-flight-draw = draw the next success card.
rocketmen-in-flight-draw-or-use = draw the next success card, or use a card from your Launch Pad.
rocketmen-in-flight-abort = go on or abort.
rocketmen-in-flight-abort-or-use = go on, abort, or use a card from your Launch Pad.
rocketmen-in-flight-leave = no success card is left to draw.
rocketmen-in-flight-leave-or-use = no success card is left to draw: use a card from your Launch Pad, or leave it at that.
rocketmen-question-put-one-on-top = Choose the success card that comes first.
rocketmen-question-choose-the-first-card = Choose one of these as your first success card.
rocketmen-question-lose-a-pad-card = The abort has its price: choose a card from your Launch Pad to discard.
rocketmen-question-discard-a-permanent = Choose a { rocketmen-permanent } card to discard, or keep what is left.
rocketmen-question-keep-one-pad-card = Choose the card on your Launch Pad that you keep.
rocketmen-question-keep-the-plan = Keep the mission on your Mission Plan?
rocketmen-question-discard-over-the-limit = Your hand is over its limit: choose a card to discard.

## Answers: deeds, and with what

# A button; its group is a short one that opens all purchases.
rocketmen-deed-buy = Buy: { $thing }
    .group = Buy
rocketmen-deed-buy-engine = Buy an engine: { $thing }
    .group = Buy an engine
# A button; its group is a short one, a verb, that opens all cards for the Mission Plan.
rocketmen-deed-plan = Put on the Mission Plan: { $thing }
    .group = Plan
rocketmen-deed-plan-paid = Put on the Mission Plan, paid by another card: { $thing }
    .group = Plan, paid otherwise
rocketmen-deed-pad = Put on the Launch Pad: { $thing }
    .group = To the Launch Pad
rocketmen-deed-pad-paid = Put on the Launch Pad, paid by another card: { $thing }
    .group = To the pad, paid otherwise
rocketmen-deed-free = Put on the Launch Pad free of charge: { $thing }
    .group = To the pad, free
rocketmen-deed-free-bought = Put on the Launch Pad free of charge, just bought: { $thing }
    .group = Bought, to the pad
# A button; its group is a short one, a verb.
rocketmen-deed-store = Put beneath the Storage Yard: { $thing }
    .group = Store
rocketmen-deed-store-paid = Put beneath the Storage Yard, paid by another card: { $thing }
    .group = Store, paid otherwise
rocketmen-deed-unstore = Take back from beneath the Storage Yard: { $thing }
    .group = Take from storage
# A button; its group is a short one, a verb, that opens all effects.
rocketmen-deed-use = Use the effect: { $thing }
    .group = Use
rocketmen-deed-draw = Draw a card for one you paid with
# A button; its group is a short one, a verb.
rocketmen-deed-discard = Discard: { $thing }
    .group = Discard
rocketmen-deed-unpad = Discard from the Launch Pad: { $thing }
    .group = Off the pad
rocketmen-deed-drop-plan = Discard the planned mission and the whole Launch Pad
rocketmen-deed-remove = Remove from the game, at the cost of one rival step: { $thing }
    .group = Remove (rival +1)
# A button; its group is a short one, a verb, that opens the destinations.
rocketmen-deed-launch = Launch: { $thing }
    .group = Launch
rocketmen-deed-end = End the turn
rocketmen-deed-pay = Pay with: { $thing }
    .group = Pay with
# A button; its group is a short one, a noun: paying with a token.
rocketmen-deed-marker = Pay with a marker: { $thing }
    .group = Marker
rocketmen-deed-pay-for-me = Pay the rest for me, with the least waste
rocketmen-deed-add = Buy with the same payment: { $thing }
    .group = Buy too
rocketmen-deed-add-engine = Buy an engine with the same payment: { $thing }
    .group = Engine too
rocketmen-deed-go-on = Draw the next success card
rocketmen-deed-afterburner = Fire the Afterburner
rocketmen-deed-look-ahead = Look at the next success cards
rocketmen-deed-plan-in-detail = Choose the first success card yourself
rocketmen-deed-draw-anew = Ignore this success card and draw another
rocketmen-deed-count-a-zero = Let the 0 count for more
rocketmen-deed-abort = Abort the launch
rocketmen-deed-give-up = Leave it at that: the launch fails

## Why something is not possible

rocketmen-reason-not-asked = You are not asked right now. Wait until it is your turn.
rocketmen-reason-slot-empty = This place of the Market is empty. Choose another card.
rocketmen-reason-pile-empty = No engine of this kind is left. Choose another kind.
rocketmen-reason-cannot-pay = Your hand and your markers do not pay for this. Choose something cheaper.
rocketmen-reason-engine-limit = You have all the engines you may buy this turn. Buy the next one in your next turn.
rocketmen-reason-already-chosen = This card is part of the payment already. Choose another one.
rocketmen-reason-not-in-hand = This card is not in your hand. Choose one that is.
rocketmen-reason-does-not-pay = This card has nothing that pays here. Pay with another card or a marker.
rocketmen-reason-not-needed = This gives nothing of what is still owed. Pay with something else.
rocketmen-reason-no-marker = You have no such marker left this turn. Pay with something else.
rocketmen-reason-plan-taken = Your Mission Plan has room for one mission, and there is one. Launch it, or discard it first.
rocketmen-reason-not-a-mission = The Mission Plan takes mission cards only. Choose a mission.
rocketmen-reason-no-mission-planned = There is no mission on your Mission Plan. Put one there first.
rocketmen-reason-nothing-but-money = Only cards with a component other than money go on the Launch Pad. Choose such a card.
rocketmen-reason-already-on-pad = A card of this name is on your Launch Pad already. Choose another one.
rocketmen-reason-not-on-pad = There is no such card on your Launch Pad. Choose among what lies there.
rocketmen-reason-no-free-placement = No card that you paid with lets you place this one free of charge. Choose something else.
rocketmen-reason-no-yard = You have no Storage Yard on your Launch Pad. Put one there first.
rocketmen-reason-yard-full = Your Storage Yard is full. Choose something else for this card.
rocketmen-reason-not-stored = This card does not lie beneath your Storage Yard. Choose one that does.
rocketmen-reason-stored-this-turn = This card was stored this very turn. Take it back in a later one.
rocketmen-reason-no-effect-from-hand = This card has no effect to use from your hand. Pay with it, or place it.
rocketmen-reason-no-such-hazard = The hazard that this card fights is not in the Market. Keep the card until it is.
rocketmen-reason-no-other-card = Another card has to be scrapped first, and your hand has none. Use this card when it has.
rocketmen-reason-nothing-to-take-back = Your Play Area has no card that can be taken back this way. Choose something else.
rocketmen-reason-same-name = A card can't take back one of its own name. Choose a card of another name.
rocketmen-reason-no-draw-pending = No card that you paid with lets you draw. Pay with one that does.
rocketmen-reason-not-its-destination = The planned mission does not fly there. Choose a destination that its card names.
rocketmen-reason-already-there = You have completed this mission there already. Choose another destination or another mission.
rocketmen-reason-too-few-rockets = The rocket points are too few for this flight. Get more of them, or choose something else.
rocketmen-reason-no-markers-left = You have completed as many missions as you can. Use your turn for something else.
rocketmen-reason-nothing-planned = There is no mission on your Mission Plan to discard. Choose something else.
rocketmen-reason-not-on-a-rivals-pad = No other player has this card on the Launch Pad. Choose one that lies there.
rocketmen-reason-no-card-drawn-yet = It is too early for this. Draw a success card first.
rocketmen-reason-last-card-drawn = The last success card has been drawn. Only an Afterburner still helps.
rocketmen-reason-only-before-the-first = This works only before the first success card. Choose something else.
rocketmen-reason-only-after-a-card = This works only right after a success card that is not the last. Choose something else.
rocketmen-reason-not-a-zero = The success card just drawn is not a 0. Keep this for when one comes.
rocketmen-reason-not-among-them = This success card is not among those you see. Choose one of them.
rocketmen-reason-not-permanent = This card is not { rocketmen-permanent } and is discarded anyway. Choose another one, or finish.
rocketmen-reason-no-rival-mission = The rival has no mission under way, so no card can be removed. Choose something else.
rocketmen-reason-solo-only = Only a solo player removes cards from the Market. Choose something else.
rocketmen-reason-no-other-payer = No other card in your hand has an effect { rocketmen-when-paying }. Place this one in the usual way.
rocketmen-reason-removed-this-turn = You have removed a card this turn already. Remove another one in your next turn.
rocketmen-reason-cannot-be-declined = This has to be done. Choose one of the possibilities.
rocketmen-reason-earth-only = In the Battle for Earth rockets fly to Earth orbit only. Choose that.
rocketmen-reason-four-missions = You have completed four missions already, Battle for Earth allows no more. End your turn, or do something else.
rocketmen-reason-not-a-resource = Only resources can be copied. Choose a resource on another player's Launch Pad.
rocketmen-reason-hand-within-limit = Your hand is within its limit, so nothing has to be discarded. Go on with your cards.

## The table at the terminal

# Above a part of the table, and on a phone's tab.
rocketmen-heading-destinations = Destinations
# Above a part of the table: the engines that can be bought.
rocketmen-heading-engines = Engines
rocketmen-heading-of = Board of { $seat }
# Above a part of the table: what is being paid with.
rocketmen-heading-payment = Payment
rocketmen-heading-launch = Launch: { $mission }, { $destination }
rocketmen-times = { $card } ×{ $number }
rocketmen-board-round = Round { $number }
rocketmen-board-goal = The end begins at { count-points }
rocketmen-board-missions-goal = The end begins when somebody has completed this many missions: { $number }
rocketmen-board-last-round = This round is the last
rocketmen-board-stalled =
    { $number ->
        [one] { $number } round without progress; the game ends after { $limit }
       *[other] { $number } rounds without progress; the game ends after { $limit }
    }
rocketmen-board-tokens = { $token }: { $seat }
rocketmen-board-deck = Cards left for the Market: { $number }
rocketmen-board-left = left: { $number }
# Instead of a card in the market.
rocketmen-board-empty-place = empty
rocketmen-board-mission = mission: { $destinations }; { $achievement }
rocketmen-board-used = { $achievement } (used)
rocketmen-board-done = { $goal } (done)
rocketmen-board-hand = Hand ({ $number } of { $limit })
rocketmen-board-missions = missions: { $number } of { $most }
rocketmen-board-credit = Left over for more placing: { MONEY($amount) }
rocketmen-board-free = Cards that may be placed free of charge: { $number }
rocketmen-board-draws = Cards to draw for cards you paid with: { $number }
rocketmen-board-field = Space { $rocket } of { $distance }
rocketmen-board-drawn = success cards drawn: { $drawn } of { $draws }
rocketmen-board-seen = on top of the deck: { $cards }
rocketmen-board-copied = Copied: { $card }
rocketmen-board-rival = { $location }, space { $field } of { $distance }
rocketmen-chance = { $percent }
rocketmen-odds = success { $chance }, expected points { $points }
rocketmen-odds-best = most points
rocketmen-odds-note = Expected points include the cost of discarded cards. The odds assume the best play from here on.

## What may be wrong with a pack

things-teal-cards = teal cards
things-pink-cards = pink cards
# What a pack has some number of, as in "engines: 12".
things-engines = engines
# What a pack has some number of, as in "hazards: 9".
things-hazards = hazards
things-success-cards = success cards
# What a pack has some number of: personal objectives.
things-objectives = objectives
# What a pack has some number of: cards of that kind.
things-variants = variants
things-solo-cards = solo cards
mistake-same-points = from is { $points }, as with { $other }
wanted-other-points = expected another number of points
wanted-more-money = expected more than { $other } has, which is { $least }
mistake-farther-before = comes after { $other }, which is farther
wanted-nearest-first = expected the locations from the nearest destination to the farthest
mistake-no-location = destinations "{ $destination }", which has no { $kind }
wanted-all-missions = expected { $number }, as many as a player has
mistake-different = { $number } different ones
mistake-same-effect = effect is "{ $effect }", as with { $other }
wanted-one-card = expected no more than one card with it
wanted-same-points = expected { $points }, as with { $other }
mistake-goal-out-of-reach = goals "{ $goal }", where no mission goes
wanted-goal-in-reach = expected a goal that a mission can fulfil
mistake-no-solo = none with solo = true
wanted-solo = expected at least one, for solo games
wanted-variants = expected at least { $least }, which are drawn
mistake-no-card-with = no card with { $field } = "{ $value }"
wanted-way-to-go = expected at most { $most }: { $destination } is { $distance } away and cards give up to { $steps } steps more
wanted-success-cards = expected at least { $least }: { $draws } draws and { $spare } more by effects of cards

## The drawn rules

drawn-rocketmen-setup = Before the game
    .first = Six cards lie open in the Market.
    .second = Everybody has the same twelve missions as a Command Centre and draws six.
    .third = Everybody gets two personal objectives, kept secret.
drawn-rocketmen-turn = A turn
    .first = Pay with cards of your hand and buy from the Market.
    .second = Put a mission on the Mission Plan, and cards on the Launch Pad.
    .third = Launch or end the turn, and draw up to your hand limit.
drawn-rocketmen-launch = A launch
    .first = The mission needs rocket points, which lie on the Launch Pad.
    .second = Components on the pad move the rocket, then success cards, one by one: go on, or abort.
    .third = Who arrives scores. Who has drawn all and is not there discards the whole pad.
drawn-rocketmen-deck = How a deck grows
    .first = At the end of the turn what you bought and played goes to the Depot.
    .second = When the Command Centre is empty, the Depot is shuffled into a new one.
    .third = So your new cards come to your hand.

## How a game stands: what is counted, and what it gives

aim-measure-goals = goals
aim-measure-destinations = destinations
aim-measure-hazards = hazards
aim-measure-money = money
aim-measure-computers = computers
aim-measure-composites = composites
aim-measure-biotech = biotech
aim-measure-science = science
aim-measure-rockets = rocket points

## Where expected points come from

bot-part-points = points so far
# What a bot counts: the worth of all one's cards.
bot-part-cards = cards
# What a bot counts: the worth of one's engines.
bot-part-engines = engines
# What a bot counts: what can be paid with.
bot-part-money = money
bot-part-economy = cards, engines and money
# What a bot counts: the tokens that missions have won.
bot-part-achievements = achievements
bot-part-objectives = personal objective
# What a bot counts: the points of the hazards one has bought.
bot-part-hazards = hazards

## The table

web-rocketmen-track = Flight track from the ground past Earth orbit and the Moon to Mars
web-rocketmen-track-flying = { $seat } is flying. { $destination }: space { $field } of { $distance }
web-rocketmen-arrived = Arrived: { $names }
web-rocketmen-limit = LIMIT { $number }
web-rocketmen-owed = Still owed:
web-rocketmen-next-card = The next success card
web-rocketmen-success = chance of success
web-rocketmen-go-on =
    { $missing ->
        [one] { $missing } space to go, success cards left: { $left }. If they do not suffice, every card on the Launch Pad is discarded.
       *[other] { $missing } spaces to go, success cards left: { $left }. If they do not suffice, every card on the Launch Pad is discarded.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] The mission and the whole Launch Pad stay.
        [one] The mission stays. { $number } card on the Launch Pad is discarded.
       *[other] The mission stays. { $number } cards on the Launch Pad are discarded.
    }
web-rocketmen-failure-costs = Every card on the Launch Pad is discarded.
web-rocketmen-completed = Mission completed: { count-points }
web-rocketmen-failed = The launch has failed
web-rocketmen-aborted = Launch aborted
web-rocketmen-here = Put it here
web-rocketmen-put-here = Put it here: { $zone }
# Button at a place: discard the card that is held.
web-rocketmen-discard-here = Discard
web-rocketmen-no-mission = No mission yet
web-rocketmen-pad-empty = Empty. Engines and components go here.
# Heading above one's personal objectives.
web-rocketmen-objectives = Objectives
web-rocketmen-picked = Now choose what to do with it.
web-rocketmen-drop-plan = Give up the mission
web-rocketmen-keep-plan = Keep the mission
web-rocketmen-hand-empty = Your hand is empty.
web-rocketmen-option = { $deed }: { $thing }
web-rocketmen-rival-resting = No mission under way
web-rocketmen-solo-end = More points than the rival, and both goals of the objective
web-rocketmen-rockets = Rocket points: { $have } of { $need }
web-rocketmen-lift = At lift-off: space { $field } of { $distance }
web-rocketmen-odds = Chance of success: { $chance }
web-rocketmen-once =
    { $number ->
        [one] once it has { $number } rocket
       *[other] once it has { $number } rockets
    }
web-rocketmen-flight-plan = Where the mission can go
web-rocketmen-purse = All that your hand and markers can pay
web-rocketmen-look = Look at the whole board
web-rocketmen-pad-first-plan = Plan a mission first. Then engines and components go here.
web-rocketmen-face-down = Face down
web-rocketmen-deck-yours = Nobody knows in which order.
web-rocketmen-deck-theirs = Some of these are in hand. Nobody knows which.
web-rocketmen-wanted = Part of your objective
# Before a list of cards.
web-rocketmen-paid = Paid:
web-rocketmen-arrives = reaches the goal
web-rocketmen-without = Without a copy:
# Heading of a launch under way.
web-rocketmen-launch = Launch
web-rocketmen-rocket = My rocket
web-rocketmen-panes = Parts of the table
web-rocketmen-turn = Your turn
web-rocketmen-turn-of = Turn: { $seat }
web-rocketmen-hint-odds = From here: { $odds }.
web-rocketmen-hint-pay = It pays with what you need least.
web-rocketmen-hint-pad = It gives your rocket: { $components }.
web-rocketmen-hint-buy = Whenever you draw it, it gives: { $components }.
web-rocketmen-hint-place = { $location } ({ count-points })
web-rocketmen-hint-plan = It can go to: { $places }. Success also wins: { $achievement }.
web-rocketmen-hint-wanted = Part of your objective: { $locations }.
web-rocketmen-hint-discard = There is no better use for it now, and a new card takes its place at the end of the turn.
web-rocketmen-hint-unpad = On the pad it helps this mission little; in your deck it can pay again.
web-rocketmen-hint-drop-plan = Another mission promises more than this one.
web-rocketmen-hint-remove = It clears the Market of what you do not want, for one step of the rival.
web-rocketmen-hint-end = Nothing more to gain right now. You draw new cards; your hand limit: { $number }.
web-rocketmen-hint-tried = Trial games from here on: { $number }. Chance of winning { $percent }, points on average { $points }.

## Sections of a pack

library-section-numbers = Key numbers
library-section-surcharge = Hazard surcharge
library-section-destination = Destinations
library-section-location = Locations
library-section-resource = Resources
library-section-engine = Engines
library-section-hazard = Hazards
library-section-objective = Personal objectives
library-section-variant = Variants
library-section-solo-card = Cards of the solo rival
library-section-success = Success cards

# Points on the track since the reader last chose: "Ada +5, Ben +3".
rocketmen-gains = Since your last choice: { $gains }
