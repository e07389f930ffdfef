"""Every screen there is, and the games that lead to it."""

import fcntl
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.befalling import Befalls, finds_nobody, loses_the_line, never_says_what_it_saw, waits_for_thinkers
from tests.browser.kit import Visitor
from tests.browser.positions import Reached, answered, asked, at_the_table, look, never, play, play_together
from tests.server.kit import Person, Seat, Server

TABLE = ".ask h2"
CHOOSE = "ChooseACharacter"
WHY = ".ask button:has-text('?')"
REFERENCE = ".bar .end button"
MENU = ".corner button"
LINE = ".side .log button.line"
LAST_PANE = ".panes button >> nth=-1"
HINT = ".ask .buttons > button >> nth=-1"
CHARACTER = "[data-points^='character:'][aria-disabled=false]"
HELD = ".ask .strong"
RULES = ((WHY, "dialog dt button"), ("dialog dt button >> nth=0", "[aria-current=true]"))
LOG_TAB = ".tabs.all button >> nth=1"
CHAT = ((".side .tabs button:visible >> nth=-1", ".side .chat form"),)
MOMENT = ((f"{LINE} >> nth=-3", ".ask .then"),)
AWAY = "dialog .lines .line"
LOST = "[role=status] > p[style]"


@dataclass(frozen=True)
class Place:
    name: str
    find: "Callable[[Places], str]"
    """Its address behind the #/."""
    shows: str
    """What is there when it is complete."""
    presses: tuple[tuple[str, str], ...] = ()
    """What is pressed then, one after the other, each with what that shows."""
    first_on_a_phone: tuple[str, ...] = ()
    """What is pressed before that where not everything is in sight."""
    befalls: Befalls | None = None
    at_last: str = ""
    """What happens to who comes here, and what that shows."""
    stranger: bool = False
    """Somebody comes who has never been here."""
    guided: bool = False
    whole: bool = False
    """Its picture shows the whole page, not only what a window shows of it."""
    only_a_picture: bool = False
    """A screen that has nothing that others don't have."""

    def who(self, places: "Places") -> Person | None:
        return None if self.stranger else places.person

    def arrive(self, visitor: Visitor, places: "Places") -> Page:
        happens = self.befalls(visitor.page) if self.befalls else None
        page = visitor.go(self.find(places))
        page.locator(self.shows).first.wait_for()
        page.wait_for_load_state("networkidle")
        for press in self.first_on_a_phone if visitor.phone else ():
            page.locator(press).click()
        for press, then in self.presses:
            page.locator(press).first.click()
            page.locator(then).first.wait_for()
        if happens:
            happens()
            page.locator(self.at_last or self.shows).first.wait_for()
        return page


def kept_in(path: Path, play: Callable[[], str]) -> str:
    """What is written there, or is played now; others wait for it."""
    with path.open("a+") as kept:
        fcntl.flock(kept, fcntl.LOCK_EX)
        kept.seek(0)
        if not (address := kept.read()):
            kept.write(address := play())
        return address


class played_once:  # noqa: N801 - it is written as property is
    """An address among the places."""

    def __init__(self, play: "Callable[[Places], str]") -> None:
        self.play = play

    def __get__(self, places: "Places", _: "type[Places]") -> str:
        return places.once(self.play.__name__, lambda: self.play(places))


