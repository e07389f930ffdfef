"""A game as one pair of eyes sees it, in the wire's words."""

from collections.abc import Sequence
from typing import NamedTuple

from marsbound.core.events import Event
from marsbound.core.game import Game
from marsbound.core.notation import answer_text
from marsbound.core.play import Play
from marsbound.core.standing import Aim
from marsbound.core.steps import Step
from marsbound.core.view import View
from marsbound.games.gains import Gains
from marsbound.games.kit import named
from marsbound.games.registry import kit_of
from marsbound.server.presenting.picture import pictured
from marsbound.server.tables.live_game import LiveGame
from marsbound.server.wire import position as wire


def position(live_game: LiveGame, eye: int) -> wire.Position:
    play = live_game.play
    seen = live_game.seen(eye)
    view = play.game.view(seen.table, eye)
    answered = last_answer(play.steps[: seen.steps], eye)
    return wire.Position(
        eye=eye,
        version=live_game.version(eye),
        step=seen.steps,
        answered=answered,
        picture=pictured(play.game, view),
        question=standing_question(live_game, eye),
        waiting=live_game.waiting(),
        ready=live_game.ready(),
        draft=live_game.draft(eye) if eye >= 0 else [],
        undoable=live_game.undoable(eye) if eye >= 0 else 0,
        over=play.over,
        standing=standing(play.game, view),
        gained=gained(play, live_game.events_since(eye, answered)),
    )


def gained(play: Play, events: list[Event]) -> wire.Gained | None:
    """What was given in points while these things happened."""
    kit = kit_of(play.game.name)
    if kit.gains is None:
        return None
    found: Gains | None = named(kit.gains)(play, events)
    if found is None:
        return None
    seats = [wire.SeatGain(seat=seat, points=points) for seat, points in found.points.items()]
    return wire.Gained(count=found.count, seats=sorted(seats, key=lambda one: -one.points))


def standing_question(live_game: LiveGame, eye: int) -> wire.Question | None:
    """What others answer in secret changes nothing for who is asked with them, so it is made once for all of that."""
    found = live_game.questions.get(eye) or question(live_game.play, eye)
    if found is not None and found.together:
        live_game.questions[eye] = found
    return found


def question(play: Play, player: int) -> wire.Question | None:
    """What a player is asked, also one whose secret answer may still be changed."""
    asked = play.question(player) if player >= 0 else None
    if asked is None:
        return None
    line = play.line()
    chosen = int(play.table.sealed_choice(asked.seat)) if line.together else -1
    return wire.Question(
        seat=asked.seat,
        line=asked.line,
        question=asked.question,
        time=asked.time,
        times=asked.times,
        memo=asked.memo,
        together=line.together,
        optional=line.optional,
        parts=line.domain.parts,
        kinds=line.domain.kinds,
        between=line.domain.between,
        deeds=line.domain.deed_kinds(),
        choices=asked.choices,
        refused=refusals(play, player),
        chosen=answer_text(play.table, line, chosen) if chosen >= 0 else None,
        quiet=play.quiet(player),
        wasteful={choice: consequences(play, told) for choice, told in play.wasted(player).items()},
    )


def refusals(play: Play, player: int) -> list[wire.Refused]:
    """All candidates that aren't choices, those together that are refused for the same reason."""
    found: dict[tuple[str, str], list[str]] = {}
    for candidate in play.candidates(player):
        if candidate.refusal is not None:
            found.setdefault((candidate.refusal.reason, candidate.refusal.rule), []).append(candidate.text)
    return [wire.Refused(reason=reason, rule=rule, choices=choices) for (reason, rule), choices in found.items()]


def last_answer(steps: Sequence[Step], player: int) -> int:
    """After how many answers a player's last one was in, 0 if there is none."""
    return next((at for at in range(len(steps), 0, -1) if steps[at - 1].player == player), 0)


def event(play: Play, happened: Event, step: int) -> wire.Event:
    parts = play.event_parts(happened)
    return wire.Event(fact=parts.pop("fact"), parts=parts, step=step)


def events(
    live_game: LiveGame, eye: int, first: int = 0, told: dict[int, wire.Event] | None = None
) -> list[wire.Event]:
    """In words; those that were `told` to other eyes just now aren't put into words again."""
    words = {} if told is None else told
    found = []
    for happened, step in live_game.events(eye, first):
        shown = words.get(id(happened))
        if shown is None:
            shown = words[id(happened)] = event(live_game.play, happened, step)
        found.append(shown)
    return found


def consequences(play: Play, told: list[Event]) -> list[wire.Consequence]:
    found = []
    for one in told:
        parts = play.consequence_parts(one)
        found.append(wire.Consequence(fact=parts.pop("fact"), parts=parts))
    return found


class Previewed(NamedTuple):
    """What choices lead to and what they would mean, as far as the player may know."""

    events: dict[str, list[wire.Event]]
    consequences: dict[str, list[wire.Consequence]]


def previews(play: Play, player: int, choices: list[str]) -> Previewed:
    found = Previewed({}, {})
    step = len(play.steps) + 1
    for choice in choices:
        told = play.preview(player, choice)
        found.events[choice] = [event(play, happened, step) for happened in told]
        found.consequences[choice] = consequences(play, play.consequences(player, choice, told))
    return found


def standing(game: Game, view: View) -> wire.Standing | None:
    """How the game stands for whoever has this view; nothing of a game that doesn't tell it."""
    found = game.standing(view)
    if not found.seats:
        return None
    seats = [
        wire.SeatStanding(
            seat=one.seat,
            points=one.points,
            place=one.place,
            total=one.total,
            parts=[wire.Score(seat=p.seat, source=p.source, item=p.item, points=p.points) for p in one.parts],
        )
        for one in found.seats
    ]
    return wire.Standing(goal=found.goal, seats=seats, aims=[aim_shown(one) for one in found.aims])


def aim_shown(aim: Aim) -> wire.Aim:
    return wire.Aim(
        seat=aim.seat,
        source=aim.source,
        item=aim.item,
        points=aim.points,
        most=aim.most,
        met=aim.met,
        must=aim.must,
        measure=aim.measure,
        have=aim.have,
        of=aim.of,
        others=aim.others,
        next=wire.NextPoints(at=aim.next_at, points=aim.next_points) if aim.next_at else None,
        done=aim.done,
        open=aim.open,
    )


def outcome(play: Play) -> wire.Outcome | None:
    if not play.over:
        return None
    result = play.result()
    scores = [
        wire.Score(seat=score.seat, source=score.source, item=score.item, points=score.points)
        for score in result.scores
    ]
    owners = [int(play.table.player(seat)) for seat in range(len(result.totals))]
    return wire.Outcome(totals=result.totals, winners=result.winners, scores=scores, owners=owners)
