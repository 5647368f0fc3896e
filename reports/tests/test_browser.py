"""The page in a real browser (conftest.py has it)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reports import page
from reports.results import write
from reports.settings import Settings
from reports.tests import samples


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    path: Path = tmp_path_factory.mktemp("page") / "compliance.html"
    runs = [samples.run("good"), samples.run("bad", "failed"), *(samples.run(f"s{n}") for n in range(50))]
    write(path, page.build(samples.results(*runs, proofs=samples.proofs()), Settings()))
    return path.as_uri()


@pytest.fixture
def shown(opened: Callable[..., Any], address: str) -> Any:
    return opened(address, locale="ja-JP")


def visible(tab: Any, text: str) -> bool:
    return any(found.is_visible() for found in tab.get_by_text(text, exact=True).all())


def test_the_language_is_switched_and_remembered(shown: Any) -> None:
    assert shown.evaluate("document.documentElement.lang") == "ja"
    assert visible(shown, "ルール別")
    assert not visible(shown, "By rule")
    shown.check("#in-en", force=True)
    assert shown.evaluate("document.documentElement.lang") == "en"
    assert visible(shown, "By rule")
    shown.reload()
    assert shown.evaluate("document.documentElement.lang") == "en"
    assert not visible(shown, "ルール別")


@pytest.mark.parametrize(("locale", "language"), [("ja", "ja"), ("en-GB", "en"), ("fr-FR", "ja")])
def test_the_page_opens_in_a_language_of_the_browser(opened: Callable[..., Any], address: str, locale: str, language: str) -> None:
    tab = opened(address, locale=locale)
    assert tab.evaluate("document.documentElement.lang") == language
    assert tab.locator(f"#in-{language}").is_checked()


def test_dark_and_light(shown: Any) -> None:
    colour = "getComputedStyle(document.documentElement).backgroundColor"
    shown.check("#theme-light", force=True)
    light = shown.evaluate(colour)
    shown.check("#theme-dark", force=True)
    assert shown.evaluate(colour) != light


def test_a_scenario_draws_its_evidence_when_it_is_opened(shown: Any) -> None:
    case = shown.locator("#good")
    assert case.locator(".board").count() == 0
    case.locator("summary").first.click()
    case.locator(".board").first.wait_for()
    shown.check("#in-en", force=True)
    steps = case.locator(":scope > ol > li")
    assert "You sacrificed Plasma Jockey" in steps.nth(7).locator(".log").inner_text()
    board = steps.nth(4).locator(".board").inner_text()
    words = ("Turn 1, declare attackers step", "20 life", "Plasma Jockey", "attacks the opponent", "Mountain ×3", "1 +1/+1 counter")
    for said in (*words, "hand 0"):
        assert said in board.replace("\n", " "), said
    assert steps.nth(4).locator("mark").count() > 0
    links = steps.nth(7).locator(".cite a.out:visible")
    assert links.first.get_attribute("href") == "https://yawgatog.com/resources/magic-rules/#R702152a"


@pytest.mark.parametrize("anchor", ["good", "s49", "CR-702.152a", "CR-702.9b", "CR-7", "ruling-BLZ-03", "source-blitz"])
def test_deep_links_open_what_they_lead_to(shown: Any, anchor: str) -> None:
    shown.evaluate("anchor => { location.hash = anchor }", anchor)
    shown.wait_for_timeout(100)
    target = shown.locator(f'[id="{anchor}"]')
    assert target.is_visible()
    assert shown.evaluate("id => document.getElementById(id).getBoundingClientRect().top < innerHeight", anchor)


def test_a_failure_shows_the_board_at_that_point(shown: Any) -> None:
    shown.locator(".failure .board").wait_for()
    assert "プラズマの操作手" in shown.locator(".failure .board").inner_text()


@pytest.mark.parametrize("width", [360, 1600])
def test_nothing_sticks_out(shown: Any, width: int) -> None:
    shown.set_viewport_size({"width": width, "height": 900})
    shown.evaluate("location.hash = 'good'")
    shown.locator("#good .board").first.wait_for()
    assert shown.evaluate("document.documentElement.scrollWidth") <= width


def test_it_can_be_used_by_keyboard(shown: Any) -> None:
    shown.locator("#good summary").first.focus()
    shown.keyboard.press("Enter")
    shown.locator("#good .board").first.wait_for()
    shown.keyboard.press("Tab")
    assert shown.evaluate("document.activeElement.closest('#good') !== null")


def test_without_scripts_verdict_steps_and_links_are_there(opened: Callable[..., Any], address: str) -> None:
    tab = opened(address, java_script_enabled=False)
    assert tab.locator("h1").is_visible()
    tab.locator("#good summary").first.click()
    assert tab.get_by_text("「プラズマの操作手」は速攻を持つ").locator("visible=true").count() > 0
    assert tab.locator("#good a[href='#CR-702.152a']").first.is_visible()
