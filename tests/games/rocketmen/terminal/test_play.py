"""Rocketmen at the terminal: what a person sees and can do."""

import re
from pathlib import Path

import pytest

from marsbound import records
from marsbound.core.notation import position_text
from marsbound.core.play import Play
from marsbound.core.script import BOOK
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.games.rocketmen.rules.deeds import ChooseADeed
from marsbound.games.rocketmen.terminal.renderer import COPYING, GROUPED, IN_FLIGHT
from marsbound.terminal.output import width_of
from marsbound.terminal.renderer import kebab
from marsbound.terminal.session import Session
from tests.games.rocketmen.kit import RocketmenScene
from tests.terminal.conftest import Command
from tests.terminal.persons import at_table, played, typed
from tests.text.messages import variables

GAME = games()["rocketmen"]


def new(players: int, seed: int = 1, language: str = "en", plain: bool = False, **options: str) -> Session:
    """A person and bots, before the first question."""
    return at_table(Play(GAME, GAME.box(builtin("rocketmen")), players, options, seed), language, plain)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """What is on the screen, in one line."""
    return " ".join(capsys.readouterr().out.split())


def position(session: Session) -> str:
    return position_text(session.play.table, GAME.fields)


def ready() -> RocketmenScene:
    """Seat 1 can launch to the Moon and to Mars, buy, place and use."""
    scene = RocketmenScene().plan(1, "base-a").pad(1, "heavy-stage", "heavy-stage", "backup", "protective-suit")
    scene.market("pandemic", "internet", None, "big-data", "solar-power", "reusable-rocket")
    scene.hand(1, "hotel", "mining", "internet", "batteries", "supercapacitors").area(1, "station-a")
    scene.achieve(1, money=2, science=1).use(1, money=1).score(1, 13)
    return scene.objectives(1, "earth-hotel-and-moon-base", "moon-station-and-mars-mining")


# Whole games


@pytest.mark.parametrize(
    ("language", "plain"), [("en", False), ("he", False), ("pl", True), ("ru", False), ("it", True)]
)
def test_a_solo_game_is_told_in_every_language(language: str, plain: bool, capsys: pytest.CaptureFixture[str]) -> None:
    session = played(new(1, 2, language, plain, difficulty="easy"))
    out = capsys.readouterr().out
    assert session.texts.text("heading-score") in out
    assert session.texts.text("rocketmen-rival") in out
    assert plain or max(width_of(line) for line in out.splitlines()) <= session.output.width


def test_a_game_against_a_bot_can_be_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    session = played(new(2, 4), seed=4)
    out = capsys.readouterr().out
    assert "Final score" in out
    assert max(width_of(line) for line in out.splitlines()) <= session.output.width
    for total in session.play.result().totals:
        assert re.search(rf"\b{total}$", out, re.M)


def test_the_battle_for_earth_shows_what_can_be_flown_to(capsys: pytest.CaptureFixture[str]) -> None:
    typed(new(2, mode="battle_for_earth", variants="two-engines,most-rockets"), "board")
    out = capsys.readouterr().out
    said = " ".join(out.split())
    assert "The end begins when somebody has completed this many missions: 4" in said
    assert "Variants: Most rocket points, Two engines" in said
    assert "Moon  " not in out


# The table


def test_the_end_of_a_turn_says_what_it_throws_away(capsys: pytest.CaptureFixture[str]) -> None:
    typed(at_table(ready().turn(1).play), "preview buy:m4")
    out = said(capsys)
    assert "You could launch: Moon Base. Success: " in out
    assert "Leaves cards and markers worth $" in out


def test_the_board_shows_everything_one_plays_with(capsys: pytest.CaptureFixture[str]) -> None:
    scene = ready().plan(2, "hotel").pad(2, "small-boosters").arrived("moon-base", 2).tokens(moon=2).turn(1)
    typed(at_table(scene.play))
    out = capsys.readouterr().out
    for line in (
        "The end begins at 23 points · Moon token: Fumble",
        "Shipyard    4     4 3             Base      6     8 6    2",
        "Mars: distance 13, success cards 5, helped by biotech",
        "Pandemic         $70                                 2 points",  # with the surcharge
        "Medium Stage     $30, 1 any        3 rocket points   left: 5",
        "2  Fumble        0       1         0     planned: Hotel · Launch Pad: Small Boosters (2 rocket",
        "Personal objective  Earth Hotel and Moon Base (goals: 0 of 2, now 0 points,",
        "Mission Plan        Base A: Moon Base, 6 points (needs 6); Mars Base, 10 points (needs 8)",
        "Launch Pad          Backup, Protective Suit, Heavy Stage ×2 (8 rocket points); at lift-off: Moon 3,",
        "Achievements        money marker, money marker (used), science marker",
        "Hand (5 of 6)",
        "Supercapacitors  $20               discard: exchange cards from your hand, and draw one more",
    ):
        assert line in out


