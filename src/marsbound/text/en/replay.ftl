### Replays: games of the past, step by step.
### Inserted names ($seat, $names, $phase, $answer …) are finished words and never inflected.

## Going through a game

# Name of the page that shows a finished game.
replay-name = Replay
# Label of the slider through a game.
replay-timeline = Timeline
replay-where = Step { $step } of { $steps }. { $phase }
replay-first = To the beginning
replay-back = One step back
# Button: let the game run.
replay-play = Play
# Button: stop the running game.
replay-pause = Pause
replay-on = One step forward
replay-last = To the end
# Label of a list: how fast a game runs.
replay-speed = Speed
replay-times = { $speed }×
replay-beginning = The table is empty. The game begins with the next step.
replay-nothing-seen = Something hidden from this view is drawn or dealt.
replay-answered = { $seat }: { $answer }

## Whose eyes

replay-eyes = Seen through the eyes of
replay-all-open = All cards open
replay-by = As { $seat } saw it
replay-by-onlooker = As a spectator saw it
replay-in-front = Cards below: { $seat }
replay-points = Points so far

## Taking it along

replay-copy-link = Copy a link to this step
replay-link-copied = Link copied. Whoever has it can watch this game.
replay-link-by-hand = The browser does not allow copying here. Select the link and copy it yourself.
replay-download = Download the record
replay-not-done = That did not work

## The shelf

# Title of the page with finished games.
replay-shelf = Replays
replay-shelf-lead = Watch a finished game again, step by step, through anybody's eyes.
replay-drop = Drop a record here, or choose a file
replay-drop-hint = Records end in .marsbound.json. You get one at the end of every game, here and in the terminal.
replay-mine = Your finished games
replay-mine-empty = You have not finished a game yet.
replay-others = Open games of others
replay-others-empty = Nobody has finished an open game yet.
replay-bot = { $bot } ({ $level })
replay-won = Won by { $names }: { count-points }
replay-nobody-won = Nobody won
replay-more = Show more

## Statistics

replay-statistics = How people and bots have done
replay-statistics-lead = All finished games on this server. The line across a bar is what chance alone would give.
# Head of a column: a person or a bot.
replay-who = Who
# Head of a column: how many games.
replay-games = Games
# Head of a column: how many games somebody won.
replay-wins = Won
replay-average = Points on average
replay-by-chance = By chance: { $share }

## What can be wrong with a record

replay-problem-file = { $file } cannot be opened
replay-problem-answer = Choice { $number } of the record is not possible at that point of the game. Up to there everything is fine.
replay-problem-bad-input = This is not a record of a game, or it is damaged. Download it again, or look for another copy.
replay-problem-bad-message = This is not a record of a game. Records end in .marsbound.json.
replay-problem-too-large = The file is too large for a record.
replay-problem-no-such-game = The record is of a game that is not known here.
replay-problem-no-such-pack = The game was played with a content pack that this server does not have. Upload the pack first, then open the record again.
replay-problem-other-rules = The record needs a different version of the rules.
replay-problem-no-such-replay = There is no such replay here.
replay-problem-no-such-table = There is no such game here.
replay-problem-not-over = This game is still being played. Its record will be here when it ends.
replay-problem-not-invited = This game was private. Only those who played it can watch it, or give you its record.
