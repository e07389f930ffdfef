"""The numbers behind the evaluator of Mission: Red Planet."""


class HeuristicParams:
    """The numbers of the evaluator, measured in games that it played against itself: see docs/strength.md."""

    def __init__(self) -> None:
        self.boarding = 2.3  # astronauts who board a ship in a round
        self.sunk = 0.012  # ships destroyed or sent elsewhere in a round
        self.firm = 0.35  # how much one astronaut more decides now, …
        self.fluid = 0.43  # … and how much less with every round still to come
        self.newcomers = 0.43  # the weight of a seat that isn't there yet, by round to come
        self.nobody = 0.25  # the weight of nobody leading at all
        self.visits = 0.1  # zones visited anew in a round
        self.aims = 0.18  # the same where a mission asks for it
        self.killed = 0.06  # of astronauts alone in a zone, by round to come
        self.ice_firm = 1.1  # tokens that decide who has most of a kind, …
        self.ice_fluid = 0.25  # … and how many more with every round still to come
        self.most_firm = 0.4  # astronauts that decide who has most in several zones, …
        self.most_fluid = 0.4  # … and how many more with the rounds still to come
        self.placed = 0.15  # points of an astronaut that a character in hand places
        self.acted = 0.4  # points of what else such a character does
        self.recruited = 0.2  # points lost with a turn for the Recruiter
        self.surprise = 3.3  # points by which expectations miss the end, …
        self.surprises = 2.5  # … and how much more with the rounds still to come
