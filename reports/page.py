"""The page: one HTML file that needs nothing else, made from results by the Jinja templates in ``reports/templates``."""

from __future__ import annotations

import base64
import hashlib
import heapq
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from reports import coverage, documents, drawing, editions, engines, front, phrasebook, plots, raising, rules, wordings
from reports.coverage import DocumentReport, RuleReport
from reports.documents import Both, Document
from reports.engines import EngineReport, Played
from reports.plots import Past
from reports.results import Case, Results
from reports.rules import Book, bare, order
from reports.settings import EDITION, OLD_EDITION, Settings
from steps.published import StepRun

TEMPLATES = Path(__file__).parent / "templates"

SHOWN_FAILURES = 50
"""So many failures are told in full at the top; all of them stand among the scenarios."""

SHOWN_REFERENCES = 6
"""So many scenarios are listed with a rule or a ruling; a link leads to all of them."""

SHOWN_FAILING = 3
"""So many scenarios that fail without a part of a rule are named."""

SHOWN_LOOSE = 50
"""So many loose ends of a kind are named."""

SHOWN_OPEN = 20
"""With more differences than these their list is closed until somebody opens it."""

SHOWN_SLOWEST = 10
"""So many scenarios are named as those that took longest."""

SHOWN_REASONS = 30
"""So many reasons why another engine can't play scenarios are told."""

SCRIPTS = ("start.js", "evidence.js", "board.js", "find.js")

STATUSES: dict[str, tuple[str, Both]] = {
    "passed": ("✓", Both("passed", "合格")),
    "failed": ("✗", Both("failed", "不合格")),
    "error": ("‼", Both("error", "エラー")),
    "not compared": ("≈", Both("not compared", "未比較")),
    "unexercised": ("∅", Both("claim not exercised", "主張したルールが未適用")),
    "unsupported": ("△", Both("unsupported", "未対応")),
    "skipped": ("»", Both("skipped", "スキップ")),
    "not run": ("–", Both("not run", "未実行")),
    "missing": ("?", Both("never finished", "未完了")),
}
"""Each status by a sign and a word, worst of all never by its colour alone."""

RULE_STATUSES: dict[str, tuple[str, Both]] = {
    "proven": ("◆", Both("proven", "立証済み")),
    "partly proven": ("◈", Both("partly proven", "一部立証")),
    "exercised": ("✓", Both("exercised", "適用を確認")),
    "not compared": ("≈", Both("not compared", "未比較")),
    "claimed only": ("✗", Both("claimed only", "主張のみ")),
    "applied only": ("○", Both("applied, not claimed", "適用のみ（主張なし）")),
    "not covered": ("·", Both("not covered", "未対象")),
    "not testable": ("–", Both("not testable", "検証対象外")),
}

RULING_STATUSES: dict[str, tuple[str, Both]] = {
    "shown": ("✓", Both("shown", "検証済み")),
    "failing": ("✗", Both("failing", "不合格")),
    "not compared": ("≈", Both("not compared", "未比較")),
    "not yet": ("○", Both("not yet", "未着手")),
    "undetermined": ("?", Both("undetermined", "ルール上未確定")),
    "not testable": ("–", Both("not testable", "検証対象外")),
}

VERDICTS: dict[str, tuple[str, Both]] = {
    "passed": ("✓", Both("All rulings hold", "すべての裁定が成り立つ")),
    "failed": ("✗", Both("Not all rulings hold", "成り立たない裁定がある")),
    "incomplete": ("△", Both("Incomplete: this run proves nothing as a whole", "不完全：この実行だけでは全体の結論を出せない")),
    "empty": ("?", Both("No scenario was run: this is not a pass", "シナリオが1つも実行されていない：合格ではない")),
    "compared": ("⇄", Both("Other engines alone were run: no verdict on the rulings", "他のエンジンだけの実行：裁定についての結論はない")),
}

OUTCOMES: dict[str, tuple[str, Both]] = {
    "pass": ("✓", Both("pass", "合格")),
    "cured": ("✓", Both("pass, cured", "合格（解消）")),
    "known": ("≠", Both("fail, known", "不合格（既知）")),
    "new": ("✗", Both("fail, new", "不合格（新規）")),
    "fail": ("✗", Both("fail", "不合格")),
    "unsupported": ("△", Both("unsupported", "未対応")),
    "error": ("‼", Both("error", "エラー")),
}
"""What a scenario came to on another engine; a fail by whether the difference is known, a pass by whether it was one."""

RULE_OUTCOMES: dict[str, tuple[str, Both]] = {
    "keeps": ("✓", Both("keeps it", "従う")),
    "differs": ("≠", Both("does otherwise", "異なる")),
    "new difference": ("✗", Both("does otherwise, not looked up yet", "異なる（未調査）")),
    "not shown": ("△", Both("not shown", "示されていない")),
}
"""What another engine makes of a rule."""


