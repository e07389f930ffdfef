### Mission: Red Planet, both editions.
### Inserted names ($seat, $zone, $dock, $ship, $card, $character, $kind, $place …) are finished words and never inflected.
### $zones is a list of zone names, or one of the zones-… messages.

## Zones and places

# The planet, as a place on the map.
mars = Mars
lost-in-space = Lost in Space
zone-vastitas-borealis = Vastitas Borealis
zone-ausonia = Ausonia
zone-mare-serpentis = Mare Serpentis
zone-sinus-sabaeus = Sinus Sabaeus
zone-mare-tyrrhenum = Mare Tyrrhenum
zone-tritonis-sinus = Tritonis Sinus
zone-hellas = Hellas
zone-valles-marineris = Valles Marineris
zone-syrtis-major = Syrtis Major
zone-phobos = Phobos
zone-arabia = Arabia
zones-all = all zones
zones-mars = all zones of Mars
zones-outer = all outer zones
zones-inner = all inner zones
dock = Dock { $number }
place-ship = ship at { $dock }

## Ships

ship-to = Ship to { $zone }, capacity { $capacity }
ship-unknown = Ship of unknown destination, capacity { $capacity }
ship-manual = Manual-pilot ship, capacity { $capacity }
ship-with-token = { $ship }, destination token: { $zone }

## Resources

kind-ice = ice
kind-sylvanite = sylvanite
kind-celerium = celerium

## Characters

placing-second =
    { $places ->
        [one] Place { $places } astronaut on a docked ship.
       *[other] Place { $places } astronauts on docked ships.
    }
placing-first =
    { $places ->
        [one] You may place { $places } astronaut on a ship.
       *[other] You may place up to { $places } astronauts on ships.
    }

character-recruiter = Recruiter
    .text = { placing-second } Take back all your played characters, the Recruiter too.
    .text-first = { placing-first } Take back all your used characters, the Recruiter too.
character-explorer = Explorer
    .text =
        { placing-second } Then make up to { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }, each of one of your astronauts to a neighbouring zone. The same astronaut may move again.
    .text-first =
        { placing-first } Then make up to { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }, each of one of your astronauts to a neighbouring zone. The same astronaut may move again.
character-scientist = Scientist
    .text = { placing-second } Then draw an event card or look at a face-down discovery in play.
    .text-first = { placing-first } Then you may draw an event card or look at a discovery in play.
character-secret-agent = Secret Agent
    .text =
        { $places ->
            [one] Place { $places } astronaut on a docked ship.
           *[other] Place { $places } astronauts, each on a different docked ship.
        } Then launch a docked ship that is not full, even an empty one.
    .text-first =
        { $places ->
            [one] You may place { $places } astronaut on a ship.
           *[other] You may place up to { $places } astronauts, each on a different ship.
        } Then you may launch a ship that is not full, even an empty one.
character-saboteur = Saboteur
    .text = { placing-second } Then destroy a docked ship, full or not. All aboard are killed.
    .text-first = { placing-first } Then you may destroy a ship on the launch pad. All aboard are killed.
character-femme-fatale = Femme Fatale
    .text = { placing-second } Then replace another player's astronaut with one of yours, on a ship or in a zone where you have an astronaut. The replaced one is killed.
    .text-first = { placing-first } Then you may replace another player's astronaut with one of yours, on a ship or in a zone where you have an astronaut. The replaced one is lost.
character-travel-agent = Travel Agent
    .text =
        { $places ->
            [one] Place { $places } astronaut on a docked ship.
           *[other] Place { $places } astronauts together on one docked ship.
        } If no ship has enough room, your turn is skipped.
    .text-first =
        { $places ->
            [one] You may place { $places } astronaut on a ship.
           *[other] You may place { $places } astronauts together on one ship.
        } If no ship has enough room, your turn is lost.
character-soldier = Soldier
    .text =
        { placing-second } Then kill one astronaut in any zone but the inner ones. Then move up to { $moves ->
            [one] { $moves } astronaut
           *[other] { $moves } astronauts
        } of yours from Phobos to zones of Mars, at least one if you can.
    .text-first =
        { $places ->
            [one] You may place { $places } astronaut on a ship.
           *[other] You may place { $places } astronauts together on one ship, all or none.
        } Then you may kill one astronaut in an outer zone.