def test_a_solo_board_shows_how_far_the_rival_is(capsys: pytest.CaptureFixture[str]) -> None:
    scene = RocketmenScene(players=1).hand(1, "hotel").rival("moon", "station", 6).score(2, 4)
    scene.arrived("earth-hotel", 2).objectives(1, "earth-hotel-and-moon-base")
    typed(at_table(scene.turn(1).play))
    out = capsys.readouterr().out
    assert "R  Rival         4       1               Moon Station, space 7 of 10" in out
    assert "Hotel       3     3 2    R" in out
    assert "Earth Hotel and Moon Base. Both goals must be fulfilled, or the game is lost." in out


@pytest.mark.parametrize("seed", [1, 2])
def test_the_screen_is_the_same_whatever_is_hidden(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    session = typed(new(3, seed))
    capsys.readouterr()
    session.renderer.write_board()
    before = capsys.readouterr().out
    play = session.play
    play.table = play.game.sample_world(play.view(0), seed + 10)
    session.renderer.write_board()
    assert capsys.readouterr().out == before


def test_plain_text_has_a_fact_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    typed(at_table(ready().turn(1).play, plain=True), "pad:internet")
    lines = capsys.readouterr().out.splitlines()
    for line in (
        "Moon Base: Rocket points needed: 6; Points by order of arrival: 8, 6",
        "Internet: Cost: $40; Components: $10, 1 computer; when paying: one card on the pad free of charge",
        "Batteries: $10, 1 composite; discard: scrap another card, draw 2 cards",
        "1: Buy: Pandemic: $70",
    ):
        assert line in lines
    assert any(re.fullmatch(r"\d+: Launch: Moon: success \d+%, expected points \d\.\d", line) for line in lines)


def test_cards_can_be_read_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    typed(at_table(ready().turn(1).play), "cards", "map", "help")
    out = said(capsys)
    for part in (
        "Batteries: $10, 1 composite; DISCARD: scrap another card from your hand, then draw 2 cards.",
        "Hotel: $10; Flies to: Earth orbit; Achievement: money marker",
        "Protective Suit: 1 biotech; LAUNCH PAD: when you draw the success card 0",
        "Pandemic: Cost: $70; For whoever owns it: 2 points",
        "Reusable Rocket: Cost: $50, 1 composite; 2 rocket points; PERMANENT",
        "Earth Hotel and Moon Base: Points: 1 for one of the two goals, 3 for both.",
        "cards: Show your cards and those of the Market with their texts.",
        "rule: Show a rule. Add its id, such as L9: ids in brackets are those of rules.",
    ):
        assert part in out


# Choosing


def test_choices_stand_by_what_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    typed(at_table(ready().turn(1).play))
    out = said(capsys)
    assert "Buy 1 Pandemic ($70) 2 Internet ($40) 3 Big Data ($30, 1 computer) 4 Solar Power ($40)" in out
    assert "To the Launch Pad 9 Batteries ($10, 1 composite) 10 Internet ($10, 1 computer)" in out
    assert "To the pad, paid otherwise 11 Batteries ($10, 1 composite)" in out
    assert "Off the pad 19 Backup" in out
    assert re.search(r"Launch 23 Moon \(success \d+%, expected points [\d.]+\) 24 Mars \(success", out)
    assert "25 End the turn" in out


def test_a_payment_shows_what_is_owed_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    typed(at_table(ready().turn(1).play), "buy:m4", "pay:supercapacitors")
    out = said(capsys)
    assert "Being bought: Big Data ($30, 1 computer) Still owed: $30, 1 computer" in out
    assert "Being bought: Big Data ($30, 1 computer) Paid: $20 Still owed: $10, 1 computer" in out
    assert "Still to pay: $10 and 1 component. Pay with 1 Hotel ($10)" in out
    assert "Pay the rest for me, with the least waste" in out


def test_the_board_of_a_turn_is_shown_once_and_the_market_when_it_changes(capsys: pytest.CaptureFixture[str]) -> None:
    scene = ready().turn(1)
    scene.play.seeded = True
    typed(at_table(scene.play), "discard:hotel", "buy:m2", "pay-for-me")
    out = capsys.readouterr().out
    assert out.count("── Destinations") == 1
    assert out.count("── Market") == 2
    assert "Play Area      Hotel, Station A" in out


def test_an_internet_card_that_paid_shows_what_it_allows(capsys: pytest.CaptureFixture[str]) -> None:
    typed(at_table(ready().turn(1).play), "pad:batteries", "pad:internet")
    assert "Cards that may be placed free of charge: 1" in capsys.readouterr().out


def test_a_place_of_the_market_goes_by_its_card(capsys: pytest.CaptureFixture[str]) -> None:
    typed(at_table(ready().turn(1).play), "why internet", "why m3", "why launch", "why pandemic")
    out = said(capsys)
    assert "Buy: Internet: this is possible." in out
    assert "Buy: place 3 of the Market: This place of the Market is empty. Choose another card. (rule B6)" in out
    assert "Launch: Mars: this is possible." in out
    assert "Launch: Earth orbit: The planned mission does not fly there." in out
    assert "Rule L1: " in out
    assert "Discard: Pandemic" not in out


def test_why_leaves_out_what_is_plain_to_see(capsys: pytest.CaptureFixture[str]) -> None:
    typed(at_table(ready().turn(1).play), "why", "why discard:backup", "discard:backup")
    out = said(capsys)
    assert "Only cards with a component other than money go on the Launch Pad." in out
    assert out.count("This card is not in your hand.") == 2
    assert "and 30 more" not in out


# The launch


def test_in_flight_one_sees_the_track_and_the_odds(capsys: pytest.CaptureFixture[str]) -> None:
    scene = ready().success(0).turn(1).answer("launch:moon", "go-on")
    typed(at_table(scene.play))
    out = capsys.readouterr().out
    odds = scene.play.game.picture(scene.play.view(0))["launch"]["odds"]
    assert "── Launch: Base A, Moon" in out
    assert " 0 1 2 [3] 4 5 6 7 8 9 10\n" in out
    assert "Space 3 of 10 · success cards drawn: 1 of 4 · the last one: 0" in out
    assert "Success cards left: 0, 1 ×5, 2 ×6, 3 ×4, 4" in out
    assert f"\n success {odds['success']:.0%}, expected points {odds['points']:.1f}\n" in out
    assert re.search(r"2  Let the 0 count for more    success \d\d%, expected points \d\.\d  most points", out)
    assert re.search(r"3  Abort the launch +success 0%, expected points 0\n", out)


def test_every_card_that_can_be_copied_has_its_odds(capsys: pytest.CaptureFixture[str]) -> None:
    """Before lift-off, so that the odds of the flight under way would be too low."""
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "small-boosters", "industrial-espionage").deck(2)
    scene.pad(2, "quantum-computer", "protective-suit").turn(1)
    typed(at_table(scene.play), "launch:earth", "board")
    out = said(capsys)
    chances = [int(each) for each in re.findall(r"(?:Computer|Suit|thanks) success (\d+)%", out)]
    assert len(chances) == 3
    assert max(chances) > chances[-1]  # copying is better than leaving it
    assert out.count("expected points") == 4  # the launch itself, and the three


