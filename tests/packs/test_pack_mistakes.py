"""Every kind of mistake has one clear line: the file, the entry, what is wrong, what was expected."""

import pytest

from marsbound.games.packs import formats
from marsbound.packs.check import check_tables
from tests.packs.changes import Change, Tables, Texts, a_card_more, both, drop, find, header, keep, known, put, tokens

NAME = "a name of at most 60 lower-case letters and digits, with single hyphens between them"


SECOND: dict[str, tuple[Change, str]] = {
    # the header
    "no header": (
        lambda tables: tables.pop("pack"),
        "pack: the section is missing; expected a table, [pack], with name, game and format",
    ),
    "the header is no table": (
        lambda tables: tables.update(pack=[1]),
        "pack: is a list; expected a table, [pack], with name, game and format",
    ),
    "no name": (lambda tables: tables["pack"].pop("name"), f"pack: name is missing; expected {NAME}"),
    "a name with spaces": (header(name="My box"), f'pack: name is "My box"; expected {NAME}'),
    "no game": (
        lambda tables: tables["pack"].pop("game"),
        "pack: game is missing; expected red-planet-first, red-planet-second or rocketmen",
    ),
    "a misspelt game": (
        header(game="red-planet-secnd"),
        'pack: game is "red-planet-secnd"; did you mean "red-planet-second"?',
    ),
    "no format": (
        lambda tables: tables["pack"].pop("format"),
        "pack: format is missing; expected 1, the only one known here",
    ),
    "a later format": (header(format=2), "pack: format is 2; expected 1, the only one known here"),
    "based on a number": (header(**{"based-on": 3}), "pack: based-on is 3; expected the name of another pack"),
    "an unknown header field": (header(nam="x"), 'pack: "nam" is no known field; did you mean "name"?'),
    # sections
    "no section": (lambda tables: tables.pop("ship"), "ship: the section is missing; expected [[ship]]"),
    "no single section": (lambda tables: tables.pop("tokens"), "tokens: the section is missing; expected [tokens]"),
    "a misspelt section": (
        lambda tables: tables.update(shipp=tables.pop("ship")),
        '"shipp": is no section of red-planet-second; did you mean "ship"?',
    ),
    "a strange section": (
        lambda tables: tables.update(rockets=[]),
        '"rockets": is no section of red-planet-second; '
        "expected pack, tokens, zone, character, ship, discovery, mission or action",
    ),
    "one table instead of many": (
        lambda tables: tables.update(ship=tables["ship"][0]),
        "ship: is a table; expected a list of tables, each headed [[ship]]",
    ),
    "many tables instead of one": (
        lambda tables: tables.update(tokens=[tables["tokens"]]),
        "tokens: is a list; expected a table, [tokens]",
    ),
    "an entry is no table": (
        lambda tables: tables["ship"].append("mayflower"),
        'ship #37: is "mayflower"; expected a table, [[ship]]',
    ),
    # ids
    "no id": (drop("ship", "hellas-3", "id"), f"ship #19: id is missing; expected {NAME}"),
    "a capital in an id": (put("ship", "hellas-3", id="Hellas"), f'ship #19: id is "Hellas"; expected {NAME}'),
    "the same ship twice": (
        put("ship", "hellas-3", id="hellas-4"),
        "ship hellas-4: has the same id as a ship before it; expected an id of its own",
    ),
    "a mission called like a discovery": (
        put("mission", "moon-base", id="lichens"),
        "mission lichens: has the same id as a discovery before it; expected an id of its own",
    ),
    "a misspelt zone": (
        put("zone", "hellas", id="helas"),
        'zone helas: is no zone of this game; did you mean "hellas"?',
    ),
    "a zone of one's own": (
        lambda tables: tables["zone"].insert(0, {**find(tables, "zone", "phobos"), "id": "utopia", "side": "outer"}),
        "zone utopia: is no zone of this game; expected vastitas-borealis, ausonia, mare-serpentis, sinus-sabaeus, "
        "mare-tyrrhenum, tritonis-sinus, hellas, valles-marineris, syrtis-major or phobos",
    ),
    "a zone too few": (keep("zone", 9), "zone phobos: is missing; expected one [[zone]] with this id"),
    "a character too few": (
        keep("character", 8),
        "character pilot: is missing; expected one [[character]] with this id",
    ),
    # fields
    "no such field": (
        put("ship", "hellas-3", colour="red"),
        'ship hellas-3: "colour" is no known field; expected id, to, capacity, pedigree or note',
    ),
    "a misspelt field": (
        lambda tables: put("ship", "hellas-3", capacty=find(tables, "ship", "hellas-3").pop("capacity"))(tables),
        'ship hellas-3: "capacty" is no known field; did you mean "capacity"?',
    ),
    "a missing field": (
        drop("ship", "hellas-3", "capacity"),
        "ship hellas-3: capacity is missing; expected a whole number from 1 to 9",
    ),
    "a text for a number": (
        put("ship", "hellas-3", capacity="3"),
        'ship hellas-3: capacity is "3"; expected a whole number from 1 to 9',
    ),
    "yes for a number": (
        put("ship", "hellas-3", capacity=True),
        "ship hellas-3: capacity is true; expected a whole number from 1 to 9",
    ),
    "a fraction for a number": (
        put("ship", "hellas-3", capacity=3.5),
        "ship hellas-3: capacity is 3.5; expected a whole number from 1 to 9",
    ),
    "a number too high": (
        put("ship", "hellas-3", capacity=12),
        "ship hellas-3: capacity is 12; expected a whole number from 1 to 9",
    ),
    "a number too long to write": (
        put("ship", "hellas-3", capacity=16**5000),
        "ship hellas-3: capacity is a huge number; expected a whole number from 1 to 9",
    ),
    "a number too low": (
        tokens(astronauts=0),
        "tokens: astronauts is 0; expected a whole number from 1 to 60",
    ),
    "a number for a note": (put("ship", "hellas-3", note=3), "ship hellas-3: note is 3; expected a text"),
    "a misspelt word": (put("zone", "hellas", side="outr"), 'zone hellas: side is "outr"; did you mean "outer"?'),
    "a strange word": (
        put("zone", "hellas", side="north"),
        'zone hellas: side is "north"; expected outer, inner or moon',
    ),
    "a side that the rules fix": (
        both(put("zone", "hellas", side="inner"), lambda tables: tables["zone"].insert(8, tables["zone"].pop(6))),
        'zone hellas: side is "inner"; expected "outer"',
    ),
    "a number that the rules fix": (
        put("character", "pilot", number=2),
        "character pilot: number is 2; expected 1",
    ),
    "moves of one who has none": (
        both(put("character", "pilot", moves=2), known("character", "pilot", moves="ours")),
        "character pilot: moves does not belong here; expected it with explorer or soldier only",
    ),
    "no moves of one who has some": (
        both(drop("character", "soldier", "moves"), known("character", "soldier", moves=None)),
        "character soldier: moves is missing; expected a whole number from 1 to 9",
    ),
    "a number for a table": (
        tokens(values=3),
        "tokens: values is 3; expected a table with a number for ice, sylvanite, celerium",
    ),
    "a kind too few": (
        tokens(values={"ice": 1, "sylvanite": 2}),
        "tokens: values has no celerium; expected a whole number from 0 to 20",
    ),
    "a kind too many": (
        tokens(values={"ice": 1, "sylvanite": 2, "celerium": 3, "gold": 4}),
        'tokens: values has "gold"; expected ice, sylvanite or celerium',
    ),
    "a negative count": (
        tokens(points={"ice": 40, "sylvanite": -1, "celerium": 23}),
        "tokens: points has sylvanite = -1; expected a whole number from 0 to 200",
    ),
    "a number for a list": (
        put("mission", "eastern-influence", points=7),
        "mission eastern-influence: points is 7; expected a list, each of it a whole number from 0 to 50",
    ),
    "a text in a list of numbers": (
        put("mission", "eastern-influence", points=[1, 2, 4, "7"]),
        'mission eastern-influence: points has "7"; expected a whole number from 0 to 50',
    ),
    # references
    "a border with a misspelt zone": (
        put("zone", "hellas", touches=["tritonis-sinus", "vastitas-borealis", "syrtis-major", "ausona"]),
        'zone hellas: touches "ausona", which is no zone; did you mean "ausonia"?',
    ),
    "a border named twice": (
        put("zone", "hellas", touches=["tritonis-sinus", "vastitas-borealis", "syrtis-major", "syrtis-major"]),
        'zone hellas: touches "syrtis-major" twice; expected each zone once',
    ),
    "a ship to nowhere": (
        put("ship", "hellas-3", to="helas"),
        'ship hellas-3: to "helas", which is no zone; did you mean "hellas"?',
    ),
    "a ship to a number": (
        put("ship", "hellas-3", to=7),
        'ship hellas-3: to is 7; expected the id of a zone or "unknown"',
    ),
    "a mission without zones": (
        put("mission", "moon-base", zones=[]),
        "mission moon-base: zones is an empty list; expected a list of zone ids",
    ),
    "a mission in a strange zone": (
        put("mission", "moon-base", zones=["deimos"]),
        'mission moon-base: zones "deimos", which is no zone; expected vastitas-borealis, ausonia, mare-serpentis, '
        "sinus-sabaeus, mare-tyrrhenum, tritonis-sinus, hellas, valles-marineris, syrtis-major or phobos",
    ),
    # pedigrees
    "no pedigrees": (
        drop("zone", "hellas", "pedigree"),
        "zone hellas: pedigree is missing; expected a table with id, side, touches",
    ),
    "a word for all pedigrees": (
        put("zone", "hellas", pedigree="ours"),
        'zone hellas: pedigree is "ours"; expected a table with id, side, touches',
    ),
    "a pedigree too few": (
        known("zone", "hellas", touches=None),
        "zone hellas: pedigree of touches is missing; expected rulebook, strong, weak or ours",
    ),
    "a pedigree too many": (
        known("zone", "hellas", capacity="ours"),
        'zone hellas: pedigree of "capacity", which this entry doesn\'t have; expected id, side or touches',
    ),
    "the pedigree of a default": (
        known("discovery", "lichens", copies="ours"),
        'discovery lichens: pedigree of "copies", which this entry doesn\'t have; '
        "expected id, moment, effect or amount",
    ),
    "a misspelt pedigree": (
        known("zone", "hellas", touches="our"),
        'zone hellas: pedigree of touches is "our"; did you mean "ours"?',
    ),
    # effects
    "a misspelt effect": (
        put("discovery", "even-ground", effect="all-present-tied"),
        'discovery even-ground: effect is "all-present-tied"; did you mean "all-present-tie"?',
    ),
    "a mission's effect on a discovery": (
        put("discovery", "even-ground", effect="always"),
        'discovery even-ground: effect is "always"; expected all-present-tie, fewest-lead, no-new-tokens, '
        "neighbours-gain, second-most-take, new-tokens-become, more-tokens, each-loses, docked-crews-land, scatter, "
        "points-present, points-most or nothing",
    ),
    "an effect without what it needs": (
        both(drop("discovery", "synergy", "amount"), known("discovery", "synergy", amount=None)),
        'discovery synergy: amount is missing, which effect "neighbours-gain" needs; '
        "expected a whole number from 1 to 9",
    ),
    "an effect with another's field": (
        both(put("discovery", "synergy", kind="ice"), known("discovery", "synergy", kind="ours")),
        'discovery synergy: kind does not belong to effect "neighbours-gain"; expected amount only',
    ),
    "an effect that has no fields": (
        both(put("discovery", "sandstorm", amount=1), known("discovery", "sandstorm", amount="ours")),
        'discovery sandstorm: amount does not belong to effect "scatter"; expected no field like that',
    ),
    "an effect at the wrong moment": (
        put("discovery", "native-resistance", moment="final"),
        'discovery native-resistance: moment is "final", when effect "each-loses" can\'t act; expected "reveal"',
    ),
    "a moment that actions don't have": (
        put("action", "rescue", moment="final"),
        'action rescue: moment is "final"; expected reveal-start or production-end',
    ),
    "fewer points than zones": (
        put("mission", "eastern-influence", points=[1, 2, 4]),
        "mission eastern-influence: points has 3 numbers; expected 4, one for each number of zones",
    ),
    "a count of zones that can't be": (
        put("mission", "land-claims", count=8),
        "mission land-claims: count is 8; expected at most 7, the number of its zones",
    ),
    # between entries
    "a border from one side": (
        put("zone", "hellas", touches=["tritonis-sinus", "vastitas-borealis", "syrtis-major", "ausonia"]),
        'zone hellas: touches "ausonia", which does not touch it; expected both or neither',
    ),
    "a zone beside itself": (
        put("zone", "hellas", touches=["tritonis-sinus", "vastitas-borealis", "syrtis-major", "hellas"]),
        "zone hellas: touches itself; expected other zones",
    ),
    "a zone off the map": (
        lambda tables: [
            put("zone", "hellas", touches=[])(tables),
            *(zone["touches"].remove("hellas") for zone in tables["zone"] if "hellas" in zone["touches"]),
        ],
        "zone hellas: touches nothing; expected its neighbours; only the moon has none",
    ),
    "the moon beside a zone": (
        both(
            put("zone", "phobos", touches=["hellas"]),
            lambda tables: find(tables, "zone", "hellas")["touches"].append("phobos"),
        ),
        'zone phobos: touches "hellas"; expected nothing: it is the moon',
    ),
    "zones out of order": (
        lambda tables: tables["zone"].insert(0, tables["zone"].pop()),
        "zone vastitas-borealis: the outer zone comes after phobos, which is moon; "
        "expected the outer zones first, then the inner ones, then the moon",
    ),
    "too few ships": (
        keep("ship", 5),
        "ship: 5 with a known destination; expected at least 6, one for each dock at setup",
    ),
    "too many ships": (
        lambda tables: [
            a_card_more("ship", id=f"more-{number}", to="hellas", capacity=3)(tables) for number in range(25)
        ],
        "ship: 61 in all; expected at most 60",
    ),
    "too few missions": (
        keep("mission", 11),
        "mission: 11 with copies; expected at least 12, 2 for each of 6 players",
    ),
    "too many cards": (
        both(
            a_card_more("mission", id="grant", effect="always", points=1, copies=20),
            a_card_more("mission", id="gift", effect="always", points=1, copies=11),
        ),
        "discovery, mission, action: 61 event cards in all, with copies; expected at most 60",
    ),
    "too few resources": (
        tokens(resources={"ice": 3, "sylvanite": 3, "celerium": 3}),
        "tokens: resources has 9 in all; expected 10 to 60, at least one for each zone",
    ),
}


