"""The honesty test without the machine's own worlds: swap two cards that a player never saw, all through a record.

The swapped record tells of the same game as far as this player can tell: the same events, views and questions.
"""

import json

import pytest
from hypothesis import given

from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.core.refusal import BadInput, Refused
from marsbound.core.steps import Step
from tests.properties.cases import CASES, Case
from tests.properties.test_secrets import seen, what_is_met
from tests.properties.walks import STARTS, Start, Walk, everybody, tried


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_a_game_with_two_unseen_cards_swapped_looks_the_same(start: Start) -> None:
    try_swaps(start)


@pytest.mark.parametrize("case", [case for case in CASES if case.cards(Start(case).play())], ids=str)
def test_many_cards_can_be_swapped(case: Case) -> None:
    """Else the test above would show nothing."""
    games = 2 if case.pace == 1 else 1
    assert sum(try_swaps(Start(case, seed, seed, curious=True)) for seed in range(games)) >= games * case.players


def try_swaps(start: Start) -> int:
    """How many swaps gave another possible game; each is compared."""
    walk = Walk(start)
    play = walk.to_the_end()
    steps = play.steps[: before_the_reveal(play)]
    true = told(play, steps, start.case.pace)
    used = {step.text for step in steps}
    compared = 0
    for player in everybody(play):
        for alike in start.case.cards(play):
            unseen = [card for card in alike if f'"{card}"' not in true[player][-2]]
            hidden = [card for card in unseen if card in used]
            if len(unseen) > 1 and hidden:
                one = pick(hidden, walk.chance)
                other = pick([card for card in unseen if card != one], walk.chance)
                swapped = [Step(step.player, {one: other, other: one}.get(step.text, step.text)) for step in steps]
                try:
                    assert told(play, swapped, start.case.pace, player)[player] == true[player]
                    compared += 1
                except (BadInput, Refused):  # an action can't be dealt as a mission
                    pass
    return compared


def before_the_reveal(play: Play) -> int:
    """Then the cards begin to act, and a game with other cards is another one."""
    for event, at in zip(play.heard, play.heard_at, strict=True):
        if play.game.facts[event.fact].name in ("reveal-begun", "score-counted"):
            return at - 1
    return len(play.steps)


def pick(texts: list[str], chance: Generator) -> str:
    return texts[chance.below(len(texts))]


def told(play: Play, steps: list[Step], pace: int, only: int | None = None) -> dict[int, list[str]]:
    """A story as each player, or only one, sees it from time to time, and all they have met and heard in the end."""
    found = Play(play.game, play.box, play.players, play.options, None)
    players = everybody(play) if only is None else [only]
    views: dict[int, list[str]] = {player: [] for player in players}
    for number, step in enumerate(steps):
        found.answer(step.player, step.text)
        if number % (10 * pace) == 0:
            for player in players:
                views[player].append(seen(found, found.view(player)))
    for player in players:
        views[player].append(json.dumps(what_is_met(found, player)).replace("\\", ""))
        views[player].append(str(found.heard_at))
    return views
