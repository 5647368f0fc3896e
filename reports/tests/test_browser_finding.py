"""Finding things in the page, in a real browser: filters, search, keys, the address; boards by player; printing; accessibility."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.record import replace
from reports import page, plots
from reports.engines import as_other
from reports.results import Results, write
from reports.settings import Settings
from reports.tests import samples
from reports.tests.test_page import NASTY, nasty
from steps.published import ScenarioRun, Status
from steps.table import CardSeen, Seen


def english(slug: str, status: Status = "passed", **changes: object) -> ScenarioRun:
    """A scenario written in English, of another rule."""
    steps = tuple(replace(step, text=dict(step.told)["en"], told=(("ja", step.text),)) for step in samples.steps())
    made = samples.run(slug, status, language="en", title=f"Haste {slug}", other_title=f"速攻 {slug}", steps=steps)
    return replace(made, **{"tags": ("CR:702.10b",), "claims": ("702.10b",), **changes})


def secret() -> ScenarioRun:
    """A scenario in which the opponent has a card that you don't know, a face-down creature lies there, and a merged one."""
    first = samples.steps()[0]
    assert first.board is not None
    murder = Seen(200, "Murder", (CardSeen("Murder"),), "hand", 0, 1, 1, types=("Instant",), unknown_to=(0,))
    down = Seen(
        201, "", (CardSeen("Woolly Loxodon"),), "battlefield", 9, 1, 1, "permanent", statuses=("face down",), power=2, toughness=2,
        types=("Creature",), unknown_to=(0,),
    )  # fmt: skip
    pile = samples.jockey(202, cards=(CardSeen(samples.JOCKEY), CardSeen("Mountain")), statuses=("merged",))
    board = replace(first.board, objects=(*first.board.objects, murder, down, pile))
    return english("secret", steps=(replace(first, text="x", told=(("ja", "エックス"),), board=board),), tags=("see:702.37a",), claims=())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    path: Path = tmp_path_factory.mktemp("found") / "compliance.html"
    older = english("older", edition="2009-02-01")
    runs = [samples.run("good"), samples.run("bad", "failed"), english("swift"), english("skipped", "skipped"), older, secret(), nasty()]
    results = samples.results(*runs, proofs=samples.proofs())
    past = [plots.Past(f"2026-0{n}-01T00:00:00+00:00", "abc", "passed", 3 * n, 2 * n, n) for n in range(1, 6)]
    write(path, page.build(results, Settings(language="en"), past=past))
    return path.as_uri()


@pytest.fixture
def shown(opened: Callable[..., Any], address: str) -> Any:
    return opened(address, viewport={"width": 1200, "height": 900})


def seen(tab: Any) -> list[str]:
    """The scenarios that are shown, but for the hostile one."""
    found: list[str] = tab.evaluate("[...document.querySelectorAll('details.case:not([hidden])')].map((node) => node.id)")
    return sorted(name for name in found if "<" not in name)


def at(tab: Any, anchor: str) -> None:
    """Go to a place by its address, and wait until the page is there."""
    tab.evaluate("anchor => { location.hash = anchor }", anchor)
    tab.wait_for_timeout(150)


@pytest.mark.parametrize(
    ("state", "found"),
    [
        ("status=failed", ["bad"]),
        ("status=failed&status=skipped", ["bad", "skipped"]),
        ("group=702.152", ["bad", "good"]),
        ("source=blitz", ["bad", "good"]),
        ("language=en", ["older", "secret", "skipped", "swift"]),
        ("rule=702.10", ["bad", "good", "older", "skipped", "swift"]),
        ("rule=702.1", []),
        ("edition=2009-02-01", ["older"]),
        ("q=速攻", ["bad", "good", "older", "secret", "skipped", "swift"]),
        ("q=%EF%BC%B0lasma+SWIFT", ["swift"]),
        ("q=プラズマの操作手+skipped", ["skipped"]),
        ("q=nothing+of+the+kind", []),
    ],
)
def test_filters_narrow_the_scenarios(shown: Any, state: str, found: list[str]) -> None:
    at(shown, f"scenarios?{state}")
    assert seen(shown) == found
    assert f"{shown.locator('details.case:not([hidden])').count()} of 7 scenarios" in shown.locator("#shown").inner_text()
    assert shown.locator(".group:not([hidden])").count() == shown.evaluate(
        "new Set([...document.querySelectorAll('details.case:not([hidden])')].map((node) => node.parentElement)).size"
    )


def test_the_state_stands_in_the_address_and_goes_back(shown: Any) -> None:
    shown.select_option("select[name=language]", "en")
    shown.check("input[name=status][value=skipped]", force=True)
    assert shown.evaluate("location.hash") == "#scenarios?status=skipped&language=en"
    assert seen(shown) == ["skipped"]
    shown.go_back()
    shown.wait_for_timeout(150)
    assert len(seen(shown)) == 4
    assert not shown.locator("input[name=status][value=skipped]").is_checked()
    shown.go_forward()
    shown.wait_for_timeout(150)
    shown.reload()
    assert seen(shown) == ["skipped"]
    shown.locator("button[type=reset]").click()
    shown.wait_for_timeout(150)
    assert len(seen(shown)) >= 6
    assert "?" not in shown.evaluate("location.hash")


