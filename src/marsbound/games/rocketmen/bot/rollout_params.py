"""What things are worth to a sensible player of Rocketmen: numbers found by playing against oneself."""


class RolloutParams:
    """Points where nothing else is said, money where it says so.  Evaluators may differ in them."""

    def __init__(self) -> None:
        # What a mission promises
        self.turn = 1.2  # what a turn is worth: whatever takes another one costs this
        self.money = 0.0085  # what a dollar is worth that fees and purchases take
        self.money_marker = 4.7  # achievements, if won at the start of the game
        self.science_marker = 4.2
        self.rocket_marker = 1.5
        self.hand_marker = 4.5
        self.goal = 0.79  # a location that an objective asks for
        self.solo_goal = 6.0  # without it a solo game is lost
        self.not_in_hand = 0.47  # the share of a mission's promise while its card must be drawn first
        self.hopeless = 0.48  # a plan promising less than this share of another is given up
        # How long things take
        self.usual_rounds = 10.0
        self.wait = 0.79  # for cards that are in the deck, in rounds of the deck
        self.bought_wait = 0.18  # and more for cards that are still to be bought
        self.rocket_price = 8.8  # money for a rocket point
        self.field_price = 8.7  # money for a field
        self.unseen_price = 29.0  # and more if the market has none
        self.plan_turns = 8.6  # a mission is planned when it can be launched this soon
        # What a card brings, in money
        self.price = 0.22  # money that isn't spent now is mostly lost
        self.clogging = 3.2  # every card more makes the others come later
        self.missing_rocket = 71.0
        self.missing_field = 73.0
        self.next_mission = 0.83  # what the mission after this one lacks counts less
        self.bought_in_time = 3.0  # turns until what is bought for the pad is sure to be of use
        self.spare = 16.0  # a rocket point or field when nothing is missing
        self.enough_rockets = 7.6
        self.permanent = 6.7  # for each mission still to come
        self.hazard = 64.0
        self.solo_hazard = 120.0  # it scores at once, and for the rival if it is left
        self.drawing = 0.78  # a card that draws another: the share of an average card
        self.scrapping = 8.2  # each time
        self.cycling = 4.3
        self.taking_back = 6.7
        self.free_placing = 3.9
        self.noise = 2.0  # purchases closer than this are chosen between at random
        # Keeping cards
        self.most_kept = 44.0  # money kept for the next turn
        self.kept_for_purchases = 34.0
        # In flight
        self.pad_card = 0.77  # what a pad card is worth that an abort loses
        self.attempt = 0.023  # the share of a mission's worth that a launch must promise more than waiting
        self.sure = 1.1  # a launch that promises less of its worth is looked ahead