character-pilot = Pilot
    .text = { placing-second } Then put a destination token on a docked or launched ship.
    .text-first = { placing-first } Then you may change the destination of a ship, launched or not.

## Cards, second edition: discoveries

card-even-ground = Even Ground
card-uneven-ground = Uneven Ground
card-mining-accident = Mining Accident
card-synergy = Synergy
card-subterfuge = Subterfuge
card-native-resistance = Native Resistance
card-frozen-cave = Frozen Cave
card-rich-vein = Rich Vein
card-ether-magnet = Ether Magnet
card-sandstorm = Sandstorm
card-lichens = Lichens
card-underground-lake = Underground Lake
card-radiation = Radiation

## Cards, second edition: missions

card-eastern-influence = Eastern Influence
card-southern-influence = Southern Influence
card-western-influence = Western Influence
card-northern-influence = Northern Influence
card-strategic-zones = Strategic Zones
card-moon-base = Moon Base
card-celerium-baron = Celerium Baron
card-sylvanite-baron = Sylvanite Baron
card-great-migration = Great Migration
card-heroic-sacrifice = Heroic Sacrifice
card-expansion = Expansion
card-land-claims = Land Claims
card-diversified-trade = Diversified Trade

## Cards, second edition: actions

card-blocks-of-ice = Blocks of Ice
card-ether-wind = Ether Wind
card-rescue = Rescue
card-industrial-espionage = Industrial Espionage

## Cards, first edition: discoveries (rich vein and radiation are above)

card-outcrop = Outcrop
card-life = Life
card-reservoir = Reservoir
card-cave-in = Cave-in
card-ambush = Ambush
card-upheaval = Upheaval
card-bare-rock = Bare Rock

## Cards, first edition: bonus cards

card-secret-mission-1 = Secret Mission 1
card-secret-mission-2 = Secret Mission 2
card-secret-mission-3 = Secret Mission 3
card-secret-mission-4 = Secret Mission 4
card-grant = Grant
card-core = Core
card-celerium = Celerium
card-sylvanite = Sylvanite
card-memorial = Memorial
card-presence = Presence
card-settlers = Settlers
card-trade = Trade

ice-monopoly = Ice Monopoly
    .text = { count-points } for the most ice tokens. Tied players share them, rounded down.

## Kinds of cards

type-discovery = discovery
type-mission = mission
type-action = action
type-bonus = bonus card
face-down-card = face-down card
moment-and-effect = { $moment }: { $effect }

## When a card acts

moment-reveal = Discovery reveal
moment-production = Last production
moment-final = Final scoring
moment-reveal-start = Start of the discovery reveal
moment-production-end = End of the last production
moment-none = No set moment

## What discoveries do

effect-all-present-tie = Everyone present here counts as tied for most.
effect-fewest-lead = Whoever has the fewest astronauts here, but at least one, counts as having the most.
effect-no-new-tokens = No new point tokens are placed here. Older ones are still given out.
effect-neighbours-gain =
    { $amount ->
        [one] Each neighbouring zone that produces gets { $amount } more point token.
       *[other] Each neighbouring zone that produces gets { $amount } more point tokens.
    }
effect-second-most-take-stay = Whoever has the second most astronauts here takes the point tokens. A tie for most shares them as usual. With only one player here, they stay.
effect-second-most-take-take = Whoever has the second most astronauts here takes the point tokens. A tie for most shares them as usual. With only one player here, that player takes them.
effect-each-loses =
    { $amount ->
        [one] Each player present loses { $amount } astronaut here to Lost in Space.
       *[other] Each player present loses { $amount } astronauts here to Lost in Space.
    }
effect-new-tokens-become = The new point tokens here are { $kind }.
effect-more-tokens =
    { $amount ->
        [one] { $amount } more point token is placed here.
       *[other] { $amount } more point tokens are placed here.
    }
effect-docked-crews-land = All astronauts on docked ships land here.
effect-scatter = From the first player on, each player moves all their astronauts from here to neighbouring zones of their choice.
effect-points-present =
    { $amount ->
        [one] { $amount } point to each player present here.
       *[other] { $amount } points to each player present here.
    }