@pytest.mark.parametrize(("change", "message"), SECOND.values(), ids=list(SECOND))
def test_a_mistake_gives_its_one_message(second: Tables, mistakes: Texts, change: Change, message: str) -> None:
    change(second)
    assert mistakes(second) == [f"my.toml: {message}"]


FIRST: dict[str, tuple[Change, str]] = {
    "actions": (
        lambda tables: tables.update(action=[]),
        '"action": is no section of red-planet-first; '
        "expected pack, tokens, zone, character, ship, discovery or mission",
    ),
    "a moon": (put("zone", "hellas", side="moon"), 'zone hellas: side is "moon"; expected outer or inner'),
    "moves of the Soldier": (
        both(put("character", "soldier", moves=3), known("character", "soldier", moves="ours")),
        "character soldier: moves does not belong here; expected it with explorer only",
    ),
    "a discovery acting at no moment": (
        put("discovery", "rich-vein", moment="none"),
        'discovery rich-vein: moment is "none", when effect "more-tokens" can\'t act; expected "production"',
    ),
    "too few ships": (keep("ship", 4), "ship: 4 in all; expected at least 5, one for each dock"),
    "a bonus card too few": (
        put("mission", "grant", copies=1),
        "mission: 12 with copies; expected at least 13 beside 11 discoveries: "
        "5 players and up to 3 redeals take 3 cards each",
    ),
    "a discovery too many": (
        put("discovery", "bare-rock", copies=4),
        "mission: 13 with copies; expected at least 15 beside 12 discoveries: "
        "5 players and up to 4 redeals take 3 cards each",
    ),
}


