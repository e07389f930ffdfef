"""Links that are given to friends lead where friends can go."""

import re
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.cable import NO_ANSWER
from tests.browser.conftest import Visit
from tests.server.kit import IN_THE_NETWORK, Server

LET_IN, KEEP_OUT = "Let my network in", "Keep the network out"


@pytest.fixture(scope="module")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "server.db"), folder, "--network-address", IN_THE_NETWORK) as running:
        yield running


def leads_to(place: Page | Locator, label: str, beginning: str) -> str:
    field = place.get_by_label(label)
    expect(field).to_have_value(re.compile(f"^{re.escape(beginning)}/#/tables/"))
    return field.input_value()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_network_is_let_in_and_kept_out(visit: Visit, server: Server, phone: bool) -> None:
    host = server.person()
    opened = host.open("red-planet-second", "me", "open", "novice", private=True)
    page = visit(person=host, phone=phone).go(f"tables/{opened['table']['id']}")
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
    leads_to(page, "Link to the table", server.url)
    code = page.get_by_role("img", name="The link as a code")
    expect(code).to_be_hidden()

    page.get_by_role("button", name=LET_IN).click()
    expect(page.get_by_text("Everyone in your network can open this link.")).to_be_visible()
    expect(page.get_by_text("Without https")).to_be_visible()
    expect(code).to_be_visible()
    there = f"http://{IN_THE_NETWORK}:{server.port}"
    link = leads_to(page, "Link to the table", there)

    # a friend comes by it, may not decide who else does, and gives away the address they came by
    friend = visit(url=there)
    friend.watch.expect(NO_ANSWER)
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit here").wait_for()
    expect(friend.page.get_by_role("button", name=re.compile(f"{LET_IN}|{KEEP_OUT}"))).to_have_count(0)

    # the same in every place that shows a link
    page.get_by_role("button", name="Link for this seat").click()
    dialog = page.get_by_role("dialog")
    leads_to(dialog, "Link for this seat", there)
    dialog.get_by_role("button", name=KEEP_OUT).click()
    expect(dialog.get_by_text("Only this computer can open this link.")).to_be_visible()
    leads_to(dialog, "Link for this seat", server.url)
    expect(friend.page.get_by_text("Connection lost")).to_be_visible()


def test_why_the_network_could_not_be_let_in(visit: Visit, server: Server) -> None:
    host = server.person()
    opened = host.open("red-planet-second", "me", "open", "novice", private=True)
    visitor = visit(person=host)
    visitor.watch.expect("status of 409")
    page = visitor.go(f"tables/{opened['table']['id']}")
    with socket.create_server((IN_THE_NETWORK, server.port)):
        page.get_by_role("button", name=LET_IN).click()
        expect(page.get_by_role("alert")).to_contain_text("Your network could not be let in")
    page.get_by_role("button", name=LET_IN).click()
    page.get_by_role("button", name=KEEP_OUT).click()
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