def test_odds_are_explained_once(capsys: pytest.CaptureFixture[str]) -> None:
    typed(at_table(ready().turn(1).play), "discard:hotel", "")
    assert capsys.readouterr().out.count("Expected points include the cost of discarded cards.") == 1


# What happened


def test_the_log_tells_draws_and_discards_together(capsys: pytest.CaptureFixture[str]) -> None:
    typed(new(2, 3), "log")
    out = said(capsys)
    assert re.search(r"You have drawn [^.]*, [^.]*, [^.]*, [^.]*, [^.]*, [^.]*\. · Fumble draws 6 cards\.", out)
    assert "draws 1 card." not in out
    assert "Fumble is dealt 2 personal objectives." in out
    assert re.search(r"New in the Market: ([^.,]*, ){3,5}[^.,]*\.", out)


def test_what_was_bought_is_not_told_to_be_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    session = at_table(RocketmenScene(players=1).market("crowdfunding").hand(1, *MONEY).turn(1).play)
    typed(session, "buy:m1", "pay-for-me")
    out = said(capsys)
    assert "want to buy Crowdfunding" in out
    assert "1 End the turn" in out  # not by itself: it couldn't be taken back
    typed(session, "log")
    out = said(capsys)
    assert "want to buy" not in out
    assert "pay with Hotel, Mining, Satellite A. [B1] · You buy Crowdfunding. [B5]" in out


MONEY = ("hotel", "mining", "satellite-a")


# Taking back, saving


def test_a_purchase_is_taken_back_as_long_as_the_market_is_not_filled(capsys: pytest.CaptureFixture[str]) -> None:
    """In a solo game that is at the end of the turn."""
    scene = RocketmenScene(players=1).market("crowdfunding").hand(1, *MONEY, "shipyard").turn(1)
    before = position_text(scene.play.table, GAME.fields)
    session = typed(at_table(scene.play), "buy:m1", "pay-for-me", "undo", "undo")
    assert capsys.readouterr().out.count("Taken back.") == 2
    assert position(session) == before


