"""What can be wrong with a pack as a file: no TOML, no text, not there."""

from pathlib import Path

import pytest

from marsbound.games.packs import check_text, formats
from marsbound.packs.check import check_file


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[pack]\nname "x"', "line 2, column 6: isn't TOML: expected '=' after a key in a key/value pair"),
        ("[pack]\nname =", "end of the file: isn't TOML: invalid value"),
        ("[pack]\n[pack]", "line 2, column 6: isn't TOML: cannot declare ('pack',) twice"),
    ],
)
def test_broken_toml_says_where(text: str, message: str) -> None:
    assert [str(mistake) for mistake in check_text(text, "my.toml").mistakes] == [
        f"my.toml: {message}; expected valid TOML"
    ]


@pytest.mark.parametrize("text", ["a = " + "[" * 10_000, "a = " + "9" * 10_000])
def test_hostile_toml_is_refused_calmly(text: str) -> None:
    assert len(check_text(text, "my.toml").mistakes) == 1


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"[pack]\n# \xff")
    assert [str(mistake) for mistake in check_file(path, formats()).mistakes] == [
        f"{path}: byte 10: is no UTF-8 text; expected a TOML file saved as UTF-8"
    ]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    assert [str(mistake) for mistake in check_file(path, formats()).mistakes] == [
        f"{path}: can't be read (No such file or directory); expected a TOML file"
    ]
