"""What a player of Mission: Red Planet is told before choosing, in situations set by hand."""

from tests.games.red_planet.kit import Scene


def told(scene: Scene, choice: str) -> list[dict[str, str]]:
    play = scene.play
    player = play.asked_players()[0]
    return [play.consequence_parts(event) for event in play.consequences(player, choice)]


def facts(scene: Scene, choice: str) -> list[str]:
    return [each["fact"] for each in told(scene, choice)]


def test_a_ship_that_is_destroyed_takes_its_crew_along() -> None:
    scene = Scene(players=3).dock("hellas-3", crew={1: 1, 2: 1}).dock("ausonia-4")
    scene.resolve("saboteur", seat=1).answer("d2")
    assert told(scene, "d1") == [
        {"fact": "ship-destroyed", "dock": "d1"},
        {"fact": "crew-lost", "seat": "1", "dock": "d1", "number": "1"},
        {"fact": "crew-lost", "seat": "2", "dock": "d1", "number": "1"},
    ]
    assert facts(scene, "d2") == ["ship-destroyed", "crew-lost"]


def test_a_ship_that_leaves_makes_a_zone_ones_own() -> None:
    scene = Scene(players=3).dock("hellas-3", crew={1: 2}).dock("ausonia-4")
    scene.put("hellas", {2: 2}, "celerium").resolve("recruiter", seat=1)
    assert told(scene, "d1")[-1] == {"fact": "zone-yours", "zone": "hellas", "production": "1", "points": "3"}
    assert facts(scene, "d1") == ["astronauts-placed", "characters-back", "ship-launches", "zone-yours"]


def test_whoever_ties_collects_nothing_of_a_single_token() -> None:
    scene = Scene(players=3).dock("hellas-3", crew={1: 2}).dock("ausonia-4")
    scene.put("hellas", {2: 3}, "celerium").resolve("recruiter", seat=1)
    assert told(scene, "d1")[-1] == {"fact": "zone-tied-for-nothing", "zone": "hellas"}
    assert {"fact": "seats-left", "dock": "d2", "number": "3"} in told(scene, "d2")


def test_who_finds_no_seats_together_is_told_before_choosing() -> None:
    scene = Scene(players=3).dock("hellas-3", crew={2: 1}).dock("ausonia-4", crew={2: 2})
    scene.begin("round/ChooseACharacter")
    assert told(scene, "travel-agent") == [
        {"fact": "acts-at", "number": "3"},
        {"fact": "turn-skipped", "number": "3"},
        {"fact": "useless-now"},
    ]
    assert "all-placed" in facts(scene, "pilot")
    assert "nobody-to-move" in facts(scene, "explorer")


def test_fewer_seats_than_a_character_places() -> None:
    scene = Scene(players=3).dock("hellas-3", crew={2: 2})
    scene.begin("round/ChooseACharacter")
    assert {"fact": "fewer-placed", "number": "1", "all": "2"} in told(scene, "scientist")
    scene = Scene(players=3)
    scene.begin("round/ChooseACharacter")
    assert "none-placed" in facts(scene, "scientist")