@pytest.mark.parametrize(("change", "message"), FIRST.values(), ids=list(FIRST))
def test_a_mistake_in_the_first_edition_too(first: Tables, mistakes: Texts, change: Change, message: str) -> None:
    change(first)
    assert mistakes(first) == [f"my.toml: {message}"]


def test_all_mistakes_are_found_at_once(second: Tables, mistakes: Texts) -> None:
    put("ship", "hellas-3", capacity=12, to="helas")(second)
    put("zone", "ausonia", side="outr")(second)
    second["pack"]["name"] = ""
    assert mistakes(second) == [
        f'my.toml: pack: name is ""; expected {NAME}',
        'my.toml: zone ausonia: side is "outr"; did you mean "outer"?',
        'my.toml: ship hellas-3: to "helas", which is no zone; did you mean "hellas"?',
        "my.toml: ship hellas-3: capacity is 12; expected a whole number from 1 to 9",
    ]


@pytest.mark.parametrize("section", ["ship", "discovery", "mission"])
def test_a_nameless_entry_still_counts(second: Tables, section: str) -> None:
    drop(section, second[section][0]["id"], "id")(second)
    checked = check_tables(second, "my.toml", formats())
    assert [mistake.what for mistake in checked.mistakes] == ["id is missing"]
    assert checked.notes == ()


