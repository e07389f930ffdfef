"""Packs are found by name or file, copied for their owners, and described."""

import pickle
from pathlib import Path

import pytest

from marsbound.games.packs import CannotCopy, builtin, check_pack, copy, load, packs, text_files
from marsbound.games.registry import kits
from marsbound.packs import BadPack, describe


def test_built_in_packs_are_loaded_by_name() -> None:
    assert load("red-planet-second") == builtin("red-planet-second")
    assert load("red-planet-second").source is None
    assert sorted(packs()) == ["red-planet-first", "red-planet-second", "rocketmen"]


def test_an_owners_pack_is_loaded_by_path(own: Path) -> None:
    for name in (own, str(own)):
        pack = load(name)
        assert (pack.name, pack.game, pack.source) == ("my-box", "red-planet-second", own)
        assert pack.hash == builtin("red-planet-second").hash


def test_a_corrected_pack_has_the_correction(own: Path) -> None:
    text = own.read_text(encoding="utf-8")
    own.write_text(text.replace('to = "hellas"\ncapacity = 3', 'to = "hellas"\ncapacity = 6'), encoding="utf-8")
    assert load(own).entry("ship", "hellas-3").number("capacity") == 6
    assert load(own).hash != builtin("red-planet-second").hash


def test_a_byte_order_mark_is_no_mistake(own: Path) -> None:
    own.write_bytes(b"\xef\xbb\xbf" + own.read_bytes())
    assert load(own).name == "my-box"


def test_a_broken_pack_is_refused_with_every_mistake(own: Path) -> None:
    own.write_text(own.read_text(encoding="utf-8").replace("capacity = 5", "capacity = 50"), encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        load(own)
    assert len(refused.value.mistakes) == 11
    assert str(refused.value).splitlines() == [str(mistake) for mistake in refused.value.mistakes]


def test_an_unknown_pack_is_refused_with_a_suggestion() -> None:
    with pytest.raises(BadPack) as refused:
        load("red-planet-secnd")
    expected = 'red-planet-secnd: is neither a built-in pack nor a file; did you mean "red-planet-second"?'
    assert str(refused.value) == expected
    with pytest.raises(BadPack) as refused:
        load("nowhere.toml")
    assert str(refused.value) == (
        "nowhere.toml: is neither a built-in pack nor a file; "
        "expected a TOML file or one of red-planet-first, red-planet-second, rocketmen"
    )


def test_an_unknown_built_in_pack_is_refused() -> None:
    with pytest.raises(BadPack, match=r'^rocketman: is no built-in pack; did you mean "rocketmen"\?$'):
        builtin("rocketman")
    with pytest.raises(BadPack) as refused:
        builtin("chess")
    expected = "chess: is no built-in pack; expected red-planet-first, red-planet-second or rocketmen"
    assert str(refused.value) == expected


def test_a_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="can't be read"):
        load(tmp_path)


