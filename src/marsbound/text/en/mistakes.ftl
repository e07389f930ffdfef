# What is wrong with a pack or with a record. The same words stand beside each id in the program, for programs to read.

## Places, values, lists
# Before a remark about a pack that can be played all the same.
mistake-note = note
mistake-byte = byte { $number }
mistake-line = line { $line }, column { $column }
mistake-end-of-file = end of the file
mistake-huge-number = a huge number
mistake-a-list = a list
mistake-empty-list = an empty list
mistake-a-table = a table
mistake-a-date = a date or time
mistake-or = { $first } or { $last }
mistake-and = { $first } and { $last }

## What is wanted, after "expected"
wanted = expected { $wanted }
wanted-or-nothing = expected { $wanted }, or nothing
wanted-did-you-mean = did you mean "{ $word }"?
wanted-number = a whole number from { $low } to { $high }
wanted-multiple = a multiple of { $step } from { $low } to { $high }
wanted-list = a list, each of it { $each }
wanted-long-list = a list of { $length }, each of it { $each }
wanted-choices = a list of 1 to { $most } numbers, each of them { $numbers }
wanted-yes-no = true or false
wanted-counts = a table with a number for { $keys }
wanted-amounts = a table with numbers for some of { $keys }
wanted-id = the id of a { $section }
wanted-ids = a list of { $section } ids
wanted-some-ids = a list of { $number } { $section } ids
wanted-name = a name of at most 60 lower-case letters and digits, with single hyphens between them
wanted-each-once = expected each { $section } once
wanted-at-most = expected at most { $most }
wanted-at-most-there = expected at most { $most } there
wanted-at-least = expected at least { $least }
wanted-at-least-one = expected at least one
wanted-for-each-player = expected at least { $least }, { $each } for each of { $players } players
wanted-mark-for-each-copy = expected { $number }, one for each copy
wanted-utf-8 = expected a TOML file saved as UTF-8
wanted-toml-file = expected a TOML file
wanted-pack-file = expected a TOML file of a pack
wanted-valid-toml = expected valid TOML
wanted-header = expected a table, [pack], with name, game and format
wanted-other-pack = expected the name of another pack
wanted-only-known = expected { $number }, the only one known here
wanted-tables = expected a list of tables, each headed { $header }
wanted-table = expected a table, { $header }
wanted-one-with-id = expected one { $header } with this id
wanted-own-id = expected an id of its own
wanted-own-name = expected a name of its own
wanted-text = expected a text
wanted-only-with = expected it with { $ids } only
wanted-fields-only = expected { $fields } only
wanted-no-such-field = expected no field like that
wanted-table-with = expected a table with { $names }
wanted-file-or-pack = expected a TOML file or one of { $names }
wanted-language = expected one of { $languages }
wanted-fluent = expected Fluent messages
wanted-different = expected a pack that differs from this one in any number
wanted-by-rulebook = the rulebook counts { $number }

## What is wrong in any pack
mistake-is = { $name } is { $value }
mistake-is-value = is { $value }
mistake-has = { $name } has { $value }
mistake-has-numbers = { $name } has { $number } numbers
mistake-has-after = { $name } has { $after } after { $before }
mistake-has-no = { $name } has no { $key }
mistake-has-key = { $name } has { $key } = { $value }
mistake-has-of-them = { $name } has { $number } of them
mistake-empty = { $name } is empty
mistake-no-such-id = { $name } { $value }, which is no { $section }
mistake-twice = { $name } { $value } twice
mistake-no-utf-8 = is no UTF-8 text
mistake-unreadable = can't be read ({ $reason })
mistake-too-deep = is nested too deeply
mistake-no-toml = isn't TOML: { $problem }
mistake-no-section = the section is missing
mistake-unknown-field = { $key } is no known field
mistake-missing = { $name } is missing
mistake-missing-for-effect = { $name } is missing, which effect "{ $effect }" needs
mistake-is-missing = is missing
mistake-unknown-section = is no section of { $game }
mistake-unknown-entry = is no { $section } of this game
mistake-same-id = has the same id as a { $section } before it
mistake-not-here = { $key } does not belong here
mistake-not-of-effect = { $key } does not belong to effect "{ $effect }"
mistake-wrong-moment = moment is { $value }, when effect "{ $effect }" can't act
mistake-pedigree-of-nothing = pedigree of { $name }, which this entry doesn't have
mistake-pedigree-is = pedigree of { $name } is { $value }
mistake-pedigree-missing = pedigree of { $name } is missing
mistake-count = { $number } { $things }
mistake-no-built-in = is no built-in pack
mistake-name-of-built-in = name is "{ $name }", which is the built-in pack's
mistake-no-pack-or-file = is neither a built-in pack nor a file
mistake-no-language = is no language
mistake-same-hash = its hash { $hash } is that of another pack, { $name }, which plays otherwise
mistake-in-all = { $number } in all
mistake-with-copies = { $number } with copies

