"""What an observation says is what the view has, nothing less where it matters and never more."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from librt.vecs import vec
from mypy_extensions import u8

import marsbound
from marsbound.core.layout import SET, THING
from marsbound.research import Features, State, layout, things
from marsbound.research.as_arrays import Array
from marsbound.research.specs import spec_of
from tests.library.plays import EVERY_SIZE
from tests.research.states import GAMES, played, states

STEPS = (0, 17, 61, 140, 333, 10**6)


def fields(state: State, player: int) -> dict[str, Array]:
    """Each field of an observation in its shape."""
    seen = np.frombuffer(state.observation(player), np.uint8)
    return {
        field.name: seen[field.start : field.start + field.size].reshape(field.shape)
        for field in state.spec.observation.fields
    }


def members(packed: Array) -> list[int]:
    return [int(number) for number in np.flatnonzero(np.unpackbits(packed, bitorder="little"))]


@pytest.mark.parametrize("name", GAMES)
def test_fields_follow_one_another_without_a_gap(name: str) -> None:
    at = 0
    for field in layout(name):
        assert (field.start, field.meaning != "") == (at, True)
        at += field.size
    assert len({field.name for field in layout(name)}) == len(layout(name))
    assert len(marsbound.game(name).state(players=3, seed=1).observation(0)) == at


@given(state=states)
def test_every_section_ends_where_the_next_begins_and_no_field_leaves_its_range(state: State) -> None:
    spec = state.spec
    for player in range(state.players):
        out, at = vec[u8]([0] * int(spec.observation.size)), 0
        for section in spec.observation.sections:
            size = sum(field.size for field in section.fields())
            assert section.write(state.table, player, spec.own_seats[player], out, at) == at + size
            at += size
        assert bytes(out) == state.observation(player)
        for name, values in fields(state, player).items():
            field = next(field for field in spec.observation.fields if field.name == name)
            assert values.max() <= field.high, name
            if field.kind == SET:
                assert all(member < field.most for member in members(values.reshape(-1, field.width)[-1])), name


@given(state=states)
def test_no_byte_that_a_row_had_before_shines_through(state: State) -> None:
    """Batches write into the rows of earlier games: whatever can change is written again."""
    spec = state.spec
    for player in range(state.players):
        out = vec[u8]([0] * int(spec.observation.size))
        for seed in range(3):
            other = played(spec.game.name, state.players, seed, 40 * seed)
            spec.observe(other.table, seed % state.players, out, 0)
        spec.observe(state.table, player, out, 0)
        assert bytes(out) == state.observation(player)


@pytest.mark.interpreted
@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_other_worlds_behind_the_observer_look_the_same(name: str, players: int) -> None:
    """Observation and legal actions don't depend on what the player can't see."""
    others = 0
    for steps in STEPS if marsbound.COMPILED else STEPS[:2]:
        for explicit in (False, True):
            state = played(name, players, steps + players, steps, explicit)
            for player in range(players):
                for seed in range(4):
                    world = state.world(player, seed)
                    assert world.observation(player) == state.observation(player)
                    assert world.player == state.player
                    assert world.legal(player) == state.legal(player)
                    others += world.position != state.position
    assert others > 0 or players == 1, "no world differed: nothing was tried"


def seats_in_order(picture: Any, first: int) -> list[Any]:
    seats: list[Any] = picture["seats"]
    return seats[first:] + seats[:first]


def picture_of(state: State, player: int) -> Any:
    return state.spec.game.picture(state.spec.game.view(state.table, player))


RED_PLANET_SEAT: dict[str, Callable[[Any], object]] = {
    "supply": lambda seat: seat["supply"],
    "lost": lambda seat: seat["lost"],
    "ready": lambda seat: seat["ready"],
    "neutral": lambda seat: seat["neutral"],
    "points": lambda seat: list(seat["tokens"].values()),
}


@pytest.mark.parametrize(("name", "players"), [size for size in EVERY_SIZE if size[0] != "rocketmen"])
def test_red_planet_is_observed_as_it_is_pictured(name: str, players: int) -> None:
    for steps in STEPS:
        state = played(name, players, 3, steps)
        for player in range(players):
            picture, seen = picture_of(state, player), fields(state, player)
            ordered = seats_in_order(picture, int(state.spec.own_seats[player]))
            for field, of_seat in RED_PLANET_SEAT.items():
                assert [of_seat(seat) for seat in ordered] == seen[field][: len(ordered)].tolist(), field
            words = next(field.words for field in layout(name) if field.name == "chosen")
            told = ["hidden" if seat["chosen"] == "?" else seat["chosen"] or "none" for seat in ordered]
            assert [words[number] for number in seen["chosen"][: len(ordered)]] == told
            assert [len(members(row)) for row in seen["hand"][: len(ordered)]] == [
                len(seat["hand"]) for seat in ordered
            ]
            assert seen["events-left"] == picture["event-deck"]
            hidden = [zone["discovery"] == "?" for zone in picture["zones"]]
            assert (seen["discovery"] == 1).tolist() == hidden
            assert (seen["discovery"] == 0).tolist() == [zone["discovery"] is None for zone in picture["zones"]]
            own = ordered[0]["cards"]
            assert len(members(seen["held"][0])) == len(own)


def counted(ids: list[str], row: Array) -> dict[str, int]:
    return {ids[card]: int(row[card]) for card in np.flatnonzero(row)}


@pytest.mark.parametrize("players", marsbound.game("rocketmen").players)
def test_rocketmen_is_observed_as_it_is_pictured(players: int) -> None:
    rows = ["hand", "command-centre", "pad", "depot", "scrapyard", "stored"]
    for steps in STEPS:
        state = played("rocketmen", players, 4, steps)
        ids = state.spec.setup.box.ids
        for player in range(players):
            picture, seen = picture_of(state, player), fields(state, player)
            for place, seat in enumerate(seats_in_order(picture, player)):
                for row, name in enumerate(rows):
                    assert counted(ids, seen["rows"][place, row]) == seat[name], name
                area = counted(ids, seen["area"]) if place == seen["active"] else {}
                assert area == seat["play-area"]
                assert seen["score"][place] == seat["score"]
                assert (seen["objectives"][place] == 1).sum() == seat["objectives"].count("?")
            launch = picture["launch"]
            if launch is not None:
                assert seen["success"].tolist() == launch["success-deck"]


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_nothing_is_lost_and_nothing_comes_from_nowhere(name: str, players: int) -> None:
    before = None
    for steps in STEPS:
        seen = fields(played(name, players, 5, steps), 0)
        if name == "rocketmen":
            piles = ("rows", "area", "teal", "pink", "out", "engines")
            cards = sum(int(seen[field].sum()) for field in piles)
            total = [int(cards + (seen["market"] > 0).sum() + (seen["plan"] > 0).sum())]
        else:
            total = (seen["supply"] + seen["lost"] + seen["aboard"].sum(0) + seen["astronauts"].sum(0)).tolist()
            ships = sum(len(members(seen[field])) for field in ("ship-pile", "ship-discards", "ships-out"))
            total.append(ships + int((seen["capacity"] > 0).sum()))
        assert before is None or total == before
        before = total


@pytest.mark.parametrize("name", GAMES)
def test_features_name_every_number_of_an_observation(name: str) -> None:
    state = played(name, 3, 6, 50)
    features = Features(layout(name))
    raw = np.frombuffer(state.observation(0), np.uint8)
    found = features(np.stack([raw, raw]))
    assert found.shape == (2, features.size)
    assert found.dtype == np.float32
    assert (found[0] == found[1]).all()
    assert len(set(features.names)) == features.size
    named = dict(zip(features.names, found[0].tolist(), strict=True))
    assert named[f"question={state.question}"] == 1
    for field in layout(name):
        if field.kind == THING:
            places = field.size
            assert sum(value for key, value in named.items() if key.startswith(f"{field.name}=")) == (
                places if not field.axes else 0
            )


def test_features_of_another_game_are_refused() -> None:
    seen = np.frombuffer(played("red-planet-second", 3, 6, 50).observation(0), np.uint8)
    with pytest.raises(marsbound.BadInput, match=r"have the shape \(438,\); expected rows of \d+ bytes"):
        Features(layout("rocketmen"))(seen)
    with pytest.raises(marsbound.BadInput, match=r"have the shape \(1, 1, 438\)"):
        Features(layout("red-planet-second"))(seen[None, None])
    with pytest.raises(marsbound.BadInput, match='there is no game "chess"'):
        layout("chess")


@pytest.mark.parametrize("name", GAMES)
def test_the_pack_says_what_cards_do(name: str) -> None:
    told = things(name)
    names, rows = told["card"]
    assert rows.shape == (len(rows), len(names))
    assert len(rows) == marsbound.game(name).state(players=3, seed=1).table.extent("card")
    assert (rows[:, [names.index(each) for each in names if each.startswith("effect-")]].sum(1) <= 1).all()


def test_a_spec_is_made_once() -> None:
    game = marsbound.game("rocketmen")
    assert spec_of(game.state(2, 1).spec.setup) is game.state(2, 5).spec
