"""What things are worth to a sensible player of Rocketmen: numbers found by playing against oneself."""


class Taste:
    """Points where nothing else is said, money where it says so.  Judgements may differ in taste."""

    def __init__(self) -> None:
        # What a mission promises
        self.turn = 1.2  # what a turn is worth: whatever takes another one costs this
        self.money = 0.012  # what a dollar is worth that fees and purchases take
        self.money_marker = 4.0  # achievements, if won at the start of the game
        self.science_marker = 3.0
        self.rocket_marker = 3.0
        self.hand_marker = 3.0
        self.goal = 1.0  # a location that an objective asks for
        self.solo_goal = 6.0  # without it a solo game is lost
        self.not_in_hand = 0.8  # the share of a mission's promise while its card must be drawn first
        self.hopeless = 0.5  # a plan promising less than this share of another is given up
        # How long things take
        self.usual_rounds = 16.0
        self.wait = 1.0  # for cards that are in the deck, in rounds of the deck
        self.bought_wait = 0.5  # and more for cards that are still to be bought
        self.rocket_price = 15.0  # money for a rocket point
        self.field_price = 40.0  # money for a field
        self.unseen_price = 40.0  # and more if the market has none
        self.plan_turns = 4.0  # a mission is planned when it can be launched this soon
        # What a card brings, in money
        self.price = 0.35  # money that isn't spent now is mostly lost
        self.clogging = 3.0  # every card more makes the others come later
        self.missing_rocket = 35.0
        self.missing_field = 45.0
        self.next_mission = 0.5  # what the mission after this one lacks counts less
        self.spare = 6.0  # a rocket point or field when nothing is missing
        self.enough_rockets = 8.0
        self.permanent = 6.0  # for each mission still to come
        self.hazard = 80.0
        self.drawing = 0.7  # a card that draws another: the share of an average card
        self.scrapping = 6.0  # each time
        self.cycling = 3.0
        self.taking_back = 8.0
        self.free_placing = 4.0
        self.noise = 2.0  # purchases closer than this are chosen between at random
        # Keeping cards
        self.most_kept = 40.0  # money kept for the next turn
        self.kept_for_purchases = 30.0
        # In flight
        self.pad_card = 0.3  # what a pad card is worth that an abort loses
        self.attempt = 0.02  # the share of a mission's worth that a launch must promise more than waiting
        self.sure = 0.9  # a launch that promises less of its worth is looked ahead
        # What is expected
        self.points_a_turn = 0.5
        self.points_for_income = 0.012