NOTES: dict[str, tuple[Change, str]] = {
    "ships": (keep("ship", 35), "note: ship: 35 ships; the rulebook counts 36"),
    "discoveries": (keep("discovery", 12), "note: discovery: 12 discoveries; the rulebook counts 13"),
    "missions": (keep("mission", 12), "note: mission: 12 missions; the rulebook counts 13"),
    "actions": (keep("action", 3), "note: action: 3 actions; the rulebook counts 4"),
    "resource tokens": (
        tokens(resources={"ice": 4, "sylvanite": 3, "celerium": 3}),
        "note: tokens: 10 resource tokens; the rulebook counts 11",
    ),
    "point tokens": (
        tokens(points={"ice": 40, "sylvanite": 23, "celerium": 24}),
        "note: tokens: 87 point tokens; the rulebook counts 86",
    ),
    "destination tokens": (
        tokens(**{"destinations-per-zone": 3}),
        "note: tokens: 30 destination tokens; the rulebook counts 20",
    ),
}


@pytest.mark.parametrize(("change", "message"), NOTES.values(), ids=list(NOTES))
def test_another_count_than_the_rulebooks_is_only_noted(second: Tables, change: Change, message: str) -> None:
    change(second)
    checked = check_tables(second, "my.toml", formats())
    assert checked.pack
    assert [str(note) for note in checked.notes] == [f"my.toml: {message}"]


def test_another_count_of_events_is_noted_in_the_first_edition(first: Tables) -> None:
    put("mission", "grant", copies=3)(first)
    checked = check_tables(first, "my.toml", formats())
    assert checked.pack
    expected = "my.toml: note: discovery and mission: 25 event cards; the rulebook counts 24"
    assert [str(note) for note in checked.notes] == [expected]


@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_map_in_two_pieces_is_noted(edition: str, request: pytest.FixtureRequest) -> None:
    tables = request.getfixturevalue(edition)
    assert check_tables(tables, "my.toml", formats()).notes == ()
    island = ["vastitas-borealis", "ausonia"]
    for zone in tables["zone"]:
        others = [other for other in zone["touches"] if (other in island) == (zone["id"] in island)]
        zone["touches"] = [other for other in island if other != zone["id"]] if zone["id"] in island else others
    checked = check_tables(tables, "my.toml", formats())
    assert checked.mistakes == ()
    assert [str(note) for note in checked.notes] == [
        "my.toml: note: zone: nobody can walk between vastitas-borealis, ausonia and the rest of Mars; "
        "the map of the box is in one piece"
    ]
