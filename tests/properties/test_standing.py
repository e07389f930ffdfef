"""How a game stands is what the final scoring would say: at the end it says the same, before it by the same rules."""

from typing import Any

import pytest
from hypothesis import given

from marsbound.core.bits import bit
from marsbound.core.play import Play
from marsbound.core.view import EVERYTHING
from marsbound.games.pack_archive import archived, released
from marsbound.games.packs import packs
from marsbound.games.red_planet.rules.box import DISCOVERY_POINTS
from marsbound.games.red_planet.rules.layout import ZONES
from marsbound.games.red_planet.rules.scoring import discovery_points, mission_points
from marsbound.games.red_planet.rules.standing import discovery_aim, mission_aim
from marsbound.games.registry import games
from marsbound.games.rocketmen.rules.scoring import goals_fulfilled, variant_points
from marsbound.games.rocketmen.rules.standing import objective_aim, variant_aim
from tests.properties.cases import CASES, Case
from tests.properties.walks import STARTS, Start, Walk, everybody, tried

ALL_PACKS = sorted({pack.hash for pack in packs().values()} | set(archived()))


def scores(standing: Any) -> list[tuple[int, str, str, int]]:
    """Points by seat, source and item; of the seats' parts."""
    found = [(part.seat, part.source, part.item, part.points) for one in standing.seats for part in one.parts]
    return sorted(found)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_at_the_end_the_standing_is_the_final_score(case: Case) -> None:
    for seed in range(6 if case.pace == 1 else 2):
        play = Walk(Start(case, seed, seed, curious=True)).to_the_end()
        result = play.result()
        for eye in (EVERYTHING, *range(play.players)):
            standing = play.game.standing(play.view(eye))
            assert [one.total for one in standing.seats] == result.totals
            assert scores(standing) == sorted((one.seat, one.source, one.item, one.points) for one in result.scores)


@pytest.mark.interpreted
@tried(0.4)
@given(STARTS)
def test_what_eyes_are_told_adds_up_and_names_nobody_elses_cards(start: Start) -> None:
    for play in Walk(start).samples(one_in=6):
        for player in everybody(play):
            standing = play.game.standing(play.view(player))
            own = {aim.item for aim in standing.aims if play.table.player(aim.seat) == player}
            for aim in standing.aims:
                assert aim.points <= max(aim.most, 0) or aim.must
                assert (aim.next_at == 0) == aim.met
                if aim.source in ("missions", "objectives") and not shown_to_all(play):
                    assert aim.item in own
            for one in standing.seats:
                assert one.place == 1 + sum(other.points > one.points for other in standing.seats)


def shown_to_all(play: Play) -> bool:
    """Whether everybody's missions and objectives have been turned up."""
    picture = play.game.picture(play.view(-1))
    return bool(picture.get("finished") or picture.get("phase") == "final")


def red_planet_tables() -> list[tuple[str, Play]]:
    """With every pack there is or was, every number of players, somewhere in a game and at its end."""
    found = []
    for number, hash in enumerate(ALL_PACKS):
        pack = released(hash)
        if pack is None or not pack.game.startswith("red-planet"):
            continue
        game = games()[pack.game]
        for players in range(game.fewest, game.most + 1):
            walk = Walk(
                Start(CASES[0], 1, players + number, curious=True),
                Play(game, game.box(pack), players, game.checked_options({}), players + number),
            )
            for at, play in enumerate(walk.steps()):
                if play.over or at % 40 == 39:
                    found.append((pack.name, play.copy()))
    return found


def test_every_mission_of_every_pack_stands_as_it_is_scored() -> None:
    scoring = set()
    for pack, play in red_planet_tables():
        table: Any = play.table
        for seat in range(table.seats):
            for card, name in enumerate(table.box.card_ids):
                if table.box.missions >> card & 1:
                    aim = mission_aim(table, seat, card)
                    assert aim.points == mission_points(table, seat, card), f"{name} of {pack}"
                    if aim.points:
                        scoring.add((pack, table.box.card_names[card]))
    assert len(scoring) > 20, "hardly any mission scored: this shows nothing"


def test_every_discovery_of_every_pack_stands_as_it_is_scored() -> None:
    scored = 0
    for pack, play in red_planet_tables():
        table: Any = play.table.clone()
        table.revealed = True
        for card, name in enumerate(table.box.card_ids):
            if table.box.effect[card] not in DISCOVERY_POINTS:
                continue
            for zone in range(ZONES):
                table.set_discovery(zone, card)
                for seat in range(table.seats):
                    aim = discovery_aim(table, seat, zone, card)
                    assert aim.points == discovery_points(table, seat, zone), f"{name} of {pack}"
                    scored += aim.points != 0
    assert scored


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "rocketmen"], ids=str)
def test_every_objective_and_variant_stands_as_it_is_scored(case: Case) -> None:
    scored = 0
    for play in Walk(Start(case, 3, 3, curious=True)).samples(one_in=20):
        table: Any = play.table.clone()
        box = table.box
        for variant in range(len(box.variant_ids)):
            table.variants |= bit(variant)
            for seat in range(table.seats()):
                if box.variant_points[variant]:
                    aim = variant_aim(table, seat, variant)
                    assert aim.points == variant_points(table, seat, variant), box.variant_ids[variant]
                    scored += aim.points
        for objective in range(len(box.objective_ids)):
            for seat in range(table.players):
                goals = int(goals_fulfilled(table, seat, objective))
                points = box.goal_points[objective * 2 + goals - 1] if goals and not table.solo else 0
                aim = objective_aim(table, seat, objective)
                assert (aim.have, aim.points, aim.met) == (goals, points, goals == 2)
    assert scored
