"""Record files: written whole, read with suspicion."""

import json
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marsbound import records
from marsbound.core.record import Record, record_of
from marsbound.core.refusal import BadInput
from marsbound.games.packs import builtin, check_pack, copy
from marsbound.records import BadRecord
from tests.games.red_planet.kit import started
from tests.terminal.conftest import Command
from tests.terminal.persons import played, seated
from tests.terminal.processes import MARKS

FILE = "game.marsbound.json"


def unfinished() -> Record:
    play = started(players=3, seed=4)
    for player in range(3):
        asked = play.question(player)
        assert asked is not None
        play.answer(player, asked.choices[0])
    return record_of(play, "red-planet-second", builtin("red-planet-second").hash, ["person", "random", "random"])


def finished() -> Record:
    return played(seated(players=3, seed=2)).saving.record()


def edited(changes: dict[str, Any], record: Record | None = None) -> None:
    """The file of a record with some of its fields changed."""
    data = (record or unfinished()).data() | changes
    Path(FILE).write_text(json.dumps(data), "utf-8")


def problem(path: str = FILE) -> str:
    """Why a file can't be played again."""
    with pytest.raises((BadRecord, BadInput)) as caught:
        records.restored(records.read(path))
    return str(caught.value)


@pytest.mark.parametrize("make", [unfinished, finished])
def test_a_record_is_read_as_it_was_saved(make: Any) -> None:
    record = make()
    records.save(record, FILE)
    assert records.read(FILE).data() == record.data()
    assert records.text_of(records.read(FILE)) == Path(FILE).read_text("utf-8")
    pack = (record.pack_name, record.pack_hash, record.seats, record.pack_full_hash)
    assert record_of(records.restored(record), *pack).data() == record.data()


def test_a_file_has_the_fields_of_the_reference() -> None:
    records.save(finished(), FILE)
    data = json.loads(Path(FILE).read_text("utf-8"))
    assert list(data) == ["format", "game", "rules", "options", "pack", "seats", "answers", "result"]
    assert data["format"] == "marsbound-record-1"
    pack = builtin("red-planet-second")
    assert data["pack"] == {"name": pack.name, "hash": pack.hash, "full_hash": pack.full_hash}
    assert set(data["result"]) == {"totals", "winners"}
    assert {answer.partition(" ")[0] for answer in data["answers"]} == {"*", "1", "2", "3"}


# Writing


def test_saving_replaces_the_file_and_leaves_nothing_else() -> None:
    Path(FILE).write_text("old", "utf-8")
    records.save(unfinished(), FILE)
    assert [path.name for path in Path().iterdir()] == [FILE]
    assert records.read(FILE).game == "red-planet-second"


