"""What our packs note and explain is told in every language; what others write stays as they wrote it."""

import re
import tomllib
from pathlib import Path

import pytest

from marsbound.games.packs import copy, packs
from marsbound.games.registry import kits
from marsbound.packs import Pack
from marsbound.text import LANGUAGES, Texts
from marsbound.text.pack_comments import WIDTH, explained
from marsbound.text.texts import ids_of_notes

TRANSLATED = [language for language in LANGUAGES if language != "en"]


def notes(pack: Pack) -> list[str]:
    return [entry.note for entries in pack.sections.values() for entry in entries if entry.note]


def comments(pack: Pack) -> list[str]:
    """The paragraphs before its entries, and what stands behind values."""
    source = text_of(pack)
    behind = re.findall(r"(?m)^[a-z].*\S +# (.+)$", source)
    blocks = re.findall(r"(?m)(?:^# .+\n)+", source)
    return [*behind, *(" ".join(line.removeprefix("# ") for line in block.splitlines()) for block in blocks)]


def text_of(pack: Pack) -> str:
    return kits()[pack.name].pack_file.read_text("utf-8")


def test_every_note_and_comment_of_our_packs_is_a_message_and_no_other_message_is_there() -> None:
    said = {note for pack in packs().values() for note in (*notes(pack), *comments(pack))}
    assert set(ids_of_notes()) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(packs()))
def test_a_copied_pack_explains_itself_in_the_reader_s_language(game: str, language: str, tmp_path: Path) -> None:
    texts = Texts(language)
    source = text_of(packs()[game])
    shown = explained(source, texts)
    assert (shown == source) == (language == "en")
    assert tomllib.loads(shown) == tomllib.loads(source)
    if language != "en":
        assert all(len(line) <= WIDTH for line in shown.splitlines() if line.startswith("#"))
        assert not re.search(r"#.*\b(the|of|this)\b", shown)
    copied = copy(game, tmp_path / "my.toml", "my", lambda text: explained(text, texts))
    assert copied.full_hash == packs()[game].full_hash
    assert (tmp_path / "my.toml").read_text("utf-8").startswith(shown[: shown.index("[pack]")])


def test_what_an_owner_has_written_himself_stays_as_it_is() -> None:
    source = '# What is in the box of Rocketmen.\r\n# And in mine.\r\nhand = 6  # cards in my hand\r\nname = "# 1"\r\n'
    assert explained(source, Texts("pl")) == source


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
