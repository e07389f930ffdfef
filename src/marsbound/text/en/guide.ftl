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

## Reference of Mission: Red Planet

guide-reference-pictures = In pictures
guide-reference-rules = All the rules
