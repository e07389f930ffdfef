### The arena: bots against bots.

## The table

arena-title = { $game }: bots against bots, players: { $players }
arena-games = Games: { $games }. Deals: { $deals }. Seed: { $seed }.
arena-chance = If all were equally strong, each would win { $share }.
# Head of a column: which bot.
arena-bot = Bot
# Head of a column: how many play.
arena-seats = Seats
arena-share = Win share (95% confidence)
# Head of a column: by how many points a bot is ahead.
arena-margin = Margin
arena-rating = Rating (95% confidence)
arena-time = ms per move
arena-iterations = Tries per move
arena-speed = Tries per second
arena-cross = One bot against several of another kind: how often the one wins
# Beside “Others”: the bot that is alone of its kind.
arena-one = One
# Beside “One”: the bots it plays against.
arena-others = Others
arena-shared = Games with a shared victory: { $number }
arena-nobody = Games that nobody won: { $number }
arena-length = Decisions per game: { $number }
arena-faults = Turns that a bot did not play itself: { $number }
arena-fault = { $bot }, { $question }: { $cause } ({ $times }×)
arena-nothing = No game has been played.

## While it goes on

arena-earlier = Played before: { $done } of { $games } games.
arena-interrupted = Interrupted: { $done } of { $games } games have been played.
arena-goes-on = The same command goes on from here: the games are in { $file }.
arena-cluster = Machines of the cluster that played: { $machines }. Games per second: { $speed }. Played again after a process died: { $again }.
arena-report-written = The report is in { $file }.

## The report

arena-report-rules = Rules: { $rules }. Pack: { $pack }. Version: { $version }.
arena-report-options = Options: { $options }
arena-report-how = Everybody sits at every seat in the same deals. Intervals are taken between deals, since games of one deal depend on each other.
arena-shares-note = Lines are 95% confidence intervals. The dashed line is what each would win if all were equally strong.
arena-cross-note = The share of games that one bot wins against several of another kind. By chance it would be { $share }.
# Title of a chapter: how strong the bots are, as numbers.
arena-ratings = Ratings
arena-ratings-note = Plackett–Luce ratings, from all places of all games. A difference of 400 points means odds of ten to one.
# Title of a chapter: how many points games end with.
arena-scores = Scores
arena-scores-note = How often a bot ends with that many points. The line is the median.
arena-lengths = Length of games
arena-lengths-note = How many games take that many decisions. The line is the median.
# Along an axis: points at the end of a game.
arena-points = Points
# Along an axis: choices in a game.
arena-decisions = Decisions
arena-faults-note = An outside program that fails has its turn played by another bot.