def test_a_link_to_what_a_filter_hides_shows_it(shown: Any) -> None:
    at(shown, "scenarios?status=failed")
    at(shown, "good")
    assert shown.locator("#good").is_visible()
    assert shown.locator("#good").get_attribute("open") is not None
    at(shown, "scenarios?status=failed")
    at(shown, "CR-702.10b")
    assert seen(shown) == ["bad"], "a rule is not hidden, so the filter stays"
    assert shown.evaluate("location.hash") == "#CR-702.10b?status=failed"


def test_search_and_keys(shown: Any) -> None:
    shown.keyboard.press("/")
    assert shown.evaluate("document.activeElement.id") == "q"
    shown.keyboard.type("blitz", delay=5)
    shown.locator("#jumps a").first.wait_for()
    assert shown.locator("#jumps a").first.get_attribute("href").startswith("#CR-702.152")
    shown.keyboard.press("Enter")
    shown.evaluate("document.activeElement.blur()")
    shown.keyboard.press("j")
    assert shown.evaluate("document.activeElement.closest('details').id") == seen(shown)[-1] or shown.evaluate(
        "document.activeElement.tagName") == "SUMMARY"
    first = shown.evaluate("document.activeElement.closest('details').id")
    shown.keyboard.press("j")
    assert shown.evaluate("document.activeElement.closest('details').id") != first
    shown.keyboard.press("k")
    shown.keyboard.press("Enter")
    shown.locator(f"[id='{first}'] .board").first.wait_for()
    shown.keyboard.press("/")
    shown.keyboard.press("Escape")
    assert shown.evaluate("byId('q').value") == ""


def test_a_search_for_a_ruling_leads_to_it(shown: Any) -> None:
    shown.fill("#q", "blz-03")
    shown.locator("#jumps a[href='#ruling-BLZ-03']").click()
    assert shown.locator("#ruling-BLZ-03").is_visible()


def test_each_player_sees_the_board_as_that_player_knows_it(shown: Any) -> None:
    at(shown, "secret")
    case = shown.locator("#secret")
    case.locator(".viewer select").wait_for()

    def board() -> str:
        return str(case.locator(".board").inner_text())

    assert "Murder" in board()
    assert "Woolly Loxodon" in board()
    assert "unknown to you" in board()
    assert case.locator(".components li:not(.sr)").all_inner_texts() == ["Plasma Jockey", "Mountain"]
    case.locator(".viewer select").select_option("0")
    assert "Murder" not in board()
    assert "Woolly Loxodon" not in board()
    assert "2/2" in board()
    case.locator(".viewer select").select_option("1")
    assert "Murder" in board()
    assert "Woolly Loxodon" in board()


def test_layers_are_told_in_both_languages(shown: Any) -> None:
    at(shown, "good")
    layers = shown.locator("#good .layers").first
    layers.wait_for()
    layers.locator("summary").click()
    assert "Plasma Jockey: gains haste — abilities blitz {2}{R}, haste" in layers.inner_text()
    shown.check("#in-ja", force=True)
    assert "「プラズマの操作手」：速攻を得る → 能力 奇襲{2}{R}、速攻" in layers.inner_text()


def test_the_language_changes_what_can_only_be_text(shown: Any) -> None:
    assert "Blitz" in shown.locator("select[name=group]").inner_text()
    shown.check("#in-ja", force=True)
    assert "奇襲" in shown.locator("select[name=group]").inner_text()
    assert shown.get_attribute("#q", "placeholder") == "検索（ / ）"


def test_what_is_printed(shown: Any) -> None:
    shown.evaluate("window.print = () => { window.printed = document.querySelectorAll('details.case:not([hidden]) .board').length }")
    at(shown, "scenarios?language=en&status=passed")
    shown.locator("#print").click()
    shown.wait_for_function("window.printed > 2")
    shown.emulate_media(media="print")
    assert not shown.locator(".top").is_visible()
    assert not shown.locator("#filter").is_visible()
    assert shown.locator("#swift > ol > li").first.is_visible(), "steps are printed though the scenario is closed"
    shown.emulate_media(media="screen")


def test_hostile_text_is_text(shown: Any) -> None:
    for node in shown.locator("details.case").all()[-7:]:
        node.evaluate("node => { node.open = true; return drawCase(node) }")
    assert shown.evaluate("document.querySelectorAll('main script, main [onerror]').length") == 0
    assert NASTY[:40] in shown.locator("body").evaluate("node => node.textContent")
    assert shown.evaluate("document.documentElement.scrollWidth") <= 1200


