"""Every screen there is, and the games that lead to it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from playwright.sync_api import Page

from tests.browser.kit import Visitor
from tests.browser.positions import Reached, asked, never, play
from tests.server.kit import Server

TABLE = ".ask h2"
WHY = ".ask button:has-text('?')"
REFERENCE = ".bar .end button"
MENU = ".corner button"
LINE = ".side .log button.line"
LAST_PANE = ".panes button >> nth=-1"


@dataclass(frozen=True)
class Place:
    name: str
    find: "Callable[[Places], str]"
    """Its address behind the #/."""
    shows: str
    """What is there when it is complete."""
    press: str = ""
    then: str = ""
    """What is pressed then, and what that shows."""
    first_on_a_phone: str = ""
    """What is pressed before that where not everything is in sight."""
    guided: bool = False
    whole: bool = False
    """Its picture shows the whole page, not only what a window shows of it."""
    only_a_picture: bool = False
    """A screen that has nothing that others don't have."""

    def arrive(self, visitor: Visitor, places: "Places") -> Page:
        page = visitor.go(self.find(places))
        page.locator(self.shows).first.wait_for()
        page.wait_for_load_state("networkidle")
        if self.first_on_a_phone and visitor.phone:
            page.locator(self.first_on_a_phone).click()
        if self.press:
            page.locator(self.press).first.click()
            page.locator(self.then).first.wait_for()
        return page


class Places:
    """Games are played only when a screen needs them."""

    def __init__(self, server: Server, name: str = "Ada") -> None:
        self.server = server
        self.person = server.person(name)

    def game(self, game: str, *bots: str, seed: str, reached: Reached = never, **options: str) -> str:
        seats = [{"kind": "me", "name": self.person.name}, *({"kind": "bot", "level": level} for level in bots)]
        wish = {"game": game, "seats": seats, "seed": seed, "options": options, "private": False}
        table: str = self.person.post("/api/v1/tables", wish)["table"]["id"]
        play(self.person, table, reached)
        return f"tables/{table}"

    def position(self, game: str, *bots: str, seed: str, at: str, after: int = 0, **options: str) -> str:
        """A running game at a question of Ada's."""
        return self.game(game, *bots, seed=seed, reached=asked(at, after), **options)

    @cached_property
    def second(self) -> str:
        bots = ("heuristic", "novice", "heuristic")
        return self.position("red-planet-second", *bots, seed="1888", at="PlaceAnAstronaut", after=280)

    @cached_property
    def second_choosing(self) -> str:
        bots = ("heuristic",) * 5
        return self.position("red-planet-second", *bots, seed="1892", at="ChooseACharacter", after=480)

    @cached_property
    def second_pair(self) -> str:
        reached = asked("ChooseACharacter", after=160, refusing=True)
        return self.game("red-planet-second", "heuristic", seed="1879", reached=reached)

    @cached_property
    def first(self) -> str:
        bots = ("heuristic", "heuristic", "novice")
        return self.position("red-planet-first", *bots, seed="1877", at="BoardAShip", after=200)

    @cached_property
    def first_five(self) -> str:
        bots = ("heuristic",) * 4
        return self.position("red-planet-first", *bots, seed="1878", at="BoardAShip", after=260)

    @cached_property
    def rocketmen_four(self) -> str:
        return self.position("rocketmen", *("heuristic",) * 3, seed="1957", at="Act", after=400)

    @cached_property
    def rocketmen(self) -> str:
        return self.position("rocketmen", "heuristic", "heuristic", seed="1969", at="Act", after=300)

    @cached_property
    def rocketmen_paying(self) -> str:
        return self.position("rocketmen", "heuristic", seed="1971", at="PayTheRest", after=60)

    @cached_property
    def rocketmen_flying(self) -> str:
        return self.position("rocketmen", "heuristic", "heuristic", "heuristic", seed="1965", at="Fly", after=60)

    @cached_property
    def rocketmen_copying(self) -> str:
        return self.position("rocketmen", "heuristic", "heuristic", seed="1906", at="MayCopyACard", variants="drawn")

    @cached_property
    def solo(self) -> str:
        return self.position("rocketmen", seed="1961", at="Act", after=120, mode="solo")

    @cached_property
    def rocketmen_variants(self) -> str:
        bots = ("heuristic", "heuristic")
        return self.position("rocketmen", *bots, seed="1981", at="Act", after=500, variants="drawn")

    @cached_property
    def battle(self) -> str:
        bots = ("heuristic", "novice", "heuristic")
        return self.position("rocketmen", *bots, seed="1958", at="Act", after=300, mode="battle_for_earth")

    @cached_property
    def second_over(self) -> str:
        return self.game("red-planet-second", "random", "random", seed="1888")

    @cached_property
    def first_over(self) -> str:
        return self.game("red-planet-first", "random", "random", seed="1877")

    @cached_property
    def rocketmen_over(self) -> str:
        return self.game("rocketmen", "heuristic", seed="1969")

    @cached_property
    def battle_over(self) -> str:
        return self.game("rocketmen", "heuristic", "heuristic", seed="1959", mode="battle_for_earth", variants="drawn")

    @cached_property
    def solo_over(self) -> str:
        return self.game("rocketmen", seed="1961", mode="solo")

    @cached_property
    def lobby(self) -> str:
        opened = self.person.open("red-planet-second", "me", "open", "heuristic", "open", private=True)
        return f"tables/{opened['table']['id']}"

    @cached_property
    def hotseat(self) -> str:
        return f"tables/{self.person.open('red-planet-second', 'me', 'me', 'novice')['table']['id']}"

    @property
    def replay(self) -> str:
        return self.second_over.replace("tables", "replays")

    @property
    def rocketmen_replay(self) -> str:
        return self.rocketmen_over.replace("tables", "replays")

    @cached_property
    def pack(self) -> str:
        found = self.person.get("/api/v1/packs")["packs"]
        return f"packs/{found[0]['hash']}"


