from __future__ import annotations

import base64
import json
import re
import zlib
from html.parser import HTMLParser
from typing import Any
from urllib.parse import unquote

import pytest

from engine.record import replace
from reports import drawing, page
from reports.engines import as_other
from reports.results import Results, Uncollected
from reports.settings import Settings
from reports.tests import samples
from steps.published import ScenarioRun

VOID = {"meta", "link", "input", "br"}
IMPLIED = {"p", "li"}
"""Elements that end where the next one begins, or what they stand in ends."""
NASTY = (
    "<script>alert(1)</script> {{ 7*7 }} {% raw %} \"quoted\" 'x' & &amp; \u202eabc\u202c </pre></details> ]]> 裁定\u2028" + "x" * 10_000
)


class Page(HTMLParser):
    """What stands in a page, and whether its elements close as they should."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str | None]]] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.tags.append((tag, values))
        if values.get("id"):
            self.ids.append(str(values["id"]))
        if tag == "a":
            self.links.append(str(values.get("href")))
        if tag in IMPLIED:
            self.end_implied(tag)
        if tag not in VOID:
            self.open.append((tag, values))

    def end_implied(self, tag: str) -> None:
        """What such an element ends: the one before it, and a paragraph in that."""
        while self.open and self.open[-1][0] in IMPLIED and tag in [name for name, _ in self.open[-2:]]:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        while self.open[-1][0] in IMPLIED and self.open[-1][0] != tag:
            self.open.pop()
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1][0] not in ("script", "style"):
            language = next((str(values["lang"]) for _, values in reversed(self.open) if "lang" in values), "")
            self.texts.append((language, data))

    @property
    def text(self) -> str:
        return "".join(text for _, text in self.texts)


def build(results: Results, **settings: str) -> str:
    return "".join(page.build(results, Settings(**settings)))


def read(*runs: ScenarioRun, **changes: object) -> Page:
    return Page(build(samples.results(*runs, **changes)))  # type: ignore[arg-type]


def test_the_page_is_sound() -> None:
    shown = read(samples.run("a"), samples.run("b", "failed"), samples.run("c", claims=(), tags=()), proofs=samples.proofs())
    assert len(shown.ids) == len(set(shown.ids))
    inside = [unquote(link[1:]) for link in shown.links if link.startswith("#")]
    assert [link for link in inside if link not in shown.ids] == []


@pytest.mark.parametrize("results", [samples.on_two_engines(), as_other(samples.elsewhere())], ids=["two", "alone"])
def test_the_page_of_several_engines_is_sound(results: Results) -> None:
    shown = Page(build(results))
    assert len(shown.ids) == len(set(shown.ids))
    inside = [unquote(link[1:]).partition("?")[0] for link in shown.links if link.startswith("#")]
    assert [link for link in inside if link not in shown.ids] == []


def test_each_rule_says_which_engines_keep_it_and_what_they_do_instead() -> None:
    other = samples.elsewhere()
    text = build(
        replace(
            samples.on_two_engines(), others=(other, replace(other, about=replace(other.about, engines=("good",)), cases=other.cases[:1]))
        )
    )
    rule = text[text.index('id="CR-702.152a"') : text.index('id="engines"')]
    said = re.sub(r"\s+", " ", re.sub(r"<span class=t lang=ja>[^<]*</span>|<[^>]+>", " ", rule))
    assert "toy ≠ does otherwise passes 1 / 6" in said and "it stays" in said and "戦場にある" in said
    assert "good ✓ keeps it passes 1 / 1" in said


def test_what_other_engines_do_stands_with_each_scenario_and_our_verdict_is_ours() -> None:
    text = build(samples.on_two_engines())
    assert 'data-verdict="passed"' in text
    case = text[text.index('id="b"') : text.index('id="c"')]
    assert '<b class="on known">toy</b>' in case and "it is in the graveyard" in case and "The delayed triggered ability" in case
    assert 'class="case failed"' not in text and "<h2>What fails" not in text


def test_what_other_engines_do_is_told_in_japanese_where_there_is_japanese() -> None:
    both = samples.on_two_engines()
    text = build(both)
    assert "<dd><span lang=en>it stays</span></dd>" in text and "<span class=t lang=ja>それを伝えられない</span>" in text
    table = {"it stays": "そのままである"}
    other = replace(both.others[0], known=tuple(it.in_japanese(table) for it in both.others[0].known))
    text = build(replace(both, others=(other,)))
    told = "<span class=t lang=en>it stays</span><span class=t lang=ja>そのままである</span>"
    assert f"<dd>{told}</dd>" in text and f"<small>{told}</small>" in text and "<span lang=en>it stays" not in text
    assert "<dd><span lang=en>it is in the graveyard</span></dd>" in text


def test_what_engines_say_is_shown_as_text() -> None:
    said = dict.fromkeys(("expected", "observed", "reading", "expected_ja", "observed_ja", "reading_ja"), NASTY)
    hostile = tuple(replace(it, **said) for it in samples.elsewhere().known)
    cases = tuple(replace(case, run=replace(case.run, error=NASTY, why=(NASTY, NASTY + "です"))) for case in samples.elsewhere().cases)
    text = build(as_other(replace(samples.elsewhere(), known=hostile, cases=cases, interrupted=NASTY)))
    assert "<script>alert" not in text and "49" not in Page(text).text.split("裁定")[0]


def test_nothing_outside_is_loaded() -> None:
    shown = read(samples.run("a", "failed"))
    assert not [attrs for tag, attrs in shown.tags if "src" in attrs or tag in ("img", "iframe", "object", "video", "base")]
    assert [attrs["href"] for tag, attrs in shown.tags if tag == "link"] == ["data:,"]
    policy = next(attrs["content"] for tag, attrs in shown.tags if attrs.get("http-equiv") == "Content-Security-Policy")
    assert str(policy).startswith("default-src 'none'")


@pytest.mark.parametrize(
    ("results", "word"),
    [
        (samples.results(), "empty"),
        (samples.results(samples.run("a")), "passed"),
        (samples.results(samples.run("a", "failed")), "failed"),
        (samples.results(samples.run("a"), interrupted="The run was interrupted."), "incomplete"),
        (as_other(samples.elsewhere()), "compared"),
    ],
)
def test_the_verdict_comes_first_in_both_languages(results: Results, word: str) -> None:
    text = build(results)
    shown = Page(text)
    sign, words = page.VERDICTS[word]
    assert f'data-verdict="{word}"' in text
    first = text.index("<h1")
    assert first < text.index("<h2")
    heading = text[first : text.index("</h1>")]
    assert sign in heading
    assert words.en in heading
    assert words.ja in heading
    if results.interrupted:
        assert results.interrupted in shown.text
    assert word == "passed" or page.VERDICTS["passed"][1].en not in shown.text


def test_failures_come_before_everything_else() -> None:
    text = build(samples.results(samples.run("a"), samples.run("b", "failed"), uncollected=(Uncollected("features/x.feature", 3, "odd"),)))
    front = text[: text.index('id="rules"')]
    for said in (
        "features/x.feature:3",
        "odd",
        "features/keywords/blitz/turn.feature:19",
        "戦場にある",
        'data-case="b"',
        'href="#CR-702.152a"',
    ):
        assert said in front, said


def test_many_failures_don_t_hide_the_rest() -> None:
    runs = [samples.run(f"s{n}", "failed") for n in range(60)]
    text = build(samples.results(*runs))
    assert text.count('<li class="failure">') == page.SHOWN_FAILURES
    assert "More fail" in text
    assert text.count('<details class="case') == 60


def test_what_took_longest_is_named_the_slowest_first() -> None:
    runs = [replace(samples.run(f"s{n}"), seconds=n / 1000) for n in range(20)]
    text = build(samples.results(*runs))
    front = text[: text.index('id="rules"')]
    named = re.findall(r'href="#s(\d+)"', front[front.index("What took longest") :])
    assert named == [str(n) for n in range(19, 19 - page.SHOWN_SLOWEST, -1)]


def test_a_scenario_leads_to_its_rules_and_sources_and_back() -> None:
    shown = read(samples.run("a"))
    for link in (
        "#CR-702.152a", "#CR-702.10b", "#ruling-BLZ-03", "#a",
        "https://yawgatog.com/resources/magic-rules/#R702152a", "http://whisper.wisdom-guild.net/cr/cr.php?r=702.152",
        "http://mtgwiki.com/wiki/奇襲",
    ):  # fmt: skip
        assert link in shown.links, link
    assert {"a", "CR-702.152a", "CR-702", "CR-7", "CR-100.1", "ruling-BLZ-03", "source-blitz"} <= set(shown.ids)
    assert "features/keywords/blitz/turn.feature:11" in shown.text


def test_source_lines_can_be_linked() -> None:
    text = build(samples.results(samples.run("a")), file_link="https://example.org/{commit}/{file}#L{line}")
    assert "https://example.org/0123456789abcdef0123/features/keywords/blitz/turn.feature#L11" in Page(text).links


def test_steps_stand_in_both_languages_with_their_lang() -> None:
    shown = read(samples.run("a"))
    said = {(language, text.strip()) for language, text in shown.texts}
    assert ("ja", "「プラズマの操作手」は速攻を持つ") in said
    assert ("en", '"Plasma Jockey" has haste') in said
    assert ("en", "Then") in said
    assert ("en", "A blitzed creature is sacrificed at the end step") in said


def test_a_title_without_a_translation_keeps_its_language() -> None:
    shown = read(samples.run("a", other_title=""))
    assert ("ja", "奇襲したクリーチャーは終了ステップに生け贄に捧げられる") in shown.texts


def test_claims_that_were_not_exercised_are_flagged() -> None:
    shown = read(samples.run("a", unexercised=("702.152a",)))
    assert "Claimed, but never applied in it:" in shown.text
    assert page.VERDICTS["failed"][1].en in shown.text


def test_rules_applied_and_claimed_nowhere_are_listed() -> None:
    text = build(samples.results(samples.run("a")))
    found = text[text.index("Rules applied but claimed by no scenario") : text.index('id="rules"')]
    assert re.findall(r'href="#CR-([^"]*)"', found) == ["508.1a", "601.2i", "603.7c"]


def test_proofs_are_shown_by_part() -> None:
    shown = read(samples.run("blitz-turn-1"), proofs=samples.proofs())
    assert "not proven: no scenario fails without it" in shown.text
    assert "it is on the battlefield" in shown.text
    assert page.RULE_STATUSES["partly proven"][1].en in shown.text


def test_every_status_has_its_word() -> None:
    for status in ("passed", "failed", "error", "unsupported", "skipped", "not run"):
        shown = read(samples.run("a", status))
        assert page.STATUSES[status][1].ja in shown.text


def nasty() -> ScenarioRun:
    step = replace(
        samples.steps()[2], text=NASTY, told=(("en", NASTY), ("ja", NASTY)), error=NASTY, keyword=NASTY, rows=((NASTY,),), status="failed"
    )
    names = (("Plasma Jockey", NASTY, NASTY),)
    return samples.run(
        "a<b>\"&'", "failed", steps=(step,), title=NASTY, other_title=NASTY, error=NASTY, feature=NASTY, rule_heading=NASTY, names=names,
        file=NASTY, tags=(f"ruling:{NASTY}", f"case:{NASTY}", f"see:{NASTY}", NASTY),
        claims=(NASTY,), applied=(NASTY,), unexercised=(NASTY,),
    )  # fmt: skip


def test_whatever_stands_in_a_scenario_is_shown_as_text() -> None:
    results = samples.results(nasty(), uncollected=(Uncollected(NASTY, 1, NASTY),), interrupted=NASTY)
    text = build(replace(results, about=replace(results.about, paths=(NASTY,))))
    shown = Page(text)
    scripts = [attrs for tag, attrs in shown.tags if tag == "script"]
    assert len(scripts) == 3 + len([attrs for attrs in scripts if attrs.get("class") == "evidence"])
    assert NASTY in shown.text
    assert "49" not in re.sub(r"[\d.]*49[\d.]*", "", shown.text.replace(NASTY, ""))


def evidence_in(text: str) -> list[list[Any]]:
    """The pieces of evidence in a page."""
    return [json.loads(zlib.decompress(base64.b64decode(piece))) for piece in re.findall(r"class=evidence>([^<]*)<", text)]


def test_nasty_evidence_stays_data() -> None:
    text = build(samples.results(nasty()))
    ((case,),) = evidence_in(text)
    assert NASTY in case["steps"][0]["log"][0][0]


def test_evidence_is_packed_some_dozens_together() -> None:
    runs = [samples.run(f"s{n}") for n in range(drawing.TOGETHER + 5)]
    text = build(samples.results(*runs))
    assert [len(piece) for piece in evidence_in(text)] == [drawing.TOGETHER, 5]
    assert f"const TOGETHER = {drawing.TOGETHER};" in text  # the script looks for them so


def test_the_size_of_a_scenario_in_the_page() -> None:
    one, many = (len(build(samples.results(*[samples.run(f"s{n}") for n in range(count)])).encode()) for count in (1, 101))
    assert (many - one) / 100 < 4500


def test_every_phrase_stands_in_the_report_with_a_line_that_says_it() -> None:
    from reports import phrasebook  # noqa: PLC0415

    parts = phrasebook.sections(())
    ids = [entry.id for _, entries in parts for entry in entries]
    assert len(ids) == len(set(ids)) > 200 and all(entry.said is None for _, entries in parts for entry in entries)
    assert all(entry.wording.en and entry.wording.ja for _, entries in parts for entry in entries)
    assert all(title.en != title.ja for title, _ in parts)