@pytest.mark.parametrize("step", ["fsync", "replace", "chmod"])
def test_whatever_goes_wrong_the_old_file_stays(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(FILE).write_text("old", "utf-8")

    def broken(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, broken)
    with pytest.raises(OSError, match="No space left"):
        records.save(unfinished(), FILE)
    assert [path.name for path in Path().iterdir()] == [FILE]
    assert Path(FILE).read_text("utf-8") == "old"


def test_a_record_is_as_open_as_any_file_of_its_owner() -> None:
    before = os.umask(0o027)
    try:
        records.save(unfinished(), FILE)
    finally:
        os.umask(before)
    assert stat.S_IMODE(Path(FILE).stat().st_mode) == 0o640


# Reading


def test_a_missing_file_is_named() -> None:
    assert problem("none.marsbound.json").startswith("none.marsbound.json: can't be read (No such file or directory)")
    Path("folder").mkdir()
    assert "folder: can't be read (Is a directory)" in problem("folder")


@pytest.mark.parametrize("text", ["", "{", "hello", "null", "[]", "{}", '{"format": 1}', "\xff\xfe", "[" * 100_000])
def test_what_is_no_record_is_told(text: str) -> None:
    Path(FILE).write_bytes(text.encode("latin-1"))
    assert problem().startswith(FILE)


def test_a_truncated_file_is_told_wherever_it_ends() -> None:
    whole = records.text_of(unfinished()).encode()
    for end in range(0, len(whole) - 2, 11):
        Path(FILE).write_bytes(whole[:end])
        assert "isn't whole JSON" in problem()


def test_a_byte_that_is_no_text_is_named_as_the_file_counts() -> None:
    whole = records.text_of(unfinished()).encode()
    place = whole.index(b'"answers"') + 40
    Path(FILE).write_bytes(whole[:place] + b"\xf5" + whole[place + 1 :])
    assert problem() == f"{FILE}: byte {place + 1} is no UTF-8 text; was it cut off or edited?"


def test_what_is_wrong_with_a_record_is_told_in_the_reader_s_language(marsbound: Command) -> None:
    edited({"format": "marsbound-record-9"})
    expected = f"marsbound: {FILE}: jego format to „marsbound-record-9”; oczekiwano „marsbound-record-1”, jedynego"
    assert marsbound.refused("replay", FILE, "--lang", "pl").startswith(expected)
    records.save(unfinished(), FILE)
    whole = Path(FILE).read_text("utf-8")
    Path(FILE).write_text(whole.replace('"1 ', '"9 ', 1), "utf-8")
    assert "odpowiedź" in marsbound.refused("replay", FILE, "--lang", "pl")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("1 nonsense", "„nonsense” nie jest odpowiedzią na round/ChooseACharacter; oczekiwano: character, na przykład"),
        ("1 -", "zasady na to nie pozwalają (zasada R2): To trzeba wykonać, na ile się da."),
        ("* unknown-4", "zasady na to nie pozwalają (zasada R3): Teraz pytanie nie jest do ciebie."),
    ],
)
def test_why_an_answer_is_impossible_is_told_in_the_reader_s_language(
    marsbound: Command, answer: str, told: str
) -> None:
    answers = [*unfinished().data()["answers"], answer]
    edited({"answers": answers})
    said = MARKS.sub("", marsbound.refused("replay", FILE, "--lang", "pl"))
    assert f"odpowiedź {len(answers)} ({answer}): {told}" in said


def test_another_format_is_named() -> None:
    edited({"format": "marsbound-record-9"})
    assert (
        problem()
        == f'{FILE}: its format is "marsbound-record-9"; expected "marsbound-record-1", the only one known here'
    )


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "monopoly"}, 'there is no game "monopoly"'),
        ({"game": 7}, 'Expected "str", got "int" - at "$.game"'),
        ({"rules": "99"}, "the record needs rules version 99 of red-planet-second; this is version 1"),
        ({"options": {"speed": "high"}}, 'has no option "speed"'),
        ({"options": []}, 'Expected "object", got "array" - at "$.options"'),
        ({"pack": {"name": "my-box", "hash": "sha256:0"}}, "needs pack my-box with hash sha256:0; give it with --pack"),
        ({"pack": {"name": "my-box"}}, 'missing required field "hash"'),
        ({"seats": ["person"], "answers": []}, "red-planet-second is for 2 to 6 players, not 1"),
        ({"seats": ["person"] * 7}, "red-planet-second is for 2 to 6 players, not 7"),
        ({"answers": ["1"]}, 'answer 1: "1" isn\'t of the form "SEAT ANSWER"'),
        ({"answers": ["9 pilot"]}, "a seat being * or 1 to 3"),
        ({"answers": ["0 pilot"]}, "a seat being * or 1 to 3"),
        ({"answers": ["* hellas-99"]}, 'answer 1 (* hellas-99): "hellas-99" is no answer'),
        ({"answers": ["1 pilot"]}, "answer 1 (1 pilot): the rules don't allow it (rule R3): not-asked"),
        ({"answers": ["* unknown-4"]}, "answer 1 (* unknown-4): nature can't answer"),
        ({"answers": [1]}, 'Expected "str", got "int" - at "$.answers[0]"'),
        ({"surprise": 1}, 'contains unknown field "surprise"'),
    ],
)
def test_every_mistake_is_named(changes: dict[str, Any], message: str) -> None:
    edited(changes)
    assert message in problem()