effect-points-most-full =
    { $amount ->
        [one] { $amount } point to whoever has the most astronauts here. Tied players each get the full amount.
       *[other] { $amount } points to whoever has the most astronauts here. Tied players each get the full amount.
    }
effect-points-most-shared =
    { $amount ->
        [one] { $amount } point to whoever has the most astronauts here. Tied players share, rounded down.
       *[other] { $amount } points to whoever has the most astronauts here. Tied players share, rounded down.
    }
effect-nothing = Nothing happens.

## What missions and bonus cards ask for

effect-presence-scale = { $points } points, by how many of these zones you have astronauts in: { $zones }.
effect-most-in = Most astronauts in total ({ $zones }): { count-points }.
effect-most-tokens = Most { $kind } tokens: { count-points }.
effect-most-lost = Most astronauts Lost in Space: { count-points }.
effect-present-in-number = Astronauts in at least { $count } of these zones ({ $zones }): { count-points }.
effect-sole-majority = Most astronauts, without a tie, in at least { $count } of these zones ({ $zones }): { count-points }.
effect-each-kind = At least one point token of each kind: { count-points }.
effect-present-in-all = An astronaut in each of these zones ({ $zones }): { count-points }.
effect-always = No condition: { count-points }.
effect-per-lost = For each of your astronauts Lost in Space: { count-points }, { $most } at most.
effect-per-zone = For each of these zones where you have an astronaut ({ $zones }): { count-points }.

## What actions do

effect-take-tokens =
    { $amount ->
        [one] Take { $amount } { $kind } token.
       *[other] Take { $amount } { $kind } tokens.
    }
effect-rescue =
    { $amount ->
        [one] Bring { $amount } of your astronauts, if you like, back from Lost in Space to a zone where you are present.
       *[other] Bring up to { $amount } of your astronauts back from Lost in Space to zones where you are present.
    }
effect-kill-rival = Kill one rival astronaut in a zone where you are present. Within reach: { $zones }.

## What happened

event-round-begun = Round { $round } begins.
event-ship-docked = New at { $dock }: { $ship }.
event-ships-shuffled = The discarded ships are shuffled into a new deck.
event-destination-given = The ship at { $dock } gets a destination token: { $zone }.
event-destination-set = { $seat } puts a destination token on the ship at { $dock }: { $zone }.
    .you = You put a destination token on the ship at { $dock }: { $zone }.
event-astronaut-seated = { $seat } starts with an astronaut at { $dock }.
    .you = You start with an astronaut at { $dock }.
event-first-player = First player: { $seat }.
    .you = You are the first player.
event-cards-dealt =
    { $number ->
        [one] { $seat } is dealt { $number } card.
       *[other] { $seat } is dealt { $number } cards.
    }
    .you =
        { $number ->
            [one] You are dealt { $number } card.
           *[other] You are dealt { $number } cards.
        }
event-card-dealt = { $seat } is dealt { $card }.
    .you = You are dealt { $card }.
event-mission-kept = { $seat } keeps { $card }.
    .you = You keep { $card }.
event-character-called = Called: { $character }.
event-character-revealed = { $seat } reveals { $character }.
    .you = You reveal { $character }.
event-astronauts-boarded =
    { $number ->
        [one] { $seat } places { $number } astronaut on the ship at { $dock }.
       *[other] { $seat } places { $number } astronauts on the ship at { $dock }.
    }
    .you =
        { $number ->
            [one] You place { $number } astronaut on the ship at { $dock }.
           *[other] You place { $number } astronauts on the ship at { $dock }.
        }
event-ship-launched = Launched from { $dock }: { $ship }.
event-ship-destroyed = { $seat } destroys a ship at { $dock }: { $ship }.
    .you = You destroy a ship at { $dock }: { $ship }.
event-crew-lost =
    { $number ->
        [one] { $seat } loses { $number } astronaut on the ship at { $dock }.
       *[other] { $seat } loses { $number } astronauts on the ship at { $dock }.
    }
    .you =
        { $number ->
            [one] You lose { $number } astronaut on the ship at { $dock }.
           *[other] You lose { $number } astronauts on the ship at { $dock }.
        }
event-characters-taken-back = { $seat } takes back all played characters.
    .you = You take back all your played characters.
