"""Standings add up, and the page that tells of them is whole and needs nothing else."""

import re
from html import escape
from html.parser import HTMLParser
from xml.etree import ElementTree

import msgspec
import pytest

from marsbound.arena.report import report_page
from marsbound.arena.standings import Standings, margin
from marsbound.arena.tournament import FaultNote, Played, tournament
from marsbound.text import LANGUAGES, Texts

EMPTY = {"meta", "!doctype"}


def game(line_up: int, deal: int, rotation: int, points: list[int], *winners: int, **other: list[FaultNote]) -> Played:
    return Played(
        line_up,
        deal,
        rotation,
        points,
        None,
        list(winners),
        100 + deal,
        [10] * len(points),
        [0.5] * len(points),
        [1000, 0, 0],
        other.get("faults", []),
    )


def standings() -> Standings:
    """Two deals of a cross table of two bots with three at the table."""
    wanted = tournament("red-planet-second", 3, {}, None, 1, [("a", "b<i>", "b<i>"), ("b<i>", "a", "a")])
    why, values = "gave no answer within 10 s", {"seconds": "10"}
    fault = FaultNote(3, "saboteur/DestroyADockedShip", why, 4, "fault-no-answer", {**values})
    games = [game(0, deal, turn, [30, 20, 10], turn + 1) for deal in range(2) for turn in range(3)]
    games += [game(1, deal, turn, [30, 20, 30], 1, 3) for deal in range(2) for turn in range(3)]
    games[0] = game(0, 0, 0, [30, 20, 10], 1, faults=[fault])
    return Standings(wanted, games)


def test_shares_add_up_to_a_game() -> None:
    found = standings()
    a, b = found.bots["a"], found.bots["b<i>"]
    assert (a.seats, b.seats) == (18, 18)
    assert sum(total for bot in (a, b) for total, _ in bot.wins.values()) == pytest.approx(12)
    assert a.share.value == pytest.approx((6 + 4) / 18)
    assert (found.shared, found.won_by_nobody, found.deals) == (6, 0, 2)
    assert found.chance == pytest.approx(1 / 3)
    assert [bot.bot for bot in found.ranked()] == ["a", "b<i>"]


def test_cells_are_about_the_one() -> None:
    first, second = standings().cells()
    assert (first.one, first.others, first.games, first.share.value) == ("a", "b<i>", 6, 1.0)
    assert (second.one, second.others) == ("b<i>", "a")
    assert second.share.value == pytest.approx(1 / 3)


def test_a_margin_is_to_the_best_of_the_others() -> None:
    played = game(0, 0, 0, [30, 20, 10], 1)
    assert [margin(played, player) for player in range(3)] == [10, -10, -20]


def test_faults_are_told_with_who_made_them() -> None:
    (fault,) = standings().faults
    assert (fault.bot, fault.question, fault.times) == ("b<i>", "saboteur/DestroyADockedShip", 4)
    assert fault.why == "gave no answer within 10 s"


def test_a_fault_of_an_older_file_stays_as_it_was_told() -> None:
    note = msgspec.json.decode(b'{"seat": 1, "question": "a/B", "why": "chose {}", "times": 1}', type=FaultNote)
    assert Texts("pl").phrase(note.phrase) == "chose {}"
    again = FaultNote(1, "a/B", 'answered {"a": 1}, which isn\'t JSON', 1, "fault-no-json", {"shown": '{"a": 1}'})
    kept = msgspec.json.decode(msgspec.json.encode(again), type=FaultNote)
    assert kept.phrase == again.why
    assert Texts("pl").phrase(kept.phrase).startswith('odpowiada {"a": 1}')


class Tags(HTMLParser):
    """Whether whatever is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(language: str) -> None:
    page = report_page(standings(), Texts(language))
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert f'lang="{language}" dir="{"rtl" if language == "he" else "ltr"}"' in page
    assert not re.search(r"\b(src|href)=|url\(|@import|<script|https?:", page)
    assert "<i>" not in page
    assert "b&lt;i&gt;" in page
    assert escape(Texts(language).text("fault-no-answer", seconds="10")) in page
    assert ("gave no answer within 10 s" in page) == (language == "en")
    for picture in re.findall(r"<svg.*?</svg>", page, re.S):
        root = ElementTree.fromstring(picture)
        assert root.attrib["aria-label"]
        assert "nan" not in picture
        assert "inf" not in picture
    assert page.count("<svg") == 5
    percent = {"en": r"\d\.\d%", "he": r"\d\.\d%", "ru": r"\d,\d\u00a0%"}.get(language, r"\d,\d%")
    assert re.search(rf">\d*{percent} \(", page)


def test_one_game_is_enough_for_a_page() -> None:
    wanted = tournament("rocketmen", 1, {}, None, 1, [("a",)])
    played = Played(0, 0, 0, [7], 9, [], 50, [10], [0.0], [0], [])
    found = Standings(wanted, [played])
    assert found.bots["a"].margin.value == -2
    page = report_page(found, Texts("en"))
    assert "nan" not in page
    assert page.count("<svg") == 3