class Places:
    """Games are played only when a screen needs them."""

    def __init__(self, server: Server, person: Person, shared: Path | None = None) -> None:
        self.server = server
        self.person = person
        self.shared = shared
        """Where those who look at the same games in other processes find what was played already."""
        self.found: dict[str, str] = {}

    def once(self, name: str, play: Callable[[], str]) -> str:
        """The address of a game that is played only once, by whoever needs it first."""
        if name not in self.found:
            self.found[name] = kept_in(self.shared / name, play) if self.shared else play()
        return self.found[name]

    def game(self, game: str, *bots: str, seed: str, reached: Reached = never, **options: str) -> str:
        seats = [{"kind": "me", "name": self.person.name}, *({"kind": "bot", "level": level} for level in bots)]
        wish = {"game": game, "seats": seats, "seed": seed, "options": options, "private": False}
        table: str = self.person.post("/api/v1/tables", wish)["table"]["id"]
        play(self.person, table, reached)
        return f"tables/{table}"

    def position(self, game: str, *bots: str, seed: str, at: str, after: int = 0, **options: str) -> str:
        """A running game at a question of Ada's."""
        return self.game(game, *bots, seed=seed, reached=asked(at, after), **options)

    def question(self, game: str, seed: str, asks: str) -> str:
        """The first time that it is asked, played once."""
        options: dict[str, Any] = {"variants": "drawn"} if game == "rocketmen" else {}
        return self.once(
            f"{game}-{seed}-{asks}", lambda: self.position(game, *COMPANY[game], seed=seed, at=asks, **options)
        )

    @played_once
    def second(self) -> str:
        bots = ("heuristic", "novice", "heuristic")
        return self.position("red-planet-second", *bots, seed="1888", at="PlaceAnAstronaut", after=280)

    @played_once
    def second_choosing(self) -> str:
        bots = ("heuristic",) * 5
        return self.position("red-planet-second", *bots, seed="1892", at="ChooseACharacter", after=480)

    @played_once
    def second_pair(self) -> str:
        reached = asked("ChooseACharacter", after=160, refusing=True)
        return self.game("red-planet-second", "heuristic", seed="1879", reached=reached)

    @played_once
    def first(self) -> str:
        bots = ("heuristic", "heuristic", "novice")
        return self.position("red-planet-first", *bots, seed="1877", at="BoardAShip", after=200)

    @played_once
    def first_five(self) -> str:
        bots = ("heuristic",) * 4
        return self.position("red-planet-first", *bots, seed="1878", at="BoardAShip", after=260)

    @played_once
    def rocketmen_four(self) -> str:
        return self.position("rocketmen", *("heuristic",) * 3, seed="1957", at="Act", after=400)

    @played_once
    def rocketmen(self) -> str:
        return self.position("rocketmen", "heuristic", "heuristic", seed="1969", at="Act", after=300)

    @played_once
    def rocketmen_paying(self) -> str:
        return self.position("rocketmen", "heuristic", seed="1971", at="PayTheRest", after=60)

    @played_once
    def rocketmen_flying(self) -> str:
        return self.position("rocketmen", "heuristic", "heuristic", "heuristic", seed="1965", at="Fly", after=60)

    @played_once
    def rocketmen_copying(self) -> str:
        return self.question(*QUESTIONS["rocketmen-copying"])

    @played_once
    def solo(self) -> str:
        return self.position("rocketmen", seed="1961", at="Act", after=120, mode="solo")

    @played_once
    def rocketmen_variants(self) -> str:
        bots = ("heuristic", "heuristic")
        return self.position("rocketmen", *bots, seed="1981", at="Act", after=500, variants="drawn")

    @played_once
    def battle(self) -> str:
        bots = ("heuristic", "novice", "heuristic")
        return self.position("rocketmen", *bots, seed="1958", at="Act", after=300, mode="battle_for_earth")

    @played_once
    def second_over(self) -> str:
        return self.game("red-planet-second", "random", "random", seed="1888")

    @played_once
    def first_over(self) -> str:
        return self.game("red-planet-first", "random", "random", seed="1877")

    @played_once
    def rocketmen_over(self) -> str:
        return self.game("rocketmen", "heuristic", seed="1969")

    @played_once
    def battle_over(self) -> str:
        return self.game("rocketmen", "heuristic", "heuristic", seed="1959", mode="battle_for_earth", variants="drawn")

    @played_once
    def solo_over(self) -> str:
        return self.game("rocketmen", seed="1961", mode="solo")

    @property
    def second_thinking(self) -> str:
        """Another table for everybody who comes: bots think only once."""
        opened = self.person.open("red-planet-second", "me", *("champion",) * 3, seed="1888")
        return f"tables/{opened['table']['id']}"

    @played_once
    def second_away(self) -> str:
        """Ada has seen the beginning."""
        return self.left(self.position("red-planet-second", "heuristic", "heuristic", seed="1888", at=CHOOSE, after=60))

    @played_once
    def rocketmen_away(self) -> str:
        return self.left(self.position("rocketmen", "heuristic", "heuristic", seed="1888", at="Act", after=60))

    def left(self, address: str) -> str:
        table = address.removeprefix("tables/")
        look(self.person, table)
        play(self.person, table, answered(4))
        return address

    @played_once
    def friends(self) -> str:
        """Where somebody else speaks, and wants a pause; their names run in two directions.

        Another game every time: where several people play nobody chooses what is dealt.
        """
        friend = self.server.person("דנה" if self.person.name == "Ada" else "Ada")
        opened = self.person.open(
            "red-planet-second",
            "me",
            "open",
            "novice",
            clock={"mode": "live", "bank": 3600, "increment": 60},
        )
        friend.join(opened, 1)
        table = opened["table"]["id"]
        play_together([self.person, friend], table, asked(CHOOSE, after=90))

        async def speak(seat: Seat) -> None:
            await seat.done("say", text=f"{self.person.name}?")
            await seat.done("propose", player=1, kind="pause")

        at_the_table(friend, table, speak)
        return f"tables/{table}"

    @played_once
    def lobby(self) -> str:
        opened = self.person.open("red-planet-second", "me", "open", "heuristic", "open", private=True)
        return f"tables/{opened['table']['id']}"

    @played_once
    def hotseat(self) -> str:
        return f"tables/{self.person.open('red-planet-second', 'me', 'me', 'novice')['table']['id']}"

    @property
    def replay(self) -> str:
        return self.second_over.replace("tables", "replays")

    @property
    def rocketmen_replay(self) -> str:
        return self.rocketmen_over.replace("tables", "replays")

    @played_once
    def pack(self) -> str:
        found = self.person.get("/api/v1/packs")["packs"]
        return f"packs/{found[0]['hash']}"


