"""The course of a game: open steps, versions, and coming back from stored entries."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from marsbound.core.chance import Generator
from marsbound.server import eyes
from marsbound.server.course import Course, Entry
from marsbound.server.problems import Trouble
from tests.properties.cases import CASES, Case
from tests.properties.walks import Start, tried

MOST = 250


class Wanderer:
    """Answers, confirms, takes back and rewinds at random, and remembers what was stored."""

    def __init__(self, case: Case, seed: int) -> None:
        self.play = Start(case, seed).play()
        self.set_up = (self.play.game, self.play.box, case.players, dict(self.play.options), seed)
        self.course, begun = Course.begun(*self.set_up)
        self.entries: list[Entry] = [begun]
        self.chance = Generator(seed ^ 5)

    def step(self) -> None:
        course, chance = self.course, self.chance
        asked = course.waiting() + course.ready()
        player = asked[chance.below(len(asked))]
        own = [step for step in course.play.steps if step.player == player]
        if course.undoable(player) and chance.below(3) == 0:
            self.entries.append(course.undo(player, 1 + chance.below(course.undoable(player))))
        elif course.open and chance.below(4) == 0:
            self.entries.append(course.confirm(course.drafter()))
        elif len(own) > 2 and chance.below(100) == 0:
            self.entries.append(course.rewind(player, 2))
        else:
            question = course.play.question(player)
            assert question is not None
            choice = question.choices[chance.below(len(question.choices))]
            self.entries.append(course.answer(player, choice, chance.below(5) == 0))

    def stored(self) -> list[Entry]:
        return [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in self.entries]


def seen(course: Course, eye: int) -> bytes:
    return msgspec.json.encode([eyes.position(course, eye), eyes.events(course, eye)])


@tried(0.6)
@given(st.sampled_from(CASES), st.integers(0, 1 << 40))
def test_a_course_comes_back_from_its_entries(case: Case, seed: int) -> None:
    wanderer = Wanderer(case, seed)
    steps = 0
    while not wanderer.course.play.over and steps < MOST:
        wanderer.step()
        steps += 1
    again = Course.restored(Course(*wanderer.set_up), wanderer.stored())
    for eye in range(-1, case.players):
        assert seen(again, eye) == seen(wanderer.course, eye)
        assert again.version(eye) == wanderer.course.version(eye)
        for version in range(0, again.version(eye) + 1, 7):
            assert again.kept(eye, version) == wanderer.course.kept(eye, version)
    assert repr(again.play.steps) == repr(wanderer.course.play.steps)
    # what an undo would bring back draws the same cards as well
    seeds = {(moment.table.seed_low, moment.table.seed_high) for moment in again.play.moments}
    assert seeds <= {(again.play.table.seed_low, again.play.table.seed_high)}
    while not wanderer.course.play.over and steps < 2 * MOST:  # and it goes on in the same way
        wanderer.step()
        entry = wanderer.entries[-1]
        if entry.kind == "answer":
            assert again.answer(entry.player, entry.text, not entry.open) == entry
        elif entry.kind == "confirm":
            assert again.confirm(entry.player) == entry
        elif entry.kind == "undo":
            assert again.undo(entry.player, int(entry.text)) == entry
        else:
            again.repeat(entry)
            again.play.sow(again.seed)
        steps += 1
    assert repr(again.play.steps) == repr(wanderer.course.play.steps)


@tried(0.6)
@given(st.sampled_from(CASES), st.integers(0, 1 << 40))
def test_whoever_looks_now_and_then_knows_the_same_as_who_looks_always(case: Case, seed: int) -> None:
    wanderer = Wanderer(case, seed)
    told: dict[int, tuple[int, list[object]]] = {eye: (0, []) for eye in range(-1, case.players)}
    for _ in range(MOST):
        if wanderer.course.play.over:
            break
        wanderer.step()
        for eye, (version, events) in told.items():
            if wanderer.chance.below(3):
                continue
            kept = wanderer.course.kept(eye, version)
            assert kept <= len(events)
            events = events[:kept] + list(map(msgspec.to_builtins, eyes.events(wanderer.course, eye, kept)))
            told[eye] = (wanderer.course.version(eye), events)
            assert events == list(map(msgspec.to_builtins, eyes.events(wanderer.course, eye)))


@tried(0.4)
@given(st.sampled_from(CASES), st.integers(0, 1 << 40))
def test_others_see_nothing_of_open_steps(case: Case, seed: int) -> None:
    wanderer = Wanderer(case, seed)
    before = {eye: seen(wanderer.course, eye) for eye in range(-1, case.players)}
    for _ in range(MOST):
        if wanderer.course.play.over:
            break
        wanderer.step()
        change = wanderer.course.changes[-1]
        after = {eye: seen(wanderer.course, eye) for eye in range(-1, case.players)}
        for eye in after:
            if change.seen_by is not None and change.seen_by != eye:
                assert after[eye] == before[eye]
        before = after


def test_what_cannot_be_taken_back_is_refused() -> None:
    wanderer = Wanderer(CASES[1], 3)
    with pytest.raises(Trouble, match="can't be taken back"):
        wanderer.course.undo(0, 1)
    with pytest.raises(Trouble, match="no open steps"):
        wanderer.course.confirm(0)
    with pytest.raises(Trouble, match="fewer than"):
        wanderer.course.rewind(0, 1)


def test_that_others_are_ready_makes_no_answer_stale() -> None:
    wanderer = Wanderer(CASES[1], 3)
    course = wanderer.course
    players = course.waiting()
    assert len(players) > 1, "the game begins with a question to all"
    version = course.version(players[1])
    question = course.play.question(players[0])
    assert question is not None
    course.answer(players[0], question.choices[0], False)
    assert course.version(players[1]) == version + 1
    assert course.is_current(players[1], version)
    assert not course.is_current(players[1], version - 1)
    changed = course.version(players[1])
    course.answer(players[0], question.choices[-1], False)
    assert course.version(players[1]) == changed, "that somebody changes a secret answer is secret"
