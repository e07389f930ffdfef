#!/usr/bin/env python3
"""A bot for marsbound: takes the choice that comes first in the alphabet, if it hasn't been lucky with the dice.

    marsbound arena red-planet-second --players 4 --games 40 --bots random --bots "program:python3 examples/bot.py"

The game asks on standard input, a line of JSON a question; the answer is a line of JSON on standard output.  What is
written to standard error is for yourself.  The whole protocol: docs/reference/bot-programs.md.
"""

import json
import random
import sys


def choose(question):
    """Here is the place for something clever: question["view"] is all that your seat sees."""
    dice = random.Random(question["seed"])  # with the same seed a bot should play the same
    choices = question["choices"]
    if question["question"]["name"] == "ChooseACharacter":
        return dice.choice(choices)
    return min(choices)


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"choice": choose(question)}), flush=True)
