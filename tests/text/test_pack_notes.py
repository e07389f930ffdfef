"""What our packs note about their entries is told in every language; what others note stays as they wrote it."""

import pytest

from marsbound.games.packs import packs
from marsbound.packs import Pack
from marsbound.text import LANGUAGES, Texts
from marsbound.text.texts import ids_of_notes

TRANSLATED = [language for language in LANGUAGES if language != "en"]


def notes(pack: Pack) -> list[str]:
    return [entry.note for entries in pack.sections.values() for entry in entries if entry.note]


def test_every_note_of_our_packs_is_a_message_and_every_message_a_note() -> None:
    assert set(ids_of_notes()) == {note for pack in packs().values() for note in notes(pack)}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_note_is_told_in_the_reader_s_language(language: str) -> None:
    texts = Texts(language)
    for pack in packs().values():
        for note in notes(pack):
            assert texts.pack_note(note) != note
            assert ("$" in texts.pack_note(note)) == ("$" in note)


def test_a_note_of_somebody_else_stays_as_it_is() -> None:
    assert Texts("pl").pack_note("A printed ship like this one has been seen.") == "Widziano taki wydrukowany statek."
    assert Texts("pl").pack_note("A printed ship like this one is mine.") == "A printed ship like this one is mine."
