"""The first edition's names, and its games at any point: dealt by hand, or from any line of the whole game."""

from marsbound.core.notation import line_name
from marsbound.core.play import Play
from marsbound.games.registry import games
from tests.games.red_planet.kit import Scene, box_of

FIRST = "red-planet-first"
ROUND = "first/round/BeginARound"
OUTER = [
    "vastitas-borealis",
    "arabia",
    "sinus-sabaeus",
    "mare-serpentis",
    "hellas",
    "ausonia",
    "syrtis-major",
]
INNER = ["valles-marineris", "mare-tyrrhenum", "tritonis-sinus"]
ZONES = [*OUTER, *INNER]
SHIPS = [
    *[f"{zone}-{capacity}" for zone in ZONES for capacity in (3, 4, 5)],
    "unknown-2",
    "unknown-3",
    "unknown-4",
    "unknown-5",
]
DISCOVERIES = [
    "rich-vein",
    "outcrop",
    "life",
    "reservoir",
    "cave-in",
    "ambush",
    "radiation",
    "upheaval",
    "bare-rock.1",
    "bare-rock.2",
    "bare-rock.3",
]
BONUSES = [
    "secret-mission-1",
    "secret-mission-2",
    "secret-mission-3",
    "secret-mission-4",
    "grant.1",
    "grant.2",
    "core",
    "celerium",
    "sylvanite",
    "memorial",
    "presence",
    "settlers",
    "trade",
]
RED_ZONES = {  # of each secret mission
    "secret-mission-1": ["sinus-sabaeus", "mare-serpentis", "hellas", "ausonia", "syrtis-major"],
    "secret-mission-2": ["vastitas-borealis", "arabia", "hellas", "ausonia", "syrtis-major"],
    "secret-mission-3": ["vastitas-borealis", "arabia", "sinus-sabaeus", "mare-serpentis", "syrtis-major"],
    "secret-mission-4": ["arabia", "sinus-sabaeus", "mare-serpentis", "hellas", "ausonia"],
}
PRODUCTIONS = ["BeginProduction", "BeginProduction-2", "BeginReveal"]  # after rounds 5, 8 and 10


def first(players: int = 3, **options: str) -> Scene:
    """A scene of the first edition."""
    return Scene(FIRST, players, 1, None, **options)


def undealt(players: int) -> Play:
    """A game before anything is dealt: without a seed, nature is asked."""
    return Play(games()[FIRST], box_of(FIRST), players, {}, None)


def go_on(scene: Scene, line: str) -> Scene:
    """Go on from a line of the whole game, as the options of the scene have it, to the next question."""
    opening = scene.game.new(scene.box, scene.play.players, scene.play.options).line
    script = line_name(opening).rpartition("/")[0]
    return scene.begin(f"{script}/{line}")


def three_ships(scene: Scene) -> Scene:
    """A roomy ship in each dock of three players."""
    return scene.dock("hellas-5").dock("ausonia-5").dock("arabia-5")


def decline_all(scene: Scene) -> Scene:
    """Say no, thanks to everything that may be declined."""
    while "-" in scene.choices:
        scene.answer("-")
    return scene


def idle(scene: Scene) -> Scene:
    """A round in which nobody does anything."""
    return decline_all(scene.begin(ROUND).answer(*["recruiter"] * scene.play.players))
