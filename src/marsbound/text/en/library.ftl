### Rules, content packs, and what marsbound is.
### Inserted names ($game, $name, $file …) are finished words and never inflected.

## Shared

# Label of a field to type in.
library-search = Search
library-filter = Search and filter
# In a list to filter by: no filter.
library-all = All
library-nothing-found = Nothing fits. Try fewer words, or another source.

## Rules

library-rules-views = Rules and contents
library-rules-lines = Rules, line by line
library-rules-box = Characters and cards
library-rules-pictures = In pictures
# Heading above the list of chapters of the rules.
library-rules-sections = Sections
library-rules-partly-english = Rules that aren't translated yet are in English.
library-rules-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
library-rules-nothing-found = No rule has all these words. Try fewer.
library-rules-compare = Compare with: { $game }
library-rules-only-changed = Only what differs
library-rules-same = The same in the other edition:
library-rules-changed = Different in the other edition:
library-rules-only-here = Only in this edition
library-rules-box-lead = What the characters and cards do, and how well we know it.

## Sections of a pack

library-section-mission = Missions

## Packs

library-packs-lead = What is in the boxes: maps, ships, cards, numbers. Every entry says how well it is known, and owners of a box can correct it.
library-packs-built-in = Built in
library-packs-uploaded = Corrected by owners
library-packs-uploaded-empty = Nobody has brought a corrected pack to this server yet. If you own the box, yours could be the first.
library-packs-all = All content packs
library-pack-built-in = The built-in content of { $game }.
library-pack-of-owner = Corrected by somebody who owns the box. Game: { $game }.
library-pack-open = See every entry
library-pack-play = Play with it
library-pack-download = Download it to correct it
library-pack-hash = Known in records as
library-pack-none = There is no such pack here. It may be on another server.
# Head of a column: the part of a content pack.
library-section = Section
# Head of a column: a card, a ship, a zone in a content pack.
library-entry = Entry
library-values = Values, as in the file
library-default = by default
library-entries =
    { $number ->
        [one] { $number } entry
       *[other] { $number } entries
    }

## Sources

library-sources = What the sources mean
library-sources-lead = The rulebooks print neither the map nor the cards. What they do print we took from them; the rest had to be pieced together. An entry is labelled after the least certain of its values.
library-source-rulebook = A rulebook, or the printed thing itself, says so.
library-source-strong = Two or more people who do not copy from each other report it.
library-source-weak = One person reports it, or it follows from something else.
library-source-ours = We made it up so that it fits everything that is known. The real card may well be different.

## Correcting a pack

library-correct = Correct a pack
library-correct-download = Open a pack above and download it. It is a text file that explains itself.
library-correct-change = Change what is different in your box, in any text editor. Where you have the card in your hand, write “rulebook” as the value's source.
library-correct-bring = Bring the file back here. It is checked at once, and every mistake is named with its place.
library-correct-play = Play with it. Records remember the pack they were played with.
library-pack-drop = Drop your pack here, or choose its files
library-pack-drop-hint = One .toml file. Names in other languages may come along: my-box.pl.ftl belongs to my-box.toml.
library-pack-no-toml = There is no .toml file among them. A pack is one .toml file.
library-pack-unknown-file = { $file } is neither a .toml nor a .ftl file, or there are two packs at once.
library-pack-fine = { $name } is fine and can be played with
library-pack-mistakes =
    { $number ->
        [one] { $file } has { $number } mistake
       *[other] { $file } has { $number } mistakes
    }
library-pack-notes = Remarks; the pack can still be played with
# Head of a column: the place of a mistake in a file.
library-mistake-where = Where
library-mistake-what = What is wrong
library-mistake-expected = What was expected

## About

library-about-title = About marsbound
library-about-lead = Three board games about Mars, to play against bots or with friends, in a browser, at a terminal or from a program of your own.
library-about-fans = Made by fans
library-about-fans-text = marsbound is not official. It is not made, checked or endorsed by the authors, artists or publishers of Mission: Red Planet and Rocketmen. The names belong to their owners. If you like a game, buy its box: it is more beautiful than any screen.
library-about-content = What is ours
library-about-content-text = All pictures are drawn by us, and every rule is told in our own words. Where a rulebook leaves something open, the rules say how we play it. What the rulebooks do not print, cards and maps above all, we have reconstructed from reports or made up ourselves.
library-about-content-correct = Nothing of that is hidden: every card says where it comes from, and every number can be corrected.
library-about-bots = The bots
library-about-bots-text = A bot sees what a player in its place sees, and no more. It does not know hidden cards and does not look into decks.
library-about-bots-measured = How strong the levels are is measured in many games against one another. The figures, and the commands that make them again, are in the documents of the project. Nobody knows yet how the bots do against strong human players.
library-about-privacy = What is kept
library-about-privacy-text = There are no accounts, and nothing is loaded from other places. Your browser keeps a secret that tells this server who you are; the server keeps the games, the names and the messages that were written at its tables. In the settings you can have a new secret, or delete yourself.
library-about-made = Made with
# Heading on the page about the program: what it is made with.
library-made-fonts = Fonts
# Heading on the page about the program: what it is made with.
library-made-icons = Icons
# Heading on the page about the program: what it is made with.
library-made-software = Software
library-made-itself = This program
library-about-licences = The licences of all software in this page
library-about-version = Version { $version }, protocol { $wire }