Groups = list[tuple[str, Both, list[Case]]]
"""Number, heading, scenarios."""


def groups_of(cases: Iterable[Case], book: Book) -> Groups:
    """Scenarios under the rule, keyword or section of their first claim (or reference), in the book's order; "" for those without."""
    grouped: dict[str, list[Case]] = {}
    for case in cases:
        numbers = [*case.run.claims, *coverage.tagged(case, "see")]
        grouped.setdefault(_place(bare(numbers[0]), book) if numbers else "", []).append(case)
    return [(number, book.title(number), found) for number, found in sorted(grouped.items(), key=lambda item: order(item[0]))]


def _place(number: str, book: Book) -> str:
    """Under which number a rule's scenarios stand: the nearest heading below the chapter, 702.152 for 702.152a."""
    return next((rule.number for rule in (book.get(number), *reversed(book.above(number)[1:])) if rule.heading), number)


def lines_of(step: StepRun, language: str) -> list[tuple[str, str, str]]:
    """How a line is said: (language, keyword, text), the original as it was written, and the other language if it can be told."""
    other = "en" if language == "ja" else "ja"
    told = dict(step.told).get(other, "")
    keyword = wordings.step_keyword(step.keyword, step.kind)
    lines = [(language, step.keyword.strip(), step.text)]
    return [*lines, (other, getattr(keyword, other), told)] if told else lines


def plain(text: str) -> Markup:
    """Text that may stand between tags, with no more escaped than has to be: quotes stand in almost every line of a scenario."""
    return Markup(str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))  # noqa: S704  (nothing of HTML is left)


def _script_json(data: Any) -> Markup:
    """JSON that may stand in a script element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e"))  # noqa: S704  (nothing of HTML is left)


def _file(name: str) -> Markup:
    return Markup((TEMPLATES / name).read_text(encoding="utf-8"))  # noqa: S704  (our own file)


def _hash(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode('utf-8')).digest()).decode('ascii')}"


class _Loader(FileSystemLoader):
    """Loads templates without the indentation that makes them readable: in a page of thousands of scenarios it weighs more than they do."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        source, name, fresh = super().get_source(environment, template)
        return "\n".join(line.strip() for line in source.splitlines()), name, fresh


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=_Loader(TEMPLATES, encoding="utf-8"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"json": _script_json, "bare": bare, "plain": plain}
    environment.globals |= {
        "statuses": STATUSES,
        "rule_statuses": RULE_STATUSES,
        "ruling_statuses": RULING_STATUSES,
        "verdicts": VERDICTS,
        "outcomes": OUTCOMES,
        "rule_outcomes": RULE_OUTCOMES,
        "lines_of": lines_of,
        "tagged": coverage.tagged,
        "zone_words": {name: [words.en, words.ja] for name, words in wordings.ZONES.items()},
        "old_edition": OLD_EDITION,
        "standings": editions.STANDINGS,
        "moves": editions.MOVES,
        "bar_names": plots.NAMES,
        "shown_references": SHOWN_REFERENCES,
        "shown_failing": SHOWN_FAILING,
        "shown_loose": SHOWN_LOOSE,
        "shown_reasons": SHOWN_REASONS,
        "shown_open": SHOWN_OPEN,
    }
    return environment


def _named(cases: Iterable[Case], reports: Mapping[str, RuleReport], known: Iterable[Document]) -> list[str]:
    """Every rule that the page names with a link."""
    named = {number for number, report in reports.items() if report.listed or report.seen_by or report.applied_in}
    named |= {bare(key) for case in cases for step in case.run.steps for key in step.rules}
    named |= {number for document in known for ruling in document.rulings for number in ruling.rules}
    book = rules.book()
    named |= {above.number for number in named for above in book.above(number)}
    return sorted(named, key=order)


def _numbers(named: Iterable[str], book: Book, settings: Settings) -> str:
    """What the script says of each rule: both links and both headings."""
    found = {}
    for number in named:
        links, title = book.links(number, settings), book.title(number)
        found[number] = [links.en, links.ja, title.en, title.ja]
    return drawing.packed(found)


def _engine_options(others: Iterable[EngineReport]) -> Iterator[tuple[str, str, str, int]]:
    differ = {it.slug for report in others for it in report.of("known", "new")}
    if differ:
        yield "any:differs", "any: does otherwise", "いずれか：異なる", len(differ)
    for report in others:
        counts = Counter(it.word for it in report.played.values())
        for word, (_, words) in OUTCOMES.items():
            if counts[word]:
                yield f"{report.name}:{word}", f"{report.name}: {words.en}", f"{report.name}：{words.ja}", counts[word]


