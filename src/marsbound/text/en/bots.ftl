### What a bot considered, in words: the answer to "hint".
### $choice and $other are choices as the question names them; $points and $percent are finished numbers, with their sign where they are differences.

## Where expected points come from

# What a bot counts: the points of missions.
bot-part-missions = missions

## Hints

hint-heading = What a bot would do
hint-choice = { $choice }: chance of winning { $percent }, expected points { $points }
hint-part = { $part }: { $points }
hint-parts = Where the points come from: { $parts }.
hint-because = Better than { $other } in expected points: { $parts }.
hint-close = All choices promise about the same.
hint-only = There is nothing to choose here.
hint-tried =
    { $number ->
        [one] Each choice was tried out { $number } time, with everything hidden guessed.
       *[other] Each choice was tried out { $number } times, with everything hidden guessed anew.
    }