def test_pictures_have_their_words(shown: Any) -> None:
    assert shown.locator("svg.history title").text_content().startswith("6 runs: from 2 of 3 scenarios passed")
    bar = shown.locator(".bars svg").nth(6).get_attribute("aria-label")
    assert "partly proven 1" in bar
    assert "一部立証 1" in bar


@pytest.mark.parametrize(
    ("width", "language", "theme"), [(360, "en", "dark"), (360, "ja", "light"), (1600, "en", "light"), (1600, "ja", "dark")]
)
def test_axe_finds_nothing(shown: Any, theme: str, language: str, width: int) -> None:
    axe = pytest.importorskip("axe_playwright_python.base")
    shown.set_viewport_size({"width": width, "height": 900})
    shown.check(f"#theme-{theme}", force=True)
    shown.check(f"#in-{language}", force=True)
    for slug in ("good", "secret"):
        shown.evaluate("async (slug) => { byId(slug).open = true; await drawCase(byId(slug)) }", slug)
    shown.evaluate("document.querySelectorAll('details').forEach((node) => { if (!node.classList.contains('case')) node.open = true })")
    shown.evaluate(axe.AXE_SCRIPT)
    found = shown.evaluate("async () => (await axe.run()).violations.map((one) => [one.id, one.nodes.slice(0, 3).map((at) => at.html)])")
    assert found == []


@pytest.fixture
def engines(opened: Callable[..., Any], tmp_path: Path) -> Any:
    """A page of two engines."""
    write(tmp_path / "page.html", page.build(samples.on_two_engines(), Settings(language="en")))
    return opened((tmp_path / "page.html").as_uri(), viewport={"width": 1200, "height": 900})


def test_scenarios_are_found_by_what_an_engine_came_to(engines: Any) -> None:
    for state, found in {
        "any:differs": ["b", "c"], "toy:known": ["b"], "toy:new": ["c"], "toy:cured": ["a"], "toy:unsupported": ["d", "e"],
        "toy:error": ["f"],
    }.items():  # fmt: skip
        at(engines, f"scenarios?engine={state}")
        assert seen(engines) == found, state
    engines.select_option("select[name=engine]", "toy:new")
    assert engines.evaluate("location.hash") == "#scenarios?engine=toy%3Anew"
    at(engines, "engine-toy")
    engines.locator("#engine-toy .counts a").nth(1).click()
    engines.wait_for_timeout(150)
    assert seen(engines) == ["b"]


def test_the_board_of_another_engine_is_shown_where_it_fails(engines: Any) -> None:
    engines.evaluate("async () => { byId('b').open = true; await drawCase(byId('b')) }")
    box = engines.locator("#b .board-on details")
    box.locator("summary").click()
    assert box.locator("summary").inner_text().strip() == "Board on toy at that line"
    assert "Plasma Jockey" in box.locator(".board").inner_text() and "17 life" in box.locator(".board").inner_text()
    assert engines.locator("#a .board-on").count() == 0


@pytest.mark.parametrize(("width", "language", "theme"), [(360, "ja", "dark"), (1200, "en", "light")])
def test_axe_finds_nothing_in_a_page_of_engines(engines: Any, theme: str, language: str, width: int) -> None:
    axe = pytest.importorskip("axe_playwright_python.base")
    engines.set_viewport_size({"width": width, "height": 900})
    engines.check(f"#theme-{theme}", force=True)
    engines.check(f"#in-{language}", force=True)
    engines.evaluate("document.querySelectorAll('details').forEach((node) => { node.open = true })")
    assert engines.evaluate("document.documentElement.scrollWidth") <= width
    engines.evaluate(axe.AXE_SCRIPT)
    parts = [["#verdict"], ["#rules"], ["#engines"], ["#scenarios"]]
    run = "async (include) => (await axe.run({ include })).violations.map((one) => [one.id, one.nodes.slice(0, 3).map((at) => at.html)])"
    found = engines.evaluate(run, parts)
    assert found == []


@pytest.mark.parametrize(
    ("results", "said"),
    [
        (samples.results(samples.run("a"), stale=True), "These results are of other files"),
        (samples.results(samples.run("a"), shard=(1, 3), suite=3), "Only one part of the suite"),
        (samples.results(samples.run("a"), expected=4), "never finished"),
        (samples.results(samples.run("a"), interrupted="The run was interrupted."), "did not come to its end"),
        (samples.results(samples.run("a"), deselected=3), "Only part of the suite was asked for"),
        (samples.results(), "this is not a pass"),
        (as_other(samples.elsewhere()), "no verdict on the rulings"),
    ],
)
def test_what_is_not_whole_is_said_at_the_top_and_never_green(
    opened: Callable[..., Any], tmp_path: Path, results: Results, said: str
) -> None:
    write(tmp_path / "page.html", page.build(results, Settings(language="en")))
    top = opened((tmp_path / "page.html").as_uri()).locator("#verdict")
    assert said in top.inner_text()
    assert "All rulings hold" not in top.inner_text()
    assert "passed" not in str(top.get_attribute("class")).split()
