"""The live game of a game: open steps, versions, and coming back from stored entries."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from marsbound.core.chance import Generator
from marsbound.server.errors import ServerError
from marsbound.server.presenting import positions
from marsbound.server.tables.live_game import Entry, LiveGame
from marsbound.server.tables.nature import nature_of
from marsbound.server.wire import position as wire
from tests.properties.cases import CASES, Case
from tests.properties.walks import Start, tried

MOST = 250


class Wanderer:
    """Answers, confirms, takes back and rewinds at random, and remembers what was stored."""

    def __init__(self, case: Case, seed: int) -> None:
        self.play = Start(case, seed).play()
        nature = nature_of(str(seed) if seed % 2 else f"k1-{seed:026}")
        self.set_up = (self.play.game, self.play.box, case.players, dict(self.play.options), nature)
        self.live_game, begun = LiveGame.begun(*self.set_up)
        self.entries: list[Entry] = [begun]
        self.chance = Generator(seed ^ 5)

    def step(self) -> None:
        live_game, chance = self.live_game, self.chance
        asked = live_game.waiting() + live_game.ready()
        player = asked[chance.below(len(asked))]
        own = [step for step in live_game.play.steps if step.player == player]
        if live_game.undoable(player) and chance.below(3) == 0:
            self.entries.append(live_game.undo(player, 1 + chance.below(live_game.undoable(player))))
        elif live_game.open and chance.below(4) == 0:
            self.entries.append(live_game.confirm(live_game.drafter()))
        elif len(own) > 2 and chance.below(100) == 0:
            self.entries.append(live_game.rewind(player, 2))
        else:
            question = live_game.play.question(player)
            assert question is not None
            choice = question.choices[chance.below(len(question.choices))]
            self.entries.append(live_game.answer(player, choice, chance.below(5) == 0))

    def stored(self) -> list[Entry]:
        return [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in self.entries]


def seen(live_game: LiveGame, eye: int) -> bytes:
    return msgspec.json.encode([positions.position(live_game, eye), positions.events(live_game, eye)])


@tried(0.6)
@given(st.sampled_from(CASES), st.integers(0, 1 << 40))
def test_a_course_comes_back_from_its_entries(case: Case, seed: int) -> None:
    wanderer = Wanderer(case, seed)
    steps = 0
    while not wanderer.live_game.play.over and steps < MOST:
        wanderer.step()
        steps += 1
    again = LiveGame.restored(LiveGame(*wanderer.set_up), wanderer.stored())
    for eye in range(-1, case.players):
        assert seen(again, eye) == seen(wanderer.live_game, eye)
        assert again.version(eye) == wanderer.live_game.version(eye)
        for version in range(0, again.version(eye) + 1, 7):
            assert again.kept(eye, version) == wanderer.live_game.kept(eye, version)
    assert repr(again.play.steps) == repr(wanderer.live_game.play.steps)
    while not wanderer.live_game.play.over and steps < 2 * MOST:  # and it goes on in the same way
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
            again.play.leave_to(again.nature)
        steps += 1
    assert repr(again.play.steps) == repr(wanderer.live_game.play.steps)


@tried(0.6)
@given(st.sampled_from(CASES), st.integers(0, 1 << 40))
def test_whoever_looks_now_and_then_knows_the_same_as_who_looks_always(case: Case, seed: int) -> None:
    wanderer = Wanderer(case, seed)
    told: dict[int, tuple[int, list[object]]] = {eye: (0, []) for eye in range(-1, case.players)}
    for _ in range(MOST):
        if wanderer.live_game.play.over:
            break
        wanderer.step()
        for eye, (version, events) in told.items():
            if wanderer.chance.below(3):
                continue
            kept = wanderer.live_game.kept(eye, version)
            assert kept <= len(events)
            events = events[:kept] + list(map(msgspec.to_builtins, positions.events(wanderer.live_game, eye, kept)))
            told[eye] = (wanderer.live_game.version(eye), events)
            assert events == list(map(msgspec.to_builtins, positions.events(wanderer.live_game, eye)))
            # what is kept of a question that stands is what would be asked anew
            asked = positions.question(wanderer.live_game.play, eye)
            assert positions.standing_question(wanderer.live_game, eye) == asked


@tried(0.4)
@given(st.sampled_from(CASES), st.integers(0, 1 << 40))
def test_others_see_nothing_of_open_steps(case: Case, seed: int) -> None:
    wanderer = Wanderer(case, seed)
    before = {eye: seen(wanderer.live_game, eye) for eye in range(-1, case.players)}
    for _ in range(MOST):
        if wanderer.live_game.play.over:
            break
        wanderer.step()
        change = wanderer.live_game.changes[-1]
        after = {eye: seen(wanderer.live_game, eye) for eye in range(-1, case.players)}
        for eye in after:
            if change.seen_by is not None and change.seen_by != eye:
                assert after[eye] == before[eye]
        before = after


def test_what_cannot_be_taken_back_is_refused() -> None:
    wanderer = Wanderer(CASES[1], 3)
    with pytest.raises(ServerError, match="can't be taken back"):
        wanderer.live_game.undo(0, 1)
    with pytest.raises(ServerError, match="no open steps"):
        wanderer.live_game.confirm(0)
    with pytest.raises(ServerError, match="fewer than"):
        wanderer.live_game.rewind(0, 1)


def test_that_others_are_ready_makes_no_answer_stale() -> None:
    wanderer = Wanderer(CASES[1], 3)
    live_game = wanderer.live_game
    players = live_game.waiting()
    assert len(players) > 1, "the game begins with a question to all"
    version = live_game.version(players[1])
    question = live_game.play.question(players[0])
    assert question is not None
    live_game.answer(players[0], question.choices[0], False)
    assert live_game.version(players[1]) == version + 1
    assert live_game.is_current(players[1], version)
    assert not live_game.is_current(players[1], version - 1)
    changed = live_game.version(players[1])
    live_game.answer(players[0], question.choices[-1], False)
    assert live_game.version(players[1]) == changed, "that somebody changes a secret answer is secret"


@pytest.mark.parametrize("game", ["red-planet-second", "red-planet-first"])
def test_a_position_tells_what_was_given_since_ones_own_last_answer(game: str) -> None:
    wanderer = Wanderer(next(case for case in CASES if case.game == game and case.players > 2), 7)
    live_game, players = wanderer.live_game, range(wanderer.live_game.play.players)
    found: list[wire.Gained] = []
    while not live_game.play.over:
        wanderer.step()
        for eye in players:
            position = positions.position(live_game, eye)
            told = [each for each in positions.events(live_game, eye) if each.step >= position.answered]
            begun = [each.parts["production"] for each in told if each.fact == "production-begun"]
            taken = {int(each.parts["seat"]) - 1 for each in told if each.fact == "tokens-taken"}
            if position.gained is None:
                assert not begun or not taken
                continue
            points = [each.points for each in position.gained.seats]
            assert str(position.gained.count) == begun[-1]
            assert {each.seat for each in position.gained.seats} <= taken
            assert points == sorted(points, reverse=True)
            found.append(position.gained)
    assert {each.count for each in found} == {1, 2, 3}