event-astronaut-moved = { $seat } moves an astronaut from { $from } to { $to }.
    .you = You move an astronaut from { $from } to { $to }.
event-astronaut-killed = { $seat } kills an astronaut of { $owner } in { $zone }.
    .you = You kill an astronaut of { $owner } in { $zone }.
    .yours = { $seat } kills one of your astronauts in { $zone }.
    .own = You kill one of your own astronauts in { $zone }.
event-astronaut-replaced = { $seat } replaces an astronaut of { $owner } ({ $place }).
    .you = You replace an astronaut of { $owner } ({ $place }).
    .yours = { $seat } replaces one of your astronauts ({ $place }).
event-resource-turned-up = The resource of { $zone }: { $kind }.
event-event-drawn = { $seat } draws an event card.
    .you = You draw an event card.
event-event-seen = { $seat } has drawn { $card }.
    .you = You have drawn { $card }.
event-card-kept = { $seat } keeps the card face down.
    .you = You keep the card face down.
event-card-removed = The card that { $seat } drew leaves the game unseen.
    .you = The card that you drew leaves the game unseen.
event-discovery-placed = { $seat } puts a discovery face down at { $zone }.
    .you = You put a discovery face down at { $zone }.
event-discovery-discarded = No zone is free for it: { $seat } discards { $card }.
    .you = No zone is free for it: you discard { $card }.
event-discovery-looked-at = { $seat } looks at the discovery at { $zone }.
    .you = You look at the discovery at { $zone }.
event-discovery-seen = { $seat } sees the discovery at { $zone }: { $card }.
    .you = You see the discovery at { $zone }: { $card }.
event-ship-landed = Landed in { $zone }: { $ship } ({ $dock }).
event-ship-discarded = Discarded: { $ship } ({ $dock }).
event-astronauts-landed =
    { $number ->
        [one] { $seat } lands { $number } astronaut in { $zone }.
       *[other] { $seat } lands { $number } astronauts in { $zone }.
    }
    .you =
        { $number ->
            [one] You land { $number } astronaut in { $zone }.
           *[other] You land { $number } astronauts in { $zone }.
        }
event-production-begun = Production { $production } begins.
event-tokens-placed =
    { $number ->
        [one] { $zone } gets { $number } { $kind } token.
       *[other] { $zone } gets { $number } { $kind } tokens.
    }
event-tokens-taken =
    { $number ->
        [one] { $seat } takes { $number } { $kind } token in { $zone }.
       *[other] { $seat } takes { $number } { $kind } tokens in { $zone }.
    }
    .you =
        { $number ->
            [one] You take { $number } { $kind } token in { $zone }.
           *[other] You take { $number } { $kind } tokens in { $zone }.
        }
event-action-revealed = { $seat } reveals an action: { $card }.
    .you = You reveal an action: { $card }.
event-tokens-gained =
    { $number ->
        [one] { $card }: { $seat } takes { $number } { $kind } token.
       *[other] { $card }: { $seat } takes { $number } { $kind } tokens.
    }
    .you =
        { $number ->
            [one] { $card }: you take { $number } { $kind } token.
           *[other] { $card }: you take { $number } { $kind } tokens.
        }
event-astronaut-rescued = { $seat } brings an astronaut back from Lost in Space to { $zone }.
    .you = You bring an astronaut back from Lost in Space to { $zone }.
event-discovery-revealed = The discovery at { $zone }: { $card }.
event-astronaut-lost-here = { $card }: { $seat } loses an astronaut in { $zone }.
    .you = { $card }: you lose an astronaut in { $zone }.
event-crew-pulled-down = The astronauts at { $dock } land in { $zone }.
event-mission-revealed = { $seat } reveals { $card }.
    .you = You reveal { $card }.
event-tokens-scored = { $seat }: { count-points } for { $kind } tokens.
    .you = You score { count-points } for { $kind } tokens.
event-mission-scored = { $seat }: { count-points } for { $card }.
    .you = You score { count-points } for { $card }.
event-discovery-scored = { $seat }: { count-points } for { $card } at { $zone }.
    .you = You score { count-points } for { $card } at { $zone }.
event-ice-monopoly-scored = { $seat }: { count-points } for the Ice Monopoly.
    .you = You score { count-points } for the Ice Monopoly.
