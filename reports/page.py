"""The page: one HTML file that needs nothing else, made from results by the Jinja templates in ``reports/templates``."""

from __future__ import annotations

import base64
import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from reports import coverage, documents, drawing, editions, rules, wordings
from reports.documents import Both, Document
from reports.results import Case, Results
from reports.rules import Book, bare, order
from reports.settings import OLD_EDITION, Settings
from steps.published import StepRun

TEMPLATES = Path(__file__).parent / "templates"

SHOWN_FAILURES = 50
"""So many failures are told in full at the top; all of them stand among the scenarios."""

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
    "not testable": ("–", Both("not testable", "検証対象外")),
}

VERDICTS: dict[str, tuple[str, Both]] = {
    "passed": ("✓", Both("All rulings hold", "すべての裁定が成り立つ")),
    "failed": ("✗", Both("Not all rulings hold", "成り立たない裁定がある")),
    "incomplete": ("△", Both("Incomplete: this run proves nothing as a whole", "不完全：この実行だけでは全体の結論を出せない")),
    "empty": ("?", Both("No scenario was run: this is not a pass", "シナリオが1つも実行されていない：合格ではない")),
}


def groups_of(cases: Iterable[Case], book: Book) -> list[tuple[str, Both, list[Case]]]:
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
    environment.filters |= {"json": _script_json, "bare": bare}
    environment.globals |= {
        "statuses": STATUSES,
        "rule_statuses": RULE_STATUSES,
        "ruling_statuses": RULING_STATUSES,
        "verdicts": VERDICTS,
        "lines_of": lines_of,
        "tagged": coverage.tagged,
        "zone_words": {name: [words.en, words.ja] for name, words in wordings.ZONES.items()},
        "old_edition": OLD_EDITION,
        "standings": editions.STANDINGS,
        "moves": editions.MOVES,
    }
    return environment


def _context(results: Results, settings: Settings, known: tuple[Document, ...]) -> dict[str, Any]:
    book = rules.book()
    reports = coverage.rules_of(results, book)
    named = {number for number, report in reports.items() if report.claimed_by or report.seen_by or report.applied_in}
    named |= {bare(key) for case in results.cases for step in case.run.steps for key in step.rules}
    named |= {number for document in known for ruling in document.rulings for number in ruling.rules}
    failures = list(results.failures())
    style, script = _file("style.css"), _file("script.js")
    started = datetime.fromisoformat(results.about.started)

    def source_link(file: str, line: int) -> str:
        return settings.file_link.format(file=file, line=line, commit=results.about.commit) if settings.file_link else ""

    return {
        "results": results,
        "about": results.about,
        "book": book,
        "settings": settings,
        "links": lambda number: book.links(number, settings),
        "source_link": source_link,
        "rule_links": {number: [links.en, links.ja] for number in sorted(named, key=order) if (links := book.links(number, settings))},
        "claimed": [report for report in reports.values() if report.claimed_by],
        "claim_counts": Counter(report.status for report in reports.values() if report.claimed_by),
        "chapters": coverage.chapters_of(reports),
        "documents": coverage.documents_of(results, known),
        "ruling_links": {ruling.id: ruling.link or document.link for document in known for ruling in document.rulings},
        "editions": editions.editions_of(reports, results.cases),
        "number_then": lambda number: editions.number_then(number, results.about.edition),
        "loose": coverage.loose_ends(results, reports, known),
        "groups": groups_of(results.cases, book),
        "cases_by_slug": {case.run.slug: case for case in results.cases},
        "failures": failures[:SHOWN_FAILURES],
        "more_failures": len(failures) - SHOWN_FAILURES,
        "pieces": drawing.compressed(results.cases),
        "style": style,
        "script": script,
        "style_hash": _hash(style),
        "script_hash": _hash(script),
        "started": started,
    }


def build(results: Results, settings: Settings, known: tuple[Document, ...] | None = None) -> Iterator[str]:
    """The page, piece by piece. ``known``: the source documents, read from their files if not given. Raises DocumentError."""
    context = _context(results, settings, documents.read_all() if known is None else known)
    yield from _environment().get_template("page.html").generate(context)
