"""Options of a table: those that mean nothing with so many players are refused, and left out of a rematch."""

import json
import sqlite3

import pytest

from tests.server.kit import Server

AT_FIRST = {"mode": "normal", "difficulty": "easy", "variants": "drawn"}


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (("me", "random"), {"difficulty": "easy"}, "rocketmen: difficulty easy is for 1 player, not 2"),
        (("me", "random"), {"mode": "solo"}, "rocketmen: mode solo is for 1 player, not 2"),
        (("me",), {"mode": "battle_for_earth"}, "rocketmen: mode battle_for_earth is for 2 to 4 players, not 1"),
        (("me",), {"variants": "drawn"}, "rocketmen: a solo game has no variants"),
    ],
)
def test_an_option_that_means_nothing_with_so_many_players_is_refused(
    shared_server: Server, seats: tuple[str, ...], options: dict[str, str], told: str
) -> None:
    ada = shared_server.person()
    kinds = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
    wanted = {"game": "rocketmen", "seats": kinds, "options": options}
    problem = ada.post("/api/v1/tables", wanted, 422)["problem"]
    assert (problem["code"], problem["message"]) == ("bad-input", told)


def test_a_difficulty_that_the_first_rules_ignored_is_left_out_of_the_rematch(server: Server) -> None:
    ada = server.person()
    id = ada.open("rocketmen", "me", "random", options={"variants": "drawn"})["table"]["id"]
    server.stop()
    with sqlite3.connect(server.database) as connection:
        options = json.dumps(AT_FIRST)
        connection.execute("UPDATE tables SET rules = '1', options = ?, status = 'closed' WHERE id = ?", [options, id])
    connection.close()
    server.start()
    assert ada.get(f"/api/v1/tables/{id}")["table"]["options"] == AT_FIRST
    again = ada.post(f"/api/v1/tables/{id}/rematch")["table"]
    assert again["status"] == "running"
    assert again["options"] == {"mode": "normal", "difficulty": "normal", "variants": "drawn"}
    assert again["rules"] != "1"
    assert ada.post(f"/api/v1/tables/{id}/rematch")["table"]["id"] == again["id"]
    with sqlite3.connect(server.database) as connection:
        found = connection.execute("SELECT kind FROM notes WHERE table_id = ? ORDER BY number", [again["id"]])
        assert [kind for (kind,) in found] == ["options-changed", "started"]
    connection.close()