# What is asked seldom: where, in a game of which seed, and what.
QUESTIONS = {
    "second-soldier": ("red-planet-second", "1902", "KillAnAstronaut"),
    "second-pilot": ("red-planet-second", "1902", "RedirectAShip"),
    "second-explorer": ("red-planet-second", "1902", "MoveToANeighbour"),
    "second-scientist": ("red-planet-second", "1902", "DrawOrLook"),
    "second-moon": ("red-planet-second", "1902", "LeaveTheMoon"),
    "second-femme-fatale": ("red-planet-second", "1903", "ReplaceAnAstronaut"),
    "second-discovery": ("red-planet-second", "1888", "PlaceTheDiscovery"),
    "second-launch": ("red-planet-second", "1888", "LaunchADockedShip"),
    "second-missions": ("red-planet-second", "1888", "KeepAMission"),
    "first-soldier": ("red-planet-first", "1877", "KillAnAstronaut"),
    "first-pilot": ("red-planet-first", "1877", "ExchangeADestination"),
    "first-explorer": ("red-planet-first", "1877", "MoveToANeighbour"),
    "first-choosing": ("red-planet-first", "1905", "ChooseACharacter"),
    "rocketmen-lost-card": ("rocketmen", "1906", "LoseAPadCard"),
    "rocketmen-discarding": ("rocketmen", "1906", "DiscardForCards"),
    "rocketmen-scrapping": ("rocketmen", "1906", "ScrapACard"),
    "rocketmen-copying": ("rocketmen", "1906", "MayCopyACard"),
    "rocketmen-keeping": ("rocketmen", "1906", "KeepThePlan"),
}
COMPANY = {
    "red-planet-second": ("heuristic", "novice", "heuristic"),
    "red-planet-first": ("heuristic", "heuristic", "novice"),
    "rocketmen": ("heuristic", "heuristic"),
}


def question(game: str, seed: str, asks: str) -> Callable[["Places"], str]:
    return lambda places: places.question(game, seed, asks)


def after_a_game(places: "Places") -> str:
    """What is counted is there once a game is over."""
    assert places.second_over
    return "replays"


def at(address: str) -> Callable[[Places], str]:
    return lambda _: address