## Records
record-unreadable = { $file }: can't be read ({ $reason }); expected a record file, NAME{ $suffix }
record-itself = the record
record-too-large = a record has at most { $most } bytes
record-no-game = the record is of "{ $game }"; known are: { $names }
record-too-many-steps = the record has { $number } answers, more than { $most }
record-format = { $file }: its format is "{ $format }"; expected "{ $known }", the only one known here
record-no-record = { $file }: isn't a record: { $problem }
record-no-json = { $file }: isn't whole JSON: { $problem }; was it cut off or edited?
record-no-utf-8 = { $file }: byte { $number } is no UTF-8 text; was it cut off or edited?
record-in-file = { $file }: { $problem }
record-full-hash = { $file }: its pack's full_hash is { $full }; expected one that begins with { $short }
record-rules = the record needs rules version { $needed } of { $game }; this is version { $here }
record-other-pack = the record needs pack { $pack } with hash { $hash }; { $given } is for { $game } and has hash { $has }
record-no-pack = the record needs pack { $pack } with hash { $hash }; give it with --pack FILE (the built-in { $here } has hash { $has })
record-answer-form = answer { $number }: "{ $text }" isn't of the form "SEAT ANSWER", a seat being * or 1 to { $players }
record-steps = the record has steps 0 to { $last }, not { $wanted }
record-other-game = the record is of { $game }, not of { $here }
record-rules-of-game = the record needs rules version { $needed } of { $game }; this is { $here }
record-pack-hash = the record needs pack { $pack } with hash { $hash }; this one has { $has }
record-game-over = answer { $number } ({ $answer }): the game is over already
record-answer-wrong = answer { $number } ({ $answer }): { $problem }
record-result = the record's result { $result } isn't what its answers give: { $given }
answer-unknown = "{ $text }" is no answer to { $line }: expected { $expected }
answer-form = { $form }, for example "{ $example }"
answer-not-natures = nature can't answer "{ $text }" to { $line }
answer-forbidden = the rules don't allow it (rule { $rule }): { $reason }

## Copying packs
copy-no-name = "{ $name }" can't be the name of a pack; expected { $wanted }
copy-built-in-name = "{ $name }" is the name of a built-in pack; expected another one
copy-no-name-line = pack { $name } has no line name = "{ $name }" below [pack]; expected one to change
copy-there = { $file } is already there; expected a new file
copy-unwritable = { $file } can't be written ({ $reason }); expected a new file
copy-give-name = "{ $name }" can't be the name of a pack; give one with --name

## Fluent messages that a pack brings
text-no-language = there is no language "{ $language }"; there are: { $languages }
text-unreadable = { $file }: can't be read ({ $reason }); expected a file of Fluent messages
text-no-utf-8 = { $file }: byte { $number } is no UTF-8 text; expected Fluent messages
text-no-message = { $file }, line { $line }: { $problem }; expected a Fluent message
text-in-itself = message "{ $message }" in language { $language } refers to itself
text-broken = message "{ $message }" in language { $language }: { $problem } (given: { $given })
