"""A whole game as a text that a person can read: every question, answer, event and change, and whole views."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from marsbound.core.chance import Generator
from marsbound.core.events import EVERYBODY, Event
from marsbound.core.play import Play
from marsbound.core.script import NATURE
from marsbound.core.view import EVERYTHING
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from tests.games.red_planet.kit import box_of
from tests.games.rocketmen.yardstick.planner import PlannerBot

FOLDER = Path(__file__).parent
PLANNER = PlannerBot()
NAMES = ("zone", "location")  # what things are called by, instead of a number
MOST_SHOWN = 16  # of nature's choices: which ships are left in a deck shows elsewhere


@dataclass(frozen=True)
class Playthrough:
    """A game decided by one seed: nature's answers and the players', or nature's alone."""

    game: str
    players: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    sensible: bool = False  # answered by a planner when it was made, and since then as it is written in the file

    @property
    def file(self) -> Path:
        edition = self.game.rpartition("-")[2]
        return FOLDER / f"{edition}-{self.players}.txt"


# With these seeds the second edition's reveal asks somebody something, so that one can look at it.
PLAYTHROUGHS = [
    Playthrough("red-planet-second", 2, 3),
    Playthrough("red-planet-second", 3, 1),
    Playthrough("red-planet-second", 4, 1),
    Playthrough("red-planet-second", 5, 1),
    Playthrough("red-planet-second", 6, 3),
    Playthrough("red-planet-first", 4, 1),
    # random answers hardly ever bring a rocket anywhere
    Playthrough("rocketmen", 2, 12, sensible=True),
    Playthrough("rocketmen", 1, 6, sensible=True),
]


def text_of(playthrough: Playthrough, given: list[str] | None = None) -> str:
    """Told anew; of a sensible one with the answers given, or else by asking the planner."""
    return "\n".join(Transcript(playthrough, given).lines()) + "\n"


def answers_in(text: str) -> list[str]:
    """What players answered in a game that was told."""
    found = re.findall(r"^\d+\. player .*\n   choices: .*\n   answer:  (.*)$", text, re.MULTILINE)
    return [str(answer) for answer in found]


class Transcript:
    """Plays the game and tells it."""

    def __init__(self, playthrough: Playthrough, given: list[str] | None = None) -> None:
        self.about = playthrough
        self.given = None if given is None else iter(given)
        game = games()[playthrough.game]
        # without a seed at first, so that nature's answers are told one by one
        self.play = Play(game, box_of(playthrough.game), playthrough.players, dict(playthrough.options), None)
        self.play.table.set_seed(playthrough.seed)
        self.chance = Generator(playthrough.seed)
        self.phases_seen: set[str] = set()

    def lines(self) -> Iterator[str]:
        yield from self.heading()
        yield from self.events(0)
        while not self.play.over:
            yield from self.step()
            yield from self.views()
        yield from self.result()

    def heading(self) -> Iterator[str]:
        about = self.about
        yield f"{about.game}, {about.players} players, seed {about.seed}"
        yield f"rules version {self.play.game.rules_version}, pack {about.game} {builtin(about.game).hash}"
        for name, value in self.play.options.items():
            yield f"option {name}={value}"
        yield "In answers and events seats, players and docks count from 1; nature is *."

    def step(self) -> Iterator[str]:
        play = self.play
        player = self.next_player()
        asked = play.question(player)
        assert asked is not None
        text = self.pick(player, asked.choices)
        who = "*" if player == NATURE else f"player {player + 1}"
        seat = f" for seat {asked.seat + 1}" if asked.seat >= 0 else ""
        times = f" ({asked.time} of at most {asked.times})" if 1 < asked.times < 1000 else ""
        yield ""
        yield f"{len(play.steps) + 1}. {who}: {asked.line}{seat}{times}"
        many = player == NATURE and len(asked.choices) > MOST_SHOWN
        yield f"   choices: {f'{len(asked.choices)} of them' if many else ' '.join(asked.choices)}"
        weights = play.weights() if player == NATURE else []
        if len(set(weights)) > 1:
            yield f"   weights: {' '.join(map(str, weights))}"
        yield f"   answer:  {text}"
        before, told = self.whole(), len(play.heard)
        play.answer(player, text)
        yield from self.events(told)
        for change in changes("", before, self.whole()):
            yield f"   change:  {change}"

    def next_player(self) -> int:
        players = self.play.asked_players()
        return players[self.chance.below(len(players))]

    def pick(self, player: int, choices: list[str]) -> str:
        if player == NATURE:
            play = self.play
            number = play.line().draw(play.table, play.table.seat, play.found)
            return choices[play.choices(NATURE).index(int(number))]
        if not self.about.sensible:
            return choices[self.chance.below(len(choices))]
        if self.given is not None:
            return next(self.given)
        asked = self.play.question(player)
        assert asked is not None
        return PLANNER.choose(self.play.view(player), asked, self.chance)

    def events(self, since: int) -> Iterator[str]:
        for event in self.play.heard[since:]:
            parts = self.play.event_parts(event)
            words = [f"{name}={word}" for name, word in parts.items() if name != "fact"]
            yield f"   event:   {' '.join([parts['fact'], *words])}{self.audience(event)}"

    def audience(self, event: Event) -> str:
        if event.audience == EVERYBODY:
            return ""
        players = [str(player + 1) for player in range(self.play.players) if event.heard_by(player)]
        return f"  (heard by player {' and '.join(players)} only)"

    def whole(self) -> Mapping[str, Any]:
        """The table as somebody who sees all would see it."""
        play = self.play
        return play.game.picture(play.game.view(play.table, EVERYTHING))

    def views(self) -> Iterator[str]:
        """What everybody sees at the start of the first round, at the reveal or the first launch, and in the end."""
        phase = self.phase()
        if phase not in ("start", "reveal", "launch", "end") or phase in self.phases_seen:
            return
        self.phases_seen.add(phase)
        for player in range(self.play.players):
            yield ""
            yield f"== {phase}: what player {player + 1} sees"
            yield from picture_lines(self.play.game.picture(self.play.view(player)))

    def phase(self) -> str:
        whole = self.whole()
        if self.play.over:
            return "end"
        if whole.get("launch"):
            return "launch"
        return "start" if whole["round"] == 1 else str(whole.get("phase"))

    def result(self) -> Iterator[str]:
        result = self.play.result()
        yield ""
        yield "== result"
        for score in result.scores:
            yield f"   seat {score.seat + 1}: {score.points} {' '.join(filter(None, [score.source, score.item]))}"
        for seat, total in enumerate(result.totals):
            yield f"   seat {seat + 1}: {total} in all"
        winners = " and ".join(f"player {player + 1}" for player in result.winners)
        yield f"   won by {winners or 'nobody'}"