event-score-counted = { $seat }: { count-points } in total.
    .you = You have { count-points } in total.
event-game-won = { $seat } wins.
    .you = You win.
event-game-lost = A neutral colour has the highest score: both players lose.
event-neutral-character-seen = { $seat } plays { $character } this round.
event-neutral-deck-shuffled = { $seat }: the character deck is shuffled.
event-turn-skipped = { $seat } can't do anything: the turn is skipped.
    .you = You can't do anything: your turn is skipped.
event-hand-shown = { $seat } shows { $card }.
    .you = You show { $card }.
event-ship-removed = Out of the game: { $ship } ({ $dock }).
event-tile-counted =
    { $number ->
        [one] The resource token of { $zone } counts as { $number } { $kind } token.
       *[other] The resource token of { $zone } counts as { $number } { $kind } tokens.
    }
event-reveal-begun = The discovery reveal begins.
event-discoveries-turned-up = All discoveries are turned up.
event-no-action-left = { $seat } reveals no action now.
    .you = You reveal no action now.
event-decided-production = Production { $production } brings { $seat } { count-points }, { $ahead } more than anybody else.
    .you = Production { $production } brings you { count-points }, { $ahead } more than anybody else.
event-decided-mission-missed = { $card } pays { $seat } nothing: { count-points } would have been enough to win.
    .you = { $card } pays you nothing: { count-points } would have been enough to win.
event-decided-crew-lost =
    { $number ->
        [one] { $seat } destroys a ship at { $dock }, and { $owner } loses { $number } astronaut.
       *[other] { $seat } destroys a ship at { $dock }, and { $owner } loses { $number } astronauts.
    }
    .you =
        { $number ->
            [one] You destroy a ship at { $dock }, and { $owner } loses { $number } astronaut.
           *[other] You destroy a ship at { $dock }, and { $owner } loses { $number } astronauts.
        }
    .yours =
        { $number ->
            [one] { $seat } destroys a ship at { $dock }, and you lose { $number } astronaut.
           *[other] { $seat } destroys a ship at { $dock }, and you lose { $number } astronauts.
        }
event-decided-lead = { $seat } takes the lead in production { $production } and keeps it.
    .you = You take the lead in production { $production } and keep it.
event-decided-lead-late = Only the final scoring puts { $seat } ahead.
    .you = Only the final scoring puts you ahead.

## What a seat is asked

question-keep-a-mission = Choose the mission you keep.
question-choose-a-character = Choose a character for this round.
question-place-an-astronaut =
    { $times ->
        [1] Place an astronaut: choose a docked ship.
       *[other] Place astronaut { $time } of { $times }: choose a docked ship.
    }
question-place-on-another-ship =
    { $times ->
        [1] Place an astronaut: choose a docked ship you have not just boarded.
       *[other] Place astronaut { $time } of { $times }: choose a different docked ship each time.
    }
question-place-together = Place all your astronauts of this turn together: choose a docked ship.
question-pick-a-destination = Choose where the ship at { $dock } is going.
question-move-to-a-neighbour = Move { $time } of { $times }: choose an astronaut and a neighbouring zone, or finish.
question-draw-or-look = Draw an event card or look at a discovery.
question-look-at-a-discovery = Choose a face-down discovery to look at.
question-place-the-discovery = Choose an outer zone for this discovery: { $card }.
question-launch-a-docked-ship = Choose a docked ship to launch.
question-destroy-a-docked-ship = Choose a docked ship to destroy.
question-replace-an-astronaut = Choose an astronaut to replace with one of yours.
question-kill-an-astronaut = Choose an astronaut to kill.
question-leave-the-moon = Move an astronaut from Phobos: choose a zone of Mars.
question-leave-the-moon-too = Move another from Phobos ({ $time } of { $times }): choose a zone of Mars, or finish.
question-redirect-a-ship = Choose the ship that gets a destination token.
question-put-a-destination-token = Choose a destination token for the ship at { $dock }.
question-reveal-an-action = Choose the action you reveal next.
question-rescue-an-astronaut = Rescue astronaut { $time } of { $times }: choose a zone, or finish.
question-kill-a-rival = Choose a rival astronaut to kill.
question-flee-the-storm = Storm in { $zone }: choose a neighbouring zone for your astronaut.
question-keep-a-bonus = Choose the bonus card you keep.
question-board-a-ship =
    { $times ->
        [1] Place an astronaut: choose a ship, or decline.
       *[other] Place astronaut { $time } of { $times }: choose a ship, or decline.
    }