def test_an_owners_pack_may_not_pose_as_a_built_in_one(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(kits()["red-planet-second"].pack_file.read_bytes())
    checked = check_pack(path)
    assert checked.pack is None
    assert [str(mistake) for mistake in checked.mistakes] == [
        f'{path}: pack: name is "red-planet-second", which is the built-in pack\'s; expected a name of its own'
    ]


def test_a_built_in_file_may_be_checked_where_it_is() -> None:
    assert check_pack(kits()["red-planet-first"].pack_file).pack


def test_a_copy_differs_in_its_header_alone(tmp_path: Path) -> None:
    target = tmp_path / "my-box.toml"
    copied = copy("red-planet-second", target, "my-box")
    assert copied == load(target)
    assert (copied.name, copied.based_on, copied.source) == ("my-box", "red-planet-second", target)
    assert copied.hash == builtin("red-planet-second").hash
    original = kits()["red-planet-second"].pack_file.read_text(encoding="utf-8").splitlines()
    lines = target.read_text(encoding="utf-8").splitlines()
    assert set(lines) - set(original) == {'name = "my-box"', 'based-on = "red-planet-second"'}
    assert [line for line in lines if line.startswith("#")] == [line for line in original if line.startswith("#")]


def test_a_copy_of_a_copy_names_its_source_and_keeps_texts_and_line_ends(own: Path, tmp_path: Path) -> None:
    copy(own, tmp_path / "second.toml", "second-box")
    second = tmp_path / "second.toml"
    second.write_bytes(second.read_bytes().replace(b"\n", b"\r\n"))
    (tmp_path / "second.pl.ftl").write_text("zone-arabia = Arabia\n", encoding="utf-8")
    third = copy(second, tmp_path / "third.toml", "third-box")
    assert third.based_on == "second-box"
    written = (tmp_path / "third.toml").read_bytes()
    assert written.count(b"\n") == written.count(b"\r\n")
    assert written.count(b"based-on") == 1
    assert text_files(third) == {"pl": tmp_path / "third.pl.ftl"}


def test_a_copy_overwrites_nothing(own: Path, tmp_path: Path) -> None:
    before = own.read_bytes()
    with pytest.raises(CannotCopy, match=r"my-box\.toml is already there; expected a new file"):
        copy("red-planet-second", own, "other-box")
    assert own.read_bytes() == before
    (tmp_path / "my-box.pl.ftl").touch()
    (tmp_path / "new.pl.ftl").touch()
    with pytest.raises(CannotCopy, match=r"new\.pl\.ftl is already there"):
        copy(own, tmp_path / "new.toml", "new-box")
    assert not (tmp_path / "new.toml").exists()


@pytest.mark.parametrize("name", ["My box", "", "red-planet-first"])
def test_a_copy_needs_a_name_of_its_own(name: str, tmp_path: Path) -> None:
    with pytest.raises(CannotCopy, match="name of a"):
        copy("red-planet-second", tmp_path / "my-box.toml", name)
    assert not list(tmp_path.iterdir())


def test_a_copy_into_no_folder_says_so(tmp_path: Path) -> None:
    with pytest.raises(CannotCopy, match=r"my\.toml can't be written \(No such file or directory\)"):
        copy("red-planet-second", tmp_path / "nowhere" / "my.toml", "my-box")


def test_a_header_that_cannot_be_renamed_is_not_copied(own: Path, tmp_path: Path) -> None:
    lines = own.read_text(encoding="utf-8").split("\n\n[tokens]", 1)
    inline = 'pack = { name = "my-box", game = "red-planet-second", format = 1 }'
    own.write_text(f"{inline}\n\n[tokens]{lines[1]}", encoding="utf-8")
    assert load(own).name == "my-box"
    with pytest.raises(CannotCopy, match=r'pack my-box has no line name = "my-box" below \[pack\]'):
        copy(own, tmp_path / "new.toml", "new-box")


def test_texts_beside_a_pack_are_found_by_language(own: Path) -> None:
    for name in ("my-box.pl.ftl", "my-box.pt-BR.ftl", "other.pl.ftl", "my-box.ftl", "my-boxx.pl.ftl"):
        (own.parent / name).touch()
    assert text_files(load(own)) == {"pl": own.parent / "my-box.pl.ftl", "pt-BR": own.parent / "my-box.pt-BR.ftl"}
    assert text_files(builtin("red-planet-second")) == {}


def test_a_pack_can_be_sent_to_another_process() -> None:
    pack = builtin("red-planet-second")
    assert pickle.loads(pickle.dumps(pack)) == pack


def test_a_description_has_what_a_list_of_packs_shows() -> None:
    row = describe(builtin("red-planet-first"))
    assert (row.name, row.game, row.source, row.based_on) == ("red-planet-first", "red-planet-first", None, None)
    assert row.counts == {"tokens": 1, "zone": 10, "character": 9, "ship": 34, "discovery": 11, "mission": 13}
    assert list(row.pedigrees) == ["rulebook", "strong", "weak", "ours"]
    assert sum(row.pedigrees.values()) == len(row.entries)


def test_a_description_has_every_value_with_its_pedigree() -> None:
    rows = {row.id: row for row in describe(builtin("red-planet-second")).entries}
    eastern = rows["eastern-influence"]
    assert (eastern.section, eastern.pedigree, eastern.note) == ("mission", "ours", None)
    assert [(field.name, field.text, field.pedigree) for field in eastern.fields] == [
        ("id", "eastern-influence", "strong"),
        ("effect", "presence-scale", "strong"),
        ("copies", "1", None),
        ("zones", "vastitas-borealis, ausonia, mare-serpentis, sinus-sabaeus", "ours"),
        ("points", "1/2/4/7", "strong"),
    ]
    assert rows["frozen-cave"].note == "That there is such a card is reported by several; its name is ours."
    assert [field.text for field in rows["tokens"].fields[:2]] == [
        "ice 1, sylvanite 2, celerium 3",
        "ice 5, sylvanite 3, celerium 3",
    ]