def after_a_game(places: "Places") -> str:
    """What is counted is there once a game is over."""
    assert places.second_over
    return "replays"


def at(address: str) -> Callable[[Places], str]:
    return lambda _: address


PLACES = [
    Place("home", at(""), ".start button"),
    Place("home-options", at(""), ".start button", "details summary", "details[open] input"),
    Place("settings", at(""), ".start button", "button[aria-label=Settings], header button", "dialog"),
    Place("host", at("host"), "main button"),
    Place("lobby", lambda places: places.lobby, "main h1"),
    Place("hotseat-cover", lambda places: places.hotseat, ".cover h1"),
    Place("second", lambda places: places.second, TABLE),
    Place("second-choosing", lambda places: places.second_choosing, TABLE, only_a_picture=True),
    Place("second-pair", lambda places: places.second_pair, TABLE, only_a_picture=True),
    Place("second-why", lambda places: places.second_pair, TABLE, WHY, "dialog"),
    Place("first", lambda places: places.first, TABLE),
    Place("first-reference", lambda places: places.first, TABLE, REFERENCE, ".panel > *"),
    Place("rocketmen", lambda places: places.rocketmen, TABLE),
    Place("rocketmen-reference", lambda places: places.rocketmen, TABLE, REFERENCE, ".panel > *"),
    Place("rocketmen-board", lambda places: places.rocketmen, TABLE, ".seat .look >> nth=1", "dialog h2", LAST_PANE),
    Place("rocketmen-paying", lambda places: places.rocketmen_paying, TABLE, only_a_picture=True),
    Place("rocketmen-flying", lambda places: places.rocketmen_flying, TABLE),
    Place("rocketmen-solo", lambda places: places.solo, TABLE, only_a_picture=True),
    Place("rocketmen-four", lambda places: places.rocketmen_four, TABLE, only_a_picture=True),
    Place("rocketmen-battle", lambda places: places.battle, TABLE, only_a_picture=True),
    Place("rocketmen-variants", lambda places: places.rocketmen_variants, TABLE, only_a_picture=True),
    Place("rocketmen-why", lambda places: places.rocketmen, TABLE, WHY, "dialog", only_a_picture=True),
    Place("second-menu", lambda places: places.second, TABLE, MENU, "dialog li", only_a_picture=True),
    Place(
        "rocketmen-seats", lambda places: places.rocketmen_four, TABLE, first_on_a_phone=LAST_PANE, only_a_picture=True
    ),
    Place("statistics", after_a_game, "main table", only_a_picture=True, whole=True),
    Place("second-end", lambda places: places.second_over, "dialog .verdict"),
    Place("first-end", lambda places: places.first_over, "dialog .verdict"),
    Place("rocketmen-end", lambda places: places.rocketmen_over, "dialog .verdict"),
    Place("rocketmen-battle-end", lambda places: places.battle_over, "dialog .verdict", only_a_picture=True),
    Place("rocketmen-solo-end", lambda places: places.solo_over, "dialog .verdict", only_a_picture=True),
    Place("replays", at("replays"), "main h1"),
    Place("replay", lambda places: places.replay, "input[type=range]"),
    Place("rocketmen-replay", lambda places: places.rocketmen_replay, "input[type=range]"),
    Place("rules", at("rules/red-planet-second"), "main h1"),
    Place("rules-pictures", at("rules/rocketmen?view=pictures"), "main figure", only_a_picture=True),
    Place("rules-box", at("rules/rocketmen?view=box"), "main h1", only_a_picture=True),
    Place("packs", at("packs"), "main h1"),
    Place("pack", lambda places: places.pack, "main h1"),
    Place("about", at("about"), "main h1"),
    Place("guide", at("guide/red-planet-second"), TABLE, guided=True),
    Place("unknown-table", at("tables/t-00000000"), "main h1"),
    Place("unknown-replay", at("replays/t-00000000"), "main h1", only_a_picture=True),
]
