"""From the page About one gets to the licence of whatever the page is made of."""

from tests.browser.conftest import Visit


def test_the_licence_of_a_font_is_a_click_away(visit: Visit) -> None:
    visitor = visit()
    visitor.watch.expect("favicon.ico")  # a text alone names no icon, so chromium guesses one
    page = visitor.go("about")
    page.get_by_role("link", name="SIL Open Font License 1.1").first.click()
    page.wait_for_url("**/licences/rubik.txt")
    assert "The Rubik Project Authors" in page.inner_text("body")
    page.go_back()
    page.get_by_role("link", name="The licences of all software in this page").click()
    page.wait_for_url("**/licences/software.txt")
    assert "svelte" in page.inner_text("body")