PLACES = [
    Place("home", at(""), ".start button"),
    Place("home-options", at(""), ".start button", (("details summary", "details[open] select"),)),
    Place("settings", at(""), ".start button", (("button[aria-label=Settings], header button", "dialog"),)),
    Place("host", at("host"), "main button"),
    Place("lobby", lambda places: places.lobby, "main h1"),
    Place("hotseat-cover", lambda places: places.hotseat, ".cover h1"),
    Place("second", lambda places: places.second, TABLE),
    Place("second-choosing", lambda places: places.second_choosing, TABLE, only_a_picture=True),
    Place("second-pair", lambda places: places.second_pair, TABLE, only_a_picture=True),
    Place("second-why", lambda places: places.second_pair, TABLE, ((WHY, "dialog"),)),
    Place("first", lambda places: places.first, TABLE),
    Place("first-reference", lambda places: places.first, TABLE, ((REFERENCE, ".panel > *"),)),
    Place("rocketmen", lambda places: places.rocketmen, TABLE),
    Place("rocketmen-reference", lambda places: places.rocketmen, TABLE, ((REFERENCE, ".panel > *"),)),
    Place(
        "rocketmen-board",
        lambda places: places.rocketmen,
        TABLE,
        ((".seat .look >> nth=1", "dialog h2"),),
        (LAST_PANE,),
    ),
    Place("rocketmen-paying", lambda places: places.rocketmen_paying, TABLE, only_a_picture=True),
    Place("rocketmen-flying", lambda places: places.rocketmen_flying, TABLE),
    Place("rocketmen-solo", lambda places: places.solo, TABLE, only_a_picture=True),
    Place("rocketmen-four", lambda places: places.rocketmen_four, TABLE, only_a_picture=True),
    Place("rocketmen-battle", lambda places: places.battle, TABLE, only_a_picture=True),
    Place("rocketmen-variants", lambda places: places.rocketmen_variants, TABLE, only_a_picture=True),
    Place("rocketmen-why", lambda places: places.rocketmen, TABLE, ((WHY, "dialog"),), only_a_picture=True),
    Place("second-menu", lambda places: places.second, TABLE, ((MENU, "dialog li"),), only_a_picture=True),
    Place(
        "rocketmen-seats",
        lambda places: places.rocketmen_four,
        TABLE,
        first_on_a_phone=(LAST_PANE,),
        only_a_picture=True,
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
    Place("home-stranger", at(""), ".start button", stranger=True, only_a_picture=True),
    Place("home-alone", at(""), "main [role=alert]", befalls=finds_nobody, only_a_picture=True),
    Place("replays-stranger", at("replays"), "main h1", stranger=True, only_a_picture=True),
    Place("second-held", lambda places: places.second_choosing, TABLE, ((CHARACTER, HELD),), only_a_picture=True),
    Place("second-hint", lambda places: places.second, TABLE, ((HINT, ".hint"),), only_a_picture=True),
    Place("rocketmen-hint", lambda places: places.rocketmen, TABLE, ((HINT, ".hint"),), only_a_picture=True),
    Place("second-rule", lambda places: places.second_pair, TABLE, RULES, only_a_picture=True),
    Place("rocketmen-rule", lambda places: places.rocketmen, TABLE, RULES, only_a_picture=True),
    Place("second-moment", lambda places: places.second, TABLE, MOMENT, (LOG_TAB,), only_a_picture=True),
    Place(
        "rocketmen-moment", lambda places: places.rocketmen, TABLE, MOMENT, (LAST_PANE, LOG_TAB), only_a_picture=True
    ),
    Place("second-away", lambda places: places.second_away, AWAY, befalls=never_says_what_it_saw, only_a_picture=True),
    Place(
        "rocketmen-away",
        lambda places: places.rocketmen_away,
        AWAY,
        befalls=never_says_what_it_saw,
        only_a_picture=True,
    ),
    Place(
        "second-thinking",
        lambda places: places.second_thinking,
        ".options button",
        ((".options button", HELD), (HELD, ".ask .pondering")),
        befalls=waits_for_thinkers,
        only_a_picture=True,
    ),
    Place(
        "second-lost", lambda places: places.second, TABLE, befalls=loses_the_line, at_last=LOST, only_a_picture=True
    ),
    Place(
        "rocketmen-lost",
        lambda places: places.rocketmen,
        TABLE,
        befalls=loses_the_line,
        at_last=LOST,
        only_a_picture=True,
    ),
    *(Place(name, question(*asked), TABLE, only_a_picture=True) for name, asked in QUESTIONS.items()),
    Place("second-friends", lambda places: places.friends, TABLE, only_a_picture=True),
    Place("second-chat", lambda places: places.friends, TABLE, CHAT, only_a_picture=True),
    Place("second-log", lambda places: places.second, TABLE, first_on_a_phone=(LOG_TAB,), only_a_picture=True),
    Place("unknown-table", at("tables/t-00000000"), "main h1"),
    Place("unknown-replay", at("replays/t-00000000"), "main h1", only_a_picture=True),
]