def _options(
    groups: Groups, shown: Iterable[DocumentReport], cases: Iterable[Case], others: Iterable[EngineReport]
) -> dict[str, list[tuple[str, str, str, int]]]:
    """What the filters offer: value, in English, in Japanese, how many scenarios."""
    played = Counter(case.run.edition for case in cases if case.run.edition and case.run.edition != EDITION)
    return {
        "engine_options": list(_engine_options(others)),
        "group_options": [(at, f"{at} {title.en}", f"{at} {title.ja}", len(found)) for at, title, found in groups if at],
        "source_options": [
            (report.document.key, report.document.title.en, report.document.title.ja, len(slugs))
            for report in shown
            if (slugs := {case.run.slug for ruling in report.rulings for case in ruling.cases})
        ],
        "edition_options": [(edition, edition, edition, n) for edition, n in sorted(played.items())],
    }


def _sources_of(shown: Iterable[DocumentReport]) -> dict[str, list[str]]:
    """The documents of each scenario, by slug."""
    found: dict[str, dict[str, None]] = {}
    for report in shown:
        for ruling in report.rulings:
            for case in ruling.cases:
                found.setdefault(case.run.slug, {})[report.document.key] = None
    return {slug: list(keys) for slug, keys in found.items()}


def _context(results: Results, settings: Settings, known: tuple[Document, ...], past: Sequence[Past]) -> dict[str, Any]:
    book, others = rules.book(), engines.reports_of(results)
    cases = results.cases or tuple({case.run.slug: case for report in others for case in report.run.cases}.values())
    reports = coverage.rules_of(results, book, others)
    documents_shown = coverage.documents_of(results, known)
    chapters = coverage.chapters_of(reports)
    groups = groups_of(cases, book)
    listed = [case for _, _, found in groups for case in found]
    played = {case.run.slug: _played(case, others) for case in cases} if others else {}
    elsewhere = [it.case for case in listed for it in played.get(case.run.slug, ()) if it.at and results.judged]
    failures = list(results.failures())
    style, script = _file("style.css"), Markup("\n").join(_file(f"script/{name}") for name in SCRIPTS)

    def source_link(file: str, line: int) -> str:
        return settings.file_link.format(file=file, line=line, commit=results.about.commit) if settings.file_link else ""

    return {
        "results": results,
        "verdict": results.verdict,
        "about": results.about,
        "book": book,
        "settings": settings,
        "links": lambda number: book.links(number, settings),
        "source_link": source_link,
        "number_piece": _numbers(_named(cases, reports, known), book, settings),
        "counted": results.proofs.counted if results.proofs else None,
        "raising": raising.read(),
        "parts": rules.parts(),
        "front": front.items(results, reports),
        "claimed": [report for report in reports.values() if report.claimed_by],
        "listed": [report for report in reports.values() if report.listed],
        "claim_counts": Counter(report.status for report in reports.values() if report.claimed_by),
        "book_counts": Counter(report.status for report in reports.values()),
        "chapters": chapters,
        "phrasebook": phrasebook.sections(cases),
        "bars": list(plots.bars(chapters, RULE_STATUSES)),
        "history": plots.history([*past, plots.now(results)]) if past else None,
        "documents": documents_shown,
        "sources_of": _sources_of(documents_shown),
        "ruling_links": {ruling.id: ruling.link or document.link for document in known for ruling in document.rulings},
        "editions": editions.editions_of(reports, results.cases),
        "number_then": lambda number: editions.number_then(number, results.about.edition),
        "loose": coverage.loose_ends(results, reports, known),
        "groups": groups,
        "others": others,
        "played_of": played,
        "mechanics": engines.by_group(others, groups),
        **_options(groups, documents_shown, cases, others),
        "cases_by_slug": {case.run.slug: case for case in cases},
        "failures": failures[:SHOWN_FAILURES],
        "more_failures": len(failures) - SHOWN_FAILURES,
        "slowest": heapq.nlargest(SHOWN_SLOWEST, results.cases, key=lambda case: case.run.seconds),
        "pieces": drawing.compressed([*listed, *elsewhere]),
        "style": style,
        "script": script,
        "style_hash": _hash(style),
        "script_hash": _hash(script),
        "started": datetime.fromisoformat(results.about.started),
    }


def _played(case: Case, others: Iterable[EngineReport]) -> list[Played]:
    return [report.played[case.run.slug] for report in others if case.run.slug in report.played]


def build(
    results: Results, settings: Settings, known: tuple[Document, ...] | None = None, past: Sequence[Past] = ()
) -> Iterator[str]:
    """The page, piece by piece. What it shows is worked out at once, and drawing the evidence has begun. Raises DocumentError.

    ``known``: the source documents, read from their files if not given. ``past``: earlier runs, oldest first.
    """
    context = _context(results, settings, documents.read_all() if known is None else known, past)
    return _environment().get_template("page.html").generate(context)
