"""marsbound replay: a recorded game again."""

from typing import Any

import click

from marsbound import records
from marsbound.core.events import SEALED, Event
from marsbound.core.play import Play
from marsbound.core.record import Record
from marsbound.core.script import NATURE
from marsbound.core.view import EVERYTHING, ONLOOKER
from marsbound.games.packs import load
from marsbound.terminal.as_json import json_option, write_json
from marsbound.terminal.help import Command, option
from marsbound.terminal.options import language_option, output_for, pack_option, plain_option, player_of
from marsbound.terminal.renderer import Renderer
from marsbound.terminal.renderers import renderer_of, texts_for
from marsbound.terminal.score import ScoreSheet


@click.command(cls=Command)
@click.argument("record_file", metavar="RECORD")
@option("--seat", type=int, metavar="K")
@option("--step", type=int, metavar="J")
@pack_option
@language_option
@plain_option
@json_option
def replay(
    record_file: str,
    seat: int | None,
    step: int | None,
    pack_name: str | None,
    language: str,
    plain: bool,
    as_json: bool,
) -> None:
    record = records.read(record_file)
    pack = records.pack_of(record, load(pack_name) if pack_name else None)
    # the whole of it first: the answers after the step must be right too, and only a finished game may be seen whole
    play = records.restored(record, pack)
    over = play.over
    eyes = (EVERYTHING if over else ONLOOKER) if seat is None else player_of(seat, len(record.seats))
    if step is not None and step != len(record.steps):
        play = records.restored(record, pack, step)
    if as_json:
        write_json(replay_data(record, play, eyes, step))
        return
    texts = texts_for(language, pack)
    output = output_for(texts, plain)
    renderer = renderer_of(play, pack, texts, output, record.seats, eyes)
    output.say(texts.text("replay-title", game=texts.text(f"game-{record.game}"), file=record_file))
    output.say(seen_by(renderer, eyes))
    if step is None:
        write_log(renderer, 0)
    else:
        output.say(texts.text("replay-step", step=step, steps=len(record.steps)))
        write_log(renderer, step)
    renderer.write_board()
    if play.over:
        ScoreSheet(renderer, play.result()).write()
    else:
        waited = waited_for(renderer)
        if waited:
            output.say(texts.text("waiting-for", names=renderer.seats.names(waited)))


def replay_data(record: Record, play: Play, eyes: int, step: int | None) -> dict[str, Any]:
    """The same in the notation's words; players count from 0, as in records."""
    events = [
        {"step": at} | play.event_parts(event)
        for event, at in zip(play.heard, play.heard_at, strict=True)
        if is_heard(event, eyes) and at >= (step or 0)
    ]
    result = play.result() if play.over else None
    return {
        "game": record.game,
        "seats": record.seats,
        "options": record.options,
        "pack": record.data()["pack"],
        "steps": len(record.steps),
        "step": len(record.steps) if step is None else step,
        "seen_by": eyes if eyes >= 0 else "everything" if eyes == EVERYTHING else "onlooker",
        "events": events,
        "picture": play.game.picture(play.game.view(play.table, eyes)),
        "waited_for": [player for player in play.asked_players() if player != NATURE],
        "result": result and {"totals": result.totals, "winners": result.winners},
    }


def seen_by(renderer: Renderer, eyes: int) -> str:
    if eyes == EVERYTHING:
        return renderer.texts.text("replay-open")
    if eyes == ONLOOKER:
        return renderer.texts.text("replay-onlooker")
    return renderer.texts.text("replay-seat", seat=renderer.seats.name(renderer.seats.main_seat(eyes)))


def write_log(renderer: Renderer, since: int) -> None:
    """What happened from a step on, each sentence with the number of the step that led to it."""
    steps = {id(event): at for event, at in zip(renderer.play.heard, renderer.play.heard_at, strict=True)}
    events = [event for event in renderer.play.heard if is_heard(event, renderer.you) and steps[id(event)] >= since]
    for run in renderer.runs(events):
        renderer.write_run(run, str(steps[id(run[0])]))


def is_heard(event: Event, eyes: int) -> bool:
    """Answers given in secret are told when they are revealed."""
    return event.fact != SEALED and (eyes == EVERYTHING or event.heard_by(eyes))


def waited_for(renderer: Renderer) -> list[int]:
    """The seats that have to answer next; none if it is nature's turn."""
    players = [player for player in renderer.play.asked_players() if player != NATURE]
    return [renderer.play.asked_seat(player) for player in players]