question-board-another-ship =
    { $times ->
        [1] Place an astronaut: choose a ship you have not just boarded, or decline.
       *[other] Place astronaut { $time } of { $times }: choose a different ship each time, or decline.
    }
question-board-two-together = Place two astronauts together: choose a ship, or decline.
question-board-three-together = Place three astronauts together: choose a ship, or decline.
question-exchange-a-destination = Choose the new destination of the ship at { $dock }.

## Answers

answer-draw = Draw an event card
answer-look = Look at the discovery at { $zone }
answer-decline = No, thanks
# Answer to a question: nothing more of this kind.
answer-done = Done
answer-move = { $from } → { $to }
answer-astronaut-at = { $seat }, astronaut: { $place }
    .you = Your astronaut: { $place }

## What a choice would lead to

consequence-astronauts-placed =
    { $number ->
        [one] { $number } astronaut would board the ship at { $dock }.
       *[other] { $number } astronauts would board the ship at { $dock }.
    }
consequence-ship-launches = The ship at { $dock } would launch now. Destination: { $zone }.
consequence-ship-leaves-unmanned = The ship at { $dock } would leave with nobody aboard, for nowhere.
consequence-ship-fills = The ship at { $dock } would be full: it launches at the end of your turn.
consequence-seats-left =
    { $number ->
        [one] { $number } seat would stay free at { $dock }.
       *[other] { $number } seats would stay free at { $dock }.
    }
consequence-flies-to = New destination of the ship at { $dock }: { $zone }.
consequence-ship-destroyed = The ship at { $dock } would be destroyed.
consequence-crew-lost =
    { $number ->
        [one] { $seat } would lose { $number } astronaut aboard.
       *[other] { $seat } would lose { $number } astronauts aboard.
    }
consequence-leads-on-landing = Landed as it is, its crew would make { $zone } yours.
consequence-ties-on-landing = Landed as it is, its crew would tie you in { $zone }.
consequence-astronaut-lost = { $seat } would lose an astronaut ({ $place }).
consequence-zone-yours = { $zone } would be yours: { count-points } at production { $production }.
consequence-zone-yours-for-nothing = { $zone } would be yours, but as things stand it gives nothing.
consequence-zone-yours-unexplored = { $zone } would be yours. Its resource still lies face down.
consequence-zone-tied = You would be tied in { $zone }: { count-points } for each at production { $production }.
consequence-zone-tied-for-nothing = You would be tied in { $zone }: as things stand, nobody collects.
consequence-zone-lost = { $zone } would no longer be yours.
consequence-zone-of-another = { $zone } would go to { $seat }.
consequence-mission-now = As things stand: { count-points }.
consequence-discovery-pays = { $card } in { $zone } would give you { count-points } as things stand.
consequence-deck-left =
    { $number ->
        [one] The event deck has { $number } card.
       *[other] The event deck has { $number } cards.
    }
consequence-acts-at = Acts when { $number } is called.
consequence-characters-back =
    { $number ->
        [one] You would have all your characters back: { $number } more.
       *[other] You would have all your characters back: { $number } more.
    }
consequence-all-placed =
    { $number ->
        [one] As things stand, { $number } astronaut would be placed.
       *[other] As things stand, { $number } astronauts would be placed.
    }
consequence-fewer-placed = As things stand, only { $number } of { $all } astronauts would find a seat.
consequence-none-placed = As things stand, nobody would find a seat.
consequence-turn-skipped = As things stand, { $number } astronauts would find no seats together: your turn would be skipped.
consequence-nobody-to-move = You have nobody to move now.
consequence-nothing-to-study = There is nothing to draw or to look at now.
consequence-no-ship-to-launch = No ship can be launched now.
consequence-no-ship-to-destroy = No ship can be destroyed now.
consequence-nobody-to-replace = There is nobody to replace now.
consequence-nobody-to-kill = There is nobody to kill now.
consequence-no-ship-to-redirect = No ship can be redirected now.
consequence-useless-now = As things stand, it would do nothing.
consequence-could-still-place =
    { $number ->
        [one] You could still place { $number } astronaut.
       *[other] You could still place { $number } astronauts.
    }

