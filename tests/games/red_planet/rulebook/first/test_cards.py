"""Every card of the first edition: what it does, its boundary, and when there is nothing to do."""

import pytest

from tests.games.red_planet.kit import Scene, box_of
from tests.games.red_planet.rulebook.first.scenes import (
    BONUSES,
    DISCOVERIES,
    FIRST,
    INNER,
    RED_ZONES,
    ZONES,
    first,
    go_on,
)

pytestmark = pytest.mark.interpreted

KINDS = ("ice", "sylvanite", "celerium")


def revealed(zone: str, card: str, scene: Scene | None = None) -> Scene:
    """A discovery at a zone, from the reveal to the end of the game."""
    return go_on((scene or first()).discover(zone, card), "BeginReveal")


def ice(scene: Scene) -> list[int]:
    return [scene.tokens(seat, "ice") for seat in (1, 2, 3)]


def from_discoveries(scene: Scene) -> list[int]:
    return [scene.scored(seat, "discoveries") for seat in (1, 2, 3)]


def paid(card: str, scene: Scene) -> int:
    """What a bonus card pays seat 1 at the end."""
    return go_on(scene.hold(1, card), "CountPoints").scored(1, "missions", card)


@pytest.mark.rule("red-planet-first:S2")
def test_there_are_11_discoveries_of_9_kinds_and_13_bonuses_of_9() -> None:
    box = box_of(FIRST)
    names = {card: name.rstrip("-1234") for card, name in zip(box.card_ids, box.card_names, strict=True)}
    for cards, mask, number in ((DISCOVERIES, box.discoveries, 11), (BONUSES, box.missions, 13)):
        assert {card for at, card in enumerate(box.card_ids) if mask >> at & 1} == set(cards)
        assert len(cards) == number
        assert len({names[card] for card in cards}) == 9
    assert box.actions == 0


# Discoveries of the last production


@pytest.mark.rule("red-planet-first:P3")
def test_a_rich_vein_gives_two_more_tokens() -> None:
    scene = revealed("hellas", "rich-vein", first().put("hellas", {1: 1}).put("arabia", {2: 1}))
    assert ice(scene) == [3 + 2, 3, 0]


@pytest.mark.rule("red-planet-first:P3")
def test_a_rich_vein_in_an_empty_or_unexplored_zone_helps_nobody() -> None:
    scene = revealed("hellas", "rich-vein", first().turn_up("hellas", "ice"))
    assert (scene.lying("hellas", "ice"), ice(scene)) == (5, [0, 0, 0])
    scene = revealed("hellas", "rich-vein")
    assert scene.told("tokens-placed") == []


@pytest.mark.rule("red-planet-first:P3")
def test_an_outcrop_gives_one_more_token_in_each_explored_neighbour() -> None:
    scene = first().put("hellas", {1: 1})
    scene.put("mare-serpentis", {2: 1}, "sylvanite").put("mare-tyrrhenum", {3: 1}, "celerium").put("arabia", {3: 1})
    revealed("hellas", "outcrop", scene)  # Ausonia touches Hellas too, but nobody has been there
    assert [scene.tokens(seat, kind) for seat, kind in enumerate(KINDS, 1)] == [3, 4, 4]
    assert scene.tokens(3, "ice") == 3
    assert scene.lying("ausonia", "ice") == 0


@pytest.mark.rule("red-planet-first:P3")
def test_an_outcrop_needs_no_tile_of_its_own_and_explored_neighbours() -> None:
    scene = revealed("hellas", "outcrop", first().put("ausonia", {1: 1}))
    assert ice(scene) == [4, 0, 0]
    assert revealed("hellas", "outcrop").told("tokens-placed") == []


@pytest.mark.rule("red-planet-first:P3")
def test_a_cave_in_lets_no_new_tokens_come_but_old_ones_are_given_out() -> None:
    scene = revealed("hellas", "cave-in", first().put("hellas", {1: 1}).lay("hellas", "ice", 2).put("arabia", {2: 1}))
    assert ice(scene) == [2, 3, 0]


@pytest.mark.rule("red-planet-first:P3")
def test_a_cave_in_beats_an_outcrop_next_to_it() -> None:
    scene = first().put("hellas", {1: 1}).put("mare-serpentis", {2: 1}).discover("ausonia", "outcrop")
    revealed("hellas", "cave-in", scene.put("syrtis-major", {3: 1}))
    assert ice(scene) == [0, 3, 4]


