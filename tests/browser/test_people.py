"""What people can do about themselves and others: another secret, be forgotten, remove words, bar somebody."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.server.kit import Server

pytestmark = pytest.mark.long

REFUSED = "status of 401"


def say(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_a_host_removes_words_and_bars_who_said_them(server: Server, visit: Visit) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    opened = ada.open("red-planet-second", "me", "open", "open", private=False)
    eve.join(opened, 1)
    address = f"tables/{opened['table']['id']}"
    host, guest = visit(person=ada).go(address), visit(person=eve).go(address)
    say(host, "Welcome!")
    say(guest, "Bad words!")
    said = host.get_by_role("log", name="Chat")
    expect(said.get_by_text("Bad words!")).to_be_visible()
    expect(guest.get_by_role("button", name="Remove this message")).to_have_count(1)  # her own
    expect(host.get_by_role("button", name="Remove this message")).to_have_count(2)
    said.locator("li", has_text="Bad words!").get_by_role("button", name="Remove this message").click()
    for page in (host, guest):
        expect(page.get_by_text("Bad words!")).to_have_count(0)
        expect(page.get_by_role("log", name="Chat").get_by_text("Welcome!")).to_be_visible()

    host.get_by_role("button", name="Bar Eve from this table").click()
    expect(guest.get_by_text("The host has barred you from this table.")).to_be_visible()
    expect(host.get_by_text("Eve was barred from the table by the host.")).to_be_visible()
    host.get_by_role("button", name="Let Eve come again").click()
    expect(host.get_by_text("Barred from this table")).to_have_count(0)
    guest.reload()
    expect(guest.get_by_role("log", name="Chat").get_by_text("Welcome!")).to_be_visible()


def test_a_new_secret_is_kept_and_whoever_is_deleted_is_a_former_player(server: Server, visit: Visit) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    opened = ada.open("red-planet-second", "me", "open")
    bob.join(opened, 1)
    address = f"tables/{opened['table']['id']}"
    friend, own = visit(person=bob).go(address), visit(person=ada)
    own.watch.expect(REFUSED)
    page = own.go()
    expect(page.locator("#my-games")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="New secret").click()
    expect(page.get_by_text("You have a new secret.")).to_be_visible()
    ada.get("/api/v1/me", 401)
    secret = page.evaluate("JSON.parse(localStorage.getItem('marsbound.person')).secret")
    assert server.person("Ada", {"id": ada.id, "secret": secret}).get("/api/v1/me")["name"] == "Ada"

    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Keep me").click()
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Delete me for good").click()
    expect(page.get_by_text("You are deleted.")).to_be_visible()
    expect(page.locator("#my-games")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('marsbound.person')") is None
    expect(friend.get_by_text("former player").first).to_be_visible()
    expect(friend.get_by_text("Ada", exact=False)).to_have_count(0)