## Why something is not possible

reason-not-asked = You are not asked right now. Wait until it is your turn.
reason-no-docked-ship = There is no docked ship here. Choose a dock that has one.
reason-ship-full = This ship is full. Choose one with a free seat.
reason-ship-launched-already = This ship has launched; nobody boards it any more. Choose a docked one.
reason-ship-out-of-reach = This ship has launched, so it is out of reach. Choose a docked one.
reason-same-ship = You have just boarded this ship, and each astronaut needs a different one. Choose another ship.
reason-supply-empty = Your supply has no astronaut left. Go on without one.
reason-too-few-seats = This ship has too few free seats for all who board together. Choose one with more room.
reason-too-few-astronauts = Your supply has too few astronauts to board together. Go on without them.
reason-not-in-hand = This character is not in your hand: it comes back with your Recruiter. Choose one from your hand.
reason-not-dealt-to-you = This card was not dealt to you. Choose one of those you were dealt.
reason-none-of-yours-there = You have no astronaut there. Choose a place where you have one.
reason-not-adjacent = These zones have no common border. Choose a neighbouring zone.
reason-nobody-there = There is no such astronaut there. Choose one that you see on the board.
reason-safe-zone = Astronauts in this zone are safe. Choose another zone.
reason-your-own = This astronaut is your own. Choose one of another player.
reason-no-token-left = The supply has no destination token for this zone. Choose another zone.
reason-no-discovery-there = No face-down discovery lies at this zone. Choose a zone that has one.
reason-discovery-already-there = This zone already has a discovery, and there is room for one only. Choose another outer zone.
reason-no-discoveries-here = No discovery can lie at this zone. Choose an outer zone.
reason-event-deck-empty = The event deck is empty, so nothing can be drawn. Look at a discovery instead.
reason-not-on-mars = This zone is not on Mars. Choose a zone of Mars.
reason-none-on-the-moon = You have no astronaut on Phobos. Go on without this move.
reason-not-your-card = You do not hold this card. Choose one of yours.
reason-not-its-moment = This card is not revealed at this moment. Keep it, or choose another.
reason-nobody-lost = None of your astronauts is Lost in Space, so there is nobody to bring back. Go on without.
reason-card-does-not-reach = The card does not reach this zone. Choose one that it names.
reason-cannot-be-declined = This has to be done as far as possible. Choose one of the possibilities.
reason-not-a-mission = This card is a discovery, and nobody keeps those. Choose another of your cards.

## What may be wrong with a pack

# What a pack has some number of, as in "ships: 36".
things-ships = ships
# What a pack has some number of, as in "discoveries: 13".
things-discoveries = discoveries
# What a pack has some number of, as in "missions: 13".
things-missions = missions
# What a pack has some number of: cards of that kind, as in "actions: 4".
things-actions = actions
things-resource-tokens = resource tokens
things-point-tokens = point tokens
things-destination-tokens = destination tokens
things-event-cards = event cards
things-resource-tiles = resource tiles
things-destination-tiles = destination tiles
mistake-zone-order = the { $side } zone comes after { $zone }, which is { $other }
wanted-zone-order = expected the outer zones first, then the inner ones, then the moon
mistake-touches = touches "{ $zone }"
wanted-nothing-on-moon = expected nothing: it is the moon
mistake-touches-nothing = touches nothing
wanted-neighbours = expected its neighbours; only the moon has none
mistake-touches-itself = touches itself
wanted-other-zones = expected other zones
mistake-one-sided-border = touches "{ $zone }", which does not touch it
wanted-both-or-neither = expected both or neither
mistake-map-in-pieces = nobody can walk between { $zones } and the rest of Mars
wanted-map-in-one-piece = the map of the box is in one piece
mistake-known-ships = { $number } with a known destination
wanted-ships-at-setup = expected at least { $least }, one for each dock at setup
wanted-ships-for-docks = expected at least { $least }, one for each dock
mistake-event-cards = { $number } event cards in all, with copies
wanted-bonus-cards = expected at least { $least } beside { $discoveries } discoveries: { $players } players and up to { $redeals } redeals take { $each } cards each
mistake-resources = resources has { $number } in all
wanted-resources = expected { $low } to { $high }, at least one for each zone
wanted-points-for-zones = expected { $number }, one for each number of zones
wanted-number-of-zones = expected at most { $most }, the number of its zones