def test_a_game_that_is_not_here_is_named_whatever_the_pack() -> None:
    record = unfinished()
    record.game = "monopoly"
    for pack in (None, builtin("red-planet-second")):
        with pytest.raises(BadInput, match='there is no game "monopoly"'):
            records.pack_of(record, pack)


def test_an_edited_answer_is_told_with_the_rule_that_forbids_it() -> None:
    answers = [*unfinished().data()["answers"], "1 pilot", "2 pilot", "3 scientist", "3 d1", "3 d9"]
    edited({"answers": answers})
    assert f'answer {len(answers)} (3 d9): "d9" is no answer to scientist/PlaceAnAstronaut' in problem()
    edited({"answers": [*unfinished().data()["answers"], "1 pilot", "1 moon-base"]})
    assert '"moon-base" is no answer to round/ChooseACharacter' in problem()


def test_an_edited_result_is_told() -> None:
    record = finished()
    assert record.result is not None
    edited({"result": {"totals": [999, 0, 0], "winners": [1]}}, record)
    assert "isn't what its answers give" in problem()
    edited({"result": {"totals": [1, 2, 3], "winners": [1]}})
    assert "isn't what its answers give: None" in problem()


@given(st.data())
def test_whatever_is_changed_in_a_file_nothing_worse_than_a_message_comes_of_it(data: st.DataObject) -> None:
    whole = bytearray(records.text_of(unfinished()).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(whole) - 1))
        whole[at : at + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=3))
    Path(FILE).write_bytes(whole)
    with suppress(BadRecord, BadInput):
        records.restored(records.read(FILE))


# Packs of one's own


def test_a_record_of_another_pack_needs_it(marsbound: Command) -> None:
    copy("red-planet-second", "my-box.toml", "my-box")
    text = Path("my-box.toml").read_text("utf-8")
    Path("my-box.toml").write_text(text.replace("astronauts = 22", "astronauts = 20", 1), "utf-8")
    play = ("play", "red-planet-second", "--players", "3", "--pack", "my-box.toml", "--seed", "1")
    marsbound(*play, typed="1\nsave mine\nquit\n")
    pack = check_pack("my-box.toml").pack
    assert pack is not None
    wanted = f"the record needs pack my-box with hash {pack.hash}; give it with --pack FILE"
    assert wanted in marsbound.refused("replay", "mine.marsbound.json")
    assert wanted in marsbound.refused("play", "--resume", "mine.marsbound.json")
    assert marsbound("replay", "mine.marsbound.json", "--pack", "my-box.toml").exit_code == 0
    assert "is for red-planet-second and has hash" in marsbound.refused(
        "replay", "mine.marsbound.json", "--pack", "red-planet-second"
    )


def test_a_copy_with_the_same_content_is_the_same_pack(marsbound: Command) -> None:
    records.save(unfinished(), FILE)
    copy("red-planet-second", "my-box.toml", "my-box")
    assert marsbound("replay", FILE, "--pack", "my-box.toml").exit_code == 0


FULL = builtin("red-planet-second").full_hash
OTHER = FULL[:-1] + ("1" if FULL.endswith("0") else "0")


def naming(full_hash: str) -> None:
    edited({"pack": unfinished().data()["pack"] | {"full_hash": full_hash}})


def test_a_record_may_name_its_pack_in_full() -> None:
    naming(FULL)
    assert records.restored(records.read(FILE)).asked_players()


def test_a_pack_whose_hash_only_begins_alike_is_another_one(marsbound: Command) -> None:
    naming(OTHER)
    assert f"the record needs pack red-planet-second with hash {OTHER}; give it with --pack FILE" in problem()
    copy("red-planet-second", "my-box.toml", "my-box")
    said = marsbound.refused("replay", FILE, "--pack", "my-box.toml")
    assert f"with hash {OTHER}; my-box is for red-planet-second and has hash {FULL}" in said


def test_the_two_hashes_of_a_record_belong_together() -> None:
    naming("sha256:" + "0" * 64)
    begins = builtin("red-planet-second").hash
    assert f"full_hash is sha256:{'0' * 64}; expected one that begins with {begins}" in problem()
