"""What a hurried player of Mission: Red Planet likes."""

from librt.vecs import vec
from mypy_extensions import i64


class RolloutParams:
    """What a hurried player likes, in tenths of a point; found by letting many kinds of params play each other."""

    def __init__(self) -> None:
        self.luck: i64 = 30  # how much of it is added to each number
        # by how many astronauts one is ahead of the strongest rival, from 3 behind to 3 ahead
        self.stakes = vec[i64]([0, 0, 0, 2, 4, 7, 8])
        self.leaves = vec[i64]([8, 7, 5, 4, 3, 2, 2, 2])  # how likely a ship with so many free seats leaves soon
        self.extra = vec[i64]([0, 15, 15, -5, -25, 25, 15, -20, -10])  # what a character does besides placing
        self.placing: i64 = 16  # an astronaut placed
        self.recruiting: i64 = 56  # the Recruiter with an empty hand, …
        self.keeping: i64 = 5  # … and how much less with every other card in it
        self.boarding: i64 = 2  # being aboard at all, in stakes
        self.unknown_ship: i64 = 96
        self.unexplored: i64 = 18
        self.ice: i64 = 4  # more than its tokens' value: they may bring the monopoly
        self.crowd: i64 = 2  # others who land with one
        self.own_ship: i64 = 60  # not to destroy astronauts of one's own
        self.own_course: i64 = 19  # to steer ships with one's own aboard
        self.blow: i64 = 4  # killing one of the strongest in a zone
        self.mission: i64 = 15  # the first astronaut where a mission asks for one
        self.crew: i64 = 12  # another astronaut where a mission asks for most