## The drawn rules

drawn-red-planet-setup = Before the game
    .first = Every zone of Mars hides a resource, face down.
    .first-in-first = Resources lie face down in a shuffled supply; none is on Mars yet.
    .second = Ships wait at the docks, each with its destination.
    .third = Everybody has astronauts and the same nine characters.
drawn-red-planet-round = A round
    .first = All choose a character in secret.
    .second = They are called from nine down to one; whoever is called places astronauts and acts.
    .second-in-first = They are called from one up to nine; whoever is called places astronauts and acts.
    .third = At the end of the round launched ships land, and their crews are on Mars.
drawn-red-planet-launch = A launch
    .first = A docked ship waits until its last seat is taken.
    .second = Full, it launches, and nobody boards it any more.
    .third = It lands at its destination. The first crew there turns up the resource.
drawn-red-planet-production = A production
    .first = Zones whose resource is turned up get point tokens of it.
    .second = Whoever has the most astronauts in a zone takes its tokens.
    .third = Tied players share equally; what can't be shared stays in the zone.

## Lists and counts

count-tokens =
    { $number ->
        [one] { $number } point token
       *[other] { $number } point tokens
    }

## Phases

phase-round = Round { $number }
phase-production = Production { $number }
phase-reveal = Discovery reveal
phase-final = Final scoring

## Scores and results

source-tokens = Point tokens
source-missions = Missions
source-bonuses = Bonus cards
source-ice-monopoly = Ice Monopoly
source-discoveries = Discoveries
source-tie-break = Point tokens held (breaks ties)

## How a game stands: what is counted, and what it gives

standing-gains = Production { $production }: { $gains }
aim-measure-zones = zones
aim-measure-majorities = zones with a majority of one's own
aim-measure-astronauts = astronauts
aim-measure-tokens = point tokens
aim-measure-lost = astronauts Lost in Space
aim-measure-kinds = kinds of point tokens

## Where expected points come from

bot-part-tokens = point tokens so far
bot-part-zones = coming productions
bot-part-ice = Ice Monopoly
# What a bot counts: what discoveries bring or cost.
bot-part-discoveries = discoveries
bot-part-tempo = characters in hand

## The table

web-launch-pad = Launch pad
web-hand = Your characters
web-missions = Your missions and actions
web-track = Round tracker, now: { $phase }
web-drag-astronaut = Your next astronaut: drag it to a ship, or press the ship
web-chosen = has chosen
web-supply = Astronauts in supply
web-cards = Face-down cards
web-played = Played: { $characters }
web-card-in-hand = in hand
# Of a character card: where it is now.
web-card-played = played
web-card-chosen = chosen for this round

## The board in words

web-place-holds = { $place }: { $what }
web-resource = Resource: { $kind }
web-unexplored = Not explored yet
web-no-ship = no ship
web-no-destination = Free choice
web-first-aboard = Whoever boards first picks its destination.
# Of a ship.
web-launched = launched
web-aboard = { $aboard } of { $capacity } aboard
web-destination-token = Destination token: { $zone }
web-discovery-face-down = Discovery, face down
web-discovery-known = Discovery, known to you: { $card }
web-discovery-open = Discovery: { $card }
web-event-deck = Event deck, cards left: { $number }
web-seen-by = Seen by: { $names }
web-neighbours = Borders on: { $zones }
web-side-outer = Outer zone
web-side-inner = Inner zone
# Which kind of zone: Phobos.
web-side-moon = Moon

## Choosing

web-picked = Now choose where to.
web-play-character = Play { $character }

## Sections of a pack

library-section-tokens = Tokens and numbers
library-section-zone = Zones
library-section-character = Characters
library-section-ship = Ships
library-section-discovery = Discoveries
library-section-mission-of-red-planet-first = Bonus cards
library-section-action = Actions
