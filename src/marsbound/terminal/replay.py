"""marsbound replay: a recorded game again."""

import click

from marsbound import records
from marsbound.core.events import SEALED, Event
from marsbound.core.script import NATURE
from marsbound.core.view import EVERYTHING, ONLOOKER
from marsbound.packs import load
from marsbound.terminal.face import Face
from marsbound.terminal.faces import face_of, texts_for
from marsbound.terminal.options import language_option, pack_option, paper_for, plain_option, player_of
from marsbound.terminal.score import ScoreSheet


@click.command()
@click.argument("record_file", metavar="RECORD")
@click.option("--seat", type=int, metavar="K", help="As the player of this seat sees it.")
@click.option("--step", type=int, metavar="J", help="The table after so many answers, 0 being before the first.")
@pack_option
@language_option
@plain_option
def replay(
    record_file: str, seat: int | None, step: int | None, pack_name: str | None, language: str, plain: bool
) -> None:
    """What happened in a recorded game, and the table at its end or at a step.

    Without --seat a finished game is shown with all its secrets, and an unfinished one as a spectator sees it.
    """
    record = records.read(record_file)
    pack = records.pack_of(record, load(pack_name) if pack_name else None)
    # the whole of it first: the answers after the step must be right too, and only a finished game may be seen whole
    play = records.restored(record, pack)
    over = play.over
    eyes = (EVERYTHING if over else ONLOOKER) if seat is None else player_of(seat, len(record.seats))
    if step is not None and step != len(record.steps):
        play = records.restored(record, pack, step)
    texts = texts_for(language, pack)
    paper = paper_for(texts, plain)
    face = face_of(play, pack, texts, paper, record.seats, eyes)
    paper.say(texts.text("replay-title", game=texts.text(f"game-{record.game}"), file=record_file))
    paper.say(seen_by(face, eyes))
    if step is None:
        write_log(face, 0)
    else:
        paper.say(texts.text("replay-step", step=step, steps=len(record.steps)))
        write_log(face, step)
    face.write_board()
    if play.over:
        ScoreSheet(face, play.result()).write()
    else:
        waited = waited_for(face)
        if waited:
            paper.say(texts.text("waiting-for", names=face.seats.names(waited)))


def seen_by(face: Face, eyes: int) -> str:
    if eyes == EVERYTHING:
        return face.texts.text("replay-open")
    if eyes == ONLOOKER:
        return face.texts.text("replay-onlooker")
    return face.texts.text("replay-seat", seat=face.seats.name(face.seats.main_seat(eyes)))


def write_log(face: Face, since: int) -> None:
    """What happened from a step on, each sentence with the number of the step that led to it."""
    steps = {id(event): at for event, at in zip(face.play.heard, face.play.heard_at, strict=True)}
    events = [event for event in face.play.heard if is_heard(face, event) and steps[id(event)] >= since]
    for run in face.runs(events):
        face.write_run(run, str(steps[id(run[0])]))


def is_heard(face: Face, event: Event) -> bool:
    """Answers given in secret are told when they are revealed."""
    return event.fact != SEALED and (face.you == EVERYTHING or event.heard_by(face.you))


def waited_for(face: Face) -> list[int]:
    """The seats that have to answer next; none if it is nature's turn."""
    players = [player for player in face.play.asked_players() if player != NATURE]
    return [face.play.asked_seat(player) for player in players]