@pytest.mark.rule("red-planet-first:P3")
def test_a_cave_in_where_nothing_would_be_produced_changes_nothing() -> None:
    scene = revealed("hellas", "cave-in", first().put("arabia", {2: 1}))
    assert ice(scene) == [0, 3, 0]


UPHEAVAL = [
    pytest.param({1: 3, 2: 2, 3: 1}, {2: 3}, 0, id="the second takes all"),
    pytest.param({1: 3, 2: 1, 3: 1}, {2: 1, 3: 1}, 1, id="two tied for second share"),
    pytest.param({1: 2, 2: 2, 3: 1}, {1: 1, 2: 1}, 1, id="two tied for most share as usual"),
    pytest.param({1: 1, 2: 1, 3: 1}, {1: 1, 2: 1, 3: 1}, 0, id="three tied for most share as usual"),
    pytest.param({1: 3}, {1: 3}, 0, id="one alone takes them as usual"),
    pytest.param({}, {}, 3, id="nobody there leaves them"),
]


@pytest.mark.rule("red-planet-first:P3")
@pytest.mark.parametrize(("crew", "taken", "left"), UPHEAVAL)
def test_an_upheaval_gives_the_tokens_to_the_second_most(
    crew: dict[int, int], taken: dict[int, int], left: int
) -> None:
    scene = revealed("hellas", "upheaval", first().put("hellas", crew))
    assert {seat: number for seat, number in enumerate(ice(scene), 1) if number} == taken
    assert scene.lying("hellas", "ice") == left


# Discoveries of the reveal and of the end


@pytest.mark.rule("red-planet-first:P3", "red-planet-first:C10")
def test_an_ambush_costs_everyone_present_one_astronaut() -> None:
    scene = revealed("hellas", "ambush", first().put("hellas", {1: 3, 2: 1}).put("arabia", {3: 1}))
    assert [scene.in_zone("hellas", seat) for seat in (1, 2, 3)] == [2, 0, 0]
    assert ([scene.lost(seat) for seat in (1, 2, 3)], scene.in_zone("arabia", 3)) == ([1, 1, 0], 1)


@pytest.mark.rule("red-planet-first:P3")
def test_an_ambush_comes_before_the_tokens_are_given_out() -> None:
    scene = revealed("hellas", "ambush", first().put("hellas", {1: 1}).put("arabia", {2: 1}))
    assert (ice(scene), scene.lying("hellas", "ice")) == ([0, 3, 0], 3)