def picture_lines(picture: Mapping[str, Any]) -> Iterator[str]:
    """A line for each thing; of seats, docks and zones a line each."""
    for name, value in picture.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for number, each in enumerate(value):
                fields = [f"{key}={shown(field)}" for key, field in each.items() if key not in (*NAMES, "seat")]
                yield f"   {label(name, number, each)}: {' '.join(fields)}"
        else:
            yield f"   {name}: {shown(value)}"


def label(name: str, number: int, value: Any) -> str:
    """ "seat 2", "dock 1", "zone hellas"."""
    names = [value[key] for key in NAMES if key in value] if isinstance(value, dict) else []
    return f"{name.removesuffix('s')} {names[0] if names else number + 1}"


def shown(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.4f}"
    if isinstance(value, list):
        return f"[{' '.join(shown(each) for each in value)}]"
    if isinstance(value, dict):
        return f"[{' '.join(f'{key}:{shown(each)}' for key, each in value.items() if each)}]"
    return str(value)


def are_numbers(counts: dict[str, Any]) -> bool:
    return all(isinstance(number, int) for number in counts.values())


def counted(before: dict[str, int], after: dict[str, int]) -> Iterator[str]:
    """Where counts differ: "-hotel +internet +2 small-boosters"."""
    for name in [*before, *(name for name in after if name not in before)]:
        more = after.get(name, 0) - before.get(name, 0)
        if more:
            yield f"{'-' if more < 0 else '+'}{'' if abs(more) == 1 else f'{abs(more)} '}{name}"


def changes(path: str, before: Any, after: Any) -> Iterator[str]:
    """Where two pictures differ, as "path: old -> new"."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name in before:
            yield from changes(f"{path} {name}".strip(), before[name], after[name])
    elif isinstance(before, dict) and isinstance(after, dict) and are_numbers(before) and are_numbers(after):
        yield f"{path}: {' '.join(counted(before, after))}"
    elif (
        isinstance(before, list)
        and isinstance(after, list)
        and before
        and isinstance(before[0], dict)
        and len(before) == len(after)
    ):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(label(path, number, new), old, new)
    elif isinstance(before, list) and isinstance(after, list) and all(isinstance(each, str) for each in before + after):
        gone = [f"-{each}" for each in before if each not in after]
        come = [f"+{each}" for each in after if each not in before]
        yield f"{path}: {' '.join(gone + come)}"
    else:
        yield f"{path}: {shown(before)} -> {shown(after)}"