def test_a_purchase_stands_when_the_market_is_filled(capsys: pytest.CaptureFixture[str]) -> None:
    session = new(2, 3)
    while not (buys := [text for text in session.play.question(0).choices if text.startswith("buy:")]):  # type: ignore[union-attr]
        session.play.answer(0, "end")
        session.let_bots_answer()
    before = position(session)
    typed(session, buys[0], "undo", buys[0], "pay-for-me", "undo")
    out = capsys.readouterr().out
    assert out.count("Taken back.") == 1
    assert "This can't be taken back: cards or tokens have been drawn since." in out
    assert position(session) != before


def test_a_game_can_be_saved_and_resumed(marsbound: Command) -> None:
    options = ("--players", "1", "--seed", "5", "--option", "difficulty=hard")
    first = marsbound("play", "rocketmen", *options, typed="plan:mining\nend\nend\nsave mine\nquit\n")
    assert "Saved to mine" in first.output
    second = marsbound("play", "--resume", "mine.marsbound.json", typed="end\nquit\nyes\n")
    assert "Resumed at step" in second.output
    assert "── Destinations" in second.output
    assert records.read("mine.marsbound.json").options["difficulty"] == "hard"
    replayed = marsbound("replay", "mine.marsbound.json", "--lang", "he")
    assert replayed.exit_code == 0


def test_a_finished_game_is_replayed_with_all_hands_open(marsbound: Command) -> None:
    session = played(new(1, 2, difficulty="easy"))
    path = session.saving.save("done")
    out = marsbound("replay", str(path)).output
    assert "Board of Seat 1" in out
    assert "Game over" in out
    assert out.count("Final score") == 1
    half = marsbound("replay", str(path), "--step", str(len(session.play.steps) // 2), "--plain").output
    assert "Final score" not in half
    assert Path(path).exists()


# How it ends


def test_a_tie_is_broken_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    scene = RocketmenScene().score(1, 5).score(2, 5).arrived("moon-base", 1).arrived("earth-hotel", 2)
    session = at_table(scene.finish().play)
    typed(session)
    out = capsys.readouterr().out
    assert "You win the tie at 5 points, by the farther location or by more missions." in out


def test_points_of_variants_are_told_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    scene = RocketmenScene(variants="most-hazards,most-computers").depot(2, "pandemic").depot(1, "quantum-computer")
    typed(at_table(scene.finish().play))
    out = said(capsys)
    assert "Missions Hazards Moon and Mars tokens Personal objective Variants Total" in out
    assert "2 Fumble 0 2 0 0 2 4" in out
    assert "Fumble: Most hazards: 2 points" in out


@pytest.mark.parametrize("plain", [False, True])
def test_a_solo_game_is_won_or_lost_against_the_rival(plain: bool, capsys: pytest.CaptureFixture[str]) -> None:
    def scene(points: int) -> RocketmenScene:
        found = RocketmenScene(players=1).score(1, 8).score(2, points).arrived("earth-hotel", 1)
        return found.arrived("moon-base", 1).objectives(1, "earth-hotel-and-moon-base").finish()

    typed(at_table(scene(7).play, plain=plain))
    assert "You win with 8 points." in capsys.readouterr().out
    typed(at_table(scene(8).play, plain=plain))
    out = said(capsys)
    assert "The game is lost: it takes both goals of the objective, and more points than the rival has." in out
    assert ("2. Rival: 8 points" if plain else "R Rival 0 8 0 0 0 8") in out  # it has arrived nowhere


# Nothing is forgotten


def test_every_question_is_known_and_told_what_its_sentence_needs() -> None:
    asked = {
        type(line).__name__: line
        for line in BOOK.lines
        if line.asks and not line.nature and line.name.startswith("rocketmen/")
    }
    parts = {"PayTheRest": {"money", "components"}, "Fly": {"destination", "rocket", "distance", "can"}}
    for name in asked:
        needed = variables("en", f"rocketmen-question-{kebab(name)}")
        assert needed <= {"seat", "time", "times"} | parts.get(name, set()), name
    assert set(asked) >= GROUPED | IN_FLIGHT | COPYING
    assert {name for name, line in asked.items() if isinstance(line, ChooseADeed)} == GROUPED | {"Fly"}


def test_every_deed_with_a_thing_has_a_name_for_its_group() -> None:
    texts = new(1).texts
    for line in BOOK.lines:
        if isinstance(line, ChooseADeed):
            for place in range(len(line.deeds)):
                deed = line.deeds[place]
                if deed.kind:
                    assert texts.attribute(f"rocketmen-deed-{deed.name}", "group")