@pytest.mark.rule("red-planet-first:P3")
def test_an_ambush_in_an_empty_zone_hits_nobody() -> None:
    scene = revealed("hellas", "ambush", first().put("arabia", {1: 1, 2: 1, 3: 1}))
    assert [scene.lost(seat) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("red-planet-first:P6")
@pytest.mark.parametrize(("card", "points"), [("life", 3), ("radiation", -3)])
def test_life_gives_and_radiation_takes_three_points_of_everyone_present(card: str, points: int) -> None:
    scene = revealed("hellas", card, first().put("hellas", {1: 4, 2: 1}).put("arabia", {3: 1}))
    assert from_discoveries(scene) == [points, points, 0]
    assert from_discoveries(revealed("hellas", card, first().put("arabia", {1: 1}))) == [0, 0, 0]


RESERVOIR = [
    pytest.param({1: 2, 2: 1}, [5, 0, 0], id="one alone"),
    pytest.param({1: 2, 2: 2, 3: 1}, [2, 2, 0], id="two tied"),
    pytest.param({1: 1, 2: 1, 3: 1}, [1, 1, 1], id="three tied"),
    pytest.param({}, [0, 0, 0], id="nobody"),
]


@pytest.mark.rule("red-planet-first:P6")
@pytest.mark.parametrize(("crew", "points"), RESERVOIR)
def test_a_reservoir_gives_five_points_to_the_most_shared_and_rounded_down(
    crew: dict[int, int], points: list[int]
) -> None:
    assert from_discoveries(revealed("hellas", "reservoir", first().put("hellas", crew))) == points


@pytest.mark.rule("red-planet-first:P6")
@pytest.mark.parametrize("card", ["bare-rock.1", "bare-rock.2", "bare-rock.3"])
def test_bare_rock_is_nothing(card: str) -> None:
    scene = revealed("hellas", card, first().put("hellas", {1: 2, 2: 1}).put("ausonia", {3: 1}))
    assert (ice(scene), from_discoveries(scene)) == ([3, 0, 3], [0, 0, 0])
    assert [scene.in_zone("hellas", seat) for seat in (1, 2)] == [2, 1]
    assert scene.told("discovery-revealed") == [{"zone": "hellas", "card": card}]


@pytest.mark.rule("red-planet-first:P3", "red-planet-first:P6")
def test_nothing_happens_without_discoveries() -> None:
    scene = go_on(first().put("hellas", {1: 1}), "BeginReveal")
    assert (ice(scene), from_discoveries(scene), scene.told("discovery-revealed")) == ([3, 0, 0], [0, 0, 0], [])


# Bonus cards


@pytest.mark.rule("red-planet-first:E4", "red-planet-first:E8")
@pytest.mark.parametrize(("card", "red"), RED_ZONES.items())
def test_a_secret_mission_needs_all_five_of_its_zones(card: str, red: list[str]) -> None:
    present = first()
    for zone in red:
        present.put(zone, {1: 1, 2: 3}, None)
    assert paid(card, present) == 8
    for missing in red:
        scene = first()
        for zone in red:
            scene.put(zone, {1: 0 if zone == missing else 2, 2: 1}, None)
        assert paid(card, scene) == 0
    assert paid(card, first()) == 0


@pytest.mark.rule("red-planet-first:E8")
@pytest.mark.parametrize("card", ["grant.1", "grant.2"])
def test_a_grant_pays_five_without_a_condition(card: str) -> None:
    assert paid(card, first()) == 5
    assert paid(card, first().put("hellas", {2: 5}).give(2, "ice", 9)) == 5


@pytest.mark.rule("red-planet-first:E8")
def test_core_pays_eight_for_most_in_the_inner_zones_together() -> None:
    together = first().put("hellas", {3: 9}, None)
    for zone, crew in zip(INNER, [{1: 2, 2: 3}, {1: 1}, {1: 1, 3: 2}], strict=True):
        together.put(zone, crew, None)
    assert paid("core", together) == 8  # four to three, though seat 2 leads in one and seat 3 in another
    assert paid("core", first().put(INNER[0], {1: 1, 2: 1}, None).put(INNER[2], {2: 1}, None)) == 0
    assert paid("core", first().put("hellas", {1: 4}, None)) == 0


@pytest.mark.rule("red-planet-first:E8")
@pytest.mark.parametrize("kind", ["celerium", "sylvanite"])
def test_celerium_and_sylvanite_pay_eight_for_most_tokens_of_the_kind(kind: str) -> None:
    other = "sylvanite" if kind == "celerium" else "celerium"
    assert paid(kind, first().give(1, kind, 3).give(2, kind, 2).give(3, other, 9)) == 8
    assert paid(kind, first().give(1, kind, 2).give(2, kind, 3).give(1, other, 9)) == 0
    assert paid(kind, first().give(1, other, 9)) == 0


@pytest.mark.rule("red-planet-first:E8")
@pytest.mark.parametrize(("lost", "points"), [(0, 0), (1, 2), (3, 6), (4, 8), (5, 8), (9, 8)])
def test_memorial_pays_two_per_lost_astronaut_and_eight_at_most(lost: int, points: int) -> None:
    assert paid("memorial", first().lose(1, lost).lose(2, 10)) == points


@pytest.mark.rule("red-planet-first:E8")
@pytest.mark.parametrize("number", [0, 1, 6, 10])
def test_presence_pays_one_per_zone_with_an_own_astronaut(number: int) -> None:
    scene = first().dock("hellas-5", {1: 3})
    for zone in reversed(ZONES):
        scene.put(zone, {1: 2 if zone in ZONES[10 - number :] else 0, 2: 1}, None)
    assert paid("presence", scene) == number


@pytest.mark.rule("red-planet-first:E8")
def test_settlers_pays_seven_for_most_on_mars() -> None:
    crews = first().put("hellas", {1: 1, 2: 2}, None).put("valles-marineris", {1: 1}, None).put("arabia", {1: 1}, None)
    assert paid("settlers", crews.lose(3, 5)) == 7
    assert paid("settlers", first().put("hellas", {1: 1, 2: 2}, None).dock("arabia-5", {1: 4})) == 0
    assert paid("settlers", first().dock("arabia-5", {1: 4})) == 0


@pytest.mark.rule("red-planet-first:E8")
@pytest.mark.parametrize("missing", [None, *KINDS])
def test_trade_pays_five_for_a_token_of_each_kind(missing: str | None) -> None:
    scene = first().give(2, "ice", 9)
    for kind in KINDS:
        scene.give(1, kind, 0 if kind == missing else 1)
    assert paid("trade", scene) == (0 if missing else 5)
